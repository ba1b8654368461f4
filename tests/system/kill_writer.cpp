// Writes to a journal until it is killed: proposes, approves, commits step by step, aborts, and
// brings regions back. Prints "durable N" for each index that was acknowledged.
//   kill_writer JOURNAL SEED
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <unistd.h>

#include "engine/journal/workspace.h"
#include "tests/durability/seeded.h"

using namespace estate;

namespace {

[[noreturn]] void stop(const char* step, const Error& error)
{
    std::fprintf(stderr, "kill_writer: %s: %s\n", step, error.message.c_str());
    std::_Exit(3);
}

template <typename T>
void require(const char* step, const Result<T>& result)
{
    if (!result)
        stop(step, result.error());
}

class Writer {
public:
    Writer(Workspace workspace, std::uint64_t seed)
        : m_workspace(std::move(workspace)), m_random(seed)
    {}

    void run()
    {
        acknowledge();
        while (true) {
            if (m_workspace.proposals().executing() != nullptr)
                goOn();
            else if (!m_workspace.state().unavailableRegions().empty() && m_random.below(2) == 0)
                bringBack();
            else
                begin();
        }
    }

private:
    Timestamp later() { return m_workspace.lastTimestamp() + seconds(1 + m_random.below(600)); }

    // One write, so that no half line is ever read.
    void acknowledge()
    {
        const std::string line =
            "durable " + std::to_string(m_workspace.journal().durableIndex()) + "\n";
        if (write(STDOUT_FILENO, line.data(), line.size()) < 0)
            std::_Exit(4);
    }

    void goOn()
    {
        if (m_random.below(10) == 0)
            require("abort", m_workspace.abortCommit("ada", "changed my mind", later()));
        else
            require("step", m_workspace.stepCommit(later()));
        acknowledge();
    }

    void bringBack()
    {
        const auto& lost = m_workspace.state().unavailableRegions();
        const RegionIndex region = lost[m_random.below(lost.size())];
        require("online",
                m_workspace.changeRegion("ada", m_workspace.state().catalog().region(region).id,
                                         RegionChange::online, later()));
        acknowledge();
    }

    void begin()
    {
        const auto& regions = m_workspace.state().catalog().regions;
        const FailureSet failures{{regions[m_random.below(regions.size())].id}, {}, {}};
        const Timestamp at = later();
        const auto proposal = m_workspace.propose("ada", "drill", failures, at);
        require("propose", proposal);
        acknowledge();
        require("judge", m_workspace.judge(*proposal, "grace", Verdict::approve, "", at));
        acknowledge();
        const auto lost = m_workspace.proposals().find(*proposal)->content.lostOperations;
        require("begin", m_workspace.beginCommit(*proposal, "ada", lost, at));
        acknowledge();
    }

    Workspace m_workspace;
    Seeded m_random;
};

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const std::string path = argv[1];
    auto workspace =
        std::filesystem::exists(path)
            ? Workspace::open(path)
            : Workspace::create(path, {EstateOrigin::fourRegion, 1'000, ""}, "ada", sampleEpoch);
    if (!workspace)
        stop("open", workspace.error());
    Writer(std::move(*workspace), std::strtoull(argv[2], nullptr, 10)).run();
}
