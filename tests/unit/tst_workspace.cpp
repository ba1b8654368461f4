// The whole loop on the four-region estate: propose, judge, commit step by step, abort, reopen.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;
using ::testing::Contains;
using ::testing::HasSubstr;

namespace {

std::vector<std::string> fieldsOf(const Error& error, const std::string& name)
{
    std::vector<std::string> values;
    for (const ErrorField& field : error.fields)
        if (field.name == name)
            values.push_back(field.value);
    return values;
}

}  // namespace

TEST_F(WorkspaceTest, AnApprovedPlanMovesItsVolumes)
{
    const std::size_t before = region("us-east-1").volumes.size();
    ASSERT_GT(before, 0u);
    const Digest id = begun();
    const std::size_t gangs = m_workspace->proposals().executing()->gangs.size();
    ASSERT_GT(gangs, 0u);
    EXPECT_EQ(finish(), gangs + 2);  // one prepare each, then the fences, then the commit
    const Proposal& proposal = *m_workspace->proposals().find(id);
    EXPECT_EQ(proposal.status, ProposalStatus::committed);
    EXPECT_EQ(proposal.content.groups, gangs);
    EXPECT_LT(region("us-east-1").volumes.size(), before);
    EXPECT_TRUE(m_workspace->state().gangs().empty());
    const auto execution = m_workspace->execution(id);
    ASSERT_TRUE(execution.has_value()) << execution.error().message;
    EXPECT_TRUE(execution->finished);
    EXPECT_EQ(execution->participants.size(), gangs);
    for (const Participant& participant : execution->participants) {
        EXPECT_EQ(participant.phase, ParticipantPhase::committed);
        for (const VolumeIndex volume : participant.decision.members)
            EXPECT_EQ(m_workspace->state().sourceOf(volume), participant.decision.destination);
    }
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

// What it was proposed with stays for as long as the journal is open: as the event that the history
// keeps, and as what was folded of it.
TEST_F(WorkspaceTest, AWithdrawnProposalsContentIsThereOnce)
{
    const Digest id = propose();
    ASSERT_TRUE(m_workspace->judge(id, "ada", Verdict::withdraw, "not now", later()).has_value());
    const auto expectOnce = [&] {
        const Governance& governance = m_workspace->governance();
        const ProposalOpened* event = nullptr;
        for (const auto& governed : governance.history())
            if (const auto* opened = std::get_if<ProposalOpened>(&governed->envelope.event))
                event = opened;
        ASSERT_NE(event, nullptr);
        const ProposalOpened& folded = governance.proposals().find(id)->content;
        ASSERT_FALSE(folded.basis.empty());
        ASSERT_FALSE(folded.flows.empty());
        EXPECT_EQ(&folded.basis.front(), &event->basis.front());
        EXPECT_EQ(&folded.flows.front(), &event->flows.front());
        EXPECT_EQ(folded.flows.items().capacity(), folded.flows.size());
    };
    expectOnce();
    reopen();
    expectOnce();
}

TEST_F(WorkspaceTest, TheSameOperatorCannotApprove)
{
    const Digest id = propose();
    const std::uint64_t before = index();
    const auto judged = m_workspace->judge(id, "ada", Verdict::approve, "mine", later());
    ASSERT_FALSE(judged.has_value());
    EXPECT_EQ(judged.error().code, ErrorCode::notAllowed);
    EXPECT_EQ(index(), before);
    EXPECT_EQ(m_workspace->beginCommit(id, "ada", 0, later()).error().code, ErrorCode::notAllowed);
}

TEST_F(WorkspaceTest, ASilentWorkerAbortsTheExecution)
{
    const Digest id = begun();
    m_now = m_now + seconds(120);
    const auto finished = m_workspace->stepCommit(later());
    ASSERT_TRUE(finished.has_value()) << finished.error().message;
    EXPECT_TRUE(*finished);
    const Proposal* proposal = m_workspace->proposals().find(id);
    EXPECT_EQ(proposal->status, ProposalStatus::aborted);
    EXPECT_THAT(proposal->endReason, HasSubstr("before its deadline"));
}

TEST_F(WorkspaceTest, AnotherSpellingIsTheSameOperator)
{
    const auto judged = m_workspace->judge(propose(), "Ada", Verdict::approve, "", later());
    ASSERT_FALSE(judged.has_value());
    EXPECT_EQ(judged.error().code, ErrorCode::notAllowed);
}

TEST_F(WorkspaceTest, OddNamesAreNoWayAround)
{
    const Digest id = propose();
    for (const std::string& name : {std::string("ada "), std::string(" ada"), std::string(),
                                    std::string(65, 'a'), std::string("a\tda")})
        EXPECT_EQ(m_workspace->judge(id, name, Verdict::approve, "", later()).error().code,
                  ErrorCode::badInput)
            << name;
    EXPECT_EQ(m_workspace->judge(id, "executor", Verdict::approve, "", later()).error().code,
              ErrorCode::notAllowed);
}

TEST_F(WorkspaceTest, ABatchIsWholeOrNotThere)
{
    const Digest id = approved();
    const std::uint64_t before = index();
    const Digest hash = m_workspace->state().hash();
    const auto lost = m_workspace->proposals().find(id)->content.lostOperations;
    EXPECT_FALSE(m_workspace->beginCommit(id, "ada", lost + 1, later()).has_value());
    EXPECT_EQ(index(), before);
    EXPECT_EQ(m_workspace->state().hash(), hash);
    ASSERT_TRUE(m_workspace->beginCommit(id, "ada", lost, later()).has_value());
    EXPECT_EQ(index(), before + 3);  // begin, the loss, the plan
    EXPECT_EQ(m_workspace->journal().pendingIndex(), index());
    EXPECT_EQ(region("us-east-1").condition, RegionCondition::offline);
}

TEST_F(WorkspaceTest, AStaleProposalIsRefusedAndSaysWhy)
{
    const Digest id = approved();
    EXPECT_TRUE(m_workspace->freshness(id, later())->fresh);
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", "us-east-2", RegionChange::offline, later()).has_value());
    const auto freshness = m_workspace->freshness(id, later());
    ASSERT_TRUE(freshness.has_value());
    EXPECT_FALSE(freshness->fresh);
    EXPECT_THAT(freshness->changedRegions, Contains("us-east-2"));
    EXPECT_TRUE(freshness->decisionsChanged);
    const std::uint64_t before = index();
    const auto lost = m_workspace->proposals().find(id)->content.lostOperations;
    const auto begun = m_workspace->beginCommit(id, "ada", lost, later());
    ASSERT_FALSE(begun.has_value());
    EXPECT_EQ(begun.error().code, ErrorCode::stale);
    EXPECT_THAT(fieldsOf(begun.error(), "region"), Contains("us-east-2"));
    EXPECT_THAT(begun.error().message, HasSubstr("is stale"));
    EXPECT_THAT(fieldsOf(begun.error(), "group"), Contains("ledger-db"));
    EXPECT_EQ(index(), before + 1);  // that it is stale, and nothing else
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::stale);
}

