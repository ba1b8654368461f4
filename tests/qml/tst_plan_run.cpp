// A run of a failure set that takes more than a frame: it goes on between the frames, gives what
// the engine gives in one go, and whatever comes in between leaves nothing half done.
#include "models/incident_session.h"
#include "models/sliced_work.h"
#include "models/words.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

namespace {

constexpr int worseThanAnyDay = 200;  // regions; a run of them takes some thousand steps
constexpr int waitMs = 60'000;

QStringList regionsOf(const DeskFixture& desk, int first, int count)
{
    QStringList ids;
    for (int row = first; row < first + count; ++row)
        ids << desk.session->regions()->regionIdAt(row);
    return ids;
}

Preview atOnce(const DeskFixture& desk, const QStringList& ids)
{
    FailureSet failures;
    for (const QString& id : ids)
        failures.regions.push_back(id.toStdString());
    const auto preview =
        desk.session->desk().workspace().preview(failures, desk.session->desk().now());
    return preview ? *preview : Preview{};
}

bool changeRegion(const DeskFixture& desk, const char* region, RegionChange change)
{
    Desk& at = desk.session->desk();
    const bool changed = at.workspace().changeRegion("ada", region, change, at.now()).has_value();
    at.noteEvents();
    return changed;
}

}  // namespace

class PlanRunTest : public QObject {
    Q_OBJECT

private slots:
    void ofALargeSetGoesOnBetweenTheFrames();
    void ofASmallSetIsThereAtOnce();
    void anotherRunTakesItsPlace();
    void stoppedLeavesTheLastResult();
    void beginsAnewWhenTheEstateMovesOn();
    void ofTwoLossesIsTheSame();
    void isDroppedWithItsJournal();
    void ofAnIncidentIsReadOnceItIsDone();
    void slicedWorkTellsHowFarItIs();
};

void PlanRunTest::ofALargeSetGoesOnBetweenTheFrames()
{
    const DeskFixture desk;
    PlanSession* plan = desk.plan();
    const auto testers = testersOf({plan->decisions(), plan->analysis()->costs()});
    const QStringList lost = regionsOf(desk, 0, worseThanAnyDay);
    plan->setFailureIds(lost);
    QVERIFY(plan->run());
    QVERIFY(plan->running());
    QVERIFY(!plan->hasPreview());
    QTRY_VERIFY_WITH_TIMEOUT(!plan->running(), waitMs);
    QVERIFY(plan->hasPreview());
    const Preview expected = atOnce(desk, lost);
    QVERIFY(plan->preview()->plan == expected.plan);
    QVERIFY(plan->preview()->summary == expected.summary);
    QVERIFY(plan->preview()->basis == expected.basis);
    QVERIFY(plan->preview()->decisions == expected.decisions);
    QVERIFY(!plan->stale());
    QVERIFY(!plan->edited());
    QCOMPARE(plan->decisions()->count(), plan->groups());
    // The curve of costs is worked out on its own, and ends at the summary.
    QTRY_VERIFY_WITH_TIMEOUT(plan->analysis()->costs()->total() > 0, waitMs);
    QCOMPARE(plan->analysis()
                 ->costs()
                 ->index(plan->analysis()->costs()->count() - 1, CostCurveModel::TotalColumn)
                 .data()
                 .toString(),
             plan->totalCostText());
}

void PlanRunTest::ofASmallSetIsThereAtOnce()
{
    const DeskFixture desk;
    QSignalSpy shown(desk.plan(), &PlanSession::runningChanged);
    desk.plan()->setFailureIds(regionsOf(desk, 16, 6));
    QVERIFY(desk.plan()->run());
    QVERIFY(!desk.plan()->running());
    QVERIFY(desk.plan()->hasPreview());
    QCOMPARE(shown.count(), 0);
}

void PlanRunTest::anotherRunTakesItsPlace()
{
    const DeskFixture desk;
    PlanSession* plan = desk.plan();
    QSignalSpy results(plan, &PlanSession::previewChanged);
    plan->setFailureIds(regionsOf(desk, 0, worseThanAnyDay));
    QVERIFY(plan->run());
    const QStringList other = regionsOf(desk, 100, worseThanAnyDay);
    plan->setFailureIds(other);
    QVERIFY(plan->run());
    QTRY_VERIFY_WITH_TIMEOUT(!plan->running(), waitMs);
    QCOMPARE(plan->previewFailureIds(), other);
    QVERIFY(plan->preview()->decisions == atOnce(desk, other).decisions);
    QCOMPARE(results.count(), 1);
    // A small one is there at once, whatever was under way.
    plan->setFailureIds(regionsOf(desk, 0, worseThanAnyDay));
    QVERIFY(plan->run());
    QVERIFY(plan->running());
    plan->setFailureIds(regionsOf(desk, 17, 1));
    QVERIFY(plan->run());
    QVERIFY(!plan->running());
    QCOMPARE(plan->previewFailureIds(), regionsOf(desk, 17, 1));
}

void PlanRunTest::stoppedLeavesTheLastResult()
{
    const DeskFixture desk;
    PlanSession* plan = desk.plan();
    const QString state = desk.session->stateHash();
    const QStringList first = regionsOf(desk, 17, 1);
    plan->setFailureIds(first);
    QVERIFY(plan->run());
    plan->setFailureIds(regionsOf(desk, 0, worseThanAnyDay));
    QVERIFY(plan->run());
    QVERIFY(plan->running());
    plan->cancelRun();
    QVERIFY(!plan->running());
    QCOMPARE(plan->previewFailureIds(), first);
    QVERIFY(plan->edited());
    // Nothing of it comes later.
    QSignalSpy results(plan, &PlanSession::previewChanged);
    QCoreApplication::processEvents();
    QCOMPARE(results.count(), 0);
    QCOMPARE(desk.session->stateHash(), state);
}

