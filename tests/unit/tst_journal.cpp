// The event log by itself: what is durable, what is refused, and what verify() finds.
#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "engine/journal/journal.h"
#include "engine/planner/decision.h"
#include "tests/unit/scratch_folder.h"

using namespace estate;

namespace {

JournalEntry entryAt(std::uint64_t index, const std::string& actor = "ada",
                     const std::string& decisions = {})
{
    return {{index, Timestamp{1'000 + index}, actor, ChangeRegion{"r" + std::to_string(index), {}}},
            decisions};
}

// Three records, the second with decisions, closed again.
JournalHead makeJournal(const std::string& path, std::uint64_t records = 3)
{
    auto journal = Journal::create(path);
    EXPECT_TRUE(journal.has_value());
    for (std::uint64_t index = 1; index <= records; ++index) {
        const std::array batch{entryAt(index, "ada", index == 2 ? "decided" : "")};
        EXPECT_TRUE(journal->append(batch).has_value());
    }
    EXPECT_TRUE(journal->sync().has_value());
    return journal->head();
}

void runSql(const std::string& path, const std::string& sql)
{
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    char* problem = nullptr;
    EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, &problem), SQLITE_OK) << problem;
    sqlite3_free(problem);
    sqlite3_close(handle);
}

// Someone with the right tools and bad intentions: the guards are put back afterwards.
void tamper(const std::string& path, const std::string& sql)
{
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    std::vector<std::string> guards;
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(handle, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'", -1,
                       &statement, nullptr);
    std::string drops;
    while (sqlite3_step(statement) == SQLITE_ROW) {
        drops += "DROP TRIGGER " +
                 std::string(reinterpret_cast<const char*>(sqlite3_column_text(statement, 0))) +
                 ";";
        guards.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(statement, 1)));
    }
    sqlite3_finalize(statement);
    std::string all = drops + sql + ";";
    for (const std::string& guard : guards)
        all += guard + ";";
    char* problem = nullptr;
    EXPECT_EQ(sqlite3_exec(handle, all.c_str(), nullptr, nullptr, &problem), SQLITE_OK) << problem;
    sqlite3_free(problem);
    sqlite3_close(handle);
}

std::string problemOf(const Error& error)
{
    for (const ErrorField& field : error.fields) {
        if (field.name == "problem")
            return field.value;
    }
    return {};
}

class JournalTest : public testing::Test {
protected:
    ScratchFolder m_folder;
    std::string m_path = m_folder.file("estate.journal");
};

// Opening must fail like this, both ways, and leave every byte as it was.
void expectRefused(const std::string& path, ErrorCode code, const std::string& problem)
{
    const std::string before = readWholeFile(path);
    const auto written = Journal::open(path);
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(errorCodeName(written.error().code), errorCodeName(code)) << written.error().message;
    EXPECT_EQ(problemOf(written.error()), problem) << written.error().message;
    const auto looked = Journal::openReadOnly(path);
    ASSERT_FALSE(looked.has_value());
    EXPECT_EQ(looked.error().code, code) << looked.error().message;
    EXPECT_EQ(readWholeFile(path), before);
}

}  // namespace

TEST_F(JournalTest, AnAppendIsPendingUntilSync)
{
    auto journal = Journal::create(m_path);
    ASSERT_TRUE(journal.has_value()) << journal.error().message;
    EXPECT_EQ(journal->head(), JournalHead{});
    const std::array batch{entryAt(1), entryAt(2)};
    EXPECT_EQ(journal->append(batch).value(), 2u);
    EXPECT_EQ(journal->pendingIndex(), 2u);
    EXPECT_EQ(journal->durableIndex(), 0u);
    EXPECT_EQ(journal->sync().value(), 2u);
    EXPECT_EQ(journal->durableIndex(), 2u);
}

TEST_F(JournalTest, WhatIsNotSyncedIsGoneAfterReopening)
{
    {
        auto journal = Journal::create(m_path);
        const std::array first{entryAt(1)};
        const std::array second{entryAt(2)};
        ASSERT_TRUE(journal->append(first).has_value());
        ASSERT_TRUE(journal->sync().has_value());
        ASSERT_TRUE(journal->append(second).has_value());
    }
    const auto journal = Journal::open(m_path);
    ASSERT_TRUE(journal.has_value()) << journal.error().message;
    EXPECT_EQ(journal->durableIndex(), 1u);
}

