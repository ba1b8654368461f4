// The directory of an estate, built from its catalog and kept current by events.
#include <algorithm>

#include "engine/directory/closure.h"
#include "engine/directory/estate_directory.h"
#include "engine/directory/regional_adjacency.h"
#include "engine/estate/blueprint.h"
#include "tests/unit/directory_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

const EstateSource fourRegion{EstateOrigin::fourRegion, 0, "", AdmissionMode::hybrid};

std::vector<VolumeIndex> named(const Catalog& catalog, const std::vector<std::string>& ids)
{
    std::vector<VolumeIndex> volumes;
    for (const std::string& id : ids)
        volumes.push_back(catalog.volumeNamed(id));
    std::sort(volumes.begin(), volumes.end());
    return volumes;
}

// The four-region estate, with what events put into its catalog.
struct FourRegion {
    Catalog catalog = *blueprintOf(fourRegion).value().catalog;
    EstateDirectory estate = EstateDirectory::build(fourRegion, catalog).value();

    Result<void> putDatabase(const std::string& id, const std::string& cluster,
                             const std::vector<std::string>& volumes,
                             const std::vector<std::string>& consumers)
    {
        DatabaseSpec spec{id, 1, catalog.applicationNamed(cluster), named(catalog, volumes), {}};
        for (const std::string& consumer : consumers)
            spec.consumers.push_back(catalog.applicationNamed(consumer));
        std::sort(spec.consumers.begin(), spec.consumers.end());
        EXPECT_TRUE(catalog.putDatabase(spec).has_value());
        return estate.follow(PutDatabase{id, 1, cluster, volumes, consumers}, catalog);
    }
    Result<void> putGroup(const std::string& id, const std::vector<std::string>& volumes)
    {
        EXPECT_TRUE(catalog.putConsistencyGroup({id, 1, named(catalog, volumes)}).has_value());
        return estate.follow(PutConsistencyGroup{id, 1, volumes}, catalog);
    }
    std::vector<VolumeIndex> closureOf(const std::string& volume, bool overDatabases = false,
                                       bool overApplications = false)
    {
        const auto checkpoint = estate.directory().takeCheckpoint();
        return resolveClosure(estate.directory(), *checkpoint,
                              {named(catalog, {volume}), overDatabases, overApplications})
            .value()
            .volumes;
    }
    [[nodiscard]] std::uint64_t records() const
    {
        std::uint64_t records = 0;
        for (std::uint32_t p = 0; p < directoryPartitions; ++p)
            records += estate.directory().partition(PartitionIndex(p)).highWaterMark();
        return records;
    }
};

std::vector<std::uint64_t> idsOf(const std::vector<RelationshipEdge>& edges)
{
    std::vector<std::uint64_t> ids;
    for (const RelationshipEdge& edge : edges)
        ids.push_back(edge.id - firstEventEdge);
    return ids;
}
using Ids = std::vector<std::uint64_t>;

TEST(EstateDirectory, ofTheFederalEstateIsTheProjections)
{
    const EstateSource source{EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid};
    const auto catalog = blueprintOf(source).value().catalog;
    const EstateDirectory estate = EstateDirectory::build(source, *catalog).value();
    EXPECT_EQ(estate.directory().root(), directoryOf(thousandth()).root());
    EXPECT_TRUE(estate.directory().numbering().applicationOf(VolumeIndex(0)).valid());
    const EstateSource finer{EstateOrigin::federal, 777, "", AdmissionMode::hybrid};
    EXPECT_EQ(codeOf(EstateDirectory::build(finer, *catalog)), "bad-input");
}

