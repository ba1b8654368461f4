// The real estatectl on what the planner answers beyond the loss of regions: sites, hosts, second
// losses, failbacks, sweeps, explanations, lint and reach.
#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/estatectl_journal.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string multiLoss = ESTATE_SOURCE_DIR "/resources/scenarios/multi-loss.jsonl";

ProgramRun estatectl(const std::vector<std::string>& words)
{
    return runProgram(ESTATECTL, words);
}

// On the tutorial estate.
ProgramRun fourRegion(std::vector<std::string> words)
{
    words.insert(words.end(), {"--estate", "four-region"});
    return estatectl(words);
}

json jsonOf(const ProgramRun& run)
{
    const json document = json::parse(run.out, nullptr, false);
    EXPECT_FALSE(document.is_discarded()) << run.out.substr(0, 500) << run.err;
    return document;
}

json fourRegionJson(std::vector<std::string> words)
{
    words.emplace_back("--json");
    return jsonOf(fourRegion(std::move(words)));
}

TEST(EstatectlPlanner, SitesAndHostsAreLostByIdAndNamed)
{
    const auto site = estatectl({"preview", "--fail-site", "s0034"});
    EXPECT_EQ(site.exitCode, 0) << site.err;
    EXPECT_THAT(site.out, HasSubstr("loss of site s0034 at"));
    EXPECT_THAT(site.out, HasSubstr("repair"));
    const json document =
        jsonOf(estatectl({"preview", "--fail", "r018", "--fail-site", "s0034", "--json"}));
    EXPECT_EQ(document["failures"],
              (json{{"regions", {"r018"}}, {"sites", {"s0034"}}, {"hosts", json::array()}}));
    std::size_t repairs = 0;
    for (const json& group : document["groups"])
        repairs += group["kind"] == "repair" ? 1 : 0;
    EXPECT_GT(repairs, 0u);
    EXPECT_LT(repairs, document["groups"].size());
    const auto unknown = estatectl({"preview", "--fail-host", "h1"});
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_THAT(unknown.err, HasSubstr("host"));
}

TEST(EstatectlPlanner, NothingLostIsBadUsage)
{
    const auto run = estatectl({"preview"});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_THAT(run.err, HasSubstr("--fail-site"));
    EXPECT_EQ(estatectl({"preview", "--fail", "r017", "--failback", "r018"}).exitCode, 2);
}

