// What an estate's directory has become beyond the edges of the projection and its graph, which its
// source says again: enough to build the same directory anew, partition by partition.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/digest.h"
#include "engine/directory/relationship.h"
#include "engine/estate/cut_manifest.h"

namespace estate {

// Of the catalog: it was added for a database or consistency group.
struct HistoricEdge {
    static constexpr std::uint32_t nobody = Index<void>::none;
    RelationshipEdge edge;
    std::uint32_t owner = nobody;  // index of whose it is now; volumeConsistency: of a group
    std::uint64_t removedAt = 0;   // its partition's HWM then; 0: it is there
    bool operator==(const HistoricEdge&) const = default;
};

struct HistoricCheckpoint {
    CheckpointRef ref;
    std::uint32_t volumeCount = 0;
    // What partitions have got since, ascending; the others stand where they stood.
    std::vector<std::pair<PartitionIndex, std::uint64_t>> behind;
    std::vector<std::string> holders;  // ascending
    bool operator==(const HistoricCheckpoint&) const = default;
};

struct DirectoryHistory {
    std::vector<HistoricEdge> edges;              // ids from firstEventEdge on, without a gap
    std::vector<HistoricCheckpoint> checkpoints;  // those that are kept, ascending by epoch
    Digest root;                                  // of the directory as it is
    bool operator==(const DirectoryHistory&) const = default;
};

}  // namespace estate
