// Every action has a palette entry: what can be pressed in the rooms is a command of the catalog,
// or stands on a short list with a reason.
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QQmlListReference>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>

#include "models/name_search.h"
#include "models/rules_session.h"
#include "tests/qml/console_window.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

// Buttons that need no command: of which view, and what they say. A sheet's own buttons are not
// looked at; the sheet is what a command opens, and its buttons finish or leave it.
struct Excuse {
    const char* file;
    const char* because;
};
const std::initializer_list<Excuse> excuses{
    {"ActionButton.qml", "is the button itself"},
    {"CopyLine.qml", "Cancel: command “Cancel the copy of the table in focus”, and Escape"},
    {"ErrorBanner.qml", "closes a message that was read"},
    {"ExceptionsDrawer.qml", "closes the drawer, as Escape does"},
    {"FirstRunGuide.qml", "turns the pages of the tour, which has commands of its own"},
    {"JournalProblem.qml", "no journal is open: there is nothing to command"},
    {"ProblemRow.qml", "corrects what was typed beside it"},
    {"Sheet.qml", "closes a sheet, as Escape does"},
};

bool isSheet(const QString& file)
{
    return file.endsWith(QLatin1String("Sheet.qml"));
}

bool excused(const QString& file)
{
    return isSheet(file) ||
           std::any_of(excuses.begin(), excuses.end(), [&file](const Excuse& excuse) {
               return file == QLatin1String(excuse.file);
           });
}

// Also of what is derived from it.
bool isA(const QObject* object, const char* type)
{
    for (const QMetaObject* kind = object->metaObject(); kind != nullptr; kind = kind->superClass())
        if (QString::fromLatin1(kind->className()).startsWith(QLatin1String(type)))
            return true;
    return false;
}

bool inSheet(const QObject* object)
{
    for (const QObject* at = object; at != nullptr; at = at->parent())
        if (isA(at, "Sheet_QML"))
            return true;
    return false;
}

QString labelOf(const QObject* button)
{
    return button->property("label").toString();
}

}  // namespace

class CommandsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyButtonNamesItsCommand();
    void everyCommandOfAButtonIsInThePalette();
    void whatTheRoomsOfferIsInThePalette();
    void everyShortcutStandsInThePalette();
    void whatCannotBeDoneSaysWhy();
    void policiesAndRegionsAreFoundByName();
    void theTableInFocusIsCopied();
    void aMenuHoldsNothingThatThePaletteLacks();

private:
    // As the palette gathers them.
    [[nodiscard]] QObjectList commands() const
    {
        QObject* palette = nullptr;
        for (QObject* object : m_console->shell->window()->findChildren<QObject*>())
            if (isA(object, "CommandPalette_QML"))
                palette = object;
        if (palette == nullptr || !QMetaObject::invokeMethod(palette, "match"))
            return {};
        const QQmlListReference matches(palette, "matches");
        QObjectList all;
        for (qsizetype at = 0; at < matches.count(); ++at)
            all << matches.at(at);
        return all;
    }
    [[nodiscard]] QObject* command(const QString& text) const
    {
        for (QObject* command : commands())
            if (command->property("text").toString().startsWith(text))
                return command;
        return nullptr;
    }
    // All rooms are there, and shown once.
    void showAll() const
    {
        for (int room = 0; room < 7; ++room) {
            m_console->press(Qt::Key_1 + room, Qt::ControlModifier);
            QTRY_COMPARE(m_console->shell->window()->property("room").toInt(), room);
        }
    }

    std::unique_ptr<ConsoleWindow> m_console;
};

void CommandsTest::init()
{
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(m_console->open());
}

void CommandsTest::cleanup()
{
    const QStringList warnings = m_console->shell->warnings();
    m_console.reset();
    QCOMPARE(warnings, QStringList());
}

// In the sources, so that rows and panes that are not there just now count as well.
void CommandsTest::everyButtonNamesItsCommand()
{
    static const QRegularExpression begin(QStringLiteral("^( *)ActionButton \\{$"));
    QStringList missing;
    QSet<QString> used;
    for (const QFileInfo& view : QDir(QStringLiteral(ESTATE_SOURCE "/qml"))
                                     .entryInfoList({QStringLiteral("*.qml")}, QDir::Files)) {
        QFile file(view.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const auto match = begin.match(lines[line]);
            if (!match.hasMatch())
                continue;
            used << view.fileName();
            const QString end = match.captured(1) + QLatin1Char('}');
            bool named = false;
            qsizetype at = line + 1;
            for (; at < lines.size() && lines[at] != end; ++at)
                named = named || lines[at].trimmed().startsWith(QLatin1String("action: ")) ||
                        lines[at].trimmed().startsWith(QLatin1String("counterpart: "));
            if (!named && !excused(view.fileName()))
                missing << QStringLiteral("%1:%2").arg(view.fileName()).arg(line + 1);
        }
    }
    QCOMPARE(missing, QStringList());
    // An excuse that nobody needs goes.
    for (const Excuse& excuse : excuses) {
        if (QLatin1String(excuse.file) != QLatin1String("ActionButton.qml"))
            QVERIFY2(used.contains(QLatin1String(excuse.file)), excuse.file);
    }
}

