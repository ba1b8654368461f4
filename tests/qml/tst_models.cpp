// Session, regions and plan: what people read is what the engine says, and rows change exactly.
#include <QGuiApplication>

#include "engine/text/format.h"
#include "models/language.h"
#include "models/loss_obstacle.h"
#include "models/words.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

class ModelsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void everyRegionHasARow();
    void regionFiguresAreTheEngines();
    void everyNamedRoleAnswers();
    void aRunFillsEveryModel();
    void countsAddUp();
    void aRunLeavesTheStateAlone();
    void decisionsSortAndFilter();
    void aSlackSaysWhichWay();
    void aSelectedDecisionIsExplained();
    void aLossThatCannotBeAskedForSaysWhy();
    void pastedIdsAreCheckedOneByOne();
    void editingMakesTheResultAnotherQuestions();
    void proposingNeedsAFreshRun();
    void aMissingFolderIsAPageNotACrash();
    void aDamagedJournalIsLeftAlone();
    void aLongPauseWaitsForThePersonWhoSaysTheTime();
    void aClockThatSteppedBackIsSaidAndApprovesNothing();
    void anotherJournalResetsTheModels();
};

void ModelsTest::everyRegionHasARow()
{
    DeskFixture desk;
    QVERIFY(desk.opened);
    const auto testers = testersOf(allModels(desk.session.get()));
    QCOMPARE(desk.session->regions()->count(), 512);
    QCOMPARE(desk.session->regions()->rowOf(QStringLiteral("r017")), 17);
    QCOMPARE(desk.session->regions()->rowOf(QStringLiteral("nowhere")), -1);
    QCOMPARE(desk.session->regions()->unavailableCount(), 0);
}

void ModelsTest::regionFiguresAreTheEngines()
{
    DeskFixture desk;
    const RegionState& region = desk.session->desk().state().region(RegionIndex(17));
    const QModelIndex row = desk.session->regions()->index(17);
    QCOMPARE(row.data(RegionListModel::UsedTextRole).toString(),
             toText(formatBytes(region.totals.used.value)));
    QCOMPARE(row.data(RegionListModel::UtilisationTextRole).toString(),
             toText(formatShare(region.totals.used.value, region.totals.capacity.value)));
    QCOMPARE(row.data(RegionListModel::VolumesRole).toInt(),
             static_cast<int>(region.volumes.size()));
    QVERIFY(
        row.data(RegionListModel::EntityIdsRole).toString().split(QStringLiteral(", ")).size() ==
        3);
    // Hosts of all regions together are the whole population.
    std::uint64_t concrete = 0;
    for (const HostSpec& host : desk.session->desk().catalog().hosts)
        concrete += host.weight;
    QCOMPARE(concrete, 3'500'000ull);
}

void ModelsTest::everyNamedRoleAnswers()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({QStringLiteral("r017"), QStringLiteral("r018")});
    QVERIFY(desk.plan()->run());
    desk.plan()->setSelectedDecision(0);
    desk.plan()->paste(QStringLiteral("nowhere"));
    QVERIFY(!desk.proposeLossOf({QStringLiteral("r040")}).isEmpty());
    desk.plan()->setSelectedDecision(0);
    desk.plan()->paste(QStringLiteral("nowhere"));
    for (QAbstractItemModel* model : allModels(desk.session.get())) {
        const auto roles = model->roleNames();
        if (model->rowCount() == 0)
            continue;
        for (auto role = roles.cbegin(); role != roles.cend(); ++role)
            QVERIFY2(model->index(0, 0).data(role.key()).isValid(),
                     qPrintable(QString::fromLatin1(model->metaObject()->className()) +
                                QLatin1Char(' ') + QString::fromLatin1(role.value())));
    }
}

void ModelsTest::aRunFillsEveryModel()
{
    DeskFixture desk;
    const auto testers = testersOf(allModels(desk.session.get()));
    for (const QStringList& loss : {QStringList{QStringLiteral("r017")},
                                    QStringList{QStringLiteral("r017"), QStringLiteral("r018")},
                                    QStringList{QStringLiteral("r017")}}) {
        desk.plan()->setFailureIds(loss);
        QVERIFY(desk.plan()->run());
        QVERIFY(desk.plan()->hasPreview());
        QCOMPARE(desk.plan()->decisions()->count(), desk.plan()->groups());
        QVERIFY(desk.plan()->timeline()->count() > 0);
        QVERIFY(desk.plan()->capacity()->count() > 0);
    }
}

