#include "engine/planner/plan_curve.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/planner/plan_cost.h"

namespace estate {

namespace {

struct Charge {
    CostRate rate;
    Cost breach;
    Timestamp from;
    Timestamp until;
    std::optional<Timestamp> breachedAt;
};
struct Loss {
    Timestamp at;
    Cost cost;
};

Timestamp endOf(const GroupDecision& decision)
{
    return decision.timing ? decision.timing->completion : decision.lostSince + costHorizon;
}

void chargeGroup(std::map<ApplicationIndex, Charge>& charges, const Impact& impact,
                 const GroupDecision& decision)
{
    const Timestamp end = endOf(decision);
    const auto [at, isNew] = charges.try_emplace(decision.application);
    Charge& charge = at->second;
    // An application's downtime is its longest one, from whichever moment it began.
    if (isNew || end.since(decision.lostSince) > charge.until.since(charge.from)) {
        charge.from = decision.lostSince;
        charge.until = end;
    }
    charge.rate = std::max(charge.rate, impact.downtime);
    charge.breach = std::max(charge.breach, Cost{impact.breach.value});
    if (!decision.timing || !decision.timing->rtoMet) {
        const Timestamp missed = std::min(decision.deadline, end);
        charge.breachedAt = std::min(charge.breachedAt.value_or(missed), missed);
    }
}

CostMoment momentAt(Timestamp at, const std::map<ApplicationIndex, Charge>& charges,
                    const std::vector<Loss>& losses)
{
    CostMoment moment{at, {}, {}, {}};
    for (const auto& [application, charge] : charges) {
        const Timestamp until = std::min(at, charge.until);
        if (until > charge.from)
            moment.downtime =
                moment.downtime +
                Cost{ceilDivide(U128{charge.rate.value} * until.since(charge.from).value,
                                nanosecondsPerSecond)};
        if (charge.breachedAt && *charge.breachedAt <= at)
            moment.breaches = moment.breaches + charge.breach;
    }
    for (const Loss& loss : losses) {
        if (loss.at <= at)
            moment.losses = moment.losses + loss.cost;
    }
    return moment;
}

}  // namespace

Result<std::vector<CostMoment>> planCostOverTime(const EstateState& state, const Preview& preview)
{
    const auto lost = resolveLosses(state.catalog(), preview.failures);
    if (!lost)
        return tl::unexpected(lost.error());
    EstateState overlay = state;
    applyLosses(overlay, *lost, preview.at);

    std::map<ApplicationIndex, Charge> charges;
    std::vector<Loss> losses;
    std::vector<Timestamp> corners;
    for (const GroupDecision& decision : preview.plan.groups) {
        if (decision.kind != GangKind::failover)
            continue;
        const std::optional<Impact> impact = impactOf(overlay, decision);
        if (!impact)
            continue;
        chargeGroup(charges, *impact, decision);
        losses.push_back({endOf(decision), groupCost(*impact, decision).losses});
        corners.push_back(endOf(decision));
    }
    for (const auto& [application, charge] : charges) {
        corners.push_back(charge.from);
        corners.push_back(charge.until);
        if (charge.breachedAt)
            corners.push_back(*charge.breachedAt);
    }
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());

    std::vector<CostMoment> moments;
    moments.reserve(corners.size());
    for (const Timestamp at : corners)
        moments.push_back(momentAt(at, charges, losses));
    return moments;
}

}  // namespace estate
