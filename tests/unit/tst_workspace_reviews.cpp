// What happens to a proposal when something that it relies on changes, and who may do what.
#include <gmock/gmock.h>

#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;
using ::testing::Contains;
using ::testing::HasSubstr;

namespace {

class ReviewTest : public WorkspaceTest {
protected:
    const Proposal& proposal(const Digest& id) { return *m_workspace->proposals().find(id); }
    // The first host whose loss changes the basis and not the plan.
    bool changeAHostThatDecidesNothing(const Digest& id)
    {
        for (const HostSpec& host : m_workspace->state().catalog().hosts) {
            EXPECT_TRUE(m_workspace->changeHost("ada", host.id, false, later()).has_value());
            const auto freshness = m_workspace->freshness(id, later());
            EXPECT_TRUE(freshness.has_value()) << freshness.error().message;
            if (freshness && freshness->fresh && !freshness->changedRegions.empty())
                return true;
            EXPECT_TRUE(m_workspace->changeHost("ada", host.id, true, later()).has_value());
        }
        return false;
    }
    void changeTheDestination()
    {
        ASSERT_TRUE(m_workspace->changeRegion("ada", "us-east-2", RegionChange::offline, later())
                        .has_value());
    }
    std::size_t reviewAll()
    {
        for (std::size_t steps = 0; steps < 100; ++steps) {
            const auto done = m_workspace->reviewNext(later());
            EXPECT_TRUE(done.has_value()) << done.error().message;
            if (!done || !*done)
                return steps;
        }
        ADD_FAILURE() << "reviews do not end";
        return 0;
    }
};

}  // namespace

TEST_F(ReviewTest, NothingIsDueWhileNothingChanges)
{
    approved();
    const std::uint64_t before = index();
    EXPECT_EQ(reviewAll(), 0u);
    EXPECT_EQ(index(), before);
}

TEST_F(ReviewTest, OtherDecisionsVoidAnApprovalAndSayWhichFlowsAndWhy)
{
    const Digest id = approved();
    changeTheDestination();
    EXPECT_EQ(reviewAll(), 1u);
    EXPECT_EQ(proposal(id).status, ProposalStatus::stale);
    ASSERT_TRUE(proposal(id).voided.has_value());
    const ProposalReviewed& review = *proposal(id).voided;
    EXPECT_THAT(review.changedRegions, Contains("us-east-2"));
    EXPECT_GT(review.changedFlows, 0u);
    const auto ledger =
        std::find_if(review.changes.begin(), review.changes.end(),
                     [](const FlowChange& change) { return change.group == "ledger-db"; });
    ASSERT_NE(ledger, review.changes.end());
    EXPECT_THAT(ledger->before, HasSubstr("us-east-2"));
    EXPECT_THAT(ledger->after, HasSubstr("eu-west-1"));
    EXPECT_THAT(ledger->why, HasSubstr("us-east-2"));
}

TEST_F(ReviewTest, EqualDecisionsKeepAnApprovalOnTheNewBasis)
{
    const Digest id = approved(FailureSet{{"us-east-2"}, {}, {}});
    const auto basis = proposal(id).content.basis;
    ASSERT_TRUE(changeAHostThatDecidesNothing(id));
    EXPECT_EQ(reviewAll(), 1u);
    EXPECT_EQ(proposal(id).status, ProposalStatus::approved);
    EXPECT_EQ(proposal(id).reviews, 1u);
    EXPECT_NE(proposal(id).content.basis, basis);
    EXPECT_EQ(reviewAll(), 0u);
    const auto begun =
        m_workspace->beginCommit(id, "ada", proposal(id).content.lostOperations, later());
    EXPECT_TRUE(begun.has_value()) << begun.error().message;
}

TEST_F(ReviewTest, ApprovingWhatIsNoLongerTrueIsRefusedAndVoidsIt)
{
    const Digest id = propose();
    changeTheDestination();
    const auto judged = m_workspace->judge(id, "grace", Verdict::approve, "", later());
    ASSERT_FALSE(judged.has_value());
    EXPECT_EQ(judged.error().code, ErrorCode::stale);
    EXPECT_EQ(proposal(id).status, ProposalStatus::stale);
    reopen();
    EXPECT_EQ(proposal(id).status, ProposalStatus::stale);
}

TEST_F(ReviewTest, RejectingNeedsNoReview)
{
    const Digest id = propose();
    changeTheDestination();
    EXPECT_TRUE(m_workspace->judge(id, "grace", Verdict::reject, "", later()).has_value());
}

TEST_F(ReviewTest, TheSecondOfTwoApproversLearnsThatItWasDone)
{
    const Digest id = approved();
    const auto second = m_workspace->judge(id, "alan", Verdict::approve, "", later());
    ASSERT_FALSE(second.has_value());
    EXPECT_THAT(second.error().message, HasSubstr("was approved by grace"));
}

