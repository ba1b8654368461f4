// The rules as text: the mark of a line that is wrong lies on that line, far down the text too.
#include <QQmlExtensionPlugin>
#include <QQuickItem>
#include <algorithm>
#include <cmath>

#include "models/language.h"
#include "models/preferences.h"
#include "models/rules_session.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

constexpr int wrongLine = 40;

}  // namespace

class RuleTextMarksTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { Preferences::instance()->setScale(1); }
    void aMarkLiesOnItsLine();
    void itsProblemsEndWithAWholeRow();
    void thePlaceOfTheCursorIsSaid();
    void theKeyOfThePaletteIsNotTheTexts();
    void aTextWithoutRulesSaysWhy();

private:
    // Rules as text, 40 lines of it and more.
    static RulesSession* openText(const ConsoleWindow& console);
    static QQuickItem* areaOf(const Sight& sight);
};

RulesSession* RuleTextMarksTest::openText(const ConsoleWindow& console)
{
    console.press(Qt::Key_4, Qt::ControlModifier);
    auto* rules = console.shell->window()->findChild<RulesSession*>();
    if (rules == nullptr ||
        !QTest::qWaitFor([rules] { return rules->policies()->total() > 0; }, 20'000))
        return nullptr;
    rules->policies()->setFilter(QStringLiteral("policy:from-r000"));
    console.press(Qt::Key_K, Qt::ControlModifier);
    console.typeInto("edit the filtered rules as text");
    console.press(Qt::Key_Return);
    const Sight sight(console.shell->window());
    return QTest::qWaitFor(
               [&sight] { return sight.labelled(QStringLiteral("Rules as text")) != nullptr; })
               ? rules
               : nullptr;
}

QQuickItem* RuleTextMarksTest::areaOf(const Sight& sight)
{
    return sight.find([](QQuickItem* item) { return item->inherits("QQuickTextArea"); });
}

void RuleTextMarksTest::aMarkLiesOnItsLine()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    RulesSession* rules = openText(console);
    QVERIFY(rules != nullptr);
    RuleTextEditor* editor = rules->text();
    QStringList lines = editor->text().split(QLatin1Char('\n'));
    while (lines.size() <= wrongLine)
        lines += lines.mid(0);
    // Lines of other fonts are taller.
    lines[3] += QStringLiteral("  # Ω ≫ 漢字");
    lines[wrongLine - 1] = QStringLiteral("  whem r000 hold");
    editor->setText(lines.join(QLatin1Char('\n')));
    QVERIFY(!editor->check());
    QVERIFY(editor->problems()->count() > 0);

    const Sight sight(console.shell->window());
    QQuickItem* area = areaOf(sight);
    QVERIFY(area != nullptr);
    QVERIFY(area->setProperty("cursorPosition", editor->offsetOf(wrongLine, 1)));
    // The marks lie beside the text, in what scrolls.
    const auto lieTogether = [area] {
        const QRectF line = area->property("cursorRectangle").toRectF();
        const QList<QQuickItem*> beside = area->parentItem()->childItems();
        return std::any_of(beside.begin(), beside.end(), [&](const QQuickItem* item) {
            return item->objectName() == QStringLiteral("lineMark") && item->isVisible() &&
                   std::abs(item->y() - area->y() - line.y()) < 0.5 &&
                   std::abs(item->height() - line.height()) < 0.5;
        });
    };
    QTRY_VERIFY(lieTogether());
    console.shell->window()->resize(1000, 760);
    QTRY_VERIFY(lieTogether());
    Preferences::instance()->setScale(1.5);
    QTRY_VERIFY(lieTogether());
    // A line more above: the mark goes down with its line once the text is checked.
    lines.insert(2, QStringLiteral("# one more"));
    editor->setText(lines.join(QLatin1Char('\n')));
    QVERIFY(!editor->check());
    QVERIFY(area->setProperty("cursorPosition", editor->offsetOf(wrongLine + 1, 1)));
    QTRY_VERIFY(lieTogether());
    QCOMPARE(console.shell->warnings(), QStringList());
}

// However many there are, and whatever of them has room.
void RuleTextMarksTest::itsProblemsEndWithAWholeRow()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    RulesSession* rules = openText(console);
    QVERIFY(rules != nullptr);
    RuleTextEditor* editor = rules->text();
    editor->setText(editor->text().replace(QStringLiteral("\n  when"), QStringLiteral("\n  whem")));
    QVERIFY(!editor->check());
    QVERIFY(editor->problems()->count() > 0);
    const Sight sight(console.shell->window());
    const QString label = QStringLiteral("What is wrong with the text, Enter goes there");
    QTRY_VERIFY(sight.labelled(label) != nullptr);
    const int row = console.shell->theme()->property("row").toInt();
    for (const int height : {800, 760, 1'000}) {
        console.shell->window()->resize(1280, height);
        QTRY_COMPARE(console.shell->window()->height(), height);
        const QQuickItem* list = sight.labelled(label);
        QVERIFY(list != nullptr);
        QTRY_VERIFY2(list->height() >= row && std::lround(list->height()) % row == 0,
                     qPrintable(QString::number(list->height())));
    }
    QCOMPARE(console.shell->warnings(), QStringList());
}

void RuleTextMarksTest::thePlaceOfTheCursorIsSaid()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    RulesSession* rules = openText(console);
    QVERIFY(rules != nullptr);
    const Sight sight(console.shell->window());
    QQuickItem* area = areaOf(sight);
    QVERIFY(area != nullptr);
    QVERIFY(area->setProperty("cursorPosition", rules->text()->offsetOf(2, 3)));
    QTRY_VERIFY(sight.shows(QStringLiteral("Line 2, column 3")));
    Language::instance()->speak(QStringLiteral("de"));
    QTRY_VERIFY(sight.shows(QStringLiteral("Zeile 2, Spalte 3")));
    Language::instance()->speak(QStringLiteral("en"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// A text has its own use for Ctrl+K: it deletes the end of the line.
void RuleTextMarksTest::theKeyOfThePaletteIsNotTheTexts()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    const RulesSession* rules = openText(console);
    QVERIFY(rules != nullptr);
    const Sight sight(console.shell->window());
    QQuickItem* area = areaOf(sight);
    QVERIFY(area != nullptr);
    area->forceActiveFocus();
    QTRY_VERIFY(area->hasActiveFocus());
    const QString before = area->property("text").toString();
    console.press(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(!area->hasActiveFocus());  // the palette has it
    QCOMPARE(area->property("text").toString(), before);
}

void RuleTextMarksTest::aTextWithoutRulesSaysWhy()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    RulesSession* rules = openText(console);
    QVERIFY(rules != nullptr);
    const Sight sight(console.shell->window());
    QVERIFY(!sight.shows(QStringLiteral("No rule matches")));
    rules->policies()->setFilter(QStringLiteral("policy:nowhere"));
    QTRY_VERIFY(!rules->policies()->arranging());
    rules->showText();
    QTRY_VERIFY(sight.shows(QStringLiteral("No rule matches")));
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(RuleTextMarksTest)
#include "tst_rule_text_marks.moc"