void CommandsTest::everyCommandOfAButtonIsInThePalette()
{
    QVERIFY(m_console->desk.session->desk()
                .workspace()
                .changeRegion("ada", "r042", estate::RegionChange::offline,
                              m_console->desk.clock->now())
                .has_value());
    m_console->desk.session->desk().noteEvents();
    QVERIFY(!m_console->desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    showAll();
    m_console->press(Qt::Key_E, Qt::ControlModifier);
    const QObjectList all = commands();
    QVERIFY2(all.size() > 150, qPrintable(QString::number(all.size())));
    QStringList missing;
    int buttons = 0;
    for (QObject* button : m_console->shell->window()->findChildren<QObject*>()) {
        if (!isA(button, "ActionButton_QML") || inSheet(button))
            continue;
        ++buttons;
        for (const char* link : {"action", "counterpart"}) {
            auto* command = button->property(link).value<QObject*>();
            if (command != nullptr && !all.contains(command))
                missing << labelOf(button);
        }
    }
    QCOMPARE(missing, QStringList());
    QVERIFY2(buttons > 50, qPrintable(QString::number(buttons)));
}

// One window for all of them: it takes longer to open than to look through.
void CommandsTest::whatTheRoomsOfferIsInThePalette()
{
    static constexpr std::array offered{
        "Acknowledge", "Take over", "Put off", "Go where it is",
        "Measure of the matrix: Utilisation", "Order of the matrix: By entity",
        "Clear the selection of regions", "Show of the plan: Compare",
        "Question about the plan: Capacity", "Question about the plan: Cost",
        "Question about the plan: Deadlines", "Question about the plan: Sensitivity",
        "Question about the plan: Second loss", "Compare: only the differences",
        "Recovery timeline: zoom in", "Recovery timeline: zoom out",
        "Recovery timeline: show all", "Close the explanation", "Rule for the loss",
        "When: set the time", "Preview the failure set of the proposal in Plan",
        "Go on with the interrupted", "Plan the pinned losses again", "Compare the selected pin",
        "Unpin the selected loss", "Show the findings", "Show what the draft changes",
        "Keep mine", "Take theirs", "Pin the loss that is typed", "Unpin the loss",
        "Try the rules in the failure set", "Copy index and hash",
        "Kind of the records: Governance", "Actor of the records: All actors",
        "Only exports that are old", "Copy the table in focus as text",
        "Copy the table in focus as CSV", "Copy the table in focus as JSON",
        "Columns of the table in focus", "Group the table in focus",
        "Saved views of the table in focus", "Copy the view of the table in focus as a link",
        "Stop the run", "Pin the failure set under a name", "Take a pinned failure set",
        "Planned maintenance"};
    QVERIFY(m_console->desk.session->desk()
                .workspace()
                .changeRegion("ada", "r042", estate::RegionChange::offline,
                              m_console->desk.clock->now())
                .has_value());
    m_console->desk.session->desk().noteEvents();
    QStringList missing;
    const auto lacks = [this, &missing] {
        const QObjectList all = commands();
        missing.clear();
        for (const char* text : offered) {
            const QString wanted = QString::fromUtf8(text);
            if (std::none_of(all.begin(), all.end(), [&wanted](const QObject* command) {
                    return command->property("text").toString().startsWith(wanted);
                }))
                missing << wanted;
        }
        return !missing.isEmpty();
    };
    // Rooms are made one after the other; what is missing in the end is named.
    static_cast<void>(QTest::qWaitFor([&lacks] { return !lacks(); }));
    QCOMPARE(missing, QStringList());
}

// Commands bring their own; others are listened to beside one, which names them too.
void CommandsTest::everyShortcutStandsInThePalette()
{
    showAll();
    QStringList listed;
    for (const QObject* command : commands())
        listed << command->property("shortcut").toString()
               << command->property("otherShortcut").toString();
    int others = 0;
    for (const QObject* object : m_console->shell->window()->findChildren<QObject*>()) {
        if (!object->inherits("QQuickShortcut"))
            continue;
        ++others;
        const QStringList keys = object->property("sequences").toStringList();
        QVERIFY2(std::any_of(keys.begin(), keys.end(),
                             [&listed](const QString& key) { return listed.contains(key); }),
                 qPrintable(keys.join(QLatin1Char(' '))));
    }
    QVERIFY(others > 0);
    // No two of them are for the same keys, but for Undo: drafts have their own while none is open.
    listed.removeAll(QString());
    listed.removeAll(QStringLiteral("Ctrl+Z"));
    const qsizetype all = listed.size();
    QCOMPARE(listed.removeDuplicates(), 0);
    QVERIFY2(all > 20, qPrintable(QString::number(all)));
}

void CommandsTest::whatCannotBeDoneSaysWhy()
{
    QObject* zoom = command(QStringLiteral("Recovery timeline: zoom in"));
    QVERIFY(zoom != nullptr);
    QVERIFY(!zoom->property("enabled").toBool());
    QCOMPARE(zoom->property("obstacle").toString(), QStringLiteral("No failure set was run."));
    m_console->desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(m_console->desk.plan()->run());
    QVERIFY(zoom->property("enabled").toBool());
}

// The best match first; of very many a few, and how many more there are.
void CommandsTest::policiesAndRegionsAreFoundByName()
{
    QCOMPARE(NameSearch::rankOf(QStringLiteral("Undo the last edit"), QString(),
                                QStringLiteral("Rules"), QStringLiteral("core")),
             -1);
    QCOMPARE(NameSearch::rankOf(QStringLiteral("Policy core"), QStringLiteral("core"),
                                QStringLiteral("Rules"), QStringLiteral("Core")),
             0);
    Session* session = m_console->desk.session.get();
    const QString region = QStringLiteral("Region %1");
    QCOMPARE(NameSearch::regions(session, region, QStringLiteral("r")), QStringList());
    QCOMPARE(NameSearch::regions(session, region, QStringLiteral("region")), QStringList());
    QCOMPARE(NameSearch::regions(session, region, QStringLiteral("r017")),
             QStringList{QStringLiteral("r017")});
    QVERIFY(NameSearch::regions(session, region, QStringLiteral("r0")).size() > 6);
    QVERIFY(NameSearch::policies(session, QStringLiteral("Policy %1"),
                                 QStringLiteral("policy from-r000-to-r001"))
                .startsWith(QStringLiteral("from-r000-to-r001")));
    m_console->press(Qt::Key_K, Qt::ControlModifier);
    m_console->typeInto("r017");
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(m_console->shell->window()->property("room").toInt(), 0);
    m_console->press(Qt::Key_K, Qt::ControlModifier);
    m_console->typeInto("from-r000-to-r001");
    m_console->press(Qt::Key_Return);
    auto* rules = m_console->shell->window()->findChild<RulesSession*>();
    QVERIFY(rules != nullptr);
    QTRY_COMPARE(rules->selected(), QStringLiteral("policy from-r000-to-r001"));
}

void CommandsTest::theTableInFocusIsCopied()
{
    showAll();
    m_console->press(Qt::Key_6, Qt::ControlModifier);
    QTRY_VERIFY(m_console->focusLabel().startsWith(QStringLiteral("Records")));
    QObject* copy = command(QStringLiteral("Copy the table in focus as CSV"));
    QVERIFY(copy != nullptr);
    QVERIFY(copy->property("enabled").toBool());
    // The palette takes the focus and not the table.
    m_console->press(Qt::Key_K, Qt::ControlModifier);
    m_console->typeInto("table in focus as csv");
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("index,")));
    // A field of the room has no table.
    m_console->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(!copy->property("enabled").toBool());
}

