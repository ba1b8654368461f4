// One planning pass: failovers, then initial placements. Live planning and previews call the same
// function; a preview gives it an overlay.
#pragma once

#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/decision.h"

namespace estate {

struct PassResult {
    PlanResult plan;
    std::vector<RegionIndex> examined;  // regions whose partition the pass read, ascending
};

// Plans everything that state.now() finds lost or unplaced, and admits the resulting gangs. Its
// cost follows the unavailable regions and what may take their volumes, not the estate.
[[nodiscard]] PassResult planPass(EstateState& state);

}  // namespace estate