void ModelsTest::countsAddUp()
{
    DeskFixture desk;
    desk.plan()->setFailureIds(
        {QStringLiteral("r017"), QStringLiteral("r018"), QStringLiteral("r019")});
    QVERIFY(desk.plan()->run());
    const PlanSession* plan = desk.plan();
    QCOMPARE(plan->metRto() + plan->missedRto(), plan->recovered());
    QCOMPARE(plan->recovered() + plan->held() + plan->capacityShort() + plan->deferred(),
             plan->groups());
    const qreal shares = plan->metShare() + plan->missedShare() + plan->heldShare() +
                         plan->shortShare() + plan->deferredShare();
    QVERIFY(std::abs(shares - 1) < 1e-4);
    int bars = 0;
    for (const TimelineModel::Row& row : desk.plan()->timeline()->rows())
        bars += static_cast<int>(row.bars.size());
    QCOMPARE(bars, plan->groups());
}

void ModelsTest::aRunLeavesTheStateAlone()
{
    DeskFixture desk;
    const QString hash = desk.session->stateHash();
    QSignalSpy changed(desk.session->regions(), &QAbstractItemModel::dataChanged);
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    QCOMPARE(desk.session->stateHash(), hash);
    QCOMPARE(changed.count(), 0);
}

void ModelsTest::decisionsSortAndFilter()
{
    DeskFixture desk;
    DecisionListModel* shown = desk.plan()->decisions();
    const auto testers = testersOf({shown});
    desk.plan()->setFailureIds({QStringLiteral("r017"), QStringLiteral("r018")});
    QVERIFY(desk.plan()->run());
    for (int column = 0; column < DecisionListModel::ColumnCount; ++column) {
        shown->toggleOrder(column);
        for (int row = 1; row < shown->count(); ++row)
            QVERIFY(!shown->lessThan(shown->itemAt(row), shown->itemAt(row - 1), column));
        shown->toggleOrder(column);
        QVERIFY(shown->orderDescending());
        shown->toggleOrder(column);
        QCOMPARE(shown->orderColumn(), -1);
        QCOMPARE(shown->itemAt(0), 0);
    }
    shown->setOutcome(QStringLiteral("met"));
    QCOMPARE(shown->count(), desk.plan()->metRto());
    shown->setFilter(QStringLiteral("no such thing"));
    QCOMPARE(shown->count(), 0);
    QCOMPARE(shown->rowOf(0), -1);
    shown->setFilter(QString());
    shown->setOutcome(QString());
    QCOMPARE(shown->count(), desk.plan()->groups());
}

