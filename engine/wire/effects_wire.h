// Decisions as bytes: estate.v1.Effects, everything by id. The state after the event gives the ids,
// or a later one, as long as no host that they use has lost lanes since: of the state only the
// catalog, the rules' ids and each region's hosts are used, and those are never taken away.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/estate/state.h"
#include "engine/planner/scheduler.h"

namespace estate {

// Most bytes of one plan's decisions.
inline constexpr std::size_t effectsBytesMax = std::size_t{256} << 20;

// An index or a position outside the estate is a broken invariant of the caller.
[[nodiscard]] Result<std::string> encodeEffects(const EstateState& state, const Effects& effects);

// Bytes that are no decisions: ErrorCode::damaged. A newer schema or enumerator:
// ErrorCode::newerVersion. An id that the estate does not hold: ErrorCode::unknownId.
[[nodiscard]] Result<Effects> decodeEffects(const EstateState& state, std::string_view bytes);

}  // namespace estate
