// One planning pass: failovers and repairs, initial placements, failbacks, resizes, snapshots. What
// is admitted earlier in the pass, and by gangs in flight, is reserved for what comes later. Live
// planning and previews call the same function; a preview gives it an overlay.
#pragma once

#include <set>
#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/closed_places.h"
#include "engine/planner/decision.h"

namespace estate {

struct PassResult {
    PlanResult plan;
    std::vector<RegionIndex> examined;  // regions whose partition the pass read, ascending
};

// Plans everything that state.now() finds lost, unplaced or asked for, and admits the resulting
// gangs, none of them where a window in force closes the place. Its cost follows the regions that
// lost something and what may take their volumes, not the estate.
[[nodiscard]] PassResult planPass(EstateState& state, const ClosedWindows& windows = {});

// A pass in the making, for the steps below.
struct Pass {
    EstateState& state;
    PlanResult plan;
    std::set<RegionIndex> examined;
    ClosedPlaces closed;
};

void planFailovers(Pass& pass);   // failover.cpp
void planRepairs(Pass& pass);     // repair.cpp
void planPlacements(Pass& pass);  // initial.cpp
void planFailbacks(Pass& pass);   // failback.cpp
void planResizes(Pass& pass);     // resize.cpp
void planSnapshots(Pass& pass);   // snapshot.cpp

}  // namespace estate
