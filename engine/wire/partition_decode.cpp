#include "engine/wire/column.h"
#include "engine/wire/image_enumerators.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

class LegReader {
public:
    LegReader(const v1::LegColumns& from, std::size_t lists, const RegionState& region,
              std::string_view name, Reader& reader)
        : m_region(region), m_reader(reader),
          m_counts(from.count(), lists, from.host_size(), name, reader),
          m_host(from.host(), sizeOf(from), name, reader),
          m_lane(from.lane(), sizeOf(from), name, reader),
          m_bytes(from.bytes(), sizeOf(from), name, reader),
          m_iops(from.iops(), sizeOf(from), name, reader)
    {}
    [[nodiscard]] std::vector<Leg> next()
    {
        const std::size_t count = m_counts.next();
        std::vector<Leg> legs;
        legs.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            Leg leg;
            leg.host = static_cast<std::uint32_t>(m_host.below(m_region.hosts.size()));
            if (m_reader.failed())
                return {};
            const HostState& host = m_region.hosts[leg.host];
            leg.lane = host.firstLane + static_cast<std::uint32_t>(m_lane.below(host.laneCount));
            leg.bytes = Bytes(m_bytes.next());
            leg.iops = Iops(m_iops.next());
            legs.push_back(leg);
        }
        return legs;
    }
    void finish() { m_counts.finish(); }

private:
    static std::size_t sizeOf(const v1::LegColumns& from)
    {
        return static_cast<std::size_t>(from.host_size());
    }
    const RegionState& m_region;
    Reader& m_reader;
    Counts m_counts;
    Column m_host;
    Column m_lane;
    Column m_bytes;
    Column m_iops;
};

class HeldReader {
public:
    HeldReader(const v1::HeldColumns& from, std::size_t lists, const RegionState& region,
               std::string_view name, Reader& reader)
        : m_hosts(region.hosts.size()),
          m_counts(from.count(), lists, from.host_size(), name, reader),
          m_host(from.host(), static_cast<std::size_t>(from.host_size()), name, reader),
          m_bytes(from.bytes(), static_cast<std::size_t>(from.host_size()), name, reader)
    {}
    [[nodiscard]] std::vector<HeldBytes> next()
    {
        const std::size_t count = m_counts.next();
        std::vector<HeldBytes> pieces;
        pieces.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            const auto host = static_cast<std::uint32_t>(m_host.below(m_hosts));
            pieces.push_back({host, Bytes(m_bytes.next())});
        }
        return pieces;
    }
    void finish() { m_counts.finish(); }

private:
    std::size_t m_hosts;
    Counts m_counts;
    Column m_host;
    Column m_bytes;
};

// Positions of the few records that something is said of: ascending, in the table.
class Positions {
public:
    Positions(const Cells& cells, std::size_t rows, std::string_view name, Reader& reader)
        : m_column(cells, static_cast<std::size_t>(cells.size()), name, reader), m_rows(rows),
          m_count(static_cast<std::size_t>(cells.size())), m_name(name), m_reader(reader)
    {}
    [[nodiscard]] std::size_t count() const { return m_count; }
    // None: refused.
    [[nodiscard]] std::optional<std::size_t> next()
    {
        const std::uint64_t position = m_column.below(m_rows);
        if (position < m_behind)
            m_reader.refuse(ErrorCode::damaged, m_name, "does not ascend");
        if (m_reader.failed())
            return std::nullopt;
        m_behind = position + 1;
        return static_cast<std::size_t>(position);
    }

private:
    Column m_column;
    std::size_t m_rows;
    std::size_t m_count;
    std::string_view m_name;
    Reader& m_reader;
    std::uint64_t m_behind = 0;
};

template <typename Table>
void readOutages(const v1::OutageColumns& from, std::string_view name, Table& table, Reader& reader)
{
    Positions positions(from.position(), table.size(), name, reader);
    Column since(from.since_ns(), positions.count(), name, reader);
    for (std::size_t i = 0; i < positions.count(); ++i) {
        const auto position = positions.next();
        if (!position)
            return;
        table[*position].online = false;
        table[*position].offlineSince = since.moment();
    }
}

