// The rule for a second loss in the estate where one helps: what the sheet says before anything is
// written, and, from the keyboard, that the rule recovers what was held.
#include <QFile>
#include <QQmlExtensionPlugin>
#include <QTemporaryDir>

#include "engine/wire/effects_wire.h"
#include "engine/wire/json/json_lines.h"
#include "models/rules_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString both = QStringLiteral("eu-central-1 eu-west-1");
const QString third = QStringLiteral("eu-north-1");
const QString policiesLabel =
    QStringLiteral("Policies that leave groups without a place, Enter writes the rule");

// The scenario as a journal file, as `estatectl journal create --log` makes it.
bool writeScenario(const QString& path)
{
    QFile file(QStringLiteral(ESTATE_SOURCE_DIR "/resources/scenarios/second-loss.jsonl"));
    auto journal = Journal::create(path.toStdString());
    if (!file.open(QIODevice::ReadOnly) || !journal)
        return false;
    Scheduler scheduler;
    std::vector<JournalEntry> entries;
    while (!file.atEnd()) {
        const auto envelope = envelopeFromJson(file.readLine().trimmed().toStdString());
        if (!envelope)
            return false;
        const auto effects = scheduler.apply(*envelope);
        if (!effects)
            return false;
        JournalEntry entry{*envelope, {}};
        if (*effects != Effects{})
            entry.decisions = encodeEffects(scheduler.state(), *effects).value();
        entries.push_back(std::move(entry));
    }
    return journal->append(entries).has_value() && journal->sync().has_value();
}

bool openScenario(Session* session, const QTemporaryDir& folder)
{
    const QString path = folder.filePath(QStringLiteral("second-loss.journal"));
    if (!writeScenario(path) || !session->openJournal(path, {}))
        return false;
    session->confirmClock();
    return !session->clockWaits();
}

struct ScenarioFixture {
    QTemporaryDir folder;
    DeskFixture desk;
    RulesSession rules;
    bool opened = openScenario(desk.session.get(), folder);

    ScenarioFixture()
    {
        rules.setSession(desk.session.get());
        rules.setActive(true);
    }
    [[nodiscard]] bool settled() const
    {
        return QTest::qWaitFor([this] { return rules.progress() >= 1; }, 20'000);
    }
    [[nodiscard]] bool looked() const
    {
        rules.secondLoss()->look(both);
        return QTest::qWaitFor([this] { return !rules.secondLoss()->working(); }, 20'000);
    }
    [[nodiscard]] int itemOf(const char* policy) const
    {
        for (int item = 0; item < rules.secondLoss()->total(); ++item) {
            if (rules.secondLoss()->policyAt(item) == QLatin1String(policy))
                return item;
        }
        return -1;
    }
    [[nodiscard]] QString said(const char* policy, int column) const
    {
        SecondLossTable* found = rules.secondLoss();
        return found->index(found->rowOf(itemOf(policy)), column).data().toString();
    }
};

}  // namespace

class SecondLossSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void everyPolicySaysWhereItsGroupsGoOrWhyNowhere();
    void whatCanGoSomewhereIsChosenFirst();
    void whatGainsNothingCantBeWritten();
    void aRegionIsAllowedWithTheRule();
    void whatIsCoveredIsJudgedByRecovery();
    void theRuleIsWrittenAndSeenToHelp();
    void theSheetComesFromEveryRoomAndStandsStill();
    void theSheetKeepsClicksToItself();
};

