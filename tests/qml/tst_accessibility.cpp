// Every room for those who see it through a reader or hold no mouse: what can have the focus has an
// interface, a name and a role, Tab comes by it, and it is the same at twice the size.
#include <QAccessible>
#include <QGuiApplication>
#include <QSet>

#include "models/preferences.h"
#include "models/rules_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/tab_stops.h"

enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom, journalRoom, sourcesRoom };
constexpr const char* roomNames[] = {"estate",  "plan",    "sweep",  "rules",
                                     "changes", "journal", "sources"};

class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void everyStopIsNamedAndReached_data();
    void everyStopIsNamedAndReached();
    void twiceTheSizeIsTheSameLayout_data() { rooms(); }
    void twiceTheSizeIsTheSameLayout();
    void aSmallWindowAtTwiceTheSizeReachesEverything_data() { rooms(); }
    void aSmallWindowAtTwiceTheSizeReachesEverything();

private:
    static void rooms()
    {
        QTest::addColumn<int>("room");
        for (int room = estateRoom; room <= sourcesRoom; ++room)
            QTest::newRow(roomNames[room]) << room;
    }
    void open(int room, const QSize& size, qreal scale);
    [[nodiscard]] QMap<QString, QRectF> places() const;

    std::unique_ptr<ConsoleWindow> m_console;
};

void AccessibilityTest::cleanup()
{
    const QStringList warnings = m_console->shell->warnings();
    m_console.reset();
    Preferences::instance()->setScale(1);
    QCOMPARE(warnings, QStringList());
}

void AccessibilityTest::open(int room, const QSize& size, qreal scale)
{
    m_console = std::make_unique<ConsoleWindow>();
    Preferences::instance()->setScale(scale);
    QVERIFY(m_console->open());
    m_console->shell->window()->resize(size);
    m_console->press(Qt::Key_1 + room, Qt::ControlModifier);
    QTRY_COMPARE(m_console->shell->window()->property("room").toInt(), room);
    // What is looked for in slices has another name until it is found.
    const auto* rules = m_console->shell->window()->findChild<RulesSession*>();
    QTRY_VERIFY(room != rulesRoom || rules->progress() >= 1);
    // Two frames: layouts have settled.
    for (int frame = 0; frame < 2; ++frame) {
        QSignalSpy swapped(m_console->shell->window(), &QQuickWindow::frameSwapped);
        m_console->shell->window()->update();
        QTRY_VERIFY(!swapped.isEmpty());
    }
}

void AccessibilityTest::everyStopIsNamedAndReached_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<bool>("planned");
    for (int room = estateRoom; room <= sourcesRoom; ++room) {
        QTest::addRow("%s", roomNames[room]) << room << false;
        if (room == planRoom || room == changesRoom)
            QTest::addRow("%s, planned", roomNames[room]) << room << true;
    }
}

void AccessibilityTest::everyStopIsNamedAndReached()
{
    QFETCH(int, room);
    QFETCH(bool, planned);
    QAccessible::setActive(true);
    open(room, {1280, 800}, 1);
    if (planned)
        QVERIFY(!m_console->desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());

    QQuickWindow* window = m_console->shell->window();
    QSet<QQuickItem*> reached;
    for (int step = 0; step < stopsMax; ++step) {
        QQuickItem* stop = window->activeFocusItem();
        QVERIFY2(stop != nullptr, "nothing has the focus");
        if (reached.contains(stop) && reached.size() > 1)
            break;
        reached.insert(stop);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(stop);
        QVERIFY2(interface != nullptr, qPrintable(describe(stop)));
        QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(describe(stop)));
        QVERIFY2(interface->role() != QAccessible::NoRole, qPrintable(describe(stop)));
        m_console->press(Qt::Key_Tab);
    }
    QCOMPARE(notReached(*window->contentItem(), reached), QStringList());
}

QMap<QString, QRectF> AccessibilityTest::places() const
{
    QMap<QString, QRectF> places;
    QList<QQuickItem*> stops;
    gather(m_console->shell->window()->contentItem(), stops);
    for (QQuickItem* stop : std::as_const(stops)) {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(stop);
        const QString name = interface == nullptr ? QString() : interface->text(QAccessible::Name);
        places.insert(name, QRectF(stop->mapToScene({0, 0}), stop->size()));
    }
    return places;
}

void AccessibilityTest::twiceTheSizeIsTheSameLayout()
{
    QFETCH(int, room);
    QAccessible::setActive(true);
    open(room, {1280, 720}, 1);
    const QMap<QString, QRectF> once = places();
    m_console.reset();
    open(room, {2560, 1440}, 2);
    const QMap<QString, QRectF> twice = places();
    QCOMPARE(twice.keys(), once.keys());
    // Texts are hinted to whole pixels, so a row of them may drift by a few.
    constexpr qreal drift = 12;
    for (auto at = once.begin(); at != once.end(); ++at) {
        // The matrix's cells are whole pixels, so it grows by up to a cell's rounding per column.
        if (at.key().startsWith(QStringLiteral("Estate matrix")))
            continue;
        const QRectF large = twice.value(at.key());
        const QRectF half(large.topLeft() / 2, large.size() / 2);
        QVERIFY2(std::abs(half.x() - at->x()) <= drift && std::abs(half.y() - at->y()) <= drift &&
                     std::abs(half.width() - at->width()) <= drift &&
                     std::abs(half.height() - at->height()) <= drift,
                 qPrintable(at.key()));
    }
}

void AccessibilityTest::aSmallWindowAtTwiceTheSizeReachesEverything()
{
    QFETCH(int, room);
    open(room, {1280, 720}, 2);
    QQuickWindow* window = m_console->shell->window();
    const QRectF frame(0, 0, window->width(), window->height());
    QSet<QQuickItem*> reached;
    for (int step = 0; step < stopsMax; ++step) {
        QQuickItem* stop = window->activeFocusItem();
        QVERIFY2(stop != nullptr, "nothing has the focus");
        if (reached.contains(stop) && reached.size() > 1)
            break;
        reached.insert(stop);
        // What has the focus is in sight, at least where it begins.
        const QRectF place(stop->mapToScene({0, 0}), stop->size());
        const QRectF seen = place.intersected(frame);
        QVERIFY2(seen.width() >= std::min(place.width(), 32.0) &&
                     seen.height() >= std::min(place.height(), 32.0),
                 qPrintable(describe(stop)));
        QVERIFY2(!isButton(*stop) || isWhole(*stop, Sight(window).inSight(stop)),
                 qPrintable(QStringLiteral("cut off: ") + describe(stop)));
        m_console->press(Qt::Key_Tab);
    }
    QVERIFY(reached.size() >= 6);
}

QTEST_MAIN(AccessibilityTest)
#include "tst_accessibility.moc"
