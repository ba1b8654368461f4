// Losing hosts and sites: what is left serves and is repaired in its region; what has nothing left
// goes to another.
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr auto toB = "replica v in=b durable=1000 applied=900 reserved backlogBytes=100GB "
                     "backlogOperations=1000 paths=a-b\n";

// One more host in each site of region a, so that there is room to repair to.
const std::string spareHosts =
    "host a1-s site=a1 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n"
    "host a2-s site=a2 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n";

Preview previewLoss(const EstateState& state, FailureSet failures)
{
    auto preview = previewDisaster(state, failures, start);
    EXPECT_TRUE(preview.has_value()) << preview.error().message;
    return preview.value();
}

std::string hostOf(const EstateState& state, std::string_view region, const Leg& leg)
{
    const RegionState& partition = state.region(regionNamed(state, region));
    return state.catalog().host(partition.hosts[leg.host].host).id;
}

TEST(HostLoss, aLostCopyIsMadeAgainInItsSite)
{
    // 10 TB from the surviving copy over the 3 GB/s of the three hosts that are left: 3,334 s.
    const EstateState state = stateFrom(fourRegions() + spareHosts + oneVolume() + toB);
    const Preview preview = previewLoss(state, {{}, {}, {"a1-h"}});
    EXPECT_EQ(storyOf(preview, state), "v a->a recovered-after-rto 3333s\n");
    const GroupDecision& decision = preview.plan.groups.front();
    EXPECT_EQ(decision.kind, GangKind::repair);
    ASSERT_EQ(decision.placements.front().legs.size(), 1u);
    EXPECT_EQ(hostOf(state, "a", decision.placements.front().legs.front()), "a1-s");
    EXPECT_EQ(hostOf(state, "a", decision.placements.front().replaced.front()), "a1-h");
    EXPECT_EQ(decision.lostOperations, Operations(0));
    EXPECT_EQ(preview.summary.total(), Cost{}) << "a volume that serves costs nothing";
}

TEST(HostLoss, aLostSiteIsRepairedInOneSiteOnlyWithThatReason)
{
    const EstateState state = stateFrom(fourRegions() + spareHosts + oneVolume() + toB);
    const Preview preview = previewLoss(state, {{}, {"a1"}, {}});
    const GroupDecision& decision = decisionFor(preview, state, "v");
    EXPECT_EQ(decision.reason, Reason::repairedDegraded);
    EXPECT_EQ(hostOf(state, "a", decision.placements.front().legs.front()), "a2-s")
        << "not beside the copy that survived";
}

TEST(HostLoss, withoutRoomTheVolumeServesOnAndTheShortageIsSaid)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB);
    const Preview preview = previewLoss(state, {{}, {"a1"}, {}});
    const GroupDecision& decision = decisionFor(preview, state, "v");
    EXPECT_EQ(decision.reason, Reason::capacityShort);
    EXPECT_EQ(decision.outcome, Outcome::defer);
    ASSERT_EQ(decision.verdicts.size(), 1u);
    EXPECT_EQ(decision.verdicts.front().region, regionNamed(state, "a"));
}

TEST(HostLoss, withoutAnOnlineLegTheVolumeFailsOverFromAnAvailableRegion)
{
    const EstateState state = stateFrom(fourRegions() + spareHosts + oneVolume() + toB);
    const Preview preview = previewLoss(state, {{}, {}, {"a1-h", "a2-h"}});
    EXPECT_EQ(storyOf(preview, state), "v a->b recovered-within-rto 101s\n");
    EXPECT_EQ(preview.plan.groups.front().timing->sourceFenced, start)
        << "a region that answers is fenced by an epoch, not by a lease";
}

TEST(HostLoss, aReplicaWhoseHostIsLostIsNoDestination)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB);
    const RegionState& b = state.region(regionNamed(state, "b"));
    const std::string holder =
        state.catalog().host(b.hosts[b.records.front().held.front().host].host).id;
    const Preview preview = previewLoss(state, {{"a"}, {}, {holder}});
    EXPECT_EQ(constraintAt(decisionFor(preview, state, "v"), regionNamed(state, "b")),
              Constraint::replicaOffline);
}

