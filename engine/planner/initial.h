// Initial placement: volumes without lanes, in their home region, most costly first.
#pragma once

#include <set>
#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/decision.h"

namespace estate {

// By impact floor (breach + downtime rate + loss cost) descending, then volume.
[[nodiscard]] std::vector<VolumeIndex> initialOrder(const EstateState& state,
                                                    std::vector<VolumeIndex> volumes);

// Admits a gang for every unplaced volume that its available home region has room for.
[[nodiscard]] std::vector<PlacementDecision> placeUnplaced(EstateState& state,
                                                           std::set<RegionIndex>& examined);

}  // namespace estate
