// Strong units. A Bytes can't be added to an Iops, and a sum that would wrap stops at a check that
// stays on in release. Code that meets numbers from outside uses the checked functions of wide.h
// first and turns a failure into an Error.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/base/wide.h"

namespace estate {

template <typename Tag>
struct Quantity {
    std::uint64_t value = 0;

    constexpr Quantity() = default;
    constexpr explicit Quantity(std::uint64_t raw) : value(raw) {}
    constexpr auto operator<=>(const Quantity&) const = default;

    friend constexpr Quantity operator+(Quantity a, Quantity b)
    {
        const auto sum = checkedAdd(a.value, b.value);
        ESTATE_ENSURE(sum.has_value());
        return Quantity(*sum);
    }
    friend constexpr Quantity operator-(Quantity a, Quantity b)
    {
        ESTATE_ENSURE(a.value >= b.value);
        return Quantity(a.value - b.value);
    }
    constexpr Quantity& operator+=(Quantity other) { return *this = *this + other; }
    constexpr Quantity& operator-=(Quantity other) { return *this = *this - other; }
    // w concrete things are w times one thing (estate contract, "Weights").
    friend constexpr Quantity operator*(Quantity a, std::uint64_t times)
    {
        const auto product = checkedMultiply(a.value, times);
        ESTATE_ENSURE(product.has_value());
        return Quantity(*product);
    }
};

using Bytes = Quantity<struct BytesTag>;
using BytesPerSecond = Quantity<struct BytesPerSecondTag>;
using Iops = Quantity<struct IopsTag>;              // operations per second
using Operations = Quantity<struct OperationsTag>;  // counts and high-water marks of operations
using Duration = Quantity<struct DurationTag>;      // nanoseconds
using CostRate = Quantity<struct CostRateTag>;      // microunits of cost per second of downtime
using UnitCost = Quantity<struct UnitCostTag>;  // microunits of cost, one event or one operation

// Microunits of money without a currency; totals over an estate need 128 bits.
struct Cost {
    U128 microunits = 0;
    constexpr auto operator<=>(const Cost&) const = default;
    friend constexpr Cost operator+(Cost a, Cost b)
    {
        return Cost{saturatingAdd(a.microunits, b.microunits)};
    }
};

inline constexpr std::uint64_t nanosecondsPerSecond = 1'000'000'000;

[[nodiscard]] constexpr Duration seconds(std::uint64_t count)
{
    return Duration(nanosecondsPerSecond) * count;
}
[[nodiscard]] constexpr Duration milliseconds(std::uint64_t count)
{
    return Duration(1'000'000) * count;
}

// A moment of event time: nanoseconds since 1970-01-01T00:00:00Z. Never read from a clock here.
struct Timestamp {
    std::uint64_t ns = 0;
    constexpr auto operator<=>(const Timestamp&) const = default;
    friend constexpr Timestamp operator+(Timestamp at, Duration by)
    {
        return Timestamp{(Duration(at.ns) + by).value};
    }
    // Zero when `from` is later.
    [[nodiscard]] constexpr Duration since(Timestamp from) const
    {
        return Duration(ns > from.ns ? ns - from.ns : 0);
    }
};

}  // namespace estate
