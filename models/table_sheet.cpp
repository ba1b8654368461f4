#include "models/table_sheet.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

// What a narrow place leaves the column that stretches, at 100 %.
constexpr qreal stretchLeast = 96;

qreal sumOf(const QList<qreal>& widths)
{
    return std::accumulate(widths.begin(), widths.end(), qreal{0});
}

// The widest that a column becomes for its ids, at 100 %.
constexpr qreal idsWidest = 160;

// Units are short: "op", "IOPS"; this many small letters in a row are a word.
constexpr int wordLetters = 3;

// "8.33 PB" is a figure and its unit, "< 1 u" too; a text with several numbers ("4 m 07 s") or
// with words ("35 s late") is one piece.
qsizetype unitStart(const QString& text)
{
    const qsizetype figure = text.startsWith(QLatin1String("< ")) ? 2 : 0;
    const qsizetype space = text.indexOf(QLatin1Char(' '), figure);
    if (space <= 0)
        return text.size();
    int letters = 0;
    for (qsizetype at = space; at < text.size(); ++at) {
        letters = text.at(at).isLower() ? letters + 1 : 0;
        if (letters >= wordLetters || text.at(at).isDigit())
            return text.size();
    }
    return space;
}

// What an id ends with is its number: that, and as much of its beginning as there is room for.
constexpr qsizetype tailMax = 3;

// Where words make up an id, what tells it from its neighbours stands in its middle: "eu-c…1" and
// "eu-w…1". Of a number both ends count.
QString elidedId(const QFontMetricsF& metrics, const QString& id, qreal room)
{
    if (!id.contains(QLatin1Char('-')))
        return metrics.elidedText(id, Qt::ElideMiddle, room);
    qsizetype digits = 0;
    while (digits < tailMax && digits < id.size() && id.at(id.size() - 1 - digits).isDigit())
        ++digits;
    const QString tail = id.right(digits);
    return metrics.elidedText(id.chopped(digits) + QStringLiteral("  "), Qt::ElideRight,
                              room - metrics.horizontalAdvance(tail)) +
           tail;
}

}  // namespace

TableSheet::TableSheet(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &TableSheet::appearanceChanged, this, [this] { update(); });
    connect(this, &TableSheet::measuresChanged, this, &TableSheet::measure);
    connect(this, &TableSheet::rowsChanged, this, &TableSheet::measure);
}

void TableSheet::setRows(TableModel* rows)
{
    if (m_rows == rows)
        return;
    if (m_rows != nullptr)
        disconnect(m_rows, nullptr, this, nullptr);
    m_rows = rows;
    if (rows != nullptr) {
        const auto again = [this] { lookAgain(); };
        connect(rows, &QAbstractItemModel::dataChanged, this, again);
        connect(rows, &QAbstractItemModel::layoutChanged, this, again);
        connect(rows, &QAbstractItemModel::modelReset, this, again);
        connect(rows, &QAbstractItemModel::rowsInserted, this, again);
        connect(rows, &QAbstractItemModel::rowsRemoved, this, again);
        connect(rows, &TableModel::orderChanged, this, again);
        connect(rows, &TableModel::hiddenChanged, this, &TableSheet::measure);
        connect(rows, &TableModel::headingsChanged, this, &TableSheet::measure);
    }
    m_empty.clear();
    m_longest = -1;
    m_idWidths.clear();
    emit rowsChanged();
    lookAgain();
}

// With the next frame: a burst of changes is one look, and by then the table is whole again.
void TableSheet::lookAgain()
{
    polish();
    update();
}

void TableSheet::updatePolish()
{
    QList<int> empty;
    QList<qreal> idWidths;
    const int columns = m_rows == nullptr ? 0 : m_rows->columnCount();
    for (int column = 0; column < columns; ++column) {
        if (m_rows->isEmpty(column))
            empty.append(column);
        const bool ids = m_rows->isMonospace(column) && !m_rows->isList(column);
        idWidths.append(ids ? std::max<qreal>(0, longestOf(column)) : 0);
    }
    const int stretch = m_rows == nullptr ? -1 : m_rows->stretchColumn();
    const qreal longest = stretch < 0 ? -1 : longestOf(stretch);
    if (m_empty == empty && m_longest == longest && m_idWidths == idWidths)
        return;
    m_empty = empty;
    m_longest = longest;
    m_idWidths = idWidths;
    measure();
}

// With a glyph before it; below 0: nothing is known.
qreal TableSheet::longestOf(int column) const
{
    const QFontMetricsF metrics(m_rows->isMonospace(column) ? m_idFont : m_textFont);
    qreal longest = -1;
    const QStringList texts = m_rows->textsOf(column);
    for (const QString& text : texts)
        longest = std::max(longest, metrics.horizontalAdvance(text));
    const qreal glyph = m_rows->isMonospace(column) ? 0 : m_glyphWidth;
    return longest < 0 ? longest : std::ceil(longest) + 2 * m_margin + glyph;
}

