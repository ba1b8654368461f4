// How planning scales: previews and hashes over denominators, which must follow the affected region
// and the change, not the estate; and the 1,000-application scenario, event by event.
// ESTATE_BENCH_FINE=1 in the environment adds denominators 100 and 10 (10 needs 4 GB and a minute).
#include <cstdlib>
#include <map>

#include <benchmark/benchmark.h>

#include "engine/planner/pass.h"
#include "tests/bench/allocations.h"
#include "tests/stories/stories.h"

namespace estate {
namespace {

using namespace estate::testing;

const EstateState& federal(std::uint64_t denominator)
{
    static std::map<std::uint64_t, EstateState> opened;
    const auto found = opened.find(denominator);
    if (found != opened.end())
        return found->second;
    opened.clear();  // a fine estate alone fills the memory
    EstateSource source;
    source.denominator = denominator;
    const EstateState& state =
        opened.emplace(denominator, openEstate(source, start).value()).first->second;
    benchmark::DoNotOptimize(state.hash());
    return state;
}

void denominators(benchmark::internal::Benchmark* bench)
{
    bench->Arg(10'000)->Arg(1'000)->Unit(benchmark::kMicrosecond);
    if (std::getenv("ESTATE_BENCH_FINE") != nullptr)
        bench->Arg(100)->Arg(10);
}

void previewOneRegion(benchmark::State& bench)
{
    const EstateState& state = federal(static_cast<std::uint64_t>(bench.range(0)));
    const FailureSet failures{{"r017"}, {}, {}};
    std::uint64_t groups = 0;
    std::uint64_t touched = 0;
    const std::uint64_t before = bench::allocations();
    for (auto _ : bench) {
        const auto preview = previewDisaster(state, failures, start);
        groups = preview->summary.groups;
        touched = preview->touchedRegions;
    }
    bench.counters["allocations"] = static_cast<double>(bench::allocations() - before) /
                                    static_cast<double>(bench.iterations());
    bench.counters["volumesInEstate"] = static_cast<double>(state.catalog().volumes.size());
    bench.counters["groups"] = static_cast<double>(groups);
    bench.counters["touchedRegions"] = static_cast<double>(touched);
    bench.counters["perGroup"] = benchmark::Counter(static_cast<double>(groups),
                                                    benchmark::Counter::kIsIterationInvariantRate |
                                                        benchmark::Counter::kInvert);
}
BENCHMARK(previewOneRegion)->Apply(denominators);

// One mark of one volume.
void hashAfterOneObservation(benchmark::State& bench)
{
    EstateState state = federal(static_cast<std::uint64_t>(bench.range(0)));
    const RegionIndex region = state.catalog().findRegion("r017").value();
    const VolumeIndex volume = state.region(region).volumes.front().volume;
    for (auto _ : bench) {
        state.edit(region).findVolume(volume)->latest += Operations(1);
        benchmark::DoNotOptimize(state.hash());
    }
}
BENCHMARK(hashAfterOneObservation)->Apply(denominators);

const Drill& thousand()
{
    static const Drill drill = [] {
        Drill told;
        tellThousandApplications(told);
        return told;
    }();
    return drill;
}

void thousandApplicationsReplay(benchmark::State& bench)
{
    const std::vector<Envelope>& log = thousand().log;
    const std::uint64_t before = bench::allocations();
    for (auto _ : bench) {
        Scheduler scheduler;
        for (const Envelope& envelope : log)
            benchmark::DoNotOptimize(scheduler.apply(envelope));
    }
    bench.counters["events"] = benchmark::Counter(static_cast<double>(log.size()),
                                                  benchmark::Counter::kIsIterationInvariantRate);
    bench.counters["allocationsPerEvent"] = static_cast<double>(bench::allocations() - before) /
                                            static_cast<double>(bench.iterations()) /
                                            static_cast<double>(log.size());
}
BENCHMARK(thousandApplicationsReplay)->Unit(benchmark::kMillisecond);

void thousandApplicationsLosesScaleA(benchmark::State& bench)
{
    static const Drill observed = [] {
        Drill drill = thousand();
        observeScaleReplicas(drill);
        benchmark::DoNotOptimize(drill.state().hash());
        return drill;
    }();
    const bool replicas = bench.range(0) == 1;
    const Drill& drill = replicas ? observed : thousand();
    benchmark::DoNotOptimize(drill.state().hash());
    std::uint64_t recovered = 0;
    for (auto _ : bench)
        recovered = previewDisaster(drill.state(), FailureSet{{"scale-a"}, {}, {}},
                                    drill.scheduler.lastTimestamp())
                        ->summary.recovered;
    bench.counters["recovered"] = static_cast<double>(recovered);
}
BENCHMARK(thousandApplicationsLosesScaleA)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void thousandApplicationsFirstPass(benchmark::State& bench)
{
    Drill drill;
    putThousandApplications(drill);
    for (auto _ : bench) {
        EstateState state = drill.state();
        benchmark::DoNotOptimize(planPass(state));
    }
    bench.counters["volumes"] = static_cast<double>(drill.state().unplaced().size());
}
BENCHMARK(thousandApplicationsFirstPass)->Unit(benchmark::kMillisecond);

// Nothing to do, after 1,200 decided gangs.
void thousandApplicationsIdlePass(benchmark::State& bench)
{
    EstateState state = thousand().state();
    for (auto _ : bench)
        benchmark::DoNotOptimize(planPass(state));
}
BENCHMARK(thousandApplicationsIdlePass)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace estate
