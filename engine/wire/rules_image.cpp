#include "engine/wire/column.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

using RegionNumbers = google::protobuf::RepeatedField<std::uint32_t>;

void write(const std::vector<RegionIndex>& regions, RegionNumbers* numbers)
{
    for (const RegionIndex region : regions)
        numbers->Add(region.value);
}

// Their bounds are those that a seal checks.
std::vector<RegionIndex> read(const RegionNumbers& numbers)
{
    std::vector<RegionIndex> regions;
    regions.reserve(static_cast<std::size_t>(numbers.size()));
    for (const std::uint32_t number : numbers)
        regions.emplace_back(number);
    return regions;
}

void write(const Impact& impact, v1::Impact& message)
{
    message.set_downtime_microunits_per_second(impact.downtime.value);
    message.set_breach_microunits(impact.breach.value);
    message.set_lost_operation_microunits(impact.perLostOperation.value);
}

Impact read(const v1::Impact& message)
{
    return {CostRate(message.downtime_microunits_per_second()),
            UnitCost(message.breach_microunits()), UnitCost(message.lost_operation_microunits())};
}

void write(const FailoverPolicy& policy, v1::PolicyRecord& message)
{
    message.set_id(policy.id);
    write(policy.allowedRegions, message.mutable_allowed_regions());
    for (const FailoverRule& rule : policy.rules) {
        auto& entry = *message.add_rules();
        write(rule.failureSet, entry.mutable_failure_set());
        entry.set_target(static_cast<std::uint32_t>(plusOne(rule.target)));
    }
    message.set_retired(policy.retired);
}

FailoverPolicy read(const v1::PolicyRecord& message)
{
    FailoverPolicy policy{message.id(), read(message.allowed_regions()), {}, message.retired()};
    for (const v1::RuleRecord& rule : message.rules())
        policy.rules.push_back({read(rule.failure_set()), rule.target() == 0
                                                              ? RegionIndex()
                                                              : RegionIndex(rule.target() - 1)});
    return policy;
}

void write(const ApplicationImpact& impact, v1::ImpactRecord& message)
{
    if (impact.own)
        write(*impact.own, *message.mutable_own());
    for (const ScenarioRule& rule : impact.scenarios) {
        auto& entry = *message.add_scenarios();
        write(rule.failureSet, entry.mutable_failure_set());
        entry.set_rto_ns(rule.rto.value);
        write(rule.impact, *entry.mutable_impact());
    }
}

ApplicationImpact read(const v1::ImpactRecord& message)
{
    ApplicationImpact impact;
    if (message.has_own())
        impact.own = read(message.own());
    for (const v1::ScenarioRecord& rule : message.scenarios())
        impact.scenarios.push_back(
            {read(rule.failure_set()), Duration(rule.rto_ns()), read(rule.impact())});
    return impact;
}

void readAssignments(const Cells& cells, std::size_t policies, std::string_view name,
                     std::vector<PolicyIndex>& table, Reader& reader)
{
    Column column(cells, table.size(), name, reader);
    for (PolicyIndex& policy : table)
        policy = column.optionalIndex<PolicyIndex>(policies);
}

}  // namespace

void write(const Rules& rules, v1::RuleTables& message)
{
    for (const FailoverPolicy& policy : rules.policies)
        write(policy, *message.add_policies());
    for (std::uint32_t i = 0; i < rules.impacts.size(); ++i) {
        if (rules.impacts[i] == ApplicationImpact{})
            continue;
        auto& entry = *message.add_impacts();
        entry.set_application(i);
        write(rules.impacts[i], entry);
    }
    putColumn(rules.volumePolicies, message.mutable_volume_policy(), plusOne<PolicyIndex>);
    putColumn(rules.groupPolicies, message.mutable_group_policy(), plusOne<PolicyIndex>);
    putColumn(rules.applicationPolicies, message.mutable_application_policy(),
              plusOne<PolicyIndex>);
    putColumn(rules.entityPolicies, message.mutable_entity_policy(), plusOne<PolicyIndex>);
}

void read(const v1::RuleTables& message, const Catalog& catalog, Rules& rules, Reader& reader)
{
    rules.policies.reserve(static_cast<std::size_t>(message.policies_size()));
    for (const v1::PolicyRecord& policy : message.policies()) {
        rules.policies.push_back(read(policy));
        if (policy.retired() && policy.rules_size() != 0)
            reader.refuse(ErrorCode::damaged, "policies.rules", "has rules of a retired policy");
    }
    std::uint64_t behind = 0;  // where the next impact may be
    for (const v1::ImpactRecord& impact : message.impacts()) {
        const std::uint32_t application = impact.application();
        if (application < behind || application >= catalog.applications.size()) {
            reader.refuse(ErrorCode::damaged, "impacts.application",
                          "is beyond the applications, or does not ascend");
            return;
        }
        behind = application + std::uint64_t{1};
        rules.impacts[application] = read(impact);
    }
    const std::size_t policies = rules.policies.size();
    readAssignments(message.volume_policy(), policies, "volume_policy", rules.volumePolicies,
                    reader);
    readAssignments(message.group_policy(), policies, "group_policy", rules.groupPolicies, reader);
    readAssignments(message.application_policy(), policies, "application_policy",
                    rules.applicationPolicies, reader);
    readAssignments(message.entity_policy(), policies, "entity_policy", rules.entityPolicies,
                    reader);
}

}  // namespace estate::wire
