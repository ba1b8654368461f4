// The rules' daily loop: draft, undo, propose, approve, commit; and what others do meanwhile.
#include <gmock/gmock.h>

#include "engine/rules/rule_edit.h"
#include "engine/rules/rules_text.h"
#include "tests/unit/workspace_fixture.h"

using namespace estate;
using namespace estate::testing;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

class RulesTest : public WorkspaceTest {
protected:
    const Proposal& proposal(const Digest& id) { return *m_workspace->proposals().find(id); }
    std::string approvedText() { return printRules(m_workspace->approvedRules()); }
    // Holds what `neighbour` would restore when us-east-1 is lost.
    std::vector<RuleBlockChange> holdIt(const RuleBook& book)
    {
        const auto changes = setRule(book, "neighbour", 0, {{"us-east-1"}, ""});
        EXPECT_TRUE(changes.has_value()) << changes.error().message;
        return changes.value_or(std::vector<RuleBlockChange>{});
    }
    void beginDraft(const std::string& name = "spring")
    {
        const auto begun = m_workspace->beginDraft(name, "ada", later());
        ASSERT_TRUE(begun.has_value()) << begun.error().message;
    }
    RuleDraft draft(const std::string& name = "spring")
    {
        auto found = m_workspace->draft(name);
        EXPECT_TRUE(found.has_value()) << found.error().message;
        return std::move(*found);
    }
    void edit(const std::vector<RuleBlockChange>& changes, const std::string& name = "spring")
    {
        const auto done = m_workspace->editDraft(name, "ada", "an edit", changes, later());
        ASSERT_TRUE(done.has_value()) << done.error().message;
    }
    // Who did what to which draft, in order, and the rules as it had them then.
    struct DraftNotes {
        std::vector<std::string> said;
        std::vector<Digest> contents;
    };
    DraftNotes notes()
    {
        DraftNotes notes;
        const auto read = m_workspace->journal().read(1, index(), [&](const JournalRecord& record) {
            if (const auto* note = std::get_if<AuditNoted>(&record.envelope.event)) {
                notes.said.push_back(record.envelope.actor + " " + note->action + " " +
                                     note->subject);
                notes.contents.push_back(note->content);
            }
            return true;
        });
        EXPECT_TRUE(read.has_value());
        return notes;
    }
    Digest textDigest(const std::string& name = "spring")
    {
        return sha256(printRules(draft(name).book(m_workspace->approvedRules())));
    }
    Digest proposed(const std::string& name = "spring")
    {
        const auto id = m_workspace->proposeDraft(name, "ada", "hold it", later());
        EXPECT_TRUE(id.has_value()) << id.error().message;
        return id.value_or(Digest{});
    }
    void approve(const Digest& id)
    {
        const auto judged = m_workspace->judge(id, "grace", Verdict::approve, "", later());
        ASSERT_TRUE(judged.has_value()) << judged.error().message;
    }
    void commit(const Digest& id)
    {
        approve(id);
        const auto done = m_workspace->beginCommit(id, "ada", 0, later());
        ASSERT_TRUE(done.has_value()) << done.error().message;
    }
};

}  // namespace

TEST_F(RulesTest, TheRulesInForceAreTextThatReadsBack)
{
    const auto read = parseRules(approvedText());
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(*read, m_workspace->approvedRules());
    EXPECT_THAT(approvedText(), HasSubstr("when us-east-1 restore us-east-2"));
}

TEST_F(RulesTest, ADraftSurvivesTheProgramWithItsUndoAndRedo)
{
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    edit(*removeRule(draft().book(m_workspace->approvedRules()), "critical", 2));
    ASSERT_TRUE(*m_workspace->undoDraft("spring", "ada", later()));
    reopen();
    EXPECT_EQ(draft().edits().size(), 2u);
    EXPECT_EQ(draft().cursor(), 1u);
    EXPECT_EQ(draft().author(), "ada");
    ASSERT_TRUE(*m_workspace->redoDraft("spring", "ada", later()));
    EXPECT_FALSE(*m_workspace->redoDraft("spring", "ada", later()));
    EXPECT_EQ(draft().netChanges().size(), 2u);
    ASSERT_TRUE(*m_workspace->undoDraft("spring", "ada", later()));
    edit(*removeRule(draft().book(m_workspace->approvedRules()), "critical", 1));
    reopen();
    EXPECT_EQ(draft().edits().size(), 2u);  // what was undone is forgotten
    EXPECT_FALSE(draft().canRedo());
}

