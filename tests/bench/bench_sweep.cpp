// What it costs to know every single and pair loss. Counters show the work: how many pairs had to
// be planned, how many composed from two single losses, how many outcomes differ.
#include <thread>

#include <benchmark/benchmark.h>

#include "engine/planner/scheduler.h"
#include "engine/planner/sweep.h"

namespace estate {
namespace {

constexpr Timestamp start{1'767'225'600ull * nanosecondsPerSecond};

const EstateState& federal()
{
    static const EstateState state = openEstate(EstateSource{}, start).value();
    return state;
}

SweepResult runOnThreads(SweepKind kind, std::uint32_t threads)
{
    Sweep sweep = Sweep::make(federal(), kind, start).value();
    while (!sweep.finished()) {
        std::vector<SweepPart> parts = sweep.split(threads);
        std::vector<std::thread> running;
        for (SweepPart& part : parts)
            running.emplace_back([&part] {
                while (part.step(64))
                    continue;
            });
        for (std::thread& thread : running)
            thread.join();
        sweep.join(std::move(parts));
    }
    return sweep.takeResult();
}

void sweepWith(benchmark::State& bench, SweepKind kind)
{
    for (auto _ : bench) {
        const SweepResult result = runOnThreads(kind, static_cast<std::uint32_t>(bench.range(0)));
        bench.counters["planned"] = static_cast<double>(result.planned);
        bench.counters["composed"] = static_cast<double>(result.composed);
        bench.counters["classes"] = static_cast<double>(result.classes.size());
    }
}

void sweepSingles(benchmark::State& bench)
{
    sweepWith(bench, SweepKind::regions);
}
BENCHMARK(sweepSingles)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

void sweepPairs(benchmark::State& bench)
{
    sweepWith(bench, SweepKind::regionPairs);
}
BENCHMARK(sweepPairs)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Iterations(1);

void sweepSitePairs(benchmark::State& bench)
{
    sweepWith(bench, SweepKind::sitePairs);
}
BENCHMARK(sweepSitePairs)
    ->ArgName("threads")
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Iterations(1);

void rankAllPairs(benchmark::State& bench)
{
    SweepResult result = runOnThreads(SweepKind::regionPairs, 2);
    for (auto _ : bench)
        rankRows(result);
    bench.counters["rows"] = static_cast<double>(result.rows.size());
}
BENCHMARK(rankAllPairs)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace estate
