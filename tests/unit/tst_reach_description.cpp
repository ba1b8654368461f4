// What an edit reaches, in words and as a digest.
#include <gmock/gmock.h>

#include "engine/rules/reach_description.h"
#include "engine/rules/rule_check.h"
#include "engine/rules/rule_edit.h"
#include "engine/rules/rules_text.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

const std::string estateText = R"(region a trust=t
region b trust=t
region c trust=t
region d trust=t
site a1 region=a
host a1-h site=a1 capacity=100TB lanes=16 laneIops=10k restore=1GB/s
site b1 region=b
host b1-h site=b1 capacity=100TB lanes=16 laneIops=10k restore=1GB/s
site c1 region=c
host c1-h site=c1 capacity=100TB lanes=16 laneIops=10k restore=1GB/s
site d1 region=d
host d1-h site=d1 capacity=100TB lanes=16 laneIops=10k restore=1GB/s
entity e presence=a,b,c,d
application app entity=e home=a downtimePerHour=3600
group g application=app
volume v1 copies=1 bytes=1TB iops=1k rto=10m latest=1000 application=app home=a group=g
volume v2 copies=1 bytes=1TB iops=1k rto=10m latest=1000 application=app home=a
policy p
rule p when=a restore=b
rule p when=a+b restore=c
assign p application=app
)";

RuleBook bookOf(const EstateState& state)
{
    return ruleBookOf(state.catalog(), state.rules());
}

std::shared_ptr<const Rules> edited(const EstateState& state, const RuleChanges& changes)
{
    EXPECT_TRUE(changes.has_value());
    const auto book = applyChanges(bookOf(state), *changes);
    EXPECT_TRUE(book.has_value());
    const auto rules = resolveRules(state.catalog(), state.rules(), *book);
    EXPECT_TRUE(rules.has_value()) << rules.error().message;
    return *rules;
}

DescribedReach reachOf(const EstateState& state, const RuleChanges& changes,
                       std::size_t changesMax = 10)
{
    return describeReach(state, edited(state, changes), changesMax).value();
}

TEST(ReachDescription, saysWhoseActionChangesAndWhen)
{
    const EstateState state = stateFrom(estateText);
    const DescribedReach found = reachOf(state, setRule(bookOf(state), "p", 1, {{"a", "b"}, ""}));
    EXPECT_EQ(found.reach.changedFlows, 2u);
    EXPECT_EQ(found.reach.changedSets, 1u);
    EXPECT_EQ(found.reach.sets, 10u);
    EXPECT_EQ(found.reach.changes,
              (std::vector<FlowChange>{{"g", "restore to c", "hold", "when a, b are lost"},
                                       {"v2", "restore to c", "hold", "when a, b are lost"}}));
    EXPECT_FALSE(found.truncated);
    const DescribedReach none = reachOf(state, removeRule(bookOf(state), "p", 0));
    ASSERT_FALSE(none.reach.changes.empty());
    EXPECT_EQ(none.reach.changes.front(),
              (FlowChange{"g", "restore to b", "no-rule", "when a is lost (and 2 like it)"}));
}

