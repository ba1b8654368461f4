// The real estatectl, without a journal: numbers, previews, help and refusals.
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/system/program_run.h"

namespace estate::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

ProgramRun estatectl(const std::vector<std::string>& words)
{
    return runProgram(ESTATECTL, words);
}

json jsonOf(const ProgramRun& run)
{
    const json document = json::parse(run.out, nullptr, false);
    EXPECT_FALSE(document.is_discarded()) << run.out.substr(0, 500) << run.err;
    return document;
}

json populationOf(const json& document, const std::string& name)
{
    for (const json& population : document["projection"]["populations"])
        if (population["population"] == name)
            return population;
    ADD_FAILURE() << "no population " << name;
    return {};
}

TEST(Estatectl, EstateGivesEveryNumberOfTheEnvelope)
{
    const auto run = estatectl({"estate", "--json"});
    ASSERT_EQ(run.exitCode, 0) << run.err;
    const json document = jsonOf(run);
    struct Row {
        const char* name;
        std::uint64_t concrete;
        std::uint64_t representatives;
    };
    for (const Row& row :
         {Row{"business entity", 128, 128}, Row{"administrative region", 512, 512},
          Row{"failure-domain site", 1'024, 1'024}, Row{"storage host", 3'500'000, 3'500},
          Row{"logical application", 400'000, 400}, Row{"deployed environment", 2'800'000, 2'800},
          Row{"managed volume", 12'000'000, 12'000}, Row{"logical database", 8'000'000, 8'000},
          Row{"relationship edge", 50'000'000, 50'000}}) {
        const json population = populationOf(document, row.name);
        EXPECT_EQ(population["concrete"], row.concrete) << row.name;
        EXPECT_EQ(population["representatives"], row.representatives) << row.name;
    }
    const json& projection = document["projection"];
    EXPECT_EQ(projection["exact"], true);
    EXPECT_EQ(projection["capacity"]["logicalBytes"], "100000000000000000000");
    EXPECT_EQ(projection["capacity"]["physicalBytes"], "350000000000000000000");
    EXPECT_EQ(projection["ownership"]["shards"], 8'192);
    EXPECT_EQ(projection["ownership"]["directoryPartitions"], 4'096);
    EXPECT_EQ(populationOf(document, "storage host")["weight"],
              (json{{"min", 854}, {"max", 1140}}));
    EXPECT_EQ(populationOf(document, "managed volume")["weight"],
              (json{{"min", 976}, {"max", 1020}}));
}

TEST(Estatectl, EstateCountsCrossRegionEdgesPerKindAtBothScales)
{
    const json document = jsonOf(estatectl({"estate", "--json"}));
    const json& edges = document["projection"]["edges"];
    struct Row {
        std::uint64_t concrete;
        std::uint64_t crossRegion;
    };
    const std::vector<Row> rows = {
        {24'000'000, 0}, {8'000'000, 800'000}, {10'000'000, 500'000}, {8'000'000, 1'600'000}};
    ASSERT_EQ(edges["kinds"].size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const json& kind = edges["kinds"][i];
        EXPECT_EQ(kind["all"]["concrete"], rows[i].concrete);
        EXPECT_EQ(kind["crossRegion"]["concrete"], rows[i].crossRegion);
        EXPECT_EQ(kind["crossRegion"]["representatives"], rows[i].crossRegion / 1'000);
        EXPECT_EQ(kind["local"]["representatives"],
                  (rows[i].concrete - rows[i].crossRegion) / 1'000);
    }
    EXPECT_EQ(edges["total"]["all"]["concrete"], 50'000'000);
    EXPECT_EQ(edges["total"]["crossRegion"]["concrete"], 2'900'000);
}

TEST(Estatectl, OddDenominatorsStillCoverEveryPopulationExactly)
{
    for (const char* denominator : {"777", "10000", "100", "50000000", "1,000"}) {
        const json document = jsonOf(estatectl({"estate", "--denominator", denominator, "--json"}));
        EXPECT_EQ(document["projection"]["exact"], true) << denominator;
        for (const json& population : document["projection"]["populations"])
            EXPECT_EQ(population["exact"], true) << denominator << population;
    }
}

TEST(Estatectl, ADenominatorOfZeroIsAClearError)
{
    const auto run = estatectl({"estate", "--denominator", "0"});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("denominator"));
    const auto asJson = estatectl({"estate", "--denominator", "0", "--json"});
    EXPECT_EQ(asJson.exitCode, 2);
    EXPECT_EQ(jsonOf(asJson)["error"]["code"], "bad-input");
    for (const char* bad : {"", "-1", "1e3", "99999999999999999999999", "x"})
        EXPECT_EQ(estatectl({"estate", std::string("--denominator=") + bad}).exitCode, 2) << bad;
}

TEST(Estatectl, TheTutorialEstateOpens)
{
    const auto run = estatectl({"estate", "--estate", "four-region", "--json"});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(jsonOf(run)["scheduled"]["regions"], 4);
    EXPECT_EQ(estatectl({"preview", "--estate", "four-region", "--fail", "us-east-1"}).exitCode, 0);
}

TEST(Estatectl, APreviewTwiceGivesIdenticalBytes)
{
    for (const char* regions : {"r017", "r017,r018", "r017,r018,r019"}) {
        const auto first = estatectl({"preview", "--fail", regions, "--json"});
        const auto second = estatectl({"preview", "--fail", regions, "--json"});
        ASSERT_EQ(first.exitCode, 0) << first.err;
        EXPECT_EQ(first.out, second.out) << regions;
        EXPECT_EQ(estatectl({"preview", "--fail", regions}).out,
                  estatectl({"preview", "--fail", regions}).out);
    }
}

TEST(Estatectl, FailuresMayBeListedOrRepeated)
{
    EXPECT_EQ(estatectl({"preview", "--fail", "r017,r018", "--json"}).out,
              estatectl({"preview", "--fail", "r017", "--fail", "r018", "--json"}).out);
}

TEST(Estatectl, EveryGroupOfAPreviewHasItsFields)
{
    const json document = jsonOf(estatectl({"preview", "--fail", "r017,r018", "--json"}));
    EXPECT_EQ(document["stateHashBefore"], document["stateHashAfter"]);
    ASSERT_FALSE(document["groups"].empty());
    std::uint64_t volumes = 0;
    for (const json& group : document["groups"]) {
        for (const char* field :
             {"reason", "source", "destination", "queueStart", "fillNs", "demuxNs", "targetNs",
              "completion", "deadline", "rtoMet", "bytes", "operations", "transports", "copies",
              "expectedCostMicrounits", "rule", "rejected"})
            EXPECT_TRUE(group.contains(field)) << field;
        const bool recovers = group["outcome"] == "recover";
        EXPECT_EQ(group["completion"].is_null(), !recovers);
        EXPECT_EQ(group["destination"].is_null(), !recovers);
        for (const json& rejected : group["rejected"])
            EXPECT_NE(rejected["constraint"], "none");
        volumes += group["concreteVolumes"].get<std::uint64_t>();
    }
    const json& summary = document["summary"];
    EXPECT_EQ(summary["concreteVolumes"], volumes);
    EXPECT_EQ(summary["groups"], document["groups"].size());
    std::uint64_t counted = 0;
    for (const char* outcome : {"metRto", "missedRto", "held", "capacityShort", "deferred"})
        counted += summary[outcome]["concreteVolumes"].get<std::uint64_t>();
    EXPECT_EQ(counted, volumes);
}

TEST(Estatectl, AShortDestinationSaysByHowMuch)
{
    const json document = jsonOf(estatectl({"preview", "--fail", "r017,r018,r019", "--json"}));
    std::uint64_t shortVerdicts = 0;
    for (const json& group : document["groups"])
        for (const json& rejected : group["rejected"])
            if (rejected["constraint"] == "bytes-short" ||
                rejected["constraint"] == "lane-iops-short") {
                ++shortVerdicts;
                EXPECT_FALSE(rejected["unit"].get<std::string>().empty());
                EXPECT_NE(rejected["shortBy"], 0);
            }
    EXPECT_GT(shortVerdicts, 0u);
}

// "| r017, r018 | 46,875 | 72.0 % | 2.1 % | 15.2 % | 10.7 % |" of the README.
TEST(Estatectl, TheReadmeTellsTheSharesThatPreviewPrints)
{
    std::ifstream readme(std::string(ESTATE_SOURCE_DIR) + "/README.md");
    std::size_t rows = 0;
    for (std::string line; std::getline(readme, line);) {
        if (!line.starts_with("| r"))
            continue;
        ++rows;
        std::vector<std::string> cells;
        std::istringstream parts(line.substr(1));
        for (std::string cell; std::getline(parts, cell, '|');)
            cells.push_back(cell.substr(1, cell.size() - 2));
        ASSERT_EQ(cells.size(), 6u) << line;
        std::string regions = cells[0];
        std::erase(regions, ' ');
        const json document = jsonOf(estatectl({"preview", "--fail", regions, "--json"}));
        const std::vector<std::string> outcomes = {"metRto", "missedRto", "held", "capacityShort"};
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            EXPECT_EQ(document["summary"][outcomes[i]]["shareOfVolumes"], cells[i + 2]) << line;
    }
    EXPECT_EQ(rows, 3u);
}

TEST(Estatectl, AnUnknownRegionIsNamedAndNearOnesSuggested)
{
    const auto run = estatectl({"preview", "--fail", "nowhere"});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("nowhere"));
    EXPECT_THAT(run.err, HasSubstr("r0"));
    const json error = jsonOf(estatectl({"preview", "--fail", "r17", "--json"}))["error"];
    EXPECT_EQ(error["code"], "unknown-id");
    EXPECT_THAT(error["fields"]["near"].get<std::string>(), HasSubstr("r017"));
}

TEST(Estatectl, BadFailuresAndTimesAreBadUsage)
{
    EXPECT_EQ(estatectl({"preview", "--fail", ""}).exitCode, 2);
    EXPECT_EQ(estatectl({"preview", "--fail", "r017,,r018"}).exitCode, 2);
    EXPECT_EQ(estatectl({"preview", "--fail", "r017,r017"}).exitCode, 2);
    EXPECT_EQ(estatectl({"preview", "--fail", "r017", "--at", "noon"}).exitCode, 2);
    EXPECT_EQ(estatectl({"preview", "--fail", "r017", "--at", "1999-01-01"}).exitCode, 2);
    EXPECT_EQ(estatectl({"preview", "--fail", "r017", "--at", "+5m"}).exitCode, 0);
    EXPECT_EQ(estatectl({"preview", "--fail", "r017", "--at", "2026-01-01T06:00Z"}).exitCode, 0);
}

TEST(Estatectl, SlipsInCommandsAndOptionsAreSuggested)
{
    struct Slip {
        std::vector<std::string> words;
        const char* meant;
    };
    for (const Slip& slip :
         {Slip{{"perview"}, "preview"}, Slip{{"preview", "--fial", "r017"}, "--fail"},
          Slip{{"journal", "verfy", "x"}, "verify"},
          Slip{{"estate", "--estate", "four-regions"}, "four-region"}}) {
        const auto run = estatectl(slip.words);
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_THAT(run.err, HasSubstr(slip.meant));
    }
}

TEST(Estatectl, EveryCommandTeachesItself)
{
    const auto help = estatectl({"--help"});
    EXPECT_EQ(help.exitCode, 0);
    EXPECT_THAT(help.out, HasSubstr("Exit codes"));
    EXPECT_THAT(estatectl({"--version"}).out, HasSubstr("estatectl "));
    EXPECT_EQ(estatectl({}).exitCode, 2);
    for (const char* command : {"estate", "preview", "journal", "propose", "approve", "reject",
                                "withdraw", "commit", "proposals"}) {
        EXPECT_THAT(help.out, HasSubstr(command));
        const auto own = estatectl({command, "--help"});
        EXPECT_EQ(own.exitCode, 0) << command;
        EXPECT_THAT(own.out, HasSubstr("Example")) << command;
    }
}

}  // namespace
}  // namespace estate::test
