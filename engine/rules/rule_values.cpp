#include "engine/rules/rule_values.h"

#include <algorithm>
#include <array>

#include "engine/base/wide.h"

namespace estate {

namespace {

constexpr std::uint64_t microunitsPerUnit = 1'000'000;
constexpr std::size_t decimalsMax = 6;

struct Unit {
    std::string_view suffix;
    std::uint64_t ns;
};
constexpr std::array units = {
    Unit{"d", 86'400'000'000'000},
    Unit{"h", 3'600'000'000'000},
    Unit{"m", 60'000'000'000},
    Unit{"s", 1'000'000'000},
    Unit{"ms", 1'000'000},
    Unit{"us", 1'000},
    Unit{"ns", 1},
};

std::optional<std::uint64_t> scaled(std::string_view digits, std::uint64_t factor)
{
    const auto value = parseDecimal(digits);
    if (!value)
        return std::nullopt;
    const auto product = checkedMultiply<U128>(*value, factor);
    return product ? narrow(*product) : std::nullopt;
}

}  // namespace

std::string moneyText(std::uint64_t microunits)
{
    std::string text = std::to_string(microunits / microunitsPerUnit);
    std::string decimals = std::to_string(microunits % microunitsPerUnit);
    decimals.insert(0, decimalsMax - decimals.size(), '0');
    while (!decimals.empty() && decimals.back() == '0')
        decimals.pop_back();
    return decimals.empty() ? text : text + "." + decimals;
}

std::optional<std::uint64_t> parseMoney(std::string_view text)
{
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto whole = scaled(text.substr(0, point), microunitsPerUnit);
    if (!whole || point == text.size())
        return whole;
    std::string decimals(text.substr(point + 1));
    if (decimals.empty() || decimals.size() > decimalsMax)
        return std::nullopt;
    decimals.append(decimalsMax - decimals.size(), '0');
    const auto part = scaled(decimals, 1);
    return part ? checkedAdd(*whole, *part) : std::nullopt;
}

std::string durationText(Duration duration)
{
    if (duration.value == 0)
        return "0s";
    for (const Unit& unit : units)
        if (duration.value % unit.ns == 0)
            return std::to_string(duration.value / unit.ns) + std::string(unit.suffix);
    return "0s";
}

std::optional<Duration> parseRuleDuration(std::string_view text)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    for (const Unit& unit : units)
        if (unit.suffix == text.substr(end)) {
            const auto ns = scaled(text.substr(0, end), unit.ns);
            return ns ? std::optional(Duration(*ns)) : std::nullopt;
        }
    return std::nullopt;
}

}  // namespace estate
