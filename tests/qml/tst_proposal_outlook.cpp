// What people read before they decide on a plan and after they did: its figures, who has to decide,
// where its recovery has to be by now, and that what it carried out is no alarm.
#include <QQmlExtensionPlugin>

#include "models/operator_table.h"
#include "models/proposal_outlook.h"
#include "models/rules_session.h"
#include "models/words.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString lostRegion = QStringLiteral("r000");

// Proposed by ada, approved and committed by grace.
QString carriedOut(const DeskFixture& desk)
{
    desk.changes()->execution()->setStepInterval(0);
    const QString proposal = desk.proposeLossOf({lostRegion});
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QSignalSpy ended(desk.changes()->execution(), &ExecutionModel::ended);
    const bool done = desk.changes()->approve(proposal) && desk.changes()->commit(proposal, lost) &&
                      (ended.count() > 0 || ended.wait());
    return done ? proposal : QString();
}

Timestamp lastDue(const DeskFixture& desk, const QString& proposal)
{
    Timestamp last;
    const auto id = Digest::fromHex(proposal.toStdString());
    const auto execution = desk.session->desk().workspace().execution(*id);
    for (const Participant& participant : execution->participants)
        last = std::max(last, participant.decision.timing->completion);
    return last;
}

bool change(const DeskFixture& desk, const char* region, RegionChange how)
{
    Desk& own = desk.session->desk();
    const auto changed = own.workspace().changeRegion("grace", region, how, own.now());
    own.noteEvents();
    return changed.has_value();
}

}  // namespace

class ProposalOutlookTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void othersWhoAreKnownAreListed();
    void whoHasToApproveIsSaidToWhoeverReads();
    void aWaitingPlanRepeatsItsFigures();
    void committedIsNotRecovered();
    void whatEndedIsNotAheadOfTheClock();
    void aLossThatAPlanCarriedOutIsNoAlarm();
    void aPlanSaysWhichRulesItWasMadeWith();
    void anotherOperatorIsChosenWhereOneIsWaitedFor();
    void digestsStandBesideTheFactsInEveryWindow();
};

void ProposalOutlookTest::othersWhoAreKnownAreListed()
{
    DeskFixture desk;
    OperatorTable others;
    const auto testers = testersOf({&others});
    others.setSession(desk.session.get());
    QVERIFY(!desk.proposeLossOf({lostRegion}).isEmpty());
    desk.session->setOperatorName(QStringLiteral("grace"));
    QCOMPARE(others.total(), 0);  // nobody looks
    others.setActive(true);
    QCOMPARE(others.total(), 1);
    QCOMPARE(others.nameAt(0), QStringLiteral("ada"));
    QCOMPARE(others.nameAt(1), QString());
    QVERIFY(!others.index(0, OperatorTable::ActedColumn).data().toString().isEmpty());
    QCOMPARE(others.index(0, OperatorTable::RoleColumn).data().toString(), QString());
    // Who sits here is not offered, in whatever case the name was typed.
    desk.session->setOperatorName(QStringLiteral("Ada"));
    QCOMPARE(others.total(), 0);
    Desk& own = desk.session->desk();
    QVERIFY(own.workspace().grant("ada", "ada", Role::administrator, own.now()).has_value());
    QVERIFY(own.workspace().grant("ada", "hedy", Role::approver, own.now()).has_value());
    own.noteEvents();
    QCOMPARE(others.total(), 1);
    QCOMPARE(others.nameAt(0), QStringLiteral("hedy"));
    QCOMPARE(others.index(0, OperatorTable::RoleColumn).data().toString(),
             QStringLiteral("approver"));
    QCOMPARE(others.index(0, OperatorTable::ActedColumn).data().toString(), QString());
}

void ProposalOutlookTest::whoHasToApproveIsSaidToWhoeverReads()
{
    DeskFixture desk;
    const QString proposal = desk.proposeLossOf({lostRegion});
    const auto status = [&] {
        return desk.change(proposal, ChangesModel::StatusTextRole).toString();
    };
    QCOMPARE(status(), QStringLiteral("Waits for another operator"));
    desk.session->setOperatorName(QStringLiteral("grace"));
    QCOMPARE(status(), QStringLiteral("Waits for your approval"));
    Desk& own = desk.session->desk();
    QVERIFY(own.workspace().grant("ada", "ada", Role::administrator, own.now()).has_value());
    own.noteEvents();
    QCOMPARE(status(), QStringLiteral("Waits for an approver"));
}

