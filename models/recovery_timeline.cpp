#include "models/recovery_timeline.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "models/language.h"
#include "models/recovery_timeline_accessible.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr qreal endMargin = 76;  // room for "+12 m" after the last bar, and "T+ 1 h 00 m" above
constexpr qreal axisTickSpacing = 96;
constexpr qreal barInset = 4;  // above and below a bar in its row

Timestamp atSeconds(Timestamp loss, qreal seconds)
{
    const auto nanoseconds = static_cast<std::uint64_t>(std::max<qreal>(0, seconds) * 1e9 + 0.5);
    return loss + Duration(nanoseconds);
}

QPen solidPen(const QColor& color, qreal width)
{
    return {color, width, Qt::SolidLine, Qt::FlatCap};
}

}  // namespace

RecoveryTimeline::RecoveryTimeline(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    installRecoveryTimelineAccessible();
    setFlag(ItemHasContents, true);
    setActiveFocusOnTab(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    setClip(true);
    m_axisFont.setPixelSize(11);
    m_labelFont.setPixelSize(13);
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, [this] { update(); });
    connect(this, &RecoveryTimeline::appearanceChanged, this, [this] {
        emit scrollChanged();
        update();
    });
    connect(this, &RecoveryTimeline::selectedDecisionChanged, this,
            &RecoveryTimeline::describedTextChanged);
    connect(this, &RecoveryTimeline::hoveredDecisionChanged, this,
            &RecoveryTimeline::describedTextChanged);
}

void RecoveryTimeline::setTimeline(TimelineModel* timeline)
{
    if (m_timeline == timeline)
        return;
    if (m_timeline != nullptr)
        m_timeline->disconnect(this);
    m_timeline = timeline;
    if (timeline != nullptr) {
        connect(timeline, &TimelineModel::barsChanged, this, [this] {
            setHoveredDecision(-1);
            setScrollY(0);
            showFocus();
            emit scrollChanged();
            emit describedTextChanged();
        });
    }
    showFocus();
    emit timelineChanged();
    emit scrollChanged();
}

void RecoveryTimeline::setSelectedDecision(int decision)
{
    if (m_selectedDecision == decision)
        return;
    m_selectedDecision = decision;
    reveal(decision);
    update();
    emit selectedDecisionChanged();
}

void RecoveryTimeline::setRowHeight(qreal height)
{
    if (qFuzzyCompare(m_rowHeight, height) || height < 8)
        return;
    m_rowHeight = height;
    emit appearanceChanged();
}

void RecoveryTimeline::setLabelWidth(qreal width)
{
    if (qFuzzyCompare(m_labelWidth, width) || width < 0)
        return;
    m_labelWidth = width;
    emit appearanceChanged();
}

void RecoveryTimeline::setAxisFont(const QFont& font)
{
    if (m_axisFont == font)
        return;
    m_axisFont = font;
    emit appearanceChanged();
}

void RecoveryTimeline::setLabelFont(const QFont& font)
{
    if (m_labelFont == font)
        return;
    m_labelFont = font;
    emit appearanceChanged();
}

QString RecoveryTimeline::describedText() const
{
    if (m_timeline == nullptr)
        return {};
    const int wanted = m_hoveredDecision >= 0 ? m_hoveredDecision : m_selectedDecision;
    for (const TimelineModel::Row& row : m_timeline->rows()) {
        for (const TimelineModel::Bar& bar : row.bars) {
            if (bar.decision == wanted)
                return m_timeline->barText(bar);
        }
    }
    return {};
}

int RecoveryTimeline::barCount() const
{
    int bars = 0;
    if (m_timeline != nullptr) {
        for (const TimelineModel::Row& row : m_timeline->rows())
            bars += static_cast<int>(row.bars.size());
    }
    return bars;
}

RecoveryTimeline::PlacedBar RecoveryTimeline::barNumber(int place) const
{
    if (m_timeline == nullptr || place < 0)
        return {};
    auto left = static_cast<std::size_t>(place);
    qreal top = axisHeight() - m_scrollY;
    for (const TimelineModel::Row& row : m_timeline->rows()) {
        if (left < row.bars.size())
            return {&row, &row.bars[left], top};
        left -= row.bars.size();
        top += m_rowHeight;
    }
    return {};
}

int RecoveryTimeline::placeOf(int decision) const
{
    if (m_timeline == nullptr || decision < 0)
        return -1;
    int place = 0;
    for (const TimelineModel::Row& row : m_timeline->rows()) {
        for (const TimelineModel::Bar& bar : row.bars) {
            if (bar.decision == decision)
                return place;
            ++place;
        }
    }
    return -1;
}

