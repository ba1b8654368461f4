// A disk that is full takes what was pending, and nothing that was acknowledged.
#include <array>
#include <string>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "engine/journal/journal.h"
#include "tests/durability/scratch_memory.h"

using namespace estate;

namespace {

constexpr const char* littleRoom = "PRAGMA max_page_count = 12";
int limitPages(sqlite3* connection, const char**, const struct sqlite3_api_routines*)
{
    return sqlite3_exec(connection, littleRoom, nullptr, nullptr, nullptr);
}

// A journal whose connection finds no room beyond a few pages.
Result<Journal> createWithLittleRoom(const std::string& path)
{
    const auto limit = reinterpret_cast<void (*)()>(limitPages);
    sqlite3_auto_extension(limit);
    auto journal = Journal::create(path);
    sqlite3_cancel_auto_extension(limit);
    return journal;
}

JournalEntry entryAt(std::uint64_t index, std::size_t decisionBytes = 0)
{
    return {{index, Timestamp{index}, "ada", ChangeRegion{"r", RegionChange::offline}},
            std::string(decisionBytes, 'd')};
}

}  // namespace

TEST(FullDisk, AFailedAppendTakesWhatIsPendingAndNothingElse)
{
    const durability::ScratchMemory folder;
    auto journal = createWithLittleRoom(folder.file("estate.journal"));
    ASSERT_TRUE(journal.has_value()) << journal.error().message;
    const std::array first{entryAt(1)};
    ASSERT_TRUE(journal->append(first).has_value());
    ASSERT_TRUE(journal->sync().has_value());
    const JournalHead durable = journal->head();
    const std::array second{entryAt(2)};
    ASSERT_TRUE(journal->append(second).has_value());
    const std::array large{entryAt(3), entryAt(4, 100'000)};
    EXPECT_EQ(journal->append(large).error().code, ErrorCode::ioFailure);
    EXPECT_EQ(journal->head(), durable);
    EXPECT_EQ(journal->sync().value(), 1u);
    // What finds room goes on.
    ASSERT_TRUE(journal->append(second).has_value());
    EXPECT_EQ(journal->sync().value(), 2u);
    EXPECT_TRUE(journal->verify(durable).has_value());
}