void ProposalOutlookTest::aWaitingPlanRepeatsItsFigures()
{
    DeskFixture desk;
    ProposalOutlook outlook;
    outlook.setSession(desk.session.get());
    QCOMPARE(outlook.figuresText(), QString());
    outlook.setProposalId(desk.proposeLossOf({lostRegion}));
    QVERIFY(!outlook.figuresText().isEmpty());
    QVERIFY(outlook.figuresText().startsWith(desk.plan()->summaryText()));
    // Approvals take their time, and none of it is the recovery's.
    const Preview& plan = *desk.plan()->preview();
    // A figure never wraps apart from its unit.
    QString cost = Figures::costBrief(plan.summary.total().microunits);
    QVERIFY(cost.contains(QLatin1Char(' ')));
    QVERIFY(outlook.figuresText().contains(cost.replace(QLatin1Char(' '), QChar(QChar::Nbsp))));
    QVERIFY(outlook.timesText().startsWith(QStringLiteral("Times count from the commit")));
    QVERIFY(outlook.timesText().contains(
        Figures::duration(plan.summary.lastCompletion.since(plan.at))));
    QCOMPARE(outlook.recoveryText(), QString());
    QCOMPARE(outlook.nextText(), QString());
    QVERIFY(desk.changes()->withdraw(outlook.proposalId()));
    QCOMPARE(outlook.figuresText(), QString());
    QCOMPARE(outlook.timesText(), QString());
}

void ProposalOutlookTest::committedIsNotRecovered()
{
    DeskFixture desk;
    ProposalOutlook outlook;
    outlook.setSession(desk.session.get());
    const QString proposal = carriedOut(desk);
    QVERIFY(!proposal.isEmpty());
    outlook.setProposalId(proposal);
    QCOMPARE(outlook.figuresText(), QString());
    const Timestamp last = lastDue(desk, proposal);
    const Timestamp now = desk.session->desk().now();
    QVERIFY(last > now);
    QVERIFY(outlook.recovering());
    QVERIFY(outlook.recoveryText().startsWith(QStringLiteral("Recovering: ")));
    QVERIFY(outlook.recoveryText().contains(Figures::time(last)));
    QVERIFY(outlook.nextText().contains(QStringLiteral("when r000 is back")));

    desk.clock->advance(last.since(desk.clock->now()));
    emit desk.session->dataAgeTextChanged();
    QVERIFY(!outlook.recovering());
    QVERIFY(outlook.recoveryText().startsWith(QStringLiteral("Recovered, as predicted: ")));
    QVERIFY(outlook.recoveryText().contains(Figures::time(last)));

    QVERIFY(change(desk, "r000", RegionChange::online));
    QVERIFY(outlook.nextText().startsWith(QStringLiteral("Next: r000 is back")));
}

