#include "engine/planner/explain.h"

#include <algorithm>

#include "engine/planner/destination.h"
#include "engine/planner/flow_action.h"

namespace estate {

std::string_view ruleStandingName(RuleStanding standing)
{
    switch (standing) {
    case RuleStanding::winner: return "winner";
    case RuleStanding::beaten: return "beaten";
    case RuleStanding::tied: return "tied";
    case RuleStanding::notCandidate: return "not-candidate";
    }
    return "unknown";
}

namespace {

// The volumes that recover together with the one of this id.
Result<std::vector<VolumeIndex>> resolveGroup(const Catalog& catalog, std::string_view id)
{
    RecoveryGroupIndex group;
    const auto volume = catalog.findVolume(id);
    if (const auto found = catalog.findRecoveryGroup(id))
        group = *found;
    else if (!volume)
        return tl::unexpected(volume.error());
    else
        group = catalog.volume(*volume).recoveryGroup;
    if (!group.valid())
        return std::vector{*volume};
    const auto members = catalog.volumesOf(group);
    if (members.empty())
        return fail(ErrorCode::notFound,
                    "Recovery group \"" + std::string(id) + "\" has no volume to explain.",
                    {{"id", std::string(id)}});
    return std::vector(members.begin(), members.end());
}

RuleStanding standingOf(std::uint32_t position, const RuleTrace& trace)
{
    const auto listed = [position](const std::vector<std::uint32_t>& positions) {
        return std::find(positions.begin(), positions.end(), position) != positions.end();
    };
    if (trace.winner == position)
        return RuleStanding::winner;
    if (listed(trace.tied))
        return RuleStanding::tied;
    return listed(trace.beaten) ? RuleStanding::beaten : RuleStanding::notCandidate;
}

void explainRules(ExplainedMember& member, const Rules& rules,
                  std::span<const RegionIndex> unavailable)
{
    if (!member.policy.valid())
        return;
    const FailoverPolicy& policy = rules.policies[member.policy.value];
    const RuleMatch match = matchRule(&policy, member.policy, member.source, unavailable);
    for (std::uint32_t i = 0; i < policy.rules.size(); ++i)
        member.rules.push_back(
            {i, policy.rules[i].failureSet, policy.rules[i].target, standingOf(i, match.trace)});
}

void explainObjective(ExplainedMember& member, const ApplicationImpact& impact, Duration rto,
                      std::span<const RegionIndex> unavailable)
{
    const ObjectiveMatch match = matchObjective(impact, rto, member.source, unavailable);
    member.objective = match.objective;
    member.ambiguousObjective = match.ambiguous;
    std::size_t largest = 0;
    for (const ScenarioRule& scenario : impact.scenarios)
        if (isCandidate(scenario.failureSet, member.source, unavailable))
            largest = std::max(largest, scenario.failureSet.size());
    for (std::uint32_t i = 0; i < impact.scenarios.size(); ++i) {
        const ScenarioRule& scenario = impact.scenarios[i];
        RuleStanding standing = RuleStanding::notCandidate;
        if (match.scenario == i)
            standing = RuleStanding::winner;
        else if (isCandidate(scenario.failureSet, member.source, unavailable))
            standing = match.ambiguous && scenario.failureSet.size() == largest
                           ? RuleStanding::tied
                           : RuleStanding::beaten;
        member.scenarios.push_back(
            {i, scenario.failureSet, {scenario.rto, scenario.impact}, standing});
    }
}

ExplainedMember explainMember(const EstateState& lost, VolumeIndex volume)
{
    const VolumeSpec& spec = lost.catalog().volume(volume);
    ExplainedMember member;
    member.volume = volume;
    member.source = lost.sourceOf(volume);
    const RegionState& region = lost.region(member.source);
    const VolumeState& placed = lost.volume(volume);
    member.legs = static_cast<std::uint32_t>(placed.legs.size());
    for (const Leg& leg : placed.legs)
        member.legsOnline += region.legOnline(leg) ? 1 : 0;
    member.lost = member.legs > 0 && member.legsOnline == 0;
    member.policy = lost.rules().policyOf(lost.catalog(), volume);
    explainRules(member, lost.rules(), lost.unavailableRegions());
    explainObjective(member, lost.rules().impacts[spec.application.value], spec.rto,
                     lost.unavailableRegions());
    return member;
}

bool decidesAny(const GroupDecision& decision, const std::vector<VolumeIndex>& members)
{
    return std::any_of(members.begin(), members.end(), [&decision](VolumeIndex member) {
        return std::find(decision.members.begin(), decision.members.end(), member) !=
               decision.members.end();
    });
}

// What would bind, where the planner did not get as far as to look.
std::vector<DestinationVerdict> wouldBind(const EstateState& lost, const Explanation& explanation,
                                          const ClosedWindows& windows)
{
    LostGroup group;
    group.application = explanation.application;
    group.recoveryGroup = explanation.recoveryGroup;
    for (const ExplainedMember& member : explanation.members)
        if (member.lost) {
            group.members.push_back(member.volume);
            group.sources.push_back(member.source);
        }
    const RuleMatch free;  // as if no rule applied
    std::vector<DestinationVerdict> verdicts;
    if (group.members.empty())
        return verdicts;
    const ClosedPlaces closed(lost, windows);
    for (const RegionIndex region : regionsInReach(lost, group, free))
        verdicts.push_back(checkDestination(lost, group, free, region, closed));
    return verdicts;
}

std::uint32_t sourcesOf(const Explanation& explanation)
{
    std::vector<RegionIndex> sources;
    for (const ExplainedMember& member : explanation.members)
        if (member.lost)
            sources.push_back(member.source);
    std::sort(sources.begin(), sources.end());
    sources.erase(std::unique(sources.begin(), sources.end()), sources.end());
    return static_cast<std::uint32_t>(sources.size());
}

}  // namespace

Result<Explanation> explain(const EstateState& state, std::string_view id,
                            const FailureSet& failures, Timestamp at, const ClosedWindows& windows)
{
    const auto members = resolveGroup(state.catalog(), id);
    if (!members)
        return tl::unexpected(members.error());
    const auto preview = previewDisaster(state, failures, at, windows);
    if (!preview)
        return tl::unexpected(preview.error());
    EstateState lost = state;
    lost.advance(state.index() + 1, at);
    applyLosses(lost, resolveLosses(state.catalog(), failures).value(), at);

    Explanation explanation;
    const VolumeSpec& spec = state.catalog().volume(members->front());
    explanation.application = spec.application;
    explanation.recoveryGroup = spec.recoveryGroup;
    for (const VolumeIndex member : *members)
        explanation.members.push_back(explainMember(lost, member));
    for (const GroupDecision& decision : preview->plan.groups)
        if (decidesAny(decision, *members))
            explanation.decisions.push_back(decision);
    explanation.affected = !explanation.decisions.empty();
    if (!explanation.affected)
        return explanation;
    explanation.destinations = explanation.decisions.front().verdicts;
    const bool repaired = explanation.decisions.front().kind == GangKind::repair;
    if (explanation.destinations.empty() && !repaired)
        explanation.destinations = wouldBind(lost, explanation, windows);
    if (!repaired)
        explanation.outOfReach = state.regionCount() - sourcesOf(explanation) -
                                 static_cast<std::uint32_t>(explanation.destinations.size());
    return explanation;
}

}  // namespace estate
