#include "engine/estate/rules.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "engine/estate/identifiers.h"

namespace estate {

namespace {

using RegionSet = std::vector<RegionIndex>;

bool holdsRegion(const RegionSet& set, RegionIndex region)
{
    return std::binary_search(set.begin(), set.end(), region);
}

// Why these are not regions to fail together; null when they are.
const char* faultOf(const Catalog& catalog, const RegionSet& set)
{
    if (set.empty())
        return "its failure set is empty.";
    if (set.back().value >= catalog.regions.size())
        return "its failure set names a region that does not exist.";
    if (std::adjacent_find(set.begin(), set.end(),
                           [](RegionIndex a, RegionIndex b) { return a >= b; }) != set.end())
        return "its failure set repeats a region.";
    return nullptr;
}

// Position of a rule whose failure set stands in an earlier rule too, or the size.
template <typename RuleTable>
std::size_t findRepeatedSet(const RuleTable& rules)
{
    std::vector<std::size_t> order(rules.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&rules](std::size_t a, std::size_t b) {
        return std::tie(rules[a].failureSet, a) < std::tie(rules[b].failureSet, b);
    });
    for (std::size_t i = 1; i < order.size(); ++i)
        if (rules[order[i]].failureSet == rules[order[i - 1]].failureSet)
            return order[i];
    return rules.size();
}

tl::unexpected<Error> refuse(const std::string& policy, std::size_t rule, const char* why)
{
    return fail(ErrorCode::badInput,
                "Policy \"" + policy + "\", rule " + std::to_string(rule + 1) + ": " + why,
                {{"policy", policy}, {"rule", std::to_string(rule + 1)}});
}

tl::unexpected<Error> refuseScenario(const std::string& id, std::size_t scenario, const char* why)
{
    return fail(ErrorCode::badInput,
                "Application \"" + id + "\", scenario " + std::to_string(scenario + 1) + ": " + why,
                {{"id", id}, {"scenario", std::to_string(scenario + 1)}});
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

void hashPolicy(Hasher& hasher, const FailoverPolicy& policy)
{
    hasher.put(policy.id);
    putSet(hasher, policy.allowedRegions);
    hasher.put(policy.rules.size());
    for (const FailoverRule& rule : policy.rules) {
        putSet(hasher, rule.failureSet);
        hasher.put(rule.target.value);
    }
    if (policy.retired)
        hasher.put("retired");
}

void hashImpacts(Hasher& hasher, const ApplicationImpact& impact)
{
    hasher.put(impact.own ? 1 : 0);
    putImpact(hasher, impact.own.value_or(Impact{}));
    hasher.put(impact.scenarios.size());
    for (const ScenarioRule& rule : impact.scenarios) {
        putSet(hasher, rule.failureSet);
        hasher.put(rule.rto.value);
        putImpact(hasher, rule.impact);
    }
}

}  // namespace

Result<void> checkPolicy(const Catalog& catalog, const FailoverPolicy& policy)
{
    if (!policy.allowedRegions.empty() && faultOf(catalog, policy.allowedRegions) != nullptr)
        return fail(ErrorCode::badInput,
                    "Policy \"" + policy.id +
                        "\": its allowed regions are not distinct known regions.",
                    {{"policy", policy.id}});
    for (std::size_t i = 0; i < policy.rules.size(); ++i) {
        const FailoverRule& rule = policy.rules[i];
        if (const char* fault = faultOf(catalog, rule.failureSet))
            return refuse(policy.id, i, fault);
        if (rule.holds())
            continue;
        if (rule.target.value >= catalog.regions.size())
            return refuse(policy.id, i, "its target is not a region.");
        if (holdsRegion(rule.failureSet, rule.target))
            return refuse(policy.id, i, "its target lies inside its own failure set.");
        if (!policy.allowedRegions.empty() && !holdsRegion(policy.allowedRegions, rule.target))
            return refuse(policy.id, i, "its target lies outside the policy's allowed regions.");
    }
    if (const std::size_t repeated = findRepeatedSet(policy.rules); repeated < policy.rules.size())
        return refuse(policy.id, repeated, "another rule has the same failure set.");
    return {};
}

Result<void> checkImpact(const Catalog& catalog, const std::string& application,
                         const ApplicationImpact& impact)
{
    if (impact.own && impact.own->isZero())
        return fail(ErrorCode::badInput,
                    "Application \"" + application +
                        "\" has an impact of zero everywhere; leave it out instead.",
                    {{"id", application}});
    for (std::size_t i = 0; i < impact.scenarios.size(); ++i) {
        const ScenarioRule& rule = impact.scenarios[i];
        if (const char* fault = faultOf(catalog, rule.failureSet))
            return refuseScenario(application, i, fault);
        if (rule.rto.value == 0 || rule.rto > durationMax)
            return refuseScenario(application, i, "needs an RTO, of at most ten years.");
        if (rule.impact.isZero())
            return refuseScenario(application, i, "its impact is zero everywhere.");
    }
    if (const std::size_t repeated = findRepeatedSet(impact.scenarios);
        repeated < impact.scenarios.size())
        return refuseScenario(application, repeated, "another scenario has the same failure set.");
    return {};
}

Rules::Rules(const Catalog& catalog)
{
    grow(catalog);
}

Result<void> Rules::seal(const Catalog& catalog)
{
    m_policyOrder.sort(policies);
    for (std::size_t place = 0; place < policies.size(); ++place) {
        const FailoverPolicy& policy = policies[m_policyOrder.at(place)];
        if (auto valid = checkForeignId(policy.id); !valid)
            return valid;
        if (place > 0 && policy.id == policies[m_policyOrder.at(place - 1)].id)
            return fail(ErrorCode::duplicateId, "Policy \"" + policy.id + "\" is given twice.",
                        {{"id", policy.id}});
    }
    for (const FailoverPolicy& policy : policies)
        if (auto valid = checkPolicy(catalog, policy); !valid)
            return valid;
    for (std::uint32_t i = 0; i < impacts.size(); ++i)
        if (auto valid =
                checkImpact(catalog, catalog.application(ApplicationIndex(i)).id, impacts[i]);
            !valid)
            return valid;
    for (const auto* assignment :
         {&volumePolicies, &groupPolicies, &applicationPolicies, &entityPolicies})
        for (const PolicyIndex policy : *assignment)
            if (policy.valid() && policy.value >= policies.size())
                return fail(ErrorCode::unknownId, "A policy is assigned that does not exist.");
    static_cast<void>(digest());
    return {};
}

void Rules::grow(const Catalog& catalog)
{
    const auto growTable = [this](auto& table, ChunkDigests& chunks, std::size_t size) {
        if (table.size() == size)
            return;
        chunks.changedFrom(table.size());
        m_digest.reset();
        table.resize(size);
    };
    growTable(impacts, m_impactChunks, catalog.applications.size());
    growTable(volumePolicies, m_volumeChunks, catalog.volumes.size());
    growTable(groupPolicies, m_groupChunks, catalog.recoveryGroups.size());
    growTable(applicationPolicies, m_applicationChunks, catalog.applications.size());
    growTable(entityPolicies, m_entityChunks, catalog.entities.size());
}

Result<PolicyIndex> Rules::putPolicy(const Catalog& catalog, FailoverPolicy policy)
{
    if (auto valid = checkForeignId(policy.id); !valid)
        return tl::unexpected(valid.error());
    if (auto valid = checkPolicy(catalog, policy); !valid)
        return tl::unexpected(valid.error());
    m_digest.reset();
    if (const PolicyIndex known = policyNamed(policy.id); known.valid()) {
        policies[known.value] = std::move(policy);
        m_policyChunks.changed(known.value);
        return known;
    }
    const auto position = static_cast<std::uint32_t>(policies.size());
    policies.push_back(std::move(policy));
    m_policyOrder.appended(policies);
    m_policyChunks.changedFrom(position);
    return PolicyIndex(position);
}

Result<void> Rules::setImpact(const Catalog& catalog, ApplicationIndex application,
                              ApplicationImpact impact)
{
    if (auto valid = checkImpact(catalog, catalog.application(application).id, impact); !valid)
        return valid;
    impacts[application.value] = std::move(impact);
    m_impactChunks.changed(application.value);
    m_digest.reset();
    return {};
}

void Rules::assignIn(std::vector<PolicyIndex>& table, ChunkDigests& chunks, std::uint32_t subject,
                     PolicyIndex policy)
{
    ESTATE_ENSURE(!policy.valid() || policy.value < policies.size());
    table[subject] = policy;
    chunks.changed(subject);
    m_digest.reset();
}

void Rules::assign(VolumeIndex volume, PolicyIndex policy)
{
    assignIn(volumePolicies, m_volumeChunks, volume.value, policy);
}

void Rules::assign(RecoveryGroupIndex group, PolicyIndex policy)
{
    assignIn(groupPolicies, m_groupChunks, group.value, policy);
}

void Rules::assign(ApplicationIndex application, PolicyIndex policy)
{
    assignIn(applicationPolicies, m_applicationChunks, application.value, policy);
}

void Rules::assign(EntityIndex entity, PolicyIndex policy)
{
    assignIn(entityPolicies, m_entityChunks, entity.value, policy);
}

PolicyIndex Rules::policyNamed(std::string_view id) const
{
    return PolicyIndex(m_policyOrder.find(policies, id));
}

Result<PolicyIndex> Rules::findPolicy(std::string_view id) const
{
    const PolicyIndex known = policyNamed(id);
    if (!known.valid())
        return unknownId(policies, id, "policy");
    if (policy(known).retired)
        return fail(ErrorCode::unknownId,
                    "Policy \"" + std::string(id) + "\" was taken away; put it again to use it.",
                    {{"id", std::string(id)}});
    return known;
}

const Digest& Rules::digest() const
{
    if (m_digest)
        return *m_digest;
    Hasher hasher("rules/2");
    hasher.put(m_policyChunks.root(
        "policies/1", policies.size(),
        [this](Hasher& into, std::size_t position) { hashPolicy(into, policies[position]); }));
    hasher.put(m_impactChunks.root(
        "impacts/1", impacts.size(),
        [this](Hasher& into, std::size_t position) { hashImpacts(into, impacts[position]); }));
    const auto add = [&hasher](const char* domain, const std::vector<PolicyIndex>& table,
                               const ChunkDigests& chunks) {
        hasher.put(chunks.root(domain, table.size(), [&table](Hasher& into, std::size_t position) {
            into.put(table[position].value);
        }));
    };
    add("volume-policies/1", volumePolicies, m_volumeChunks);
    add("group-policies/1", groupPolicies, m_groupChunks);
    add("application-policies/1", applicationPolicies, m_applicationChunks);
    add("entity-policies/1", entityPolicies, m_entityChunks);
    m_digest = hasher.finish();
    return *m_digest;
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
