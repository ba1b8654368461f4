// Who may do what to a proposal, and when: every refusal names the people and the way out.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/journal/proposals.h"

using namespace estate;
using testing::HasSubstr;

namespace {

// A log of its own; steps that must work stop the test when they don't.
class ProposalsTest : public testing::Test {
protected:
    Result<void> tryStep(const std::string& actor, const Event& event,
                         const std::vector<Digest>& gangs = {})
    {
        const Envelope envelope{m_next, Timestamp{m_next * 10}, actor, event};
        auto checked = m_proposals.check(envelope, false);
        if (checked) {
            m_proposals.apply(envelope, gangs);
            ++m_next;
        }
        return checked;
    }
    void step(const std::string& actor, const Event& event, const std::vector<Digest>& gangs = {})
    {
        const auto done = tryStep(actor, event, gangs);
        ASSERT_TRUE(done.has_value()) << done.error().message;
    }
    Digest propose(const std::string& title = "lose r001", std::uint64_t lost = 0)
    {
        ProposalOpened content;
        content.title = title;
        content.failures.regions = {"r001"};
        content.basis = {{"r001", sha256("a")}, {"r002", sha256("b")}};
        content.groups = 2;
        content.lostOperations = lost;
        content.proposal = proposalId(content, m_next);
        step("ada", content);
        return content.proposal;
    }
    void judge(const Digest& proposal, const std::string& actor, Verdict verdict)
    {
        step(actor, ProposalJudged{proposal, verdict, "seen"});
    }
    void expectRefused(const Result<void>& result, ErrorCode code,
                       const std::vector<std::string>& words)
    {
        ASSERT_FALSE(result.has_value());
        EXPECT_EQ(errorCodeName(result.error().code), errorCodeName(code));
        for (const std::string& word : words)
            EXPECT_THAT(result.error().message, HasSubstr(word));
    }

    Proposals m_proposals;
    std::uint64_t m_next = 1;
};

}  // namespace

TEST_F(ProposalsTest, AProposalGoesFromOpenToCommitted)
{
    const Digest id = propose();
    EXPECT_EQ(m_proposals.pendingApprovals(), 1u);
    EXPECT_EQ(m_proposals.find(id)->status, ProposalStatus::open);
    judge(id, "grace", Verdict::approve);
    EXPECT_EQ(m_proposals.pendingApprovals(), 0u);
    EXPECT_EQ(m_proposals.find(id)->judge, "grace");
    step("ada", CommitBegun{id, 0});
    ASSERT_NE(m_proposals.executing(), nullptr);
    const std::vector<Digest> gangs{sha256("one"), sha256("two")};
    step("ada", PlanAtWatermark{m_next}, gangs);
    EXPECT_EQ(m_proposals.executing()->gangs, gangs);
    EXPECT_EQ(m_proposals.executing()->planIndex, 4u);
    step("executor", PlanAtWatermark{m_next}, {sha256("other")});
    EXPECT_EQ(m_proposals.executing()->gangs, gangs);
    step("executor", CommitEnded{id, CommitOutcome::committed, ""});
    EXPECT_EQ(m_proposals.executing(), nullptr);
    EXPECT_EQ(m_proposals.find(id)->status, ProposalStatus::committed);
    EXPECT_EQ(m_proposals.find(id)->committer, "ada");
}

TEST_F(ProposalsTest, TheAuthorCannotJudge)
{
    const Digest id = propose();
    expectRefused(tryStep("ada", ProposalJudged{id, Verdict::approve, ""}), ErrorCode::notAllowed,
                  {"ada", "author", "ask another operator to approve"});
    expectRefused(tryStep("ada", ProposalJudged{id, Verdict::reject, ""}), ErrorCode::notAllowed,
                  {"author"});
}

TEST_F(ProposalsTest, AVerdictIsGivenOnce)
{
    const Digest approved = propose();
    judge(approved, "grace", Verdict::approve);
    expectRefused(tryStep("alan", ProposalJudged{approved, Verdict::reject, ""}),
                  ErrorCode::notAllowed, {"approved by grace", "open a new proposal"});
    const Digest rejected = propose("again");
    judge(rejected, "grace", Verdict::reject);
    expectRefused(tryStep("alan", ProposalJudged{rejected, Verdict::approve, ""}),
                  ErrorCode::notAllowed, {"rejected by grace"});
    EXPECT_EQ(m_proposals.find(rejected)->status, ProposalStatus::rejected);
}

