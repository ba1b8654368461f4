// The timeline's keyboard, mouse and wheel: window, scroll, hover and choice.
#include <QAccessible>
#include <QGuiApplication>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "models/recovery_timeline.h"

namespace {

constexpr qreal zoomFactor = 1.5;
constexpr qreal wheelNotch = 120;

}  // namespace

void RecoveryTimeline::setWindow(qreal start, qreal end)
{
    const qreal span = std::max(narrowestWindow, end - start);
    m_windowStart = std::max<qreal>(0, start);
    m_windowEnd = m_windowStart + span;
    update();
    emit windowChanged();
}

void RecoveryTimeline::zoomAt(qreal seconds, qreal factor)
{
    const qreal room = m_timeline == nullptr ? 1 : std::max<qreal>(1, m_timeline->endSeconds());
    const qreal span = std::min((m_windowEnd - m_windowStart) / factor, room * 4);
    const qreal share = (seconds - m_windowStart) / (m_windowEnd - m_windowStart);
    m_shown = Shown::chosen;
    setWindow(seconds - share * span, seconds + (1 - share) * span);
}

void RecoveryTimeline::zoomIn()
{
    zoomAt((m_windowStart + m_windowEnd) / 2, zoomFactor);
}

void RecoveryTimeline::zoomOut()
{
    zoomAt((m_windowStart + m_windowEnd) / 2, 1 / zoomFactor);
}

void RecoveryTimeline::panBy(qreal pixels)
{
    const qreal seconds = secondsAt(m_labelWidth + pixels) - m_windowStart;
    m_shown = Shown::chosen;
    setWindow(m_windowStart + seconds, m_windowEnd + seconds);
}

void RecoveryTimeline::setScrollY(qreal y)
{
    const qreal highest = std::max<qreal>(0, contentHeight() - height());
    const qreal wanted = std::clamp<qreal>(y, 0, highest);
    if (qFuzzyCompare(m_scrollY + 1, wanted + 1))
        return;
    m_scrollY = wanted;
    update();
    emit scrollChanged();
}

const TimelineModel::Bar* RecoveryTimeline::barAt(const QPointF& point) const
{
    if (m_timeline == nullptr || point.y() < axisHeight() || point.x() < m_labelWidth)
        return nullptr;
    const auto at = static_cast<std::size_t>((point.y() - axisHeight() + m_scrollY) / m_rowHeight);
    const auto& rows = m_timeline->rows();
    if (at >= rows.size() || rows[at].bars.empty())
        return nullptr;
    const TimelineModel::Row& row = rows[at];
    if (row.kind != TimelineModel::Kind::queue)
        return &row.bars.front();
    // The nearest bar within reach of a pointer: many are a few pixels wide.
    const TimelineModel::Bar* nearest = nullptr;
    qreal nearestDistance = 4;
    for (const TimelineModel::Bar& bar : row.bars) {
        const QRectF rect = barRect(bar, 0);
        const qreal distance = std::max({rect.left() - point.x(), point.x() - rect.right(), 0.0});
        if (distance < nearestDistance) {
            nearest = &bar;
            nearestDistance = distance;
        }
    }
    return nearest;
}

void RecoveryTimeline::setHoveredDecision(int decision)
{
    if (m_hoveredDecision == decision)
        return;
    m_hoveredDecision = decision;
    update();
    emit hoveredDecisionChanged();
}

// Left and right walk along a queue; up and down to the bar of the next row that starts nearest.
void RecoveryTimeline::stepSelection(int bars, int rowSteps)
{
    const auto& rows = m_timeline->rows();
    int rowAt = -1;
    int barAt = -1;
    for (std::size_t row = 0; row < rows.size() && rowAt < 0; ++row) {
        for (std::size_t bar = 0; bar < rows[row].bars.size(); ++bar) {
            if (rows[row].bars[bar].decision == m_selectedDecision) {
                rowAt = static_cast<int>(row);
                barAt = static_cast<int>(bar);
            }
        }
    }
    if (rowAt < 0)
        return chooseBar(rows.front().bars.front());
    const auto& present = rows[static_cast<std::size_t>(rowAt)].bars;
    if (rowSteps == 0) {
        const int target = std::clamp(barAt + bars, 0, static_cast<int>(present.size()) - 1);
        return chooseBar(present[static_cast<std::size_t>(target)]);
    }
    const int target = std::clamp(rowAt + rowSteps, 0, static_cast<int>(rows.size()) - 1);
    if (target == rowAt)
        return;
    const qreal start = present[static_cast<std::size_t>(barAt)].start;
    const auto& others = rows[static_cast<std::size_t>(target)].bars;
    chooseBar(*std::min_element(others.begin(), others.end(),
                                [start](const TimelineModel::Bar& a, const TimelineModel::Bar& b) {
                                    return std::abs(a.start - start) < std::abs(b.start - start);
                                }));
}

