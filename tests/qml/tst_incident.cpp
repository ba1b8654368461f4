// An incident in room Plan: its clock runs from each loss, its losses become a plan, the journal
// keeps it, and all of it is done from the keyboard.
#include <QAccessible>
#include <QQmlExtensionPlugin>
#include <QSet>
#include <QTemporaryDir>

#include "models/incident_session.h"
#include "models/language.h"
#include "models/recovery_timeline.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr int stopsMax = 200;
const QString placesLabel =
    QStringLiteral("A region that is lost, or ids of regions, sites and hosts");
const QString sinceLabel =
    QStringLiteral("Since when: empty for now, how long ago such as 12m, or a time in UTC");

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

QString cell(const TableModel& table, int row, int column)
{
    return table.index(row, column).data().toString();
}

QString exception(Session& session, int role)
{
    return session.exceptions()->index(0, 0).data(role).toString();
}

}  // namespace

class IncidentTest : public QObject {
    Q_OBJECT

private slots:
    void theClockRunsFromEachLoss();
    void whatIsRefusedSaysWhy();
    void anExceptionSaysThatOneIsOpen();
    void theJournalKeepsIt();
    void anEarlierMomentShowsItsOwn();
    void everythingIsDoneFromTheKeyboard();
    void thePlanStaysReadableBelowIt();

private:
    // Seconds of the desk's clock, told as its timer does.
    static void advance(const DeskFixture& desk, std::uint64_t count)
    {
        desk.clock->advance(seconds(count));
        emit desk.session->dataAgeTextChanged();
    }
    static void runFromPalette(const ConsoleWindow& console, const char* words)
    {
        console.press(Qt::Key_K, Qt::ControlModifier);
        console.typeInto(words);
        console.press(Qt::Key_Return);
    }
    static void reportLoss(const ConsoleWindow& console, const char* place, const char* since);
    static void stopsAreNamed(const ConsoleWindow& console);
};

// The ledger has five minutes, the accounts have ten, the carts a quarter of an hour.
void IncidentTest::theClockRunsFromEachLoss()
{
    DeskFixture desk(fourRegions());
    IncidentSession incident;
    incident.setSession(desk.session.get());
    const auto testers = testersOf({incident.losses(), incident.entries()});
    QVERIFY(!incident.isOpen());
    QVERIFY(incident.canBegin());
    QVERIFY(incident.begin(QStringLiteral(" Power lost in the east ")));
    QVERIFY(incident.isOpen() && incident.canReport() && !incident.canBegin());
    QCOMPARE(incident.title(), QStringLiteral("Power lost in the east"));
    QVERIFY(incident.begunText().contains(QStringLiteral("ada")));
    QVERIFY(incident.reportLoss(QStringLiteral("US-EAST-1"), QStringLiteral("4m")));
    QTRY_COMPARE(incident.countdownText(), QStringLiteral("1 m 00 s"));
    QVERIFY(incident.nextText().startsWith(QStringLiteral("ledger-db")));
    QVERIFY(incident.inTime() > 0);
    QCOMPARE(incident.passed(), 0);
    advance(desk, 1);
    QCOMPARE(incident.countdownText(), QStringLiteral("59 s"));
    QCOMPARE(cell(*incident.losses(), 0, IncidentLossTable::DeadlineColumn),
             QStringLiteral("59 s"));
    QCOMPARE(cell(*incident.losses(), 0, IncidentLossTable::ElapsedColumn),
             QStringLiteral("4 m 01 s"));

    QVERIFY(incident.reportLoss(QStringLiteral("eu-west-1a, eu-west-1b"), QString()));
    QCOMPARE(incident.losses()->total(), 3);
    QCOMPARE(incident.lossIds().size(), 3);
    QCOMPARE(cell(*incident.losses(), 1, IncidentLossTable::ElapsedColumn), QStringLiteral("0 s"));
    // Planned again from later: the deadlines stay where they were.
    advance(desk, 60);
    QTRY_COMPARE(incident.countdownText(), QStringLiteral("4 m 59 s"));
    QVERIFY(incident.nextText().startsWith(QStringLiteral("accounts-db")));
    QCOMPARE(incident.passed(), 1);
    QVERIFY(incident.late());
    QCOMPARE(cell(*incident.losses(), 0, IncidentLossTable::PassedColumn), QStringLiteral("1"));
    QCOMPARE(cell(*incident.losses(), 1, IncidentLossTable::DeadlineColumn),
             QStringLiteral("none"));

    QVERIFY(incident.reportBack(QStringLiteral("eu-west-1a")));
    QCOMPARE(incident.lossIds(),
             (QStringList{QStringLiteral("us-east-1"), QStringLiteral("eu-west-1b")}));
    QVERIFY(incident.note(QStringLiteral("utility called")));
    QCOMPARE(cell(*incident.entries(), 0, IncidentEntryTable::WhatColumn),
             QStringLiteral("utility called"));
    QVERIFY(incident.end(QStringLiteral("power is back")));
    QVERIFY(!incident.isOpen());
    QCOMPARE(incident.losses()->total(), 0);
    QCOMPARE(incident.passed(), 0);
    QCOMPARE(desk.session->lastError(), QString());
}

