// What durability costs, and how long it takes to open a journal.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/journal/workspace.h"

using namespace estate;

namespace {

// In the folder where the benchmark runs: its disk is the one that is measured.
class BenchFolder {
public:
    BenchFolder()
    {
        std::filesystem::remove_all(m_path);
        std::filesystem::create_directory(m_path);
    }
    BenchFolder(const BenchFolder&) = delete;
    BenchFolder& operator=(const BenchFolder&) = delete;
    ~BenchFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    [[nodiscard]] std::string file() const { return (m_path / "bench.journal").string(); }

private:
    std::filesystem::path m_path = "bench_journal.folder";
};

void appendAndSync(benchmark::State& state)
{
    const BenchFolder folder;
    auto journal = Journal::create(folder.file());
    const auto perSync = static_cast<std::uint64_t>(state.range(0));
    std::uint64_t index = 0;
    for ([[maybe_unused]] auto step : state) {
        for (std::uint64_t i = 0; i < perSync; ++i) {
            ++index;
            const std::array batch{JournalEntry{
                {index, Timestamp{index}, "ada", ChangeRegion{"r017", RegionChange::offline}}, {}}};
            ESTATE_ENSURE(journal->append(batch).has_value());
        }
        ESTATE_ENSURE(journal->sync().has_value());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(index));
}
BENCHMARK(appendAndSync)->Arg(1)->Arg(100)->Unit(benchmark::kMicrosecond)->UseRealTime();

// Drills on the four-region estate until the log has that many events.
void writeDrills(const std::string& path, std::uint64_t events)
{
    auto workspace =
        Workspace::create(path, {EstateOrigin::fourRegion, 1'000, ""}, "ada", sampleEpoch);
    ESTATE_ENSURE(workspace.has_value());
    Timestamp now = sampleEpoch;
    while (workspace->journal().durableIndex() < events) {
        now = now + seconds(7'200);
        const auto& regions = workspace->state().catalog().regions;
        const std::string region = regions[workspace->journal().durableIndex() % regions.size()].id;
        const auto id = workspace->propose("ada", "drill", {{region}, {}, {}}, now);
        ESTATE_ENSURE(id.has_value());
        ESTATE_ENSURE(workspace->judge(*id, "grace", Verdict::approve, "", now).has_value());
        const auto lost = workspace->proposals().find(*id)->content.lostOperations;
        ESTATE_ENSURE(workspace->beginCommit(*id, "ada", lost, now).has_value());
        while (!workspace->stepCommit(now).value_or(true))
            continue;
        ESTATE_ENSURE(
            workspace->changeRegion("ada", region, RegionChange::online, now).has_value());
    }
}

void openAndReplay(benchmark::State& state)
{
    const BenchFolder folder;
    writeDrills(folder.file(), static_cast<std::uint64_t>(state.range(0)));
    std::uint64_t events = 0;
    for ([[maybe_unused]] auto step : state) {
        const auto workspace = Workspace::open(folder.file());
        ESTATE_ENSURE(workspace.has_value());
        events = workspace->journal().durableIndex();
    }
    state.counters["events"] = static_cast<double>(events);
}
BENCHMARK(openAndReplay)->Arg(1'000)->Unit(benchmark::kMillisecond);

}  // namespace
