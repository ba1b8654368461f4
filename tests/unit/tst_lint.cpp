// Lint: every code has an estate that shows it, and what it says about ambiguity is what an
// exhaustive search says.
#include <algorithm>
#include <random>
#include <set>

#include "engine/planner/lint.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr auto toB = "replica v in=b durable=1000 applied=900\n";

LintReport lintOf(const EstateState& state)
{
    return lint(state, state.rules());
}

std::vector<LintFinding> findings(const LintReport& report, LintCode code)
{
    std::vector<LintFinding> found;
    for (const LintFinding& finding : report.findings)
        if (finding.code == code)
            found.push_back(finding);
    return found;
}

LintFinding only(const EstateState& state, LintCode code)
{
    const auto found = findings(lintOf(state), code);
    EXPECT_EQ(found.size(), 1u) << lintCodeName(code);
    return found.empty() ? LintFinding{} : found.front();
}

std::vector<RegionIndex> regionsOf(const EstateState& state, std::string_view letters)
{
    std::vector<RegionIndex> regions;
    for (const char letter : letters)
        regions.push_back(regionNamed(state, std::string(1, letter)));
    return regions;
}

EstateState ruled(const std::string& rules)
{
    return stateFrom(fourRegions() + oneVolume() + toB + "policy p\n" + rules +
                     "assign p volume=v\n");
}

TEST(Lint, rulesInOrderAreQuiet)
{
    const EstateState state = ruled("rule p when=a restore=b\nrule p when=a+b hold\n");
    EXPECT_TRUE(lintOf(state).findings.empty());
    EXPECT_FALSE(lintOf(state).truncated);
}

TEST(Lint, namesTheSmallestAmbiguousSet)
{
    const EstateState state =
        ruled("rule p when=a restore=b\nrule p when=a+c restore=b\nrule p when=a+d hold\n");
    const LintFinding found = only(state, LintCode::ambiguousRules);
    EXPECT_EQ(found.rule, 1u);
    EXPECT_EQ(found.other, 2u);
    EXPECT_EQ(found.failureSet, regionsOf(state, "acd"));
    EXPECT_EQ(found.flows, 1u);
    EXPECT_EQ(found.example, volumeNamed(state, "v"));
    EXPECT_EQ(found.severity(), LintSeverity::error);
}

TEST(Lint, aLargerRuleSettlesTheTie)
{
    const EstateState state = ruled("rule p when=a restore=b\nrule p when=a+c restore=b\n"
                                    "rule p when=a+d hold\nrule p when=a+c+d hold\n");
    EXPECT_TRUE(findings(lintOf(state), LintCode::ambiguousRules).empty());
}

TEST(Lint, rulesWithoutAFlowInTheirSetAreUnreachable)
{
    const EstateState state = ruled("rule p when=a restore=b\nrule p when=c+d hold\n");
    const LintFinding found = only(state, LintCode::unreachableRule);
    EXPECT_EQ(found.rule, 1u);
    EXPECT_EQ(found.failureSet, regionsOf(state, "cd"));
}

TEST(Lint, aPolicyThatIsNarrowedAwayIsUnused)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + toB +
                  "policy p\nrule p when=a restore=b\npolicy q\nrule q when=a hold\n"
                  "assign p volume=v\nassign q entity=e\n");
    EXPECT_EQ(only(state, LintCode::unusedPolicy).policy, PolicyIndex(1));
}

TEST(Lint, aRuleThatSaysWhatItBeatsIsRedundant)
{
    const EstateState state = ruled("rule p when=a restore=b\nrule p when=a+c restore=b\n");
    const LintFinding found = only(state, LintCode::redundantRule);
    EXPECT_EQ(found.rule, 1u);
    EXPECT_EQ(found.other, 0u);
    // Not where it settles what would be a tie.
    const EstateState useful = ruled("rule p when=a restore=b\nrule p when=a+c+d restore=b\n"
                                     "rule p when=a+c hold\n");
    EXPECT_TRUE(findings(lintOf(useful), LintCode::redundantRule).empty());
}

TEST(Lint, whileARegionIsDownItsRulesAreShadowed)
{
    EstateState state = ruled("rule p when=a restore=b\nrule p when=a+c hold\n");
    EXPECT_TRUE(findings(lintOf(state), LintCode::shadowedRule).empty());
    state.setCondition(regionNamed(state, "c"), RegionCondition::fenced, start);
    const LintFinding found = only(state, LintCode::shadowedRule);
    EXPECT_EQ(found.rule, 0u);
    EXPECT_EQ(found.other, 1u);
}

