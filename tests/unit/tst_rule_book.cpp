// Books of rules: what is in force as a book, what differs between two, and the event that makes it
// so.
#include <gmock/gmock.h>

#include "engine/planner/scheduler.h"
#include "engine/rules/printed_rules.h"
#include "engine/rules/rule_check.h"
#include "engine/rules/rules_text.h"
#include "tests/unit/configured.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::HasSubstr;

const std::string presentText = R"(estate-rules 1

policy near
  allow a, b
  when a restore b
  for application app

application app
  impact downtime 0.00001/s breach 0.00002 lost-operation 0.00003

application pg
  impact downtime 0.00001/s breach 0.00002 lost-operation 0.00003
  when a, b rto 1m downtime 0.00001/s breach 0.00002 lost-operation 0.00003
)";

RuleBook bookOf(const EstateState& state)
{
    return ruleBookOf(state.catalog(), state.rules());
}

RuleBook parsed(const std::string& text)
{
    const auto book = parseRules(text);
    EXPECT_TRUE(book.has_value()) << book.error().message;
    return book.value_or(RuleBook());
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(RuleBook, saysWhatIsInForce)
{
    EXPECT_EQ(printRules(bookOf(configured())), presentText);
}

TEST(RuleBook, namesSubjectsOfEveryScope)
{
    EstateState state = configured();
    for (const AssignPolicy& assign : {AssignPolicy{"near", PolicyScope::volume, {"v3", "v1"}},
                                       AssignPolicy{"near", PolicyScope::recoveryGroup, {"g"}},
                                       AssignPolicy{"near", PolicyScope::entity, {"f", "e"}}})
        EXPECT_TRUE(applyTo(state, assign).has_value());
    EXPECT_THAT(printRules(bookOf(state)), HasSubstr("  for entity e\n"
                                                     "  for entity f\n"
                                                     "  for application app\n"
                                                     "  for group g\n"
                                                     "  for volume v1\n"
                                                     "  for volume v3\n"));
}

TEST(RuleBook, leavesOutWhatWasTakenAway)
{
    EstateState state = configured();
    const RuleBook before = bookOf(state);
    RuleBook after = before;
    after.remove({BlockKind::policy, "near"});
    const auto event = ruleEvent(changesBetween(before, after));
    ASSERT_TRUE(event.has_value());
    ASSERT_EQ(event->policies.size(), 1u);
    EXPECT_TRUE(event->policies.front().retired);
    EXPECT_TRUE(applyTo(state, *event).has_value());
    EXPECT_EQ(bookOf(state), after);
    EXPECT_EQ(state.rules().policies.size(), 1u);  // its place stays
}

TEST(RuleBook, changesAreOfTheBlocksThatDiffer)
{
    const RuleBook before = parsed(presentText);
    RuleBook after = parsed(replaced(presentText, "when a restore b", "when a hold"));
    after.remove({BlockKind::application, "app"});
    const auto changes = changesBetween(before, after);
    ASSERT_EQ(changes.size(), 2u);
    EXPECT_EQ(changes[0].before, "policy near\n  allow a, b\n  when a restore b\n"
                                 "  for application app\n");
    EXPECT_EQ(changes[0].after, "policy near\n  allow a, b\n  when a hold\n"
                                "  for application app\n");
    EXPECT_EQ(changes[1].before,
              "application app\n  impact downtime 0.00001/s breach 0.00002 lost-operation "
              "0.00003\n");
    EXPECT_EQ(changes[1].after, "");
    EXPECT_EQ(keyOf(changes[0]), (BlockKey{BlockKind::policy, "near"}));
    EXPECT_EQ(keyOf(changes[1]), (BlockKey{BlockKind::application, "app"}));
    EXPECT_TRUE(changesBetween(before, before).empty());
}

TEST(RuleBook, commentsAloneAreAChangeThatLeavesTheRules)
{
    EstateState state = configured();
    const RuleBook before = bookOf(state);
    const RuleBook after = parsed(replaced(presentText, "policy near", "# why\npolicy near"));
    const auto changes = changesBetween(before, after);
    ASSERT_EQ(changes.size(), 1u);
    const auto event = ruleEvent(changes);
    ASSERT_TRUE(event.has_value());
    EXPECT_EQ(applyTo(state, *event), true);  // as it is already
    EXPECT_EQ(bookOf(state), before);
    EXPECT_EQ(eventBetween(before, after), ChangeRules{});
}

TEST(RuleBook, theFilesCommentsAreAChangeWithoutAnEvent)
{
    const RuleBook before = parsed(presentText);
    const RuleBook after = parsed("# ours\n" + presentText);
    const auto changes = changesBetween(before, after);
    ASSERT_EQ(changes.size(), 1u);
    EXPECT_EQ(changes.front(), (RuleBlockChange{"", "# ours\nestate-rules 1\n"}));
    EXPECT_EQ(applyChanges(before, changes), after);
    EXPECT_EQ(ruleEvent(changes).error().code, ErrorCode::badInput);
}

TEST(RuleBook, theEventOfChangesMakesTheOtherBook)
{
    const std::string other = R"(estate-rules 1

policy far
  when a, c hold
  when c restore a
  for entity f
  for group g
  for volume p1

policy near
  when a hold
  for volume v3

application app
  when a rto 1h downtime 1/s breach 0 lost-operation 0
  when b rto 90s downtime 2/s breach 0 lost-operation 0
)";
    EstateState state = configured();
    const RuleBook before = bookOf(state);
    const RuleBook after = parsed(other);
    const auto event = ruleEvent(changesBetween(before, after));
    ASSERT_TRUE(event.has_value());
    EXPECT_EQ(*event, eventBetween(before, after));
    const auto resolved = resolveRules(state.catalog(), state.rules(), after);
    ASSERT_TRUE(resolved.has_value()) << resolved.error().message;
    EXPECT_EQ(applyTo(state, *event), false);
    EXPECT_EQ(printRules(bookOf(state)), other);
    EXPECT_EQ((*resolved)->digest(), state.rules().digest());
    // And back again, by name.
    const auto back = ruleEvent(changesBetween(after, before));
    EXPECT_EQ(applyTo(state, *back), false);
    EXPECT_EQ(printRules(bookOf(state)), presentText);
}

