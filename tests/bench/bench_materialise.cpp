// All edges of an estate, checked and hashed into their partitions without keeping one: 1:1 is to
// take about 20 seconds on two cores and less than 512 MB. Each run begins with what EdgeProjection
// prepares, on one thread.
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/directory/materialise.h"
#include "tests/bench/peak_memory.h"

namespace estate {
namespace {

constexpr std::uint32_t stepEdgesMax = 100'000;

std::optional<MaterialisedPart> runPart(const EdgeProjection& edges, std::uint32_t part,
                                        std::uint32_t parts)
{
    auto work = Materialisation::make(edges, part, parts);
    if (!work)
        return std::nullopt;
    for (;;) {
        const auto more = work->step(stepEdgesMax);
        if (!more)
            return std::nullopt;
        if (!*more)
            return work->take();
    }
}

std::optional<MaterialisedEstate> materialise(const EdgeProjection& edges, std::uint32_t threads)
{
    std::vector<std::optional<MaterialisedPart>> done(threads);
    {
        std::vector<std::jthread> running;
        for (std::uint32_t part = 1; part < threads; ++part)
            running.emplace_back([&, part] { done[part] = runPart(edges, part, threads); });
        done[0] = runPart(edges, 0, threads);
    }
    std::vector<MaterialisedPart> parts;
    for (auto& part : done) {
        if (!part)
            return std::nullopt;
        parts.push_back(std::move(*part));
    }
    auto joined = joinParts(edges, std::move(parts));
    return joined ? std::optional(std::move(*joined)) : std::nullopt;
}

void materialiseEdges(benchmark::State& state)
{
    const auto denominator = static_cast<std::uint64_t>(state.range(0));
    const auto threads = static_cast<std::uint32_t>(state.range(1));
    std::uint64_t records = 0;
    bench::resetPeakMemory();
    for (auto _ : state) {
        const auto projection = FederalEstateProjection::withoutEdges(denominator);
        const EdgeProjection edges(*projection);
        const auto estate = materialise(edges, threads);
        if (!estate) {
            state.SkipWithError("an edge breaks an invariant");
            return;
        }
        records += estate->tally.records;
        state.SetLabel("root " + estate->root.brief());
    }
    state.counters["edgesPerSecondPerCore"] =
        benchmark::Counter(static_cast<double>(records) / threads, benchmark::Counter::kIsRate);
    state.counters["peakMB"] = bench::peakMegabytes();
}
BENCHMARK(materialiseEdges)
    ->ArgNames({"denominator", "threads"})
    ->ArgsProduct({{1'000, 10, 1}, {1, 2}})
    ->UseRealTime()
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace estate
