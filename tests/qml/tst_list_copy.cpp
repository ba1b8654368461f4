// Every list of a room is copied, as its tables are: what a row says, as text, CSV and JSON.
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlExtensionPlugin>
#include <QSet>

#include "models/list_copy.h"
#include "models/worst_region_model.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr int rooms = 7;
const QString untouched = QStringLiteral("nothing was copied");

bool lose(const DeskFixture& fixture, const char* region)
{
    Desk& desk = fixture.session->desk();
    const auto lost =
        desk.workspace().changeRegion("grace", region, RegionChange::offline, desk.now());
    desk.noteEvents();
    return lost.has_value();
}

// Lists that people see: they have rows and a name. Choices that float over a field have none.
QList<QQuickItem*> listsIn(QQuickItem* item)
{
    QList<QQuickItem*> found;
    if (!item->isVisible())
        return found;
    if (item->inherits("QQuickListView") && item->property("count").toInt() > 0 &&
        !item->property("label").toString().isEmpty())
        found << item;
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        found << listsIn(child);
    return found;
}

// Copies every list in sight by the keyboard and adds its label; the label of one that was not
// copied row by row, or nothing.
QString copyLists(const ConsoleWindow& console, QSet<QString>& copied)
{
    const QList<QQuickItem*> lists = listsIn(console.shell->window()->contentItem());
    for (QQuickItem* list : lists) {
        const QString label = list->property("label").toString();
        QGuiApplication::clipboard()->setText(untouched);
        list->forceActiveFocus();
        console.press(Qt::Key_C, Qt::ControlModifier);
        const QString text = QGuiApplication::clipboard()->text();
        if (text.count(QLatin1Char('\n')) != list->property("count").toInt() + 1)
            return label;
        copied << label;
    }
    return {};
}

}  // namespace

class ListCopyTest : public QObject {
    Q_OBJECT

private slots:
    void exceptionsReadBack();
    void theWorstReadBack();
    void plainNamesReadBack();
    void everyListOfARoomIsCopied();
    void thePaletteCopiesTheListInFocus();
    void theDrawerIsCopied();
    void theMenuOpensByTheKeyboard();
};

void ListCopyTest::exceptionsReadBack()
{
    DeskFixture desk;
    QVERIFY(lose(desk, "r042") && lose(desk, "r043"));
    const ExceptionListModel& exceptions = *desk.session->exceptions();
    const QJsonArray json =
        QJsonDocument::fromJson(ListCopy::textOf(exceptions, QStringLiteral("json")).toUtf8())
            .array();
    QCOMPARE(json.size(), 2);
    const QJsonObject first = json.first().toObject();
    QCOMPARE(first[QStringLiteral("key")].toString(), QStringLiteral("region/r042"));
    QCOMPARE(first[QStringLiteral("severity")].toString(), QStringLiteral("Critical"));
    QCOMPARE(first[QStringLiteral("since")].toString(), QStringLiteral("2026-01-01 01:00:00 UTC"));
    QVERIFY(first.contains(QStringLiteral("region_id")));
    // A screen reader's sentence says all of it again.
    QVERIFY(!first.contains(QStringLiteral("accessible")));
    const QStringList lines = ListCopy::textOf(exceptions, QStringLiteral("csv"))
                                  .split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.front().startsWith(QStringLiteral("key,severity,text,meaning,since")));
}

void ListCopyTest::theWorstReadBack()
{
    DeskFixture desk;
    WorstRegionModel worst;
    worst.setRegions(desk.session->regions());
    ListCopy::copy(QVariant::fromValue<QAbstractItemModel*>(&worst), QStringLiteral("text"));
    const QStringList lines =
        QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), worst.count() + 1);
    QVERIFY2(lines.front().contains(QStringLiteral("region_id\t")), qPrintable(lines.front()));
    QVERIFY(lines[1].contains(worst.index(0).data(WorstRegionModel::ValueTextRole).toString()));
}