TEST_F(JournalTest, ReopeningGivesTheSameRecords)
{
    const JournalHead head = makeJournal(m_path);
    const auto journal = Journal::open(m_path);
    ASSERT_TRUE(journal.has_value()) << journal.error().message;
    EXPECT_EQ(journal->head(), head);
    EXPECT_EQ(journal->verify(head).value(), head);
    std::vector<JournalRecord> records;
    ASSERT_TRUE(journal
                    ->read(1, 100,
                           [&](const JournalRecord& record) {
                               records.push_back(record);
                               return true;
                           })
                    .has_value());
    ASSERT_EQ(records.size(), 3u);
    EXPECT_EQ(records[0].previous, Digest{});
    for (std::uint64_t i = 0; i < 3; ++i) {
        EXPECT_EQ(records[i].envelope, entryAt(i + 1).envelope);
        EXPECT_EQ(records[i].decisions, i == 1 ? "decided" : "");
        EXPECT_EQ(records[i].plannerVersion, i == 1 ? plannerVersion : 0);
        if (i > 0) {
            EXPECT_EQ(records[i].previous, records[i - 1].hash);
        }
    }
}

TEST_F(JournalTest, ReadStopsWhereItIsTold)
{
    makeJournal(m_path);
    const auto journal = Journal::open(m_path);
    std::vector<std::uint64_t> indexes;
    ASSERT_TRUE(journal
                    ->read(2, 3,
                           [&](const JournalRecord& record) {
                               indexes.push_back(record.envelope.index);
                               return false;
                           })
                    .has_value());
    EXPECT_EQ(indexes, std::vector<std::uint64_t>{2});
    EXPECT_TRUE(journal->read(4, 9, [](const JournalRecord&) { return true; }).has_value());
}

