// Rules of a policy and scenarios of an application, edited field by field: each is one edit of the
// draft that undo takes back, and what is refused stands at its row and changes nothing.
#include <QQmlExtensionPlugin>

#include "models/region_choice_model.h"
#include "models/rules_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString near = QStringLiteral("policy from-r000-to-r001");

struct LinesFixture {
    DeskFixture desk;
    RulesSession rules;
    RuleLineModel* lines = nullptr;

    LinesFixture()
    {
        rules.setSession(desk.session.get());
        lines = rules.lines();
    }
    [[nodiscard]] QString said(int row, int role) const
    {
        return lines->index(row).data(role).toString();
    }
    [[nodiscard]] QString when(int row) const { return said(row, RuleLineModel::WhenTextRole); }
    [[nodiscard]] QString then(int row) const { return said(row, RuleLineModel::ThenTextRole); }
    [[nodiscard]] QString text() const { return rules.editor()->text(); }
};

}  // namespace

class RuleLinesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void theLinesAreThoseOfTheBlock();
    void everyFieldIsOneEditThatUndoTakesBack();
    void whatIsRefusedStandsAtItsRow();
    void aNewRuleIsKeptOnceItSaysEnough();
    void whatIsWrongStandsAtItsField();
    void aLossThatHasARuleIsRefusedAtOnce();
    void aLineIsFoundByItsLoss();
    void whereItCouldRestoreToComesFirst();
    void placesInALargeLossAreFoundInSlices();
    void aWrongTextComesFirst();
    void anEarlierRecordTakesNoEdit();
    void scenariosHaveTheirNumbers();
    void theRoomIsReadOnlyInThePast();
    void theRoomEditsARuleInItsFields();
    void aChipIsWholeAndTheRestIsCounted();
    void headingsStandAboveTheirFields();
};

void RuleLinesTest::theLinesAreThoseOfTheBlock()
{
    LinesFixture fixture;
    const auto testers = testersOf({fixture.lines, fixture.lines->lost()});
    fixture.rules.select(near);
    QVERIFY(fixture.lines->ofPolicy() && !fixture.lines->ofImpact());
    QCOMPARE(fixture.lines->count(), 2);
    QCOMPARE(fixture.when(0), QStringLiteral("r000"));
    QCOMPARE(fixture.then(0), QStringLiteral("restore to r001"));
    QCOMPARE(fixture.when(1), QStringLiteral("r000, r001"));
    QCOMPARE(fixture.then(1), QStringLiteral("hold"));
    QCOMPARE(fixture.lines->lost()->ids(), QStringList{QStringLiteral("r000")});
    QCOMPARE(fixture.lines->target(), QStringLiteral("r001"));
    QVERIFY(!fixture.lines->holds());
    fixture.lines->setCurrent(1);
    QVERIFY(fixture.lines->holds());
    QCOMPARE(fixture.lines->lost()->count(), 2);
    fixture.rules.select(QString());
    QVERIFY(!fixture.lines->ofPolicy());
    QCOMPARE(fixture.lines->count(), 0);
    QVERIFY(!fixture.lines->remove());
}

void RuleLinesTest::everyFieldIsOneEditThatUndoTakesBack()
{
    LinesFixture fixture;
    RulesSession& rules = fixture.rules;
    const auto testers = testersOf({fixture.lines, fixture.lines->lost()});
    rules.select(near);
    const QString approved = fixture.text();
    QVERIFY(fixture.lines->lose(QStringLiteral("r002, r003")));
    QCOMPARE(rules.draft(), QStringLiteral("rules-1"));
    QCOMPARE(fixture.when(0), QStringLiteral("r000, r002, r003"));
    QVERIFY(fixture.text().contains(QStringLiteral("when r000, r002, r003 restore r001")));
    QVERIFY(fixture.lines->spare(QStringLiteral("r003")));
    QCOMPARE(fixture.when(0), QStringLiteral("r000, r002"));
    QVERIFY(fixture.lines->hold());
    QCOMPARE(fixture.then(0), QStringLiteral("hold"));
    QVERIFY(fixture.lines->restoreTo(QStringLiteral("r004")));
    QCOMPARE(fixture.then(0), QStringLiteral("restore to r004"));
    fixture.lines->setCurrent(1);
    QVERIFY(fixture.lines->remove());
    QCOMPARE(fixture.lines->count(), 1);
    QCOMPARE(fixture.lines->current(), 0);
    for (int edit = 0; edit < 5; ++edit)
        QVERIFY(rules.undo());
    QVERIFY(!rules.canUndo());
    QCOMPARE(fixture.text(), approved);
    QCOMPARE(fixture.lines->count(), 2);
}

