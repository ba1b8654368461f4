// Kinds of fault that were seen in another implementation of the contract, each ruled out here. Two
// more stand where their subject is: resizes (tst_resize) and lost hosts (tst_host_loss).
#include <random>

#include "engine/estate/identifiers.h"
#include "engine/planner/pass.h"
#include "tests/stories/stories.h"

namespace estate {
namespace {

using namespace estate::testing;

TEST(RuledOut, aRefusedCommitChangesNoPhase)
{
    Drill drill;
    putMultiLossEstate(drill);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    const Digest planId = drill.plan().groups.front().planId;
    EXPECT_EQ(drill.refused(GangCommitted{planId}).code, ErrorCode::contradiction);
    EXPECT_EQ(drill.gangOf(planId).phase, GangPhase::preparing);
    drill.prepare(planId);
    EXPECT_EQ(drill.refused(GangCommitted{planId}).code, ErrorCode::contradiction) << "not fenced";
    EXPECT_EQ(drill.gangOf(planId).phase, GangPhase::prepared);
    drill.commitAll();
    Scheduler again;
    for (const Envelope& envelope : drill.log)
        ASSERT_TRUE(again.apply(envelope).has_value());
    EXPECT_EQ(again.state().hash(), drill.state().hash()) << "replay and live state are the same";
}

TEST(RuledOut, aGangWhoseLandingIsLostIsNeitherFencedNorCommitted)
{
    Drill drill;
    putMultiLossEstate(drill);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    const Digest planId = drill.plan().groups.front().planId;
    drill.prepare(planId);
    drill.expect(ChangeRegion{"us-east-2", RegionChange::offline}, seconds(60));
    EXPECT_EQ(drill.refused(SourceFenced{planId}).code, ErrorCode::contradiction);
    const auto aborted = drill.plan().abortedGangs;
    EXPECT_NE(std::find(aborted.begin(), aborted.end(), planId), aborted.end());
}

TEST(RuledOut, aFailoverOfWhatServesAgainIsTakenBack)
{
    Drill drill;
    putMultiLossEstate(drill);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    const std::size_t planned = drill.plan().groups.size();
    drill.expect(ChangeRegion{"us-east-1", RegionChange::online});
    const PlanResult plan = drill.plan();
    EXPECT_EQ(plan.abortedGangs.size(), planned - 1) << "all but the one that was short";
    EXPECT_TRUE(plan.groups.empty());
    drill.expectConsistent();
}

TEST(RuledOut, afterTheFenceOfALiveSourceThereIsNoWayBack)
{
    Drill drill;
    putMultiLossEstate(drill);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    const Digest planId = drill.plan().groups.front().planId;
    drill.prepare(planId);
    drill.expect(SourceFenced{planId}, seconds(15));
    drill.expect(ChangeRegion{"us-east-1", RegionChange::online});
    EXPECT_EQ(drill.refused(GangRejected{planId, "changed my mind", ""}).code,
              ErrorCode::contradiction);
    drill.plan();
    drill.expect(GangCommitted{planId});
    EXPECT_EQ(drill.state().sourceOf(volumeNamed(drill.state(), "payments-data")),
              regionNamed(drill.state(), "us-east-2"));
    EXPECT_TRUE(drill.expect(PrepareDeadlinePassed{planId}).repeated);
}

TEST(RuledOut, finishedGangsAreNotPlannedAround)
{
    Drill drill;
    tellThousandApplications(drill);
    EXPECT_EQ(drill.state().audit().committedUnits, 1'200u);
    EXPECT_TRUE(drill.state().gangs().empty());
    for (std::uint32_t i = 0; i < drill.state().regionCount(); ++i) {
        const RegionState& region = drill.state().region(RegionIndex(i));
        EXPECT_TRUE(region.gangs.empty());
        EXPECT_TRUE(region.work.empty());
    }
    EstateState state = drill.state();
    state.resetTouched();
    const PassResult pass = planPass(state);
    EXPECT_TRUE(pass.examined.empty()) << "an idle pass reads no region, whatever the history";
    EXPECT_EQ(state.touchedRegions(), 0u);
}

TEST(RuledOut, anAnswerAboutAFinishedGangIsStillKnownAsARepeat)
{
    Drill drill;
    tellBakeOff(drill);
    for (const Envelope& envelope : drill.log)
        if (const auto* committed = std::get_if<GangCommitted>(&envelope.event)) {
            EXPECT_TRUE(drill.expect(*committed).repeated);
            EXPECT_EQ(drill.refused(GangRejected{committed->planId, "late", ""}).code,
                      ErrorCode::contradiction);
        }
}

TEST(RuledOut, aFirstPassDoesNotCostHostsTimesVolumes)
{
    // The same 200 volumes in a region of 16 and of 1,024 hosts: a pass edits the one region, once.
    for (const std::uint32_t hosts : {16u, 1'024u}) {
        Drill drill;
        drill.expect(PutRegion{"a", "trust", std::nullopt, {}});
        drill.expect(PutSite{"a1", "a"});
        for (std::uint32_t i = 0; i < hosts; ++i)
            drill.expect(PutHost{"h" + std::to_string(10'000 + i), "a1", Bytes(100 * terabyte), 4,
                                 Iops(10'000), BytesPerSecond(gigabyte)});
        drill.expect(PutEntity{"e", 1, {"a"}});
        std::vector<VolumeDescription> volumes;
        for (int i = 0; i < 200; ++i) {
            volumes.push_back(usualVolume("v" + std::to_string(1'000 + i), "a"));
            volumes.back().copies = 1;
            volumes.back().bytes = Bytes(terabyte);
            volumes.back().steadyIops = Iops(100);
        }
        drill.expect(usualApplication("app", "a", volumes));
        EstateState state = drill.state();
        const RegionState* before = &state.region(RegionIndex(0));
        state.resetTouched();
        EXPECT_EQ(planPass(state).plan.placements.size(), 200u);
        EXPECT_EQ(state.touchedRegions(), 1u);
        EXPECT_NE(&state.region(RegionIndex(0)), before) << "copied once, for the overlay";
        EXPECT_EQ(state.audit().plannedUnits, 200u);
    }
}

// What the contract promises of a loss that has nothing to do with a flow.
TEST(RuledOut, aLossThatAFlowDoesNotMentionNeverChangesItsDecision)
{
    const EstateState state = openEstate(EstateSource{}, start).value();
    std::mt19937 random(7);
    for (int round = 0; round < 40; ++round) {
        const std::uint32_t first = random() % 512;
        const std::uint32_t far = (first + 60 + random() % 392) % 512;
        const std::string lost = formatId(Population::region, first);
        const std::string other = formatId(Population::region, far);
        const Preview alone = previewOf(state, {lost});
        const Preview both = previewOf(state, {lost, other});
        std::size_t compared = 0;
        for (const GroupDecision& decision : alone.plan.groups)
            for (const GroupDecision& again : both.plan.groups)
                if (again.members == decision.members) {
                    GroupDecision same = again;
                    same.planId = decision.planId;
                    EXPECT_EQ(same, decision) << lost << " with " << other;
                    ++compared;
                }
        EXPECT_EQ(compared, alone.plan.groups.size());
    }
}

}  // namespace
}  // namespace estate
