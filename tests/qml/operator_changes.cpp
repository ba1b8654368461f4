// The stories that change the estate: a rule and a plan, from a draft to what is in force, and what
// is there after a reload.
#include "models/execution_table.h"
#include "models/sweep_pin_model.h"
#include "tests/qml/operator_stories.h"
#include "tests/qml/operator_words.h"

using namespace estate;

namespace {

const QString participantsTable = QStringLiteral("Participants of the execution");
const QString pinsTable = QStringLiteral("Pinned losses, Enter plans one");

// The first policy of the federal estate, what is written into it wrong, and what it becomes.
const QString policy = QStringLiteral("policy from-r000-to-r001");
const QString wrongAction = QStringLiteral("restore r300");
const QString wrongRule = QStringLiteral("when r000, r002 restore r300");
const QString rule = QStringLiteral("when r000, r002 hold");

const Way beginDraft = way("begin a draft", "");
const Way undo = way("undo", "Undo: *", Qt::Key_Z, Qt::ControlModifier);
const Way redo = way("redo", "Redo: *", Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
const Way proposeRules = way("propose the draft", "Propose…");
const Way proposePlan = way("propose this plan", "Propose…", Qt::Key_P, Qt::ControlModifier);
const Way switchOperator = way("switch the operator", "Operator *", Qt::Key_O, Qt::ControlModifier);
const Way approve = way("approve the proposal", "Approve…");

}  // namespace

void OperatorStories::breakARule()
{
    QVERIFY(hand().goTo(rulesRoom));
    QTRY_VERIFY(rules() != nullptr);
    QTRY_VERIFY(sight().shows(rules()->draftText()));
    QVERIFY(hand().act(beginDraft));
    QVERIFY(hand().answer(QStringLiteral("Name of the draft"), QStringLiteral("night-shift")));
    QVERIFY(hand().press(QStringLiteral("Begin")));
    QTRY_COMPARE(rules()->draft(), QStringLiteral("night-shift"));
    QTRY_VERIFY(sight().shows(rules()->draftText()));
    QVERIFY(hand().select(policiesTable, 0));
    QTRY_COMPARE(rules()->selected(), policy);
    QTRY_COMPARE_WITH_TIMEOUT(rules()->progress(), 1.0, longWait);
    QCOMPARE(rules()->findings()->errors(), 0);

    QVERIFY(hand().enterText(QStringLiteral("Text of *")));
    hand().type(QStringLiteral("  ") + wrongRule);
    QTRY_COMPARE(rules()->editor()->status(), QStringLiteral("saved"));
    QTRY_VERIFY(sight().shows(rules()->editor()->statusText()));
    QTRY_VERIFY_WITH_TIMEOUT(rules()->findings()->errors() > 0, longWait);
    QTRY_VERIFY(sight().shows(rules()->findingsText()));
    QVERIFY(rules()->blockFindings()->errors() > 0);
    QTRY_VERIFY(sight().showsName(
        rules()->blockFindings()->index(0, 0).data(Qt::AccessibleDescriptionRole).toString()));
}

void OperatorStories::mendIt()
{
    for (qsizetype letter = 0; letter < wrongAction.size(); ++letter)
        m_console->press(Qt::Key_Backspace);
    hand().type(QStringLiteral("hold"));
    QTRY_COMPARE(rules()->editor()->status(), QStringLiteral("saved"));
    QVERIFY(rules()->editor()->text().contains(rule));
    QTRY_COMPARE_WITH_TIMEOUT(rules()->findings()->errors(), 0, longWait);
    QTRY_VERIFY(sight().shows(rules()->findingsText()));
    QCOMPARE(rules()->policies()->changedCount(), 1);
}

void OperatorStories::undoAndRedo()
{
    QVERIFY(hand().act(undo));
    QTRY_VERIFY(rules()->editor()->text().contains(wrongRule));
    QTRY_VERIFY(sight().shows(wrongRule));
    QTRY_VERIFY_WITH_TIMEOUT(rules()->findings()->errors() > 0, longWait);
    QVERIFY(hand().act(redo));
    QTRY_VERIFY(rules()->editor()->text().contains(rule));
    QTRY_VERIFY(sight().shows(rule) && !sight().shows(wrongRule));
    QTRY_COMPARE_WITH_TIMEOUT(rules()->findings()->errors(), 0, longWait);
}

void OperatorStories::proposeTheRules()
{
    const int before = changes()->count();
    QTRY_COMPARE_WITH_TIMEOUT(rules()->proposeObstacle(), QString(), longWait);
    QVERIFY(hand().act(proposeRules));
    QVERIFY(hand().answer(QStringLiteral("Title of the change"), QString()));
    QVERIFY(hand().press(QStringLiteral("Propose")));
    QTRY_COMPARE(changes()->count(), before + 1);
    QTRY_COMPARE(hand().room(), int(changesRoom));
    QCOMPARE(newest(ChangesModel::KindRole), QStringLiteral("rules"));
    QTRY_VERIFY(sight().shows(QStringLiteral("Waits for another operator")));
}

void OperatorStories::proposeThePlan()
{
    const int before = changes()->count();
    QVERIFY(hand().act(proposePlan));
    QVERIFY(hand().answer(QStringLiteral("Title of the proposal"), QString()));
    QVERIFY(hand().press(QStringLiteral("Propose")));
    QTRY_COMPARE(changes()->count(), before + 1);
    QTRY_COMPARE(hand().room(), int(changesRoom));
    QCOMPARE(newest(ChangesModel::KindRole), QStringLiteral("loss"));
    QTRY_VERIFY(sight().shows(QStringLiteral("Waits for another operator")));
}

void OperatorStories::becomeOperator(const QString& name)
{
    QVERIFY(hand().act(switchOperator));
    QVERIFY(hand().answer(QStringLiteral("Operator name"), name));
    QVERIFY(hand().press(QStringLiteral("Take over")));
    QTRY_COMPARE(session()->operatorName(), name);
    QTRY_VERIFY(sight().showsName(QStringLiteral("Operator %1, *").arg(name)));
}

void OperatorStories::approveAs(const QString& name)
{
    STEP(becomeOperator(name));
    QVERIFY(hand().act(approve));
    QVERIFY(hand().answer(QStringLiteral("Comment"), QStringLiteral("read and agreed")));
    QVERIFY(hand().press(QStringLiteral("Approve")));
    QTRY_COMPARE(newest(ChangesModel::StatusRole), QStringLiteral("approved"));
    QCOMPARE(newest(ChangesModel::JudgeRole), name);
    QTRY_VERIFY(sight().shows(QStringLiteral("Approved by %1").arg(name)));
}

void OperatorStories::commit()
{
    const QString effect = newest(ChangesModel::CommitTextRole);
    QVERIFY(hand().act({QStringLiteral("commit the proposal"), effect}));
    QVERIFY(hand().awaitFocus(QStringLiteral("Cancel")));  // of a loss of operations it would ask
    QVERIFY(sight().named(effect + QLatin1Char('?'), QAccessible::Heading) != nullptr);
    QVERIFY(hand().press(effect));
    QTRY_COMPARE_WITH_TIMEOUT(newest(ChangesModel::StatusRole), QStringLiteral("committed"),
                              longWait);
    QTRY_VERIFY(sight().shows(newest(ChangesModel::StatusTextRole)));
}

void OperatorStories::aRuleGoesFromADraftIntoForce()
{
    STEP(breakARule());
    STEP(mendIt());
    STEP(undoAndRedo());
    STEP(proposeTheRules());
    STEP(approveAs(QStringLiteral("grace")));
    STEP(commit());
    const RuleBook approved = session()->desk().workspace().approvedRules();
    const PolicyBlock* block = approved.policy("from-r000-to-r001");
    QVERIFY(block != nullptr);
    QCOMPARE(block->rules.size(), std::size_t{3});
    QCOMPARE(block->rules.back().failureSet, (std::vector<std::string>{"r000", "r002"}));
    QVERIFY(block->rules.back().target.empty());
}

void OperatorStories::watchTheExecution()
{
    const ExecutionModel* execution = changes()->execution();
    QTRY_VERIFY_WITH_TIMEOUT(execution->finished(), longWait);
    QCOMPARE(execution->stage(), QStringLiteral("committed"));
    QVERIFY(execution->count() > 0);
    QCOMPARE(execution->committed(), execution->count());
    QTRY_VERIFY(sight().shows(execution->stageText()));
    QTRY_COMPARE(sight().cellText(participantsTable, 0, ExecutionTable::PhaseColumn),
                 execution->index(0).data(ExecutionModel::PhaseTextRole).toString());
    QVERIFY(!sight()
                 .table(participantsTable)
                 ->index(0, ExecutionTable::DifferenceColumn)
                 .data()
                 .toString()
                 .isEmpty());
}

void OperatorStories::aPlanIsCarriedOut()
{
    changes()->execution()->setStepInterval(0);
    STEP(planTheLossOf(QStringLiteral("r017")));
    STEP(proposeThePlan());
    STEP(approveAs(QStringLiteral("grace")));
    STEP(commit());
    STEP(watchTheExecution());
    QCOMPARE(session()->regions()->unavailableCount(), 1);
    QVERIFY(hand().goTo(estateRoom));
    QTRY_VERIFY(sight().shows(QStringLiteral("1 of 512 regions unavailable")));
}

void OperatorStories::seeTheProposalsAgain()
{
    QVERIFY(hand().goTo(changesRoom));
    QCOMPARE(changes()->count(), 2);
    for (int row = 0; row < changes()->count(); ++row) {
        const QModelIndex proposal = changes()->index(row);
        QCOMPARE(proposal.data(ChangesModel::StatusRole).toString(), QStringLiteral("committed"));
        QTRY_VERIFY(sight().shows(proposal.data(ChangesModel::TitleRole).toString()));
    }
    STEP(watchTheExecution());
    QVERIFY(hand().goTo(estateRoom));
    QTRY_VERIFY(sight().shows(QStringLiteral("1 of 512 regions unavailable")));
}

void OperatorStories::seeTheRuleAgain()
{
    QVERIFY(hand().goTo(rulesRoom));
    QTRY_VERIFY(rules() != nullptr);
    QCOMPARE(rules()->policies()->filter(), QStringLiteral("when:r000"));
    QTRY_COMPARE(sight().entered(policiesFilter), QStringLiteral("when:r000"));
    QTRY_VERIFY(rules()->policies()->count() > 0 && !rules()->policies()->arranging());
    QVERIFY(rules()->policies()->count() < rules()->policies()->total());
    QVERIFY(hand().select(policiesTable, 0));
    QTRY_COMPARE(rules()->selected(), policy);
    QTRY_VERIFY(sight().shows(rule));
}

void OperatorStories::seeThePinAndTheFiltersAgain()
{
    constexpr int pinned = 3;
    QVERIFY(hand().goTo(sweepRoom));
    const auto* pins = part<SweepPinModel>();
    QVERIFY(pins != nullptr);
    QCOMPARE(pins->total(), 1);
    QCOMPARE(pins->idsAt(0), m_pinned);
    QVERIFY(hand().choose(showChoice, pinned));
    QTRY_COMPARE(sight().cellText(pinsTable, 0, SweepPinModel::LossColumn), m_pinned.first());
    STEP(planTheLossOf(QStringLiteral("r100")));
    QCOMPARE(plan()->decisions()->filter(), QStringLiteral("application:a013000"));
    QTRY_COMPARE(sight().entered(decisionsFilter), QStringLiteral("application:a013000"));
    QVERIFY(plan()->decisions()->count() < plan()->decisions()->total());
}

void OperatorStories::everythingIsThereAfterAReload()
{
    STEP(sweepAndSelectTheWorst());
    QVERIFY(hand().goTo(rulesRoom));
    QVERIFY(hand().fill(policiesFilter, QStringLiteral("when:r000")));
    QTRY_VERIFY(rules()->policies()->count() < rules()->policies()->total());
    STEP(breakARule());
    STEP(mendIt());
    STEP(proposeTheRules());
    STEP(approveAs(QStringLiteral("grace")));
    STEP(commit());
    changes()->execution()->setStepInterval(0);
    STEP(planTheLossOf(QStringLiteral("r017")));
    QVERIFY(hand().fill(decisionsFilter, QStringLiteral("application:a013000")));
    QTRY_COMPARE(plan()->decisions()->count(), 3);
    STEP(proposeThePlan());
    STEP(approveAs(QStringLiteral("ada")));
    STEP(commit());
    STEP(watchTheExecution());

    const QString hash = session()->stateHash();
    const qreal index = session()->presentIndex();
    STEP(closeFile());
    STEP(openFile());
    QCOMPARE(session()->stateHash(), hash);
    QCOMPARE(session()->presentIndex(), index);
    STEP(seeTheProposalsAgain());
    STEP(seeTheRuleAgain());
    STEP(seeThePinAndTheFiltersAgain());
}