QString RecoveryTimeline::barName(int place) const
{
    const PlacedBar placed = barNumber(place);
    return placed.bar == nullptr ? QString() : m_timeline->barName(*placed.row, *placed.bar);
}

QRectF RecoveryTimeline::barPlace(int place) const
{
    const PlacedBar placed = barNumber(place);
    if (placed.bar == nullptr)
        return {};
    // What is held has no time: its row is one box for all of it.
    if (placed.row->kind != TimelineModel::Kind::queue)
        return {m_labelWidth, placed.top, width() - m_labelWidth, m_rowHeight};
    return barRect(*placed.bar, placed.top);
}

int RecoveryTimeline::barIndexAt(const QPointF& point) const
{
    const TimelineModel::Bar* bar = barAt(point);
    return bar == nullptr ? -1 : placeOf(bar->decision);
}

qreal RecoveryTimeline::axisHeight() const
{
    // Two lines: T+ and UTC.
    return std::ceil(QFontMetricsF(m_axisFont).height() * 2 + 8);
}

qreal RecoveryTimeline::contentHeight() const
{
    return axisHeight() + (m_timeline == nullptr ? 0 : m_timeline->count() * m_rowHeight);
}

qreal RecoveryTimeline::xOf(qreal seconds) const
{
    const qreal span = std::max(narrowestWindow, m_windowEnd - m_windowStart);
    return m_labelWidth + (seconds - m_windowStart) / span * (width() - m_labelWidth);
}

qreal RecoveryTimeline::secondsAt(qreal x) const
{
    const qreal room = std::max<qreal>(1, width() - m_labelWidth);
    return m_windowStart + (x - m_labelWidth) / room * (m_windowEnd - m_windowStart);
}

// The first of a ladder of round durations whose ticks are far enough apart to be read.
qreal RecoveryTimeline::tickStep() const
{
    static constexpr std::array<qreal, 26> steps = {
        0.001, 0.002, 0.005, 0.01,   0.02,   0.05,   0.1,    0.2,    0.5,
        1,     2,     5,     10,     15,     30,     60,     120,    300,
        600,   1'800, 3'600, 10'800, 21'600, 43'200, 86'400, 172'800};
    const qreal room = std::max<qreal>(1, width() - m_labelWidth);
    const qreal wanted = (m_windowEnd - m_windowStart) * axisTickSpacing / room;
    for (const qreal step : steps) {
        if (step >= wanted)
            return step;
    }
    return std::ceil(wanted / steps.back()) * steps.back();
}

void RecoveryTimeline::paint(QPainter* painter)
{
    if (m_timeline == nullptr || m_timeline->count() == 0 || width() <= m_labelWidth)
        return;
    paintAxis(painter);
    painter->save();
    painter->setClipRect(QRectF(0, axisHeight(), width(), height() - axisHeight()));
    qreal top = axisHeight() - m_scrollY;
    for (const TimelineModel::Row& row : m_timeline->rows()) {
        if (top + m_rowHeight > axisHeight() && top < height())
            paintRow(painter, row, top);
        top += m_rowHeight;
    }
    painter->restore();
    if (hasActiveFocus()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(solidPen(m_accentColor, 2));
        painter->drawRect(boundingRect().adjusted(1, 1, -1, -1));
    }
}

void RecoveryTimeline::paintAxis(QPainter* painter) const
{
    const QFontMetricsF metrics(m_axisFont);
    const qreal step = tickStep();
    const Timestamp loss = m_timeline->startedAt();
    painter->setFont(m_axisFont);
    const QRectF labels(0, 0, m_labelWidth - 8, metrics.height() * 2 + 4);
    painter->setPen(m_secondaryColor);
    painter->drawText(labels, Qt::AlignRight | Qt::AlignTop, tr("after loss"));
    painter->drawText(labels, Qt::AlignRight | Qt::AlignBottom, tr("UTC"));
    painter->save();
    painter->setClipRect(QRectF(m_labelWidth, 0, width() - m_labelWidth, height()));
    qreal written = m_labelWidth;  // up to there
    for (qreal at = std::max<qreal>(0, std::floor(m_windowStart / step) * step); at <= m_windowEnd;
         at += step) {
        const qreal x = std::round(xOf(at)) + 0.5;
        painter->setPen(solidPen(m_lineColor, 1));
        painter->drawLine(QPointF(x, metrics.height() * 2 + 5), QPointF(x, height()));
        const Timestamp moment = atSeconds(loss, at);
        const QString utc = Figures::time(moment).section(QLatin1Char(' '), 1, 1);
        const QString after = afterLossText(moment, loss);
        const qreal length =
            std::ceil(std::max(metrics.horizontalAdvance(after), metrics.horizontalAdvance(utc)));
        // Of a time that is cut nobody knows how much is missing: the last one stands before its
        // line, where there is room.
        const qreal left = x + 3 + length <= width() ? x + 3 : x - 3 - length;
        if (left < x && left < written + 8)
            continue;
        written = left + length;
        const QRectF place(left, 0, axisTickSpacing, metrics.height() * 2 + 4);
        painter->setPen(m_textColor);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignTop, after);
        painter->setPen(m_secondaryColor);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignBottom, utc);
    }
    painter->restore();
    const qreal base = axisHeight() - 0.5;
    painter->setPen(solidPen(m_lineColor, 1));
    painter->drawLine(QPointF(0, base), QPointF(width(), base));
}

