// A state of the estate as bytes: estate.v1.StateImage, which says everything that a later event or
// question can depend on. The same state always gives the same bytes, whatever way it came about,
// and what is read from them behaves as the original and has its hash().
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/estate/state.h"

namespace estate {

// Most bytes of an image.
inline constexpr std::size_t imageBytesMax = std::size_t{1} << 30;

// Too large: badInput. A state whose regions do not agree with each other: contradiction.
[[nodiscard]] Result<std::string> encodeState(const EstateState& state);

// Bytes that are no state: ErrorCode::damaged, whose field "field" says where. A newer version:
// ErrorCode::newerVersion. Needs memory in proportion to the bytes, whatever they say.
[[nodiscard]] Result<EstateState> decodeState(std::string_view bytes);

}  // namespace estate
