// 128- and 256-bit unsigned arithmetic for estate totals, bytes x 10^9, costs and cross-multiplied
// comparisons. Nothing here is floating point and nothing wraps.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "engine/base/error.h"

namespace estate {

__extension__ typedef unsigned __int128 U128;

inline constexpr U128 maxU128 = ~U128{0};

struct U256 {
    U128 high = 0;
    U128 low = 0;
    constexpr auto operator<=>(const U256&) const = default;
};

[[nodiscard]] constexpr std::uint64_t highWord(U128 value)
{
    return static_cast<std::uint64_t>(value >> 64);
}

[[nodiscard]] constexpr std::uint64_t lowWord(U128 value)
{
    return static_cast<std::uint64_t>(value);
}

[[nodiscard]] constexpr U256 multiplyWide(U128 a, U128 b)
{
    const U128 lowLow = U128{lowWord(a)} * lowWord(b);
    const U128 lowHigh = U128{lowWord(a)} * highWord(b);
    const U128 highLow = U128{highWord(a)} * lowWord(b);
    const U128 highHigh = U128{highWord(a)} * highWord(b);
    const U128 middle = U128{highWord(lowLow)} + lowWord(lowHigh) + lowWord(highLow);
    return U256{highHigh + highWord(lowHigh) + highWord(highLow) + highWord(middle),
                (middle << 64) | lowWord(lowLow)};
}

// numeratorA / denominatorA against numeratorB / denominatorB, exactly.
[[nodiscard]] constexpr std::strong_ordering compareRatios(U128 numeratorA, U128 denominatorA,
                                                           U128 numeratorB, U128 denominatorB)
{
    return multiplyWide(numeratorA, denominatorB) <=> multiplyWide(numeratorB, denominatorA);
}

[[nodiscard]] constexpr U128 ceilDivide(U128 numerator, U128 denominator)
{
    return numerator == 0 ? 0 : (numerator - 1) / denominator + 1;
}

template <typename Integer>
[[nodiscard]] constexpr std::optional<Integer> checkedAdd(Integer a, Integer b)
{
    const auto sum = static_cast<Integer>(a + b);
    return sum < a ? std::nullopt : std::optional<Integer>(sum);
}

template <typename Integer>
[[nodiscard]] constexpr std::optional<Integer> checkedSubtract(Integer a, Integer b)
{
    return b > a ? std::nullopt : std::optional<Integer>(static_cast<Integer>(a - b));
}

template <typename Integer>
[[nodiscard]] constexpr std::optional<Integer> checkedMultiply(Integer a, Integer b)
{
    if (a != 0 && b > static_cast<Integer>(~Integer{0}) / a)
        return std::nullopt;
    return static_cast<Integer>(a * b);
}

[[nodiscard]] constexpr std::optional<std::uint64_t> narrow(U128 value)
{
    return highWord(value) != 0 ? std::nullopt : std::optional<std::uint64_t>(lowWord(value));
}

// For reported figures only (planner contract, section 2: "only reported costs may saturate").
[[nodiscard]] constexpr U128 saturatingAdd(U128 a, U128 b)
{
    return checkedAdd(a, b).value_or(maxU128);
}

[[nodiscard]] constexpr U128 saturatingMultiply(U128 a, U128 b)
{
    return checkedMultiply(a, b).value_or(maxU128);
}

[[nodiscard]] std::string toDecimal(U128 value);
[[nodiscard]] std::optional<U128> parseDecimal(std::string_view text);

}  // namespace estate
