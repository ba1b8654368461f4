// Room Sweep: what a sweep's views say is what the engine planned, in slices, and the room can be
// used from the keyboard alone.
#include <QQmlExtensionPlugin>

#include "engine/text/format.h"
#include "models/sliced_order.h"
#include "models/sweep_collision_model.h"
#include "models/sweep_heatmap.h"
#include "models/sweep_pin_model.h"
#include "models/sweep_rank_model.h"
#include "models/words.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

constexpr qint64 sliceMillisecondsMax = 16;

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

bool finish(SweepSession& sweep, SweepSession::Kind kind)
{
    sweep.setKind(kind);
    return sweep.start() && QTest::qWaitFor([&sweep] { return sweep.finished(); }, 60'000);
}

bool ranked(const SweepRankModel& model)
{
    return QTest::qWaitFor([&model] { return model.total() > 0 && !model.ranking(); }, 60'000);
}

QString cell(const TableModel& table, int row, int column)
{
    return table.index(row, column).data().toString();
}

}  // namespace

class SweepTest : public QObject {
    Q_OBJECT

private slots:
    void itemsAreOrderedInStepsAndStably();
    void theScaleCoversWhatThereIs();
    void theScaleTellsNeighboursApart();
    void aSweepPlansEveryLossAsThePlannerDoes();
    void aStoppedSweepKeepsWhatIsPlannedAndGoesOn();
    void theRankingIsByCost();
    void aLargeRankingIsFilteredInSlices();
    void collisionsAreWorseTogether();
    void theHeatmapFindsItsCells();
    void aSweepOfAnOlderEstateSaysSo();
    void pinsAreKeptAndCompared();
    void theRoomIsDrivenFromTheKeyboard();
    void collisionsAskForPairs();
};

void SweepTest::itemsAreOrderedInStepsAndStably()
{
    for (const int count : {0, 1, 63, 64, 65, 1'000, 20'011}) {
        std::vector<int> items;
        for (int item = 0; item < count; ++item)
            items.push_back(item);
        // Many are equal: those must stay in their order.
        const auto key = [](int item) { return (item * 7'919) % 97; };
        const auto before = [key](int left, int right) { return key(left) < key(right); };
        SlicedOrder order(items, before);
        while (order.step()) {
        }
        std::stable_sort(items.begin(), items.end(), before);
        QCOMPARE(order.take(), items);
    }
}

void SweepTest::theScaleCoversWhatThereIs()
{
    const SweepScale few(SweepMeasureKind::held, {0, 1, 2});
    QCOMPARE(few.steps(), 3);
    QCOMPARE(few.stepOf(2), 2);
    QCOMPARE(few.colorOf(few.stepOf(2)), 4);
    const SweepScale one(SweepMeasureKind::held, {3});
    QCOMPARE(one.steps(), 1);
    QVERIFY(one.stepText(0).startsWith(QStringLiteral("3 group")));
    const SweepScale wide(SweepMeasureKind::cost, {0, 1, 2, 3, 4, 5, ~std::uint64_t{0}});
    QCOMPARE(wide.steps(), measureSteps);
    QCOMPARE(wide.stepOf(0), 0);
    QCOMPARE(wide.stepOf(~std::uint64_t{0}), measureSteps - 1);
    QCOMPARE(SweepScale(SweepMeasureKind::cost, {}).steps(), 0);
    QCOMPARE(SweepScale(SweepMeasureKind::cost, {}).stepOf(7), 0);
}

// A few losses that cost very much took all colours but one away from the others.
void SweepTest::theScaleTellsNeighboursApart()
{
    constexpr std::uint64_t million = 1'000'000'000'000;  // of units, in microunits
    std::vector<std::uint64_t> costs;
    for (std::uint64_t cost = 11; cost < 19; ++cost)
        costs.push_back(cost * million);
    costs.insert(costs.end(), {900 * million, 2'270 * million});
    const SweepScale scale(SweepMeasureKind::cost, costs);
    std::array<int, measureSteps> values{};
    for (const std::uint64_t cost : costs)
        ++values[static_cast<std::size_t>(scale.stepOf(cost))];
    QCOMPARE(values, (std::array<int, measureSteps>{2, 2, 2, 2, 2}));
    // A step is called by what it holds, not by an edge that nothing lies at.
    QCOMPARE(scale.stepText(0), QStringLiteral("11 to 12 M u"));
    QCOMPARE(scale.stepText(measureSteps - 1), QStringLiteral("900 to 2,270 M u"));
    // What stands between two steps, as single losses do among pairs, falls into the lower one.
    QCOMPARE(scale.stepOf(500 * million), measureSteps - 2);
    QCOMPARE(scale.stepOf(million), 0);
    // Edges that read alike have more decimals, and no others; the unit is one.
    const SweepScale close(SweepMeasureKind::cost,
                           {112 * million, (112 * million) + 1'000'000, 900 * million});
    QCOMPARE(close.stepText(0), QStringLiteral("112 M u"));
    QCOMPARE(close.stepText(1), QStringLiteral("112.000001 M u"));
    QCOMPARE(close.stepText(2), QStringLiteral("900 M u"));
    // A step from one value to another has three at most, and may begin as the one before it ends.
    const SweepScale wide(SweepMeasureKind::cost,
                          {11 * million, 12 * million, 13 * million, 14 * million, 15 * million,
                           16 * million, 17 * million, 23'180'862 * 1'000'000ULL,
                           23'180'863 * 1'000'000ULL, 118'947'600 * 1'000'000ULL});
    QCOMPARE(wide.stepText(3), QStringLiteral("17 to 23.18 M u"));
    QCOMPARE(wide.stepText(4), QStringLiteral("23.18 to 118.9 M u"));
    // By the smallest that costs anything.
    const SweepScale mixed(SweepMeasureKind::cost, {0, million / 2, 11 * million, 2'270 * million});
    QCOMPARE(mixed.stepText(0), QStringLiteral("0 k u"));
    QCOMPARE(mixed.stepText(1), QStringLiteral("500 k u"));
    QCOMPARE(mixed.stepText(3), QStringLiteral("2,270,000 k u"));
}

void SweepTest::aSweepPlansEveryLossAsThePlannerDoes()
{
    DeskFixture desk(fourRegions());
    SweepSession sweep;
    sweep.setSession(desk.session.get());
    QVERIFY(finish(sweep, SweepSession::Pairs));
    const int units = sweep.unitCount();
    QCOMPARE(sweep.done(), static_cast<std::uint64_t>(units * (units + 1) / 2));
    for (int a = 0; a < units; ++a) {
        for (int b = a; b < units; ++b) {
            const qint64 at = sweep.rowOf(b, a);
            QVERIFY(at >= 0);
            const SweepRow& row = sweep.sweep().row(static_cast<std::uint64_t>(at));
            QStringList ids{sweep.unitId(a)};
            if (a != b)
                ids << sweep.unitId(b);
            QCOMPARE(sweep.idsOf(row), ids);
            desk.plan()->setFailureIds(ids);
            QVERIFY(desk.plan()->run());
            QCOMPARE(static_cast<int>(row.outcome.groups), desk.plan()->groups());
            QCOMPARE(static_cast<int>(row.outcome.missedRto), desk.plan()->missedRto());
            QCOMPARE(toText(formatCostBrief(row.outcome.cost.microunits)),
                     toText(formatCostBrief(desk.plan()->preview()->summary.total().microunits)));
        }
    }
    QCOMPARE(sweep.rowOf(0, units), qint64{-1});
    QVERIFY(finish(sweep, SweepSession::Sites));
    QCOMPARE(sweep.unitCount(), static_cast<int>(desk.session->desk().catalog().sites.size()));
}

void SweepTest::aStoppedSweepKeepsWhatIsPlannedAndGoesOn()
{
    DeskFixture desk;
    SweepSession sweep;
    sweep.setSession(desk.session.get());
    sweep.setKind(SweepSession::Pairs);
    QElapsedTimer sinceSlice;
    qint64 slowest = 0;
    quint64 next = 0;
    connect(&sweep, &SweepSession::rowsDone, this, [&](quint64 from, quint64 to) {
        QCOMPARE(from, next);
        next = to;
    });
    QVERIFY(sweep.start());
    QVERIFY(QTest::qWaitFor([&sweep] { return sweep.done() > 2'000; }, 60'000));
    sweep.cancel();
    const std::uint64_t done = sweep.done();
    QVERIFY(!sweep.running() && !sweep.finished());
    QVERIFY(sweep.remainingText().contains(QStringLiteral("stopped")));
    QVERIFY(sweep.rowOf(0, 300) >= 0);
    QCOMPARE(sweep.rowOf(510, 511), qint64{-1});
    sweep.resume();
    // What one turn of the event loop takes is what a frame waits for.
    while (!sweep.finished()) {
        sinceSlice.start();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        slowest = std::max(slowest, sinceSlice.elapsed());
    }
    QVERIFY(sweep.done() > done);
    QCOMPARE(sweep.done(), std::uint64_t{131'328});
    // A busy machine may take the processor away; a slice that is always too long is another thing.
    if (slowest > sliceMillisecondsMax)
        qInfo("slowest turn of the event loop: %lld ms", static_cast<long long>(slowest));
    QVERIFY(sweep.remainingText().isEmpty());
}

void SweepTest::theRankingIsByCost()
{
    DeskFixture desk;
    SweepSession sweep;
    SweepRankModel ranking;
    const auto testers = testersOf({&ranking});
    sweep.setSession(desk.session.get());
    ranking.setSweep(&sweep);
    QVERIFY(finish(sweep, SweepSession::Regions));
    QVERIFY(ranked(ranking));
    QCOMPARE(ranking.count(), 512);
    for (int item = 1; item < ranking.total(); ++item)
        QVERIFY(ranking.rowAt(item - 1).outcome.cost >= ranking.rowAt(item).outcome.cost);
    ranking.setLimit(20);
    QCOMPARE(ranking.count(), 20);
    QCOMPARE(cell(ranking, 0, SweepRankModel::RankColumn), QStringLiteral("1"));
    QCOMPARE(ranking.idsAt(0), QStringList{cell(ranking, 0, SweepRankModel::LossColumn)});
    QVERIFY(ranking.idsAt(20).isEmpty());
}

void SweepTest::aLargeRankingIsFilteredInSlices()
{
    DeskFixture desk;
    SweepSession sweep;
    SweepRankModel ranking;
    const auto testers = testersOf({&ranking});
    sweep.setSession(desk.session.get());
    ranking.setSweep(&sweep);
    ranking.setLimit(0);
    QVERIFY(finish(sweep, SweepSession::Pairs));
    QVERIFY(ranked(ranking));
    QTRY_COMPARE_WITH_TIMEOUT(ranking.count(), 131'328, 60'000);
    ranking.setFilter(QStringLiteral("loss:r017"));
    QVERIFY(ranking.arranging());
    QTRY_VERIFY_WITH_TIMEOUT(!ranking.arranging(), 60'000);
    QCOMPARE(ranking.count(), 512);
    ranking.toggleOrder(SweepRankModel::LossColumn);
    QTRY_VERIFY_WITH_TIMEOUT(!ranking.arranging(), 60'000);
    QCOMPARE(cell(ranking, 0, SweepRankModel::LossColumn), QStringLiteral("r000, r017"));
    // Another filter while the first one is worked out: only the last counts.
    ranking.setFilter(QStringLiteral("held:0"));
    ranking.setFilter(QString());
    ranking.toggleOrder(SweepRankModel::LossColumn);
    ranking.toggleOrder(SweepRankModel::LossColumn);
    QVERIFY(!ranking.arranging());
    QCOMPARE(ranking.count(), 131'328);
}

void SweepTest::collisionsAreWorseTogether()
{
    DeskFixture desk;
    SweepSession sweep;
    SweepCollisionModel collisions;
    const auto testers = testersOf({&collisions});
    sweep.setSession(desk.session.get());
    collisions.setSweep(&sweep);
    QVERIFY(finish(sweep, SweepSession::Pairs));
    QVERIFY(collisions.count() > 0);
    QVERIFY(collisions.collidingPairs() > 0);
    const QStringList worst = collisions.idsAt(0);
    QCOMPARE(worst.size(), 2);
    const auto costOf = [&](const QStringList& ids) {
        desk.plan()->setFailureIds(ids);
        return desk.plan()->run() ? desk.plan()->preview()->summary.total().microunits : U128{0};
    };
    QVERIFY(costOf(worst) > costOf({worst.first()}) + costOf({worst.last()}));
}

void SweepTest::theHeatmapFindsItsCells()
{
    DeskFixture desk;
    SweepSession sweep;
    SweepHeatmap heatmap;
    heatmap.setSize({800, 560});
    sweep.setSession(desk.session.get());
    heatmap.setSweep(&sweep);
    QVERIFY(finish(sweep, SweepSession::Pairs));
    QVERIFY(heatmap.pairs());
    heatmap.ensurePolished();
    for (const QStringList& ids : {QStringList{QStringLiteral("r000")},
                                   {QStringLiteral("r510"), QStringLiteral("r000")},
                                   {QStringLiteral("r017"), QStringLiteral("r018")}}) {
        heatmap.show(ids);
        const SweepHeatmap::Cell shown = heatmap.current();
        QCOMPARE(heatmap.cellAt(heatmap.rectOf(shown).center()), shown);
    }
    QCOMPARE(heatmap.currentIds(), (QStringList{QStringLiteral("r017"), QStringLiteral("r018")}));
    QVERIFY(heatmap.currentText().startsWith(QStringLiteral("r017 and r018: ")));
    // Above the edge there is nothing.
    QCOMPARE(heatmap.cellAt(
                 {heatmap.rectOf({300, 300}).center().x(), heatmap.rectOf({10, 10}).center().y()}),
             SweepHeatmap::Cell());
    // It takes the room that there is, in whole pixels.
    heatmap.setSize({1'420, 740});
    const QRectF wide = heatmap.rectOf({3, 400});
    QCOMPARE(wide.size(), QSizeF(2, 1));
    QCOMPARE(wide.topLeft(), QPointF(wide.topLeft().toPoint()));
    QCOMPARE(heatmap.cellAt(wide.center()), (SweepHeatmap::Cell{3, 400}));
    // What is left of it lies on both sides: the ids beside and below, and little more.
    const qreal above = heatmap.rectOf({0, 0}).top();
    const qreal below = heatmap.height() - heatmap.rectOf({0, 511}).bottom();
    QVERIFY2(above > 90 && below - above < 40, qPrintable(QString::number(above)));
    heatmap.setZoomUnit(17);
    QCOMPARE(heatmap.cellAt(heatmap.rectOf({17, 400}).center()), (SweepHeatmap::Cell{17, 400}));
    heatmap.setPairs(false);
    QCOMPARE(heatmap.zoomUnit(), -1);
    QCOMPARE(heatmap.currentIds(), QStringList{QStringLiteral("r017")});
    // A grid fills it: no row more would find room below the last one.
    const QRectF last = heatmap.rectOf({511, 511});
    QVERIFY(heatmap.height() - last.bottom() < 16 + 4);
}

void SweepTest::aSweepOfAnOlderEstateSaysSo()
{
    DeskFixture desk(fourRegions());
    SweepSession sweep;
    sweep.setSession(desk.session.get());
    QVERIFY(finish(sweep, SweepSession::Regions));
    QVERIFY(sweep.staleText().isEmpty());
    const std::string region = sweep.unitId(0).toStdString();
    QVERIFY(desk.session->desk()
                .workspace()
                .changeRegion("ada", region, RegionChange::offline, desk.session->desk().now())
                .has_value());
    desk.session->desk().noteEvents();
    QVERIFY(!sweep.staleText().isEmpty());
    QVERIFY(sweep.hasRows());
    QVERIFY(finish(sweep, SweepSession::Regions));
    QVERIFY(sweep.staleText().isEmpty());
}

void SweepTest::pinsAreKeptAndCompared()
{
    const QStringList ids{QStringLiteral("r017"), QStringLiteral("r018")};
    {
        DeskFixture desk;
        SweepPinModel pins;
        pins.setSession(desk.session.get());
        QVERIFY(pins.pin(ids));
        QVERIFY(!pins.pin(ids));
        QVERIFY(!pins.pin({QStringLiteral("r999")}));
        QVERIFY(desk.session->lastError().contains(QStringLiteral("r999")));
        QVERIFY(pins.pin({QStringLiteral("r300")}));
        pins.unpin(1);
    }
    DeskFixture other(fourRegions());
    SweepPinModel elsewhere;
    elsewhere.setSession(other.session.get());
    QCOMPARE(elsewhere.count(), 0);

    DeskFixture desk;
    SweepPinModel pins;
    const auto testers = testersOf({&pins});
    pins.setSession(desk.session.get());
    QCOMPARE(pins.count(), 1);
    QCOMPARE(pins.idsAt(0), ids);
    QTRY_COMPARE(cell(pins, 0, SweepPinModel::VerdictColumn), QStringLiteral("same"));
    // A region that recoveries go to is lost as well: the same loss costs more now.
    desk.plan()->setFailureIds(ids);
    QVERIFY(desk.plan()->run());
    const Catalog& catalog = desk.session->desk().catalog();
    RegionIndex target;
    for (const GroupDecision& group : desk.plan()->preview()->plan.groups) {
        if (group.destination.valid())
            target = group.destination;
    }
    QVERIFY(target.valid());
    QVERIFY(desk.session->desk()
                .workspace()
                .changeRegion("ada", catalog.region(target).id, RegionChange::offline,
                              desk.session->desk().now())
                .has_value());
    desk.session->desk().noteEvents();
    QTRY_COMPARE(cell(pins, 0, SweepPinModel::VerdictColumn), QStringLiteral("worse"));
    QCOMPARE(pins.worseCount(), 1);
    pins.acceptNow(0);
    QCOMPARE(cell(pins, 0, SweepPinModel::VerdictColumn), QStringLiteral("same"));
}

void SweepTest::theRoomIsDrivenFromTheKeyboard()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_3, Qt::ControlModifier);
    auto* sweep = console.shell->window()->findChild<SweepSession*>();
    QVERIFY(sweep != nullptr);
    console.press(Qt::Key_Return);  // the button that runs it has the focus
    auto* heatmap = console.shell->window()->findChild<SweepHeatmap*>();
    // Single regions, and then the worst of them is chosen.
    QTRY_COMPARE(heatmap->currentIds(), QStringList{QStringLiteral("r001")});
    QVERIFY(sweep->finished() && !sweep->ofPairs());
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("every pair of regions");
    console.press(Qt::Key_Return);
    // It takes the place of the one that is there: that is asked about, and Escape keeps it.
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Run the new sweep"));
    QVERIFY(sweep->finished() && !sweep->ofPairs());
    console.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(sweep->ofPairs() && sweep->finished(), 60'000);
    QTRY_COMPARE(heatmap->currentIds().size(), 2);
    console.press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(heatmap->hasActiveFocus());
    heatmap->show({QStringLiteral("r000"), QStringLiteral("r001")});
    QCOMPARE(heatmap->currentIds(), (QStringList{QStringLiteral("r000"), QStringLiteral("r001")}));
    console.press(Qt::Key_Space);
    QCOMPARE(heatmap->zoomId(), QStringLiteral("r000"));
    console.press(Qt::Key_Right);
    QCOMPARE(heatmap->currentIds(), (QStringList{QStringLiteral("r000"), QStringLiteral("r002")}));
    console.press(Qt::Key_Escape);
    QCOMPARE(heatmap->zoomUnit(), -1);
    const int pinned = console.shell->window()->findChild<SweepPinModel*>()->total();
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("pin the chosen");
    console.press(Qt::Key_Return);
    const auto* pins = console.shell->window()->findChild<SweepPinModel*>();
    QTRY_COMPARE(pins->total(), pinned + 1);
    console.press(Qt::Key_3, Qt::ControlModifier);
    console.press(Qt::Key_Return);  // drills down
    QTRY_COMPARE(console.shell->window()->property("room").toInt(), 1);
    QCOMPARE(console.desk.plan()->previewFailureIds(),
             (QStringList{QStringLiteral("r000"), QStringLiteral("r002")}));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// After a sweep of single losses the view was a table of noughts, which read like a result.
void SweepTest::collisionsAskForPairs()
{
    constexpr int collisionsView = 2;
    ConsoleWindow console;
    QVERIFY(console.desk.session->openFourRegionSample());
    QVERIFY(console.open());
    console.press(Qt::Key_3, Qt::ControlModifier);
    SweepSession* sweep = nullptr;
    QTRY_VERIFY((sweep = console.shell->window()->findChild<SweepSession*>()) != nullptr);
    QVERIFY(finish(*sweep, SweepSession::Regions));
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("where recoveries collide");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Sweep all pairs"));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Run the new sweep"));
    console.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(sweep->ofPairs() && sweep->finished(), 60'000);
    // They are what is shown then.
    QCOMPARE(sweep->parent()->property("view").toInt(), collisionsView);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(SweepTest)
#include "tst_sweep_room.moc"
