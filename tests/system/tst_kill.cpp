// A writer is killed at random moments. Each time the journal opens and verifies, and holds exactly
// what the steps that were acknowledged leave, or these and the one that was under way; then the
// next writer goes on with the same file.
//   ESTATE_KILL_RUNS=n kills so many, ESTATE_KILL_SEED=n repeats a run.
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/durability/scratch_memory.h"
#include "tests/durability/steps.h"
#include "tests/unit/scratch_folder.h"

using namespace estate;
using namespace estate::durability;

namespace {

std::uint64_t numberFrom(const char* name, std::uint64_t otherwise)
{
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// The program under test, with its standard output.
class WriterProcess {
public:
    // Goes on after so many steps, or creates the journal.
    WriterProcess(const std::string& path, const Script& script, std::optional<std::uint64_t> done)
    {
        std::array<int, 2> ends{};
        EXPECT_EQ(pipe(ends.data()), 0);
        const std::array<std::string, 4> words = {
            script.kind == StoreKind::journal ? "journal" : "workspace",
            std::to_string(script.seed), std::to_string(script.length),
            done ? std::to_string(*done) : "create"};
        m_process = fork();
        if (m_process == 0) {
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            execl(ESTATE_KILL_WRITER, ESTATE_KILL_WRITER, path.c_str(), words[0].c_str(),
                  words[1].c_str(), words[2].c_str(), words[3].c_str(), nullptr);
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
        while (static_cast<std::uint64_t>(std::count(m_text.begin(), m_text.end(), '\n')) < count)
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
    [[nodiscard]] std::optional<std::uint64_t> acknowledged() const
    {
        const std::size_t last = m_text.rfind("durable ");
        if (last == std::string::npos)
            return std::nullopt;
        return std::strtoull(m_text.c_str() + last + 8, nullptr, 10);
    }

private:
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

// Sleeping takes longer than many of the moments that are meant.
void waitFor(std::uint64_t microseconds)
{
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_MONOTONIC, &time);
        return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000 +
               static_cast<std::uint64_t>(time.tv_nsec) / 1'000;
    };
    for (const std::uint64_t end = now() + microseconds; now() < end;)
        continue;
}

// One journal, killed again and again until its script is over.
class KilledScript {
public:
    KilledScript(Script script, std::string path) : m_script(script), m_path(std::move(path))
    {
        const ScratchMemory folder;
        auto reference = runReference(script, folder.file("estate.journal"));
        EXPECT_TRUE(reference.has_value()) << reference.error().message;
        if (reference)
            m_reference = std::move(*reference);
    }
    [[nodiscard]] bool over() const { return m_done == m_script.length; }

    // The name of what was under way; empty when the script was over by then.
    std::string killOnce(Seeded& random)
    {
        WriterProcess writer(m_path, m_script, m_done);
        // Some early, in creation or recovery; the others after some acknowledged steps. Then
        // between nothing and some milliseconds, short moments as likely as long ones.
        const std::uint64_t left = m_script.length - m_done.value_or(0);
        const bool early = !m_done && random.below(2) == 0;
        const std::uint64_t lines =
            early ? 1 : 1 + random.below(std::min<std::uint64_t>(left + 2, 6));
        EXPECT_TRUE(writer.waitForLines(lines)) << "the writer stopped by itself";
        waitFor(random.below(std::uint64_t{1} << random.below(15)));
        const int status = writer.killAndWait();
        EXPECT_TRUE(WIFSIGNALED(status)) << "the writer stopped by itself: " << status;
        std::string underWay = m_done ? "open" : "create";
        if (const auto acknowledged = writer.acknowledged()) {
            m_done = acknowledged;
            underWay = over() ? "" : m_reference.names[*m_done];
        }
        // Half of the times it is the next writer who recovers.
        check(random.below(2) == 0 ? Opening::forWriting : Opening::forLooking);
        return underWay;
    }
    [[nodiscard]] std::uint64_t kept() const { return m_kept; }
    [[nodiscard]] std::uint64_t lost() const { return m_lost; }

private:
    void check(Opening opening)
    {
        const auto store = openStore(m_script.kind, m_path, opening);
        if (!store) {
            // Only a creation that nobody was told about may be unfinished.
            EXPECT_FALSE(m_done.has_value()) << store.error().message;
            EXPECT_TRUE(store.error().code == ErrorCode::notFound ||
                        saysCreationWasInterrupted(store.error()))
                << store.error().message;
            std::filesystem::remove(m_path);
            ++m_lost;
            return;
        }
        const auto holds = observe(*store);
        ASSERT_TRUE(holds.has_value()) << holds.error().message;
        const std::uint64_t least = m_done.value_or(0);
        const bool kept = m_done && !over() && *holds == m_reference.holds[least + 1];
        EXPECT_TRUE(kept || *holds == m_reference.holds[least])
            << "after " << least << " steps and perhaps one more it holds\n"
            << *holds << "and must hold\n"
            << m_reference.holds[least];
        ++(kept || !m_done ? m_kept : m_lost);
        m_done = least + (kept ? 1 : 0);
    }

    Script m_script;
    std::string m_path;
    Reference m_reference;
    std::optional<std::uint64_t> m_done;  // nothing: not created yet
    std::uint64_t m_kept = 0;
    std::uint64_t m_lost = 0;
};

}  // namespace

TEST(Kill, NothingAcknowledgedIsLostAndNothingIsHalfThere)
{
    const std::uint64_t seed = numberFrom("ESTATE_KILL_SEED", std::random_device{}());
    const std::uint64_t runs = numberFrom("ESTATE_KILL_RUNS", 100);
    std::cout << "ESTATE_KILL_SEED=" << seed << std::endl;
    Seeded random(seed);
    std::map<std::string, std::uint64_t> underWay;
    std::uint64_t kept = 0;
    std::uint64_t lost = 0;
    std::uint64_t number = 0;
    for (std::uint64_t run = 0; run < runs && !testing::Test::HasFailure(); ++number) {
        // On a disk most of the time goes by in a sync; in memory nearly none.
        const ScratchFolder onDisk;
        const ScratchMemory inMemory;
        const Script script{number % 2 == 0 ? StoreKind::journal : StoreKind::workspace,
                            random.next() >> 1, 30};
        KilledScript killed(script, number % 3 == 0 ? onDisk.file("estate.journal")
                                                    : inMemory.file("estate.journal"));
        for (; run < runs && !killed.over() && !testing::Test::HasFailure(); ++run)
            ++underWay[killed.killOnce(random)];
        kept += killed.kept();
        lost += killed.lost();
    }
    std::cout << runs << " kills on " << number << " journals; of what was under way " << kept
              << " were there and " << lost << " not\nUnder way:";
    for (const auto& [name, count] : underWay)
        std::cout << " " << (name.empty() ? "nothing" : name) << " " << count;
    std::cout << std::endl;
    // All that is claimed was there to go wrong.
    if (runs >= 100) {
        EXPECT_GT(underWay.size(), 4u);
    }
    if (runs >= 1'000) {
        EXPECT_GT(underWay["create"], 0u);
        EXPECT_GT(kept, 0u);
    }
}

TEST(Kill, AKilledWriterLeavesNoLock)
{
    const ScratchFolder folder;
    const std::string path = folder.file("estate.journal");
    WriterProcess writer(path, {StoreKind::workspace, 1, 1}, std::nullopt);
    ASSERT_TRUE(writer.waitForLines(3));  // and now it only waits
    EXPECT_EQ(Workspace::open(path).error().code, ErrorCode::locked);
    EXPECT_TRUE(Workspace::openReadOnly(path).has_value());
    writer.killAndWait();
    const auto opened = Workspace::open(path);
    EXPECT_TRUE(opened.has_value()) << opened.error().message;
}
