// The adversarial graphs: the same every time, edges that a directory accepts, and the shape that
// each one promises.
#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/directory/closure.h"
#include "engine/directory/estate_directory.h"
#include "engine/directory/graph_profile.h"
#include "engine/directory/projected_edges.h"
#include "engine/estate/blueprint.h"

namespace estate {
namespace {

const FederalEstateProjection& projectionAt(std::uint64_t denominator)
{
    static std::map<std::uint64_t, FederalEstateProjection> built;
    const auto found = built.find(denominator);
    if (found != built.end())
        return found->second;
    auto made = FederalEstateProjection::build(denominator);
    if (!made)
        throw std::runtime_error(made.error().message);
    return built.emplace(denominator, std::move(*made)).first->second;
}

std::vector<RelationshipEdge> edgesOf(const GraphProfile& graph)
{
    std::vector<RelationshipEdge> edges;
    const auto visited = graph.visit([&](const RelationshipEdge& edge) -> Result<void> {
        edges.push_back(edge);
        return {};
    });
    if (!visited)
        throw std::runtime_error(visited.error().message);
    return edges;
}

// A graph in a directory, alone or over the estate's own edges.
class Laid {
public:
    Laid(std::uint64_t denominator, EstateGraph graph, std::uint64_t size, bool overBase = false)
        : m_projection(projectionAt(denominator)),
          m_directory(std::make_shared<const EstateNumbering>(EstateNumbering::of(m_projection))),
          m_edges(edgesOf(GraphProfile(m_projection, graph, size)))
    {
        const auto add = [&](const RelationshipEdge& edge) {
            if (const auto added = m_directory.add(edge); !added)
                throw std::runtime_error(added.error().message);
        };
        if (overBase) {
            for (const ProjectedEdge& edge : m_projection.edges())
                add(relationshipOf(m_projection, edge));
        }
        for (const RelationshipEdge& edge : m_edges)
            add(edge);
        m_checkpoint = m_directory.takeCheckpoint();
    }
    [[nodiscard]] const std::vector<RelationshipEdge>& edges() const { return m_edges; }
    [[nodiscard]] std::uint32_t volumeOf(const RelationshipEnd& end) const
    {
        return m_projection.representativeOf(Population::volume, end.ordinal);
    }
    [[nodiscard]] Closure closureOf(std::uint32_t volume) const
    {
        auto closure = resolveClosure(m_directory, *m_checkpoint, {{VolumeIndex(volume)}});
        if (!closure)
            throw std::runtime_error(closure.error().message);
        return std::move(*closure);
    }
    [[nodiscard]] std::size_t degreeOf(const Node& node) const
    {
        return m_directory.edgesAt(node).size();
    }
    [[nodiscard]] std::set<std::uint32_t> volumes() const
    {
        std::set<std::uint32_t> found;
        for (const RelationshipEdge& edge : m_edges) {
            for (const RelationshipEnd& end : {edge.left, edge.right}) {
                if (end.population == Population::volume)
                    found.insert(volumeOf(end));
            }
        }
        return found;
    }
    // Sizes of what hangs together, ascending; each closure's edges are counted as well.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::uint64_t>> components() const
    {
        std::vector<std::pair<std::size_t, std::uint64_t>> found;
        std::set<std::uint32_t> left = volumes();
        while (!left.empty()) {
            const Closure closure = closureOf(*left.begin());
            for (const VolumeIndex volume : closure.volumes)
                left.erase(volume.value);
            found.emplace_back(closure.volumes.size(), closure.edgesVisited);
        }
        std::sort(found.begin(), found.end());
        return found;
    }

private:
    const FederalEstateProjection& m_projection;
    RelationshipDirectory m_directory;
    std::vector<RelationshipEdge> m_edges;
    std::shared_ptr<const DirectoryCheckpoint> m_checkpoint;
};

struct Case {
    EstateGraph graph;
    std::uint64_t denominator;
    std::uint64_t size;
};

std::vector<Case> allCases()
{
    std::vector<Case> cases;
    for (const EstateGraph graph : allEstateGraphs) {
        for (const std::uint64_t size : {0, 1, 2, 100, 1'000, 50'000'000})
            cases.push_back({graph, 1'000, size});
        cases.push_back({graph, 777, 500});
        cases.push_back({graph, 1'000'000, 0});
    }
    return cases;
}

TEST(GraphProfile, EdgesAreTheSameEveryTimeWithIdsBehindTheEnvelopesAndADirectoryTakesThem)
{
    ASSERT_EQ(firstGraphEdge, concreteCount(Population::edge));
    for (const Case& c : allCases()) {
        const FederalEstateProjection& projection = projectionAt(c.denominator);
        const auto without = FederalEstateProjection::withoutEdges(c.denominator);
        const GraphProfile graph(projection, c.graph, c.size);
        const std::string name = std::string(graphName(c.graph)) + " " + std::to_string(c.size) +
                                 " at " + std::to_string(c.denominator);
        const std::vector<RelationshipEdge> edges = edgesOf(graph);
        EXPECT_EQ(edges, edgesOf(GraphProfile(*without, c.graph, c.size))) << name;
        EXPECT_EQ(edges.empty(), c.graph == EstateGraph::chains ||
                                     (graph.size() == 1 && c.graph != EstateGraph::hotEndpoints))
            << name;
        RelationshipDirectory directory(
            std::make_shared<const EstateNumbering>(EstateNumbering::of(projection)));
        for (std::size_t i = 0; i < edges.size(); ++i) {
            ASSERT_EQ(edges[i].id, firstGraphEdge + i) << name;
            ASSERT_EQ(edges[i].count, 1u) << name;
            ASSERT_NE(edges[i].left, edges[i].right) << name;
            const auto added = directory.add(edges[i]);
            ASSERT_TRUE(added.has_value()) << name << ": " << added.error().message;
        }
    }
}

TEST(GraphProfile, TheVisitorsRefusalEndsIt)
{
    for (const EstateGraph graph : allEstateGraphs) {
        int seen = 0;
        const auto visited =
            GraphProfile(projectionAt(1'000), graph, 600).visit([&](const RelationshipEdge&) {
                return ++seen == 3 ? Result<void>(fail(ErrorCode::overflow, "enough"))
                                   : Result<void>();
            });
        EXPECT_EQ(seen, graph == EstateGraph::chains ? 0 : 3) << graphName(graph);
        EXPECT_EQ(visited.has_value(), graph == EstateGraph::chains);
    }
}

TEST(GraphProfile, SizesAreDefaultsForZeroAndAllThereIsForMore)
{
    const auto sizeOf = [](EstateGraph graph, std::uint64_t size) {
        return GraphProfile(projectionAt(1'000), graph, size).size();
    };
    const std::map<EstateGraph, std::pair<std::uint64_t, std::uint64_t>> defaultAndMost = {
        {EstateGraph::chains, {0, 0}},
        {EstateGraph::giantComponent, {12'000, 12'000}},
        {EstateGraph::hotEndpoints, {1'000, 11'999}},
        {EstateGraph::hubAndSpoke, {500, 12'000}},
        {EstateGraph::denseGroups, {1'200, 12'000}},
        {EstateGraph::acquisition, {12'000, 12'000}},
        {EstateGraph::failureChains, {1'200, 23 * 512}},
    };
    for (const auto& [graph, sizes] : defaultAndMost) {
        EXPECT_EQ(sizeOf(graph, 0), sizes.first) << graphName(graph);
        EXPECT_EQ(sizeOf(graph, 50'000'000), sizes.second) << graphName(graph);
        EXPECT_EQ(sizeOf(graph, 77), graph == EstateGraph::chains ? 0u : 77u);
    }
}

TEST(GiantComponent, IsTheClosureOfEveryMember)
{
    for (const std::uint64_t size : {300u, 5'000u}) {
        const Laid laid(1'000, EstateGraph::giantComponent, size);
        EXPECT_EQ(laid.edges().size(), size - 1);
        const std::set<std::uint32_t> members = laid.volumes();
        ASSERT_EQ(members.size(), size);
        for (const std::uint32_t volume : members) {
            if (volume % 97 != 0)
                continue;
            const Closure closure = laid.closureOf(volume);
            ASSERT_EQ(closure.volumes.size(), size);
            ASSERT_EQ(closure.edgesVisited, size - 1);
        }
        std::uint64_t crossing = 0;
        for (const RelationshipEdge& edge : laid.edges())
            crossing += edge.crossRegion() ? 1 : 0;
        EXPECT_GT(crossing * 10, laid.edges().size() * 8);
    }
}

TEST(GiantComponent, OverTheEstatesOwnEdgesIsAllOfItByDefault)
{
    const Laid laid(1'000, EstateGraph::giantComponent, 0, true);
    const Closure closure = laid.closureOf(7'654);
    EXPECT_EQ(closure.volumes.size(), 12'000u);
    EXPECT_EQ(closure.members, 12'000'000u);
    EXPECT_EQ(closure.edgesVisited, 10'000u + 11'999u);
    EXPECT_EQ(closure.participants.size(), 8'192u);
}

TEST(HotEndpoints, HaveTheirSizeAsDegree)
{
    for (const std::uint64_t size : {40u, 2'500u}) {
        const Laid laid(1'000, EstateGraph::hotEndpoints, size);
        ASSERT_EQ(laid.edges().size(), 3 * size);
        std::map<RelationshipKind, std::pair<std::set<std::uint64_t>, std::set<std::uint64_t>>>
            ends;
        for (const RelationshipEdge& edge : laid.edges()) {
            ends[edge.kind].first.insert(edge.left.ordinal);
            ends[edge.kind].second.insert(edge.right.ordinal);
        }
        using Counts = std::pair<std::size_t, std::size_t>;
        const auto counts = [&](RelationshipKind kind) {
            return Counts(ends[kind].first.size(), ends[kind].second.size());
        };
        EXPECT_EQ(counts(RelationshipKind::volumeConsistency), Counts(1, size));
        EXPECT_EQ(counts(RelationshipKind::environmentUsesDatabase), Counts(size, 1));
        EXPECT_EQ(counts(RelationshipKind::applicationDependency), Counts(size, 1));
        EXPECT_EQ(laid.degreeOf({Population::volume, 6'000}), size);
        EXPECT_EQ(laid.degreeOf({Population::database, 4'000}), size);
        EXPECT_EQ(laid.degreeOf({Population::application, 200}), size);
        EXPECT_EQ(laid.closureOf(6'000).volumes.size(), size + 1);
    }
}

TEST(HubAndSpoke, IsClustersOfItsSizeAroundAHub)
{
    for (const auto& [size, clusters] : {std::pair{60u, 16u}, std::pair{5'000u, 2u}}) {
        const Laid laid(1'000, EstateGraph::hubAndSpoke, size);
        const auto found = laid.components();
        ASSERT_EQ(found.size(), clusters);
        for (const auto& [volumes, edges] : found)
            EXPECT_EQ(std::pair(volumes, edges),
                      std::pair(std::size_t{size}, size - std::uint64_t{1}));
        std::map<std::uint32_t, std::size_t> spokes;
        for (const RelationshipEdge& edge : laid.edges())
            ++spokes[laid.volumeOf(edge.left)];
        EXPECT_EQ(spokes.size(), clusters);
        for (const auto& [hub, count] : spokes)
            EXPECT_EQ(count, size - 1) << hub;
    }
}

TEST(DenseGroups, LinkEachMemberWithEach)
{
    const auto complete = [](std::uint64_t n) {
        return std::pair(static_cast<std::size_t>(n), n * (n - 1) / 2);
    };
    std::vector<std::pair<std::size_t, std::uint64_t>> expected(41, complete(24));
    expected.insert(expected.begin(), complete(16));
    EXPECT_EQ(Laid(1'000, EstateGraph::denseGroups, 1'000).components(), expected);
    EXPECT_EQ(Laid(1'000, EstateGraph::denseGroups, 2'400).components(),
              (std::vector(100, complete(24))));
}

TEST(Acquisition, JoinsTwoEstatesByItsBridges)
{
    for (const auto& [size, bridges] : {std::pair{200u, 3u}, std::pair{6'400u, 100u}}) {
        const Laid laid(1'000, EstateGraph::acquisition, size);
        const auto acquired = [&](const RelationshipEnd& end) {
            return laid.volumeOf(end) >= 12'000 - size / 2;
        };
        std::uint64_t bridging = 0;
        std::set<std::uint32_t> acquirers;
        for (const RelationshipEdge& edge : laid.edges()) {
            ASSERT_FALSE(acquired(edge.left) && !acquired(edge.right));
            bridging += acquired(edge.left) != acquired(edge.right) ? 1 : 0;
            for (const RelationshipEnd& end : {edge.left, edge.right}) {
                if (!acquired(end))
                    acquirers.insert(laid.volumeOf(end));
            }
        }
        EXPECT_EQ(bridging, bridges);
        EXPECT_EQ(acquirers.size(), size / 2);
        EXPECT_EQ(*acquirers.rbegin(), size / 2 - 1);
        for (const std::uint32_t member : {0u, 12'000u - 1u, 12'000u - size / 2})
            EXPECT_EQ(laid.closureOf(member).volumes.size(), size);
        // Two trees and the bridges: without them there would be two estates.
        EXPECT_EQ(laid.edges().size(), size - 2 + bridges);
    }
}

TEST(FailureChains, GoThroughEightConsecutiveRegions)
{
    for (const std::uint64_t size : {512u, 4'004u}) {
        const Laid laid(1'000, EstateGraph::failureChains, size);
        std::vector<std::pair<std::size_t, std::uint64_t>> expected(size / 8, {8, 7});
        if (size % 8 != 0)
            expected.insert(expected.begin(), {4, 3});
        EXPECT_EQ(laid.components(), expected);
        std::set<std::uint32_t> firsts;
        for (const RelationshipEdge& edge : laid.edges()) {
            ASSERT_EQ((edge.left.region.value + 1) % 512, edge.right.region.value);
            if (laid.degreeOf({Population::volume, laid.volumeOf(edge.left)}) == 1)
                firsts.insert(edge.left.region.value);
        }
        // Each round of 64 chains begins one region further on.
        EXPECT_EQ(firsts.size(), size == 512 ? 64u : 64u * 7 + 53);
    }
}

// What the estate's own chains join besides: at most five more volumes to each.
TEST(GraphProfile, OverTheEstatesOwnEdgesClosuresStayNearTheirSize)
{
    for (const auto& [graph, size, atMost] :
         {std::tuple{EstateGraph::giantComponent, 1'000u, 1'060u},
          std::tuple{EstateGraph::acquisition, 1'000u, 1'060u},
          std::tuple{EstateGraph::hotEndpoints, 100u, 606u},
          std::tuple{EstateGraph::hubAndSpoke, 100u, 160u}}) {
        const Laid laid(1'000, graph, size, true);
        const std::size_t found =
            laid.closureOf(laid.volumeOf(laid.edges()[0].left)).volumes.size();
        EXPECT_GE(found, size) << graphName(graph);
        EXPECT_LE(found, atMost) << graphName(graph);
    }
}

TEST(GraphProfile, ThatASourceNamesIsInItsDirectory)
{
    EstateSource source;
    const auto blueprint = blueprintOf(source);
    ASSERT_TRUE(blueprint.has_value());
    const auto recordsOf = [&](const std::string& profile) {
        source.profile = profile;
        const auto built = EstateDirectory::build(source, *blueprint->catalog);
        if (!built)
            throw std::runtime_error(built.error().message);
        std::uint64_t records = 0;
        for (std::uint32_t i = 0; i < directoryPartitions; ++i)
            records += built->directory().partition(PartitionIndex(i)).edges();
        return records;
    };
    EXPECT_EQ(recordsOf(""), 50'000u);
    EXPECT_EQ(recordsOf("graph = chains\ngraphSize = 7"), 50'000u);
    EXPECT_EQ(recordsOf("graph = giant-component"), 50'000u + 11'999u);
    EXPECT_EQ(recordsOf("graph = hot-endpoints\ngraphSize = 20"), 50'000u + 60u);
}

}  // namespace
}  // namespace estate