void ProposalOutlookTest::whatEndedIsNotAheadOfTheClock()
{
    DeskFixture desk;
    const QString proposal = carriedOut(desk);
    QVERIFY(!proposal.isEmpty());
    const auto ended = [&] {
        return desk.change(proposal, ChangesModel::EndedTextRole).toString();
    };
    // The fences were not waited for.
    QVERIFY(desk.session->desk().workspace().lastTimestamp() > desk.clock->now());
    QVERIFY2(ended().endsWith(QStringLiteral("UTC by the estate's clock")), qPrintable(ended()));
    desk.clock->advance(seconds(2 * 3'600));
    QVERIFY2(ended().endsWith(QStringLiteral("UTC")), qPrintable(ended()));
}

void ProposalOutlookTest::aLossThatAPlanCarriedOutIsNoAlarm()
{
    DeskFixture desk;
    const ExceptionListModel* exceptions = desk.session->exceptions();
    const auto testers = testersOf({desk.session->exceptions()});
    QCOMPARE(exceptions->worst(), QString());
    QSignalSpy worst(exceptions, &ExceptionListModel::worstChanged);
    const QString proposal = carriedOut(desk);
    QVERIFY(!proposal.isEmpty());
    QCOMPARE(exceptions->count(), 1);
    const QModelIndex row = exceptions->index(0);
    QCOMPARE(row.data(ExceptionListModel::KeyRole).toString(), QStringLiteral("region/r000"));
    QCOMPARE(row.data(ExceptionListModel::SeverityRole).toString(), QStringLiteral("notice"));
    QCOMPARE(row.data(ExceptionListModel::ProposalIdRole).toString(), proposal);
    QCOMPARE(exceptions->worst(), QStringLiteral("notice"));
    QVERIFY(!worst.isEmpty());
    // Another loss, that nobody planned for.
    QVERIFY(change(desk, "r042", RegionChange::offline));
    QCOMPARE(exceptions->worst(), QStringLiteral("critical"));
    // Back, and gone again: no plan carried that out.
    QVERIFY(change(desk, "r042", RegionChange::online));
    QVERIFY(change(desk, "r000", RegionChange::online));
    QCOMPARE(exceptions->worst(), QString());
    desk.clock->advance(seconds(2 * 3'600));
    QVERIFY(change(desk, "r000", RegionChange::offline));
    QVERIFY(exceptions->worst() != QStringLiteral("notice"));
}

void ProposalOutlookTest::aPlanSaysWhichRulesItWasMadeWith()
{
    DeskFixture desk;
    QCOMPARE(desk.plan()->rulesText(), QString());
    desk.plan()->setFailureIds({lostRegion});
    QVERIFY(desk.plan()->run());
    QCOMPARE(desk.plan()->rulesText(), QStringLiteral("Planned with the approved rules."));
    RulesSession rules;
    rules.setSession(desk.session.get());
    rules.select(QStringLiteral("policy from-r000-to-r001"));
    QString text = rules.editor()->text();
    rules.editor()->setText(
        text.replace(QStringLiteral("when r000 restore r001"), QStringLiteral("when r000 hold")));
    QVERIFY(rules.editor()->check());
    QVERIFY(!rules.draft().isEmpty());
    QVERIFY(desk.plan()->rulesText().contains(rules.draft()));
}

void ProposalOutlookTest::anotherOperatorIsChosenWhereOneIsWaitedFor()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    Desk& own = console.desk.session->desk();
    QVERIFY(own.workspace().grant("ada", "ada", Role::administrator, own.now()).has_value());
    QVERIFY(own.workspace().grant("ada", "grace", Role::approver, own.now()).has_value());
    own.noteEvents();
    QVERIFY(!console.desk.proposeLossOf({lostRegion}).isEmpty());
    console.press(Qt::Key_5, Qt::ControlModifier);
    const Sight sight(console.shell->window());
    QTRY_VERIFY(sight.shows(console.desk.plan()->summaryText()));
    // Once, with what it is expected to cost.
    const QList<QQuickItem*> items = console.shell->window()->findChildren<QQuickItem*>();
    QCOMPARE(std::count_if(items.begin(), items.end(),
                           [&console](const QQuickItem* item) {
                               return item->isVisible() &&
                                      item->property("text").toString().contains(
                                          console.desk.plan()->summaryText());
                           }),
             1);
    QVERIFY(console.tabTo(QStringLiteral("Switch operator…")));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Operator name"));
    QVERIFY(console.tabTo(QStringLiteral("Others who are known here, Enter takes over")));
    console.press(Qt::Key_Down);
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.desk.session->operatorName(), QStringLiteral("grace"));
    QTRY_VERIFY(sight.shows(QStringLiteral("Waits for your approval")));
    QVERIFY(!sight.shows(QStringLiteral("Switch operator…")));
    QVERIFY(console.tabTo(QStringLiteral("Approve…")));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Comment"));
    QTRY_VERIFY(sight.showsName(QStringLiteral("Drill: nothing real is touched.")));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// After a wide window they had kept its width, and lay on top of the facts.
void ProposalOutlookTest::digestsStandBesideTheFactsInEveryWindow()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(!console.desk.proposeLossOf({lostRegion}).isEmpty());
    console.press(Qt::Key_5, Qt::ControlModifier);
    QQuickWindow* window = console.shell->window();
    const Sight sight(window);
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1280, 800)}) {
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        QVERIFY(sight.settle());
        QTRY_VERIFY(sight.showsName(QStringLiteral("Author: *")));
        QTRY_VERIFY(sight.showsName(QStringLiteral("Decisions: *")));
        const QRectF author = sight.inSight(sight.named(QStringLiteral("Author: *")));
        const QRectF digest = sight.inSight(sight.named(QStringLiteral("Decisions: *")));
        QVERIFY2(author.right() < digest.left(), qPrintable(QString::number(size.width())));
    }
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(ProposalOutlookTest)
#include "tst_proposal_outlook.moc"
