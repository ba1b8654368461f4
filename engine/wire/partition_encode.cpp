#include "engine/wire/column.h"
#include "engine/wire/image_enumerators.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

// Lists of legs, record after record.
class LegWriter {
public:
    LegWriter(const RegionState& region, v1::LegColumns& columns)
        : m_region(region), m_count(columns.mutable_count()), m_host(columns.mutable_host()),
          m_lane(columns.mutable_lane()), m_bytes(columns.mutable_bytes()),
          m_iops(columns.mutable_iops())
    {}
    void add(const std::vector<Leg>& legs)
    {
        m_count.add(legs.size());
        for (const Leg& leg : legs) {
            m_host.add(leg.host);
            m_lane.add(leg.lane - m_region.hosts[leg.host].firstLane);
            m_bytes.add(leg.bytes.value);
            m_iops.add(leg.iops.value);
        }
    }

private:
    const RegionState& m_region;
    ColumnWriter m_count;
    ColumnWriter m_host;
    ColumnWriter m_lane;
    ColumnWriter m_bytes;
    ColumnWriter m_iops;
};

class HeldWriter {
public:
    explicit HeldWriter(v1::HeldColumns& columns)
        : m_count(columns.mutable_count()), m_host(columns.mutable_host()),
          m_bytes(columns.mutable_bytes())
    {}
    void add(const std::vector<HeldBytes>& pieces)
    {
        m_count.add(pieces.size());
        for (const HeldBytes& held : pieces) {
            m_host.add(held.host);
            m_bytes.add(held.bytes.value);
        }
    }

private:
    ColumnWriter m_count;
    ColumnWriter m_host;
    ColumnWriter m_bytes;
};

// Of sites or hosts.
template <typename Table>
void writeOutages(const Table& table, v1::OutageColumns& columns)
{
    ColumnWriter position(columns.mutable_position());
    ColumnWriter since(columns.mutable_since_ns());
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].online)
            continue;
        position.add(i);
        since.add(table[i].offlineSince.ns);
    }
}

void writeVolumes(const RegionState& region, v1::VolumeStates& to)
{
    const auto& table = region.volumes;
    putColumn(table, to.mutable_volume(), [](const VolumeState& v) { return v.volume.value; });
    putColumn(table, to.mutable_epoch(), [](const VolumeState& v) { return v.epoch; });
    putColumn(table, to.mutable_latest_operations(),
              [](const VolumeState& v) { return v.latest.value; });
    LegWriter legs(region, *to.mutable_legs());
    ColumnWriter position(to.mutable_demand_position());
    ColumnWriter interval(to.mutable_demand_interval());
    ColumnWriter iops(to.mutable_demand_iops());
    ColumnWriter queue(to.mutable_demand_queue_depth());
    ColumnWriter latency(to.mutable_demand_latency_p995_ns());
    for (std::size_t i = 0; i < table.size(); ++i) {
        legs.add(table[i].legs);
        if (!table[i].demand)
            continue;
        position.add(i);
        interval.add(table[i].demand->interval);
        iops.add(table[i].demand->iops.value);
        queue.add(table[i].demand->queueDepth);
        latency.add(table[i].demand->latencyP995.value);
    }
}

void writeBacklogs(const std::vector<RecoveryRecord>& table, v1::RecordStates& to)
{
    ColumnWriter position(to.mutable_backlog_position());
    ColumnWriter bytes(to.mutable_backlog_pending_bytes());
    ColumnWriter operations(to.mutable_backlog_pending_operations());
    ColumnWriter durable(to.mutable_backlog_durable_operations());
    ColumnWriter count(to.mutable_backlog_path_count());
    ColumnWriter element(to.mutable_backlog_path());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto& backlog = table[i].backlog;
        if (!backlog)
            continue;
        position.add(i);
        bytes.add(backlog->pendingBytes.value);
        operations.add(backlog->pendingOperations.value);
        durable.add(backlog->durable.value);
        count.add(backlog->paths.size());
        for (const PathIndex path : backlog->paths)
            element.add(path.value);
    }
}

