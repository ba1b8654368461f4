// What simulated cuts are made of: a directory at one checkpoint, closures of it, and the shards
// that carry an operation out. Built once and shared by every seed.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/directory/closure.h"
#include "engine/estate/shard_members.h"
#include "engine/federation/dice.h"

namespace estate {

// One operation: who takes part, with which members, and which partitions say so.
struct CutScope {
    CutManifest manifest;
    std::vector<ShardRange> members;         // sorted by shard
    std::vector<PartitionIndex> partitions;  // that the closure was read from, ascending
};

// A snapshot is carried out where its members live; a failover in the region that takes them; a
// migration in both.
[[nodiscard]] std::vector<ShardRange> membersOf(const EstateNumbering& numbering,
                                                const Closure& closure, CutKind kind,
                                                std::uint32_t regionsOn);

class CutWorld {
public:
    // Takes a checkpoint of the directory, which must outlive this.
    explicit CutWorld(RelationshipDirectory& directory);

    [[nodiscard]] const EstateNumbering& numbering() const { return m_directory.numbering(); }
    [[nodiscard]] const CheckpointRef& checkpoint() const { return m_checkpoint->ref(); }
    enum class Width : std::uint8_t { few, regions, whole };
    // The closure of a few volumes, of those of some regions, or of every volume.
    [[nodiscard]] CutScope scope(std::string operation, CutKind kind, Dice& dice,
                                 Width width) const;

private:
    struct Resolved {
        Closure closure;
        std::vector<PartitionIndex> partitions;
    };
    [[nodiscard]] Resolved resolve(std::vector<VolumeIndex> seeds) const;
    [[nodiscard]] std::vector<VolumeIndex> volumesOfSomeRegions(Dice& dice) const;

    RelationshipDirectory& m_directory;
    std::shared_ptr<const DirectoryCheckpoint> m_checkpoint;
    Resolved m_whole;
    std::vector<CutScope> m_wholeScopes;  // by kind, operation empty
};

}  // namespace estate