TEST_F(JournalTest, AFailedBatchKeepsNothingButWhatWasPendingBefore)
{
    auto journal = Journal::create(m_path);
    const std::array first{entryAt(1)};
    ASSERT_TRUE(journal->append(first).has_value());
    const std::array gap{entryAt(2), entryAt(4)};
    EXPECT_EQ(journal->append(gap).error().code, ErrorCode::outOfOrder);
    const std::array badText{
        JournalEntry{{2, Timestamp{5'000}, "ada", GangRejected{{}, "\xff", {}}}, {}}};
    EXPECT_EQ(journal->append(badText).error().code, ErrorCode::badInput);
    const std::array badActor{entryAt(2, "a\nb")};
    EXPECT_EQ(journal->append(badActor).error().code, ErrorCode::badInput);
    const std::array back{JournalEntry{{2, Timestamp{1}, "ada", PlanAtWatermark{}}, {}}};
    EXPECT_EQ(journal->append(back).error().code, ErrorCode::outOfOrder);
    const std::array late{
        JournalEntry{{2, Timestamp{std::uint64_t{1} << 63}, "ada", PlanAtWatermark{}}, {}}};
    EXPECT_EQ(journal->append(late).error().code, ErrorCode::overflow);
    EXPECT_EQ(journal->pendingIndex(), 1u);
    const std::array second{entryAt(2)};
    ASSERT_TRUE(journal->append(second).has_value());
    EXPECT_EQ(journal->sync().value(), 2u);
    EXPECT_TRUE(journal->verify().has_value());
}

TEST_F(JournalTest, OneProcessWritesAndOthersLook)
{
    makeJournal(m_path);
    auto writer = Journal::open(m_path);
    ASSERT_TRUE(writer.has_value());
    const auto second = Journal::open(m_path);
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().code, ErrorCode::locked);
    auto reader = Journal::openReadOnly(m_path);
    ASSERT_TRUE(reader.has_value()) << reader.error().message;
    const std::array batch{entryAt(4)};
    ASSERT_TRUE(writer->append(batch).has_value());
    ASSERT_TRUE(writer->sync().has_value());
    EXPECT_TRUE(reader->verify().has_value());
    EXPECT_EQ(reader->append(batch).error().code, ErrorCode::notAllowed);
    // A reader that closes does not let a second writer in.
    reader = Journal::openReadOnly(m_path);
    ASSERT_TRUE(reader.has_value());
    EXPECT_EQ(reader->head().index, 4u);
    EXPECT_EQ(Journal::open(m_path).error().code, ErrorCode::locked);
    writer = tl::unexpected(Error{});
    EXPECT_TRUE(Journal::open(m_path).has_value());
}

TEST_F(JournalTest, NoFileIsLeftBesideAClosedJournal)
{
    makeJournal(m_path);
    std::size_t files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(m_folder.path()))
        ++files;
    EXPECT_EQ(files, 1u);
}

TEST_F(JournalTest, CreateNeverTouchesAFileThatExists)
{
    writeWholeFile(m_path, "mine");
    EXPECT_EQ(Journal::create(m_path).error().code, ErrorCode::notAllowed);
    EXPECT_EQ(readWholeFile(m_path), "mine");
    EXPECT_EQ(Journal::create(m_folder.file("no/such/folder")).error().code, ErrorCode::ioFailure);
}

TEST_F(JournalTest, AJournalInMemoryWorksLikeAFile)
{
    auto journal = Journal::create(":memory:");
    ASSERT_TRUE(journal.has_value()) << journal.error().message;
    const std::array batch{entryAt(1)};
    ASSERT_TRUE(journal->append(batch).has_value());
    EXPECT_EQ(journal->sync().value(), 1u);
    EXPECT_TRUE(journal->verify(journal->head()).has_value());
}

TEST_F(JournalTest, AMissingFileIsNotFound)
{
    EXPECT_EQ(Journal::open(m_path).error().code, ErrorCode::notFound);
    EXPECT_FALSE(std::filesystem::exists(m_path));
}

TEST_F(JournalTest, ADirectoryIsForeign)
{
    const auto opened = Journal::open(m_folder.path().string());
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(problemOf(opened.error()), "directory");
}

TEST_F(JournalTest, AnEmptyFileIsDamaged)
{
    writeWholeFile(m_path, "");
    expectRefused(m_path, ErrorCode::damaged, "empty");
}

TEST_F(JournalTest, AFileOfAnotherKindIsForeign)
{
    writeWholeFile(m_path, std::string(5'000, 'x'));
    expectRefused(m_path, ErrorCode::foreign, "format");
    writeWholeFile(m_path, "SQLite");
    expectRefused(m_path, ErrorCode::damaged, "truncated");
    writeWholeFile(m_path, "hello");
    expectRefused(m_path, ErrorCode::foreign, "format");
}

TEST_F(JournalTest, AnUnfinishedCreationSaysSo)
{
    // Cut off after the file was put into write-ahead mode.
    runSql(m_path, "PRAGMA journal_mode = WAL");
    expectRefused(m_path, ErrorCode::damaged, "unfinished");
    // Cut off before: a page that never got there, and what would take the file back to nothing.
    writeWholeFile(m_path, std::string(4'096, '\0'));
    expectRefused(m_path, ErrorCode::foreign, "format");
    writeWholeFile(m_path + "-journal",
                   std::string("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8) + std::string(504, '\0'));
    expectRefused(m_path, ErrorCode::damaged, "unfinished");
    // As the error says; what lies beside the file is no matter.
    std::filesystem::remove(m_path);
    EXPECT_TRUE(Journal::create(m_path).has_value());
    EXPECT_TRUE(Journal::open(m_path).has_value());
}

TEST_F(JournalTest, AJournalThatSomeoneTookOutOfWriteAheadModeIsPutBack)
{
    const JournalHead head = makeJournal(m_path);
    runSql(m_path, "PRAGMA journal_mode = DELETE");
    auto journal = Journal::open(m_path);
    ASSERT_TRUE(journal.has_value()) << journal.error().message;
    EXPECT_EQ(journal->verify(head).value(), head);
    const std::array batch{entryAt(4)};
    ASSERT_TRUE(journal->append(batch).has_value());
    EXPECT_EQ(journal->sync().value(), 4u);
    EXPECT_EQ(Journal::openReadOnly(m_path)->head().index, 4u);
}

TEST_F(JournalTest, AnotherProgramsDatabaseIsForeign)
{
    runSql(m_path, "CREATE TABLE notes(text)");
    expectRefused(m_path, ErrorCode::foreign, "application");
}

TEST_F(JournalTest, AFileOfANewerFormatSaysSo)
{
    makeJournal(m_path);
    runSql(m_path, "PRAGMA user_version = 3");
    expectRefused(m_path, ErrorCode::newerVersion, "format");
}

TEST_F(JournalTest, ATruncatedFileIsDamaged)
{
    makeJournal(m_path, 400);
    const std::string whole = readWholeFile(m_path);
    for (const std::size_t bytes : {std::size_t{50}, std::size_t{100}, std::size_t{4'096},
                                    whole.size() / 2, whole.size() - 1}) {
        writeWholeFile(m_path, whole.substr(0, bytes));
        expectRefused(m_path, ErrorCode::damaged, "truncated");
    }
}

TEST_F(JournalTest, AMissingGuardIsDamaged)
{
    makeJournal(m_path);
    runSql(m_path, "DROP TRIGGER events_update");
    expectRefused(m_path, ErrorCode::damaged, "schema");
}

TEST_F(JournalTest, PlainSqlCanNeitherChangeNorRemoveNorSkip)
{
    makeJournal(m_path);
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(m_path.c_str(), &handle), SQLITE_OK);
    const std::string zeros = "zeroblob(32)";
    for (const std::string& sql : {
             std::string("UPDATE events SET actor = 'eve'"),
             std::string("DELETE FROM events WHERE idx = 3"),
             std::string("UPDATE decisions SET payload = x'00'"),
             std::string("DELETE FROM decisions"),
             "INSERT INTO events VALUES(5, 1, 'a', 'k', x'00', " + zeros + "," + zeros + ")",
             "INSERT OR REPLACE INTO events VALUES(3, 1, 'a', 'k', x'00', " + zeros + "," + zeros +
                 ")",
             std::string("INSERT OR REPLACE INTO decisions VALUES(2, 1, x'00')"),
             std::string("INSERT INTO decisions VALUES(1, 1, x'00')"),
         })
        EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_CONSTRAINT)
            << sql;
    sqlite3_close(handle);
    EXPECT_TRUE(Journal::open(m_path)->verify().has_value());
}

TEST_F(JournalTest, AnyChangedColumnIsFoundAndNamed)
{
    makeJournal(m_path);
    const std::string good = readWholeFile(m_path);
    for (const std::string& sql : {
             std::string("UPDATE events SET actor = 'eve' WHERE idx = 2"),
             std::string("UPDATE events SET at_ns = at_ns + 1 WHERE idx = 2"),
             std::string("UPDATE events SET kind = 'open-estate' WHERE idx = 2"),
             std::string("UPDATE events SET payload = x'0801' WHERE idx = 2"),
             std::string("UPDATE events SET previous = zeroblob(32) WHERE idx = 2"),
             std::string("UPDATE events SET hash = zeroblob(32) WHERE idx = 2"),
             std::string("UPDATE decisions SET payload = x'01' WHERE idx = 2"),
             std::string("UPDATE decisions SET planner_version = 7 WHERE idx = 2"),
             std::string("DELETE FROM decisions WHERE idx = 2"),
             std::string("DELETE FROM events WHERE idx = 2"),
         }) {
        writeWholeFile(m_path, good);
        tamper(m_path, sql);
        const auto journal = Journal::openReadOnly(m_path);
        ASSERT_TRUE(journal.has_value()) << journal.error().message;
        const auto verified = journal->verify();
        ASSERT_FALSE(verified.has_value()) << sql;
        EXPECT_EQ(verified.error().code, ErrorCode::damaged);
        EXPECT_NE(verified.error().message.find("Record 2 "), std::string::npos)
            << sql << ": " << verified.error().message;
    }
}

TEST_F(JournalTest, AnyFlippedByteOfARecordIsFound)
{
    makeJournal(m_path);
    const std::string good = readWholeFile(m_path);
    std::vector<std::string> contents;
    {
        sqlite3* handle = nullptr;
        ASSERT_EQ(sqlite3_open(m_path.c_str(), &handle), SQLITE_OK);
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(handle,
                           "SELECT payload FROM events UNION ALL SELECT payload FROM decisions"
                           " UNION ALL SELECT hash FROM events",
                           -1, &statement, nullptr);
        while (sqlite3_step(statement) == SQLITE_ROW)
            contents.emplace_back(static_cast<const char*>(sqlite3_column_blob(statement, 0)),
                                  static_cast<std::size_t>(sqlite3_column_bytes(statement, 0)));
        sqlite3_finalize(statement);
        sqlite3_close(handle);
    }
    std::size_t flips = 0;
    for (const std::string& content : contents) {
        const std::size_t start = good.find(content);
        ASSERT_NE(start, std::string::npos);
        for (std::size_t i = 0; i < content.size(); ++i) {
            std::string bad = good;
            bad[start + i] = static_cast<char>(bad[start + i] ^ 0x01);
            writeWholeFile(m_path, bad);
            const auto journal = Journal::openReadOnly(m_path);
            EXPECT_FALSE(journal.has_value() && journal->verify().has_value()) << start + i;
            ++flips;
        }
    }
    EXPECT_GT(flips, 100u);
}

TEST_F(JournalTest, ACutTailIsFoundWithTheExpectedHead)
{
    const JournalHead head = makeJournal(m_path, 5);
    tamper(m_path, "DELETE FROM events WHERE idx > 3");
    const auto journal = Journal::open(m_path);
    ASSERT_TRUE(journal.has_value());
    EXPECT_EQ(journal->verify().value().index, 3u);
    const auto verified = journal->verify(head);
    ASSERT_FALSE(verified.has_value());
    EXPECT_EQ(verified.error().code, ErrorCode::damaged);
    EXPECT_EQ(problemOf(verified.error()), "cut-tail");
    const auto rewritten = journal->verify(JournalHead{2, head.hash});
    ASSERT_FALSE(rewritten.has_value());
    EXPECT_EQ(problemOf(rewritten.error()), "rewritten");
}

TEST_F(JournalTest, DecisionsWithoutAnEventAreFound)
{
    makeJournal(m_path);
    tamper(m_path, "INSERT INTO decisions VALUES(9, 1, x'00')");
    EXPECT_EQ(problemOf(Journal::open(m_path)->verify().error()), "orphan-decisions");
}
