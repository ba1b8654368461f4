// The window comes back as it was left: its size and place on the screen, and what it showed.
#include <QQuickWindow>
#include <QScreen>

#include "app/console/kept_place.h"
#include "app/console/window_place.h"
#include "models/preferences.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

namespace {

const QString windowKey = QStringLiteral("window/place");
const QString federalKey = QStringLiteral("window/shown/federal");

}  // namespace

class KeptPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aFirstWindowHasAPlainSize();
    void aWindowComesBackWhereItWas();
    void aScreenThatIsGoneKeepsNoWindow();
    void theRoomComesBack();
    void aLossComesBackAndIsNotRun();
    void aMomentDoesNotComeBack();
    void whatIsGoneIsNotMissed();
    void anotherKindOfEstateHasItsOwn();
    void whoAsksForAnotherPlaceIsNotTakenAway();
    void thePlaceIsKeptWhenTheWindowCloses();

private:
    [[nodiscard]] static Preferences& preferences() { return *Preferences::instance(); }
    [[nodiscard]] static QString left()
    {
        return preferences().value(federalKey, QString()).toString();
    }
    static void leave(const char* place)
    {
        preferences().setValue(federalKey, QString::fromLatin1(place));
    }
    [[nodiscard]] static QVariant shown(const ConsoleWindow& console, const char* name)
    {
        return console.shell->window()->property(name);
    }
};

void KeptPlaceTest::init()
{
    preferences().remove(windowKey);
    preferences().remove(QStringLiteral("window/maximized"));
    preferences().remove(federalKey);
}

