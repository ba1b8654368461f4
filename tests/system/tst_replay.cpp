// estatectl replay on event logs: the log of docs/event-log.md, continued, refused, and exported
// from a journal.
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/program_run.h"
#include "tests/unit/scratch_folder.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

std::vector<std::string> linesOf(const std::string& text)
{
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

// "A whole log" of the documentation: events 1 to 10.
std::string documentedLog()
{
    std::string log;
    bool inSection = false;
    for (const std::string& line : linesOf(readWholeFile(ESTATE_SOURCE_DIR "/docs/event-log.md"))) {
        if (line.starts_with("## "))
            inSection = line == "## A whole log";
        if (inSection && line.starts_with("{"))
            log += line + "\n";
    }
    return log;
}

std::string eventLine(std::uint64_t index, std::uint64_t atNs, const std::string& kind)
{
    return R"({"index":")" + std::to_string(index) + R"(","atNs":")" + std::to_string(atNs) +
           R"(","actor":"ada","event":{"schemaVersion":1,)" + kind + "}}\n";
}

class Replay : public testing::Test {
protected:
    [[nodiscard]] ProgramRun replay(const std::string& log,
                                    const std::vector<std::string>& more = {}) const
    {
        writeWholeFile(m_log, log);
        std::vector<std::string> words = {"replay", m_log};
        words.insert(words.end(), more.begin(), more.end());
        return runProgram(ESTATECTL, words);
    }
    [[nodiscard]] json document(const std::string& log, std::vector<std::string> more = {}) const
    {
        more.push_back("--json");
        const auto run = replay(log, more);
        EXPECT_EQ(run.exitCode, 0) << run.out << run.err;
        return json::parse(run.out);
    }
    // The log and the answers of every worker to what it leaves undecided.
    [[nodiscard]] std::string carriedOut(const std::string& log) const
    {
        std::string longer = log;
        const json told = document(log, {"--tasks"});
        for (const json& line : told["work"]["answers"])
            longer += line.get<std::string>() + "\n";
        return longer;
    }

    ScratchFolder m_folder;
    std::string m_log = m_folder.file("drill.events");
};

TEST_F(Replay, TheDocumentedLogPlacesItsVolume)
{
    const auto run = replay(documentedLog());
    EXPECT_EQ(run.exitCode, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("plan-at-watermark up to record 9"));
    EXPECT_THAT(run.out, HasSubstr("ledger-0  east    he/0"));
    EXPECT_THAT(run.out, HasSubstr("Replayed 10 events"));
    const json told = document(documentedLog());
    EXPECT_EQ(told["events"], 10);
    EXPECT_EQ(told["time"], "1970-01-01T00:00:02.000000000Z");
    EXPECT_EQ(told["audit"]["plannedUnits"], 1);
    EXPECT_EQ(told["audit"]["inFlightUnits"], 1);
    ASSERT_EQ(told["plans"].size(), 1u);
    EXPECT_EQ(told["plans"][0]["index"], 10);
    const json leg = told["plans"][0]["effects"]["plan"]["placements"][0]["legs"][0];
    EXPECT_EQ(leg["host"], "he");
    EXPECT_EQ(leg["bytes"], "100000000000");
    EXPECT_THAT(run.out, HasSubstr(told["stateHash"].get<std::string>()));
}

TEST_F(Replay, TheAnswersThatItPrintsCarryAGangOut)
{
    const json open = document(documentedLog(), {"--tasks"})["work"];
    ASSERT_EQ(open["gangs"].size(), 1u);
    EXPECT_EQ(open["gangs"][0]["kind"], "placement");
    EXPECT_EQ(open["gangs"][0]["phase"], "preparing");
    EXPECT_EQ(open["gangs"][0]["tasks"][0]["worker"], "he");
    ASSERT_EQ(open["answers"].size(), 2u);
    EXPECT_EQ(json::parse(open["answers"][0].get<std::string>())["index"], "11");

    const json told = document(carriedOut(documentedLog()), {"--tasks"});
    EXPECT_EQ(told["events"], 12);
    EXPECT_EQ(told["audit"]["committedUnits"], 1);
    EXPECT_EQ(told["audit"]["inFlightUnits"], 0);
    EXPECT_TRUE(told["work"]["gangs"].empty());
    EXPECT_TRUE(told["work"]["answers"].empty());
    // Half of the answers: prepared, waiting for its commit.
    const json half = document(carriedOut(documentedLog()), {"--tasks", "--until", "11"});
    EXPECT_EQ(half["work"]["gangs"][0]["phase"], "prepared");
    EXPECT_EQ(half["work"]["answers"].size(), 1u);
}

