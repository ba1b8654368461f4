// The words of `directory`, `exports` and `cut`, and what the commands answer, in this process.
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ctl/arguments.h"
#include "app/ctl/closure_report.h"
#include "app/ctl/cut_report.h"
#include "app/ctl/directory_look.h"
#include "app/ctl/directory_names.h"
#include "app/ctl/document.h"
#include "app/ctl/event_report.h"
#include "app/ctl/exports_report.h"
#include "app/ctl/partition_facts.h"
#include "app/ctl/program.h"
#include "app/ctl/table.h"
#include "engine/directory/estate_directory.h"
#include "engine/estate/blueprint.h"
#include "tests/unit/scratch_folder.h"

namespace estate::ctl {
namespace {

using testing::HasSubstr;

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

Ran run(const std::vector<std::string>& words)
{
    std::ostringstream out;
    std::ostringstream err;
    const int code = runProgram(words, {out, err, [] { return Timestamp{}; }});
    return {code, out.str(), err.str()};
}

Json jsonOf(std::vector<std::string> words)
{
    words.emplace_back("--json");
    const Ran ran = run(words);
    EXPECT_EQ(ran.err, "");
    return Json::parse(ran.out, nullptr, false);
}

TEST(CtlFederation, EveryCommandIsItsOwnVerb)
{
    const std::vector<std::pair<std::vector<std::string>, Verb>> commands = {
        {{"directory", "partitions", "--partition", "12"}, Verb::directoryPartitions},
        {{"directory", "checkpoint"}, Verb::directoryCheckpoint},
        {{"directory", "edges", "v00000000"}, Verb::directoryEdges},
        {{"directory", "closure", "a", "b,c", "--databases"}, Verb::directoryClosure},
        {{"directory", "region", "r017"}, Verb::directoryRegion},
        {{"directory", "materialise", "--threads", "1"}, Verb::directoryMaterialise},
        {{"exports", "r017"}, Verb::exports},
        {{"cut", "plan", "--everything"}, Verb::cutPlan},
        {{"cut", "declare", "x", "v", "--journal", "j", "--operator", "o"}, Verb::cutDeclare},
        {{"cut", "run", "x", "--journal", "j", "--steps", "1"}, Verb::cutRun},
        {{"cut", "abort", "x", "--reason", "r", "--journal", "j", "--operator", "o"},
         Verb::cutAbort},
        {{"cut", "show", "--journal", "j"}, Verb::cutShow},
        {{"cut", "simulate", "--seed", "7", "--trace"}, Verb::cutSimulate}};
    for (const auto& [words, verb] : commands) {
        const auto parsed = parseArguments(words);
        ASSERT_TRUE(parsed.has_value()) << words[0] << " " << words.back();
        EXPECT_EQ(std::get<Arguments>(*parsed).verb, verb) << words[0] << " " << words.back();
    }
}

TEST(CtlFederation, ASelectionListsVolumesAndRegions)
{
    const auto parsed =
        parseArguments({"cut", "declare", "nightly", "v1, v2", "v3", "--region", "r1,r2",
                        "--applications", "--journal", "j", "--operator", "ada"});
    ASSERT_TRUE(parsed.has_value());
    const auto& arguments = std::get<Arguments>(*parsed);
    EXPECT_EQ(arguments.operation, "nightly");
    EXPECT_EQ(chosenSelection(arguments).value(),
              (CutSelection{{"v1", "v2", "v3"}, {"r1", "r2"}, false, false, true}));
    EXPECT_EQ(selectionText(chosenSelection(arguments).value()),
              "regions r1, r2; volumes v1, v2, v3; over consistency, applications");
    EXPECT_EQ(chosenSelection({}).error().code, ErrorCode::badInput);
}

TEST(CtlFederation, WhatCanNotBeMeantIsRefusedByName)
{
    EXPECT_EQ(parsePartition("4,095", "--partition").value(), PartitionIndex(4'095));
    EXPECT_THAT(parsePartition("4096", "--partition").error().message, HasSubstr("0 to 4095"));
    for (const char* command : {"plan", "declare"})
        EXPECT_EQ(parseArguments({"cut", command, "v", "--kind", "failover"}).error().code,
                  ErrorCode::badInput)
            << "failovers are planned, not cut by hand";
    EXPECT_EQ(parseArguments({"cut", "simulate", "--trace", "--seeds", "2"}).error().code,
              ErrorCode::badInput);
    EXPECT_THAT(parseArguments({"directory", "clsure"}).error().message,
                HasSubstr("Did you mean closure?"));
    EXPECT_THAT(
        parseArguments({"cut", "abort", "x", "--journal", "j", "--operator", "o"}).error().message,
        HasSubstr("--reason"));
}

TEST(CtlFederation, AReasonForgesNoLineAndSteersNoTerminal)
{
    EXPECT_EQ(eventText(CutDecided{"nightly", CutDecision::abort, "busy\n    7  ada\x1b[2J"}),
              "nightly, abort: busy\\x0a    7  ada\\x1b[2J");
    EXPECT_EQ(eventText(GangRejected{Digest{}, "no\rroom", "h1"}),
              "000000000000 by h1: no\\x0droom");
}

TEST(CtlFederation, EvenMeansWithinFourStandardDeviations)
{
    const std::vector<std::uint64_t> same(4'096, 12);
    EXPECT_EQ(evennessOf(same)->chiSquare, 0u);
    EXPECT_EQ(evennessOf(same)->degreesOfFreedom, 4'095u);
    EXPECT_TRUE(evennessOf(same)->even);
    // Two partitions of 90 and 110: (10^2 + 10^2) / 100 = 2 at one degree of freedom.
    EXPECT_EQ(evennessOf({90, 110})->chiSquare, 2u);
    EXPECT_TRUE(evennessOf({90, 110})->even);
    EXPECT_EQ(evennessOf({60, 140})->chiSquare, 32u);
    EXPECT_FALSE(evennessOf({60, 140})->even);
    EXPECT_FALSE(evennessOf({4, 4}).has_value()) << "too few to say";
    EXPECT_FALSE(evennessOf({}).has_value());
}

TEST(CtlFederation, LongListsSayHowMuchIsLeft)
{
    std::ostringstream out;
    printMore(out, 20, 4'096);
    printMore(out, 5, 5);
    EXPECT_EQ(out.str(), "  4,076 more; --top N shows N, --json has all\n");
}

TEST(CtlFederation, EndsAreFoundAndNamedByTheirIds)
{
    const EstateSource source;
    const auto blueprint = blueprintOf(source);
    ASSERT_TRUE(blueprint.has_value());
    const auto directory = EstateDirectory::build(source, *blueprint->catalog);
    ASSERT_TRUE(directory.has_value());
    const DirectoryNames names(source, *blueprint->catalog, directory->directory().numbering());
    for (const char* id : {"v00398437", "d0000000", "n0000000", "a013000"})
        EXPECT_EQ(names.id(names.find(id).value()), id);
    // Any concrete thing will do; its representative is meant.
    EXPECT_EQ(names.text(names.find("v00398438").value()), "volume v00398437");
    EXPECT_EQ(names.text(names.find("d0000005").value()), "database d0000000");
    EXPECT_EQ(names.text(names.find("volume:v00398437").value()), "volume v00398437");
    EXPECT_EQ(names.find("database:v00398437").error().code, ErrorCode::unknownId);
    EXPECT_THAT(names.find("d12").error().message, HasSubstr("near: d0000012"));
    EXPECT_THAT(names.find("v0039843").error().message, HasSubstr("near: v00039843"));
    EXPECT_EQ(edgeName(12'345), "x00012345");
    EXPECT_EQ(edgeName(std::uint64_t{1} << 32), "x4294967296");
}

TEST(CtlFederation, AnIdOfTwoThingsMustSayWhichIsMeant)
{
    Catalog catalog;
    RegionSpec west;
    west.id = "west";
    west.trustDomain = "domain";
    catalog.regions.push_back(west);
    EntitySpec owner;
    owner.id = "owner";
    owner.presence = {RegionIndex(0)};
    catalog.entities.push_back(owner);
    ApplicationSpec ledger;
    ledger.entity = EntityIndex(0);
    ledger.id = "ledger";
    ledger.home = RegionIndex(0);
    catalog.applications.push_back(ledger);
    VolumeSpec volume;
    volume.id = "ledger";
    volume.application = ApplicationIndex(0);
    volume.home = RegionIndex(0);
    volume.bytes = Bytes(1);
    volume.steadyIops = Iops(1);
    volume.minimumRecoveryIops = Iops(1);
    volume.rto = seconds(60);
    catalog.volumes.push_back(volume);
    ASSERT_TRUE(catalog.seal().has_value());
    const EstateNumbering numbering = EstateNumbering::of(catalog);
    const EstateSource source{EstateOrigin::empty, 1, "", AdmissionMode::hybrid};
    const DirectoryNames names(source, catalog, numbering);
    EXPECT_THAT(names.find("ledger").error().message,
                HasSubstr("volume:ledger or application:ledger"));
    EXPECT_EQ(names.text(names.find("application:ledger").value()), "application ledger");
    EXPECT_EQ(names.find("v00000000").error().code, ErrorCode::unknownId)
        << "only the federal estate counts its things";
}

TEST(CtlFederation, FourThousandPartitionsHoldFiftyMillionEdges)
{
    const Json document = jsonOf({"directory", "partitions"});
    EXPECT_EQ(document["document"], "directory-partitions");
    ASSERT_EQ(document["partitions"].size(), 4'096u);
    EXPECT_EQ(document["totals"]["edges"], 50'000'000);
    EXPECT_EQ(document["totals"]["highWaterMark"],
              (Json{{"total", 50'000}, {"min", 2}, {"max", 25}}));
    EXPECT_EQ(document["totals"]["evenness"]["even"], true);
    EXPECT_EQ(document["checkpoint"]["taken"], false);
    std::uint64_t edges = 0;
    for (const Json& partition : document["partitions"])
        edges += partition["edges"].get<std::uint64_t>();
    EXPECT_EQ(edges, 50'000'000u);
    const Json one = jsonOf({"directory", "partitions", "--partition", "12"});
    EXPECT_EQ(one["document"], "directory-partition");
    EXPECT_EQ(one["log"].size(), one["highWaterMark"].get<std::size_t>());
    EXPECT_EQ(one["digest"], document["partitions"][12]["digest"]);
    EXPECT_EQ(one["log"][0]["edge"]["partition"], 12);
}

TEST(CtlFederation, ThePartitionsOfTheMaterialisedEstateHaveTheSameRoot)
{
    const Json streamed = jsonOf({"directory", "materialise", "--threads", "1"});
    const Json checkpoint = jsonOf({"directory", "checkpoint"});
    EXPECT_EQ(streamed["document"], "directory-materialised");
    EXPECT_EQ(streamed["edges"], 50'000'000);
    EXPECT_EQ(streamed["records"], 50'000);
    EXPECT_EQ(streamed["root"], checkpoint["root"]);
    EXPECT_EQ(checkpoint["highWaterMarks"], 50'000);
    EXPECT_EQ(checkpoint["kept"], Json::array());
    EXPECT_EQ(run({"directory", "materialise", "--denominator", "0"}).code, 2);
}

TEST(CtlFederation, ThingsShowTheirEdges)
{
    const Json document = jsonOf({"directory", "edges", "v00398437"});
    EXPECT_EQ(document["document"], "directory-edges");
    EXPECT_EQ(document["population"], "volume");
    EXPECT_EQ(document["region"], "r017");
    EXPECT_EQ(document["represents"], 1'019);
    ASSERT_EQ(document["edges"].size(), 4u);
    EXPECT_EQ(document["concreteEdges"], 4'000);
    EXPECT_EQ(document["crossRegionEdges"], 1'000);
    const Json& edge = document["edges"][3];
    EXPECT_EQ(edge["id"], "x41516000");
    EXPECT_EQ(edge["kind"], "volume consistency");
    EXPECT_EQ(edge["is"], "right");
    EXPECT_EQ(edge["left"]["region"], "r016");
    EXPECT_EQ(edge["crossRegion"], true);
    EXPECT_EQ(edge["partition"], 429);
}

TEST(CtlFederation, AClosureIsResolvedToShards)
{
    const Json document = jsonOf({"directory", "closure", "v00398437"});
    EXPECT_EQ(document["members"], 6'114);
    EXPECT_EQ(document["records"], 6);
    EXPECT_EQ(document["cost"],
              (Json{{"nodesVisited", 6}, {"edgesVisited", 5}, {"partitionsRead", 5}}));
    ASSERT_EQ(document["participants"].size(), 6u);
    EXPECT_EQ(document["participants"][0]["shard"], "r016/05");
    EXPECT_EQ(document["participants"][0]["members"], 1'019);
    const Json all = jsonOf({"directory", "closure", "--everything"});
    EXPECT_EQ(all["members"], 12'000'000);
    EXPECT_EQ(all["participants"].size(), 8'192u);
    const Ran text = run({"directory", "closure", "--everything", "--top", "2"});
    EXPECT_THAT(text.out, HasSubstr("8,190 more; --top N shows N"));
}

TEST(CtlFederation, AnUnavailablePartitionFailsWhatNeedsItAndNothingElse)
{
    const std::vector<std::string> words = {"directory", "edges", "v00398437", "--unavailable"};
    const auto with = [&](const char* partitions) {
        std::vector<std::string> all = words;
        all.emplace_back(partitions);
        return all;
    };
    EXPECT_EQ(run(with("428,430")).code, 0);
    const Ran refused = run(with("428,429"));
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.err, HasSubstr("Partition 429"));
    const Json error = jsonOf(with("429"))["error"];
    EXPECT_EQ(error["code"], "partition-unavailable");
    EXPECT_EQ(error["fields"]["partition"], "429");
    for (const char* command : {"closure", "plan"}) {
        const std::string parent = command == std::string("plan") ? "cut" : "directory";
        EXPECT_EQ(run({parent, command, "v00398437", "--unavailable", "429"}).code, 1) << command;
        EXPECT_EQ(run({parent, command, "v00398437", "--unavailable", "430"}).code, 0) << command;
    }
    EXPECT_EQ(run({"directory", "region", "r017", "--unavailable", "429"}).code, 1);
    EXPECT_EQ(run({"directory", "partitions", "--partition", "12", "--unavailable", "12"}).code, 1);
    const Json totals = jsonOf({"directory", "partitions", "--unavailable", "12"});
    EXPECT_EQ(totals["totals"]["answering"], 4'095);
    EXPECT_EQ(totals["partitions"][12]["edges"], nullptr);
    EXPECT_EQ(totals["partitions"][12]["highWaterMark"], 13);
}

TEST(CtlFederation, ARegionSeesItsEdgesAndNeighbours)
{
    const Json document = jsonOf({"directory", "region", "r017"});
    EXPECT_EQ(document["visible"], (Json{{"edges", 107'000}, {"records", 107}}));
    EXPECT_EQ(document["local"]["edges"], 95'000);
    EXPECT_EQ(document["crossRegion"]["edges"], 12'000);
    std::uint64_t edges = 0;
    for (const Json& kind : document["kinds"])
        edges += kind["visible"]["edges"].get<std::uint64_t>();
    EXPECT_EQ(edges, 107'000u);
    std::uint64_t shared = 0;
    for (const Json& neighbour : document["neighbours"])
        shared += neighbour["edges"].get<std::uint64_t>();
    EXPECT_EQ(shared, 12'000u);
    EXPECT_THAT(run({"directory", "region", "r17"}).err, HasSubstr("r017"));
}

TEST(CtlFederation, EveryRegionPublishesAndAllAreCounted)
{
    const Json document = jsonOf({"exports"});
    EXPECT_EQ(document["document"], "exports");
    ASSERT_EQ(document["exports"].size(), 512u);
    EXPECT_EQ(document["totals"]["regions"], 512);
    EXPECT_EQ(document["totals"]["updates"], 512);
    const Json two = jsonOf({"exports", "r018,r017", "--top", "1"});
    ASSERT_EQ(two["exports"].size(), 2u);
    EXPECT_EQ(two["exports"][0], document["exports"][17]);
    EXPECT_EQ(two["exports"][0]["topology"]["hosts"], 6'836);
    EXPECT_EQ(two["exports"][0]["availability"], "online");
    EXPECT_THAT(run({"exports", "r017"}).out, HasSubstr("EXPORT of region r017, generation 1"));
    EXPECT_THAT(run({"exports"}).out, HasSubstr("492 more; --top N shows N"));
    EXPECT_EQ(run({"exports", "r1"}).code, 2);
}

TEST(CtlFederation, APlanSaysWhatTheJournalWouldTake)
{
    const Json document = jsonOf({"cut", "plan", "--everything"});
    EXPECT_EQ(document["document"], "cut-plan");
    EXPECT_EQ(document["operation"], "plan");
    EXPECT_EQ(document["kind"], "snapshot");
    EXPECT_EQ(document["members"], 12'000'000);
    EXPECT_EQ(document["participants"].size(), 8'192u);
    const std::uint64_t bytes = std::stoull(document["manifestBytes"].get<std::string>());
    EXPECT_GT(bytes, 8'192u * 32u) << "a digest of each";
    EXPECT_LT(bytes, 8'192u * 64u) << "and no member";
    EXPECT_EQ(run({"cut", "plan", "v1"}).code, 2);
    for (const std::string& operation : {std::string(), std::string("a\nb"), std::string(64, 'a')})
        EXPECT_EQ(run({"cut", "plan", "v00398437", "--operation", operation}).code, 2) << operation;
    EXPECT_EQ(run({"cut", "plan"}).code, 2);
}

TEST(CtlFederation, AmountsLeaveUnavailableRegionsOut)
{
    const auto exported = [](const char* region, RegionAvailability availability) {
        PublishedExport published;
        published.summary.region = region;
        published.summary.availability = availability;
        published.summary.freeCapacity = {3, Bytes(100)};
        published.summary.failoverReservedBytes = Bytes(7);
        published.summary.commitments.records = 5;
        return published;
    };
    const ExportTotals totals = totalsOf({exported("a", RegionAvailability::online),
                                          exported("b", RegionAvailability::fenced),
                                          exported("c", RegionAvailability::allSitesOffline)});
    EXPECT_EQ(totals.freeBytes, 300u);
    EXPECT_EQ(totals.reservedBytes, 7u);
    EXPECT_EQ(totals.commitments, 15u) << "records are not room";
    EXPECT_EQ(toJson(totals)["leftOut"], 2);
    std::ostringstream text;
    print(text, totals);
    EXPECT_THAT(text.str(), HasSubstr("2 unavailable regions: nobody"));
}

TEST(CtlFederation, ACutThatIsAbortedOnTheWayKeepsItsEvents)
{
    const ScratchFolder folder;
    const std::string journal = folder.file("a drill.journal");
    ASSERT_EQ(run({"journal", "create", journal, "--operator", "ada"}).code, 0);
    const auto cut = [&](std::vector<std::string> words, bool named = false) {
        words.insert(words.begin(), "cut");
        words.insert(words.end(), {"--journal", journal});
        if (named)
            words.insert(words.end(), {"--operator", "ada"});
        return words;
    };
    EXPECT_THAT(run(cut({"declare", "it's first", "v00398437"}, true)).out,
                HasSubstr("Next: estatectl cut run 'it'\\''s first' --journal '"));
    EXPECT_EQ(run(cut({"run", "it's first", "--steps", "1"})).code, 0);
    EXPECT_EQ(run(cut({"declare", "plan", "v00398437"}, true)).code, 0);
    EXPECT_EQ(jsonOf(cut({"plan", "v00398437"}))["operation"], "plan-2");

    std::vector<std::string> words = cut({"run", "plan"});
    words.emplace_back("--json");
    const Ran aborted = run(words);
    EXPECT_EQ(aborted.code, 1);
    const Json document = Json::parse(aborted.out);
    EXPECT_EQ(document["document"], "cut-run");
    EXPECT_EQ(document["phase"], "aborted");
    EXPECT_THAT(document["reason"].get<std::string>(), HasSubstr("it's first"));
    ASSERT_EQ(document["events"].size(), 3u);
    EXPECT_EQ(document["events"][1]["event"], "cut-decided");
    EXPECT_EQ(document["events"][2]["index"], document["head"]["index"]);
    const Ran text = run(cut({"run", "plan"}));
    EXPECT_EQ(text.code, 1);
    EXPECT_THAT(text.err, HasSubstr("'plan' was aborted: "));

    for (const char* reason : {"", "  ", "busy\nEnded: committed", "\x1b[2J"})
        EXPECT_EQ(run(cut({"abort", "it's first", "--reason", reason}, true)).code, 2) << reason;
    EXPECT_EQ(run(cut({"abort", "it's first", "--reason", "r017 is busy"}, true)).code, 0);
    EXPECT_THAT(run({"directory", "checkpoint", "--journal", journal, "--top", "2"}).out,
                HasSubstr("being the last, region r016, 1 more"));
}

TEST(CtlFederation, OnlyTheFederalEstateHasAProfile)
{
    const Ran refused = run({"estate", "--estate", "four-region", "--profile", "giant-component"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("four-region"));
}

TEST(CtlFederation, ASimulationTellsItsTotalsAndItsStory)
{
    const Json first = jsonOf({"cut", "simulate", "--seed", "6", "--trace"});
    EXPECT_EQ(first["document"], "cut-simulation");
    EXPECT_EQ(first["seeds"], 1);
    EXPECT_EQ(first["invariantsHeld"], true);
    EXPECT_GT(first["trace"].size(), 3u);
    EXPECT_EQ(first["cuts"].get<std::uint64_t>(), first["committed"].get<std::uint64_t>() +
                                                      first["aborted"].get<std::uint64_t>() +
                                                      first["failedClosed"].get<std::uint64_t>() +
                                                      first["neverDeclared"].get<std::uint64_t>());
    EXPECT_EQ(jsonOf({"cut", "simulate", "--seed", "6", "--trace"}), first);
    EXPECT_EQ(jsonOf({"cut", "simulate", "--seed", "6", "--seeds", "1"})["trace"], Json::array());
    for (const char* bad : {"0", "x", "100000001"})
        EXPECT_EQ(run({"cut", "simulate", "--seeds", bad}).code, 2) << bad;
    EXPECT_EQ(run({"cut", "simulate", "--seed", "18446744073709551615"}).code, 2);
}

}  // namespace
}  // namespace estate::ctl
