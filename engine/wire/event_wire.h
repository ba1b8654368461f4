// Events as bytes: estate.v1.Event. The same event always gives the same bytes.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/estate/event.h"

namespace estate {

// Most bytes of one event; wider work goes through a manifest (planner contract, section 2).
inline constexpr std::size_t eventBytesMax = std::size_t{16} << 20;

// Text that is not UTF-8 or an event that is too large: ErrorCode::badInput.
[[nodiscard]] Result<std::string> encodeEvent(const Event& event);

// Bytes that are no event: ErrorCode::damaged. A schema version, kind or enumerator that only a
// newer program knows: ErrorCode::newerVersion. Unknown fields are skipped; they live on in the
// bytes, which a journal never writes again.
[[nodiscard]] Result<Event> decodeEvent(std::string_view bytes);

}  // namespace estate
