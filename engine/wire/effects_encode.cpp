#include "engine/wire/effects_wire.h"
#include "engine/wire/enumerators.h"
#include "engine/wire/wire_value.h"

namespace estate {

namespace {

using wire::digestBytes;
using wire::toWire;

class EffectsWriter {
public:
    explicit EffectsWriter(const EstateState& state) : m_state(state), m_catalog(state.catalog()) {}

    void write(const PlanResult& plan, v1::PlanResult& message) const
    {
        for (const GroupDecision& group : plan.groups)
            write(group, *message.add_groups());
        for (const PlacementDecision& placement : plan.placements)
            write(placement, *message.add_placements());
        for (const ResizeDecision& resize : plan.resizes)
            write(resize, *message.add_resizes());
        for (const SnapshotDecision& snapshot : plan.snapshots)
            write(snapshot, *message.add_snapshots());
        for (const Digest& gang : plan.abortedGangs)
            message.add_aborted_gangs(digestBytes(gang));
    }

private:
    // Empty where there is none.
    [[nodiscard]] std::string regionId(RegionIndex region) const
    {
        return region.valid() ? m_catalog.region(region).id : std::string();
    }
    [[nodiscard]] std::string volumeId(VolumeIndex volume) const
    {
        return volume.valid() ? m_catalog.volume(volume).id : std::string();
    }

    void write(const GroupDecision& group, v1::GroupDecision& message) const;
    void write(const PlacementDecision& placement, v1::PlacementDecision& message) const;
    void write(const ResizeDecision& resize, v1::ResizeDecision& message) const;
    void write(const SnapshotDecision& snapshot, v1::SnapshotDecision& message) const;
    void write(const RecoveryTiming& timing, v1::RecoveryTiming& message) const;
    void write(const RuleTrace& rule, v1::RuleTrace& message) const;
    void write(const DestinationVerdict& verdict, v1::DestinationVerdict& message) const;
    void write(RegionIndex region, const Leg& leg, v1::Leg& message) const;