void RecoveryTimeline::chooseBar(const TimelineModel::Bar& bar)
{
    setSelectedDecision(bar.decision);
    emit decisionChosen(bar.decision);
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(currentBar());
    QAccessible::updateAccessibility(&focused);
}

void RecoveryTimeline::reveal(int decision)
{
    if (m_timeline == nullptr || decision < 0)
        return;
    qreal top = 0;
    for (const TimelineModel::Row& row : m_timeline->rows()) {
        const auto bar = std::find_if(
            row.bars.begin(), row.bars.end(),
            [decision](const TimelineModel::Bar& other) { return other.decision == decision; });
        if (bar == row.bars.end()) {
            top += m_rowHeight;
            continue;
        }
        const qreal room = height() - axisHeight();
        if (top < m_scrollY)
            setScrollY(top);
        else if (top + m_rowHeight > m_scrollY + room)
            setScrollY(top + m_rowHeight - room);
        const qreal span = m_windowEnd - m_windowStart;
        if (row.kind == TimelineModel::Kind::queue &&
            (bar->completion < m_windowStart || bar->start > m_windowEnd))
            setWindow(bar->start - span / 4, bar->start + span * 3 / 4);
        return;
    }
}

void RecoveryTimeline::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    event->setAccepted(plain && m_timeline != nullptr && m_timeline->count() > 0);
    if (!event->isAccepted())
        return;
    switch (event->key()) {
    case Qt::Key_Left: return stepSelection(-1, 0);
    case Qt::Key_Right: return stepSelection(1, 0);
    case Qt::Key_Up: return stepSelection(0, -1);
    case Qt::Key_Down: return stepSelection(0, 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return fit();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selectedDecision >= 0)
            emit decisionChosen(m_selectedDecision);
        return;
    default: event->ignore();
    }
}

void RecoveryTimeline::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressPoint = event->position();
    m_pressWindowStart = m_windowStart;
    m_pressScrollY = m_scrollY;
    m_panning = false;
}

void RecoveryTimeline::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF moved = event->position() - m_pressPoint;
    const int threshold = QGuiApplication::styleHints()->startDragDistance();
    if (!m_panning && moved.manhattanLength() < static_cast<qreal>(threshold))
        return;
    m_panning = true;
    m_shown = Shown::chosen;
    setKeepMouseGrab(true);
    const qreal span = m_windowEnd - m_windowStart;
    const qreal seconds = moved.x() / std::max<qreal>(1, width() - m_labelWidth) * span;
    setWindow(m_pressWindowStart - seconds, m_pressWindowStart - seconds + span);
    setScrollY(m_pressScrollY - moved.y());
}

void RecoveryTimeline::mouseReleaseEvent(QMouseEvent* event)
{
    setKeepMouseGrab(false);
    if (m_panning)
        return;
    if (const TimelineModel::Bar* bar = barAt(event->position()))
        chooseBar(*bar);
}

void RecoveryTimeline::wheelEvent(QWheelEvent* event)
{
    const qreal notches = static_cast<qreal>(event->angleDelta().y()) / wheelNotch;
    const qreal sideways = static_cast<qreal>(event->angleDelta().x()) / wheelNotch;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        zoomAt(secondsAt(event->position().x()), std::pow(zoomFactor, notches));
    else if (event->modifiers().testFlag(Qt::ShiftModifier) || sideways != 0)
        panBy(-(sideways != 0 ? sideways : notches) * m_rowHeight * 3);
    else
        setScrollY(m_scrollY - notches * m_rowHeight * 3);
    event->accept();
}

void RecoveryTimeline::hoverMoveEvent(QHoverEvent* event)
{
    const TimelineModel::Bar* bar = barAt(event->position());
    setHoveredDecision(bar == nullptr ? -1 : bar->decision);
}

void RecoveryTimeline::hoverLeaveEvent(QHoverEvent* event)
{
    Q_UNUSED(event)
    setHoveredDecision(-1);
}

void RecoveryTimeline::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    update();
}

void RecoveryTimeline::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    update();
}
