#include <string>

#include <gtest/gtest.h>

#include "engine/estate/identifiers.h"

namespace estate {
namespace {

TEST(Identifiers, HaveOneLetterAndTheDigitsOfTheirPopulationsLargestOrdinal)
{
    EXPECT_EQ(formatId(Population::entity, 7), "e007");
    EXPECT_EQ(formatId(Population::region, 17), "r017");
    EXPECT_EQ(formatId(Population::site, 34), "s0034");
    EXPECT_EQ(formatId(Population::host, 0), "h0000000");
    EXPECT_EQ(formatId(Population::application, 399'999), "a399999");
    EXPECT_EQ(formatId(Population::environment, 1), "n0000001");
    EXPECT_EQ(formatId(Population::volume, 11'999'999), "v11999999");
    EXPECT_EQ(formatId(Population::database, 7'999'999), "d7999999");
    EXPECT_EQ(formatId(Population::edge, 49'999'999), "x49999999");
}

TEST(Identifiers, CountWhatTheEnvelopeCounts)
{
    EXPECT_EQ(concreteCount(Population::entity), 128u);
    EXPECT_EQ(concreteCount(Population::region), 512u);
    EXPECT_EQ(concreteCount(Population::site), 1'024u);
    EXPECT_EQ(concreteCount(Population::host), 3'500'000u);
    EXPECT_EQ(concreteCount(Population::application), 400'000u);
    EXPECT_EQ(concreteCount(Population::environment), 2'800'000u);
    EXPECT_EQ(concreteCount(Population::volume), 12'000'000u);
    EXPECT_EQ(concreteCount(Population::database), 8'000'000u);
    EXPECT_EQ(concreteCount(Population::edge), 50'000'000u);
}

TEST(Identifiers, RoundTripAtBothEndsAndInTheMiddleOfEveryPopulation)
{
    for (const Population population : allPopulations) {
        const std::uint64_t last = concreteCount(population) - 1;
        for (const std::uint64_t ordinal : {std::uint64_t{0}, last / 3, last - 1, last}) {
            const std::string id = formatId(population, ordinal);
            const auto parsed = parseId(population, id);
            ASSERT_TRUE(parsed.has_value()) << id << ": " << parsed.error().message;
            EXPECT_EQ(*parsed, ordinal) << id;
        }
    }
}

TEST(Identifiers, OfOnePopulationAreRefusedByEveryOther)
{
    for (const Population written : allPopulations) {
        for (const Population read : allPopulations) {
            const auto parsed = parseId(read, formatId(written, 1));
            EXPECT_EQ(parsed.has_value(), read == written)
                << populationName(written) << " as " << populationName(read);
        }
    }
}

TEST(Identifiers, ThatAreMalformedAreRefusedWithAnExample)
{
    for (const std::string_view bad :
         {"", "v", "v1", "v0000001", "v000000001", "V00000001", "v0000000x", "v-0000001",
          "v+0000001", "v 0000001", "v0000001 ", "00000001v", "v00000\n01",
          "v\xc3\xa9"
          "000001"}) {
        const auto parsed = parseId(Population::volume, bad);
        ASSERT_FALSE(parsed.has_value()) << bad;
        EXPECT_EQ(parsed.error().code, ErrorCode::badInput);
        EXPECT_NE(parsed.error().message.find("managed volume"), std::string::npos);
        EXPECT_NE(parsed.error().message.find("for example v04000000"), std::string::npos)
            << parsed.error().message;
    }
}

TEST(Identifiers, BeyondTheirPopulationAreRefusedWithTheLastOne)
{
    const auto parsed = parseId(Population::region, "r512");
    ASSERT_FALSE(parsed.has_value());
    EXPECT_EQ(parsed.error().code, ErrorCode::badInput);
    EXPECT_EQ(parsed.error().message,
              "\"r512\" names no administrative region: the estate has 512, "
              "so the last one is r511.");
}

TEST(Identifiers, InMessagesAreNeitherLongNorUnprintable)
{
    for (const std::string& hostile : {std::string(100'000, 'v'), std::string("v\x1b[31m\0x", 8)}) {
        const auto parsed = parseId(Population::volume, hostile);
        ASSERT_FALSE(parsed.has_value());
        EXPECT_LT(parsed.error().message.size(), 200u);
        EXPECT_EQ(parsed.error().message.find('\x1b'), std::string::npos);
    }
}

TEST(ForeignIds, MayBeAnyPrintableUtf8UpToTheirBound)
{
    for (const std::string& good :
         {std::string("a"), std::string("us-east-1"), std::string("köln/wal 1"),
          std::string("\xe6\x9d\xb1\xe4\xba\xac"), std::string("\xf0\x9f\x97\x84"),
          std::string("\xc2\xa0"), std::string("\xf4\x8f\xbf\xbf"), std::string(idBytesMax, 'i')})
        EXPECT_TRUE(checkForeignId(good).has_value()) << good;
}

TEST(ForeignIds, ThatAreEmptyTooLongOrHoldControlCharactersAreRefused)
{
    for (const std::string& bad : {std::string(), std::string(idBytesMax + 1, 'i'),
                                   std::string("a\nb"), std::string("a\0b", 3), std::string("\x7f"),
                                   std::string("a\xc2\x85"), std::string("\x1b[0m")}) {
        const auto checked = checkForeignId(bad);
        ASSERT_FALSE(checked.has_value()) << bad;
        EXPECT_EQ(checked.error().code, ErrorCode::badInput);
    }
}

TEST(ForeignIds, ThatAreNotUtf8AreRefusedWithTheByte)
{
    for (const std::string_view bad :
         {"ab\x80", "ab\xc3", "ab\xc0\xaf", "ab\xc1\x81", "ab\xe0\x80\xaf", "ab\xed\xa0\x80",
          "ab\xf0\x80\x80\xaf", "ab\xf4\x90\x80\x80", "ab\xf5\x80\x80\x80", "ab\xff", "ab\xe6\x9d",
          "ab\xc3"
          "a"}) {
        const auto checked = checkForeignId(bad);
        ASSERT_FALSE(checked.has_value()) << bad;
        EXPECT_NE(checked.error().message.find("at byte 2"), std::string::npos)
            << checked.error().message;
    }
}

}  // namespace
}  // namespace estate
