// An estate's directory to its history and back.
#include "engine/directory/directory_history.h"

#include <algorithm>
#include <set>

#include "engine/directory/estate_directory.h"

namespace estate {

namespace {

tl::unexpected<Error> damagedHistory(const std::string& problem)
{
    return fail(ErrorCode::damaged, "The directory's history " + problem);
}

// Removed edges of each partition, the next one to go last.
class Removals {
public:
    Removals(const DirectoryHistory& history, RelationshipDirectory& directory)
        : m_directory(directory), m_byPartition(directoryPartitions)
    {
        for (std::size_t i = 0; i < history.edges.size(); ++i)
            if (const std::uint64_t at = history.edges[i].removedAt; at != 0)
                m_byPartition[partitionOf(firstEventEdge + i).value].push_back(
                    {at, firstEventEdge + i});
        for (auto& removals : m_byPartition)
            std::sort(removals.rbegin(), removals.rend());
    }

    // What happened before the partition got another edge.
    [[nodiscard]] Result<void> removeDue(PartitionIndex partition)
    {
        auto& removals = m_byPartition[partition.value];
        while (!removals.empty() &&
               removals.back().first == m_directory.partition(partition).highWaterMark() + 1) {
            if (auto removed = m_directory.remove(removals.back().second); !removed)
                return removed;
            removals.pop_back();
        }
        return {};
    }
    [[nodiscard]] Result<void> removeRest()
    {
        for (std::uint32_t i = 0; i < directoryPartitions; ++i) {
            if (auto removed = removeDue(PartitionIndex(i)); !removed)
                return removed;
            if (!m_byPartition[i].empty())
                return damagedHistory("removes an edge of partition " + std::to_string(i) +
                                      " at a high-water mark that does not come.");
        }
        return {};
    }

private:
    RelationshipDirectory& m_directory;
    std::vector<std::vector<std::pair<std::uint64_t, std::uint64_t>>> m_byPartition;
};

template <typename TableIndex>
void own(std::vector<HistoricEdge>& edges, TableIndex owner, const std::vector<std::uint64_t>& ids)
{
    for (const std::uint64_t id : ids)
        edges[id - firstEventEdge].owner = owner.value;
}

}  // namespace

DirectoryHistory EstateDirectory::history() const
{
    DirectoryHistory history;
    history.edges.reserve(m_nextEdge - firstEventEdge);
    for (std::uint64_t id = firstEventEdge; id < m_nextEdge; ++id) {
        const DirectoryPartition& partition = m_directory.partition(partitionOf(id));
        const auto slot = partition.find(id);
        ESTATE_ENSURE(slot.has_value());
        history.edges.push_back(
            {partition.edge(*slot), HistoricEdge::nobody, partition.removedAt(*slot)});
    }
    for (std::uint32_t i = 0; i < m_databaseEdges.size(); ++i)
        own(history.edges, DatabaseIndex(i), m_databaseEdges[i]);
    for (std::uint32_t i = 0; i < m_groupEdges.size(); ++i)
        own(history.edges, ConsistencyGroupIndex(i), m_groupEdges[i]);
    for (const auto& kept : m_directory.keptCheckpoints()) {
        HistoricCheckpoint checkpoint{
            kept->ref(), kept->volumeCount(), {}, m_directory.holdersOf(kept->ref())};
        for (std::uint32_t i = 0; i < directoryPartitions; ++i) {
            const PartitionIndex partition(i);
            const std::uint64_t since =
                m_directory.partition(partition).highWaterMark() - kept->highWaterMark(partition);
            if (since > 0)
                checkpoint.behind.emplace_back(partition, since);
        }
        history.checkpoints.push_back(std::move(checkpoint));
    }
    history.root = m_directory.root();
    return history;
}

// A database whose cluster was another once was somewhere else then.
Result<void> EstateDirectory::moveDatabaseAt(const RelationshipEnd& end)
{
    if (end.population != Population::database)
        return {};
    const std::uint32_t first = m_numbering->nodeOf(DatabaseIndex(0)).representative;
    if (end.ordinal >= m_numbering->ordinals(Population::database) ||
        end.region.value >= m_numbering->regionCount())
        return damagedHistory("names a database or region that the estate does not have.");
    const Node node = m_numbering->nodeOf(Population::database, end.ordinal);
    if (node.representative < first)
        return damagedHistory("has an edge of a database that is the projection's.");
    m_numbering->moveDatabase(DatabaseIndex(node.representative - first), end.region);
    return {};
}

Result<void> EstateDirectory::addAgain(const DirectoryHistory& history, const Catalog& catalog)
{
    Removals removals(history, m_directory);
    m_databaseEdges.resize(catalog.databases.size());
    m_groupEdges.resize(catalog.consistencyGroups.size());
    for (const HistoricEdge& historic : history.edges) {
        const RelationshipEdge& edge = historic.edge;
        if (edge.id != m_nextEdge)
            return damagedHistory("leaves edges out.");
        ++m_nextEdge;
        for (const RelationshipEnd* end : {&edge.left, &edge.right})
            if (auto moved = moveDatabaseAt(*end); !moved)
                return moved;
        if (auto removed = removals.removeDue(partitionOf(edge.id)); !removed)
            return removed;
        if (auto added = m_directory.add(edge); !added)
            return added;
        if ((historic.removedAt == 0) == (historic.owner == HistoricEdge::nobody))
            return damagedHistory("has an edge that belongs to nobody, or one that is gone.");
        if (historic.removedAt != 0)
            continue;
        auto& owners =
            edge.kind == RelationshipKind::volumeConsistency ? m_groupEdges : m_databaseEdges;
        if (historic.owner >= owners.size())
            return damagedHistory("has an edge of a database or group that does not exist.");
        owners[historic.owner].push_back(edge.id);
    }
    return removals.removeRest();
}

Result<void> EstateDirectory::keepAgain(const DirectoryHistory& history)
{
    std::uint64_t epoch = 0;
    for (const HistoricCheckpoint& checkpoint : history.checkpoints) {
        if (checkpoint.ref.epoch <= epoch || checkpoint.volumeCount > m_numbering->volumeCount())
            return damagedHistory("has checkpoints that do not ascend, or are of more volumes.");
        epoch = checkpoint.ref.epoch;
        std::vector<std::uint64_t> highWaterMarks;
        for (std::uint32_t i = 0; i < directoryPartitions; ++i)
            highWaterMarks.push_back(m_directory.partition(PartitionIndex(i)).highWaterMark());
        for (const auto& [partition, since] : checkpoint.behind) {
            if (partition.value >= directoryPartitions || since > highWaterMarks[partition.value])
                return damagedHistory("has a checkpoint beyond a partition's edges.");
            highWaterMarks[partition.value] -= since;
        }
        m_directory.keep(
            DirectoryCheckpoint(checkpoint.ref, std::move(highWaterMarks), checkpoint.volumeCount),
            {checkpoint.holders.begin(), checkpoint.holders.end()});
    }
    return {};
}

Result<EstateDirectory> EstateDirectory::restore(const EstateSource& source, const Catalog& catalog,
                                                 const DirectoryHistory& history)
{
    auto estate = ground(source, catalog);
    if (!estate)
        return estate;
    if (auto added = estate->addAgain(history, catalog); !added)
        return damagedHistory("is refused: " + added.error().message);
    if (estate->m_directory.root() != history.root)
        return damagedHistory("gives a directory with the root " +
                              estate->m_directory.root().brief() + " where it had " +
                              history.root.brief() + ".");
    if (auto kept = estate->keepAgain(history); !kept)
        return tl::unexpected(kept.error());
    return estate;
}

}  // namespace estate
