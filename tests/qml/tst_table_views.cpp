// Views of tables are kept, saved under names, shown from the menu and sent as links.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include "models/export_table_model.h"
#include "models/journal_table_model.h"
#include "models/rules_session.h"
#include "models/sweep_rank_model.h"
#include "models/table_views.h"
#include "tests/qml/clicked_window.h"

namespace {

// Kept names by file, of every DataTable that is written in QML.
struct WrittenTable {
    QString where;
    QString kept;
};

QList<WrittenTable> writtenTables()
{
    static const QRegularExpression opening(QStringLiteral("^( *)DataTable \\{$"));
    QList<WrittenTable> tables;
    QDirIterator files(QStringLiteral(ESTATE_SOURCE_DIR "/qml"), {QStringLiteral("*.qml")});
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        for (qsizetype at = 0; at < lines.size(); ++at) {
            const auto match = opening.match(lines.at(at));
            if (!match.hasMatch())
                continue;
            const QString indent = match.captured(1);
            WrittenTable table{QStringLiteral("%1:%2").arg(files.fileName()).arg(at + 1), {}};
            const QString wanted = indent + QStringLiteral("    kept: ");
            for (++at; at < lines.size() && lines.at(at) != indent + QLatin1Char('}'); ++at) {
                if (lines.at(at).startsWith(wanted))
                    table.kept = lines.at(at).mid(wanted.size());
            }
            tables << table;
        }
    }
    return tables;
}

}  // namespace

class TableViewsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void everyTableIsKept();
    void quickFiltersArePartOfAView();
    void aViewSaysWhatATableDoesNotHave();
    void viewsAreSavedUnderNames();
    void aTablesViewIsOpenedByALink();
    void aFilterComesBackWithTheNextWindow();
    void theDepthOfTheRankingComesBackToo();
    void aViewIsSavedAndShownFromTheMenu();
};

void TableViewsTest::everyTableIsKept()
{
    // In sheets: no room has them, so no link leads there.
    const QStringList placeless{text("maintenance"), text("failback"),
                                text("roles"),       text("operators"),
                                text("envelope"),    text("second-loss-policies")};
    const QList<WrittenTable> tables = writtenTables();
    QVERIFY(tables.size() > 25);
    QStringList names;
    for (const WrittenTable& table : tables) {
        QVERIFY2(!table.kept.isEmpty(), qPrintable(table.where));
        if (!table.kept.startsWith(QLatin1Char('"')))
            continue;  // its owner names it
        const QString name = table.kept.mid(1, table.kept.size() - 2);
        QVERIFY2(placeless.contains(name) != TableViews::hasPlace(name), qPrintable(table.where));
        QVERIFY2(!names.contains(name), qPrintable(table.where));
        names << name;
    }
}

void TableViewsTest::quickFiltersArePartOfAView()
{
    DeskFixture desk;
    desk.plan()->setFailureIds({text("r017"), text("r018")});
    QVERIFY(desk.plan()->run());
    DecisionListModel* decisions = desk.plan()->decisions();
    QSignalSpy told(decisions, &TableModel::viewChanged);
    decisions->setOutcome(text("missed"));
    QVERIFY(!told.isEmpty());
    const QString missed = decisions->view();
    decisions->setView(text("hidden="));
    QCOMPARE(decisions->outcome(), QString());
    decisions->setView(missed);
    QCOMPARE(decisions->outcome(), text("missed"));
    // Settings are files that people edit.
    decisions->setView(text("outcome=lost"));
    QCOMPARE(decisions->outcome(), QString());

    JournalTableModel records;
    records.setSession(desk.session.get());
    records.setView(text("kind=audit&actor=ada"));
    QCOMPARE(records.kind(), JournalTableModel::Audit);
    QCOMPARE(records.actor(), text("ada"));
    QVERIFY(records.view().contains(text("kind=audit")));
    records.setView(QString());
    QCOMPARE(records.kind(), JournalTableModel::All);

    ExportTableModel exports;
    exports.setSession(desk.session.get());
    exports.setView(text("rows=stale"));
    QVERIFY(exports.staleOnly());
    QVERIFY(exports.view().contains(text("rows=stale")));

    RulesSession rules;
    rules.setSession(desk.session.get());
    rules.policies()->setChangedOnly(true);
    rules.impacts()->setView(rules.policies()->view());
    QVERIFY(rules.impacts()->changedOnly());
    // Without a draft all of its groups are shown; what was chosen is kept all the same.
    rules.trial()->setView(text("groups=all"));
    QVERIFY(rules.trial()->view().contains(text("groups=all")));
    rules.trial()->setView(QString());
    QVERIFY(!rules.trial()->view().contains(text("groups=all")));
}

