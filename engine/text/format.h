// Numbers for people, the same in every program: SI bytes, durations, money, shares, UTC times.
// All of it is integer arithmetic, so the same value gives the same text on every platform. What is
// rounded is rounded half up, and has an exact sibling for hovering, copying and exports.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/quantity.h"

namespace estate {

[[nodiscard]] std::string formatCount(U128 count);  // 12,000,000

// Three significant digits, without trailing zeros after the point: 8.33 PB, 64 GB, 512 B.
[[nodiscard]] std::string formatBytes(U128 bytes);
[[nodiscard]] std::string formatBytesExact(U128 bytes);               // 8,330,000,000,000,000 B
[[nodiscard]] std::string formatByteRate(U128 bytesPerSecond);        // 250 MB/s
[[nodiscard]] std::string formatIops(U128 operationsPerSecond);       // 1.2 M IOPS
[[nodiscard]] std::string formatIopsExact(U128 operationsPerSecond);  // 1,234,567 IOPS

// The two largest units that say something: 2 d 03 h, 1 h 04 m, 12 m 30 s, 6.4 s, 50 ms, 120 ns.
[[nodiscard]] std::string formatDuration(Duration duration);
[[nodiscard]] std::string formatDurationExact(Duration duration);  // 750,000,000,123 ns

// By how much a deadline is missed (+12 m) or held (-3 m): one unit, as a label on a timeline.
// Nothing that is late ever reads as on time.
[[nodiscard]] std::string formatSignedSlack(Timestamp completion, Timestamp deadline);

[[nodiscard]] std::string formatTime(Timestamp time);  // 2026-01-01 00:00:00 UTC
// For files and JSON, exact: 2026-01-01T00:00:00.000000000Z
[[nodiscard]] std::string formatTimeExact(Timestamp time);
// What the two functions above print, and shorter forms: 2026-01-01, 2026-01-01T06:30Z,
// 2026-01-01 06:30:15.25 UTC. A time of day without Z or UTC is refused: no zone, no guess.
[[nodiscard]] Result<Timestamp> parseTime(std::string_view text);
// A duration as people type it: 90s, 15m, 2h, 1d, 250ms, "1 h 04 m".
[[nodiscard]] Result<Duration> parseDuration(std::string_view text);

// Money without a currency: units ("u") of a million microunits.
[[nodiscard]] std::string formatCost(U128 microunits);       // 1,234,567 u; "< 1 u" when nearly 0
[[nodiscard]] std::string formatCostBrief(U128 microunits);  // 1.23 M u
[[nodiscard]] std::string formatCostExact(U128 microunits);  // 1,234,567.890123 u
// For costs that are compared at a glance: the power of 1,000 in which that one is spelled briefly,
// the name of the unit (2: "M u"), and a cost in it: 1.23, with `more` decimals 1.234, no noughts
// at their end. Powers above 4 are 4; `more` at most 9.
[[nodiscard]] std::size_t costPower(U128 microunits);
[[nodiscard]] std::string formatCostUnit(std::size_t power);
[[nodiscard]] std::string formatCostIn(std::size_t power, U128 microunits, int more);

// 96.1 %. Never 100 % unless it is all, never 0 % unless it is none; n/a of nothing.
[[nodiscard]] std::string formatShare(U128 part, U128 whole);

// "24 representatives = 23,438 volumes": both scales, always labelled.
[[nodiscard]] std::string formatRepresented(std::uint64_t representatives, std::uint64_t concrete,
                                            std::string_view pluralNoun);

}  // namespace estate
