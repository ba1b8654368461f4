// Everything of a report's layout but its tables, as strips.
#pragma once

#include <vector>

#include "engine/report/layout.h"
#include "reports/pdf_strip.h"

namespace estate {

inline constexpr qreal pdfContentWidth = 770.0 * unitsPerPoint;

// All of it, top to bottom.
[[nodiscard]] std::vector<PdfStrip> stripsOf(const PdfFonts& fonts, const ReportLayout& layout);

// One strip for each line of a paragraph.
void addLines(std::vector<PdfStrip>& strips, const PdfFonts& fonts, PdfFace face, PdfInk ink,
              const std::string& text);
void addSpace(std::vector<PdfStrip>& strips, qreal points);

}  // namespace estate