TEST_F(Replay, ALostRegionIsRecoveredOnceItsLeaseHasPassed)
{
    std::string log = carriedOut(documentedLog());
    log += eventLine(13, 3'000'000'000,
                     R"("observeReplica":{"volume":"ledger-0","region":"west","epoch":1,)"
                     R"("durableOperations":4990,"appliedOperations":4980,)"
                     R"("observedAtNs":3000000000})");
    log += eventLine(14, 3'000'000'000,
                     R"("observeBacklog":{"volume":"ledger-0","region":"west","epoch":1,)"
                     R"("durableOperations":4990,"appliedOperations":4980,"pendingBytes":40960,)"
                     R"("pendingOperations":10,"layers":[{"path":"east-west",)"
                     R"("transport":"TRANSPORT_TCP","demuxBytesPerSecond":500000000,)"
                     R"("demuxIops":100000}],"observedAtNs":3000000000})");
    log += eventLine(15, 4'000'000'000,
                     R"("changeRegion":{"region":"east","change":"REGION_CHANGE_OFFLINE"})");
    log += eventLine(16, 4'000'000'000, R"("planAtWatermark":{"watermark":15})");

    const json planned = document(log, {"--tasks"});
    ASSERT_EQ(planned["plans"].size(), 2u);
    const json group = planned["plans"][1]["effects"]["plan"]["groups"][0];
    EXPECT_EQ(group["kind"], "GANG_KIND_FAILOVER");
    EXPECT_EQ(group["outcome"], "OUTCOME_RECOVER");
    EXPECT_EQ(group["destination"], "west");
    EXPECT_EQ(group["lostOperations"], "10");  // 5,000 at the source, 4,990 durable in west
    // Lost at 4 s, 10 s lease, 2 s skew: no fence before 16 s.
    const json answers = planned["work"]["answers"];
    ASSERT_EQ(answers.size(), 3u);
    const json fence = json::parse(answers[1].get<std::string>());
    EXPECT_TRUE(fence["event"].contains("sourceFenced"));
    EXPECT_EQ(fence["atNs"], "16000000000");

    const json done = document(carriedOut(log));
    EXPECT_EQ(done["audit"]["committedUnits"], 2);
    EXPECT_EQ(done["audit"]["inFlightUnits"], 0);
    const auto text = replay(log);
    EXPECT_THAT(text.out, HasSubstr("recovered-within-rto"));
}

TEST_F(Replay, TheSameLogGivesTheSameBytesFromAFileAndFromStandardInput)
{
    const auto first = replay(documentedLog(), {"--tasks"});
    const auto second = replay(documentedLog(), {"--tasks"});
    EXPECT_EQ(first.out, second.out);
    const auto piped = runProgram(ESTATECTL, {"replay", "-", "--tasks"}, m_log);
    EXPECT_EQ(piped.exitCode, 0) << piped.err;
    EXPECT_EQ(piped.out, first.out);
}

TEST_F(Replay, JsonLinesAreOneForEachEvent)
{
    const auto run = replay(documentedLog(), {"--json-lines"});
    EXPECT_EQ(run.exitCode, 0) << run.err;
    const auto lines = linesOf(run.out);
    ASSERT_EQ(lines.size(), 10u);
    EXPECT_EQ(lines[0], R"({"schemaVersion":1,"repeatedEvent":false})");
    EXPECT_EQ(json::parse(lines[9])["plan"]["placements"][0]["volume"], "ledger-0");
}

TEST_F(Replay, ARefusedEventEndsItWithItsLineItsNameAndItsReason)
{
    const std::string log =
        documentedLog() + eventLine(11, 3'000'000'000, R"("changeSite":{"site":"east-9"})");
    const auto run = replay(log);
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_THAT(run.err, HasSubstr("Line 11: Event 11 \"change-site\" was refused:"));
    EXPECT_THAT(run.err, HasSubstr("east-9"));
    const auto told = replay(log, {"--json"});
    EXPECT_EQ(told.exitCode, 1);
    const json error = json::parse(told.out)["error"];
    EXPECT_EQ(error["fields"]["line"], "11");
    EXPECT_EQ(error["fields"]["event"], "change-site");
    EXPECT_EQ(error["fields"]["refusal"], "unknown-id");
    EXPECT_THAT(error["fields"]["near"], HasSubstr("east-1"));
    // It counts as if it had not been there.
    EXPECT_EQ(replay(log, {"--until", "10"}).exitCode, 0);
}

TEST_F(Replay, AReplayThatKeepsGoingReportsWhatIsRefusedAndGoesOnAtTheSameIndex)
{
    const std::string log = documentedLog() +
                            eventLine(11, 3'000'000'000, R"("changeSite":{"site":"east-9"})") +
                            eventLine(11, 3'000'000'000, R"("changeSite":{"site":"east-1"})") +
                            eventLine(11, 3'000'000'000, R"("changeSite":{"site":"west-1"})");
    const json told = document(log, {"--keep-going"});
    EXPECT_EQ(told["events"], 11);
    ASSERT_EQ(told["refused"].size(), 2u);
    EXPECT_EQ(told["refused"][0]["fields"]["line"], "11");
    EXPECT_EQ(told["refused"][1]["fields"]["line"], "13");
    EXPECT_EQ(told["refused"][1]["fields"]["refusal"], "out-of-order");
    const std::string accepted =
        documentedLog() + eventLine(11, 3'000'000'000, R"("changeSite":{"site":"east-1"})");
    EXPECT_EQ(told["stateHash"], document(accepted)["stateHash"]);
    const auto lines = linesOf(replay(log, {"--keep-going", "--json-lines"}).out);
    ASSERT_EQ(lines.size(), 13u);
    EXPECT_TRUE(json::parse(lines[10]).contains("error"));
    EXPECT_TRUE(json::parse(lines[11]).contains("repeatedEvent"));
    const auto text = replay(log, {"--keep-going"});
    EXPECT_EQ(text.exitCode, 0);
    EXPECT_THAT(text.out, HasSubstr("Line 13: Event 11 \"change-site\" was refused:"));
}

TEST_F(Replay, ALineThatIsNoEventEndsItWithItsNumber)
{
    const std::string log = documentedLog();
    for (const std::string& bad :
         {std::string("\n"), std::string("\r\n"), std::string("nonsense\n"), std::string("# no\n"),
          std::string(R"({"index":"11","event":{"schemaVersion":1,"putSiet":{}}})") + "\n"}) {
        for (const std::vector<std::string>& more :
             {std::vector<std::string>{}, std::vector<std::string>{"--keep-going"}}) {
            const auto run = replay(log + bad, more);
            EXPECT_EQ(run.exitCode, 2) << bad;
            EXPECT_THAT(run.err, HasSubstr("Line 11: ")) << bad;
        }
    }
    // A log may end with its last newline or without it.
    EXPECT_EQ(replay(log.substr(0, log.size() - 1)).exitCode, 0);
    EXPECT_EQ(replay("").exitCode, 0);
    EXPECT_THAT(replay("").out, HasSubstr("Nothing was replayed"));
}

TEST_F(Replay, BadUsageIsSaidSo)
{
    EXPECT_EQ(runProgram(ESTATECTL, {"replay"}).exitCode, 2);
    const auto missing = runProgram(ESTATECTL, {"replay", m_folder.file("none")});
    EXPECT_EQ(missing.exitCode, 2);
    EXPECT_THAT(missing.err, HasSubstr("There is no event log"));
    EXPECT_EQ(replay(documentedLog(), {"--json", "--json-lines"}).exitCode, 2);
    EXPECT_EQ(replay(documentedLog(), {"--tasks", "--json-lines"}).exitCode, 2);
    EXPECT_EQ(replay(documentedLog(), {"--until", "soon"}).exitCode, 2);
}

TEST_F(Replay, AJournalExportedAsALogReplaysToTheSameState)
{
    const std::string journal = m_folder.file("test.journal");
    const auto estatectl = [&](std::vector<std::string> words) {
        const auto run = runProgram(ESTATECTL, words);
        EXPECT_EQ(run.exitCode, 0) << words.front() << ": " << run.out << run.err;
        return run.out;
    };
    estatectl({"journal", "create", journal, "--operator", "ada", "--estate", "four-region"});
    const json opened = json::parse(estatectl(
        {"propose", "--journal", journal, "--operator", "ada", "--fail", "us-east-1", "--json"}));
    const std::string proposal = opened["proposal"];
    estatectl({"approve", proposal, "--journal", journal, "--operator", "grace"});
    estatectl({"commit", proposal, "--journal", journal, "--operator", "ada", "--accept-lost",
               std::to_string(opened["lostOperations"].get<std::uint64_t>())});

    const json shown = json::parse(estatectl({"journal", "show", journal, "--json"}));
    const std::string log = estatectl({"journal", "export", journal, "--json-lines"});
    EXPECT_THAT(log, HasSubstr("proposalOpened"));
    EXPECT_THAT(log, HasSubstr("gangCommitted"));
    const json told = document(log);
    EXPECT_EQ(told["events"], shown["head"]["index"]);
    EXPECT_EQ(told["stateHash"], shown["stateHash"]);
}

}  // namespace
}  // namespace estate::test