TEST(HostLoss, bothSitesOfARegionAreTheRegion)
{
    for (const EstateOrigin origin : {EstateOrigin::fourRegion, EstateOrigin::federal}) {
        const EstateState state = openEstate(EstateSource{origin, 1'000, ""}, start).value();
        for (std::uint32_t i = 0; i < state.regionCount();
             i += origin == EstateOrigin::federal ? 37 : 1) {
            const std::string& region = state.catalog().regions[i].id;
            FailureSet sites;
            for (const SiteState& site : state.region(RegionIndex(i)).sites)
                sites.sites.push_back(state.catalog().site(site.site).id);
            const Preview both = previewLoss(state, sites);
            const Preview whole = previewLoss(state, {{region}, {}, {}});
            EXPECT_EQ(both.plan, whole.plan) << region;
            EXPECT_EQ(both.summary, whole.summary) << region;
        }
    }
}

// A drill with room to spare in region a: two hosts a site.
class RepairDrill : public Drill {
public:
    RepairDrill()
    {
        putRegion(*this, "a");
        putRegion(*this, "b");
        for (const char* site : {"a1", "a2"})
            expect(PutHost{std::string(site) + "-s", site, Bytes(100 * terabyte), 4, Iops(10'000),
                           BytesPerSecond(gigabyte)});
        expect(PutEntity{"e", 1, {"a", "b"}});
        expect(usualApplication("app", "a", {usualVolume("v", "a")}));
        plan();
        commitAll();
        expect(usualBacklog("v", "a", "b", 100));
    }
    [[nodiscard]] const VolumeState& volume() const
    {
        return state().volume(volumeNamed(state(), "v"));
    }
    [[nodiscard]] std::vector<std::string> hosts() const
    {
        std::vector<std::string> ids;
        const RegionIndex source = state().sourceOf(volumeNamed(state(), "v"));
        for (const Leg& leg : volume().legs)
            ids.push_back(hostOf(state(), state().catalog().region(source).id, leg));
        return ids;
    }
};

TEST(HostLoss, aCommittedRepairTakesTheLostLegAwayForGood)
{
    RepairDrill drill;
    ASSERT_EQ(drill.hosts(), (std::vector<std::string>{"a1-h", "a2-h"}));
    drill.expect(ChangeHost{"a1-h", false});
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.groups.size(), 1u);
    drill.expect(ChangeHost{"a1-h", true});  // back before the repair commits
    drill.commit(plan.groups.front().planId);
    EXPECT_EQ(drill.hosts(), (std::vector<std::string>{"a2-h", "a1-s"}));
    drill.expectConsistent();
    EXPECT_TRUE(drill.plan().groups.empty()) << "two copies again";
}

TEST(HostLoss, aRepairWhoseTargetIsLostIsAbortedAndPlannedAnew)
{
    RepairDrill drill;
    drill.expect(ChangeHost{"a1-h", false});
    const Digest first = drill.plan().groups.front().planId;
    drill.expect(ChangeHost{"a1-s", false});
    const PlanResult again = drill.plan();
    EXPECT_EQ(again.abortedGangs, (std::vector<Digest>{first}));
    ASSERT_EQ(again.groups.size(), 1u);
    EXPECT_EQ(again.groups.front().reason, Reason::repairedDegraded) << "only site a2 is left";
    drill.expectConsistent();
}

TEST(HostLoss, aFailoverPreEmptsTheRepairOfItsVolume)
{
    RepairDrill drill;
    drill.expect(ChangeHost{"a1-h", false});
    const Digest repair = drill.plan().groups.front().planId;
    drill.expect(ChangeHost{"a2-h", false});  // the copy that survived
    const PlanResult again = drill.plan();
    EXPECT_EQ(again.abortedGangs, (std::vector<Digest>{repair}));
    ASSERT_EQ(again.groups.size(), 1u);
    EXPECT_EQ(again.groups.front().kind, GangKind::failover);
    EXPECT_EQ(again.groups.front().destination, regionNamed(drill.state(), "b"));
    drill.commit(again.groups.front().planId);
    EXPECT_EQ(drill.volume().epoch, 2u);
    drill.expectConsistent();
}

TEST(HostLoss, aMemberThatWasBeingRepairedJoinsTheFailoverOfItsGroup)
{
    Drill drill;
    putRegion(drill, "a");
    putRegion(drill, "b");
    for (const char* host : {"a1-s", "a2-s", "a1-t", "b1-s", "b2-s"})
        drill.expect(PutHost{host, std::string(host).substr(0, 2), Bytes(100 * terabyte), 4,
                             Iops(10'000), BytesPerSecond(gigabyte)});
    drill.expect(PutEntity{"e", 1, {"a", "b"}});
    VolumeDescription v = usualVolume("v", "a");
    VolumeDescription w = usualVolume("w", "a");
    v.recoveryGroup = w.recoveryGroup = "both";
    v.bytes = w.bytes = Bytes(60 * terabyte);  // one a host
    drill.expect(usualApplication("app", "a", {v, w}));
    drill.plan();
    drill.commitAll();
    for (const char* volume : {"v", "w"})
        drill.expect(usualBacklog(volume, "a", "b", 100));
    for (const char* host : {"a1-h", "a2-h", "a1-s"})  // all of v, one copy of w
        drill.expect(ChangeHost{host, false});
    const PlanResult first = drill.plan();
    ASSERT_EQ(first.groups.size(), 2u);
    EXPECT_EQ(first.groups[0].kind, GangKind::failover);
    EXPECT_EQ(first.groups[1].kind, GangKind::repair);
    drill.expect(ChangeHost{"a2-s", false});
    const PlanResult second = drill.plan();
    EXPECT_EQ(second.abortedGangs.size(), 2u);
    ASSERT_EQ(second.groups.size(), 1u);
    EXPECT_EQ(second.groups.front().members.size(), 2u) << "one gang, one destination";
    EXPECT_EQ(second.groups.front().outcome, Outcome::recover);
    drill.commitAll();
    drill.expectConsistent();
}

TEST(HostLoss, aReturnedSourceNeverServesTheOldEpoch)
{
    RepairDrill drill;
    drill.expect(ChangeHost{"a1-h", false});
    drill.expect(ChangeHost{"a2-h", false});
    drill.commit(drill.plan().groups.front().planId);
    drill.expect(ChangeHost{"a1-h", true});
    drill.expect(ChangeHost{"a2-h", true});
    EXPECT_TRUE(drill.plan().groups.empty());
    EXPECT_EQ(drill.state().sourceOf(volumeNamed(drill.state(), "v")),
              regionNamed(drill.state(), "b"));
    const RecoveryRecord* old = drill.state()
                                    .region(regionNamed(drill.state(), "a"))
                                    .findRecord(volumeNamed(drill.state(), "v"));
    ASSERT_NE(old, nullptr);
    EXPECT_FALSE(old->divergent) << "b had everything, so a's old copy is a good replica";
}

}  // namespace
}  // namespace estate
