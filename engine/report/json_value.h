// Canonical JSON, written and read; for the sources of this folder only. Reading never fails: what
// is not there, or is something else, reads as nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"
#include "engine/estate/governance_event.h"
#include "engine/journal/journal.h"
#include "engine/report/report.h"

namespace estate::report {

using Json = nlohmann::json;  // keys in order

inline constexpr std::uint64_t exactNumberMax = (std::uint64_t{1} << 53) - 1;

// Bytes and money are always strings of decimal digits, other integers only above 2^53 - 1.
[[nodiscard]] Json toJson(std::uint64_t value);
[[nodiscard]] Json toJson(Bytes bytes);
[[nodiscard]] Json toJson(Cost cost);
[[nodiscard]] Json toJson(Timestamp time);
[[nodiscard]] Json toJson(Duration duration);
[[nodiscard]] Json toJson(const Digest& digest);
[[nodiscard]] Json toJson(const JournalHead& head);
[[nodiscard]] Json toJson(const std::vector<RegionBasis>& basis);
[[nodiscard]] Json toJsonOrNull(Timestamp time);           // null: the time zero
[[nodiscard]] Json toJsonOrNull(const Digest& digest);     // null: the digest zero
[[nodiscard]] Json toJsonOrNull(const std::string& text);  // null: empty
// A name and how sure it is; null without one.
[[nodiscard]] Json personOrNull(const std::string& name);
[[nodiscard]] Json occasionToJson(const FailureSet& failures,
                                  const std::vector<std::string>& failback);
[[nodiscard]] Json sourceToJson(const EstateSource& source);

// What every report begins with, and the report of a whole document.
[[nodiscard]] Json newReport(ReportKind kind);
[[nodiscard]] std::string canonicalText(const Json& json);
[[nodiscard]] Report finished(const Json& json);

// Nothing unless it is JSON, of no more than nestingMax levels.
inline constexpr std::size_t nestingMax = 32;
[[nodiscard]] std::optional<Json> parseJson(std::string_view text);

[[nodiscard]] const Json& at(const Json& json, const char* key);  // null when it is not there
[[nodiscard]] const Json::array_t& listAt(const Json& json, const char* key);
[[nodiscard]] std::string textOf(const Json& json);
[[nodiscard]] std::string textAt(const Json& json, const char* key);
[[nodiscard]] bool flagAt(const Json& json, const char* key);
[[nodiscard]] std::optional<U128> numberOf(const Json& json);
[[nodiscard]] std::optional<U128> numberAt(const Json& json, const char* key);
[[nodiscard]] std::uint64_t countAt(const Json& json, const char* key);  // 0 when it is not there
[[nodiscard]] std::optional<Timestamp> timeAt(const Json& json, const char* key);

}  // namespace estate::report
