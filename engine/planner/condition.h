// Events that say what is online. What they change decides availability and nothing else: the
// volumes of a lost region move when a plan says so.
#pragma once

#include "engine/base/error.h"
#include "engine/base/quantity.h"
#include "engine/estate/observation_event.h"
#include "engine/estate/state.h"

namespace estate {

// Each gives true when the event repeats what is so already; then, and when it is refused, nothing
// has changed. An id that the estate does not hold: ErrorCode::unknownId with near ids.

// A fence outlasts every report. While it stands
// - offline is remembered, so that lifting the fence leaves the region offline;
// - online is refused (contradiction): unfence first, then report it online;
// - an expired lease changes nothing: it fences no more than the fence does.
// A fence on an offline region remembers offline too. An expired lease is not remembered: lifting a
// fence lets the region renew its lease. Unfencing what is not fenced is refused (contradiction).
// A lease expires while a region is online; otherwise that is a repeat.
[[nodiscard]] Result<bool> changeCondition(EstateState& state, const ChangeRegion& event,
                                           Timestamp at);
// A region whose sites are all offline is unavailable from the event that took the last one.
[[nodiscard]] Result<bool> changeCondition(EstateState& state, const ChangeSite& event,
                                           Timestamp at);
[[nodiscard]] Result<bool> changeCondition(EstateState& state, const ChangeHost& event,
                                           Timestamp at);

}  // namespace estate
