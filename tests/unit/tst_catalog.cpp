// The catalog: records added one by one are what a sealed blueprint would hold, ties go by id, and
// the digest follows the content.
#include <random>

#include <gtest/gtest.h>

#include "engine/estate/catalog.h"

namespace estate {
namespace {

VolumeSpec volumeOf(std::string id, ApplicationIndex application)
{
    VolumeSpec volume;
    volume.id = std::move(id);
    volume.application = application;
    volume.home = RegionIndex(0);
    volume.bytes = Bytes(1'000);
    volume.steadyIops = Iops(10);
    volume.minimumRecoveryIops = Iops(10);
    volume.rto = seconds(60);
    return volume;
}

PathSpec pathOf(std::string id, RegionIndex source, RegionIndex destination)
{
    PathSpec path;
    path.id = std::move(id);
    path.source = source;
    path.destination = destination;
    path.demuxRate = BytesPerSecond(100);
    path.demuxOperations = Iops(10);
    return path;
}

// Regions a and b, a site and a host in a, entity e, a postgres application "pg" and a generic one.
struct SmallEstate {
    Catalog catalog;
    RegionIndex a = catalog.addRegion({"a", "t", std::nullopt, Duration(0)}).value();
    RegionIndex b = catalog.addRegion({"b", "t", std::nullopt, Duration(0)}).value();
    SiteIndex site = catalog.addSite({"a1", a}).value();
    HostIndex host =
        catalog.addHost({"h", site, a, Bytes(9'000), 4, Iops(100), BytesPerSecond(10)}).value();
    EntityIndex entity = catalog.addEntity({"e", 1, {a, b}}).value();
    ApplicationIndex cluster =
        catalog.addApplication({"pg", entity, a, ApplicationKind::postgres}).value();
    ApplicationIndex web = catalog.addApplication({"web", entity, a}).value();
};

TEST(Catalog, findsWhatWasAddedInAnyOrderOfIds)
{
    SmallEstate estate;
    for (const char* id : {"m", "z", "c", "a", "d"})
        ASSERT_TRUE(estate.catalog.addVolume(volumeOf(id, estate.web)).has_value());
    EXPECT_EQ(estate.catalog.findVolume("m").value(), VolumeIndex(0));
    EXPECT_EQ(estate.catalog.findVolume("c").value(), VolumeIndex(2));
    EXPECT_EQ(estate.catalog.findVolume("d").value(), VolumeIndex(4));
    EXPECT_FALSE(estate.catalog.volumeNamed("b").valid());
    EXPECT_EQ(estate.catalog.findVolume("b").error().code, ErrorCode::unknownId);
    EXPECT_NE(estate.catalog.findVolume("b").error().message.find("near: m, z, c"),
              std::string::npos);
}

TEST(Catalog, anEmptyTableHasNoNearIds)
{
    EXPECT_EQ(Catalog().findDatabase("d").error().message, "There is no database \"d\".");
}

TEST(Catalog, tiesGoByIdWhateverTheOrderOfTheTable)
{
    SmallEstate estate;
    const VolumeIndex late = estate.catalog.addVolume(volumeOf("b", estate.web)).value();
    const VolumeIndex next = estate.catalog.addVolume(volumeOf("c", estate.web)).value();
    EXPECT_TRUE(estate.catalog.before(late, next));  // still in order: by index
    const VolumeIndex early = estate.catalog.addVolume(volumeOf("a", estate.web)).value();
    EXPECT_TRUE(estate.catalog.before(early, late));
    EXPECT_FALSE(estate.catalog.before(late, early));
    EXPECT_FALSE(estate.catalog.before(late, late));
    EXPECT_TRUE(estate.catalog.before(estate.cluster, estate.web));
    EXPECT_TRUE(estate.catalog.before(estate.a, estate.b));
}

TEST(Catalog, aRefusedRecordChangesNothing)
{
    SmallEstate estate;
    const Digest before = estate.catalog.digest();
    const auto twice = estate.catalog.addRegion({"a", "t", std::nullopt, Duration(0)});
    EXPECT_EQ(twice.error().code, ErrorCode::duplicateId);
    EXPECT_EQ(twice.error().message, "Region \"a\" exists already.");
    EXPECT_EQ(estate.catalog.addSite({"x", RegionIndex(9)}).error().code, ErrorCode::unknownId);
    EXPECT_EQ(estate.catalog.addVolume(volumeOf("", estate.web)).error().code, ErrorCode::badInput);
    VolumeSpec never = volumeOf("v", estate.web);
    never.rto = Duration(0);
    EXPECT_EQ(estate.catalog.addVolume(never).error().code, ErrorCode::badInput);
    EXPECT_EQ(estate.catalog
                  .addHost({"h2", estate.site, estate.a, Bytes(1), std::uint32_t{1} << 27, Iops(1),
                            BytesPerSecond(1)})
                  .error()
                  .code,
              ErrorCode::badInput);
    EXPECT_EQ(estate.catalog.regions.size(), 2u);
    EXPECT_EQ(estate.catalog.digest(), before);
}

TEST(Catalog, lanesOfAReplacedHostAreCountedOnce)
{
    SmallEstate estate;
    const auto most = static_cast<std::uint32_t>(lanesMax);
    HostSpec wide = estate.catalog.host(estate.host);
    wide.lanes = most;
    EXPECT_TRUE(estate.catalog.replaceHost(estate.host, wide).has_value());
    EXPECT_FALSE(estate.catalog.checkRoomForLanes(1, HostIndex()).has_value());
    EXPECT_TRUE(estate.catalog.checkRoomForLanes(most, estate.host).has_value());
}

TEST(Catalog, aPathAgainReplacesItsRatesAndThePairKeepsItsFirst)
{
    SmallEstate estate;
    PathSpec path = pathOf("first", estate.a, estate.b);
    const PathIndex first = estate.catalog.putPath(path).value();
    path.demuxRate = BytesPerSecond(200);
    EXPECT_EQ(estate.catalog.putPath(path).value(), first);
    EXPECT_EQ(estate.catalog.path(first).demuxRate, BytesPerSecond(200));
    path.id = "another";
    EXPECT_EQ(estate.catalog.putPath(path).value(), PathIndex(1));
    EXPECT_EQ(estate.catalog.pathBetween(estate.a, estate.b), first);
    EXPECT_EQ(estate.catalog.findPath("another").value(), PathIndex(1));
    std::swap(path.source, path.destination);
    EXPECT_EQ(estate.catalog.putPath(path).error().code, ErrorCode::contradiction);
}

TEST(Catalog, membershipsFollowTheNewestGeneration)
{
    SmallEstate estate;
    Catalog& catalog = estate.catalog;
    const VolumeIndex one = catalog.addVolume(volumeOf("one", estate.cluster)).value();
    const VolumeIndex two = catalog.addVolume(volumeOf("two", estate.cluster)).value();
    const DatabaseIndex orders =
        catalog.putDatabase({"orders", 1, estate.cluster, {one}, {estate.web}}).value();
    const DatabaseIndex users =
        catalog.putDatabase({"users", 1, estate.cluster, {one, two}, {}}).value();
    EXPECT_EQ(std::vector(catalog.databasesOf(one).begin(), catalog.databasesOf(one).end()),
              (std::vector{orders, users}));
    ASSERT_TRUE(catalog.putDatabase({"orders", 2, estate.cluster, {two}, {}}).has_value());
    EXPECT_EQ(catalog.databasesOf(one).size(), 1u);
    EXPECT_EQ(catalog.databasesOf(two).size(), 2u);
    ASSERT_TRUE(catalog.putConsistencyGroup({"cut", 1, {one, two}}).has_value());
    EXPECT_EQ(catalog.consistencyGroupsOf(two).size(), 1u);
    const VolumeIndex later = catalog.addVolume(volumeOf("later", estate.web)).value();
    EXPECT_TRUE(catalog.consistencyGroupsOf(later).empty());
    EXPECT_TRUE(catalog.databasesOf(later).empty());

    const auto group = catalog.addRecoveryGroup({"g", estate.cluster}).value();
    catalog.regroupVolume(two, group);
    catalog.regroupVolume(one, group);
    EXPECT_EQ(catalog.volumesOf(group).front(), one);
    catalog.regroupVolume(one, RecoveryGroupIndex());
    EXPECT_EQ(catalog.volumesOf(group).size(), 1u);
}

TEST(Catalog, databasesAndConsistencyGroupsAreChecked)
{
    SmallEstate estate;
    const VolumeIndex mine = estate.catalog.addVolume(volumeOf("v", estate.cluster)).value();
    const VolumeIndex other = estate.catalog.addVolume(volumeOf("w", estate.web)).value();
    const auto refusal = [&](const DatabaseSpec& database) {
        return estate.catalog.putDatabase(database).error().message;
    };
    EXPECT_EQ(refusal({"d", 1, estate.web, {other}, {}}),
              "Database \"d\" names a cluster that is not of a database kind.");
    EXPECT_EQ(refusal({"d", 1, estate.cluster, {mine, other}, {}}),
              "Database \"d\" lies on volume \"w\", which is not its cluster's.");
    EXPECT_EQ(refusal({"d", 1, estate.cluster, {}, {}}),
              "Database \"d\" has no volume; give at least one.");
    EXPECT_EQ(estate.catalog.putConsistencyGroup({"c", 1, {mine}}).error().message,
              "Consistency group \"c\" needs at least two volumes.");
}

// The same tables sealed at once, and grown record by record with the digest asked for in between.
TEST(Catalog, theDigestDoesNotDependOnHowTheTablesCameAbout)
{
    constexpr unsigned seed = 7;
    std::mt19937_64 random(seed);
    SmallEstate grown;
    for (int i = 0; i < 400; ++i) {
        const std::string id = "v" + std::to_string(random());
        ASSERT_TRUE(grown.catalog.addVolume(volumeOf(id, grown.cluster)).has_value());
        if (i % 7 == 0)
            static_cast<void>(grown.catalog.digest());
        if (i % 5 == 0)
            grown.catalog.resizeVolume(VolumeIndex(static_cast<std::uint32_t>(random() % (i + 1))),
                                       Bytes(2'000 + static_cast<std::uint64_t>(i)), Iops(20));
    }
    ASSERT_TRUE(grown.catalog.addRecoveryGroup({"g", grown.cluster}).has_value());
    grown.catalog.regroupVolume(VolumeIndex(3), RecoveryGroupIndex(0));
    grown.catalog.setGeneration(RecoveryGroupIndex(0), 2);
    ASSERT_TRUE(grown.catalog.replaceEntity(grown.entity, {"e", 2, {grown.a}}).has_value());
    Catalog sealed;
    sealed.regions = grown.catalog.regions;
    sealed.sites = grown.catalog.sites;
    sealed.hosts = grown.catalog.hosts;
    sealed.entities = grown.catalog.entities;
    sealed.applications = grown.catalog.applications;
    sealed.recoveryGroups = grown.catalog.recoveryGroups;
    sealed.volumes = grown.catalog.volumes;
    ASSERT_TRUE(sealed.seal().has_value());
    EXPECT_EQ(grown.catalog.digest(), sealed.digest()) << "seed " << seed;
    for (std::uint32_t i = 1; i < sealed.volumes.size(); ++i)
        EXPECT_EQ(grown.catalog.before(VolumeIndex(i - 1), VolumeIndex(i)),
                  sealed.before(VolumeIndex(i - 1), VolumeIndex(i)));
}

TEST(Catalog, everyTableIsPartOfTheDigest)
{
    SmallEstate estate;
    Catalog& catalog = estate.catalog;
    Digest before = catalog.digest();
    const auto differs = [&](bool accepted) {
        const Digest now = catalog.digest();
        const bool changed = accepted && now != before;
        before = now;
        return changed;
    };
    EXPECT_TRUE(differs(catalog.addRegion({"c", "t", seconds(10), seconds(2)}).has_value()));
    EXPECT_TRUE(differs(catalog.addSite({"a2", estate.a}).has_value()));
    EXPECT_TRUE(differs(
        catalog.addHost({"i", estate.site, estate.a, Bytes(1), 1, Iops(1), BytesPerSecond(1)})
            .has_value()));
    EXPECT_TRUE(differs(catalog.addEntity({"f", 1, {estate.a}}).has_value()));
    EXPECT_TRUE(differs(catalog.addApplication({"app", estate.entity, estate.a}).has_value()));
    EXPECT_TRUE(differs(catalog.addRecoveryGroup({"g", estate.cluster}).has_value()));
    EXPECT_TRUE(differs(catalog.addVolume(volumeOf("v", estate.cluster)).has_value()));
    EXPECT_TRUE(differs(catalog.addVolume(volumeOf("w", estate.cluster)).has_value()));
    EXPECT_TRUE(differs(catalog.putPath(pathOf("p", estate.a, estate.b)).has_value()));
    EXPECT_TRUE(
        differs(catalog.putDatabase({"d", 1, estate.cluster, {VolumeIndex(0)}, {}}).has_value()));
    EXPECT_TRUE(differs(
        catalog.putConsistencyGroup({"c", 1, {VolumeIndex(0), VolumeIndex(1)}}).has_value()));
    EXPECT_FALSE(differs(true));
}

}  // namespace
}  // namespace estate
