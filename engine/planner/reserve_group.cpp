#include <algorithm>

#include "engine/planner/failover.h"
#include "engine/planner/gang.h"
#include "engine/planner/placement.h"
#include "engine/planner/scheduler.h"

namespace estate {

GroupDecision decisionFor(const LostGroup& group, GangKind kind)
{
    GroupDecision decision;
    decision.kind = kind;
    decision.application = group.application;
    decision.recoveryGroup = group.recoveryGroup;
    decision.members = group.members;
    decision.elsewhere = group.elsewhere;
    decision.source = group.sources.front();
    decision.lostSince = group.since;
    return decision;
}

namespace {

Operations totalLost(const EstateState& state, const GroupDecision& decision)
{
    U128 lost = 0;
    for (const MemberPlacement& placement : decision.placements)
        lost += U128{placement.lost.value} * state.catalog().volume(placement.volume).weight;
    return Operations(lowWord(std::min<U128>(lost, ~std::uint64_t{0})));
}

}  // namespace

DestinationVerdict reserveGroup(Pass& pass, const LostGroup& group, RegionIndex destination,
                                const RecoveryTiming& timing, GroupDecision& decision)
{
    EstateState& state = pass.state;
    const ClosedRegion* closed = pass.closed.find(destination);
    RegionState& partition = state.edit(destination);
    std::vector<GangMember> members;
    std::vector<MemberPlacement> placements;
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const VolumeIndex volume = group.members[i];
        const VolumeSpec& spec = state.catalog().volume(volume);
        VolumePlacement placed =
            reserveVolume(partition, spec, volume, pass.closed.in(destination));
        if (!placed.placed()) {
            const bool waits = closed != nullptr && hasRoomOnceOpen(partition, spec, volume);
            for (const GangMember& member : members)
                releaseVolume(partition, member.volume, member.legs, member.held);
            if (waits)
                return underMaintenance(destination, volume, *closed);
            const LaneChoice& shortage = placed.shortage;
            return {destination,     shortage.constraint, volume,
                    shortage.needed, shortage.available,  shortage.shortBy()};
        }
        const RecoveryRecord* record = std::as_const(partition).findRecord(volume);
        ESTATE_ENSURE(record != nullptr);
        MemberPlacement placement;
        placement.volume = volume;
        placement.source = group.sources[i];
        placement.legs = placed.legs;
        placement.recoveredTo = record->durable;
        if (decision.kind == GangKind::failback)  // a live source hands over everything first
            placement.recoveredTo = state.volume(volume).latest;
        else
            placement.lost = lostOperations(*record);
        placements.push_back(std::move(placement));
        members.push_back(
            {volume, group.sources[i], std::move(placed.legs), std::move(placed.held), {}});
    }
    decision.outcome = Outcome::recover;
    decision.destination = destination;
    decision.timing = timing;
    decision.placements = std::move(placements);
    decision.lostOperations = totalLost(state, decision);
    decision.planId = planIdOf(state, decision);
    Gang gang;
    gang.planId = decision.planId;
    gang.kind = decision.kind;
    gang.prepareDeadline = state.now() + prepareTimeout;
    gang.fencedAt = timing.sourceFenced;
    partition.addWork({gang.planId, timing.completion, timing.paths}, state.now());
    admitGang(state, gang, {{destination, std::move(members)}});
    return {destination, Constraint::none, VolumeIndex(), 0, 0, 0};
}

}  // namespace estate
