#include "models/estate_matrix.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "models/estate_matrix_accessible.h"
#include "models/language.h"
#include "models/maintenance_words.h"
#include "models/words.h"

namespace {

// Room around the cells for the focus ring: a 1 px gap and 2 px of accent.
constexpr qreal matrixMargin = 4;
constexpr int findTimeout = 1'000;

// Relative luminance as WCAG defines it, good enough to choose between two inks.
qreal luminance(const QColor& color)
{
    const auto linear = [](float channel) {
        return channel <= 0.04045F ? channel / 12.92F : std::pow((channel + 0.055F) / 1.055F, 2.4F);
    };
    return static_cast<qreal>(0.2126F * linear(color.redF()) + 0.7152F * linear(color.greenF()) +
                              0.0722F * linear(color.blueF()));
}

qreal contrast(const QColor& a, const QColor& b)
{
    const qreal first = luminance(a);
    const qreal second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

}  // namespace

EstateMatrix::EstateMatrix(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    installEstateMatrixAccessible();
    setFlag(ItemHasContents, true);
    setActiveFocusOnTab(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    m_findTimer.setSingleShot(true);
    m_findTimer.setInterval(findTimeout);
    connect(&m_findTimer, &QTimer::timeout, this, [this] {
        m_findText.clear();
        emit findTextChanged();
    });
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &EstateMatrix::refreshLegend);
    connect(this, &EstateMatrix::appearanceChanged, this, [this] { refreshGeometry(); });
    connect(this, &EstateMatrix::currentIndexChanged, this, &EstateMatrix::describedTextChanged);
    connect(this, &EstateMatrix::hoveredIndexChanged, this, &EstateMatrix::describedTextChanged);
    for (const auto moved : {&EstateMatrix::currentIndexChanged, &EstateMatrix::hoveredIndexChanged,
                             &EstateMatrix::geometryRefreshed, &EstateMatrix::orderChanged})
        connect(this, moved, this, &EstateMatrix::marksMoved);
}

void EstateMatrix::setRegions(RegionListModel* regions)
{
    if (m_regions == regions)
        return;
    if (m_regions != nullptr) {
        m_regions->disconnect(this);
        m_regions->desk().disconnect(this);
    }
    m_regions = regions;
    if (regions != nullptr) {
        connect(regions, &QAbstractItemModel::modelReset, this, &EstateMatrix::refreshRegions);
        connect(regions, &QAbstractItemModel::dataChanged, this, [this] {
            // One frame and one count of the legend for a burst of changed rows.
            polish();
            update();
        });
        // Maintenance that begins or ends changes no row.
        connect(&regions->desk(), &Desk::eventsAppended, this, &EstateMatrix::describedTextChanged);
    }
    refreshRegions();
    emit regionsChanged();
}

void EstateMatrix::refreshRegions()
{
    const auto size = static_cast<std::size_t>(count());
    m_selected.assign(size, false);
    m_anchorIndex = -1;
    m_hoveredIndex = -1;
    m_currentIndex = size == 0 ? -1 : 0;
    refreshOrder();
    setFailureIds(m_failureIds);
    refreshGeometry();
    refreshLegend();
    emit selectedIdsChanged();
    emit hoveredIndexChanged();
    emit currentIndexChanged();
}

void EstateMatrix::updatePolish()
{
    refreshLegend();
    refreshOrder();
    emit marksMoved();
    emit describedTextChanged();
}

void EstateMatrix::refreshOrder()
{
    m_indexes.clear();
    if (m_regions != nullptr)
        m_indexes = m_regions->ordered(static_cast<RegionListModel::Order>(m_order));
    m_places.resize(m_indexes.size());
    for (std::size_t place = 0; place < m_indexes.size(); ++place)
        m_places[static_cast<std::size_t>(m_indexes[place])] = static_cast<int>(place);
}

int EstateMatrix::placeOf(int index) const
{
    return index < 0 || index >= count() ? -1 : m_places[static_cast<std::size_t>(index)];
}

int EstateMatrix::indexAtPlace(int place) const
{
    return place < 0 || place >= count() ? -1 : m_indexes[static_cast<std::size_t>(place)];
}

void EstateMatrix::setOrder(Order order)
{
    if (m_order == order)
        return;
    m_order = order;
    if (order == ByRisk && m_regions != nullptr)
        m_regions->askRisk();
    refreshOrder();
    update();
    emit orderChanged();
}

void EstateMatrix::refreshLegend()
{
    const auto toFail = std::count(m_toFail.begin(), m_toFail.end(), true);
    m_legend.refresh(static_cast<MeasureKind>(m_measure), m_regions, static_cast<int>(toFail));
}

void EstateMatrix::setMeasure(Measure measure)
{
    if (m_measure == measure)
        return;
    m_measure = measure;
    if (measure == SingleLossRisk && m_regions != nullptr)
        m_regions->askRisk();
    refreshLegend();
    update();
    emit measureChanged();
    emit describedTextChanged();
}

QString EstateMatrix::measureText() const
{
    return measureTitle(static_cast<MeasureKind>(m_measure));
}

void EstateMatrix::setColumns(int columns)
{
    if (m_columns == columns || columns < 1)
        return;
    m_columns = columns;
    refreshGeometry();
    emit columnsChanged();
}

void EstateMatrix::setCellSizeMin(qreal size)
{
    if (qFuzzyCompare(m_cellSizeMin, size) || size < 4)
        return;
    m_cellSizeMin = size;
    emit appearanceChanged();
}

void EstateMatrix::setCellSizeMax(qreal size)
{
    if (qFuzzyCompare(m_cellSizeMax, size) || size < 4)
        return;
    m_cellSizeMax = size;
    emit appearanceChanged();
}

void EstateMatrix::setCellGap(qreal gap)
{
    if (qFuzzyCompare(m_cellGap, gap) || gap < 0)
        return;
    m_cellGap = gap;
    emit appearanceChanged();
}

void EstateMatrix::setStepColors(const QList<QColor>& colors)
{
    if (m_stepColors == colors)
        return;
    m_stepColors = colors;
    emit appearanceChanged();
}

void EstateMatrix::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size())
        refreshGeometry();
}

