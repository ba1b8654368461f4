// Exceptions, the strip, freezing and the shift's note in the window, from the keyboard.
#include <QQmlExtensionPlugin>
#include <QTemporaryDir>

#include "models/journal_table_model.h"
#include "models/proposal_table.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

class DrawerTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anExceptionIsAcknowledgedAndTakenOver();
    void anExceptionIsPutOffAndComesBack();
    void theStripCounts();
    void aShiftIsHandedOver();
    void theChipSaysHowFarBehindItIs();
    void marksSurviveARestart();
    void nothingIsNewInThePast();

private:
    void lose(const char* region) const
    {
        Desk& desk = m_console->desk.session->desk();
        QVERIFY(desk.workspace()
                    .changeRegion("grace", region, RegionChange::offline, desk.now())
                    .has_value());
        desk.noteEvents();
    }
    void openDrawer() const
    {
        m_console->press(Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Exceptions, most severe first"));
    }
    [[nodiscard]] QVariant first(int role) const
    {
        return m_console->desk.session->exceptions()->index(0).data(role);
    }
    [[nodiscard]] Sight sight() const { return Sight(m_console->shell->window()); }

    std::unique_ptr<ConsoleWindow> m_console;
};

void DrawerTest::init()
{
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(m_console->open());
}

void DrawerTest::cleanup()
{
    const QStringList warnings = m_console->shell->warnings();
    m_console.reset();
    QCOMPARE(warnings, QStringList());
}

void DrawerTest::anExceptionIsAcknowledgedAndTakenOver()
{
    lose("r042");
    openDrawer();
    QVERIFY(sight().shows(QStringLiteral("r042 is unavailable")));
    QVERIFY(!first(ExceptionListModel::SeenRole).toBool());
    m_console->press(Qt::Key_A);
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Acknowledge it"));
    QVERIFY(!first(ExceptionListModel::SeenRole).toBool());
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(first(ExceptionListModel::SeenRole).toBool());
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Exceptions, most severe first"));
    QTRY_VERIFY(sight().shows(QStringLiteral("Seen by ada")));
    m_console->press(Qt::Key_T);
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Take it over"));
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(first(ExceptionListModel::OwnerRole).toString(), QStringLiteral("ada"));
    QTRY_VERIFY(sight().shows(QStringLiteral("ada is on it")));
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Exceptions, most severe first"));
    // Enter goes where it is dealt with, and the drawer is gone.
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(m_console->focusLabel() != QStringLiteral("Exceptions, most severe first"));
    QCOMPARE(m_console->shell->window()->property("room").toInt(), 0);
}

void DrawerTest::anExceptionIsPutOffAndComesBack()
{
    ExceptionListModel* exceptions = m_console->desk.session->exceptions();
    lose("r042");
    openDrawer();
    m_console->press(Qt::Key_S);
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Why it is put off"));
    // Without a reason it stays.
    m_console->press(Qt::Key_Return);
    QCOMPARE(exceptions->shelvedCount(), 0);
    m_console->typeInto("parts are on the way");
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(exceptions->shelvedCount(), 1);
    QCOMPARE(exceptions->count(), 0);
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Exceptions, most severe first"));
    QVERIFY(sight().shows(QStringLiteral("Put off: 1")));
    QVERIFY(sight().shows(QStringLiteral("parts are on the way")));
    m_console->press(Qt::Key_S);
    QTRY_COMPARE(exceptions->count(), 1);
    m_console->press(Qt::Key_Escape);
    QTRY_VERIFY(!sight().shows(QStringLiteral("r042 is unavailable")));
}

