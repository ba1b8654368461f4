// What says that something was done lies on nothing that people work with just then, and goes when
// it is put away; a tip lies beside what it is about.
#include <QQmlExtensionPlugin>
#include <QRegularExpression>

#include "tests/qml/clicked_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

constexpr int stripHeight = 40;
const QString said = QStringLiteral("Copied: a link");
const QString decisions = QStringLiteral("Decisions, Enter explains");

QRectF placeOf(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(QPointF(), item.size()));
}

}  // namespace

class NoticeTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void itLiesAtTheLowerEdgeOfTheRoom_data();
    void itLiesAtTheLowerEdgeOfTheRoom();
    void itGoesWhenItIsPutAway();
    void itCoversNoChosenRow();
    void aTipCoversNothingThatIsPointedAt();

private:
    static QQuickItem* notice(const ClickedWindow& console)
    {
        return console.sight().named(said, QAccessible::Notification);
    }
};

void NoticeTest::itLiesAtTheLowerEdgeOfTheRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 640);
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("large") << QSize(1920, 1080);
}

void NoticeTest::itLiesAtTheLowerEdgeOfTheRoom()
{
    QFETCH(QSize, size);
    ClickedWindow console;
    QVERIFY(console.open());
    console.shell->window()->resize(size);
    QTRY_COMPARE(console.shell->window()->size(), size);
    console.desk.session->tell(said);
    QTRY_VERIFY(notice(console) != nullptr);
    const int rail = console.shell->theme()->property("railWidth").toInt();
    const QRectF room(rail, stripHeight, size.width() - rail, size.height() - stripHeight);
    QTRY_VERIFY(room.contains(placeOf(*notice(console))));
    // Low, on the very edge: tables end above it, and in this room their rows are at its left.
    QTRY_VERIFY(placeOf(*notice(console)).bottom() > room.bottom() - 4);
    QVERIFY(placeOf(*notice(console)).height() < 28);
    QVERIFY(placeOf(*notice(console)).left() > room.center().x());
    // However much it says.
    console.desk.session->tell(said.repeated(40));
    QTRY_VERIFY(console.sight().named(said + QLatin1Char('*'), QAccessible::Notification) !=
                nullptr);
    QVERIFY(room.contains(placeOf(
        *console.sight().named(said + QLatin1Char('*'), QAccessible::Notification))));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void NoticeTest::itGoesWhenItIsPutAway()
{
    ClickedWindow console;
    QVERIFY(console.open());
    console.desk.session->tell(said);
    QTRY_VERIFY(notice(console) != nullptr);
    console.press(Qt::Key_M, Qt::ControlModifier);
    QTRY_VERIFY(notice(console) == nullptr);
    QCOMPARE(console.desk.session->lastNotice(), QString());
    // With a pointer.
    console.desk.session->tell(said);
    QVERIFY(console.waitFor("Put the message away"));
    console.click("Put the message away");
    QTRY_VERIFY(notice(console) == nullptr);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void NoticeTest::itCoversNoChosenRow()
{
    ClickedWindow console;
    QVERIFY(console.open());
    console.desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(console.desk.plan()->run());
    console.shell->showPlanView(0, 0);
    QVERIFY(console.tabTo(decisions));
    console.press(Qt::Key_End);
    const auto lastRow = [&console] {
        const TableModel* table = console.sight().table(decisions);
        return table == nullptr ? QRectF()
                                : console.sight().cellPlace(decisions, table->count() - 1, 0);
    };
    QTRY_VERIFY(!lastRow().isEmpty());
    console.desk.session->tell(said);
    QTRY_VERIFY(notice(console) != nullptr);
    QTRY_VERIFY(!placeOf(*notice(console)).intersects(lastRow()));
    QVERIFY(placeOf(*notice(console)).left() < console.shell->window()->width() / 2);
    // A row that is chosen while it is up.
    console.press(Qt::Key_Home);
    console.press(Qt::Key_End);
    QTRY_VERIFY(!lastRow().isEmpty());
    QTRY_VERIFY(!placeOf(*notice(console)).intersects(lastRow()));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// At the upper edge of the window there is no room above.
void NoticeTest::aTipCoversNothingThatIsPointedAt()
{
    ClickedWindow console;
    QVERIFY(console.open());
    QQuickWindow* window = console.shell->window();
    QQuickItem* button = console.sight().named(QStringLiteral("All commands"), QAccessible::Button);
    QVERIFY(button != nullptr);
    const auto tip = [window]() -> QQuickItem* {
        for (const QObject* found : window->findChildren<QObject*>()) {
            if (found->property("aside").isValid() && found->property("visible").toBool())
                return found->property("contentItem").value<QQuickItem*>();
        }
        return nullptr;
    };
    QTest::mouseMove(window, {600, 400});
    QTest::mouseMove(window, placeOf(*button).center().toPoint());
    QTRY_VERIFY(tip() != nullptr);
    QVERIFY(!placeOf(*tip()).intersects(placeOf(*button)));
    QTest::mouseMove(window, {600, 400});
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(NoticeTest)
#include "tst_notice.moc"
