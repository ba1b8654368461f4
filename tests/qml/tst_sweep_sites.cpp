// Sweeps of sites and of their pairs: what they say is what the planner plans, and a loss of sites
// opens in Plan as one of regions does.
#include <QQmlExtensionPlugin>

#include "models/sweep_collision_model.h"
#include "models/sweep_heatmap.h"
#include "models/sweep_session.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr int sweepRoom = 2;

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

bool finish(SweepSession& sweep, SweepSession::Kind kind)
{
    sweep.setKind(kind);
    return sweep.start() && QTest::qWaitFor([&sweep] { return sweep.finished(); }, 120'000);
}

}  // namespace

class SweepSitesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void pairsOfSitesAreWhatThePlannerPlans();
    void allPairsOfTheFederalSitesAreStoppedAndGoOn();
    void aLossOfSitesOpensInPlan();
};

void SweepSitesTest::pairsOfSitesAreWhatThePlannerPlans()
{
    DeskFixture desk(fourRegions());
    SweepSession sweep;
    sweep.setSession(desk.session.get());
    SweepCollisionModel collisions;
    const auto testers = testersOf({&collisions});
    collisions.setSweep(&sweep);
    QVERIFY(finish(sweep, SweepSession::SitePairs));
    QVERIFY(sweep.ofPairs() && sweep.ofSites());
    const int units = sweep.unitCount();
    QCOMPARE(units, static_cast<int>(desk.session->desk().catalog().sites.size()));
    QCOMPARE(sweep.done(), static_cast<std::uint64_t>(units * (units + 1) / 2));
    for (int a = 0; a < units; ++a) {
        for (int b = a; b < units; ++b) {
            const qint64 at = sweep.rowOf(a, b);
            QVERIFY(at >= 0);
            const SweepRow& row = sweep.sweep().row(static_cast<std::uint64_t>(at));
            desk.plan()->setFailureIds(sweep.idsOf(row));
            QVERIFY(desk.plan()->run());
            QCOMPARE(static_cast<int>(row.outcome.groups), desk.plan()->groups());
            QCOMPARE(static_cast<int>(row.outcome.missedRto), desk.plan()->missedRto());
        }
    }
}

void SweepSitesTest::allPairsOfTheFederalSitesAreStoppedAndGoOn()
{
    DeskFixture desk;
    SweepSession sweep;
    SweepHeatmap heatmap;
    heatmap.setSize({800, 560});
    sweep.setSession(desk.session.get());
    heatmap.setSweep(&sweep);
    sweep.setKind(SweepSession::SitePairs);
    QVERIFY(sweep.start());
    QVERIFY(QTest::qWaitFor([&sweep] { return sweep.done() > 2'000; }, 120'000));
    sweep.cancel();
    QVERIFY(!sweep.running() && !sweep.finished() && sweep.hasRows());
    QVERIFY(sweep.progress() > 0 && sweep.progress() < 1);
    QVERIFY(sweep.progressText().contains(QStringLiteral("524,800")));
    sweep.resume();
    QVERIFY(QTest::qWaitFor([&sweep] { return sweep.finished(); }, 240'000));
    QCOMPARE(sweep.done(), std::uint64_t{524'800});
    // Behind the last single loss comes the first pair, whatever the stages were kept in.
    const int units = sweep.unitCount();
    const std::vector<std::pair<int, int>> cells{{0, 0}, {0, 1}, {units - 1, units - 1}, {5, 900}};
    for (const auto& [a, b] : cells) {
        const SweepRow& row = sweep.sweep().row(static_cast<std::uint64_t>(sweep.rowOf(a, b)));
        QStringList ids{sweep.unitId(a)};
        if (a != b)
            ids << sweep.unitId(b);
        QCOMPARE(sweep.idsOf(row), ids);
    }
    // In slices: all of them are looked at in the end.
    heatmap.ensurePolished();
    QVERIFY(heatmap.pairs());
    heatmap.setZoomUnit(5);
    QCOMPARE(heatmap.cellAt(heatmap.rectOf({5, 900}).center()), (SweepHeatmap::Cell{5, 900}));
}

void SweepSitesTest::aLossOfSitesOpensInPlan()
{
    ConsoleWindow console;
    QVERIFY(console.desk.session->openFourRegionSample());
    QVERIFY(console.open());
    console.press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(console.shell->window()->property("room").toInt(), sweepRoom);
    SweepSession* sweep = nullptr;
    QTRY_VERIFY((sweep = console.shell->window()->findChild<SweepSession*>()) != nullptr);
    QVERIFY(finish(*sweep, SweepSession::Sites));
    auto* heatmap = console.shell->window()->findChild<SweepHeatmap*>();
    QVERIFY(heatmap != nullptr);
    heatmap->forceActiveFocus();
    console.press(Qt::Key_Home);
    const QStringList ids = heatmap->currentIds();
    QCOMPARE(ids.size(), 1);
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.desk.plan()->failureIds(), ids);
    QTRY_VERIFY(console.desk.plan()->hasPreview());
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(SweepSitesTest)
#include "tst_sweep_sites.moc"
