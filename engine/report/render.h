// A report as a file. Each is a pure function of the canonical JSON, which it carries inside, so
// that verifyReport() can draw it again and compare byte for byte. PDF: reports/pdf_report.h.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/error.h"

namespace estate {

// Errors are those of layoutOf().

// One page that needs nothing but itself: no script runs, nothing is fetched, it prints well.
[[nodiscard]] Result<std::string> renderHtml(std::string_view canonical);
// The groups of a preview, the flows or rule reach of a proposal; exact numbers, one row a line.
[[nodiscard]] Result<std::string> renderCsv(std::string_view canonical);
// {"report":...,"sha256":"..."}: what was hashed are the bytes of `report`.
[[nodiscard]] Result<std::string> renderJson(std::string_view canonical);

}  // namespace estate
