// A writer is killed at random points. Each time the journal opens and verifies, every index that
// was acknowledged is there, and each proposal's gangs are committed all or not at all; then the
// next writer goes on with the same file.
//   ESTATE_KILL_SEED=n repeats a run, ESTATE_KILLS=n makes a longer one.
#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <random>
#include <string>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/journal/workspace.h"
#include "tests/durability/seeded.h"
#include "tests/unit/scratch_folder.h"

using namespace estate;

namespace {

std::uint64_t numberFrom(const char* name, std::uint64_t otherwise)
{
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// The program under test, with its standard output.
class WriterProcess {
public:
    WriterProcess(const std::string& path, std::uint64_t seed)
    {
        std::array<int, 2> ends{};
        EXPECT_EQ(pipe(ends.data()), 0);
        const std::string seedText = std::to_string(seed);
        m_process = fork();
        if (m_process == 0) {
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            execl(ESTATE_KILL_WRITER, ESTATE_KILL_WRITER, path.c_str(), seedText.c_str(), nullptr);
            _exit(127);
        }
        close(ends[1]);
        m_output = ends[0];
    }
    WriterProcess(const WriterProcess&) = delete;
    WriterProcess& operator=(const WriterProcess&) = delete;
    ~WriterProcess() { close(m_output); }

    // False when the writer ended before it printed that many lines.
    bool waitForLines(std::uint64_t count)
    {
        while (lines() < count)
            if (!readSome())
                return false;
        return true;
    }
    // The exit status that waitpid gives.
    int killAndWait()
    {
        kill(m_process, SIGKILL);
        int status = 0;
        waitpid(m_process, &status, 0);
        while (readSome())
            continue;
        return status;
    }
    [[nodiscard]] std::uint64_t acknowledged() const
    {
        const std::size_t last = m_text.rfind("durable ");
        return last == std::string::npos ? 0
                                         : std::strtoull(m_text.c_str() + last + 8, nullptr, 10);
    }

private:
    [[nodiscard]] std::uint64_t lines() const
    {
        return static_cast<std::uint64_t>(std::count(m_text.begin(), m_text.end(), '\n'));
    }
    bool readSome()
    {
        std::array<char, 4'096> buffer{};
        const ssize_t count = read(m_output, buffer.data(), buffer.size());
        if (count > 0)
            m_text.append(buffer.data(), static_cast<std::size_t>(count));
        return count > 0;
    }

    pid_t m_process = -1;
    int m_output = -1;
    std::string m_text;
};

void pauseFor(std::uint64_t microseconds)
{
    const timespec time{0, static_cast<long>(microseconds) * 1'000};
    nanosleep(&time, nullptr);
}

void expectWholeProposals(const Workspace& workspace)
{
    for (const Proposal& proposal : workspace.proposals().all()) {
        std::size_t committed = 0;
        for (const Digest& gang : proposal.gangs)
            committed += workspace.state().gangEnd(gang) == GangEnd::committed ? 1 : 0;
        const bool whole = proposal.status == ProposalStatus::committed;
        EXPECT_EQ(committed, whole ? proposal.gangs.size() : 0)
            << proposalStatusName(proposal.status);
    }
}

struct Tally {
    std::uint64_t duringCreation = 0;
    std::uint64_t duringExecution = 0;
    std::uint64_t events = 0;
};

// The journal after a kill; `previous` is its head after the last one.
void checkJournal(const std::string& path, std::uint64_t acknowledged, JournalHead& previous,
                  Tally& tally)
{
    auto workspace = Workspace::open(path);
    if (!workspace) {
        // Only a creation that nobody was told about may be unfinished.
        EXPECT_EQ(acknowledged, 0u) << workspace.error().message;
        EXPECT_EQ(previous.index, 0u) << workspace.error().message;
        std::filesystem::remove(path);
        std::filesystem::remove(path + "-wal");
        std::filesystem::remove(path + "-shm");
        std::filesystem::remove(path + "-journal");
        ++tally.duringCreation;
        return;
    }
    EXPECT_GE(workspace->journal().durableIndex(), acknowledged);
    const auto verified = workspace->journal().verify(previous);
    ASSERT_TRUE(verified.has_value()) << verified.error().message;
    expectWholeProposals(*workspace);
    tally.duringExecution += workspace->proposals().executing() != nullptr ? 1 : 0;
    tally.events += verified->index - previous.index;
    previous = *verified;
}

}  // namespace

TEST(Kill, NothingAcknowledgedIsLostAndNoPlanIsCommittedByHalf)
{
    const std::uint64_t seed = numberFrom("ESTATE_KILL_SEED", std::random_device{}());
    const std::uint64_t kills = numberFrom("ESTATE_KILLS", 200);
    constexpr std::uint64_t killsPerJournal = 25;
    std::cout << "ESTATE_KILL_SEED=" << seed << std::endl;
    Seeded random(seed);
    Tally tally;
    ScratchFolder folder;
    std::string path;
    JournalHead previous;
    for (std::uint64_t i = 0; i < kills && !testing::Test::HasFailure(); ++i) {
        if (i % killsPerJournal == 0) {
            path = folder.file(std::to_string(i) + ".journal");
            previous = {};
        }
        WriterProcess writer(path, random.next());
        // Half of them early, in opening and recovery; half after some acknowledged work.
        if (random.below(2) == 0) {
            ASSERT_TRUE(writer.waitForLines(random.below(30)));
        }
        pauseFor(random.below(5'000));
        const int status = writer.killAndWait();
        ASSERT_TRUE(WIFSIGNALED(status)) << "the writer stopped by itself: " << status;
        checkJournal(path, writer.acknowledged(), previous, tally);
    }
    std::cout << kills << " kills, " << tally.events << " events kept, " << tally.duringExecution
              << " during an execution, " << tally.duringCreation << " during creation"
              << std::endl;
    EXPECT_GT(tally.events, kills);
    EXPECT_GT(tally.duringExecution, 0u);
}

TEST(Kill, AKilledWriterLeavesNoLock)
{
    ScratchFolder folder;
    const std::string path = folder.file("estate.journal");
    WriterProcess writer(path, 1);
    ASSERT_TRUE(writer.waitForLines(3));
    EXPECT_EQ(Workspace::open(path).error().code, ErrorCode::locked);
    EXPECT_TRUE(Workspace::openReadOnly(path).has_value());
    writer.killAndWait();
    const auto opened = Workspace::open(path);
    EXPECT_TRUE(opened.has_value()) << opened.error().message;
}
