// What closures cost on adversarial graphs, laid over the estate's own edges: 1:1,000 for sizes of
// 1,000 and 10,000, 1:100 for 100,000. The closure begins at one volume of every part of the graph,
// so that it has about as many members as the graph has volumes.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/directory/closure.h"
#include "engine/directory/graph_profile.h"
#include "engine/directory/projected_edges.h"
#include "tests/bench/peak_memory.h"

namespace estate {
namespace {

struct Estate {
    FederalEstateProjection projection;
    std::unique_ptr<RelationshipDirectory> directory;
    std::vector<VolumeIndex> seeds;
};

// Seeds: left ends of volumes that are right ends nowhere; each part of a graph has one at least.
Result<Estate> laid(std::uint64_t denominator, EstateGraph graph, std::uint64_t size)
{
    auto projection = FederalEstateProjection::build(denominator);
    if (!projection)
        return tl::unexpected(projection.error());
    Estate estate{std::move(*projection), nullptr, {}};
    estate.directory = std::make_unique<RelationshipDirectory>(
        std::make_shared<const EstateNumbering>(EstateNumbering::of(estate.projection)));
    for (const ProjectedEdge& edge : estate.projection.edges()) {
        if (auto added = estate.directory->add(relationshipOf(estate.projection, edge)); !added)
            return tl::unexpected(added.error());
    }
    std::vector<bool> leads(estate.projection.representativeCount(Population::volume), false);
    std::vector<bool> follows(leads);
    const auto record = [&](const RelationshipEnd& end) {
        return estate.projection.representativeOf(Population::volume, end.ordinal);
    };
    const auto visited = GraphProfile(estate.projection, graph, size)
                             .visit([&](const RelationshipEdge& edge) -> Result<void> {
                                 if (edge.kind == RelationshipKind::volumeConsistency) {
                                     leads[record(edge.left)] = true;
                                     follows[record(edge.right)] = true;
                                 }
                                 return estate.directory->add(edge);
                             });
    if (!visited)
        return tl::unexpected(visited.error());
    for (std::uint32_t i = 0; i < leads.size(); ++i) {
        if (leads[i] && !follows[i])
            estate.seeds.emplace_back(i);
    }
    return estate;
}

void closureOnGraph(benchmark::State& state, EstateGraph graph)
{
    const auto size = static_cast<std::uint64_t>(state.range(0));
    const auto denominator = static_cast<std::uint64_t>(state.range(1));
    const auto estate = laid(denominator, graph, size);
    if (!estate) {
        state.SkipWithError(estate.error().message.c_str());
        return;
    }
    const auto checkpoint = estate->directory->takeCheckpoint();
    bench::resetPeakMemory();
    const double before = bench::peakMegabytes();
    std::uint64_t members = 0;
    std::uint64_t edges = 0;
    std::uint64_t walked = 0;
    for (auto _ : state) {
        const auto closure = resolveClosure(*estate->directory, *checkpoint, {estate->seeds});
        if (!closure) {
            state.SkipWithError(closure.error().message.c_str());
            return;
        }
        members = closure->volumes.size();
        edges = closure->edgesVisited;
        walked += members;
    }
    using benchmark::Counter;
    state.counters["seeds"] = static_cast<double>(estate->seeds.size());
    state.counters["members"] = static_cast<double>(members);
    state.counters["edges"] = static_cast<double>(edges);
    state.counters["timePerMember"] =
        Counter(static_cast<double>(walked), Counter::kIsRate | Counter::kInvert);
    state.counters["peakGrowthMB"] = bench::peakMegabytes() - before;
}

// benchmark_main registers nothing by itself: a static object does.
const bool registered = [] {
    for (const EstateGraph graph : allEstateGraphs) {
        if (graph == EstateGraph::chains)
            continue;
        benchmark::RegisterBenchmark(("closure/" + std::string(graphName(graph))).c_str(),
                                     closureOnGraph, graph)
            ->ArgNames({"size", "denominator"})
            ->Args({1'000, 1'000})
            ->Args({10'000, 1'000})
            ->Args({100'000, 100})
            ->Unit(benchmark::kMicrosecond);
    }
    return true;
}();

}  // namespace
}  // namespace estate
