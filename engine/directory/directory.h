// The one logical relationship directory (estate contract, section 3): 4,096 authoritative
// partitions, every edge in exactly one, and immutable checkpoints over all of them.
//
// A partition can be unavailable. Then mutations of it, and questions that need an edge of it, fail
// closed with ErrorCode::partitionUnavailable, whose field "partition" names it; everything else
// goes on.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/base/chunk_digests.h"
#include "engine/directory/numbering.h"
#include "engine/directory/partition.h"
#include "engine/estate/cut_manifest.h"

namespace estate {

// Immutable. Names what every partition held: edges that were added at or below its HWM and not
// removed there.
class DirectoryCheckpoint {
public:
    DirectoryCheckpoint(CheckpointRef ref, std::vector<std::uint64_t> highWaterMarks);
    [[nodiscard]] const CheckpointRef& ref() const;
    [[nodiscard]] std::uint64_t highWaterMark(PartitionIndex partition) const;
};

// Where an edge stands in the directory.
struct EdgeRef {
    PartitionIndex partition;
    std::uint32_t slot = 0;
};

class RelationshipDirectory {
public:
    explicit RelationshipDirectory(std::shared_ptr<const EstateNumbering> numbering);

    // Refused: an id that was ever used (duplicateId); ends outside their population or in another
    // region than they belong to, zero count (badInput); an unavailable partition.
    [[nodiscard]] Result<void> add(const RelationshipEdge& edge);
    [[nodiscard]] Result<void> remove(std::uint64_t edgeId);

    void setAvailable(PartitionIndex partition, bool available);
    [[nodiscard]] bool available(PartitionIndex partition) const;

    // Over the exact vector of HWMs and partition digests; costs the partitions that changed.
    [[nodiscard]] Digest root() const;
    // One epoch more each time, whatever changed. Kept while somebody retains it or it is the last.
    std::shared_ptr<const DirectoryCheckpoint> takeCheckpoint();
    [[nodiscard]] std::shared_ptr<const DirectoryCheckpoint> lastCheckpoint() const;  // or null
    // ErrorCode::wrongCheckpoint when the epoch is not kept, or its root is another.
    [[nodiscard]] Result<std::shared_ptr<const DirectoryCheckpoint>>
    checkpoint(const CheckpointRef& ref) const;
    // A holder ("cut <operation>", "region r017", "proposal ...") keeps a checkpoint alive.
    [[nodiscard]] Result<void> retain(const CheckpointRef& ref, const std::string& holder);
    void release(const CheckpointRef& ref, const std::string& holder);
    [[nodiscard]] std::vector<std::shared_ptr<const DirectoryCheckpoint>> keptCheckpoints() const;

    [[nodiscard]] const EstateNumbering& numbering() const;
    [[nodiscard]] const DirectoryPartition& partition(PartitionIndex partition) const;
    [[nodiscard]] const RelationshipEdge& edge(const EdgeRef& ref) const;
    // Of all time, in the order in which they were added; filter with visible().
    [[nodiscard]] const std::vector<EdgeRef>& edgesAt(const Node& node) const;
    [[nodiscard]] const std::vector<EdgeRef>& edgesIn(RegionIndex region) const;  // either end
    [[nodiscard]] bool visible(const EdgeRef& ref, const DirectoryCheckpoint& at) const;
    // Edges of a thing at a checkpoint, by id. Fails closed.
    [[nodiscard]] Result<std::vector<RelationshipEdge>>
    edgesOf(const Node& node, const DirectoryCheckpoint& at) const;
};

}  // namespace estate
