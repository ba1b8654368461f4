// Propose, approve, commit: refusals are shown, every phase can be watched, nothing is reset.
#include <QGuiApplication>

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
    void anAcceptedLossIsANumber();
    void anAbortReleasesEverything();
    void aChangedEstateMakesAProposalStale();
    void nothingIsReset();
};

void ChangesTest::anAuthorMayNotApprove()
{
    DeskFixture desk;
    const auto testers = testersOf(allModels(desk.session.get()));
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    QVERIFY(!proposal.isEmpty());
    QCOMPARE(desk.session->pendingApprovals(), 1);
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

QTEST_MAIN(ChangesTest)
#include "tst_changes.moc"
