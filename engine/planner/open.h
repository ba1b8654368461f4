// From a blueprint to the first state. Sources that are not built in, and tests, start here.
#pragma once

#include "engine/base/error.h"
#include "engine/estate/blueprint.h"
#include "engine/estate/state.h"

namespace estate {

// Every volume placed by the planner's own placement, most costly first, then every replica's bytes
// reserved. What does not fit stays in unplaced(). A replica without room is an error, but for a
// representative's, which stays unreserved: it can be too coarse for its region.
[[nodiscard]] Result<EstateState> openBlueprint(const Blueprint& blueprint, Timestamp now);

// No volume placed and no replica known yet: the next planning pass admits them.
[[nodiscard]] EstateState unplacedState(const Blueprint& blueprint, Timestamp now);

}  // namespace estate
