#include "reports/pdf_text.h"

#include <algorithm>

#include "reports/pdf_table.h"

namespace estate {

namespace {

constexpr qreal factGap = 16.0 * unitsPerPoint;
constexpr qreal figurePadding = 7.0 * unitsPerPoint;

QString toQString(const std::string& text)
{
    return QString::fromStdString(text);
}

// The few numbers that are read first, side by side.
void addFigures(std::vector<PdfStrip>& strips, const PdfFonts& fonts,
                const std::vector<ReportFigure>& figures)
{
    if (figures.empty())
        return;
    const qreal width = pdfContentWidth / static_cast<qreal>(figures.size());
    const qreal textWidth = width - figurePadding;
    PdfStrip strip;
    qreal bottom = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const ReportFigure& figure = figures[i];
        const qreal x = static_cast<qreal>(i) * width;
        qreal y = figurePadding;
        const auto add = [&](PdfFace face, PdfInk ink, const std::string& text) {
            for (const QString& line : fonts.wrapped(face, toQString(text), textWidth)) {
                strip.runs.push_back({face, ink, x, y + fonts.ascent(face), line});
                y += fonts.lineHeight(face);
            }
        };
        add(PdfFace::remark, PdfInk::quiet, figure.label);
        add(PdfFace::figure, figure.alarming ? PdfInk::alarm : PdfInk::text, figure.value);
        add(PdfFace::remark, PdfInk::quiet, figure.remark);
        strip.rules.push_back({x, 0, textWidth, true});
        bottom = std::max(bottom, y);
    }
    strip.height = bottom;
    strips.push_back(std::move(strip));
}

void addFacts(std::vector<PdfStrip>& strips, const PdfFonts& fonts,
              const std::vector<ReportFact>& facts)
{
    qreal labelWidth = 0;
    for (const ReportFact& fact : facts)
        labelWidth = std::max(labelWidth, fonts.width(PdfFace::fact, toQString(fact.label)));
    const qreal x = labelWidth + factGap;
    for (const ReportFact& fact : facts) {
        const PdfFace face = fact.code ? PdfFace::factCode : PdfFace::fact;
        const PdfInk ink = fact.alarming ? PdfInk::alarm : PdfInk::text;
        bool first = true;
        for (const QString& line :
             fonts.wrapped(face, toQString(fact.value), pdfContentWidth - x)) {
            PdfStrip strip{fonts.lineHeight(PdfFace::fact) + 1.5 * unitsPerPoint};
            const qreal baseline = fonts.ascent(PdfFace::fact);
            if (first)
                strip.runs.push_back(
                    {PdfFace::fact, PdfInk::quiet, 0, baseline, toQString(fact.label)});
            first = false;
            strip.runs.push_back({face, ink, x, baseline, line});
            strips.push_back(std::move(strip));
        }
    }
}

void addSection(std::vector<PdfStrip>& strips, const PdfFonts& fonts, const ReportSection& section)
{
    addSpace(strips, 16);
    addLines(strips, fonts, PdfFace::section, PdfInk::text, section.title);
    strips.back().withNext = true;
    PdfStrip under{6.0 * unitsPerPoint};
    under.rules.push_back({0, 2.0 * unitsPerPoint, pdfContentWidth, true});
    under.withNext = true;
    strips.push_back(std::move(under));
    addFacts(strips, fonts, section.facts);
    for (const ReportTable& table : section.tables) {
        addSpace(strips, 8);
        addTable(strips, fonts, table);
    }
    for (const std::string& remark : section.remarks) {
        addSpace(strips, 4);
        addLines(strips, fonts, PdfFace::remark, PdfInk::quiet, remark);
    }
}

}  // namespace

void addLines(std::vector<PdfStrip>& strips, const PdfFonts& fonts, PdfFace face, PdfInk ink,
              const std::string& text)
{
    for (const QString& line : fonts.wrapped(face, toQString(text), pdfContentWidth)) {
        PdfStrip strip{fonts.lineHeight(face)};
        strip.runs.push_back({face, ink, 0, fonts.ascent(face), line});
        strips.push_back(std::move(strip));
    }
}

void addSpace(std::vector<PdfStrip>& strips, qreal points)
{
    PdfStrip space{points * unitsPerPoint};
    space.space = true;
    strips.push_back(std::move(space));
}

std::vector<PdfStrip> stripsOf(const PdfFonts& fonts, const ReportLayout& layout)
{
    std::vector<PdfStrip> strips;
    addLines(strips, fonts, PdfFace::above, PdfInk::accent, layout.above);
    addLines(strips, fonts, PdfFace::title, PdfInk::text, layout.title);
    addLines(strips, fonts, PdfFace::fact, PdfInk::quiet, layout.below);
    addSpace(strips, 12);
    addFigures(strips, fonts, layout.figures);
    for (const ReportSection& section : layout.sections)
        addSection(strips, fonts, section);
    addSpace(strips, 16);
    addFacts(strips, fonts,
             {{"SHA-256 of the data", layout.digest, true}, {"Journal head", layout.head, true}});
    return strips;
}

}  // namespace estate
