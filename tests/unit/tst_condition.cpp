// What is online: regions behind their fence, sites and hosts, and what a report of it changes.
#include "engine/planner/condition.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr Timestamp after(std::uint64_t count)
{
    return start + seconds(count);
}

// Region a and its sites, told one event after the other.
class Condition : public ::testing::Test {
protected:
    bool change(RegionChange change, std::uint64_t atSeconds)
    {
        return told(ChangeRegion{"a", change}, atSeconds);
    }
    template <typename Event>
    bool told(const Event& event, std::uint64_t atSeconds)
    {
        const Digest before = state.hash();
        const auto repeated = changeCondition(state, event, after(atSeconds));
        EXPECT_TRUE(repeated.has_value()) << repeated.error().message;
        EXPECT_EQ(state.hash() == before, repeated.value_or(true));
        return !repeated.value_or(true);  // it changed something
    }
    template <typename Event>
    Error refused(const Event& event)
    {
        const Digest before = state.hash();
        const auto repeated = changeCondition(state, event, after(99));
        EXPECT_FALSE(repeated.has_value()) << "was accepted";
        EXPECT_EQ(state.hash(), before) << "a refused event changed the state";
        return repeated ? Error{} : repeated.error();
    }
    [[nodiscard]] const RegionState& a() const { return state.region(regionNamed(state, "a")); }

    EstateState state = stateFrom(fourRegions() + oneVolume());
};

TEST_F(Condition, aRegionGoesOfflineOnceAndComesBack)
{
    EXPECT_TRUE(change(RegionChange::offline, 1));
    EXPECT_FALSE(change(RegionChange::offline, 2));
    EXPECT_EQ(a().unavailableSince, after(1));
    EXPECT_EQ(state.unavailableRegions(), std::vector{regionNamed(state, "a")});
    EXPECT_TRUE(change(RegionChange::online, 3));
    EXPECT_FALSE(change(RegionChange::online, 4));
    EXPECT_TRUE(state.unavailableRegions().empty());
}

TEST_F(Condition, aLeaseExpiresOnlyWhileTheRegionIsOnline)
{
    EXPECT_TRUE(change(RegionChange::expireLease, 1));
    EXPECT_FALSE(change(RegionChange::expireLease, 2));
    EXPECT_EQ(a().condition, RegionCondition::leaseExpired);
    EXPECT_TRUE(change(RegionChange::offline, 3));
    EXPECT_FALSE(change(RegionChange::expireLease, 4));
    EXPECT_EQ(a().condition, RegionCondition::offline);
    EXPECT_EQ(a().unavailableSince, after(1));
}

TEST_F(Condition, aFenceIsLiftedOntoAnOnlineRegion)
{
    EXPECT_TRUE(change(RegionChange::fence, 1));
    EXPECT_FALSE(change(RegionChange::fence, 2));
    EXPECT_EQ(a().fenceEpoch, 1u);
    EXPECT_FALSE(state.available(regionNamed(state, "a")));
    EXPECT_TRUE(change(RegionChange::unfence, 3));
    EXPECT_TRUE(state.available(regionNamed(state, "a")));
}

TEST_F(Condition, offlineBehindAFenceIsSeenWhenTheFenceIsLifted)
{
    change(RegionChange::fence, 1);
    EXPECT_TRUE(change(RegionChange::offline, 2));
    EXPECT_FALSE(change(RegionChange::offline, 3));
    EXPECT_EQ(a().condition, RegionCondition::fenced);
    EXPECT_TRUE(change(RegionChange::unfence, 4));
    EXPECT_EQ(a().condition, RegionCondition::offline);
    EXPECT_EQ(a().unavailableSince, after(1));
    EXPECT_TRUE(change(RegionChange::online, 5));
    EXPECT_TRUE(a().available());
}

TEST_F(Condition, aFenceOnAnOfflineRegionLeavesItOfflineToo)
{
    change(RegionChange::offline, 1);
    EXPECT_TRUE(change(RegionChange::fence, 2));
    EXPECT_TRUE(a().offlineWhenUnfenced);
    EXPECT_FALSE(change(RegionChange::offline, 3));
    EXPECT_TRUE(change(RegionChange::unfence, 4));
    EXPECT_EQ(a().condition, RegionCondition::offline);
    // What was remembered is spent: the next fence begins anew.
    EXPECT_TRUE(change(RegionChange::online, 5));
    change(RegionChange::fence, 6);
    change(RegionChange::unfence, 7);
    EXPECT_EQ(a().condition, RegionCondition::online);
    EXPECT_EQ(a().fenceEpoch, 2u);
}

TEST_F(Condition, liftingAFenceLetsTheRegionRenewItsLease)
{
    change(RegionChange::expireLease, 1);
    change(RegionChange::fence, 2);
    EXPECT_FALSE(change(RegionChange::expireLease, 3));
    change(RegionChange::unfence, 4);
    EXPECT_EQ(a().condition, RegionCondition::online);
}

TEST_F(Condition, aRegionIsLostWithTheLastOfItsSites)
{
    EXPECT_TRUE(told(ChangeSite{"a1", false}, 1));
    EXPECT_FALSE(told(ChangeSite{"a1", false}, 2));
    EXPECT_TRUE(a().available());
    EXPECT_EQ(state.impairedRegions(), std::vector{regionNamed(state, "a")});
    EXPECT_TRUE(told(ChangeSite{"a2", false}, 3));
    EXPECT_FALSE(a().available());
    EXPECT_EQ(a().unavailableSince, after(3));
    EXPECT_TRUE(told(ChangeSite{"a1", true}, 4));
    EXPECT_FALSE(told(ChangeSite{"a1", true}, 5));
    EXPECT_TRUE(a().available());
}

TEST_F(Condition, aHostTakesItsCapacityWithIt)
{
    EXPECT_EQ(a().totals.laneIops.value, 80'000u);
    EXPECT_TRUE(told(ChangeHost{"a1-h", false}, 1));
    EXPECT_FALSE(told(ChangeHost{"a1-h", false}, 2));
    EXPECT_EQ(a().totals.laneIops.value, 40'000u);
    EXPECT_EQ(a().totals, a().recomputeTotals());
    EXPECT_TRUE(told(ChangeHost{"a1-h", true}, 3));
    EXPECT_FALSE(told(ChangeHost{"a1-h", true}, 4));
    EXPECT_EQ(a().totals.laneIops.value, 80'000u);
}

TEST_F(Condition, refusalsLeaveNoTrace)
{
    EXPECT_EQ(refused(ChangeRegion{"mars", RegionChange::offline}).code, ErrorCode::unknownId);
    EXPECT_EQ(refused(ChangeRegion{"a", RegionChange::unfence}).code, ErrorCode::contradiction);
    const Error site = refused(ChangeSite{"a3", false});
    EXPECT_EQ(site.code, ErrorCode::unknownId);
    EXPECT_NE(site.message.find("near: a1, a2"), std::string::npos) << site.message;
    EXPECT_EQ(refused(ChangeHost{"a3-h", false}).code, ErrorCode::unknownId);
    change(RegionChange::fence, 1);
    EXPECT_EQ(refused(ChangeRegion{"a", RegionChange::online}).code, ErrorCode::contradiction);
}

TEST_F(Condition, whatIsRememberedBehindAFenceIsPartOfTheHash)
{
    change(RegionChange::fence, 1);
    const Digest online = state.hash();
    change(RegionChange::offline, 2);
    EXPECT_NE(state.hash(), online);
    EXPECT_EQ(a().digest(), a().recomputeDigest());
}

}  // namespace
}  // namespace estate