void RuleLinesTest::whatIsRefusedStandsAtItsRow()
{
    LinesFixture fixture;
    RulesSession& rules = fixture.rules;
    rules.select(near);
    const QString approved = fixture.text();
    QVERIFY(!fixture.lines->lose(QStringLiteral("r999")));
    QVERIFY(fixture.lines->problem().contains(QStringLiteral("r999")));
    QCOMPARE(fixture.said(0, RuleLineModel::ProblemRole), fixture.lines->problem());
    QCOMPARE(fixture.said(1, RuleLineModel::ProblemRole), QString());
    QVERIFY(fixture.said(0, RuleLineModel::AccessibleTextRole).contains(fixture.lines->problem()));
    // Of no use anywhere else: nothing is shown over the room.
    QCOMPARE(fixture.desk.session->lastError(), QString());
    QVERIFY(!fixture.lines->spare(QStringLiteral("r000")));
    QVERIFY(fixture.lines->problem().contains(QStringLiteral("empty")));
    QVERIFY(!fixture.lines->restoreTo(QStringLiteral("nowhere")));
    QCOMPARE(rules.draft(), QString());
    QCOMPARE(fixture.text(), approved);
    fixture.lines->setCurrent(1);
    QCOMPARE(fixture.lines->problem(), QString());
    fixture.lines->setCurrent(0);
    QVERIFY(fixture.lines->lose(QStringLiteral("r002")));
    QCOMPARE(fixture.lines->problem(), QString());
    QCOMPARE(fixture.said(0, RuleLineModel::ProblemRole), QString());
}

void RuleLinesTest::aNewRuleIsKeptOnceItSaysEnough()
{
    LinesFixture fixture;
    RulesSession& rules = fixture.rules;
    const auto testers = testersOf({fixture.lines, fixture.lines->lost()});
    rules.select(near);
    fixture.lines->add();
    QVERIFY(fixture.lines->adding() && !fixture.lines->canRemove());
    QCOMPARE(fixture.lines->lost()->count(), 0);
    QVERIFY(!fixture.lines->lose(QStringLiteral("r000 r005")));
    QCOMPARE(fixture.lines->problem(), QString());
    QCOMPARE(fixture.lines->lost()->count(), 2);
    QCOMPARE(rules.draft(), QString());
    QVERIFY(fixture.lines->hold());
    QCOMPARE(fixture.lines->count(), 3);
    QCOMPARE(fixture.lines->current(), 2);
    QVERIFY(!fixture.lines->adding());
    QCOMPARE(fixture.when(2), QStringLiteral("r000, r005"));
    QVERIFY(fixture.text().contains(QStringLiteral("when r000, r005 hold")));
    // Another one begins empty.
    fixture.lines->add();
    QCOMPARE(fixture.lines->lost()->count(), 0);
    QVERIFY(!fixture.lines->holds());
}

void RuleLinesTest::whatIsWrongStandsAtItsField()
{
    LinesFixture fixture;
    fixture.rules.select(near);
    QVERIFY(!fixture.lines->restoreTo(QStringLiteral("r000")));  // it is lost itself
    QCOMPARE(fixture.lines->problemField(), QStringLiteral("target"));
    QVERIFY(!fixture.lines->lose(QStringLiteral("r999")));
    QCOMPARE(fixture.lines->problemField(), QStringLiteral("lost"));
    QVERIFY(fixture.lines->restoreTo(QStringLiteral("r004")));
    QCOMPARE(fixture.lines->problemField(), QString());
}

