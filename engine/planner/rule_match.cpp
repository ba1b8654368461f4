#include "engine/planner/rule_match.h"

#include <algorithm>

namespace estate {

bool isCandidate(std::span<const RegionIndex> failureSet, RegionIndex source,
                 std::span<const RegionIndex> unavailable)
{
    return std::binary_search(failureSet.begin(), failureSet.end(), source) &&
           std::includes(unavailable.begin(), unavailable.end(), failureSet.begin(),
                         failureSet.end());
}

namespace {

// Positions of the candidates: those of the largest size, and the smaller ones they beat.
struct Candidates {
    std::vector<std::uint32_t> largest;
    std::vector<std::uint32_t> beaten;
};

template <typename RuleTable>
Candidates findCandidates(const RuleTable& rules, RegionIndex source,
                          std::span<const RegionIndex> unavailable,
                          std::optional<std::uint32_t> without)
{
    Candidates found;
    std::size_t size = 0;
    for (std::uint32_t i = 0; i < rules.size(); ++i) {
        if (i == without || !isCandidate(rules[i].failureSet, source, unavailable))
            continue;
        if (rules[i].failureSet.size() > size) {
            found.beaten.insert(found.beaten.end(), found.largest.begin(), found.largest.end());
            found.largest.clear();
            size = rules[i].failureSet.size();
        }
        (rules[i].failureSet.size() == size ? found.largest : found.beaten).push_back(i);
    }
    std::sort(found.beaten.begin(), found.beaten.end());
    return found;
}

}  // namespace

RuleMatch matchRule(const FailoverPolicy* policy, PolicyIndex index, RegionIndex source,
                    std::span<const RegionIndex> unavailable, std::optional<std::uint32_t> without)
{
    RuleMatch match;
    if (policy == nullptr)
        return match;
    match.trace.policy = index;
    Candidates found = findCandidates(policy->rules, source, unavailable, without);
    match.trace.beaten = std::move(found.beaten);
    if (found.largest.empty())
        return match;
    const FailoverRule& first = policy->rules[found.largest.front()];
    for (const std::uint32_t other : found.largest)
        if (policy->rules[other].target != first.target) {
            match.action = RuleAction::ambiguous;
            match.trace.tied = std::move(found.largest);
            return match;
        }
    match.trace.winner = found.largest.front();
    match.action = first.holds() ? RuleAction::hold : RuleAction::restore;
    match.target = first.target;
    return match;
}

ObjectiveMatch matchObjective(const ApplicationImpact& impact, Duration volumeRto,
                              RegionIndex source, std::span<const RegionIndex> unavailable)
{
    ObjectiveMatch match;
    const Candidates found = findCandidates(impact.scenarios, source, unavailable, std::nullopt);
    if (found.largest.empty()) {
        if (impact.own)
            match.objective = Objective{volumeRto, *impact.own};
        return match;
    }
    const auto objectiveOf = [&impact](std::uint32_t i) {
        return Objective{impact.scenarios[i].rto, impact.scenarios[i].impact};
    };
    for (const std::uint32_t other : found.largest)
        if (objectiveOf(other) != objectiveOf(found.largest.front())) {
            match.ambiguous = true;
            return match;
        }
    match.scenario = found.largest.front();
    match.objective = objectiveOf(found.largest.front());
    return match;
}

}  // namespace estate
