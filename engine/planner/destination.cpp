#include "engine/planner/destination.h"

#include <algorithm>

#include "engine/planner/gang.h"

namespace estate {

namespace {

bool contains(const std::vector<RegionIndex>& ascending, RegionIndex region)
{
    return std::binary_search(ascending.begin(), ascending.end(), region);
}

// By every member's policy, or the entity's presence where a policy does not say.
std::vector<RegionIndex> allowedRegions(const EstateState& state, const LostGroup& group)
{
    const Rules& rules = state.rules();
    const EntityIndex entity = state.catalog().application(group.application).entity;
    std::vector<RegionIndex> allowed;
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const PolicyIndex policy = rules.policyOf(state.catalog(), group.members[i]);
        const bool says = policy.valid() && !rules.policies[policy.value].allowedRegions.empty();
        const auto& own = says ? rules.policies[policy.value].allowedRegions
                               : state.catalog().entity(entity).presence;
        if (i == 0)
            allowed = own;
        else
            std::erase_if(allowed, [&own](RegionIndex region) { return !contains(own, region); });
    }
    return allowed;
}

bool isSource(const LostGroup& group, RegionIndex region)
{
    return std::find(group.sources.begin(), group.sources.end(), region) != group.sources.end();
}

PathIndex pathOf(const EstateState& state, RegionIndex source, RegionIndex destination)
{
    return state.catalog().pathBetween(source, destination);
}

// The paths that a member's replay takes: its backlog's, else the pair's. Where nothing is known of
// a path, only the target's own work is timed.
std::vector<PathIndex> pathsOf(const EstateState& state, const RecoveryRecord& record,
                               RegionIndex source, RegionIndex destination)
{
    if (record.backlog)
        return record.backlog->paths;
    const PathIndex path = pathOf(state, source, destination);
    return path.valid() ? std::vector<PathIndex>{path} : std::vector<PathIndex>{};
}

DestinationVerdict checkMember(const EstateState& state, VolumeIndex volume,
                               RegionIndex destination)
{
    DestinationVerdict verdict;
    verdict.region = destination;
    verdict.volume = volume;
    const RecoveryRecord* record = state.region(destination).findRecord(volume);
    if (record == nullptr) {
        verdict.constraint = Constraint::noReplica;
    } else if (!state.region(destination).recordOnline(*record)) {
        verdict.constraint = Constraint::replicaOffline;
    } else if (record->divergent) {
        verdict.constraint = Constraint::divergentReplica;
    } else if (const Operations missing = lostOperations(*record),
               rpo = state.catalog().volume(volume).rpo;
               missing > rpo) {
        verdict.constraint = Constraint::rpoMissed;
        verdict.needed = rpo.value;
        verdict.available = missing.value;
        verdict.shortBy = (missing - rpo).value;
    } else {
        verdict.volume = VolumeIndex();
    }
    return verdict;
}

// Observed numbers are bounded, their sums over a wide group are not: beyond 64 bits a group is too
// slow anyway.
template <typename Amount>
Amount sumOf(Amount a, Amount b)
{
    return Amount(checkedAdd(a.value, b.value).value_or(~std::uint64_t{0}));
}

void addWork(std::vector<PathWork>& paths, const EstateState& state, const RegionState& destination,
             PathIndex path, Bytes bytes, Operations operations)
{
    const auto known = std::find_if(paths.begin(), paths.end(),
                                    [path](const PathWork& work) { return work.path == path; });
    if (known != paths.end()) {
        known->bytes = sumOf(known->bytes, bytes);
        known->operations = sumOf(known->operations, operations);
        return;
    }
    const PathSpec& spec = state.catalog().path(path);
    PathWork work;
    work.path = path;
    work.ready = destination.pathReadyAt(path);
    work.bytes = bytes;
    work.operations = operations;
    work.demuxRate = spec.demuxRate;
    work.demuxOperations = spec.demuxOperations;
    work.copyPasses = spec.copyPasses;
    work.copyRate = spec.copyRate;
    work.fill = spec.fill;
    paths.push_back(work);
}

}  // namespace

