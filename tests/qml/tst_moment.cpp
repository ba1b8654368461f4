// Stepping through time: a look back is taken up in slices, another one takes its place, a record
// is named before anybody looks, and the slider is driven from the keyboard and with the mouse.
#include <QQmlExtensionPlugin>
#include <QTemporaryDir>

#include "engine/text/format.h"
#include "models/figures.h"
#include "models/moment_model.h"
#include "models/words.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr int records = 401;  // every site is online again

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

// A journal with that many records.
void fill(Session* session, int count)
{
    Desk& desk = session->desk();
    const std::string site = desk.catalog().sites.front().id;
    for (int at = 0; static_cast<int>(session->presentIndex()) < count; ++at)
        QVERIFY(desk.workspace().changeSite("ada", site, at % 2 == 1, desk.now()).has_value());
    desk.noteEvents();
}

// Until every proposal is reviewed: what is due by itself moves the head.
bool rests(const MomentModel& moment)
{
    return QTest::qWaitFor([&moment] { return !moment.working(); }, 60'000);
}

struct MomentFixture {
    DeskFixture desk{fourRegions()};
    JournalTableModel table;
    MomentModel moment;

    MomentFixture()
    {
        fill(desk.session.get(), records);
        table.setSession(desk.session.get());
        moment.setSession(desk.session.get());
        moment.setRecords(&table);
    }
    [[nodiscard]] bool read() const
    {
        return QTest::qWaitFor([this] { return !table.reading(); }, 60'000);
    }
};

}  // namespace

class MomentTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void aLookBackIsTakenUpInSlices();
    void anotherLookTakesItsPlace();
    void whatIsCancelledChangesNothing();
    void whatWasLetGoComesBackWhenItIsCancelled();
    void whatIsChosenStaysFromMomentToMoment();
    void aRecordIsNamedBeforeAnybodyLooks();
    void marksSayWherePlansWereCommittedAndImagesLie();
    void anotherJournalEndsALookBack();
    void theSliderIsDrivenFromTheKeyboard();
    void theSliderIsDraggedAndLooksWhenItIsLetGo();
};

void MomentTest::aLookBackIsTakenUpInSlices()
{
    MomentFixture fixture;
    MomentModel& moment = fixture.moment;
    Session* session = fixture.desk.session.get();
    QSignalSpy moves(session, &Session::modeChanged);
    QVERIFY(moment.goTo(records / 2));
    QVERIFY(moment.working());
    QVERIFY(!moment.progressText().isEmpty());
    // Until it is taken up, everything shows what it showed.
    QVERIFY(!session->inPast());
    QCOMPARE(moves.count(), 0);
    QCOMPARE(moment.aimIndex(), static_cast<qreal>(records / 2));
    QVERIFY(rests(moment));
    QVERIFY(session->inPast());
    QCOMPARE(moves.count(), 1);
    QCOMPARE(session->momentIndex(), static_cast<qreal>(records / 2));
    QCOMPARE(moment.progressText(), QString());
}

void MomentTest::anotherLookTakesItsPlace()
{
    MomentFixture fixture;
    MomentModel& moment = fixture.moment;
    Session* session = fixture.desk.session.get();
    QSignalSpy moves(session, &Session::modeChanged);
    QVERIFY(moment.goTo(300));
    // Each step counts from where the one before it aims.
    QVERIFY(moment.goBy(-1));
    QVERIFY(moment.goByPage(-1));
    QCOMPARE(moment.aimIndex(), 199.0);
    QVERIFY(rests(moment));
    QCOMPARE(session->momentIndex(), 199.0);
    QCOMPARE(moves.count(), 1);
    QVERIFY(moment.goByPage(-9));
    QVERIFY(rests(moment));
    QCOMPARE(session->momentIndex(), 1.0);
    QVERIFY(!moment.canStepBack() && moment.canStepOn());
    QVERIFY(moment.goToLast());
    QVERIFY(!session->inPast());
    QVERIFY(!moment.canStepOn());
}

