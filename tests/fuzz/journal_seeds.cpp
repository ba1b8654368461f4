#include "tests/fuzz/journal_seeds.h"

#include <array>
#include <cstdio>
#include <string>

#include <sqlite3.h>

#include "engine/journal/journal.h"
#include "tests/durability/scratch_memory.h"

namespace estate::fuzz {

namespace {

void runSql(const std::string& path, const std::string& sql)
{
    sqlite3* handle = nullptr;
    ESTATE_ENSURE(sqlite3_open(path.c_str(), &handle) == SQLITE_OK);
    ESTATE_ENSURE(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(handle);
}

void writeJournal(const std::filesystem::path& path, std::uint64_t records)
{
    const durability::ScratchMemory folder;
    const std::string made = folder.file("made.journal");
    {
        auto journal = Journal::create(made);
        ESTATE_ENSURE(journal.has_value());
        for (std::uint64_t index = 1; index <= records; ++index) {
            const std::string decisions(index % 3 == 0 ? 150 * index : 0, 'd');
            const std::array batch{
                JournalEntry{{index, Timestamp{1'000 + index}, "ada",
                              ChangeRegion{"r" + std::to_string(index), RegionChange::offline}},
                             decisions}};
            ESTATE_ENSURE(journal->append(batch).has_value());
        }
        ESTATE_ENSURE(journal->sync().has_value());
    }
    // Small pages: more of everything in fewer bytes.
    std::filesystem::remove(path);
    runSql(made, "PRAGMA page_size = 512; VACUUM INTO '" + path.string() + "'");
    runSql(path.string(), "PRAGMA journal_mode = WAL");
    ESTATE_ENSURE(Journal::openReadOnly(path.string())->verify().has_value());
    std::filesystem::remove(path.string() + "-wal");
    std::filesystem::remove(path.string() + "-shm");
    std::printf("%s: %ju bytes\n", path.c_str(), std::filesystem::file_size(path));
}

}  // namespace

void writeJournals(const std::filesystem::path& folder)
{
    writeJournal(folder / "empty.journal", 0);
    writeJournal(folder / "records.journal", 18);
}

}  // namespace estate::fuzz