TEST(EstateDirectory, groupsAreChainsAndDatabasesHaveTheirVolumesAndUsers)
{
    FourRegion four;
    EXPECT_EQ(four.records(), 0u) << "the tutorial has neither";
    ASSERT_TRUE(four.putGroup("cut", {"carts-1", "events-1", "profiles-1"}).has_value());
    ASSERT_TRUE(
        four.putDatabase("orders", "ledger", {"ledger-data", "ledger-wal"}, {"events", "carts"})
            .has_value());

    const auto chain = four.estate.edgesOf(ConsistencyGroupIndex(0));
    EXPECT_EQ(idsOf(chain), (Ids{0, 1}));
    EXPECT_EQ(chain[0].kind, RelationshipKind::volumeConsistency);
    EXPECT_EQ(chain[0].right, chain[1].left);
    EXPECT_FALSE(chain[0].crossRegion());
    EXPECT_TRUE(chain[1].crossRegion()) << "us-east-1 to us-east-2";

    const auto edges = four.estate.edgesOf(DatabaseIndex(0));
    EXPECT_EQ(idsOf(edges), (Ids{2, 3, 4, 5}));
    EXPECT_EQ(edges[0].kind, RelationshipKind::databaseBackedByVolume);
    EXPECT_EQ(edges[0].left.population, Population::database);
    EXPECT_EQ(edges[1].right.ordinal, four.catalog.volumeNamed("ledger-wal").value);
    EXPECT_EQ(edges[2].kind, RelationshipKind::environmentUsesDatabase);
    EXPECT_EQ(edges[2].left.population, Population::application);
    EXPECT_EQ(edges[3].left.population, Population::application);

    EXPECT_EQ(four.closureOf("carts-1"),
              named(four.catalog, {"carts-1", "events-1", "profiles-1"}));
    EXPECT_EQ(four.closureOf("ledger-wal"), named(four.catalog, {"ledger-wal"}));
    EXPECT_EQ(four.closureOf("ledger-wal", true),
              named(four.catalog, {"ledger-data", "ledger-wal"}));
    // ledger-wal, its application, its database... and with both, the users' volumes and the chain.
    EXPECT_EQ(four.closureOf("ledger-wal", true, true),
              named(four.catalog,
                    {"ledger-data", "ledger-wal", "carts-1", "carts-2", "events-1", "events-2",
                     "events-3", "profiles-1", "profiles-2", "profiles-3", "profiles-4"}));
}

TEST(EstateDirectory, builtOfACatalogWithThemIsTheOneThatFollowed)
{
    FourRegion four;
    ASSERT_TRUE(four.putDatabase("orders", "ledger", {"ledger-wal"}, {"carts"}).has_value());
    ASSERT_TRUE(four.putGroup("cut", {"carts-1", "events-1"}).has_value());
    const EstateDirectory built = EstateDirectory::build(fourRegion, four.catalog).value();
    EXPECT_EQ(built.directory().root(), four.estate.directory().root());
}

TEST(EstateDirectory, aReplacedGroupLosesWhatItHadAndKeepsWhatItStillHas)
{
    FourRegion four;
    ASSERT_TRUE(four.putGroup("cut", {"carts-1", "carts-2", "events-1"}).has_value());
    const auto before = four.estate.directory().takeCheckpoint();
    const Digest root = four.estate.directory().root();
    ASSERT_TRUE(four.putGroup("cut", {"carts-1", "carts-2", "events-1"}).has_value());
    EXPECT_EQ(four.estate.directory().root(), root) << "the same again is nothing";

    ASSERT_TRUE(four.putGroup("cut", {"carts-1", "carts-2", "profiles-1"}).has_value());
    EXPECT_EQ(idsOf(four.estate.edgesOf(ConsistencyGroupIndex(0))), (Ids{0, 2}));
    EXPECT_EQ(four.records(), 4u) << "two added, one removed, one added";
    EXPECT_EQ(four.closureOf("carts-1"), named(four.catalog, {"carts-1", "carts-2", "profiles-1"}));
    EXPECT_EQ(four.closureOf("events-1"), named(four.catalog, {"events-1"}));
    EXPECT_EQ(resolveClosure(four.estate.directory(), *before, {named(four.catalog, {"events-1"})})
                  .value()
                  .volumes,
              named(four.catalog, {"carts-1", "carts-2", "events-1"}));
}

TEST(EstateDirectory, aDatabaseMovesWithItsCluster)
{
    FourRegion four;
    ASSERT_TRUE(four.putDatabase("db", "ledger", {"ledger-wal"}, {"carts"}).has_value());
    ASSERT_TRUE(four.putDatabase("db", "profiles", {"profiles-1"}, {"carts"}).has_value());
    const auto edges = four.estate.edgesOf(DatabaseIndex(0));
    EXPECT_EQ(idsOf(edges), (Ids{2, 3})) << "its region changed: no edge is the same";
    EXPECT_EQ(edges[0].left.region, four.catalog.regionNamed("us-east-2"));
    EXPECT_TRUE(edges[1].crossRegion());
}

