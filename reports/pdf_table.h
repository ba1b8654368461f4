// Tables of a report as strips: a head that comes again on every page, and one strip for each line
// of a row.
#pragma once

#include <vector>

#include "engine/report/layout.h"
#include "reports/pdf_strip.h"

namespace estate {

void addTable(std::vector<PdfStrip>& strips, const PdfFonts& fonts, const ReportTable& table);

}  // namespace estate