TEST_F(ReviewTest, TheSecondOfTwoCommitsLearnsThatItIsUnderWay)
{
    const Digest id = begun();
    const auto second =
        m_workspace->beginCommit(id, "linus", proposal(id).content.lostOperations, later());
    ASSERT_FALSE(second.has_value());
    EXPECT_THAT(second.error().message, HasSubstr("is being executed by ada"));
    finish();
    const auto third =
        m_workspace->beginCommit(id, "linus", proposal(id).content.lostOperations, later());
    ASSERT_FALSE(third.has_value());
    EXPECT_THAT(third.error().message, HasSubstr("only once"));
}

TEST_F(ReviewTest, AStaleProposalIsRenewedAsThePlannerSeesItNow)
{
    const Digest id = approved();
    changeTheDestination();
    reviewAll();
    EXPECT_FALSE(m_workspace->renew(propose(FailureSet{{"eu-west-1"}, {}, {}}), "ada", later()));
    const auto renewed = m_workspace->renew(id, "ada", later());
    ASSERT_TRUE(renewed.has_value()) << renewed.error().message;
    EXPECT_EQ(proposal(*renewed).content.replaces, id);
    EXPECT_EQ(proposal(*renewed).content.failures, lossOfEast);
    EXPECT_NE(proposal(*renewed).content.decisions, proposal(id).content.decisions);
}

TEST_F(ReviewTest, AProposalExpiresWhenItsTimeHasCome)
{
    const auto id = m_workspace->propose("ada", "soon", lossOfEast, later(), seconds(60));
    ASSERT_TRUE(id.has_value());
    ASSERT_TRUE(m_workspace->judge(*id, "grace", Verdict::approve, "", later()).has_value());
    m_now = m_now + seconds(120);
    const auto begun =
        m_workspace->beginCommit(*id, "ada", proposal(*id).content.lostOperations, later());
    ASSERT_FALSE(begun.has_value());
    EXPECT_THAT(begun.error().message, HasSubstr("has expired"));
    EXPECT_EQ(reviewAll(), 1u);
    EXPECT_EQ(proposal(*id).status, ProposalStatus::expired);
    EXPECT_FALSE(m_workspace->propose("ada", "never", lossOfEast, later(), Duration(0)));
    EXPECT_FALSE(m_workspace->propose("ada", "ever", lossOfEast, later(),
                                      proposalLifetimeMax + Duration(1)));
}

TEST_F(ReviewTest, WhatCannotBePlannedAnyMoreIsVoidedAndDoesNotBlockTheOthers)
{
    begun();
    finish();
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", "us-east-1", RegionChange::online, later()).has_value());
    const auto home = m_workspace->proposeFailback("ada", "home", {"us-east-1"}, later());
    ASSERT_TRUE(home.has_value()) << home.error().message;
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", "us-east-1", RegionChange::offline, later()).has_value());
    reviewAll();
    EXPECT_EQ(proposal(*home).status, ProposalStatus::stale);
    EXPECT_THAT(proposal(*home).voided->changes.front().after, HasSubstr("can't be planned"));
}

TEST_F(ReviewTest, ABrokenGlassWaitsForSomebodyToLookAtIt)
{
    const Digest id = propose();
    ASSERT_TRUE(m_workspace
                    ->beginCommit(id, "linus", proposal(id).content.lostOperations, later(),
                                  "nobody answers the phone")
                    .has_value());
    finish();
    EXPECT_EQ(proposal(id).status, ProposalStatus::committed);
    EXPECT_EQ(proposal(id).breakGlass, "nobody answers the phone");
    EXPECT_EQ(m_workspace->proposals().pendingApprovals(), 1u);
    ASSERT_TRUE(m_workspace->judge(id, "grace", Verdict::approve, "right", later()).has_value());
    reopen();
    EXPECT_EQ(proposal(id).retrospect, Verdict::approve);
}

TEST_F(ReviewTest, ADrillOfOnePersonGoesFromProposalToCommit)
{
    ASSERT_TRUE(m_workspace->changeDrill("ada", true, "spring", later()).has_value());
    const Digest id = propose();
    EXPECT_TRUE(proposal(id).content.drill);
    ASSERT_TRUE(m_workspace->judge(id, "ada", Verdict::approve, "", later()).has_value());
    ASSERT_TRUE(m_workspace->beginCommit(id, "ada", proposal(id).content.lostOperations, later())
                    .has_value());
    finish();
    EXPECT_EQ(proposal(id).status, ProposalStatus::committed);
    ASSERT_TRUE(m_workspace->changeDrill("ada", false, "", later()).has_value());
    reopen();
    EXPECT_FALSE(m_workspace->governance().drill().has_value());
    EXPECT_TRUE(proposal(id).content.drill);
}

