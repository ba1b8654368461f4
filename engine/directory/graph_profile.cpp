#include "engine/directory/graph_profile.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/estate/consistency_chains.h"

namespace estate {

namespace {

std::uint64_t volumesOf(const FederalEstateProjection& projection)
{
    return projection.representativeCount(Population::volume);
}

std::uint64_t defaultSize(EstateGraph graph, std::uint64_t volumes)
{
    switch (graph) {
    case EstateGraph::chains: return 0;
    case EstateGraph::giantComponent:
    case EstateGraph::acquisition: return volumes;
    case EstateGraph::hotEndpoints: return volumes / 12;
    case EstateGraph::hubAndSpoke: return volumes / 24;
    case EstateGraph::denseGroups:
    case EstateGraph::failureChains: break;
    }
    return volumes / 10;
}

// The regions' shares of volumes differ by at most one: this many every region has.
std::uint64_t volumesInEveryRegion(const FederalEstateProjection& projection)
{
    return volumesOf(projection) / projection.representativeCount(Population::region);
}

std::uint64_t sizeMax(EstateGraph graph, const FederalEstateProjection& projection)
{
    const std::uint64_t volumes = volumesOf(projection);
    switch (graph) {
    case EstateGraph::chains: return 0;
    case EstateGraph::hotEndpoints:
        return std::min({volumes - 1, concreteCount(Population::environment),
                         concreteCount(Population::application) - 1});
    case EstateGraph::failureChains:
        return volumesInEveryRegion(projection) * concreteCount(Population::region);
    case EstateGraph::giantComponent:
    case EstateGraph::hubAndSpoke:
    case EstateGraph::denseGroups:
    case EstateGraph::acquisition: break;
    }
    return volumes;
}

// Numbers edges and gives them to the visitor until it refuses one.
class Laying {
public:
    Laying(const FederalEstateProjection& projection, std::uint64_t size,
           const GraphProfile::Visitor& visitor)
        : m_projection(projection), m_size(size), m_volumes(volumesOf(projection)),
          m_visitor(visitor)
    {}

    void giantComponent() { tree(0, m_size); }
    void hotEndpoints();
    void hubAndSpoke();
    void denseGroups();
    void acquisition();
    void failureChains();
    [[nodiscard]] Result<void> takeResult() { return std::move(m_result); }

private:
    [[nodiscard]] RelationshipEnd end(Population population, std::uint64_t ordinal) const
    {
        return {population, ordinal, m_projection.regionOf(population, ordinal)};
    }
    void lay(RelationshipKind kind, std::uint64_t left, std::uint64_t right);
    void link(std::uint64_t leftVolume, std::uint64_t rightVolume);  // records
    void tree(std::uint64_t first, std::uint64_t count);

