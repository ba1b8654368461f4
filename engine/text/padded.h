// Private to engine/text.
#pragma once

#include <cstdint>
#include <string>

namespace estate {

// With zeros in front up to a width: 7 in 3 gives "007".
[[nodiscard]] inline std::string padded(std::uint64_t value, std::size_t width)
{
    const std::string text = std::to_string(value);
    return text.size() >= width ? text : std::string(width - text.size(), '0') + text;
}

}  // namespace estate