Operations lostOperations(const RecoveryRecord& record)
{
    return record.latest > record.durable ? record.latest - record.durable : Operations(0);
}

std::vector<RegionIndex> regionsInReach(const EstateState& state, const LostGroup& group,
                                        const RuleMatch& rule)
{
    std::vector<RegionIndex> reach = allowedRegions(state, group);
    if (rule.target.valid())
        reach.push_back(rule.target);
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const VolumeState* volume = state.region(group.sources[i]).findVolume(group.members[i]);
        ESTATE_ENSURE(volume != nullptr);
        reach.insert(reach.end(), volume->recoveryRegions.begin(), volume->recoveryRegions.end());
    }
    std::sort(reach.begin(), reach.end());
    reach.erase(std::unique(reach.begin(), reach.end()), reach.end());
    std::erase_if(reach, [&group](RegionIndex region) { return isSource(group, region); });
    return reach;
}

DestinationVerdict checkDestination(const EstateState& state, const LostGroup& group,
                                    const RuleMatch& rule, RegionIndex destination,
                                    const ClosedPlaces& closed)
{
    DestinationVerdict verdict;
    verdict.region = destination;
    if (isSource(group, destination))
        verdict.constraint = Constraint::isSource;
    else if (rule.action == RuleAction::restore && rule.target != destination)
        verdict.constraint = Constraint::ruleNamesAnother;
    else if (!contains(allowedRegions(state, group), destination))
        verdict.constraint = Constraint::outsideAllowedRegions;
    else if (!state.available(destination))
        verdict.constraint = Constraint::unavailable;
    else if (const ClosedRegion* wholly = closed.wholly(destination))
        verdict = underMaintenance(destination, VolumeIndex(), *wholly);
    if (verdict.constraint != Constraint::none)
        return verdict;
    return checkReplicas(state, group, destination);
}

DestinationVerdict checkReplicas(const EstateState& state, const LostGroup& group,
                                 RegionIndex destination)
{
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const DestinationVerdict member = checkMember(state, group.members[i], destination);
        if (member.constraint != Constraint::none)
            return member;
    }
    return {destination, Constraint::none, VolumeIndex(), 0, 0, 0};
}

DestinationWork workAt(const EstateState& state, const LostGroup& group, RegionIndex destination,
                       Timestamp deadline, const ClosedPlaces& closed)
{
    const RegionState& region = state.region(destination);
    DestinationWork work;
    Bytes bytes;
    Operations operations;
    Timestamp fenced;
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const VolumeSpec& spec = state.catalog().volume(group.members[i]);
        const RecoveryRecord* record = region.findRecord(group.members[i]);
        ESTATE_ENSURE(record != nullptr);
        const Bytes memberBytes = record->backlog ? record->backlog->pendingBytes : spec.bytes;
        const Operations behind =
            record->latest > record->applied ? record->latest - record->applied : Operations(0);
        const Operations memberOperations =
            record->backlog
                ? record->backlog->pendingOperations
                : Operations(
                      checkedMultiply(behind.value, spec.weight).value_or(~std::uint64_t{0}));
        for (const PathIndex path : pathsOf(state, *record, group.sources[i], destination))
            addWork(work.paths, state, region, path, memberBytes, memberOperations);
        bytes = sumOf(bytes, memberBytes);
        operations = sumOf(operations, memberOperations);
        fenced = std::max(fenced, sourceFencedAt(state, group.sources[i]));
    }
    work.input.now = state.now();
    work.input.queueReady = region.queueReady();
    work.input.sourceFenced = fenced;
    work.input.deadline = deadline;
    const OpenRates rates = openRates(region, closed.find(destination));
    work.input.restoreRate = rates.restore;
    work.input.applyRate = rates.apply;
    work.input.bytes = bytes;
    work.input.operations = operations;
    work.input.paths = work.paths;
    return work;
}

}  // namespace estate