void ModelsTest::aSlackSaysWhichWay()
{
    const Timestamp noon = sampleEpoch + seconds(43'200);
    QCOMPARE(slackText(noon, noon + seconds(35)), QStringLiteral("35 s left"));
    QCOMPARE(slackText(noon, noon), QStringLiteral("0 s left"));
    QCOMPARE(slackText(noon + seconds(720), noon), QStringLiteral("12 m late"));
    QCOMPARE(slackExact(noon + seconds(35), noon), QStringLiteral("35,000,000,000 ns late"));
    // A program reads a number; + is late there, as in reports.
    const Language::Plain plain;
    QCOMPARE(slackExact(noon + seconds(35), noon), QStringLiteral("+35000000000 ns"));
    QCOMPARE(slackExact(noon, noon + seconds(35)), QStringLiteral("-35000000000 ns"));
}

void ModelsTest::aSelectedDecisionIsExplained()
{
    DeskFixture desk;
    const auto testers = testersOf({desk.plan()->explain()});
    QVERIFY(!desk.plan()->explain()->active());
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    QVERIFY(desk.plan()->basisText().contains(
        QString::fromStdString(desk.plan()->preview()->basis.rules.brief())));
    for (int row = 0; row < desk.plan()->groups(); ++row) {
        desk.plan()->setSelectedDecision(row);
        const ExplainModel* explain = desk.plan()->explain();
        // A heading without rows says why there are none.
        QCOMPARE(explain->noDestinationText().isEmpty(), explain->count() > 0);
        QVERIFY(explain->active());
        QVERIFY(!explain->reasonText().isEmpty());
        QVERIFY(!explain->ruleText().isEmpty());
        QCOMPARE(explain->count(), static_cast<int>(desk.plan()
                                                        ->preview()
                                                        ->plan.groups[static_cast<std::size_t>(row)]
                                                        .verdicts.size()));
        // The rest of the estate is told as a number.
        if (explain->count() > 0) {
            const auto rest = desk.session->desk().catalog().regions.size() - 1 -
                              static_cast<std::size_t>(explain->count());
            QVERIFY2(explain->othersText().startsWith(QString::number(rest)),
                     qPrintable(explain->othersText()));
        } else {
            QVERIFY(explain->othersText().isEmpty());
        }
    }
    desk.plan()->setSelectedDecision(-1);
    QCOMPARE(desk.plan()->explain()->titleText(), QString());
}

void ModelsTest::aLossThatCannotBeAskedForSaysWhy()
{
    EstateSource tutorial;
    tutorial.origin = EstateOrigin::fourRegion;
    DeskFixture desk(tutorial);
    const QString first = desk.session->regions()->regionIdAt(0);
    const QString second = desk.session->regions()->regionIdAt(1);
    const qreal before = desk.session->presentIndex();
    LossObstacle obstacle;
    obstacle.setSession(desk.session.get());
    QVERIFY(!obstacle.text().isEmpty());  // nothing is chosen
    obstacle.setIds({first});
    QCOMPARE(obstacle.text(), QString());

    QSignalSpy told(&obstacle, &LossObstacle::textChanged);
    QVERIFY(desk.session->desk()
                .workspace()
                .changeRegion("ada", first.toStdString(), RegionChange::offline, desk.clock->now())
                .has_value());
    desk.session->desk().noteEvents();
    QVERIFY(told.count() > 0);
    QCOMPARE(obstacle.text(), QStringLiteral("%1 is offline already.").arg(first));
    // Where a part of them is still there, what is lost with it is worth asking.
    QCOMPARE(obstacle.textOf({first, second}), QString());

    QVERIFY(desk.lookBack(before));
    QVERIFY(obstacle.textOf({second}).contains(QStringLiteral("earlier moment")));
    desk.session->backToNow();
    QCOMPARE(obstacle.textOf({second}), QString());
}

void ModelsTest::pastedIdsAreCheckedOneByOne()
{
    DeskFixture desk;
    const auto testers = testersOf({desk.plan()->failures(), desk.plan()->problems()});
    desk.plan()->paste(QStringLiteral("R017, r018;r018\nr0177 nowhere"));
    QCOMPARE(desk.plan()->failureIds(),
             (QStringList{QStringLiteral("r017"), QStringLiteral("r018")}));
    QCOMPARE(desk.plan()->problems()->count(), 2);
    const QModelIndex problem = desk.plan()->problems()->index(0);
    const QStringList near = problem.data(ProblemListModel::SuggestionsRole).toStringList();
    QVERIFY(!near.isEmpty());
    QVERIFY(desk.session->regions()->rowOf(near.constFirst()) >= 0);
    desk.plan()->accept(0, near.constFirst());
    QCOMPARE(desk.plan()->problems()->count(), 1);
    QVERIFY(desk.plan()->failureIds().contains(near.constFirst()));
    desk.plan()->toggle(QStringLiteral("r017"));
    QVERIFY(!desk.plan()->failureIds().contains(QStringLiteral("r017")));
}

void ModelsTest::editingMakesTheResultAnotherQuestions()
{
    DeskFixture desk;
    QVERIFY(!desk.plan()->run());  // nothing to fail
    QVERIFY(!desk.session->lastError().isEmpty());
    desk.plan()->add({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    QVERIFY(!desk.plan()->edited());
    QCOMPARE(desk.plan()->proposeObstacle(), QString());
    desk.plan()->add({QStringLiteral("r018")});
    QVERIFY(desk.plan()->edited());
    QVERIFY(!desk.plan()->proposeObstacle().isEmpty());
}

void ModelsTest::proposingNeedsAFreshRun()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(desk.plan()->run());
    QVERIFY(desk.session->desk()
                .workspace()
                .changeRegion("ada", "r018", RegionChange::offline, desk.session->desk().now())
                .has_value());
    desk.session->desk().noteEvents();
    QVERIFY(desk.plan()->stale());
    QCOMPARE(desk.plan()->propose(QString()), QString());
    QVERIFY(!desk.session->lastError().isEmpty());
    QCOMPARE(desk.session->regions()->unavailableCount(), 1);
    QCOMPARE(desk.session->exceptionCount(), 1);
    QVERIFY(desk.plan()->run());
    QVERIFY(!desk.plan()->stale());
}

void ModelsTest::aMissingFolderIsAPageNotACrash()
{
    Session session(std::make_unique<FixedClock>(sampleEpoch));
    const auto testers = testersOf(allModels(&session));
    QVERIFY(!session.openJournal(QStringLiteral("/nonexistent/folder/drill.journal"), {}));
    QVERIFY(!session.ready());
    QVERIFY(!session.openErrorText().isEmpty());
    QVERIFY(session.openInMemory());
    QVERIFY(session.ready());
    QCOMPARE(session.openErrorText(), QString());
}

void ModelsTest::aDamagedJournalIsLeftAlone()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("drill.journal"));
    const QByteArray content("this is no journal of ours, only some text in a file\n");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    Session session(std::make_unique<FixedClock>(sampleEpoch));
    QVERIFY(!session.openJournal(path, {}));
    QVERIFY(session.openErrorText().contains(path));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void ModelsTest::aLongPauseWaitsForThePersonWhoSaysTheTime()
{
    DeskFixture desk;
    QVERIFY(!desk.session->clockWaits());
    desk.clock->advance(seconds(90ull * 86'400));
    QVERIFY(desk.session->clockWaits());
    QVERIFY(desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    QVERIFY(desk.session->lastError().contains(QStringLiteral("confirm the clock")));
    desk.session->confirmClock();
    QVERIFY(!desk.session->clockWaits());
    QVERIFY(!desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
}

void ModelsTest::aClockThatSteppedBackIsSaidAndApprovesNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("drill.journal"));
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    {
        const auto made = Workspace::create(path.toStdString(), source, "grace",
                                            sampleEpoch + seconds(10 * 3'600));
        QVERIFY(made.has_value());
    }
    DeskFixture desk(source);
    QVERIFY(!desk.session->clockWaits());  // a journal in memory has a time of its own
    const auto testers = testersOf(allModels(desk.session.get()));
    QVERIFY(desk.session->openJournal(path, source));
    QVERIFY(desk.session->clockWaits());
    QCOMPARE(desk.session->clockText(), QStringLiteral("2026-01-01 01:00:00 UTC"));
    QVERIFY(desk.session->clockWarning().contains(QStringLiteral("2026-01-01 10:00:00 UTC")));
    const auto keyOfFirst = [&desk] {
        return desk.session->exceptions()->index(0).data(ExceptionListModel::KeyRole).toString();
    };
    QCOMPARE(keyOfFirst(), QStringLiteral("clock"));

    const QString proposal = desk.proposeLossOf({QStringLiteral("us-east-1")});
    QVERIFY(!proposal.isEmpty());
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(!desk.changes()->approve(proposal));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("out-of-order"));
    desk.session->confirmClock();
    QVERIFY(!desk.session->clockWaits());
    QCOMPARE(desk.session->clockWarning(), QString());
    QVERIFY(keyOfFirst() != QStringLiteral("clock"));
    desk.clock->advance(seconds(3'600));
    QVERIFY(desk.session->desk().now() == sampleEpoch + seconds(11 * 3'600));
    QVERIFY(desk.changes()->approve(proposal));
}

void ModelsTest::anotherJournalResetsTheModels()
{
    DeskFixture desk;
    const auto testers = testersOf(allModels(desk.session.get()));
    QVERIFY(!desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    EstateSource tutorial;
    tutorial.origin = EstateOrigin::fourRegion;
    QVERIFY(desk.session->openInMemory(tutorial));
    QCOMPARE(desk.session->regions()->count(), 4);
    QCOMPARE(desk.changes()->count(), 0);
    QVERIFY(!desk.plan()->hasPreview());
    QCOMPARE(desk.plan()->failureIds(), QStringList());
    for (int row = 0; row < 4; ++row) {
        desk.plan()->setFailureIds({desk.session->regions()->regionIdAt(row)});
        QVERIFY(desk.plan()->run());
    }
}

QTEST_MAIN(ModelsTest)
#include "tst_models.moc"
