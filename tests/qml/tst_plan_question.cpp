// The second loss of a plan and the line where it is asked for: why each group ends as it does, the
// way to its explanation, and which of the fields can't be used.
#include <QQmlExtensionPlugin>

#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString storiesLabel = QStringLiteral("What became of each group at the second loss");
const QString delayLabel = QStringLiteral("How long from now it is lost*");
const QString afterLabel = QStringLiteral("How long after the first loss*");
const QString secondLabel = QStringLiteral("What the second loss takes*");

EstateSource fourRegions()
{
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    return source;
}

QString cell(const TableModel& table, int row, int column)
{
    return table.index(row, column).data().toString();
}

}  // namespace

class PlanQuestionTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsHeldInTheEndSaysByWhichRule();
    void aRowOfTheSecondLossIsExplained();
    void everyWrongFieldIsMarked();
    void clearTakesWhatIsWrong();
};

void PlanQuestionTest::whatIsHeldInTheEndSaysByWhichRule()
{
    const DeskFixture desk(fourRegions());
    PlanSession* plan = desk.plan();
    const StoryModel& stories = *plan->secondLoss()->stories();
    const auto testers = testersOf({plan->secondLoss()->stories()});
    plan->setFailureIds({QStringLiteral("us-east-1")});
    plan->secondLoss()->setIdsText(QStringLiteral("us-east-2"));
    QVERIFY(plan->run());
    QTRY_VERIFY(plan->secondLoss()->answered());
    int held = 0;
    for (int row = 0; row < stories.count(); ++row) {
        const QString reason = cell(stories, row, StoryModel::ReasonColumn);
        QVERIFY(!reason.isEmpty());
        const QVariant status =
            stories.index(row, StoryModel::SecondColumn).data(TableModel::GlyphRole);
        if (status == QStringLiteral("held")) {
            ++held;
            QVERIFY2(reason.startsWith(QStringLiteral("Policy neighbour: when us-east-1")) &&
                         reason.contains(QStringLiteral("hold.")),
                     qPrintable(reason));
        }
        // What the first loss does not touch, the plan does not decide about.
        const int decision = stories.decisionOf(row);
        QCOMPARE(decision < 0, cell(stories, row, StoryModel::FirstColumn).isEmpty());
        if (decision >= 0)
            QCOMPARE(cell(*plan->decisions(), decision, DecisionCells::GroupColumn),
                     cell(stories, row, StoryModel::GroupColumn));
    }
    QVERIFY(held > 0);
    QCOMPARE(stories.decisionOf(stories.total()), -1);
}

void PlanQuestionTest::aRowOfTheSecondLossIsExplained()
{
    ConsoleWindow console;
    QVERIFY(console.desk.session->openFourRegionSample());
    QVERIFY(console.open());
    console.shell->openLink(QStringLiteral("#/plan?fail=us-east-1&second=us-east-2&after=15m"
                                           "&show=analysis&question=second-loss"));
    PlanSession* plan = console.desk.plan();
    QTRY_VERIFY(plan->secondLoss()->answered());
    const Sight sight(console.shell->window());
    QTRY_VERIFY(!sight.cellPlace(storiesLabel, 0, StoryModel::GroupColumn).isEmpty());
    QVERIFY(sight.settle());
    // Why stands in the room that was empty.
    QVERIFY(!sight.cellText(storiesLabel, 0, StoryModel::ReasonColumn).isEmpty());
    QTest::mouseClick(console.shell->window(), Qt::LeftButton, {},
                      sight.cellPlace(storiesLabel, 0, StoryModel::GroupColumn).center().toPoint());
    QTRY_VERIFY(plan->explain()->active());
    QCOMPARE(plan->explain()->group(),
             cell(*plan->secondLoss()->stories(), 0, StoryModel::GroupColumn));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void PlanQuestionTest::everyWrongFieldIsMarked()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    PlanSession* plan = console.desk.plan();
    plan->setDelayText(QStringLiteral("soon"));
    plan->secondLoss()->setAfterText(QStringLiteral("later"));
    plan->secondLoss()->setIdsText(QStringLiteral("r099x"));
    console.press(Qt::Key_2, Qt::ControlModifier);
    const Sight sight(console.shell->window());
    QQuickItem* when = nullptr;
    QTRY_VERIFY((when = sight.handle(QStringLiteral("Set the time and a second loss"))) != nullptr);
    QTest::mouseClick(console.shell->window(), Qt::LeftButton, {},
                      sight.inSight(when).center().toPoint());
    QTRY_VERIFY(sight.labelled(delayLabel) != nullptr);
    const auto wrong = [&sight](const QString& label) {
        const QQuickItem* field = sight.labelled(label);
        return field != nullptr && field->property("wrong").toBool();
    };
    QVERIFY(wrong(delayLabel) && wrong(afterLabel) && wrong(secondLabel));
    QVERIFY(sight.shows(QStringLiteral("Wrong: lost in, and after, also. ")));
    plan->setDelayText(QStringLiteral("2h"));
    QVERIFY(!wrong(delayLabel) && wrong(afterLabel) && wrong(secondLabel));
    QVERIFY(sight.shows(QStringLiteral("Wrong: and after, also. ")));
    // Of one alone its sentence is enough.
    plan->secondLoss()->setIdsText(QStringLiteral("r018"));
    QVERIFY(wrong(afterLabel) && !wrong(secondLabel));
    QVERIFY(!sight.shows(QStringLiteral("Wrong: ")));
    QVERIFY(sight.shows(plan->secondLoss()->afterProblem()));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void PlanQuestionTest::clearTakesWhatIsWrong()
{
    const DeskFixture desk;
    PlanSession* plan = desk.plan();
    plan->setFailureIds({QStringLiteral("r017")});
    plan->setDelayText(QStringLiteral("soon"));
    plan->secondLoss()->setIdsText(QStringLiteral("r018"));
    plan->secondLoss()->setAfterText(QStringLiteral("later"));
    plan->clearWithUndo();
    QCOMPARE(plan->delayProblem(), QString());
    QCOMPARE(plan->secondLoss()->problem(), QString());
    QCOMPARE(plan->secondLoss()->idsText(), QStringLiteral("r018"));
    desk.session->undo()->undo();
    QCOMPARE(plan->failureIds(), QStringList{QStringLiteral("r017")});
    QCOMPARE(plan->delayText(), QStringLiteral("soon"));
    QCOMPARE(plan->secondLoss()->afterText(), QStringLiteral("later"));
    // What can be read stays.
    plan->setDelayText(QStringLiteral("2h"));
    plan->secondLoss()->setAfterText(QStringLiteral("20m"));
    plan->clearWithUndo();
    QCOMPARE(plan->delayText(), QStringLiteral("2h"));
    QCOMPARE(plan->secondLoss()->afterText(), QStringLiteral("20m"));
}

QTEST_MAIN(PlanQuestionTest)
#include "tst_plan_question.moc"