TEST(RuleBook, changesOfAnotherBookAreStale)
{
    const RuleBook before = parsed(presentText);
    const RuleBook after = parsed(replaced(presentText, "when a restore b", "when a hold"));
    const auto changes = changesBetween(before, after);
    for (const RuleBook& book : {after, RuleBook()}) {
        const auto applied = applyChanges(book, changes);
        ASSERT_FALSE(applied.has_value());
        EXPECT_EQ(applied.error().code, ErrorCode::stale);
        EXPECT_EQ(applied.error().fields.front().value, "policy \"near\"");
        EXPECT_THAT(applied.error().message, HasSubstr("policy \"near\" is not as it was"));
    }
    const RuleBlockChange added{"", "policy near\n"};
    EXPECT_EQ(applyChanges(before, std::vector{added}).error().code, ErrorCode::stale);
}

TEST(RuleBook, refusesChangesThatAreNone)
{
    const struct {
        RuleBlockChange change;
        const char* says;
    } wrongs[] = {
        {{"", ""}, "neither a block before nor one after"},
        {{"policy a\n", "policy b\n"}, "makes policy \"a\" into policy \"b\""},
        {{"policy a\n", "application a\n  impact breach 1\n"}, "another form than the canonical"},
        {{"", "policy  a\n"}, "another form than the canonical"},
        {{"", "policy a\n  when r2, r1 hold\n"}, "another form than the canonical"},
        {{"", "policy a\n\npolicy b\n"}, "found 2 of them"},
        {{"policy", ""}, "Expected the policy's id"},
    };
    for (const auto& wrong : wrongs) {
        const std::vector changes{wrong.change};
        EXPECT_THAT(keyOf(wrong.change).error().message, HasSubstr(wrong.says));
        EXPECT_THAT(ruleEvent(changes).error().message, HasSubstr(wrong.says));
        EXPECT_THAT(applyChanges(RuleBook(), changes).error().message, HasSubstr(wrong.says));
    }
    const RuleBlockChange add{"", "policy a\n"};
    EXPECT_EQ(applyChanges(RuleBook(), std::vector{add, add}).error().code, ErrorCode::duplicateId);
    EXPECT_EQ(ruleEvent({}).error().code, ErrorCode::badInput);
}

TEST(RuleBook, ofAWholeEstateGoesThroughItsText)
{
    EstateSource source;
    source.denominator = 10'000;
    const EstateState state = openEstate(source, start).value();
    const RuleBook book = bookOf(state);
    EXPECT_GT(book.blocks().size(), 500u);
    const RuleBook again = parsed(printRules(book));
    EXPECT_EQ(again, book);
    const auto resolved = resolveRules(state.catalog(), state.rules(), again);
    ASSERT_TRUE(resolved.has_value());
    EXPECT_EQ((*resolved)->digest(), state.rules().digest());
    EXPECT_EQ(eventBetween(book, again), ChangeRules{});
}

// A draft is printed after every edit.
TEST(PrintedRules, printAnotherBookAsIfItStoodAlone)
{
    const RuleBook book = parsed("# of the file\n" + presentText + "\n# at its end\n");
    PrintedRules printed(book);
    EXPECT_EQ(printed.textOf(book), printRules(book));
    const RuleBook others[] = {
        RuleBook(),
        parsed(presentText),  // the same, and nothing of it shared
        *applyChanges(book, std::vector<RuleBlockChange>{{"", "policy a\n"}}),
        *applyChanges(book, std::vector<RuleBlockChange>{{"", "policy zz\n  # why\n"}}),
        *applyChanges(book,
                      std::vector<RuleBlockChange>{
                          {blockText(*book.find({BlockKind::application, "app"})), ""}}),
        *applyChanges(
            book, std::vector<RuleBlockChange>{{blockText(*book.find({BlockKind::policy, "near"})),
                                                "policy near\n  allow a\n"}}),
    };
    for (const RuleBook& other : others)
        EXPECT_EQ(printed.textOf(other), printRules(other));
    EXPECT_EQ(PrintedRules(RuleBook()).textOf(book), printRules(book));
}

}  // namespace
}  // namespace estate
