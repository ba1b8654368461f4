// The loss under "Try it": the one of the rule in the editor, unless a person takes another.
#include <QQmlExtensionPlugin>

#include "models/rules_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

class RuleTrialTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void aTrialTakesTheLossOfTheRule();
    void regionsAreLostAtOnceAndItSaysSo();
};

// Until another one is typed; emptied it takes the rule's again.
void RuleTrialTest::aTrialTakesTheLossOfTheRule()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    const Sight sight(console.shell->window());
    const QString field = QStringLiteral("Regions lost, ids");
    auto* rules = console.shell->window()->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    console.press(Qt::Key_4, Qt::ControlModifier);
    rules->select(QStringLiteral("policy from-r000-to-r001"));
    rules->lines()->setCurrent(1);
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("try the loss of the current rule");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(rules->trial()->failures(), QStringLiteral("r000 r001"));
    QTRY_COMPARE(sight.entered(field), QStringLiteral("r000 r001"));
    rules->lines()->setCurrent(0);
    QTRY_COMPARE(sight.entered(field), QStringLiteral("r000"));
    QVERIFY(console.tabTo(field));
    console.press(Qt::Key_A, Qt::ControlModifier);
    console.typeInto("r002");
    rules->lines()->setCurrent(1);
    QCOMPARE(sight.entered(field), QStringLiteral("r002"));
    console.press(Qt::Key_A, Qt::ControlModifier);
    console.press(Qt::Key_Backspace);
    rules->lines()->setCurrent(0);
    QTRY_COMPARE(sight.entered(field), QStringLiteral("r000"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// One region alone has no order.
void RuleTrialTest::regionsAreLostAtOnceAndItSaysSo()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    const Sight sight(console.shell->window());
    auto* rules = console.shell->window()->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    console.press(Qt::Key_4, Qt::ControlModifier);
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("try the rules in a loss");
    console.press(Qt::Key_Return);
    const QString field = QStringLiteral("Regions lost, ids");
    QTRY_VERIFY(sight.labelled(field) != nullptr);
    QVERIFY(sight.shows(QStringLiteral("A delay between them is for room Plan")));
    QVERIFY(console.tabTo(field));
    console.press(Qt::Key_A, Qt::ControlModifier);
    console.typeInto("r100, r101");
    console.press(Qt::Key_Return);
    QTRY_VERIFY(rules->trial()->ran());
    QTRY_VERIFY(sight.shows(QStringLiteral("Loss of r100, r101 at once. Approved rules: ")));
    console.press(Qt::Key_A, Qt::ControlModifier);
    console.typeInto("r100");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(rules->trial()->failures(), QStringLiteral("r100"));
    QTRY_VERIFY(!sight.shows(QStringLiteral("r101 at once")));
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(RuleTrialTest)
#include "tst_rule_trial.moc"
