// The sweep's heatmap under keyboard and mouse, and what a cell says.
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "models/sweep_heatmap.h"

using namespace estate;

namespace {

constexpr int unitsPerPage = 16;
constexpr int rowsPerPage = 4;

}  // namespace

QStringList SweepHeatmap::idsOf(Cell cell) const
{
    if (m_sweep == nullptr || cell.a < 0)
        return {};
    QStringList ids{m_sweep->unitId(cell.a)};
    if (cell.b != cell.a)
        ids << m_sweep->unitId(cell.b);
    return ids;
}

QString SweepHeatmap::cellText(Cell cell) const
{
    const QStringList ids = idsOf(cell);
    if (ids.isEmpty())
        return {};
    const QString name = ids.size() == 1 ? ids.first() : tr("%1 and %2").arg(ids.at(0), ids.at(1));
    const qint64 row = m_sweep->rowOf(cell.a, cell.b);
    if (row < 0)
        return tr("%1: not planned yet").arg(name);
    return tr("%1: %2").arg(
        name, lossText(m_sweep->sweep().row(static_cast<std::uint64_t>(row)).outcome));
}

QString SweepHeatmap::describedText() const
{
    return cellText(m_hovered.a >= 0 ? m_hovered : m_current);
}

void SweepHeatmap::show(const QStringList& ids)
{
    if (ids.isEmpty())
        return;
    const auto unitOf = [this](const QString& id) {
        for (int unit = 0; unit < units(); ++unit) {
            if (m_sweep->unitId(unit) == id)
                return unit;
        }
        return -1;
    };
    const int first = unitOf(ids.first());
    const int last = unitOf(ids.last());
    if (first < 0 || last < 0)
        return;
    if (first != last && !m_pairs)
        setPairs(true);
    if (m_zoomUnit >= 0 && m_zoomUnit != first && m_zoomUnit != last)
        setZoomUnit(-1);
    setCurrent({std::min(first, last), std::max(first, last)});
}

void SweepHeatmap::setCurrent(Cell cell)
{
    if (m_current == cell)
        return;
    m_current = cell;
    update();
    emit currentChanged();
    emit describedTextChanged();
}

void SweepHeatmap::setHovered(Cell cell)
{
    if (m_hovered == cell)
        return;
    m_hovered = cell;
    update();
    emit describedTextChanged();
}

SweepHeatmap::Cell SweepHeatmap::moved(int key) const
{
    Cell cell = m_current;
    const int last = units() - 1;
    if (triangle()) {
        switch (key) {
        case Qt::Key_Left: cell.a = std::max(0, cell.a - 1); break;
        case Qt::Key_Right: cell.a = std::min(cell.b, cell.a + 1); break;
        case Qt::Key_Up: cell.b = std::max(cell.a, cell.b - 1); break;
        case Qt::Key_Down: cell.b = std::min(last, cell.b + 1); break;
        case Qt::Key_PageUp: cell.b = std::max(cell.a, cell.b - unitsPerPage); break;
        case Qt::Key_PageDown: cell.b = std::min(last, cell.b + unitsPerPage); break;
        case Qt::Key_Home: cell.a = 0; break;
        case Qt::Key_End: cell.a = cell.b; break;
        default: return {};
        }
        return cell;
    }
    const int unit = gridUnit(cell);
    const int column = unit % m_columns;
    switch (key) {
    case Qt::Key_Left: return gridCell(column > 0 ? unit - 1 : unit);
    case Qt::Key_Right: return gridCell(column < m_columns - 1 ? std::min(last, unit + 1) : unit);
    case Qt::Key_Up: return gridCell(unit >= m_columns ? unit - m_columns : unit);
    case Qt::Key_Down: return gridCell(unit + m_columns <= last ? unit + m_columns : unit);
    case Qt::Key_PageUp: return gridCell(std::max(column, unit - rowsPerPage * m_columns));
    case Qt::Key_PageDown: {
        const int rows = std::min(rowsPerPage, (last - unit) / m_columns);
        return gridCell(unit + rows * m_columns);
    }
    case Qt::Key_Home: return gridCell(unit - column);
    case Qt::Key_End: return gridCell(std::min(last, unit - column + m_columns - 1));
    default: return {};
    }
}

void SweepHeatmap::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    if (units() == 0 || event->modifiers().testFlag(Qt::ControlModifier) ||
        event->modifiers().testFlag(Qt::AltModifier))
        return event->ignore();
    if (const Cell target = moved(event->key()); target.a >= 0)
        return setCurrent(target);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit activated(currentIds()); return;
    case Qt::Key_Space:
        if (!m_pairs)
            break;
        return setZoomUnit(m_zoomUnit < 0 ? m_current.a : -1);
    case Qt::Key_Escape:
        if (m_zoomUnit < 0)
            break;
        return setZoomUnit(-1);
    default: break;
    }
    event->ignore();
}

void SweepHeatmap::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    if (const Cell cell = cellAt(event->position()); cell.a >= 0)
        setCurrent(cell);
}

void SweepHeatmap::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const Cell cell = cellAt(event->position()); cell.a >= 0)
        emit activated(idsOf(cell));
}

void SweepHeatmap::hoverMoveEvent(QHoverEvent* event)
{
    setHovered(cellAt(event->position()));
}

void SweepHeatmap::hoverLeaveEvent(QHoverEvent* event)
{
    Q_UNUSED(event)
    setHovered({});
}

void SweepHeatmap::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    update();
}

void SweepHeatmap::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    update();
}
