// What an image of the estate costs and takes up, and what opening the estate fresh costs beside
// it.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/journal/workspace.h"
#include "engine/planner/executor_model.h"
#include "engine/planner/gang.h"
#include "engine/wire/image_wire.h"

using namespace estate;

namespace {

EstateSource federalAt(std::int64_t denominator)
{
    return {EstateOrigin::federal, static_cast<std::uint64_t>(denominator), ""};
}

// After the loss of a region was planned and committed.
struct Journaled {
    explicit Journaled(const EstateSource& from) : source(from)
    {
        apply(OpenEstate{source});
        apply(ChangeRegion{"r017", RegionChange::offline});
        apply(PlanAtWatermark{scheduler.lastIndex()});
        // An answer of each gang in turn, as an execution does it: all are prepared before the
        // first waits for its source's lease to run out.
        while (!scheduler.state().gangs().empty()) {
            std::vector<Digest> gangs;
            for (const auto& [planId, regions] : scheduler.state().gangs())
                gangs.push_back(planId);
            for (const Digest& planId : gangs)
                answer(planId);
        }
    }
    void apply(const Event& event, Timestamp notBefore = {})
    {
        now = std::max(now, notBefore);
        const Envelope envelope{scheduler.lastIndex() + 1, now, "ada", event};
        ESTATE_ENSURE(scheduler.apply(envelope).has_value());
        if (scheduler.lastIndex() == 1) {
            boundary.open(scheduler.state(), now);
            directory = DirectoryFollower(source, scheduler.state());
            return;
        }
        boundary.follow(envelope, scheduler.state());
        ESTATE_ENSURE(directory.follow(event, scheduler.state()).has_value());
    }
    void answer(const Digest& planId)
    {
        if (!scheduler.state().gangs().contains(planId))
            return;
        // A gang's cut is declared at a checkpoint.
        if (needsManifest(scheduler.state(), planId) &&
            scheduler.state().findCut(planId.hex()) == nullptr) {
            const auto checkpoint = directory.nextCheckpoint();
            ESTATE_ENSURE(checkpoint.has_value());
            if (*checkpoint)
                apply(CheckpointTaken{**checkpoint});
        }
        const ExecutorAnswer next = nextAnswer(scheduler.state(), planId, {});
        apply(next.event, next.notBefore);
    }
    [[nodiscard]] std::string image() const
    {
        return encodeImage(scheduler.state(), boundary, directory).value();
    }
    EstateSource source;
    Timestamp now = sampleEpoch;
    Scheduler scheduler;
    BoundaryFollower boundary;
    DirectoryFollower directory;
};

void openFresh(benchmark::State& state)
{
    for ([[maybe_unused]] auto step : state)
        benchmark::DoNotOptimize(openEstate(federalAt(state.range(0)), sampleEpoch));
}
BENCHMARK(openFresh)->Arg(1'000)->Unit(benchmark::kMillisecond);

void encode(benchmark::State& state)
{
    const Journaled journaled(federalAt(state.range(0)));
    std::size_t bytes = 0;
    for ([[maybe_unused]] auto step : state)
        bytes = journaled.image().size();
    state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(encode)->Arg(1'000)->Unit(benchmark::kMillisecond);

void decode(benchmark::State& state)
{
    const std::string image = Journaled(federalAt(state.range(0))).image();
    for ([[maybe_unused]] auto step : state) {
        auto decoded = decodeImage(image);
        ESTATE_ENSURE(decoded.has_value());
        benchmark::DoNotOptimize(decoded);
    }
}
BENCHMARK(decode)->Arg(1'000)->Unit(benchmark::kMillisecond);

// Only the state, without the boundary and directory.
void decodeStateOnly(benchmark::State& state)
{
    const std::string image =
        encodeState(Journaled(federalAt(state.range(0))).scheduler.state()).value();
    for ([[maybe_unused]] auto step : state)
        benchmark::DoNotOptimize(decodeState(image));
    state.counters["bytes"] = static_cast<double>(image.size());
}
BENCHMARK(decodeStateOnly)->Arg(1'000)->Unit(benchmark::kMillisecond);

// As whoever compares the state's hash with the journaled one.
void decodeAndHash(benchmark::State& state)
{
    const std::string image = Journaled(federalAt(state.range(0))).image();
    for ([[maybe_unused]] auto step : state)
        benchmark::DoNotOptimize(decodeImage(image)->state.hash());
}
BENCHMARK(decodeAndHash)->Arg(1'000)->Unit(benchmark::kMillisecond);

void digest(benchmark::State& state)
{
    const std::string image = Journaled(federalAt(state.range(0))).image();
    for ([[maybe_unused]] auto step : state)
        benchmark::DoNotOptimize(sha256(image));
}
BENCHMARK(digest)->Arg(1'000)->Unit(benchmark::kMillisecond);

}  // namespace
