// The order of initial placement. The pass itself is placementStage (pass.h).
#pragma once

#include <vector>

#include "engine/estate/state.h"

namespace estate {

// By physical impact floor (breach + downtime rate + loss cost) descending, then id.
[[nodiscard]] std::vector<VolumeIndex> initialOrder(const EstateState& state,
                                                    std::vector<VolumeIndex> volumes);

}  // namespace estate
