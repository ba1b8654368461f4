#include "engine/planner/publish_targets.h"

#include <algorithm>
#include <map>

#include "engine/planner/htb.h"

namespace estate {

namespace {

using FlowsByLane = std::map<std::uint32_t, std::vector<HtbFlow>>;

FlowsByLane flowsOn(const EstateState& state, const RegionState& region,
                    const std::set<std::uint32_t>& lanes)
{
    FlowsByLane flows;
    for (const std::uint32_t lane : lanes)
        flows[lane];
    for (const VolumeState& volume : region.volumes)
        for (const Leg& leg : volume.legs) {
            const auto found = flows.find(leg.lane);
            if (found == flows.end())
                continue;
            auto& onLane = found->second;
            if (onLane.empty() || onLane.back().volume != volume.volume) {
                HtbFlow flow;
                flow.volume = volume.volume;
                flow.ceiling = region.hosts[leg.host].laneIops;
                flow.reserved =
                    state.catalog().volume(volume.volume).isolation == Isolation::reserved;
                onLane.push_back(flow);
            }
            onLane.back().guarantee += leg.iops;
        }
    for (auto& [lane, onLane] : flows)
        for (HtbFlow& flow : onLane)
            flow.demand = demandOn(*region.findVolume(flow.volume),
                                   state.catalog().volume(flow.volume), flow.guarantee)
                              .value_or(flow.guarantee);
    return flows;
}

Iops rateOf(const RegionState& region, std::uint32_t lane)
{
    const auto after = std::upper_bound(
        region.hosts.begin(), region.hosts.end(), lane,
        [](std::uint32_t key, const HostState& host) { return key < host.firstLane; });
    return std::prev(after)->laneIops;
}

}  // namespace

std::optional<Iops> demandOn(const VolumeState& volume, const VolumeSpec& spec, Iops guarantee)
{
    if (!volume.demand)
        return std::nullopt;
    const U128 part = U128{volume.demand->iops.value} * guarantee.value / spec.steadyIops.value;
    return Iops(lowWord(std::min<U128>(part, ~std::uint64_t{0})));
}

void publishTargets(EstateState& state, RegionIndex index, const std::set<std::uint32_t>& lanes,
                    Timestamp at)
{
    RegionState& region = state.edit(index);
    for (const auto& [lane, flows] : flowsOn(state, region, lanes)) {
        const LaneTargets* previous = region.findTargets(lane);
        LaneTargets next =
            nextGeneration(previous, lane, rateOf(region, lane), flows, at, borrowLease);
        if (previous == nullptr || next != *previous)
            region.setTargets(std::move(next));
    }
}

}  // namespace estate
