// What planning costs: opening the estate, previews by size of the loss, the state hash after one
// event. Counters show the work done, which does not depend on the machine: regions touched, groups
// decided.
#include <benchmark/benchmark.h>

#include "engine/estate/identifiers.h"
#include "engine/planner/preview.h"
#include "engine/planner/scheduler.h"

namespace estate {
namespace {

constexpr Timestamp start{1'767'225'600ull * nanosecondsPerSecond};

const EstateState& federal()
{
    static const EstateState state = openEstate(EstateSource{}, start).value();
    return state;
}

void openFederalEstate(benchmark::State& bench)
{
    EstateSource source;
    source.denominator = static_cast<std::uint64_t>(bench.range(0));
    for (auto _ : bench)
        benchmark::DoNotOptimize(openEstate(source, start));
}
BENCHMARK(openFederalEstate)->Arg(10'000)->Arg(1'000)->Unit(benchmark::kMillisecond);

void previewConsecutiveRegions(benchmark::State& bench)
{
    FailureSet failures;
    for (std::int64_t i = 0; i < bench.range(0); ++i)
        failures.regions.push_back(
            formatId(Population::region, static_cast<std::uint64_t>(17 + i)));
    std::uint64_t touched = 0;
    std::uint64_t groups = 0;
    (void)federal().hash();
    for (auto _ : bench) {
        const auto preview = previewDisaster(federal(), failures, start);
        touched = preview->touchedRegions;
        groups = preview->summary.groups;
    }
    bench.counters["touchedRegions"] = static_cast<double>(touched);
    bench.counters["groups"] = static_cast<double>(groups);
}
BENCHMARK(previewConsecutiveRegions)
    ->Arg(1)
    ->Arg(2)
    ->Arg(3)
    ->Arg(16)
    ->Arg(64)
    ->Unit(benchmark::kMicrosecond);

// The hash follows what changed: one region's partition, its branch and the root.
void stateHashAfterOneEvent(benchmark::State& bench)
{
    EstateState state = federal();
    (void)state.hash();
    bool online = false;
    for (auto _ : bench) {
        state.setCondition(RegionIndex(17),
                           online ? RegionCondition::online : RegionCondition::offline, start);
        online = !online;
        benchmark::DoNotOptimize(state.hash());
    }
    bench.counters["touchedRegions"] = static_cast<double>(state.touchedRegions());
}
BENCHMARK(stateHashAfterOneEvent)->Unit(benchmark::kMicrosecond);

void overlayOfTheEstate(benchmark::State& bench)
{
    for (auto _ : bench) {
        EstateState overlay = federal();
        benchmark::DoNotOptimize(overlay);
    }
}
BENCHMARK(overlayOfTheEstate)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace estate
