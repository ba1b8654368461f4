// UTC calendar arithmetic without a clock, a locale or a time zone database. Days are counted from
// 1970-01-01 with the era-of-400-years method, so no loop depends on the year.
#include <array>
#include <optional>

#include "engine/text/format.h"
#include "engine/text/padded.h"

namespace estate {

namespace {

constexpr std::uint64_t secondsPerDay = 86'400;
constexpr std::uint64_t yearMin = 1970;
constexpr std::uint64_t yearMax = 2500;  // 2^64 ns end in 2554

struct CivilDate {
    std::uint64_t year;
    std::uint64_t month;
    std::uint64_t day;
};

// March is month 0 of this calendar, so that the leap day is the last day of a year.
CivilDate dateOfDays(std::uint64_t daysSinceEpoch)
{
    const std::uint64_t days = daysSinceEpoch + 719'468;  // since 0000-03-01
    const std::uint64_t era = days / 146'097;
    const std::uint64_t dayOfEra = days % 146'097;
    const std::uint64_t yearOfEra =
        (dayOfEra - dayOfEra / 1'460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const std::uint64_t dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const std::uint64_t shifted = (5 * dayOfYear + 2) / 153;
    const std::uint64_t month = shifted < 10 ? shifted + 3 : shifted - 9;
    return {yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shifted + 2) / 5 + 1};
}

std::uint64_t daysOfDate(const CivilDate& date)
{
    const std::uint64_t year = date.month <= 2 ? date.year - 1 : date.year;
    const std::uint64_t era = year / 400;
    const std::uint64_t yearOfEra = year % 400;
    const std::uint64_t shifted = date.month > 2 ? date.month - 3 : date.month + 9;
    const std::uint64_t dayOfYear = (153 * shifted + 2) / 5 + date.day - 1;
    const std::uint64_t dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146'097 + dayOfEra - 719'468;
}

std::string calendarText(Timestamp time, char between)
{
    const std::uint64_t total = time.ns / nanosecondsPerSecond;
    const CivilDate date = dateOfDays(total / secondsPerDay);
    const std::uint64_t second = total % secondsPerDay;
    return padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2) +
           between + padded(second / 3'600, 2) + ":" + padded(second / 60 % 60, 2) + ":" +
           padded(second % 60, 2);
}

// Reads from the front of a text; every step says whether it could.
class Reader {
public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    [[nodiscard]] std::optional<std::uint64_t> digits(std::size_t count)
    {
        if (m_rest.size() < count)
            return std::nullopt;
        std::uint64_t value = 0;
        for (const char c : m_rest.substr(0, count)) {
            if (c < '0' || c > '9')
                return std::nullopt;
            value = value * 10 + static_cast<std::uint64_t>(c - '0');
        }
        m_rest.remove_prefix(count);
        return value;
    }
    [[nodiscard]] bool take(std::string_view expected)
    {
        if (!m_rest.starts_with(expected))
            return false;
        m_rest.remove_prefix(expected.size());
        return true;
    }
    [[nodiscard]] std::size_t leadingDigits() const
    {
        const std::size_t end = m_rest.find_first_not_of("0123456789");
        return end == std::string_view::npos ? m_rest.size() : end;
    }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
};

std::optional<std::uint64_t> readDate(Reader& reader)
{
    const auto year = reader.digits(4);
    if (!year || *year < yearMin || *year > yearMax || !reader.take("-"))
        return std::nullopt;
    const auto month = reader.digits(2);
    if (!month || *month < 1 || *month > 12 || !reader.take("-"))
        return std::nullopt;
    const auto day = reader.digits(2);
    if (!day || *day < 1)
        return std::nullopt;
    const std::uint64_t days = daysOfDate({*year, *month, *day});
    // A day that the month does not have comes back as another date.
    if (const CivilDate back = dateOfDays(days); back.month != *month || back.day != *day)
        return std::nullopt;
    return days;
}

// hh:mm[:ss[.fraction]], in nanoseconds since midnight.
std::optional<std::uint64_t> readTimeOfDay(Reader& reader)
{
    const auto hour = reader.digits(2);
    if (!hour || *hour > 23 || !reader.take(":"))
        return std::nullopt;
    const auto minute = reader.digits(2);
    if (!minute || *minute > 59)
        return std::nullopt;
    std::uint64_t second = 0;
    std::uint64_t fractionNs = 0;
    if (reader.take(":")) {
        const auto read = reader.digits(2);
        if (!read || *read > 59)
            return std::nullopt;
        second = *read;
        if (reader.take(".")) {
            const std::size_t width = reader.leadingDigits();
            const auto fraction = width >= 1 && width <= 9 ? reader.digits(width) : std::nullopt;
            if (!fraction)
                return std::nullopt;
            fractionNs = *fraction;
            for (std::size_t place = width; place < 9; ++place)
                fractionNs *= 10;
        }
    }
    return (*hour * 3'600 + *minute * 60 + second) * nanosecondsPerSecond + fractionNs;
}

std::optional<Timestamp> readTime(std::string_view text)
{
    Reader reader(text);
    const auto days = readDate(reader);
    if (!days)
        return std::nullopt;
    const std::uint64_t midnightNs = *days * secondsPerDay * nanosecondsPerSecond;
    if (reader.atEnd())
        return Timestamp{midnightNs};
    if (!reader.take("T") && !reader.take(" "))
        return std::nullopt;
    const auto timeOfDay = readTimeOfDay(reader);
    if (!timeOfDay || !(reader.take("Z") || reader.take(" UTC")) || !reader.atEnd())
        return std::nullopt;
    return Timestamp{midnightNs + *timeOfDay};
}

struct DurationUnit {
    std::string_view name;
    std::uint64_t ns;
};
// Longer names first: "ms" must not be read as minutes.
constexpr std::array<DurationUnit, 7> durationUnits = {{
    {"ms", 1'000'000},
    {"us", 1'000},
    {"ns", 1},
    {"d", 86'400 * nanosecondsPerSecond},
    {"h", 3'600 * nanosecondsPerSecond},
    {"m", 60 * nanosecondsPerSecond},
    {"s", nanosecondsPerSecond},
}};

std::optional<std::uint64_t> readUnit(Reader& reader)
{
    for (const DurationUnit& unit : durationUnits)
        if (reader.take(unit.name))
            return unit.ns;
    return std::nullopt;
}

std::optional<Duration> readDuration(std::string_view text)
{
    Reader reader(text);
    std::uint64_t total = 0;
    do {
        const std::size_t width = reader.leadingDigits();
        if (width == 0 || width > 18)
            return std::nullopt;
        const std::uint64_t count = reader.digits(width).value_or(0);
        (void)reader.take(" ");
        const auto unitNs = readUnit(reader);
        const auto part = unitNs ? checkedMultiply(count, *unitNs) : std::nullopt;
        const auto sum = part ? checkedAdd(total, *part) : std::nullopt;
        if (!sum)
            return std::nullopt;
        total = *sum;
        (void)reader.take(" ");
    } while (!reader.atEnd());
    return Duration(total);
}

}  // namespace

std::string formatTime(Timestamp time)
{
    return calendarText(time, ' ') + " UTC";
}

std::string formatTimeExact(Timestamp time)
{
    return calendarText(time, 'T') + "." + padded(time.ns % nanosecondsPerSecond, 9) + "Z";
}

Result<Timestamp> parseTime(std::string_view text)
{
    if (const auto time = readTime(text))
        return *time;
    return fail(ErrorCode::badInput,
                "'" + std::string(text) +
                    "' is not a time. Write it in UTC, as in 2026-01-01T06:30:00Z or "
                    "\"2026-01-01 06:30:00 UTC\".",
                {{"value", std::string(text)}});
}

Result<Duration> parseDuration(std::string_view text)
{
    if (const auto duration = readDuration(text))
        return *duration;
    return fail(ErrorCode::badInput,
                "'" + std::string(text) + "' is not a duration. Write it as in 90s, 15m or 2h.",
                {{"value", std::string(text)}});
}

}  // namespace estate
