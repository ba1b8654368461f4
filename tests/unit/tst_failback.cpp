// Failback: what was moved goes home from a live source, so nothing is lost.
#include "engine/planner/failback.h"
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

// v failed over from a to b, and a has returned.
class ReturnDrill : public Drill {
public:
    ReturnDrill()
    {
        putRegion(*this, "a");
        putRegion(*this, "b");
        expect(PutEntity{"e", 1, {"a", "b"}});
        expect(usualApplication("app", "a", {usualVolume("v", "a")}));
        plan();
        commitAll();
        expect(usualBacklog("v", "a", "b", 100));
        expect(ChangeRegion{"a", RegionChange::offline});
        plan();
        commitAll();
        expect(ChangeRegion{"a", RegionChange::online});
    }
    [[nodiscard]] std::string source() const
    {
        return state().catalog().region(state().sourceOf(volumeNamed(state(), "v"))).id;
    }
    // Written in b since; a's replica has `behind` operations less.
    void writeInB(std::uint64_t latest, std::uint64_t behind)
    {
        ObserveReplica replica;
        replica.volume = "v";
        replica.region = "a";
        replica.epoch = 2;
        replica.durable = replica.applied = Operations(latest - behind);
        expect(replica);
    }
};

TEST(Failback, isPreviewedLikeALossAndChangesNothing)
{
    const ReturnDrill drill;
    const Digest before = drill.state().hash();
    const auto preview = previewFailback(drill.state(), {"a"}, drill.scheduler.lastTimestamp());
    ASSERT_TRUE(preview.has_value()) << preview.error().message;
    EXPECT_EQ(drill.state().hash(), before);
    ASSERT_EQ(preview->plan.groups.size(), 1u);
    const GroupDecision& decision = preview->plan.groups.front();
    EXPECT_EQ(decision.kind, GangKind::failback);
    EXPECT_EQ(decision.reason, Reason::movedHome);
    EXPECT_EQ(decision.destination, regionNamed(drill.state(), "a"));
    EXPECT_EQ(preview->summary.total(), Cost{});
}

