// Every state of a proposal against everything that can be done to it: one table.
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/journal/proposals.h"

using namespace estate;

namespace {

constexpr Timestamp deadline{1'000};

class StatesTest : public testing::Test {
public:
    bool does(const std::string& actor, const Event& event, Timestamp at = Timestamp{10})
    {
        const Envelope envelope{m_next, at, actor, event};
        if (!m_proposals.check(envelope, false))
            return false;
        m_proposals.apply(envelope, {});
        ++m_next;
        return true;
    }
    void opened()
    {
        m_content = ProposalOpened{};
        m_content.title = "lose r001";
        m_content.failures.regions = {"r001"};
        m_content.decisions = sha256("decisions");
        m_content.expiresAt = deadline;
        m_content.proposal = proposalId(m_content, m_next);
        ASSERT_TRUE(does("ada", m_content));
    }
    // The shortest way into it.
    void reach(ProposalStatus status)
    {
        opened();
        const Digest& id = m_content.proposal;
        const auto approve = [&] {
            ASSERT_TRUE(does("grace", ProposalJudged{id, Verdict::approve, ""}));
        };
        const auto begin = [&] {
            approve();
            ASSERT_TRUE(does("ada", CommitBegun{id, 0}));
        };
        switch (status) {
        case ProposalStatus::open: break;
        case ProposalStatus::approved: approve(); break;
        case ProposalStatus::executing: begin(); break;
        case ProposalStatus::committed:
            begin();
            ASSERT_TRUE(does("executor", CommitEnded{id, CommitOutcome::committed, ""}));
            break;
        case ProposalStatus::aborted:
            begin();
            ASSERT_TRUE(does("executor", CommitEnded{id, CommitOutcome::aborted, "no"}));
            break;
        case ProposalStatus::rejected:
            ASSERT_TRUE(does("grace", ProposalJudged{id, Verdict::reject, ""}));
            break;
        case ProposalStatus::withdrawn:
            ASSERT_TRUE(does("ada", ProposalJudged{id, Verdict::withdraw, ""}));
            break;
        case ProposalStatus::stale: ASSERT_TRUE(does("executor", voided())); break;
        case ProposalStatus::expired:
            ASSERT_TRUE(does("executor", ProposalExpired{id}, deadline));
            break;
        }
        ASSERT_EQ(m_proposals.find(id)->status, status);
    }
    ProposalReviewed voided() const
    {
        ProposalReviewed review;
        review.proposal = m_content.proposal;
        review.decisions = sha256("others");
        return review;
    }
    ProposalReviewed kept() const
    {
        ProposalReviewed review = voided();
        review.kept = true;
        review.decisions = m_content.decisions;
        review.rules = sha256("new rules");
        return review;
    }

    Proposals m_proposals;
    ProposalOpened m_content;
    std::uint64_t m_next = 1;
};

constexpr ProposalStatus statuses[] = {
    ProposalStatus::open,      ProposalStatus::approved, ProposalStatus::executing,
    ProposalStatus::committed, ProposalStatus::aborted,  ProposalStatus::rejected,
    ProposalStatus::withdrawn, ProposalStatus::stale,    ProposalStatus::expired};

}  // namespace

// Rows: what is done. Columns: in the order of ProposalStatus, where it works.
TEST_F(StatesTest, EveryStateAllowsExactlyThis)
{
    using S = ProposalStatus;
    struct Row {
        std::string name;
        std::string actor;
        std::function<Event(const StatesTest&)> event;
        Timestamp at;
        std::map<S, S> leadsTo;
    };
    const auto judged = [](Verdict verdict) {
        return [verdict](const StatesTest& test) {
            return Event(ProposalJudged{test.m_content.proposal, verdict, ""});
        };
    };
    const auto begun = [](const StatesTest& test) {
        return Event(CommitBegun{test.m_content.proposal, 0});
    };
    const std::vector<Row> table = {
        {"approve", "grace", judged(Verdict::approve), Timestamp{10}, {{S::open, S::approved}}},
        {"approve by its author", "Ada", judged(Verdict::approve), Timestamp{10}, {}},
        {"approve too late", "grace", judged(Verdict::approve), deadline, {}},
        {"reject", "grace", judged(Verdict::reject), Timestamp{10}, {{S::open, S::rejected}}},
        {"withdraw",
         "ada",
         judged(Verdict::withdraw),
         Timestamp{10},
         {{S::open, S::withdrawn}, {S::approved, S::withdrawn}}},
        {"withdraw by another", "grace", judged(Verdict::withdraw), Timestamp{10}, {}},
        {"begin", "ada", begun, Timestamp{10}, {{S::approved, S::executing}}},
        {"begin too late", "ada", begun, deadline, {}},
        {"begin without approval",
         "ada",
         [](const StatesTest& test) {
             return Event(CommitBegun{test.m_content.proposal, 0, "nobody answers"});
         },
         Timestamp{10},
         {{S::open, S::executing}}},
        {"accept another loss",
         "ada",
         [](const StatesTest& test) {
             return Event(CommitBegun{test.m_content.proposal, 1});
         },
         Timestamp{10},
         {}},
        {"end committed",
         "executor",
         [](const StatesTest& test) {
             return Event(CommitEnded{test.m_content.proposal, CommitOutcome::committed, ""});
         },
         Timestamp{10},
         {{S::executing, S::committed}}},
        {"end aborted",
         "executor",
         [](const StatesTest& test) {
             return Event(CommitEnded{test.m_content.proposal, CommitOutcome::aborted, ""});
         },
         Timestamp{10},
         {{S::executing, S::aborted}}},
        {"review, otherwise",
         "executor",
         [](const StatesTest& test) { return Event(test.voided()); },
         Timestamp{10},
         {{S::open, S::stale}, {S::approved, S::stale}}},
        {"review, the same",
         "executor",
         [](const StatesTest& test) { return Event(test.kept()); },
         Timestamp{10},
         {{S::open, S::open}, {S::approved, S::approved}}},
        {"expire early",
         "executor",
         [](const StatesTest& test) { return Event(ProposalExpired{test.m_content.proposal}); },
         Timestamp{10},
         {}},
        {"expire",
         "executor",
         [](const StatesTest& test) { return Event(ProposalExpired{test.m_content.proposal}); },
         deadline,
         {{S::open, S::expired}, {S::approved, S::expired}}},
    };
    for (const Row& row : table)
        for (const S status : statuses) {
            m_proposals = Proposals();
            m_next = 1;
            reach(status);
            const Proposal before = *m_proposals.find(m_content.proposal);
            const bool done = does(row.actor, row.event(*this), row.at);
            const auto expected = row.leadsTo.find(status);
            const std::string where = row.name + " when " + std::string(proposalStatusName(status));
            EXPECT_EQ(done, expected != row.leadsTo.end()) << where;
            const Proposal& after = *m_proposals.find(m_content.proposal);
            if (done)
                EXPECT_EQ(after.status, expected->second) << where;
            else
                EXPECT_EQ(after, before) << where;
        }
}

TEST_F(StatesTest, AReviewThatKeepsItMovesItsBasis)
{
    reach(ProposalStatus::approved);
    ASSERT_TRUE(does("executor", kept()));
    const Proposal& proposal = *m_proposals.find(m_content.proposal);
    EXPECT_EQ(proposal.content.rules, sha256("new rules"));
    EXPECT_EQ(proposal.reviews, 1u);
    EXPECT_EQ(proposal.judge, "grace");
}

TEST_F(StatesTest, AReviewCannotKeepOtherDecisions)
{
    reach(ProposalStatus::approved);
    ProposalReviewed forged = voided();
    forged.kept = true;
    EXPECT_FALSE(does("executor", forged));
    forged = kept();
    forged.kept = false;
    EXPECT_FALSE(does("executor", forged));
}

TEST_F(StatesTest, WhatWasBegunWithoutApprovalIsJudgedAfterwardsBySomebodyElse)
{
    opened();
    const Digest& id = m_content.proposal;
    EXPECT_EQ(m_proposals.pendingApprovals(), 1u);
    ASSERT_TRUE(does("linus", CommitBegun{id, 0, "nobody answers"}));
    EXPECT_EQ(m_proposals.pendingApprovals(), 1u);
    EXPECT_FALSE(does("linus", ProposalJudged{id, Verdict::approve, ""}));
    EXPECT_FALSE(does("ada", ProposalJudged{id, Verdict::approve, ""}));
    ASSERT_TRUE(does("executor", CommitEnded{id, CommitOutcome::committed, ""}));
    ASSERT_TRUE(does("grace", ProposalJudged{id, Verdict::reject, "should have waited"}));
    EXPECT_EQ(m_proposals.find(id)->status, ProposalStatus::committed);
    EXPECT_EQ(m_proposals.find(id)->retrospect, Verdict::reject);
    EXPECT_EQ(m_proposals.pendingApprovals(), 0u);
    EXPECT_FALSE(does("grace", ProposalJudged{id, Verdict::approve, ""}));
}

TEST_F(StatesTest, CommentsAreKeptInEveryState)
{
    for (const ProposalStatus status : statuses) {
        m_proposals = Proposals();
        m_next = 1;
        reach(status);
        ASSERT_TRUE(does("vera", ProposalCommented{m_content.proposal, "noted"}));
        const auto& comments = m_proposals.find(m_content.proposal)->comments;
        ASSERT_EQ(comments.size(), 1u);
        EXPECT_EQ(comments[0].author, "vera");
        EXPECT_FALSE(does("vera", ProposalCommented{m_content.proposal, ""}));
    }
}
