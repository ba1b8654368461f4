// What tests of links and of views do with a console besides typing: look which room is shown,
// click, and wait for what a menu or a sheet over the rooms has.
#pragma once

#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

inline QString text(const char* words)
{
    return QString::fromUtf8(words);
}

struct ClickedWindow : ConsoleWindow {
    [[nodiscard]] Sight sight() const { return Sight(shell->window()); }
    [[nodiscard]] int room() const { return shell->window()->property("room").toInt(); }
    void click(const char* name) const
    {
        QQuickItem* item = sight().named(text(name));
        QVERIFY2(item != nullptr, name);
        const QPointF centre = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
        QTest::mouseClick(shell->window(), Qt::LeftButton, {}, centre.toPoint());
    }
    [[nodiscard]] bool waitFor(const char* name) const
    {
        return QTest::qWaitFor([&] { return sight().named(text(name)) != nullptr; });
    }
};
