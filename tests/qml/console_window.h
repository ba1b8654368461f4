// The console as shipped over a session of its own, driven from the keyboard. Its program imports
// the two QML plugins.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>

#include "app/console/shell.h"
#include "models/preferences.h"
#include "tests/qml/desk_fixture.h"

struct ConsoleWindow {
    static constexpr int wholeWait = 30'000;

    DeskFixture desk;
    std::unique_ptr<Shell> shell;

    // With everything that comes after its first frame. Tables are as at first, unless they are to
    // be as another window left them.
    bool open(bool forgets = true)
    {
        if (forgets)
            Preferences::instance()->forgetTableViews();
        shell = std::make_unique<Shell>(desk.session.get());
        if (!desk.opened || !shell->load({1280, 800}, 0))
            return false;
        shell->window()->show();
        shell->window()->requestActivate();
        return QTest::qWaitForWindowActive(shell->window()) &&
               QTest::qWaitFor([this] { return isWhole(); }, wholeWait);
    }
    // Every room is there, and every sheet.
    [[nodiscard]] bool isWhole() const
    {
        const QQuickWindow* window = shell->window();
        return window->property("made").toInt() == window->property("madeMax").toInt();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(shell->window(), static_cast<Qt::Key>(key), modifiers);
    }
    void typeInto(const char* text) const
    {
        for (const char* letter = text; *letter != '\0'; ++letter)
            QTest::keyClick(shell->window(), *letter);
    }
    // Of the item in focus, or of the list or grid whose row it is.
    [[nodiscard]] QString focusLabel() const
    {
        QString label;
        for (const QQuickItem* item = shell->window()->activeFocusItem();
             item != nullptr && label.isEmpty(); item = item->parentItem())
            label = item->property("label").toString();
        return label;
    }
    // False: a whole round of Tab does not come by it.
    [[nodiscard]] bool tabTo(const QString& label) const
    {
        for (int step = 0; step < 60 && focusLabel() != label; ++step)
            press(Qt::Key_Tab);
        return focusLabel() == label;
    }
};