TEST_F(ReviewTest, ARoleThatIsMissingIsNamedBeforeAnythingHappens)
{
    ASSERT_TRUE(m_workspace->grant("ada", "ada", Role::administrator, later()).has_value());
    ASSERT_TRUE(m_workspace->grant("ada", "linus", Role::deskOperator, later()).has_value());
    const std::uint64_t before = index();
    const auto looked = m_workspace->propose("vera", "mine", lossOfEast, later());
    ASSERT_FALSE(looked.has_value());
    EXPECT_THAT(looked.error().message, HasSubstr("takes the role operator"));
    const auto id = m_workspace->propose("linus", "mine", lossOfEast, later());
    ASSERT_TRUE(id.has_value()) << id.error().message;
    const auto judged = m_workspace->judge(*id, "vera", Verdict::approve, "", later());
    ASSERT_FALSE(judged.has_value());
    EXPECT_THAT(judged.error().message, HasSubstr("takes the role approver"));
    EXPECT_EQ(index(), before + 1);
    reopen();
    EXPECT_EQ(m_workspace->governance().roles().of("Linus"), Role::deskOperator);
}

// An executor that has nothing to say yet, then says what the model would.
TEST_F(ReviewTest, AnExecutorThatHasNotAnsweredHoldsNothingUpAndChangesNothing)
{
    class Slow final : public Executor {
    public:
        std::optional<ExecutorAnswer> answer(const EstateState& state, const Digest& plan) override
        {
            return m_asked++ % 2 == 0 ? std::nullopt : m_model.answer(state, plan);
        }
        int m_asked = 0;
        ModelledExecutor m_model;
    };
    begun();
    Slow slow;
    const std::uint64_t before = index();
    const auto waited = m_workspace->stepCommit(later(), slow);
    ASSERT_TRUE(waited.has_value());
    EXPECT_FALSE(*waited);
    EXPECT_EQ(index(), before);
    for (int steps = 0; steps < 200; ++steps) {
        const auto finished = m_workspace->stepCommit(later(), slow);
        ASSERT_TRUE(finished.has_value()) << finished.error().message;
        if (*finished)
            return;
    }
    FAIL() << "the execution does not end";
}

namespace {

// Thirty regions of the federal estate, of which the neighbour that takes much of theirs is lost
// while they are proposed: some thousand steps.
struct LargeProposal {
    Workspace workspace = Workspace::inMemory({}).value();
    Timestamp at = sampleEpoch + seconds(60);
    Digest id;

    LargeProposal()
    {
        FailureSet failures;
        for (std::uint32_t region = 0; region < 30; ++region)
            failures.regions.push_back(workspace.state().catalog().region(RegionIndex(region)).id);
        const auto proposed = workspace.propose("ada", "lose them", failures, at);
        EXPECT_TRUE(proposed.has_value()) << proposed.error().message;
        id = proposed.value_or(Digest{});
        const std::string next = workspace.state().catalog().region(RegionIndex(30)).id;
        EXPECT_TRUE(workspace.changeRegion("ada", next, RegionChange::offline, at).has_value());
    }
    [[nodiscard]] const Proposal& proposal() const { return *workspace.proposals().find(id); }
    [[nodiscard]] std::uint64_t head() const { return workspace.journal().head().index; }
};

}  // namespace

TEST(LargeReview, InPartsItSaysWhatItSaysAtOnce)
{
    LargeProposal inParts;
    LargeProposal atOnce;
    const std::uint64_t before = inParts.head();
    std::size_t parts = 0;
    while (inParts.head() == before) {
        const auto more = inParts.workspace.reviewNext(inParts.at + seconds(1));
        ASSERT_TRUE(more.has_value()) << more.error().message;
        ASSERT_TRUE(*more);
        ++parts;
    }
    EXPECT_GT(parts, 1u);
    EXPECT_FALSE(*inParts.workspace.reviewNext(inParts.at + seconds(2)));
    // Who approves does not wait for the parts.
    const auto judged =
        atOnce.workspace.judge(atOnce.id, "grace", Verdict::approve, "", atOnce.at + seconds(1));
    EXPECT_EQ(judged.has_value(), inParts.proposal().status != ProposalStatus::stale);
    EXPECT_EQ(inParts.proposal().voided, atOnce.proposal().voided);
    EXPECT_EQ(inParts.proposal().content.basis, atOnce.proposal().content.basis);
    EXPECT_EQ(inParts.proposal().content.decisions, atOnce.proposal().content.decisions);
}

TEST(LargeReview, BeginsAnewWhenTheLogMovesOn)
{
    LargeProposal large;
    ASSERT_TRUE(*large.workspace.reviewNext(large.at + seconds(1)));
    ASSERT_TRUE(
        large.workspace.note("grace", "report", "of r000", {}, large.at + seconds(2)).has_value());
    const std::uint64_t before = large.head();
    for (std::size_t parts = 0; large.head() == before && parts < 100; ++parts)
        ASSERT_TRUE(*large.workspace.reviewNext(large.at + seconds(3)));
    EXPECT_EQ(large.head(), before + 1);
    EXPECT_TRUE(large.workspace.journal().verify().has_value());
}