TEST_F(WorkspaceTest, AFreshProposalStaysFreshWhileTimePasses)
{
    const Digest id = approved();
    EXPECT_TRUE(m_workspace->freshness(id, m_now + seconds(3'600))->fresh);
}

TEST_F(WorkspaceTest, AbortReleasesEveryReservation)
{
    const RegionTotals east = region("us-east-2").totals;
    const RegionTotals west = region("eu-west-1").totals;
    const Digest id = begun();
    ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
    EXPECT_NE(region("us-east-2").totals, east);
    ASSERT_TRUE(m_workspace->abortCommit("grace", "wrong day", later()).has_value());
    EXPECT_EQ(region("us-east-2").totals, east);
    EXPECT_EQ(region("eu-west-1").totals, west);
    EXPECT_TRUE(m_workspace->state().gangs().empty());
    EXPECT_EQ(region("us-east-1").condition, RegionCondition::offline);
    const Proposal& proposal = *m_workspace->proposals().find(id);
    EXPECT_EQ(proposal.status, ProposalStatus::aborted);
    EXPECT_EQ(proposal.endReason, "wrong day");
    const auto execution = m_workspace->execution(id);
    ASSERT_TRUE(execution.has_value());
    EXPECT_EQ(execution->outcome, CommitOutcome::aborted);
    for (const Participant& participant : execution->participants)
        EXPECT_EQ(participant.phase, ParticipantPhase::aborted);
    EXPECT_EQ(m_workspace->stepCommit(later()).error().code, ErrorCode::notAllowed);
    EXPECT_EQ(m_workspace->abortCommit("ada", "", later()).error().code, ErrorCode::notAllowed);
}

TEST_F(WorkspaceTest, OneExecutionAtATime)
{
    const Digest other = approved({{"ap-south-1"}, {}, {}});
    begun();
    const auto second = m_workspace->beginCommit(
        other, "ada", m_workspace->proposals().find(other)->content.lostOperations, later());
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().code, ErrorCode::notAllowed);
    EXPECT_THAT(second.error().message, HasSubstr("Finish or abort"));
}

TEST_F(WorkspaceTest, ReopeningGivesTheSameStateAfterEveryStep)
{
    const Digest id = begun();
    bool finished = false;
    while (!finished) {
        const Digest hash = m_workspace->state().hash();
        const JournalHead head = m_workspace->journal().head();
        const auto before = m_workspace->execution(id);
        ASSERT_TRUE(before.has_value());
        reopen();
        EXPECT_EQ(m_workspace->state().hash(), hash);
        EXPECT_EQ(m_workspace->journal().head(), head);
        const auto after = m_workspace->execution(id);
        ASSERT_TRUE(after.has_value()) << after.error().message;
        ASSERT_EQ(after->participants.size(), before->participants.size());
        for (std::size_t i = 0; i < after->participants.size(); ++i) {
            EXPECT_EQ(after->participants[i].phase, before->participants[i].phase);
            EXPECT_EQ(after->participants[i].decision, before->participants[i].decision);
        }
        const auto stepped = m_workspace->stepCommit(later());
        ASSERT_TRUE(stepped.has_value()) << stepped.error().message;
        finished = *stepped;
    }
    reopen();
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::committed);
}

TEST_F(WorkspaceTest, JournaledDecisionsReadBackAsTheyWereMade)
{
    const Digest id = begun();
    const std::uint64_t planIndex = m_workspace->proposals().find(id)->planIndex;
    std::size_t seen = 0;
    const auto read =
        m_workspace->journal().read(planIndex, planIndex, [&](const JournalRecord& record) {
            const auto effects = m_workspace->decisionsOf(record);
            EXPECT_TRUE(effects.has_value()) << effects.error().message;
            EXPECT_TRUE(effects->plan.has_value());
            EXPECT_EQ(decisionsDigest(m_workspace->state().catalog(), *effects->plan),
                      m_workspace->proposals().find(id)->content.decisions);
            ++seen;
            return true;
        });
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(seen, 1u);
}

TEST_F(WorkspaceTest, LosingADestinationMeanwhileAbortsEveryGang)
{
    const Digest id = begun();
    const auto first = m_workspace->execution(id);
    ASSERT_TRUE(first.has_value());
    ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
    const std::string destination =
        m_workspace->state().catalog().region(first->participants.back().decision.destination).id;
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", destination, RegionChange::offline, later()).has_value());
    EXPECT_TRUE(m_workspace->stepCommit(later()).value());
    const Proposal& proposal = *m_workspace->proposals().find(id);
    EXPECT_EQ(proposal.status, ProposalStatus::aborted);
    EXPECT_THAT(proposal.endReason, HasSubstr(destination));
    EXPECT_TRUE(m_workspace->state().gangs().empty());
    for (const Digest& gang : proposal.gangs)
        EXPECT_EQ(m_workspace->state().gangEnd(gang), GangEnd::aborted);
    reopen();
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::aborted);
}