void readDemands(const v1::VolumeStates& from, std::vector<VolumeState>& table, Reader& reader)
{
    Positions positions(from.demand_position(), table.size(), "volumes.demand_position", reader);
    const std::size_t rows = positions.count();
    Column interval(from.demand_interval(), rows, "volumes.demand_interval", reader);
    Column iops(from.demand_iops(), rows, "volumes.demand_iops", reader);
    Column queue(from.demand_queue_depth(), rows, "volumes.demand_queue_depth", reader);
    Column latency(from.demand_latency_p995_ns(), rows, "volumes.demand_latency_p995_ns", reader);
    for (std::size_t i = 0; i < rows; ++i) {
        const auto position = positions.next();
        if (!position)
            return;
        table[*position].demand =
            Demand{interval.next(), Iops(iops.next()), queue.next(), Duration(latency.next())};
    }
}

void readVolumes(const v1::VolumeStates& from, const Catalog& catalog, RegionState& region,
                 Reader& reader)
{
    const auto rows = static_cast<std::size_t>(from.volume_size());
    Column volume(from.volume(), rows, "volumes.volume", reader);
    Column epoch(from.epoch(), rows, "volumes.epoch", reader);
    Column latest(from.latest_operations(), rows, "volumes.latest_operations", reader);
    LegReader legs(from.legs(), rows, region, "volumes.legs", reader);
    if (reader.failed())
        return;
    region.volumes.resize(rows);
    for (VolumeState& state : region.volumes) {
        state.volume = volume.index<VolumeIndex>(catalog.volumes.size());
        state.epoch = epoch.next();
        state.latest = Operations(latest.next());
        state.legs = legs.next();
    }
    legs.finish();
    checkAscending(region.volumes, "volumes.volume", reader,
                   [](const VolumeState& state) { return state.volume; });
    readDemands(from, region.volumes, reader);
}

void readBacklogs(const v1::RecordStates& from, const Catalog& catalog,
                  std::vector<RecoveryRecord>& table, Reader& reader)
{
    Positions positions(from.backlog_position(), table.size(), "records.backlog_position", reader);
    const std::size_t rows = positions.count();
    Column bytes(from.backlog_pending_bytes(), rows, "records.backlog_pending_bytes", reader);
    Column operations(from.backlog_pending_operations(), rows, "records.backlog_pending_operations",
                      reader);
    Column durable(from.backlog_durable_operations(), rows, "records.backlog_durable_operations",
                   reader);
    Counts counts(from.backlog_path_count(), rows, from.backlog_path_size(),
                  "records.backlog_path_count", reader);
    Column path(from.backlog_path(), static_cast<std::size_t>(from.backlog_path_size()),
                "records.backlog_path", reader);
    for (std::size_t i = 0; i < rows; ++i) {
        const auto position = positions.next();
        if (!position)
            return;
        table[*position].backlog =
            Backlog{Bytes(bytes.next()), Operations(operations.next()),
                    path.indexes<PathIndex>(counts.next(), catalog.paths.size()),
                    Operations(durable.next())};
    }
    counts.finish();
}

