#include <algorithm>
#include <limits>
#include <unordered_map>

#include "engine/wire/effects_wire.h"
#include "engine/wire/enumerators.h"
#include "engine/wire/wire_value.h"

namespace estate {

namespace {

// Positions of ids in one table; built when first asked, looked up, never iterated.
template <typename Position, typename Table>
class IdLookup {
public:
    explicit IdLookup(const Table& table) : m_table(table) {}

    // None where the id is unknown.
    [[nodiscard]] Position find(const std::string& id)
    {
        if (m_positions.empty()) {
            m_positions.reserve(m_table.size());
            for (std::uint32_t i = 0; i < m_table.size(); ++i)
                m_positions.emplace(m_table[i].id, i);
        }
        const auto found = m_positions.find(id);
        return found == m_positions.end() ? Position() : Position(found->second);
    }

private:
    const Table& m_table;
    std::unordered_map<std::string_view, std::uint32_t> m_positions;
};

class EffectsReader {
public:
    explicit EffectsReader(const EstateState& state)
        : m_state(state), m_applications(state.catalog().applications),
          m_groups(state.catalog().recoveryGroups), m_hosts(state.catalog().hosts),
          m_paths(state.catalog().paths), m_policies(state.rules().policies),
          m_regions(state.catalog().regions), m_volumes(state.catalog().volumes)
    {}

    [[nodiscard]] PlanResult read(const v1::PlanResult& message);
    [[nodiscard]] const wire::Reader& reader() const { return m_reader; }

private:
    // An empty id stands for none.
    template <typename Lookup>
    [[nodiscard]] auto find(Lookup& lookup, std::string_view field, const std::string& id)
    {
        const auto position = lookup.find(id);
        if (!id.empty() && !position.valid())
            m_reader.refuse(ErrorCode::unknownId, field,
                            "names \"" + id + "\", which this estate does not hold");
        return position;
    }

    [[nodiscard]] GroupDecision read(const v1::GroupDecision& message);
    [[nodiscard]] PlacementDecision read(const v1::PlacementDecision& message);
    [[nodiscard]] ResizeDecision read(const v1::ResizeDecision& message);
    [[nodiscard]] SnapshotDecision read(const v1::SnapshotDecision& message);
    [[nodiscard]] RecoveryTiming read(const v1::RecoveryTiming& message);
    [[nodiscard]] RuleTrace read(const v1::RuleTrace& message);
    [[nodiscard]] DestinationVerdict read(const v1::DestinationVerdict& message);
    [[nodiscard]] Leg read(RegionIndex region, const v1::Leg& message);

