// What an estate makes of a book: everything that stands against it, each at its place.
#include <gmock/gmock.h>

#include "engine/rules/rule_check.h"
#include "engine/rules/rules_text.h"
#include "tests/unit/configured.h"

namespace estate {
namespace {

using namespace estate::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The rules of configured() in lines 1 to 11; what follows begins in line 13.
const std::string present = R"(estate-rules 1
policy near
  allow a, b
  when a restore b
  for application app
application app
  impact downtime 0.00001/s breach 0.00002 lost-operation 0.00003
application pg
  impact downtime 0.00001/s breach 0.00002 lost-operation 0.00003
  when a, b rto 1m downtime 0.00001/s breach 0.00002 lost-operation 0.00003

)";

std::vector<RuleProblem> problemsOf(const EstateState& state, const std::string& text)
{
    const ReadRules read = readRules(text);
    EXPECT_TRUE(read.problems.empty()) << errorOf(read.problems.front()).message;
    return checkRules(state.catalog(), state.rules(), read.book, read.places);
}

TEST(RuleCheck, findsNothingInWhatIsInForce)
{
    const EstateState state = configured();
    EXPECT_TRUE(problemsOf(state, present).empty());
    EXPECT_TRUE(problemsOf(state, "estate-rules 1\n").empty());
}

TEST(RuleCheck, showsWhatIsWrongAtItsPlace)
{
    const struct {
        const char* text;
        std::uint32_t line;
        std::uint32_t column;
        ErrorCode code;
        const char* says;
    } wrongs[] = {
        {"policy p\n  allow a, d\n", 13, 12, ErrorCode::unknownId,
         "Policy \"p\": There is no region \"d\"; near: a, b, c."},
        {"policy p\n  when a hold\n  when b, d hold\n", 14, 11, ErrorCode::unknownId,
         "Policy \"p\", rule 2: There is no region \"d\""},
        {"policy p\n  when a restore d\n", 13, 18, ErrorCode::unknownId,
         "Policy \"p\", rule 1: There is no region \"d\""},
        {"policy p\n  when a, b restore b\n", 13, 21, ErrorCode::badInput,
         "its target lies inside its own failure set"},
        {"policy p\n  allow a, b\n  when b restore c\n", 14, 18, ErrorCode::badInput,
         "outside the policy's allowed regions"},
        {"policy p\n  when a hold\n  when b hold\n  when a restore b\n", 15, 3, ErrorCode::badInput,
         "another rule has the same failure set"},
        {"policy p\n  for entity e, x\n", 13, 17, ErrorCode::unknownId, "There is no entity \"x\""},
        {"policy p\n  for application x\n", 13, 19, ErrorCode::unknownId,
         "There is no application \"x\"; near: pg, app"},
        {"policy p\n  for group x\n", 13, 13, ErrorCode::unknownId,
         "There is no recovery group \"x\"; near: g"},
        {"policy p\n  for volume v1, v9\n", 13, 18, ErrorCode::unknownId,
         "There is no volume \"v9\""},
        {"policy p\n  for application pg, app\n", 13, 23, ErrorCode::duplicateId,
         "Policy \"p\" and policy \"near\" are both for application \"app\""},
        {"policy p\n  for volume v1\npolicy q\n  for volume v1\n", 15, 14, ErrorCode::duplicateId,
         "Policy \"q\" and policy \"p\" are both for volume \"v1\""},
        {"application x\n  impact breach 1\n", 12, 1, ErrorCode::unknownId,
         "There is no application \"x\""},
        {"policy p\n", 0, 0, ErrorCode::badInput, ""},
    };
    const EstateState state = configured();
    for (const auto& wrong : wrongs) {
        SCOPED_TRACE(wrong.text);
        const auto problems = problemsOf(state, present + wrong.text);
        if (wrong.line == 0) {
            EXPECT_TRUE(problems.empty());
            continue;
        }
        ASSERT_EQ(problems.size(), 1u);
        EXPECT_EQ(problems.front().place, (RulePlace{wrong.line, wrong.column}));
        EXPECT_EQ(errorCodeName(problems.front().code), errorCodeName(wrong.code));
        EXPECT_THAT(problems.front().message, HasSubstr(wrong.says));
    }
}

TEST(RuleCheck, showsWhatIsWrongWithImpacts)
{
    const struct {
        const char* lines;
        std::uint32_t line;
        std::uint32_t column;
        const char* says;
    } wrongs[] = {
        {"  impact breach 0\n", 3, 3, "an impact of zero everywhere"},
        {"  when a rto 0s breach 1\n", 3, 3, "scenario 1: needs an RTO"},
        {"  when a rto 4000d breach 1\n", 3, 3, "scenario 1: needs an RTO, of at most ten years"},
        {"  when a rto 1s breach 0\n", 3, 3, "scenario 1: its impact is zero everywhere"},
        {"  when a, b rto 1s breach 1\n  when c rto 1s breach 1\n  when b, a rto 2s breach 1\n", 5,
         3, "scenario 3: another scenario has the same failure set"},
        {"  when a rto 1s breach 1\n  when a, z rto 1s breach 1\n", 4, 11,
         "Application \"app\", scenario 2: There is no region \"z\""},
    };
    const EstateState state = configured();
    for (const auto& wrong : wrongs) {
        SCOPED_TRACE(wrong.lines);
        const auto problems =
            problemsOf(state, "estate-rules 1\napplication app\n" + std::string(wrong.lines));
        ASSERT_EQ(problems.size(), 1u);
        EXPECT_EQ(problems.front().place, (RulePlace{wrong.line, wrong.column}));
        EXPECT_THAT(problems.front().message, HasSubstr(wrong.says));
    }
}

TEST(RuleCheck, findsEverythingAndStopsAtItsBound)
{
    const EstateState state = configured();
    const auto problems = problemsOf(state, present + "policy p\n"
                                                      "  when x restore y\n"
                                                      "  for volume z, v1\n"
                                                      "application app2\n"
                                                      "  impact breach 1\n");
    std::vector<std::uint32_t> columns;
    for (const RuleProblem& problem : problems)
        columns.push_back(problem.place.column);
    EXPECT_THAT(columns, ElementsAre(8, 18, 14, 1));

    std::string text = present + "policy p\n";
    for (std::size_t i = 0; i < 2 * ruleProblemsMax; ++i)
        text += "  for volume x" + std::to_string(i) + "\n";
    const auto many = problemsOf(state, text);
    EXPECT_EQ(many.size(), ruleProblemsMax);
    EXPECT_THAT(many.front().message, HasSubstr("near: "));
    EXPECT_THAT(many.back().message, ::testing::Not(HasSubstr("near: ")));
}

TEST(RuleCheck, asksOnlyAboutWhatDiffers)
{
    EstateState state = configured();
    const auto resolved =
        resolveRules(state.catalog(), state.rules(), parseRules("# why\n" + present).value());
    ASSERT_TRUE(resolved.has_value());
    EXPECT_EQ((*resolved)->digest(), state.rules().digest());
}

TEST(RuleCheck, aSubjectMayMoveBetweenTwoBlocksOfOneEdit)
{
    const EstateState state = configured();
    const auto book =
        parseRules("estate-rules 1\npolicy near\n\npolicy p\n  for application app\n");
    const auto resolved = resolveRules(state.catalog(), state.rules(), *book);
    ASSERT_TRUE(resolved.has_value()) << resolved.error().message;
    const ApplicationIndex app = state.catalog().applicationNamed("app");
    EXPECT_EQ((*resolved)->policy((*resolved)->assigned(app)).id, "p");
}

TEST(RuleCheck, theFirstProblemIsTheError)
{
    const EstateState state = configured();
    const ReadRules read = readRules("estate-rules 1\npolicy p\n  when q restore z\n");
    const auto placed = resolveRules(state.catalog(), state.rules(), read.book, read.places);
    ASSERT_FALSE(placed.has_value());
    EXPECT_THAT(placed.error().message,
                HasSubstr("Rules, line 3, column 8: Policy \"p\", rule 1: There is no region"));
    const auto fieldOf = [&](const char* name) {
        for (const ErrorField& field : placed.error().fields)
            if (field.name == name)
                return field.value;
        return std::string("none");
    };
    EXPECT_EQ(fieldOf("line"), "3");
    EXPECT_EQ(fieldOf("column"), "8");
    EXPECT_EQ(fieldOf("near"), "a, b, c");
    const auto unplaced = resolveRules(state.catalog(), state.rules(), read.book);
    EXPECT_THAT(unplaced.error().message, HasSubstr("Rules: Policy \"p\", rule 1"));
}

// Whoever has the book of what is in force need not make it again; its comments count for nothing.
TEST(RuleCheck, aBookThatIsThereAlreadyMeansTheSame)
{
    const EstateState state = configured();
    const RuleBook approved = parseRules("# why\n" + present).value();
    const RulesInForce inForce{state.rules(), approved};
    for (const std::string& edit :
         {std::string(), std::string("policy p\n  when c hold\n  for volume v1\n"),
          std::string("policy p\n  when q restore z\n  for volume v1\n")}) {
        const ReadRules read = readRules(present + edit);
        const auto made = resolveRules(state.catalog(), state.rules(), read.book, read.places);
        const auto known = resolveRules(state.catalog(), inForce, read.book, read.places);
        ASSERT_EQ(known.has_value(), made.has_value()) << edit;
        if (made)
            EXPECT_EQ((*known)->digest(), (*made)->digest()) << edit;
        else
            EXPECT_EQ(known.error().message, made.error().message);
        EXPECT_EQ(checkRules(state.catalog(), inForce, read.book, read.places).size(),
                  problemsOf(state, present + edit).size());
    }
}

}  // namespace
}  // namespace estate