void readRecords(const v1::RecordStates& from, const Catalog& catalog, RegionState& region,
                 Reader& reader)
{
    const auto rows = static_cast<std::size_t>(from.volume_size());
    Column volume(from.volume(), rows, "records.volume", reader);
    Column epoch(from.epoch(), rows, "records.epoch", reader);
    Column latest(from.latest_operations(), rows, "records.latest_operations", reader);
    Column durable(from.durable_operations(), rows, "records.durable_operations", reader);
    Column applied(from.applied_operations(), rows, "records.applied_operations", reader);
    Column observedAt(from.observed_at_ns(), rows, "records.observed_at_ns", reader);
    HeldReader held(from.held(), rows, region, "records.held", reader);
    if (reader.failed())
        return;
    region.records.resize(rows);
    for (RecoveryRecord& record : region.records) {
        record.volume = volume.index<VolumeIndex>(catalog.volumes.size());
        record.epoch = epoch.next();
        record.latest = Operations(latest.next());
        record.durable = Operations(durable.next());
        record.applied = Operations(applied.next());
        record.observedAt = observedAt.moment();
        record.held = held.next();
        if (record.applied > record.durable)
            reader.refuse(ErrorCode::damaged, "records.applied_operations",
                          "has more than is durable");
    }
    held.finish();
    checkAscending(region.records, "records.volume", reader,
                   [](const RecoveryRecord& record) { return record.volume; });
    Positions divergent(from.divergent_position(), rows, "records.divergent_position", reader);
    for (std::size_t i = 0; i < divergent.count(); ++i)
        if (const auto position = divergent.next())
            region.records[*position].divergent = true;
    readBacklogs(from, catalog, region.records, reader);
}

Gang readGang(const v1::GangRecord& from, const Catalog& catalog, const RegionState& region,
              Reader& reader)
{
    Gang gang;
    gang.planId = reader.digest("gangs.plan_id", from.plan_id());
    gang.kind = reader.enumerator<GangKind>("gangs.gang_kind", gangKindTable, from.gang_kind());
    gang.phase = reader.enumerator<GangPhase>("gangs.phase", gangPhaseTable, from.phase());
    gang.prepareDeadline = Timestamp{from.prepare_deadline_ns()};
    gang.fencedAt = Timestamp{from.fenced_at_ns()};
    gang.request = from.request();
    if (std::max(gang.prepareDeadline.ns, gang.fencedAt.ns) >= momentMax)
        reader.refuse(ErrorCode::damaged, "gangs.prepare_deadline_ns", "leaves event time");
    const auto rows = static_cast<std::size_t>(from.volume_size());
    Column volume(from.volume(), rows, "gangs.volume", reader);
    Column source(from.source(), rows, "gangs.source", reader);
    LegReader legs(from.legs(), rows, region, "gangs.legs", reader);
    HeldReader held(from.held(), rows, region, "gangs.held", reader);
    LegReader replaced(from.replaced(), rows, region, "gangs.replaced", reader);
    if (reader.failed())
        return gang;
    gang.members.resize(rows);
    for (GangMember& member : gang.members)
        member = {volume.index<VolumeIndex>(catalog.volumes.size()),
                  source.index<RegionIndex>(catalog.regions.size()), legs.next(), held.next(),
                  replaced.next()};
    legs.finish();
    held.finish();
    replaced.finish();
    return gang;
}

void readWork(const v1::PartitionState& message, const Catalog& catalog, RegionState& region,
              Reader& reader)
{
    for (const v1::WorkRecord& from : message.work()) {
        RecoveryWork entry{
            reader.digest("work.plan_id", from.plan_id()), Timestamp{from.completion_ns()}, {}};
        for (const std::uint32_t path : from.paths()) {
            entry.paths.emplace_back(path);
            if (path >= catalog.paths.size())
                reader.refuse(ErrorCode::damaged, "work.paths", "is beyond the paths");
        }
        if (entry.completion.ns >= momentMax)
            reader.refuse(ErrorCode::damaged, "work.completion_ns", "leaves event time");
        region.work.push_back(std::move(entry));
    }
    checkAscending(region.work, "work.plan_id", reader,
                   [](const RecoveryWork& entry) { return entry.planId; });
}