void ListCopyTest::plainNamesReadBack()
{
    const QStringList names{QStringLiteral("late"), QStringLiteral("held, first")};
    ListCopy::copy(names, QStringLiteral("csv"));
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("name\r\nlate\r\n\"held, first\"\r\n"));
    ListCopy::copy(QStringLiteral("late"), QStringLiteral("text"));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("name")));
}

void ListCopyTest::everyListOfARoomIsCopied()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(!console.desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    QSet<QString> copied;
    for (int room = 0; room < rooms; ++room) {
        console.press(Qt::Key_1 + room, Qt::ControlModifier);
        QTRY_COMPARE(console.shell->window()->property("room").toInt(), room);
        QCOMPARE(copyLists(console, copied), QString());
    }
    // As a room begins, it has few lists: the worst regions, the envelope, what a plan rests on.
    QCOMPARE(copied.size(), 3);
    // What a region publishes, its edges by kind, and the lanes of its first host.
    for (const char* shown : {"pane=exports", "pane=relations", "page=hosts"}) {
        const qsizetype before = copied.size();
        console.shell->openLink(QStringLiteral("#/estate?region=r042&") +
                                QString::fromLatin1(shown));
        QTRY_VERIFY2(copyLists(console, copied).isEmpty() && copied.size() > before, shown);
    }
    QCOMPARE(console.shell->warnings(), QStringList());
}

void ListCopyTest::thePaletteCopiesTheListInFocus()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    const QList<QQuickItem*> lists = listsIn(console.shell->window()->contentItem());
    QVERIFY(!lists.isEmpty());
    QGuiApplication::clipboard()->setText(untouched);
    lists.front()->forceActiveFocus();
    // The palette takes the focus and not the list.
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("table in focus as json");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(QGuiApplication::clipboard()->text() != untouched);
    const QJsonArray rows =
        QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).array();
    QCOMPARE(rows.size(), lists.front()->property("count").toInt());
    QCOMPARE(console.shell->warnings(), QStringList());
}

void ListCopyTest::theDrawerIsCopied()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(lose(console.desk, "r042"));
    console.press(Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Exceptions, most severe first"));
    console.press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("region/r042")));
    // The menu has the other two.
    console.press(Qt::Key_F10, Qt::ShiftModifier);
    console.press(Qt::Key_Down);
    console.press(Qt::Key_Down);
    console.press(Qt::Key_Return);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("region/r042,")));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// As a table's: by the menu key and by Shift+F10, in the list and not where the mouse is.
void ListCopyTest::theMenuOpensByTheKeyboard()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(lose(console.desk, "r042"));
    console.press(Qt::Key_E, Qt::ControlModifier);
    const QString drawer = QStringLiteral("Exceptions, most severe first");
    QTRY_COMPARE(console.focusLabel(), drawer);
    QQuickItem* list = console.shell->window()->activeFocusItem();
    const auto copiedBy = [&console](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QGuiApplication::clipboard()->setText(untouched);
        console.press(key, modifiers);
        console.press(Qt::Key_Down);
        console.press(Qt::Key_Return);
    };
    copiedBy(Qt::Key_Menu, Qt::NoModifier);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("region/r042\t")));
    QTRY_COMPARE(console.shell->window()->activeFocusItem(), list);
    copiedBy(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("region/r042\t")));
    QTRY_COMPARE(console.shell->window()->activeFocusItem(), list);
    console.press(Qt::Key_Menu);
    QObject* menu = nullptr;
    QTRY_VERIFY(([&console, &menu] {
        const QList<QObject*> everything = console.shell->window()->findChildren<QObject*>();
        for (QObject* object : everything) {
            if (object->inherits("QQuickMenu") && object->property("opened").toBool())
                menu = object;
        }
        return menu != nullptr;
    }()));
    // The focus is on a row of it, or on the list.
    const auto* rows = menu->property("parent").value<QQuickItem*>();
    QVERIFY(rows != nullptr && (rows == list || rows->isAncestorOf(list)));
    const qreal x = menu->property("x").toReal();
    QVERIFY2(x > 0 && x < rows->width(), qPrintable(QString::number(x)));
    console.press(Qt::Key_Escape);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(ListCopyTest)
#include "tst_list_copy.moc"