TEST_F(RulesTest, WhoChangedADraftStandsInTheChainWithWhatItSaidThen)
{
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    const Digest held = textDigest();
    ASSERT_TRUE(
        m_workspace
            ->editDraft("spring", "grace", "shorter",
                        *removeRule(draft().book(m_workspace->approvedRules()), "critical", 2),
                        later())
            .has_value());
    const Digest shorter = textDigest();
    ASSERT_TRUE(*m_workspace->undoDraft("spring", "vera", later()));
    ASSERT_TRUE(*m_workspace->redoDraft("spring", "ada", later()));
    ASSERT_TRUE(m_workspace->endDraft("spring", "ada", later()).has_value());
    EXPECT_THAT(notes().said, ElementsAre("ada draft-begun spring", "ada draft-edited spring",
                                          "grace draft-edited spring", "vera draft-undone spring",
                                          "ada draft-redone spring", "ada draft-ended spring"));
    EXPECT_THAT(notes().contents, ElementsAre(Digest{}, held, shorter, held, shorter, Digest{}));
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

TEST_F(RulesTest, WhatChangesNoDraftLeavesNoNote)
{
    beginDraft();
    const std::uint64_t before = index();
    EXPECT_FALSE(*m_workspace->undoDraft("spring", "ada", later()));
    EXPECT_FALSE(*m_workspace->redoDraft("spring", "ada", later()));
    EXPECT_FALSE(*m_workspace->editDraftText("spring", "ada", "the same", approvedText(), later()));
    EXPECT_FALSE(m_workspace->editDraft("spring", "ada", "nothing", {}, later()).has_value());
    EXPECT_FALSE(
        m_workspace
            ->editDraft("autumn", "ada", "not there", holdIt(m_workspace->approvedRules()), later())
            .has_value());
    EXPECT_EQ(index(), before);
}

TEST_F(RulesTest, DraftsAreManyAndDoNotTouchEachOther)
{
    beginDraft("spring");
    beginDraft("autumn");
    EXPECT_EQ(m_workspace->beginDraft("spring", "ada", later()).error().code,
              ErrorCode::duplicateId);
    edit(holdIt(m_workspace->approvedRules()), "spring");
    EXPECT_EQ(m_workspace->drafts()->size(), 2u);
    EXPECT_TRUE(draft("autumn").netChanges().empty());
    ASSERT_TRUE(m_workspace->endDraft("spring", "ada", later()).has_value());
    EXPECT_EQ(m_workspace->draft("spring").error().code, ErrorCode::unknownId);
    EXPECT_THAT(m_workspace->draft("spring").error().message, HasSubstr("list the drafts"));
    EXPECT_TRUE(m_workspace->journal().verify().has_value());
}

TEST_F(RulesTest, AChangeGoesFromDraftToForce)
{
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    const Digest before = m_workspace->state().rules().digest();
    const Digest id = proposed();
    EXPECT_EQ(proposal(id).kind(), ProposalKind::rules);
    EXPECT_GT(proposal(id).content.reach.changedFlows, 0u);
    EXPECT_THAT(proposal(id).content.reach.changes.front().after, HasSubstr("hold"));
    EXPECT_EQ(m_workspace->beginCommit(id, "ada", 0, later()).error().code, ErrorCode::notAllowed);
    commit(id);
    EXPECT_EQ(proposal(id).status, ProposalStatus::committed);
    EXPECT_NE(m_workspace->state().rules().digest(), before);
    const Digest after = m_workspace->state().rules().digest();
    EXPECT_FALSE(m_workspace->beginCommit(id, "ada", 0, later()).has_value());
    reopen();
    EXPECT_EQ(m_workspace->state().rules().digest(), after);
    EXPECT_THAT(approvedText(), HasSubstr("when us-east-1 hold"));
    EXPECT_FALSE(m_workspace->proposeDraft("spring", "ada", "again", later()).has_value());
}

TEST_F(RulesTest, CommentsAreKeptWithTheRulesTheyStandAt)
{
    beginDraft();
    std::string text = approvedText();
    text.insert(text.find("policy neighbour"), "# The board wants this.\n");
    ASSERT_TRUE(*m_workspace->editDraftText("spring", "ada", "say why", text, later()));
    EXPECT_FALSE(*m_workspace->editDraftText("spring", "ada", "say why", text, later()));
    const Digest rules = m_workspace->state().rules().digest();
    const Digest id = proposed();
    EXPECT_EQ(proposal(id).content.reach.changedFlows, 0u);
    commit(id);
    EXPECT_EQ(m_workspace->state().rules().digest(), rules);
    reopen();
    EXPECT_EQ(approvedText(), text);
}

TEST_F(RulesTest, ADraftOnRulesThatWereApprovedOtherwiseSaysWhichBlocks)
{
    beginDraft("spring");
    beginDraft("autumn");
    edit(holdIt(m_workspace->approvedRules()), "spring");
    edit(*removeRule(m_workspace->approvedRules(), "neighbour", 1), "autumn");
    commit(proposed("spring"));
    const auto refused = m_workspace->proposeDraft("autumn", "ada", "other", later());
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::stale);
    EXPECT_THAT(refused.error().message, HasSubstr("neighbour"));
    const BlockKey key{BlockKind::policy, "neighbour"};
    ASSERT_TRUE(m_workspace->resolveDraft("autumn", "ada", key, ConflictChoice::keepMine, later())
                    .has_value());
    EXPECT_EQ(notes().said.back(), "ada draft-resolved autumn");
    EXPECT_EQ(notes().contents.back(), textDigest("autumn"));
    const auto id = m_workspace->proposeDraft("autumn", "ada", "other", later());
    ASSERT_TRUE(id.has_value()) << id.error().message;
}

