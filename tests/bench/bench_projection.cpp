// Opening the federal estate must not be felt: building 1:1,000 is to stay below 5 ms.
#include <benchmark/benchmark.h>

#include "engine/estate/projection.h"

namespace estate {
namespace {

void projectionBuild(benchmark::State& state)
{
    for (auto _ : state) {
        auto built = FederalEstateProjection::build(static_cast<std::uint64_t>(state.range(0)));
        benchmark::DoNotOptimize(built);
    }
}
BENCHMARK(projectionBuild)
    ->ArgName("denominator")
    ->Arg(10'000)
    ->Arg(1'000)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond);

void projectionDigest(benchmark::State& state)
{
    const auto built = FederalEstateProjection::build(static_cast<std::uint64_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(built->digest());
}
BENCHMARK(projectionDigest)
    ->ArgName("denominator")
    ->Arg(1'000)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond);

void representativeOfVolume(benchmark::State& state)
{
    const auto built = FederalEstateProjection::build(1'000);
    std::uint64_t ordinal = 0;
    for (auto _ : state) {
        ordinal = (ordinal + 7'654'321) % concreteCount(Population::volume);
        benchmark::DoNotOptimize(built->representativeOf(Population::volume, ordinal));
    }
}
BENCHMARK(representativeOfVolume);

}  // namespace
}  // namespace estate
