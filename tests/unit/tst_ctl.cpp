#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ctl/arguments.h"
#include "app/ctl/choice.h"
#include "app/ctl/document.h"
#include "app/ctl/failure_report.h"
#include "app/ctl/suggest.h"
#include "app/ctl/table.h"
#include "tests/unit/scratch_folder.h"

namespace estate::ctl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::vector<std::string> commands = {"estate",  "preview", "journal",  "propose",
                                           "approve", "reject",  "withdraw", "commit"};

TEST(Ctl, SlipsOfTheFingerFindTheirWord)
{
    EXPECT_THAT(nearWords("perview", commands), ElementsAre("preview"));
    EXPECT_THAT(nearWords("comit", commands), ElementsAre("commit"));
    EXPECT_THAT(nearWords("prop", commands), ElementsAre("propose"));
}

TEST(Ctl, WhatIsWhollyUnlikeIsNotSuggested)
{
    EXPECT_THAT(nearWords("xyzzyplugh", commands), IsEmpty());
    EXPECT_THAT(nearWords(std::string(1'000'000, 'p'), commands), IsEmpty());
    EXPECT_THAT(nearWords("", {}), IsEmpty());
}

TEST(Ctl, WordsAreJoinedAsPeopleDo)
{
    EXPECT_EQ(joinedWithOr({}), "");
    EXPECT_EQ(joinedWithOr({"a"}), "a");
    EXPECT_EQ(joinedWithOr({"a", "b"}), "a or b");
    EXPECT_EQ(joinedWithOr({"a", "b", "c"}), "a, b or c");
}

TEST(Ctl, IntegersAboveFiftyThreeBitsAreStringsInJson)
{
    EXPECT_EQ(toJson(exactNumberMax).dump(), "9007199254740991");
    EXPECT_EQ(toJson(exactNumberMax + 1).dump(), "\"9007199254740992\"");
    EXPECT_EQ(toJson(Bytes(5)).dump(), "\"5\"");
    EXPECT_EQ(toJson(Cost{maxU128}).dump(), "\"340282366920938463463374607431768211455\"");
}

TEST(Ctl, TextThatIsNotUtf8StillGivesADocument)
{
    std::ostringstream out;
    write(out, toJson(Error{ErrorCode::badInput, "bad \xff byte", {}}));
    EXPECT_FALSE(Json::parse(out.str(), nullptr, false).is_discarded());
}

TEST(Ctl, TablesAlignByCharactersNotBytes)
{
    Table table({{"Name"}, {"Time", Align::right}});
    table.add({"a", "1 µs"});
    table.add({"bcdef", "12 s"});
    std::ostringstream out;
    table.print(out, 1);
    EXPECT_EQ(out.str(), " Name   Time\n a      1 µs\n bcdef  12 s\n");
}

TEST(Ctl, WhatTurnsTextAroundIsShownAndNotSent)
{
    EXPECT_EQ(printable("pay \xe2\x80\xae"
                        "drow\xe2\x80\xac ok"),
              "pay \\u202edrow\\u202c ok");
    EXPECT_EQ(printable("\xd8\x9c\xe2\x80\x8e\xe2\x80\x8f\xe2\x81\xa6\xe2\x81\xa9"),
              "\\u061c\\u200e\\u200f\\u2066\\u2069");
    EXPECT_EQ(printable("\x1b[2J"), "\\x1b[2J");
    // Words that are read from right to left are themselves no control.
    const std::string arabic = "\xd9\x85\xd8\xb1\xd8\xad\xd8\xa8\xd8\xa7 – “ok” €";
    EXPECT_EQ(printable(arabic), arabic);
    EXPECT_EQ(printable("\xe2\x80"), "\xe2\x80");
}

