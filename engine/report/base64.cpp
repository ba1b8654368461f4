#include "engine/report/base64.h"

#include <array>
#include <cstdint>

namespace estate::report {

namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t noDigit = 64;

constexpr std::array<std::uint8_t, 256> valuesOfDigits()
{
    std::array<std::uint8_t, 256> values{};
    for (auto& value : values)
        value = noDigit;
    for (std::size_t i = 0; i < digits.size(); ++i)
        values[static_cast<unsigned char>(digits[i])] = static_cast<std::uint8_t>(i);
    return values;
}

constexpr std::array<std::uint8_t, 256> values = valuesOfDigits();

}  // namespace

std::optional<std::string> decodeBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t at = 0; at < text.size(); at += 4) {
        const bool last = at + 4 == text.size();
        const std::size_t padding = !last || text[at + 3] != '=' ? 0 : text[at + 2] == '=' ? 2 : 1;
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const std::uint8_t value =
                i < 4 - padding ? values[static_cast<unsigned char>(text[at + i])] : 0;
            if (value == noDigit)
                return std::nullopt;
            bits = bits << 6 | value;
        }
        if ((bits & ((1u << (8 * padding)) - 1)) != 0)
            return std::nullopt;
        for (std::size_t i = 0; i < 3 - padding; ++i)
            bytes.push_back(static_cast<char>(bits >> (16 - 8 * i) & 0xff));
    }
    return bytes;
}

std::string encodeBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8 |
                   (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0u);
        for (std::size_t i = 0; i < 4; ++i)
            text.push_back(at + i > bytes.size() ? '=' : digits[bits >> (18 - 6 * i) & 63]);
    }
    return text;
}

}  // namespace estate::report