// From the width alone, so that an item may take its height from contentHeight. Whole pixels, so
// that every gap is equally wide.
void EstateMatrix::refreshGeometry()
{
    const qreal inner = std::max<qreal>(0, width() - 2 * matrixMargin);
    const int fitting = static_cast<int>((inner + m_cellGap) / (m_cellSizeMin + m_cellGap));
    m_columnCount = std::max(1, std::min({m_columns, fitting, std::max(1, count())}));
    const qreal size = std::floor((inner + m_cellGap) / m_columnCount - m_cellGap);
    // Wide rather than tall where there is room: the matrix fills its pane and stays on one page.
    m_cellWidth = std::clamp(size, m_cellSizeMin, std::max(m_cellSizeMin, 2 * m_cellSizeMax));
    m_cellSize = std::min(m_cellWidth, std::max(m_cellSizeMin, m_cellSizeMax));
    setImplicitWidth(2 * matrixMargin + m_columns * (m_cellSizeMin + m_cellGap) - m_cellGap);
    setImplicitHeight(contentHeight());
    update();
    emit geometryRefreshed();
}

qreal EstateMatrix::contentHeight() const
{
    const int rows = (count() + m_columnCount - 1) / m_columnCount;
    return rows == 0 ? 0 : 2 * matrixMargin + rows * (m_cellSize + m_cellGap) - m_cellGap;
}

QRectF EstateMatrix::cellRect(int index) const
{
    if (index < 0 || index >= count())
        return {};
    const int place = placeOf(index);
    return {matrixMargin + (place % m_columnCount) * (m_cellWidth + m_cellGap),
            matrixMargin + (place / m_columnCount) * (m_cellSize + m_cellGap), m_cellWidth,
            m_cellSize};
}

int EstateMatrix::indexAt(qreal x, qreal y) const
{
    const qreal pitchX = m_cellWidth + m_cellGap;
    const qreal pitchY = m_cellSize + m_cellGap;
    const qreal inX = x - matrixMargin + m_cellGap / 2;
    const qreal inY = y - matrixMargin + m_cellGap / 2;
    if (inX < 0 || inY < 0 || inX >= pitchX * m_columnCount)
        return -1;
    return indexAtPlace(static_cast<int>(inY / pitchY) * m_columnCount +
                        static_cast<int>(inX / pitchX));
}