TEST(Failback, aPreviewTakesNoRequestAwayWhateverItsName)
{
    ReturnDrill drill;
    drill.expect(RequestResize{"preview", "v", Bytes(20 * terabyte), Iops(1'000)});
    const auto preview = previewFailback(drill.state(), {"a"}, drill.scheduler.lastTimestamp());
    ASSERT_TRUE(preview.has_value()) << preview.error().message;
    EXPECT_EQ(preview->plan.resizes.size(), 1u);
}

TEST(Failback, movesHomeWithEverythingThatTheSourceHas)
{
    ReturnDrill drill;
    drill.writeInB(5'000, 0);
    drill.expect(RequestFailback{"home", {"a"}});
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.groups.size(), 1u);
    EXPECT_EQ(plan.groups.front().placements.front().recoveredTo, Operations(5'000));
    EXPECT_EQ(drill.source(), "b") << "not before the commit";
    drill.commitAll();
    EXPECT_EQ(drill.source(), "a");
    const VolumeState& volume = drill.state().volume(volumeNamed(drill.state(), "v"));
    EXPECT_EQ(volume.epoch, 3u);
    EXPECT_EQ(volume.latest, Operations(5'000));
    EXPECT_TRUE(drill.state().requests().empty());
    drill.expectConsistent();
    EXPECT_TRUE(drill.plan().groups.empty());
}

TEST(Failback, aDivergentCopyIsNoHomeUntilItIsResynchronised)
{
    ReturnDrill drill;
    RegionState& a = const_cast<EstateState&>(drill.state()).edit(regionNamed(drill.state(), "a"));
    a.findRecord(volumeNamed(drill.state(), "v"))->divergent = true;
    drill.expect(RequestFailback{"home", {"a"}});
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.groups.size(), 1u);
    EXPECT_EQ(plan.groups.front().reason, Reason::noEligibleDestination);
    EXPECT_EQ(plan.groups.front().verdicts.front().constraint, Constraint::divergentReplica);
    drill.writeInB(1'000, 0);
    drill.expect(RequestFailback{"home-again", {"a"}});
    EXPECT_EQ(drill.plan().groups.front().reason, Reason::movedHome);
}

TEST(Failback, aLossOfTheSourceOnTheWayIsAFailoverHome)
{
    ReturnDrill drill;
    drill.expect(RequestFailback{"home", {"a"}});
    const Digest failback = drill.plan().groups.front().planId;
    drill.expect(ChangeRegion{"b", RegionChange::offline});
    const PlanResult plan = drill.plan();
    EXPECT_EQ(plan.abortedGangs, (std::vector<Digest>{failback}));
    ASSERT_EQ(plan.groups.size(), 1u);
    EXPECT_EQ(plan.groups.front().kind, GangKind::failover);
    EXPECT_EQ(plan.groups.front().destination, regionNamed(drill.state(), "a"));
    drill.commitAll();
    EXPECT_EQ(drill.source(), "a");
    drill.expectConsistent();
}

TEST(Failback, aSourceThatIsLostBeforeTheFenceHandsNothingOver)
{
    ReturnDrill drill;
    drill.expect(RequestFailback{"home", {"a"}});
    const Digest failback = drill.plan().groups.front().planId;
    drill.prepare(failback);
    drill.expect(ChangeRegion{"b", RegionChange::offline});
    EXPECT_EQ(drill.refused(SourceFenced{failback}).code, ErrorCode::contradiction);
    const PlanResult plan = drill.plan();
    EXPECT_EQ(plan.abortedGangs, (std::vector<Digest>{failback}));
    EXPECT_EQ(plan.groups.front().kind, GangKind::failover);
}

TEST(Failback, pastTheFenceItCanNotBeRecalled)
{
    ReturnDrill drill;
    drill.expect(RequestFailback{"home", {"a"}});
    const Digest failback = drill.plan().groups.front().planId;
    drill.prepare(failback);
    drill.expect(SourceFenced{failback});
    drill.expect(ChangeRegion{"b", RegionChange::offline});
    EXPECT_TRUE(drill.plan().groups.empty()) << "it is on its way";
    drill.expect(GangCommitted{failback});
    EXPECT_EQ(drill.source(), "a");
}

TEST(Failback, toARegionThatIsNotThereIsRefused)
{
    ReturnDrill drill;
    drill.expect(ChangeRegion{"a", RegionChange::offline});
    EXPECT_EQ(drill.refused(RequestFailback{"home", {"a"}}).code, ErrorCode::contradiction);
    EXPECT_EQ(previewFailback(drill.state(), {"a"}, drill.scheduler.lastTimestamp()).error().code,
              ErrorCode::contradiction);
}

TEST(Failback, whatLivesAwayIsListedWithWhatIsInTheWay)
{
    ReturnDrill drill;
    const auto away = [&drill](const ClosedWindows& windows = {}) {
        return findAwayGroups(drill.state(), drill.scheduler.lastTimestamp(), windows).value();
    };
    const RegionIndex a = regionNamed(drill.state(), "a");
    std::vector<AwayGroup> listed = away();
    ASSERT_EQ(listed.size(), 1u);
    EXPECT_TRUE(listed.front().goes());
    EXPECT_EQ(listed.front().home, a);
    EXPECT_EQ(listed.front().members, std::vector{volumeNamed(drill.state(), "v")});
    EXPECT_EQ(listed.front().sources, std::vector{regionNamed(drill.state(), "b")});

    const Timestamp now = drill.scheduler.lastTimestamp();
    listed = away({ClosedWindow{now, now + seconds(60), {a}, {}, {}}});
    EXPECT_FALSE(listed.front().goes());
    EXPECT_EQ(listed.front().verdict.constraint, Constraint::underMaintenance);

    drill.expect(ChangeRegion{"a", RegionChange::offline});
    listed = away();
    ASSERT_EQ(listed.size(), 1u);
    EXPECT_FALSE(listed.front().goes());
    EXPECT_EQ(listed.front().verdict.constraint, Constraint::unavailable);

    drill.expect(ChangeRegion{"a", RegionChange::online});
    drill.expect(RequestFailback{"home", {"a"}});
    drill.plan();
    drill.commitAll();
    EXPECT_TRUE(away().empty());
}

}  // namespace
}  // namespace estate