TEST(EstatectlPlanner, ADeclaredLossIsARangeOfOperations)
{
    const json document = fourRegionJson({"preview", "--fail", "us-east-1"});
    std::uint64_t lost = 0;
    for (const json& group : document["groups"])
        for (const json& placement : group["placements"]) {
            const json& range = placement["lostRange"];
            EXPECT_EQ(range.is_null(), placement["lostOperations"] == 0);
            if (range.is_null())
                continue;
            EXPECT_EQ(range["upTo"].get<std::uint64_t>() - range["after"].get<std::uint64_t>(),
                      placement["lostOperations"]);
            lost += placement["lostOperations"].get<std::uint64_t>();
        }
    EXPECT_EQ(lost, 100'000u);  // weights are 1 in this estate
    EXPECT_EQ(document["summary"]["lostOperations"], 100'000);
    EXPECT_THAT(fourRegion({"preview", "--fail", "us-east-1"}).out,
                HasSubstr("(39,950,000, 40,000,000]"));
}

TEST(EstatectlPlanner, CostOverTimeEndsAtTheGroupsCost)
{
    const json document = fourRegionJson({"preview", "--fail", "us-east-1"});
    ASSERT_FALSE(document["groups"].empty());
    for (const json& group : document["groups"]) {
        ASSERT_GE(group["costOverTime"].size(), 3u);
        EXPECT_EQ(group["costOverTime"].front()["costMicrounits"], "0");
        EXPECT_EQ(group["costOverTime"].back()["costMicrounits"], group["expectedCostMicrounits"]);
    }
}

TEST(EstatectlPlanner, ASecondLossTellsEveryGroupsFate)
{
    const std::vector<std::string> words = {"preview",   "--fail",  "us-east-1", "--then-fail",
                                            "us-east-2", "--after", "10m"};
    const auto text = fourRegion(words);
    EXPECT_EQ(text.exitCode, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("then of us-east-2 after 10 m 00 s"));
    EXPECT_THAT(text.out, HasSubstr("2 aborted, 5 lost-again, 4 newly-lost"));
    const json document = fourRegionJson(words);
    EXPECT_EQ(document["document"], "second-loss");
    EXPECT_EQ(document["afterNs"], 600'000'000'000);
    EXPECT_EQ(document["committedBefore"].size(), 5u);
    EXPECT_EQ(document["stories"].size(), 11u);
    EXPECT_EQ(document["summary"]["groups"], 11);
    EXPECT_EQ(document["summary"]["heldNotDurable"]["groups"], 7);
    EXPECT_EQ(document["summary"]["heldNotDurable"]["concreteVolumes"], 9);
    EXPECT_THAT(text.out, HasSubstr("  of which not durable"));
    EXPECT_EQ(document["first"]["failures"]["regions"], json::array({"us-east-1"}));
    EXPECT_EQ(document["second"]["failures"]["regions"], json::array({"us-east-2"}));
    EXPECT_EQ(fourRegion({"preview", "--fail", "us-east-1", "--then-fail", "us-east-2"}).exitCode,
              2);
    const auto twice = fourRegion(
        {"preview", "--fail", "us-east-1", "--then-fail", "us-east-1", "--after", "10m"});
    EXPECT_EQ(twice.exitCode, 2);
    EXPECT_THAT(twice.err, HasSubstr("it is lost once"));
}

TEST(EstatectlPlanner, ASiteWithoutRoomForItsCopiesIsNotAllFine)
{
    const json document = fourRegionJson({"sweep", "--kind", "sites"});
    EXPECT_EQ(document["lossesWith"]["allWithinRto"], 6);
    EXPECT_EQ(document["lossesWith"]["someUnrepaired"], 2);
}

TEST(EstatectlPlanner, WhatHasNoPlaceIsSaid)
{
    const ScratchFolder folder;
    const std::string log = folder.file("begun.events");
    {
        std::ifstream whole(multiLoss);
        std::ofstream begun(log);
        std::string line;
        for (int i = 0; i < 13 && std::getline(whole, line);
             ++i)  // two applications, nothing placed
            begun << line << "\n";
    }
    const std::vector<std::string> words = {"preview", "--log", log, "--fail", "us-east-1"};
    EXPECT_THAT(estatectl(words).out,
                HasSubstr("2 volumes have no place in the estate and are not counted\n"));
    std::vector<std::string> asJson = words;
    asJson.emplace_back("--json");
    EXPECT_EQ(jsonOf(estatectl(asJson))["unplacedVolumes"], 2);
}

TEST(EstatectlPlanner, ADirectoryIsNoProfile)
{
    const auto refused = estatectl({"preview", "--fail", "r017", "--profile", "/"});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("is a directory"));
}

TEST(EstatectlPlanner, AnEventLogIsAnEstateToLookAt)
{
    const auto run = estatectl({"preview", "--fail", "eu-west-1", "--log", multiLoss});
    EXPECT_EQ(run.exitCode, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("payments-data"));
    const auto piped =
        runProgram(ESTATECTL, {"preview", "--fail", "eu-west-1", "--log", "-"}, multiLoss);
    EXPECT_EQ(piped.out, run.out);
    EXPECT_EQ(estatectl({"lint", "--log", "/nowhere.events"}).exitCode, 2);
    EXPECT_EQ(estatectl({"lint", "--log", multiLoss, "--estate", "federal"}).exitCode, 2);
    const auto empty = estatectl({"lint", "--log", "/dev/null"});
    EXPECT_EQ(empty.exitCode, 2);
    EXPECT_THAT(empty.err, HasSubstr("empty"));
}

TEST(EstatectlPlanner, ALogWithARefusedEventIsNoEstate)
{
    const ScratchFolder folder;
    std::string log = readWholeFile(multiLoss);
    const std::string second = log.substr(0, log.find('\n') + 1);
    writeWholeFile(folder.file("twice.events"), second + second);
    const auto run = estatectl({"lint", "--log", folder.file("twice.events")});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_THAT(run.err, HasSubstr("Line 2"));
}

TEST(EstatectlPlanner, ASweepRanksEveryLossAndThreadsChangeNothing)
{
    const auto one = fourRegion({"sweep", "--threads", "1", "--json"});
    ASSERT_EQ(one.exitCode, 0) << one.err;
    EXPECT_EQ(one.out, fourRegion({"sweep", "--threads", "2", "--json"}).out);
    EXPECT_EQ(one.err, "");  // progress is for people at a terminal
    const json document = jsonOf(one);
    EXPECT_EQ(document["losses"], 10);  // 4 regions and their 6 pairs
    EXPECT_EQ(document["planned"].get<int>() + document["composed"].get<int>(), 10);
    EXPECT_EQ(document["outcomes"], document["top"].size());
    const json& worst = document["top"][0];
    EXPECT_EQ(worst["examples"][0], (json{"us-east-1", "us-east-2"}));
    EXPECT_EQ(worst["held"], 7);
    const json preview = fourRegionJson({"preview", "--fail", "us-east-1,us-east-2"});
    EXPECT_EQ(worst["expectedCostMicrounits"],
              preview["summary"]["expectedCostMicrounits"]["total"]);
    std::uint64_t losses = 0;
    for (const json& row : document["top"])
        losses += row["losses"].get<std::uint64_t>();
    EXPECT_EQ(losses, 10u);
    EXPECT_THAT(fourRegion({"sweep", "--top", "1"}).out, HasSubstr("us-east-1, us-east-2"));
}

TEST(EstatectlPlanner, ASweepsMatrixIsANewFile)
{
    const ScratchFolder folder;
    const std::string path = folder.file("pairs.csv");
    EXPECT_EQ(fourRegion({"sweep", "--kind", "site-pairs", "--matrix", path}).exitCode, 0);
    const std::string matrix = readWholeFile(path);
    EXPECT_EQ(std::ranges::count(matrix, '\n'), 1 + 8 + 28);
    EXPECT_THAT(matrix, HasSubstr("\nus-east-1a,us-east-1b,1,"));
    EXPECT_EQ(fourRegion({"sweep", "--kind", "site-pairs", "--matrix", "-"}).out, matrix);
    const auto again = fourRegion({"sweep", "--matrix", path});
    EXPECT_EQ(again.exitCode, 1);
    EXPECT_EQ(readWholeFile(path), matrix);
    EXPECT_EQ(fourRegion({"sweep", "--matrix", "-", "--json"}).exitCode, 2);
}

TEST(EstatectlPlanner, SlipsOfASweepAreNamed)
{
    const auto slip = fourRegion({"sweep", "--kind", "region"});
    EXPECT_EQ(slip.exitCode, 2);
    EXPECT_THAT(slip.err, HasSubstr("regions"));
    EXPECT_EQ(fourRegion({"sweep", "--threads", "0"}).exitCode, 2);
    EXPECT_EQ(fourRegion({"sweep", "--top", "many"}).exitCode, 2);
}

TEST(EstatectlPlanner, AnExplanationHasTheRulesAndWhatBindsElsewhere)
{
    const auto text = fourRegion({"explain", "ledger-db", "--fail", "us-east-1"});
    EXPECT_EQ(text.exitCode, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("recover to us-east-2, recovered-within-rto"));
    EXPECT_THAT(text.out, HasSubstr("eu-west-1  rule-names-another"));
    const json document = fourRegionJson({"explain", "ledger-wal", "--fail", "us-east-1"});
    EXPECT_EQ(document["group"], "ledger-db");  // a member stands for its group
    ASSERT_EQ(document["members"].size(), 2u);
    EXPECT_EQ(document["members"][0]["rules"][0]["standing"], "winner");
    EXPECT_EQ(document["decisions"][0]["destination"], "us-east-2");
    const json calm = fourRegionJson({"explain", "ledger-db", "--fail", "eu-west-1"});
    EXPECT_EQ(calm["affected"], false);
    const auto unknown = fourRegion({"explain", "ledgerdb", "--fail", "us-east-1"});
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_THAT(unknown.err, HasSubstr("ledgerdb"));
}

TEST(EstatectlPlanner, LintEndsWithOneWhenThereIsAnError)
{
    const auto clean = fourRegion({"lint"});
    EXPECT_EQ(clean.exitCode, 0);
    EXPECT_THAT(clean.out, HasSubstr("0 errors, 0 warnings, 3 notes"));
    const json notes = fourRegionJson({"lint"});
    EXPECT_EQ(notes["infos"], 3);
    EXPECT_EQ(notes["findings"][0]["code"], "target-shares-domain");

    // The scenario until its first loss, and then a rule that restores to where no replica is.
    const ScratchFolder folder;
    std::string log = readWholeFile(multiLoss);
    log.resize(log.find(R"({"index":"39")"));
    log += R"({"index":"39","atNs":"1038000000000","actor":"ada","event":{"schemaVersion":1,)"
           R"("putRegion":{"id":"moon","trustDomain":"sky","leaseNs":"10000000000"}}})"
           "\n"
           R"({"index":"40","atNs":"1038000000000","actor":"ada","event":{"schemaVersion":1,)"
           R"("putPolicy":{"id":"critical","allowedRegions":["us-east-1","moon"],)"
           R"("rules":[{"failureSet":["us-east-1"],"target":"moon"}]}}})"
           "\n";
    writeWholeFile(folder.file("moon.events"), log);
    const auto text = estatectl({"lint", "--log", folder.file("moon.events")});
    EXPECT_EQ(text.exitCode, 1);
    EXPECT_EQ(text.err, "");
    EXPECT_THAT(text.out, HasSubstr("target-without-replica"));
    const auto bad = estatectl({"lint", "--log", folder.file("moon.events"), "--json"});
    EXPECT_EQ(bad.exitCode, 1);
    EXPECT_GT(jsonOf(bad)["errors"], 0);
}

TEST(EstatectlPlanner, ReachCountsWhatAnEditChanges)
{
    const auto text = fourRegion({"reach", "--policy", "critical", "--drop-rule", "1"});
    EXPECT_EQ(text.exitCode, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("4 of 11 groups, in 3 of 10 single and pair losses"));
    const json document = fourRegionJson({"reach", "--policy", "critical", "--set-rule", "1",
                                          "--when", "us-east-1", "--restore", "eu-west-1"});
    EXPECT_EQ(document["changedFlows"], 4);
    EXPECT_EQ(document["changes"][0]["before"]["target"], "us-east-2");
    EXPECT_EQ(document["changes"][0]["after"]["target"], "eu-west-1");
    const auto same = fourRegion({"reach", "--policy", "critical", "--set-rule", "1", "--when",
                                  "us-east-1", "--restore", "us-east-2"});
    EXPECT_THAT(same.out, HasSubstr("0 of 11 groups"));
    EXPECT_EQ(fourRegion({"reach", "--policy", "critical"}).exitCode, 2);
    EXPECT_EQ(fourRegion({"reach", "--policy", "critical", "--drop-rule", "4"}).exitCode, 2);
    const auto slip = fourRegion({"reach", "--policy", "critica", "--drop-rule", "1"});
    EXPECT_THAT(slip.err, HasSubstr("critical"));
}

TEST(EstatectlPlanner, TheImpactOfAVolumeIsItsApplications)
{
    const json document = fourRegionJson({"impact", "ledger-data"});
    EXPECT_EQ(document["applications"], 1);
    EXPECT_EQ(document["downtimeMicrounitsPerSecond"], "25000000");
    EXPECT_EQ(document["floorMicrounits"], "500065000000");
    EXPECT_THAT(fourRegion({"impact", "ledger-data"}).out, HasSubstr("25.000000 u a second"));
    EXPECT_EQ(fourRegion({"impact", "ledger"}).exitCode, 2);
}

TEST(EstatectlPlanner, TargetsAreWhatLanesWereTold)
{
    const json document = jsonOf(estatectl({"targets", "us-east-1", "--log", multiLoss, "--json"}));
    ASSERT_EQ(document["lanes"].size(), 4u);
    std::size_t classes = 0;
    for (const json& lane : document["lanes"])
        for (const json& share : lane["classes"]) {
            ++classes;
            EXPECT_EQ(share["guaranteeIops"], 8'000);
        }
    EXPECT_EQ(classes, 2u);
    EXPECT_THAT(estatectl({"targets", "us-east-1", "--log", multiLoss}).out,
                HasSubstr("catalog-data"));
    EXPECT_EQ(estatectl({"targets", "us-east-9", "--log", multiLoss}).exitCode, 2);
}

TEST(EstatectlPlanner, EveryCommandTeachesItself)
{
    const auto help = estatectl({"--help"});
    for (const char* command :
         {"sweep", "explain", "lint", "reach", "impact", "targets", "region", "site", "host"}) {
        EXPECT_THAT(help.out, HasSubstr(std::string("\n  ") + command));
        const auto own = estatectl({command, "--help"});
        EXPECT_EQ(own.exitCode, 0) << command;
        EXPECT_THAT(own.out, HasSubstr("Example")) << command;
    }
}

class EstatectlDrill : public JournalTest {
protected:
    void SetUp() override { create({"--estate", "four-region"}); }
    // Its id, approved by somebody else.
    [[nodiscard]] std::string approved(std::vector<std::string> words) const
    {
        words.insert(words.begin(), "propose");
        words.emplace_back("--json");
        const json opened = jsonOf(as("ada", words));
        m_lost = std::to_string(opened["lostOperations"].get<std::uint64_t>());
        const std::string id = opened["proposal"];
        EXPECT_EQ(as("grace", {"approve", id}).exitCode, 0);
        return id;
    }
    [[nodiscard]] json shown(const std::string& id) const
    {
        return jsonOf(on({"proposals", id, "--json"}));
    }

    mutable std::string m_lost;
};

TEST_F(EstatectlDrill, ARegionFailsOverReturnsAndItsVolumesGoHome)
{
    const std::string loss = approved({"--fail", "us-east-1"});
    ASSERT_EQ(as("ada", {"commit", loss, "--accept-lost", m_lost}).exitCode, 0);
    const auto back = as("ada", {"region", "us-east-1", "online", "--json"});
    EXPECT_EQ(jsonOf(back)["changed"], true);
    EXPECT_EQ(jsonOf(as("ada", {"region", "us-east-1", "online", "--json"}))["changed"], false);
    const auto preview = on({"preview", "--failback", "us-east-1"});
    EXPECT_THAT(preview.out, HasSubstr("return to us-east-1"));
    EXPECT_THAT(preview.out, HasSubstr("moved-home"));
    const std::string home = approved({"--failback", "us-east-1"});
    EXPECT_EQ(shown(home)["title"], "Return to us-east-1");
    EXPECT_EQ(shown(home)["failback"], json::array({"us-east-1"}));
    const auto committed = as("ada", {"commit", home});
    EXPECT_EQ(committed.exitCode, 0) << committed.err;
    EXPECT_THAT(on({"proposals"}).out, HasSubstr("return to us-east-1"));
}

TEST_F(EstatectlDrill, AWorkerThatRejectsOrIsSilentAbortsTheWhole)
{
    for (const char* option : {"--reject", "--silent"}) {
        const std::string loss = approved({"--fail", "us-east-1"});
        const auto refused =
            as("ada", {"commit", loss, "--accept-lost", m_lost, option, "controller:us-east-2"});
        EXPECT_EQ(refused.exitCode, 1) << option;
        EXPECT_THAT(refused.err, HasSubstr("aborted"));
        EXPECT_EQ(shown(loss)["status"], "aborted");
        EXPECT_EQ(as("ada", {"region", "us-east-1", "online"}).exitCode, 0);
    }
    EXPECT_EQ(as("ada", {"commit", "000000", "--reject", "a,,b"}).exitCode, 2);
}

TEST_F(EstatectlDrill, AnUnknownWorkerIsRefusedBeforeAnythingIsRecorded)
{
    const std::string loss = approved({"--fail", "us-east-1"});
    for (const char* worker : {"us-east-2", "controller:us-east-22"}) {
        const auto refused =
            as("ada", {"commit", loss, "--accept-lost", m_lost, "--silent", worker});
        EXPECT_EQ(refused.exitCode, 2);
        EXPECT_THAT(refused.err, HasSubstr("near: controller:us-east-2"));
        EXPECT_EQ(shown(loss)["status"], "approved");
    }
}

TEST_F(EstatectlDrill, SitesAndHostsGoAndReturn)
{
    EXPECT_THAT(as("ada", {"site", "us-east-1a", "offline"}).out,
                HasSubstr("Recorded: site us-east-1a offline"));
    EXPECT_THAT(as("ada", {"site", "us-east-1a", "offline"}).out, HasSubstr("Nothing to do"));
    const auto fenced = as("ada", {"site", "us-east-1a", "fence"});
    EXPECT_EQ(fenced.exitCode, 2);
    EXPECT_THAT(fenced.err, HasSubstr("online or offline"));
    EXPECT_EQ(as("ada", {"host", "no-such-host", "offline"}).exitCode, 2);
    EXPECT_EQ(as("ada", {"region", "us-east-2", "fence"}).exitCode, 0);
    EXPECT_EQ(as("ada", {"region", "us-east-2", "unfence"}).exitCode, 0);
    const std::string proposal = approved({"--fail-site", "us-east-1b"});
    EXPECT_EQ(shown(proposal)["title"], "Loss of site us-east-1b");
}

}  // namespace
}  // namespace estate::test
