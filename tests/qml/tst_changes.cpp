// Propose, approve, commit: refusals are shown, every phase can be watched, nothing is reset.
#include <QGuiApplication>

#include "models/chosen_proposal.h"
#include "models/execution_table.h"
#include "models/figures.h"
#include "models/people.h"
#include "models/proposal_review.h"
#include "models/proposal_table.h"
#include "models/rules_session.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

class ChangesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void anAuthorMayNotApprove();
    void anotherOperatorApproves();
    void rejectedAndWithdrawnEnd();
    void aCommitShowsEveryPhase();
    void eachStepHasItsTimeBesideThePrediction();
    void anAcceptedLossIsANumber();
    void anAbortReleasesEverything();
    void aChangedEstateMakesAProposalStale();
    void nothingIsReset();
    void commentsStayWithAProposal();
    void aStaleProposalIsRenewed();
    void aBrokenGlassIsJudgedAfterwards();
    void aChangeOfTheRulesShowsItsDifference();
    void inADrillAuthorsApprove();
    void rolesAreGranted();
    void proposalsAreATable();
    void whatWaitsForWhomIsSaid();
    void theChosenProposalFollowsTheLog();
};

void ChangesTest::anAuthorMayNotApprove()
{
    DeskFixture desk;
    const auto testers = testersOf(allModels(desk.session.get()));
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    QVERIFY(!proposal.isEmpty());
    QCOMPARE(desk.session->pendingApprovals(), 1);
    QCOMPARE(desk.changes()->ownApprovals(), 1);
    QVERIFY(desk.change(proposal, ChangesModel::CanJudgeRole).toBool());
    QVERIFY(!desk.changes()->approve(proposal));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("not-allowed"));
    QVERIFY(!desk.session->lastError().isEmpty());
    QCOMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(), QStringLiteral("open"));
}

void ChangesTest::anotherOperatorApproves()
{
    DeskFixture desk;
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    QVERIFY(!desk.changes()->commit(proposal));  // not approved yet
    desk.session->setOperatorName(QStringLiteral("grace"));
    QCOMPARE(desk.changes()->ownApprovals(), 0);
    QVERIFY(desk.changes()->approve(proposal, QStringLiteral("agreed")));
    QCOMPARE(desk.session->lastError(), QString());
    QCOMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(),
             QStringLiteral("approved"));
    QCOMPARE(desk.change(proposal, ChangesModel::JudgeRole).toString(), QStringLiteral("grace"));
    QCOMPARE(desk.change(proposal, ChangesModel::FreshnessRole).toString(),
             QStringLiteral("fresh"));
    QVERIFY(desk.change(proposal, ChangesModel::CanCommitRole).toBool());
    QCOMPARE(desk.session->pendingApprovals(), 0);
}

void ChangesTest::rejectedAndWithdrawnEnd()
{
    DeskFixture desk;
    const auto testers = testersOf({desk.changes()});
    const QString first = desk.proposeLossOf({QStringLiteral("r017")});
    const QString second = desk.proposeLossOf({QStringLiteral("r018")});
    QCOMPARE(desk.changes()->rowOf(second), 0);  // newest first
    QVERIFY(desk.change(second, ChangesModel::CanWithdrawRole).toBool());
    QVERIFY(desk.changes()->withdraw(second));
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(!desk.change(first, ChangesModel::CanWithdrawRole).toBool());
    QVERIFY(desk.changes()->reject(first, QStringLiteral("not today")));
    QCOMPARE(desk.change(first, ChangesModel::StatusRole).toString(), QStringLiteral("rejected"));
    QCOMPARE(desk.change(first, ChangesModel::CommentRole).toString(), QStringLiteral("not today"));
    QCOMPARE(desk.change(second, ChangesModel::StatusRole).toString(), QStringLiteral("withdrawn"));
    QVERIFY(!desk.changes()->approve(first));
    QVERIFY(!desk.changes()->approve(QStringLiteral("no proposal")));
}

