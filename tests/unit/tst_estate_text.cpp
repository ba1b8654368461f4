// Estate text and profile text: what is refused, and that the message names the line and the way
// out.
#include "engine/estate/blueprint.h"
#include "engine/estate/profile.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

struct Row {
    const char* name;
    const char* line;     // added as the last one
    const char* message;  // part of the error
};

class BadEstateText : public ::testing::TestWithParam<Row> {};

TEST_P(BadEstateText, isRefusedByLine)
{
    const auto blueprint = parseEstateText(fourRegions() + oneVolume() + GetParam().line + "\n");
    ASSERT_FALSE(blueprint.has_value());
    EXPECT_NE(blueprint.error().message.find(GetParam().message), std::string::npos)
        << blueprint.error().message;
}

const Row rows[] = {
    {"unknownStatement", "galaxy g", "no statement \"galaxy\""},
    {"nameOnly", "region", "a statement is a word"},
    {"missingKey", "site s", "\"region=\" is missing"},
    {"unknownKey", "site s region=a colour=red", "has no \"colour\""},
    {"repeatedKey", "site s region=a region=b", "given twice"},
    {"unknownName", "site s region=z", "\"z\" does not stand above"},
    {"duplicateRegion", "region a trust=t", "\"a\" is given twice"},
    {"notANumber", "host h site=a1 capacity=lots lanes=1 laneIops=1 restore=1", "capacity=lots"},
    {"tooLarge", "host h site=a1 capacity=9EB lanes=1 laneIops=1 restore=1", "too large"},
    {"zeroLanes", "host h site=a1 capacity=1 lanes=0 laneIops=1 restore=1", "zero"},
    {"replicaAhead", "replica v in=b durable=2000", "ahead of the volume's latest"},
    {"appliedPastDurable", "replica v in=b durable=10 applied=11", "applied more than is durable"},
    {"backlogWithoutPath", "replica v in=b durable=10 backlogBytes=1 backlogOperations=1",
     "paths="},
    {"ruleOfNoPolicy", "rule p when=a hold", "\"p\" does not stand above"},
};
INSTANTIATE_TEST_SUITE_P(lines, BadEstateText, ::testing::ValuesIn(rows),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(EstateText, rulesThatContradictThemselvesAreRefused)
{
    const auto messageOf = [](const std::string& rules) {
        const auto blueprint = parseEstateText(fourRegions() + oneVolume() + rules);
        return blueprint ? std::string("accepted") : blueprint.error().message;
    };
    EXPECT_NE(messageOf("policy p\nrule p when=a restore=a\n").find("inside its own"),
              std::string::npos);
    EXPECT_NE(messageOf("policy p\nrule p when=a hold\nrule p when=a restore=b\n")
                  .find("same failure set"),
              std::string::npos);
    EXPECT_NE(
        messageOf("policy p allowed=c\nrule p when=a restore=b\n").find("outside the policy's"),
        std::string::npos);
    EXPECT_NE(messageOf("policy p\nrule p when= hold\n").find("empty"), std::string::npos);
    EXPECT_EQ(messageOf("policy p allowed=b\nrule p when=a restore=b\n"), "accepted");
}

TEST(EstateText, theSameTextGivesTheSameDigests)
{
    const Blueprint first = blueprintFrom(fourRegions() + oneVolume());
    const Blueprint second = blueprintFrom("# a comment\n" + fourRegions() + "\n" + oneVolume());
    EXPECT_EQ(first.catalog->digest(), second.catalog->digest());
    EXPECT_EQ(first.rules->digest(), second.rules->digest());
}

TEST(Profile, textRoundTrips)
{
    EXPECT_EQ(EstateProfile::parse("").value(), EstateProfile{});
    EXPECT_EQ(EstateProfile::parse(EstateProfile{}.toText()).value(), EstateProfile{});
    EXPECT_EQ(EstateProfile::parse("laneIops = 5 # slow\nrtoSeconds = 1 / 2 / 3\n")->rtoSeconds[2],
              3u);
}

TEST(Profile, badSettingsNameTheLineAndNearOnes)
{
    const auto messageOf = [](std::string_view text) {
        const auto profile = EstateProfile::parse(text);
        return profile ? std::string("accepted") : profile.error().message;
    };
    EXPECT_NE(messageOf("\nlaneIop = 5").find("line 2"), std::string::npos);
    EXPECT_NE(messageOf("laneIop = 5").find("laneIops"), std::string::npos);
    EXPECT_NE(messageOf("laneIops = -1").find("whole number"), std::string::npos);
    EXPECT_NE(messageOf("laneIops = 99999999999999999999999").find("whole number"),
              std::string::npos);
    EXPECT_NE(messageOf("rtoSeconds = 1 / 2").find("three"), std::string::npos);
    EXPECT_NE(messageOf("criticalTenths = 9\nimportantTenths = 9").find("exceed"),
              std::string::npos);
    EXPECT_NE(messageOf("secondReplicaLag = 2000").find("RPO"), std::string::npos);
}

TEST(Profile, graphsAreChosenByNameAndRoundTrip)
{
    EXPECT_EQ(EstateProfile{}.graph, EstateGraph::chains);
    EXPECT_NE(EstateProfile{}.toText().find("\ngraph = chains\ngraphSize = 0\n"),
              std::string::npos);
    for (const EstateGraph graph : allEstateGraphs) {
        const auto text = profileOfGraph(std::string(graphName(graph)) + ":5000");
        ASSERT_TRUE(text.has_value()) << text.error().message;
        const auto profile = EstateProfile::parse(*text);
        ASSERT_TRUE(profile.has_value());
        EXPECT_EQ(profile->graph, graph);
        EXPECT_EQ(profile->graphSize, 5'000u);
        EXPECT_EQ(EstateProfile::parse(profile->toText()).value(), *profile);
        EXPECT_EQ(EstateProfile::parse(profileOfGraph(graphName(graph)).value())->graphSize, 0u);
    }
}

TEST(Profile, unknownGraphsNameNearOnesAndBadSizesAreRefused)
{
    const auto inFile = EstateProfile::parse("laneIops = 5\ngraph = giant\n");
    ASSERT_FALSE(inFile.has_value());
    EXPECT_EQ(inFile.error().message, "Profile, line 2: there is no graph \"giant\"; near: chains, "
                                      "acquisition, giant-component.");
    const auto byName = profileOfGraph("giant-componnet:7");
    ASSERT_FALSE(byName.has_value());
    EXPECT_EQ(byName.error().code, ErrorCode::notFound);
    EXPECT_NE(byName.error().message.find("near: giant-component,"), std::string::npos);
    for (const char* bad : {"giant-component:", "giant-component:many", "giant-component:50000001",
                            "giant-component:5\nlaneIops = 1"}) {
        const auto refused = profileOfGraph(bad);
        ASSERT_FALSE(refused.has_value()) << bad;
        EXPECT_EQ(refused.error().code, ErrorCode::badInput) << bad;
        EXPECT_NE(refused.error().message.find("has no size"), std::string::npos) << bad;
    }
    EXPECT_NE(EstateProfile::parse("grahp = chains").error().message.find("near: graph"),
              std::string::npos);
}

TEST(Profile, aGraphIsNoBusinessOfTheScheduler)
{
    EstateSource source;
    source.denominator = 10'000;
    const Digest plain = openEstate(source, start)->hash();
    source.profile = "graph = giant-component";
    EXPECT_EQ(openEstate(source, start)->hash(), plain);
}

TEST(Profile, overridesChangeTheEstate)
{
    EstateSource source;
    source.denominator = 10'000;
    const Digest plain = openEstate(source, start)->hash();
    source.profile = "laneIops = 30000";
    EXPECT_NE(openEstate(source, start)->hash(), plain);
    source.profile = "nonsense";
    EXPECT_FALSE(openEstate(source, start).has_value());
}

}  // namespace
}  // namespace estate
