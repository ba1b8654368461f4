// Which record stands for an ordinal, and in which shard a volume lives.
#include "engine/estate/blueprint.h"
#include "engine/estate/shard.h"
#include "tests/unit/directory_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

TEST(Numbering, isTheProjections)
{
    for (const std::uint64_t denominator : {1'000u, 777u, 10'000u, 50'000'000u}) {
        const FederalEstateProjection projection = projectionAt(denominator);
        const EstateNumbering numbering = EstateNumbering::of(projection);
        EXPECT_EQ(numbering.regionCount(), 512u);
        for (const Population population : {Population::volume, Population::database,
                                            Population::application, Population::environment}) {
            const std::uint32_t count = projection.representativeCount(population);
            ASSERT_EQ(numbering.representatives(population), count);
            ASSERT_EQ(numbering.ordinals(population), concreteCount(population));
            for (std::uint32_t i = 0; i < count; ++i) {
                const Node node{population, i};
                const OrdinalRange range = projection.range(population, i);
                ASSERT_EQ(numbering.rangeOf(node), range);
                const std::uint64_t last = range.first + range.count - 1;
                ASSERT_EQ(numbering.nodeOf(population, range.first), node);
                ASSERT_EQ(numbering.nodeOf(population, last), node);
                ASSERT_EQ(numbering.regionOf(node), projection.regionOf(population, last));
            }
        }
        EXPECT_EQ(numbering.ordinals(Population::host), 0u);
    }
}

TEST(Numbering, atTheEstateItselfShardsAreTheFormulas)
{
    const auto projection = FederalEstateProjection::withoutEdges(1).value();
    const EstateNumbering numbering = EstateNumbering::of(projection);
    ASSERT_EQ(numbering.volumeCount(), 12'000'000u);
    for (std::uint32_t v = 0; v < 12'000'000; v += 997) {
        const VolumeIndex volume(v);
        const RegionIndex region = numbering.regionOf(volume);
        ASSERT_EQ(numbering.shardOf(volume), shardAt(region, projection.shardOfVolume(v))) << v;
    }
    EXPECT_EQ(numbering.shardOf(VolumeIndex(0)), ShardIndex(0));
    EXPECT_EQ(numbering.shardOf(VolumeIndex(15)), ShardIndex(15));
    EXPECT_EQ(numbering.shardOf(VolumeIndex(16)), ShardIndex(0));
    EXPECT_EQ(numbering.shardOf(VolumeIndex(11'999'999)).value / 16, 511u);
}

