// Ambiguity between members of a recovery group, and between scenarios of an application.
#include "engine/planner/lint_parts.h"

namespace estate {

namespace {

using RegionSet = std::vector<RegionIndex>;

bool smaller(const RegionSet& a, const RegionSet& b)
{
    return a.size() != b.size() ? a.size() < b.size() : a < b;
}

// One member of each kind: the same policy and source make the same choices.
struct MemberKind {
    PolicyIndex policy;
    RegionIndex source;
    VolumeIndex volume;
};
std::vector<MemberKind> kindsOf(const LintPass& pass, const Flow& flow)
{
    std::vector<MemberKind> kinds;
    for (std::size_t i = 0; i < flow.members.size(); ++i) {
        const PolicyIndex policy = pass.rules.policyOf(pass.catalog(), flow.members[i]);
        const bool known = std::any_of(kinds.begin(), kinds.end(), [&](const MemberKind& kind) {
            return kind.policy == policy && kind.source == flow.sources[i];
        });
        if (!known)
            kinds.push_back({policy, flow.sources[i], flow.members[i]});
    }
    return kinds;
}

// The sets that can decide about the source: those that hold it, and its own region alone.
template <typename RuleTable>
std::vector<RegionSet> decidingSets(LintPass& pass, const RuleTable& rules, RegionIndex source)
{
    std::vector<RegionSet> sets{{source}};
    for (const auto& rule : rules) {
        if (!std::binary_search(rule.failureSet.begin(), rule.failureSet.end(), source))
            continue;
        if (sets.size() > lintPairwiseMax) {
            pass.report.truncated = true;
            break;
        }
        sets.push_back(rule.failureSet);
    }
    return sets;
}

// The smallest union of one set of each that `shows`. Whatever two members do in a failure set is
// done already in the union of their own sources and the rules that win for them there.
template <typename Shows>
void offerUnions(const std::vector<RegionSet>& a, const std::vector<RegionSet>& b,
                 std::optional<RegionSet>& smallest, Shows shows)
{
    for (const RegionSet& left : a)
        for (const RegionSet& right : b) {
            const RegionSet both = unionOf(left, right);
            if ((!smallest || smaller(both, *smallest)) && shows(both))
                smallest = both;
        }
}

std::vector<RegionSet> policySets(LintPass& pass, const MemberKind& kind)
{
    if (!kind.policy.valid())
        return {{kind.source}};
    return decidingSets(pass, pass.rules.policies[kind.policy.value].rules, kind.source);
}

// Tied rules of one policy are ambiguousRules already; here members disagree.
bool membersDisagree(const LintPass& pass, const MemberKind& a, const MemberKind& b,
                     const RegionSet& set)
{
    const auto lost = pass.lostWith(set);
    const auto matchOf = [&](const MemberKind& kind) {
        return matchRule(policyFor(pass.catalog(), pass.rules, kind.volume), kind.policy,
                         kind.source, lost);
    };
    const RuleMatch left = matchOf(a);
    const RuleMatch right = matchOf(b);
    return left.action != RuleAction::ambiguous && right.action != RuleAction::ambiguous &&
           (left.action != right.action || left.target != right.target);
}

bool objectivesDisagree(const LintPass& pass, ApplicationIndex application, RegionIndex a,
                        RegionIndex b, const RegionSet& set)
{
    const auto lost = pass.lostWith(set);
    const ApplicationImpact& impact = pass.rules.impacts[application.value];
    const ObjectiveMatch left = matchObjective(impact, Duration(0), a, lost);
    const ObjectiveMatch right = matchObjective(impact, Duration(0), b, lost);
    return left.objective && right.objective && left.objective->impact != right.objective->impact;
}

void lintGroup(LintPass& pass, const Flow& flow)
{
    const auto kinds = kindsOf(pass, flow);
    const auto& scenarios = pass.rules.impacts[flow.application.value].scenarios;
    std::optional<RegionSet> rules;
    std::optional<RegionSet> objectives;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (std::size_t j = i + 1; j < kinds.size(); ++j) {
            const MemberKind& a = kinds[i];
            const MemberKind& b = kinds[j];
            offerUnions(policySets(pass, a), policySets(pass, b), rules,
                        [&](const RegionSet& set) { return membersDisagree(pass, a, b, set); });
            if (a.source != b.source)
                offerUnions(
                    decidingSets(pass, scenarios, a.source),
                    decidingSets(pass, scenarios, b.source), objectives, [&](const RegionSet& set) {
                        return objectivesDisagree(pass, flow.application, a.source, b.source, set);
                    });
        }
    const auto report = [&](LintCode code, const RegionSet& set) {
        LintFinding found;
        found.code = code;
        found.failureSet = set;
        found.application = flow.application;
        found.example = flow.members.front();
        found.flows = flow.members.size();
        pass.add(std::move(found));
    };
    if (rules)
        report(LintCode::ambiguousGroup, *rules);
    if (objectives)
        report(LintCode::ambiguousScenarios, *objectives);
}

void lintScenarioPair(LintPass& pass, ApplicationIndex application, std::uint32_t first,
                      std::uint32_t second, const std::map<RegionIndex, Flow>& bySource)
{
    const ApplicationImpact& impact = pass.rules.impacts[application.value];
    const ScenarioRule& a = impact.scenarios[first];
    const ScenarioRule& b = impact.scenarios[second];
    if (a.failureSet.size() != b.failureSet.size() || (a.rto == b.rto && a.impact == b.impact))
        return;
    LintFinding found;
    found.code = LintCode::ambiguousScenarios;
    found.rule = first;
    found.other = second;
    found.application = application;
    found.failureSet = unionOf(a.failureSet, b.failureSet);
    const auto lost = pass.lostWith(found.failureSet);
    for (const auto& [source, flow] : bySource) {
        if (!isCandidate(a.failureSet, source, lost) || !isCandidate(b.failureSet, source, lost) ||
            !matchObjective(impact, Duration(0), source, lost).ambiguous)
            continue;
        found.flows += flow.members.size();
        if (!found.example.valid())
            found.example = flow.members.front();
    }
    if (found.flows > 0)
        pass.add(std::move(found));
}

}  // namespace

void lintGroups(LintPass& pass)
{
    for (const Flow& flow : pass.flows)
        if (flow.members.size() > 1)
            lintGroup(pass, flow);
}

void lintScenarios(LintPass& pass)
{
    std::map<ApplicationIndex, std::map<RegionIndex, Flow>> flows;
    for (const Flow& flow : pass.flows) {
        if (pass.rules.impacts[flow.application.value].scenarios.size() < 2)
            continue;
        for (std::size_t i = 0; i < flow.members.size(); ++i)
            flows[flow.application][flow.sources[i]].members.push_back(flow.members[i]);
    }
    for (const auto& [application, bySource] : flows) {
        const auto all = pass.rules.impacts[application.value].scenarios.size();
        const auto count = static_cast<std::uint32_t>(std::min(all, lintPairwiseMax));
        pass.report.truncated = pass.report.truncated || count < all;
        for (std::uint32_t i = 0; i < count; ++i)
            for (std::uint32_t j = i + 1; j < count; ++j)
                lintScenarioPair(pass, application, i, j, bySource);
    }
}

}  // namespace estate
