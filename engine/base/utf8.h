// UTF-8, checked: for what people and other systems write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace estate {

// Length of the UTF-8 sequence at the front of `text` and the code point it stands for; length 0
// when there is none: overlong forms, surrogates and values past U+10FFFF are not UTF-8.
struct CodePoint {
    std::size_t length = 0;
    std::uint32_t value = 0;
};
// `text` is not empty.
[[nodiscard]] CodePoint firstCodePoint(std::string_view text);

// U+0000 to U+001F and U+007F to U+009F: they would break lines, logs and terminals.
[[nodiscard]] constexpr bool isControl(std::uint32_t codePoint)
{
    return codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
}

}  // namespace estate