QString EstateMatrix::currentRegionId() const
{
    return m_regions == nullptr ? QString() : m_regions->regionIdAt(m_currentIndex);
}

QString EstateMatrix::hoveredRegionId() const
{
    return m_regions == nullptr ? QString() : m_regions->regionIdAt(m_hoveredIndex);
}

void EstateMatrix::setCurrentIndex(int index)
{
    if (index == m_currentIndex || index < -1 || index >= count())
        return;
    m_currentIndex = index;
    emit currentIndexChanged();
}

QString EstateMatrix::cellText(int index) const
{
    if (index < 0 || index >= count())
        return {};
    const RegionListModel::Row& row = m_regions->rowAt(index);
    QStringList parts{row.regionId, conditionText(row.condition, row.available)};
    if (m_measure != Availability)
        parts << measureValueText(static_cast<MeasureKind>(m_measure), row,
                                  measureScale(*m_regions));
    if (const QString stale = m_regions->staleText(index); !stale.isEmpty())
        parts << tr("export stale: %1").arg(stale);
    if (m_toFail[static_cast<std::size_t>(index)])
        parts << tr("to fail");
    if (m_regions->changedSinceSeen(index))
        parts << tr("changed since you looked");
    if (const QString closed = maintenanceText(index); !closed.isEmpty())
        parts << closed;
    return parts.join(QStringLiteral(", "));
}

QString EstateMatrix::maintenanceText(int index) const
{
    const Desk& desk = m_regions->desk();
    // While another estate comes its rows are still those of the old one.
    if (!desk.isOpen() || static_cast<std::size_t>(index) >= desk.catalog().regions.size())
        return {};
    return regionMaintenanceText(desk.catalog(), desk.workspace().governance().maintenance(),
                                 estate::RegionIndex(static_cast<std::uint32_t>(index)),
                                 desk.now());
}

QString EstateMatrix::describedText() const
{
    if (m_regions == nullptr)
        return {};
    const int index = m_hoveredIndex >= 0 ? m_hoveredIndex : m_currentIndex;
    if (index < 0 || index >= count())
        return {};
    QString text = m_regions->accessibleText(index);
    if (const QString closed = maintenanceText(index); !closed.isEmpty())
        text = tr("%1; %2").arg(text, closed);
    if (m_measure < ProtectedIops)
        return text;
    return tr("%1; %2").arg(text,
                            measureValueText(static_cast<MeasureKind>(m_measure),
                                             m_regions->rowAt(index), measureScale(*m_regions)));
}

QStringList EstateMatrix::selectedIds() const
{
    QStringList ids;
    for (int index = 0; index < count(); ++index) {
        if (m_selected[static_cast<std::size_t>(index)])
            ids << m_regions->regionIdAt(index);
    }
    return ids;
}

std::vector<bool> EstateMatrix::marksOf(const QStringList& ids) const
{
    std::vector<bool> marks(static_cast<std::size_t>(count()), false);
    for (const QString& id : ids) {
        const int row = m_regions == nullptr ? -1 : m_regions->rowOf(id);
        if (row >= 0)
            marks[static_cast<std::size_t>(row)] = true;
    }
    return marks;
}

void EstateMatrix::setFailureIds(const QStringList& ids)
{
    m_toFail = marksOf(ids);
    const bool changed = m_failureIds != ids;
    m_failureIds = ids;
    refreshLegend();
    update();
    if (changed)
        emit failureIdsChanged();
}

void EstateMatrix::paint(QPainter* painter)
{
    if (m_stepColors.size() < measureSteps || m_regions == nullptr)
        return;
    const MeasureScale scale = measureScale(*m_regions);
    for (int index = 0; index < count(); ++index)
        paintCell(painter, index, scale);
    // Marks go on top of every cell: an outline may reach into a neighbour's gap.
    for (int index = 0; index < count(); ++index)
        paintMarks(painter, index);
    if (m_banding && !m_band.isNull()) {
        QColor wash = m_accentColor;
        wash.setAlphaF(0.16F);
        painter->setPen(QPen(m_accentColor, 1));
        painter->setBrush(wash);
        painter->drawRect(m_band.normalized());
    }
}

