// The console's rooms with the federal estate in them: a sweep of all pairs while frames are drawn,
// going from room to room, and the estate matrix.
#include "models/estate_matrix.h"
#include "models/sweep_rank_model.h"
#include "models/sweep_session.h"
#include "tests/bench/console_stage.h"
#include "tests/bench/frame_timing.h"

namespace estate::bench {
namespace {

bool ranked(const ConsoleStage& stage)
{
    const auto rankings = stage.window().findChildren<SweepRankModel*>();
    return std::all_of(rankings.begin(), rankings.end(), [](const SweepRankModel* ranking) {
        return ranking->total() > 0 && !ranking->ranking();
    });
}

// Until every loss is planned, drawn and ranked.
void sweepOfAllPairs(benchmark::State& state)
{
    const ConsoleStage stage;
    stage.goTo(sweepRoom);
    auto* sweep = stage.part<SweepSession>();
    sweep->setKind(SweepSession::Pairs);
    paintFrame(stage.window());
    std::vector<double> frames;
    TimedApplication::own()->forgetLongest();
    for (auto each : state) {
        FrameTimes times(stage.window());
        bool started = false;
        // As from a click: its own work counts as well.
        QMetaObject::invokeMethod(
            sweep, [sweep, &started] { started = sweep->start(); }, Qt::QueuedConnection);
        while (!started || !sweep->finished() || !ranked(stage))
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        frames.insert(frames.end(), times.times().begin(), times.times().end());
    }
    state.counters["losses"] = static_cast<double>(sweep->done());
    state.counters["frames"] = static_cast<double>(frames.size());
    state.counters["frame_p50_ms"] = percentile(frames, 0.5);
    state.counters["frame_p99_ms"] = percentile(frames, 0.99);
    state.counters["frame_max_ms"] = percentile(frames, 1);
    state.counters["slice_max_ms"] = TimedApplication::own()->longest().wall;
}
BENCHMARK(sweepOfAllPairs)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

// From the call to the painted room, all seven in turn, with a plan in Plan.
void roomSwitch(benchmark::State& state)
{
    const ConsoleStage stage;
    stage.plan()->setFailureIds({stage.session()->regions()->regionIdAt(17)});
    if (!stage.plan()->run())
        qFatal("the plan does not run");
    for (int room = 0; room < roomCount; ++room) {
        stage.goTo(room);
        paintFrame(stage.window());
    }
    measure(state, [&stage](int turn) {
        stage.goTo(turn % roomCount);
        paintFrame(stage.window());
    });
}
BENCHMARK(roomSwitch)->Iterations(50 * roomCount)->Unit(benchmark::kMillisecond)->UseRealTime();

// Every one of the 512 cells in another colour.
void matrixRepaint(benchmark::State& state)
{
    const ConsoleStage stage;
    auto* matrix = stage.part<EstateMatrix>();
    paintFrame(stage.window());
    measure(state, [&stage, matrix](int turn) {
        // But for the last one, which is planned before it can be drawn.
        constexpr int measures = EstateMatrix::SingleLossRisk;
        matrix->setMeasure(static_cast<EstateMatrix::Measure>(turn % measures));
        paintFrame(stage.window());
    });
}
BENCHMARK(matrixRepaint)->Iterations(300)->Unit(benchmark::kMillisecond)->UseRealTime();

// An arrow key: the cell in focus is another, and so is the region beside the matrix.
void matrixMove(benchmark::State& state)
{
    const ConsoleStage stage;
    auto* matrix = stage.part<EstateMatrix>();
    paintFrame(stage.window());
    measure(state, [&stage, matrix](int turn) {
        matrix->setCurrentIndex(turn * 33 % matrix->count());
        paintFrame(stage.window());
    });
}
BENCHMARK(matrixMove)->Iterations(300)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace estate::bench
