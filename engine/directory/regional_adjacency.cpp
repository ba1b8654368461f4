#include "engine/directory/regional_adjacency.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "engine/base/wide.h"

namespace estate {

namespace {

bool byId(const RelationshipEdge& a, const RelationshipEdge& b)
{
    return a.id < b.id;
}

void count(AdjacencyCount& total, const RelationshipEdge& edge)
{
    const auto edges = checkedAdd(total.edges, edge.count);
    ESTATE_ENSURE(edges.has_value());
    total.edges = *edges;
    ++total.records;
}

// By id: the edge as it is now, or none where it was removed.
using Changes = std::map<std::uint64_t, std::optional<RelationshipEdge>>;

std::vector<RelationshipEdge> merged(const std::vector<RelationshipEdge>& edges,
                                     const Changes& changes)
{
    std::vector<RelationshipEdge> result;
    result.reserve(edges.size() + changes.size());
    auto change = changes.begin();
    const auto putChangesBefore = [&](const RelationshipEdge* edge) {
        for (; change != changes.end() && (edge == nullptr || change->first < edge->id); ++change)
            if (change->second)
                result.push_back(*change->second);
    };
    for (const RelationshipEdge& edge : edges) {
        putChangesBefore(&edge);
        // An id is used once: what is there can only have been removed.
        if (change != changes.end() && change->first == edge.id)
            ++change;
        else
            result.push_back(edge);
    }
    putChangesBefore(nullptr);
    return result;
}

}  // namespace

RegionalAdjacency::RegionalAdjacency(DirectoryCheckpoint at, RegionIndex region,
                                     std::vector<RelationshipEdge> edges)
    : m_at(std::move(at)), m_region(region), m_edges(std::move(edges))
{
    for (const RelationshipEdge& edge : m_edges) {
        count(edge.crossRegion() ? m_crossRegion : m_local, edge);
        count(m_ofKind[static_cast<std::size_t>(edge.kind)], edge);
        if (edge.crossRegion())
            m_neighbours.push_back(edge.left.region == region ? edge.right.region
                                                              : edge.left.region);
    }
    std::sort(m_neighbours.begin(), m_neighbours.end());
    m_neighbours.erase(std::unique(m_neighbours.begin(), m_neighbours.end()), m_neighbours.end());
}

Result<RegionalAdjacency> RegionalAdjacency::derive(const RelationshipDirectory& directory,
                                                    const DirectoryCheckpoint& at,
                                                    RegionIndex region)
{
    if (region.value >= directory.numbering().regionCount())
        return fail(ErrorCode::badInput,
                    "The estate has no region number " + std::to_string(region.value) + ".",
                    {{"region", std::to_string(region.value)}});
    std::vector<RelationshipEdge> edges;
    edges.reserve(directory.edgesIn(region).size());
    for (const EdgeRef& ref : directory.edgesIn(region)) {
        if (!directory.visible(ref, at))
            continue;
        if (auto answers = directory.checkAvailable(ref.partition); !answers)
            return tl::unexpected(answers.error());
        edges.push_back(directory.edge(ref));
    }
    std::sort(edges.begin(), edges.end(), byId);
    return RegionalAdjacency(at, region, std::move(edges));
}

Result<RegionalAdjacency> RegionalAdjacency::refreshed(const RelationshipDirectory& directory,
                                                       const DirectoryCheckpoint& newer) const
{
    const auto refuse = [&]() {
        return fail(ErrorCode::outOfOrder,
                    "The region's adjacency stands at epoch " + std::to_string(m_at.ref().epoch) +
                        "; epoch " + std::to_string(newer.ref().epoch) +
                        " is not a later state of it.",
                    {{"epoch", std::to_string(newer.ref().epoch)}});
    };
    if (newer.ref().epoch < m_at.ref().epoch)
        return refuse();
    Changes changes;
    for (std::uint32_t i = 0; i < directoryPartitions; ++i) {
        const PartitionIndex index(i);
        const std::uint64_t from = m_at.highWaterMark(index);
        const std::uint64_t to = newer.highWaterMark(index);
        if (to < from)
            return refuse();
        if (to == from)
            continue;
        if (auto answers = directory.checkAvailable(index); !answers)
            return tl::unexpected(answers.error());
        const DirectoryPartition& partition = directory.partition(index);
        ESTATE_ENSURE(to <= partition.highWaterMark());
        for (std::uint64_t record = from; record < to; ++record) {
            const DirectoryRecord& logged = partition.log()[record];
            const RelationshipEdge& edge = partition.edge(logged.slot);
            if (edge.left.region != m_region && edge.right.region != m_region)
                continue;
            changes[edge.id] =
                logged.change == DirectoryChange::add ? std::optional(edge) : std::nullopt;
        }
    }
    return RegionalAdjacency(newer, m_region, merged(m_edges, changes));
}

AdjacencyCount RegionalAdjacency::visible() const
{
    return {m_local.edges + m_crossRegion.edges, m_local.records + m_crossRegion.records};
}

AdjacencyCount RegionalAdjacency::of(RelationshipKind kind) const
{
    return m_ofKind[static_cast<std::size_t>(kind)];
}

bool RegionalAdjacency::operator==(const RegionalAdjacency& other) const
{
    return m_region == other.m_region && checkpoint() == other.checkpoint() &&
           m_edges == other.m_edges && m_local == other.m_local &&
           m_crossRegion == other.m_crossRegion && m_ofKind == other.m_ofKind &&
           m_neighbours == other.m_neighbours;
}

}  // namespace estate
