// Every room from the keyboard alone.
#include <QQmlExtensionPlugin>

#include "tests/qml/operator_stories.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

// More stops than any room has.
constexpr int stopsMax = 100;

class KeyboardHand : public OperatorHand {
public:
    bool goTo(Room target) override
    {
        console().press(Qt::Key_1 + int{target}, Qt::ControlModifier);
        return awaitRoom(target);
    }
    bool act(const Way& way) override
    {
        if (way.key != 0) {
            console().press(way.key, way.modifiers);
            return true;
        }
        console().press(Qt::Key_K, Qt::ControlModifier);
        type(way.words);
        console().press(Qt::Key_Return);
        return true;
    }
    bool press(const QString& button) override
    {
        if (!reach(button))
            return false;
        console().press(Qt::Key_Return);
        return true;
    }
    bool dismiss(const QString& button) override
    {
        Q_UNUSED(button)
        console().press(Qt::Key_Escape);
        return true;
    }
    bool fill(const QString& label, const QString& text) override
    {
        if (!reach(label))
            return false;
        type(text);
        return true;
    }
    bool addRegion(const QString& label, const QString& id) override
    {
        if (!fill(label, id))
            return false;
        console().press(Qt::Key_Return);
        return true;
    }
    bool choose(const QString& label, int index) override
    {
        if (!reach(label))
            return false;
        const QQuickItem* choice = window()->activeFocusItem();
        step(index - choice->property("current").toInt(), Qt::Key_Right, Qt::Key_Left);
        return choice->property("current").toInt() == index;
    }
    bool pick(const QString& label, const QString& entry) override
    {
        if (!reach(label))
            return false;
        QQuickItem* box = window()->activeFocusItem();
        for (int index = 0; index < box->property("count").toInt(); ++index) {
            QString text;
            QMetaObject::invokeMethod(box, "textAt", Q_RETURN_ARG(QString, text),
                                      Q_ARG(int, index));
            if (text != entry)
                continue;
            step(index - box->property("currentIndex").toInt(), Qt::Key_Down, Qt::Key_Up);
            return box->property("displayText").toString() == entry;
        }
        return false;
    }
    bool select(const QString& table, int row) override
    {
        if (!reach(table))
            return false;
        console().press(Qt::Key_Home);
        step(row, Qt::Key_Down, Qt::Key_Up);
        const QQuickItem* item = sight().tableItem(table);
        return item != nullptr && item->property("currentRow").toInt() == row;
    }
    bool openRow(const QString& table, int row) override
    {
        if (!select(table, row))
            return false;
        console().press(Qt::Key_Return);
        return true;
    }
    bool markRegions(int first, int last) override
    {
        type(console().desk.session->regions()->regionIdAt(first));
        for (int region = first; region < last; ++region)
            console().press(Qt::Key_Right, Qt::ShiftModifier);
        return true;
    }
    bool enterText(const QString& label) override
    {
        console().press(Qt::Key_Return);
        if (!awaitFocus(label))
            return false;
        console().press(Qt::Key_End, Qt::ControlModifier);
        return true;
    }

private:
    // A whole round of Tab comes by it.
    [[nodiscard]] bool reach(const QString& label) const
    {
        for (int stop = 0; stop < stopsMax; ++stop) {
            if (Sight::fits(console().focusLabel(), label))
                return true;
            console().press(Qt::Key_Tab);
        }
        return false;
    }
    void step(int by, int onward, int back) const
    {
        for (int turn = 0; turn < std::abs(by); ++turn)
            console().press(by > 0 ? onward : back);
    }
};

}  // namespace

class OperatorKeyboardTest : public OperatorStories {
    Q_OBJECT

public:
    OperatorKeyboardTest() : OperatorStories(std::make_unique<KeyboardHand>()) {}
};

QTEST_MAIN(OperatorKeyboardTest)
#include "tst_operator_keyboard.moc"
