#include "engine/planner/plan_cost.h"

#include <algorithm>
#include <map>

#include "engine/planner/rule_match.h"

namespace estate {

namespace {

Cost downtimeCost(CostRate rate, Duration down)
{
    return Cost{ceilDivide(U128{rate.value} * down.value, nanosecondsPerSecond)};
}

// Without a completion, to the horizon.
Duration downFor(const GroupDecision& decision)
{
    return decision.timing ? decision.timing->completion.since(decision.lostSince) : costHorizon;
}

bool breaches(const GroupDecision& decision)
{
    return !decision.timing || !decision.timing->rtoMet;
}

Cost lossCost(const Impact& impact, Operations lost)
{
    return Cost{saturatingMultiply(impact.perLostOperation.value, lost.value)};
}

void countServing(PlanSummary& summary, const GroupDecision& decision, std::uint64_t volumes)
{
    const bool planned = decision.outcome == Outcome::recover;
    if (decision.kind == GangKind::repair) {
        (planned ? summary.repaired : summary.unrepaired) += 1;
        (planned ? summary.volumesRepaired : summary.volumesUnrepaired) += volumes;
    } else {
        (planned ? summary.movedHome : summary.stayedAway) += 1;
        (planned ? summary.volumesMovedHome : summary.volumesStayedAway) += volumes;
    }
}

void countGroup(PlanSummary& summary, const GroupDecision& decision, std::uint64_t volumes)
{
    if (decision.kind != GangKind::failover)
        return countServing(summary, decision, volumes);
    summary.groups += 1;
    summary.volumes += volumes;
    switch (decision.reason) {
    case Reason::recoveredWithinRto:
        summary.metRto += 1;
        summary.volumesMetRto += volumes;
        break;
    case Reason::recoveredAfterRto:
        summary.missedRto += 1;
        summary.volumesMissedRto += volumes;
        break;
    case Reason::repairedDegraded:
    case Reason::movedHome: break;  // never of a failover
    case Reason::heldByRule:
    case Reason::heldNotDurable:
        summary.held += 1;
        summary.volumesHeld += volumes;
        break;
    case Reason::capacityShort:
        summary.capacityShort += 1;
        summary.volumesCapacityShort += volumes;
        break;
    case Reason::ambiguousScenarioImpact:
    case Reason::ambiguousFailoverRule:
    case Reason::noObjective:
    case Reason::noEligibleDestination:
    case Reason::memberBusy:
    case Reason::arenaMultiVolume:
    case Reason::tooSlow:
    case Reason::deadlinePassed:
    case Reason::hitchTooLong:
    case Reason::crossesRegions:
    case Reason::tooWide:
    case Reason::notPlaced:
        summary.deferred += 1;
        summary.volumesDeferred += volumes;
        break;
    }
    summary.recovered = summary.metRto + summary.missedRto;
}

}  // namespace

std::optional<Impact> impactOf(const EstateState& overlay, const GroupDecision& decision)
{
    const ObjectiveMatch match =
        matchObjective(overlay.rules().impacts[decision.application.value], Duration(0),
                       decision.source, overlay.unavailableRegions());
    return match.objective ? std::optional(match.objective->impact) : std::nullopt;
}

CostParts groupCost(const Impact& impact, const GroupDecision& decision)
{
    CostParts parts;
    if (decision.kind != GangKind::failover)
        return parts;
    parts.downtime = downtimeCost(impact.downtime, downFor(decision));
    if (breaches(decision))
        parts.breach = Cost{impact.breach.value};
    parts.losses = lossCost(impact, decision.lostOperations);
    return parts;
}

std::vector<CostPoint> costOverTime(const Impact& impact, const GroupDecision& decision)
{
    if (decision.kind != GangKind::failover)
        return {};
    const CostParts parts = groupCost(impact, decision);
    const Timestamp end = decision.lostSince + downFor(decision);
    std::vector<CostPoint> points{{decision.lostSince, Cost{}}};
    Cost steps;
    if (breaches(decision) && decision.deadline < end) {
        const Cost until =
            downtimeCost(impact.downtime, decision.deadline.since(decision.lostSince));
        points.push_back({decision.deadline, until});
        points.push_back({decision.deadline, until + parts.breach});
        steps = parts.breach;
    }
    points.push_back({end, parts.downtime + steps});
    points.push_back({end, parts.total()});
    return points;
}

U128 groupLossCost(const EstateState& state, const LostGroup& group, RegionIndex destination,
                   const Impact& impact)
{
    U128 cost = 0;
    for (const VolumeIndex member : group.members) {
        const RecoveryRecord* record = state.region(destination).findRecord(member);
        ESTATE_ENSURE(record != nullptr);
        const U128 lost =
            U128{lostOperations(*record).value} * state.catalog().volume(member).weight;
        cost = saturatingAdd(cost, saturatingMultiply(impact.perLostOperation.value, lost));
    }
    return cost;
}

PlanSummary summarise(const EstateState& overlay, const PlanResult& plan)
{
    struct Charge {
        Impact impact;
        Duration down;
        bool breached = false;
    };
    PlanSummary summary;
    std::map<ApplicationIndex, Charge> charges;
    for (const GroupDecision& decision : plan.groups) {
        std::uint64_t volumes = 0;
        for (const VolumeIndex member : decision.members)
            volumes += overlay.catalog().volume(member).weight;
        countGroup(summary, decision, volumes);
        if (decision.timing)
            summary.lastCompletion = std::max(summary.lastCompletion, decision.timing->completion);
        const auto lost = checkedAdd(summary.lostOperations, decision.lostOperations.value);
        summary.lostOperations = lost.value_or(~std::uint64_t{0});
        if (decision.kind != GangKind::failover)
            continue;
        const std::optional<Impact> impact = impactOf(overlay, decision);
        if (!impact)
            continue;
        Charge& charge = charges[decision.application];
        charge.impact.downtime = std::max(charge.impact.downtime, impact->downtime);
        charge.impact.breach = std::max(charge.impact.breach, impact->breach);
        charge.down = std::max(charge.down, downFor(decision));
        charge.breached = charge.breached || breaches(decision);
        summary.losses = summary.losses + lossCost(*impact, decision.lostOperations);
    }
    for (const auto& [application, charge] : charges) {
        summary.downtime = summary.downtime + downtimeCost(charge.impact.downtime, charge.down);
        if (charge.breached)
            summary.breaches = summary.breaches + Cost{charge.impact.breach.value};
    }
    return summary;
}

}  // namespace estate
