#include "models/recovery_timeline_accessible.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickWindow>
#include <vector>

#include "models/figures.h"
#include "models/recovery_timeline.h"

namespace {

class TimelineAccessible : public QAccessibleObject {
public:
    explicit TimelineAccessible(RecoveryTimeline* timeline) : QAccessibleObject(timeline) {}
    ~TimelineAccessible() override;

    [[nodiscard]] RecoveryTimeline* timeline() const
    {
        return static_cast<RecoveryTimeline*>(object());
    }
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override { return timeline()->barCount(); }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* bar) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QRect rect() const override { return rectOf(timeline()->boundingRect()); }
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Chart; }
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QWindow* window() const override { return timeline()->window(); }

    [[nodiscard]] QRect rectOf(const QRectF& inItem) const;

private:
    // Made when they are asked for. A bar is whatever stands at its place by then, so that nothing
    // has to be let go when another plan is shown.
    mutable std::vector<QAccessible::Id> m_bars;
};

class TimelineBar : public QAccessibleInterface {
public:
    TimelineBar(const TimelineAccessible* chart, int index) : m_chart(chart), m_index(index) {}

    [[nodiscard]] bool isValid() const override
    {
        return m_chart->isValid() && m_index < m_chart->childCount();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return const_cast<TimelineAccessible*>(m_chart);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? timeline()->barName(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override
    {
        return isValid() ? m_chart->rectOf(timeline()->barPlace(m_index)) : QRect();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Graphic; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.selected = isValid() && timeline()->currentBar() == m_index;
        state.focused = state.selected && timeline()->hasActiveFocus();
        state.invalid = !isValid();
        // Scrolled or panned out of sight; still there for the arrows.
        state.offscreen =
            isValid() && !timeline()->boundingRect().intersects(timeline()->barPlace(m_index));
        return state;
    }

private:
    [[nodiscard]] const RecoveryTimeline* timeline() const { return m_chart->timeline(); }

    const TimelineAccessible* m_chart;
    int m_index;
};

TimelineAccessible::~TimelineAccessible()
{
    for (const QAccessible::Id id : m_bars) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
}

QAccessibleInterface* TimelineAccessible::parent() const
{
    // Items without an interface of their own are passed over, as Qt Quick does.
    for (QQuickItem* item = timeline()->parentItem(); item != nullptr; item = item->parentItem()) {
        if (QAccessibleInterface* found = QAccessible::queryAccessibleInterface(item))
            return found;
    }
    return timeline()->window() == nullptr
               ? nullptr
               : QAccessible::queryAccessibleInterface(timeline()->window());
}

QAccessibleInterface* TimelineAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const auto at = static_cast<std::size_t>(index);
    if (m_bars.size() <= at)
        m_bars.resize(static_cast<std::size_t>(childCount()), 0);
    if (m_bars[at] == 0)
        m_bars[at] = QAccessible::registerAccessibleInterface(new TimelineBar(this, index));
    return QAccessible::accessibleInterface(m_bars[at]);
}

int TimelineAccessible::indexOfChild(const QAccessibleInterface* bar) const
{
    for (std::size_t at = 0; at < m_bars.size(); ++at) {
        if (m_bars[at] != 0 && QAccessible::accessibleInterface(m_bars[at]) == bar)
            return static_cast<int>(at);
    }
    return -1;
}

QAccessibleInterface* TimelineAccessible::childAt(int x, int y) const
{
    if (timeline()->window() == nullptr)
        return nullptr;
    const QPointF inWindow = timeline()->window()->mapFromGlobal(QPointF(x, y));
    return child(timeline()->barIndexAt(timeline()->mapFromScene(inWindow)));
}

QAccessibleInterface* TimelineAccessible::focusChild() const
{
    return timeline()->hasActiveFocus() ? child(timeline()->currentBar()) : nullptr;
}

QString TimelineAccessible::text(QAccessible::Text kind) const
{
    switch (kind) {
    case QAccessible::Name:
        return RecoveryTimeline::tr("Recovery timeline, %1 groups in %2 rows")
            .arg(Figures::count(static_cast<std::uint64_t>(childCount())),
                 Figures::count(static_cast<std::uint64_t>(timeline()->rowCount())));
    case QAccessible::Description: return timeline()->describedText();
    case QAccessible::Value:
        return timeline()->currentBar() < 0 ? QString()
                                            : timeline()->barName(timeline()->currentBar());
    default: return {};
    }
}

QAccessible::State TimelineAccessible::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.focused = timeline()->hasActiveFocus();
    state.invisible = !timeline()->isVisible();
    return state;
}

QRect TimelineAccessible::rectOf(const QRectF& inItem) const
{
    if (timeline()->window() == nullptr)
        return {};
    const QRectF inScene = timeline()->mapRectToScene(inItem);
    return {timeline()->window()->mapToGlobal(inScene.topLeft().toPoint()),
            inScene.size().toSize()};
}

QAccessibleInterface* makeTimelineAccessible(const QString& className, QObject* object)
{
    // Asked once for every class of an object's ancestry; ours is made at its own name only.
    if (className != QLatin1String(RecoveryTimeline::staticMetaObject.className()))
        return nullptr;
    auto* timeline = qobject_cast<RecoveryTimeline*>(object);
    return timeline == nullptr ? nullptr : new TimelineAccessible(timeline);
}

}  // namespace

void installRecoveryTimelineAccessible()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeTimelineAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}
