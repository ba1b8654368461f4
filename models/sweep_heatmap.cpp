#include "models/sweep_heatmap.h"

#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <iterator>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr int gridColumns = 32;
constexpr qreal gridGap = 2;
constexpr qreal gridStretchMax = 1.5;  // how much higher than wide a cell may be
constexpr qreal margin = 4;            // for the focus ring of a cell at the edge
constexpr qreal markSizeMin = 9;
constexpr int axisTicks = 4;
// Half a million rows in one go would be felt, and a frame for every few of them as well.
constexpr qint64 rowsPerStep = 4'096;
constexpr qint64 readingMilliseconds = 3;
constexpr int readEveryMilliseconds = 100;

// What it holds once each, ascending, afterwards too.
void takeUp(std::vector<std::uint64_t>& values, std::vector<std::uint64_t> fresh)
{
    std::sort(fresh.begin(), fresh.end());
    fresh.erase(std::unique(fresh.begin(), fresh.end()), fresh.end());
    std::vector<std::uint64_t> all;
    all.reserve(values.size() + fresh.size());
    std::set_union(values.begin(), values.end(), fresh.begin(), fresh.end(),
                   std::back_inserter(all));
    values = std::move(all);
}

// Whole pixels where a unit has one or more, so that every cell is equally large and none is
// blurred.
qreal pitchIn(qreal room, int count)
{
    return room >= count ? std::floor(room / count) : std::max<qreal>(1, room) / count;
}

}  // namespace

SweepHeatmap::SweepHeatmap(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &SweepHeatmap::refreshLegend);
    m_readTimer.setSingleShot(true);
    connect(&m_readTimer, &QTimer::timeout, this, &SweepHeatmap::readRows);
    connect(this, &SweepHeatmap::appearanceChanged, this, [this] {
        refreshColors();
        refreshGeometry();
    });
}

void SweepHeatmap::setSweep(SweepSession* sweep)
{
    if (m_sweep == sweep)
        return;
    if (m_sweep != nullptr)
        m_sweep->disconnect(this);
    m_sweep = sweep;
    if (sweep != nullptr) {
        connect(sweep, &SweepSession::cleared, this, &SweepHeatmap::begin);
        connect(sweep, &SweepSession::rowsDone, this, &SweepHeatmap::askRows);
    }
    begin();
    emit sweepChanged();
}

void SweepHeatmap::setMeasure(SweepSession::Measure measure)
{
    if (m_measure == measure)
        return;
    m_measure = measure;
    restart();
    emit measureChanged();
    emit describedTextChanged();
}

QString SweepHeatmap::measureText() const
{
    return sweepMeasureTitle(static_cast<SweepMeasureKind>(m_measure));
}

void SweepHeatmap::setPairs(bool pairs)
{
    if (m_pairs == pairs)
        return;
    m_pairs = pairs;
    m_zoomUnit = -1;
    m_hovered = {};
    if (!pairs)
        setCurrent({m_current.a, m_current.a});
    refreshGeometry();
    polish();
    emit viewChanged();
    emit describedTextChanged();
}

void SweepHeatmap::setZoomUnit(int unit)
{
    const int wanted = m_pairs && unit < units() ? std::max(-1, unit) : -1;
    if (m_zoomUnit == wanted)
        return;
    m_zoomUnit = wanted;
    m_hovered = {};
    refreshGeometry();
    polish();
    emit viewChanged();
    emit describedTextChanged();
}

QString SweepHeatmap::zoomId() const
{
    return m_sweep == nullptr ? QString() : m_sweep->unitId(m_zoomUnit);
}

void SweepHeatmap::setStepColors(const QList<QColor>& colors)
{
    if (m_stepColors == colors)
        return;
    m_stepColors = colors;
    emit appearanceChanged();
}

// Another sweep: nothing of the old one stays.
void SweepHeatmap::begin()
{
    m_image = {};
    m_pairs = m_sweep != nullptr && m_sweep->ofPairs();
    m_zoomUnit = -1;
    m_hovered = {};
    restart();
    setCurrent(units() > 0 ? Cell{0, 0} : Cell{});
    refreshGeometry();
    emit viewChanged();
    emit describedTextChanged();
}