void ChangesTest::aCommitShowsEveryPhase()
{
    DeskFixture desk;
    const auto testers = testersOf(allModels(desk.session.get()));
    ExecutionModel* execution = desk.changes()->execution();
    execution->setStepInterval(0);
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    const int groups = desk.change(proposal, ChangesModel::GroupsRole).toInt();
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));

    QStringList stages;
    QList<int> prepared;
    connect(execution, &ExecutionModel::progressChanged, execution, [&] {
        if (stages.isEmpty() || stages.constLast() != execution->stage())
            stages << execution->stage();
        prepared << execution->prepared();
    });
    QSignalSpy ended(execution, &ExecutionModel::ended);
    QVERIFY(desk.changes()->commit(proposal, lost));
    QVERIFY(execution->running());
    QVERIFY(execution->canAbort());
    QCOMPARE(execution->proposalId(), proposal);
    QCOMPARE(execution->count(), groups);
    QTRY_COMPARE(ended.count(), 1);
    QVERIFY(ended.constFirst().constFirst().toBool());

    stages.removeAll(QString());
    QCOMPARE(stages.constFirst(), QStringLiteral("prepare"));
    QVERIFY(stages.contains(QStringLiteral("commit")));
    QCOMPARE(stages.constLast(), QStringLiteral("committed"));
    QVERIFY(std::is_sorted(prepared.cbegin(), prepared.cend()));
    QCOMPARE(execution->committed(), groups);
    QVERIFY(!execution->canAbort());
    QVERIFY(!execution->running());
    QCOMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(),
             QStringLiteral("committed"));
    QCOMPARE(desk.session->regions()->unavailableCount(), 1);
    QVERIFY(!desk.session->lastNotice().isEmpty());
    QVERIFY(!desk.session->pending());
}

void ChangesTest::eachStepHasItsTimeBesideThePrediction()
{
    using Table = ExecutionTable;
    DeskFixture desk;
    ExecutionModel* execution = desk.changes()->execution();
    execution->setStepInterval(0);
    Table table;
    const auto testers = testersOf({&table, execution});
    table.setExecution(execution);
    QCOMPARE(table.timesText(), QString());
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(desk.changes()->commit(proposal, lost));
    const auto cell = [&table](int row, int column) {
        return table.index(row, column).data().toString();
    };
    QCOMPARE(table.total(), execution->count());
    QCOMPARE(cell(0, Table::PreparedColumn), QString());
    QCOMPARE(cell(0, Table::ModelledColumn), QString());
    QVERIFY(!cell(0, Table::PredictedColumn).isEmpty());
    QTRY_VERIFY(execution->finished());
    QVERIFY(table.timesText().contains(QStringLiteral("modelled")));
    for (int row = 0; row < table.count(); ++row) {
        const Participant& participant = execution->participantAt(row);
        QCOMPARE(cell(row, Table::PhaseColumn), QStringLiteral("Committed"));
        QVERIFY(participant.times.prepared && participant.times.decided);
        QCOMPARE(table.exactAt(row, Table::PreparedColumn),
                 Figures::timeExact(*participant.times.prepared));
        QCOMPARE(table.exactAt(row, Table::CommittedColumn),
                 Figures::timeExact(*participant.times.decided));
        QCOMPARE(table.exactAt(row, Table::ModelledColumn),
                 Figures::timeExact(*modelledCompletion(participant)));
        const Duration later =
            modelledCompletion(participant)->since(participant.decision.timing->completion);
        QCOMPARE(cell(row, Table::DifferenceColumn),
                 later.value == 0 ? QStringLiteral("as predicted")
                                  : QStringLiteral("+") + Figures::duration(later));
    }
    // Another journal is opened: nothing of this one is left.
    QVERIFY(desk.session->openInMemory({}));
    QCOMPARE(table.total(), 0);
}

void ChangesTest::anAcceptedLossIsANumber()
{
    DeskFixture desk;
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(!desk.changes()->commit(proposal, QStringLiteral("many")));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("bad-input"));
    if (desk.change(proposal, ChangesModel::LosesOperationsRole).toBool()) {
        QVERIFY(!desk.changes()->commit(proposal, QStringLiteral("0")));
        QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("not-allowed"));
    }
    QCOMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(),
             QStringLiteral("approved"));
}