TEST_F(RulesTest, AnApprovalOfRulesSurvivesAChangeOfOtherRules)
{
    beginDraft("spring");
    beginDraft("autumn");
    edit(holdIt(m_workspace->approvedRules()), "spring");
    edit(*removeRule(m_workspace->approvedRules(), "critical", 2), "autumn");
    const Digest spring = proposed("spring");
    approve(spring);
    commit(proposed("autumn"));
    const auto begun = m_workspace->beginCommit(spring, "ada", 0, later());
    ASSERT_TRUE(begun.has_value()) << begun.error().message;
    EXPECT_EQ(proposal(spring).reviews, 1u);
    EXPECT_EQ(proposal(spring).status, ProposalStatus::committed);
}

TEST_F(RulesTest, AnApprovalOfRulesIsVoidWhenTheSameRulesWereChanged)
{
    beginDraft("spring");
    beginDraft("autumn");
    edit(holdIt(m_workspace->approvedRules()), "spring");
    edit(*removeRule(m_workspace->approvedRules(), "neighbour", 1), "autumn");
    const Digest spring = proposed("spring");
    approve(spring);
    commit(proposed("autumn"));
    const auto begun = m_workspace->beginCommit(spring, "ada", 0, later());
    ASSERT_FALSE(begun.has_value());
    EXPECT_EQ(begun.error().code, ErrorCode::stale);
    EXPECT_EQ(proposal(spring).status, ProposalStatus::stale);
}

TEST_F(RulesTest, ADraftEditedWhileItsProposalIsApprovedChangesNothingOfIt)
{
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    const Digest id = proposed();
    edit(*removePolicy(draft().book(m_workspace->approvedRules()), "critical"));
    commit(id);
    EXPECT_THAT(approvedText(), HasSubstr("policy critical"));
}

TEST_F(RulesTest, APlanThatWasApprovedIsVoidWhenTheRulesDecideOtherwise)
{
    const Digest plan = approved();
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    commit(proposed());
    const auto begun =
        m_workspace->beginCommit(plan, "ada", proposal(plan).content.lostOperations, later());
    ASSERT_FALSE(begun.has_value());
    EXPECT_EQ(begun.error().code, ErrorCode::stale);
    EXPECT_TRUE(proposal(plan).voided->rulesChanged);
}

TEST_F(RulesTest, AViewerEditsNoDraft)
{
    ASSERT_TRUE(m_workspace->grant("ada", "ada", Role::administrator, later()).has_value());
    const auto refused = m_workspace->beginDraft("mine", "vera", later());
    ASSERT_FALSE(refused.has_value());
    EXPECT_THAT(refused.error().message, HasSubstr("takes the role operator"));
    EXPECT_TRUE(m_workspace->drafts()->empty());
}

TEST_F(RulesTest, RulesThatTheEstateCannotHaveAreNotProposed)
{
    beginDraft();
    const auto changes = addRule(m_workspace->approvedRules(), "neighbour", 0,
                                 {{"eu-west-1", "nowhere"}, "us-east-1"});
    ASSERT_TRUE(changes.has_value());
    edit(*changes);  // a draft may be wrong for a while
    const auto refused = m_workspace->proposeDraft("spring", "ada", "wrong", later());
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::unknownId);
    EXPECT_THAT(refused.error().message, HasSubstr("nowhere"));
}

