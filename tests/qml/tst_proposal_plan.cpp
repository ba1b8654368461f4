// What an approver reads: the plan in the proposal, group by group, as it was proposed.
#include <QQmlExtensionPlugin>

#include "models/figures.h"
#include "models/proposal_plan_table.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString lostRegion = QStringLiteral("r017");
const QString planTable = QStringLiteral("Groups of the plan, as proposed");
using Plan = ProposalPlanTable;
using Decisions = DecisionListModel;

QString cell(const TableModel& table, int row, int column)
{
    return table.index(row, column).data().toString();
}

void lookAt(ProposalPlanTable& table, const DeskFixture& desk, const QString& proposal)
{
    table.setSession(desk.session.get());
    table.setProposalId(proposal);
    table.setActive(true);
}

bool lose(const DeskFixture& desk, const char* region)
{
    Desk& own = desk.session->desk();
    const auto changed =
        own.workspace().changeRegion("grace", region, RegionChange::offline, own.now());
    own.noteEvents();
    return changed.has_value();
}

}  // namespace

class ProposalPlanTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void everyGroupIsListedAsItWasPlanned();
    void rowsAreFilteredOrderedAndCopied();
    void thePlanStaysWhenThePlannerDecidesOtherwise();
    void whatWasCarriedOutIsStillRead();
    void noProposalHasNoPlan();
    void nothingIsPlannedUntilSomebodyLooks();
    void anApproverReadsThePlanFirst();
};

void ProposalPlanTest::everyGroupIsListedAsItWasPlanned()
{
    DeskFixture desk;
    ProposalPlanTable table;
    const auto testers = testersOf({&table});
    lookAt(table, desk, desk.proposeLossOf({lostRegion}));
    const Decisions& decided = *desk.plan()->decisions();
    QVERIFY(table.total() > 0);
    QCOMPARE(table.total(), decided.total());
    for (int row = 0; row < table.count(); ++row) {
        QCOMPARE(cell(table, row, Plan::GroupColumn), cell(decided, row, Decisions::GroupColumn));
        QCOMPARE(cell(table, row, Plan::OutcomeColumn),
                 cell(decided, row, Decisions::OutcomeColumn));
        QCOMPARE(cell(table, row, Plan::DestinationColumn),
                 cell(decided, row, Decisions::DestinationColumn));
        QCOMPARE(cell(table, row, Plan::ReasonColumn), cell(decided, row, Decisions::ReasonColumn));
        QCOMPARE(cell(table, row, Plan::CompletionColumn),
                 cell(decided, row, Decisions::CompletionColumn));
        QCOMPARE(cell(table, row, Plan::SlackColumn), cell(decided, row, Decisions::SlackColumn));
        QVERIFY(!cell(table, row, Plan::RuleColumn).isEmpty());
    }
    QVERIFY2(table.summaryText().startsWith(desk.plan()->summaryText()),
             qPrintable(table.summaryText()));
    QVERIFY(table.summaryText().contains(QStringLiteral("Lost operations: ")));
    QVERIFY(table.summaryText().contains(QStringLiteral("Expected cost: ")));
    QVERIFY(table.timesText().startsWith(QStringLiteral("As proposed; times are of ")));
    QVERIFY(!table.reading());
}

void ProposalPlanTest::rowsAreFilteredOrderedAndCopied()
{
    DeskFixture desk;
    ProposalPlanTable table;
    const auto testers = testersOf({&table});
    lookAt(table, desk, desk.proposeLossOf({lostRegion}));
    const QString group = cell(table, 0, Plan::GroupColumn);
    table.setFilter(QStringLiteral("group:") + group);
    QCOMPARE(table.count(), 1);
    QVERIFY(table.asCsv().contains(group));
    table.setFilter(QString());
    table.toggleOrder(Plan::LostColumn);
    table.toggleOrder(Plan::LostColumn);
    for (int row = 1; row < table.count(); ++row) {
        const auto lost = [&table](int at) {
            return Figures::countOf(cell(table, at, Plan::LostColumn));
        };
        QVERIFY(lost(row - 1) >= lost(row));
    }
    table.setGroupKey(QStringLiteral("outcome"));
    int outcomes = 1;
    for (int row = 1; row < table.count(); ++row)
        outcomes += table.groupStartsAt(row) ? 1 : 0;
    QCOMPARE(outcomes, 2);  // in time, and late
}

