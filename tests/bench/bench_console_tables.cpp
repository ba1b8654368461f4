// The console's own tables with very many rows, in their rooms: the decisions of a very bad day,
// and a journal of a year. A page jump chooses a row a screen further on, with all that follows it
// about; a keystroke is over when the rows that match are painted.
#include <QQuickItem>

#include "models/decision_list_model.h"
#include "models/journal_table_model.h"
#include "tests/bench/console_stage.h"
#include "tests/bench/frame_timing.h"

namespace estate::bench {
namespace {

// 234 groups a region: 52 of them are 12,000 decisions.
constexpr std::uint64_t fineDenominator = 100;
constexpr int lostRegions = 52;
constexpr int journalRecords = 50'000;
constexpr int jumpRows = 277;

QQuickItem* tableOf(QQuickItem* item, const TableModel* rows)
{
    if (item->isVisible() && item->property("rows").value<TableModel*>() == rows &&
        item->property("currentItem").isValid())
        return item;
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children) {
        if (QQuickItem* found = tableOf(child, rows))
            return found;
    }
    return nullptr;
}

void jumpPages(benchmark::State& state, const ConsoleStage& stage, TableModel* rows)
{
    paintFrame(stage.window());
    QQuickItem* table = tableOf(stage.window().contentItem(), rows);
    if (table == nullptr)
        qFatal("no room shows the table");
    state.counters["rows"] = rows->count();
    measure(state, [&stage, table, rows](int turn) {
        QMetaObject::invokeMethod(table, "choose", Q_ARG(int, turn* jumpRows % rows->count()));
        paintFrame(stage.window());
    });
}

void typeFilters(benchmark::State& state, const ConsoleStage& stage, TableModel* rows,
                 const QStringList& typed)
{
    paintFrame(stage.window());
    state.counters["rows"] = rows->count();
    measure(state, [&stage, &typed, rows](int turn) {
        rows->setFilter(typed.at(turn % typed.size()));
        waitFor([rows] { return !rows->arranging(); });
        paintFrame(stage.window());
    });
}

struct VeryBadDay : ConsoleStage {
    VeryBadDay() : ConsoleStage(EstateSource{EstateOrigin::federal, fineDenominator, {}})
    {
        QStringList ids;
        for (int region = 0; region < lostRegions; ++region)
            ids << session()->regions()->regionIdAt(region);
        plan()->setFailureIds(ids);
        if (!plan()->run())
            qFatal("the plan does not run");
        waitFor([this] { return plan()->hasPreview(); });
        goTo(planRoom);
    }
    [[nodiscard]] DecisionListModel* rows() const { return plan()->decisions(); }
};

struct LongJournal : ConsoleStage {
    LongJournal()
    {
        Desk& desk = session()->desk();
        for (int record = 0; record < journalRecords; ++record) {
            const auto noted = desk.workspace().note("ada", "bench-record", std::to_string(record),
                                                     {}, desk.now());
            if (!noted)
                qFatal("%s", noted.error().message.c_str());
        }
        desk.noteEvents();
        goTo(journalRoom);
        paintFrame(window());
        waitFor([this] { return !rows()->reading() && rows()->total() > journalRecords; });
    }
    [[nodiscard]] JournalTableModel* rows() const { return part<JournalTableModel>(); }
};

void decisionsPageJump(benchmark::State& state)
{
    const VeryBadDay stage;
    jumpPages(state, stage, stage.rows());
}
BENCHMARK(decisionsPageJump)->Iterations(300)->Unit(benchmark::kMillisecond)->UseRealTime();

void decisionsKeystroke(benchmark::State& state)
{
    const VeryBadDay stage;
    typeFilters(state, stage, stage.rows(),
                {QStringLiteral("r"), QStringLiteral("r0"), QStringLiteral("r01"),
                 QStringLiteral("r017"), QStringLiteral("r01"), QString()});
}
BENCHMARK(decisionsKeystroke)->Iterations(60)->Unit(benchmark::kMillisecond)->UseRealTime();

void journalPageJump(benchmark::State& state)
{
    const LongJournal stage;
    jumpPages(state, stage, stage.rows());
}
BENCHMARK(journalPageJump)->Iterations(300)->Unit(benchmark::kMillisecond)->UseRealTime();

void journalKeystroke(benchmark::State& state)
{
    const LongJournal stage;
    typeFilters(state, stage, stage.rows(),
                {QStringLiteral("1"), QStringLiteral("12"), QStringLiteral("123"),
                 QStringLiteral("1234"), QStringLiteral("123"), QString()});
}
BENCHMARK(journalKeystroke)->Iterations(30)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace estate::bench