TEST_F(WorkspaceTest, ASecondLossDuringReplayCanBeApprovedAndCommitted)
{
    begun();
    finish();
    // us-east-2 replays what it took over; its queue is busy for minutes.
    const Digest second = approved({{"us-east-2"}, {}, {}});
    m_now = m_now + seconds(30);
    const auto freshness = m_workspace->freshness(second, m_now);
    ASSERT_TRUE(freshness.has_value()) << freshness.error().message;
    EXPECT_TRUE(freshness->fresh);
    const auto lost = m_workspace->proposals().find(second)->content.lostOperations;
    const auto began = m_workspace->beginCommit(second, "ada", lost, later());
    EXPECT_TRUE(began.has_value()) << began.error().message;
}

TEST_F(WorkspaceTest, TimeNeverGoesBack)
{
    const Digest id = propose();
    const Timestamp last = m_workspace->lastTimestamp();
    const Timestamp before{last.ns - 1};
    ASSERT_TRUE(m_workspace->judge(id, "grace", Verdict::approve, "", before).has_value());
    EXPECT_EQ(m_workspace->lastTimestamp(), last);
}

TEST_F(WorkspaceTest, AChangeToWhatIsAlreadySoIsNotJournaled)
{
    const std::uint64_t before = index();
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", "us-east-1", RegionChange::online, later()).has_value());
    EXPECT_EQ(index(), before);
    const auto unknown =
        m_workspace->changeRegion("ada", "us-east-9", RegionChange::offline, later());
    ASSERT_FALSE(unknown.has_value());
    EXPECT_EQ(unknown.error().code, ErrorCode::unknownId);
}