void RecoveryTimeline::paintRow(QPainter* painter, const TimelineModel::Row& row, qreal top) const
{
    painter->setFont(m_labelFont);
    painter->setPen(row.missed > 0 ? m_textColor : m_secondaryColor);
    painter->drawText(QRectF(8, top, m_labelWidth - 16, m_rowHeight),
                      Qt::AlignLeft | Qt::AlignVCenter, m_timeline->labelOf(row));
    painter->setPen(solidPen(m_lineColor, 1));
    const qreal base = std::round(top + m_rowHeight) - 0.5;
    painter->drawLine(QPointF(0, base), QPointF(width(), base));
    painter->save();
    painter->setClipRect(
        QRectF(m_labelWidth, std::max(top, axisHeight()), width() - m_labelWidth, m_rowHeight),
        Qt::IntersectClip);
    if (row.kind == TimelineModel::Kind::queue) {
        for (const TimelineModel::Bar& bar : row.bars)
            paintBar(painter, bar, top);
        // Labels last, so that no later bar covers them.
        for (const TimelineModel::Bar& bar : row.bars)
            paintLateLabel(painter, row, bar, top);
    } else {
        paintHollow(painter, row, top);
    }
    painter->restore();
}

QRectF RecoveryTimeline::barRect(const TimelineModel::Bar& bar, qreal top) const
{
    const qreal left = xOf(bar.start);
    // A bar shorter than a pixel must still be seen and hit.
    const qreal right = std::max(xOf(bar.completion), left + 2);
    return {left, top + barInset, right - left, m_rowHeight - 2 * barInset};
}

void RecoveryTimeline::paintBar(QPainter* painter, const TimelineModel::Bar& bar, qreal top) const
{
    const QRectF rect = barRect(bar, top);
    const QColor solid = bar.missed ? m_offlineColor : m_serviceColor;
    QColor pale = solid;
    pale.setAlphaF(0.4F);
    const qreal fillEnd = std::clamp(xOf(bar.fillEnd), rect.left(), rect.right());
    painter->fillRect(QRectF(rect.topLeft(), QPointF(fillEnd, rect.bottom())), pale);
    painter->fillRect(QRectF(QPointF(fillEnd, rect.top()), rect.bottomRight()), solid);
    // Neighbours in a busy queue touch: a hairline keeps them apart.
    painter->fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), m_panelColor);
    if (bar.missed)
        paintMissed(painter, rect);
    const bool selected = bar.decision == m_selectedDecision;
    const bool hovered = bar.decision == m_hoveredDecision;
    if (selected || hovered) {
        // Only one deadline at a time, else a queue of thirty is a fence of ticks.
        const qreal deadline = std::round(xOf(bar.deadline));
        painter->setPen(QPen(m_textColor, 1, Qt::DotLine));
        if (!bar.missed)
            painter->drawLine(QPointF(rect.right(), rect.center().y()),
                              QPointF(deadline, rect.center().y()));
        painter->setBrush(Qt::NoBrush);
        painter->setPen(solidPen(selected ? m_accentColor : m_textColor, selected ? 2 : 1));
        painter->drawRect(rect.adjusted(0, -1, 0, 1));
    }
    painter->setPen(solidPen(selected || hovered ? m_textColor : m_secondaryColor,
                             selected || hovered ? 2 : 1));
    const qreal tick = std::round(xOf(bar.deadline)) + 0.5;
    const qreal tickInset = selected || hovered ? 1 : 3;
    painter->drawLine(QPointF(tick, top + tickInset),
                      QPointF(tick, top + m_rowHeight - tickInset - 1));
}