TEST(Numbering, shardsOfARegionDifferByAtMostOneRecord)
{
    const EstateNumbering numbering = EstateNumbering::of(thousandth());
    std::vector<std::uint32_t> records(8'192, 0);
    for (std::uint32_t v = 0; v < numbering.volumeCount(); ++v)
        ++records[numbering.shardOf(VolumeIndex(v)).value];
    for (const std::uint32_t count : records)
        ASSERT_TRUE(count == 1 || count == 2) << count;  // 23 or 24 in 16
}

TEST(Numbering, knowsAVolumesApplicationFromTheCatalog)
{
    EXPECT_FALSE(EstateNumbering::of(thousandth()).applicationOf(VolumeIndex(0)).valid());
    const auto catalog =
        blueprintOf({EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid}).value().catalog;
    const EstateNumbering numbering = EstateNumbering::of(thousandth(), *catalog);
    std::size_t volumes = 0;
    for (std::uint32_t a = 0; a < 400; ++a)
        for (const VolumeIndex volume : numbering.volumesOf(ApplicationIndex(a))) {
            ASSERT_EQ(numbering.applicationOf(volume), ApplicationIndex(a));
            ASSERT_EQ(catalog->volume(volume).application, ApplicationIndex(a));
            ++volumes;
        }
    EXPECT_EQ(volumes, 12'000u);
}

VolumeSpec volumeOf(std::string id, std::uint32_t region, std::uint64_t weight)
{
    VolumeSpec spec;
    spec.id = std::move(id);
    spec.application = ApplicationIndex(0);
    spec.home = RegionIndex(region);
    spec.bytes = Bytes(1);
    spec.steadyIops = Iops(1);
    spec.minimumRecoveryIops = Iops(1);
    spec.rto = seconds(1);
    spec.weight = weight;
    return spec;
}

// Regions 0 and 1; application 0 of weight 5 in region 1; volumes of weights 3, 1 and 4.
Catalog smallCatalog()
{
    Catalog catalog;
    catalog.regions = {{"a", "t", std::nullopt, {}}, {"b", "t", std::nullopt, {}}};
    catalog.entities = {{"e", 1, {RegionIndex(0), RegionIndex(1)}}};
    catalog.applications = {{"app", EntityIndex(0), RegionIndex(1), ApplicationKind::postgres, 5}};
    catalog.volumes = {volumeOf("u", 0, 3), volumeOf("v", 1, 1), volumeOf("w", 0, 4)};
    catalog.databases = {{"db", 1, ApplicationIndex(0), {VolumeIndex(0)}, {}}};
    const auto sealed = catalog.seal();
    EXPECT_TRUE(sealed.has_value()) << sealed.error().message;
    return catalog;
}

TEST(Numbering, ofACatalogFollowsFromTheWeights)
{
    const EstateNumbering numbering = EstateNumbering::of(smallCatalog());
    EXPECT_EQ(numbering.regionCount(), 2u);
    EXPECT_EQ(numbering.ordinals(Population::volume), 8u);
    EXPECT_EQ(numbering.volumeRange(VolumeIndex(0)), (OrdinalRange{0, 3}));
    EXPECT_EQ(numbering.volumeRange(VolumeIndex(1)), (OrdinalRange{3, 1}));
    EXPECT_EQ(numbering.volumeRange(VolumeIndex(2)), (OrdinalRange{4, 4}));
    EXPECT_EQ(numbering.volumeAt(2), VolumeIndex(0));
    EXPECT_EQ(numbering.volumeAt(3), VolumeIndex(1));
    EXPECT_EQ(numbering.volumeAt(7), VolumeIndex(2));
    EXPECT_EQ(numbering.ordinals(Population::application), 5u);
    EXPECT_EQ(numbering.ordinals(Population::environment), 0u);
    EXPECT_EQ(numbering.regionOf(numbering.nodeOf(DatabaseIndex(0))), RegionIndex(1));
    // First of region 0, first of region 1 (whose offset is 5), second of region 0.
    EXPECT_EQ(numbering.shardOf(VolumeIndex(0)), ShardIndex(0));
    EXPECT_EQ(numbering.shardOf(VolumeIndex(1)), ShardIndex(16 + 5));
    EXPECT_EQ(numbering.shardOf(VolumeIndex(2)), ShardIndex(1));
}

TEST(Numbering, isExtendedWithoutChangingWhatThereIs)
{
    Catalog catalog = smallCatalog();
    EstateNumbering numbering = EstateNumbering::of(catalog);
    ASSERT_TRUE(catalog.addRegion({"c", "t", std::nullopt, {}}).has_value());
    ASSERT_TRUE(catalog.addVolume(volumeOf("x", 0, 2)).has_value());
    numbering.extend(catalog);
    numbering.extend(catalog);
    EXPECT_EQ(numbering.regionCount(), 3u);
    EXPECT_EQ(numbering.volumeCount(), 4u);
    EXPECT_EQ(numbering.volumeRange(VolumeIndex(2)), (OrdinalRange{4, 4}));
    EXPECT_EQ(numbering.volumeRange(VolumeIndex(3)), (OrdinalRange{8, 2}));
    EXPECT_EQ(numbering.shardOf(VolumeIndex(3)), ShardIndex(2));
    EXPECT_EQ(numbering.volumesOf(ApplicationIndex(0)).size(), 4u);
}

// Events can add volumes to a federal estate too: they come behind the projection's.
TEST(Numbering, ofAFederalEstateIsExtendedBehindTheProjection)
{
    Catalog catalog =
        *blueprintOf({EstateOrigin::federal, 10'000, "", AdmissionMode::hybrid}).value().catalog;
    const FederalEstateProjection projection = projectionAt(10'000);
    EstateNumbering numbering = EstateNumbering::of(projection, catalog);
    const std::uint32_t before = numbering.volumeCount();
    const std::uint32_t inRegion = static_cast<std::uint32_t>(
        projection.representativesInRegion(Population::volume, RegionIndex(17)).count);
    VolumeSpec spec = catalog.volume(VolumeIndex(0));
    spec.id = "new";
    spec.home = RegionIndex(17);
    spec.weight = 1;
    ASSERT_TRUE(catalog.addVolume(spec).has_value());
    numbering.extend(catalog);
    const VolumeIndex added(before);
    EXPECT_EQ(numbering.volumeRange(added), (OrdinalRange{12'000'000, 1}));
    EXPECT_EQ(numbering.volumeAt(12'000'000), added);
    EXPECT_EQ(numbering.regionOf(added), RegionIndex(17));
    EXPECT_EQ(numbering.shardOf(added), shardOfPosition(RegionIndex(17), inRegion));
    EXPECT_EQ(numbering.applicationOf(added), spec.application);
}

}  // namespace
}  // namespace estate
