// The console from the keyboard alone: every stop of Tab has a name and a role, and the main job
// can be done without a pointer.
#include <QAccessible>
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QSet>

#include "models/chosen_proposal.h"
#include "models/rules_session.h"
#include "models/worst_region_model.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

constexpr int stopsMax = 200;
enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom, journalRoom, sourcesRoom };

QString describe(const QObject* object)
{
    return QString::fromLatin1(object->metaObject()->className());
}

}  // namespace

class KeyboardTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyStopHasANameAndARole_data();
    void everyStopHasANameAndARole();
    void thePaletteReachesARoom();
    void theMatrixFindsAndFails();
    void aNameTypedAtOnceIsTaken();
    void aPlanIsRunProposedAndListed();
    void aProposalIsChosenInItsTable();
    void theRoomsAreReachedFromTheRulesText();
    void shortcutsWorkInEveryTextEntry();
    void theWorstRegionIsPlannedFromItsList();
    void escapeClosesWhatFloats();

private:
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        m_console->press(key, modifiers);
    }
    void typeInto(const char* text) const { m_console->typeInto(text); }
    [[nodiscard]] QQuickWindow* window() const { return m_console->shell->window(); }
    [[nodiscard]] QString focusLabel() const { return m_console->focusLabel(); }
    [[nodiscard]] const DeskFixture& desk() const { return m_console->desk; }
    [[nodiscard]] int room() const { return window()->property("room").toInt(); }

    // From its row into its text.
    [[nodiscard]] bool enterFirstPolicy() const;

    std::unique_ptr<ConsoleWindow> m_console;
};

void KeyboardTest::init()
{
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(m_console->open());
}

void KeyboardTest::cleanup()
{
    const QStringList warnings = m_console->shell->warnings();
    m_console.reset();
    QCOMPARE(warnings, QStringList());
}

void KeyboardTest::everyStopHasANameAndARole_data()
{
    QTest::addColumn<int>("target");
    QTest::addColumn<bool>("planned");
    QTest::newRow("estate") << int(estateRoom) << false;
    QTest::newRow("plan, empty") << int(planRoom) << false;
    QTest::newRow("plan") << int(planRoom) << true;
    QTest::newRow("rules") << int(rulesRoom) << false;
    QTest::newRow("changes, empty") << int(changesRoom) << false;
    QTest::newRow("changes") << int(changesRoom) << true;
}

void KeyboardTest::everyStopHasANameAndARole()
{
    QFETCH(int, target);
    QFETCH(bool, planned);
    QAccessible::setActive(true);
    if (planned)
        QVERIFY(!desk().proposeLossOf({QStringLiteral("r017")}).isEmpty());
    press(Qt::Key_1 + target, Qt::ControlModifier);
    QCOMPARE(room(), target);

    QSet<const QObject*> stops;
    for (int step = 0; step < stopsMax; ++step) {
        QObject* stop = window()->activeFocusItem();
        QVERIFY2(stop != nullptr, "nothing has the focus");
        if (stops.contains(stop) && stops.size() > 1)
            break;
        stops.insert(stop);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(stop);
        QVERIFY2(interface != nullptr, qPrintable(describe(stop)));
        QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(describe(stop)));
        QVERIFY2(interface->role() != QAccessible::NoRole, qPrintable(describe(stop)));
        press(Qt::Key_Tab);
    }
    QVERIFY2(stops.size() >= 8, qPrintable(QString::number(stops.size())));
}

void KeyboardTest::thePaletteReachesARoom()
{
    press(Qt::Key_K, Qt::ControlModifier);
    typeInto("commit propose");
    press(Qt::Key_Return);
    QTRY_COMPARE(room(), changesRoom);
    press(Qt::Key_K, Qt::ControlModifier);
    typeInto("two neighbours");
    press(Qt::Key_Return);
    QTRY_COMPARE(room(), planRoom);
    QCOMPARE(desk().plan()->previewFailureIds(),
             (QStringList{QStringLiteral("r017"), QStringLiteral("r018")}));
}

void KeyboardTest::theMatrixFindsAndFails()
{
    press(Qt::Key_1, Qt::ControlModifier);
    typeInto("r042");
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(room(), planRoom);
    QCOMPARE(desk().plan()->failureIds(),
             (QStringList{QStringLiteral("r042"), QStringLiteral("r043")}));
}

// Also before the sheet has come into sight.
void KeyboardTest::aNameTypedAtOnceIsTaken()
{
    for (const char* name : {"grace", "m.okafor"}) {
        press(Qt::Key_O, Qt::ControlModifier);
        typeInto(name);
        press(Qt::Key_Return);
        QTRY_COMPARE(desk().session->operatorName(), QLatin1String(name));
    }
}

void KeyboardTest::aPlanIsRunProposedAndListed()
{
    press(Qt::Key_2, Qt::ControlModifier);  // the field to name regions has the focus
    typeInto("r017");
    press(Qt::Key_Return);
    QCOMPARE(desk().plan()->failureIds(), QStringList{QStringLiteral("r017")});
    press(Qt::Key_F5);
    QVERIFY(desk().plan()->hasPreview());
    press(Qt::Key_Down);
    QVERIFY(desk().plan()->selectedDecision() >= 0);
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(window()->activeFocusItem()->property("label").toString(),
                 QStringLiteral("Title of the proposal"));
    press(Qt::Key_Return);
    QTRY_COMPARE(desk().changes()->count(), 1);
    QTRY_COMPARE(room(), changesRoom);
}

