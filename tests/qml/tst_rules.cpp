// Room Rules: drafts begin by themselves, what is wrong is never kept, what a change means is shown
// before it counts; and the whole way from the keyboard, from an edit to rules in force on disk.
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QTemporaryDir>

#include "models/proposal_review.h"
#include "models/rules_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString near = QStringLiteral("policy from-r000-to-r001");

struct RulesFixture {
    DeskFixture desk;
    RulesSession rules;

    RulesFixture()
    {
        rules.setSession(desk.session.get());
        rules.setActive(true);
    }
    [[nodiscard]] bool settled() const
    {
        return QTest::qWaitFor([this] { return rules.progress() >= 1; }, 20'000);
    }
    // A line more at the end of the block.
    bool append(const QString& key, const char* line)
    {
        rules.select(key);
        rules.editor()->setText(rules.editor()->text() + QString::fromLatin1(line));
        return rules.editor()->check();
    }
    [[nodiscard]] QString cell(const TableModel* table, int row, int column) const
    {
        return table->index(row, column).data().toString();
    }
    bool commit(const QString& proposal)
    {
        desk.session->setOperatorName(QStringLiteral("grace"));
        const bool done = desk.changes()->approve(proposal) && desk.changes()->commit(proposal);
        desk.session->setOperatorName(QStringLiteral("ada"));
        return done;
    }
};

}  // namespace

class RulesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void theTablesSayWhatIsApproved();
    void anEditOfTheApprovedRulesBeginsADraft();
    void whatIsWrongIsNotKept();
    void undoAndRedoGoThroughTheDraft();
    void aBlockIsDuplicatedAndTakenAway();
    void fieldsEditOneThing();
    void theFilteredRulesAreOneText();
    void findingsFollowAnEdit();
    void reachAndTrialShowWhoGoesOtherwise();
    void aTrialTakesTheLossOfPlan();
    void pinsAreTriedAfterEveryEdit();
    void aSecondLossGetsARule();
    void aConflictIsMineOrTheirs();
    void aFileComesAndGoes();
    void fromAnEditToRulesInForce();
};

void RulesTest::theTablesSayWhatIsApproved()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    const auto testers =
        testersOf({rules.policies(), rules.impacts(), rules.findings(), rules.blockFindings(),
                   rules.difference(), rules.conflicts(), rules.reach(), rules.trial(),
                   rules.pins(), rules.sources(), rules.editor()->problems(), rules.secondLoss()});
    QVERIFY(fixture.settled());
    QCOMPARE(rules.draft(), QString());
    QCOMPARE(rules.policies()->count(), 3'840);
    QCOMPARE(rules.impacts()->count(), 400);
    const int item = rules.policies()->itemOf(near);
    QVERIFY(item >= 0);
    QCOMPARE(rules.policies()->keyOf(item), near);
    const int row = rules.policies()->rowOf(item);
    QCOMPARE(fixture.cell(rules.policies(), row, RulePolicyTable::WhenColumn),
             QStringLiteral("r000 | r000, r001"));
    QCOMPARE(fixture.cell(rules.policies(), row, RulePolicyTable::ActionColumn),
             QStringLiteral("r001 | hold"));
    QCOMPARE(fixture.cell(rules.policies(), row, RulePolicyTable::SpecificityColumn),
             QStringLiteral("2"));
    QVERIFY(fixture.cell(rules.policies(), row, RulePolicyTable::FlowsColumn).toInt() > 0);
    QVERIFY(rules.findings()->count() > 0);
    QVERIFY(!rules.proposeObstacle().isEmpty());
}

void RulesTest::anEditOfTheApprovedRulesBeginsADraft()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    const QSignalSpy counted(rules.policies(), &RuleBlockTable::changedCountChanged);
    QVERIFY(fixture.append(near, "  when r000, r002 hold\n"));
    // As many rows as before, and whoever shows how many are changed hears of it.
    QCOMPARE(counted.count(), 1);
    QCOMPARE(rules.draft(), QStringLiteral("rules-1"));
    QCOMPARE(rules.editor()->status(), QStringLiteral("saved"));
    QCOMPARE(rules.policies()->changedCount(), 1);
    QCOMPARE(rules.sources()->count(), 2);
    QVERIFY(rules.difference()->asText().contains(QStringLiteral("+   when r000, r002 hold")));
    // It is in the journal: whoever opens the room sees it.
    RulesSession other;
    other.setSession(fixture.desk.session.get());
    QVERIFY(other.open(QStringLiteral("rules-1")));
    QCOMPARE(other.policies()->changedCount(), 1);
}