void ChangesTest::anAbortReleasesEverything()
{
    DeskFixture desk;
    const auto testers = testersOf(allModels(desk.session.get()));
    ExecutionModel* execution = desk.changes()->execution();
    execution->setStepInterval(3'600'000);
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(desk.changes()->commit(proposal, lost));
    QVERIFY(desk.changes()->abort(QStringLiteral("the region came back")));
    QCOMPARE(execution->stage(), QStringLiteral("aborted"));
    QCOMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(), QStringLiteral("aborted"));
    QVERIFY(!desk.changes()->abort(QStringLiteral("again")));
    QVERIFY(!execution->running());
}

void ChangesTest::aChangedEstateMakesAProposalStale()
{
    DeskFixture desk;
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    const int before = desk.session->exceptionCount();
    Desk& inner = desk.session->desk();
    QVERIFY(inner.workspace()
                .changeRegion("grace", "r018", RegionChange::offline, inner.now())
                .has_value());
    inner.noteEvents();
    // By itself, in a slice of its own.
    QTRY_COMPARE(desk.change(proposal, ChangesModel::FreshnessRole).toString(),
                 QStringLiteral("stale"));
    QVERIFY(desk.change(proposal, ChangesModel::FreshnessTextRole)
                .toString()
                .contains(QStringLiteral("r018")));
    QVERIFY(!desk.change(proposal, ChangesModel::CanCommitRole).toBool());
    QVERIFY(!desk.changes()->commit(proposal));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("stale"));
    QCOMPARE(desk.session->exceptionCount(), before + 2);  // the region and the proposal
}

void ChangesTest::nothingIsReset()
{
    DeskFixture desk;
    std::vector<std::unique_ptr<QSignalSpy>> resets;
    for (QAbstractItemModel* model : allModels(desk.session.get()))
        resets.push_back(std::make_unique<QSignalSpy>(model, &QAbstractItemModel::modelReset));
    desk.changes()->execution()->setStepInterval(0);
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(desk.changes()->commit(proposal, lost));
    QTRY_VERIFY(desk.changes()->execution()->finished());
    for (const auto& reset : resets)
        QCOMPARE(reset->count(), 0);
}

void ChangesTest::commentsStayWithAProposal()
{
    DeskFixture desk;
    ProposalReview review;
    const auto testers = testersOf({review.comments(), review.flows(), review.reach()});
    review.setSession(desk.session.get());
    review.setProposalId(desk.proposeLossOf({QStringLiteral("r017")}));
    QCOMPARE(review.kind(), QStringLiteral("loss"));
    QVERIFY(!review.expiresText().isEmpty());
    QVERIFY(!review.comment(QStringLiteral("  ")));
    QVERIFY(review.comment(QStringLiteral("at night, please")));
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(review.comment(QStringLiteral("agreed")));
    QCOMPARE(review.comments()->count(), 2);
    QCOMPARE(review.comments()->index(0).data(ProposalCommentModel::AuthorRole).toString(),
             QStringLiteral("ada"));
    QCOMPARE(review.comments()->index(1).data().toString(), QStringLiteral("agreed"));
    review.setProposalId({});
    QCOMPARE(review.comments()->count(), 0);
}

void ChangesTest::aStaleProposalIsRenewed()
{
    DeskFixture desk;
    ProposalReview review;
    review.setSession(desk.session.get());
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    review.setProposalId(proposal);
    QCOMPARE(review.freshnessText(), QString());
    QVERIFY(!desk.change(proposal, ChangesModel::CanRenewRole).toBool());
    QVERIFY(desk.changes()->renew(proposal).isEmpty());
    Desk& inner = desk.session->desk();
    QVERIFY(inner.workspace()
                .changeRegion("grace", "r018", RegionChange::offline, inner.now())
                .has_value());
    inner.noteEvents();
    QTRY_COMPARE(desk.change(proposal, ChangesModel::FreshnessRole).toString(),
                 QStringLiteral("stale"));
    QVERIFY(review.freshnessText().contains(QStringLiteral("r018")));
    QVERIFY(review.flows()->count() > 0);
    QVERIFY(!review.flows()->index(0, FlowChangeTable::WhyColumn).data().toString().isEmpty());
    QVERIFY(desk.change(proposal, ChangesModel::CanRenewRole).toBool());
    const QString renewed = desk.changes()->renew(proposal);
    QCOMPARE(desk.changes()->rowOf(renewed), 0);
    QVERIFY(!desk.change(proposal, ChangesModel::CanRenewRole).toBool());
    review.setProposalId(renewed);
    QVERIFY(proposal.startsWith(review.replacesText()));
}