void ProposalPlanTest::thePlanStaysWhenThePlannerDecidesOtherwise()
{
    DeskFixture desk;
    const QString proposal = desk.proposeLossOf({lostRegion});
    ProposalPlanTable before;
    lookAt(before, desk, proposal);
    QVERIFY(lose(desk, "r018"));
    QTRY_COMPARE(desk.change(proposal, ChangesModel::FreshnessRole).toString(),
                 QStringLiteral("stale"));
    // Somebody looks only now: the estate of then is read for it.
    ProposalPlanTable table;
    const auto testers = testersOf({&table});
    lookAt(table, desk, proposal);
    QVERIFY(table.reading());
    QCOMPARE(table.total(), before.total());  // groups and reasons are the proposal's own
    QTRY_VERIFY_WITH_TIMEOUT(!table.reading(), 60'000);
    QVERIFY2(table.timesText().startsWith(QStringLiteral("As proposed at ")),
             qPrintable(table.timesText()));
    QCOMPARE(table.summaryText(), before.summaryText());
    for (int row = 0; row < table.count(); ++row)
        for (int column = 0; column < Plan::ColumnCount; ++column)
            QCOMPARE(cell(table, row, column), cell(before, row, column));
}

void ProposalPlanTest::whatWasCarriedOutIsStillRead()
{
    DeskFixture desk;
    desk.changes()->execution()->setStepInterval(0);
    const QString proposal = desk.proposeLossOf({lostRegion});
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(desk.changes()->commit(proposal, lost));
    QTRY_VERIFY(desk.changes()->execution()->finished());
    ProposalPlanTable table;
    lookAt(table, desk, proposal);
    QTRY_VERIFY_WITH_TIMEOUT(!table.reading(), 60'000);
    QVERIFY(table.total() >= desk.changes()->execution()->count());
    QVERIFY(table.timesText().startsWith(QStringLiteral("As proposed at ")));
    QVERIFY(!cell(table, 0, Plan::DeadlineColumn).isEmpty());
}

void ProposalPlanTest::noProposalHasNoPlan()
{
    DeskFixture desk;
    ProposalPlanTable table;
    lookAt(table, desk, QString());
    QCOMPARE(table.total(), 0);
    QCOMPARE(table.summaryText(), QString());
    QCOMPARE(table.timesText(), QString());
}

void ProposalPlanTest::nothingIsPlannedUntilSomebodyLooks()
{
    DeskFixture desk;
    ProposalPlanTable table;
    table.setSession(desk.session.get());
    table.setProposalId(desk.proposeLossOf({lostRegion}));
    QCOMPARE(table.total(), 0);
    QVERIFY(!table.reading());
    table.setActive(true);
    QVERIFY(table.total() > 0);
}

void ProposalPlanTest::anApproverReadsThePlanFirst()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.desk.changes()->execution()->setStepInterval(0);
    const QString proposal = console.desk.proposeLossOf({lostRegion});
    QVERIFY(!proposal.isEmpty());
    console.desk.session->setOperatorName(QStringLiteral("grace"));
    console.press(Qt::Key_5, Qt::ControlModifier);
    const Sight sight(console.shell->window());
    QTRY_VERIFY(sight.table(planTable) != nullptr);
    QCOMPARE(sight.table(planTable)->total(), console.desk.plan()->decisions()->total());
    QVERIFY(sight.shows(QStringLiteral("Expected cost: ")));
    QVERIFY(console.tabTo(planTable));
    // Once it is committed, how it goes stands in front.
    const QString lost =
        console.desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    QVERIFY(console.desk.changes()->approve(proposal));
    QVERIFY(console.desk.changes()->commit(proposal, lost));
    QTRY_VERIFY(console.desk.changes()->execution()->finished());
    QTRY_VERIFY(sight.table(planTable) == nullptr);
    QTRY_VERIFY(sight.shows(console.desk.changes()->execution()->stageText()));
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(ProposalPlanTest)
#include "tst_proposal_plan.moc"