void TableSheet::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.width() != oldGeometry.width())
        measure();
}

void TableSheet::measure()
{
    QList<qreal> widths;
    const int columns = m_rows == nullptr ? 0 : m_rows->columnCount();
    for (int column = 0; column < columns; ++column)
        widths.append(leastOf(column));
    const int stretch = m_rows == nullptr ? -1 : m_rows->stretchColumn();
    const QList<int> folded = m_folding && width() > 0 ? fold(widths, stretch) : QList<int>();
    const qreal room = width() - m_scrollBarWidth - (folded.isEmpty() ? 0 : m_foldWidth);
    if (stretch >= 0 && widths.at(stretch) > 0)
        widths[stretch] += stretched(widths, stretch, room);
    if (m_widths != widths || m_folded != folded) {
        m_widths = widths;
        m_folded = folded;
        emit widthsChanged();
    }
    update();
}

// Headings are never cut, and ids only where they are very long.
qreal TableSheet::leastOf(int column) const
{
    const qreal own = std::round(m_rows->widthOf(column) * m_textScale);
    if (own <= 0)
        return 0;
    const QString heading = m_rows->headings().value(column);
    const qreal words = QFontMetricsF(m_headFont).horizontalAdvance(heading);
    const qreal ids = std::min(m_idWidths.value(column), std::round(idsWidest * m_textScale));
    return std::max({own, std::ceil(words) + 2 * m_margin, ids});
}

// How much of the room is added to the column that stretches.
qreal TableSheet::stretched(const QList<qreal>& widths, int stretch, qreal room) const
{
    const qreal left = std::max<qreal>(0, room - sumOf(widths));
    const bool last = std::all_of(widths.begin() + stretch + 1, widths.end(),
                                  [](qreal width) { return width <= 0; });
    if (last || m_longest < 0)
        return left;
    const qreal wanted = std::clamp<qreal>(m_longest - widths.at(stretch), 0, left);
    // So little at the right edge would look like a mistake.
    return left - wanted < std::round(stretchLeast * m_textScale) ? left : wanted;
}

std::vector<int> TableSheet::foldingOrder(const QList<qreal>& widths, int stretch) const
{
    const auto count = static_cast<int>(widths.size());
    int first = 0;
    while (first < count && widths.at(first) <= 0)
        ++first;
    std::vector<int> order;
    const auto add = [&order, &widths, first](int column) {
        if (column > first && widths.at(column) > 0 &&
            std::find(order.begin(), order.end(), column) == order.end())
            order.push_back(column);
    };
    const QStringList keys = m_rows->keys();
    for (const QString& key : m_spared)
        add(static_cast<int>(keys.indexOf(key)));
    for (int column = count - 1; column > first; --column) {
        if (column != stretch)
            add(column);
    }
    add(stretch);
    return order;
}

// Takes the width of columns that nothing is in, and of others until the rest fits. The one that
// stretches keeps its own width as long as others are spared before it, and is narrowed before any
// of the rest goes.
QList<int> TableSheet::fold(QList<qreal>& widths, int stretch) const
{
    QList<int> folded;
    if (m_rows == nullptr)
        return folded;
    const auto fits = [this, &widths, &folded] {
        const qreal room = width() - m_scrollBarWidth - (folded.isEmpty() ? 0 : m_foldWidth);
        return sumOf(widths) <= room;
    };
    const std::vector<int> order = foldingOrder(widths, stretch);
    for (const int column : order) {
        if (m_foldingEmpty && m_empty.contains(column)) {
            widths[column] = 0;
            folded.append(column);
        }
    }
    const QStringList keys = m_rows->keys();
    const qsizetype place = stretch >= 0 ? m_spared.indexOf(keys.at(stretch)) : -1;
    const QList<QString> before = place >= 0 ? m_spared.first(place) : m_spared;
    const qreal least = std::round(stretchLeast * m_textScale);
    bool narrowed = stretch < 0 || widths.at(stretch) <= least;
    for (const int column : order) {
        if (fits())
            break;
        if (widths.at(column) <= 0)
            continue;
        if (!narrowed && !before.contains(keys.at(column))) {
            widths[stretch] = least;
            narrowed = true;
            if (fits())
                break;
        }
        widths[column] = 0;
        folded.append(column);
    }
    if (!narrowed && !fits())
        widths[stretch] = least;
    std::sort(folded.begin(), folded.end());
    return folded;
}

qreal TableSheet::leftOf(int column) const
{
    const auto count = std::clamp<qsizetype>(column, 0, m_widths.size());
    return std::accumulate(m_widths.begin(), m_widths.begin() + count, qreal{0});
}

int TableSheet::columnAt(qreal x) const
{
    qreal right = 0;
    for (qsizetype column = 0; column < m_widths.size(); ++column) {
        right += m_widths.at(column);
        if (x < right)
            return static_cast<int>(column);
    }
    return -1;
}

