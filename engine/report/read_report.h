// Reads a report's file again, whichever form it has, and finds whether anything in it was changed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/journal/journal.h"
#include "engine/report/report.h"

namespace estate {

inline constexpr std::size_t reportBytesMax = std::size_t{256} << 20;

struct ReadReport {
    ReportFormat format = ReportFormat::json;
    ReportKind kind = ReportKind::preview;
    std::string title;
    Report report;  // what was found inside, canonical, and its digest
    std::string statedDigest;
    std::optional<JournalHead> head;  // that it names
};

// What stands inside; says nothing about whether it was changed. foreign: no report; newerVersion;
// damaged: begins like one, and its data can't be read.
[[nodiscard]] Result<ReadReport> readReport(std::string_view bytes);

// Also that the digest is the data's and that the file is, byte for byte, what the data gives.
// damaged: the fields "line", "found" and "expected" say what differs first. The pages of a PDF
// are not looked at here (reports/pdf_report.h).
[[nodiscard]] Result<ReadReport> verifyReport(std::string_view bytes);

}  // namespace estate