void KeyboardTest::aProposalIsChosenInItsTable()
{
    const QString first = desk().proposeLossOf({QStringLiteral("r017")});
    const QString second = desk().proposeLossOf({QStringLiteral("r100")});
    const auto* chosen = window()->findChild<ChosenProposal*>();
    QVERIFY(chosen != nullptr);
    // The first that there was stays chosen when others come.
    QCOMPARE(chosen->proposalId(), first);
    press(Qt::Key_5, Qt::ControlModifier);
    QTRY_COMPARE(room(), changesRoom);
    press(Qt::Key_Up);
    QCOMPARE(chosen->proposalId(), second);
    press(Qt::Key_Down);
    QCOMPARE(chosen->proposalId(), first);
    m_console->shell->openLink(QStringLiteral("#/changes?proposal=") + second);
    QCOMPARE(chosen->proposalId(), second);
    QCOMPARE(desk().session->lastError(), QString());
    m_console->shell->openLink(QStringLiteral("#/changes?proposal=nowhere"));
    QCOMPARE(chosen->proposalId(), second);
    QVERIFY(desk().session->lastError().contains(QStringLiteral("nowhere")));
}

bool KeyboardTest::enterFirstPolicy() const
{
    press(Qt::Key_4, Qt::ControlModifier);
    const auto* rules = window()->findChild<RulesSession*>();
    if (rules == nullptr || !QTest::qWaitFor([this, rules] {
            return room() == rulesRoom && rules->policies()->count() > 0;
        }))
        return false;
    press(Qt::Key_Home);
    if (!QTest::qWaitFor([rules] { return !rules->selected().isEmpty(); }))
        return false;
    press(Qt::Key_Return);
    return true;
}

void KeyboardTest::theRoomsAreReachedFromTheRulesText()
{
    QVERIFY(enterFirstPolicy());
    for (const int target :
         {estateRoom, planRoom, sweepRoom, changesRoom, journalRoom, sourcesRoom}) {
        QTRY_VERIFY(focusLabel().startsWith(QStringLiteral("Text of ")));
        press(Qt::Key_1 + target, Qt::ControlModifier);
        QTRY_COMPARE(room(), target);
        press(Qt::Key_4, Qt::ControlModifier);
        QTRY_COMPARE(room(), int(rulesRoom));
    }
    QVERIFY(focusLabel().startsWith(QStringLiteral("Text of ")));
    press(Qt::Key_K, Qt::ControlModifier);
    typeInto("two neighbours");
    press(Qt::Key_Return);
    QTRY_COMPARE(room(), int(planRoom));
}

// One line and many: the window's keys are the window's, and what edits text is the text's.
void KeyboardTest::shortcutsWorkInEveryTextEntry()
{
    const auto scheme = [] { return Preferences::instance()->scheme(); };
    const auto turnsTheTheme = [this, scheme] {
        const int before = scheme();
        press(Qt::Key_T, Qt::ControlModifier);
        return QTest::qWaitFor([before, scheme] { return scheme() != before; });
    };
    const int first = scheme();
    press(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(window()->activeFocusItem()->inherits("QQuickTextInput"));
    typeInto("r01");
    QVERIFY(turnsTheTheme());
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(window()->activeFocusItem()->property("selectedText").toString(),
             QStringLiteral("r01"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window()->activeFocusItem()->property("text").toString() != QStringLiteral("r01"));
    QVERIFY(enterFirstPolicy());
    QTRY_VERIFY(window()->activeFocusItem()->inherits("QQuickTextEdit"));
    QVERIFY(turnsTheTheme());
    QVERIFY(turnsTheTheme());
    QCOMPARE(scheme(), first);
    QVERIFY(window()->activeFocusItem()->inherits("QQuickTextEdit"));
}

void KeyboardTest::theWorstRegionIsPlannedFromItsList()
{
    press(Qt::Key_1, Qt::ControlModifier);
    for (int step = 0; step < stopsMax && !focusLabel().startsWith(QStringLiteral("Worst regions"));
         ++step)
        press(Qt::Key_Tab);
    const auto* worst = window()->findChild<WorstRegionModel*>();
    QVERIFY(worst != nullptr);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_COMPARE(room(), int(planRoom));
    QCOMPARE(desk().plan()->previewFailureIds(),
             QStringList{worst->index(1).data(WorstRegionModel::RegionIdRole).toString()});
}

void KeyboardTest::escapeClosesWhatFloats()
{
    for (const auto& [key, modifiers] :
         std::initializer_list<std::pair<int, Qt::KeyboardModifiers>>{
             {Qt::Key_K, Qt::ControlModifier},
             {Qt::Key_E, Qt::ControlModifier},
             {Qt::Key_O, Qt::ControlModifier},
             {Qt::Key_F1, Qt::NoModifier}}) {
        const QQuickItem* before = window()->activeFocusItem();
        press(key, modifiers);
        QTRY_VERIFY(window()->activeFocusItem() != before);
        press(Qt::Key_Escape);
        QTRY_COMPARE(window()->activeFocusItem(), before);
    }
}

QTEST_MAIN(KeyboardTest)
#include "tst_keyboard.moc"
