// The selected rules beside their table: in a low window everything that is said of them stays
// within its panel.
#include <QQmlExtensionPlugin>

#include "models/rules_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

class RuleEditorTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void problemsAndFindingsStayInTheirPanel();
};

void RuleEditorTest::problemsAndFindingsStayInTheirPanel()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    QQuickWindow* window = console.shell->window();
    window->resize(1024, 640);
    console.press(Qt::Key_4, Qt::ControlModifier);
    auto* rules = window->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    QTRY_COMPARE(rules->progress(), 1.0);
    // A policy of which lint says something.
    RuleFindingTable* findings = rules->findings();
    int item = 0;
    while (item < findings->total() && !findings->keyOf(item).startsWith(QStringLiteral("policy ")))
        item += 1;
    QVERIFY(item < findings->total());
    rules->select(findings->keyOf(item));
    QVERIFY(rules->blockFindings()->count() > 0);
    rules->editor()->setText(rules->editor()->text() + QStringLiteral("  when bogus explode\n"));
    QTRY_COMPARE(rules->editor()->status(), QStringLiteral("wrong"));
    const Sight sight(window);
    QVERIFY(sight.settle());
    const QList<QQuickItem*> items = window->findChildren<QQuickItem*>();
    int lists = 0;
    for (const QQuickItem* list : items) {
        if (!list->isVisible() ||
            !Sight::isLabelled(list, QStringLiteral("What lint finds in these rules")))
            continue;
        const QQuickItem* panel = list;
        while (panel != nullptr && !panel->property("editor").isValid())
            panel = panel->parentItem();
        QVERIFY(panel != nullptr);
        const QRectF seen = sight.inSight(list);
        const qreal bottom = panel->mapRectToScene(QRectF(QPointF(), panel->size())).bottom();
        QVERIFY2(seen.isEmpty() || seen.bottom() <= bottom, qPrintable(QString::number(bottom)));
        lists += 1;
    }
    QCOMPARE(lists, 1);
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(RuleEditorTest)
#include "tst_rule_editor.moc"
