#include "engine/directory/estate_directory.h"
#include "engine/wire/column.h"
#include "engine/wire/image_enumerators.h"
#include "engine/wire/image_message.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

template <typename End>
void writeEnds(const std::vector<HistoricEdge>& edges, v1::EdgeEndColumns& to, End end)
{
    putEnumerators(edges, to.mutable_population(), edgePopulationTable,
                   [&](const HistoricEdge& e) { return end(e).population; });
    putColumn(edges, to.mutable_ordinal(), [&](const HistoricEdge& e) { return end(e).ordinal; });
    putColumn(edges, to.mutable_region(),
              [&](const HistoricEdge& e) { return end(e).region.value; });
}

void write(const std::vector<HistoricEdge>& edges, v1::EdgeTable& to)
{
    putEnumerators(edges, to.mutable_edge_kind(), edgeKindTable,
                   [](const HistoricEdge& e) { return e.edge.kind; });
    putColumn(edges, to.mutable_count(), [](const HistoricEdge& e) { return e.edge.count; });
    writeEnds(edges, *to.mutable_left(),
              [](const HistoricEdge& e) -> const RelationshipEnd& { return e.edge.left; });
    writeEnds(edges, *to.mutable_right(),
              [](const HistoricEdge& e) -> const RelationshipEnd& { return e.edge.right; });
    putColumn(edges, to.mutable_owner(), [](const HistoricEdge& e) {
        return e.owner == HistoricEdge::nobody ? 0 : e.owner + std::uint64_t{1};
    });
    putColumn(edges, to.mutable_removed_at(), [](const HistoricEdge& e) { return e.removedAt; });
}

class EndReader {
public:
    EndReader(const v1::EdgeEndColumns& from, std::size_t rows, std::string_view name,
              Reader& reader)
        : m_population(from.population(), edgePopulationTable, rows, name, reader),
          m_ordinal(from.ordinal(), rows, name, reader), m_region(from.region(), rows, name, reader)
    {}
    [[nodiscard]] RelationshipEnd next()
    {
        return {m_population.next(), m_ordinal.next(), RegionIndex(m_region.next32())};
    }

private:
    EnumeratorRow<Population, v1::EdgePopulation, edgePopulationTable.size()> m_population;
    Column m_ordinal;
    Column m_region;
};

std::vector<HistoricEdge> read(const v1::EdgeTable& from, Reader& reader)
{
    const auto rows = static_cast<std::size_t>(from.edge_kind_size());
    EnumeratorRow kind(from.edge_kind(), edgeKindTable, rows, "edges.edge_kind", reader);
    Column count(from.count(), rows, "edges.count", reader);
    EndReader left(from.left(), rows, "edges.left", reader);
    EndReader right(from.right(), rows, "edges.right", reader);
    Column owner(from.owner(), rows, "edges.owner", reader);
    Column removedAt(from.removed_at(), rows, "edges.removed_at", reader);
    if (reader.failed())
        return {};
    std::vector<HistoricEdge> edges(rows);
    for (std::size_t i = 0; i < rows; ++i) {
        edges[i].edge = {firstEventEdge + i, count.next(), kind.next(), left.next(), right.next()};
        const std::uint64_t owned = owner.below(HistoricEdge::nobody);
        edges[i].owner = owned == 0 ? HistoricEdge::nobody : static_cast<std::uint32_t>(owned - 1);
        edges[i].removedAt = removedAt.next();
    }
    return edges;
}

void write(const HistoricCheckpoint& checkpoint, v1::KeptCheckpoint& to)
{
    wire::write(checkpoint.ref, *to.mutable_checkpoint());
    to.set_volume_count(checkpoint.volumeCount);
    putColumn(checkpoint.behind, to.mutable_behind_partition(),
              [](const auto& behind) { return behind.first.value; });
    putColumn(checkpoint.behind, to.mutable_behind_by(),
              [](const auto& behind) { return behind.second; });
    *to.mutable_holders() = {checkpoint.holders.begin(), checkpoint.holders.end()};
}

HistoricCheckpoint read(const v1::KeptCheckpoint& from, Reader& reader)
{
    HistoricCheckpoint checkpoint{readCheckpoint(from.checkpoint(), reader),
                                  from.volume_count(),
                                  {},
                                  textsOf(from.holders())};
    const auto rows = static_cast<std::size_t>(from.behind_partition_size());
    Column partition(from.behind_partition(), rows, "checkpoints.behind_partition", reader);
    Column by(from.behind_by(), rows, "checkpoints.behind_by", reader);
    for (std::size_t i = 0; i < rows; ++i) {
        const auto place = partition.index<PartitionIndex>(directoryPartitions);
        checkpoint.behind.emplace_back(place, by.next());
    }
    checkAscending(checkpoint.behind, "checkpoints.behind_partition", reader,
                   [](const auto& behind) { return behind.first; });
    checkAscending(checkpoint.holders, "checkpoints.holders", reader,
                   [](const std::string& holder) { return std::string_view(holder); });
    return checkpoint;
}

}  // namespace

void write(const DirectoryHistory& history, v1::DirectoryState& message)
{
    write(history.edges, *message.mutable_edges());
    for (const HistoricCheckpoint& checkpoint : history.checkpoints)
        write(checkpoint, *message.add_checkpoints());
    message.set_root(digestBytes(history.root));
}

DirectoryHistory readHistory(const v1::DirectoryState& message, Reader& reader)
{
    DirectoryHistory history{
        read(message.edges(), reader), {}, reader.digest("root", message.root())};
    for (const v1::KeptCheckpoint& checkpoint : message.checkpoints())
        history.checkpoints.push_back(read(checkpoint, reader));
    checkAscending(history.checkpoints, "checkpoints.checkpoint", reader,
                   [](const HistoricCheckpoint& checkpoint) { return checkpoint.ref.epoch; });
    return history;
}

}  // namespace estate::wire
