// What a person finds in a window: items in sight, by accessible name, label and text. A wanted
// text that ends in "*" is how the other one begins. What floats over the rooms is found first.
#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "models/table_model.h"

class Sight {
public:
    using Wanted = std::function<bool(QQuickItem*)>;

    explicit Sight(QQuickWindow* window) : m_window(window) {}

    [[nodiscard]] static bool fits(const QString& text, const QString& wanted)
    {
        return wanted.endsWith(QLatin1Char('*')) ? text.startsWith(wanted.chopped(1))
                                                 : text == wanted;
    }
    [[nodiscard]] static QString nameOf(QQuickItem* item)
    {
        QAccessibleInterface* known = QAccessible::queryAccessibleInterface(item);
        return known == nullptr ? QString() : known->text(QAccessible::Name);
    }
    [[nodiscard]] static QAccessible::Role roleOf(QQuickItem* item)
    {
        QAccessibleInterface* known = QAccessible::queryAccessibleInterface(item);
        return known == nullptr ? QAccessible::NoRole : known->role();
    }
    [[nodiscard]] static bool isLabelled(const QQuickItem* item, const QString& label)
    {
        return fits(item->property("label").toString(), label);
    }

    // The part of an item that is in the window and not cut off by what holds it.
    [[nodiscard]] QRectF inSight(const QQuickItem* item) const
    {
        QRectF seen = item->mapRectToScene(QRectF(QPointF(), item->size()));
        for (const QQuickItem* at = item->parentItem(); at != nullptr; at = at->parentItem()) {
            if (at->clip())
                seen &= at->mapRectToScene(QRectF(QPointF(), at->size()));
        }
        return seen & QRectF(QPointF(), QSizeF(m_window->size()));
    }
    // Null: nothing of that kind is in sight.
    [[nodiscard]] QQuickItem* find(const Wanted& wanted) const
    {
        const QList<QQuickItem*> layers = m_window->contentItem()->childItems();
        for (QQuickItem* layer : layers) {
            QQuickItem* found =
                layer->inherits("QQuickOverlay") ? findWithin(layer, wanted) : nullptr;
            if (found != nullptr)
                return found;
        }
        return findWithin(m_window->contentItem(), wanted);
    }
    [[nodiscard]] QQuickItem* findWithin(QQuickItem* item, const Wanted& wanted) const
    {
        if (!item->isVisible())
            return nullptr;
        if (wanted(item) && !inSight(item).isEmpty())
            return item;
        const QList<QQuickItem*> children = item->childItems();
        for (QQuickItem* child : children) {
            if (QQuickItem* found = findWithin(child, wanted))
                return found;
        }
        return nullptr;
    }

    [[nodiscard]] QQuickItem* named(const QString& name) const
    {
        return find([&name](QQuickItem* item) { return fits(nameOf(item), name); });
    }
    [[nodiscard]] QQuickItem* named(const QString& name, QAccessible::Role role) const
    {
        return find([&name, role](QQuickItem* item) {
            return roleOf(item) == role && fits(nameOf(item), name);
        });
    }
    // Something to press, and it may be pressed.
    [[nodiscard]] QQuickItem* handle(const QString& name) const
    {
        static const QList<QAccessible::Role> roles{
            QAccessible::Button,   QAccessible::PageTab,      QAccessible::CheckBox,
            QAccessible::ComboBox, QAccessible::EditableText, QAccessible::ListItem,
            QAccessible::Row};
        return find([&name](QQuickItem* item) {
            return item->isEnabled() && roles.contains(roleOf(item)) && fits(nameOf(item), name);
        });
    }
    [[nodiscard]] QQuickItem* labelled(const QString& label) const
    {
        return find([&label](QQuickItem* item) { return isLabelled(item, label); });
    }
    // Anywhere in a text or a name.
    [[nodiscard]] bool shows(const QString& text) const
    {
        return !text.isEmpty() && find([&text](QQuickItem* item) {
                                      return item->property("text").toString().contains(text) ||
                                             nameOf(item).contains(text);
                                  }) != nullptr;
    }
    [[nodiscard]] bool showsName(const QString& name) const { return named(name) != nullptr; }
    // What stands in a field.
    [[nodiscard]] QString entered(const QString& label) const
    {
        const QQuickItem* field = labelled(label);
        return field == nullptr ? QString() : field->property("text").toString();
    }

    // The DataTable of that label, what it shows, and the cells in sight.
    [[nodiscard]] QQuickItem* tableItem(const QString& label) const
    {
        return find([&label](QQuickItem* item) {
            return isLabelled(item, label) && item->property("currentRow").isValid();
        });
    }
    [[nodiscard]] TableModel* table(const QString& label) const
    {
        const QQuickItem* item = tableItem(label);
        return item == nullptr ? nullptr : item->property("rows").value<TableModel*>();
    }
    [[nodiscard]] QQuickItem* cell(const QString& label, int row, int column) const
    {
        QQuickItem* item = tableItem(label);
        QQuickItem* view = item == nullptr ? nullptr : findWithin(item, [](QQuickItem* part) {
            return part->inherits("QQuickTableView") && !part->inherits("QQuickHeaderViewBase");
        });
        QQuickItem* found = nullptr;
        if (view != nullptr)
            QMetaObject::invokeMethod(view, "itemAtCell", Q_RETURN_ARG(QQuickItem*, found),
                                      Q_ARG(QPoint, QPoint(column, row)));
        return found == nullptr || inSight(found).isEmpty() ? nullptr : found;
    }
    [[nodiscard]] QString cellText(const QString& label, int row, int column) const
    {
        const QQuickItem* found = cell(label, row, column);
        return found == nullptr ? QString() : found->property("display").toString();
    }
    // One choice of a SegmentedChoice.
    [[nodiscard]] QQuickItem* segment(const QString& label, int index) const
    {
        QQuickItem* choice = find([&label](QQuickItem* item) {
            return isLabelled(item, label) && item->property("entries").isValid();
        });
        return choice == nullptr ? nullptr : findWithin(choice, [index](QQuickItem* part) {
            return roleOf(part) == QAccessible::PageTab && part->property("index") == index;
        });
    }

    // Until layouts have settled.
    [[nodiscard]] bool settle() const
    {
        constexpr int frames = 2;
        QSignalSpy swapped(m_window, &QQuickWindow::frameSwapped);
        for (int frame = 1; frame <= frames; ++frame) {
            m_window->update();
            if (!QTest::qWaitFor([&swapped, frame] { return swapped.count() >= frame; }))
                return false;
        }
        return true;
    }

private:
    QQuickWindow* m_window;
};