void RuleLinesTest::aLossThatHasARuleIsRefusedAtOnce()
{
    LinesFixture fixture;
    fixture.rules.select(near);
    fixture.lines->add();
    QVERIFY(!fixture.lines->lose(QStringLiteral("r001 r000")));
    QVERIFY(fixture.lines->problem().startsWith(QStringLiteral("Rule 2 ")));
    QCOMPARE(fixture.lines->problemField(), QStringLiteral("lost"));
    // What was typed stays, and one region more is another loss.
    QCOMPARE(fixture.lines->lost()->count(), 2);
    QVERIFY(!fixture.lines->lose(QStringLiteral("r005")));
    QCOMPARE(fixture.lines->problem(), QString());
    // Nothing of that name: it is no part of the loss.
    QVERIFY(!fixture.lines->lose(QStringLiteral("r999")));
    QVERIFY(fixture.lines->problem().contains(QStringLiteral("r999")));
    QCOMPARE(fixture.lines->lost()->count(), 3);
    QCOMPARE(fixture.rules.draft(), QString());
    // Also where a line is there already.
    fixture.lines->setCurrent(0);
    QVERIFY(!fixture.lines->lose(QStringLiteral("r001")));
    QVERIFY(fixture.lines->problem().startsWith(QStringLiteral("Rule 2 ")));
    QCOMPARE(fixture.rules.draft(), QString());
}

void RuleLinesTest::aLineIsFoundByItsLoss()
{
    LinesFixture fixture;
    fixture.rules.select(near);
    fixture.lines->choose(QStringLiteral("r001 r000"));
    QCOMPARE(fixture.lines->current(), 1);
    fixture.lines->choose(QStringLiteral("r000"));
    QCOMPARE(fixture.lines->current(), 0);
    // As room Plan asks for it, from the policy that governs a group.
    fixture.desk.plan()->setFailureIds({QStringLiteral("r000")});
    QVERIFY(fixture.desk.plan()->run());
    fixture.desk.plan()->setSelectedDecision(0);
    QVERIFY(!fixture.desk.plan()->explain()->policy().isEmpty());
    fixture.rules.select(QString());
    fixture.rules.chooseRule(QStringLiteral("from-r000-to-r001"), QStringLiteral("r000 r001"));
    QCOMPARE(fixture.rules.selected(), near);
    QCOMPARE(fixture.lines->current(), 1);
    // Without one a new line begins with it.
    fixture.lines->choose(QStringLiteral("r000 r005"));
    QVERIFY(fixture.lines->adding());
    QCOMPARE(fixture.lines->lost()->ids(),
             (QStringList{QStringLiteral("r000"), QStringLiteral("r005")}));
    QCOMPARE(fixture.lines->problem(), QString());
    QCOMPARE(fixture.rules.draft(), QString());
}

