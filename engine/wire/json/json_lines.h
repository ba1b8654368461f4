// Events and decisions as the JSON mapping of their protobuf messages, one object a line
// (docs/event-log.md). Field names are lowerCamelCase, 64-bit integers are strings of digits,
// digests are base64, enumerators have the names of engine/wire/estate/v1/*.proto. Every field is
// written, those that are 0, empty or false too; only what is optional and absent is not.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/estate/state.h"
#include "engine/planner/scheduler.h"

namespace estate {

// Most bytes of one line; the largest event (eventBytesMax) fits unless it is nearly all numbers.
inline constexpr std::size_t jsonLineBytesMax = std::size_t{64} << 20;

// ErrorCode::badInput: no strict JSON object, a field or enumerator that is unknown (it would be
// lost), a field that is given twice, a value that does not fit its field, no event. A schema
// version or enumerator's number that only a newer program knows: ErrorCode::newerVersion.
[[nodiscard]] Result<Envelope> envelopeFromJson(std::string_view line);

// Without a newline. Refuses what encodeEvent() refuses, and an actor that is not UTF-8.
[[nodiscard]] Result<std::string> envelopeToJson(const Envelope& envelope);
// The decisions of `state`'s present event; refuses what encodeEffects() refuses.
[[nodiscard]] Result<std::string> effectsToJson(const EstateState& state, const Effects& effects);

}  // namespace estate
