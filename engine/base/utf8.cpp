#include "engine/base/utf8.h"

namespace estate {

CodePoint firstCodePoint(std::string_view text)
{
    const auto lead = static_cast<std::uint8_t>(text.front());
    if (lead < 0x80)
        return {1, lead};
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < length)
        return {};
    std::uint32_t value = lead & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<std::uint8_t>(text[i]);
        if ((next & 0xc0U) != 0x80)
            return {};
        value = value << 6 | (next & 0x3fU);
    }
    const std::uint32_t smallest = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80;
    const bool surrogate = value >= 0xd800 && value <= 0xdfff;
    if (value < smallest || value > 0x10ffff || surrogate)
        return {};
    return {length, value};
}

}  // namespace estate