void SecondLossSheetTest::everyPolicySaysWhereItsGroupsGoOrWhyNowhere()
{
    ScenarioFixture fixture;
    QVERIFY(fixture.opened && fixture.settled());
    SecondLossTable* found = fixture.rules.secondLoss();
    const auto testers = testersOf({found});
    QVERIFY(fixture.looked());
    QCOMPARE(found->problem(), QString());
    QVERIFY(!found->covered());
    QCOMPARE(found->count(), 3);
    QCOMPARE(found->policyAt(0), QStringLiteral("core"));  // leaves most without a place
    QCOMPARE(found->targetAt(0), third);
    QCOMPARE(fixture.said("core", SecondLossTable::NowColumn), QStringLiteral("hold"));
    QCOMPARE(fixture.said("core", SecondLossTable::TargetColumn),
             QStringLiteral("eu-north-1: replicas of 7 of 7 groups"));
    QCOMPARE(fixture.said("core", SecondLossTable::FlowsColumn), QStringLiteral("7"));
    QVERIFY(found->nowhereAt(fixture.itemOf("local")));
    QCOMPARE(fixture.said("local", SecondLossTable::TargetColumn),
             QStringLiteral("nowhere: no replica outside eu-central-1 and eu-west-1"));
    QCOMPARE(fixture.said("union", SecondLossTable::TargetColumn),
             QStringLiteral("eu-north-1: replicas of 1 of 1 groups, once it is allowed"));
    found->look(QString());
    QCOMPARE(found->count(), 0);
    QCOMPARE(found->failures(), QString());
}

void SecondLossSheetTest::whatGainsNothingCantBeWritten()
{
    ScenarioFixture fixture;
    QVERIFY(fixture.opened && fixture.settled() && fixture.looked());
    SecondLossTable* found = fixture.rules.secondLoss();
    const int core = fixture.itemOf("core");
    const int local = fixture.itemOf("local");
    QCOMPARE(found->obstacle(core, false, third), QString());
    QVERIFY(!found->obstacle(core, false, QStringLiteral("us-east-1")).isEmpty());  // no replica
    QVERIFY(!found->obstacle(core, false, QStringLiteral("eu-west-1")).isEmpty());  // lost
    QVERIFY(!found->obstacle(core, false, QStringLiteral("mars")).isEmpty());
    QVERIFY(!found->obstacle(core, true, QString()).isEmpty());  // it holds already
    QVERIFY(found->obstacle(local, false, QString())
                .contains(QStringLiteral("eu-central-1 and eu-west-1")));
    QCOMPARE(fixture.rules.draft(), QString());
}

void SecondLossSheetTest::aRegionIsAllowedWithTheRule()
{
    ScenarioFixture fixture;
    QVERIFY(fixture.opened && fixture.settled() && fixture.looked());
    RulesSession& rules = fixture.rules;
    const int item = fixture.itemOf("union");
    QVERIFY(!rules.secondLoss()->obstacle(item, false, third).isEmpty());
    QCOMPARE(rules.secondLoss()->allowable(item, third), third);
    QCOMPARE(rules.secondLoss()->allowable(fixture.itemOf("core"), third), QString());
    QCOMPARE(rules.secondLoss()->allowAndWrite(item, third), QStringLiteral("policy union"));
    rules.trial()->run(both);
    QVERIFY(fixture.settled());
    QCOMPARE(rules.trial()->verdict(), QStringLiteral("better"));
    QCOMPARE(rules.trial()->count(), 1);
    // One edit, and one undo.
    QVERIFY(rules.undo());
    QVERIFY(!rules.canUndo());
    QCOMPARE(rules.difference()->blocks(), 0);
}

