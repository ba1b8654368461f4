// Power goes at a random write, sync or deletion, in a step, in creating, in opening again or in
// tidying up. Whatever the disk then has of what was not synced: all that was acknowledged is
// there, and of what was under way all or nothing.
//   ESTATE_POWER_SEEDS=n runs so many, ESTATE_POWER_SEED=n begins there.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/durability/interrupted_run.h"
#include "tests/durability/power_loss_vfs.h"
#include "tests/durability/scratch_memory.h"
#include "tests/durability/steps.h"
#include "tests/unit/scratch_folder.h"

using namespace estate;
using namespace estate::durability;

namespace {

constexpr std::uint64_t seedsPerScript = 25;

std::uint64_t numberFrom(const char* name, std::uint64_t otherwise)
{
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// SQLite moves its write-ahead log into the file after a thousand pages, which short scripts never
// reach; so every connection is told to do so after a few.
int checkpointPages = 1'000;
int setCheckpointPages(sqlite3* connection, const char**, const struct sqlite3_api_routines*)
{
    return sqlite3_wal_autocheckpoint(connection, checkpointPages);
}

class PowerLoss : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(setCheckpointPages));
    }
    static void TearDownTestSuite()
    {
        sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(setCheckpointPages));
    }

    // One script in four is a workspace's, which costs more.
    static Script scriptOf(std::uint64_t seed)
    {
        const std::uint64_t number = seed / seedsPerScript;
        return number % 4 == 3 ? Script{StoreKind::workspace, number, 16}
                               : Script{StoreKind::journal, number, 10};
    }

    // How many operations the whole script takes, and what it leaves.
    void prepare(const Script& script)
    {
        if (m_prepared && m_script.seed == script.seed)
            return;
        m_script = script;
        checkpointPages = static_cast<int>(1 + script.seed % 24);
        const ScratchMemory folder;
        const PowerLossVfs disk(folder.path());
        auto reference = runReference(script, folder.file("estate.journal"));
        ASSERT_TRUE(reference.has_value()) << reference.error().message;
        m_reference = std::move(*reference);
        m_operations = disk.operations();
        m_prepared = true;
    }

    // The first thing that is not as it must be; empty when all is well.
    std::string run(std::uint64_t seed, bool syncsIgnored = false)
    {
        prepare(scriptOf(seed));
        if (HasFatalFailure())
            return "there is no reference";
        InterruptedRun run(m_script, m_reference, m_operations, m_tally);
        return run.run(seed, syncsIgnored);
    }

    Tally m_tally;

private:
    bool m_prepared = false;
    Script m_script;
    Reference m_reference;
    std::uint64_t m_operations = 0;
};

}  // namespace

TEST_F(PowerLoss, NothingAcknowledgedIsLostAndNothingIsHalfThere)
{
    const std::uint64_t first = numberFrom("ESTATE_POWER_SEED", 0);
    const std::uint64_t seeds = numberFrom("ESTATE_POWER_SEEDS", 2'000);
    std::uint64_t failures = 0;
    for (std::uint64_t seed = first; seed < first + seeds && failures < 5; ++seed) {
        const std::string problem = run(seed);
        EXPECT_EQ(problem, "") << "ESTATE_POWER_SEED=" << seed << " ESTATE_POWER_SEEDS=1";
        failures += problem.empty() ? 0 : 1;
    }
    std::cout << m_tally.text();
    if (seeds < 1'000)
        return;
    // All that is claimed above was there to go wrong.
    for (const StoreKind kind : {StoreKind::journal, StoreKind::workspace})
        for (const Step& step : stepsOf(kind)) {
            EXPECT_GT(m_tally.interruptions[std::string(step.name)], 0u) << step.name;
        }
    EXPECT_GT(m_tally.interruptions["create"], 0u);
    EXPECT_GT(m_tally.interruptions["open"], 0u);
    EXPECT_GT(m_tally.creationsAbsent, 0u);
    EXPECT_GT(m_tally.creationsUnfinished, 0u);
    EXPECT_GT(m_tally.stepsLost, 0u);
    EXPECT_GT(m_tally.stepsKept, 0u);
}

TEST_F(PowerLoss, ADiskThatLiesIsFoundOut)
{
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        found += run(seed, true).empty() ? 0 : 1;
    // A script that was stopped early, or whose writes all were kept, shows nothing.
    EXPECT_GT(found, 50u);
}

// A process dies in sync(): its records are in the system's memory and on no disk yet. Who opens
// the journal afterwards sees them, and may count on them.
TEST_F(PowerLoss, WhatADeadProcessLeftIsSafeOnceItWasSeen)
{
    const std::array batch{
        JournalEntry{{1, Timestamp{1}, "ada", ChangeRegion{"r", RegionChange::offline}}, {}}};
    std::uint64_t unacknowledged = 0;
    bool acknowledged = false;
    for (std::uint64_t operation = 1; !acknowledged; ++operation) {
        const ScratchMemory folder;
        PowerLossVfs disk(folder.path());
        const std::string path = folder.file("estate.journal");
        {
            auto journal = Journal::create(path);
            ASSERT_TRUE(journal.has_value()) << journal.error().message;
            ASSERT_TRUE(journal->append(batch).has_value());
            disk.stopAfter(operation);
            acknowledged = journal->sync().has_value();
            disk.stopNow();
        }
        disk.restartProcess();
        JournalHead seen;
        {
            const auto journal = Journal::open(path);
            ASSERT_TRUE(journal.has_value()) << journal.error().message;
            seen = journal->head();
            disk.stopNow();
        }
        disk.restartMachine(operation);
        const auto journal = Journal::open(path);
        ASSERT_TRUE(journal.has_value()) << journal.error().message;
        EXPECT_EQ(journal->head(), seen) << operation;
        unacknowledged += seen.index == 1 && !acknowledged ? 1 : 0;
    }
    EXPECT_GT(unacknowledged, 0u);
}

// Opening an older file for writing brings it to the present format. Cut off anywhere, it holds the
// same log, in one format or the other.
TEST_F(PowerLoss, AnOlderJournalSurvivesBeingBroughtUp)
{
    const std::string sample = readWholeFile(ESTATE_SAMPLE_JOURNAL);
    ASSERT_GT(sample.size(), 0u);
    std::uint64_t interruptions = 0;
    bool done = false;
    for (std::uint64_t operation = 1; !done; ++operation) {
        for (std::uint64_t seed = 0; seed < 8 && !done; ++seed) {
            const ScratchMemory folder;
            const std::string path = folder.file("estate.journal");
            writeWholeFile(path, sample);
            PowerLossVfs disk(folder.path());
            const JournalHead head = Journal::openReadOnly(path)->head();
            EXPECT_GT(head.index, 0u);
            disk.stopAfter(operation);
            {
                auto opened = Journal::open(path);
                if (opened) {
                    EXPECT_TRUE(opened->bringUp().has_value() || disk.stopped());
                }
                done = !disk.stopped();
                EXPECT_TRUE(opened.has_value() || disk.stopped()) << opened.error().message;
                disk.stopNow();
            }
            disk.restartMachine(seed);
            interruptions += done ? 0 : 1;
            auto again = Journal::open(path);
            ASSERT_TRUE(again.has_value()) << operation << ": " << again.error().message;
            ASSERT_TRUE(again->bringUp().has_value());
            EXPECT_EQ(again->head(), head);
            const auto verified = again->verify(head);
            EXPECT_TRUE(verified.has_value()) << operation << ": " << verified.error().message;
            EXPECT_TRUE(again->beginDraft("draft", "ada", {}).has_value());
        }
    }
    EXPECT_GT(interruptions, 8u);
}