QString TableSheet::untoldText(int row, int column) const
{
    if (m_rows == nullptr || row < 0 || row >= m_rows->count() || column < 0 ||
        column >= m_widths.size())
        return {};
    const Cell shown = cell(row, column);
    const QString exact = m_rows->exactAt(row, column);
    const bool cut = QFontMetricsF(fontOf(row, column)).horizontalAdvance(shown.text) > shown.room;
    return cut || exact != shown.text ? exact : QString();
}

void TableSheet::paint(QPainter* painter)
{
    if (m_rows == nullptr || m_rowHeight <= 0)
        return;
    const int first = std::max(0, static_cast<int>(std::floor(m_scrolledY / m_rowHeight)));
    const int end = std::min(m_rows->count(),
                             static_cast<int>(std::ceil((m_scrolledY + height()) / m_rowHeight)));
    for (int row = first; row < end; ++row)
        paintRow(painter, row, row * m_rowHeight - m_scrolledY);
}

TableSheet::Cell TableSheet::cell(int row, int column) const
{
    const QModelIndex index = m_rows->index(row, column);
    Cell made{index.data().toString(), index.data(TableModel::GlyphRole).toString()};
    made.room = m_widths.at(column) - 2 * m_margin - (made.glyph.isEmpty() ? 0 : m_glyphWidth);
    return made;
}

const QFont& TableSheet::fontOf(int row, int column) const
{
    return m_rows->isMonospace(row, column) ? m_idFont : m_textFont;
}

void TableSheet::paintRow(QPainter* painter, int row, qreal top) const
{
    if (row == m_currentRow)
        paintCurrent(painter, top);
    if (m_rows->groupStartsAt(row))
        painter->fillRect(QRectF(0, top, width(), m_lineWidth), m_groupColor);
    painter->fillRect(QRectF(0, top + m_rowHeight - m_lineWidth, width(), m_lineWidth),
                      m_lineColor);
    qreal left = -m_scrolledX;
    for (int column = 0; column < m_widths.size() && left < width(); ++column) {
        const QRectF place(left, top, m_widths.at(column), m_rowHeight);
        left = place.right();
        if (place.width() > 0 && left > 0)
            paintCell(painter, row, column, place);
    }
}

void TableSheet::paintCurrent(QPainter* painter, qreal top) const
{
    const QRectF place(0, top, width(), m_rowHeight);
    painter->fillRect(place, m_selectedColor);
    painter->fillRect(QRectF(0, top, m_markWidth, m_rowHeight), m_accentColor);
    if (!m_focused)
        return;
    painter->fillRect(QRectF(0, top, width(), m_markWidth), m_accentColor);
    painter->fillRect(QRectF(0, place.bottom() - m_markWidth, width(), m_markWidth), m_accentColor);
}

void TableSheet::paintCell(QPainter* painter, int row, int column, const QRectF& place) const
{
    const Cell shown = cell(row, column);
    const auto baseline = [&place](const QFontMetricsF& metrics) {
        return std::round(place.center().y() + (metrics.ascent() - metrics.descent()) / 2);
    };
    const QFontMetricsF metrics(fontOf(row, column));
    QString text = shown.text;
    qreal length = metrics.horizontalAdvance(text);
    if (length > shown.room) {
        // Of a list the first ids count.
        const bool oneId = m_rows->isMonospace(row, column) && !m_rows->isList(column);
        text = oneId ? elidedId(metrics, text, shown.room)
                     : metrics.elidedText(text, Qt::ElideRight, shown.room);
        length = metrics.horizontalAdvance(text);
    }
    const bool numeric = m_rows->isNumeric(column);
    const qreal glyphRoom = shown.glyph.isEmpty() ? 0 : m_glyphWidth;
    const qreal left =
        numeric ? place.right() - m_margin - length : place.left() + m_margin + glyphRoom;
    if (!shown.glyph.isEmpty()) {
        // Beside a figure, and not where the column before it ends.
        const QVariantMap look = m_glyphs.value(shown.glyph).toMap();
        painter->setFont(m_glyphFont);
        painter->setPen(look.value(QStringLiteral("ink")).value<QColor>());
        painter->drawText(QPointF(left - glyphRoom, baseline(QFontMetricsF(m_glyphFont))),
                          look.value(QStringLiteral("symbol")).toString());
    }
    painter->setFont(fontOf(row, column));
    painter->setPen(m_textColor);
    const qreal y = baseline(metrics);
    if (!numeric) {
        painter->drawText(QPointF(left, y), text);
        return;
    }
    const qsizetype unit = unitStart(text);
    const QString figure = text.left(unit);
    painter->drawText(QPointF(left, y), figure);
    if (unit == text.size())
        return;
    painter->setPen(m_quietColor);
    painter->drawText(QPointF(left + metrics.horizontalAdvance(figure), y), text.mid(unit));
}
