// What durability costs, and how long it takes to open a journal.
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include "engine/journal/workspace.h"
#include "engine/wire/event_wire.h"

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
    [[nodiscard]] std::string file(const std::string& name) const
    {
        return (m_path / name).string();
    }

private:
    std::filesystem::path m_path = "bench_journal.folder";
};

JournalEntry entryAt(std::uint64_t index)
{
    return {{index, Timestamp{index}, "ada", ChangeRegion{"r017", RegionChange::offline}}, {}};
}

// The least that SQLite can do: one table, a write-ahead log, every commit on the disk.
class BareLog {
public:
    explicit BareLog(const std::string& path)
    {
        ESTATE_ENSURE(sqlite3_open(path.c_str(), &m_handle) == SQLITE_OK);
        run("PRAGMA journal_mode = WAL");
        run("PRAGMA synchronous = FULL");
        run("CREATE TABLE log(idx INTEGER PRIMARY KEY, record BLOB NOT NULL)");
        m_begin = prepare("BEGIN IMMEDIATE");
        m_insert = prepare("INSERT INTO log(idx, record) VALUES(?1, ?2)");
        m_commit = prepare("COMMIT");
    }
    BareLog(const BareLog&) = delete;
    BareLog& operator=(const BareLog&) = delete;
    ~BareLog()
    {
        for (sqlite3_stmt* statement : {m_begin, m_insert, m_commit})
            sqlite3_finalize(statement);
        sqlite3_close(m_handle);
    }
    void append(std::uint64_t first, std::uint64_t count, const std::string& record)
    {
        step(m_begin);
        for (std::uint64_t i = 0; i < count; ++i) {
            sqlite3_bind_int64(m_insert, 1, static_cast<sqlite3_int64>(first + i));
            sqlite3_bind_blob(m_insert, 2, record.data(), static_cast<int>(record.size()),
                              SQLITE_STATIC);
            step(m_insert);
        }
        step(m_commit);
    }

private:
    void run(const char* sql)
    {
        ESTATE_ENSURE(sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    }
    sqlite3_stmt* prepare(const char* sql)
    {
        sqlite3_stmt* statement = nullptr;
        ESTATE_ENSURE(sqlite3_prepare_v2(m_handle, sql, -1, &statement, nullptr) == SQLITE_OK);
        return statement;
    }
    static void step(sqlite3_stmt* statement)
    {
        ESTATE_ENSURE(sqlite3_step(statement) == SQLITE_DONE);
        sqlite3_reset(statement);
    }

    sqlite3* m_handle = nullptr;
    sqlite3_stmt* m_begin = nullptr;
    sqlite3_stmt* m_insert = nullptr;
    sqlite3_stmt* m_commit = nullptr;
};

// As many bytes as a record has in its table: time, actor, kind, payload and two hashes.
std::string sameBytes(const JournalEntry& entry)
{
    const auto payload = encodeEvent(entry.envelope.event);
    ESTATE_ENSURE(payload.has_value());
    return std::string(8, 't') + entry.envelope.actor +
           std::string(eventName(entry.envelope.event)) + *payload + std::string(64, 'h');
}

double secondsOf(auto&& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// The journal and the bare log take turns, so that the disk treats both alike. The time is the
// journal's; "ratio" is how many times the bare log's that is.
void appendAndSync(benchmark::State& state)
{
    const BenchFolder folder;
    auto journal = Journal::create(folder.file("bench.journal"));
    ESTATE_ENSURE(journal.has_value());
    BareLog bare(folder.file("bare.sqlite"));
    const auto perSync = static_cast<std::uint64_t>(state.range(0));
    const std::string record = sameBytes(entryAt(1));
    std::uint64_t index = 0;
    double journalSeconds = 0;
    double bareSeconds = 0;
    for ([[maybe_unused]] auto step : state) {
        bareSeconds += secondsOf([&] { bare.append(index + 1, perSync, record); });
        const double taken = secondsOf([&] {
            for (std::uint64_t i = 0; i < perSync; ++i) {
                const std::array batch{entryAt(++index)};
                ESTATE_ENSURE(journal->append(batch).has_value());
            }
            ESTATE_ENSURE(journal->sync().has_value());
        });
        journalSeconds += taken;
        state.SetIterationTime(taken);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(index));
    state.counters["bare_us"] = bareSeconds * 1e6 / static_cast<double>(state.iterations());
    state.counters["ratio"] = journalSeconds / bareSeconds;
}
BENCHMARK(appendAndSync)->Arg(1)->Arg(100)->Unit(benchmark::kMicrosecond)->UseManualTime();

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
    writeDrills(folder.file("bench.journal"), static_cast<std::uint64_t>(state.range(0)));
    std::uint64_t events = 0;
    for ([[maybe_unused]] auto step : state) {
        const auto workspace = Workspace::open(folder.file("bench.journal"));
        ESTATE_ENSURE(workspace.has_value());
        events = workspace->journal().durableIndex();
    }
    state.counters["events"] = static_cast<double>(events);
}
BENCHMARK(openAndReplay)->Arg(1'000)->Unit(benchmark::kMillisecond);

// A journal of that many records, an image of the state behind all but the last hundred of them.
void openFromImage(benchmark::State& state)
{
    const BenchFolder folder;
    const std::string path = folder.file("bench.journal");
    constexpr std::uint64_t tail = 100;
    const auto records = static_cast<std::uint64_t>(state.range(0));
    const auto note = [&](std::uint64_t count) {
        auto journal = Journal::open(path);
        ESTATE_ENSURE(journal.has_value());
        for (std::uint64_t i = 0; i < count; ++i) {
            const JournalEntry entry{{journal->head().index + 1, sampleEpoch, "ada",
                                      AuditNoted{"looked", std::to_string(i), {}}},
                                     {}};
            ESTATE_ENSURE(journal->append({&entry, 1}).has_value());
        }
        ESTATE_ENSURE(journal->sync().has_value());
    };
    ESTATE_ENSURE(Workspace::create(path, {EstateOrigin::federal, 1'000, ""}, "ada", sampleEpoch)
                      .has_value());
    note(records - tail - 2);
    ESTATE_ENSURE(Workspace::open(path)->takeImage(sampleEpoch).has_value());
    note(tail);
    for ([[maybe_unused]] auto step : state)
        ESTATE_ENSURE(Workspace::open(path).has_value());
    state.counters["records"] = static_cast<double>(Journal::openReadOnly(path)->head().index);
    state.counters["tail"] = static_cast<double>(tail);
}
BENCHMARK(openFromImage)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace
