// The rules' text: what it says, how it is written, and what is wrong with it, by line and column.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/rules/rule_values.h"
#include "engine/rules/rules_text.h"

namespace estate {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string example = R"(estate-rules 1

# Approved by the storage board in March.
policy from-r017-to-r018
  allow r017, r018, r021
  when r017 restore r018
  when r017, r018 restore r021 # the third copy
  when r017, r019 hold
  for entity e001
  for volume v00398437

application a013000
  impact downtime 10000/s breach 100000000 lost-operation 1
  when r017, r018 rto 3h downtime 20/s breach 5 lost-operation 0.5
)";

std::string printed(std::string_view text)
{
    const auto book = parseRules(text);
    EXPECT_TRUE(book.has_value()) << book.error().message;
    return book ? printRules(*book) : std::string();
}

// What stands below the first line.
std::string printedBody(std::string_view body)
{
    const std::string text = printed("estate-rules 1\n" + std::string(body));
    constexpr std::string_view begin = "estate-rules 1\n\n";
    EXPECT_TRUE(text.starts_with(begin)) << text;
    return text.substr(std::min(begin.size(), text.size()));
}

TEST(RulesText, saysPoliciesAndImpacts)
{
    const auto book = parseRules(example);
    ASSERT_TRUE(book.has_value()) << book.error().message;
    ASSERT_EQ(book->blocks().size(), 2u);
    const PolicyBlock* policy = book->policy("from-r017-to-r018");
    ASSERT_NE(policy, nullptr);
    PolicyBlock expected;
    expected.id = "from-r017-to-r018";
    expected.allowedRegions = {"r017", "r018", "r021"};
    expected.rules = {{{"r017"}, "r018"}, {{"r017", "r018"}, "r021"}, {{"r017", "r019"}, ""}};
    expected.volumes = {"v00398437"};
    expected.entities = {"e001"};
    EXPECT_EQ(*policy, expected);
    const ImpactBlock* impact = book->impact("a013000");
    ASSERT_NE(impact, nullptr);
    EXPECT_EQ(impact->own, (Impact{CostRate(10'000'000'000), UnitCost(100'000'000'000'000),
                                   UnitCost(1'000'000)}));
    EXPECT_EQ(impact->scenarios,
              (std::vector{ScenarioDescription{
                  {"r017", "r018"},
                  seconds(10'800),
                  Impact{CostRate(20'000'000), UnitCost(5'000'000), UnitCost(500'000)}}}));
}

TEST(RulesText, ofCanonicalFormIsPrintedAsItStands)
{
    EXPECT_EQ(printed(example), example);
    EXPECT_EQ(printed("estate-rules 1\n"), "estate-rules 1\n");
}

TEST(RulesText, isPutInCanonicalForm)
{
    EXPECT_EQ(printedBody("application b\n"
                          "\timpact breach 5.50\n"
                          "policy b\r\n"
                          "    for volume v2,v1 , v3\r\n"
                          "    for group g\n"
                          "    for application a\n"
                          "    when r2,r1 hold\n"
                          "    when r1 restore   r2\n"
                          "    allow r2,r1\n"
                          "\n\n"
                          "policy a\n"),
              "policy a\n"
              "\n"
              "policy b\n"
              "  allow r1, r2\n"
              "  when r1, r2 hold\n"
              "  when r1 restore r2\n"
              "  for application a\n"
              "  for group g\n"
              "  for volume v1\n"
              "  for volume v2\n"
              "  for volume v3\n"
              "\n"
              "application b\n"
              "  impact downtime 0/s breach 5.5 lost-operation 0\n");
}

TEST(RulesText, beginsWithAMarkOfByteOrderOrWithout)
{
    EXPECT_EQ(printed("\xef\xbb\xbf" + example), example);
}

TEST(RulesText, ordersByBytes)
{
    EXPECT_EQ(printedBody("policy \xc3\xa9\npolicy b\npolicy B\npolicy 10\npolicy 9\n"),
              "policy 10\n\npolicy 9\n\npolicy B\n\npolicy b\n\npolicy \"\xc3\xa9\"\n");
}

TEST(RulesText, quotesWhatIsNoPlainWord)
{
    const std::string body = "policy \"a b, \\\"c\\\" # d \\\\ e\"\n"
                             "  when \"Nord, S\xc3\xbc"
                             "d\", restore restore hold\n"
                             "  for volume \\\n"
                             "  for volume \"\xc2\xa0\"\n";
    EXPECT_EQ(printedBody(body), body);
    const auto book = parseRules("estate-rules 1\n" + body);
    const PolicyBlock* policy = book->policy("a b, \"c\" # d \\ e");
    ASSERT_NE(policy, nullptr);
    ASSERT_EQ(policy->rules.size(), 1u);
    EXPECT_EQ(policy->rules[0].target, "hold");
    EXPECT_THAT(policy->rules[0].failureSet, ElementsAre("Nord, S\xc3\xbc"
                                                         "d",
                                                         "restore"));
}

TEST(RulesText, acceptsQuotesWhereNoneAreNeeded)
{
    EXPECT_EQ(printedBody("policy \"a\"\n  when \"r1\",\"r2\" restore \"r3\"# why\n"),
              "policy a\n  when r1, r2 restore r3 # why\n");
}

TEST(RulesText, keepsEveryComment)
{
    const std::string text = "#file, before\n"
                             "#\n"
                             "estate-rules 1 # the first line\n"
                             "\n"
                             "# of the policy\n"
                             "policy p # its line\n"
                             "  # of the regions\n"
                             "  allow r1, r2 # regions\n"
                             "  # of the rule\n"
                             "  #   twice\n"
                             "  when r1 hold # rule\n"
                             "  # of the entity\n"
                             "  for entity e # entity\n"
                             "  # the policy's end\n"
                             "\n"
                             "# of the application\n"
                             "application a # its line\n"
                             "  # of the impact\n"
                             "  impact downtime 1/s breach 0 lost-operation 0 # impact\n"
                             "  # of the scenario\n"
                             "  when r1 rto 1h downtime 1/s breach 0 lost-operation 0 # scenario\n"
                             "  # the application's end\n"
                             "\n"
                             "# the file's end\n"
                             "#still\n";
    EXPECT_EQ(printed(text), text);
}

TEST(RulesText, movesCommentsWithTheirLines)
{
    EXPECT_EQ(printedBody("policy b\n"
                          "# above v2\n"
                          "  for volume v2, v1 # both\n"
                          "  # b's end  \n"
                          "# above a\n"
                          "  # and this one\n"
                          "policy a #\n"),
              "# above a\n"
              "# and this one\n"
              "policy a\n"
              "\n"
              "policy b\n"
              "  for volume v1\n"
              "  # above v2\n"
              "  for volume v2 # both\n"
              "  # b's end\n");
}

TEST(RulesText, oneBlockStandsAlone)
{
    const auto book = parseRules(example);
    for (const auto& [key, block] : book->blocks()) {
        const std::string text = blockText(*block);
        EXPECT_THAT(example, HasSubstr(text));
        const auto again = parseBlock(text);
        ASSERT_TRUE(again.has_value()) << again.error().message;
        EXPECT_EQ(*again, *block);
        EXPECT_EQ(parseKey(keyText(key)), key);
    }
    const std::string file = "# one\nestate-rules 1 # two\n\n# three\n";
    EXPECT_EQ(blockText(parseBlock(file).value()), file);
    EXPECT_EQ(printed(file), file);
}

TEST(RulesText, aBlockIsExactlyOne)
{
    for (const char* text : {"", "policy a\n\npolicy b\n", "estate-rules 1\n", "  when r1 hold\n",
                             "policy a\n# not of it\n"})
        EXPECT_EQ(parseBlock(text).error().code, ErrorCode::badInput) << text;
}

TEST(RulesText, keysAreTheFirstLinesOfBlocks)
{
    for (const auto& key : {BlockKey{BlockKind::file, ""}, BlockKey{BlockKind::policy, "a \"b\""},
                            BlockKey{BlockKind::application, "#"}})
        EXPECT_EQ(parseKey(keyText(key)), key);
    for (const char* text : {"", "policy", "policy a b", "group g", "policy \"a", "\"policy\" a"})
        EXPECT_FALSE(parseKey(text).has_value()) << text;
}

TEST(RulesText, moneyIsExact)
{
    const std::pair<const char*, std::uint64_t> amounts[] = {
        {"0", 0},         {"1", 1'000'000},        {"0.000001", 1},
        {"0.5", 500'000}, {"2.777777", 2'777'777}, {"18446744073709.551615", ~std::uint64_t{0}}};
    for (const auto& [text, microunits] : amounts) {
        EXPECT_EQ(moneyText(microunits), text);
        EXPECT_EQ(parseMoney(text), microunits);
    }
    EXPECT_EQ(parseMoney("007.50"), 7'500'000u);
    for (const char* text : {"", ".", ".5", "1.", "1.0000000", "-1", "1e3", "1,000", "1.5.5",
                             "18446744073709.551616", "99999999999999999999999999999999999999999"})
        EXPECT_EQ(parseMoney(text), std::nullopt) << text;
}

TEST(RulesText, durationsHaveTheLargestUnitThatDividesThem)
{
    const std::pair<const char*, std::uint64_t> durations[] = {
        {"0s", 0},
        {"1ns", 1},
        {"1500ns", 1'500},
        {"2us", 2'000},
        {"250ms", 250'000'000},
        {"90s", 90'000'000'000},
        {"90m", 5'400'000'000'000},
        {"3h", 10'800'000'000'000},
        {"1d", 86'400'000'000'000},
        {"18446744073709551615ns", ~std::uint64_t{0}}};
    for (const auto& [text, ns] : durations) {
        EXPECT_EQ(durationText(Duration(ns)), text);
        EXPECT_EQ(parseRuleDuration(text), Duration(ns));
    }
    EXPECT_EQ(parseRuleDuration("120m"), Duration(7'200'000'000'000));
    for (const char* text :
         {"", "3", "h", "3 h", "3H", "1.5h", "1h30m", "-3h", "213504d", "18446744073709551616ns"})
        EXPECT_EQ(parseRuleDuration(text), std::nullopt) << text;
}

struct Wrong {
    const char* text;
    std::uint32_t line;
    std::uint32_t column;
    const char* says;
    ErrorCode code = ErrorCode::badInput;
};

// Below "estate-rules 1", so their first line is line 2.
const Wrong wrongBodies[] = {
    {"polcy a\n", 2, 1, "Expected \"policy\" or \"application\", found \"polcy\"."},
    {"\"policy\" a\n", 2, 1, "Expected \"policy\" or \"application\", found \"policy\"."},
    {"policy\n", 2, 7, "Expected the policy's id, found the end of the line."},
    {"policy ,\n", 2, 8, "Expected the policy's id, found a comma."},
    {"policy a b\n", 2, 10, "Expected the end of the line, found \"b\"."},
    {"policy \"\"\n", 2, 8, "An id is empty"},
    {"policy \"a\n", 2, 8, "This quote is not closed on its line."},
    {"policy \"a\\n\"\n", 2, 10, "a backslash stands before a quote or a backslash only"},
    {"policy \"a\\", 2, 10, "a backslash stands before a quote or a backslash only"},
    {"policy a\"b\"\n", 2, 9, "A quote begins inside a word"},
    {"policy \"a\"b\n", 2, 11, "A word touches the quote before it"},
    {"  when r1 hold\n", 2, 3, "This line is indented, but no block is above it"},
    {"policy a\n\npolicy a\n", 4, 8, "There is policy \"a\" in line 2 already",
     ErrorCode::duplicateId},
    {"application a\n  impact breach 1\n\napplication a\n  impact breach 1\n", 5, 13,
     "There is application \"a\" in line 2 already", ErrorCode::duplicateId},
    {"policy a\n  wen r1 hold\n", 3, 3, "Expected \"allow\", \"when\" or \"for\", found \"wen\"."},
    {"policy a\n  when\n", 3, 7, "Expected a region, found the end of the line."},
    {"policy a\n  when r1,\n", 3, 11, "Expected a region, found the end of the line."},
    {"policy a\n  when r1, , r2 hold\n", 3, 12, "Expected a region, found a comma."},
    {"policy a\n  when r1 r2 hold\n", 3, 11,
     "Expected a comma, \"restore\" or \"hold\", found \"r2\"."},
    {"policy a\n  when r1 \"hold\"\n", 3, 11, "Expected a comma, \"restore\" or \"hold\""},
    {"policy a\n  when r1 restore\n", 3, 18,
     "Expected a region to restore to, found the end of the line."},
    {"policy a\n  when r1 restore r2, r3\n", 3, 21, "Expected the end of the line, found a comma."},
    {"policy a\n  when r1 hold r2\n", 3, 16, "Expected the end of the line, found \"r2\"."},
    {"policy a\n  when r2, r1, r2 hold\n", 3, 16, "\"r2\" stands twice in this list",
     ErrorCode::duplicateId},
    {"policy a\n  allow\n", 3, 8, "Expected a region, found the end of the line."},
    {"policy a\n  allow r1 r2\n", 3, 12, "Expected a comma or the end of the line, found \"r2\"."},
    {"policy a\n  allow r1\n  allow r2\n", 4, 3, "A policy says once which regions it allows",
     ErrorCode::duplicateId},
    {"policy a\n  for e1\n", 3, 7,
     "Expected \"entity\", \"application\", \"group\" or \"volume\", found \"e1\"."},
    {"policy a\n  for volume\n", 3, 13, "Expected an id, found the end of the line."},
    {"policy a\n  for volume v1 v2\n", 3, 17, "Expected a comma or the end of the line"},
    {"policy a\n  for volume v1\n  for volume v2, v1\n", 4, 18,
     "The policy is for \"v1\" in line 3 already", ErrorCode::duplicateId},
    {"policy a\n  impact breach 1\n", 3, 3, "Expected \"allow\", \"when\" or \"for\""},
    {"application a\n", 2, 1, "Nothing is said about application \"a\""},
    {"application a\n  for volume v\n", 3, 3, "Expected \"impact\" or \"when\", found \"for\"."},
    {"application a\n  impact\n", 3, 9,
     "Expected \"downtime\", \"breach\" or \"lost-operation\", found the end of the line."},
    {"application a\n  impact 5\n", 3, 10,
     "Expected \"downtime\", \"breach\" or \"lost-operation\", found \"5\"."},
    {"application a\n  impact downtime\n", 3, 18, "Expected a rate such as 20/s"},
    {"application a\n  impact downtime 20\n", 3, 19, "\"20\" is not a rate such as 20/s"},
    {"application a\n  impact downtime 20/h\n", 3, 19, "\"20/h\" is not a rate"},
    {"application a\n  impact breach 20/s\n", 3, 17, "\"20/s\" is not an amount"},
    {"application a\n  impact breach 1.0000001\n", 3, 17, "with up to six decimals"},
    {"application a\n  impact breach \"1\"\n", 3, 17, "Expected an amount such as 0.5"},
    {"application a\n  impact breach 1 breach 2\n", 3, 19, "\"breach\" is given twice on this line",
     ErrorCode::duplicateId},
    {"application a\n  impact breach 1\n  impact breach 2\n", 4, 3,
     "The application's own impact is given already", ErrorCode::duplicateId},
    {"application a\n  when r1 breach 1\n", 3, 11, "Expected a comma or \"rto\""},
    {"application a\n  when r1 rto\n", 3, 14, "Expected a duration such as 90m"},
    {"application a\n  when r1 rto 3\n", 3, 15, "\"3\" is not a duration such as 90m"},
    {"application a\n  when r1 rto 3h\n", 3, 17, "Expected \"downtime\", \"breach\""},
    {"policy \xc3\xa9 \xc3\xbc x\n", 2, 10, "Expected the end of the line, found \"\xc3\xbc\"."},
    {"policy \xc3\xa9\n  when \xff hold\n", 3, 8, "This is not UTF-8 text"},
    {"policy a\x01\n", 2, 9, "There is a control character here"},
    {"policy a # \x1b[0m\n", 2, 12, "There is a control character here"},
    {"estate-rules 1\n", 2, 1, "Expected \"policy\" or \"application\", found \"estate-rules\"."},
};

const Wrong wrongTexts[] = {
    {"", 1, 1, "The text is empty: rules begin with \"estate-rules 1\"."},
    {"# only this\n\n", 2, 1, "The text is empty"},
    {"policy a\n", 1, 1, "Expected \"estate-rules 1\" in the first line, found \"policy\"."},
    {"\n\"estate-rules\" 1\n", 2, 1, "Expected \"estate-rules 1\" in the first line"},
    {"estate-rules\n", 1, 13, "Expected a version, found the end of the line."},
    {"estate-rules one\n", 1, 14, "\"one\" is no version of these texts"},
    {"estate-rules 0\n", 1, 14, "\"0\" is no version of these texts"},
    {"estate-rules 1 1\n", 1, 16, "Expected the end of the line, found \"1\"."},
    {"# from later\nestate-rules 2\npolicy {a}\n", 2, 14, "Use a newer program.",
     ErrorCode::newerVersion},
    {"estate-rules 99999999999999999999\nanything", 1, 14, "Use a newer program.",
     ErrorCode::newerVersion},
};

void expectWrong(const std::string& text, const Wrong& wrong)
{
    SCOPED_TRACE(text);
    const ReadRules read = readRules(text);
    ASSERT_FALSE(read.problems.empty());
    const RuleProblem& problem = read.problems.front();
    EXPECT_EQ(problem.place, (RulePlace{wrong.line, wrong.column}));
    EXPECT_THAT(problem.message, HasSubstr(wrong.says));
    EXPECT_EQ(errorCodeName(problem.code), errorCodeName(wrong.code));
    const auto refused = parseRules(text);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, wrong.code);
    EXPECT_THAT(refused.error().message,
                HasSubstr("Rules, line " + std::to_string(wrong.line) + ", column " +
                          std::to_string(wrong.column) + ": "));
}

TEST(RulesText, showsWhereItIsWrong)
{
    for (const Wrong& wrong : wrongBodies)
        expectWrong("estate-rules 1\n" + std::string(wrong.text), wrong);
    for (const Wrong& wrong : wrongTexts)
        expectWrong(wrong.text, wrong);
}

TEST(RulesText, oneMistakeIsOneProblem)
{
    for (const Wrong& wrong : wrongBodies)
        EXPECT_EQ(readRules("estate-rules 1\n" + std::string(wrong.text)).problems.size(), 1u)
            << wrong.text;
    for (const Wrong& wrong : wrongTexts)
        EXPECT_EQ(readRules(wrong.text).problems.size(), 1u) << wrong.text;
}

TEST(RulesText, findsEverythingThatIsWrong)
{
    const ReadRules read = readRules("estate-rules 1\n"
                                     "application a\n"
                                     "\n"
                                     "policy\n"
                                     "  anything\n"
                                     "policy b\n"
                                     "  when hold\n"
                                     "  when r1 restore r2\n"
                                     "  for what\n");
    std::vector<std::pair<std::uint32_t, std::string>> found;
    for (const RuleProblem& problem : read.problems)
        found.emplace_back(problem.place.line, problem.expected);
    EXPECT_THAT(found, ElementsAre(std::pair(2u, "\"impact\" or \"when\""),
                                   std::pair(4u, "the policy's id"),
                                   std::pair(5u, "\"allow\", \"when\" or \"for\""),
                                   std::pair(7u, "a comma, \"restore\" or \"hold\""),
                                   std::pair(9u, "\"entity\", \"application\", \"group\" or "
                                                 "\"volume\"")));
    EXPECT_EQ(read.book.policy("b")->rules.size(), 1u);
    EXPECT_FALSE(read.truncated);
}

TEST(RulesText, stopsAtItsBoundOfProblems)
{
    std::string text = "estate-rules 1\n";
    for (std::size_t i = 0; i < ruleProblemsMax; ++i)
        text += "oops\n";
    EXPECT_EQ(readRules(text).problems.size(), ruleProblemsMax);
    EXPECT_FALSE(readRules(text).truncated);
    text += "oops\n";
    EXPECT_EQ(readRules(text).problems.size(), ruleProblemsMax);
    EXPECT_TRUE(readRules(text).truncated);
}

TEST(RulesText, itsBoundsAreKept)
{
    const auto refused = [](const std::string& body) {
        const auto read = readRules("estate-rules 1\n" + body);
        return read.problems.empty() ? std::string() : read.problems.front().message;
    };
    EXPECT_EQ(refused("policy a #" + std::string(ruleCommentBytesMax, 'x')), "");
    EXPECT_THAT(refused("policy a #" + std::string(ruleCommentBytesMax + 1, 'x')),
                HasSubstr("at most 4096"));
    EXPECT_EQ(refused("policy " + std::string(255, 'x')), "");
    EXPECT_THAT(refused("policy " + std::string(256, 'x')), HasSubstr("256 bytes is too long"));
    EXPECT_THAT(refused("policy a" + std::string(ruleLineBytesMax, ' ')),
                HasSubstr("it may have 16777216"));
    const auto listOf = [](std::size_t count) {
        std::string list = "r0";
        for (std::size_t i = 1; i < count; ++i)
            list += ",r" + std::to_string(i);
        return list;
    };
    EXPECT_EQ(refused("policy a\n  allow " + listOf(eventListMax)), "");
    EXPECT_THAT(refused("policy a\n  allow " + listOf(eventListMax + 1)),
                HasSubstr("at most 16384 ids"));
    EXPECT_THAT(refused("policy a\n  for volume " + listOf(eventListMax) + "\n  for volume x\n"),
                HasSubstr("at most 16384 subjects of a kind"));
    EXPECT_EQ(refused(std::string(ruleLinesMax - 1, '\n')), "");
    EXPECT_THAT(refused(std::string(ruleLinesMax - 2, '\n') + "policy a\n\n"),
                HasSubstr("more than 1048576 lines"));
}

TEST(RulesText, placesAreOfTheWords)
{
    const ReadRules read = readRules("estate-rules 1\n"
                                     "policy p\n"
                                     "  allow r1, r2\n"
                                     "  when r1 restore r1\n"
                                     "  for volume v1, v2\n");
    const BlockKey key{BlockKind::policy, "p"};
    const RuleLine rule{RulePart::rule, 0, ""};
    const auto at = [&](const RuleLine& line, const std::string& word = "", bool target = false) {
        return read.places.find(key, line, word, target);
    };
    EXPECT_EQ(at({}), (RulePlace{2, 1}));
    EXPECT_EQ(at({RulePart::allow, 0, ""}, "r2"), (RulePlace{3, 13}));
    EXPECT_EQ(at(rule, "r1"), (RulePlace{4, 8}));
    EXPECT_EQ(at(rule, "r1", true), (RulePlace{4, 19}));
    EXPECT_EQ(at(rule), (RulePlace{4, 3}));
    EXPECT_EQ(at(rule, "r9"), (RulePlace{4, 3}));
    EXPECT_EQ(at({RulePart::volume, 0, "v2"}), (RulePlace{5, 18}));
    EXPECT_EQ(at({RulePart::entity, 0, "e"}), (RulePlace{2, 1}));
    EXPECT_EQ(read.places.find({BlockKind::policy, "q"}, {}), RulePlace{});
}

}  // namespace
}  // namespace estate
