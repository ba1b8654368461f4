#include "engine/planner/lost_groups.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace estate {

namespace {

// Declared groups before single volumes of the same application: none is the largest index.
using GroupKey = std::tuple<ApplicationIndex, RecoveryGroupIndex, VolumeIndex>;

GroupKey keyOf(const VolumeSpec& spec, VolumeIndex volume)
{
    return {spec.application, spec.recoveryGroup,
            spec.recoveryGroup.valid() ? VolumeIndex() : volume};
}

}  // namespace

std::vector<LostGroup> findLostGroups(const EstateState& state)
{
    const Catalog& catalog = state.catalog();
    std::map<GroupKey, std::vector<std::pair<VolumeIndex, RegionIndex>>> lost;
    bool anyDeclared = false;
    for (const RegionIndex region : state.unavailableRegions())
        for (const VolumeState& volume : state.region(region).volumes) {
            if (volume.busy() || volume.legs.empty())
                continue;
            const VolumeSpec& spec = catalog.volume(volume.volume);
            anyDeclared = anyDeclared || spec.recoveryGroup.valid();
            lost[keyOf(spec, volume.volume)].emplace_back(volume.volume, region);
        }
    std::vector<LostGroup> groups;
    groups.reserve(lost.size());
    for (auto& [key, members] : lost) {
        std::sort(members.begin(), members.end());
        LostGroup group;
        group.application = std::get<0>(key);
        group.recoveryGroup = std::get<1>(key);
        for (const auto& [volume, source] : members) {
            group.members.push_back(volume);
            group.sources.push_back(source);
        }
        groups.push_back(std::move(group));
    }
    if (anyDeclared)  // only declared groups can have members elsewhere
        for (LostGroup& group : groups) {
            if (!group.recoveryGroup.valid())
                continue;
            for (const VolumeIndex volume : catalog.volumesOf(group.recoveryGroup))
                if (!std::binary_search(group.members.begin(), group.members.end(), volume))
                    group.elsewhere.push_back(volume);
        }
    return groups;
}

}  // namespace estate
