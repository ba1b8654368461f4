// Gang, arena and hybrid admission: the bake-off of the source documents, and what each mode
// refuses to weaken.
#include "tests/stories/stories.h"

namespace estate {
namespace {

using namespace estate::testing;

// One worker rejects; everybody else commits.
Audit bakeOff(AdmissionMode mode)
{
    Drill drill(mode);
    putWideApplication(drill);
    const PlanResult plan = drill.plan();
    drill.expect(GangRejected{plan.placements.front().planId, "injected worker loss", "h0"});
    drill.commitAll();
    drill.expectConsistent();
    return drill.state().audit();
}

TEST(Modes, theBakeOffIsolatesAFailureOrDoesNot)
{
    const Audit gang = bakeOff(AdmissionMode::gang);
    EXPECT_EQ(gang.abortedVolumeAttempts, 4u);
    EXPECT_EQ(gang.committedVolumeAttempts, 0u);
    EXPECT_EQ(gang.maximumAtomicWidth, 4u);
    for (const AdmissionMode mode : {AdmissionMode::arena, AdmissionMode::hybrid}) {
        const Audit single = bakeOff(mode);
        EXPECT_EQ(single.abortedVolumeAttempts, 1u) << admissionModeName(mode);
        EXPECT_EQ(single.committedVolumeAttempts, 3u) << admissionModeName(mode);
        EXPECT_EQ(single.maximumAtomicWidth, 1u) << admissionModeName(mode);
    }
}

TEST(Modes, whatWasRejectedIsPlannedAgainOnTheSameGround)
{
    for (const AdmissionMode mode :
         {AdmissionMode::gang, AdmissionMode::arena, AdmissionMode::hybrid}) {
        Drill drill(mode);
        putWideApplication(drill);
        const PlanResult first = drill.plan();
        drill.expect(GangRejected{first.placements.front().planId, "injected worker loss", "h0"});
        drill.commitAll();
        const PlanResult again = drill.plan();
        ASSERT_FALSE(again.placements.empty());
        EXPECT_NE(again.placements.front().planId, first.placements.front().planId);
        drill.commitAll();
        EXPECT_TRUE(drill.state().unplaced().empty()) << admissionModeName(mode);
        drill.expectConsistent();
    }
}

TEST(Modes, aGangThatDoesNotFitWhollyIsNotPlacedAtAll)
{
    Drill drill(AdmissionMode::gang);
    putWideApplication(drill);
    drill.expect(ChangeHost{"h3", false});
    const PlanResult plan = drill.plan();
    ASSERT_EQ(plan.placements.size(), 4u);
    for (const PlacementDecision& placement : plan.placements)
        EXPECT_TRUE(placement.legs.empty());
    EXPECT_EQ(plan.placements.back().verdict.constraint, Constraint::laneIopsShort);
    EXPECT_EQ(plan.placements.back().verdict.shortBy, 1'800'000u) << "each lane has 100,000 left";
    EXPECT_EQ(drill.state().unplaced().size(), 4u);
    drill.expectConsistent();
}

TEST(Modes, arenaRefusesAMultiVolumeRecovery)
{
    Drill drill(AdmissionMode::arena);
    putRegion(drill, "a");
    putRegion(drill, "b");
    drill.expect(PutEntity{"e", 1, {"a", "b"}});
    VolumeDescription data = usualVolume("data", "a");
    VolumeDescription wal = usualVolume("wal", "a");
    data.recoveryGroup = wal.recoveryGroup = "db";
    drill.expect(usualApplication("app", "a", {data, wal, usualVolume("single", "a")}));
    drill.plan();
    drill.commitAll();
    for (const char* volume : {"data", "wal", "single"})
        drill.expect(usualBacklog(volume, "a", "b", 100));
    const Preview preview = drill.preview({{"a"}, {}, {}});
    EXPECT_EQ(storyOf(preview, drill.state()), "single a->b recovered-within-rto 101s\n"
                                               "db a arena-multi-volume\n");
}

}  // namespace
}  // namespace estate
