// What belongs together: the volumes that are reachable from seeds over consistency edges, and on
// request over databases and applications, at one checkpoint, resolved to participant shards. Its
// cost follows the closure, not the estate.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/base/error.h"
#include "engine/directory/directory.h"
#include "engine/estate/cut_manifest.h"

namespace estate {

struct ClosureRequest {
    std::vector<VolumeIndex> seeds;  // not empty; given twice counts once
    bool overDatabases = false;      // volumes of one database, databases of one environment
    // A volume's application (where the numbering knows it), all of that one's volumes, and
    // applications that depend on each other.
    bool overApplications = false;
    std::uint64_t nodesMax = 50'000'000;  // named bound; beyond it ErrorCode::overflow
    bool tellWhy = false;                 // of each volume, why it is in: Closure::why
    bool operator==(const ClosureRequest&) const = default;
};

// How a member came in: it is a seed, or the record that it was first met from pulled it in.
enum class MemberTie : std::uint8_t { seed, consistency, database, application };
struct MemberWhy {
    MemberTie tie = MemberTie::seed;
    Node from;  // a volume, an application, a database or an environment; itself for a seed
    bool operator==(const MemberWhy&) const = default;
};

struct Closure {
    CheckpointRef checkpoint;
    std::vector<VolumeIndex> volumes;          // records, ascending
    std::vector<MemberWhy> why;                // of each of them, when it was asked for
    std::vector<CutParticipant> participants;  // ascending by shard; counts are concrete
    std::uint64_t members = 0;                 // concrete volumes
    std::uint64_t nodesVisited = 0;            // records of every population
    std::uint64_t edgesVisited = 0;            // records that it followed, each counted once
    std::uint32_t partitionsRead = 0;          // distinct ones
    // The same volumes participant by participant, ascending within each, and where each ends.
    std::vector<VolumeIndex> byParticipant;
    std::vector<std::uint32_t> participantEnds;
    // Empty of a shard that holds no member.
    [[nodiscard]] std::span<const VolumeIndex> volumesIn(ShardIndex shard) const;
};

// The seeds that a selection names: unknown ids are unknownId with near ones, nothing selected is
// badInput. `catalog` is the estate's that the directory is of.
[[nodiscard]] Result<ClosureRequest> closureRequest(const CutSelection& selection,
                                                    const Catalog& catalog);

// Fails closed: an edge that it needs in an unavailable partition is partitionUnavailable. A seed
// that the checkpoint's estate does not have is unknownId; no seed is badInput. Edges of other
// kinds at a visited record cost a look each.
[[nodiscard]] Result<Closure> resolveClosure(const RelationshipDirectory& directory,
                                             const DirectoryCheckpoint& at,
                                             const ClosureRequest& request);

// What a participant fetches: the concrete ranges of its members, ascending.
[[nodiscard]] std::vector<OrdinalRange> membersOf(const EstateNumbering& numbering,
                                                  const Closure& closure, ShardIndex shard);

// A participant's answer to what it fetched: wrongMemberCount or wrongSelector. Ranges come from
// outside: overlap or disorder is a wrong selector.
[[nodiscard]] Result<void> checkMembers(const CutParticipant& expected,
                                        const std::vector<OrdinalRange>& members);

[[nodiscard]] CutManifest manifestOf(std::string operation, CutKind kind, const Closure& closure);

// The manifest against what the directory says, participant by participant: wrongCheckpoint,
// incompleteManifest, unknownShard (one without members), wrongMemberCount, wrongSelector.
[[nodiscard]] Result<void> checkAgainst(const CutManifest& manifest, const Closure& closure);

}  // namespace estate
