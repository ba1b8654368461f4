// Plans of every kind through a workspace: workers that reject or keep silent, losses of hosts and
// sites, and the way home.
#include "tests/unit/workspace_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

class WorkspacePlans : public WorkspaceTest {
protected:
    Result<bool> step(const ExecutorModel& model)
    {
        return m_workspace->stepCommit(later(), model);
    }
    // What is reserved beyond what volumes and records hold: nothing once all gangs are decided.
    void expectNothingInFlight()
    {
        EXPECT_TRUE(m_workspace->state().gangs().empty());
        for (std::uint32_t i = 0; i < m_workspace->state().regionCount(); ++i)
            EXPECT_TRUE(m_workspace->state().region(RegionIndex(i)).work.empty());
    }
};

TEST_F(WorkspacePlans, aWorkerThatRejectsUnwindsTheWholeExecution)
{
    const Digest destination = region("us-east-2").digest();
    const Digest id = begun();
    const ExecutorModel model{{"us-east-2a-h1"}, {}};
    bool finished = false;
    while (!finished)
        finished = step(model).value();
    const Proposal& proposal = *m_workspace->proposals().find(id);
    EXPECT_EQ(proposal.status, ProposalStatus::aborted);
    EXPECT_EQ(region("us-east-2").digest(), destination) << "as if nothing had been reserved";
    expectNothingInFlight();
    EXPECT_EQ(m_workspace->state().audit().committedUnits, 0u);
    reopen();
    EXPECT_EQ(region("us-east-2").digest(), destination);
}

TEST_F(WorkspacePlans, aSilentWorkerBlocksNothingPastItsDeadline)
{
    const Digest id = begun();
    const Timestamp began = m_workspace->lastTimestamp();
    const ExecutorModel model{{}, {"us-east-2a-h1"}};
    bool finished = false;
    while (!finished)
        finished = step(model).value();
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::aborted);
    EXPECT_GE(m_workspace->lastTimestamp(), began + prepareTimeout);
    expectNothingInFlight();
}

TEST_F(WorkspacePlans, theLossOfASiteIsProposedApprovedAndRepaired)
{
    const Digest id = approved(FailureSet{{}, {"us-east-1a"}, {}});
    ASSERT_TRUE(m_workspace->beginCommit(id, "ada", 0, later()).has_value());
    finish();
    EXPECT_EQ(m_workspace->proposals().find(id)->status, ProposalStatus::committed);
    const RegionState& east = region("us-east-1");
    EXPECT_TRUE(east.available());
    const auto execution = m_workspace->execution(id);
    ASSERT_TRUE(execution.has_value()) << execution.error().message;
    EXPECT_GE(execution->participants.size(), 8u);
    for (const Participant& participant : execution->participants) {
        EXPECT_EQ(participant.decision.reason, Reason::repairedDegraded);
        for (const Leg& leg : east.findVolume(participant.decision.members.front())->legs)
            EXPECT_TRUE(east.legOnline(leg)) << "both copies lie in the site that is left";
    }
    reopen();
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

TEST_F(WorkspacePlans, theWayHomeIsAProposalLikeAnyOther)
{
    begun();
    finish();
    const std::size_t away = region("us-east-1").moved.size();
    ASSERT_GT(away, 0u);
    ASSERT_TRUE(m_workspace->changeRegion("ada", "us-east-1", RegionChange::online, later()));
    const auto home = m_workspace->proposeFailback("ada", "Home again", {"us-east-1"}, later());
    ASSERT_TRUE(home.has_value()) << home.error().message;
    EXPECT_EQ(m_workspace->proposals().find(*home)->content.lostOperations, 0u);
    ASSERT_TRUE(m_workspace->judge(*home, "grace", Verdict::approve, "", later()).has_value());
    const auto began = m_workspace->beginCommit(*home, "ada", 0, later());
    ASSERT_TRUE(began.has_value()) << began.error().message;
    finish();
    EXPECT_LT(region("us-east-1").moved.size(), away);
    EXPECT_EQ(m_workspace->proposals().find(*home)->status, ProposalStatus::committed);
    reopen();
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

}  // namespace
}  // namespace estate