void EstateMatrix::paintCell(QPainter* painter, int index, const MeasureScale& scale) const
{
    const RegionListModel::Row& row = m_regions->rowAt(index);
    const QRectF cell = cellRect(index);
    const int step = measureStep(static_cast<MeasureKind>(m_measure), row, scale);
    painter->fillRect(cell, m_stepColors.at(step));
    if (!row.available)
        paintGlyph(painter, cell, row);
    if (m_regions->changedSinceSeen(index)) {
        // Otherwise than when somebody last looked: a dot at the lower left, ringed to show on
        // every step.
        const QRectF dot(cell.left() + 2, cell.bottom() - 7, 5, 5);
        painter->setPen(QPen(m_backgroundColor, 1));
        painter->setBrush(m_textColor);
        painter->drawRect(dot);
    }
    if (!m_regions->staleText(index).isEmpty())
        paintClock(painter, cell);
}

// What the cell shows is old: a clock at the lower right.
void EstateMatrix::paintClock(QPainter* painter, const QRectF& cell) const
{
    const QRectF face(cell.right() - 11, cell.bottom() - 11, 9, 9);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_textColor, 1));
    painter->setBrush(m_backgroundColor);
    painter->drawEllipse(face);
    painter->drawLine(face.center(), QPointF(face.center().x(), face.top() + 2));
    painter->drawLine(face.center(), QPointF(face.right() - 2, face.center().y()));
    painter->restore();
}

// The glyph stands on a field of the background, framed in its own colour: its contrast doesn't
// depend on the step, and the step stays visible around it.
void EstateMatrix::paintGlyph(QPainter* painter, const QRectF& cell,
                              const RegionListModel::Row& row) const
{
    const qreal inset = std::max<qreal>(2, std::floor(cell.height() / 8));
    const qreal side = cell.height() - 2 * inset;
    const QRectF field(std::floor(cell.center().x() - side / 2), cell.top() + inset, side, side);
    const QString key = conditionKey(row.condition, row.available);
    painter->fillRect(field, m_backgroundColor);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(field);
    painter->setBrush(Qt::NoBrush);
    if (key == QLatin1String("fenced")) {
        painter->setPen(QPen(m_fencedColor, 2));
        for (qreal x = field.left() - field.height(); x < field.right(); x += 5)
            painter->drawLine(QPointF(x, field.bottom()), QPointF(x + field.height(), field.top()));
    } else if (key == QLatin1String("lease-expired")) {
        painter->setPen(QPen(m_leaseExpiredColor, 2.5));
        painter->drawEllipse(field.adjusted(2.5, 2.5, -2.5, -2.5));
    } else {
        painter->fillRect(field, m_offlineColor);
        painter->setPen(QPen(inkOn(m_offlineColor), 2));
        const QRectF cross = field.adjusted(4, 4, -4, -4);
        painter->drawLine(cross.topLeft(), cross.bottomRight());
        painter->drawLine(cross.bottomLeft(), cross.topRight());
    }
    painter->restore();
}

QColor EstateMatrix::inkOn(const QColor& fill) const
{
    return contrast(fill, m_backgroundColor) > contrast(fill, m_textColor) ? m_backgroundColor
                                                                           : m_textColor;
}

void EstateMatrix::paintMarks(QPainter* painter, int index) const
{
    const auto at = static_cast<std::size_t>(index);
    const QRectF cell = cellRect(index);
    if (m_toFail[at]) {
        // A notch cut out of the corner, edged so that it shows on every step.
        const qreal notch = std::floor(cell.height() * 0.42);
        QPainterPath corner(cell.topRight());
        corner.lineTo(cell.right() - notch, cell.top());
        corner.lineTo(cell.right(), cell.top() + notch);
        corner.closeSubpath();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillPath(corner, m_offlineColor);
        painter->setPen(QPen(m_backgroundColor, 1.5));
        painter->drawLine(QPointF(cell.right() - notch, cell.top()),
                          QPointF(cell.right(), cell.top() + notch));
        painter->restore();
    }
    painter->setBrush(Qt::NoBrush);
    if (m_selected[at]) {
        painter->setPen(QPen(m_backgroundColor, 1));
        painter->drawRect(cell.adjusted(2.5, 2.5, -2.5, -2.5));
        painter->setPen(QPen(m_textColor, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter->drawRect(cell.adjusted(1, 1, -1, -1));
    }
}