void SweepHeatmap::restart()
{
    m_measured = 0;
    m_taken = 0;
    m_ranges = {};
    m_readTimer.start(0);
    update();
}

// At once for the first rows and the last ones.
void SweepHeatmap::askRows()
{
    if (m_taken == 0 || m_sweep->finished())
        m_readTimer.start(0);
    else if (!m_readTimer.isActive())
        m_readTimer.start(readEveryMilliseconds);
}

// In slices between the frames; shown once they are all there.
void SweepHeatmap::readRows()
{
    const qint64 done = m_sweep == nullptr ? 0 : static_cast<qint64>(m_sweep->done());
    QElapsedTimer elapsed;
    elapsed.start();
    while (m_taken < done && elapsed.elapsed() < readingMilliseconds) {
        if (m_measured < done)
            measureRows(m_measured, std::min(done, m_measured + rowsPerStep));
        else
            paintCells(m_taken, std::min(done, m_taken + rowsPerStep));
    }
    if (m_taken < done)
        m_readTimer.start(0);
    else
        polish();
}

void SweepHeatmap::updatePolish()
{
    if (m_current.a < 0 && units() > 0) {
        setCurrent({0, 0});
        refreshGeometry();
    }
    refreshLegend();
    update();
    emit describedTextChanged();
}

std::uint64_t SweepHeatmap::valueAt(qint64 row) const
{
    return sweepValue(static_cast<SweepMeasureKind>(m_measure),
                      m_sweep->sweep().row(static_cast<std::uint64_t>(row)).outcome);
}

// Where they change a scale, everything is painted again.
void SweepHeatmap::measureRows(qint64 from, qint64 to)
{
    std::array<std::vector<std::uint64_t>, 2> fresh;
    for (qint64 row = from; row < to; ++row)
        fresh[row < units() ? 0 : 1].push_back(valueAt(row));
    m_measured = to;
    bool rescaled = false;
    for (std::size_t at = 0; at < m_ranges.size(); ++at) {
        Range& range = m_ranges[at];
        takeUp(range.values, std::move(fresh[at]));
        const SweepScale scale(static_cast<SweepMeasureKind>(m_measure), range.values);
        if (scale == range.scale)
            continue;
        range.scale = scale;
        rescaled = true;
    }
    if (!rescaled)
        return;
    for (Range& range : m_ranges)
        range.counts = {};
    m_taken = 0;
}

void SweepHeatmap::paintCells(qint64 from, qint64 to)
{
    const int side = units();
    if (m_sweep->ofPairs() && m_image.width() != side) {
        m_image = QImage(side, side, QImage::Format_Indexed8);
        refreshColors();
        m_image.fill(outside);
        for (int y = 0; y < side; ++y)
            std::fill_n(m_image.scanLine(y), y + 1, static_cast<uchar>(notDone));
    }
    for (qint64 at = from; at < to; ++at) {
        const SweepRow& row = m_sweep->sweep().row(static_cast<std::uint64_t>(at));
        Range& range = m_ranges[row.b == SweepRow::none ? 0 : 1];
        const int step = range.scale.stepOf(valueAt(at));
        ++range.counts[static_cast<std::size_t>(step)];
        if (m_image.isNull())
            continue;
        // On the edge single losses stand in the steps of the pairs beside them.
        const bool single = row.b == SweepRow::none;
        const int shown = single ? m_ranges[1].scale.stepOf(valueAt(at)) : step;
        const int y = static_cast<int>(single ? row.a : row.b);
        m_image.scanLine(y)[row.a] = static_cast<uchar>(m_ranges[1].scale.colorOf(shown));
    }
    m_taken = to;
}

void SweepHeatmap::refreshColors()
{
    if (m_stepColors.size() < measureSteps || m_image.isNull())
        return;
    QList<QRgb> table;
    for (const QColor& color : std::as_const(m_stepColors))
        table << color.rgba();
    table << m_emptyColor.rgba() << QColor(Qt::transparent).rgba();
    m_image.setColorTable(table);
    update();
}

