#include "engine/text/format.h"

#include <array>

#include "engine/text/padded.h"

namespace estate {

namespace {

constexpr std::uint64_t microunitsPerUnit = 1'000'000;
constexpr std::array<std::string_view, 7> siPrefixes = {"", "k", "M", "G", "T", "P", "E"};

// One digit group every three, from the right.
std::string grouped(std::string digits)
{
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, 1, ',');
    return digits;
}

U128 roundedDivide(U128 value, U128 divisor)
{
    const U128 quotient = value / divisor;
    const U128 rest = value % divisor;
    return quotient + (rest >= divisor - rest ? 1 : 0);
}

// thousandths 8330 gives "8.33", 64000 gives "64".
std::string withoutTrailingZeros(U128 thousandths)
{
    std::string text = grouped(toDecimal(thousandths / 1'000));
    std::string fraction = padded(lowWord(thousandths % 1'000), 3);
    while (!fraction.empty() && fraction.back() == '0')
        fraction.pop_back();
    return fraction.empty() ? text : text + "." + fraction;
}

struct Scaled {
    std::string number;
    std::string_view prefix;
};

// Three significant digits and the prefix that keeps the number below 1,000; the last prefix keeps
// whatever is left.
Scaled scaleToPrefix(U128 value)
{
    if (value < 1'000)
        return {toDecimal(value), ""};
    U128 unit = 1'000;
    for (std::size_t prefix = 1;; ++prefix, unit *= 1'000) {
        const U128 whole = value / unit;
        const U128 step = whole >= 100 ? 1'000 : whole >= 10 ? 100 : 10;  // in thousandths
        const U128 thousandths = roundedDivide(value, unit / 1'000 * step) * step;
        if (thousandths < 1'000'000 || prefix + 1 == siPrefixes.size())
            return {withoutTrailingZeros(thousandths), siPrefixes[prefix]};
    }
}

std::string withPrefix(U128 value, std::string_view unit)
{
    const Scaled scaled = scaleToPrefix(value);
    return scaled.number + " " + std::string(scaled.prefix) + std::string(unit);
}

// Of a million microunits: u, k u, M u, G u, T u.
constexpr std::size_t costPowerMax = 4;

constexpr std::uint64_t minuteNs = 60 * nanosecondsPerSecond;
constexpr std::uint64_t hourNs = 60 * minuteNs;
constexpr std::uint64_t dayNs = 24 * hourNs;

std::uint64_t roundedTo(std::uint64_t ns, std::uint64_t unitNs)
{
    return lowWord(roundedDivide(ns, unitNs));
}

std::string twoUnits(std::uint64_t smallUnits, std::uint64_t perLarge, std::string_view large,
                     std::string_view small)
{
    return formatCount(smallUnits / perLarge) + " " + std::string(large) + " " +
           padded(smallUnits % perLarge, 2) + " " + std::string(small);
}

std::string formatBelowMinute(std::uint64_t ns)
{
    struct Unit {
        std::uint64_t ns;
        std::string_view name;
    };
    constexpr std::array<Unit, 3> units = {
        {{1'000, "µs"}, {1'000'000, "ms"}, {nanosecondsPerSecond, "s"}}};
    if (ns == 0)
        return "0 s";
    if (ns < 1'000)
        return std::to_string(ns) + " ns";
    for (const Unit& unit : units) {
        const std::uint64_t whole = ns / unit.ns;
        const std::uint64_t step = whole >= 100 ? 1'000 : whole >= 10 ? 100 : 10;
        const U128 thousandths = roundedDivide(U128{ns} * 1'000, U128{unit.ns} * step) * step;
        if (thousandths < 1'000'000)
            return withoutTrailingZeros(thousandths) + " " + std::string(unit.name);
    }
    return std::to_string(roundedTo(ns, nanosecondsPerSecond)) + " s";
}

}  // namespace

std::string formatCount(U128 count)
{
    return grouped(toDecimal(count));
}

std::string formatBytes(U128 bytes)
{
    return withPrefix(bytes, "B");
}

std::string formatBytesExact(U128 bytes)
{
    return formatCount(bytes) + " B";
}

std::string formatByteRate(U128 bytesPerSecond)
{
    return withPrefix(bytesPerSecond, "B/s");
}

std::string formatIops(U128 operationsPerSecond)
{
    const Scaled scaled = scaleToPrefix(operationsPerSecond);
    const std::string prefix = scaled.prefix.empty() ? "" : std::string(scaled.prefix) + " ";
    return scaled.number + " " + prefix + "IOPS";
}

std::string formatIopsExact(U128 operationsPerSecond)
{
    return formatCount(operationsPerSecond) + " IOPS";
}

std::string formatDuration(Duration duration)
{
    // Each step rounds first and then looks whether it still fits, so 59 m 59.7 s is 1 h 00 m.
    const std::uint64_t ns = duration.value;
    if (ns < minuteNs - nanosecondsPerSecond / 20)  // 59.95 s and more read as a minute
        return formatBelowMinute(ns);
    if (const std::uint64_t wholeSeconds = roundedTo(ns, nanosecondsPerSecond);
        wholeSeconds < 3'600)
        return twoUnits(wholeSeconds, 60, "m", "s");
    if (const std::uint64_t minutes = roundedTo(ns, minuteNs); minutes < 24 * 60)
        return twoUnits(minutes, 60, "h", "m");
    return twoUnits(roundedTo(ns, hourNs), 24, "d", "h");
}

std::string formatDurationExact(Duration duration)
{
    return formatCount(duration.value) + " ns";
}

std::string formatSignedSlack(Timestamp completion, Timestamp deadline)
{
    const bool late = completion > deadline;
    const std::uint64_t ns =
        late ? completion.since(deadline).value : deadline.since(completion).value;
    if (ns == 0)
        return "0 s";
    const std::string sign = late ? "+" : "-";
    // Lateness rounds up and slack down, so that the label never flatters.
    const auto count = [&](std::uint64_t unitNs) {
        return late ? (ns - 1) / unitNs + 1 : ns / unitNs;
    };
    if (ns < nanosecondsPerSecond)
        return sign + formatBelowMinute(ns);
    if (ns < minuteNs)
        return sign + std::to_string(count(nanosecondsPerSecond)) + " s";
    if (ns < hourNs)
        return sign + std::to_string(count(minuteNs)) + " m";
    if (ns < dayNs)
        return sign + twoUnits(count(minuteNs), 60, "h", "m");
    return sign + twoUnits(count(hourNs), 24, "d", "h");
}

std::string formatCost(U128 microunits)
{
    const U128 units = roundedDivide(microunits, microunitsPerUnit);
    if (units == 0 && microunits != 0)
        return "< 1 u";
    return formatCount(units) + " u";
}

std::string formatCostBrief(U128 microunits)
{
    if (microunits < U128{1'000} * microunitsPerUnit)
        return formatCost(microunits);
    const Scaled scaled = scaleToPrefix(roundedDivide(microunits, microunitsPerUnit));
    const std::string prefix = scaled.prefix.empty() ? "" : std::string(scaled.prefix) + " ";
    return scaled.number + " " + prefix + "u";
}

std::string formatCostExact(U128 microunits)
{
    const std::string rest = padded(lowWord(microunits % microunitsPerUnit), 6);
    return formatCount(microunits / microunitsPerUnit) + "." + rest + " u";
}

std::size_t costPower(U128 microunits)
{
    std::size_t power = 0;
    U128 unit = U128{1'000} * microunitsPerUnit;
    for (; power < costPowerMax && microunits >= unit; unit *= 1'000)
        ++power;
    return power;
}

std::string formatCostUnit(std::size_t power)
{
    return power == 0 ? "u" : std::string(siPrefixes[std::min(power, costPowerMax)]) + " u";
}

std::string formatCostIn(std::size_t power, U128 microunits, int more)
{
    U128 unit = microunitsPerUnit;
    for (std::size_t at = std::min(power, costPowerMax); at > 0; --at)
        unit *= 1'000;
    const U128 whole = microunits / unit;
    // Three digits that count.
    const int brief = power == 0 || whole >= 100 ? 0 : whole >= 10 ? 1 : 2;
    const int decimals = brief + std::min(more, 9);
    U128 scale = 1;
    for (int digit = 0; digit < decimals; ++digit)
        scale *= 10;
    // Apart, so that nothing wraps.
    U128 integer = whole;
    U128 rest = roundedDivide(microunits % unit * scale, unit);
    if (rest == scale) {
        ++integer;
        rest = 0;
    }
    std::string printed = padded(lowWord(rest), static_cast<std::size_t>(decimals));
    printed.erase(printed.find_last_not_of('0') + 1);
    return formatCount(integer) + (printed.empty() ? "" : "." + printed);
}

std::string formatShare(U128 part, U128 whole)
{
    if (whole == 0)
        return "n/a";
    if (part == 0)
        return "0 %";
    if (part == whole)
        return "100 %";
    // In tenths of a per cent; parts are populations or bytes, far below 2^117.
    const U128 tenths = roundedDivide(part * 1'000, whole);
    if (tenths == 0)
        return "< 0.1 %";
    if (tenths == 1'000 && part < whole)
        return "> 99.9 %";
    return toDecimal(tenths / 10) + "." + toDecimal(tenths % 10) + " %";
}

std::string formatRepresented(std::uint64_t representatives, std::uint64_t concrete,
                              std::string_view pluralNoun)
{
    return formatCount(representatives) +
           (representatives == 1 ? " representative = " : " representatives = ") +
           formatCount(concrete) + " " + std::string(pluralNoun);
}

}  // namespace estate
