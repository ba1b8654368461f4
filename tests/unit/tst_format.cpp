#include <gtest/gtest.h>

#include "engine/text/format.h"

namespace estate {
namespace {

constexpr std::uint64_t second = nanosecondsPerSecond;

TEST(Format, CountsAreGroupedByThousands)
{
    EXPECT_EQ(formatCount(0), "0");
    EXPECT_EQ(formatCount(999), "999");
    EXPECT_EQ(formatCount(1'000), "1,000");
    EXPECT_EQ(formatCount(12'000'000), "12,000,000");
    EXPECT_EQ(formatCount(maxU128), "340,282,366,920,938,463,463,374,607,431,768,211,455");
}

TEST(Format, BytesHaveThreeSignificantDigits)
{
    EXPECT_EQ(formatBytes(0), "0 B");
    EXPECT_EQ(formatBytes(999), "999 B");
    EXPECT_EQ(formatBytes(1'000), "1 kB");
    EXPECT_EQ(formatBytes(1'005), "1.01 kB");
    EXPECT_EQ(formatBytes(8'333'333'333'333'333), "8.33 PB");
    EXPECT_EQ(formatBytes(64'000'000'000), "64 GB");
    EXPECT_EQ(formatBytes(683'600'000'000'000'000), "684 PB");
    EXPECT_EQ(formatBytes(U128{350} * 1'000'000'000'000'000'000u), "350 EB");
    EXPECT_EQ(formatBytesExact(8'330'000'000'000'000), "8,330,000,000,000,000 B");
}

TEST(Format, RoundingUpMovesToTheNextPrefix)
{
    EXPECT_EQ(formatBytes(999'499), "999 kB");
    EXPECT_EQ(formatBytes(999'500), "1 MB");
    EXPECT_EQ(formatBytes(9'995), "10 kB");
    EXPECT_EQ(formatBytes(99'949), "99.9 kB");
}

TEST(Format, TheLastPrefixKeepsWhateverIsLeft)
{
    EXPECT_EQ(formatBytes(U128{12'345} * 1'000'000'000'000'000'000u), "12,345 EB");
    EXPECT_EQ(formatBytes(maxU128), "340,282,366,920,938,463,463 EB");
}

TEST(Format, RatesNameTheirUnit)
{
    EXPECT_EQ(formatByteRate(250'000'000), "250 MB/s");
    EXPECT_EQ(formatIops(800), "800 IOPS");
    EXPECT_EQ(formatIops(1'200'000), "1.2 M IOPS");
    EXPECT_EQ(formatIopsExact(1'234'567), "1,234,567 IOPS");
}

TEST(Format, DurationsUseTheTwoUnitsThatSaySomething)
{
    EXPECT_EQ(formatDuration(Duration(0)), "0 s");
    EXPECT_EQ(formatDuration(Duration(120)), "120 ns");
    EXPECT_EQ(formatDuration(Duration(1'500)), "1.5 µs");
    EXPECT_EQ(formatDuration(milliseconds(50)), "50 ms");
    EXPECT_EQ(formatDuration(milliseconds(6'400)), "6.4 s");
    EXPECT_EQ(formatDuration(seconds(750)), "12 m 30 s");
    EXPECT_EQ(formatDuration(seconds(640)), "10 m 40 s");
    EXPECT_EQ(formatDuration(seconds(3'840)), "1 h 04 m");
    EXPECT_EQ(formatDuration(seconds(51 * 3'600)), "2 d 03 h");
    EXPECT_EQ(formatDurationExact(Duration(750'000'000'123)), "750,000,000,123 ns");
}

TEST(Format, DurationsCarryWhenRoundedUp)
{
    EXPECT_EQ(formatDuration(Duration(999'999'999)), "1 s");
    EXPECT_EQ(formatDuration(Duration(59 * second + 940'000'000)), "59.9 s");
    EXPECT_EQ(formatDuration(Duration(59 * second + 950'000'000)), "1 m 00 s");
    EXPECT_EQ(formatDuration(Duration(3'599 * second + 600'000'000)), "1 h 00 m");
    EXPECT_EQ(formatDuration(seconds(24 * 3'600 - 1)), "1 d 00 h");
    EXPECT_EQ(formatDuration(Duration(~std::uint64_t{0})), "213,504 d 00 h");
}

TEST(Format, LatenessIsNeverShownAsOnTime)
{
    const Timestamp deadline{1'000 * second};
    EXPECT_EQ(formatSignedSlack(deadline, deadline), "0 s");
    EXPECT_EQ(formatSignedSlack(deadline + Duration(1), deadline), "+1 ns");
    EXPECT_EQ(formatSignedSlack(deadline + seconds(61), deadline), "+2 m");
    EXPECT_EQ(formatSignedSlack(deadline + seconds(720), deadline), "+12 m");
    EXPECT_EQ(formatSignedSlack(deadline + seconds(3'841), deadline), "+1 h 05 m");
}

TEST(Format, SlackIsNeverFlattered)
{
    const Timestamp deadline{1'000'000 * second};
    EXPECT_EQ(formatSignedSlack(Timestamp{deadline.ns - 239 * second}, deadline), "-3 m");
    EXPECT_EQ(formatSignedSlack(Timestamp{deadline.ns - 45 * second}, deadline), "-45 s");
    EXPECT_EQ(formatSignedSlack(Timestamp{deadline.ns - 50'000'000}, deadline), "-50 ms");
}

TEST(Format, TimesAreUtc)
{
    EXPECT_EQ(formatTime(Timestamp{0}), "1970-01-01 00:00:00 UTC");
    EXPECT_EQ(formatTime(Timestamp{1'767'225'600 * second}), "2026-01-01 00:00:00 UTC");
    EXPECT_EQ(formatTime(Timestamp{951'782'400 * second}), "2000-02-29 00:00:00 UTC");
    EXPECT_EQ(formatTimeExact(Timestamp{1'767'225'600 * second + 7}),
              "2026-01-01T00:00:00.000000007Z");
}

TEST(Format, TimesRoundTripOverEveryDayOfFourCenturies)
{
    for (std::uint64_t day = 0; day < 193'000; ++day) {
        const Timestamp time{(day * 86'400 + day % 86'400) * second + day};
        const auto exact = parseTime(formatTimeExact(time));
        ASSERT_TRUE(exact.has_value()) << formatTimeExact(time);
        ASSERT_EQ(exact->ns, time.ns);
    }
}

TEST(Format, ShorterTimesAreRead)
{
    const std::uint64_t day = 1'767'225'600;
    EXPECT_EQ(parseTime("2026-01-01")->ns, day * second);
    EXPECT_EQ(parseTime("2026-01-01T06:30Z")->ns, (day + 23'400) * second);
    EXPECT_EQ(parseTime("2026-01-01 06:30:15.25 UTC")->ns, (day + 23'415) * second + 250'000'000);
}

TEST(Format, TimesThatDoNotExistAreRefused)
{
    for (const char* text :
         {"", "now", "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-01-32",
          "2026-01-01T24:00Z", "2026-01-01T06:60Z", "2026-01-01T06:30:60Z", "2026-01-01T06:30",
          "2026-01-01T06:30:00+02:00", "2026-01-01T06:30:00.Z", "2026-01-01T06:30:00.1234567890Z",
          "1969-12-31", "9999-01-01", "2026-01-01T06:30Z ", "2026-1-1"}) {
        const auto time = parseTime(text);
        ASSERT_FALSE(time.has_value()) << text;
        EXPECT_EQ(time.error().code, ErrorCode::badInput);
    }
}

TEST(Format, DurationsAreReadAsPeopleTypeThem)
{
    EXPECT_EQ(parseDuration("90s")->value, 90 * second);
    EXPECT_EQ(parseDuration("15m")->value, 900 * second);
    EXPECT_EQ(parseDuration("250ms")->value, 250'000'000u);
    EXPECT_EQ(parseDuration("1 h 04 m")->value, 3'840 * second);
    EXPECT_EQ(parseDuration("1d")->value, 86'400 * second);
    for (const char* text : {"", "90", "m", "-5m", "1.5h", "5 weeks", "99999999999999999d"})
        EXPECT_FALSE(parseDuration(text).has_value()) << text;
}

TEST(Format, CostsAreCurrencyNeutralUnits)
{
    EXPECT_EQ(formatCost(0), "0 u");
    EXPECT_EQ(formatCost(1), "< 1 u");
    EXPECT_EQ(formatCost(499'999), "< 1 u");
    EXPECT_EQ(formatCost(500'000), "1 u");
    EXPECT_EQ(formatCost(U128{1'234'567} * 1'000'000), "1,234,567 u");
    EXPECT_EQ(formatCostBrief(U128{1'234'567} * 1'000'000), "1.23 M u");
    EXPECT_EQ(formatCostBrief(U128{950} * 1'000'000), "950 u");
    EXPECT_EQ(formatCostExact(U128{1'234'567'890'123}), "1,234,567.890123 u");
}

TEST(Format, CostsThatAreComparedHaveOneUnit)
{
    const U128 microunits = U128{1'234'567} * 1'000'000;
    EXPECT_EQ(costPower(U128{999} * 1'000'000), 0U);
    EXPECT_EQ(costPower(U128{1'000} * 1'000'000), 1U);
    EXPECT_EQ(costPower(microunits), 2U);
    EXPECT_EQ(formatCostUnit(2), "M u");
    EXPECT_EQ(formatCostUnit(0), "u");
    EXPECT_EQ(formatCostIn(2, microunits, 0), "1.23");
    EXPECT_EQ(formatCostIn(2, microunits, 1), "1.235");
    EXPECT_EQ(formatCostIn(2, microunits * 1'000, 0), "1,235");
    EXPECT_EQ(formatCostIn(2, microunits / 1'000, 0), "0");
    EXPECT_EQ(formatCostIn(2, microunits / 1'000, 2), "0.0012");
    EXPECT_EQ(formatCostIn(1, U128{2'000} * 1'000'000, 5), "2");
    EXPECT_EQ(formatCostIn(1, U128{9'999} * 1'000'000, 0), "10");
    EXPECT_EQ(formatCostIn(0, U128{7} * 1'000'000 + 250'000, 0), "7");
    EXPECT_EQ(formatCostIn(0, U128{7} * 1'000'000 + 250'000, 2), "7.25");
    // The largest there is keeps to the last unit, and nothing wraps.
    EXPECT_EQ(costPower(~U128{0}), 4U);
    EXPECT_EQ(formatCostIn(4, ~U128{0}, 9), "340,282,366,920,938,463,463.374607432");
}

TEST(Format, SharesNeverClaimAllOrNothingFalsely)
{
    EXPECT_EQ(formatShare(0, 0), "n/a");
    EXPECT_EQ(formatShare(0, 7), "0 %");
    EXPECT_EQ(formatShare(7, 7), "100 %");
    EXPECT_EQ(formatShare(961, 1'000), "96.1 %");
    EXPECT_EQ(formatShare(2, 3), "66.7 %");
    EXPECT_EQ(formatShare(1, 1'000'000), "< 0.1 %");
    EXPECT_EQ(formatShare(999'999, 1'000'000), "> 99.9 %");
}

TEST(Format, BothScalesAreLabelled)
{
    EXPECT_EQ(formatRepresented(24, 23'438, "volumes"), "24 representatives = 23,438 volumes");
    EXPECT_EQ(formatRepresented(1, 977, "volumes"), "1 representative = 977 volumes");
}

}  // namespace
}  // namespace estate
