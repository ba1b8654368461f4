// Resizes: grow in place, wait for room, and never two at once on one volume.
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

// One host of 100 TB in one site, one volume of 40 TB and 1,000 IOPS with one copy.
class ResizeDrill : public Drill {
public:
    ResizeDrill()
    {
        putRegion(*this, "a", 1);
        putRegion(*this, "b", 1);
        expect(PutEntity{"e", 1, {"a", "b"}});
        VolumeDescription volume = usualVolume("v", "a");
        volume.bytes = Bytes(40 * terabyte);
        volume.copies = 1;
        expect(usualApplication("app", "a", {volume}));
        plan();
        commitAll();
    }
    [[nodiscard]] const VolumeSpec& spec() const
    {
        return state().catalog().volume(volumeNamed(state(), "v"));
    }
    [[nodiscard]] const HostState& host() const
    {
        return state().region(regionNamed(state(), "a")).hosts.front();
    }
};

RequestResize to(const std::string& id, std::uint64_t terabytes, std::uint64_t iops = 1'000)
{
    return RequestResize{id, "v", Bytes(terabytes * terabyte), Iops(iops)};
}

TEST(Resize, growsBytesAndIopsWhenItCommits)
{
    ResizeDrill drill;
    drill.expect(to("grow", 60, 2'000));
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.resizes.size(), 1u);
    EXPECT_EQ(plan.resizes.front().growth.front().bytes, Bytes(20 * terabyte));
    EXPECT_EQ(plan.resizes.front().growth.front().iops, Iops(1'000));
    EXPECT_EQ(drill.spec().bytes, Bytes(40 * terabyte)) << "not before the commit";
    EXPECT_EQ(drill.host().used, Bytes(60 * terabyte)) << "but its room is reserved";
    drill.commitAll();
    EXPECT_EQ(drill.spec().bytes, Bytes(60 * terabyte));
    EXPECT_EQ(drill.spec().steadyIops, Iops(2'000));
    EXPECT_TRUE(drill.state().requests().empty());
    drill.expectConsistent();
}

TEST(Resize, waitsWhileCapacityIsShortAndGoesOnWhenTheHostGrew)
{
    ResizeDrill drill;
    drill.expect(to("grow", 120));
    const PlanResult short_ = drill.plan();
    ASSERT_EQ(short_.resizes.size(), 1u);
    EXPECT_EQ(short_.resizes.front().planId, Digest{});
    EXPECT_EQ(short_.resizes.front().verdict.constraint, Constraint::bytesShort);
    EXPECT_EQ(short_.resizes.front().verdict.needed, 80 * terabyte);
    EXPECT_EQ(short_.resizes.front().verdict.available, 60 * terabyte);
    EXPECT_EQ(short_.resizes.front().verdict.shortBy, 20 * terabyte);
    drill.expect(
        PutHost{"a1-h", "a1", Bytes(200 * terabyte), 4, Iops(10'000), BytesPerSecond(gigabyte)});
    EXPECT_NE(drill.plan().resizes.front().planId, Digest{});
    drill.commitAll();
    EXPECT_EQ(drill.spec().bytes, Bytes(120 * terabyte));
    drill.expectConsistent();
}

TEST(Resize, twoOfOneVolumeAreNotBothPlannedInOnePass)
{
    ResizeDrill drill;
    drill.expect(to("first", 80));
    drill.expect(to("second", 90));
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.resizes.size(), 2u);
    EXPECT_NE(plan.resizes[0].planId, Digest{});
    EXPECT_EQ(plan.resizes[1].reason, Reason::memberBusy);
    EXPECT_LE(drill.host().used, drill.host().capacity);
    drill.commitAll();
    drill.plan();
    drill.commitAll();
    EXPECT_EQ(drill.spec().bytes, Bytes(90 * terabyte));
    EXPECT_EQ(drill.host().used, Bytes(90 * terabyte));
    drill.expectConsistent();
}

TEST(Resize, aSmallerOneThatWasAskedForBesideALargerOneShrinksNothing)
{
    ResizeDrill drill;
    drill.expect(to("larger", 80, 1'500));
    drill.expect(to("smaller", 60, 2'000));
    drill.plan();
    drill.commitAll();
    drill.plan();
    drill.commitAll();
    EXPECT_EQ(drill.spec().bytes, Bytes(80 * terabyte));
    EXPECT_EQ(drill.spec().steadyIops, Iops(2'000));
    EXPECT_EQ(drill.host().used, Bytes(80 * terabyte));
    drill.expectConsistent();
}

TEST(Resize, twoCopiesInOneSiteGrowWhole)
{
    Drill drill;
    putRegion(drill, "a");
    drill.expect(
        PutHost{"a2-s", "a2", Bytes(100 * terabyte), 4, Iops(10'000), BytesPerSecond(gigabyte)});
    drill.expect(PutEntity{"e", 1, {"a"}});
    drill.expect(usualApplication("app", "a", {usualVolume("v", "a")}));
    drill.plan();
    drill.commitAll();
    drill.expect(ChangeSite{"a1", false});
    EXPECT_EQ(drill.plan().groups.front().reason, Reason::repairedDegraded);
    drill.commitAll();
    drill.expect(to("grow", 30));
    drill.plan();
    drill.commitAll();
    const auto& legs = drill.state().volume(volumeNamed(drill.state(), "v")).legs;
    ASSERT_EQ(legs.size(), 2u);
    for (const Leg& leg : legs)
        EXPECT_EQ(leg.bytes, Bytes(30 * terabyte));
    drill.expectConsistent();
}

TEST(Resize, aFailoverOfTheVolumeInTheSamePassLeavesItAlone)
{
    ResizeDrill drill;
    drill.expect(usualBacklog("v", "a", "b", 100));
    drill.expect(to("grow", 60));
    drill.expect(ChangeRegion{"a", RegionChange::offline});
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.groups.size(), 1u);
    EXPECT_EQ(plan.groups.front().outcome, Outcome::recover);
    ASSERT_EQ(plan.resizes.size(), 1u);
    EXPECT_EQ(plan.resizes.front().reason, Reason::memberBusy);
    drill.commitAll();
    drill.plan();  // where it landed
    drill.commitAll();
    EXPECT_EQ(drill.spec().bytes, Bytes(60 * terabyte));
    EXPECT_EQ(drill.state().region(regionNamed(drill.state(), "b")).hosts.front().used,
              Bytes(60 * terabyte));
    drill.expectConsistent();
}

TEST(Resize, aFailoverPreEmptsTheResizeThatWasAdmittedBefore)
{
    ResizeDrill drill;
    drill.expect(usualBacklog("v", "a", "b", 100));
    drill.expect(to("grow", 60));
    const Digest resize = drill.plan().resizes.front().planId;
    drill.expect(ChangeRegion{"a", RegionChange::offline});
    const PlanResult plan = drill.plan();
    EXPECT_EQ(plan.abortedGangs, (std::vector<Digest>{resize}));
    EXPECT_EQ(plan.groups.front().outcome, Outcome::recover);
    drill.expectConsistent();
}

TEST(Resize, anAbortedOneIsUndoneAndPlannedAgain)
{
    ResizeDrill drill;
    drill.expect(to("grow", 60));
    const Digest planId = drill.plan().resizes.front().planId;
    drill.expect(GangRejected{planId, "no", "a1-h"});
    EXPECT_EQ(drill.host().used, Bytes(40 * terabyte));
    drill.expectConsistent();
    EXPECT_NE(drill.plan().resizes.front().planId, Digest{});
}

TEST(Resize, shrinkingAHostBelowItsUseIsRefusedAndHarmsNoLaterPass)
{
    ResizeDrill drill;
    const Error error = drill.refused(
        PutHost{"a1-h", "a1", Bytes(30 * terabyte), 4, Iops(10'000), BytesPerSecond(gigabyte)});
    EXPECT_FALSE(error.message.empty());
    drill.expect(to("grow", 60));
    EXPECT_NE(drill.plan().resizes.front().planId, Digest{});
    drill.expectConsistent();
}

}  // namespace
}  // namespace estate
