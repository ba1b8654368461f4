// Drafts: edits one after the other, undone and done again, over rules that others change
// meanwhile.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/rules/draft.h"
#include "engine/rules/rule_edit.h"
#include "engine/rules/rules_text.h"

namespace estate {
namespace {

using ::testing::HasSubstr;

RuleBook parsed(const std::string& body)
{
    const auto book = parseRules("estate-rules 1\n" + body);
    EXPECT_TRUE(book.has_value()) << book.error().message;
    return book.value_or(RuleBook());
}

// The block's text in one line: "policy a; when r1 hold", empty where there is none.
std::string brief(const RuleBook& book, const std::string& policy)
{
    const RuleBlock* block = book.find({BlockKind::policy, policy});
    std::string text;
    for (const char letter : block == nullptr ? std::string() : blockText(*block))
        text += letter == '\n' ? ';' : letter;
    return text;
}

RuleDraft newDraft()
{
    return RuleDraft::make("autumn", "ada", sha256("base")).value();
}

const RuleBook& approved()
{
    static const RuleBook book = parsed("policy a\n  when r1 restore r2\npolicy b\n");
    return book;
}

// Gives policy `policy` the rule "when <region> hold", as the draft sees the approved rules.
void addHold(RuleDraft& draft, const RuleBook& base, const std::string& policy,
             const std::string& region)
{
    const RuleBook book = draft.book(base);
    const auto changes = addRule(book, policy, book.policy(policy)->rules.size(), {{region}, ""});
    ASSERT_TRUE(changes.has_value());
    const auto done = draft.edit("hold " + region, *changes);
    ASSERT_TRUE(done.has_value()) << done.error().message;
}

TEST(Draft, beginsAsWhatIsApproved)
{
    const RuleDraft draft = newDraft();
    EXPECT_EQ(draft.name(), "autumn");
    EXPECT_EQ(draft.author(), "ada");
    EXPECT_EQ(draft.base(), sha256("base"));
    EXPECT_EQ(draft.book(approved()), approved());
    EXPECT_TRUE(draft.netChanges().empty());
    EXPECT_FALSE(draft.canUndo());
    EXPECT_FALSE(draft.canRedo());
    EXPECT_FALSE(RuleDraft::make("", "ada", {}).has_value());
    EXPECT_FALSE(RuleDraft::make("autumn", "a\nb", {}).has_value());
}

// One step a row: what is done, and what policies a and b then say.
TEST(Draft, undoesAndRedoes)
{
    const struct {
        const char* step;
        const char* a;
        const char* b;
        bool canUndo;
        bool canRedo;
    } rows[] = {
        {"a r3", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;", true, false},
        {"b r4", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;  when r4 hold;", true,
         false},
        {"a r5", "policy a;  when r1 restore r2;  when r3 hold;  when r5 hold;",
         "policy b;  when r4 hold;", true, false},
        {"undo", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;  when r4 hold;", true,
         true},
        {"undo", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;", true, true},
        {"redo", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;  when r4 hold;", true,
         true},
        {"undo", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;", true, true},
        {"undo", "policy a;  when r1 restore r2;", "policy b;", false, true},
        {"undo", "policy a;  when r1 restore r2;", "policy b;", false, true},
        {"redo", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;", true, true},
        {"b r6", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;  when r6 hold;", true,
         false},
        {"redo", "policy a;  when r1 restore r2;  when r3 hold;", "policy b;  when r6 hold;", true,
         false},
    };
    RuleDraft draft = newDraft();
    for (const auto& row : rows) {
        const std::string step = row.step;
        SCOPED_TRACE(step);
        const bool possible = step == "undo" ? draft.canUndo() : draft.canRedo();
        if (step == "undo")
            EXPECT_EQ(draft.undo(), possible);
        else if (step == "redo")
            EXPECT_EQ(draft.redo(), possible);
        else
            addHold(draft, approved(), step.substr(0, 1), step.substr(2));
        EXPECT_EQ(brief(draft.book(approved()), "a"), row.a);
        EXPECT_EQ(brief(draft.book(approved()), "b"), row.b);
        EXPECT_EQ(draft.canUndo(), row.canUndo);
        EXPECT_EQ(draft.canRedo(), row.canRedo);
    }
    EXPECT_EQ(draft.edits().size(), 2u);
    EXPECT_EQ(draft.edits()[1].label, "hold r6");
}

TEST(Draft, netChangesAreOneByBlock)
{
    RuleDraft draft = newDraft();
    addHold(draft, approved(), "a", "r3");
    addHold(draft, approved(), "a", "r4");
    addHold(draft, approved(), "b", "r5");
    EXPECT_EQ(draft.netChanges(), changesBetween(approved(), draft.book(approved())));
    ASSERT_EQ(draft.netChanges().size(), 2u);
    EXPECT_EQ(
        draft.netChanges()[0],
        (RuleBlockChange{"policy a\n  when r1 restore r2\n",
                         "policy a\n  when r1 restore r2\n  when r3 hold\n  when r4 hold\n"}));
    // There and back again is nothing.
    EXPECT_TRUE(draft.edit("back", {{draft.netChanges()[1].after, "policy b\n"}}).has_value());
    EXPECT_EQ(draft.netChanges().size(), 1u);
}

TEST(Draft, replacesTheWholeText)
{
    RuleDraft draft = newDraft();
    const std::string text = "# ours\nestate-rules 1\n\npolicy a\n\npolicy c\n";
    EXPECT_EQ(draft.replaceText(approved(), "by hand", text), true);
    EXPECT_EQ(printRules(draft.book(approved())), text);
    EXPECT_EQ(draft.netChanges().size(), 4u);  // the file, a, b, c
    EXPECT_EQ(draft.edits().size(), 1u);
    EXPECT_EQ(draft.replaceText(approved(), "again", text + "\n\n"), false);
    EXPECT_EQ(draft.edits().size(), 1u);
    const auto wrong = draft.replaceText(approved(), "wrong", text + "oops\n");
    EXPECT_THAT(wrong.error().message, HasSubstr("line 7, column 1"));
    EXPECT_TRUE(draft.undo());
    EXPECT_EQ(draft.book(approved()), approved());
}

TEST(Draft, refusesEditsThatAreNone)
{
    RuleDraft draft = newDraft();
    addHold(draft, approved(), "a", "r3");
    const RuleDraft before = draft;
    const RuleBlockChange add{"", "policy c\n"};
    const struct {
        std::string label;
        std::vector<RuleBlockChange> changes;
        ErrorCode code;
        const char* says;
    } wrongs[] = {
        {"none", {}, ErrorCode::badInput, "changes nothing"},
        {"", {add}, ErrorCode::badInput, "needs a label"},
        {std::string(256, 'x'), {add}, ErrorCode::badInput, "needs a label"},
        {"same", {{"policy c\n", "policy c\n"}}, ErrorCode::badInput, "leaves policy \"c\" as it"},
        {"twice", {add, add}, ErrorCode::duplicateId, "changes policy \"c\" twice"},
        {"text", {{"", "policy"}}, ErrorCode::badInput, "Expected the policy's id"},
        {"old",
         {{"policy a\n  when r1 restore r2\n", ""}},
         ErrorCode::stale,
         "The draft has policy \"a\" otherwise"},
    };
    for (const auto& wrong : wrongs) {
        SCOPED_TRACE(wrong.says);
        const auto done = draft.edit(wrong.label, wrong.changes);
        ASSERT_FALSE(done.has_value());
        EXPECT_EQ(errorCodeName(done.error().code), errorCodeName(wrong.code));
        EXPECT_THAT(done.error().message, HasSubstr(wrong.says));
        EXPECT_EQ(draft, before);
    }
}

TEST(Draft, itsBoundsAreKept)
{
    RuleDraft draft = newDraft();
    for (std::size_t i = 0; i < draftEditsMax; ++i)
        ASSERT_TRUE(draft.edit("add", {{"", "policy p" + std::to_string(i) + "\n"}}).has_value());
    EXPECT_THAT(draft.edit("add", {{"", "policy q\n"}}).error().message,
                HasSubstr("no room for more"));
    draft.undo();
    EXPECT_TRUE(draft.edit("add", {{"", "policy q\n"}}).has_value());

    RuleDraft wide = newDraft();
    std::string large = "policy a\n";
    const std::string comment = "  #" + std::string(ruleCommentBytesMax, 'x') + "\n";
    while (large.size() < draftBytesMax / 3)
        large += comment;
    EXPECT_TRUE(wide.edit("large", {{"", large}}).has_value());
    EXPECT_TRUE(wide.edit("small", {{large, "policy a\n"}}).has_value());
    EXPECT_THAT(wide.edit("large", {{"policy a\n", large}}).error().message,
                HasSubstr("more than 33554432 bytes"));
}

TEST(Draft, comesBackAsItWasKept)
{
    RuleDraft draft = newDraft();
    addHold(draft, approved(), "a", "r3");
    addHold(draft, approved(), "b", "r4");
    addHold(draft, approved(), "b", "r5");
    draft.undo();
    const auto again = RuleDraft::restore(draft.name(), draft.author(), draft.base(), draft.edits(),
                                          draft.cursor());
    ASSERT_TRUE(again.has_value()) << again.error().message;
    EXPECT_EQ(*again, draft);
    EXPECT_EQ(again->book(approved()), draft.book(approved()));
    EXPECT_FALSE(RuleDraft::restore("autumn", "ada", {}, draft.edits(), 4).has_value());
    EXPECT_FALSE(RuleDraft::restore("autumn", "ada", {}, {{"x", {{"", "policy"}}}}, 0).has_value());
}

// The draft has "when r3 hold" more in policy a. What others approve meanwhile is a row.
TEST(Draft, conflictsAreWhatBothChanged)
{
    const struct {
        const char* approvedNow;
        bool conflict;
        const char* draftSays;
    } rows[] = {
        {"policy a\n  when r1 restore r2\npolicy b\n", false,
         "policy a;  when r1 restore r2;  when r3 hold;"},
        {"policy a\n  when r1 restore r2\npolicy b\n  when r9 hold\npolicy c\n", false,
         "policy a;  when r1 restore r2;  when r3 hold;"},
        {"policy a\n  when r1 hold\n", true, "policy a;  when r1 restore r2;  when r3 hold;"},
        {"# why\npolicy a\n  when r1 restore r2\n", true,
         "policy a;  when r1 restore r2;  when r3 hold;"},
        {"policy b\n", true, "policy a;  when r1 restore r2;  when r3 hold;"},
        {"policy a\n  when r1 restore r2\n  when r3 hold\n", false,
         "policy a;  when r1 restore r2;  when r3 hold;"},
    };
    RuleDraft draft = newDraft();
    addHold(draft, approved(), "a", "r3");
    for (const auto& row : rows) {
        SCOPED_TRACE(row.approvedNow);
        const RuleBook now = parsed(row.approvedNow);
        const auto conflicts = draft.conflicts(now);
        ASSERT_EQ(conflicts.size(), row.conflict ? 1u : 0u);
        EXPECT_EQ(brief(draft.book(now), "a"), row.draftSays);
        if (!row.conflict)
            continue;
        const RuleBlock* theirs = now.find({BlockKind::policy, "a"});
        EXPECT_EQ(conflicts.front(),
                  (DraftConflict{{BlockKind::policy, "a"},
                                 "policy a\n  when r1 restore r2\n",
                                 theirs == nullptr ? std::string() : blockText(*theirs),
                                 "policy a\n  when r1 restore r2\n  when r3 hold\n"}));
    }
}

// What it said is in force by now; the next edit says again what was in force before.
TEST(Draft, whatCameIntoForceCanBeTakenBack)
{
    RuleDraft draft = newDraft();
    addHold(draft, approved(), "a", "r3");
    const RuleBook inForce = draft.book(approved());
    const auto back = changesBetween(inForce, approved());
    ASSERT_TRUE(draft.edit("back", back).has_value());
    EXPECT_EQ(draft.book(inForce), approved());
    EXPECT_TRUE(draft.conflicts(inForce).empty());
    // Where it never came into force there is nothing left of it.
    EXPECT_EQ(draft.book(approved()), approved());
}

TEST(Draft, aConflictIsSettledOneWayOrTheOther)
{
    const BlockKey key{BlockKind::policy, "a"};
    for (const char* text : {"policy a\n  when r1 hold\n", "policy b\n", ""})
        for (const ConflictChoice choice : {ConflictChoice::keepMine, ConflictChoice::takeTheirs}) {
            SCOPED_TRACE(text);
            const RuleBook now = parsed(text);
            RuleDraft draft = newDraft();
            addHold(draft, approved(), "a", "r3");
            const std::string mine = brief(draft.book(now), "a");
            const auto settled = draft.resolveConflict(now, key, choice);
            ASSERT_TRUE(settled.has_value()) << settled.error().message;
            EXPECT_TRUE(draft.conflicts(now).empty());
            EXPECT_EQ(brief(draft.book(now), "a"),
                      choice == ConflictChoice::keepMine ? mine : brief(now, "a"));
            EXPECT_EQ(changesBetween(now, draft.book(now)).empty(),
                      choice == ConflictChoice::takeTheirs);
            // It is kept, goes on from there, and is undone like any other edit.
            EXPECT_EQ(RuleDraft::restore(draft.name(), draft.author(), draft.base(), draft.edits(),
                                         draft.cursor()),
                      draft);
            if (draft.book(now).policy("a") != nullptr) {
                addHold(draft, now, "a", "r7");
                EXPECT_TRUE(draft.conflicts(now).empty());
                draft.undo();
            }
            draft.undo();
            EXPECT_EQ(draft.conflicts(now).size(), 1u);
        }
}

TEST(Draft, whatTheDraftTookAwayMayConflictToo)
{
    RuleDraft draft = newDraft();
    ASSERT_TRUE(draft.edit("remove", removePolicy(approved(), "a").value()).has_value());
    const RuleBook now = parsed("policy a\n  when r1 hold\n");
    ASSERT_EQ(draft.conflicts(now).size(), 1u);
    EXPECT_EQ(draft.conflicts(now).front().mine, "");
    const BlockKey key{BlockKind::policy, "a"};
    EXPECT_TRUE(draft.resolveConflict(now, key, ConflictChoice::keepMine).has_value());
    EXPECT_TRUE(draft.conflicts(now).empty());
    EXPECT_EQ(draft.book(now).policy("a"), nullptr);
    EXPECT_EQ(draft.resolveConflict(now, key, ConflictChoice::keepMine).error().code,
              ErrorCode::notFound);
}

}  // namespace
}  // namespace estate