void writeRecords(const std::vector<RecoveryRecord>& table, v1::RecordStates& to)
{
    putColumn(table, to.mutable_volume(), [](const RecoveryRecord& r) { return r.volume.value; });
    putColumn(table, to.mutable_epoch(), [](const RecoveryRecord& r) { return r.epoch; });
    putColumn(table, to.mutable_latest_operations(),
              [](const RecoveryRecord& r) { return r.latest.value; });
    putColumn(table, to.mutable_durable_operations(),
              [](const RecoveryRecord& r) { return r.durable.value; });
    putColumn(table, to.mutable_applied_operations(),
              [](const RecoveryRecord& r) { return r.applied.value; });
    putColumn(table, to.mutable_observed_at_ns(),
              [](const RecoveryRecord& r) { return r.observedAt.ns; });
    HeldWriter held(*to.mutable_held());
    ColumnWriter divergent(to.mutable_divergent_position());
    for (std::size_t i = 0; i < table.size(); ++i) {
        held.add(table[i].held);
        if (table[i].divergent)
            divergent.add(i);
    }
    writeBacklogs(table, to);
}

void writeGang(const RegionState& region, const Gang& gang, v1::GangRecord& to)
{
    to.set_plan_id(digestBytes(gang.planId));
    to.set_gang_kind(toWire(gangKindTable, gang.kind));
    to.set_phase(toWire(gangPhaseTable, gang.phase));
    to.set_prepare_deadline_ns(gang.prepareDeadline.ns);
    to.set_fenced_at_ns(gang.fencedAt.ns);
    to.set_request(gang.request);
    putColumn(gang.members, to.mutable_volume(),
              [](const GangMember& m) { return m.volume.value; });
    putColumn(gang.members, to.mutable_source(),
              [](const GangMember& m) { return m.source.value; });
    LegWriter legs(region, *to.mutable_legs());
    HeldWriter held(*to.mutable_held());
    LegWriter replaced(region, *to.mutable_replaced());
    for (const GangMember& member : gang.members) {
        legs.add(member.legs);
        held.add(member.held);
        replaced.add(member.replaced);
    }
}

void writeTargets(const std::vector<LaneTargets>& table, v1::TargetStates& to)
{
    putColumn(table, to.mutable_lane(), [](const LaneTargets& t) { return t.lane; });
    putColumn(table, to.mutable_generation(), [](const LaneTargets& t) { return t.generation; });
    putColumn(table, to.mutable_borrow_until_ns(),
              [](const LaneTargets& t) { return t.borrowUntil.ns; });
    putColumn(table, to.mutable_class_count(),
              [](const LaneTargets& t) { return t.classes.size(); });
    ColumnWriter volume(to.mutable_class_volume());
    ColumnWriter guarantee(to.mutable_class_guarantee_iops());
    ColumnWriter ceiling(to.mutable_class_ceiling_iops());
    ColumnWriter rate(to.mutable_class_rate_iops());
    ColumnWriter borrowed(to.mutable_class_borrowed_iops());
    for (const LaneTargets& targets : table)
        for (const HtbClass& share : targets.classes) {
            volume.add(share.volume.value);
            guarantee.add(share.guarantee.value);
            ceiling.add(share.ceiling.value);
            rate.add(share.rate.value);
            borrowed.add(share.borrowed.value);
            to.add_class_reserved(share.reserved);
        }
}

}  // namespace

void write(const RegionState& region, v1::PartitionState& message)
{
    message.set_condition(toWire(conditionTable, region.condition));
    message.set_unavailable_since_ns(region.unavailableSince.ns);
    message.set_fence_epoch(region.fenceEpoch);
    message.set_offline_when_unfenced(region.offlineWhenUnfenced);
    writeOutages(region.sites, *message.mutable_sites_offline());
    writeOutages(region.hosts, *message.mutable_hosts_offline());
    message.mutable_lanes()->Reserve(static_cast<int>(region.lanes.size()));
    for (const LaneState& lane : region.lanes)
        message.add_lanes(lane.flows * 2 + (lane.dedicated ? 1 : 0));
    writeVolumes(region, *message.mutable_volumes());
    writeRecords(region.records, *message.mutable_records());
    for (const Gang& gang : region.gangs)
        writeGang(region, gang, *message.add_gangs());
    for (const RecoveryWork& entry : region.work) {
        auto& work = *message.add_work();
        work.set_plan_id(digestBytes(entry.planId));
        work.set_completion_ns(entry.completion.ns);
        for (const PathIndex path : entry.paths)
            work.add_paths(path.value);
    }
    writeTargets(region.targets, *message.mutable_targets());
}

}  // namespace estate::wire