// Of the rule's groups: who takes them first, who can't last and why, the lost ones behind them.
void RuleLinesTest::whereItCouldRestoreToComesFirst()
{
    LinesFixture fixture;
    fixture.rules.setActive(true);
    QVERIFY(QTest::qWaitFor([&fixture] { return fixture.rules.progress() >= 1; }, 20'000));
    fixture.rules.select(near);
    RuleTargets* targets = fixture.rules.targets();
    RegionChoiceModel choices;
    const auto testers = testersOf({&choices});
    choices.setRegions(fixture.desk.session->regions());
    choices.setTargets(targets);
    choices.setLost(fixture.lines->lost()->ids());
    targets->look();
    QVERIFY(targets->usable().contains(QStringLiteral("r001")));
    QVERIFY(!targets->useText(QStringLiteral("r001")).isEmpty());
    // Before anything is typed.
    QCOMPARE(choices.count(), RegionChoiceModel::choicesMax);
    QCOMPARE(choices.regionIdAt(0), targets->usable().constFirst());
    choices.setText(QStringLiteral("r00"));
    QCOMPARE(choices.regionIdAt(0), targets->usable().constFirst());
    QVERIFY(!choices.obstacleOf(QStringLiteral("r003")).isEmpty());
    QCOMPARE(choices.obstacleOf(QStringLiteral("r000")), QStringLiteral("lost in this rule"));
    choices.setText(QStringLiteral("r000"));
    QCOMPARE(choices.regionIdAt(choices.count() - 1), QStringLiteral("r000"));
}

// What the person types is not held up, and nothing is said of half of the groups.
void RuleLinesTest::placesInALargeLossAreFoundInSlices()
{
    LinesFixture fixture;
    fixture.rules.setActive(true);
    QVERIFY(QTest::qWaitFor([&fixture] { return fixture.rules.progress() >= 1; }, 20'000));
    fixture.rules.select(near);
    fixture.lines->add();
    QStringList lost{QStringLiteral("r000")};
    for (int region = 2; region < 66; ++region)
        lost << QStringLiteral("r%1").arg(region, 3, 10, QLatin1Char('0'));
    QVERIFY(!fixture.lines->lose(lost.join(QLatin1Char(' '))));  // it says no target yet
    QCOMPARE(fixture.lines->lost()->ids(), lost);
    RuleTargets* targets = fixture.rules.targets();
    const QSignalSpy changed(targets, &RuleTargets::changed);
    targets->look();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(targets->usable(), QStringList());
    QCOMPARE(targets->obstacle(QStringLiteral("r000")), QStringLiteral("lost in this rule"));
    QTRY_COMPARE(changed.count(), 2);
    QVERIFY(targets->usable().contains(QStringLiteral("r001")));
    // Asked for again while it is under way: the answer comes once.
    targets->look();
    targets->look();
    QTRY_COMPARE(changed.count(), 5);
    QVERIFY(targets->usable().contains(QStringLiteral("r001")));
}

// A text that is wrong would take the place of what is edited beside it, once it is mended.
void RuleLinesTest::aWrongTextComesFirst()
{
    LinesFixture fixture;
    RulesSession& rules = fixture.rules;
    rules.select(near);
    const QString approved = fixture.text();
    const QString wrong = approved + QStringLiteral("  when bogus explode\n");
    rules.editor()->setText(wrong);
    QVERIFY(!rules.editor()->check());
    const QString first = QStringLiteral("The text of this policy has a problem*");
    QVERIFY(!fixture.lines->hold());
    QVERIFY2(Sight::fits(fixture.lines->problem(), first), qPrintable(fixture.lines->problem()));
    QCOMPARE(fixture.lines->problemField(), QStringLiteral("target"));
    QVERIFY(!fixture.lines->lose(QStringLiteral("r002")));
    QCOMPARE(fixture.lines->problemField(), QStringLiteral("lost"));
    QVERIFY(!fixture.lines->spare(QStringLiteral("r000")));
    QVERIFY(!fixture.lines->restoreTo(QStringLiteral("r004")));
    QVERIFY(!fixture.lines->remove());
    QVERIFY(!rules.fields()->allow(QStringLiteral("r001")));
    QVERIFY(Sight::fits(rules.fields()->problem(), first));
    // Nothing is edited, nothing of the text is lost, and nothing is shown over the room.
    QCOMPARE(rules.draft(), QString());
    QCOMPARE(fixture.text(), wrong);
    QCOMPARE(fixture.desk.session->lastError(), QString());
    // Dropped, as by Ctrl+Z in it, the fields are free again.
    rules.editor()->revert();
    QCOMPARE(fixture.lines->problem(), QString());
    QCOMPARE(rules.fields()->problem(), QString());
    QVERIFY(fixture.lines->hold());
    // What is right is kept before a field is edited, also without a pause in the typing.
    QString other = fixture.text();
    other.replace(QStringLiteral("when r000 hold"), QStringLiteral("when r000 restore r002"));
    rules.editor()->setText(other);
    QVERIFY(fixture.lines->lose(QStringLiteral("r003")));
    QCOMPARE(fixture.then(0), QStringLiteral("restore to r002"));
    QCOMPARE(fixture.when(0), QStringLiteral("r000, r003"));
}

void RuleLinesTest::anEarlierRecordTakesNoEdit()
{
    LinesFixture fixture;
    RulesSession& rules = fixture.rules;
    const QString proposal = fixture.desk.proposeLossOf({QStringLiteral("r005")});
    QVERIFY(!proposal.isEmpty());  // one more record
    QVERIFY(fixture.desk.lookBack(1));
    rules.select(near);
    QVERIFY(!rules.draftText().contains(QStringLiteral("begins a draft")));
    QVERIFY(!fixture.lines->hold());
    QVERIFY(fixture.lines->problem().startsWith(
        QStringLiteral("The estate is shown as of an earlier record")));
    QVERIFY(!rules.fields()->allow(QStringLiteral("r001")));
    QCOMPARE(fixture.desk.session->lastError(), QString());
    fixture.desk.session->backToNow();
    QVERIFY(rules.draftText().contains(QStringLiteral("begins a draft")));
    QVERIFY(fixture.lines->hold());
    QCOMPARE(rules.draft(), QStringLiteral("rules-1"));
}

void RuleLinesTest::scenariosHaveTheirNumbers()
{
    LinesFixture fixture;
    RulesSession& rules = fixture.rules;
    const QString key = rules.impacts()->keyOf(0);
    rules.select(key);
    QVERIFY(fixture.lines->ofImpact());
    const int before = fixture.lines->count();
    const QString approved = fixture.text();
    fixture.lines->add();
    QCOMPARE(fixture.lines->downtime(), rules.fields()->downtime());
    QVERIFY(!fixture.lines->lose(QStringLiteral("r300 r301")));
    QVERIFY(!fixture.lines->setRto(QStringLiteral("soon")));
    QVERIFY(!fixture.lines->problem().isEmpty());
    QVERIFY(fixture.lines->setRto(QStringLiteral("77m")));
    QCOMPARE(fixture.lines->count(), before + 1);
    QCOMPARE(fixture.lines->rto(), QStringLiteral("77m"));
    QVERIFY(!fixture.lines->setImpact(QStringLiteral("much"), QStringLiteral("0"),
                                      QStringLiteral("0")));
    QVERIFY(!fixture.lines->problem().isEmpty());
    QVERIFY(fixture.lines->setImpact(QStringLiteral("2.5"), QStringLiteral("100"),
                                     QStringLiteral("0.25")));
    QCOMPARE(fixture.lines->downtime(), QStringLiteral("2.5"));
    QCOMPARE(fixture.lines->lostOperation(), QStringLiteral("0.25"));
    QVERIFY(fixture.lines->setRto(QStringLiteral("78m")));
    QVERIFY(fixture.text().contains(QStringLiteral("78m")));
    // The same again is no edit.
    QVERIFY(fixture.lines->setRto(QStringLiteral("78m")));
    for (int edit = 0; edit < 3; ++edit)
        QVERIFY(rules.undo());
    QVERIFY(!rules.canUndo());
    QCOMPARE(fixture.text(), approved);
}

void RuleLinesTest::theRoomIsReadOnlyInThePast()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QVERIFY(!console.desk.proposeLossOf({QStringLiteral("r005")}).isEmpty());
    console.press(Qt::Key_4, Qt::ControlModifier);
    RulesSession* rules = nullptr;
    QTRY_VERIFY((rules = console.shell->window()->findChild<RulesSession*>()) != nullptr &&
                rules->lines() != nullptr);
    rules->select(near);
    const Sight sight(console.shell->window());
    QTRY_VERIFY(sight.handle(QStringLiteral("Hold")) != nullptr);
    const auto area = [&sight] {
        return sight.named(QStringLiteral("Text of Policy from-r000-to-r001"),
                           QAccessible::EditableText);
    };
    QTRY_VERIFY(area() != nullptr && !area()->property("readOnly").toBool());
    QVERIFY(console.desk.lookBack(1));
    QTRY_VERIFY(area() != nullptr && area()->property("readOnly").toBool());
    QVERIFY(sight.shows(QStringLiteral("Read-only: an earlier record")));
    QVERIFY(!sight.shows(QStringLiteral("begins a draft")));
    for (const char* name : {"Hold", "New", "Another rule of the policy"})
        QVERIFY2(sight.handle(QLatin1String(name)) == nullptr, name);
    console.desk.session->backToNow();
    QTRY_VERIFY(sight.handle(QStringLiteral("Hold")) != nullptr);
    QTRY_VERIFY(area() != nullptr && !area()->property("readOnly").toBool());
    QCOMPARE(console.shell->warnings(), QStringList());
}

void RuleLinesTest::theRoomEditsARuleInItsFields()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_4, Qt::ControlModifier);
    RulesSession* rules = nullptr;
    QTRY_VERIFY((rules = console.shell->window()->findChild<RulesSession*>()) != nullptr &&
                rules->lines() != nullptr);
    rules->select(near);
    QVERIFY(console.tabTo(QStringLiteral("Another region lost, Rule 1")));
    console.typeInto("r002");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(rules->lines()->lost()->count(), 2);
    QCOMPARE(rules->draft(), QStringLiteral("rules-1"));
    // Where no replica is it restores to only after that was said.
    QTRY_COMPARE(rules->progress(), 1.0);
    const Sight sight(console.shell->window());
    QVERIFY(console.tabTo(QStringLiteral("Restore to, Rule 1")));
    QTRY_VERIFY(sight.labelled(QStringLiteral("Restore to, Rule 1")) != nullptr);
    console.typeInto("r003");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(sight.shows(QStringLiteral("r003 can't take these groups")));
    QCOMPARE(rules->lines()->target(), QStringLiteral("r001"));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(rules->lines()->target(), QStringLiteral("r003"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void RuleLinesTest::aChipIsWholeAndTheRestIsCounted()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_4, Qt::ControlModifier);
    RulesSession* rules = nullptr;
    QTRY_VERIFY((rules = console.shell->window()->findChild<RulesSession*>()) != nullptr &&
                rules->lines() != nullptr);
    rules->select(near);
    const Sight sight(console.shell->window());
    const QString label = QStringLiteral("Regions lost, Rule 1");
    QTRY_VERIFY(sight.labelled(label) != nullptr);
    QVERIFY(sight.showsName(QStringLiteral("r000. Delete removes it")));
    QCOMPARE(sight.labelled(label)->property("fitting").toInt(), 1);
    QVERIFY(rules->lines()->lose(QStringLiteral("r002 r003 r004 r005 r006 r007 r008 r009")));
    QTRY_VERIFY(sight.labelled(QStringLiteral("Regions lost, Rule 1"))->property("count") == 9);
    QVERIFY(sight.settle());
    QQuickItem* list = sight.labelled(label);
    const int fitting = list->property("fitting").toInt();
    QVERIFY(fitting >= 1 && fitting < 9);
    QVERIFY(sight.shows(QStringLiteral("+ %1 more").arg(9 - fitting)));
    const auto wholeChip = [&sight](const QString& region) {
        const QQuickItem* chip = sight.named(region + QStringLiteral(". Delete removes it"));
        return chip != nullptr &&
               sight.inSight(chip) == chip->mapRectToScene(QRectF(QPointF(), chip->size())) &&
               chip->width() >= chip->implicitWidth();
    };
    QVERIFY(wholeChip(QStringLiteral("r000")));
    // The keyboard comes by all of them.
    QVERIFY(console.tabTo(label));
    for (int step = 0; step < 8; ++step)
        console.press(Qt::Key_Right);
    QVERIFY(sight.settle());
    QVERIFY(wholeChip(QStringLiteral("r009")));
    console.press(Qt::Key_Delete);
    QTRY_VERIFY(!rules->lines()->lost()->ids().contains(QStringLiteral("r009")));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void RuleLinesTest::headingsStandAboveTheirFields()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.press(Qt::Key_4, Qt::ControlModifier);
    RulesSession* rules = nullptr;
    QTRY_VERIFY((rules = console.shell->window()->findChild<RulesSession*>()) != nullptr &&
                rules->lines() != nullptr);
    rules->select(rules->impacts()->keyOf(0));
    const Sight sight(console.shell->window());
    const auto isField = [](QQuickItem* item) {
        return item->inherits("QQuickTextField") &&
               item->property("label") == QStringLiteral("Downtime per second");
    };
    QTRY_VERIFY(sight.find(isField) != nullptr);
    QVERIFY(sight.settle());
    const QQuickItem* field = sight.find(isField);
    const QQuickItem* heading = sight.findWithin(field->parentItem(), [](QQuickItem* item) {
        return item->property("text") == QStringLiteral("Downtime, per s");
    });
    QVERIFY(heading != nullptr);
    QVERIFY(heading->mapToScene(QPointF(0, heading->height())).y() <=
            field->mapToScene(QPointF()).y());
}

QTEST_MAIN(RuleLinesTest)
#include "tst_rule_lines.moc"