// What runs away from home decides what an edit reaches, though nothing is lost any more.
TEST_F(RulesTest, AnApprovalOfRulesIsReviewedWhenWorkloadsMoved)
{
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    const Digest rules = proposed();
    approve(rules);
    const Digest plan = approved();
    ASSERT_TRUE(
        m_workspace->beginCommit(plan, "ada", proposal(plan).content.lostOperations, later())
            .has_value());
    finish();
    ASSERT_TRUE(
        m_workspace->changeRegion("ada", "us-east-1", RegionChange::online, later()).has_value());
    while (*m_workspace->reviewNext(later()))
        continue;
    EXPECT_TRUE(proposal(rules).status == ProposalStatus::stale || proposal(rules).reviews > 0);
    EXPECT_EQ(proposal(rules).status, ProposalStatus::stale);
}

TEST_F(RulesTest, CommentsThatWereCommittedMeanwhileAreNotOverwritten)
{
    beginDraft("spring");
    beginDraft("autumn");
    edit(holdIt(m_workspace->approvedRules()), "spring");
    std::string text = approvedText();
    text.insert(text.find("policy neighbour"), "# Ask the board first.\n");
    ASSERT_TRUE(*m_workspace->editDraftText("autumn", "ada", "say why", text, later()));
    const Digest spring = proposed("spring");
    approve(spring);
    commit(proposed("autumn"));
    const auto begun = m_workspace->beginCommit(spring, "ada", 0, later());
    ASSERT_FALSE(begun.has_value());
    EXPECT_EQ(begun.error().code, ErrorCode::stale);
    EXPECT_THAT(approvedText(), HasSubstr("Ask the board first"));
}

TEST_F(RulesTest, ADraftGoesOnAfterItsOwnProposal)
{
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    commit(proposed());
    edit(*removeRule(draft().book(m_workspace->approvedRules()), "neighbour", 1));
    const auto id = m_workspace->proposeDraft("spring", "ada", "and more", later());
    EXPECT_TRUE(id.has_value()) << id.error().message;
}

TEST_F(RulesTest, WhatADraftBroughtIntoForceItCanTakeBack)
{
    beginDraft();
    const std::string before = approvedText();
    edit(holdIt(m_workspace->approvedRules()));
    commit(proposed());
    ASSERT_NE(approvedText(), before);
    edit(changesBetween(m_workspace->approvedRules(), *parseRules(before)));
    EXPECT_EQ(printRules(draft().book(m_workspace->approvedRules())), before);
    const auto id = m_workspace->proposeDraft("spring", "ada", "as it was", later());
    EXPECT_TRUE(id.has_value()) << id.error().message;
}

TEST_F(RulesTest, WhatWaitsAlreadyIsNotProposedTwice)
{
    beginDraft();
    edit(holdIt(m_workspace->approvedRules()));
    const Digest first = proposed();
    const auto again = m_workspace->proposeDraft("spring", "ada", "again", later());
    ASSERT_FALSE(again.has_value());
    EXPECT_EQ(again.error().code, ErrorCode::notAllowed);
    EXPECT_THAT(again.error().message, HasSubstr("hold it"));
    approve(first);  // it waits for its commit
    EXPECT_FALSE(m_workspace->proposeDraft("spring", "ada", "again", later()).has_value());
    // Something else may be proposed beside it.
    edit(*removeRule(draft().book(m_workspace->approvedRules()), "neighbour", 1));
    EXPECT_TRUE(m_workspace->proposeDraft("spring", "ada", "and more", later()).has_value());
}

TEST_F(RulesTest, WhatWasChangedBackInADraftIsAsItIsApproved)
{
    beginDraft("spring");
    beginDraft("autumn");
    edit(holdIt(m_workspace->approvedRules()), "spring");
    const auto back = setRule(draft("spring").book(m_workspace->approvedRules()), "neighbour", 0,
                              {{"us-east-1"}, "us-east-2"});
    edit(*back, "spring");
    edit(*removeRule(m_workspace->approvedRules(), "neighbour", 1), "autumn");
    commit(proposed("autumn"));
    edit(holdIt(draft("spring").book(m_workspace->approvedRules())), "spring");
    EXPECT_TRUE(m_workspace->proposeDraft("spring", "ada", "after all", later()).has_value());
}

TEST_F(RulesTest, ADraftIsNotBegunWhereThatCannotBeRecorded)
{
    m_now = m_now + seconds(40ull * 24 * 3'600);
    EXPECT_FALSE(m_workspace->beginDraft("spring", "ada", later()).has_value());
    EXPECT_TRUE(m_workspace->drafts()->empty());
}
