// What makes work across shards atomic (estate contract, section 5): one immutable checkpoint of
// the relationship directory and one bounded record for each participant shard. A cut of twelve
// million members has 8,192 of them, never twelve million entries.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/base/index.h"
#include "engine/estate/projection_numbering.h"

namespace estate {

// Names a checkpoint of the relationship directory and its content.
struct CheckpointRef {
    std::uint64_t epoch = 0;  // the first is 1
    Digest root;
    bool operator==(const CheckpointRef&) const = default;
};

enum class CutKind : std::uint8_t { snapshot, failover, migration };
[[nodiscard]] std::string_view cutKindName(CutKind kind);

struct CutParticipant {
    ShardIndex shard;
    std::uint64_t members = 0;  // concrete volumes, > 0
    Digest selector;            // selectorDigest() of them
    bool operator==(const CutParticipant&) const = default;
};

// From where an operation's closure is resolved, so that the directory can tell its members again
// after a restart. A gang's cut has none: its members are the gang's.
struct CutSelection {
    std::vector<std::string> volumes;  // seeds
    std::vector<std::string> regions;  // every volume homed there is a seed
    bool everything = false;           // every volume is
    bool overDatabases = false;
    bool overApplications = false;
    bool operator==(const CutSelection&) const = default;
};

struct CutManifest {
    std::string operation;  // an id, used once
    CutKind kind = CutKind::snapshot;
    CheckpointRef checkpoint;
    std::vector<CutParticipant> participants;                          // ascending by shard
    [[nodiscard]] const CutParticipant* find(ShardIndex shard) const;  // null: not in it
    [[nodiscard]] std::uint64_t members() const;
    [[nodiscard]] Digest digest() const;
    bool operator==(const CutManifest&) const = default;
};

// SHA-256 over concrete ranges, ascending; ranges that touch count as one, so that the digest
// depends on the members only and not on how they were grouped. Overlap is a broken invariant.
[[nodiscard]] Digest selectorDigest(std::span<const OrdinalRange> ascending);

// What can be refused without the directory: no participant (emptyManifest), one twice
// (duplicateParticipant), zero members (emptyParticipant), a shard beyond the estate's
// (unknownShard), out of order (badInput), an operation that is no id (badInput).
[[nodiscard]] Result<void> checkManifest(const CutManifest& manifest, std::uint32_t regionCount);

// The manifest's participants against those that hold members, both ascending by shard:
// incompleteManifest (one is missing), unknownShard (one holds no member), wrongMemberCount,
// wrongSelector.
[[nodiscard]] Result<void> checkParticipants(const CutManifest& manifest,
                                             std::span<const CutParticipant> expected);

// A participant's promise to hold its cut: tied to a round of preparation, to the checkpoint and to
// the shard's local revision, which the cut captured.
struct CutToken {
    ShardIndex shard;
    std::uint64_t round = 0;
    CheckpointRef checkpoint;
    std::uint64_t revision = 0;
    [[nodiscard]] Digest digest(std::string_view operation) const;
    bool operator==(const CutToken&) const = default;
};

}  // namespace estate
