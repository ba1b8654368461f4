// The real estatectl on the federation: cuts that go on after a restart, what fails closed, the
// simulator, and estates of event logs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/estatectl_journal.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string thousandApplications =
    ESTATE_SOURCE_DIR "/resources/scenarios/thousand-applications.jsonl";

ProgramRun estatectl(const std::vector<std::string>& words)
{
    return runProgram(ESTATECTL, words);
}

json jsonOf(std::vector<std::string> words)
{
    words.emplace_back("--json");
    const ProgramRun run = estatectl(words);
    const json document = json::parse(run.out, nullptr, false);
    EXPECT_FALSE(document.is_discarded()) << run.out.substr(0, 500) << run.err;
    return document;
}

std::vector<std::string> eventsOf(const json& document)
{
    std::vector<std::string> names;
    for (const json& event : document["events"])
        names.push_back(event["event"].get<std::string>());
    return names;
}

class EstatectlCuts : public JournalTest {
protected:
    void SetUp() override { create(); }
    [[nodiscard]] std::vector<std::string> cut(std::vector<std::string> words,
                                               bool named = false) const
    {
        words.insert(words.begin(), "cut");
        words.insert(words.end(), {"--journal", m_journal});
        if (named)
            words.insert(words.end(), {"--operator", "ada"});
        return words;
    }
};

TEST_F(EstatectlCuts, ACutThatStoppedGoesOnInAnotherProcessWithAnotherRound)
{
    const json declared = jsonOf(cut({"declare", "nightly", "v00398437"}, true));
    EXPECT_EQ(declared["document"], "cut-declared");
    EXPECT_EQ(eventsOf(declared), (std::vector<std::string>{"checkpoint-taken", "cut-declared"}));
    EXPECT_EQ(declared["participants"].size(), 6u);
    EXPECT_EQ(declared["prepared"], 0);

    const json stopped = jsonOf(cut({"run", "nightly", "--steps", "1"}));
    EXPECT_EQ(eventsOf(stopped), (std::vector<std::string>{"cut-resumed", "cut-prepared"}));
    EXPECT_EQ(stopped["round"], 2);
    EXPECT_EQ(stopped["ended"], false);
    const json held = jsonOf({"directory", "checkpoint", "--journal", m_journal});
    EXPECT_EQ(held["taken"], true);
    EXPECT_EQ(held["kept"][0]["holders"], (json{"cut nightly", "region r016", "region r017"}));

    const ProgramRun again = estatectl(cut({"run", "nightly"}));
    EXPECT_EQ(again.exitCode, 0) << again.err;
    EXPECT_THAT(again.out, HasSubstr("Cut nightly: preparing, 6 of 6 prepared in round 2"));
    EXPECT_THAT(again.out, HasSubstr("nightly, round 3"));
    EXPECT_THAT(again.out, HasSubstr("Ended: committed"));
    const json shown = jsonOf(cut({"show", "nightly"}));
    EXPECT_EQ(shown["phase"], "committed");
    EXPECT_EQ(shown["ended"], true);
    EXPECT_EQ(shown["prepared"], 6);
    const json released = jsonOf({"directory", "checkpoint", "--journal", m_journal});
    EXPECT_EQ(released["kept"][0]["holders"], (json{"region r016", "region r017"}));
    EXPECT_EQ(estatectl({"journal", "verify", m_journal}).exitCode, 0);
}

TEST_F(EstatectlCuts, ACutIsTakenBackUntilItIsDecided)
{
    EXPECT_EQ(estatectl(cut({"declare", "first", "v00398437"}, true)).exitCode, 0);
    const json aborted = jsonOf(cut({"abort", "first", "--reason", "r017 is busy"}, true));
    EXPECT_EQ(aborted["phase"], "aborted");
    EXPECT_EQ(aborted["reason"], "r017 is busy");
    const ProgramRun run = estatectl(cut({"run", "first"}));
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_THAT(run.err, HasSubstr("was aborted: r017 is busy"));

    EXPECT_EQ(estatectl(cut({"declare", "second", "v00398437"}, true)).exitCode, 0);
    EXPECT_EQ(estatectl(cut({"run", "second"})).exitCode, 0);
    const auto tooLate = estatectl(cut({"abort", "second", "--reason", "late"}, true));
    EXPECT_EQ(tooLate.exitCode, 1);
    EXPECT_THAT(tooLate.err, HasSubstr("a journaled decision stands"));
    const json listed = jsonOf(cut({"show"}));
    ASSERT_EQ(listed["cuts"].size(), 2u);
    EXPECT_EQ(listed["cuts"][0]["phase"], "aborted");
    EXPECT_EQ(listed["cuts"][1]["phase"], "committed");
}

TEST_F(EstatectlCuts, WhoCarriesACutOnIsNotedAndNeededOnceThereAreRoles)
{
    EXPECT_EQ(estatectl(cut({"declare", "nightly", "v00398437"}, true)).exitCode, 0);
    const json run = jsonOf(cut({"run", "nightly", "--steps", "1"}, true));
    EXPECT_EQ(eventsOf(run),
              (std::vector<std::string>{"audit-noted", "cut-resumed", "cut-prepared"}));
    EXPECT_EQ(run["events"][0]["actor"], "ada");
    EXPECT_EQ(run["events"][0]["detail"]["action"], "cut-run");
    EXPECT_EQ(run["events"][0]["detail"]["subject"], "nightly");
    EXPECT_EQ(estatectl({"roles", "grant", "ada", "administrator", "--journal", m_journal,
                         "--operator", "ada"})
                  .exitCode,
              0);
    const std::string before = jsonOf({"journal", "show", m_journal})["head"]["hash"];
    const auto nobody = estatectl(cut({"run", "nightly"}));
    EXPECT_EQ(nobody.exitCode, 1);
    EXPECT_THAT(nobody.err, HasSubstr("give --operator NAME"));
    auto words = cut({"run", "nightly"});
    words.insert(words.end(), {"--operator", "vera"});
    EXPECT_EQ(estatectl(words).exitCode, 1);
    EXPECT_EQ(jsonOf({"journal", "show", m_journal})["head"]["hash"], before);
    EXPECT_EQ(estatectl(cut({"run", "nightly"}, true)).exitCode, 0);
}

