// The matrix's keyboard and mouse: everything that changes what is current or selected.
#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <algorithm>

#include "models/estate_matrix.h"
#include "models/failure_ids.h"
#include "models/figures.h"

namespace {

constexpr qsizetype findTextMax = 32;
constexpr int rowsPerPage = 4;
constexpr qsizetype pastedNamedMax = 12;

}  // namespace

// Places, not indexes.
int EstateMatrix::moveTarget(int key) const
{
    const int last = count() - 1;
    const int from = std::max(0, placeOf(m_currentIndex));
    // Not past an edge: an arrow that leaves the row would land on a region that is not beside it.
    const int column = from % m_columnCount;
    switch (key) {
    case Qt::Key_Left: return column > 0 ? from - 1 : from;
    case Qt::Key_Right: return column < m_columnCount - 1 ? std::min(last, from + 1) : from;
    case Qt::Key_Up: return from >= m_columnCount ? from - m_columnCount : from;
    case Qt::Key_Down: return from + m_columnCount <= last ? from + m_columnCount : from;
    case Qt::Key_PageUp: return std::max(column, from - rowsPerPage * m_columnCount);
    case Qt::Key_PageDown: {
        int target = from;
        for (int row = 0; row < rowsPerPage && target + m_columnCount <= last; ++row)
            target += m_columnCount;
        return target;
    }
    case Qt::Key_Home: return from - column;
    case Qt::Key_End: return std::min(last, from - column + m_columnCount - 1);
    default: return -1;
    }
}

void EstateMatrix::keyPressEvent(QKeyEvent* event)
{
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    event->accept();
    if (count() == 0 || event->modifiers().testFlag(Qt::AltModifier))
        return event->ignore();
    if (const int target = moveTarget(event->key()); target >= 0) {
        if (control && event->key() == Qt::Key_Home)
            return moveTo(indexAtPlace(0), extend);
        if (control && event->key() == Qt::Key_End)
            return moveTo(indexAtPlace(count() - 1), extend);
        return control ? event->ignore() : moveTo(indexAtPlace(target), extend);
    }
    if (event->matches(QKeySequence::Paste))
        return paste(QGuiApplication::clipboard()->text());
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (control || m_currentIndex < 0)
            return event->ignore();
        emit activated(currentRegionId());
        return;
    case Qt::Key_Space: return toggleAt(m_currentIndex);
    case Qt::Key_Escape:
        // Leaves Escape to the room when there is nothing to clear here.
        if (selectedIds().isEmpty())
            return event->ignore();
        return clearSelection();
    case Qt::Key_A:
        if (control)
            return replaceSelection(std::vector<bool>(m_selected.size(), true));
        break;
    default: break;
    }
    const QString text = event->text();
    if (!control && !text.isEmpty() && text.at(0).isLetterOrNumber())
        return find(text);
    event->ignore();
}

void EstateMatrix::setSelectedIds(const QStringList& ids)
{
    replaceSelection(marksOf(ids));
}

void EstateMatrix::paste(const QString& text)
{
    const Desk& desk = m_regions->desk();
    QStringList found;
    QStringList unknown;
    const QStringList ids = idsIn(text);
    for (const QString& id : ids) {
        const auto own = resolvedId(desk.catalog(), id);
        if (own && m_regions->rowOf(*own) >= 0)
            found << *own;
        else
            unknown << id;
    }
    if (!found.isEmpty()) {
        setSelectedIds(found);
        setCurrentIndex(m_regions->rowOf(found.front()));
    }
    if (unknown.isEmpty())
        return;
    QString named =
        unknown.first(std::min(pastedNamedMax, unknown.size())).join(QStringLiteral(", "));
    if (unknown.size() > pastedNamedMax)
        named = tr("%1 and %2 more")
                    .arg(named,
                         Figures::countText(static_cast<qreal>(unknown.size() - pastedNamedMax)));
    emit pasteRefused(
        found.isEmpty()
            ? tr("Not regions of this estate: %1. Nothing was selected.").arg(named)
            : tr("Not regions of this estate: %1. The others are selected.").arg(named));
}

void EstateMatrix::clearSelection()
{
    replaceSelection(std::vector<bool>(static_cast<std::size_t>(count()), false));
}

bool EstateMatrix::isSelected(int index) const
{
    return index >= 0 && index < count() && m_selected[static_cast<std::size_t>(index)];
}

void EstateMatrix::replaceSelection(std::vector<bool> selected)
{
    if (m_selected == selected)
        return;
    m_selected = std::move(selected);
    update();
    emit selectedIdsChanged();
}

void EstateMatrix::toggleAt(int index)
{
    if (index < 0 || index >= count())
        return;
    std::vector<bool> selected = m_selected;
    selected[static_cast<std::size_t>(index)] = !selected[static_cast<std::size_t>(index)];
    m_anchorIndex = index;
    replaceSelection(std::move(selected));
}

