// Lost copies of a volume made anew on other lanes of its region.
#include "engine/planner/placement.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

VolumeSpec volumeOf(std::uint64_t terabytes, std::uint64_t iops,
                    Isolation isolation = Isolation::shared)
{
    VolumeSpec spec;
    spec.bytes = Bytes(terabytes * 1'000'000'000'000);
    spec.steadyIops = Iops(iops);
    spec.isolation = isolation;
    return spec;
}

// Region d with a third site and a second host in every site.
std::string threeSites()
{
    return fourRegions() + "site d3 region=d\n"
                           "host d3-h site=d3 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n"
                           "host d1-i site=d1 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n"
                           "host d2-i site=d2 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n"
                           "host d3-i site=d3 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n";
}

// Parts online and offline legs, as a loss leaves them.
RepairPlacement repairOf(RegionState& region, const VolumeSpec& spec, const std::vector<Leg>& legs,
                         bool allowDegraded)
{
    std::vector<Leg> surviving;
    std::vector<Leg> lost;
    for (const Leg& leg : legs)
        (region.legOnline(leg) ? surviving : lost).push_back(leg);
    return reserveRepair(region, spec, surviving, lost, allowDegraded);
}

std::uint32_t siteOf(const RegionState& region, const Leg& leg)
{
    return region.hosts[leg.host].sitePosition;
}

