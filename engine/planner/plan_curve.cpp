#include "engine/planner/plan_curve.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

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

CostMoment momentAt(Timestamp at, const std::map<ApplicationIndex, Charge>& charges, Cost losses)
{
    CostMoment moment{at, {}, {}, losses};
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
    return moment;
}

}  // namespace

struct PlanCostCurve::Parts {
    std::map<ApplicationIndex, Charge> charges;
    std::vector<Loss> losses;  // by time
    std::vector<Timestamp> corners;
    std::size_t lost = 0;  // of the losses, by the last moment
    Cost lostCost;
    std::vector<CostMoment> moments;  // one a corner, as far as it is
};

PlanCostCurve::PlanCostCurve(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
PlanCostCurve::PlanCostCurve(PlanCostCurve&&) noexcept = default;
PlanCostCurve& PlanCostCurve::operator=(PlanCostCurve&&) noexcept = default;
PlanCostCurve::~PlanCostCurve() = default;

Result<PlanCostCurve> PlanCostCurve::of(const EstateState& state, const Preview& preview)
{
    const auto lost = resolveLosses(state.catalog(), preview.failures);
    if (!lost)
        return tl::unexpected(lost.error());
    EstateState overlay = state;
    applyLosses(overlay, *lost, preview.at);

    auto parts = std::make_unique<Parts>();
    for (const GroupDecision& decision : preview.plan.groups) {
        if (decision.kind != GangKind::failover)
            continue;
        const std::optional<Impact> impact = impactOf(overlay, decision);
        if (!impact)
            continue;
        chargeGroup(parts->charges, *impact, decision);
        parts->losses.push_back({endOf(decision), groupCost(*impact, decision).losses});
        parts->corners.push_back(endOf(decision));
    }
    for (const auto& [application, charge] : parts->charges) {
        parts->corners.push_back(charge.from);
        parts->corners.push_back(charge.until);
        if (charge.breachedAt)
            parts->corners.push_back(*charge.breachedAt);
    }
    auto& corners = parts->corners;
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    std::sort(parts->losses.begin(), parts->losses.end(),
              [](const Loss& a, const Loss& b) { return a.at < b.at; });
    parts->moments.reserve(corners.size());
    return PlanCostCurve(std::move(parts));
}

bool PlanCostCurve::step()
{
    Parts& parts = *m_parts;
    if (parts.moments.size() == parts.corners.size())
        return false;
    const Timestamp at = parts.corners[parts.moments.size()];
    for (; parts.lost < parts.losses.size() && parts.losses[parts.lost].at <= at; ++parts.lost)
        parts.lostCost = parts.lostCost + parts.losses[parts.lost].cost;
    parts.moments.push_back(momentAt(at, parts.charges, parts.lostCost));
    return parts.moments.size() < parts.corners.size();
}

std::size_t PlanCostCurve::applications() const
{
    return m_parts->charges.size();
}

std::vector<CostMoment> PlanCostCurve::take()
{
    ESTATE_ENSURE(m_parts->moments.size() == m_parts->corners.size());
    return std::move(m_parts->moments);
}

Result<std::vector<CostMoment>> planCostOverTime(const EstateState& state, const Preview& preview)
{
    auto curve = PlanCostCurve::of(state, preview);
    if (!curve)
        return tl::unexpected(curve.error());
    while (curve->step()) {
    }
    return curve->take();
}

}  // namespace estate
