#include "engine/estate/rules.h"

#include <algorithm>

namespace estate {

namespace {

using RegionSet = std::vector<RegionIndex>;

bool holdsRegion(const RegionSet& set, RegionIndex region)
{
    return std::binary_search(set.begin(), set.end(), region);
}

// Ascending, distinct, known and not empty.
bool isFailureSet(const Catalog& catalog, const RegionSet& set)
{
    return !set.empty() && set.back().value < catalog.regions.size() &&
           std::adjacent_find(set.begin(), set.end(),
                              [](RegionIndex a, RegionIndex b) { return a >= b; }) == set.end();
}

tl::unexpected<Error> refuse(const std::string& policy, std::size_t rule, const char* why)
{
    return fail(ErrorCode::badInput,
                "Policy \"" + policy + "\", rule " + std::to_string(rule + 1) + ": " + why,
                {{"policy", policy}, {"rule", std::to_string(rule + 1)}});
}

Result<void> checkPolicy(const Catalog& catalog, const FailoverPolicy& policy)
{
    if (!policy.allowedRegions.empty() && !isFailureSet(catalog, policy.allowedRegions))
        return fail(ErrorCode::badInput,
                    "Policy \"" + policy.id +
                        "\": its allowed regions are not distinct known regions.",
                    {{"policy", policy.id}});
    for (std::size_t i = 0; i < policy.rules.size(); ++i) {
        const FailoverRule& rule = policy.rules[i];
        if (!isFailureSet(catalog, rule.failureSet))
            return refuse(policy.id, i,
                          "its failure set is empty, repeats a region or names none that exists.");
        for (std::size_t j = 0; j < i; ++j)
            if (policy.rules[j].failureSet == rule.failureSet)
                return refuse(policy.id, i, "another rule has the same failure set.");
        if (rule.holds())
            continue;
        if (rule.target.value >= catalog.regions.size())
            return refuse(policy.id, i, "its target is not a region.");
        if (holdsRegion(rule.failureSet, rule.target))
            return refuse(policy.id, i, "its target lies inside its own failure set.");
        if (!policy.allowedRegions.empty() && !holdsRegion(policy.allowedRegions, rule.target))
            return refuse(policy.id, i, "its target lies outside the policy's allowed regions.");
    }
    return {};
}

Result<void> checkImpact(const Catalog& catalog, ApplicationIndex application,
                         const ApplicationImpact& impact)
{
    const std::string& id = catalog.application(application).id;
    if (impact.own && impact.own->isZero())
        return fail(ErrorCode::badInput,
                    "Application \"" + id +
                        "\" has an impact of zero everywhere; leave it out instead.",
                    {{"id", id}});
    for (std::size_t i = 0; i < impact.scenarios.size(); ++i) {
        const ScenarioRule& rule = impact.scenarios[i];
        if (!isFailureSet(catalog, rule.failureSet) || rule.impact.isZero() || rule.rto.value == 0)
            return fail(ErrorCode::badInput,
                        "Application \"" + id + "\", scenario " + std::to_string(i + 1) +
                            ": needs known regions, an RTO and an impact.",
                        {{"id", id}});
        for (std::size_t j = 0; j < i; ++j)
            if (impact.scenarios[j].failureSet == rule.failureSet)
                return fail(ErrorCode::badInput,
                            "Application \"" + id +
                                "\" has two scenarios for the same failure set.",
                            {{"id", id}});
    }
    return {};
}

void putSet(Hasher& hasher, const RegionSet& set)
{
    hasher.put(set.size());
    for (const RegionIndex region : set)
        hasher.put(region.value);
}

void putImpact(Hasher& hasher, const Impact& impact)
{
    hasher.put(impact.downtime.value).put(impact.breach.value).put(impact.perLostOperation.value);
}

}  // namespace

Rules::Rules(const Catalog& catalog)
    : impacts(catalog.applications.size()), volumePolicies(catalog.volumes.size()),
      groupPolicies(catalog.recoveryGroups.size()),
      applicationPolicies(catalog.applications.size()), entityPolicies(catalog.entities.size())
{}

Result<void> Rules::seal(const Catalog& catalog)
{
    for (const FailoverPolicy& policy : policies)
        if (auto valid = checkPolicy(catalog, policy); !valid)
            return valid;
    for (std::uint32_t i = 0; i < impacts.size(); ++i)
        if (auto valid = checkImpact(catalog, ApplicationIndex(i), impacts[i]); !valid)
            return valid;
    Hasher hasher("rules/1");
    hasher.put(policies.size());
    for (const FailoverPolicy& policy : policies) {
        hasher.put(policy.id);
        putSet(hasher, policy.allowedRegions);
        hasher.put(policy.rules.size());
        for (const FailoverRule& rule : policy.rules) {
            putSet(hasher, rule.failureSet);
            hasher.put(rule.target.value);
        }
    }
    hasher.put(impacts.size());
    for (const ApplicationImpact& impact : impacts) {
        hasher.put(impact.own ? 1 : 0);
        putImpact(hasher, impact.own.value_or(Impact{}));
        hasher.put(impact.scenarios.size());
        for (const ScenarioRule& rule : impact.scenarios) {
            putSet(hasher, rule.failureSet);
            hasher.put(rule.rto.value);
            putImpact(hasher, rule.impact);
        }
    }
    for (const auto* assignment :
         {&volumePolicies, &groupPolicies, &applicationPolicies, &entityPolicies}) {
        hasher.put(assignment->size());
        for (const PolicyIndex policy : *assignment) {
            if (policy.valid() && policy.value >= policies.size())
                return fail(ErrorCode::unknownId, "A policy is assigned that does not exist.");
            hasher.put(policy.value);
        }
    }
    m_digest = hasher.finish();
    return {};
}

PolicyIndex Rules::policyOf(const Catalog& catalog, VolumeIndex volume) const
{
    const VolumeSpec& spec = catalog.volume(volume);
    if (volumePolicies[volume.value].valid())
        return volumePolicies[volume.value];
    if (spec.recoveryGroup.valid() && groupPolicies[spec.recoveryGroup.value].valid())
        return groupPolicies[spec.recoveryGroup.value];
    if (applicationPolicies[spec.application.value].valid())
        return applicationPolicies[spec.application.value];
    return entityPolicies[catalog.application(spec.application).entity.value];
}

}  // namespace estate
