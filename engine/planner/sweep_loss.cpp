#include "engine/planner/sweep_loss.h"

#include <algorithm>

#include "engine/planner/pass.h"
#include "engine/planner/plan_cost.h"

namespace estate {

namespace {

template <typename Index>
void sortUnique(std::vector<Index>& indexes)
{
    std::sort(indexes.begin(), indexes.end());
    indexes.erase(std::unique(indexes.begin(), indexes.end()), indexes.end());
}

template <typename Index>
bool disjoint(const std::vector<Index>& a, const std::vector<Index>& b)
{
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() && right != b.end()) {
        if (*left == *right)
            return false;
        if (*left < *right)
            ++left;
        else
            ++right;
    }
    return true;
}

// The finalizer of splitmix64, twice with different constants.
class Marker {
public:
    explicit Marker(std::uint64_t kind) { put(kind); }
    Marker& put(std::uint64_t value)
    {
        m_mark.low = mixed(m_mark.low ^ (value + 0x9e3779b97f4a7c15));
        m_mark.high = mixed((m_mark.high + 0xd1b54a32d192ed03) ^ (value * 0xff51afd7ed558ccd));
        return *this;
    }
    Marker& put(const Digest& digest)
    {
        for (std::size_t i = 0; i < digest.bytes.size(); i += 8) {
            std::uint64_t word = 0;
            for (std::size_t byte = 0; byte < 8; ++byte)
                word |= std::uint64_t{digest.bytes[i + byte]} << (8 * byte);
            put(word);
        }
        return *this;
    }
    Marker& put(const std::vector<Leg>& legs)
    {
        put(legs.size());
        for (const Leg& leg : legs)
            put(leg.host).put(leg.lane).put(leg.bytes.value).put(leg.iops.value);
        return *this;
    }
    [[nodiscard]] OutcomeMark mark() const { return m_mark; }

private:
    static std::uint64_t mixed(std::uint64_t value)
    {
        value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
        value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
        return value ^ (value >> 31);
    }
    OutcomeMark m_mark;
};

// Times are in it: losses of one class agree on every number, not only on who goes where.
OutcomeMark markOf(const GroupDecision& decision)
{
    Marker marker(1);
    marker.put(decision.planId)
        .put(static_cast<std::uint64_t>(decision.kind))
        .put(decision.application.value)
        .put(decision.recoveryGroup.value)
        .put(decision.source.value)
        .put(decision.destination.value)
        .put(static_cast<std::uint64_t>(decision.outcome))
        .put(static_cast<std::uint64_t>(decision.reason))
        .put(decision.lostOperations.value)
        .put(decision.timing ? decision.timing->completion.ns : 0)
        .put(decision.members.size());
    for (const VolumeIndex member : decision.members)
        marker.put(member.value);
    return marker.mark();
}

OutcomeMark markOf(const PlanResult& plan)
{
    OutcomeMark sum;
    for (const GroupDecision& decision : plan.groups)
        sum = sum + markOf(decision);
    for (const PlacementDecision& placement : plan.placements)
        sum = sum + Marker(2).put(placement.volume.value).put(placement.legs).mark();
    for (const ResizeDecision& resize : plan.resizes)
        sum = sum + Marker(3)
                        .put(resize.planId)
                        .put(resize.volume.value)
                        .put(static_cast<std::uint64_t>(resize.reason))
                        .mark();
    for (const SnapshotDecision& snapshot : plan.snapshots) {
        Marker marker(4);
        marker.put(snapshot.planId).put(static_cast<std::uint64_t>(snapshot.reason));
        for (const VolumeIndex member : snapshot.members)
            marker.put(member.value);
        sum = sum + marker.mark();
    }
    for (const Digest& gang : plan.abortedGangs)
        sum = sum + Marker(5).put(gang).mark();
    return sum;
}

LossOutcome outcomeOf(const EstateState& overlay, const PlanResult& plan)
{
    const PlanSummary summary = summarise(overlay, plan);
    LossOutcome outcome;
    outcome.groups = static_cast<std::uint32_t>(summary.groups);
    outcome.metRto = static_cast<std::uint32_t>(summary.metRto);
    outcome.missedRto = static_cast<std::uint32_t>(summary.missedRto);
    outcome.held = static_cast<std::uint32_t>(summary.held);
    outcome.capacityShort = static_cast<std::uint32_t>(summary.capacityShort);
    outcome.deferred = static_cast<std::uint32_t>(summary.deferred);
    outcome.repaired = static_cast<std::uint32_t>(summary.repaired);
    outcome.unrepaired = static_cast<std::uint32_t>(summary.unrepaired);
    outcome.lostOperations = summary.lostOperations;
    outcome.lastCompletion = summary.lastCompletion;
    outcome.cost = summary.total();
    outcome.decisions = markOf(plan);
    return outcome;
}

// Every region that a rule of the policy, or a scenario of the application, names: whether it is
// lost can change which one matches.
void readRules(const EstateState& state, const GroupDecision& decision, LossFootprint& footprint)
{
    const Rules& rules = state.rules();
    for (const ScenarioRule& scenario : rules.impacts[decision.application.value].scenarios)
        footprint.reads.insert(footprint.reads.end(), scenario.failureSet.begin(),
                               scenario.failureSet.end());
    for (const VolumeIndex member : decision.members) {
        const PolicyIndex policy = rules.policyOf(state.catalog(), member);
        if (!policy.valid())
            continue;
        for (const FailoverRule& rule : rules.policies[policy.value].rules)
            footprint.reads.insert(footprint.reads.end(), rule.failureSet.begin(),
                                   rule.failureSet.end());
    }
}

LossFootprint footprintOf(const EstateState& base, const EstateState& overlay,
                          const PassResult& pass)
{
    LossFootprint footprint;
    footprint.reads = pass.examined;
    for (std::uint32_t i = 0; i < base.regionCount(); ++i)
        if (&base.region(RegionIndex(i)) != &overlay.region(RegionIndex(i)))
            footprint.changes.emplace_back(i);
    footprint.reads.insert(footprint.reads.end(), footprint.changes.begin(),
                           footprint.changes.end());
    for (const GroupDecision& decision : pass.plan.groups) {
        footprint.applications.push_back(decision.application);
        readRules(overlay, decision, footprint);
    }
    sortUnique(footprint.reads);
    sortUnique(footprint.applications);
    return footprint;
}

EstateState overlayOf(const EstateState& base, Timestamp at)
{
    EstateState overlay = base;
    overlay.advance(base.index() + 1, at);
    return overlay;
}

void lose(EstateState& overlay, const SweepUnit& unit, Timestamp at)
{
    Losses losses;
    if (unit.site.valid())
        losses.sites.push_back(unit.site);
    else
        losses.regions.push_back(unit.region);
    applyLosses(overlay, losses, at);
}

std::uint64_t cappedSum(std::uint64_t a, std::uint64_t b)
{
    return checkedAdd(a, b).value_or(~std::uint64_t{0});
}

}  // namespace