TEST_F(ProposalsTest, OnlyTheAuthorWithdrawsAndNotOnceItRuns)
{
    const Digest id = propose();
    expectRefused(tryStep("grace", ProposalJudged{id, Verdict::withdraw, ""}),
                  ErrorCode::notAllowed, {"grace", "only its author", "reject it instead"});
    judge(id, "grace", Verdict::approve);
    step("ada", CommitBegun{id, 0});
    expectRefused(tryStep("ada", ProposalJudged{id, Verdict::withdraw, ""}), ErrorCode::notAllowed,
                  {"being executed by ada"});
    const Digest other = propose("other");
    judge(other, "grace", Verdict::approve);
    judge(other, "ada", Verdict::withdraw);
    EXPECT_EQ(m_proposals.find(other)->status, ProposalStatus::withdrawn);
    expectRefused(tryStep("ada", CommitBegun{other, 0}), ErrorCode::notAllowed,
                  {"withdrawn by ada"});
}

TEST_F(ProposalsTest, NothingIsCommittedBeforeItsApprovalOrTwice)
{
    const Digest id = propose();
    expectRefused(tryStep("ada", CommitBegun{id, 0}), ErrorCode::notAllowed,
                  {"waits for another operator", "only an approved proposal"});
    judge(id, "grace", Verdict::approve);
    step("ada", CommitBegun{id, 0});
    expectRefused(tryStep("ada", CommitBegun{id, 0}), ErrorCode::notAllowed, {"being executed"});
    step("executor", CommitEnded{id, CommitOutcome::aborted, "host lost"});
    expectRefused(tryStep("ada", CommitBegun{id, 0}), ErrorCode::notAllowed,
                  {"was aborted: host lost"});
}

TEST_F(ProposalsTest, OneExecutionAtATime)
{
    const Digest first = propose("first");
    const Digest second = propose("second");
    judge(first, "grace", Verdict::approve);
    judge(second, "grace", Verdict::approve);
    step("ada", CommitBegun{first, 0});
    expectRefused(tryStep("alan", CommitBegun{second, 0}), ErrorCode::notAllowed,
                  {"second", first.brief(), "Finish or abort"});
}

TEST_F(ProposalsTest, LostOperationsAreAcceptedExactly)
{
    const Digest id = propose("lossy", 7);
    judge(id, "grace", Verdict::approve);
    for (const std::uint64_t accepted : {0u, 6u, 8u})
        expectRefused(tryStep("ada", CommitBegun{id, accepted}), ErrorCode::notAllowed,
                      {"loses 7 operations", std::to_string(accepted) + " were accepted"});
    step("ada", CommitBegun{id, 7});
}

TEST_F(ProposalsTest, AnEndNeedsABegin)
{
    const Digest id = propose();
    expectRefused(tryStep("executor", CommitEnded{id, CommitOutcome::committed, ""}),
                  ErrorCode::contradiction, {"none is under way"});
}

TEST_F(ProposalsTest, UnknownProposalsAreNamed)
{
    const Digest unknown = sha256("nowhere");
    for (const Event& event :
         std::vector<Event>{ProposalJudged{unknown, Verdict::approve, ""}, CommitBegun{unknown, 0},
                            CommitEnded{unknown, {}, ""}})
        expectRefused(tryStep("ada", event), ErrorCode::unknownId, {unknown.brief()});
}

TEST_F(ProposalsTest, AnIdBelongsToItsContentAndPlace)
{
    ProposalOpened content;
    content.title = "lose r001";
    content.proposal = proposalId(content, m_next + 1);
    expectRefused(tryStep("ada", content), ErrorCode::contradiction, {"id"});
    content.proposal = proposalId(content, m_next);
    content.title = "lose r002";
    expectRefused(tryStep("ada", content), ErrorCode::contradiction, {"id"});
}

TEST_F(ProposalsTest, TextsAreBounded)
{
    for (const std::string& title : {std::string(), std::string(256, 'x'), std::string("a\nb")}) {
        ProposalOpened content;
        content.title = title;
        content.proposal = proposalId(content, m_next);
        expectRefused(tryStep("ada", content), ErrorCode::badInput, {"title"});
    }
    const Digest id = propose();
    expectRefused(tryStep("grace", ProposalJudged{id, Verdict::approve, std::string(5'000, 'x')}),
                  ErrorCode::badInput, {"comment", "Shorten"});
}

TEST_F(ProposalsTest, APrefixFindsOneProposal)
{
    const Digest first = propose("first");
    propose("second");
    EXPECT_EQ(m_proposals.findByPrefix(first.brief()).value()->content.proposal, first);
    EXPECT_EQ(m_proposals.findByPrefix("abc").error().code, ErrorCode::badInput);
    EXPECT_EQ(m_proposals.findByPrefix("xyzxyz").error().code, ErrorCode::badInput);
    EXPECT_EQ(m_proposals.findByPrefix(std::string(64, '0')).error().code, ErrorCode::unknownId);
}
