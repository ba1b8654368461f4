#include "engine/federation/export_policies.h"

#include <algorithm>
#include <utility>

namespace estate {

namespace {

bool names(const FailoverRule& rule, RegionIndex region)
{
    return rule.target == region ||
           std::binary_search(rule.failureSet.begin(), rule.failureSet.end(), region);
}

std::vector<RegionIndex> regionsNamedBy(const FailoverPolicy& policy)
{
    std::vector<RegionIndex> regions;
    for (const FailoverRule& rule : policy.rules) {
        regions.insert(regions.end(), rule.failureSet.begin(), rule.failureSet.end());
        if (!rule.holds())
            regions.push_back(rule.target);
    }
    std::sort(regions.begin(), regions.end());
    regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
    return regions;
}

void putRule(Hasher& hasher, const Catalog& catalog, const FailoverPolicy& policy,
             const FailoverRule& rule)
{
    hasher.put(policy.id).put(rule.failureSet.size());
    for (const RegionIndex lost : rule.failureSet)
        hasher.put(catalog.region(lost).id);
    hasher.put(rule.holds() ? std::string_view()
                            : std::string_view(catalog.region(rule.target).id));
}

ExportedPolicies summed(const Catalog& catalog, const Rules& rules,
                        const std::vector<PolicyIndex>& byId, RegionIndex region)
{
    ExportedPolicies exported;
    Hasher hasher("region-rules/1");
    for (const PolicyIndex index : byId) {
        const FailoverPolicy& policy = rules.policy(index);
        for (const FailoverRule& rule : policy.rules) {
            if (!names(rule, region))
                continue;
            exported.rules += 1;
            putRule(hasher, catalog, policy, rule);
        }
    }
    exported.digest = hasher.finish();
    return exported;
}

}  // namespace

ExportedPolicies exportedPolicies(const Catalog& catalog, const Rules& rules, RegionIndex region)
{
    std::vector<PolicyIndex> byId;
    for (std::uint32_t i = 0; i < rules.policies.size(); ++i)
        byId.push_back(PolicyIndex(i));
    std::sort(byId.begin(), byId.end(), [&rules](PolicyIndex a, PolicyIndex b) {
        return rules.policy(a).id < rules.policy(b).id;
    });
    return summed(catalog, rules, byId, region);
}

RegionPolicies::Known& RegionPolicies::edit()
{
    if (m_known.use_count() > 1)
        m_known = std::make_shared<Known>(*m_known);
    return *m_known;
}

RegionPolicies::Entry& RegionPolicies::Known::entry(RegionIndex region)
{
    if (region.value >= regions.size())
        regions.resize(region.value + 1);
    return regions[region.value];
}

void RegionPolicies::Known::change(PolicyIndex policy, const Rules& after,
                                   std::vector<RegionIndex>& changed)
{
    const FailoverPolicy& now = after.policy(policy);
    const auto before = [&after](PolicyIndex a, PolicyIndex b) {
        return after.policy(a).id < after.policy(b).id;
    };
    auto& known = policies[policy.value];
    for (const RegionIndex region : known ? regionsNamedBy(*known) : std::vector<RegionIndex>()) {
        std::erase(entry(region).policies, policy);
        changed.push_back(region);
    }
    for (const RegionIndex region : regionsNamedBy(now)) {
        auto& list = entry(region).policies;
        list.insert(std::lower_bound(list.begin(), list.end(), policy, before), policy);
        changed.push_back(region);
    }
    known = std::make_shared<const FailoverPolicy>(now);
}

std::vector<RegionIndex> RegionPolicies::refresh(const Catalog& catalog, const Rules& rules)
{
    std::vector<RegionIndex> changed;
    if (m_known->rules == rules.digest())
        return changed;
    Known& known = edit();
    known.rules = rules.digest();
    known.policies.resize(rules.policies.size());  // they are replaced, never taken away
    for (std::uint32_t i = 0; i < rules.policies.size(); ++i)
        if (known.policies[i] == nullptr || *known.policies[i] != rules.policies[i])
            known.change(PolicyIndex(i), rules, changed);
    std::sort(changed.begin(), changed.end());
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    std::erase_if(changed, [&](RegionIndex region) {
        const auto old = std::exchange(known.entry(region).exported, std::nullopt);
        return old && *old == of(catalog, rules, region);
    });
    return changed;
}

const ExportedPolicies& RegionPolicies::of(const Catalog& catalog, const Rules& rules,
                                           RegionIndex region)
{
    if (region.value < m_known->regions.size() && m_known->regions[region.value].exported)
        return *m_known->regions[region.value].exported;
    Entry& entry = edit().entry(region);
    entry.exported = summed(catalog, rules, entry.policies, region);
    return *entry.exported;
}

}  // namespace estate