TEST_F(WorkspaceTest, LookingChangesNothing)
{
    propose();
    auto looking = Workspace::openReadOnly(m_path);
    ASSERT_TRUE(looking.has_value()) << looking.error().message;
    EXPECT_EQ(looking->state().hash(), m_workspace->state().hash());
    EXPECT_EQ(looking->propose("ada", "no", lossOfEast, later()).error().code,
              ErrorCode::notAllowed);
    EXPECT_EQ(Workspace::open(m_path).error().code, ErrorCode::locked);
}

TEST_F(WorkspaceTest, ARefusedSourceLeavesNoFile)
{
    const std::string path = m_folder.file("none.journal");
    EXPECT_FALSE(Workspace::create(path, {EstateOrigin::federal, 0, ""}, "ada", m_now).has_value());
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST_F(WorkspaceTest, AnUnexecutedProposalHasNoExecution)
{
    const Digest id = propose();
    EXPECT_EQ(m_workspace->execution(id).error().code, ErrorCode::notFound);
    EXPECT_EQ(m_workspace->execution(sha256("x")).error().code, ErrorCode::unknownId);
}

TEST_F(WorkspaceTest, AJournalLeftAloneGoesOnOnceAPersonConfirmsTheClock)
{
    m_now = m_now + seconds(200ull * 86'400);
    const auto refused = m_workspace->propose("ada", "lose it", lossOfEast, later());
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::outOfOrder);
    EXPECT_THAT(refused.error().message, HasSubstr("confirm the clock"));
    ASSERT_TRUE(m_workspace->confirmClock("grace", later()).has_value());
    EXPECT_EQ(m_workspace->lastTimestamp(), m_now);
    reopen();
    EXPECT_TRUE(m_workspace->propose("ada", "lose it", lossOfEast, later()).has_value());
}

// The queue of r018 is busy for hours after r017 was recovered there. That it is a minute nearer to
// its end does not make another plan of the same approval.
TEST(WorkspaceInMemory, ADrainingQueueDoesNotMakeAnApprovalStale)
{
    auto workspace = Workspace::inMemory(EstateSource{}).value();
    Timestamp now = sampleEpoch;
    const auto later = [&now] { return now = now + seconds(45); };
    const auto opened = workspace.propose("ada", "drill", FailureSet{{"r017"}, {}, {}}, later());
    ASSERT_TRUE(opened.has_value()) << opened.error().message;
    const Digest first = *opened;
    ASSERT_TRUE(workspace.judge(first, "grace", Verdict::approve, "", later()).has_value());
    ASSERT_TRUE(workspace.beginCommit(first, "ada", 0, later()).has_value());
    for (bool finished = false; !finished;) {
        now = now + seconds(1);
        const auto step = workspace.stepCommit(now);
        ASSERT_TRUE(step.has_value()) << step.error().message;
        finished = *step;
    }
    const auto proposed = workspace.propose("ada", "drill", FailureSet{{"r019"}, {}, {}}, later());
    ASSERT_TRUE(proposed.has_value()) << proposed.error().message;
    const Digest second = *proposed;
    ASSERT_TRUE(workspace.judge(second, "grace", Verdict::approve, "", later()).has_value());
    const auto fresh = workspace.freshness(second, later());
    ASSERT_TRUE(fresh.has_value()) << fresh.error().message;
    EXPECT_TRUE(fresh->fresh);
}

TEST(WorkspaceInMemory, TheSameEventsGiveTheSameHead)
{
    auto one = Workspace::inMemory(fourRegion);
    auto two = Workspace::inMemory(fourRegion);
    ASSERT_TRUE(one.has_value()) << one.error().message;
    ASSERT_TRUE(two.has_value());
    for (Workspace* workspace : {&*one, &*two}) {
        const auto id = workspace->propose("ada", "same", lossOfEast, sampleEpoch);
        ASSERT_TRUE(id.has_value()) << id.error().message;
        ASSERT_TRUE(workspace->judge(*id, "grace", Verdict::approve, "", sampleEpoch).has_value());
    }
    EXPECT_EQ(one->journal().head(), two->journal().head());
}