TEST(EstateDirectory, newVolumesJoinTheNumberingAndNotOlderCheckpoints)
{
    FourRegion four;
    const auto before = four.estate.directory().takeCheckpoint();
    const std::uint32_t volumes = four.estate.directory().numbering().volumeCount();
    EXPECT_EQ(volumes, 16u);
    ApplicationSpec application = four.catalog.application(ApplicationIndex(0));
    application.id = "late";
    const ApplicationIndex late = four.catalog.addApplication(application).value();
    for (const char* id : {"late-1", "late-2"}) {
        VolumeSpec volume = four.catalog.volume(VolumeIndex(0));
        volume.id = id;
        volume.application = late;
        volume.recoveryGroup = RecoveryGroupIndex();
        ASSERT_TRUE(four.catalog.addVolume(volume).has_value());
    }
    PutApplication put;
    put.id = "late";
    EXPECT_TRUE(changesRelationships(put));
    ASSERT_TRUE(four.estate.follow(put, four.catalog).has_value());
    EXPECT_EQ(four.estate.directory().numbering().volumeCount(), 18u);
    EXPECT_EQ(four.closureOf("late-1", false, true), named(four.catalog, {"late-1", "late-2"}));
    EXPECT_EQ(
        codeOf(resolveClosure(four.estate.directory(), *before, {named(four.catalog, {"late-1"})})),
        "unknown-id");
    ASSERT_TRUE(four.putGroup("cut", {"late-1", "carts-1"}).has_value());
    EXPECT_EQ(four.closureOf("carts-1"), named(four.catalog, {"late-1", "carts-1"}));
}

TEST(EstateDirectory, aNewRegionSeesItsEmptyAdjacency)
{
    FourRegion four;
    ASSERT_TRUE(four.catalog.addRegion({"sa-east-1", "t", std::nullopt, {}}).has_value());
    const auto checkpoint = four.estate.directory().takeCheckpoint();
    const RegionIndex added(4);
    EXPECT_EQ(codeOf(RegionalAdjacency::derive(four.estate.directory(), *checkpoint, added)),
              "bad-input");
    const PutRegion put{"sa-east-1", "t", std::nullopt, {}};
    ASSERT_TRUE(four.estate.follow(put, four.catalog).has_value());
    EXPECT_TRUE(RegionalAdjacency::derive(four.estate.directory(), *checkpoint, added)
                    .value()
                    .edges()
                    .empty());
}

TEST(EstateDirectory, aPartitionThatDoesNotAnswerRefusesTheWholeEventUntilItDoes)
{
    FourRegion four;
    ASSERT_TRUE(four.putGroup("cut", {"carts-1", "carts-2"}).has_value());
    const Digest root = four.estate.directory().root();
    // The first edge that the next event makes could be written, the second could not.
    const PartitionIndex second = partitionOf(firstEventEdge + 2);
    ASSERT_NE(partitionOf(firstEventEdge + 1), second);
    four.estate.directory().setAvailable(second, false);
    const auto refused = four.putDatabase("db", "profiles", {"profiles-1", "profiles-2"}, {});
    EXPECT_EQ(codeOf(refused), "partition-unavailable");
    EXPECT_EQ(fieldOf(refused, "partition"), std::to_string(second.value));
    EXPECT_EQ(four.estate.directory().root(), root);
    EXPECT_TRUE(four.estate.edgesOf(DatabaseIndex(0)).empty());

    four.estate.directory().setAvailable(second, true);
    ASSERT_TRUE(four.putDatabase("db", "profiles", {"profiles-1", "profiles-2"}, {}).has_value());
    EXPECT_EQ(idsOf(four.estate.edgesOf(DatabaseIndex(0))), (Ids{1, 2}));
}

TEST(EstateDirectory, otherEventsChangeNothing)
{
    FourRegion four;
    const Digest root = four.estate.directory().root();
    EXPECT_FALSE(changesRelationships(PutSite{"x", "eu-west-1"}));
    EXPECT_FALSE(changesRelationships(ConfirmClock{}));
    EXPECT_TRUE(four.estate.follow(ConfirmClock{}, four.catalog).has_value());
    EXPECT_TRUE(
        four.estate.follow(PutDatabase{"never applied", 1, "", {}, {}}, four.catalog).has_value());
    EXPECT_EQ(four.estate.directory().root(), root);
}

}  // namespace
}  // namespace estate
