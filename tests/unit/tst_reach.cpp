// Reach: exactly what asking the rules about every single and pair loss, before and after, gives.
#include <algorithm>
#include <random>
#include <set>

#include "engine/planner/reach.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr std::uint32_t seed = 20'260'102;
constexpr std::string_view letters = "abcdef";

// Six regions, one entity, four applications; some volumes alone, some in groups over two regions.
std::string sixRegions()
{
    std::string text;
    for (const char region : letters) {
        const std::string id(1, region);
        text += "region " + id + " trust=t\n";
        for (const char* site : {"1", "2"}) {
            text += "site " + id + site + " region=" + id + "\n";
            text += "host " + id + site + "-h site=" + id + site +
                    " capacity=100TB lanes=16 laneIops=10k restore=1GB/s\n";
        }
    }
    text += "entity e presence=a,b,c,d,e,f\n";
    for (const char* app : {"p", "q", "r", "s"})
        text += std::string("application ") + app + " entity=e home=a downtimePerHour=3600\n";
    text += "group pg application=p\ngroup qg application=q\n";
    const auto volume = [&text](const std::string& id, const std::string& rest) {
        text += "volume " + id + " bytes=1TB iops=1k rto=10m latest=1000 " + rest + "\n";
    };
    volume("p1", "application=p home=a group=pg");
    volume("p2", "application=p home=b group=pg");
    volume("q1", "application=q home=b group=qg");
    volume("q2", "application=q home=b group=qg");
    volume("r1", "application=r home=c");
    volume("r2", "application=r home=d");
    volume("s1", "application=s home=a");
    volume("s2", "application=s home=f");
    return text;
}

class RandomRules {
public:
    explicit RandomRules(std::uint32_t from) : m_random(from) {}

    std::string text()
    {
        std::string text;
        for (const char* policy : {"one", "two", "three"}) {
            text += std::string("policy ") + policy + (chance(4) ? " allowed=a,b,c,d" : "") + "\n";
            const bool bounded = text.ends_with("allowed=a,b,c,d\n");
            std::set<std::string> seen;
            for (std::uint32_t i = pick(4); i > 0; --i) {
                const std::string when = failureSet();
                if (!seen.insert(when).second)
                    continue;
                text += std::string("rule ") + policy + " when=" + when + " " +
                        action(when, bounded) + "\n";
            }
        }
        for (const char* subject : {"volume=p2", "group=qg", "application=r", "entity=e"})
            if (!chance(3))
                text += std::string("assign ") + (chance(2) ? "one " : "two ") + subject + "\n";
        for (const char* app : {"p", "q", "r", "s"})
            if (chance(3))
                text += std::string("scenario ") + app + " when=" + failureSet() +
                        " rto=3h downtimePerHour=" + (chance(2) ? "10" : "20") + "\n";
        return text;
    }

private:
    std::uint32_t pick(std::uint32_t below)
    {
        return static_cast<std::uint32_t>(m_random()) % below;
    }
    bool chance(std::uint32_t oneIn) { return pick(oneIn) == 0; }
    std::string failureSet()
    {
        std::set<char> set;
        for (std::uint32_t i = 1 + pick(2); i > 0; --i)
            set.insert(letters[pick(6)]);
        std::string text;
        for (const char letter : set)
            text += (text.empty() ? "" : "+") + std::string(1, letter);
        return text;
    }
    std::string action(const std::string& when, bool bounded)
    {
        if (chance(3))
            return "hold";
        for (;;) {
            const char target = letters[pick(bounded ? 4 : 6)];
            if (when.find(target) == std::string::npos)
                return "restore=" + std::string(1, target);
        }
    }
    std::mt19937 m_random;
};

std::vector<std::vector<RegionIndex>> everySet(std::uint32_t regions, bool pairs)
{
    std::vector<std::vector<RegionIndex>> sets;
    for (std::uint32_t a = 0; a < regions; ++a) {
        sets.push_back({RegionIndex(a)});
        for (std::uint32_t b = a + 1; pairs && b < regions; ++b)
            sets.push_back({RegionIndex(a), RegionIndex(b)});
    }
    return sets;
}

struct Counts {
    std::uint64_t flows = 0;
    std::uint64_t sets = 0;
    std::uint64_t actions = 0;
    bool operator==(const Counts&) const = default;
};

Counts bruteForce(const EstateState& state, const Rules& edited, bool pairs)
{
    Counts counts;
    const std::vector<Flow> flows = flowsOf(state);
    std::vector<bool> changedFlows(flows.size(), false);
    for (const auto& failures : everySet(state.regionCount(), pairs)) {
        std::vector<RegionIndex> unavailable = state.unavailableRegions();
        for (const RegionIndex region : failures)
            if (!std::count(unavailable.begin(), unavailable.end(), region))
                unavailable.push_back(region);
        std::sort(unavailable.begin(), unavailable.end());
        bool changed = false;
        for (std::size_t i = 0; i < flows.size(); ++i) {
            const Flow lost = lostPartOf(flows[i], unavailable);
            if (lost.members.empty() ||
                actionOf(state.catalog(), state.rules(), lost, unavailable) ==
                    actionOf(state.catalog(), edited, lost, unavailable))
                continue;
            counts.actions += 1;
            changedFlows[i] = true;
            changed = true;
        }
        counts.sets += changed ? 1 : 0;
    }
    counts.flows =
        static_cast<std::uint64_t>(std::count(changedFlows.begin(), changedFlows.end(), true));
    return counts;
}

Reach finished(const EstateState& state, const EstateState& edited, bool pairs,
               std::uint64_t setsMax = 16)
{
    auto reach = Reach::make(state, std::make_shared<Rules>(edited.rules()), pairs);
    EXPECT_TRUE(reach.has_value());
    while (reach->step(setsMax))
        continue;
    EXPECT_EQ(reach->done(), reach->edited());
    return std::move(*reach);
}