void IncidentTest::whatIsRefusedSaysWhy()
{
    DeskFixture desk(fourRegions());
    IncidentSession incident;
    incident.setSession(desk.session.get());
    QVERIFY(!incident.note(QStringLiteral("hm")));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("contradiction"));
    QVERIFY(!incident.begin(QStringLiteral("  ")));
    QVERIFY(incident.begin(QStringLiteral("smoke")));
    const auto refused = [&](const QString& ids, const QString& since) {
        return incident.reportLoss(ids, since) ? QString() : desk.session->lastErrorCode();
    };
    QCOMPARE(refused(QString(), QString()), QStringLiteral("bad-input"));
    // One that is unknown keeps the others out.
    QCOMPARE(refused(QStringLiteral("us-east-1 us-east-9"), QString()),
             QStringLiteral("unknown-id"));
    QCOMPARE(refused(QStringLiteral("us-east-1"), QStringLiteral("soon")),
             QStringLiteral("bad-input"));
    QCOMPARE(refused(QStringLiteral("us-east-1"), QStringLiteral("2h")),
             QStringLiteral("bad-input"));
    QCOMPARE(refused(QStringLiteral("us-east-1"), QStringLiteral("2027-01-01 00:00 UTC")),
             QStringLiteral("bad-input"));
    QCOMPARE(incident.losses()->total(), 0);
    QVERIFY(incident.reportLoss(QStringLiteral("us-east-1"), QString()));
    QCOMPARE(refused(QStringLiteral("us-east-1"), QString()), QStringLiteral("duplicate-id"));
}

void IncidentTest::anExceptionSaysThatOneIsOpen()
{
    DeskFixture desk(fourRegions());
    IncidentSession incident;
    incident.setSession(desk.session.get());
    QCOMPARE(desk.session->exceptionCount(), 0);
    QVERIFY(incident.begin(QStringLiteral("smoke")));
    QCOMPARE(desk.session->exceptionCount(), 1);
    QCOMPARE(exception(*desk.session, ExceptionListModel::TextRole),
             QStringLiteral("Incident: smoke"));
    QCOMPARE(exception(*desk.session, ExceptionListModel::SeverityRole), QStringLiteral("warning"));
    QVERIFY(incident.reportLoss(QStringLiteral("us-east-1"), QString()));
    QCOMPARE(exception(*desk.session, ExceptionListModel::SeverityRole),
             QStringLiteral("critical"));
    QVERIFY(desk.session->exceptions()->takeOver(
        exception(*desk.session, ExceptionListModel::KeyRole)));
    QVERIFY(incident.end(QStringLiteral("toast")));
    QCOMPARE(desk.session->exceptionCount(), 0);
    // Who was on one incident is not on the next.
    advance(desk, 1);
    QVERIFY(incident.begin(QStringLiteral("fire")));
    QCOMPARE(exception(*desk.session, ExceptionListModel::OwnerRole), QString());
}

