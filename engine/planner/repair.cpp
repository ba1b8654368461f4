// Repairs: a volume that still serves but lost copies gets them again in its region, from the
// copies that survive.
#include <algorithm>

#include "engine/planner/gang.h"
#include "engine/planner/impact.h"
#include "engine/planner/lost_groups.h"
#include "engine/planner/pass.h"
#include "engine/planner/placement.h"
#include "engine/planner/scheduler.h"
#include "engine/planner/timing.h"

namespace estate {

namespace {

struct Damaged {
    VolumeIndex volume;
    RegionIndex region;
    LegsByState legs;
    Timestamp since;  // when the first piece was lost
    U128 floor = 0;
};

std::vector<Damaged> findDamaged(Pass& pass)
{
    std::vector<Damaged> damaged;
    for (const RegionIndex index : pass.state.impairedRegions()) {
        const RegionState& region = pass.state.region(index);
        pass.examined.insert(index);
        for (const VolumeState& volume : region.volumes) {
            if (volume.busy())
                continue;
            Damaged entry{volume.volume, index, legsByState(region, volume), Timestamp{}, 0};
            if (entry.legs.online.empty() || entry.legs.lost.empty())
                continue;
            entry.since = region.legLostSince(entry.legs.lost.front());
            for (const Leg& leg : entry.legs.lost)
                entry.since = std::min(entry.since, region.legLostSince(leg));
            entry.floor = physicalImpact(pass.state, volume.volume).floor();
            damaged.push_back(std::move(entry));
        }
    }
    const Catalog& catalog = pass.state.catalog();
    std::sort(damaged.begin(), damaged.end(), [&catalog](const Damaged& a, const Damaged& b) {
        if (a.floor != b.floor)
            return a.floor > b.floor;
        return catalog.before(a.volume, b.volume);
    });
    return damaged;
}

// Bytes come from the copies that survive, inside the region: no path, no fill, nothing to fence.
std::optional<RecoveryTiming> timeRepair(const EstateState& state, const Damaged& damaged,
                                         const ClosedRegion* closed)
{
    TimingInput input;
    input.now = state.now();
    input.queueReady = state.region(damaged.region).queueReady();
    input.deadline = damaged.since + state.catalog().volume(damaged.volume).rto;
    input.restoreRate = openRates(state.region(damaged.region), closed).restore;
    input.applyRate = Iops(1);  // nothing is replayed
    for (const Leg& leg : damaged.legs.lost)
        input.bytes += leg.bytes;
    return input.restoreRate.value == 0 ? std::nullopt : timeRecovery(input);
}

// Whether the copies would have found room if nothing were closed. Reserves nothing.
bool fitsOnceOpen(RegionState& region, const VolumeSpec& spec, const LegsByState& legs)
{
    const RepairPlacement open = reserveRepair(region, spec, legs.online, legs.lost, true);
    for (const Leg& leg : open.legs)
        region.releaseLeg(leg);
    return open.placed();
}

// No lanes: what is in the way, and whether it is maintenance.
void deferRepair(EstateState& state, const Damaged& damaged, const ClosedRegion* closed,
                 const LaneChoice& shortage, GroupDecision& decision)
{
    const VolumeSpec& spec = state.catalog().volume(damaged.volume);
    if (closed != nullptr &&
        (closed->wholly || fitsOnceOpen(state.edit(damaged.region), spec, damaged.legs))) {
        decision.reason = Reason::noEligibleDestination;
        decision.verdicts.push_back(underMaintenance(damaged.region, damaged.volume, *closed));
        return;
    }
    decision.reason = Reason::capacityShort;
    decision.verdicts.push_back({damaged.region, shortage.constraint, damaged.volume,
                                 shortage.needed, shortage.available, shortage.shortBy()});
}

GroupDecision decide(Pass& pass, const Damaged& damaged)
{
    EstateState& state = pass.state;
    const ClosedRegion* closed = pass.closed.find(damaged.region);
    const VolumeSpec& spec = state.catalog().volume(damaged.volume);
    GroupDecision decision;
    decision.kind = GangKind::repair;
    decision.application = spec.application;
    decision.members = {damaged.volume};
    decision.source = damaged.region;
    decision.lostSince = damaged.since;
    decision.deadline = damaged.since + spec.rto;
    if (closed != nullptr && closed->wholly) {
        deferRepair(state, damaged, closed, {}, decision);
        return decision;
    }
    const auto timing = timeRepair(state, damaged, closed);
    if (!timing) {
        decision.reason = Reason::tooSlow;
        return decision;
    }
    RegionState& region = state.edit(damaged.region);
    RepairPlacement placed = reserveRepair(region, spec, damaged.legs.online, damaged.legs.lost,
                                           true, pass.closed.in(damaged.region));
    if (placed.legs.empty()) {
        deferRepair(state, damaged, closed, placed.shortage, decision);
        return decision;
    }
    decision.outcome = Outcome::recover;
    decision.reason = timing->rtoMet ? Reason::recoveredWithinRto : Reason::recoveredAfterRto;
    if (placed.degraded)
        decision.reason = Reason::repairedDegraded;
    decision.destination = damaged.region;
    decision.timing = timing;
    MemberPlacement placement;
    placement.volume = damaged.volume;
    placement.source = damaged.region;
    placement.legs = placed.legs;
    placement.recoveredTo = state.volume(damaged.volume).latest;
    placement.replaced = damaged.legs.lost;
    decision.placements.push_back(std::move(placement));
    decision.planId = planIdOf(state, decision);
    region.addWork({decision.planId, timing->completion, {}}, state.now());
    Gang gang;
    gang.planId = decision.planId;
    gang.kind = GangKind::repair;
    gang.prepareDeadline = state.now() + prepareTimeout;
    std::vector<GangMember> members{
        {damaged.volume, damaged.region, std::move(placed.legs), {}, damaged.legs.lost}};
    admitGang(state, gang, {{damaged.region, std::move(members)}});
    return decision;
}

class RepairStage : public PassStage {
public:
    explicit RepairStage(Pass& pass) : m_pass(pass), m_damaged(findDamaged(pass)) {}
    [[nodiscard]] bool step() override
    {
        if (m_next < m_damaged.size())
            m_pass.plan.groups.push_back(decide(m_pass, m_damaged[m_next++]));
        return m_next < m_damaged.size();
    }
    [[nodiscard]] std::uint64_t left() const override { return m_damaged.size() - m_next; }

private:
    Pass& m_pass;
    std::vector<Damaged> m_damaged;
    std::size_t m_next = 0;
};

}  // namespace

std::unique_ptr<PassStage> repairStage(Pass& pass)
{
    if (pass.state.impairedRegions().empty())
        return nullptr;
    return std::make_unique<RepairStage>(pass);
}

}  // namespace estate
