// Placement of copies on lanes, and initial placement through gangs.
#include "engine/planner/gang.h"
#include "engine/planner/pass.h"
#include "engine/planner/placement.h"
#include "engine/planner/tasks.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

EstateState emptyEstate()
{
    return stateFrom(fourRegions() + oneVolume());
}

VolumeSpec volumeOf(std::uint64_t terabytes, std::uint64_t iops,
                    Isolation isolation = Isolation::shared)
{
    VolumeSpec spec;
    spec.bytes = Bytes(terabytes * 1'000'000'000'000);
    spec.steadyIops = Iops(iops);
    spec.isolation = isolation;
    return spec;
}

TEST(Placement, copiesLieInDifferentSites)
{
    EstateState state = emptyEstate();
    RegionState& region = state.edit(regionNamed(state, "d"));
    const auto placed = reserveVolume(region, volumeOf(10, 1'000), VolumeIndex(0));
    ASSERT_EQ(placed.legs.size(), 2u);
    EXPECT_NE(region.hosts[placed.legs[0].host].sitePosition,
              region.hosts[placed.legs[1].host].sitePosition);
}

TEST(Placement, theLeastUsedLaneIsTakenThenTheLowest)
{
    EstateState state = emptyEstate();
    RegionState& region = state.edit(regionNamed(state, "d"));
    for (const std::uint32_t lane : {0u, 1u, 2u, 3u})
        EXPECT_EQ(reserveVolume(region, volumeOf(1, 1'000), VolumeIndex(0)).legs[0].lane, lane);
    EXPECT_EQ(reserveVolume(region, volumeOf(1, 500), VolumeIndex(0)).legs[0].lane, 0u);
    EXPECT_EQ(reserveVolume(region, volumeOf(1, 100), VolumeIndex(0)).legs[0].lane, 1u);
}

TEST(Placement, dedicatedOwnsItsLaneAndNeedsAnEmptyOne)
{
    EstateState state = emptyEstate();
    RegionState& region = state.edit(regionNamed(state, "d"));
    for (int i = 0; i < 4; ++i)
        EXPECT_TRUE(
            reserveVolume(region, volumeOf(1, 1, Isolation::dedicated), VolumeIndex(0)).placed());
    const auto full = reserveVolume(region, volumeOf(1, 1, Isolation::dedicated), VolumeIndex(0));
    EXPECT_EQ(full.shortage.constraint, Constraint::isolationShort);
    const auto shared = reserveVolume(region, volumeOf(1, 1), VolumeIndex(0));
    EXPECT_EQ(shared.shortage.constraint, Constraint::isolationShort);
}

TEST(Placement, everyShortageSaysItsNumbers)
{
    EstateState state = emptyEstate();
    RegionState& region = state.edit(regionNamed(state, "d"));
    const auto bytes = reserveVolume(region, volumeOf(101, 1), VolumeIndex(0)).shortage;
    EXPECT_EQ(bytes.constraint, Constraint::bytesShort);
    EXPECT_EQ(bytes.available, 100'000'000'000'000u);
    const auto iops = reserveVolume(region, volumeOf(1, 10'001), VolumeIndex(0)).shortage;
    EXPECT_EQ(iops.constraint, Constraint::laneIopsShort);
    EXPECT_EQ(iops.available, 10'000u);
    region.setSiteOnline(1, false);
    const auto sites = reserveVolume(region, volumeOf(1, 1), VolumeIndex(0)).shortage;
    EXPECT_EQ(sites.constraint, Constraint::failureDomainsShort);
}

TEST(Placement, aFailedReservationLeavesNothingBehind)
{
    EstateState state = emptyEstate();
    RegionState& region = state.edit(regionNamed(state, "d"));
    const RegionTotals before = region.totals;
    region.setSiteOnline(1, false);
    const RegionTotals halved = region.totals;
    EXPECT_FALSE(reserveVolume(region, volumeOf(1, 1), VolumeIndex(0)).placed());
    EXPECT_EQ(region.totals, halved);
    region.setSiteOnline(1, true);
    EXPECT_EQ(region.totals, before);
}

TEST(Placement, aRepresentativeSpreadsOverTheHostsOfOneSiteAndTheSumIsExact)
{
    std::string text = fourRegions();
    text += "host d1-i site=d1 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n";
    text += "host d2-i site=d2 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n";
    EstateState state = stateFrom(text + oneVolume());
    RegionState& region = state.edit(regionNamed(state, "d"));
    VolumeSpec spec = volumeOf(150, 1'001);
    EXPECT_FALSE(reserveVolume(region, spec, VolumeIndex(0)).placed())
        << "one concrete volume never spreads";
    spec.weight = 15;
    const auto placed = reserveVolume(region, spec, VolumeIndex(0));
    ASSERT_EQ(placed.legs.size(), 4u);
    Bytes bytes;
    Iops iops;
    for (const Leg& leg : placed.legs) {
        bytes += leg.bytes;
        iops += leg.iops;
    }
    EXPECT_EQ(bytes, spec.bytes * 2);
    EXPECT_EQ(iops, spec.steadyIops * 2);
}

// Region d with a second host in site d1, and bytes of volume 0 that are held on d1-h.
class HeldInD {
public:
    explicit HeldInD(const std::vector<std::uint64_t>& terabytes)
        : m_state(stateFrom(fourRegions() + oneVolume() +
                            "host d1-i site=d1 capacity=100TB lanes=4 laneIops=10k "
                            "restore=1GB/s\n"))
    {
        RecoveryRecord record;
        record.volume = VolumeIndex(0);
        host = region().positionOfHost(m_state.catalog().hostNamed("d1-h"));
        for (const std::uint64_t held : terabytes) {
            record.held.push_back({host, Bytes(held * 1'000'000'000'000)});
            region().hold(record.held.back());
        }
        region().insertRecord(std::move(record));
    }
    [[nodiscard]] RegionState& region() { return m_state.edit(regionNamed(m_state, "d")); }

    std::uint32_t host = 0;

private:
    EstateState m_state;
};

TEST(Placement, aVolumeThatGrewSinceItsReplicaWasReservedStaysOnOneHost)
{
    HeldInD held({10});
    VolumeSpec spec = volumeOf(20, 1'000);
    spec.copies = 1;
    const auto placed = reserveVolume(held.region(), spec, VolumeIndex(0));
    ASSERT_EQ(placed.legs.size(), 1u);
    EXPECT_EQ(placed.legs.front().host, held.host);
    EXPECT_EQ(placed.legs.front().bytes, spec.bytes);
    releaseVolume(held.region(), VolumeIndex(0), placed.legs, placed.held);
    EXPECT_EQ(held.region().hosts[held.host].used, Bytes(10'000'000'000'000));
}

TEST(Placement, whatIsHeldInPiecesOfOneHostTakesNoLaneTwice)
{
    HeldInD held({25, 25});
    VolumeSpec spec = volumeOf(50, 16'000);
    spec.weight = 10;
    spec.copies = 1;
    const auto placed = reserveVolume(held.region(), spec, VolumeIndex(0));
    ASSERT_EQ(placed.legs.size(), 2u);
    EXPECT_NE(placed.legs[0].lane, placed.legs[1].lane);
    for (const LaneState& lane : held.region().lanes)
        EXPECT_LE(lane.used, Iops(10'000));
}

TEST(Placement, whatIsHeldAndNotTakenStaysHeldUntilTheCommit)
{
    HeldInD held({60});
    const HostState& host = held.region().hosts[held.host];
    for (std::uint32_t i = 0; i < host.laneCount; ++i)  // no lane of it has room
        held.region().reserveLeg({held.host, host.firstLane + i, Bytes(1), Iops(9'500)}, false);
    const Bytes before = host.used;
    VolumeSpec spec = volumeOf(60, 1'000);
    spec.copies = 1;
    const auto placed = reserveVolume(held.region(), spec, VolumeIndex(0));
    ASSERT_EQ(placed.legs.size(), 1u);
    EXPECT_NE(placed.legs.front().host, held.host);
    EXPECT_TRUE(placed.held.empty());
    EXPECT_EQ(host.used, before) << "an abort finds its room again";
    EXPECT_EQ(held.region().totals, held.region().recomputeTotals());
    releaseVolume(held.region(), VolumeIndex(0), placed.legs, placed.held);
    EXPECT_EQ(host.used, before);
    held.region().eraseRecord(VolumeIndex(0));
    EXPECT_EQ(host.used, Bytes(4)) << "a commit lets it go";
    EXPECT_EQ(held.region().totals, held.region().recomputeTotals());
}

TEST(Placement, unplacedVolumesAreAdmittedMostCostlyFirst)
{
    EstateState state = unplacedState(
        blueprintFrom(fourRegions() +
                      "application cheap entity=e home=a downtimePerHour=36\n"
                      "application dear entity=e home=a downtimePerHour=36000\n"
                      "volume v1 application=cheap home=a bytes=60TB iops=1k rto=10m\n"
                      "volume v2 application=dear home=a bytes=60TB iops=1k rto=10m\n"),
        start);
    state.advance(2, start);
    const PlanResult plan = planPass(state).plan;
    ASSERT_EQ(plan.placements.size(), 2u);
    EXPECT_EQ(state.catalog().volume(plan.placements[0].volume).id, "v2");
    EXPECT_EQ(plan.placements[0].legs.size(), 2u);
    EXPECT_TRUE(plan.placements[1].legs.empty());
    EXPECT_EQ(plan.placements[1].verdict.constraint, Constraint::bytesShort);
    EXPECT_EQ(plan.placements[1].verdict.shortBy, 20'000'000'000'000u);
    const Digest planId = plan.placements[0].planId;
    ASSERT_TRUE(gangPrepared(state, planId, gangTasksDigest(state, planId)).has_value());
    ASSERT_TRUE(gangCommitted(state, planId, start).has_value());
    EXPECT_EQ(state.volume(volumeNamed(state, "v2")).legs, plan.placements[0].legs);
    EXPECT_EQ(state.unplaced(), (std::vector<VolumeIndex>{volumeNamed(state, "v1")}));
}

}  // namespace
}  // namespace estate
