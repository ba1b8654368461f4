#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/estate/consistency_chains.h"
#include "engine/estate/projection.h"
#include "engine/estate/projection_edges.h"

namespace estate {
namespace {

constexpr std::uint64_t denominators[] = {1'000,   10'000, 777,     100,     1'001,     37,
                                          123'457, 1'200,  1'953,   3'906,   3'907,     4'001,
                                          7'919,   65'537, 999'983, 500'000, 50'000'000};

FederalEstateProjection projectionAt(std::uint64_t denominator)
{
    auto built = FederalEstateProjection::build(denominator);
    if (!built)
        throw std::runtime_error(built.error().message);
    return std::move(*built);
}

// Sets of representatives that edges join.
class Components {
public:
    explicit Components(std::uint32_t count) : m_parent(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), 0u);
    }
    std::uint32_t find(std::uint32_t i)
    {
        while (m_parent[i] != i)
            i = m_parent[i] = m_parent[m_parent[i]];
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b) { m_parent[find(a)] = find(b); }
    std::map<std::uint32_t, std::uint32_t> sizes()
    {
        std::map<std::uint32_t, std::uint32_t> sizes;
        for (std::uint32_t i = 0; i < m_parent.size(); ++i)
            ++sizes[find(i)];
        return sizes;
    }

private:
    std::vector<std::uint32_t> m_parent;
};

Components consistencyComponents(const FederalEstateProjection& projection)
{
    Components components(projection.representativeCount(Population::volume));
    for (const ProjectedEdge& edge : projection.edges()) {
        if (edge.kind == RelationshipKind::volumeConsistency) {
            components.join(projection.representativeOf(Population::volume, edge.leftOrdinal),
                            projection.representativeOf(Population::volume, edge.rightOrdinal));
        }
    }
    return components;
}

std::uint32_t largestClosure(const FederalEstateProjection& projection)
{
    std::uint32_t largest = 0;
    for (const auto& [root, size] : consistencyComponents(projection).sizes())
        largest = std::max(largest, size);
    return largest;
}

