// The console's tables with many rows, drawn offscreen by the software renderer at 1280x800: page
// jumps, and a keystroke in a filter until it is painted. Run with QT_QPA_PLATFORM=offscreen and
// QT_QUICK_BACKEND=software.
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <memory>

#include "models/table_model.h"
#include "tests/bench/frame_timing.h"

using estate::bench::measure;

namespace {

constexpr int windowWidth = 1'280;
constexpr int windowHeight = 800;

// As wide as the decisions table; its texts are made when they are asked for, as everywhere.
class WideTable : public TableModel {
public:
    explicit WideTable(int rows)
        : TableModel({idColumn("volume", 112), idColumn("region", 80), textColumn("state", 160),
                      textColumn("reason", 280, true), numberColumn("bytes", 112),
                      numberColumn("operations", 112), numberColumn("cost", 112)})
    {
        setTotal(rows);
    }

protected:
    [[nodiscard]] QString heading(int column) const override
    {
        return QStringLiteral("Column %1").arg(column);
    }
    [[nodiscard]] QString cellText(int item, int column) const override
    {
        switch (column) {
        case 0: return QStringLiteral("v%1").arg(item, 8, 10, QLatin1Char('0'));
        case 1: return QStringLiteral("r%1").arg(item % 512, 3, 10, QLatin1Char('0'));
        case 2: return item % 7 == 0 ? QStringLiteral("held") : QStringLiteral("online");
        case 3: return QStringLiteral("Recovers at r%1 in time").arg((item + 1) % 512);
        default: return QStringLiteral("%1 GB").arg(item * column % 1'000);
        }
    }
};

struct Stage {
    QQmlEngine engine;
    std::unique_ptr<WideTable> rows;
    QQuickWindow window;
    std::unique_ptr<QQuickItem> table;

    explicit Stage(int count) : rows(std::make_unique<WideTable>(count))
    {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Estate/Console/"
                                                             "DataTable.qml")));
        table.reset(qobject_cast<QQuickItem*>(component.createWithInitialProperties(
            {{QStringLiteral("rows"), QVariant::fromValue<TableModel*>(rows.get())},
             {QStringLiteral("label"), QStringLiteral("Rows")},
             // As a name of its own would be kept for the next start.
             {QStringLiteral("kept"), QString()}})));
        if (table == nullptr)
            qFatal("%s", qPrintable(component.errorString()));
        window.resize(windowWidth, windowHeight);
        table->setParentItem(window.contentItem());
        table->setSize({windowWidth, windowHeight});
        window.show();
        paint();
    }
    void paint() { estate::bench::paintFrame(window); }
    // Rows of a filter or an order come in slices.
    void paintArranged()
    {
        estate::bench::waitFor([this] { return !rows->arranging(); });
        paint();
    }
};

// Ten pages on, then from the other end: every cell on the screen is another.
void pageJumps(benchmark::State& state)
{
    Stage stage(static_cast<int>(state.range(0)));
    measure(state, [&stage](int turn) {
        const int count = stage.rows->count();
        QMetaObject::invokeMethod(stage.table.get(), "reveal", Q_ARG(int, turn * 277 % count));
        stage.paint();
    });
}
BENCHMARK(pageJumps)->Arg(12'000)->Arg(50'000)->Iterations(300)->Unit(benchmark::kMillisecond);

void filterKeystroke(benchmark::State& state)
{
    Stage stage(static_cast<int>(state.range(0)));
    const QStringList typed{QStringLiteral("r"),    QStringLiteral("r0"),  QStringLiteral("r01"),
                            QStringLiteral("r017"), QStringLiteral("r01"), QStringLiteral("")};
    measure(state, [&stage, &typed](int turn) {
        stage.rows->setFilter(typed.at(turn % typed.size()));
        stage.paintArranged();
    });
}
BENCHMARK(filterKeystroke)->Arg(12'000)->Arg(50'000)->Iterations(60)->Unit(benchmark::kMillisecond);

void orderByColumn(benchmark::State& state)
{
    Stage stage(static_cast<int>(state.range(0)));
    measure(state, [&stage](int turn) {
        stage.rows->toggleOrder(turn / 3 % 4);
        stage.paintArranged();
    });
}
BENCHMARK(orderByColumn)->Arg(12'000)->Arg(50'000)->Iterations(12)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argumentCount, char** arguments)
{
    estate::bench::TimedApplication application(argumentCount, arguments);
    benchmark::Initialize(&argumentCount, arguments);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
