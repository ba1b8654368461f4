#include "engine/wire/configuration_wire.h"

#include "engine/wire/enumerators.h"

namespace estate::wire {

namespace {

void write(const Impact& impact, v1::Impact& message)
{
    message.set_downtime_microunits_per_second(impact.downtime.value);
    message.set_breach_microunits(impact.breach.value);
    message.set_lost_operation_microunits(impact.perLostOperation.value);
}

void write(const ScenarioDescription& scenario, v1::Scenario& message, Texts& texts)
{
    texts.copy(scenario.failureSet, *message.mutable_failure_set());
    message.set_rto_ns(scenario.rto.value);
    write(scenario.impact, *message.mutable_impact());
}

void write(const VolumeDescription& volume, v1::Volume& message, Texts& texts)
{
    message.set_id(texts(volume.id));
    message.set_home(texts(volume.home));
    message.set_recovery_group(texts(volume.recoveryGroup));
    message.set_bytes(volume.bytes.value);
    message.set_steady_iops(volume.steadyIops.value);
    message.set_minimum_recovery_iops(volume.minimumRecoveryIops.value);
    message.set_isolation(toWire(isolationTable, volume.isolation));
    message.set_copies(volume.copies);
    message.set_rpo_operations(volume.rpo.value);
    message.set_rto_ns(volume.rto.value);
    message.set_latest_operations(volume.latest.value);
}

Impact read(const v1::Impact& message)
{
    return {CostRate(message.downtime_microunits_per_second()),
            UnitCost(message.breach_microunits()), UnitCost(message.lost_operation_microunits())};
}

ScenarioDescription read(const v1::Scenario& message)
{
    return {textsOf(message.failure_set()), Duration(message.rto_ns()), read(message.impact())};
}

template <typename Field>
void write(const std::vector<FailoverRuleDescription>& rules, Field& field, Texts& texts)
{
    for (const FailoverRuleDescription& rule : rules) {
        auto& entry = *field.Add();
        texts.copy(rule.failureSet, *entry.mutable_failure_set());
        entry.set_target(texts(rule.target));
    }
}

template <typename Field>
std::vector<FailoverRuleDescription> readRules(const Field& field)
{
    std::vector<FailoverRuleDescription> rules;
    for (const v1::FailoverRule& rule : field)
        rules.push_back({textsOf(rule.failure_set()), rule.target()});
    return rules;
}

void write(const PolicyBlock& block, v1::PolicyBlock& message, Texts& texts)
{
    message.set_id(texts(block.id));
    message.set_retired(block.retired);
    texts.copy(block.allowedRegions, *message.mutable_allowed_regions());
    write(block.rules, *message.mutable_rules(), texts);
    texts.copy(block.volumes, *message.mutable_volumes());
    texts.copy(block.recoveryGroups, *message.mutable_recovery_groups());
    texts.copy(block.applications, *message.mutable_applications());
    texts.copy(block.entities, *message.mutable_entities());
}

PolicyBlock read(const v1::PolicyBlock& message)
{
    return {message.id(),
            message.retired(),
            textsOf(message.allowed_regions()),
            readRules(message.rules()),
            textsOf(message.volumes()),
            textsOf(message.recovery_groups()),
            textsOf(message.applications()),
            textsOf(message.entities())};
}

VolumeDescription read(const v1::Volume& message, Reader& reader)
{
    VolumeDescription volume;
    volume.id = message.id();
    volume.home = message.home();
    volume.recoveryGroup = message.recovery_group();
    volume.bytes = Bytes(message.bytes());
    volume.steadyIops = Iops(message.steady_iops());
    volume.minimumRecoveryIops = Iops(message.minimum_recovery_iops());
    volume.isolation =
        reader.enumerator<Isolation>("isolation", isolationTable, message.isolation());
    volume.copies = message.copies();
    volume.rpo = Operations(message.rpo_operations());
    volume.rto = Duration(message.rto_ns());
    volume.latest = Operations(message.latest_operations());
    return volume;
}

}  // namespace

void write(const PutRegion& event, v1::PutRegion& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_trust_domain(texts(event.trustDomain));
    if (event.lease)
        message.set_lease_ns(event.lease->value);
    message.set_skew_ns(event.skew.value);
}

void write(const PutSite& event, v1::PutSite& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_region(texts(event.region));
}

void write(const PutHost& event, v1::PutHost& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_site(texts(event.site));
    message.set_capacity_bytes(event.capacity.value);
    message.set_lanes(event.lanes);
    message.set_lane_iops(event.laneIops.value);
    message.set_restore_bytes_per_second(event.restoreRate.value);
}

void write(const PutEntity& event, v1::PutEntity& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_generation(event.generation);
    texts.copy(event.regions, *message.mutable_regions());
}

void write(const PutApplication& event, v1::PutApplication& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_entity(texts(event.entity));
    message.set_home(texts(event.home));
    message.set_kind(toWire(applicationKindTable, event.kind));
    if (event.impact)
        write(*event.impact, *message.mutable_impact());
    for (const ScenarioDescription& scenario : event.scenarios)
        write(scenario, *message.add_scenarios(), texts);
    for (const VolumeDescription& volume : event.volumes)
        write(volume, *message.add_volumes(), texts);
}

void write(const PutRecoveryGroup& event, v1::PutRecoveryGroup& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_generation(event.generation);
    message.set_application(texts(event.application));
    texts.copy(event.volumes, *message.mutable_volumes());
}

void write(const PutDatabase& event, v1::PutDatabase& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_generation(event.generation);
    message.set_cluster(texts(event.cluster));
    texts.copy(event.volumes, *message.mutable_volumes());
    texts.copy(event.consumers, *message.mutable_consumers());
}

void write(const PutConsistencyGroup& event, v1::PutConsistencyGroup& message, Texts& texts)
{
    message.set_id(texts(event.id));
    message.set_generation(event.generation);
    texts.copy(event.volumes, *message.mutable_volumes());
}

void write(const PutPolicy& event, v1::PutPolicy& message, Texts& texts)
{
    message.set_id(texts(event.id));
    texts.copy(event.allowedRegions, *message.mutable_allowed_regions());
    write(event.rules, *message.mutable_rules(), texts);
}

void write(const ChangeRules& event, v1::ChangeRules& message, Texts& texts)
{
    for (const PolicyBlock& block : event.policies)
        write(block, *message.add_policies(), texts);
    for (const ImpactBlock& block : event.impacts) {
        auto& entry = *message.add_impacts();
        entry.set_application(texts(block.application));
        if (block.own)
            write(*block.own, *entry.mutable_own());
        for (const ScenarioDescription& scenario : block.scenarios)
            write(scenario, *entry.add_scenarios(), texts);
    }
}

void write(const AssignPolicy& event, v1::AssignPolicy& message, Texts& texts)
{
    message.set_policy(texts(event.policy));
    message.set_scope(toWire(policyScopeTable, event.scope));
    texts.copy(event.subjects, *message.mutable_subjects());
}

void write(const SetImpact& event, v1::SetImpact& message, Texts& texts)
{
    message.set_application(texts(event.application));
    write(event.impact, *message.mutable_impact());
}

void write(const SetScenarios& event, v1::SetScenarios& message, Texts& texts)
{
    message.set_application(texts(event.application));
    for (const ScenarioDescription& scenario : event.scenarios)
        write(scenario, *message.add_scenarios(), texts);
}

PutRegion read(const v1::PutRegion& message, Reader&)
{
    PutRegion event;
    event.id = message.id();
    event.trustDomain = message.trust_domain();
    if (message.has_lease_ns())
        event.lease = Duration(message.lease_ns());
    event.skew = Duration(message.skew_ns());
    return event;
}

PutSite read(const v1::PutSite& message, Reader&)
{
    return {message.id(), message.region()};
}

PutHost read(const v1::PutHost& message, Reader&)
{
    return {message.id(),
            message.site(),
            Bytes(message.capacity_bytes()),
            message.lanes(),
            Iops(message.lane_iops()),
            BytesPerSecond(message.restore_bytes_per_second())};
}

PutEntity read(const v1::PutEntity& message, Reader&)
{
    return {message.id(), message.generation(), textsOf(message.regions())};
}

PutApplication read(const v1::PutApplication& message, Reader& reader)
{
    PutApplication event;
    event.id = message.id();
    event.entity = message.entity();
    event.home = message.home();
    event.kind = reader.enumerator<ApplicationKind>("kind", applicationKindTable, message.kind());
    if (message.has_impact())
        event.impact = read(message.impact());
    for (const v1::Scenario& scenario : message.scenarios())
        event.scenarios.push_back(read(scenario));
    for (const v1::Volume& volume : message.volumes())
        event.volumes.push_back(read(volume, reader));
    return event;
}

PutRecoveryGroup read(const v1::PutRecoveryGroup& message, Reader&)
{
    return {message.id(), message.generation(), message.application(), textsOf(message.volumes())};
}

PutDatabase read(const v1::PutDatabase& message, Reader&)
{
    return {message.id(), message.generation(), message.cluster(), textsOf(message.volumes()),
            textsOf(message.consumers())};
}

PutConsistencyGroup read(const v1::PutConsistencyGroup& message, Reader&)
{
    return {message.id(), message.generation(), textsOf(message.volumes())};
}

PutPolicy read(const v1::PutPolicy& message, Reader&)
{
    return {message.id(), textsOf(message.allowed_regions()), readRules(message.rules())};
}

ChangeRules read(const v1::ChangeRules& message, Reader&)
{
    ChangeRules event;
    for (const v1::PolicyBlock& block : message.policies())
        event.policies.push_back(read(block));
    for (const v1::ImpactBlock& block : message.impacts()) {
        ImpactBlock& impact = event.impacts.emplace_back();
        impact.application = block.application();
        if (block.has_own())
            impact.own = read(block.own());
        for (const v1::Scenario& scenario : block.scenarios())
            impact.scenarios.push_back(read(scenario));
    }
    return event;
}

AssignPolicy read(const v1::AssignPolicy& message, Reader& reader)
{
    return {message.policy(),
            reader.enumerator<PolicyScope>("scope", policyScopeTable, message.scope()),
            textsOf(message.subjects())};
}

SetImpact read(const v1::SetImpact& message, Reader&)
{
    return {message.application(), read(message.impact())};
}

SetScenarios read(const v1::SetScenarios& message, Reader&)
{
    SetScenarios event{message.application(), {}};
    for (const v1::Scenario& scenario : message.scenarios())
        event.scenarios.push_back(read(scenario));
    return event;
}

}  // namespace estate::wire