void EstateMatrix::moveTo(int index, bool extend)
{
    if (extend) {
        if (m_anchorIndex < 0)
            m_anchorIndex = m_currentIndex;
        selectRange(m_anchorIndex, index, false);
    } else {
        m_anchorIndex = index;
    }
    setCurrentIndex(index);
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(index);
    QAccessible::updateAccessibility(&focused);
}

void EstateMatrix::selectRange(int from, int to, bool add)
{
    const int low = std::max(0, std::min(placeOf(from), placeOf(to)));
    const int high = std::max(placeOf(from), placeOf(to));
    std::vector<bool> selected = add ? m_selected : std::vector<bool>(m_selected.size(), false);
    for (int place = low; place <= high; ++place)
        selected[static_cast<std::size_t>(indexAtPlace(place))] = true;
    replaceSelection(std::move(selected));
}

void EstateMatrix::selectBand(const QRectF& band)
{
    // Drawn along a row a band has no height, and still lies over its cells: intersects() of a
    // rectangle without an area is always false.
    const auto liesOver = [&band](const QRectF& cell) {
        return band.left() <= cell.right() && band.right() >= cell.left() &&
               band.top() <= cell.bottom() && band.bottom() >= cell.top();
    };
    std::vector<bool> selected = m_selectedBeforeBand;
    for (int index = 0; index < count(); ++index) {
        if (liesOver(cellRect(index)))
            selected[static_cast<std::size_t>(index)] = true;
    }
    replaceSelection(std::move(selected));
}

// "r017" or "17" goes to r017; "r01" to the first region that begins so.
void EstateMatrix::find(const QString& text)
{
    if (m_findText.size() >= findTextMax)
        m_findText.clear();
    m_findText += text.toLower();
    m_findTimer.start();
    emit findTextChanged();
    const bool onlyDigits = std::all_of(m_findText.cbegin(), m_findText.cend(),
                                        [](QChar letter) { return letter.isDigit(); });
    int contained = -1;
    for (int index = 0; index < count(); ++index) {
        const QString id = m_regions->regionIdAt(index).toLower();
        if (id.startsWith(m_findText))
            return moveTo(index, false);
        // Digits alone are an ordinal: leading zeros need not be typed.
        const QString tail = id.mid(1);
        if (onlyDigits && tail.toUInt() == m_findText.toUInt() && !tail.isEmpty())
            return moveTo(index, false);
        if (contained < 0 && id.contains(m_findText))
            contained = index;
    }
    if (contained >= 0)
        moveTo(contained, false);
}

void EstateMatrix::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    // What scrolls around it must not take the drag for itself.
    setKeepMouseGrab(true);
    m_pressPoint = event->position();
    m_selectedBeforeBand = event->modifiers().testFlag(Qt::ControlModifier)
                               ? m_selected
                               : std::vector<bool>(m_selected.size(), false);
    const int index = indexAt(m_pressPoint.x(), m_pressPoint.y());
    if (index < 0) {
        if (!event->modifiers().testFlag(Qt::ControlModifier))
            clearSelection();
        return;
    }
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        selectRange(m_anchorIndex < 0 ? m_currentIndex : m_anchorIndex, index,
                    event->modifiers().testFlag(Qt::ControlModifier));
    } else if (event->modifiers().testFlag(Qt::ControlModifier)) {
        toggleAt(index);
    } else {
        m_anchorIndex = index;
        selectRange(index, index, false);
    }
    setCurrentIndex(index);
}

void EstateMatrix::mouseMoveEvent(QMouseEvent* event)
{
    const int threshold = QGuiApplication::styleHints()->startDragDistance();
    if (!m_banding &&
        (event->position() - m_pressPoint).manhattanLength() < static_cast<qreal>(threshold))
        return;
    m_banding = true;
    m_bandScene = event->scenePosition();
    followBand();
}

void EstateMatrix::followBand()
{
    if (!m_banding)
        return;
    m_band = QRectF(m_pressPoint, bandPoint());
    selectBand(m_band.normalized());
    update();
    emit bandMoved();
}

void EstateMatrix::mouseReleaseEvent(QMouseEvent* event)
{
    Q_UNUSED(event)
    mouseUngrabEvent();
}

void EstateMatrix::mouseUngrabEvent()
{
    m_banding = false;
    m_band = QRectF();
    setKeepMouseGrab(false);
    update();
    emit bandMoved();
}

void EstateMatrix::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int index = indexAt(event->position().x(), event->position().y());
    if (index >= 0)
        emit activated(m_regions->regionIdAt(index));
}

void EstateMatrix::setHoveredIndex(int index)
{
    if (m_hoveredIndex == index)
        return;
    m_hoveredIndex = index;
    emit hoveredIndexChanged();
}

void EstateMatrix::hoverMoveEvent(QHoverEvent* event)
{
    setHoveredIndex(indexAt(event->position().x(), event->position().y()));
}

void EstateMatrix::hoverLeaveEvent(QHoverEvent* event)
{
    Q_UNUSED(event)
    setHoveredIndex(-1);
}
