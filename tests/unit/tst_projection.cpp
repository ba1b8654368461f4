#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/estate/projection.h"

namespace estate {
namespace {

// Round ones, primes, ones that divide nothing, and coarser than anything sensible.
constexpr std::uint64_t denominators[] = {1'000,   10'000, 777,     100,     1'001,     37,
                                          123'457, 1'953,  3'906,   3'907,   7'919,     65'537,
                                          999'983, 50'000, 500'000, 400'001, 50'000'000};

FederalEstateProjection projectionAt(std::uint64_t denominator)
{
    auto built = FederalEstateProjection::build(denominator);
    if (!built)
        throw std::runtime_error(built.error().message);
    return std::move(*built);
}

class ProjectionAt : public testing::TestWithParam<std::uint64_t> {
protected:
    const FederalEstateProjection projection = projectionAt(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Denominators, ProjectionAt, testing::ValuesIn(denominators),
                         testing::PrintToStringParamName());

TEST(Projection, AtOneInAThousandHasExactlyTheTablesRepresentatives)
{
    const auto projection = projectionAt(1'000);
    EXPECT_EQ(projection.denominator(), 1'000u);
    EXPECT_EQ(projection.representativeCount(Population::entity), 128u);
    EXPECT_EQ(projection.representativeCount(Population::region), 512u);
    EXPECT_EQ(projection.representativeCount(Population::site), 1'024u);
    EXPECT_EQ(projection.representativeCount(Population::host), 3'500u);
    EXPECT_EQ(projection.representativeCount(Population::application), 400u);
    EXPECT_EQ(projection.representativeCount(Population::environment), 2'800u);
    EXPECT_EQ(projection.representativeCount(Population::volume), 12'000u);
    EXPECT_EQ(projection.representativeCount(Population::database), 8'000u);
    EXPECT_EQ(projection.representativeCount(Population::edge), 50'000u);
}

TEST(Projection, AtOneInAThousandWeighsHosts854To1140AndVolumes976To1020)
{
    const auto projection = projectionAt(1'000);
    const auto extremes = [&](Population population) {
        std::uint64_t least = ~std::uint64_t{0};
        std::uint64_t most = 0;
        for (std::uint32_t i = 0; i < projection.representativeCount(population); ++i) {
            least = std::min(least, projection.range(population, i).count);
            most = std::max(most, projection.range(population, i).count);
        }
        return std::pair(least, most);
    };
    EXPECT_EQ(extremes(Population::host), std::pair(std::uint64_t{854}, std::uint64_t{1'140}));
    EXPECT_EQ(extremes(Population::volume), std::pair(std::uint64_t{976}, std::uint64_t{1'020}));
    EXPECT_EQ(extremes(Population::application),
              std::pair(std::uint64_t{1'000}, std::uint64_t{1'000}));
}

TEST(Projection, IsRefusedAtZeroAndBeyondTheLargestPopulation)
{
    for (const std::uint64_t bad :
         {std::uint64_t{0}, std::uint64_t{50'000'001}, ~std::uint64_t{0}}) {
        const auto built = FederalEstateProjection::build(bad);
        ASSERT_FALSE(built.has_value()) << bad;
        EXPECT_EQ(built.error().code, ErrorCode::badInput);
        EXPECT_NE(built.error().message.find("Give a denominator from 1 to 50000000"),
                  std::string::npos)
            << built.error().message;
        ASSERT_EQ(built.error().fields.size(), 1u);
        EXPECT_EQ(built.error().fields.front().value, std::to_string(bad));
    }
}

TEST_P(ProjectionAt, RangesLeaveNoGapOverlapOrTail)
{
    for (const Population population : allPopulations) {
        SCOPED_TRACE(populationName(population));
        const std::uint32_t count = projection.representativeCount(population);
        std::uint64_t next = 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            const OrdinalRange range = projection.range(population, i);
            ASSERT_EQ(range.first, next) << i;
            ASSERT_GT(range.count, 0u) << i;
            ASSERT_EQ(projection.representativeOf(population, range.first), i);
            ASSERT_EQ(projection.representativeOf(population, range.first + range.count - 1), i);
            next = range.first + range.count;
        }
        EXPECT_EQ(next, concreteCount(population));
    }
}

TEST_P(ProjectionAt, ScaledPopulationsHaveTheirCeilingOrOneABlock)
{
    const auto expected = [](Population population, std::uint64_t least) {
        return std::max((concreteCount(population) + GetParam() - 1) / GetParam(), least);
    };
    EXPECT_EQ(projection.representativeCount(Population::host), expected(Population::host, 1'024));
    EXPECT_EQ(projection.representativeCount(Population::application),
              expected(Population::application, 128));
    for (const Population population :
         {Population::environment, Population::volume, Population::database})
        EXPECT_EQ(projection.representativeCount(population), expected(population, 512));
    EXPECT_EQ(projection.representativeCount(Population::entity), 128u);
    EXPECT_EQ(projection.representativeCount(Population::region), 512u);
    EXPECT_EQ(projection.representativeCount(Population::site), 1'024u);
}

TEST_P(ProjectionAt, NoRepresentativeStraddlesARegionAndWeightsInsideDifferByAtMostOne)
{
    for (const Population population :
         {Population::host, Population::environment, Population::volume, Population::database}) {
        SCOPED_TRACE(populationName(population));
        std::uint64_t nextRepresentative = 0;
        for (std::uint32_t r = 0; r < 512; ++r) {
            const RegionIndex region(r);
            const OrdinalRange own = projection.representativesInRegion(population, region);
            const OrdinalRange ordinals = projection.ordinalsInRegion(population, region);
            ASSERT_EQ(own.first, nextRepresentative);
            ASSERT_GE(own.count, 1u);
            nextRepresentative = own.first + own.count;
            ASSERT_EQ(ordinals.first, concreteCount(population) * r / 512);
            std::uint64_t sum = 0;
            for (std::uint64_t i = own.first; i < nextRepresentative; ++i) {
                const auto range = projection.range(population, static_cast<std::uint32_t>(i));
                sum += range.count;
                ASSERT_EQ(projection.regionOf(population, range.first), region);
                ASSERT_EQ(projection.regionOf(population, range.first + range.count - 1), region);
                if (population != Population::host) {
                    ASSERT_GE(range.count, ordinals.count / own.count);
                    ASSERT_LE(range.count, ordinals.count / own.count + 1);
                }
            }
            ASSERT_EQ(sum, ordinals.count);
        }
        EXPECT_EQ(nextRepresentative, projection.representativeCount(population));
    }
}

TEST_P(ProjectionAt, HostsBelongToTheTwoSitesOfTheirRegion)
{
    std::uint64_t next = 0;
    for (std::uint32_t s = 0; s < 1'024; ++s) {
        const OrdinalRange hosts = projection.hostsInSite(SiteIndex(s));
        ASSERT_EQ(hosts.first, next);
        ASSERT_GE(hosts.count, 1u);
        next = hosts.first + hosts.count;
        for (std::uint64_t i = hosts.first; i < next; ++i) {
            const auto range = projection.range(Population::host, static_cast<std::uint32_t>(i));
            ASSERT_GE(range.first, std::uint64_t{3'500'000} * s / 1'024);
            ASSERT_LE(range.first + range.count, std::uint64_t{3'500'000} * (s + 1) / 1'024);
            ASSERT_EQ(projection.regionOf(Population::host, range.first).value, s / 2);
        }
        ASSERT_EQ(projection.regionOf(Population::site, s).value, s / 2);
    }
    EXPECT_EQ(next, projection.representativeCount(Population::host));
}

TEST_P(ProjectionAt, LogicalBytesTotalExactly100ExabytesAndPhysical350)
{
    U128 logical = 0;
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::volume); ++i)
        logical += projection.logicalBytes(i);
    EXPECT_TRUE(logical == logicalBytesTotal) << toDecimal(logical);
    U128 physical = 0;
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::host); ++i)
        physical += U128{projection.range(Population::host, i).count} * physicalBytesPerHost;
    EXPECT_TRUE(physical == physicalBytesTotal) << toDecimal(physical);
}

TEST_P(ProjectionAt, EveryEntityKeepsApplicationsWithHomesInItsPresence)
{
    std::uint64_t next = 0;
    for (std::uint32_t e = 0; e < 128; ++e) {
        const OrdinalRange own = projection.applicationsOf(EntityIndex(e));
        ASSERT_EQ(own.first, next);
        ASSERT_GE(own.count, 1u) << e;
        next = own.first + own.count;
        const auto presence = projection.presenceOf(EntityIndex(e));
        for (std::uint64_t i = own.first; i < next; ++i) {
            const auto representative = static_cast<std::uint32_t>(i);
            const auto range = projection.range(Population::application, representative);
            ASSERT_EQ(range.first * 128 / 400'000, e);
            ASSERT_EQ(projection.entityOfApplication(representative).value, e);
            const RegionIndex home = projection.homeOfApplication(representative);
            ASSERT_NE(std::find(presence.begin(), presence.end(), home), presence.end());
            ASSERT_EQ(projection.regionOf(Population::application, range.first), home);
        }
    }
    EXPECT_EQ(next, projection.representativeCount(Population::application));
}

TEST_P(ProjectionAt, VolumesServeAnEntityThatIsPresentInTheirRegion)
{
    for (std::uint32_t r = 0; r < 512; ++r) {
        const auto entities = projection.entitiesIn(RegionIndex(r));
        const OrdinalRange own =
            projection.representativesInRegion(Population::volume, RegionIndex(r));
        for (std::uint64_t i = 0; i < own.count; ++i) {
            const auto volume = static_cast<std::uint32_t>(own.first + i);
            ASSERT_EQ(projection.entityOfVolume(volume), entities[i / 3 % 3]);
        }
    }
}

TEST_P(ProjectionAt, IdsOfRepresentativesRoundTrip)
{
    for (const Population population : allPopulations) {
        for (std::uint32_t i = 0; i < projection.representativeCount(population); ++i) {
            const std::uint64_t first = projection.range(population, i).first;
            const auto parsed = parseId(population, formatId(population, first));
            ASSERT_TRUE(parsed.has_value());
            ASSERT_EQ(projection.representativeOf(population, *parsed), i);
        }
    }
}

TEST(Projection, EntitiesArePresentInTwelveRegionsFromFourTimesTheirNumberOn)
{
    const auto projection = projectionAt(1'000);
    std::vector<int> entitiesOf(512, 0);
    for (std::uint32_t e = 0; e < 128; ++e) {
        const auto presence = projection.presenceOf(EntityIndex(e));
        ASSERT_EQ(presence.size(), 12u);
        for (std::uint32_t slot = 0; slot < 12; ++slot) {
            ASSERT_EQ(presence[slot].value, (4 * e + slot) % 512);
            ++entitiesOf[presence[slot].value];
        }
    }
    EXPECT_EQ(std::count(entitiesOf.begin(), entitiesOf.end(), 3), 512);
}

TEST(Projection, RegionsNameTheirThreeEntitiesByPresencePosition)
{
    const auto projection = projectionAt(1'000);
    for (std::uint32_t r = 0; r < 512; ++r) {
        const auto entities = projection.entitiesIn(RegionIndex(r));
        ASSERT_EQ(entities.size(), 3u);
        for (std::uint32_t slot = 0; slot < 3; ++slot) {
            const auto presence = projection.presenceOf(entities[slot]);
            const auto found = std::find(presence.begin(), presence.end(), RegionIndex(r));
            ASSERT_NE(found, presence.end()) << r;
            EXPECT_EQ(static_cast<std::uint32_t>(found - presence.begin()) / 4, slot) << r;
        }
    }
}

TEST(Projection, SpreadsApplicationHomesOverTheRegions)
{
    std::set<RegionIndex> homes;
    const auto projection = projectionAt(1'000);
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::application); ++i)
        homes.insert(projection.homeOfApplication(i));
    EXPECT_GE(homes.size(), 380u);  // of 400 applications
    const auto fine = projectionAt(100);
    std::vector<int> perRegion(512, 0);
    for (std::uint32_t i = 0; i < fine.representativeCount(Population::application); ++i)
        ++perRegion[fine.homeOfApplication(i).value];
    const auto [least, most] = std::minmax_element(perRegion.begin(), perRegion.end());
    EXPECT_GE(*least, 6);  // mean: 7.8
    EXPECT_LE(*most, 9);
}

TEST(Shards, SizesFollowTheFormulaAndDifferByAtMostOne)
{
    const auto projection = projectionAt(1'000);
    std::uint64_t least = ~std::uint64_t{0};
    std::uint64_t most = 0;
    for (std::uint32_t r = 0; r < 512; ++r) {
        std::vector<std::uint64_t> counted(shardsPerRegion, 0);
        const OrdinalRange volumes =
            projection.ordinalsInRegion(Population::volume, RegionIndex(r));
        for (std::uint64_t i = 0; i < volumes.count; ++i)
            ++counted[projection.shardOfVolume(volumes.first + i)];
        for (std::uint32_t shard = 0; shard < shardsPerRegion; ++shard) {
            ASSERT_EQ(projection.concreteVolumesInShard(RegionIndex(r), shard), counted[shard]);
            least = std::min(least, counted[shard]);
            most = std::max(most, counted[shard]);
        }
    }
    EXPECT_EQ(least, 1'464u);  // 23,437 = 16 x 1,464 + 13
    EXPECT_EQ(most, 1'465u);
}

TEST(Shards, OfConsecutiveVolumesAreConsecutiveAndRegionsBeginAtDifferentOnes)
{
    const auto projection = projectionAt(1'000);
    std::set<std::uint32_t> first;
    for (std::uint32_t r = 0; r < 16; ++r) {
        const std::uint64_t begin =
            projection.ordinalsInRegion(Population::volume, RegionIndex(r)).first;
        first.insert(projection.shardOfVolume(begin));
        EXPECT_EQ(projection.shardOfVolume(begin + 1),
                  (projection.shardOfVolume(begin) + 1) % shardsPerRegion);
    }
    EXPECT_EQ(first.size(), 16u);
}

struct RegionSums {
    std::vector<std::uint64_t> counts;  // concrete things and bytes, region by region
    bool operator==(const RegionSums&) const = default;
};

RegionSums sumsOf(const FederalEstateProjection& projection)
{
    RegionSums sums;
    for (std::uint32_t r = 0; r < 512; ++r) {
        const RegionIndex region(r);
        for (const Population population : {Population::host, Population::environment,
                                            Population::volume, Population::database}) {
            const OrdinalRange own = projection.representativesInRegion(population, region);
            std::uint64_t things = 0;
            std::uint64_t bytes = 0;
            for (std::uint64_t i = own.first; i < own.first + own.count; ++i) {
                const auto representative = static_cast<std::uint32_t>(i);
                things += projection.range(population, representative).count;
                if (population == Population::volume)
                    bytes += projection.logicalBytes(representative);
            }
            sums.counts.push_back(things);
            sums.counts.push_back(bytes);
        }
        for (std::uint32_t shard = 0; shard < shardsPerRegion; ++shard)
            sums.counts.push_back(projection.concreteVolumesInShard(region, shard));
    }
    return sums;
}

TEST(Projection, AndOneTenTimesFinerAgreeOnEveryRegionsTotals)
{
    for (const std::uint64_t denominator : {1'000u, 10'000u, 7'770u, 1'010u}) {
        EXPECT_EQ(sumsOf(projectionAt(denominator)), sumsOf(projectionAt(denominator / 10)))
            << denominator;
    }
}

TEST(Projection, HasTheGoldenDigestsOnEveryCompilerAndPlatform)
{
    std::ifstream golden(std::string(ESTATE_GOLDEN_DIRECTORY) + "/projection.txt");
    ASSERT_TRUE(golden.is_open());
    std::string line;
    int checked = 0;
    while (std::getline(golden, line)) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream words(line);
        std::uint64_t denominator = 0;
        std::string expected;
        ASSERT_TRUE(words >> denominator >> expected) << line;
        const auto projection = projectionAt(denominator);
        EXPECT_EQ(projection.digest().hex(), expected) << denominator;
        EXPECT_EQ(projectionAt(denominator).digest(), projection.digest()) << denominator;
        ++checked;
    }
    EXPECT_GE(checked, 3);
}

}  // namespace
}  // namespace estate