void MomentTest::whatIsCancelledChangesNothing()
{
    MomentFixture fixture;
    MomentModel& moment = fixture.moment;
    Session* session = fixture.desk.session.get();
    const QString hash = session->stateHash();
    QVERIFY(moment.goTo(20));
    moment.cancel();
    QVERIFY(!moment.working());
    QCOMPARE(moment.aimIndex(), session->presentIndex());
    QVERIFY(!session->inPast());
    QCOMPARE(session->stateHash(), hash);
    // From a look back as well: what is shown stays.
    QVERIFY(moment.goTo(20));
    QVERIFY(rests(moment));
    QVERIFY(moment.goTo(10));
    moment.cancel();
    QCOMPARE(session->momentIndex(), 20.0);
    // And going back to now ends what is under way.
    QVERIFY(moment.goTo(10));
    session->backToNow();
    QVERIFY(!moment.working());
    QVERIFY(!session->inPast());
    QCOMPARE(session->stateHash(), hash);
}

// Between letting go of one moment and reading another somebody may still think better of it.
void MomentTest::whatWasLetGoComesBackWhenItIsCancelled()
{
    MomentFixture fixture;
    MomentModel& moment = fixture.moment;
    Session* session = fixture.desk.session.get();
    Desk& desk = session->desk();
    const QString hash = session->stateHash();
    const QStringList asked{session->regions()->regionIdAt(0)};
    session->plan()->setFailureIds(asked);
    const auto cancels =
        connect(&desk, &Desk::aboutToReplace, &moment, &MomentModel::cancel, Qt::QueuedConnection);
    const QSignalSpy letGo(&desk, &Desk::aboutToReplace);
    const QSignalSpy told(&desk, &Desk::replaced);
    QVERIFY(moment.goTo(20));
    QTRY_COMPARE(letGo.count(), 1);
    QTRY_VERIFY(!moment.working());
    disconnect(cancels);
    QCOMPARE(told.count(), 1);
    QVERIFY(!desk.replacing());
    QVERIFY(!session->inPast());
    QCOMPARE(session->stateHash(), hash);
    QCOMPARE(session->plan()->failureIds(), asked);
}

// The same regions at another moment: what is chosen among them stays, and so does the question.
void MomentTest::whatIsChosenStaysFromMomentToMoment()
{
    MomentFixture fixture;
    Session* session = fixture.desk.session.get();
    const QStringList asked{session->regions()->regionIdAt(0)};
    session->plan()->setFailureIds(asked);
    const QString second = session->regions()->regionIdAt(1);
    session->plan()->secondLoss()->setIdsText(second);
    const QSignalSpy others(session->regions(), &QAbstractItemModel::modelReset);
    QVERIFY(fixture.desk.lookBack(20));
    QVERIFY(session->inPast());
    QCOMPARE(session->plan()->failureIds(), asked);
    QCOMPARE(session->plan()->secondLoss()->idsText(), second);
    session->backToNow();
    QCOMPARE(session->plan()->failureIds(), asked);
    QCOMPARE(session->plan()->secondLoss()->idsText(), second);
    QCOMPARE(others.count(), 0);
}

void MomentTest::aRecordIsNamedBeforeAnybodyLooks()
{
    MomentFixture fixture;
    MomentModel& moment = fixture.moment;
    Session* session = fixture.desk.session.get();
    QVERIFY(fixture.read());
    moment.point(0);
    QVERIFY(moment.pointing());
    const auto at = fixture.table.timeOf(1);
    QVERIFY(at.has_value());
    QCOMPARE(moment.aimText(),
             QStringLiteral("Record 1 of %1, %2")
                 .arg(Figures::countText(session->presentIndex()), toText(formatTime(*at))));
    moment.point(2);
    QCOMPARE(moment.aimIndex(), session->presentIndex());
    moment.point(-1);
    QCOMPARE(moment.aimIndex(), 1.0);
    moment.dropPointer();
    QVERIFY(!session->inPast() && !moment.working());
    QVERIFY(!moment.release());
    moment.point(0.5);
    const qreal middle = moment.aimIndex();
    QVERIFY(moment.release());
    QVERIFY(!moment.pointing());
    QVERIFY(rests(moment));
    QCOMPARE(session->momentIndex(), middle);
}

