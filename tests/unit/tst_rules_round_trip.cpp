// Whatever a book says, its text says the same: read and printed, in any order and spelling.
#include <algorithm>
#include <iterator>
#include <random>

#include <gtest/gtest.h>

#include "engine/rules/rules_text.h"

namespace estate {
namespace {

constexpr std::uint32_t seed = 20260301;

class RandomBook {
public:
    explicit RandomBook(std::uint32_t from) : m_random(from) {}

    RuleBook make()
    {
        RuleBook book;
        for (std::uint32_t i = pick(5); i > 0; --i)
            book.put(policy());
        for (std::uint32_t i = pick(4); i > 0; --i)
            book.put(impact());
        RuleBlock file{FileComments{}, {}, {}};
        comment(file, {}, 3);
        file.endComments = comments(3);
        book.put(std::move(file));
        return book;
    }

    std::uint32_t pick(std::uint32_t below)
    {
        return static_cast<std::uint32_t>(m_random()) % below;
    }

private:
    // Letters that need quotes, and some that only look as if.
    std::string id()
    {
        const char* pieces[] = {"a",        "B",
                                "7",        "-",
                                " ",        ",",
                                "#",        "\"",
                                "\\",       "when",
                                "restore",  "/s",
                                "hold",     "policy",
                                "\xc3\xa9", "\xe2\x80\xae",
                                "for",      "\xf0\x9f\x8c\x8d",
                                "'",        "{",
                                "~"};
        std::string text;
        for (std::uint32_t i = 1 + pick(4); i > 0; --i)
            text += pieces[pick(std::size(pieces))];
        return text;
    }
    std::vector<std::string> ids(std::uint32_t least)
    {
        std::vector<std::string> list;
        for (std::uint32_t i = least + pick(4); i > 0; --i)
            list.push_back(id());
        return list;
    }
    std::uint64_t number()
    {
        const std::uint64_t wide = std::uint64_t{m_random()} << 32 | m_random();
        const std::uint64_t round[] = {0, 1, 1'000'000, 3'600'000'000'000, 86'400'000'000'000};
        return pick(3) == 0 ? wide : round[pick(5)] * (1 + pick(3));
    }
    Impact impactOf() { return {CostRate(number()), UnitCost(number()), UnitCost(number())}; }
    std::string commentText()
    {
        std::string text = pick(2) == 0 ? "" : " ";
        for (std::uint32_t i = pick(4); i > 0; --i)
            text += id();
        return text.substr(0, text.find_last_not_of(' ') + 1);
    }
    std::vector<std::string> comments(std::uint32_t oneIn)
    {
        std::vector<std::string> list;
        for (std::uint32_t i = pick(oneIn) == 0 ? 1 + pick(3) : 0; i > 0; --i)
            list.push_back(commentText());
        return list;
    }
    void comment(RuleBlock& block, RuleLine line, std::uint32_t oneIn)
    {
        block.comments[std::move(line)] = {comments(oneIn), pick(oneIn) == 0 ? commentText() : ""};
    }
    RuleBlock policy()
    {
        PolicyBlock policy;
        policy.id = id();
        policy.allowedRegions = ids(0);
        for (std::uint32_t i = pick(5); i > 0; --i)
            policy.rules.push_back({ids(1), pick(3) == 0 ? "" : id()});
        for (const PolicyScope scope : policyScopes)
            subjectsOf(policy, scope) = ids(0);
        RuleBlock block{policy, {}, comments(4)};
        comment(block, {}, 4);
        comment(block, {RulePart::allow, 0, ""}, 4);
        for (std::uint32_t i = 0; i < policy.rules.size(); ++i)
            comment(block, {RulePart::rule, i, ""}, 4);
        for (const PolicyScope scope : policyScopes)
            for (const std::string& subject : subjectsOf(policy, scope))
                comment(block, {partOf(scope), 0, subject}, 4);
        return block;
    }
    RuleBlock impact()
    {
        ImpactBlock impact{id(), std::nullopt, {}};
        if (pick(3) > 0)
            impact.own = impactOf();
        for (std::uint32_t i = pick(3); i > 0; --i)
            impact.scenarios.push_back({ids(1), Duration(number()), impactOf()});
        RuleBlock block{impact, {}, comments(4)};
        comment(block, {}, 4);
        comment(block, {RulePart::impact, 0, ""}, 4);
        for (std::uint32_t i = 0; i < impact.scenarios.size(); ++i)
            comment(block, {RulePart::scenario, i, ""}, 4);
        return block;
    }

    std::mt19937 m_random;
};

TEST(RulesRoundTrip, theTextOfABookIsTheBook)
{
    std::size_t blocks = 0;
    std::size_t commented = 0;
    for (std::uint32_t round = 0; round < 2'000; ++round) {
        SCOPED_TRACE("seed " + std::to_string(seed) + ", round " + std::to_string(round));
        const RuleBook book = RandomBook(seed + round).make();
        const std::string text = printRules(book);
        const auto again = parseRules(text);
        ASSERT_TRUE(again.has_value()) << again.error().message << "\n" << text;
        ASSERT_EQ(*again, book) << text;
        ASSERT_EQ(printRules(*again), text);
        for (const auto& [key, block] : book.blocks()) {
            const auto alone = parseBlock(blockText(*block));
            ASSERT_TRUE(alone.has_value()) << alone.error().message;
            ASSERT_EQ(*alone, *block);
            blocks += 1;
            commented += block->comments.size();
        }
    }
    EXPECT_GT(blocks, 5'000u);
    EXPECT_GT(commented, 5'000u);
}

// Blocks in another order, blanks and lines more or less.
TEST(RulesRoundTrip, spellingMakesNoDifference)
{
    for (std::uint32_t round = 0; round < 500; ++round) {
        SCOPED_TRACE("seed " + std::to_string(seed) + ", round " + std::to_string(round));
        RandomBook random(seed + round);
        RuleBook book = random.make();
        book.remove({BlockKind::file, ""});
        std::vector<std::string> texts;
        for (const auto& [key, block] : book.blocks())
            texts.push_back(blockText(*block));
        for (std::size_t i = texts.size(); i > 1; --i)
            std::swap(texts[i - 1], texts[random.pick(static_cast<std::uint32_t>(i))]);
        std::string text = "estate-rules   1\r\n";
        for (const std::string& block : texts)
            for (const char letter : block) {
                text += letter == '\n' && random.pick(2) == 0 ? " \t\r" : "";
                text += letter;
                text += letter == '\n' && random.pick(3) == 0 ? "\r\n  \t\n" : "";
            }
        const auto again = parseRules(text);
        ASSERT_TRUE(again.has_value()) << again.error().message << "\n" << text;
        EXPECT_EQ(*again, book) << text;
    }
}

TEST(RulesRoundTrip, changesMakeOneBookOfAnother)
{
    for (std::uint32_t round = 0; round < 500; ++round) {
        SCOPED_TRACE("seed " + std::to_string(seed) + ", round " + std::to_string(round));
        const RuleBook before = RandomBook(seed + 2 * round).make();
        const RuleBook after = RandomBook(seed + 2 * round + 1).make();
        const auto changes = changesBetween(before, after);
        const auto applied = applyChanges(before, changes);
        ASSERT_TRUE(applied.has_value()) << applied.error().message;
        EXPECT_EQ(*applied, after);
        EXPECT_TRUE(changesBetween(after, *applied).empty());
        EXPECT_EQ(changes.empty(), before == after);
    }
}

}  // namespace
}  // namespace estate
