// Nothing typed is lost: what a person typed and did not use is there again after Escape, in
// another window over the same settings, and beside a journal that was closed.
#include <QQmlExtensionPlugin>
#include <QSettings>
#include <QTemporaryDir>

#include "models/preferences.h"
#include "models/rules_session.h"
#include "models/typed_text.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

class TypedTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aTextIsKeptUntilItIsUsed();
    void fieldsAndJournalsAreApart();
    void theOldestGo();
    void theFailureSetComesBack();
    void aProposedFailureSetDoesNot();
    void aNoteThatWasCancelledComesBack();
    void aCommentBelongsToItsProposal();
    void theLossToTryComesBackUntilItIsTried();
    void theNameOfACutComesBackUntilItIsDeclared();
    void rulesThatAreWrongComeBackMarked();
    void rulesThatWereMendedDoNot();

private:
    // Another start of the program, with the settings and the journal of the last one.
    void start()
    {
        m_console.reset();
        Preferences::instance()->keep();
        m_console = std::make_unique<ConsoleWindow>();
        QVERIFY(m_console->desk.session->openJournal(
            m_folder->filePath(QStringLiteral("typed.journal")), {}));
        QVERIFY(m_console->open());
    }
    [[nodiscard]] Session* session() const { return m_console->desk.session.get(); }
    [[nodiscard]] PlanSession* plan() const { return session()->plan(); }
    void runFromPalette(const char* words) const
    {
        m_console->press(Qt::Key_K, Qt::ControlModifier);
        m_console->typeInto(words);
        m_console->press(Qt::Key_Return);
    }
    [[nodiscard]] QString entered() const
    {
        return m_console->shell->window()->activeFocusItem()->property("text").toString();
    }
    [[nodiscard]] RulesSession* rules() const
    {
        return m_console->shell->window()->findChild<RulesSession*>();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ConsoleWindow> m_console;
};

void TypedTextTest::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("estate"));
    QCoreApplication::setApplicationName(QStringLiteral("typed"));
}

void TypedTextTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    start();
}

void TypedTextTest::cleanup()
{
    const QStringList warnings = m_console->shell->warnings();
    m_console.reset();
    // What is still to be written goes into the folder before the folder goes.
    Preferences::instance()->keep();
    m_folder.reset();
    QCOMPARE(warnings, QStringList());
}

void TypedTextTest::aTextIsKeptUntilItIsUsed()
{
    {
        TypedText typed;
        typed.setSession(session());
        typed.setField(QStringLiteral("handover"));
        QCOMPARE(typed.recalled(), QString());
        typed.note(QStringLiteral("Watch r042"));
        // Gone before anybody paused.
    }
    TypedText again;
    again.setSession(session());
    again.setField(QStringLiteral("handover"));
    QCOMPARE(again.recalled(), QStringLiteral("Watch r042"));
    // Somebody pauses.
    again.note(QStringLiteral("Watch r042 and r044"));
    const QString journal = TypedText::journalOf(session()->desk());
    QTRY_COMPARE(TypedText::kept(journal, again.field()), QStringLiteral("Watch r042 and r044"));
    again.note(QString());  // deleted by hand
    QCOMPARE(again.recalled(), QString());
    again.note(QStringLiteral("Watch r043"));
    again.use();
    QCOMPARE(again.recalled(), QString());
}

void TypedTextTest::fieldsAndJournalsAreApart()
{
    const QString journal = TypedText::journalOf(session()->desk());
    TypedText::keep(journal, QStringLiteral("comment/a"), QStringLiteral("yes"));
    TypedText::keep(journal, QStringLiteral("comment/b"), QStringLiteral("no"));
    QCOMPARE(TypedText::kept(journal, QStringLiteral("comment/a")), QStringLiteral("yes"));
    QVERIFY(session()->openInMemory());
    const QString other = TypedText::journalOf(session()->desk());
    QVERIFY(other != journal);
    QCOMPARE(TypedText::kept(other, QStringLiteral("comment/a")), QString());
}

