// What each region sees of the directory, at one checkpoint and refreshed to the next.
#include <array>
#include <set>

#include "engine/directory/regional_adjacency.h"
#include "tests/unit/directory_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

// Nothing of it can author an edge, or reach the directory that could.
template <typename T>
concept Authors = requires(T adjacency, RelationshipEdge edge)
{
    adjacency.add(edge);
}
|| requires(T adjacency)
{
    adjacency.remove(std::uint64_t{});
}
|| requires(T adjacency)
{
    adjacency.directory();
}
|| requires(T adjacency)
{
    adjacency.edges().clear();
}
|| requires(T adjacency, RelationshipEdge edge)
{
    adjacency.edges()[0] = edge;
};
static_assert(Authors<RelationshipDirectory>, "the question tells authors apart");
static_assert(!Authors<RegionalAdjacency>);

RegionalAdjacency seenBy(const RelationshipDirectory& directory, const DirectoryCheckpoint& at,
                         std::uint32_t region)
{
    return RegionalAdjacency::derive(directory, at, RegionIndex(region)).value();
}

TEST(Adjacency, ofAllRegionsSeesLocalEdgesOnceAndOthersTwice)
{
    RelationshipDirectory directory = directoryOf(thousandth());
    const auto checkpoint = directory.takeCheckpoint();
    AdjacencyCount local;
    AdjacencyCount crossRegion;
    std::map<std::uint64_t, int> sights;
    std::array<std::uint64_t, 4> ofKind{};
    for (std::uint32_t r = 0; r < 512; ++r) {
        const RegionalAdjacency adjacency = seenBy(directory, *checkpoint, r);
        EXPECT_EQ(adjacency.region(), RegionIndex(r));
        EXPECT_EQ(adjacency.checkpoint(), checkpoint->ref());
        local.edges += adjacency.local().edges;
        local.records += adjacency.local().records;
        crossRegion.edges += adjacency.crossRegion().edges;
        crossRegion.records += adjacency.crossRegion().records;
        EXPECT_EQ(adjacency.visible().records, adjacency.edges().size());
        EXPECT_EQ(adjacency.visible().edges,
                  adjacency.local().edges + adjacency.crossRegion().edges);
        AdjacencyCount kinds;
        for (const RelationshipFacts& facts : relationshipFacts) {
            kinds.edges += adjacency.of(facts.kind).edges;
            kinds.records += adjacency.of(facts.kind).records;
            ofKind[static_cast<std::size_t>(facts.kind)] += adjacency.of(facts.kind).edges;
        }
        EXPECT_EQ(kinds, adjacency.visible());
        for (const RelationshipEdge& edge : adjacency.edges()) {
            ASSERT_TRUE(edge.left.region == RegionIndex(r) || edge.right.region == RegionIndex(r));
            ++sights[edge.id];
        }
    }
    EXPECT_EQ(local, (AdjacencyCount{47'100'000, 47'100}));
    EXPECT_EQ(crossRegion, (AdjacencyCount{2 * 2'900'000, 2 * 2'900}));
    EXPECT_EQ(ofKind, (std::array<std::uint64_t, 4>{24'000'000, 8'800'000, 10'500'000, 9'600'000}));
    EXPECT_EQ(sights.size(), 50'000u);
    for (const RelationshipEdge& edge : edgesOf(thousandth()))
        ASSERT_EQ(sights[edge.id], edge.crossRegion() ? 2 : 1) << edge.id;
}

TEST(Adjacency, namesTheNeighboursOfARegion)
{
    RelationshipDirectory directory = directoryOf(thousandth());
    const auto checkpoint = directory.takeCheckpoint();
    for (const std::uint32_t region : {0u, 17u, 511u}) {
        const RegionalAdjacency adjacency = seenBy(directory, *checkpoint, region);
        std::set<RegionIndex> expected;
        for (const RelationshipEdge& edge : edgesOf(thousandth())) {
            if (edge.crossRegion() && edge.left.region == RegionIndex(region))
                expected.insert(edge.right.region);
            if (edge.crossRegion() && edge.right.region == RegionIndex(region))
                expected.insert(edge.left.region);
        }
        EXPECT_GT(expected.size(), 2u);
        EXPECT_EQ(adjacency.neighbours(),
                  std::vector<RegionIndex>(expected.begin(), expected.end()));
    }
}

TEST(Adjacency, refreshedIsDerivedAtTheNewerCheckpoint)
{
    const std::uint32_t seed = 77'001;
    SCOPED_TRACE(seed);
    RelationshipDirectory directory = directoryOf(thousandth());
    Mutations mutations(directory, edgesOf(thousandth()), seed);
    std::vector<RegionalAdjacency> current;
    auto checkpoint = directory.takeCheckpoint();
    for (std::uint32_t r = 0; r < 512; ++r)
        current.push_back(seenBy(directory, *checkpoint, r));
    std::size_t changed = 0;
    for (const std::uint32_t changes : {0u, 1u, 50u, 3'000u}) {
        mutations.apply(changes);
        checkpoint = directory.takeCheckpoint();
        // What comes after the checkpoint is not seen.
        mutations.apply(20);
        for (RegionalAdjacency& adjacency : current) {
            auto refreshed = adjacency.refreshed(directory, *checkpoint);
            ASSERT_TRUE(refreshed.has_value());
            changed += refreshed->edges() == adjacency.edges() ? 0 : 1;
            adjacency = std::move(*refreshed);
            ASSERT_EQ(adjacency, seenBy(directory, *checkpoint, adjacency.region().value));
        }
    }
    EXPECT_GT(changed, 400u);
}

TEST(Adjacency, isNotRefreshedBackwards)
{
    RelationshipDirectory directory = directoryOf(thousandth());
    const auto older = directory.takeCheckpoint();
    ASSERT_TRUE(directory.add(consistency(directory.numbering(), 1ull << 32, 0, 1)).has_value());
    const auto newer = directory.takeCheckpoint();
    const RegionalAdjacency adjacency = seenBy(directory, *newer, 0);
    EXPECT_EQ(codeOf(adjacency.refreshed(directory, *older)), "out-of-order");
    EXPECT_EQ(adjacency.refreshed(directory, *newer).value(), adjacency);
    // A later epoch of less content is of another directory.
    RelationshipDirectory other = emptyDirectoryOf(thousandth());
    for (int i = 0; i < 5; ++i)
        (void)other.takeCheckpoint();
    EXPECT_EQ(codeOf(adjacency.refreshed(other, *other.lastCheckpoint())), "out-of-order");
}

TEST(Adjacency, ofARegionThatIsNotThereIsRefused)
{
    RelationshipDirectory directory = emptyDirectoryOf(thousandth());
    const auto checkpoint = directory.takeCheckpoint();
    EXPECT_EQ(codeOf(RegionalAdjacency::derive(directory, *checkpoint, RegionIndex(512))),
              "bad-input");
    EXPECT_EQ(seenBy(directory, *checkpoint, 511).visible(), AdjacencyCount{});
}

TEST(Adjacency, failsClosedOnlyForRegionsWithAnEdgeThere)
{
    RelationshipDirectory directory = directoryOf(thousandth());
    const auto checkpoint = directory.takeCheckpoint();
    const RegionalAdjacency cached = seenBy(directory, *checkpoint, 0);
    const PartitionIndex partition = partitionOf(cached.edges().front().id);
    std::set<RegionIndex> holders;
    for (const RelationshipEdge& edge : edgesOf(thousandth()))
        if (partitionOf(edge.id) == partition)
            holders.insert({edge.left.region, edge.right.region});
    directory.setAvailable(partition, false);
    for (std::uint32_t r = 0; r < 512; ++r) {
        const auto adjacency = RegionalAdjacency::derive(directory, *checkpoint, RegionIndex(r));
        ASSERT_EQ(codeOf(adjacency),
                  holders.count(RegionIndex(r)) == 1 ? "partition-unavailable" : "none");
    }
    // What a region has goes on to a newer checkpoint as long as that partition logs nothing new.
    std::uint64_t id = 1ull << 32;
    while (partitionOf(id) == partition)
        ++id;
    ASSERT_TRUE(directory.add(consistency(directory.numbering(), id, 0, 1)).has_value());
    const auto next = directory.takeCheckpoint();
    EXPECT_EQ(cached.refreshed(directory, *next).value().visible().records,
              cached.visible().records + 1);
    directory.setAvailable(partition, true);
    ASSERT_TRUE(directory.remove(cached.edges().front().id).has_value());
    const auto last = directory.takeCheckpoint();
    directory.setAvailable(partition, false);
    const auto refused = cached.refreshed(directory, *last);
    EXPECT_EQ(codeOf(refused), "partition-unavailable");
    EXPECT_EQ(fieldOf(refused, "partition"), std::to_string(partition.value));
}

}  // namespace
}  // namespace estate