TEST(Lint, countsFlowsThatNoSingleLossRuleCovers)
{
    const EstateState state = ruled("rule p when=a+b hold\n");
    const LintFinding found = only(state, LintCode::uncoveredSingleLoss);
    EXPECT_EQ(found.failureSet, regionsOf(state, "a"));
    EXPECT_EQ(found.flows, 1u);
}

TEST(Lint, targetsThatCanNotTakeTheFlow)
{
    const std::string base = fourRegions() + oneVolume();
    const auto codeFor = [&base](const std::string& rest, LintCode code) {
        return only(stateFrom(base + rest), code);
    };
    const std::string toCRule = "rule p when=a restore=c\nassign p volume=v\n";
    EXPECT_EQ(codeFor("policy p\n" + toCRule, LintCode::targetWithoutReplica).flows, 1u);
    const LintFinding behind =
        codeFor("replica v in=c durable=990\npolicy p\n" + toCRule, LintCode::targetMissesRpo);
    EXPECT_EQ(behind.needed, 0u);
    EXPECT_EQ(behind.available, 10u);

    std::string text = base + "replica v in=c durable=1000\npolicy p\n" + toCRule;
    text.replace(text.find("presence=a,b,c,d"), 16, "presence=a,b,d");
    EXPECT_EQ(only(stateFrom(text), LintCode::targetNotAllowed).flows, 1u);

    text = base + "replica v in=c durable=1000\npolicy p\n" + toCRule;
    const std::string path = "path a-c from=a to=c demux=1GB/s demuxOperations=100k fill=1s\n";
    text.replace(text.find(path), path.size(), "");
    EXPECT_EQ(only(stateFrom(text), LintCode::targetPathUnknown).flows, 1u);
}

TEST(Lint, targetsThatAreDownOrDivergentNow)
{
    EstateState state = ruled("rule p when=a restore=b\n");
    const RegionIndex b = regionNamed(state, "b");
    state.edit(b).findRecord(volumeNamed(state, "v"))->divergent = true;
    EXPECT_EQ(only(state, LintCode::targetDivergent).severity(), LintSeverity::warning);
    state.setCondition(b, RegionCondition::offline, start);
    EXPECT_EQ(only(state, LintCode::targetUnavailable).target, b);
}

TEST(Lint, targetsThatAreTooSmallForever)
{
    std::string text = fourRegions() +
                       "application app entity=e home=a downtimePerHour=1\n"
                       "group g application=app\n"
                       "volume x application=app home=a group=g bytes=10TB iops=1k rto=10m\n"
                       "volume y application=app home=a group=g bytes=10TB iops=1k rto=10m\n"
                       "replica x in=b durable=0\nreplica y in=b durable=0\n"
                       "policy p\nrule p when=a restore=b\nassign p group=g\n";
    for (const char* host : {"host b1-h site=b1 capacity=100TB lanes=4 laneIops=10k",
                             "host b2-h site=b2 capacity=100TB lanes=4 laneIops=10k"}) {
        const std::string small =
            std::string(host).substr(0, 18) + " capacity=15TB lanes=1 laneIops=900";
        text.replace(text.find(host), std::string(host).size(), small);
    }
    const EstateState state = stateFrom(text);
    const LintFinding bytes = only(state, LintCode::targetBytesTooSmall);
    EXPECT_EQ(bytes.needed, 40'000'000'000'000u);
    EXPECT_EQ(bytes.available, 30'000'000'000'000u);
    const LintFinding iops = only(state, LintCode::targetIopsTooSmall);
    EXPECT_EQ(iops.needed, 2'000u);
    EXPECT_EQ(iops.available, 1'800u);
}

TEST(Lint, targetsWithFewerSitesThanCopies)
{
    std::string text = fourRegions();
    for (const char* line :
         {"site b2 region=b\n", "host b2-h site=b2 capacity=100TB lanes=4 laneIops=10k "
                                "restore=1GB/s\n"})
        text.replace(text.find(line), std::string(line).size(), "");
    const EstateState state = stateFrom(text + oneVolume() + toB +
                                        "policy p\nrule p when=a restore=b\nassign p volume=v\n");
    const LintFinding found = only(state, LintCode::targetSitesTooFew);
    EXPECT_EQ(found.needed, 2u);
    EXPECT_EQ(found.available, 1u);
}

TEST(Lint, aTrustDomainIsASharedFateOnlyAmongSeveral)
{
    std::string text = fourRegions() + oneVolume() + toB +
                       "policy p\nrule p when=a restore=b\nassign p volume=v\n";
    EXPECT_TRUE(findings(lintOf(stateFrom(text)), LintCode::targetSharesDomain).empty());
    text.replace(text.find("region d trust=t"), 16, "region d trust=u");
    EXPECT_EQ(only(stateFrom(text), LintCode::targetSharesDomain).severity(), LintSeverity::info);
}

TEST(Lint, groupsWhoseMembersDisagreeAreNamedWithTheSmallestSet)
{
    const EstateState state =
        stateFrom(fourRegions() +
                  "application app entity=e home=a downtimePerHour=1\n"
                  "group g application=app\n"
                  "volume x application=app home=a group=g bytes=1TB iops=1k rto=10m\n"
                  "volume y application=app home=a group=g bytes=1TB iops=1k rto=10m\n"
                  "policy p\nrule p when=a restore=b\nrule p when=a+c hold\n"
                  "policy q\nrule q when=a restore=b\nassign p volume=x\nassign q volume=y\n");
    const LintFinding found = only(state, LintCode::ambiguousGroup);
    EXPECT_EQ(found.failureSet, regionsOf(state, "ac"));
    EXPECT_EQ(found.flows, 2u);
}

TEST(Lint, scenariosThatTieAreNamed)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB +
                                        "scenario app when=a+b rto=1h downtimePerHour=1\n"
                                        "scenario app when=a+d rto=2h downtimePerHour=1\n");
    const LintFinding found = only(state, LintCode::ambiguousScenarios);
    EXPECT_EQ(found.failureSet, regionsOf(state, "abd"));
    EXPECT_EQ(found.rule, 0u);
    EXPECT_EQ(found.other, 1u);
}

