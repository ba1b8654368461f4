// Numbers in the rules' text, exact both ways. Money has up to six decimals (microunits); a
// duration is a whole number of its largest unit that divides it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/quantity.h"

namespace estate {

[[nodiscard]] std::string moneyText(std::uint64_t microunits);  // 1.5
[[nodiscard]] std::optional<std::uint64_t> parseMoney(std::string_view text);

[[nodiscard]] std::string durationText(Duration duration);  // 90m, 3h, 1500ms
[[nodiscard]] std::optional<Duration> parseRuleDuration(std::string_view text);

}  // namespace estate
