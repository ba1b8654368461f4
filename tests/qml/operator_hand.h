// How somebody works with the console: the stories of operator_stories.h are told in these words,
// and each test says what a hand does for them. False: it could not be done.
#pragma once

#include <memory>

#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom, journalRoom, sourcesRoom };

// An action: the words that find it in the palette, its button, and its shortcut.
struct Way {
    QString words;
    QString button;  // empty: it has none in sight
    int key = 0;     // 0: none that the story goes by
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

class OperatorHand {
public:
    OperatorHand() = default;
    OperatorHand(const OperatorHand&) = delete;
    OperatorHand& operator=(const OperatorHand&) = delete;
    virtual ~OperatorHand() = default;

    void workAt(ConsoleWindow* console) { m_console = console; }
    [[nodiscard]] ConsoleWindow& console() const { return *m_console; }
    [[nodiscard]] QQuickWindow* window() const { return m_console->shell->window(); }
    [[nodiscard]] Sight sight() const { return Sight(window()); }
    [[nodiscard]] int room() const { return window()->property("room").toInt(); }

    [[nodiscard]] virtual bool goTo(Room target) = 0;
    [[nodiscard]] virtual bool act(const Way& way) = 0;
    // A button, by its name.
    [[nodiscard]] virtual bool press(const QString& button) = 0;
    // What floats over a room: Escape, or the button that closes it.
    [[nodiscard]] virtual bool dismiss(const QString& button) = 0;
    [[nodiscard]] virtual bool fill(const QString& label, const QString& text) = 0;
    // A region by its id, into a field that completes ids.
    [[nodiscard]] virtual bool addRegion(const QString& label, const QString& id) = 0;
    // One of a SegmentedChoice, one of a ChoiceBox.
    [[nodiscard]] virtual bool choose(const QString& label, int index) = 0;
    [[nodiscard]] virtual bool pick(const QString& label, const QString& entry) = 0;
    [[nodiscard]] virtual bool select(const QString& table, int row) = 0;
    [[nodiscard]] virtual bool openRow(const QString& table, int row) = 0;
    // Two regions beside each other in the estate matrix.
    [[nodiscard]] virtual bool markRegions(int first, int last) = 0;
    // From the selected row into its text, behind the last letter.
    [[nodiscard]] virtual bool enterText(const QString& label) = 0;

    // A sheet asks by itself: its field has the focus once it is open.
    [[nodiscard]] bool answer(const QString& label, const QString& text) const
    {
        if (!awaitFocus(label))
            return false;
        type(text);
        return true;
    }
    void type(const QString& text) const { m_console->typeInto(text.toLatin1().constData()); }
    [[nodiscard]] bool awaitFocus(const QString& label) const
    {
        return QTest::qWaitFor(
            [this, &label] { return Sight::fits(m_console->focusLabel(), label); });
    }
    [[nodiscard]] bool awaitRoom(int target) const
    {
        return QTest::qWaitFor([this, target] { return room() == target; });
    }

private:
    ConsoleWindow* m_console = nullptr;
};
