// Two real processes want the same thing of one journal at the same moment. One gets it, the other
// is told why it did not, and nothing is lost or there twice.
//   ESTATE_RACE_ROUNDS=n tries so many leads of the one before the other.
#include <array>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/program_run.h"
#include "tests/unit/scratch_folder.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::AnyOf;
using testing::HasSubstr;

// The second process starts between together with the first and when that has surely opened the
// journal, and in the last rounds when it may have ended.
constexpr std::uint64_t leadStepMicroseconds = 2'000;

std::uint64_t rounds()
{
    const char* text = std::getenv("ESTATE_RACE_ROUNDS");
    return text == nullptr ? 16 : std::strtoull(text, nullptr, 10);
}

class EstatectlRace : public testing::Test {
protected:
    static json done(const std::vector<std::string>& words)
    {
        std::vector<std::string> all = words;
        all.emplace_back("--json");
        const ProgramRun run = runProgram(ESTATECTL, all);
        EXPECT_EQ(run.exitCode, 0) << run.out << run.err;
        return json::parse(run.out, nullptr, false);
    }
    [[nodiscard]] std::vector<std::string> command(std::vector<std::string> words,
                                                   const std::string& who) const
    {
        words.insert(words.end(), {"--journal", m_journal, "--operator", who, "--json"});
        return words;
    }
    // A journal with an open proposal, the same for every round.
    void makeFirst()
    {
        m_journal = m_first;
        static_cast<void>(
            done({"journal", "create", m_first, "--operator", "ada", "--estate", "four-region"}));
        const json proposed =
            done({"propose", "--journal", m_first, "--operator", "ada", "--fail", "us-east-1"});
        m_proposal = proposed["proposal"];
        m_lost = std::to_string(proposed["lostOperations"].get<std::uint64_t>());
    }
    void beginAnew() const
    {
        for (const char* suffix : {"", "-wal", "-shm"})
            std::filesystem::remove(m_journal + suffix);
        std::filesystem::copy_file(m_first, m_journal);
    }
    // How often each kind of event stands in the journal, which verifies.
    std::map<std::string, int> counted()
    {
        const ProgramRun verified = runProgram(ESTATECTL, {"journal", "verify", m_journal});
        EXPECT_EQ(verified.exitCode, 0) << verified.out << verified.err;
        std::map<std::string, int> counts;
        const json audit = done({"audit", "--journal", m_journal});
        for (const json& entry : audit["entries"])
            ++counts[entry["event"].get<std::string>()];
        return counts;
    }
    // Runs both, checks that one won, and gives the code that the other was told.
    std::string race(std::uint64_t round, const std::vector<std::string>& one,
                     const std::vector<std::string>& two)
    {
        beginAnew();
        const bool swapped = round % 2 == 1;
        const auto runs = runTogether(ESTATECTL, swapped ? two : one, swapped ? one : two,
                                      round / 2 * leadStepMicroseconds);
        const std::size_t winner = runs[0].exitCode == 0 ? 0 : 1;
        const ProgramRun& won = runs[winner];
        const ProgramRun& lost = runs[1 - winner];
        EXPECT_EQ(won.exitCode, 0) << won.out << won.err;
        EXPECT_EQ(lost.exitCode, 1) << lost.out << lost.err;
        const json error = json::parse(lost.out, nullptr, false)["error"];
        const std::string code = error["code"];
        EXPECT_THAT(code, AnyOf("locked", "contradiction", "not-allowed")) << lost.out;
        if (code == "locked") {
            EXPECT_THAT(error["message"].get<std::string>(),
                        HasSubstr("is being written by another program"));
        } else {
            EXPECT_THAT(error["message"].get<std::string>(), HasSubstr(m_proposal.substr(0, 12)));
        }
        return code;
    }
    static void tell(const std::map<std::string, int>& told)
    {
        std::cout << "Of " << rounds() << " who came second:";
        for (const auto& [code, count] : told)
            std::cout << " " << code << " " << count;
        std::cout << std::endl;
    }

    ScratchFolder m_folder;
    std::string m_first = m_folder.file("first.journal");
    std::string m_journal = m_folder.file("raced.journal");
    std::string m_proposal;
    std::string m_lost;
};

TEST_F(EstatectlRace, OfTwoWhoApproveAtOnceOneDoes)
{
    makeFirst();
    m_journal = m_folder.file("raced.journal");
    std::map<std::string, int> told;
    for (std::uint64_t round = 0; round < rounds() && !HasFailure(); ++round) {
        ++told[race(round, command({"approve", m_proposal}, "grace"),
                    command({"approve", m_proposal}, "edsger"))];
        const auto counts = counted();
        EXPECT_EQ(counts.at("proposal-judged"), 1) << round;
        EXPECT_EQ(counts.at("proposal-opened"), 1) << round;
        const json shown = done({"proposals", m_proposal, "--journal", m_journal});
        EXPECT_EQ(shown["status"], "approved") << round;
    }
    tell(told);
}

TEST_F(EstatectlRace, OfTwoWhoCommitAtOnceOneDoes)
{
    makeFirst();
    static_cast<void>(done({"approve", m_proposal, "--journal", m_first, "--operator", "grace"}));
    m_journal = m_folder.file("raced.journal");
    std::map<std::string, int> told;
    std::set<std::string> states;
    for (std::uint64_t round = 0; round < rounds() && !HasFailure(); ++round) {
        ++told[race(round, command({"commit", m_proposal, "--accept-lost", m_lost}, "ada"),
                    command({"commit", m_proposal, "--accept-lost", m_lost}, "grace"))];
        const auto counts = counted();
        EXPECT_EQ(counts.at("commit-begun"), 1) << round;
        EXPECT_EQ(counts.at("commit-ended"), 1) << round;
        EXPECT_EQ(counts.at("plan-at-watermark"), 1) << round;
        EXPECT_EQ(counts.at("gang-prepared"), counts.at("gang-committed")) << round;
        const json shown = done({"proposals", m_proposal, "--journal", m_journal});
        EXPECT_EQ(shown["status"], "committed") << round;
        states.insert(std::to_string(counts.at("gang-committed")));
    }
    EXPECT_EQ(states.size(), 1u);  // the same whoever wins
    tell(told);
}

// What one had done when the other came too late stays, and the other goes on from it.
TEST_F(EstatectlRace, WhoApprovesAndWhoCommentsAtOnceAreBothHeardOrToldToWait)
{
    makeFirst();
    m_journal = m_folder.file("raced.journal");
    for (std::uint64_t round = 0; round < rounds() && !HasFailure(); ++round) {
        beginAnew();
        const auto runs =
            runTogether(ESTATECTL, command({"approve", m_proposal}, "grace"),
                        command({"comment", m_proposal, "--comment", "why?"}, "edsger"),
                        round * leadStepMicroseconds / 2);
        auto counts = counted();
        const std::array<std::string, 2> events = {"proposal-judged", "proposal-commented"};
        EXPECT_LE(runs[0].exitCode + runs[1].exitCode, 1) << runs[0].out << runs[1].out;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            EXPECT_EQ(counts[events[i]], runs[i].exitCode == 0 ? 1 : 0) << round;
            if (runs[i].exitCode != 0) {
                EXPECT_EQ(json::parse(runs[i].out, nullptr, false)["error"]["code"], "locked");
            }
        }
    }
}

}  // namespace
}  // namespace estate::test
