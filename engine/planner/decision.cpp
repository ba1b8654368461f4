#include "engine/planner/decision.h"

namespace estate {

std::string_view outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::recover: return "recover";
    case Outcome::hold: return "hold";
    case Outcome::defer: return "defer";
    }
    return "unknown";
}

std::string_view reasonName(Reason reason)
{
    switch (reason) {
    case Reason::recoveredWithinRto: return "recovered-within-rto";
    case Reason::recoveredAfterRto: return "recovered-after-rto";
    case Reason::heldByRule: return "held-by-rule";
    case Reason::heldNotDurable: return "held-not-durable";
    case Reason::ambiguousScenarioImpact: return "ambiguous-scenario-impact";
    case Reason::ambiguousFailoverRule: return "ambiguous-failover-rule";
    case Reason::noObjective: return "no-objective";
    case Reason::noEligibleDestination: return "no-eligible-destination";
    case Reason::capacityShort: return "capacity-short";
    case Reason::memberBusy: return "member-busy";
    case Reason::repairedDegraded: return "repaired-degraded";
    case Reason::arenaMultiVolume: return "arena-multi-volume";
    case Reason::tooSlow: return "too-slow";
    case Reason::movedHome: return "moved-home";
    case Reason::deadlinePassed: return "deadline-passed";
    case Reason::hitchTooLong: return "hitch-too-long";
    case Reason::crossesRegions: return "crosses-regions";
    case Reason::notPlaced: return "not-placed";
    case Reason::tooWide: return "too-wide";
    }
    return "unknown";
}

std::string_view constraintName(Constraint constraint)
{
    switch (constraint) {
    case Constraint::none: return "none";
    case Constraint::isSource: return "is-source";
    case Constraint::ruleNamesAnother: return "rule-names-another";
    case Constraint::outsideAllowedRegions: return "outside-allowed-regions";
    case Constraint::unavailable: return "unavailable";
    case Constraint::noReplica: return "no-replica";
    case Constraint::divergentReplica: return "divergent-replica";
    case Constraint::rpoMissed: return "rpo-missed";
    case Constraint::noPath: return "no-path";
    case Constraint::recoveryIopsShort: return "recovery-iops-short";
    case Constraint::bytesShort: return "bytes-short";
    case Constraint::laneIopsShort: return "lane-iops-short";
    case Constraint::isolationShort: return "isolation-short";
    case Constraint::failureDomainsShort: return "failure-domains-short";
    case Constraint::laterCompletion: return "later-completion";
    case Constraint::tooSlow: return "too-slow";
    case Constraint::replicaOffline: return "replica-offline";
    case Constraint::underMaintenance: return "under-maintenance";
    }
    return "unknown";
}

const std::string& groupId(const Catalog& catalog, const GroupDecision& decision)
{
    ESTATE_ENSURE(!decision.members.empty());
    return decision.recoveryGroup.valid() ? catalog.recoveryGroup(decision.recoveryGroup).id
                                          : catalog.volume(decision.members.front()).id;
}

namespace {

void putId(Hasher& hasher, const Catalog& catalog, RegionIndex region)
{
    hasher.put(region.valid() ? std::string_view(catalog.region(region).id) : std::string_view());
}

void putPlacements(Hasher& hasher, const Catalog& catalog, const GroupDecision& decision)
{
    hasher.put(decision.placements.size());
    for (const MemberPlacement& placement : decision.placements) {
        hasher.put(catalog.volume(placement.volume).id)
            .put(placement.lost.value)
            .put(placement.legs.size());
        putId(hasher, catalog, placement.source);
        for (const Leg& leg : placement.legs)
            hasher.put(leg.host).put(leg.lane).put(leg.bytes.value);
    }
}

}  // namespace

Digest planIdOf(const EstateState& state, const GroupDecision& decision)
{
    Hasher hasher("recovery/2");
    hasher.put(state.index())
        .put(static_cast<std::uint64_t>(decision.kind))
        .put(groupId(state.catalog(), decision));
    putId(hasher, state.catalog(), decision.source);
    putId(hasher, state.catalog(), decision.destination);
    putPlacements(hasher, state.catalog(), decision);
    return hasher.finish();
}

Digest decisionsDigest(const Catalog& catalog, const PlanResult& plan)
{
    Hasher hasher("decisions/1");
    hasher.put(plannerVersion).put(plan.groups.size());
    for (const GroupDecision& decision : plan.groups) {
        hasher.put(groupId(catalog, decision))
            .put(static_cast<std::uint64_t>(decision.kind))
            .put(static_cast<std::uint64_t>(decision.outcome))
            .put(static_cast<std::uint64_t>(decision.reason))
            .put(decision.lostOperations.value)
            .put(decision.members.size());
        for (const VolumeIndex member : decision.members)
            hasher.put(catalog.volume(member).id);
        putId(hasher, catalog, decision.source);
        putId(hasher, catalog, decision.destination);
        putPlacements(hasher, catalog, decision);
    }
    hasher.put(plan.placements.size());
    for (const PlacementDecision& placement : plan.placements) {
        hasher.put(catalog.volume(placement.volume).id).put(placement.legs.size());
        for (const Leg& leg : placement.legs)
            hasher.put(leg.host).put(leg.lane).put(leg.bytes.value);
    }
    hasher.put(plan.resizes.size());
    for (const ResizeDecision& resize : plan.resizes) {
        hasher.put(resize.request)
            .put(static_cast<std::uint64_t>(resize.reason))
            .put(resize.growth.size());
        for (const Leg& leg : resize.growth)
            hasher.put(leg.host).put(leg.lane).put(leg.bytes.value).put(leg.iops.value);
    }
    hasher.put(plan.snapshots.size());
    for (const SnapshotDecision& snapshot : plan.snapshots) {
        hasher.put(snapshot.request)
            .put(static_cast<std::uint64_t>(snapshot.reason))
            .put(snapshot.members.size());
        for (const VolumeIndex member : snapshot.members)
            hasher.put(catalog.volume(member).id);
    }
    return hasher.finish();
}

}  // namespace estate
