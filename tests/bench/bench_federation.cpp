// What publishing costs: one touched region when nothing changed and when one bucket did, a change
// of rules, and every region at once. The counter `updates` shows that the publisher did what the
// name says.
#include <benchmark/benchmark.h>

#include "engine/federation/boundary_publisher.h"
#include "engine/federation/boundary_view.h"
#include "engine/planner/scheduler.h"

namespace estate {
namespace {

constexpr Timestamp start{1'000 * nanosecondsPerSecond};

EstateState federal(std::uint64_t denominator)
{
    EstateSource source;
    source.denominator = denominator;
    return openEstate(source, start).value();
}

// A publisher that has published the whole estate.
struct Boundary {
    explicit Boundary(std::uint64_t denominator) : state(federal(denominator))
    {
        benchmark::DoNotOptimize(publisher.publishAll(state, {}, store));
    }
    EstateState state;
    InProcessBoundaryStore store;
    BoundaryPublisher publisher;
    RegionIndex region{17};
};

void count(benchmark::State& bench, const Boundary& boundary, std::uint64_t before)
{
    bench.counters["updates"] = static_cast<double>(boundary.publisher.updates() - before) /
                                static_cast<double>(bench.iterations());
    bench.counters["hosts"] =
        static_cast<double>(boundary.state.region(boundary.region).hosts.size());
    bench.counters["records"] =
        static_cast<double>(boundary.state.region(boundary.region).records.size());
}

void denominators(benchmark::internal::Benchmark* bench)
{
    bench->Arg(10'000)->Arg(1'000)->Arg(100)->Unit(benchmark::kMicrosecond);
}

void publishNothingChanged(benchmark::State& bench)
{
    Boundary boundary(static_cast<std::uint64_t>(bench.range(0)));
    const std::uint64_t before = boundary.publisher.updates();
    for (auto _ : bench)
        benchmark::DoNotOptimize(
            boundary.publisher.publish(boundary.state, {&boundary.region, 1}, {}, boundary.store));
    count(bench, boundary, before);
}
BENCHMARK(publishNothingChanged)->Apply(denominators);

// Two buckets of bytes are taken and given back, in turn: each is one update.
void publishOneBucketChanged(benchmark::State& bench)
{
    Boundary boundary(static_cast<std::uint64_t>(bench.range(0)));
    const std::uint64_t before = boundary.publisher.updates();
    RegionState& region = boundary.state.edit(boundary.region);
    const HeldBytes piece{0, Bytes(bucketSize(region.totals.capacity.value) * 2)};
    bool taken = false;
    for (auto _ : bench) {
        region.totals.used =
            taken ? region.totals.used - piece.bytes : region.totals.used + piece.bytes;
        taken = !taken;
        benchmark::DoNotOptimize(
            boundary.publisher.publish(boundary.state, {&boundary.region, 1}, {}, boundary.store));
    }
    count(bench, boundary, before);
}
BENCHMARK(publishOneBucketChanged)->Apply(denominators);

// Every policy is compared; four regions publish: those that the rule names, and the one that it
// named before.
void publishARuleChanged(benchmark::State& bench)
{
    Boundary boundary(static_cast<std::uint64_t>(bench.range(0)));
    const std::uint64_t before = boundary.publisher.updates();
    FailoverPolicy policy;
    policy.id = "mine";
    policy.rules = {{{RegionIndex(100), RegionIndex(200)}, RegionIndex(300)}};
    for (auto _ : bench) {
        bench.PauseTiming();
        policy.rules[0].target = RegionIndex(policy.rules[0].target.value == 300 ? 301 : 300);
        benchmark::DoNotOptimize(
            boundary.state.editRules().putPolicy(boundary.state.catalog(), policy));
        benchmark::DoNotOptimize(boundary.state.rules().digest());
        bench.ResumeTiming();
        benchmark::DoNotOptimize(
            boundary.publisher.publish(boundary.state, {}, {}, boundary.store));
    }
    count(bench, boundary, before);
}
BENCHMARK(publishARuleChanged)->Apply(denominators);

void publishAllFirst(benchmark::State& bench)
{
    const EstateState state = federal(static_cast<std::uint64_t>(bench.range(0)));
    std::uint64_t updates = 0;
    for (auto _ : bench) {
        InProcessBoundaryStore store;
        BoundaryPublisher publisher;
        benchmark::DoNotOptimize(publisher.publishAll(state, {}, store));
        updates = publisher.updates();
    }
    bench.counters["updates"] = static_cast<double>(updates);
}
BENCHMARK(publishAllFirst)->Apply(denominators);

void publishAllNothingChanged(benchmark::State& bench)
{
    Boundary boundary(static_cast<std::uint64_t>(bench.range(0)));
    const std::uint64_t before = boundary.publisher.updates();
    for (auto _ : bench)
        benchmark::DoNotOptimize(boundary.publisher.publishAll(boundary.state, {}, boundary.store));
    count(bench, boundary, before);
}
BENCHMARK(publishAllNothingChanged)->Apply(denominators);

void catchUpOfANewConsumer(benchmark::State& bench)
{
    const Boundary boundary(10'000);
    for (auto _ : bench) {
        BoundaryView view;
        benchmark::DoNotOptimize(view.catchUp(boundary.store, start));
    }
}
BENCHMARK(catchUpOfANewConsumer)->Unit(benchmark::kMicrosecond);

void digestOfTheFederationState(benchmark::State& bench)
{
    const Boundary boundary(10'000);
    for (auto _ : bench)
        benchmark::DoNotOptimize(boundary.store.digest());
}
BENCHMARK(digestOfTheFederationState)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace estate