bool independent(const LossFootprint& a, const LossFootprint& b)
{
    return disjoint(a.applications, b.applications) && disjoint(a.changes, b.reads) &&
           disjoint(a.reads, b.changes);
}

LossOutcome sideBySide(const LossOutcome& a, const LossOutcome& b)
{
    LossOutcome sum;
    sum.groups = a.groups + b.groups;
    sum.metRto = a.metRto + b.metRto;
    sum.missedRto = a.missedRto + b.missedRto;
    sum.held = a.held + b.held;
    sum.capacityShort = a.capacityShort + b.capacityShort;
    sum.deferred = a.deferred + b.deferred;
    sum.repaired = a.repaired + b.repaired;
    sum.unrepaired = a.unrepaired + b.unrepaired;
    sum.lostOperations = cappedSum(a.lostOperations, b.lostOperations);
    sum.lastCompletion = std::max(a.lastCompletion, b.lastCompletion);
    sum.cost = a.cost + b.cost;
    sum.decisions = a.decisions + b.decisions;
    return sum;
}

LossOutcome planLoss(const EstateState& base, std::span<const SweepUnit* const> units, Timestamp at,
                     LossFootprint* footprint, const ClosedWindows& windows)
{
    EstateState overlay = overlayOf(base, at);
    for (const SweepUnit* unit : units)
        lose(overlay, *unit, at);
    const PassResult pass = planPass(overlay, windows);
    if (footprint != nullptr)
        *footprint = footprintOf(base, overlay, pass);
    return outcomeOf(overlay, pass.plan);
}

bool nothingToPlan(const EstateState& base, Timestamp at, const ClosedWindows& windows)
{
    if (!base.unplaced().empty() || !base.requests().empty())
        return false;
    EstateState overlay = overlayOf(base, at);
    return planPass(overlay, windows).plan == PlanResult{};
}

}  // namespace estate
