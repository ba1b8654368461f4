// Policies, their assignment, and impacts: they apply from the next planning pass on.
#include "engine/estate/identifiers.h"
#include "engine/planner/configure.h"
#include "engine/planner/configure_parts.h"

namespace estate {

Result<FailoverPolicy> resolvePolicy(const Catalog& catalog, const PutPolicy& described)
{
    const std::string who = subject("Policy", described.id);
    if (auto valid = checkForeignId(described.id); !valid)
        return tl::unexpected(valid.error());
    if (auto valid = checkListLength(who, described.rules.size()); !valid)
        return tl::unexpected(valid.error());
    auto allowed = resolveRegions(catalog, who + ", allowed regions", described.allowedRegions);
    if (!allowed)
        return tl::unexpected(allowed.error());
    FailoverPolicy policy{described.id, std::move(*allowed), {}};
    for (const FailoverRuleDescription& rule : described.rules) {
        const std::string where = who + ", rule " + std::to_string(policy.rules.size() + 1);
        auto failureSet = resolveRegions(catalog, where, rule.failureSet);
        if (!failureSet)
            return tl::unexpected(failureSet.error());
        FailoverRule resolved{std::move(*failureSet), RegionIndex()};
        if (!rule.target.empty()) {
            const auto target =
                resolveRegions(catalog, where, std::vector<std::string>{rule.target});
            if (!target)
                return tl::unexpected(target.error());
            resolved.target = target->front();
        }
        policy.rules.push_back(std::move(resolved));
    }
    if (auto valid = checkPolicy(catalog, policy); !valid)
        return tl::unexpected(valid.error());
    return policy;
}

Result<bool> configure(EstateState& state, const PutPolicy& event)
{
    auto policy = resolvePolicy(state.catalog(), event);
    if (!policy)
        return tl::unexpected(policy.error());
    if (const PolicyIndex known = state.rules().policyNamed(event.id);
        known.valid() && state.rules().policy(known) == *policy)
        return true;
    ESTATE_ENSURE(state.editRules().putPolicy(state.catalog(), std::move(*policy)).has_value());
    return false;
}

namespace {

template <typename TableIndex>
Result<bool> assignTo(EstateState& state, const Result<std::vector<TableIndex>>& subjects,
                      PolicyIndex policy)
{
    if (!subjects)
        return tl::unexpected(subjects.error());
    const Rules& rules = state.rules();
    if (std::all_of(subjects->begin(), subjects->end(),
                    [&](TableIndex i) { return rules.assigned(i) == policy; }))
        return true;
    Rules& edited = state.editRules();
    for (const TableIndex index : *subjects)
        edited.assign(index, policy);
    return false;
}

}  // namespace

Result<bool> configure(EstateState& state, const AssignPolicy& event)
{
    const Catalog& catalog = state.catalog();
    PolicyIndex policy;
    if (!event.policy.empty()) {
        const auto found = state.rules().findPolicy(event.policy);
        if (!found)
            return tl::unexpected(found.error());
        policy = *found;
    }
    const std::string who = event.policy.empty() ? std::string("Taking policies away")
                                                 : "Assigning policy \"" + event.policy + "\"";
    if (event.subjects.empty())
        return fail(ErrorCode::badInput, who + " needs at least one subject.");
    switch (event.scope) {
    case PolicyScope::volume:
        return assignTo(state, resolveVolumes(catalog, who, event.subjects), policy);
    case PolicyScope::recoveryGroup:
        return assignTo(state,
                        resolveSet<RecoveryGroupIndex>(
                            who, event.subjects,
                            [&](const std::string& id) { return catalog.findRecoveryGroup(id); }),
                        policy);
    case PolicyScope::application:
        return assignTo(state, resolveApplications(catalog, who, event.subjects), policy);
    case PolicyScope::entity:
        return assignTo(
            state,
            resolveSet<EntityIndex>(who, event.subjects,
                                    [&](const std::string& id) { return catalog.findEntity(id); }),
            policy);
    }
    return fail(ErrorCode::badInput, who + ": its scope is not known.");
}

namespace {

Result<bool> changeImpact(EstateState& state, ApplicationIndex application,
                          ApplicationImpact impact)
{
    const Catalog& catalog = state.catalog();
    if (auto valid = checkImpact(catalog, catalog.application(application).id, impact); !valid)
        return tl::unexpected(valid.error());
    if (state.rules().impacts[application.value] == impact)
        return true;
    ESTATE_ENSURE(state.editRules().setImpact(catalog, application, std::move(impact)).has_value());
    return false;
}

}  // namespace

Result<bool> configure(EstateState& state, const SetImpact& event)
{
    const auto application = state.catalog().findApplication(event.application);
    if (!application)
        return tl::unexpected(application.error());
    ApplicationImpact impact = state.rules().impacts[application->value];
    impact.own = event.impact;
    return changeImpact(state, *application, std::move(impact));
}

Result<bool> configure(EstateState& state, const SetScenarios& event)
{
    const auto application = state.catalog().findApplication(event.application);
    if (!application)
        return tl::unexpected(application.error());
    auto scenarios = resolveScenarios(state.catalog(), event.application, event.scenarios);
    if (!scenarios)
        return tl::unexpected(scenarios.error());
    ApplicationImpact impact = state.rules().impacts[application->value];
    impact.scenarios = std::move(*scenarios);
    return changeImpact(state, *application, std::move(impact));
}

Result<std::vector<ScenarioRule>>
resolveScenarios(const Catalog& catalog, const std::string& application,
                 const std::vector<ScenarioDescription>& scenarios)
{
    const std::string who = subject("Application", application);
    if (auto valid = checkListLength(who + ", scenarios", scenarios.size()); !valid)
        return tl::unexpected(valid.error());
    std::vector<ScenarioRule> resolved;
    for (const ScenarioDescription& scenario : scenarios) {
        const std::string where = who + ", scenario " + std::to_string(resolved.size() + 1);
        auto failureSet = resolveRegions(catalog, where, scenario.failureSet);
        if (!failureSet)
            return tl::unexpected(failureSet.error());
        resolved.push_back({std::move(*failureSet), scenario.rto, scenario.impact});
    }
    return resolved;
}

}  // namespace estate
