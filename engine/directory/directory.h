// The one logical relationship directory (estate contract, section 3): 4,096 authoritative
// partitions, every edge in exactly one, and immutable checkpoints over all of them.
//
// A partition can be unavailable. Then mutations of it, and questions that need an edge of it, fail
// closed with ErrorCode::partitionUnavailable, whose field "partition" names it; everything else
// goes on.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/chunk_digests.h"
#include "engine/directory/numbering.h"
#include "engine/directory/partition.h"
#include "engine/estate/cut_manifest.h"

namespace estate {

// Immutable, and cheap to copy. Names what every partition held: edges that were added at or below
// its HWM and not removed there.
class DirectoryCheckpoint {
public:
    // `volumeCount`: records of the numbering then. It only ever grows, and is not part of the
    // root: it bounds what a walk over applications may find.
    DirectoryCheckpoint(CheckpointRef ref, std::vector<std::uint64_t> highWaterMarks,
                        std::uint32_t volumeCount);
    [[nodiscard]] const CheckpointRef& ref() const { return m_ref; }
    [[nodiscard]] std::uint64_t highWaterMark(PartitionIndex partition) const
    {
        return (*m_highWaterMarks)[partition.value];
    }
    [[nodiscard]] std::uint32_t volumeCount() const { return m_volumeCount; }

private:
    CheckpointRef m_ref;
    std::shared_ptr<const std::vector<std::uint64_t>> m_highWaterMarks;
    std::uint32_t m_volumeCount;
};

// Where an edge stands in the directory.
struct EdgeRef {
    PartitionIndex partition;
    std::uint32_t slot = 0;
};

class RelationshipDirectory {
public:
    // Whoever owns the numbering may extend it.
    explicit RelationshipDirectory(std::shared_ptr<const EstateNumbering> numbering);

    // Refused: an id that was ever used (duplicateId); ends of a population that the kind does not
    // join, outside it, or in another region than they belong to, zero count (badInput); an
    // unavailable partition. Ids [id, id + count) are the caller's to keep apart.
    [[nodiscard]] Result<void> add(const RelationshipEdge& edge);
    [[nodiscard]] Result<void> remove(std::uint64_t edgeId);

    void setAvailable(PartitionIndex partition, bool available);
    [[nodiscard]] bool available(PartitionIndex partition) const;
    [[nodiscard]] Result<void> checkAvailable(PartitionIndex partition) const;

    // Over the exact vector of HWMs and partition digests; costs the partitions that changed.
    [[nodiscard]] Digest root() const;
    // What takeCheckpoint() would take now: for looking, kept by nobody.
    [[nodiscard]] DirectoryCheckpoint present() const;
    // One epoch more each time, whatever changed. Kept while somebody retains it or it is the last.
    std::shared_ptr<const DirectoryCheckpoint> takeCheckpoint();
    [[nodiscard]] std::shared_ptr<const DirectoryCheckpoint> lastCheckpoint() const;  // or null
    // ErrorCode::wrongCheckpoint when the epoch is not kept, or its root is another.
    [[nodiscard]] Result<std::shared_ptr<const DirectoryCheckpoint>>
    checkpoint(const CheckpointRef& ref) const;
    // A holder ("cut <operation>", "region r017", "proposal ...") keeps a checkpoint alive; twice
    // is once.
    [[nodiscard]] Result<void> retain(const CheckpointRef& ref, const std::string& holder);
    void release(const CheckpointRef& ref, const std::string& holder);
    [[nodiscard]] std::vector<std::shared_ptr<const DirectoryCheckpoint>> keptCheckpoints() const;
    // One that another directory of this content kept; they come ascending by epoch, and the next
    // one that is taken follows the last.
    void keep(DirectoryCheckpoint checkpoint, std::set<std::string> holders);
    // Who retains it, ascending; empty when nobody does or it is not kept.
    [[nodiscard]] std::vector<std::string> holdersOf(const CheckpointRef& ref) const;

    [[nodiscard]] const EstateNumbering& numbering() const { return *m_numbering; }
    [[nodiscard]] const DirectoryPartition& partition(PartitionIndex partition) const;
    [[nodiscard]] const RelationshipEdge& edge(const EdgeRef& ref) const;
    // Of all time, in the order in which they were added; filter with visible(). Where edges stand
    // is known whether their partitions answer or not; what they say is not.
    [[nodiscard]] const std::vector<EdgeRef>& edgesAt(const Node& node) const;
    [[nodiscard]] const std::vector<EdgeRef>& edgesIn(RegionIndex region) const;  // either end
    [[nodiscard]] bool visible(const EdgeRef& ref, const DirectoryCheckpoint& at) const;
    // Edges of a thing at a checkpoint, by id. Fails closed.
    [[nodiscard]] Result<std::vector<RelationshipEdge>>
    edgesOf(const Node& node, const DirectoryCheckpoint& at) const;

private:
    using Refs = std::vector<EdgeRef>;
    struct Kept {
        std::shared_ptr<const DirectoryCheckpoint> checkpoint;
        std::set<std::string> holders;
    };
    [[nodiscard]] Result<void> checkEnd(const RelationshipEdge& edge, const RelationshipEnd& end,
                                        bool left) const;
    void indexEdge(const RelationshipEdge& edge, const EdgeRef& ref);
    void changed(PartitionIndex partition);
    void dropUnheld();

    std::shared_ptr<const EstateNumbering> m_numbering;
    std::vector<DirectoryPartition> m_partitions;
    std::vector<bool> m_available;
    std::array<std::vector<Refs>, allPopulations.size()> m_refsAt;  // up to the last with edges
    std::vector<Refs> m_refsIn;
    ChunkDigests m_chunks;  // of partitions
    std::uint64_t m_epoch = 0;
    std::map<std::uint64_t, Kept> m_kept;  // by epoch; the last is the last checkpoint
};

}  // namespace estate
