// Events that ask for work: they join the pending requests and wait for a planning pass.
#pragma once

#include "engine/base/error.h"
#include "engine/base/quantity.h"
#include "engine/estate/observation_event.h"
#include "engine/estate/state.h"

namespace estate {

// Bytes, IOPS and times that a request may name: sums of a few of them stay far from wrapping.
inline constexpr std::uint64_t requestedMax = std::uint64_t{1} << 62;

// Each gives true for the same request under the same id while that is pending; then, and when it
// is refused, nothing has changed. The order of the ids in a request does not matter. Refusals of
// all three:
// - badInput: a malformed id; no member; more than eventListMax members
// - duplicateId: a member twice; an id that another request had or has, carried out or not
// - unknownId: a member that the estate does not hold, with near ids

// - badInput: a zero deadline, hitch or operation IOPS
// - outOfOrder: the deadline is not after the event's time
// - overflow: more than requestedMax
[[nodiscard]] Result<bool> requestSnapshot(EstateState& state, const RequestSnapshot& event,
                                           Timestamp at);
// Grow only. A volume that no lane holds yet may be asked for: the request waits.
// - notAllowed: fewer bytes or IOPS than now, or neither more
// - overflow: more than requestedMax
[[nodiscard]] Result<bool> requestResize(EstateState& state, const RequestResize& event);
// - contradiction: one of the regions is unavailable, and nothing can go home to it
[[nodiscard]] Result<bool> requestFailback(EstateState& state, const RequestFailback& event);

}  // namespace estate