class EdgesAt : public testing::TestWithParam<std::uint64_t> {
protected:
    const FederalEstateProjection projection = projectionAt(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Denominators, EdgesAt, testing::ValuesIn(denominators),
                         testing::PrintToStringParamName());

TEST(Edges, AtOneInAThousandHaveExactlyAThousandthOfEveryClass)
{
    std::map<std::pair<RelationshipKind, bool>, std::uint64_t> counts;
    const auto projection = projectionAt(1'000);
    for (const ProjectedEdge& edge : projection.edges())
        ++counts[{edge.kind, edge.crossRegion}];
    const std::map<std::pair<RelationshipKind, bool>, std::uint64_t> expected = {
        {{RelationshipKind::databaseBackedByVolume, false}, 24'000},
        {{RelationshipKind::environmentUsesDatabase, false}, 7'200},
        {{RelationshipKind::environmentUsesDatabase, true}, 800},
        {{RelationshipKind::volumeConsistency, false}, 9'500},
        {{RelationshipKind::volumeConsistency, true}, 500},
        {{RelationshipKind::applicationDependency, false}, 6'400},
        {{RelationshipKind::applicationDependency, true}, 1'600},
    };
    EXPECT_EQ(counts, expected);
}

TEST_P(EdgesAt, ClassTotalsAreTheEnvelopesExactly)
{
    for (const RelationshipFacts& facts : relationshipFacts) {
        std::uint64_t concrete = 0;
        std::uint64_t crossRegion = 0;
        for (const ProjectedEdge& edge : projection.edges()) {
            if (edge.kind != facts.kind)
                continue;
            concrete += edge.count;
            crossRegion += edge.crossRegion ? edge.count : 0;
        }
        EXPECT_EQ(concrete, facts.concrete) << facts.name;
        EXPECT_EQ(crossRegion, facts.crossRegion) << facts.name;
    }
}

TEST_P(EdgesAt, RepresentativesAreTheCeilingOrOneAClassAndWeightsOfAClassDifferByAtMostOne)
{
    const std::uint64_t wanted = (50'000'000 + GetParam() - 1) / GetParam();
    EXPECT_GE(projection.edges().size(), wanted);
    // Only where a class would have vanished may there be more.
    EXPECT_LE(projection.edges().size(), wanted > 100 ? wanted : wanted + 6);
    std::map<std::pair<RelationshipKind, bool>, std::pair<std::uint32_t, std::uint32_t>> weights;
    for (const ProjectedEdge& edge : projection.edges()) {
        auto& [least, most] =
            weights.try_emplace({edge.kind, edge.crossRegion}, edge.count, edge.count)
                .first->second;
        least = std::min(least, edge.count);
        most = std::max(most, edge.count);
    }
    EXPECT_EQ(weights.size(), 7u);
    for (const auto& [edgeClass, extremes] : weights)
        EXPECT_LE(extremes.second - extremes.first, 1u);
}

TEST_P(EdgesAt, EndpointsLieInTheirPopulationAndTheRegionsThatTheClassNames)
{
    for (const ProjectedEdge& edge : projection.edges()) {
        const EdgeEndpoints ends = endpointsOf(edge.kind);
        ASSERT_LT(edge.leftOrdinal, concreteCount(ends.leftPopulation)) << edge.firstOrdinal;
        ASSERT_LT(edge.rightOrdinal, concreteCount(ends.rightPopulation)) << edge.firstOrdinal;
        const RegionIndex left = projection.regionOf(ends.leftPopulation, edge.leftOrdinal);
        const RegionIndex right = projection.regionOf(ends.rightPopulation, edge.rightOrdinal);
        ASSERT_EQ(left != right, edge.crossRegion) << edge.firstOrdinal;
        ASSERT_EQ(projection.regionOf(Population::edge, edge.firstOrdinal), left);
        if (ends.leftPopulation == ends.rightPopulation) {
            ASSERT_NE(edge.leftOrdinal, edge.rightOrdinal) << edge.firstOrdinal;
        }
    }
}

TEST_P(EdgesAt, NoTwoJoinTheSameThingsInTheSameWay)
{
    std::set<std::tuple<RelationshipKind, std::uint32_t, std::uint32_t>> seen;
    for (const ProjectedEdge& edge : projection.edges())
        EXPECT_TRUE(seen.emplace(edge.kind, edge.leftOrdinal, edge.rightOrdinal).second)
            << edge.firstOrdinal;
}

TEST_P(EdgesAt, ClosuresOverConsistencyStaySmall)
{
    EXPECT_LE(largestClosure(projection), GetParam() < 4'000 ? 6u : 12u);
}

TEST_P(EdgesAt, ConsistencyJoinsOnlyNeighbouringRegions)
{
    for (const ProjectedEdge& edge : projection.edges()) {
        if (edge.kind != RelationshipKind::volumeConsistency || !edge.crossRegion)
            continue;
        const auto left = projection.regionOf(Population::volume, edge.leftOrdinal).value;
        const auto right = projection.regionOf(Population::volume, edge.rightOrdinal).value;
        ASSERT_EQ(left + 1, right) << edge.firstOrdinal;
    }
}

TEST(Edges, KeepTheirIdsAndEndpointsAtEveryDenominator)
{
    // Volumes, databases and environments: a membership or use is a function of the concrete link.
    const auto coarse = projectionAt(10'000);
    const auto fine = projectionAt(1'000);
    std::map<std::uint32_t, ProjectedEdge> byOrdinal;
    for (const ProjectedEdge& edge : fine.edges())
        byOrdinal[edge.firstOrdinal] = edge;
    int compared = 0;
    for (const ProjectedEdge& edge : coarse.edges()) {
        if (edge.kind != RelationshipKind::databaseBackedByVolume &&
            edge.kind != RelationshipKind::environmentUsesDatabase)
            continue;
        const auto found = byOrdinal.find(edge.firstOrdinal);
        ASSERT_NE(found, byOrdinal.end());
        EXPECT_EQ(found->second.leftOrdinal, edge.leftOrdinal);
        EXPECT_EQ(found->second.rightOrdinal, edge.rightOrdinal);
        EXPECT_EQ(found->second.kind, edge.kind);
        ++compared;
    }
    EXPECT_EQ(compared, 3'200);
}

TEST(Edges, UseEachDatabaseOnceAndTouchEveryVolumeRepresentative)
{
    const auto projection = projectionAt(1'000);
    std::set<std::uint32_t> used;
    std::set<std::uint32_t> backing;
    std::set<std::uint32_t> hops;
    for (const ProjectedEdge& edge : projection.edges()) {
        if (edge.kind == RelationshipKind::environmentUsesDatabase) {
            EXPECT_TRUE(used.insert(edge.rightOrdinal).second);
            const auto left = projection.regionOf(Population::environment, edge.leftOrdinal).value;
            const auto right = projection.regionOf(Population::database, edge.rightOrdinal).value;
            hops.insert((left + 512 - right) % 512);
        } else if (edge.kind == RelationshipKind::databaseBackedByVolume) {
            backing.insert(projection.representativeOf(Population::volume, edge.rightOrdinal));
        }
    }
    EXPECT_EQ(used.size(), 8'000u);
    EXPECT_EQ(backing.size(), 12'000u);
    EXPECT_EQ(hops, (std::set<std::uint32_t>{0, 1, 2, 3, 4}));
}

TEST(Edges, BackADatabaseByThreeDifferentVolumes)
{
    // 1:100 holds consecutive links only by chance; ten links of one database group are enough.
    const auto projection = projectionAt(100);
    std::map<std::uint32_t, std::set<std::uint32_t>> volumesOf;
    std::map<std::uint32_t, std::uint32_t> links;
    for (const ProjectedEdge& edge : projection.edges()) {
        if (edge.kind != RelationshipKind::databaseBackedByVolume)
            continue;
        const std::uint32_t owner =
            projection.representativeOf(Population::database, edge.leftOrdinal);
        volumesOf[owner].insert(projection.representativeOf(Population::volume, edge.rightOrdinal));
        ++links[owner];
    }
    EXPECT_EQ(volumesOf.size(), 80'000u);
    for (const auto& [owner, count] : links)
        ASSERT_GE(volumesOf[owner].size(), count - 1) << owner;
}

TEST(Chains, AtOneInAThousandAreTwoThousandSixesWithEveryFourthCrossingOnce)
{
    const auto projection = projectionAt(1'000);
    Components components = consistencyComponents(projection);
    const auto sizes = components.sizes();
    EXPECT_EQ(sizes.size(), 2'000u);
    for (const auto& [root, size] : sizes)
        ASSERT_EQ(size, 6u);
    std::map<std::uint32_t, int> edges;
    std::map<std::uint32_t, int> crossing;
    for (const ProjectedEdge& edge : projection.edges()) {
        if (edge.kind != RelationshipKind::volumeConsistency)
            continue;
        const auto root =
            components.find(projection.representativeOf(Population::volume, edge.leftOrdinal));
        ++edges[root];
        crossing[root] += edge.crossRegion ? 1 : 0;
    }
    int crossingChains = 0;
    for (const auto& [root, count] : edges) {
        ASSERT_EQ(count, 5);
        ASSERT_LE(crossing[root], 1);
        crossingChains += crossing[root];
    }
    EXPECT_EQ(crossingChains, 500);
}

// Asks for numbers of crossing chains that no denominator gives, so that every way of reaching one
// (recombining, swapping halves, cutting) is met.
TEST(Chains, ReachEveryWantedNumberOfCrossingLinksExactly)
{
    const std::uint32_t seed = 4'711;
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    for (int i = 0; i < 400; ++i) {
        const std::uint32_t representatives = narrowed(3'072 + random() % 20'000);
        const BlockNumbering volumes(representatives, 512, 1);
        const std::uint32_t wanted = narrowed(1 + random() % (representatives / 24));
        const ConsistencyLinks links = linkConsistencyChains(volumes, 512, wanted);
        ASSERT_EQ(links.crossRegion.size(), wanted) << representatives;
        Components components(representatives);
        std::vector<int> crossing(representatives, 0);
        for (const VolumeLink& link : links.local) {
            ASSERT_EQ(volumes.blockOfRepresentative(link.left),
                      volumes.blockOfRepresentative(link.right));
            components.join(link.left, link.right);
        }
        for (const VolumeLink& link : links.crossRegion) {
            ASSERT_EQ(volumes.blockOfRepresentative(link.left) + 1,
                      volumes.blockOfRepresentative(link.right));
            components.join(link.left, link.right);
        }
        const std::size_t edges = links.local.size() + links.crossRegion.size();
        const auto sizes = components.sizes();
        ASSERT_EQ(edges + sizes.size(), representatives) << "a chain closed into a ring";
        for (const auto& [root, size] : sizes)
            ASSERT_LE(size, volumesPerChain);
        for (const VolumeLink& link : links.crossRegion)
            ASSERT_EQ(++crossing[components.find(link.left)], 1);
    }
}

TEST(Chains, OfTheEstateItselfAreTwoMillionSixes)
{
    const BlockNumbering volumes(12'000'000, 512, 1);
    const ConsistencyLinks links = linkConsistencyChains(volumes, 512, 500'000);
    EXPECT_EQ(links.local.size(), 9'500'000u);
    EXPECT_EQ(links.crossRegion.size(), 500'000u);
}

TEST(Apportionment, GivesEveryClassAtLeastOneAndTheLargestRemaindersTheRest)
{
    for (std::uint64_t denominator = 1; denominator <= 50'000'000;
         denominator += 1 + denominator / 7) {
        const std::uint64_t wanted = (50'000'000 + denominator - 1) / denominator;
        std::uint64_t sum = 0;
        std::uint64_t concrete = 0;
        for (const EdgeClass& edges : apportionEdges(denominator)) {
            const std::uint64_t floor = wanted * edges.concrete / 50'000'000;
            ASSERT_GE(edges.representatives, std::max<std::uint64_t>(floor, 1)) << denominator;
            ASSERT_LE(edges.representatives, floor + 1) << denominator;
            ASSERT_LE(edges.representatives, edges.concrete);
            sum += edges.representatives;
            concrete += edges.concrete;
        }
        ASSERT_EQ(concrete, 50'000'000u);
        ASSERT_GE(sum, wanted);
        ASSERT_LE(sum, wanted > 100 ? wanted : wanted + 6) << denominator;
    }
}

// Takes tens of seconds and 1.1 GiB: run it with --gtest_also_run_disabled_tests.
TEST(EstateItself, DISABLED_HasOneRepresentativeForEverything)
{
    const auto projection = projectionAt(1);
    for (const Population population : allPopulations) {
        ASSERT_EQ(projection.representativeCount(population), concreteCount(population));
        const std::uint64_t last = concreteCount(population) - 1;
        for (const std::uint64_t ordinal : {std::uint64_t{0}, last / 2, last}) {
            const auto parsed = parseId(population, formatId(population, ordinal));
            ASSERT_TRUE(parsed.has_value());
            EXPECT_EQ(projection.representativeOf(population, *parsed), ordinal);
            EXPECT_EQ(projection.range(population, static_cast<std::uint32_t>(ordinal)),
                      (OrdinalRange{ordinal, 1}));
        }
    }
    EXPECT_EQ(largestClosure(projection), 6u);
    std::vector<std::uint8_t> uses(8'000'000, 0);
    std::vector<std::uint8_t> memberships(8'000'000, 0);
    for (const ProjectedEdge& edge : projection.edges()) {
        const EdgeEndpoints ends = endpointsOf(edge.kind);
        ASSERT_EQ(edge.count, 1u);
        ASSERT_EQ(projection.regionOf(ends.leftPopulation, edge.leftOrdinal) !=
                      projection.regionOf(ends.rightPopulation, edge.rightOrdinal),
                  edge.crossRegion)
            << edge.firstOrdinal;
        if (edge.kind == RelationshipKind::environmentUsesDatabase)
            ++uses[edge.rightOrdinal];
        if (edge.kind == RelationshipKind::databaseBackedByVolume)
            ++memberships[edge.leftOrdinal];
    }
    EXPECT_EQ(std::count(uses.begin(), uses.end(), 1), 8'000'000);
    EXPECT_EQ(std::count(memberships.begin(), memberships.end(), 3), 8'000'000);
}

}  // namespace
}  // namespace estate
