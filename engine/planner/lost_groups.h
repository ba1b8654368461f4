// What a failure took: the volumes active in unavailable regions, gathered in their groups.
#pragma once

#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/destination.h"

namespace estate {

// Groups are the application's recovery groups, or single volumes; all unavailable members form one
// group. Members of undecided gangs are on their way already and are skipped. By application,
// group, first member.
[[nodiscard]] std::vector<LostGroup> findLostGroups(const EstateState& state);

}  // namespace estate