    const EstateState& m_state;
    wire::Reader m_reader{"The decisions"};
    IdLookup<ApplicationIndex, std::vector<ApplicationSpec>> m_applications;
    IdLookup<RecoveryGroupIndex, std::vector<RecoveryGroupSpec>> m_groups;
    IdLookup<HostIndex, std::vector<HostSpec>> m_hosts;
    IdLookup<PathIndex, std::vector<PathSpec>> m_paths;
    IdLookup<PolicyIndex, std::vector<FailoverPolicy>> m_policies;
    IdLookup<RegionIndex, std::vector<RegionSpec>> m_regions;
    IdLookup<VolumeIndex, std::vector<VolumeSpec>> m_volumes;
};

PlanResult EffectsReader::read(const v1::PlanResult& message)
{
    PlanResult plan;
    for (const v1::GroupDecision& group : message.groups())
        plan.groups.push_back(read(group));
    for (const v1::PlacementDecision& placement : message.placements())
        plan.placements.push_back(read(placement));
    for (const v1::ResizeDecision& resize : message.resizes())
        plan.resizes.push_back(read(resize));
    for (const v1::SnapshotDecision& snapshot : message.snapshots())
        plan.snapshots.push_back(read(snapshot));
    for (const std::string& gang : message.aborted_gangs())
        plan.abortedGangs.push_back(m_reader.digest("aborted_gangs", gang));
    return plan;
}

GroupDecision EffectsReader::read(const v1::GroupDecision& message)
{
    GroupDecision group;
    group.planId = m_reader.optionalDigest("plan_id", message.plan_id());
    group.kind =
        m_reader.enumeratorOr(GangKind::failover, "kind", wire::gangKindTable, message.kind());
    group.application = find(m_applications, "application", message.application());
    group.recoveryGroup = find(m_groups, "recovery_group", message.recovery_group());
    for (const std::string& volume : message.members())
        group.members.push_back(find(m_volumes, "members", volume));
    for (const std::string& volume : message.elsewhere())
        group.elsewhere.push_back(find(m_volumes, "elsewhere", volume));
    group.source = find(m_regions, "source", message.source());
    group.outcome = m_reader.enumerator<Outcome>("outcome", wire::outcomeTable, message.outcome());
    group.reason = m_reader.enumerator<Reason>("reason", wire::reasonTable, message.reason());
    group.destination = find(m_regions, "destination", message.destination());
    if (message.has_timing())
        group.timing = read(message.timing());
    for (const v1::MemberPlacement& entry : message.placements()) {
        MemberPlacement placement;
        placement.volume = find(m_volumes, "volume", entry.volume());
        placement.source = find(m_regions, "source", entry.source());
        for (const v1::Leg& leg : entry.legs())
            placement.legs.push_back(read(group.destination, leg));
        placement.lost = Operations(entry.lost_operations());
        placement.recoveredTo = Operations(entry.recovered_to());
        for (const v1::Leg& leg : entry.replaced())
            placement.replaced.push_back(read(placement.source, leg));
        group.placements.push_back(std::move(placement));
    }
    group.rule = read(message.rule());
    for (const v1::DestinationVerdict& verdict : message.verdicts())
        group.verdicts.push_back(read(verdict));
    group.lostSince = Timestamp{message.lost_since_ns()};
    group.deadline = Timestamp{message.deadline_ns()};
    group.lostOperations = Operations(message.lost_operations());
    const v1::Wide& cost = message.expected_cost_microunits();
    group.expectedCost = Cost{U128{cost.high()} << 64 | cost.low()};
    return group;
}

PlacementDecision EffectsReader::read(const v1::PlacementDecision& message)
{
    PlacementDecision placement;
    placement.planId = m_reader.optionalDigest("plan_id", message.plan_id());
    placement.volume = find(m_volumes, "volume", message.volume());
    placement.region = find(m_regions, "region", message.region());
    for (const v1::Leg& leg : message.legs())
        placement.legs.push_back(read(placement.region, leg));
    placement.verdict = read(message.verdict());
    return placement;
}

ResizeDecision EffectsReader::read(const v1::ResizeDecision& message)
{
    ResizeDecision resize;
    resize.planId = m_reader.optionalDigest("plan_id", message.plan_id());
    resize.request = message.request();
    resize.volume = find(m_volumes, "volume", message.volume());
    resize.region = find(m_regions, "region", message.region());
    for (const v1::Leg& leg : message.growth())
        resize.growth.push_back(read(resize.region, leg));
    resize.reason = m_reader.enumerator<Reason>("reason", wire::reasonTable, message.reason());
    resize.verdict = read(message.verdict());
    return resize;
}

SnapshotDecision EffectsReader::read(const v1::SnapshotDecision& message)
{
    SnapshotDecision snapshot;
    snapshot.planId = m_reader.optionalDigest("plan_id", message.plan_id());
    snapshot.request = message.request();
    for (const std::string& volume : message.members())
        snapshot.members.push_back(find(m_volumes, "members", volume));
    for (const std::string& region : message.regions())
        snapshot.regions.push_back(find(m_regions, "regions", region));
    snapshot.hitch = Duration(message.hitch_ns());
    snapshot.reason = m_reader.enumerator<Reason>("reason", wire::reasonTable, message.reason());
    snapshot.verdict = read(message.verdict());
    return snapshot;
}

RecoveryTiming EffectsReader::read(const v1::RecoveryTiming& message)
{
    RecoveryTiming timing;
    timing.planned = Timestamp{message.planned_ns()};
    timing.queueStart = Timestamp{message.queue_start_ns()};
    timing.fill = Duration(message.fill_ns());
    timing.demux = Duration(message.demux_ns());
    timing.target = Duration(message.target_ns());
    timing.completion = Timestamp{message.completion_ns()};
    timing.deadline = Timestamp{message.deadline_ns()};
    timing.rtoMet = message.rto_met();
    timing.queueReady = Timestamp{message.queue_ready_ns()};
    timing.pathsReady = Timestamp{message.paths_ready_ns()};
    timing.sourceFenced = Timestamp{message.source_fenced_ns()};
    timing.bytes = Bytes(message.bytes());
    timing.operations = Operations(message.operations());
    timing.restoreRate = BytesPerSecond(message.restore_bytes_per_second());
    timing.applyRate = Iops(message.apply_iops());
    for (const std::string& path : message.paths())
        timing.paths.push_back(find(m_paths, "paths", path));
    timing.zeroCopyLanes = message.zero_copy_lanes();
    timing.copyingLanes = message.copying_lanes();
    timing.bytesCopied = Bytes(message.bytes_copied());
    return timing;
}

RuleTrace EffectsReader::read(const v1::RuleTrace& message)
{
    RuleTrace rule;
    rule.policy = find(m_policies, "policy", message.policy());
    if (message.has_winner())
        rule.winner = message.winner();
    rule.beaten.assign(message.beaten().begin(), message.beaten().end());
    rule.tied.assign(message.tied().begin(), message.tied().end());
    return rule;
}

DestinationVerdict EffectsReader::read(const v1::DestinationVerdict& message)
{
    DestinationVerdict verdict;
    verdict.region = find(m_regions, "region", message.region());
    verdict.constraint =
        m_reader.enumerator<Constraint>("constraint", wire::constraintTable, message.constraint());
    verdict.volume = find(m_volumes, "volume", message.volume());
    verdict.needed = message.needed();
    verdict.available = message.available();
    verdict.shortBy = message.short_by();
    return verdict;
}

Leg EffectsReader::read(RegionIndex region, const v1::Leg& message)
{
    const HostIndex host = find(m_hosts, "host", message.host());
    if (!region.valid() || !host.valid()) {
        m_reader.refuse(ErrorCode::damaged, "legs", "lies in no region or on no host");
        return {};
    }
    const std::vector<HostState>& hosts = m_state.region(region).hosts;
    const auto found = std::find_if(hosts.begin(), hosts.end(), [host](const HostState& candidate) {
        return candidate.host == host;
    });
    if (found == hosts.end() || message.lane() >= found->laneCount) {
        m_reader.refuse(ErrorCode::damaged, "legs",
                        "names lane " + std::to_string(message.lane()) + " of host \"" +
                            message.host() + "\", which its region does not have");
        return {};
    }
    return Leg{static_cast<std::uint32_t>(found - hosts.begin()), found->firstLane + message.lane(),
               Bytes(message.bytes()), Iops(message.iops())};
}

}  // namespace

Result<Effects> decodeEffects(const EstateState& state, std::string_view bytes)
{
    v1::Effects message;
    if (auto parsed = wire::parse(message, bytes, "The decisions", effectsBytesMax); !parsed)
        return tl::unexpected(parsed.error());
    if (auto checked = wire::checkSchemaVersion(message.schema_version(), "The decisions");
        !checked)
        return tl::unexpected(checked.error());
    Effects effects;
    effects.repeated = message.repeated_event();
    if (message.has_plan()) {
        EffectsReader reader(state);
        effects.plan = reader.read(message.plan());
        if (reader.reader().failed())
            return tl::unexpected(reader.reader().error());
    }
    return effects;
}

}  // namespace estate