TEST_F(EstatectlCuts, WhatIsUnknownOrUsedIsRefusedAndChangesNothing)
{
    EXPECT_EQ(estatectl(cut({"declare", "nightly", "v00398437"}, true)).exitCode, 0);
    const std::string before = jsonOf({"journal", "show", m_journal})["head"]["hash"];
    const auto misspelled = estatectl(cut({"run", "nihgtly"}));
    EXPECT_EQ(misspelled.exitCode, 2);
    EXPECT_THAT(misspelled.err, HasSubstr("near: nightly"));
    const json again = jsonOf(cut({"declare", "nightly", "v00398437"}, true));
    EXPECT_EQ(again["error"]["code"], "duplicate-id");
    const json planned = jsonOf(cut({"plan", "v00398437", "--operation", "nightly"}));
    EXPECT_EQ(planned["error"]["code"], "duplicate-id");
    const auto unknown = estatectl(cut({"declare", "other", "v0039843"}, true));
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_THAT(unknown.err, HasSubstr("v00398437"));
    EXPECT_EQ(estatectl(cut({"run", "nightly", "--steps", "0"})).exitCode, 2);
    EXPECT_EQ(jsonOf({"journal", "show", m_journal})["head"]["hash"], before);
}

TEST_F(EstatectlCuts, AnOpenCutShowsInTheExportsOfItsRegions)
{
    EXPECT_EQ(estatectl(cut({"declare", "nightly", "v00398437"}, true)).exitCode, 0);
    const json exports = jsonOf({"exports", "r015,r016,r017", "--journal", m_journal});
    EXPECT_EQ(exports["exports"][0]["commitments"]["openCuts"], 0);
    EXPECT_EQ(exports["exports"][1]["commitments"]["openCuts"], 1);
    EXPECT_EQ(exports["exports"][2]["commitments"]["openCuts"], 1);
    EXPECT_EQ(exports["exports"][2]["checkpoint"]["epoch"], 1);
    EXPECT_EQ(exports["exports"][2]["generation"], 2);
    EXPECT_EQ(estatectl(cut({"run", "nightly"})).exitCode, 0);
    const json after = jsonOf({"exports", "r017", "--journal", m_journal});
    EXPECT_EQ(after["exports"][0]["commitments"]["openCuts"], 0);
}

TEST(EstatectlFederation, APartitionThatDoesNotAnswerFailsClosed)
{
    const auto run = estatectl({"directory", "closure", "v00398437", "--unavailable", "429"});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("Partition 429"));
    EXPECT_EQ(jsonOf({"cut", "plan", "v00398437", "--unavailable", "429"})["error"]["code"],
              "partition-unavailable");
}

TEST(EstatectlFederation, FiftySeedsKeepEveryInvariant)
{
    const auto run = estatectl({"cut", "simulate", "--seeds", "50"});
    EXPECT_EQ(run.exitCode, 0) << run.out;
    EXPECT_THAT(run.out, HasSubstr("SIMULATED CUTS, seeds 1 to 50"));
    EXPECT_THAT(run.out, HasSubstr("Every invariant held."));
}

TEST(EstatectlFederation, ALogsDirectoryAndExportsFollowItsEvents)
{
    const json edges =
        jsonOf({"directory", "edges", "legacy-database-0000", "--log", thousandApplications});
    EXPECT_EQ(edges["population"], "database");
    ASSERT_GT(edges["edges"].size(), 0u);
    EXPECT_EQ(edges["edges"][0]["kind"], "database backed by volume");
    EXPECT_EQ(edges["edges"][0]["count"], 1);
    const json exports = jsonOf({"exports", "--log", thousandApplications});
    EXPECT_EQ(exports["exports"].size(), exports["totals"]["regions"].get<std::size_t>());
    EXPECT_GT(exports["totals"]["updates"].get<std::uint64_t>(), exports["exports"].size());
}

TEST(EstatectlFederation, AnEstateWithoutVolumesHasAnEmptyDirectoryAndNothingToCut)
{
    const ScratchFolder folder;
    const std::string log = folder.file("opened.jsonl");
    const std::string whole = readWholeFile(thousandApplications);
    writeWholeFile(log, whole.substr(0, whole.find('\n') + 1));
    const json checkpoint = jsonOf({"directory", "checkpoint", "--log", log});
    EXPECT_EQ(checkpoint["highWaterMarks"], 0);
    EXPECT_EQ(checkpoint["volumeRecords"], 0);
    EXPECT_EQ(jsonOf({"exports", "--log", log})["exports"], json::array());
    const auto simulated = estatectl({"cut", "simulate", "--log", log});
    EXPECT_EQ(simulated.exitCode, 2);
    EXPECT_THAT(simulated.err, HasSubstr("two regions"));
    EXPECT_EQ(estatectl({"directory", "closure", "--everything", "--log", log}).exitCode, 2);
}

TEST(EstatectlFederation, AGraphIsLaidOverTheEstate)
{
    const json document =
        jsonOf({"directory", "closure", "v00000000", "--profile", "giant-component"});
    EXPECT_EQ(document["members"], 12'000'000);
    EXPECT_EQ(document["participants"].size(), 8'192u);
}

}  // namespace
}  // namespace estate::test
