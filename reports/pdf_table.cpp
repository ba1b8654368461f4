#include "reports/pdf_table.h"

#include <algorithm>

#include "reports/pdf_text.h"

namespace estate {

namespace {

constexpr qreal gap = 8.0 * unitsPerPoint;  // between columns
constexpr qreal rowPadding = 1.6 * unitsPerPoint;
constexpr qreal titleGap = 3.0 * unitsPerPoint;
constexpr qreal narrowestColumn = 40.0 * unitsPerPoint;  // that a long text may be wrapped into

struct PdfColumn {
    qreal x = 0;
    qreal width = 0;
    bool right = false;
    bool wraps = false;  // some cell is wider than it
    PdfFace face = PdfFace::cell;
    QString title;
};

PdfFace faceOf(const PdfColumn& column, const ReportCell& cell)
{
    return cell.alarming && column.face == PdfFace::cell ? PdfFace::cellStrong : column.face;
}

// A head may be wrapped between its words, a cell need not be.
qreal widestWord(const PdfFonts& fonts, const QString& title)
{
    qreal widest = 0;
    for (const QString& word : title.split(u' '))
        widest = std::max(widest, fonts.width(PdfFace::head, word));
    return widest;
}

qreal widestLine(const PdfFonts& fonts, PdfFace face, const QString& text)
{
    qreal widest = 0;
    for (const QString& line : text.split(u'\n'))
        widest = std::max(widest, fonts.width(face, line));
    return widest;
}

// Takes what is too much from the widest columns, evenly from above.
void shrink(std::vector<PdfColumn>& columns, qreal widthMax)
{
    const auto all = [&] {
        qreal sum = gap * static_cast<qreal>(columns.size() - 1);
        for (const PdfColumn& column : columns)
            sum += column.width;
        return sum;
    };
    for (qreal excess = all() - widthMax; excess > 0.01; excess = all() - widthMax) {
        qreal widest = 0;
        for (const PdfColumn& column : columns)
            widest = std::max(widest, column.width);
        qreal second = narrowestColumn;
        qreal count = 0;
        for (const PdfColumn& column : columns) {
            if (column.width < widest)
                second = std::max(second, column.width);
            else
                count += 1;
        }
        if (widest <= narrowestColumn)
            return;
        const qreal less = std::min(widest - second, excess / count);
        for (PdfColumn& column : columns)
            if (column.width >= widest) {
                column.width -= less;
                column.wraps = true;
            }
    }
}

std::vector<PdfColumn> columnsOf(const PdfFonts& fonts, const ReportTable& table)
{
    std::vector<PdfColumn> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const ReportColumn& given = table.columns[i];
        PdfColumn column;
        column.right = given.right;
        column.face = given.code ? PdfFace::code : PdfFace::cell;
        column.title = QString::fromStdString(given.title +
                                              (given.unit.empty() ? "" : " (" + given.unit + ")"));
        column.width = widestWord(fonts, column.title);
        for (const auto& row : table.rows)
            column.width = std::max(column.width, widestLine(fonts, faceOf(column, row[i]),
                                                             QString::fromStdString(row[i].text)));
        columns.push_back(std::move(column));
    }
    shrink(columns, pdfContentWidth);
    qreal x = 0;
    for (PdfColumn& column : columns) {
        column.x = x;
        x += column.width + gap;
    }
    return columns;
}

qreal startOf(const PdfFonts& fonts, const PdfColumn& column, PdfFace face, const QString& line)
{
    return column.right ? column.x + column.width - fonts.width(face, line) : column.x;
}

qreal widthOf(const std::vector<PdfColumn>& columns)
{
    return columns.back().x + columns.back().width;
}

// Titles stand on the line below them.
PdfStrip headOf(const PdfFonts& fonts, const std::vector<PdfColumn>& columns)
{
    std::vector<QStringList> titles;
    qsizetype most = 1;
    for (const PdfColumn& column : columns) {
        // A hair more, or a word that fits exactly is broken by rounding.
        titles.push_back(fonts.wrapped(PdfFace::head, column.title, column.width + 1));
        most = std::max(most, titles.back().size());
    }
    const qreal lineHeight = fonts.lineHeight(PdfFace::head);
    PdfStrip strip{static_cast<qreal>(most) * lineHeight + 2 * rowPadding};
    for (std::size_t i = 0; i < columns.size(); ++i)
        for (qsizetype line = 0; line < titles[i].size(); ++line) {
            const qreal y = static_cast<qreal>(most - titles[i].size() + line) * lineHeight;
            strip.runs.push_back({PdfFace::head, PdfInk::quiet,
                                  startOf(fonts, columns[i], PdfFace::head, titles[i][line]),
                                  y + fonts.ascent(PdfFace::head), titles[i][line]});
        }
    strip.rules.push_back({0, strip.height - rowPadding / 2, widthOf(columns), true});
    strip.withNext = true;
    return strip;
}

// One strip for each of its lines, so that a long text may go on over the page's end.
void addRow(std::vector<PdfStrip>& strips, const PdfFonts& fonts,
            const std::vector<PdfColumn>& columns, const std::vector<ReportCell>& row,
            std::size_t head)
{
    const std::size_t first = strips.size();
    const qreal lineHeight = fonts.lineHeight(PdfFace::cell);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const PdfColumn& column = columns[i];
        const PdfFace face = faceOf(column, row[i]);
        const PdfInk ink = row[i].alarming ? PdfInk::alarm : PdfInk::text;
        const QString text = QString::fromStdString(row[i].text);
        const bool oneLine = !column.wraps && !text.contains(u'\n');
        const QStringList lines =
            oneLine ? QStringList{text} : fonts.wrapped(face, text, column.width + 1);
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const std::size_t at = first + static_cast<std::size_t>(line);
            if (at == strips.size()) {
                strips.push_back({lineHeight});
                strips.back().head = head;
                strips.back().runs.reserve(columns.size());
            }
            strips[at].runs.push_back({face, ink, startOf(fonts, column, face, lines[line]),
                                       fonts.ascent(face) + rowPadding, lines[line]});
        }
    }
    PdfStrip& last = strips.back();
    last.height += 2 * rowPadding;
    last.rules.push_back({0, last.height, widthOf(columns), false});
}

}  // namespace

void addTable(std::vector<PdfStrip>& strips, const PdfFonts& fonts, const ReportTable& table)
{
    addLines(strips, fonts, PdfFace::table, PdfInk::text, table.title);
    strips.back().height += titleGap;
    strips.back().withNext = true;
    if (table.rows.empty()) {
        addLines(strips, fonts, PdfFace::remark, PdfInk::quiet, table.none);
        return;
    }
    const std::vector<PdfColumn> columns = columnsOf(fonts, table);
    const std::size_t head = strips.size();
    strips.push_back(headOf(fonts, columns));
    strips.reserve(strips.size() + table.rows.size());
    for (const auto& row : table.rows)
        addRow(strips, fonts, columns, row, head);
    if (!table.remark.empty()) {
        addSpace(strips, 3);
        addLines(strips, fonts, PdfFace::remark, PdfInk::quiet, table.remark);
    }
}

}  // namespace estate