TEST(ReachDescription, saysWhatElseChangesWhenTheActionStays)
{
    const EstateState state = stateFrom(estateText);
    const Impact impact{CostRate(20'000'000), UnitCost(5'000'000), UnitCost(500'000)};
    const DescribedReach objective =
        reachOf(state, addScenario(bookOf(state), "app", 0, {{"a"}, seconds(5'400), impact}));
    ASSERT_FALSE(objective.reach.changes.empty());
    EXPECT_EQ(objective.reach.changes.front(),
              (FlowChange{"g", "restore to b, RTO 10m, downtime 1/s, breach 0, lost operation 0",
                          "restore to b, RTO 90m, downtime 20/s, breach 5, lost operation 0.5",
                          "when a is lost (and 2 like it)"}));
    const DescribedReach allowed = reachOf(state, setAllowed(bookOf(state), "p", {"a", "b", "c"}));
    ASSERT_FALSE(allowed.reach.changes.empty());
    EXPECT_EQ(allowed.reach.changes.front(),
              (FlowChange{"g", "restore to b, allowed a, b, c, d", "restore to b, allowed a, b, c",
                          "when a is lost (and 2 like it)"}));
}

TEST(ReachDescription, ofALossThatIsAlreadyThere)
{
    EstateState state = stateFrom(estateText);
    state.setCondition(RegionIndex(0), RegionCondition::offline, start);
    const DescribedReach found = reachOf(state, setRule(bookOf(state), "p", 0, {{"a"}, ""}));
    ASSERT_FALSE(found.reach.changes.empty());
    EXPECT_EQ(found.reach.changes.front(),
              (FlowChange{"g", "restore to b", "hold", "with what is lost now (and 2 like it)"}));
}

TEST(ReachDescription, stepsAndTheBoundOfTheListMakeNoDifference)
{
    const EstateState state = stateFrom(estateText);
    const auto rules = edited(state, removeRule(bookOf(state), "p", 0));
    const DescribedReach whole = describeReach(state, rules, 100).value();
    const DescribedReach brief = describeReach(state, rules, 1).value();
    EXPECT_EQ(brief.reach.changes.size(), 1u);
    EXPECT_TRUE(brief.truncated);
    EXPECT_FALSE(whole.truncated);
    EXPECT_EQ(brief.digest, whole.digest);
    EXPECT_EQ(brief.reach.changedSets, whole.reach.changedSets);
    auto stepped = ReachDescription::make(state, rules, 100);
    EXPECT_EQ(stepped->edited(), 2u);
    std::size_t steps = 0;
    while (stepped->step(1))
        ++steps;
    EXPECT_GT(steps, 2u);
    EXPECT_EQ(stepped->done(), 2u);
    EXPECT_EQ(stepped->result().digest, whole.digest);
    EXPECT_EQ(stepped->result().reach, whole.reach);
}

TEST(ReachDescription, theDigestIsOfWhatIsReached)
{
    const EstateState state = stateFrom(estateText);
    const RuleBook book = bookOf(state);
    const Digest hold = reachOf(state, setRule(book, "p", 1, {{"a", "b"}, ""})).digest;
    EXPECT_EQ(reachOf(state, setRule(book, "p", 1, {{"a", "b"}, ""})).digest, hold);
    EXPECT_NE(reachOf(state, setRule(book, "p", 1, {{"a", "b"}, "d"})).digest, hold);
    EXPECT_NE(reachOf(state, setRule(book, "p", 0, {{"a"}, ""})).digest, hold);
    EXPECT_EQ(reachOf(state, std::vector<RuleBlockChange>{}).digest, Digest{});
    // A rule that decides nothing reaches nothing.
    EXPECT_EQ(reachOf(state, addRule(book, "p", 2, {{"c", "d"}, ""})).digest, Digest{});
}

// More changes than are listed, the same ones listed, and another one behind them.
TEST(ReachDescription, theDigestCoversWhatIsNotListed)
{
    EstateSource source;
    source.denominator = 10'000;
    const EstateState state = openEstate(source, start).value();
    Rules first = state.rules();
    for (FailoverPolicy& policy : first.policies)
        policy.rules.clear();
    Rules second = first;
    const auto flows = flowsOf(state);
    const VolumeIndex last = flows.back().members.front();
    const PolicyIndex policy = second.policyOf(state.catalog(), last);
    second.policies[policy.value].rules.push_back({{flows.back().sources.front()}, {}});
    const auto found = describeReach(state, std::make_shared<Rules>(first), 1'000).value();
    const auto other = describeReach(state, std::make_shared<Rules>(second), 1'000).value();
    ASSERT_TRUE(found.truncated && other.truncated);
    EXPECT_EQ(found.reach.changes, other.reach.changes);
    EXPECT_NE(found.digest, other.digest);
}

TEST(ReachDescription, refusesRulesOfAnotherEstate)
{
    const EstateState state = stateFrom(estateText);
    const EstateState other = stateFrom(fourRegions() + oneVolume());
    EXPECT_EQ(describeReach(state, std::make_shared<Rules>(other.rules()), 10).error().code,
              ErrorCode::badInput);
}

}  // namespace
}  // namespace estate
