// What the directory's operations cost. A checkpoint after one mutation, and a closure, must not
// depend on the size of the estate: the counters say what each one touched.
#include <map>
#include <memory>

#include <benchmark/benchmark.h>

#include "engine/directory/closure.h"
#include "engine/directory/projected_edges.h"
#include "engine/directory/regional_adjacency.h"

namespace estate {
namespace {

// Built once for each denominator; benchmarks leave behind a few edges more.
RelationshipDirectory& directoryAt(std::int64_t denominator)
{
    static std::map<std::int64_t, std::unique_ptr<RelationshipDirectory>> built;
    auto& directory = built[denominator];
    if (directory == nullptr) {
        const auto projection =
            FederalEstateProjection::build(static_cast<std::uint64_t>(denominator)).value();
        directory = std::make_unique<RelationshipDirectory>(
            std::make_shared<const EstateNumbering>(EstateNumbering::of(projection)));
        for (const ProjectedEdge& edge : projection.edges())
            ESTATE_ENSURE(directory->add(relationshipOf(projection, edge)).has_value());
        (void)directory->takeCheckpoint();
    }
    return *directory;
}

void addOne(RelationshipDirectory& directory, std::uint32_t volume)
{
    static std::uint64_t nextId = std::uint64_t{1} << 32;
    const EstateNumbering& numbering = directory.numbering();
    const auto endOf = [&](std::uint32_t v) {
        const VolumeIndex index(v % numbering.volumeCount());
        return RelationshipEnd{Population::volume, numbering.volumeRange(index).first,
                               numbering.regionOf(index)};
    };
    ESTATE_ENSURE(directory
                      .add({nextId++, 1, RelationshipKind::volumeConsistency, endOf(volume),
                            endOf(volume + 1)})
                      .has_value());
}

void checkpointAfterOneMutation(benchmark::State& state)
{
    RelationshipDirectory& directory = directoryAt(state.range(0));
    std::uint32_t volume = 0;
    for (auto _ : state) {
        addOne(directory, volume += 6);
        benchmark::DoNotOptimize(directory.takeCheckpoint());
    }
    std::uint64_t edges = 0;
    for (std::uint32_t p = 0; p < directoryPartitions; ++p)
        edges += directory.partition(PartitionIndex(p)).edges();
    state.counters["edges"] = static_cast<double>(edges);
}
BENCHMARK(checkpointAfterOneMutation)
    ->ArgName("denominator")
    ->Arg(10'000)
    ->Arg(1'000)
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond);

// Of so many volumes, a chain's worth of seeds each: the time is to grow with the members only.
void closureOfSeeds(benchmark::State& state)
{
    RelationshipDirectory& directory = directoryAt(state.range(0));
    const auto checkpoint = directory.lastCheckpoint();
    ClosureRequest request;
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(state.range(1)); ++i)
        request.seeds.emplace_back(i);
    Closure closure;
    for (auto _ : state)
        closure = resolveClosure(directory, *checkpoint, request).value();
    state.counters["members"] = static_cast<double>(closure.volumes.size());
    state.counters["nodesVisited"] = static_cast<double>(closure.nodesVisited);
    state.counters["edgesVisited"] = static_cast<double>(closure.edgesVisited);
    state.counters["perMember"] = benchmark::Counter(static_cast<double>(closure.volumes.size()),
                                                     benchmark::Counter::kIsIterationInvariantRate |
                                                         benchmark::Counter::kInvert);
}
BENCHMARK(closureOfSeeds)
    ->ArgNames({"denominator", "seeds"})
    ->ArgsProduct({{1'000, 100}, {1, 100, 10'000}})
    ->Unit(benchmark::kMicrosecond);

void adjacencyDerive(benchmark::State& state)
{
    RelationshipDirectory& directory = directoryAt(state.range(0));
    const auto checkpoint = directory.lastCheckpoint();
    std::uint64_t records = 0;
    for (auto _ : state)
        records = RegionalAdjacency::derive(directory, *checkpoint, RegionIndex(17))
                      .value()
                      .visible()
                      .records;
    state.counters["records"] = static_cast<double>(records);
}
BENCHMARK(adjacencyDerive)
    ->ArgName("denominator")
    ->Arg(1'000)
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond);

void adjacencyRefresh(benchmark::State& state)
{
    RelationshipDirectory& directory = directoryAt(state.range(0));
    const auto older = directory.lastCheckpoint();
    const auto adjacency = RegionalAdjacency::derive(directory, *older, RegionIndex(17)).value();
    for (std::uint32_t i = 0; i < 10; ++i)
        addOne(directory, 17 * (directory.numbering().volumeCount() / 512) + i);
    const auto newer = directory.takeCheckpoint();
    std::uint64_t records = 0;
    for (auto _ : state)
        records = adjacency.refreshed(directory, *newer).value().visible().records;
    state.counters["records"] = static_cast<double>(records);
}
BENCHMARK(adjacencyRefresh)
    ->ArgName("denominator")
    ->Arg(1'000)
    ->Arg(100)
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace estate
