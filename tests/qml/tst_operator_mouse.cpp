// Every room by mouse alone: no shortcut, no Tab, no Enter. Only what has to be written, such as a
// rule, a name or a filter, is typed, into the field that was clicked on or that a sheet opened on.
#include <QQmlExtensionPlugin>

#include "models/estate_matrix.h"
#include "tests/qml/operator_stories.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

constexpr const char* railNames[] = {"Estate: *",  "Plan: *",    "Sweep: *",  "Rules: *",
                                     "Changes: *", "Journal: *", "Sources: *"};

class MouseHand : public OperatorHand {
public:
    bool goTo(Room target) override
    {
        return press(QLatin1String(railNames[target])) && awaitRoom(target);
    }
    bool act(const Way& way) override
    {
        if (!way.button.isEmpty())
            return press(way.button);
        if (!press(QStringLiteral("All commands")))
            return false;
        type(way.words);
        return clickOn([this] {
            return sight().find([](QQuickItem* item) {
                return Sight::roleOf(item) == QAccessible::ListItem && item->isEnabled() &&
                       item->property("index") == 0;
            });
        });
    }
    bool press(const QString& button) override
    {
        return clickOn([this, &button] { return sight().handle(button); });
    }
    bool dismiss(const QString& button) override { return press(button); }
    bool fill(const QString& label, const QString& text) override
    {
        if (!press(label) || !awaitFocus(label))
            return false;
        type(text);
        return true;
    }
    bool addRegion(const QString& label, const QString& id) override
    {
        return fill(label, id) && clickOn([this, &id] {
                   return sight().named(id + QStringLiteral(", *"), QAccessible::Row);
               });
    }
    bool choose(const QString& label, int index) override
    {
        return clickOn([this, &label, index] { return sight().segment(label, index); });
    }
    bool pick(const QString& label, const QString& entry) override
    {
        return press(label + QStringLiteral(": *")) &&
               clickOn([this, &entry] { return sight().named(entry, QAccessible::ListItem); });
    }
    bool select(const QString& table, int row) override
    {
        QPoint place;
        if (!findRow(table, row, place))
            return false;
        QTest::mouseClick(window(), Qt::LeftButton, Qt::NoModifier, place);
        return true;
    }
    bool openRow(const QString& table, int row) override
    {
        QPoint place;
        if (!findRow(table, row, place))
            return false;
        QTest::mouseDClick(window(), Qt::LeftButton, Qt::NoModifier, place);
        return true;
    }
    bool markRegions(int first, int last) override
    {
        const auto* matrix = window()->findChild<EstateMatrix*>();
        if (matrix == nullptr || !sight().settle())
            return false;
        // A band from one to the other, straight along their row.
        const QPoint from = centerOf(*matrix, first);
        const QPoint to = centerOf(*matrix, last);
        QTest::mousePress(window(), Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(window(), (from + to) / 2);
        QTest::mouseMove(window(), to);
        QTest::mouseRelease(window(), Qt::LeftButton, Qt::NoModifier, to);
        return true;
    }
    // Below the last line.
    bool enterText(const QString& label) override
    {
        QPoint place;
        const auto area = [this, &label] { return sight().labelled(label); };
        if (!find(area, place))
            return false;
        const QRectF seen = sight().inSight(area());
        constexpr qreal edge = 12;
        QTest::mouseClick(window(), Qt::LeftButton, Qt::NoModifier,
                          QPointF(seen.center().x(), seen.bottom() - edge).toPoint());
        const QQuickItem* text = window()->activeFocusItem();
        return awaitFocus(label) && text->property("cursorPosition") == text->property("length");
    }

private:
    using Finder = std::function<QQuickItem*()>;

    // Waits until it is in sight and layouts have settled.
    [[nodiscard]] bool find(const Finder& finder, QPoint& place) const
    {
        if (!QTest::qWaitFor([&finder] { return finder() != nullptr; }) || !sight().settle())
            return false;
        const QQuickItem* item = finder();
        if (item == nullptr)
            return false;
        place = sight().inSight(item).center().toPoint();
        return true;
    }
    [[nodiscard]] bool findRow(const QString& table, int row, QPoint& place) const
    {
        const auto seen = [this, &table, row] { return sight().cellPlace(table, row, 0); };
        if (!QTest::qWaitFor([&seen] { return !seen().isEmpty(); }) || !sight().settle())
            return false;
        place = seen().center().toPoint();
        return !seen().isEmpty();
    }
    [[nodiscard]] bool clickOn(const Finder& finder) const
    {
        QPoint place;
        if (!find(finder, place))
            return false;
        QTest::mouseClick(window(), Qt::LeftButton, Qt::NoModifier, place);
        return true;
    }
    [[nodiscard]] static QPoint centerOf(const EstateMatrix& matrix, int region)
    {
        return matrix.mapToScene(matrix.cellRect(region).center()).toPoint();
    }
};

}  // namespace

class OperatorMouseTest : public OperatorStories {
    Q_OBJECT

public:
    OperatorMouseTest() : OperatorStories(std::make_unique<MouseHand>()) {}
};

QTEST_MAIN(OperatorMouseTest)
#include "tst_operator_mouse.moc"