    const FederalEstateProjection& m_projection;
    std::uint64_t m_size;
    std::uint64_t m_volumes;
    const GraphProfile::Visitor& m_visitor;
    std::uint64_t m_nextId = firstGraphEdge;
    Result<void> m_result;
};

void Laying::lay(RelationshipKind kind, std::uint64_t left, std::uint64_t right)
{
    if (!m_result)
        return;
    const EdgeEndpoints ends = endpointsOf(kind);
    m_result = m_visitor(
        {m_nextId++, 1, kind, end(ends.leftPopulation, left), end(ends.rightPopulation, right)});
}

void Laying::link(std::uint64_t leftVolume, std::uint64_t rightVolume)
{
    const auto first = [&](std::uint64_t record) {
        return m_projection.range(Population::volume, narrowed(record)).first;
    };
    lay(RelationshipKind::volumeConsistency, first(leftVolume), first(rightVolume));
}

// Parents are spread over all earlier ones, so branches jump between regions and the tree is about
// as deep as the logarithm of its size.
void Laying::tree(std::uint64_t first, std::uint64_t count)
{
    for (std::uint64_t i = 1; i < count && m_result; ++i)
        link(first + spread(i, i), first + i);
}

// Evenly spread over the others of the population.
void Laying::hotEndpoints()
{
    const auto other = [&](std::uint64_t population, std::uint64_t hot, std::uint64_t i) {
        const std::uint64_t position = shareStart(population - 1, m_size, i);
        return position + (position >= hot ? 1 : 0);
    };
    const std::uint64_t hotVolume = m_volumes / 2;
    for (std::uint64_t i = 0; i < m_size && m_result; ++i)
        link(hotVolume, other(m_volumes, hotVolume, i));
    const std::uint64_t hotDatabase = concreteCount(Population::database) / 2;
    for (std::uint64_t i = 0; i < m_size && m_result; ++i)
        lay(RelationshipKind::environmentUsesDatabase,
            shareStart(concreteCount(Population::environment), m_size, i), hotDatabase);
    const std::uint64_t applications = concreteCount(Population::application);
    for (std::uint64_t i = 0; i < m_size && m_result; ++i)
        lay(RelationshipKind::applicationDependency, other(applications, applications / 2, i),
            applications / 2);
}

// As many clusters as the estate has room for, in different parts of it.
void Laying::hubAndSpoke()
{
    const std::uint64_t clusters = std::min(m_volumes / m_size, hubClustersMax);
    for (std::uint64_t cluster = 0; cluster < clusters; ++cluster) {
        const std::uint64_t hub = shareStart(m_volumes, clusters, cluster);
        for (std::uint64_t i = 1; i < m_size && m_result; ++i)
            link(hub, hub + i);
    }
}

// Of neighbouring records, so that the estate's own chains hardly join groups.
void Laying::denseGroups()
{
    for (std::uint64_t right = 0; right < m_size; ++right) {
        const std::uint64_t first = right - right % denseGroupVolumes;
        for (std::uint64_t left = first; left < right && m_result; ++left)
            link(left, right);
    }
}

void Laying::acquisition()
{
    const std::uint64_t acquired = m_size / 2;
    const std::uint64_t acquirer = m_size - acquired;
    const std::uint64_t firstAcquired = m_volumes - acquired;
    tree(0, acquirer);
    tree(firstAcquired, acquired);
    const std::uint64_t bridges =
        acquired == 0 ? 0 : std::max<std::uint64_t>(m_size / volumesPerBridge, 1);
    for (std::uint64_t i = 0; i < bridges && m_result; ++i)
        link(shareStart(acquirer, bridges, i),
             firstAcquired + shareStart(acquired, bridges, bridges - 1 - i));
}

// Round by round, each with another volume of every region: its chains lie one behind the other
// around the ring of regions, one region further on than those of the round before. Neighbouring
// rounds' volumes, and the ends of regions, are apart: the estate's own chains are there.
void Laying::failureChains()
{
    const std::uint64_t regions = concreteCount(Population::region);
    const std::uint64_t rounds = volumesInEveryRegion(m_projection);
    std::uint64_t step = volumesPerChain + 1;
    while (std::gcd(step, rounds) != 1)
        ++step;
    const auto record = [&](std::uint64_t i) {
        const std::uint64_t round = i / regions;
        const auto region = RegionIndex(narrowed((i + round) % regions));
        return m_projection.representativesInRegion(Population::volume, region).first +
               (rounds / 2 + round * step) % rounds;
    };
    for (std::uint64_t i = 1; i < m_size && m_result; ++i) {
        if (i % failureChainRegions != 0)
            link(record(i - 1), record(i));
    }
}

}  // namespace

GraphProfile::GraphProfile(const FederalEstateProjection& projection, EstateGraph graph,
                           std::uint64_t size)
    : m_projection(projection), m_graph(graph)
{
    const std::uint64_t wanted = size == 0 ? defaultSize(graph, volumesOf(projection)) : size;
    m_size = std::min(std::max<std::uint64_t>(wanted, 1), sizeMax(graph, projection));
}

Result<void> GraphProfile::visit(const Visitor& visitor) const
{
    Laying laying(m_projection, m_size, visitor);
    switch (m_graph) {
    case EstateGraph::chains: break;
    case EstateGraph::giantComponent: laying.giantComponent(); break;
    case EstateGraph::hotEndpoints: laying.hotEndpoints(); break;
    case EstateGraph::hubAndSpoke: laying.hubAndSpoke(); break;
    case EstateGraph::denseGroups: laying.denseGroups(); break;
    case EstateGraph::acquisition: laying.acquisition(); break;
    case EstateGraph::failureChains: laying.failureChains(); break;
    }
    return laying.takeResult();
}

}  // namespace estate
