#include "engine/planner/lost_groups.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "engine/planner/gang.h"

namespace estate {

namespace {

// Declared groups before single volumes of the same application: none is the largest index.
using GroupKey = std::tuple<ApplicationIndex, RecoveryGroupIndex, VolumeIndex>;

GroupKey keyOf(const VolumeSpec& spec, VolumeIndex volume)
{
    return {spec.application, spec.recoveryGroup,
            spec.recoveryGroup.valid() ? VolumeIndex() : volume};
}

struct LostVolume {
    VolumeIndex volume;
    RegionIndex source;
    Timestamp since;
    const Gang* gang = nullptr;  // the undecided one it is in
};
using LostByGroup = std::map<GroupKey, std::vector<LostVolume>>;

const Gang* gangOf(const EstateState& state, const VolumeState& volume)
{
    if (!volume.busy())
        return nullptr;
    const auto landing = state.gangRegion(volume.gang);
    ESTATE_ENSURE(landing.has_value());
    return state.region(*landing).findGang(volume.gang);
}

bool anyOnline(const RegionState& region, const VolumeState& volume)
{
    return std::any_of(volume.legs.begin(), volume.legs.end(),
                       [&region](const Leg& leg) { return region.legOnline(leg); });
}

LostByGroup findLost(const EstateState& state)
{
    LostByGroup lost;
    for (const auto* regions : {&state.unavailableRegions(), &state.impairedRegions()})
        for (const RegionIndex index : *regions) {
            const RegionState& region = state.region(index);
            for (const VolumeState& volume : region.volumes) {
                if (volume.legs.empty() || anyOnline(region, volume))
                    continue;
                LostVolume entry{volume.volume, index, Timestamp{}, gangOf(state, volume)};
                for (const Leg& leg : volume.legs)
                    entry.since = std::max(entry.since, region.legLostSince(leg));
                lost[keyOf(state.catalog().volume(volume.volume), volume.volume)].push_back(entry);
            }
        }
    return lost;
}

bool onItsWay(const LostVolume& volume)
{
    return volume.gang != nullptr &&
           (volume.gang->kind == GangKind::failover || volume.gang->phase == GangPhase::fenced);
}

// Members that no gang carries, in the order of their ids; the group's time is the first's.
LostGroup groupOf(const EstateState& state, const GroupKey& key, std::vector<LostVolume> lost)
{
    LostGroup group;
    group.application = std::get<0>(key);
    group.recoveryGroup = std::get<1>(key);
    group.pastRecall = std::any_of(lost.begin(), lost.end(), onItsWay);
    std::erase_if(lost, onItsWay);
    std::sort(lost.begin(), lost.end(), [&state](const LostVolume& a, const LostVolume& b) {
        return state.catalog().before(a.volume, b.volume);
    });
    for (const LostVolume& member : lost) {
        group.since = group.members.empty() ? member.since : std::min(group.since, member.since);
        group.members.push_back(member.volume);
        group.sources.push_back(member.source);
    }
    if (group.recoveryGroup.valid())  // only declared groups can have members elsewhere
        for (const VolumeIndex volume : state.catalog().volumesOf(group.recoveryGroup))
            if (std::find(group.members.begin(), group.members.end(), volume) ==
                group.members.end())
                group.elsewhere.push_back(volume);
    return group;
}

}  // namespace

LegsByState legsByState(const RegionState& region, const VolumeState& volume)
{
    LegsByState legs;
    for (const Leg& leg : volume.legs)
        (region.legOnline(leg) ? legs.online : legs.lost).push_back(leg);
    return legs;
}

std::vector<LostGroup> findLostGroups(const EstateState& state)
{
    const Catalog& catalog = state.catalog();
    std::vector<LostGroup> groups;
    for (auto& [key, lost] : findLost(state)) {
        LostGroup group = groupOf(state, key, std::move(lost));
        if (!group.members.empty())
            groups.push_back(std::move(group));
    }
    const auto before = [&catalog](const LostGroup& a, const LostGroup& b) {
        if (a.application != b.application)
            return catalog.before(a.application, b.application);
        if (a.recoveryGroup != b.recoveryGroup)
            return a.recoveryGroup.valid() &&
                   (!b.recoveryGroup.valid() || catalog.before(a.recoveryGroup, b.recoveryGroup));
        return catalog.before(a.members.front(), b.members.front());
    };
    if (!std::is_sorted(groups.begin(), groups.end(), before))
        std::sort(groups.begin(), groups.end(), before);
    return groups;
}

std::vector<Digest> gangsToRecall(const EstateState& state)
{
    std::set<Digest> recall;
    for (const auto& [key, lost] : findLost(state)) {
        // Free, or free once its gang has given way.
        const bool anyFree =
            std::any_of(lost.begin(), lost.end(), [](const LostVolume& v) { return !onItsWay(v); });
        for (const LostVolume& volume : lost) {
            if (volume.gang == nullptr || volume.gang->phase == GangPhase::fenced)
                continue;
            if (volume.gang->kind != GangKind::failover || anyFree)
                recall.insert(volume.gang->planId);
        }
    }
    // What serves again needs no failover, which could only lose operations.
    for (const auto& [planId, regions] : state.gangs()) {
        const Gang& gang = *state.region(regions.front()).findGang(planId);
        if (gang.kind == GangKind::failover && gang.phase != GangPhase::fenced &&
            anySourceServes(state, gang))
            recall.insert(planId);
    }
    return {recall.begin(), recall.end()};
}

}  // namespace estate