void PlanRunTest::beginsAnewWhenTheEstateMovesOn()
{
    const DeskFixture desk;
    PlanSession* plan = desk.plan();
    const QStringList lost = regionsOf(desk, 0, worseThanAnyDay);
    plan->setFailureIds(lost);
    QVERIFY(plan->run());
    QVERIFY(plan->running());
    QVERIFY(changeRegion(desk, "r300", RegionChange::offline));
    QTRY_VERIFY_WITH_TIMEOUT(!plan->running(), waitMs);
    QVERIFY(!plan->stale());
    QVERIFY(plan->preview()->stateHash == desk.session->desk().state().hash());
    QVERIFY(plan->preview()->decisions == atOnce(desk, lost).decisions);
}

void PlanRunTest::ofTwoLossesIsTheSame()
{
    const DeskFixture desk;
    PlanSession* plan = desk.plan();
    const QStringList lost = regionsOf(desk, 0, worseThanAnyDay);
    plan->setFailureIds(lost);
    plan->secondLoss()->setIdsText(QStringLiteral("r300 r301"));
    QVERIFY(plan->run());
    QVERIFY(plan->running());
    QVERIFY(!plan->secondLoss()->answered());
    QTRY_VERIFY_WITH_TIMEOUT(!plan->running(), waitMs);
    QVERIFY(plan->secondLoss()->answered());
    QVERIFY(plan->preview()->decisions == atOnce(desk, lost).decisions);
    // Without one the next run has no answer to it.
    plan->secondLoss()->setIdsText({});
    plan->setFailureIds(regionsOf(desk, 17, 1));
    QVERIFY(plan->run());
    QVERIFY(!plan->secondLoss()->answered());
}

void PlanRunTest::isDroppedWithItsJournal()
{
    const DeskFixture desk;
    PlanSession* plan = desk.plan();
    plan->setFailureIds(regionsOf(desk, 0, worseThanAnyDay));
    QVERIFY(plan->run());
    QVERIFY(plan->running());
    QVERIFY(desk.session->openInMemory());
    QVERIFY(!plan->running());
    QCoreApplication::processEvents();
    QVERIFY(!plan->hasPreview());
}

void PlanRunTest::ofAnIncidentIsReadOnceItIsDone()
{
    const DeskFixture desk;
    IncidentSession incident;
    incident.setSession(desk.session.get());
    QVERIFY(incident.begin(QStringLiteral("Grid failure")));
    constexpr int reports = 5;
    constexpr int places = static_cast<int>(IncidentSession::lossesAtOnceMax);
    for (int report = 0; report < reports; ++report)
        QVERIFY(incident.reportLoss(regionsOf(desk, report * places, places).join(QLatin1Char(' ')),
                                    {}));
    QTRY_VERIFY_WITH_TIMEOUT(!incident.standText().isEmpty(), waitMs);
    const auto figures = [&incident] {
        return incident.inTime() + incident.atRisk() + incident.passed() + incident.held();
    };
    const auto expected = [&desk] {
        const Desk& at = desk.session->desk();
        const Incident* open = at.workspace().governance().incidents().open();
        const auto preview = at.workspace().previewIncident(at.now());
        if (open == nullptr || !preview)
            return -1;
        const RtoClock clock = readClock(at.catalog(), *open, *preview, at.now()).all;
        return static_cast<int>(clock.inTime + clock.atRisk + clock.passed + clock.held);
    };
    QTRY_COMPARE_WITH_TIMEOUT(figures(), expected(), waitMs);
    QVERIFY(figures() > 0);
    // What is reported while the plan is made, is in it.
    QVERIFY(incident.reportLoss(regionsOf(desk, reports * places, 1).join(QLatin1Char(' ')), {}));
    QCoreApplication::processEvents();
    QVERIFY(incident.reportBack(desk.session->regions()->regionIdAt(0)));
    QTRY_COMPARE_WITH_TIMEOUT(figures(), expected(), waitMs);
    QVERIFY(incident.end(QStringLiteral("Power is back.")));
    QCOMPARE(figures(), 0);
}

void PlanRunTest::slicedWorkTellsHowFarItIs()
{
    SlicedWork work;
    QSignalSpy finished(&work, &SlicedWork::finished);
    QSignalSpy progressed(&work, &SlicedWork::progressed);
    QSignalSpy running(&work, &SlicedWork::runningChanged);
    int left = 10;
    const auto step = [&left] { return --left > 0; };
    work.begin(step);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(running.count(), 0);
    // Steps of a millisecond, until it has told twice.
    work.begin(
        [&progressed] {
            QTest::qSleep(1);
            return progressed.count() < 2;
        },
        0);
    QVERIFY(work.running());
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 2, waitMs);
    QCOMPARE(running.count(), 2);
    QVERIFY(!work.running());
    left = 10;
    work.begin(step, 0);
    work.cancel();
    QCoreApplication::processEvents();
    QCOMPARE(left, 10);
    QCOMPARE(finished.count(), 2);
}

QTEST_MAIN(PlanRunTest)
#include "tst_plan_run.moc"
