// What the keyboard has to come by: everything that takes part in the focus or hears keys, and what
// a round of Tab reached of it.
#pragma once

#include <QAccessible>
#include <QSet>
#include <algorithm>

#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

inline constexpr int stopsMax = 300;

inline QString describe(const QQuickItem* item)
{
    QStringList path;
    for (; item != nullptr; item = item->parentItem())
        path.prepend(QString::fromLatin1(item->metaObject()->className()).section('_', 0, 0));
    return path.join(QStringLiteral(" > "));
}

inline bool shown(const QQuickItem* item)
{
    return item->isVisible() && item->isEnabled() && item->width() > 0 && item->height() > 0;
}

// Stops of Tab.
inline void gather(QQuickItem* item, QList<QQuickItem*>& stops)
{
    if (!item->isVisible())
        return;
    if (item->activeFocusOnTab() && shown(item))
        stops.append(item);
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        gather(child, stops);
}

inline bool hearsKeys(const QQuickItem& item)
{
    const QObjectList& attached = item.children();
    return std::any_of(attached.begin(), attached.end(), [](const QObject* object) {
        return object->inherits("QQuickKeysAttached");
    });
}

// What a reader offers to focus and somebody can work with: Qt offers every still text as well.
// Scroll bars are moved with what they are of.
inline bool isOffered(QQuickItem* item)
{
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(item);
    return known != nullptr && known->state().focusable &&
           known->role() != QAccessible::StaticText && known->role() != QAccessible::ScrollBar;
}

// A list of nothing takes no part in the focus until something is in it.
inline bool isEmptyList(const QQuickItem& item)
{
    const QVariant count = item.property("count");
    return count.isValid() && count.toInt() == 0;
}

inline void gatherAll(QQuickItem* item, QList<QQuickItem*>& found)
{
    if (!item->isVisible())
        return;
    const bool hears = hearsKeys(*item) && !isEmptyList(*item);
    if (shown(item) && (item->activeFocusOnTab() || hears || isOffered(item)))
        found.append(item);
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        gatherAll(child, found);
}

// Of what lies within `root`. A control's parts, such as a box's editor or a list's buttons, answer
// for it, and it for them.
inline QStringList notReached(QQuickItem& root, const QSet<QQuickItem*>& reached)
{
    QList<QQuickItem*> wanted;
    gatherAll(&root, wanted);
    QStringList missing;
    for (QQuickItem* item : std::as_const(wanted)) {
        bool within = false;
        for (QQuickItem* at = item; at != nullptr && !within; at = at->parentItem())
            within = reached.contains(at);
        for (QQuickItem* stop : reached)
            within |= item->isAncestorOf(stop);
        if (!within)
            missing << describe(item);
    }
    return missing;
}

inline bool isButton(const QQuickItem& item)
{
    return item.inherits("QQuickButton");
}

// `seen` is all of it, but for a pixel of rounding.
inline bool isWhole(const QQuickItem& item, const QRectF& seen)
{
    return seen.width() >= item.width() - 1 && seen.height() >= item.height() - 1;
}

// A whole round of Tab: every stop has a name and a role, and a button is wholly in sight once it
// has the focus.
struct TabRound {
    QSet<QQuickItem*> reached;
    QStringList problems;
};

inline TabRound tabRound(const ConsoleWindow& console)
{
    TabRound round;
    QQuickWindow* window = console.shell->window();
    const Sight sight(window);
    for (int step = 0; step < stopsMax; ++step) {
        console.press(Qt::Key_Tab);
        QQuickItem* stop = window->activeFocusItem();
        if (stop == nullptr) {
            round.problems << QStringLiteral("nothing has the focus");
            break;
        }
        if (round.reached.contains(stop))
            break;
        round.reached.insert(stop);
        if (Sight::nameOf(stop).isEmpty())
            round.problems << QStringLiteral("has no name: ") + describe(stop);
        if (Sight::roleOf(stop) == QAccessible::NoRole)
            round.problems << QStringLiteral("has no role: ") + describe(stop);
        if (isButton(*stop) && !isWhole(*stop, sight.inSight(stop)))
            round.problems << QStringLiteral("cut off: %1 “%2”")
                                  .arg(describe(stop), Sight::nameOf(stop));
    }
    return round;
}