void TypedTextTest::theOldestGo()
{
    const QString journal = TypedText::journalOf(session()->desk());
    const auto field = [](qsizetype at) { return QStringLiteral("field %1").arg(at); };
    for (qsizetype at = 0; at <= TypedText::textsMax; ++at)
        TypedText::keep(journal, field(at), QStringLiteral("text"));
    QCOMPARE(TypedText::kept(journal, field(0)), QString());
    QCOMPARE(TypedText::kept(journal, field(TypedText::textsMax)), QStringLiteral("text"));
}

void TypedTextTest::theFailureSetComesBack()
{
    plan()->paste(QStringLiteral("r018 s0034"));
    plan()->setDelayText(QStringLiteral("2h"));
    plan()->secondLoss()->setIdsText(QStringLiteral("r019"));
    plan()->secondLoss()->setAfterText(QStringLiteral("20m"));
    const QStringList ids = plan()->failureIds();
    // A look at an earlier moment is no edit.
    QVERIFY(session()->handOver(QStringLiteral("Watch r042.")));
    QVERIFY(session()->lookBack(1));
    QTRY_VERIFY(!session()->desk().lookBackProgress());
    session()->backToNow();
    QTRY_VERIFY(!session()->inPast());
    QCOMPARE(plan()->secondLoss()->idsText(), QStringLiteral("r019"));
    start();
    QCOMPARE(plan()->failureIds(), ids);
    QCOMPARE(plan()->delayText(), QStringLiteral("2h"));
    QCOMPARE(plan()->secondLoss()->idsText(), QStringLiteral("r019"));
    QCOMPARE(plan()->secondLoss()->afterText(), QStringLiteral("20m"));
    plan()->clear();
    start();
    QVERIFY(plan()->failureIds().isEmpty());
}