void SweepHeatmap::refreshLegend()
{
    const Range& shown = range();
    std::array<int, measureSteps> counts = shown.counts;
    if (m_pairs && m_zoomUnit >= 0) {
        counts = {};
        for (int unit = 0; unit < units(); ++unit) {
            const int step = unit == m_zoomUnit ? -1 : stepOf(gridCell(unit));
            if (step >= 0)
                ++counts[static_cast<std::size_t>(step)];
        }
    }
    std::vector<LegendModel::Row> rows;
    for (int step = 0; step < shown.scale.steps(); ++step) {
        LegendModel::Row row;
        row.step = shown.scale.colorOf(step);
        row.label = shown.scale.stepText(step);
        row.regions = counts[static_cast<std::size_t>(step)];
        row.losses = true;
        rows.push_back(row);
    }
    m_legend.show(std::move(rows));
}

int SweepHeatmap::stepOf(Cell cell) const
{
    const qint64 row = m_sweep == nullptr ? -1 : m_sweep->rowOf(cell.a, cell.b);
    if (row < 0 || row >= m_taken || range().values.empty())
        return -1;
    return range().scale.stepOf(valueAt(row));
}

void SweepHeatmap::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size())
        refreshGeometry();
}

// A triangle takes the room that there is, each way for itself: cells are at most twice as wide as
// they are high. So does a grid, whose cells may be higher than they are wide, to fill it.
void SweepHeatmap::refreshGeometry()
{
    const int count = std::max(1, units());
    if (triangle()) {
        const QFontMetricsF metrics(m_axisFont);
        const qreal left = std::ceil(metrics.horizontalAdvance(
                               m_sweep == nullptr ? QString() : m_sweep->unitId(0))) +
                           8;
        const qreal below = metrics.height() + 4;
        m_pitchY = pitchIn(height() - below - margin, count);
        m_pitchX = std::min(pitchIn(width() - left - margin, count), 2 * m_pitchY);
        m_pitchY = std::min(m_pitchY, 2 * m_pitchX);
        // What whole pixels leave lies round it, not below it.
        const qreal restX = width() - left - margin - m_pitchX * count;
        const qreal restY = height() - below - margin - m_pitchY * count;
        m_area = QRectF(left + std::max<qreal>(0, std::floor(restX / 2)),
                        margin + std::max<qreal>(0, std::floor(restY / 2)), m_pitchX * count,
                        m_pitchY * count);
    } else {
        m_columns = std::min(gridColumns, count);
        const int rows = (count + m_columns - 1) / m_columns;
        m_pitchX = std::max<qreal>(1, std::floor((width() - 2 * margin + gridGap) / m_columns));
        m_pitchY = std::max<qreal>(1, std::floor((height() - 2 * margin + gridGap) / rows));
        m_pitchY = std::min(m_pitchY, std::floor(gridStretchMax * m_pitchX));
        m_area = QRectF(margin, margin, m_pitchX * m_columns, m_pitchY * rows);
    }
    update();
}

SweepHeatmap::Cell SweepHeatmap::gridCell(int unit) const
{
    if (m_zoomUnit < 0)
        return {unit, unit};
    return {std::min(unit, m_zoomUnit), std::max(unit, m_zoomUnit)};
}

int SweepHeatmap::gridUnit(Cell cell) const
{
    return cell.a == m_zoomUnit ? cell.b : cell.a;
}

QRectF SweepHeatmap::rectOf(Cell cell) const
{
    if (cell.a < 0 || cell.b >= units())
        return {};
    if (triangle())
        return {m_area.left() + cell.a * m_pitchX, m_area.top() + cell.b * m_pitchY, m_pitchX,
                m_pitchY};
    const int unit = gridUnit(cell);
    return {m_area.left() + (unit % m_columns) * m_pitchX,
            m_area.top() + static_cast<qreal>(unit / m_columns) * m_pitchY, m_pitchX - gridGap,
            m_pitchY - gridGap};
}