void DrawerTest::theStripCounts()
{
    QVERIFY(sight().shows(QStringLiteral("Exceptions: 0")));
    QVERIFY(sight().shows(QStringLiteral("To approve: 0")));
    lose("r042");
    lose("r043");
    QTRY_VERIFY(sight().shows(QStringLiteral("Exceptions: 2")));
    QVERIFY(!m_console->desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    // Who wrote it does not approve it.
    QTRY_VERIFY(sight().shows(QStringLiteral("To approve: 0, 1 yours")));
    QVERIFY(sight().shows(QStringLiteral("DRILL")));
    QVERIFY(sight().shows(QStringLiteral("every role")));
}

void DrawerTest::aShiftIsHandedOver()
{
    m_console->press(Qt::Key_K, Qt::ControlModifier);
    m_console->typeInto("hand the shift");
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(m_console->focusLabel(), QStringLiteral("Note to the next shift"));
    m_console->press(Qt::Key_Return);
    QCOMPARE(m_console->desk.session->handoverText(), QString());
    m_console->typeInto("Watch r042");
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(m_console->desk.session->handoverText(), QStringLiteral("Watch r042"));
    m_console->press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(sight().shows(QStringLiteral("Note of the last shift, by ada")));
    QVERIFY(sight().shows(QStringLiteral("Watch r042")));
    m_console->press(Qt::Key_Escape);
}

void DrawerTest::theChipSaysHowFarBehindItIs()
{
    m_console->press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(sight().shows(QStringLiteral("Frozen")));
    QVERIFY(!sight().shows(QStringLiteral("Frozen, ")));
    lose("r042");
    QTRY_VERIFY(sight().shows(QStringLiteral("Frozen, 1 change")));
    lose("r043");
    QTRY_VERIFY(sight().shows(QStringLiteral("Frozen, 2 change")));
    QVERIFY(sight().shows(QStringLiteral("Exceptions: 0")));
    m_console->press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!sight().shows(QStringLiteral("Frozen")));
    QTRY_VERIFY(sight().shows(QStringLiteral("Exceptions: 2")));
}

void DrawerTest::marksSurviveARestart()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("marks.journal"));
    const auto sitDown = [&path](const QString& name) {
        auto session =
            std::make_unique<Session>(std::make_unique<FixedClock>(sampleEpoch + seconds(3'600)));
        session->setOperatorName(name);
        return session->openJournal(path, {}) ? std::move(session) : nullptr;
    };
    const auto take = [](Session& session, const char* region) {
        Desk& desk = session.desk();
        const bool done =
            desk.workspace()
                .changeRegion("grace", region, RegionChange::offline, desk.now() + seconds(60))
                .has_value();
        desk.noteEvents();
        return done;
    };
    {
        const auto session = sitDown(QStringLiteral("ada"));
        QVERIFY(session != nullptr);
        QCOMPARE(session->regions()->changedCount(), 0);
        QVERIFY(take(*session, "r042"));
        QCOMPARE(session->regions()->changedCount(), 1);
    }
    {
        // Somebody else looks for the first time: all of it is as it is.
        const auto session = sitDown(QStringLiteral("grace"));
        QCOMPARE(session->regions()->changedCount(), 0);
        QVERIFY(!session->seen()->behind());
    }
    {
        const auto session = sitDown(QStringLiteral("ada"));
        QVERIFY(session->regions()->changedSinceSeen(42));
        QVERIFY(session->seen()->behind());
        QVERIFY(session->exceptions()->index(0).data(ExceptionListModel::FreshRole).toBool());
        JournalTableModel records;
        records.setSession(session.get());
        QTRY_VERIFY(!records.reading() && records.count() > 1);
        const auto glyph = [&records](int item) {
            return records.index(records.rowOf(item), JournalTableModel::EventColumn)
                .data(TableModel::GlyphRole)
                .toString();
        };
        QCOMPARE(glyph(0), QString());
        QCOMPARE(glyph(1), QStringLiteral("unseen"));
        session->plan()->setFailureIds({QStringLiteral("r017")});
        QVERIFY(session->plan()->run());
        const QString proposal = session->plan()->propose(QString());
        QVERIFY(!proposal.isEmpty());
        ProposalTable proposals;
        proposals.setSession(session.get());
        const auto mark = [&proposals, &proposal] {
            return proposals
                .index(proposals.rowOf(proposals.itemOf(proposal)), ProposalTable::TitleColumn)
                .data(TableModel::GlyphRole)
                .toString();
        };
        QCOMPARE(mark(), QStringLiteral("unseen"));
        session->regions()->markSeen();
        QCOMPARE(mark(), QString());
        QCOMPARE(glyph(1), QString());
        QCOMPARE(session->regions()->changedCount(), 0);
        QVERIFY(!session->exceptions()->index(0).data(ExceptionListModel::FreshRole).toBool());
    }
    const auto session = sitDown(QStringLiteral("ada"));
    QCOMPARE(session->regions()->changedCount(), 0);
}

void DrawerTest::nothingIsNewInThePast()
{
    lose("r042");
    const DeskFixture& desk = m_console->desk;
    const SeenMark* seen = desk.session->seen();
    QVERIFY(seen->behind());
    QSignalSpy changed(seen, &SeenMark::changed);
    QVERIFY(desk.lookBack(1));
    QVERIFY(!seen->behind());
    QVERIFY(!changed.isEmpty());
    changed.clear();
    desk.session->backToNow();
    QVERIFY(seen->behind());
    QVERIFY(!changed.isEmpty());
}

QTEST_MAIN(DrawerTest)
#include "tst_drawer.moc"
