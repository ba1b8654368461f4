// Single edits, as a table of rules makes them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/rules/rule_edit.h"
#include "engine/rules/rules_text.h"

namespace estate {
namespace {

using ::testing::HasSubstr;

const std::string text = R"(estate-rules 1

policy far
  when a restore b # first
  # above the second
  when b hold
  when c hold # third
  for volume v1
  for volume v2 # of far

policy near

application app
  impact downtime 1/s breach 2 lost-operation 3
)";

RuleBook book()
{
    return parseRules(text).value();
}

// What the edited text has in place of a part of this one.
void expectEdited(const RuleChanges& changes, std::string from, const std::string& to)
{
    ASSERT_TRUE(changes.has_value()) << changes.error().message;
    const auto edited = applyChanges(book(), *changes);
    ASSERT_TRUE(edited.has_value()) << edited.error().message;
    std::string expected = text;
    const std::size_t at = expected.find(from);
    ASSERT_NE(at, std::string::npos);
    EXPECT_EQ(printRules(*edited), expected.replace(at, from.size(), to));
}

TEST(RuleEdit, rulesAreAddedReplacedAndRemoved)
{
    expectEdited(addRule(book(), "far", 0, {{"d", "c"}, ""}), "  when a restore b",
                 "  when c, d hold\n  when a restore b");
    expectEdited(addRule(book(), "far", 3, {{"d"}, "a"}), "  for volume v1",
                 "  when d restore a\n  for volume v1");
    expectEdited(addRule(book(), "far", 1, {{"d"}, "a"}), "  # above the second",
                 "  when d restore a\n  # above the second");
    expectEdited(setRule(book(), "far", 0, {{"a", "b"}, ""}), "when a restore b", "when a, b hold");
    expectEdited(removeRule(book(), "far", 1), "  # above the second\n  when b hold\n", "");
    expectEdited(removeRule(book(), "far", 0), "  when a restore b # first\n", "");
}

TEST(RuleEdit, policiesComeAndGo)
{
    expectEdited(addPolicy(book(), "new one"), "policy near\n",
                 "policy near\n\npolicy \"new one\"\n");
    expectEdited(removePolicy(book(), "near"), "policy near\n\n", "");
    expectEdited(setAllowed(book(), "near", {"b", "a"}), "policy near\n",
                 "policy near\n  allow a, b\n");
    expectEdited(setAllowed(book(), "near", {}), "", "");
}

TEST(RuleEdit, subjectsMoveFromOnePolicyToTheOther)
{
    const auto changes = assignSubjects(book(), "near", PolicyScope::volume, {"v3", "v2"});
    ASSERT_EQ(changes->size(), 2u);
    const auto edited = applyChanges(book(), *changes);
    EXPECT_EQ(edited->policy("far")->volumes, std::vector<std::string>{"v1"});
    EXPECT_EQ(edited->policy("near")->volumes, (std::vector<std::string>{"v2", "v3"}));
    expectEdited(assignSubjects(book(), "near", PolicyScope::entity, {"e"}), "policy near\n",
                 "policy near\n  for entity e\n");
    expectEdited(unassignSubjects(book(), PolicyScope::volume, {"v2", "v9"}),
                 "  for volume v2 # of far\n", "");
    // The same id in another scope is another subject, and what is so already is no change.
    EXPECT_TRUE(unassignSubjects(book(), PolicyScope::entity, {"v1"})->empty());
    EXPECT_TRUE(assignSubjects(book(), "far", PolicyScope::volume, {"v2"})->empty());
}

TEST(RuleEdit, impactsComeAndGo)
{
    const Impact two{CostRate(2'000'000), UnitCost(0), UnitCost(0)};
    expectEdited(setImpact(book(), "app", two), "downtime 1/s breach 2 lost-operation 3",
                 "downtime 2/s breach 0 lost-operation 0");
    expectEdited(setImpact(book(), "app", std::nullopt),
                 "\napplication app\n  impact downtime 1/s breach 2 lost-operation 3\n", "");
    expectEdited(addScenario(book(), "app", 0, {{"b", "a"}, seconds(60), two}),
                 "lost-operation 3\n",
                 "lost-operation 3\n  when a, b rto 1m downtime 2/s breach 0 lost-operation 0\n");
    expectEdited(addScenario(book(), "other", 0, {{"a"}, seconds(60), two}), "lost-operation 3\n",
                 "lost-operation 3\n\napplication other\n"
                 "  when a rto 1m downtime 2/s breach 0 lost-operation 0\n");
    const auto added = addScenario(book(), "app", 0, {{"a"}, seconds(60), two});
    const RuleBook with = applyChanges(book(), *added).value();
    const auto set = setScenario(with, "app", 0, {{"a"}, seconds(90), two});
    EXPECT_EQ(applyChanges(with, *set)->impact("app")->scenarios.front().rto, seconds(90));
    const auto removed = removeScenario(with, "app", 0);
    EXPECT_EQ(applyChanges(with, *removed), book());
}

TEST(RuleEdit, refusesWhatNoTextCouldSay)
{
    const struct {
        RuleChanges changes;
        ErrorCode code;
        const char* says;
    } wrongs[] = {
        {addPolicy(book(), "near"), ErrorCode::duplicateId, "There is a policy \"near\" already"},
        {addPolicy(book(), ""), ErrorCode::badInput, "An id is empty"},
        {removePolicy(book(), "nea"), ErrorCode::unknownId, "near: near, far"},
        {setAllowed(book(), "near", {"a\nb"}), ErrorCode::badInput, "control character"},
        {addRule(book(), "far", 4, {{"a"}, ""}), ErrorCode::badInput,
         "There is no rule 5 in policy \"far\": it has 4."},
        {setRule(book(), "far", 3, {{"a"}, ""}), ErrorCode::badInput, "it has 3"},
        {removeRule(book(), "near", 0), ErrorCode::badInput, "it has 0"},
        {addRule(book(), "far", 0, {{}, "a"}), ErrorCode::badInput, "A failure set is empty"},
        {setRule(book(), "far", 0, {{""}, "a"}), ErrorCode::badInput, "An id is empty"},
        {setRule(book(), "far", 0, {{"a"}, "\xff"}), ErrorCode::badInput, "not UTF-8"},
        {assignSubjects(book(), "none", PolicyScope::volume, {"v"}), ErrorCode::unknownId,
         "There is no policy \"none\""},
        {assignSubjects(book(), "near", PolicyScope::volume,
                        std::vector<std::string>(eventListMax + 1, "v")),
         ErrorCode::badInput, "too long"},
        {setImpact(book(), "", std::nullopt), ErrorCode::badInput, "An id is empty"},
        {addScenario(book(), "app", 1, {{"a"}, seconds(1), {}}), ErrorCode::badInput,
         "There is no scenario 2"},
        {addScenario(book(), "app", 0, {{}, seconds(1), {}}), ErrorCode::badInput,
         "A failure set is empty"},
        {removeScenario(book(), "app", 0), ErrorCode::badInput, "it has 0"},
    };
    for (const auto& wrong : wrongs) {
        SCOPED_TRACE(wrong.says);
        ASSERT_FALSE(wrong.changes.has_value());
        EXPECT_EQ(errorCodeName(wrong.changes.error().code), errorCodeName(wrong.code));
        EXPECT_THAT(wrong.changes.error().message, HasSubstr(wrong.says));
    }
}

}  // namespace
}  // namespace estate
