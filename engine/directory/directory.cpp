#include "engine/directory/directory.h"

#include <algorithm>
#include <utility>

#include "engine/base/wide.h"

namespace estate {

namespace {

const std::vector<EdgeRef> noEdges;

// An application may use a database where the estate has no environments (estates of events).
bool joins(RelationshipKind kind, Population population, bool left)
{
    const EdgeEndpoints ends = endpointsOf(kind);
    if (kind == RelationshipKind::environmentUsesDatabase && left &&
        population == Population::application)
        return true;
    return population == (left ? ends.leftPopulation : ends.rightPopulation);
}

tl::unexpected<Error> refuseEdge(const RelationshipEdge& edge, const std::string& problem)
{
    const std::string id = std::to_string(edge.id);
    return fail(ErrorCode::badInput, "The edge " + id + " " + problem, {{"edge", id}});
}

std::string named(const RelationshipEnd& end)
{
    return std::string(populationName(end.population)) + " " + std::to_string(end.ordinal);
}

void appendTo(std::vector<std::vector<EdgeRef>>& lists, std::size_t position, const EdgeRef& ref)
{
    if (lists.size() <= position)
        lists.resize(position + 1);
    lists[position].push_back(ref);
}

}  // namespace

DirectoryCheckpoint::DirectoryCheckpoint(CheckpointRef ref,
                                         std::vector<std::uint64_t> highWaterMarks,
                                         std::uint32_t volumeCount)
    : m_ref(ref), m_highWaterMarks(std::make_shared<const std::vector<std::uint64_t>>(
                      std::move(highWaterMarks))),
      m_volumeCount(volumeCount)
{
    ESTATE_ENSURE(m_highWaterMarks->size() == directoryPartitions);
}

RelationshipDirectory::RelationshipDirectory(std::shared_ptr<const EstateNumbering> numbering)
    : m_numbering(std::move(numbering)), m_partitions(directoryPartitions),
      m_available(directoryPartitions, true)
{
    ESTATE_ENSURE(m_numbering != nullptr);
}

Result<void> RelationshipDirectory::checkEnd(const RelationshipEdge& edge,
                                             const RelationshipEnd& end, bool left) const
{
    if (!joins(edge.kind, end.population, left))
        return refuseEdge(edge, "has " + named(end) + " at an end where its kind has none.");
    if (end.ordinal >= m_numbering->ordinals(end.population))
        return refuseEdge(edge, "ends at " + named(end) + ", which the estate does not have.");
    const RegionIndex region =
        m_numbering->regionOf(m_numbering->nodeOf(end.population, end.ordinal));
    if (end.region != region)
        return refuseEdge(
            edge, "puts " + named(end) + " into region number " + std::to_string(end.region.value) +
                      ", but it belongs to number " + std::to_string(region.value) + ".");
    return {};
}

Result<void> RelationshipDirectory::add(const RelationshipEdge& edge)
{
    if (edge.count == 0 || !checkedAdd(edge.id, edge.count))
        return refuseEdge(edge, "has a count of zero, or one that leaves 64 bits.");
    if (auto valid = checkEnd(edge, edge.left, true); !valid)
        return valid;
    if (auto valid = checkEnd(edge, edge.right, false); !valid)
        return valid;
    const PartitionIndex partition = partitionOf(edge.id);
    if (auto answers = checkAvailable(partition); !answers)
        return answers;
    const auto slot = m_partitions[partition.value].add(edge);
    if (!slot)
        return tl::unexpected(slot.error());
    indexEdge(edge, {partition, *slot});
    changed(partition);
    return {};
}

Result<void> RelationshipDirectory::remove(std::uint64_t edgeId)
{
    const PartitionIndex partition = partitionOf(edgeId);
    if (auto answers = checkAvailable(partition); !answers)
        return answers;
    if (auto slot = m_partitions[partition.value].remove(edgeId); !slot)
        return tl::unexpected(slot.error());
    changed(partition);
    return {};
}

void RelationshipDirectory::indexEdge(const RelationshipEdge& edge, const EdgeRef& ref)
{
    const Node left = m_numbering->nodeOf(edge.left.population, edge.left.ordinal);
    const Node right = m_numbering->nodeOf(edge.right.population, edge.right.ordinal);
    const auto add = [&](const Node& node) {
        appendTo(m_refsAt[static_cast<std::size_t>(node.population)], node.representative, ref);
    };
    add(left);
    if (right != left)
        add(right);
    appendTo(m_refsIn, edge.left.region.value, ref);
    if (edge.crossRegion())
        appendTo(m_refsIn, edge.right.region.value, ref);
}

void RelationshipDirectory::changed(PartitionIndex partition)
{
    m_chunks.changed(partition.value);
}

void RelationshipDirectory::setAvailable(PartitionIndex partition, bool available)
{
    ESTATE_ENSURE(partition.value < directoryPartitions);
    m_available[partition.value] = available;
}

bool RelationshipDirectory::available(PartitionIndex partition) const
{
    ESTATE_ENSURE(partition.value < directoryPartitions);
    return m_available[partition.value];
}

Result<void> RelationshipDirectory::checkAvailable(PartitionIndex partition) const
{
    if (available(partition))
        return {};
    const std::string name = std::to_string(partition.value);
    return fail(ErrorCode::partitionUnavailable,
                "Partition " + name +
                    " of the relationship directory does not answer. Work that needs none of its "
                    "edges goes on; try this again when it is back.",
                {{"partition", name}});
}

Digest RelationshipDirectory::root() const
{
    return m_chunks.root(directoryRootDomain, directoryPartitions,
                         [this](Hasher& hasher, std::size_t partition) {
                             hasher.put(m_partitions[partition].highWaterMark())
                                 .put(m_partitions[partition].digest());
                         });
}

DirectoryCheckpoint RelationshipDirectory::present() const
{
    std::vector<std::uint64_t> highWaterMarks;
    highWaterMarks.reserve(directoryPartitions);
    for (const DirectoryPartition& partition : m_partitions)
        highWaterMarks.push_back(partition.highWaterMark());
    return {CheckpointRef{m_epoch + 1, root()}, std::move(highWaterMarks),
            m_numbering->volumeCount()};
}

std::shared_ptr<const DirectoryCheckpoint> RelationshipDirectory::takeCheckpoint()
{
    auto taken = std::make_shared<const DirectoryCheckpoint>(present());
    ++m_epoch;
    m_kept.emplace(m_epoch, Kept{taken, {}});
    dropUnheld();
    return taken;
}

void RelationshipDirectory::keep(DirectoryCheckpoint checkpoint, std::set<std::string> holders)
{
    ESTATE_ENSURE(checkpoint.ref().epoch > m_epoch);
    m_epoch = checkpoint.ref().epoch;
    m_kept.emplace(m_epoch, Kept{std::make_shared<const DirectoryCheckpoint>(std::move(checkpoint)),
                                 std::move(holders)});
}

// Only the last but one can have become droppable by a new checkpoint; others lost their last
// holder in release().
void RelationshipDirectory::dropUnheld()
{
    if (m_kept.size() < 2)
        return;
    const auto before = std::prev(m_kept.end(), 2);
    if (before->second.holders.empty())
        m_kept.erase(before);
}

std::shared_ptr<const DirectoryCheckpoint> RelationshipDirectory::lastCheckpoint() const
{
    return m_kept.empty() ? nullptr : m_kept.rbegin()->second.checkpoint;
}

Result<std::shared_ptr<const DirectoryCheckpoint>>
RelationshipDirectory::checkpoint(const CheckpointRef& ref) const
{
    const auto found = m_kept.find(ref.epoch);
    if (found == m_kept.end())
        return fail(ErrorCode::wrongCheckpoint,
                    "The directory keeps no checkpoint of epoch " + std::to_string(ref.epoch) +
                        ". Take a new one and plan again.",
                    {{"epoch", std::to_string(ref.epoch)}});
    if (found->second.checkpoint->ref() != ref)
        return fail(ErrorCode::wrongCheckpoint,
                    "The checkpoint of epoch " + std::to_string(ref.epoch) + " has the root " +
                        found->second.checkpoint->ref().root.brief() + ", not " + ref.root.brief() +
                        ".",
                    {{"epoch", std::to_string(ref.epoch)}});
    return found->second.checkpoint;
}

Result<void> RelationshipDirectory::retain(const CheckpointRef& ref, const std::string& holder)
{
    if (auto kept = checkpoint(ref); !kept)
        return tl::unexpected(kept.error());
    m_kept.at(ref.epoch).holders.insert(holder);
    return {};
}

void RelationshipDirectory::release(const CheckpointRef& ref, const std::string& holder)
{
    const auto found = m_kept.find(ref.epoch);
    if (found == m_kept.end() || found->second.checkpoint->ref() != ref)
        return;
    found->second.holders.erase(holder);
    if (found->second.holders.empty() && std::next(found) != m_kept.end())
        m_kept.erase(found);
}

std::vector<std::shared_ptr<const DirectoryCheckpoint>>
RelationshipDirectory::keptCheckpoints() const
{
    std::vector<std::shared_ptr<const DirectoryCheckpoint>> kept;
    for (const auto& [epoch, entry] : m_kept)
        kept.push_back(entry.checkpoint);
    return kept;
}

std::vector<std::string> RelationshipDirectory::holdersOf(const CheckpointRef& ref) const
{
    const auto found = m_kept.find(ref.epoch);
    if (found == m_kept.end() || found->second.checkpoint->ref() != ref)
        return {};
    return {found->second.holders.begin(), found->second.holders.end()};
}

const DirectoryPartition& RelationshipDirectory::partition(PartitionIndex partition) const
{
    ESTATE_ENSURE(partition.value < directoryPartitions);
    return m_partitions[partition.value];
}

const RelationshipEdge& RelationshipDirectory::edge(const EdgeRef& ref) const
{
    return partition(ref.partition).edge(ref.slot);
}

const std::vector<EdgeRef>& RelationshipDirectory::edgesAt(const Node& node) const
{
    const auto& lists = m_refsAt[static_cast<std::size_t>(node.population)];
    return node.representative < lists.size() ? lists[node.representative] : noEdges;
}

const std::vector<EdgeRef>& RelationshipDirectory::edgesIn(RegionIndex region) const
{
    return region.value < m_refsIn.size() ? m_refsIn[region.value] : noEdges;
}

bool RelationshipDirectory::visible(const EdgeRef& ref, const DirectoryCheckpoint& at) const
{
    return partition(ref.partition).visible(ref.slot, at.highWaterMark(ref.partition));
}

Result<std::vector<RelationshipEdge>>
RelationshipDirectory::edgesOf(const Node& node, const DirectoryCheckpoint& at) const
{
    std::vector<RelationshipEdge> edges;
    for (const EdgeRef& ref : edgesAt(node)) {
        if (!visible(ref, at))
            continue;
        if (auto answers = checkAvailable(ref.partition); !answers)
            return tl::unexpected(answers.error());
        edges.push_back(edge(ref));
    }
    std::sort(edges.begin(), edges.end(),
              [](const RelationshipEdge& a, const RelationshipEdge& b) { return a.id < b.id; });
    return edges;
}

}  // namespace estate