void ChangesTest::aBrokenGlassIsJudgedAfterwards()
{
    DeskFixture desk;
    desk.changes()->execution()->setStepInterval(0);
    ProposalReview review;
    review.setSession(desk.session.get());
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    review.setProposalId(proposal);
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    QVERIFY(desk.change(proposal, ChangesModel::CanBreakGlassRole).toBool());
    QVERIFY(!desk.changes()->commit(proposal, lost));
    QVERIFY(desk.changes()->commit(proposal, lost, QStringLiteral("nobody answers")));
    QTRY_VERIFY(desk.changes()->execution()->finished());
    QVERIFY(review.wantsRetrospect());
    QVERIFY(review.aloneText().contains(QStringLiteral("nobody answers")));
    QCOMPARE(desk.session->pendingApprovals(), 1);
    QVERIFY(!desk.changes()->approve(proposal));
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal, QStringLiteral("it was right")));
    QVERIFY(!review.wantsRetrospect());
    QVERIFY(review.aloneText().contains(QStringLiteral("grace")));
    QCOMPARE(desk.session->pendingApprovals(), 0);
}

void ChangesTest::aChangeOfTheRulesShowsItsDifference()
{
    DeskFixture desk;
    const auto testers = testersOf({desk.changes()});
    RulesSession rules;
    rules.setSession(desk.session.get());
    rules.select(QStringLiteral("policy from-r000-to-r001"));
    QString text = rules.editor()->text();
    rules.editor()->setText(
        text.replace(QStringLiteral("when r000 restore r001"), QStringLiteral("when r000 hold")));
    QVERIFY(rules.editor()->check());
    const QString proposal = rules.propose(QString());
    ProposalReview review;
    review.setSession(desk.session.get());
    review.setProposalId(proposal);
    QCOMPARE(desk.change(proposal, ChangesModel::KindRole).toString(), QStringLiteral("rules"));
    QCOMPARE(desk.change(proposal, ChangesModel::OccasionTextRole).toString(),
             QStringLiteral("policy from-r000-to-r001"));
    QCOMPARE(review.difference()->blocks(), 1);
    QVERIFY(review.difference()->asText().contains(QStringLiteral("-   when r000 restore r001")));
    QVERIFY(review.difference()->asText().contains(QStringLiteral("+   when r000 hold")));
    QVERIFY(review.reach()->count() > 0);
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(desk.changes()->commit(proposal));
    QCOMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(),
             QStringLiteral("committed"));
    QVERIFY(!desk.changes()->execution()->running());
}

void ChangesTest::inADrillAuthorsApprove()
{
    DeskFixture desk;
    People people;
    people.setSession(desk.session.get());
    QVERIFY(!people.endDrill(QString()));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("contradiction"));
    QVERIFY(people.beginDrill(QStringLiteral("monthly")));
    QVERIFY(people.drilling());
    QVERIFY(people.drillText().contains(QStringLiteral("monthly")));
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    QVERIFY(desk.change(proposal, ChangesModel::DrillRole).toBool());
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(people.endDrill(QString()));
    QVERIFY(!people.drilling());
    QTRY_COMPARE(desk.change(proposal, ChangesModel::StatusRole).toString(),
                 QStringLiteral("expired"));
}

void ChangesTest::rolesAreGranted()
{
    DeskFixture desk;
    People people;
    const auto testers = testersOf({people.roles()});
    people.setSession(desk.session.get());
    QCOMPARE(people.roles()->count(), 0);
    // The first grant makes an administrator.
    QVERIFY(!people.grant(QStringLiteral("grace"), 1));
    QVERIFY(people.grant(QStringLiteral("ada"), 3));
    QVERIFY(people.grant(QStringLiteral("grace"), 2));
    QCOMPARE(people.roles()->count(), 2);
    QCOMPARE(people.roles()->nameAt(1), QStringLiteral("grace"));
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(!people.grant(QStringLiteral("hedy"), 1));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("not-allowed"));
    QCOMPARE(people.roles()->count(), 2);
}