void RulesTest::whatIsWrongIsNotKept()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(!fixture.append(near, "  when r000, r00 hold\n"));
    QCOMPARE(rules.editor()->status(), QStringLiteral("wrong"));
    QCOMPARE(rules.draft(), QString());
    RuleProblemModel* problems = rules.editor()->problems();
    QCOMPARE(problems->count(), 1);
    const int lines = static_cast<int>(rules.editor()->text().count(QLatin1Char('\n')));
    QCOMPARE(problems->index(0).data(RuleProblemModel::LineRole).toInt(), lines);
    QCOMPARE(problems->index(0).data(RuleProblemModel::ColumnRole).toInt(), 14);
    const int offset = rules.editor()->offsetOf(lines, 14);
    QCOMPARE(rules.editor()->text().mid(offset, 3), QStringLiteral("r00"));
    // Another block is no place for this one.
    rules.addPolicy();
    rules.editor()->setText(QStringLiteral("policy from-r000-to-r001\n"));
    QVERIFY(!rules.editor()->check());
    QCOMPARE(problems->count(), 1);
    rules.editor()->revert();
    QCOMPARE(problems->count(), 0);
}

void RulesTest::undoAndRedoGoThroughTheDraft()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(fixture.append(near, "  when r000, r002 hold\n"));
    QVERIFY(rules.canUndo());
    QVERIFY(rules.undo());
    QCOMPARE(rules.policies()->changedCount(), 0);
    QVERIFY(!rules.editor()->text().contains(QStringLiteral("r002")));
    QVERIFY(rules.canRedo());
    QVERIFY(rules.redo());
    QVERIFY(rules.editor()->text().contains(QStringLiteral("r000, r002 hold")));
    QVERIFY(!rules.redo());
    QVERIFY(rules.end());
    QCOMPARE(rules.draft(), QString());
    QCOMPARE(rules.sources()->count(), 1);
}

void RulesTest::aBlockIsDuplicatedAndTakenAway()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    rules.select(near);
    rules.duplicate();
    QVERIFY(rules.editor()->check());
    QCOMPARE(rules.selected(), QStringLiteral("policy from-r000-to-r001-2"));
    QCOMPARE(rules.policies()->total(), 3'841);
    rules.select(near);
    QVERIFY(rules.remove());
    const int row = rules.policies()->rowOf(rules.policies()->itemOf(near));
    QCOMPARE(rules.policies()->index(row, 0).data(TableModel::StatusRole).toString(),
             QStringLiteral("removed"));
    QVERIFY(!rules.editor()->active());
}

void RulesTest::fieldsEditOneThing()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    const QString impact = rules.impacts()->keyOf(0);
    rules.select(impact);
    QVERIFY(rules.fields()->ofImpact());
    QVERIFY(rules.fields()->setImpact(QStringLiteral("12.5"), rules.fields()->breach(),
                                      rules.fields()->lostOperation()));
    QCOMPARE(rules.fields()->downtime(), QStringLiteral("12.5"));
    QVERIFY(rules.editor()->text().contains(QStringLiteral("downtime 12.5/s")));
    QVERIFY(!rules.fields()->setImpact(QStringLiteral("much"), QString(), QString()));
    QCOMPARE(fixture.desk.session->lastErrorCode(), QStringLiteral("bad-input"));
    rules.select(near);
    // The target of a rule has to be among them.
    QVERIFY(!rules.fields()->allow(QStringLiteral("r002")));
    QVERIFY(rules.fields()->allowed()->ids().isEmpty());
    QVERIFY(rules.fields()->allow(QStringLiteral("r001")));
    QVERIFY(rules.fields()->allow(QStringLiteral("r002")));
    QCOMPARE(rules.fields()->allowed()->count(), 2);
    QVERIFY(rules.fields()->disallow(QStringLiteral("r002")));
}

