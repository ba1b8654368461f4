// What choosing a lane costs by the number of hosts in a region. The counter is the nodes of the
// index that a search visits, which does not depend on the machine.
#include <benchmark/benchmark.h>

#include "engine/planner/placement.h"

namespace estate {
namespace {

constexpr std::uint64_t terabyte = 1'000'000'000'000;
constexpr std::uint32_t lanesPerHost = 16;

// Two sites; hosts of 100 TB and 16 lanes of 20,000 IOPS.
RegionState regionOf(std::uint32_t hosts)
{
    RegionState region;
    region.addSite(SiteIndex(0));
    region.addSite(SiteIndex(1));
    for (std::uint32_t i = 0; i < hosts; ++i) {
        HostState host;
        host.host = HostIndex(i);
        host.sitePosition = i % 2;
        host.firstLane = i * lanesPerHost;
        host.laneCount = lanesPerHost;
        host.laneIops = Iops(20'000);
        host.capacity = Bytes(100 * terabyte);
        region.hosts.push_back(host);
    }
    region.lanes.resize(std::size_t{hosts} * lanesPerHost);
    region.totals = region.recomputeTotals();
    return region;
}

// Sizes that differ, so that hosts fill unevenly; every tenth volume owns its lanes.
VolumeSpec volumeOf(std::uint64_t i)
{
    VolumeSpec spec;
    spec.bytes = Bytes((1 + i * 7 % 13) * terabyte);
    spec.steadyIops = Iops(500 + i * 11 % 17 * 100);
    spec.isolation = i % 10 == 3 ? Isolation::dedicated : Isolation::shared;
    return spec;
}

// Hosts filled to the given share of their bytes.
RegionState filledRegion(std::uint32_t hosts, std::uint64_t percent)
{
    RegionState region = regionOf(hosts);
    const std::uint64_t target = region.totals.capacity.value / 100 * percent;
    for (std::uint64_t i = 0; region.totals.used.value < target; ++i)
        if (!reserveVolume(region, volumeOf(i), VolumeIndex(0)).placed())
            break;
    return region;
}

// One lane chosen, reserved and released, in a region filled to a share of its bytes.
void chooseAmongHosts(benchmark::State& bench)
{
    RegionState region = filledRegion(static_cast<std::uint32_t>(bench.range(0)),
                                      static_cast<std::uint64_t>(bench.range(1)));
    const Barred nothing{std::vector<bool>(2, false), {}};
    std::uint64_t visited = 0;
    std::uint64_t searches = 0;
    for (auto _ : bench) {
        const VolumeSpec spec = volumeOf(searches);
        const LaneWish wish{spec.bytes, spec.steadyIops, spec.isolation};
        const auto found = region.laneIndex().lowest(region, wish, false, nothing);
        visited += found.visited;
        searches += 1;
        if (!found.lane)
            continue;
        const Leg leg{found.lane->host, found.lane->lane, wish.bytes, wish.iops};
        region.reserveLeg(leg, wish.isolation == Isolation::dedicated);
        region.releaseLeg(leg);
    }
    bench.counters["nodesPerSearch"] = static_cast<double>(visited) / static_cast<double>(searches);
}
BENCHMARK(chooseAmongHosts)
    ->ArgsProduct({{10, 100, 1'000, 10'000}, {0, 50, 90}})
    ->Unit(benchmark::kNanosecond);

// Two copies of each of n volumes placed in an empty region.
void placeVolumes(benchmark::State& bench)
{
    const auto hosts = static_cast<std::uint32_t>(bench.range(0));
    const auto volumes = static_cast<std::uint64_t>(bench.range(1));
    RegionState empty = regionOf(hosts);
    (void)empty.laneIndex();
    RegionState region;
    for (auto _ : bench) {
        bench.PauseTiming();
        region = empty;
        bench.ResumeTiming();
        for (std::uint64_t i = 0; i < volumes; ++i)
            benchmark::DoNotOptimize(reserveVolume(region, volumeOf(i), VolumeIndex(0)));
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()) * bench.range(1));
}
BENCHMARK(placeVolumes)
    ->Args({1'000, 100})
    ->Args({1'000, 1'000})
    ->Args({1'000, 5'000})
    ->Args({10'000, 100})
    ->Args({10'000, 1'000})
    ->Args({10'000, 5'000})
    ->Unit(benchmark::kMicrosecond);

// The index of a region, from nothing.
void buildIndex(benchmark::State& bench)
{
    const RegionState region = regionOf(static_cast<std::uint32_t>(bench.range(0)));
    for (auto _ : bench) {
        LaneIndex index;
        index.refresh(region);
        benchmark::DoNotOptimize(index);
    }
}
BENCHMARK(buildIndex)->Arg(10)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace estate