void readTargets(const v1::TargetStates& from, const Catalog& catalog, RegionState& region,
                 Reader& reader)
{
    const auto rows = static_cast<std::size_t>(from.lane_size());
    const auto classes = static_cast<std::size_t>(from.class_volume_size());
    Column lane(from.lane(), rows, "targets.lane", reader);
    Column generation(from.generation(), rows, "targets.generation", reader);
    Column until(from.borrow_until_ns(), rows, "targets.borrow_until_ns", reader);
    Counts counts(from.class_count(), rows, from.class_volume_size(), "targets.class_count",
                  reader);
    Column volume(from.class_volume(), classes, "targets.class_volume", reader);
    Column guarantee(from.class_guarantee_iops(), classes, "targets.class_guarantee_iops", reader);
    Column ceiling(from.class_ceiling_iops(), classes, "targets.class_ceiling_iops", reader);
    Column rate(from.class_rate_iops(), classes, "targets.class_rate_iops", reader);
    Column borrowed(from.class_borrowed_iops(), classes, "targets.class_borrowed_iops", reader);
    static_cast<void>(checkRows(static_cast<std::size_t>(from.class_reserved_size()), classes,
                                "targets.class_reserved", reader));
    if (reader.failed())
        return;
    region.targets.resize(rows);
    int share = 0;
    for (LaneTargets& targets : region.targets) {
        targets.lane = static_cast<std::uint32_t>(lane.below(region.lanes.size()));
        targets.generation = generation.next();
        targets.borrowUntil = until.moment();
        targets.classes.resize(counts.next());
        for (HtbClass& part : targets.classes)
            part = {volume.index<VolumeIndex>(catalog.volumes.size()),
                    Iops(guarantee.next()),
                    Iops(ceiling.next()),
                    Iops(rate.next()),
                    Iops(borrowed.next()),
                    from.class_reserved(share++)};
        checkAscending(targets.classes, "targets.class_volume", reader,
                       [](const HtbClass& part) { return part.volume; });
    }
    counts.finish();
    checkAscending(region.targets, "targets.lane", reader,
                   [](const LaneTargets& targets) { return targets.lane; });
}

// Hosts and lanes hold what volumes, gangs and records say.
void reserve(const v1::PartitionState& message, RegionState& region, Reader& reader)
{
    const auto reservations = reservationsOf(region);
    if (!reservations) {
        reader.refuse(ErrorCode::damaged, "partitions", "holds more than 64 bits count");
        return;
    }
    for (std::size_t i = 0; i < region.hosts.size(); ++i)
        region.hosts[i].used = Bytes(reservations->hostBytes[i]);
    for (std::size_t i = 0; i < region.lanes.size(); ++i) {
        const std::uint32_t flows = reservations->laneFlows[i];
        const std::uint32_t written = message.lanes(static_cast<int>(i));
        region.lanes[i] = {Iops(reservations->laneIops[i]), flows, (written & 1) != 0};
        if (written >> 1 != flows || written == 1)
            reader.refuse(ErrorCode::damaged, "partitions.lanes",
                          "has other flows than the legs on it");
    }
}

}  // namespace

void read(const v1::PartitionState& message, const Catalog& catalog, RegionState& region,
          Reader& reader)
{
    region.condition =
        reader.enumerator<RegionCondition>("condition", conditionTable, message.condition());
    region.unavailableSince = Timestamp{message.unavailable_since_ns()};
    if (region.unavailableSince.ns >= momentMax)
        reader.refuse(ErrorCode::damaged, "unavailable_since_ns", "leaves event time");
    region.fenceEpoch = message.fence_epoch();
    region.offlineWhenUnfenced = message.offline_when_unfenced();
    readOutages(message.sites_offline(), "sites_offline", region.sites, reader);
    readOutages(message.hosts_offline(), "hosts_offline", region.hosts, reader);
    readVolumes(message.volumes(), catalog, region, reader);
    readRecords(message.records(), catalog, region, reader);
    region.gangs.reserve(static_cast<std::size_t>(message.gangs_size()));
    for (const v1::GangRecord& gang : message.gangs())
        region.gangs.push_back(readGang(gang, catalog, region, reader));
    checkAscending(region.gangs, "gangs.plan_id", reader,
                   [](const Gang& gang) { return gang.planId; });
    readWork(message, catalog, region, reader);
    readTargets(message.targets(), catalog, region, reader);
    if (reader.failed())
        return;
    reserve(message, region, reader);
    if (!reader.failed())
        region.totals = region.recomputeTotals();
}

}  // namespace estate::wire