void RulesTest::theFilteredRulesAreOneText()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    rules.showText();
    QVERIFY(rules.text()->tooLong());
    rules.policies()->setFilter(QStringLiteral("policy:from-r000"));
    rules.showText();
    const int shown = rules.policies()->count();
    QVERIFY(shown > 1);
    QCOMPARE(rules.text()->blocks(), shown);
    QString text = rules.text()->text();
    rules.text()->setText(text.replace(QStringLiteral("when r000, r001 hold"),
                                       QStringLiteral("when r000, r001 hold # both")));
    QVERIFY(rules.text()->check());
    QVERIFY(rules.policies()->changedCount() >= 1);
    QCOMPARE(rules.policies()->total(), 3'840);  // what the filter hides stays
}

void RulesTest::findingsFollowAnEdit()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(fixture.settled());
    QCOMPARE(rules.findings()->errors(), 0);
    rules.select(near);
    QString text = rules.editor()->text();
    rules.editor()->setText(text.replace(QStringLiteral("when r000 restore r001"),
                                         QStringLiteral("when r000 restore r300")));
    QVERIFY(rules.editor()->check());
    QVERIFY(fixture.settled());
    QVERIFY(rules.findings()->errors() > 0);
    QVERIFY(rules.blockFindings()->errors() > 0);
    QCOMPARE(rules.findings()->keyOf(0), near);
    // Lint counts volumes, everything else groups.
    QCOMPARE(rules.findings()->headings().at(RuleFindingTable::FlowsColumn),
             QStringLiteral("Volumes"));
    const int row = rules.policies()->rowOf(rules.policies()->itemOf(near));
    QCOMPARE(rules.policies()
                 ->index(row, RulePolicyTable::FindingsColumn)
                 .data(TableModel::GlyphRole)
                 .toString(),
             QStringLiteral("critical"));
    QVERIFY(rules.undo());
    QVERIFY(fixture.settled());
    QCOMPARE(rules.findings()->errors(), 0);
}

void RulesTest::reachAndTrialShowWhoGoesOtherwise()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    rules.trial()->run(QStringLiteral("r000"));
    QVERIFY(fixture.settled());
    // Nothing is edited, so there is nothing that changed: all groups are shown, and said to be.
    QVERIFY(!rules.trial()->compares());
    QVERIFY(!rules.trial()->changedOnly());
    QVERIFY(rules.trial()->count() > 0);
    QCOMPARE(rules.trial()->count(), rules.trial()->total());
    QCOMPARE(rules.reach()->count(), 0);
    rules.select(near);
    QString text = rules.editor()->text();
    rules.editor()->setText(
        text.replace(QStringLiteral("when r000 restore r001"), QStringLiteral("when r000 hold")));
    QVERIFY(rules.editor()->check());
    QVERIFY(fixture.settled());
    QVERIFY(rules.reach()->count() > 0);
    QVERIFY(rules.trial()->count() > 0);  // only what goes another way
    QVERIFY(rules.trial()->count() < rules.trial()->total());
    QVERIFY(rules.trial()->compares() && rules.trial()->changedOnly());
    for (int row = 0; row < rules.trial()->count(); ++row)
        QVERIFY(fixture.cell(rules.trial(), row, RuleTrialTable::ChangeColumn) !=
                QStringLiteral("the same"));
    rules.trial()->setChangedOnly(false);
    QCOMPARE(rules.trial()->count(), rules.trial()->total());
    rules.trial()->setChangedOnly(true);
    QCOMPARE(
        rules.trial()->index(0, RuleTrialTable::AfterColumn).data(TableModel::GlyphRole).toString(),
        QStringLiteral("held"));
    rules.trial()->run(QStringLiteral("r000 nowhere"));
    QVERIFY(rules.trial()->problem().contains(QStringLiteral("nowhere")));
    QCOMPARE(rules.trial()->total(), 0);
}