    const EstateState& m_state;
    const Catalog& m_catalog;
};

void EffectsWriter::write(const GroupDecision& group, v1::GroupDecision& message) const
{
    if (group.planId != Digest{})
        message.set_plan_id(digestBytes(group.planId));
    message.set_kind(toWire(wire::gangKindTable, group.kind));
    if (group.application.valid())
        message.set_application(m_catalog.application(group.application).id);
    if (group.recoveryGroup.valid())
        message.set_recovery_group(m_catalog.recoveryGroup(group.recoveryGroup).id);
    for (const VolumeIndex volume : group.members)
        message.add_members(volumeId(volume));
    for (const VolumeIndex volume : group.elsewhere)
        message.add_elsewhere(volumeId(volume));
    message.set_source(regionId(group.source));
    message.set_outcome(toWire(wire::outcomeTable, group.outcome));
    message.set_reason(toWire(wire::reasonTable, group.reason));
    message.set_destination(regionId(group.destination));
    if (group.timing)
        write(*group.timing, *message.mutable_timing());
    for (const MemberPlacement& placement : group.placements) {
        auto& entry = *message.add_placements();
        entry.set_volume(volumeId(placement.volume));
        entry.set_source(regionId(placement.source));
        for (const Leg& leg : placement.legs)
            write(group.destination, leg, *entry.add_legs());
        entry.set_lost_operations(placement.lost.value);
        entry.set_recovered_to(placement.recoveredTo.value);
        for (const Leg& leg : placement.replaced)
            write(placement.source, leg, *entry.add_replaced());
    }
    write(group.rule, *message.mutable_rule());
    for (const DestinationVerdict& verdict : group.verdicts)
        write(verdict, *message.add_verdicts());
    message.set_lost_since_ns(group.lostSince.ns);
    message.set_deadline_ns(group.deadline.ns);
    message.set_lost_operations(group.lostOperations.value);
    auto& cost = *message.mutable_expected_cost_microunits();
    cost.set_high(highWord(group.expectedCost.microunits));
    cost.set_low(lowWord(group.expectedCost.microunits));
}

void EffectsWriter::write(const PlacementDecision& placement, v1::PlacementDecision& message) const
{
    if (placement.planId != Digest{})
        message.set_plan_id(digestBytes(placement.planId));
    message.set_volume(volumeId(placement.volume));
    message.set_region(regionId(placement.region));
    for (const Leg& leg : placement.legs)
        write(placement.region, leg, *message.add_legs());
    write(placement.verdict, *message.mutable_verdict());
}

void EffectsWriter::write(const ResizeDecision& resize, v1::ResizeDecision& message) const
{
    if (resize.planId != Digest{})
        message.set_plan_id(digestBytes(resize.planId));
    message.set_request(resize.request);
    message.set_volume(volumeId(resize.volume));
    message.set_region(regionId(resize.region));
    for (const Leg& leg : resize.growth)
        write(resize.region, leg, *message.add_growth());
    message.set_reason(toWire(wire::reasonTable, resize.reason));
    write(resize.verdict, *message.mutable_verdict());
}

void EffectsWriter::write(const SnapshotDecision& snapshot, v1::SnapshotDecision& message) const
{
    if (snapshot.planId != Digest{})
        message.set_plan_id(digestBytes(snapshot.planId));
    message.set_request(snapshot.request);
    for (const VolumeIndex volume : snapshot.members)
        message.add_members(volumeId(volume));
    for (const RegionIndex region : snapshot.regions)
        message.add_regions(regionId(region));
    message.set_hitch_ns(snapshot.hitch.value);
    message.set_reason(toWire(wire::reasonTable, snapshot.reason));
    write(snapshot.verdict, *message.mutable_verdict());
}

void EffectsWriter::write(const RecoveryTiming& timing, v1::RecoveryTiming& message) const
{
    message.set_planned_ns(timing.planned.ns);
    message.set_queue_start_ns(timing.queueStart.ns);
    message.set_fill_ns(timing.fill.value);
    message.set_demux_ns(timing.demux.value);
    message.set_target_ns(timing.target.value);
    message.set_completion_ns(timing.completion.ns);
    message.set_deadline_ns(timing.deadline.ns);
    message.set_rto_met(timing.rtoMet);
    message.set_queue_ready_ns(timing.queueReady.ns);
    message.set_paths_ready_ns(timing.pathsReady.ns);
    message.set_source_fenced_ns(timing.sourceFenced.ns);
    message.set_bytes(timing.bytes.value);
    message.set_operations(timing.operations.value);
    message.set_restore_bytes_per_second(timing.restoreRate.value);
    message.set_apply_iops(timing.applyRate.value);
    for (const PathIndex path : timing.paths)
        message.add_paths(m_catalog.path(path).id);
    message.set_zero_copy_lanes(timing.zeroCopyLanes);
    message.set_copying_lanes(timing.copyingLanes);
    message.set_bytes_copied(timing.bytesCopied.value);
}

void EffectsWriter::write(const RuleTrace& rule, v1::RuleTrace& message) const
{
    if (rule.policy.valid())
        message.set_policy(m_state.rules().policies[rule.policy.value].id);
    if (rule.winner)
        message.set_winner(*rule.winner);
    for (const std::uint32_t position : rule.beaten)
        message.add_beaten(position);
    for (const std::uint32_t position : rule.tied)
        message.add_tied(position);
}

void EffectsWriter::write(const DestinationVerdict& verdict, v1::DestinationVerdict& message) const
{
    message.set_region(regionId(verdict.region));
    message.set_constraint(toWire(wire::constraintTable, verdict.constraint));
    message.set_volume(volumeId(verdict.volume));
    message.set_needed(verdict.needed);
    message.set_available(verdict.available);
    message.set_short_by(verdict.shortBy);
}

void EffectsWriter::write(RegionIndex region, const Leg& leg, v1::Leg& message) const
{
    const RegionState& partition = m_state.region(region);
    ESTATE_ENSURE(leg.host < partition.hosts.size());
    const HostState& host = partition.hosts[leg.host];
    ESTATE_ENSURE(leg.lane >= host.firstLane && leg.lane - host.firstLane < host.laneCount);
    message.set_host(m_catalog.host(host.host).id);
    message.set_lane(leg.lane - host.firstLane);
    message.set_bytes(leg.bytes.value);
    message.set_iops(leg.iops.value);
}

}  // namespace

Result<std::string> encodeEffects(const EstateState& state, const Effects& effects)
{
    v1::Effects message;
    message.set_schema_version(eventSchemaVersion);
    message.set_repeated_event(effects.repeated);
    if (effects.plan)
        EffectsWriter(state).write(*effects.plan, *message.mutable_plan());
    return wire::serialize(message, "The plan's decisions", effectsBytesMax);
}

}  // namespace estate