SweepHeatmap::Cell SweepHeatmap::cellAt(QPointF point) const
{
    if (!m_area.contains(point))
        return {};
    const int x = static_cast<int>((point.x() - m_area.left()) / m_pitchX);
    const int y = static_cast<int>((point.y() - m_area.top()) / m_pitchY);
    if (triangle())
        return x <= y && y < units() ? Cell{x, y} : Cell{};
    const int unit = y * m_columns + x;
    return x < m_columns && unit < units() ? gridCell(unit) : Cell{};
}

void SweepHeatmap::paint(QPainter* painter)
{
    if (units() == 0 || m_stepColors.size() < measureSteps)
        return;
    // Nothing to mark yet.
    if (triangle() && m_image.isNull())
        return;
    if (triangle())
        paintTriangle(painter);
    else
        paintGrid(painter);
    if (m_hovered.a >= 0)
        paintMark(painter, m_hovered, m_textColor, 1);
    if (hasActiveFocus())
        paintMark(painter, m_current, m_accentColor, 2);
    else
        paintMark(painter, m_current, m_textColor, 1);
}

void SweepHeatmap::paintTriangle(QPainter* painter) const
{
    // Of several losses in one pixel their mean, so that none is lost.
    painter->setRenderHint(QPainter::SmoothPixmapTransform, std::min(m_pitchX, m_pitchY) < 1);
    painter->drawImage(m_area, m_image);
    paintAxis(painter);
    // Where the cell stands: the rest of its two rows.
    const Cell cell = m_hovered.a >= 0 ? m_hovered : m_current;
    const QRectF rect = rectOf(cell);
    QColor line = m_textColor;
    line.setAlphaF(0.5F);
    painter->setPen(QPen(line, 1));
    const QPointF center = rect.center();
    painter->drawLine(QPointF(m_area.left(), center.y()), QPointF(rect.left(), center.y()));
    painter->drawLine(QPointF(center.x(), rect.bottom()), QPointF(center.x(), m_area.bottom()));
}

void SweepHeatmap::paintAxis(QPainter* painter) const
{
    painter->setFont(m_axisFont);
    painter->setPen(m_secondaryColor);
    const QFontMetricsF metrics(m_axisFont);
    for (int tick = 0; tick <= axisTicks; ++tick) {
        const int unit = (units() - 1) * tick / axisTicks;
        const QString id = m_sweep->unitId(unit);
        const qreal y =
            std::clamp(m_area.top() + (unit + 0.5) * m_pitchY, m_area.top() + metrics.ascent() / 2,
                       m_area.bottom() - metrics.ascent() / 2);
        painter->drawText(QRectF(0, y - metrics.height() / 2, m_area.left() - 6, metrics.height()),
                          Qt::AlignRight | Qt::AlignVCenter, id);
        const qreal half = metrics.horizontalAdvance(id) / 2;
        const qreal x = std::clamp(m_area.left() + (unit + 0.5) * m_pitchX, m_area.left() + half,
                                   m_area.right() - half);
        painter->drawText(QRectF(x - half, m_area.bottom() + 2, 2 * half + 1, metrics.height()),
                          Qt::AlignCenter, id);
    }
}

void SweepHeatmap::paintGrid(QPainter* painter) const
{
    for (int unit = 0; unit < units(); ++unit) {
        const Cell cell = gridCell(unit);
        const QRectF rect = rectOf(cell);
        const int step = stepOf(cell);
        if (unit == m_zoomUnit) {
            // The unit itself has no pair with itself.
            painter->setPen(QPen(m_secondaryColor, 1));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
            continue;
        }
        painter->fillRect(rect,
                          step < 0 ? m_emptyColor : m_stepColors.at(range().scale.colorOf(step)));
    }
}

void SweepHeatmap::paintMark(QPainter* painter, Cell cell, const QColor& color, qreal width) const
{
    QRectF rect = rectOf(cell);
    if (rect.isNull())
        return;
    // A cell of a pixel or two is ringed, so that it is seen.
    const qreal missing = std::max<qreal>(0, markSizeMin - rect.width()) / 2;
    rect.adjust(-missing, -missing, missing, missing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_backgroundColor, width + 2));
    painter->drawRect(rect.adjusted(-1, -1, 1, 1));
    painter->setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(rect.adjusted(-1, -1, 1, 1));
}