void RulesTest::aTrialTakesTheLossOfPlan()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    const Sight sight(console.shell->window());
    const QString field = QStringLiteral("Regions lost, ids");
    console.desk.plan()->setFailureIds({QStringLiteral("r000")});
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("try the rules in a loss");
    console.press(Qt::Key_Return);
    auto* rules = console.shell->window()->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    QTRY_COMPARE(console.focusLabel(), field);
    QTRY_COMPARE(sight.entered(field), QStringLiteral("r000"));
    console.desk.plan()->setFailureIds({QStringLiteral("r000"), QStringLiteral("r001")});
    QTRY_COMPARE(sight.entered(field), QStringLiteral("r000 r001"));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(rules->trial()->failures(), QStringLiteral("r000 r001"));
    // Another one can be typed, and stays while Plan and the rules go on.
    console.press(Qt::Key_A, Qt::ControlModifier);
    console.typeInto("r002");
    console.desk.plan()->setFailureIds({QStringLiteral("r003")});
    QCOMPARE(sight.entered(field), QStringLiteral("r002"));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(rules->trial()->failures(), QStringLiteral("r002"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

void RulesTest::pinsAreTriedAfterEveryEdit()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    RulePinTable* pins = rules.pins();
    QVERIFY(pins->pin(QStringLiteral("r000")));
    QVERIFY(pins->pin(QStringLiteral("R100, r101")));
    QVERIFY(!pins->pin(QStringLiteral("r9999")));
    QCOMPARE(pins->count(), 2);
    QVERIFY(fixture.settled());
    QTRY_VERIFY(!pins->working());
    QCOMPARE(pins->changedSets(), 0);
    rules.select(near);
    QString text = rules.editor()->text();
    rules.editor()->setText(
        text.replace(QStringLiteral("when r000 restore r001"), QStringLiteral("when r000 hold")));
    QVERIFY(rules.editor()->check());
    QTRY_COMPARE(pins->changedSets(), 1);
    pins->unpin(0);
    QCOMPARE(pins->idsAt(0), (QStringList{QStringLiteral("r100"), QStringLiteral("r101")}));
    pins->unpin(0);
    QCOMPARE(pins->count(), 0);
}

void RulesTest::aSecondLossGetsARule()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(fixture.settled());
    SecondLossTable* found = rules.secondLoss();
    found->look(QStringLiteral("r000"));
    QVERIFY(!found->problem().isEmpty());
    found->look(QStringLiteral("r000 r001"));
    QCOMPARE(found->problem(), QString());
    QVERIFY(found->count() > 0);
    QTRY_VERIFY(!found->working());
    // Without a suggestion it is for the person to name a region.
    const QString target = QStringLiteral("r002");
    const QString policy = found->policyAt(0);
    const QString key = found->write(0, target);
    QCOMPARE(key, QStringLiteral("policy ") + policy);
    rules.trial()->run(QStringLiteral("r000 r001"));
    QVERIFY(fixture.settled());
    QVERIFY(rules.trial()->count() > 0);
    QVERIFY(rules.difference()->asText().contains(
        QStringLiteral("+   when r000, r001 restore %1").arg(target)));
}

void RulesTest::aConflictIsMineOrTheirs()
{
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(rules.begin(QStringLiteral("mine")));
    QVERIFY(fixture.append(near, "  when r000, r002 hold\n"));
    QVERIFY(rules.begin(QStringLiteral("theirs")));
    QVERIFY(fixture.append(near, "  when r000, r003 hold\n"));
    const QString proposal = rules.propose(QStringLiteral("theirs first"));
    QVERIFY(!proposal.isEmpty());
    QVERIFY(fixture.commit(proposal));
    QCOMPARE(rules.policies()->changedCount(), 0);  // what the draft says is approved now
    QVERIFY(rules.open(QStringLiteral("mine")));
    QCOMPARE(rules.conflicts()->count(), 1);
    QVERIFY(!rules.proposeObstacle().isEmpty());
    QVERIFY(rules.propose(QStringLiteral("too early")).isEmpty());
    QVERIFY(rules.conflicts()->keepMine(0));
    QCOMPARE(rules.conflicts()->count(), 0);
    QVERIFY(rules.difference()->asText().contains(QStringLiteral("-   when r000, r003 hold")));
    QVERIFY(rules.undo());
    QVERIFY(rules.conflicts()->takeTheirs(0));
    QCOMPARE(rules.difference()->blocks(), 0);
}

void RulesTest::aFileComesAndGoes()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("estate.rules"));
    RulesFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(rules.exportTo(path));
    QVERIFY(rules.importFrom(path));
    QCOMPARE(rules.draft(), QString());  // the same rules are no edit
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    text.replace("policy from-r000-to-r001\n", "policy from-r000-to-r001\n  allow r001, r002\n");
    file.resize(0);
    file.write(text);
    file.close();
    QVERIFY(rules.importFrom(path));
    QCOMPARE(rules.policies()->changedCount(), 1);
    QVERIFY(file.open(QIODevice::Append));
    file.write("\npolicy broken\n  when r000 restor r001\n");
    file.close();
    QVERIFY(!rules.importFrom(path));
    QCOMPARE(rules.text()->problems()->count(), 1);
    QCOMPARE(rules.text()->problems()->index(0).data(RuleProblemModel::ColumnRole).toInt(), 13);
    QVERIFY(!rules.importFrom(path + QStringLiteral(".none")));
    QCOMPARE(fixture.desk.session->lastErrorCode(), QStringLiteral("not-found"));
}

