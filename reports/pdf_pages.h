// Which strips stand on which page.
#pragma once

#include <vector>

#include "reports/pdf_strip.h"

namespace estate {

inline constexpr qreal pdfContentHeight = 487.0 * unitsPerPoint;

struct PdfPlaced {
    std::size_t strip = 0;
    qreal y = 0;  // from the top of the content
};
using PdfPage = std::vector<PdfPlaced>;

// At least one. A strip that is to stay with the next one goes to the next page with it.
[[nodiscard]] std::vector<PdfPage> pagesOf(const std::vector<PdfStrip>& strips);

}  // namespace estate