void IncidentTest::theJournalKeepsIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("incident.journal"));
    {
        DeskFixture desk(fourRegions());
        QVERIFY(desk.session->openJournal(path, fourRegions()));
        desk.clock->advance(seconds(300));
        IncidentSession incident;
        incident.setSession(desk.session.get());
        QVERIFY(incident.begin(QStringLiteral("smoke")));
        QVERIFY(incident.reportLoss(QStringLiteral("us-east-1"), QStringLiteral("4m")));
        QVERIFY(incident.reportLoss(QStringLiteral("us-east-2"), QStringLiteral("1m")));
        QVERIFY(incident.note(QStringLiteral("fire brigade is here")));
    }
    DeskFixture desk(fourRegions());
    desk.clock->advance(seconds(300));
    IncidentSession incident;
    incident.setSession(desk.session.get());
    QVERIFY(!incident.isOpen());
    QVERIFY(desk.session->openJournal(path, fourRegions()));
    QVERIFY(incident.isOpen());
    QCOMPARE(incident.title(), QStringLiteral("smoke"));
    QCOMPARE(incident.lossIds(),
             (QStringList{QStringLiteral("us-east-1"), QStringLiteral("us-east-2")}));
    QCOMPARE(incident.entries()->total(), 4);
    QTRY_COMPARE(incident.countdownText(), QStringLiteral("1 m 00 s"));
    QVERIFY(desk.session->openInMemory(fourRegions()));
    QVERIFY(!incident.isOpen());
}

void IncidentTest::anEarlierMomentShowsItsOwn()
{
    DeskFixture desk(fourRegions());
    IncidentSession incident;
    incident.setSession(desk.session.get());
    QVERIFY(incident.begin(QStringLiteral("smoke")));
    QVERIFY(incident.reportLoss(QStringLiteral("us-east-1"), QStringLiteral("4m")));
    const qreal then = desk.session->presentIndex();
    advance(desk, 120);
    QVERIFY(incident.end(QStringLiteral("toast")));
    QVERIFY(desk.lookBack(then));
    QVERIFY(incident.isOpen() && !incident.canReport());
    QTRY_COMPARE(incident.countdownText(), QStringLiteral("1 m 00 s"));
    QVERIFY(!incident.note(QStringLiteral("hm")));
    desk.session->backToNow();
    QVERIFY(!incident.isOpen());
    QCOMPARE(incident.losses()->total(), 0);
}

void IncidentTest::reportLoss(const ConsoleWindow& console, const char* place, const char* since)
{
    console.press(Qt::Key_I, Qt::ControlModifier);
    QTRY_COMPARE(console.focusLabel(), placesLabel);
    console.typeInto(place);
    console.press(Qt::Key_Return);
    QVERIFY(console.tabTo(sinceLabel));
    console.typeInto(since);
    console.press(Qt::Key_Return);
    QTRY_VERIFY(console.focusLabel() != sinceLabel);
}

void IncidentTest::stopsAreNamed(const ConsoleWindow& console)
{
    QSet<const QObject*> stops;
    bool chips = false;
    QStringList names;
    for (int step = 0; step < stopsMax; ++step) {
        QQuickItem* stop = console.shell->window()->activeFocusItem();
        QVERIFY2(stop != nullptr, "nothing has the focus");
        if (stops.contains(stop) && stops.size() > 1)
            break;
        stops.insert(stop);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(stop);
        QVERIFY(interface != nullptr);
        const QString name = interface->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), stop->metaObject()->className());
        names << name;
        chips |= name.contains(QStringLiteral(" is lost since "));
        console.press(Qt::Key_Tab);
    }
    QVERIFY2(chips, qPrintable(names.join(QStringLiteral(" | "))));
}