// A rule that restores to where nothing is covers nothing.
void SecondLossSheetTest::whatIsCoveredIsJudgedByRecovery()
{
    ScenarioFixture fixture;
    QVERIFY(fixture.opened && fixture.settled() && fixture.looked());
    RulesSession& rules = fixture.rules;
    SecondLossTable* found = rules.secondLoss();
    QVERIFY(!found->write(fixture.itemOf("local"), QStringLiteral("us-east-1")).isEmpty());
    rules.trial()->run(both);
    QVERIFY(fixture.settled());
    QCOMPARE(rules.trial()->verdict(), QStringLiteral("worse"));
    const QString why = rules.trial()->index(0, RuleTrialTable::WhyColumn).data().toString();
    QVERIFY2(why.startsWith(QStringLiteral("us-east-1: ")), qPrintable(why));
    QVERIFY(fixture.looked());
    QVERIFY(!found->covered());
    QCOMPARE(found->count(), 3);
    const QString now = fixture.said("local", SecondLossTable::NowColumn);
    QVERIFY2(now.startsWith(QStringLiteral("us-east-1: ")), qPrintable(now));
    // To hold is the sensible answer there.
    QCOMPARE(found->obstacle(fixture.itemOf("local"), true, QString()), QString());
    QVERIFY(!found->hold(fixture.itemOf("local")).isEmpty());
    QVERIFY(fixture.settled());
    QCOMPARE(rules.trial()->verdict(), QString());  // the approved rules again
    // What recovers needs no rule.
    found->look(QStringLiteral("us-east-1 ap-southeast-1"));
    QVERIFY(!found->covered());
    found->look(QStringLiteral("eu-central-1 us-east-1"));
    QVERIFY(found->covered());
    QCOMPARE(found->problem(), QString());
    QCOMPARE(found->count(), 0);
}

