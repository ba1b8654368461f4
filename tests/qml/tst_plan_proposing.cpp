// A large plan is planned again between the frames before it is proposed; a small one is proposed
// at once; and until it is, nothing is in the journal.
#include "tests/qml/desk_fixture.h"

using namespace estate;

namespace {

constexpr int worseThanAnyDay = 200;  // regions; a run of them takes some thousand steps
constexpr int waitMs = 60'000;

// Ready to be proposed.
bool planned(const DeskFixture& desk, int regions)
{
    QStringList ids;
    for (int row = 0; row < regions; ++row)
        ids << desk.session->regions()->regionIdAt(row);
    desk.plan()->setFailureIds(ids);
    return desk.plan()->run() &&
           QTest::qWaitFor([&desk] { return !desk.plan()->running(); }, waitMs) &&
           desk.plan()->proposeObstacle().isEmpty();
}

std::uint64_t headOf(const DeskFixture& desk)
{
    return desk.session->desk().workspace().journal().head().index;
}

}  // namespace

class PlanProposingTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void aSmallPlanIsProposedAtOnce();
    void aLargePlanIsProposedBetweenTheFrames();
    void cancelledProposesNothing();
    void anotherJournalTakesItAway();
    void aMoveOfTheEstateIsSaid();
};

void PlanProposingTest::aSmallPlanIsProposedAtOnce()
{
    const DeskFixture desk;
    QVERIFY(planned(desk, 1));
    QSignalSpy proposed(desk.plan()->proposing(), &PlanProposing::proposed);
    const QString id = desk.plan()->propose(QStringLiteral("lose it"));
    QVERIFY(!id.isEmpty());
    QVERIFY(!desk.plan()->proposing()->running());
    QCOMPARE(proposed.count(), 1);
    QCOMPARE(proposed.front().front().toString(), id);
    QVERIFY(desk.changes()->rowOf(id) >= 0);
}

void PlanProposingTest::aLargePlanIsProposedBetweenTheFrames()
{
    const DeskFixture desk;
    QVERIFY(planned(desk, worseThanAnyDay));
    PlanProposing* proposing = desk.plan()->proposing();
    QSignalSpy proposed(proposing, &PlanProposing::proposed);
    QVERIFY(desk.plan()->propose(QStringLiteral("lose them")).isEmpty());
    QVERIFY(proposing->running());
    QCOMPARE(desk.session->lastError(), QString());
    // Once more is not another one.
    QVERIFY(desk.plan()->propose(QStringLiteral("lose them")).isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(proposed.count(), 1, waitMs);
    QVERIFY(!proposing->running());
    const QString id = proposed.front().front().toString();
    QVERIFY(desk.changes()->rowOf(id) >= 0);
    QCOMPARE(desk.changes()->rowCount(), 1);
    QVERIFY(desk.session->lastNotice().contains(QStringLiteral("lose them")));
    const Proposal* made = desk.session->desk().workspace().proposals().find(
        Digest::fromHex(id.toStdString()).value_or(Digest{}));
    QVERIFY(made != nullptr);
    QVERIFY(made->content.decisions == desk.plan()->preview()->decisions);
    QVERIFY(static_cast<int>(made->content.flows.size()) >= desk.plan()->groups());
}

void PlanProposingTest::cancelledProposesNothing()
{
    const DeskFixture desk;
    QVERIFY(planned(desk, worseThanAnyDay));
    const std::uint64_t before = headOf(desk);
    QVERIFY(desk.plan()->propose({}).isEmpty());
    desk.plan()->proposing()->cancel();
    QVERIFY(!desk.plan()->proposing()->running());
    QCoreApplication::processEvents();
    QCOMPARE(headOf(desk), before);
    QCOMPARE(desk.changes()->rowCount(), 0);
    // It can be proposed all the same.
    QCOMPARE(desk.plan()->proposeObstacle(), QString());
}

void PlanProposingTest::anotherJournalTakesItAway()
{
    const DeskFixture desk;
    QVERIFY(planned(desk, worseThanAnyDay));
    QVERIFY(desk.plan()->propose({}).isEmpty());
    QVERIFY(desk.session->openInMemory());
    QVERIFY(!desk.plan()->proposing()->running());
    QCoreApplication::processEvents();
    QCOMPARE(desk.changes()->rowCount(), 0);
}

void PlanProposingTest::aMoveOfTheEstateIsSaid()
{
    const DeskFixture desk;
    QVERIFY(planned(desk, worseThanAnyDay));
    QVERIFY(desk.plan()->propose({}).isEmpty());
    Desk& at = desk.session->desk();
    QVERIFY(
        at.workspace().changeRegion("grace", "r010", RegionChange::offline, at.now()).has_value());
    const std::uint64_t before = headOf(desk);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.plan()->proposing()->running(), waitMs);
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("contradiction"));
    QCOMPARE(headOf(desk), before);
    QCOMPARE(desk.changes()->rowCount(), 0);
}

QTEST_MAIN(PlanProposingTest)
#include "tst_plan_proposing.moc"
