// Configuration events that are accepted: what each does to the state.
#include <set>

#include "tests/unit/configured.h"

namespace estate {
namespace {

using namespace estate::testing;

TEST(Configure, eventsBuildAnEstate)
{
    const EstateState state = configured();
    const Catalog& catalog = state.catalog();
    EXPECT_EQ(state.regionCount(), 3u);
    EXPECT_EQ(state.region(RegionIndex(0)).hosts.size(), 2u);
    EXPECT_EQ(state.region(RegionIndex(0)).totals.capacity, Bytes(2'000));
    EXPECT_EQ(state.region(RegionIndex(0)).totals.lanes, 8u);
    EXPECT_EQ(state.unplaced().size(), 5u);
    const VolumeIndex v1 = volumeNamed(state, "v1");
    EXPECT_EQ(state.volume(v1).latest, Operations(7));
    const RecoveryGroupIndex group = catalog.findRecoveryGroup("g").value();
    EXPECT_EQ(catalog.volumesOf(group).size(), 2u);
    EXPECT_EQ(catalog.recoveryGroup(group).generation, 1u);
    EXPECT_EQ(state.rules().policyOf(catalog, v1), state.rules().findPolicy("near").value());
    EXPECT_FALSE(state.rules().policyOf(catalog, volumeNamed(state, "p1")).valid());
    EXPECT_EQ(state.rules().impacts[0].own, someImpact);
    EXPECT_EQ(state.rules().impacts[1].scenarios.size(), 1u);
    EXPECT_EQ(catalog.databasesOf(volumeNamed(state, "p1")).size(), 1u);
    EXPECT_EQ(catalog.consistencyGroupsOf(v1).size(), 1u);
}

TEST(Configure, theSameEventsAgainChangeNothing)
{
    EstateState state = configured();
    const Digest before = state.hash();
    // pg's scenarios were set apart from it, so putting it as it was is another content.
    for (Event& event : baseEvents()) {
        if (auto* put = std::get_if<PutApplication>(&event); put != nullptr && put->id == "pg")
            put->scenarios = {{{"b", "a"}, seconds(60), someImpact}};
        const auto applied = applyTo(state, event);
        ASSERT_TRUE(applied.has_value()) << eventName(event) << ": " << applied.error().message;
        EXPECT_TRUE(*applied) << eventName(event);
    }
    EXPECT_EQ(state.hash(), before);
    EXPECT_EQ(state.unplaced().size(), 5u);
}

TEST(Configure, theHashIsTheSameWhetherAskedForInBetweenOrNot)
{
    EstateState watched = emptyState();
    EstateState copy = watched;  // shared tables are copied, not written through
    const Digest empty = copy.hash();
    std::set<Digest> seen;
    for (const Event& event : baseEvents()) {
        ASSERT_TRUE(applyTo(watched, event).has_value());
        EXPECT_TRUE(seen.insert(watched.hash()).second) << eventName(event);
    }
    EXPECT_EQ(watched.hash(), configured().hash());
    EXPECT_EQ(copy.hash(), empty);
    for (std::uint32_t region = 0; region < watched.regionCount(); ++region) {
        const RegionState& partition = watched.region(RegionIndex(region));
        EXPECT_EQ(partition.digest(), partition.recomputeDigest());
        EXPECT_EQ(partition.totals, partition.recomputeTotals());
    }
}

// One volume of `estate text` is placed: what it uses bounds how far its host may shrink.
TEST(Configure, aHostShrinksToWhatIsPlacedAndNoFurther)
{
    EstateState state = stateFrom(fourRegions() + oneVolume());
    const Leg leg = state.volume(volumeNamed(state, "v")).legs.front();
    const RegionState& region = state.region(RegionIndex(0));
    ASSERT_EQ(leg.lane, region.hosts[leg.host].firstLane);
    const HostSpec spec = state.catalog().host(region.hosts[leg.host].host);
    PutHost tight{spec.id,          state.catalog().site(spec.site).id, leg.bytes, 1, leg.iops,
                  BytesPerSecond(1)};
    PutHost small = tight;
    small.capacity = Bytes(leg.bytes.value - 1);
    PutHost slow = tight;
    slow.laneIops = Iops(leg.iops.value - 1);
    expectRefused(state, {{"bytes", small, ErrorCode::notAllowed, "bytes of capacity in use"},
                          {"iops", slow, ErrorCode::notAllowed, "1000 IOPS of one lane in use"}});
    EXPECT_FALSE(configure(state, tight).value());
    EXPECT_TRUE(configure(state, tight).value());
    const RegionState& after = state.region(RegionIndex(0));
    EXPECT_EQ(after.hosts[leg.host].laneCount, 1u);
    EXPECT_EQ(after.hosts[leg.host].capacity, leg.bytes);
    EXPECT_EQ(after.lanes.size(), 5u);
    EXPECT_EQ(after.totals, after.recomputeTotals());
    EXPECT_EQ(after.digest(), after.recomputeDigest());
}

TEST(Configure, aLaneThatIsOccupiedStays)
{
    EstateState state =
        stateFrom(fourRegions() +
                  "application app entity=e home=a downtimePerHour=1\n"
                  "volume v application=app home=a bytes=1TB iops=1k rto=1m isolation=dedicated\n"
                  "volume w application=app home=a bytes=1TB iops=1k rto=1m isolation=dedicated\n");
    PutHost host{"a1-h", "a1", Bytes(100'000'000'000'000), 1, Iops(10'000), BytesPerSecond(1)};
    expectRefused(state, {{"lanes", host, ErrorCode::notAllowed, "has 2 lanes in use"}});
    host.lanes = 2;
    EXPECT_TRUE(configure(state, host).has_value());
}

TEST(Configure, aNewGenerationDropsOnlyRegionsThatNothingUses)
{
    EstateState state = stateFrom(fourRegions() + oneVolume() + "replica v in=b durable=1000\n");
    expectRefused(state, {{"home", PutEntity{"e", 2, {"b", "c"}}, ErrorCode::notAllowed,
                           "drops region a, which application \"app\" uses"},
                          {"replica", PutEntity{"e", 2, {"a", "c"}}, ErrorCode::notAllowed,
                           "drops region b, which volume \"v\" uses"}});
    const PutEntity narrower{"e", 2, {"b", "a"}};
    EXPECT_FALSE(configure(state, narrower).value());
    EXPECT_TRUE(configure(state, narrower).value());
    EXPECT_EQ(state.catalog().entity(EntityIndex(0)).presence,
              (std::vector{RegionIndex(0), RegionIndex(1)}));
    EXPECT_FALSE(configure(state, PutEntity{"e", 9, {"a", "b", "d"}}).value());
}

TEST(Configure, groupsFollowTheirNewestGeneration)
{
    EstateState state = configured();
    const auto groupOf = [&state](const char* volume) {
        return state.catalog().volume(volumeNamed(state, volume)).recoveryGroup;
    };
    const RecoveryGroupIndex g = state.catalog().findRecoveryGroup("g").value();
    ASSERT_FALSE(configure(state, PutRecoveryGroup{"g", 2, "app", {"v3", "v1"}}).value());
    EXPECT_EQ(groupOf("v3"), g);
    EXPECT_FALSE(groupOf("v2").valid());
    ASSERT_FALSE(configure(state, PutRecoveryGroup{"other", 1, "app", {"v2"}}).value());
    EXPECT_NE(groupOf("v2"), g);
    EXPECT_TRUE(configure(state, PutRecoveryGroup{"g", 2, "app", {"v1", "v3"}}).value());
    ASSERT_FALSE(configure(state, PutRecoveryGroup{"g", 3, "app", {}}).value());
    EXPECT_TRUE(state.catalog().volumesOf(g).empty());

    ASSERT_FALSE(configure(state, PutDatabase{"orders", 2, "pg", {"p2"}, {}}).value());
    EXPECT_TRUE(state.catalog().databasesOf(volumeNamed(state, "p1")).empty());
    ASSERT_FALSE(configure(state, PutConsistencyGroup{"cut", 2, {"v2", "p1"}}).value());
    EXPECT_TRUE(state.catalog().consistencyGroupsOf(volumeNamed(state, "v1")).empty());
}

TEST(Configure, rulesApplyAtOnceAndCanBeTakenAway)
{
    EstateState state = configured();
    const VolumeIndex v1 = volumeNamed(state, "v1");
    const PolicyIndex near = state.rules().findPolicy("near").value();
    ASSERT_FALSE(configure(state, PutPolicy{"near", {}, {{{"a"}, ""}}}).value());
    EXPECT_TRUE(state.rules().policy(near).rules.front().holds());
    ASSERT_FALSE(configure(state, PutPolicy{"far", {}, {}}).value());
    ASSERT_FALSE(configure(state, AssignPolicy{"far", PolicyScope::recoveryGroup, {"g"}}).value());
    EXPECT_EQ(state.rules().policyOf(state.catalog(), v1), state.rules().findPolicy("far").value());
    ASSERT_FALSE(configure(state, AssignPolicy{"near", PolicyScope::volume, {"v1"}}).value());
    EXPECT_EQ(state.rules().policyOf(state.catalog(), v1), near);
    const AssignPolicy away{"", PolicyScope::volume, {"v1"}};
    ASSERT_FALSE(configure(state, away).value());
    EXPECT_TRUE(configure(state, away).value());
    EXPECT_EQ(state.rules().policyOf(state.catalog(), v1), state.rules().findPolicy("far").value());
    ASSERT_FALSE(configure(state, AssignPolicy{"near", PolicyScope::entity, {"e"}}).value());
    EXPECT_EQ(state.rules().policyOf(state.catalog(), volumeNamed(state, "p1")), near);

    const Impact more{CostRate(99), UnitCost(0), UnitCost(0)};
    ASSERT_FALSE(configure(state, SetImpact{"app", more}).value());
    EXPECT_TRUE(configure(state, SetImpact{"app", more}).value());
    EXPECT_EQ(state.rules().impacts[0].own, more);
    ASSERT_FALSE(configure(state, SetScenarios{"pg", {}}).value());
    EXPECT_TRUE(state.rules().impacts[1].scenarios.empty());
    EXPECT_EQ(state.rules().impacts[1].own, someImpact);
}

// Marks move on, so they only count where they would go forward.
TEST(Configure, anApplicationAgainDoesNotBringItsMarksBack)
{
    EstateState state = configured();
    const VolumeIndex v3 = volumeNamed(state, "v3");
    state.edit(RegionIndex(0)).findVolume(v3)->latest = Operations(500);
    PutApplication again =
        applicationOf("app", {volumeOf("v3"), volumeOf("v2", "g"), volumeOf("v1", "g")});
    EXPECT_TRUE(configure(state, again).value());
    EXPECT_EQ(state.volume(v3).latest, Operations(500));
    again.volumes.front().latest = Operations(501);
    expectRefused(state, {{"ahead", again, ErrorCode::contradiction, "other content"}});
}

}  // namespace
}  // namespace estate
