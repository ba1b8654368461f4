#include "engine/planner/initial.h"

#include <algorithm>

#include "engine/planner/gang.h"
#include "engine/planner/placement.h"
#include "engine/planner/scheduler.h"

namespace estate {

namespace {

U128 impactFloor(const EstateState& state, VolumeIndex volume)
{
    const ApplicationIndex application = state.catalog().volume(volume).application;
    const auto& own = state.rules().impacts[application.value].own;
    if (!own)
        return 0;
    return U128{own->breach.value} + own->downtime.value + own->perLostOperation.value;
}

Digest placementPlanId(const EstateState& state, const PlacementDecision& decision)
{
    Hasher hasher("placement/1");
    hasher.put(state.index())
        .put(state.catalog().volume(decision.volume).id)
        .put(state.catalog().region(decision.region).id);
    for (const Leg& leg : decision.legs)
        hasher.put(leg.host).put(leg.lane).put(leg.bytes.value);
    return hasher.finish();
}

}  // namespace

std::vector<VolumeIndex> initialOrder(const EstateState& state, std::vector<VolumeIndex> volumes)
{
    std::stable_sort(volumes.begin(), volumes.end(), [&state](VolumeIndex a, VolumeIndex b) {
        return impactFloor(state, a) > impactFloor(state, b);
    });
    return volumes;
}

std::vector<PlacementDecision> placeUnplaced(EstateState& state, std::set<RegionIndex>& examined)
{
    std::vector<PlacementDecision> decisions;
    std::vector<VolumeIndex> left;
    for (const VolumeIndex volume : initialOrder(state, state.unplaced())) {
        const VolumeSpec& spec = state.catalog().volume(volume);
        PlacementDecision decision;
        decision.volume = volume;
        decision.region = spec.home;
        examined.insert(spec.home);
        if (!state.available(spec.home)) {
            decision.verdict = {spec.home, Constraint::unavailable, volume, 0, 0, 0};
        } else {
            VolumePlacement placed = reserveVolume(state.edit(spec.home), spec, volume);
            decision.legs = std::move(placed.legs);
            if (decision.legs.empty())
                decision.verdict = {spec.home,
                                    placed.shortage.constraint,
                                    volume,
                                    placed.shortage.needed,
                                    placed.shortage.available,
                                    placed.shortage.shortBy()};
        }
        if (decision.legs.empty()) {
            left.push_back(volume);
        } else {
            decision.planId = placementPlanId(state, decision);
            Gang gang;
            gang.planId = decision.planId;
            gang.prepareDeadline = state.now() + prepareTimeout;
            std::vector<GangMember> members{{volume, spec.home, decision.legs, {}, {}}};
            admitGang(state, gang, {{spec.home, std::move(members)}});
        }
        decisions.push_back(std::move(decision));
    }
    std::sort(left.begin(), left.end());
    state.setUnplaced(std::move(left));
    return decisions;
}

}  // namespace estate
