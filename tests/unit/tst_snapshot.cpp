// Snapshots: one cut over all members or none, and what the cut holds only while it lives.
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

class SnapshotDrill : public Drill {
public:
    explicit SnapshotDrill(AdmissionMode mode = AdmissionMode::hybrid) : Drill(mode)
    {
        putRegion(*this, "a");
        putRegion(*this, "b");
        expect(PutEntity{"e", 1, {"a", "b"}});
        expect(usualApplication(
            "app", "a", {usualVolume("v1", "a"), usualVolume("v2", "a"), usualVolume("v3", "b")}));
        plan();
        commitAll();
        expect(PutConsistencyGroup{"near", 1, {"v1", "v2"}});
    }
    [[nodiscard]] RequestSnapshot request(const std::string& id, std::vector<std::string> volumes)
    {
        RequestSnapshot request;
        request.id = id;
        request.volumes = std::move(volumes);
        request.deadline = scheduler.lastTimestamp() + seconds(100);
        request.hitchMax = milliseconds(50);
        request.operationIops = Iops(1'000);
        return request;
    }
    SnapshotDecision planOne(const RequestSnapshot& request)
    {
        expect(request);
        const PlanResult result = plan();
        EXPECT_EQ(result.snapshots.size(), 1u);
        return result.snapshots.empty() ? SnapshotDecision{} : result.snapshots.front();
    }
    [[nodiscard]] Iops usedIn(const std::string& region) const
    {
        return state().region(regionNamed(state(), region)).totals.usedIops;
    }
};

TEST(Snapshot, holdsIopsOfEachMemberUntilItCommits)
{
    SnapshotDrill drill;
    const Iops before = drill.usedIn("a");
    const SnapshotDecision cut = drill.planOne(drill.request("cut", {"v1", "v2"}));
    EXPECT_EQ(cut.members.size(), 2u);
    EXPECT_EQ(cut.hitch, milliseconds(2)) << "two operations at 1,000 IOPS";
    EXPECT_EQ(drill.usedIn("a"), before + Iops(2'000));
    drill.expectConsistent();
    drill.commitAll();
    EXPECT_EQ(drill.usedIn("a"), before);
    EXPECT_TRUE(drill.state().requests().empty());
    EXPECT_EQ(drill.refused(drill.request("cut", {"v1"})).code, ErrorCode::duplicateId);
}

TEST(Snapshot, everyCutWaitsForEveryQuiesceAndTheManifestForEveryCut)
{
    SnapshotDrill drill;
    const SnapshotDecision cut = drill.planOne(drill.request("cut", {"v1", "v2"}));
    std::vector<std::string> story;
    for (const Task& task : gangTasks(drill.state(), cut.planId)) {
        std::string line = task.id + " after";
        for (const std::string& before : task.dependsOn)
            line += " " + before;
        story.push_back(line);
    }
    EXPECT_EQ(story, (std::vector<std::string>{
                         "quiesce:v1 after", "quiesce:v2 after",
                         "await-quiesced:cut after quiesce:v1 quiesce:v2",
                         "capture-cut:v1 after await-quiesced:cut",
                         "capture-cut:v2 after await-quiesced:cut",
                         "publish-manifest:cut after capture-cut:v1 capture-cut:v2"}));
}

TEST(Snapshot, theClosureFollowsConsistencyGroupsOnlyWhenAsked)
{
    SnapshotDrill drill;
    EXPECT_EQ(drill.planOne(drill.request("alone", {"v1"})).members.size(), 1u);
    drill.commitAll();
    RequestSnapshot broad = drill.request("broad", {"v1"});
    broad.closure = true;
    EXPECT_EQ(drill.planOne(broad).members.size(), 2u);
    drill.commitAll();
    drill.expect(PutConsistencyGroup{"far", 1, {"v2", "v3"}});
    RequestSnapshot far = drill.request("far", {"v1"});
    far.closure = true;
    EXPECT_EQ(drill.planOne(far).reason, Reason::crossesRegions);
    far.id = "farther";
    far.scope = SnapshotScope::crossRegion;
    drill.expect(far);
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.snapshots.size(), 2u) << "the narrow one still waits";
    EXPECT_EQ(plan.snapshots[1].members.size(), 3u);
    EXPECT_EQ(plan.snapshots[1].regions.size(), 2u);
    drill.commitAll();
    drill.expectConsistent();
}

TEST(Snapshot, aCrossRegionCutIsOneGangWithAPartInEachRegion)
{
    SnapshotDrill drill;
    RequestSnapshot far = drill.request("far", {"v1", "v3"});
    far.scope = SnapshotScope::crossRegion;
    const SnapshotDecision cut = drill.planOne(far);
    EXPECT_EQ(drill.state().gangs().at(cut.planId).size(), 2u);
    drill.expect(GangRejected{cut.planId, "no", "b1-h"});
    drill.expectConsistent();
    EXPECT_NE(drill.plan().snapshots.front().planId, Digest{}) << "planned again";
    drill.commitAll();
    drill.expectConsistent();
}

TEST(Snapshot, isNotPlannedAfterItsDeadlineNorWithTooLongAPause)
{
    SnapshotDrill drill;
    RequestSnapshot hasty = drill.request("hasty", {"v1"});
    hasty.hitchMax = milliseconds(1);
    EXPECT_EQ(drill.planOne(hasty).reason, Reason::hitchTooLong);
    const PlanResult late = drill.plan(seconds(200));
    EXPECT_EQ(late.snapshots.front().reason, Reason::deadlinePassed);
    EXPECT_TRUE(drill.state().requests().empty());
}

TEST(Snapshot, withoutLaneIopsItSaysHowManyAreMissing)
{
    SnapshotDrill drill;
    RequestSnapshot greedy = drill.request("greedy", {"v1"});
    greedy.operationIops = Iops(9'500);
    const SnapshotDecision cut = drill.planOne(greedy);
    EXPECT_EQ(cut.reason, Reason::capacityShort);
    EXPECT_EQ(cut.verdict.constraint, Constraint::laneIopsShort);
    EXPECT_EQ(cut.verdict.available, 9'000u);
    EXPECT_EQ(cut.verdict.shortBy, 500u);
    drill.expectConsistent();
}

TEST(Snapshot, aMemberInAnotherGangIsBusyAndALostOneIsNotThere)
{
    SnapshotDrill drill;
    drill.expect(RequestResize{"grow", "v1", Bytes(11 * terabyte), Iops(1'000)});
    EXPECT_EQ(drill.planOne(drill.request("cut", {"v1", "v2"})).reason, Reason::memberBusy);
    drill.commitAll();
    drill.expect(ChangeHost{"a1-h", false});
    EXPECT_EQ(drill.plan().snapshots.front().reason, Reason::notPlaced);
}

TEST(Snapshot, arenaCutsSingleVolumesOnly)
{
    SnapshotDrill drill(AdmissionMode::arena);
    EXPECT_EQ(drill.planOne(drill.request("two", {"v1", "v2"})).reason, Reason::arenaMultiVolume);
    drill.expect(drill.request("one", {"v3"}));
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.snapshots.size(), 2u);
    EXPECT_NE(plan.snapshots[1].planId, Digest{});
}

}  // namespace
}  // namespace estate