void TypedTextTest::aProposedFailureSetDoesNot()
{
    QVERIFY(!m_console->desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    start();
    QVERIFY(plan()->failureIds().isEmpty());
}

void TypedTextTest::aNoteThatWasCancelledComesBack()
{
    const QString label = QStringLiteral("Note to the next shift");
    runFromPalette("hand the shift over");
    QTRY_COMPARE(m_console->focusLabel(), label);
    m_console->typeInto("watch r042");
    m_console->press(Qt::Key_Escape);
    QTRY_VERIFY(m_console->focusLabel() != label);
    runFromPalette("hand the shift over");
    QTRY_COMPARE(m_console->focusLabel(), label);
    QCOMPARE(entered(), QStringLiteral("watch r042"));
    start();
    runFromPalette("hand the shift over");
    QTRY_COMPARE(m_console->focusLabel(), label);
    QCOMPARE(entered(), QStringLiteral("watch r042"));
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(session()->handoverText(), QStringLiteral("watch r042"));
    // Used: the next note begins empty.
    QTRY_VERIFY(m_console->focusLabel() != label);
    runFromPalette("hand the shift over");
    QTRY_COMPARE(m_console->focusLabel(), label);
    QCOMPARE(entered(), QString());
}

void TypedTextTest::aCommentBelongsToItsProposal()
{
    const QString label = QStringLiteral("A comment for the record");
    const QString first = m_console->desk.proposeLossOf({QStringLiteral("r017")});
    QVERIFY(!first.isEmpty());
    m_console->shell->openLink(QStringLiteral("#/changes?proposal=") + first);
    runFromPalette("comment on the proposal");
    QTRY_COMPARE(m_console->focusLabel(), label);
    m_console->typeInto("why so late");
    start();
    m_console->shell->openLink(QStringLiteral("#/changes?proposal=") + first);
    runFromPalette("comment on the proposal");
    QTRY_COMPARE(m_console->focusLabel(), label);
    QCOMPARE(entered(), QStringLiteral("why so late"));
}

void TypedTextTest::theLossToTryComesBackUntilItIsTried()
{
    const QString label = QStringLiteral("Regions lost, ids");
    const QString link = QStringLiteral("#/rules?show=trial");
    m_console->shell->openLink(link);
    QTRY_VERIFY(m_console->tabTo(label));
    m_console->typeInto("r017 r0");
    start();
    m_console->shell->openLink(link);
    QTRY_VERIFY(m_console->tabTo(label));
    QCOMPARE(entered(), QStringLiteral("r017 r0"));
    m_console->press(Qt::Key_End);
    m_console->typeInto("18");
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(rules()->trial()->failures(), QStringLiteral("r017 r018"));
    QTRY_VERIFY(rules()->trial()->problem().isEmpty());
    start();
    m_console->shell->openLink(link);
    QTRY_VERIFY(m_console->tabTo(label));
    QCOMPARE(entered(), QString());
}

void TypedTextTest::theNameOfACutComesBackUntilItIsDeclared()
{
    const QString label = QStringLiteral("Name of the cut");
    const auto openSheet = [this, &label] {
        runFromPalette("declare a snapshot cut");
        return QTest::qWaitFor([this] {
                   return m_console->focusLabel() == QStringLiteral("Ids of the regions");
               }) &&
               m_console->tabTo(label);
    };
    QVERIFY(openSheet());
    QCOMPARE(entered(), QStringLiteral("snapshot-1"));
    m_console->press(Qt::Key_A, Qt::ControlModifier);
    m_console->typeInto("friday");
    m_console->press(Qt::Key_Escape);
    start();
    QVERIFY(openSheet());
    QCOMPARE(entered(), QStringLiteral("friday"));
    CutDraft* draft = session()->cuts()->draft();
    QCOMPARE(draft->operation(), QStringLiteral("friday"));
    draft->setRegions(QStringLiteral("r017"));
    QVERIFY(draft->complete());
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(draft->ready());
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(session()->cuts()->rowOf(QStringLiteral("friday")), 0);
    start();
    QVERIFY(openSheet());
    QCOMPARE(entered(), QStringLiteral("snapshot-1"));
}

void TypedTextTest::rulesThatAreWrongComeBackMarked()
{
    m_console->press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(rules() != nullptr && rules()->policies()->count() > 1);
    rules()->select(rules()->policies()->keyOf(0));
    const QString key = rules()->selected();
    const QString approved = rules()->editor()->text();
    const QString typed = approved + QStringLiteral("  when r000, r00 hold\n");
    rules()->editor()->setText(typed);
    QTRY_COMPARE(rules()->editor()->status(), QStringLiteral("wrong"));
    // Another row, and back.
    rules()->select(rules()->policies()->keyOf(1));
    QVERIFY(rules()->editor()->text() != typed);
    rules()->select(key);
    QCOMPARE(rules()->editor()->text(), typed);
    QCOMPARE(rules()->editor()->status(), QStringLiteral("wrong"));
    QVERIFY(rules()->editor()->problems()->count() > 0);
    // Another start, while the last letters are not even checked.
    rules()->editor()->setText(typed + QStringLiteral("  when r0"));
    start();
    m_console->press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(rules() != nullptr && rules()->policies()->count() > 1);
    rules()->select(key);
    QCOMPARE(rules()->editor()->text(), typed + QStringLiteral("  when r0"));
    QCOMPARE(rules()->editor()->status(), QStringLiteral("wrong"));
    QCOMPARE(rules()->draft(), QString());
    // Said to be dropped, it is.
    rules()->editor()->revert();
    rules()->select(rules()->policies()->keyOf(1));
    rules()->select(key);
    QCOMPARE(rules()->editor()->text(), approved);
}

void TypedTextTest::rulesThatWereMendedDoNot()
{
    m_console->press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(rules() != nullptr && rules()->policies()->count() > 1);
    rules()->select(rules()->policies()->keyOf(0));
    const QString key = rules()->selected();
    const QString approved = rules()->editor()->text();
    rules()->editor()->setText(approved + QStringLiteral("  when r000, r00 hold\n"));
    QTRY_COMPARE(rules()->editor()->status(), QStringLiteral("wrong"));
    const QString mended = approved + QStringLiteral("  when r000, r002 hold\n");
    rules()->editor()->setText(mended);
    QTRY_COMPARE(rules()->editor()->status(), QStringLiteral("saved"));
    start();
    m_console->press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(rules() != nullptr && rules()->policies()->count() > 1);
    rules()->select(key);
    QVERIFY(!rules()->editor()->text().contains(QStringLiteral("r00 hold")));
    QVERIFY(rules()->editor()->status() != QStringLiteral("wrong"));
}

QTEST_MAIN(TypedTextTest)
#include "tst_typed_text.moc"