std::vector<std::vector<RegionIndex>> everySubset(std::uint32_t regions)
{
    std::vector<std::vector<RegionIndex>> subsets;
    for (std::uint32_t bits = 1; bits < (1u << regions); ++bits) {
        std::vector<RegionIndex> subset;
        for (std::uint32_t i = 0; i < regions; ++i)
            if ((bits >> i & 1u) != 0)
                subset.emplace_back(i);
        subsets.push_back(std::move(subset));
    }
    return subsets;
}

// The smallest ambiguous set over all policies is found, and none is invented.
TEST(Lint, findsAmbiguityExactlyWhereAnExhaustiveSearchDoes)
{
    std::mt19937 random(20'260'103);
    std::uint32_t ambiguous = 0;
    for (std::uint32_t round = 0; round < 400; ++round) {
        std::string rules;
        std::set<std::string> seen;
        for (std::uint32_t i = 0; i < 4; ++i) {
            std::string when;
            for (const char letter : std::string_view("abcd"))
                if (random() % 2 == 0)
                    when += (when.empty() ? "" : "+") + std::string(1, letter);
            if (when.empty() || !seen.insert(when).second)
                continue;
            const char target = "abcd"[random() % 4];
            const bool hold = when.find(target) != std::string::npos;
            rules += "rule p when=" + when +
                     (hold ? std::string(" hold\n") : std::string(" restore=") + target + "\n");
        }
        const EstateState state = ruled(rules);
        std::size_t smallest = 0;
        for (const auto& set : everySubset(4)) {
            const RuleMatch match = matchRule(&state.rules().policies.front(), PolicyIndex(0),
                                              regionNamed(state, "a"), set);
            if (match.action == RuleAction::ambiguous && (smallest == 0 || set.size() < smallest))
                smallest = set.size();
        }
        std::size_t found = 0;
        for (const LintFinding& finding : findings(lintOf(state), LintCode::ambiguousRules))
            if (found == 0 || finding.failureSet.size() < found)
                found = finding.failureSet.size();
        EXPECT_EQ(found, smallest) << "round " << round << "\n" << rules;
        ambiguous += smallest > 0 ? 1 : 0;
    }
    EXPECT_GT(ambiguous, 20u);
}

TEST(Lint, theBuiltInEstatesAreFreeOfErrors)
{
    for (const EstateSource& source :
         {EstateSource{}, EstateSource{EstateOrigin::fourRegion, 0, ""}}) {
        const LintReport report = lintOf(openEstate(source, start).value());
        EXPECT_FALSE(report.truncated);
        for (const LintFinding& finding : report.findings)
            EXPECT_NE(finding.severity(), LintSeverity::error) << lintCodeName(finding.code);
    }
}

}  // namespace
}  // namespace estate
