#include "models/lane_figures.h"

#include <algorithm>

#include "engine/planner/publish_targets.h"

using namespace estate;

namespace {

const HtbClass* classOf(const LaneTargets* targets, VolumeIndex volume)
{
    if (targets == nullptr)
        return nullptr;
    const auto found =
        std::find_if(targets->classes.begin(), targets->classes.end(),
                     [volume](const HtbClass& share) { return share.volume == volume; });
    return found == targets->classes.end() ? nullptr : &*found;
}

// Several legs of a volume on one lane are one flow.
void addLeg(std::vector<LaneClassFigures>& classes, VolumeIndex volume, const Leg& leg,
            bool inFlight)
{
    if (classes.empty() || classes.back().volume != volume || classes.back().inFlight != inFlight) {
        LaneClassFigures added;
        added.volume = volume;
        added.inFlight = inFlight;
        classes.push_back(added);
    }
    classes.back().guarantee += leg.iops;
}

void addClasses(const RegionState& region, std::uint32_t host, std::vector<LaneFigures>& lanes)
{
    const std::uint32_t firstLane = region.hosts[host].firstLane;
    const auto add = [&](VolumeIndex volume, const std::vector<Leg>& legs, bool inFlight) {
        for (const Leg& leg : legs)
            if (leg.host == host)
                addLeg(lanes[leg.lane - firstLane].classes, volume, leg, inFlight);
    };
    for (const VolumeState& volume : region.volumes)
        add(volume.volume, volume.legs, false);
    for (const Gang& gang : region.gangs)
        for (const GangMember& member : gang.members)
            add(member.volume, member.legs, true);
}

void complete(LaneFigures& lane, const EstateState& state, const RegionState& region,
              const LaneTargets* targets, Timestamp now)
{
    for (LaneClassFigures& share : lane.classes) {
        const VolumeSpec& spec = state.catalog().volume(share.volume);
        share.isolation = spec.isolation;
        share.ceiling = lane.rate;
        lane.guarantee += share.guarantee;
        if (share.inFlight)
            continue;
        share.demand = demandOn(*region.findVolume(share.volume), spec, share.guarantee);
        const HtbClass* published = classOf(targets, share.volume);
        if (published == nullptr)
            continue;
        share.ceiling = published->ceiling;
        share.assigned = rateAt(*published, targets->borrowUntil, now);
        if (*share.assigned > published->guarantee)
            share.borrowed = *share.assigned - published->guarantee;
        lane.assigned += *share.assigned;
        lane.borrowed += share.borrowed;
    }
}

}  // namespace

std::vector<LaneFigures> lanesOf(const EstateState& state, const RegionState& region,
                                 std::uint32_t host, Timestamp now)
{
    const HostState& owner = region.hosts[host];
    std::vector<LaneFigures> lanes(owner.laneCount);
    addClasses(region, host, lanes);
    for (std::uint32_t number = 0; number < owner.laneCount; ++number) {
        LaneFigures& lane = lanes[number];
        lane.number = number;
        lane.rate = owner.laneIops;
        const LaneTargets* targets = region.findTargets(owner.firstLane + number);
        if (targets != nullptr) {
            lane.generation = targets->generation;
            lane.borrowUntil = targets->borrowUntil;
        }
        complete(lane, state, region, targets, now);
    }
    return lanes;
}

std::optional<std::uint32_t> hostPosition(const EstateState& state, const RegionState& region,
                                          std::string_view id)
{
    for (std::uint32_t position = 0; position < region.hosts.size(); ++position)
        if (state.catalog().host(region.hosts[position].host).id == id)
            return position;
    return std::nullopt;
}