TEST(Ctl, CountsMayBeGrouped)
{
    EXPECT_EQ(parseCount("1000", "n").value(), 1'000u);
    EXPECT_EQ(parseCount("1,000", "n").value(), 1'000u);
    EXPECT_EQ(parseCount("50'000'000", "n").value(), 50'000'000u);
    for (const char* bad :
         {"", "-1", "+1", "1.5", "1e3", ",1", "1,", "0x10", " 1", "18446744073709551616"})
        EXPECT_FALSE(parseCount(bad, "n").has_value()) << bad;
}

TEST(Ctl, TheDefaultsAreTheFederalEstateAtOneToAThousand)
{
    const auto parsed = parseArguments({"preview", "--fail", "r017"});
    ASSERT_TRUE(parsed.has_value());
    const auto& arguments = std::get<Arguments>(*parsed);
    EXPECT_EQ(arguments.verb, Verb::preview);
    EXPECT_EQ(chosenSource(arguments).value(), EstateSource());
    EXPECT_THAT(chosenFailures(arguments).value().regions, ElementsAre("r017"));
}

TEST(Ctl, AProfileIsAFileOrTheNameOfAGraphAndTheFileWins)
{
    const ScratchFolder folder;
    const auto profileOf = [](const std::string& given) {
        Arguments arguments;
        arguments.profilePath = given;
        return chosenSource(arguments);
    };
    EXPECT_EQ(profileOf("giant-component")->profile, "graph = giant-component\n");
    EXPECT_EQ(profileOf("giant-component:5000")->profile,
              "graph = giant-component\ngraphSize = 5000\n");
    const auto unknown = profileOf("giant-componet");
    ASSERT_FALSE(unknown.has_value());
    EXPECT_EQ(unknown.error().code, ErrorCode::notFound);
    EXPECT_THAT(unknown.error().message, HasSubstr("near: giant-component"));
    const auto sizeless = profileOf("acquisition:all");
    ASSERT_FALSE(sizeless.has_value());
    EXPECT_EQ(sizeless.error().code, ErrorCode::badInput);

    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    std::filesystem::create_directory("hot-endpoints");
    std::ofstream("giant-component") << "laneIops = 5\n";
    const auto ofFile = profileOf("giant-component");
    const auto besideAFolder = profileOf("hot-endpoints");
    std::filesystem::current_path(before);
    EXPECT_EQ(ofFile->profile, "laneIops = 5\n");
    EXPECT_EQ(besideAFolder->profile, "graph = hot-endpoints\n");
}

TEST(Ctl, TheJsonFlagMayStandBeforeOrAfterTheCommand)
{
    for (const auto& words : {std::vector<std::string>{"--json", "estate"},
                              std::vector<std::string>{"estate", "--json"}}) {
        const auto parsed = parseArguments(words);
        ASSERT_TRUE(parsed.has_value());
        EXPECT_TRUE(std::get<Arguments>(*parsed).json);
    }
}

TEST(Ctl, EveryJournalCommandIsItsOwnVerb)
{
    const std::vector<std::pair<std::string, Verb>> verbs = {{"show", Verb::journalShow},
                                                             {"verify", Verb::journalVerify},
                                                             {"export", Verb::journalExport}};
    for (const auto& [name, verb] : verbs) {
        const auto parsed = parseArguments({"journal", name, "a.journal"});
        ASSERT_TRUE(parsed.has_value()) << name;
        EXPECT_EQ(std::get<Arguments>(*parsed).verb, verb);
        EXPECT_EQ(std::get<Arguments>(*parsed).journalPath, "a.journal");
    }
}

TEST(Ctl, WhatIsMissingIsNamed)
{
    const auto parsed = parseArguments({"approve", "abcdef", "--journal", "a.journal"});
    ASSERT_FALSE(parsed.has_value());
    EXPECT_THAT(parsed.error().message, HasSubstr("--operator"));
    EXPECT_EQ(parsed.error().code, ErrorCode::badInput);
}

TEST(Ctl, FailuresAreNamedByKind)
{
    const FailureSet failures{{"r017", "r018"}, {"s0034"}, {"h0119000"}};
    EXPECT_EQ(failureText(failures), "r017, r018, site s0034, host h0119000");
    EXPECT_EQ(occasionText(failures, {}), "loss of r017, r018, site s0034, host h0119000");
    EXPECT_EQ(occasionText({}, {"r017"}), "return to r017");
    EXPECT_EQ(briefOccasion(failures, {}, 20), "loss of 2 regions, 1 site, 1 host");
}

TEST(Ctl, SitesAndHostsAreListedLikeRegions)
{
    const auto parsed = parseArguments(
        {"preview", "--fail-site", "s1, s2", "--fail-host", "h1", "--fail-host", "h2"});
    ASSERT_TRUE(parsed.has_value());
    const FailureSet failures = chosenFailures(std::get<Arguments>(*parsed)).value();
    EXPECT_EQ(failures, (FailureSet{{}, {"s1", "s2"}, {"h1", "h2"}}));
}

}  // namespace
}  // namespace estate::ctl