void SecondLossSheetTest::theRuleIsWrittenAndSeenToHelp()
{
    QTemporaryDir folder;
    ConsoleWindow console;
    QVERIFY(openScenario(console.desk.session.get(), folder));
    QVERIFY(console.open());
    console.press(Qt::Key_4, Qt::ControlModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Failover policies, Enter edits"));
    auto* rules = console.shell->window()->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    QTRY_COMPARE(rules->progress(), 1.0);
    console.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Both regions lost, ids"));
    QCOMPARE(rules->secondLoss()->count(), 0);
    console.typeInto("eu-central-1 eu-west-1");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(rules->secondLoss()->count() == 3 && !rules->secondLoss()->working());
    QTRY_COMPARE(console.focusLabel(), policiesLabel);
    // The best region is filled in; Enter takes it.
    const Sight sight(console.shell->window());
    QQuickItem* target = sight.find(
        [](QQuickItem* item) { return Sight::isLabelled(item, QStringLiteral("Restore to")); });
    QVERIFY(target != nullptr);
    QTRY_COMPARE(target->property("text").toString(), third);
    console.press(Qt::Key_Return);
    QTRY_COMPARE(rules->draft(), QStringLiteral("rules-1"));
    QTRY_COMPARE(rules->progress(), 1.0);
    QTRY_COMPARE(rules->trial()->verdict(), QStringLiteral("better"));
    QVERIFY(rules->trial()->verdictText().startsWith(QStringLiteral("Better: 7 ")));
    QCOMPARE(rules->trial()->count(), 7);
    QVERIFY(rules->difference()->asText().contains(QStringLiteral("restore eu-north-1")));
    // Opened again, the table is of the empty field.
    console.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Both regions lost, ids"));
    QCOMPARE(rules->secondLoss()->count(), 0);
    QCOMPARE(console.shell->warnings(), QStringList());
}

// From room Estate by its chord, and from Policies by its button. From row to row its buttons stay
// where they are, and the first that can go somewhere is chosen.
void SecondLossSheetTest::theSheetComesFromEveryRoomAndStandsStill()
{
    QTemporaryDir folder;
    ConsoleWindow console;
    QVERIFY(openScenario(console.desk.session.get(), folder));
    QVERIFY(console.open());
    console.press(Qt::Key_1, Qt::ControlModifier);
    console.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Both regions lost, ids"));
    console.press(Qt::Key_Escape);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Failover policies, Enter edits"));
    QVERIFY(console.tabTo(QStringLiteral("Rule for a second loss…")));
    console.press(Qt::Key_Space);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Both regions lost, ids"));
    auto* rules = console.shell->window()->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    QTRY_COMPARE(rules->progress(), 1.0);
    SecondLossTable* found = rules->secondLoss();
    console.typeInto("eu-central-1 eu-west-1");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(found->count() == 3 && !found->working());
    QTRY_COMPARE(console.focusLabel(), policiesLabel);
    const Sight sight(console.shell->window());
    const QQuickItem* table = sight.tableItem(policiesLabel);
    QVERIFY(table != nullptr);
    QTRY_COMPARE(table->property("currentRow").toInt(), found->firstUsableRow());
    QTRY_VERIFY(sight.shows(
        QStringLiteral("7 of 7 groups have a replica in eu-north-1; whether there is room shows")));
    const auto buttonTop = [&sight] {
        const QQuickItem* button = sight.named(QStringLiteral("Write the rule and try it"));
        return button == nullptr ? -1.0 : button->mapToScene(QPointF()).y();
    };
    QVERIFY(sight.settle());
    const qreal before = buttonTop();
    QVERIFY(before > 0);
    console.press(Qt::Key_Home);
    for (int row = 0; row < 3; ++row) {
        QVERIFY(sight.settle());
        QCOMPARE(buttonTop(), before);
        console.press(Qt::Key_Down);
    }
    QCOMPARE(console.shell->warnings(), QStringList());
}

void SecondLossSheetTest::whatCanGoSomewhereIsChosenFirst()
{
    ScenarioFixture fixture;
    QVERIFY(fixture.opened && fixture.settled());
    SecondLossTable* found = fixture.rules.secondLoss();
    QCOMPARE(found->firstUsableRow(), -1);
    QVERIFY(fixture.looked());
    QCOMPARE(found->firstUsableRow(), found->rowOf(fixture.itemOf("core")));
    found->setFilter(QStringLiteral("local"));
    QCOMPARE(found->count(), 1);
    QCOMPARE(found->firstUsableRow(), -1);
    QVERIFY(found->adviceAt(fixture.itemOf("core")).contains(QStringLiteral("Now: hold.")));
}

void SecondLossSheetTest::theSheetKeepsClicksToItself()
{
    QTemporaryDir folder;
    ConsoleWindow console;
    QVERIFY(openScenario(console.desk.session.get(), folder));
    QVERIFY(console.open());
    console.press(Qt::Key_4, Qt::ControlModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Failover policies, Enter edits"));
    auto* rules = console.shell->window()->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    QTRY_COMPARE(rules->progress(), 1.0);
    const QString chosen = rules->selected();
    console.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(console.focusLabel(), QStringLiteral("Both regions lost, ids"));
    const Sight sight(console.shell->window());
    QQuickItem* field = sight.find([](QQuickItem* item) {
        return Sight::isLabelled(item, QStringLiteral("Both regions lost, ids"));
    });
    QQuickItem* table =
        sight.find([](QQuickItem* item) { return Sight::isLabelled(item, policiesLabel); });
    QVERIFY(field != nullptr && table != nullptr);
    const QRectF top = field->mapRectToScene(QRectF(QPointF(), field->size()));
    const QRectF rows = table->mapRectToScene(QRectF(QPointF(), table->size()));
    // On the title, in the field, and from the first row's place to the last one's.
    QList<QPointF> places{{top.left() + 20, top.top() - 28}, {top.left() + 200, top.center().y()}};
    for (qreal y = rows.top() + 8; y < rows.bottom(); y += 20)
        places << QPointF(rows.left() + 60, y);
    for (const QPointF& place : places) {
        QTest::mouseClick(console.shell->window(), Qt::LeftButton, {}, place.toPoint());
        QCOMPARE(rules->selected(), chosen);
    }
    // Keys stay in the sheet too, and Escape closes it.
    console.press(Qt::Key_Down);
    QCOMPARE(rules->selected(), chosen);
    console.press(Qt::Key_Escape);
    QTRY_VERIFY(!sight.find([](QQuickItem* item) {
        return Sight::isLabelled(item, QStringLiteral("Both regions lost, ids"));
    }));
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(SecondLossSheetTest)
#include "tst_second_loss_sheet.moc"