void TableViewsTest::aViewSaysWhatATableDoesNotHave()
{
    DeskFixture desk;
    const DecisionListModel* decisions = desk.plan()->decisions();
    for (const char* good : {"", "hidden=", "filter=a%26b&order=-slack&group=outcome&hidden=bytes",
                             "outcome=held", "outcome="})
        QCOMPARE(decisions->viewProblem(text(good)), QString());
    for (const char* bad : {"order=colour", "order=-colour", "group=colour", "hidden=bytes,colour",
                            "outcome=lost", "kind=audit", "colour=red"})
        QVERIFY2(!decisions->viewProblem(text(bad)).isEmpty(), bad);
    QVERIFY(decisions->viewProblem(text("hidden=bytes,colour")).contains(text("colour")));
    QVERIFY(!decisions->viewProblem(text("filter=") + QString(5'000, QLatin1Char('a'))).isEmpty());
}

void TableViewsTest::viewsAreSavedUnderNames()
{
    TableViews* views = TableViews::instance();
    const QString table = text("of-this-test");
    QCOMPARE(views->save(table, text(" held  first "), text("order=outcome")), QString());
    QCOMPARE(views->save(table, text("10 days"), text("order=slack")), QString());
    QCOMPARE(views->save(table, text("9 days"), text("order=-slack")), QString());
    QCOMPARE(views->saved(table),
             (QStringList{text("9 days"), text("10 days"), text("held first")}));
    QCOMPARE(views->save(table, text("9 days"), text("order=bytes")), QString());
    QCOMPARE(views->viewOf(table, text("9 days")), text("order=bytes"));
    QVERIFY(!views->save(table, text("  "), text("order=bytes")).isEmpty());
    QVERIFY(!views->save(table, QString(100, QLatin1Char('n')), text("order=bytes")).isEmpty());
    views->remove(table, text("9 days"));
    QCOMPARE(views->viewOf(table, text("9 days")), QString());
    QCOMPARE(views->saved(table).size(), 2);
    for (int more = 2; more < TableViews::savedMax; ++more)
        QCOMPARE(views->save(table, QString::number(more), text("hidden=")), QString());
    QVERIFY(!views->save(table, text("one too many"), text("hidden=")).isEmpty());
}

void TableViewsTest::aTablesViewIsOpenedByALink()
{
    ClickedWindow console;
    QVERIFY(console.open());
    console.shell->openLink(text("#/sources?table=exports&view=rows%3Dstale%26hidden%3Dlag"));
    QCOMPARE(console.desk.session->lastError(), QString());
    QCOMPARE(console.room(), 6);
    const auto* exports = console.shell->window()->findChild<ExportTableModel*>();
    QVERIFY(exports != nullptr);
    QVERIFY(exports->staleOnly());
    QCOMPARE(exports->hidden(), QStringList{text("lag")});
}

void TableViewsTest::aFilterComesBackWithTheNextWindow()
{
    {
        ConsoleWindow console;
        QVERIFY(console.open());
        console.shell->openLink(text("#/journal"));
        auto* records = console.shell->window()->findChild<JournalTableModel*>();
        QVERIFY(records != nullptr);
        records->setKind(JournalTableModel::Governance);
        records->setActor(text("ada"));
        records->setFilter(text("-proposal"));
    }
    ConsoleWindow console;
    QVERIFY(console.open(false));
    console.shell->openLink(text("#/journal"));
    const auto* records = console.shell->window()->findChild<JournalTableModel*>();
    QVERIFY(records != nullptr);
    QCOMPARE(records->kind(), JournalTableModel::Governance);
    QCOMPARE(records->actor(), text("ada"));
    QCOMPARE(records->filter(), text("-proposal"));
}

void TableViewsTest::theDepthOfTheRankingComesBackToo()
{
    // The other one has what the heatmap's side shows.
    const auto limitIn = [](const ConsoleWindow& console) {
        int limit = -1;
        const auto rankings = console.shell->window()->findChildren<SweepRankModel*>();
        for (const SweepRankModel* ranking : rankings)
            limit = ranking->limit() == 20 ? limit : ranking->limit();
        return limit;
    };
    {
        ConsoleWindow console;
        QVERIFY(console.open());
        console.shell->openLink(text("#/sweep?show=ranking"));
        QTRY_COMPARE(limitIn(console), 1'000);
        QVERIFY(console.tabTo(text("How many")));
        console.press(Qt::Key_Right);
        QTRY_COMPARE(limitIn(console), 10'000);
    }
    {
        ConsoleWindow console;
        QVERIFY(console.open(false));
        console.shell->openLink(text("#/sweep?show=ranking"));
        QTRY_COMPARE(limitIn(console), 10'000);
        QVERIFY(console.tabTo(text("How many")));
        console.press(Qt::Key_Right);
        QTRY_COMPARE(limitIn(console), 0);
    }
    // A saved view has it, and one that asks for what is no choice is not taken.
    SweepRankModel ranking;
    ranking.setLimit(0);
    QVERIFY(ranking.view().contains(text("limit=0")));
    QCOMPARE(ranking.viewProblem(ranking.view()), QString());
    QVERIFY(!ranking.viewProblem(text("limit=20")).isEmpty());
    ranking.setView(text("hidden="));
    QCOMPARE(ranking.limit(), 1'000);
}

void TableViewsTest::aViewIsSavedAndShownFromTheMenu()
{
    ClickedWindow console;
    QVERIFY(console.open());
    console.shell->openLink(text("#/plan?fail=r017"));
    DecisionListModel* decisions = console.desk.plan()->decisions();
    decisions->setOutcome(text("missed"));
    QTRY_COMPARE(console.focusLabel(), text("Decisions, Enter explains"));
    console.press(Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(console.waitFor("Save this view, saved views…"));
    console.click("Save this view, saved views…");
    QTRY_COMPARE(console.focusLabel(), text("Name of the present view"));
    console.typeInto("late");
    console.press(Qt::Key_Return);
    QTRY_COMPARE(TableViews::instance()->saved(text("decisions")), QStringList{text("late")});
    QVERIFY(TableViews::instance()
                ->viewOf(text("decisions"), text("late"))
                .contains(text("outcome=missed")));
    console.press(Qt::Key_Escape);
    QTRY_COMPARE(console.focusLabel(), text("Decisions, Enter explains"));
    decisions->setOutcome(QString());
    console.press(Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(console.waitFor("View: late"));
    const auto chosen = [&console] {
        return console.shell->window()->activeFocusItem()->property("text").toString();
    };
    for (int step = 0; step < 40 && chosen() != text("View: late"); ++step)
        console.press(Qt::Key_Down);
    QCOMPARE(chosen(), text("View: late"));
    console.press(Qt::Key_Return);
    QTRY_COMPARE(decisions->outcome(), text("missed"));
    TableViews::instance()->remove(text("decisions"), text("late"));
    QCOMPARE(console.shell->warnings(), QStringList());
}

QTEST_MAIN(TableViewsTest)
#include "tst_table_views.moc"
