// A report: one document about a preview or a proposal, that can be kept apart from the estate. Its
// content is canonical JSON (docs/reports.md); pages and tables are drawn from that alone, so that
// whoever reads one can draw it again and see whether it was changed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/digest.h"
#include "engine/base/error.h"

namespace estate {

// 2: a preview has a runbook and an escalation, participants have the times of their steps. Reports
// of earlier versions are drawn as they were.
inline constexpr std::uint32_t reportFormatVersion = 2;

// The same question to the same estate gives the same report, byte for byte: there is no clock in
// it, and whoever had it made stands in the journal's audit.
struct Report {
    std::string json;  // canonical: keys sorted, no white space, UTF-8
    Digest digest;     // SHA-256 over exactly these bytes
};

enum class ReportFormat : std::uint8_t { html, pdf, csv, json };
[[nodiscard]] std::string_view reportFormatName(ReportFormat format);
[[nodiscard]] std::optional<ReportFormat> reportFormatNamed(std::string_view name);

// What a report says of itself.
enum class ReportKind : std::uint8_t { preview, proposal };
[[nodiscard]] std::string_view reportKindName(ReportKind kind);

}  // namespace estate
