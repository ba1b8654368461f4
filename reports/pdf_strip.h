// A page is a stack of strips as wide as it is; each knows its height and what is painted in it.
#pragma once

#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

#include "reports/pdf_fonts.h"

namespace estate {

enum class PdfInk : std::uint8_t { text, quiet, alarm, accent };

struct PdfRun {
    PdfFace face = PdfFace::cell;
    PdfInk ink = PdfInk::text;
    qreal x = 0;
    qreal baseline = 0;  // from the strip's top
    QString text;
};
struct PdfRule {  // a horizontal line
    qreal x = 0;
    qreal y = 0;
    qreal width = 0;
    bool strong = false;
};
struct PdfStrip {
    qreal height = 0;
    std::vector<PdfRun> runs{};
    std::vector<PdfRule> rules{};
    bool withNext = false;  // never the last one on a page
    bool space = false;     // nothing at the top of a page
    // The strip that comes again above it where it begins a page: a table's head.
    std::optional<std::size_t> head{};
};

}  // namespace estate