void MomentTest::marksSayWherePlansWereCommittedAndImagesLie()
{
    MomentFixture fixture;
    MomentModel& moment = fixture.moment;
    Session* session = fixture.desk.session.get();
    QVERIFY(fixture.read());
    QCOMPARE(moment.commitMarks().size(), 0);
    QCOMPARE(moment.imageMarks().size(), 0);
    const QString proposal = fixture.desk.proposeLossOf({session->regions()->regionIdAt(0)});
    session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(fixture.desk.changes()->approve(proposal));
    const QString lost =
        fixture.desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    QVERIFY(fixture.desk.changes()->commit(proposal, lost));
    QTRY_VERIFY_WITH_TIMEOUT(!session->busy(), 60'000);
    QVERIFY(session->desk().present().takeImage(session->desk().now()).has_value());
    session->desk().noteEvents();
    QTRY_COMPARE_WITH_TIMEOUT(moment.commitMarks().size(), 1, 60'000);
    QCOMPARE(moment.imageMarks().size(), 1);
    QVERIFY(moment.commitMarks().front() > 0.5 && moment.commitMarks().front() <= 1);
    QVERIFY(moment.marksText().contains(QStringLiteral("1 plan")));
}

void MomentTest::anotherJournalEndsALookBack()
{
    QTemporaryDir folder;
    MomentFixture fixture;
    Session* session = fixture.desk.session.get();
    QVERIFY(session->openJournal(folder.filePath(QStringLiteral("a.journal")), fourRegions()));
    fill(session, 60);
    QVERIFY(fixture.moment.goTo(30));
    QVERIFY(session->openFourRegionSample());
    QVERIFY(!fixture.moment.working());
    QVERIFY(!session->inPast());
}

void MomentTest::theSliderIsDrivenFromTheKeyboard()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    Session* session = console.desk.session.get();
    fill(session, 250);
    console.press(Qt::Key_6, Qt::ControlModifier);
    auto* moment = console.shell->window()->findChild<MomentModel*>();
    QVERIFY(moment != nullptr);
    bool reached = false;
    for (int step = 0; step < 60 && !reached; ++step) {
        console.press(Qt::Key_Tab);
        reached = console.focusLabel().startsWith(QStringLiteral("Step through time"));
    }
    QVERIFY(reached);
    const qreal last = session->presentIndex();
    console.press(Qt::Key_Left);
    QTRY_COMPARE_WITH_TIMEOUT(session->momentIndex(), last - 1, 60'000);
    console.press(Qt::Key_PageUp);
    QTRY_COMPARE_WITH_TIMEOUT(session->momentIndex(), last - 101, 60'000);
    console.press(Qt::Key_Right);
    QTRY_COMPARE_WITH_TIMEOUT(session->momentIndex(), last - 100, 60'000);
    console.press(Qt::Key_Home);
    QTRY_COMPARE_WITH_TIMEOUT(session->momentIndex(), 1.0, 60'000);
    QVERIFY(console.focusLabel().contains(QStringLiteral("Record 1 of")));
    console.press(Qt::Key_End);
    QTRY_VERIFY_WITH_TIMEOUT(!session->inPast(), 60'000);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void MomentTest::theSliderIsDraggedAndLooksWhenItIsLetGo()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    Session* session = console.desk.session.get();
    fill(session, 250);
    console.press(Qt::Key_6, Qt::ControlModifier);
    QQuickWindow* window = console.shell->window();
    auto* moment = window->findChild<MomentModel*>();
    QVERIFY(moment != nullptr);
    QQuickItem* slider = nullptr;
    for (int step = 0; step < 60 && slider == nullptr; ++step) {
        console.press(Qt::Key_Tab);
        if (console.focusLabel().startsWith(QStringLiteral("Step through time")))
            slider = window->activeFocusItem();
    }
    QVERIFY(slider != nullptr);
    const auto at = [slider](qreal share) {
        return slider->mapToScene({slider->width() * share, slider->height() / 2}).toPoint();
    };
    QTest::mousePress(window, Qt::LeftButton, {}, at(0.5));
    QVERIFY(moment->pointing());
    QTest::mouseMove(window, at(0.25));
    const qreal quarter = moment->aimIndex();
    QVERIFY(quarter > 1 && quarter < session->presentIndex() / 2);
    QVERIFY(!session->inPast());
    QTest::mouseRelease(window, Qt::LeftButton, {}, at(0.25));
    QTRY_COMPARE_WITH_TIMEOUT(session->momentIndex(), quarter, 60'000);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(MomentTest)
#include "tst_moment.moc"