void RulesTest::fromAnEditToRulesInForce()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("rules.journal"));
    {
        ConsoleWindow console;
        Session* session = console.desk.session.get();
        QVERIFY(session->openJournal(path, {}));
        QVERIFY(console.open());
        console.press(Qt::Key_4, Qt::ControlModifier);
        QTRY_COMPARE(console.focusLabel(), QStringLiteral("Failover policies, Enter edits"));
        auto* rules = console.shell->window()->findChild<RulesSession*>();
        QVERIFY(rules != nullptr);
        console.press(Qt::Key_Down);
        QCOMPARE(rules->selected(), near);
        console.press(Qt::Key_Return);
        QTRY_VERIFY(console.focusLabel().startsWith(QStringLiteral("Text of")));
        console.press(Qt::Key_End, Qt::ControlModifier);
        console.typeInto("  when r000, r00 hold");
        QTRY_COMPARE(rules->editor()->status(), QStringLiteral("wrong"));
        QCOMPARE(rules->editor()->problems()->count(), 1);
        for (int letter = 0; letter < 5; ++letter)
            console.press(Qt::Key_Backspace);
        console.typeInto("2 hold");
        QTRY_COMPARE(rules->editor()->status(), QStringLiteral("saved"));
        QCOMPARE(rules->draft(), QStringLiteral("rules-1"));
        console.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(rules->policies()->changedCount(), 0);
        console.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(rules->policies()->changedCount(), 1);
        QTRY_COMPARE(rules->proposeObstacle(), QString());

        console.press(Qt::Key_K, Qt::ControlModifier);
        console.typeInto("propose the draft");
        console.press(Qt::Key_Return);
        QTRY_COMPARE(console.focusLabel(), QStringLiteral("Title of the change"));
        const Sight sight(console.shell->window());
        QTRY_VERIFY(sight.shows(QStringLiteral("Better or worse is not known")));
        console.press(Qt::Key_Return);
        QTRY_COMPARE(session->changes()->count(), 1);
        QTRY_COMPARE(console.shell->window()->property("room").toInt(), 4);
        console.press(Qt::Key_O, Qt::ControlModifier);
        QTRY_COMPARE(console.focusLabel(), QStringLiteral("Operator name"));
        console.typeInto("grace");
        console.press(Qt::Key_Return);
        QTRY_COMPARE(session->operatorName(), QStringLiteral("grace"));
        const auto status = [session] {
            return session->changes()->index(0).data(ChangesModel::StatusRole).toString();
        };
        console.press(Qt::Key_K, Qt::ControlModifier);
        console.typeInto("approve the proposal");
        console.press(Qt::Key_Return);
        QTRY_COMPARE(console.focusLabel(), QStringLiteral("Comment"));
        console.press(Qt::Key_Return);
        QTRY_COMPARE(status(), QStringLiteral("approved"));
        console.press(Qt::Key_K, Qt::ControlModifier);
        console.typeInto("commit the proposal");
        console.press(Qt::Key_Return);
        QTRY_COMPARE(console.focusLabel(), QStringLiteral("Cancel"));
        console.press(Qt::Key_Tab);
        console.press(Qt::Key_Return);
        QTRY_COMPARE(status(), QStringLiteral("committed"));
        QTRY_COMPARE(rules->difference()->blocks(), 0);
        QCOMPARE(console.shell->warnings(), QStringList());
    }
    const auto reread = Workspace::openReadOnly(path.toStdString());
    QVERIFY(reread.has_value());
    const RuleBook approved = reread->approvedRules();
    const PolicyBlock* policy = approved.policy("from-r000-to-r001");
    QVERIFY(policy != nullptr);
    QCOMPARE(policy->rules.size(), std::size_t{3});
    QCOMPARE(policy->rules.back().failureSet, (std::vector<std::string>{"r000", "r002"}));
}

QTEST_MAIN(RulesTest)
#include "tst_rules.moc"
