// Pieces of layouts, for the sources of this folder only.
#pragma once

#include <optional>
#include <string>

#include "engine/report/json_value.h"
#include "engine/report/layout.h"

namespace estate::report {

[[nodiscard]] ReportLayout previewLayout(const Json& json);
[[nodiscard]] ReportLayout proposalLayout(const Json& json);

inline constexpr const char* noValue = "\xe2\x80\x93";  // an en dash

// Of a field of an object; noValue where it is not there.
[[nodiscard]] std::string shownText(const Json& json, const char* key);
[[nodiscard]] std::string shownCount(const Json& json, const char* key);
[[nodiscard]] std::string shownTime(const Json& json, const char* key);
[[nodiscard]] std::string shownDuration(const Json& json, const char* key);
// "T+1 h 04 m", from `from`.
[[nodiscard]] std::string shownSince(const Json& json, const char* key,
                                     std::optional<Timestamp> from);
// "ada", with how sure that is.
[[nodiscard]] std::string shownPerson(const Json& json, const char* key);
[[nodiscard]] ReportCell bytesCell(const Json& json, const char* key);
[[nodiscard]] ReportCell iopsCell(const Json& json, const char* key);
[[nodiscard]] ReportCell costCell(const Json& json, const char* key);
[[nodiscard]] std::string joined(const Json::array_t& texts, const char* before = "");

// "Loss of r017, site s0034"; "Return to r017"
[[nodiscard]] std::string occasionText(const Json& occasion);
[[nodiscard]] std::string estateText(const Json& estate);
// "from-r000 #2"
[[nodiscard]] std::string ruleText(const Json& rule);
[[nodiscard]] std::string headText(const Json& head);

// Planning digests of the regions examined, and what else the decisions rest on.
[[nodiscard]] ReportSection basisSection(const Json& json);
// How to read the report and how to check it: the same in every one.
[[nodiscard]] ReportSection readingSection(const Json& json);
// Of a preview, since version 2 of the format.
[[nodiscard]] ReportSection runbookSection(const Json& json);
[[nodiscard]] ReportSection escalationSection(const Json& json);

}  // namespace estate::report