TEST(Reach, equalsBruteForceOnRandomEdits)
{
    std::uint64_t changedSomething = 0;
    for (std::uint32_t round = 0; round < 300; ++round) {
        EstateState before = stateFrom(sixRegions() + RandomRules(seed + 2 * round).text());
        const EstateState after =
            stateFrom(sixRegions() + RandomRules(seed + 2 * round + 1).text());
        if (round % 3 == 1)
            before.setCondition(RegionIndex(round % 6), RegionCondition::offline, start);
        for (const bool pairs : {false, true}) {
            const Reach reach = finished(before, after, pairs);
            const ReachResult& result = reach.result();
            const Counts expected = bruteForce(before, after.rules(), pairs);
            EXPECT_EQ((Counts{result.changedFlows, result.changedSets, result.changedActions}),
                      expected)
                << "seed " << seed << ", round " << round << ", pairs " << pairs;
            EXPECT_EQ(result.sets, pairs ? 21u : 6u);
            std::uint64_t listed = 0;
            for (const ReachChange& change : result.changes) {
                EXPECT_NE(change.before, change.after);
                listed += change.sets;
            }
            EXPECT_EQ(listed, result.changedActions);
            changedSomething += expected.actions > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(changedSomething, 400u);
}

TEST(Reach, ofNoEditIsNothing)
{
    const EstateState state = stateFrom(sixRegions() + RandomRules(seed).text());
    const Reach reach = finished(state, state, true);
    EXPECT_EQ(reach.edited(), 0u);
    EXPECT_EQ(reach.result().changedFlows, 0u);
    EXPECT_EQ(reach.result().changedSets, 0u);
}

TEST(Reach, namesTheChange)
{
    const std::string assigned = "assign x volume=r1\n";
    const EstateState before =
        stateFrom(sixRegions() + "policy x\nrule x when=c restore=d\n" + assigned);
    const EstateState after = stateFrom(
        sixRegions() + "policy x\nrule x when=c restore=d\nrule x when=c+d hold\n" + assigned);
    const Reach reach = finished(before, after, true);
    const ReachResult& result = reach.result();
    EXPECT_EQ(result.changedFlows, 1u);
    EXPECT_EQ(result.changedSets, 1u);
    ASSERT_EQ(result.changes.size(), 1u);
    const ReachChange& change = result.changes.front();
    EXPECT_EQ(flowId(before.catalog(), reach.flows()[change.flow]), "r1");
    EXPECT_EQ(change.failureSet, (std::vector{RegionIndex(2), RegionIndex(3)}));
    EXPECT_EQ(change.before.action, RuleAction::restore);
    EXPECT_EQ(change.before.target, RegionIndex(3));
    EXPECT_EQ(change.after.action, RuleAction::hold);
}

TEST(Reach, aSingleLossCountsWithEveryOtherRegion)
{
    const EstateState before = stateFrom(sixRegions());
    const EstateState after =
        stateFrom(sixRegions() + "policy x\nrule x when=c restore=d\nassign x volume=r1\n");
    const Reach reach = finished(before, after, true);
    ASSERT_EQ(reach.result().changes.size(), 1u);
    EXPECT_EQ(reach.result().changes.front().failureSet, (std::vector{RegionIndex(2)}));
    EXPECT_EQ(reach.result().changes.front().sets, 6u);  // c; c with each of the five others
    EXPECT_EQ(reach.result().changedSets, 6u);
}

TEST(Reach, stepsAreBounded)
{
    const EstateState before = stateFrom(sixRegions());
    const EstateState after =
        stateFrom(sixRegions() + "policy x\nrule x when=c restore=d\nassign x entity=e\n");
    auto reach = Reach::make(before, std::make_shared<Rules>(after.rules()), true);
    EXPECT_EQ(reach->edited(), 6u);
    std::uint64_t steps = 1;
    while (reach->step(1))
        ++steps;
    EXPECT_GT(steps, 6u);
    EXPECT_EQ(reach->result().changedActions,
              finished(before, after, true, 1'000'000).result().changedActions);
}

// In a real estate an edit of one policy looks at a handful of sets of a few flows.
TEST(Reach, ofOnePolicyLooksAtItsOwnFlowsOnly)
{
    EstateSource source;
    const EstateState state = openEstate(source, start).value();
    auto edited = std::make_shared<Rules>(state.rules());
    const VolumeIndex volume(0);
    const PolicyIndex policy = edited->policyOf(state.catalog(), volume);
    FailoverRule& rule = edited->policies[policy.value].rules.front();
    ASSERT_EQ(rule.failureSet, (std::vector{RegionIndex(0)}));
    rule.target = RegionIndex();
    auto reach = Reach::make(state, edited, true);
    std::uint64_t steps = 0;
    while (reach->step(1))
        ++steps;
    EXPECT_LT(reach->edited(), 24u);
    EXPECT_LT(steps, 300u);
    EXPECT_EQ(reach->result().sets, 131'328u);
    EXPECT_EQ(reach->result().changedFlows, reach->edited());
    // Region 0 alone and with every region but the first destination, which has its own rule.
    EXPECT_EQ(reach->result().changedSets, 511u);
}

TEST(Reach, refusesRulesOfAnotherEstate)
{
    const EstateState state = stateFrom(sixRegions());
    const EstateState other = stateFrom(fourRegions() + oneVolume());
    EXPECT_EQ(Reach::make(state, std::make_shared<Rules>(other.rules()), true).error().code,
              ErrorCode::badInput);
}

}  // namespace
}  // namespace estate
