#include "engine/report/visible_text.h"

#include <array>
#include <cstdint>

namespace estate::report {

namespace {

struct CharacterRange {
    std::uint32_t first;
    std::uint32_t last;
};

// Unicode's categories Cc, Cf, Zl, Zp, Co and the letters that are drawn as nothing.
constexpr std::array<CharacterRange, 26> hidden = {{
    {0x0, 0x1f},        {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
    {0x600, 0x605},     {0x61c, 0x61c},     {0x6dd, 0x6dd},     {0x70f, 0x70f},
    {0x890, 0x891},     {0x8e2, 0x8e2},     {0x115f, 0x1160},   {0x17b4, 0x17b5},
    {0x180b, 0x180f},   {0x200b, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x206f},
    {0x3164, 0x3164},   {0xe000, 0xf8ff},   {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},
    {0xffa0, 0xffa0},   {0xfff0, 0xfffb},   {0x110bd, 0x110cd}, {0x13430, 0x1345f},
    {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a},
}};

bool isHidden(std::uint32_t character)
{
    if (character >= 0xe0000)  // tags, selectors of variants and private use
        return true;
    for (const CharacterRange& range : hidden)
        if (character >= range.first && character <= range.last)
            return true;
    return false;
}

struct Decoded {
    std::uint32_t character = 0;
    std::size_t bytes = 0;  // 0: no UTF-8
};

Decoded decode(std::string_view text)
{
    const auto byte = [&](std::size_t i) -> std::uint32_t {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const std::uint32_t first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (size == 0 || first > 0xf4)
        return {};
    std::uint32_t character = first & (0x7fu >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return {};
        character = character << 6 | (byte(i) & 0x3f);
    }
    const bool tooLong = (size == 3 && character < 0x800) || (size == 4 && character < 0x10000);
    const bool surrogate = character >= 0xd800 && character <= 0xdfff;
    return tooLong || surrogate || character > 0x10ffff ? Decoded{} : Decoded{character, size};
}

std::string named(std::uint32_t character)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string hex;
    for (; character > 0 || hex.size() < 4; character >>= 4)
        hex.insert(hex.begin(), digits[character & 15]);
    return "[U+" + hex + "]";
}

}  // namespace

std::string visibleText(std::string_view text, bool lines)
{
    std::string shown;
    while (!text.empty()) {
        const Decoded decoded = decode(text);
        if (decoded.bytes == 0) {
            shown += "\xef\xbf\xbd";
            text.remove_prefix(1);
            continue;
        }
        const bool kept = !isHidden(decoded.character) || (lines && decoded.character == '\n');
        shown += kept ? std::string(text.substr(0, decoded.bytes)) : named(decoded.character);
        text.remove_prefix(decoded.bytes);
    }
    return shown;
}

}  // namespace estate::report