void CommandsTest::aMenuHoldsNothingThatThePaletteLacks()
{
    showAll();
    const QHash<QString, QString> counterparts{
        {QStringLiteral("Copy as text"), QStringLiteral("Copy the table in focus as text")},
        {QStringLiteral("Copy as CSV"), QStringLiteral("Copy the table in focus as CSV")},
        {QStringLiteral("Copy as JSON"), QStringLiteral("Copy the table in focus as JSON")},
        {QStringLiteral("No groups"), QStringLiteral("Group the table in focus")},
        {QStringLiteral("Only the columns that fit"),
         QStringLiteral("All columns of the table in focus")},
        {QStringLiteral("All columns, scrolled sideways"),
         QStringLiteral("All columns of the table in focus")},
        {QStringLiteral("Save this view, saved views…"),
         QStringLiteral("Saved views of the table in focus")},
        {QStringLiteral("Copy this view as a link"),
         QStringLiteral("Copy the view of the table in focus as a link")},
        {QStringLiteral("Pin these under a name…"),
         QStringLiteral("Pin the failure set under a name")},
    };
    int entries = 0;
    for (QObject* entry : m_console->shell->window()->findChildren<QObject*>()) {
        if (!isA(entry, "ListMenuItem_QML"))
            continue;
        ++entries;
        const QString text = entry->property("text").toString();
        // A column or a saved view by its name: “Columns of the table in focus…” and “Saved views
        // of the table in focus…” lead there.
        if (entry->property("checkable").toBool() || text.startsWith(QStringLiteral("Group by ")) ||
            text.startsWith(QStringLiteral("View: ")))
            continue;
        QVERIFY2(counterparts.contains(text), qPrintable(text));
        QVERIFY2(command(counterparts.value(text)) != nullptr, qPrintable(text));
    }
    QVERIFY(entries > 20);
}

QTEST_MAIN(CommandsTest)
#include "tst_commands.moc"