TEST(Repair, aLostSitesCopyGoesToASiteThatHasNone)
{
    EstateState state = stateFrom(threeSites() + oneVolume());
    RegionState& region = state.edit(regionNamed(state, "d"));
    const VolumeSpec spec = volumeOf(10, 1'000);
    const auto legs = reserveVolume(region, spec, VolumeIndex(0)).legs;
    ASSERT_EQ(siteOf(region, legs[0]), 0u);
    ASSERT_EQ(siteOf(region, legs[1]), 1u);
    region.setSiteOnline(0, false);
    const auto repaired = repairOf(region, spec, legs, true);
    ASSERT_EQ(repaired.legs.size(), 1u);
    EXPECT_FALSE(repaired.degraded);
    EXPECT_EQ(siteOf(region, repaired.legs[0]), 2u);
    EXPECT_EQ(repaired.legs[0].bytes, spec.bytes);
    EXPECT_EQ(repaired.legs[0].iops, spec.steadyIops);
    EXPECT_EQ(region.totals, region.recomputeTotals());
}

TEST(Repair, aLostHostsCopyMayStayInItsSite)
{
    EstateState state = stateFrom(threeSites() + oneVolume());
    RegionState& region = state.edit(regionNamed(state, "d"));
    const VolumeSpec spec = volumeOf(10, 1'000);
    const auto legs = reserveVolume(region, spec, VolumeIndex(0)).legs;
    region.setHostOnline(legs[0].host, false);
    region.setSiteOnline(2, false);
    const auto repaired = repairOf(region, spec, legs, false);
    ASSERT_EQ(repaired.legs.size(), 1u);
    EXPECT_FALSE(repaired.degraded);
    EXPECT_EQ(siteOf(region, repaired.legs[0]), 0u);
    EXPECT_NE(repaired.legs[0].host, legs[0].host);
}

TEST(Repair, withoutAFreeSiteItIsDegradedOnAnotherHostOrRefused)
{
    EstateState state = stateFrom(threeSites() + oneVolume());
    RegionState& region = state.edit(regionNamed(state, "d"));
    const VolumeSpec spec = volumeOf(10, 1'000);
    const auto legs = reserveVolume(region, spec, VolumeIndex(0)).legs;
    region.setSiteOnline(0, false);
    region.setSiteOnline(2, false);
    const RegionTotals before = region.totals;
    const auto refused = repairOf(region, spec, legs, false);
    EXPECT_FALSE(refused.placed());
    EXPECT_EQ(refused.shortage.constraint, Constraint::failureDomainsShort);
    EXPECT_EQ(region.totals, before);

    const auto degraded = repairOf(region, spec, legs, true);
    ASSERT_EQ(degraded.legs.size(), 1u);
    EXPECT_TRUE(degraded.degraded);
    EXPECT_EQ(siteOf(region, degraded.legs[0]), 1u);
    EXPECT_NE(degraded.legs[0].host, legs[1].host);

    // Both copies lie in one site now. Losing one of them: the other one is not its rest.
    region.setHostOnline(degraded.legs[0].host, false);
    const std::vector<Leg> both = {legs[1], degraded.legs[0]};
    const auto nowhere = repairOf(region, spec, both, true);
    EXPECT_FALSE(nowhere.placed()) << "no second host, and never beside its own copy";
    EXPECT_EQ(nowhere.shortage.constraint, Constraint::failureDomainsShort);
    region.setSiteOnline(2, true);
    const auto apart = repairOf(region, spec, both, true);
    ASSERT_EQ(apart.legs.size(), 1u);
    EXPECT_FALSE(apart.degraded);
    EXPECT_EQ(siteOf(region, apart.legs[0]), 2u);
}

TEST(Repair, allLostCopiesOrNone)
{
    EstateState state = stateFrom(threeSites() + oneVolume());
    RegionState& region = state.edit(regionNamed(state, "d"));
    VolumeSpec spec = volumeOf(10, 1'000);
    spec.copies = 3;
    const auto legs = reserveVolume(region, spec, VolumeIndex(0)).legs;
    ASSERT_EQ(legs.size(), 3u);
    region.setSiteOnline(0, false);
    region.setHostOnline(legs[1].host, false);
    const RegionTotals before = region.totals;
    const auto refused = repairOf(region, spec, legs, false);
    EXPECT_FALSE(refused.placed()) << "one of two has room, in its own site";
    EXPECT_EQ(region.totals, before);
    const auto degraded = repairOf(region, spec, legs, true);
    ASSERT_EQ(degraded.legs.size(), 2u);
    EXPECT_TRUE(degraded.degraded);
    EXPECT_NE(degraded.legs[0].host, degraded.legs[1].host);
}

TEST(Repair, aSpreadCopyIsCompletedInItsSiteAndTheSumIsExact)
{
    EstateState state = stateFrom(threeSites() +
                                  "host d1-j site=d1 capacity=100TB lanes=4 laneIops=10k "
                                  "restore=1GB/s\n" +
                                  oneVolume());
    RegionState& region = state.edit(regionNamed(state, "d"));
    VolumeSpec spec = volumeOf(150, 1'001);
    spec.weight = 15;
    const auto legs = reserveVolume(region, spec, VolumeIndex(0)).legs;
    ASSERT_EQ(legs.size(), 4u);
    ASSERT_EQ(siteOf(region, legs[0]), siteOf(region, legs[1]));
    region.setHostOnline(legs[0].host, false);
    const auto repaired = repairOf(region, spec, legs, false);
    ASSERT_TRUE(repaired.placed());
    EXPECT_FALSE(repaired.degraded);
    Bytes bytes;
    Iops iops;
    for (const Leg& leg : repaired.legs) {
        EXPECT_EQ(siteOf(region, leg), siteOf(region, legs[0]));
        bytes += leg.bytes;
        iops += leg.iops;
    }
    EXPECT_EQ(bytes, legs[0].bytes);
    EXPECT_EQ(iops, legs[0].iops);
    EXPECT_EQ(region.totals, region.recomputeTotals());
}

TEST(Placement, aHostThatHoldsMoreThanItHasIsFull)
{
    EstateState state = stateFrom(threeSites() + oneVolume());
    RegionState& region = state.edit(regionNamed(state, "d"));
    for (HostState& host : region.hosts)
        host.used = host.capacity + Bytes(1);
    const auto full = reserveVolume(region, volumeOf(1, 1), VolumeIndex(0)).shortage;
    EXPECT_EQ(full.constraint, Constraint::bytesShort);
    EXPECT_EQ(full.available, 0u);
    EXPECT_TRUE(findRoomToHold(region, volumeOf(1, 1)).empty());
}

}  // namespace
}  // namespace estate