void ChangesTest::proposalsAreATable()
{
    DeskFixture desk;
    ProposalTable table;
    const auto testers = testersOf({&table});
    table.setSession(desk.session.get());
    QCOMPARE(table.count(), 0);
    const QString first = desk.proposeLossOf({QStringLiteral("r018"), QStringLiteral("r019")});
    const QString second = desk.proposeLossOf({QStringLiteral("r100")});
    QCOMPARE(table.count(), 2);
    const auto cell = [&table](int row, int column) {
        return table.index(row, column).data().toString();
    };
    // Both were opened at the same time: the later one is on top all the same.
    QCOMPARE(table.idAt(table.itemAt(0)), second);
    QCOMPARE(table.itemOf(first), 0);
    QCOMPARE(table.itemOf(QStringLiteral("nowhere")), -1);
    QCOMPARE(cell(0, ProposalTable::AgeColumn), QStringLiteral("now"));
    QCOMPARE(cell(1, ProposalTable::KindColumn), QStringLiteral("Loss"));
    QCOMPARE(cell(1, ProposalTable::ProposalColumn), first.left(12));
    QCOMPARE(table.index(1, ProposalTable::StateColumn).data(TableModel::GlyphRole).toString(),
             QStringLiteral("open"));
    QCOMPARE(cell(1, ProposalTable::LostColumn),
             desk.change(first, ChangesModel::LostOperationsTextRole).toString());
    table.toggleOrder(ProposalTable::LostColumn);
    QCOMPARE(table.idAt(table.itemAt(0)), second);  // it loses nothing
    table.toggleOrder(ProposalTable::LostColumn);
    QCOMPARE(table.idAt(table.itemAt(0)), first);
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->reject(first, QStringLiteral("not today")));
    table.setFilter(QStringLiteral("state:rejected"));
    QCOMPARE(table.count(), 1);
    QCOMPARE(table.idAt(table.itemAt(0)), first);
    QCOMPARE(cell(0, ProposalTable::ExpiresColumn), QString());
    QVERIFY(table.asCsv().startsWith(QStringLiteral("title,state,waits_for,age,author,kind,")));
    QVERIFY(table.asJson().contains(first));  // whole ids in copies
}

void ChangesTest::whatWaitsForWhomIsSaid()
{
    DeskFixture desk;
    ProposalTable table;
    table.setSession(desk.session.get());
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    const auto waits = [&table] {
        return table.index(0, ProposalTable::WaitsColumn).data().toString();
    };
    QCOMPARE(waits(), QStringLiteral("another's approval"));
    desk.session->setOperatorName(QStringLiteral("grace"));
    QCOMPARE(waits(), QStringLiteral("your approval"));
    QVERIFY(desk.changes()->approve(proposal));
    QCOMPARE(waits(), QStringLiteral("its commit"));
    desk.changes()->execution()->setStepInterval(3'600'000);
    QVERIFY(desk.changes()->commit(
        proposal, desk.change(proposal, ChangesModel::LostOperationsTextRole).toString()));
    QCOMPARE(waits(), QStringLiteral("its participants"));
    QVERIFY(desk.changes()->abort(QStringLiteral("the region came back")));
    QCOMPARE(waits(), QString());
}

void ChangesTest::theChosenProposalFollowsTheLog()
{
    DeskFixture desk;
    ChosenProposal chosen;
    chosen.setSession(desk.session.get());
    QVERIFY(!chosen.found());
    QVERIFY(!chosen.canJudge());
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    chosen.setProposalId(proposal);
    QVERIFY(chosen.found());
    QVERIFY(chosen.own());
    QVERIFY(chosen.canJudge());
    QCOMPARE(chosen.failureIds(), QStringList{QStringLiteral("r017")});
    QCOMPARE(chosen.groups(), desk.change(proposal, ChangesModel::GroupsRole).toInt());
    QSignalSpy refreshed(&chosen, &ChosenProposal::refreshed);
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(!refreshed.isEmpty());
    QVERIFY(!chosen.own());
    QVERIFY(desk.changes()->approve(proposal, QStringLiteral("agreed")));
    QCOMPARE(chosen.status(), QStringLiteral("approved"));
    QCOMPARE(chosen.comment(), QStringLiteral("agreed"));
    QVERIFY(chosen.canCommit());
}

QTEST_MAIN(ChangesTest)
#include "tst_changes.moc"