void IncidentTest::everythingIsDoneFromTheKeyboard()
{
    QAccessible::setActive(true);
    ConsoleWindow console;
    QVERIFY(console.open());
    const auto* incident = console.shell->window()->findChild<IncidentSession*>();
    QVERIFY(incident != nullptr);
    runFromPalette(console, "begin an incident");
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("What is happening"));
    QCOMPARE(console.shell->window()->property("room").toInt(), 1);
    console.typeInto("Power lost");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(incident->isOpen());
    QTRY_VERIFY(console.focusLabel() != QStringLiteral("What is happening"));

    reportLoss(console, "r017", "");
    reportLoss(console, "r018", "12m");
    QCOMPARE(incident->lossIds(), (QStringList{QStringLiteral("r017"), QStringLiteral("r018")}));
    QTRY_VERIFY(!incident->standText().isEmpty());
    stopsAreNamed(console);

    console.press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Note of the incident"));
    console.typeInto("utility called");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(console.focusLabel() != QStringLiteral("Note of the incident"));

    const QString before = incident->countdownText();
    advance(console.desk, 60);  // it may be counted in minutes
    QVERIFY(incident->countdownText() != before);

    runFromPalette(console, "use the losses");
    QTRY_VERIFY(console.desk.plan()->hasPreview());
    QCOMPARE(console.desk.plan()->previewFailureIds(), incident->lossIds());
    QVERIFY(console.desk.plan()->proposeObstacle().isEmpty());

    runFromPalette(console, "end the incident");
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("How the incident ended"));
    console.typeInto("power is back");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(!incident->isOpen());
    QCOMPARE(console.desk.session->lastError(), QString());
    QCOMPARE(console.shell->warnings(), QStringList());
}

// At 1280x800: six decisions below everything that an incident adds, its buttons and counts whole.
void IncidentTest::thePlanStaysReadableBelowIt()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    auto* incident = console.shell->window()->findChild<IncidentSession*>();
    QVERIFY(incident != nullptr);
    QVERIFY(incident->begin(QStringLiteral("Power lost in the east")));
    QVERIFY(incident->reportLoss(QStringLiteral("r017 r018"), QString()));
    runFromPalette(console, "use the losses");
    QTRY_VERIFY(console.desk.plan()->hasPreview());
    const auto itemWith = [&console](const char* property, const QString& value) -> QQuickItem* {
        for (QQuickItem* item : console.shell->window()->findChildren<QQuickItem*>()) {
            if (item->isVisible() && item->property(property).toString() == value)
                return item;
        }
        return nullptr;
    };
    const QQuickItem* decisions = itemWith("label", QStringLiteral("Decisions, Enter explains"));
    QVERIFY(decisions != nullptr);
    // A page key leaves one row of those in sight.
    QTRY_VERIFY2(decisions->property("page").toInt() >= 5,
                 qPrintable(QString::number(decisions->height())));
    const QQuickItem* use = itemWith("text", QStringLiteral("Use these losses in the plan"));
    QVERIFY(use != nullptr);
    const QQuickItem* stand = nullptr;
    QTRY_VERIFY(!incident->standText().isEmpty() &&
                (stand = itemWith(
                     "text", QStringLiteral("Groups: %1").arg(incident->standText()))) != nullptr);
    for (const QString& language : {QStringLiteral("de"), QStringLiteral("en")}) {
        Language::instance()->speak(language);
        QTRY_VERIFY2(use->width() >= use->implicitWidth(), qPrintable(language));
        QTRY_VERIFY2(!stand->property("truncated").toBool() &&
                         stand->width() >= stand->implicitWidth(),
                     qPrintable(stand->property("text").toString()));
    }
    // Three rows of the timeline above them.
    const auto* timeline = console.shell->window()->findChild<RecoveryTimeline*>();
    QVERIFY(timeline != nullptr);
    QTRY_VERIFY2(timeline->height() - timeline->axisHeight() >= 3 * timeline->rowHeight(),
                 qPrintable(QString::number(timeline->height())));
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(IncidentTest)
#include "tst_incident.moc"