void KeptPlaceTest::aFirstWindowHasAPlainSize()
{
    const WindowPlace place(preferences());
    QCOMPARE(place.size(), QSize(1'280, 800));
    preferences().setValue(windowKey, QRect(10, 20, 1'000, 700));
    QCOMPARE(place.size(), QSize(1'000, 700));
    // Settings are files that people edit.
    preferences().setValue(windowKey, QRect(10, 20, 3, 700));
    QCOMPARE(place.size(), QSize(640, 700));
    preferences().setValue(windowKey, QStringLiteral("anywhere"));
    QCOMPARE(place.size(), QSize(1'280, 800));
}

void KeptPlaceTest::aWindowComesBackWhereItWas()
{
    {
        QQuickWindow window;
        window.setGeometry(40, 50, 650, 410);
        WindowPlace place(preferences());
        place.follow(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.resize(660, 420);
        QTRY_COMPARE(preferences().value(windowKey, {}).toRect().size(), QSize(660, 420));
        window.setPosition(60, 70);
        QTRY_COMPARE(preferences().value(windowKey, {}).toRect().topLeft(), QPoint(60, 70));
    }
    QQuickWindow window;
    WindowPlace place(preferences());
    QCOMPARE(place.size(), QSize(660, 420));
    window.resize(place.size());
    place.follow(&window);
    QCOMPARE(window.position(), QPoint(60, 70));
}

void KeptPlaceTest::aScreenThatIsGoneKeepsNoWindow()
{
    preferences().setValue(windowKey, QRect(50'000, 50'000, 700, 500));
    QQuickWindow window;
    window.setGeometry(40, 50, 650, 410);
    WindowPlace place(preferences());
    place.follow(&window);
    QCOMPARE(window.position(), QPoint(40, 50));
}

void KeptPlaceTest::theRoomComesBack()
{
    {
        ConsoleWindow console;
        QVERIFY(console.open());
        KeptPlace kept(preferences(), *console.desk.session);
        kept.follow(console.shell->window(), true);
        QCOMPARE(shown(console, "room").toInt(), 0);
        console.shell->openLink(QStringLiteral("#/sweep?scope=sites&show=ranking"));
        QTRY_COMPARE(left(), QStringLiteral("#/sweep?scope=sites&show=ranking"));
    }
    ConsoleWindow console;
    QVERIFY(console.open());
    KeptPlace kept(preferences(), *console.desk.session);
    kept.follow(console.shell->window(), true);
    QCOMPARE(shown(console, "room").toInt(), 2);
    QCOMPARE(shown(console, "place").toString(), left());
    QCOMPARE(console.shell->warnings(), QStringList());
}

void KeptPlaceTest::aLossComesBackAndIsNotRun()
{
    leave("#/plan?fail=r017,r018&in=2h&show=analysis&question=cost");
    ConsoleWindow console;
    QVERIFY(console.open());
    KeptPlace kept(preferences(), *console.desk.session);
    kept.follow(console.shell->window(), true);
    QCOMPARE(shown(console, "room").toInt(), 1);
    QCOMPARE(console.desk.plan()->failureIds(),
             (QStringList{QStringLiteral("r017"), QStringLiteral("r018")}));
    QCOMPARE(console.desk.plan()->delayText(), QStringLiteral("2h"));
    QVERIFY(!console.desk.plan()->hasPreview());
    const Sight sight(console.shell->window());
    QTRY_VERIFY(sight.shows(QStringLiteral("not run yet")));
    // Edited, it is one's own.
    console.desk.plan()->remove(QStringLiteral("r018"));
    QTRY_VERIFY(!sight.shows(QStringLiteral("not run yet")));
    console.press(Qt::Key_F5);
    QTRY_VERIFY(console.desk.plan()->hasPreview());
    QVERIFY(shown(console, "place").toString().contains(QStringLiteral("question=cost")));
}

void KeptPlaceTest::aMomentDoesNotComeBack()
{
    leave("#/rules?show=text&asof=1");
    ConsoleWindow console;
    QVERIFY(console.open());
    KeptPlace kept(preferences(), *console.desk.session);
    kept.follow(console.shell->window(), true);
    QCOMPARE(shown(console, "room").toInt(), 3);
    QVERIFY(!console.desk.session->inPast());
    QVERIFY(!console.desk.session->desk().lookBackProgress());
}

void KeptPlaceTest::whatIsGoneIsNotMissed()
{
    leave("#/changes?proposal=nowhere");
    {
        ConsoleWindow console;
        QVERIFY(console.open());
        KeptPlace kept(preferences(), *console.desk.session);
        kept.follow(console.shell->window(), true);
        QCOMPARE(shown(console, "room").toInt(), 4);
        QCOMPARE(console.desk.session->lastError(), QString());
    }
    leave("#/kitchen?sink=full");
    ConsoleWindow console;
    QVERIFY(console.open());
    KeptPlace kept(preferences(), *console.desk.session);
    kept.follow(console.shell->window(), true);
    QCOMPARE(shown(console, "room").toInt(), 0);
    QCOMPARE(console.desk.session->lastError(), QString());
}

void KeptPlaceTest::anotherKindOfEstateHasItsOwn()
{
    leave("#/plan?fail=r017");
    estate::EstateSource fourRegions;
    fourRegions.origin = estate::EstateOrigin::fourRegion;
    ConsoleWindow console{DeskFixture(fourRegions), nullptr};
    QVERIFY(console.open());
    {
        KeptPlace kept(preferences(), *console.desk.session);
        kept.follow(console.shell->window(), true);
        QCOMPARE(shown(console, "room").toInt(), 0);
        console.shell->openLink(QStringLiteral("#/rules"));
    }
    QCOMPARE(left(), QStringLiteral("#/plan?fail=r017"));
    const QString key = QStringLiteral("window/shown/four-region");
    QCOMPARE(preferences().value(key, {}).toString(), QStringLiteral("#/rules"));
    preferences().remove(key);
}

void KeptPlaceTest::whoAsksForAnotherPlaceIsNotTakenAway()
{
    leave("#/sources");
    ConsoleWindow console;
    QVERIFY(console.open());
    KeptPlace kept(preferences(), *console.desk.session);
    kept.follow(console.shell->window(), false);
    QCOMPARE(shown(console, "room").toInt(), 0);
    QCOMPARE(left(), QStringLiteral("#/sources"));
    console.shell->openLink(QStringLiteral("#/rules"));
    QTRY_COMPARE(left(), QStringLiteral("#/rules"));
}

void KeptPlaceTest::thePlaceIsKeptWhenTheWindowCloses()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    {
        KeptPlace kept(preferences(), *console.desk.session);
        kept.follow(console.shell->window(), true);
        console.shell->openLink(QStringLiteral("#/changes?show=cuts"));
        QCOMPARE(left(), QString());
    }
    QCOMPARE(left(), QStringLiteral("#/changes?show=cuts"));
}

QTEST_MAIN(KeptPlaceTest)
#include "tst_kept_place.moc"
