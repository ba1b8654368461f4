// What a failure took: volumes without an online leg, gathered in their groups.
#pragma once

#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/destination.h"

namespace estate {

// Groups are the application's recovery groups, or single volumes; all lost members form one group.
// A group whose members are all in an undecided failover, or in a failback past recall, is on its
// way already and is left out. By application, group, first member, each by id.
[[nodiscard]] std::vector<LostGroup> findLostGroups(const EstateState& state);

// Undecided gangs that must give way, because volumes of theirs are lost: everything but failovers,
// and failovers of a part of a group whose rest is lost now; and failovers of what serves again.
// None that is fenced. Ascending.
[[nodiscard]] std::vector<Digest> gangsToRecall(const EstateState& state);

// A volume's pieces, by whether they are online; `online` is empty when the volume is lost.
struct LegsByState {
    std::vector<Leg> online;
    std::vector<Leg> lost;
};
[[nodiscard]] LegsByState legsByState(const RegionState& region, const VolumeState& volume);

}  // namespace estate
