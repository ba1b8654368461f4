// Most specific wins, ties with different actions are ambiguous: as tables, one row an example.
#include <gtest/gtest.h>

#include "engine/planner/rule_match.h"

namespace estate {
namespace {

using Set = std::vector<RegionIndex>;

Set set(std::string_view letters)
{
    Set regions;
    for (const char letter : letters)
        regions.emplace_back(static_cast<std::uint32_t>(letter - 'a'));
    return regions;
}

// "ab>c" restores to c when a and b are lost; "ab>" holds.
FailoverPolicy policy(std::initializer_list<std::string_view> rules)
{
    FailoverPolicy result;
    for (const std::string_view rule : rules) {
        const auto arrow = rule.find('>');
        const Set target = set(rule.substr(arrow + 1));
        result.rules.push_back(
            {set(rule.substr(0, arrow)), target.empty() ? RegionIndex() : target[0]});
    }
    return result;
}

struct Row {
    const char* name;
    std::initializer_list<std::string_view> rules;
    const char* lost;
    char source;
    RuleAction action;
    char target;         // '-' for none
    const char* beaten;  // positions
};

class RuleTable : public ::testing::TestWithParam<Row> {};

TEST_P(RuleTable, resolves)
{
    const Row& row = GetParam();
    const FailoverPolicy rules = policy(row.rules);
    const RuleMatch match =
        matchRule(&rules, PolicyIndex(0), set(std::string_view(&row.source, 1))[0], set(row.lost));
    EXPECT_EQ(match.action, row.action);
    if (row.target == '-')
        EXPECT_FALSE(match.target.valid());
    else
        EXPECT_EQ(match.target.value, static_cast<std::uint32_t>(row.target - 'a'));
    std::string beaten;
    for (const std::uint32_t position : match.trace.beaten)
        beaten += std::to_string(position);
    EXPECT_EQ(beaten, row.beaten);
}

const Row rows[] = {
    {"noRuleApplies", {"b>c"}, "a", 'a', RuleAction::none, '-', ""},
    {"theOnlyRuleWins", {"a>b"}, "a", 'a', RuleAction::restore, 'b', ""},
    {"aLargerSetBeatsASmaller", {"a>b", "ab>c"}, "ab", 'a', RuleAction::restore, 'c', "0"},
    {"aLargerSetThatIsNotLostDoesNotCount",
     {"a>b", "ac>d"},
     "ab",
     'a',
     RuleAction::restore,
     'b',
     ""},
    {"aSetWithoutTheSourceIsNoCandidate",
     {"a>b", "bc>d"},
     "abc",
     'a',
     RuleAction::restore,
     'b',
     ""},
    {"holdIsAnAction", {"a>b", "ab>"}, "ab", 'a', RuleAction::hold, '-', "0"},
    {"equalSizesWithDifferentTargetsAreAmbiguous",
     {"ab>c", "ac>d"},
     "abc",
     'a',
     RuleAction::ambiguous,
     '-',
     ""},
    {"equalSizesWithTheSameTargetAgree",
     {"ab>d", "ac>d"},
     "abc",
     'a',
     RuleAction::restore,
     'd',
     ""},
    {"restoreAndHoldOfEqualSizeAreAmbiguous",
     {"ab>c", "ad>"},
     "abd",
     'a',
     RuleAction::ambiguous,
     '-',
     ""},
    {"threeBeatTwoAndOne", {"a>b", "ab>c", "abc>d"}, "abc", 'a', RuleAction::restore, 'd', "01"},
    {"ambiguityBelowTheLargestDoesNotMatter",
     {"ab>d", "ac>e", "abc>f"},
     "abc",
     'a',
     RuleAction::restore,
     'f',
     "01"},
};
INSTANTIATE_TEST_SUITE_P(rules, RuleTable, ::testing::ValuesIn(rows),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(RuleMatch, noPolicyMeansNoRule)
{
    EXPECT_EQ(matchRule(nullptr, PolicyIndex(), RegionIndex(0), set("a")).action, RuleAction::none);
}

TEST(RuleMatch, whichRulesTieIsSaid)
{
    const FailoverPolicy rules = policy({"ab>c", "ac>d"});
    const RuleMatch match = matchRule(&rules, PolicyIndex(3), RegionIndex(0), set("abc"));
    EXPECT_EQ(match.trace.tied, (std::vector<std::uint32_t>{0, 1}));
    EXPECT_FALSE(match.trace.winner.has_value());
}

ApplicationImpact
impactWith(std::initializer_list<std::pair<std::string_view, std::uint64_t>> scenarios)
{
    ApplicationImpact impact;
    impact.own = Impact{CostRate(1), UnitCost(1), UnitCost(1)};
    for (const auto& [letters, rto] : scenarios)
        impact.scenarios.push_back(
            {set(letters), seconds(rto), Impact{CostRate(7), UnitCost(7), UnitCost(0)}});
    return impact;
}

TEST(Objective, theApplicationsOwnCountsWithoutAScenario)
{
    const auto match =
        matchObjective(impactWith({{"b", 5}}), seconds(60), RegionIndex(0), set("a"));
    EXPECT_EQ(match.objective->rto, seconds(60));
    EXPECT_EQ(match.objective->impact.downtime, CostRate(1));
}

TEST(Objective, theMostSpecificScenarioBringsItsRtoAndImpact)
{
    const auto match = matchObjective(impactWith({{"a", 5}, {"abc", 10'800}}), seconds(60),
                                      RegionIndex(0), set("abc"));
    EXPECT_EQ(match.objective->rto, seconds(10'800));
    EXPECT_EQ(match.objective->impact.downtime, CostRate(7));
    EXPECT_EQ(match.scenario, 1u);
}

TEST(Objective, equallySpecificScenariosThatDifferAreAmbiguous)
{
    const auto match =
        matchObjective(impactWith({{"ab", 5}, {"ac", 6}}), seconds(60), RegionIndex(0), set("abc"));
    EXPECT_TRUE(match.ambiguous);
    EXPECT_FALSE(match.objective.has_value());
}

TEST(Objective, withoutImpactThereIsNone)
{
    const auto match = matchObjective(ApplicationImpact{}, seconds(60), RegionIndex(0), set("a"));
    EXPECT_FALSE(match.ambiguous);
    EXPECT_FALSE(match.objective.has_value());
}

TEST(Policy, theNarrowestScopeWins)
{
    Catalog catalog;
    catalog.regions.push_back({"a", "t", std::nullopt, Duration(0)});
    catalog.entities.push_back({"e", 1, {RegionIndex(0)}});
    catalog.applications.push_back({"app", EntityIndex(0), RegionIndex(0)});
    catalog.recoveryGroups.push_back({"g", ApplicationIndex(0)});
    VolumeSpec volume;
    volume.id = "v";
    volume.application = ApplicationIndex(0);
    volume.recoveryGroup = RecoveryGroupIndex(0);
    volume.home = RegionIndex(0);
    catalog.volumes.push_back(volume);
    Rules rules(catalog);
    EXPECT_FALSE(rules.policyOf(catalog, VolumeIndex(0)).valid());
    rules.entityPolicies[0] = PolicyIndex(0);
    EXPECT_EQ(rules.policyOf(catalog, VolumeIndex(0)), PolicyIndex(0));
    rules.applicationPolicies[0] = PolicyIndex(1);
    EXPECT_EQ(rules.policyOf(catalog, VolumeIndex(0)), PolicyIndex(1));
    rules.groupPolicies[0] = PolicyIndex(2);
    EXPECT_EQ(rules.policyOf(catalog, VolumeIndex(0)), PolicyIndex(2));
    rules.volumePolicies[0] = PolicyIndex(3);
    EXPECT_EQ(rules.policyOf(catalog, VolumeIndex(0)), PolicyIndex(3));
}

}  // namespace
}  // namespace estate
