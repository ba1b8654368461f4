// When the participants of an execution took their steps, and what that makes of the prediction.
#include "tests/unit/workspace_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

class ExecutionTimesTest : public WorkspaceTest {
protected:
    std::vector<Participant> participants(const Digest& proposal)
    {
        const auto execution = m_workspace->execution(proposal);
        EXPECT_TRUE(execution.has_value()) << execution.error().message;
        return execution ? execution->participants : std::vector<Participant>();
    }
    std::vector<ParticipantTimes> times(const Digest& proposal)
    {
        std::vector<ParticipantTimes> all;
        for (const Participant& participant : participants(proposal))
            all.push_back(participant.times);
        return all;
    }
};

TEST_F(ExecutionTimesTest, NothingHappenedBeforeTheFirstStep)
{
    const Digest id = begun();
    ASSERT_FALSE(participants(id).empty());
    for (const Participant& participant : participants(id)) {
        EXPECT_EQ(participant.times, ParticipantTimes{});
        EXPECT_EQ(modelledCompletion(participant), std::nullopt);
    }
    EXPECT_EQ(m_workspace->execution(id)->begunAt, m_workspace->proposals().find(id)->begunAt);
}

TEST_F(ExecutionTimesTest, EachStepHasTheTimeOfItsRecord)
{
    const Digest id = begun();
    const std::size_t count = participants(id).size();
    for (std::size_t step = 0; step < count; ++step) {
        ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
        const std::vector<ParticipantTimes> now = times(id);
        EXPECT_EQ(now[step].prepared, m_workspace->lastTimestamp());
        EXPECT_EQ(now[step].fenced, std::nullopt);
        if (step > 0) {
            EXPECT_LT(now[step - 1].prepared, now[step].prepared);
        }
    }
    ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
    const Timestamp fencedAt = m_workspace->lastTimestamp();
    finish();
    const Timestamp committedAt = m_workspace->proposals().find(id)->endedAt;
    for (const ParticipantTimes& participant : times(id)) {
        EXPECT_EQ(participant.fenced, fencedAt);
        EXPECT_EQ(participant.decided, committedAt);
    }
}

TEST_F(ExecutionTimesTest, AJournalThatIsOpenedAgainTellsTheSame)
{
    const Digest id = begun();
    ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
    // What lies before an image is not replayed, and its records are still there.
    ASSERT_TRUE(m_workspace->takeImage(later()).has_value());
    finish();
    const std::vector<ParticipantTimes> before = times(id);
    reopen();
    EXPECT_EQ(times(id), before);
}

TEST_F(ExecutionTimesTest, AnAbortIsADecisionAndNoCompletion)
{
    const Digest id = begun();
    ASSERT_TRUE(m_workspace->stepCommit(later()).has_value());
    ASSERT_TRUE(m_workspace->abortCommit("grace", "wrong day", later()).has_value());
    const Timestamp abortedAt = m_workspace->proposals().find(id)->endedAt;
    for (const Participant& participant : participants(id)) {
        EXPECT_EQ(participant.times.decided, abortedAt);
        EXPECT_EQ(participant.times.fenced, std::nullopt);
        EXPECT_EQ(modelledCompletion(participant), std::nullopt);
    }
}

TEST_F(ExecutionTimesTest, ACommitInTimeIsDoneAsPredictedAndALateOneLater)
{
    const Digest id = begun();
    finish();
    for (Participant participant : participants(id)) {
        const RecoveryTiming& timing = *participant.decision.timing;
        participant.times.decided = timing.queueStart;
        EXPECT_EQ(modelledCompletion(participant), timing.completion);
        participant.times.decided = Timestamp{0};
        EXPECT_EQ(modelledCompletion(participant), timing.completion);
        participant.times.decided = timing.queueStart + seconds(90);
        EXPECT_EQ(modelledCompletion(participant), timing.completion + seconds(90));
    }
}

TEST_F(ExecutionTimesTest, AnotherProposalHasTimesOfItsOwn)
{
    const Digest first = begun();
    finish();
    const std::vector<ParticipantTimes> before = times(first);
    m_now = std::max(m_now, m_workspace->lastTimestamp());
    const Digest second = approved({{"ap-south-1"}, {}, {}});
    const auto lost = m_workspace->proposals().find(second)->content.lostOperations;
    const auto began = m_workspace->beginCommit(second, "ada", lost, later());
    ASSERT_TRUE(began.has_value()) << began.error().message;
    for (const ParticipantTimes& participant : times(second))
        EXPECT_EQ(participant, ParticipantTimes{});
    EXPECT_EQ(times(first), before);
}

}  // namespace
}  // namespace estate
