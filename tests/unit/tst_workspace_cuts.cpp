// Cuts through a workspace, in small and in large: each step is durable, a journal that was closed
// in between goes on from there, and what the regions publish follows the log.
#include "engine/estate/shard.h"
#include "tests/unit/cut_workspace.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct Estate {
    const char* name;
    EstateSource source;
    CutSelection selection;
    CutSelection beside;  // shares no shard with it
};

CutSelection volumes(std::vector<std::string> ids)
{
    return {std::move(ids), {}, false, false, false};
}
CutSelection regions(std::vector<std::string> ids)
{
    return {{}, std::move(ids), false, false, false};
}

class Cuts : public CutWorkspace, public ::testing::WithParamInterface<Estate> {
protected:
    void SetUp() override { create(GetParam().source); }
    static const CutSelection& selection() { return GetParam().selection; }
};

INSTANTIATE_TEST_SUITE_P(
    Estates, Cuts,
    ::testing::Values(Estate{"federal",
                             {EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid},
                             regions({"r017"}),
                             regions({"r300"})},
                      Estate{"fourRegion",
                             {EstateOrigin::fourRegion, 1'000, "", AdmissionMode::hybrid},
                             regions({"us-east-1"}),
                             regions({"us-east-2"})}),
    [](const auto& estate) { return estate.param.name; });

TEST_P(Cuts, commitInFourDurableSteps)
{
    const std::uint64_t before = index();
    const auto closure = m_workspace->closure(selection());
    ASSERT_TRUE(closure.has_value()) << closure.error().message;
    ASSERT_TRUE(declare("op", selection()).has_value());
    EXPECT_EQ(cut("op").manifest(), manifestOf("op", CutKind::snapshot, *closure));
    EXPECT_GT(cut("op").manifest().participants.size(), 1u);
    EXPECT_EQ(cut("op").selection(), selection());
    EXPECT_EQ(m_workspace->state().checkpoint().epoch, 1u);
    EXPECT_EQ(m_workspace->state().checkpoint().root,
              (*m_workspace->directory())->directory().root());
    EXPECT_EQ(published("op").phase, CutPhase::preparing);
    EXPECT_TRUE(keepsCheckpoint("op"));

    const std::uint64_t revision = index() + 1;
    EXPECT_FALSE(step("op"));
    EXPECT_TRUE(cut("op").allPrepared());
    EXPECT_EQ(cut("op").token(0)->revision, revision) << "what the cut captures";
    EXPECT_FALSE(step("op"));
    EXPECT_EQ(cut("op").phase(), CutPhase::committed);
    EXPECT_EQ(published("op").phase, CutPhase::committed);
    EXPECT_FALSE(published("op").ended);
    EXPECT_TRUE(step("op"));
    EXPECT_TRUE(cut("op").ended());
    EXPECT_TRUE(published("op").ended);
    EXPECT_FALSE(keepsCheckpoint("op"));
    EXPECT_THAT(eventsAfter(before), ElementsAre("checkpoint-taken", "cut-declared", "cut-prepared",
                                                 "cut-decided", "cut-ended"));
    const std::uint64_t ended = index();
    EXPECT_TRUE(step("op"));
    EXPECT_EQ(index(), ended) << "it has ended: there is nothing to do";
    // The same content needs no other checkpoint.
    ASSERT_TRUE(declare("next", selection()).has_value());
    EXPECT_THAT(eventsAfter(ended), ElementsAre("cut-declared"));
}

// The journal is closed after so many steps, and every further step is this process's.
TEST_P(Cuts, goOnFromEveryPrefixOfTheJournal)
{
    const std::vector<std::vector<std::string>> rest = {
        {"cut-resumed", "cut-prepared", "cut-decided", "cut-ended"},  // declared
        {"cut-resumed", "cut-prepared", "cut-decided", "cut-ended"},  // prepared
        {"cut-ended"},                                                // decided
        {},                                                           // ended
    };
    for (std::size_t steps = 0; steps < rest.size(); ++steps) {
        const std::string operation = "op" + std::to_string(steps);
        ASSERT_TRUE(declare(operation, selection()).has_value());
        for (std::size_t i = 0; i < steps; ++i)
            EXPECT_EQ(step(operation), i == 2);
        reopen();
        const std::uint64_t before = index();
        EXPECT_EQ(keepsCheckpoint(operation), steps != 3);
        finish(operation);
        EXPECT_THAT(eventsAfter(before), ::testing::ElementsAreArray(rest[steps]))
            << steps << " steps";
        EXPECT_EQ(cut(operation).phase(), CutPhase::committed);
        EXPECT_EQ(cut(operation).round(), steps < 2 ? 2u : 1u);
        EXPECT_FALSE(keepsCheckpoint(operation));
        reopen();
    }
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

// A process that lives for one step only begins a round each time: nobody waits for the next.
TEST_P(Cuts, closedAfterEachStepTheyBeginARoundEachTimeUntilOneLivesLongEnough)
{
    ASSERT_TRUE(declare("op", selection()).has_value());
    for (std::uint64_t round = 2; round <= 4; ++round) {
        reopen();
        EXPECT_FALSE(step("op"));
        EXPECT_EQ(cut("op").round(), round);
        EXPECT_TRUE(cut("op").allPrepared()) << "in one durable step";
    }
    EXPECT_FALSE(step("op"));
    EXPECT_EQ(cut("op").phase(), CutPhase::committed);
    reopen();
    EXPECT_TRUE(step("op"));
}

TEST_P(Cuts, leftAloneForAMinuteTheyBeginAnotherRound)
{
    ASSERT_TRUE(declare("op", selection()).has_value());
    EXPECT_FALSE(step("op", seconds(60)));
    EXPECT_TRUE(cut("op").allPrepared());
    const std::uint64_t before = index();
    EXPECT_FALSE(step("op", seconds(61)));
    EXPECT_EQ(cut("op").round(), 2u) << "nobody holds still for a minute";
    EXPECT_FALSE(step("op"));
    EXPECT_TRUE(step("op", seconds(3'600))) << "what is decided stands";
    EXPECT_THAT(eventsAfter(before),
                ElementsAre("cut-resumed", "cut-prepared", "cut-decided", "cut-ended"));
}

TEST_P(Cuts, anOperationIsUsedOnce)
{
    ASSERT_TRUE(declare("op", selection()).has_value());
    for (const bool reopened : {false, true}) {
        if (reopened)
            reopen();
        expectRefused(declare("op", selection()), ErrorCode::duplicateId, index());
        expectRefused(declare("op", GetParam().beside), ErrorCode::duplicateId, index());
    }
    finish("op");
    expectRefused(declare("op", selection()), ErrorCode::duplicateId, index());
}

TEST_P(Cuts, ofNothingThatIsKnownAreRefused)
{
    const std::uint64_t before = index();
    expectRefused(declare("op", volumes({"no such volume"})), ErrorCode::unknownId, before);
    expectRefused(declare("op", regions({"no such region"})), ErrorCode::unknownId, before);
    expectRefused(declare("op", CutSelection{}), ErrorCode::badInput, before);
    expectRefused(declare("", selection()), ErrorCode::badInput, before);
    expectRefused(declare("a\nb", selection()), ErrorCode::badInput, before);
    expectRefused(declare(sha256("a plan").hex(), selection()), ErrorCode::unknownId, before);
    expectRefused(
        m_workspace->declareCut("executor", "op", CutKind::snapshot, selection(), later()),
        ErrorCode::notAllowed, before);
    expectRefused(m_workspace->stepCut("op", later()), ErrorCode::unknownId, before);
    expectRefused(m_workspace->abortCut("ada", "op", "no", later()), ErrorCode::unknownId, before);
    EXPECT_TRUE(m_workspace->state().cuts().empty());
    // None of it stands in the way of the operation's first use.
    EXPECT_TRUE(declare("op", selection()).has_value());
}

TEST_P(Cuts, areTakenBackUntilTheDecision)
{
    for (const int steps : {0, 1}) {
        for (const bool reopened : {false, true}) {
            const std::string operation = std::to_string(steps) + (reopened ? "r" : "");
            ASSERT_TRUE(declare(operation, selection()).has_value());
            for (int i = 0; i < steps; ++i)
                EXPECT_FALSE(step(operation));
            if (reopened)
                reopen();
            const std::uint64_t before = index();
            ASSERT_TRUE(
                m_workspace->abortCut("grace", operation, "not today", later()).has_value());
            EXPECT_THAT(eventsAfter(before), ElementsAre("cut-decided", "cut-ended"));
            EXPECT_EQ(cut(operation).phase(), CutPhase::aborted);
            EXPECT_EQ(cut(operation).reason(), "not today");
            EXPECT_EQ(published(operation).phase, CutPhase::aborted);
            EXPECT_TRUE(published(operation).ended);
            EXPECT_FALSE(keepsCheckpoint(operation));
            EXPECT_TRUE(step(operation));
            ASSERT_TRUE(m_workspace->abortCut("grace", operation, "again", later()).has_value());
            EXPECT_EQ(index(), before + 2) << "it was taken back before";
            reopen();
        }
    }
    ASSERT_TRUE(declare("op", selection()).has_value());
    EXPECT_FALSE(step("op"));
    EXPECT_FALSE(step("op"));
    expectRefused(m_workspace->abortCut("grace", "op", "too late", later()),
                  ErrorCode::contradiction, index());
    finish("op");
    expectRefused(m_workspace->abortCut("grace", "op", "too late", later()),
                  ErrorCode::contradiction, index());
}

TEST_P(Cuts, aShardHoldsOneAtATime)
{
    ASSERT_TRUE(declare("first", selection()).has_value());
    ASSERT_TRUE(declare("second", selection()).has_value()) << "nobody holds still for a manifest";
    ASSERT_TRUE(declare("beside", GetParam().beside).has_value());
    EXPECT_FALSE(step("first"));
    EXPECT_FALSE(step("beside"));
    EXPECT_FALSE(step("second"));
    EXPECT_EQ(cut("second").phase(), CutPhase::aborted);
    EXPECT_THAT(cut("second").reason(), HasSubstr("takes part in the undecided cut \"first\""));
    for (const char* operation : {"first", "second", "beside"})
        finish(operation);
    EXPECT_EQ(cut("first").phase(), CutPhase::committed);
    EXPECT_EQ(cut("beside").phase(), CutPhase::committed);
    ASSERT_TRUE(declare("third", selection()).has_value());
    finish("third");
    EXPECT_EQ(cut("third").phase(), CutPhase::committed);
    reopen();
}

TEST_P(Cuts, ofAnUnavailableRegionAreRefused)
{
    const std::string region = selection().regions.front();
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", region, RegionChange::offline, later()).has_value());
    const auto refused = declare("op", selection());
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::notAllowed);
    EXPECT_THAT(refused.error().message, HasSubstr("\"" + region + "\" is unavailable"));
    EXPECT_EQ(m_workspace->state().cuts().size(), 0u);
}

TEST_P(Cuts, abortWhenAParticipantsRegionIsLostBeforeItPrepares)
{
    const std::string region = selection().regions.front();
    ASSERT_TRUE(declare("op", selection()).has_value());
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", region, RegionChange::offline, later()).has_value());
    finish("op");
    EXPECT_EQ(cut("op").phase(), CutPhase::aborted);
    EXPECT_THAT(cut("op").reason(), HasSubstr("its region " + region + " is unavailable"));
    reopen();
}

TEST_P(Cuts, openCutsAndTheirCheckpointAreInTheirRegionsExports)
{
    const auto exportOf = [this](const CutParticipant& participant) {
        const RegionIndex region = regionOfShard(participant.shard);
        const BoundaryRecord* record = m_workspace->boundary().store().find(
            exportKey(m_workspace->state().catalog().region(region).id));
        return std::get<RegionalExportSummary>(record->value);
    };
    ASSERT_TRUE(declare("op", selection()).has_value());
    const CutManifest manifest = cut("op").manifest();
    const std::uint64_t generation = exportOf(manifest.participants[0]).generation;
    for (const CutParticipant& participant : manifest.participants) {
        EXPECT_EQ(exportOf(participant).commitments.openCuts, 1u);
        EXPECT_EQ(exportOf(participant).checkpoint, manifest.checkpoint);
    }
    EXPECT_FALSE(step("op"));
    EXPECT_FALSE(step("op"));
    EXPECT_EQ(exportOf(manifest.participants[0]).generation, generation) << "nothing changed there";
    EXPECT_TRUE(step("op"));
    for (const CutParticipant& participant : manifest.participants)
        EXPECT_EQ(exportOf(participant).commitments.openCuts, 0u);
    EXPECT_EQ(exportOf(manifest.participants[0]).generation, generation + 1);
    reopen();
}

TEST_P(Cuts, ofTheWholeEstateNameEveryShardThatHoldsAVolume)
{
    CutSelection everything;
    everything.everything = true;
    ASSERT_TRUE(declare("all", everything).has_value());
    const bool federal = GetParam().source.origin == EstateOrigin::federal;
    if (federal) {
        EXPECT_EQ(cut("all").manifest().participants.size(), 8'192u);
        EXPECT_EQ(cut("all").manifest().members(), 12'000'000u);
    }
    finish("all");
    EXPECT_EQ(cut("all").phase(), CutPhase::committed);
    reopen();
}

}  // namespace
}  // namespace estate