void RecoveryTimeline::paintMissed(QPainter* painter, const QRectF& rect) const
{
    const qreal half = std::min(rect.height() / 2 - 2, rect.width() / 2 - 2);
    if (half < 1.5)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(solidPen(m_panelColor, 1.5));
    // In the part that can be seen.
    const qreal left = std::max(rect.left(), m_labelWidth);
    const QPointF center((left + std::min(rect.right(), width())) / 2, rect.center().y());
    painter->drawLine(center + QPointF(-half, -half), center + QPointF(half, half));
    painter->drawLine(center + QPointF(-half, half), center + QPointF(half, -half));
    painter->restore();
}

// "+12 m" stands in the free space after a bar; where there is none, hovering tells it.
void RecoveryTimeline::paintLateLabel(QPainter* painter, const TimelineModel::Row& row,
                                      const TimelineModel::Bar& bar, qreal top) const
{
    if (!bar.missed)
        return;
    const QString text = m_timeline->lateText(bar);
    const QFontMetricsF metrics(m_axisFont);
    const QRectF rect = barRect(bar, top);
    const qreal needed = metrics.horizontalAdvance(text) + 8;
    painter->setFont(m_axisFont);
    if (rect.right() > width() && rect.left() < width() - needed) {
        // It runs out of the window: its label stands at the edge, on the bar itself.
        const QRectF place(width() - needed - 4, rect.top(), needed, rect.height());
        painter->fillRect(place, m_panelColor);
        painter->setPen(m_textColor);
        painter->drawText(QRectF(place.left(), top, needed, m_rowHeight), Qt::AlignCenter, text);
        return;
    }
    for (const TimelineModel::Bar& other : row.bars) {
        const qreal left = xOf(other.start);
        if (other.decision != bar.decision && left >= rect.right() - 1 &&
            left < rect.right() + needed)
            return;
    }
    painter->setPen(m_textColor);
    painter->drawText(QRectF(rect.right() + 4, top, needed, m_rowHeight),
                      Qt::AlignLeft | Qt::AlignVCenter, text);
}

void RecoveryTimeline::paintHollow(QPainter* painter, const TimelineModel::Row& row,
                                   qreal top) const
{
    const QRectF rect(xOf(0), top + barInset + 0.5, std::max<qreal>(2, width() - xOf(0) - 8),
                      m_rowHeight - 2 * barInset - 1);
    bool selected = false;
    for (const TimelineModel::Bar& bar : row.bars)
        selected = selected || bar.decision == m_selectedDecision;
    const bool held = row.kind == TimelineModel::Kind::held;
    painter->setBrush(Qt::NoBrush);
    QPen pen(selected ? m_accentColor
             : held   ? m_secondaryColor
                      : m_offlineColor,
             selected ? 2 : 1, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern(held ? QList<qreal>{6, 4} : QList<qreal>{2, 4});
    painter->setPen(pen);
    painter->drawRect(rect);
    const QString text = tr("%n group(s)", nullptr, static_cast<int>(row.bars.size()));
    const QFontMetricsF metrics(m_axisFont);
    const QRectF place(std::max(rect.left(), m_labelWidth) + 8, top,
                       metrics.horizontalAdvance(text) + 8, m_rowHeight);
    painter->fillRect(place.adjusted(0, barInset, 0, -barInset), m_panelColor);
    painter->setFont(m_axisFont);
    painter->setPen(m_textColor);
    painter->drawText(place, Qt::AlignCenter, text);
}

qreal RecoveryTimeline::endSeconds() const
{
    return m_timeline == nullptr ? 1 : std::max<qreal>(1, m_timeline->endSeconds());
}

qreal RecoveryTimeline::focusSeconds() const
{
    return m_timeline == nullptr ? 1 : std::max<qreal>(1, m_timeline->focusSeconds());
}

void RecoveryTimeline::fit()
{
    m_shown = Shown::everything;
    showUntil(endSeconds());
}

void RecoveryTimeline::showFocus()
{
    m_shown = Shown::focus;
    showUntil(focusSeconds());
}

void RecoveryTimeline::showUntil(qreal end)
{
    const qreal room = std::max<qreal>(1, width() - m_labelWidth);
    const qreal margin = std::min(endMargin, room / 4);
    setWindow(0, end * room / (room - margin));
}

void RecoveryTimeline::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() == oldGeometry.size())
        return;
    if (m_shown != Shown::chosen)
        showUntil(m_shown == Shown::focus ? focusSeconds() : endSeconds());
    setScrollY(m_scrollY);
    update();
}
