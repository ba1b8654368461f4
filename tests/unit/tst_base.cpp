#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"
#include "engine/base/shared_list.h"
#include "engine/base/wide.h"

namespace estate {
namespace {

constexpr std::uint64_t max64 = ~std::uint64_t{0};

TEST(Wide, ProductsOf128BitNumbersKeepEveryBit)
{
    const U256 square = multiplyWide(maxU128, maxU128);  // (2^128 - 1)^2 = 2^256 - 2^129 + 1
    EXPECT_EQ(square.high, maxU128 - 1);
    EXPECT_EQ(square.low, U128{1});
    const U128 twoTo64 = U128{1} << 64;
    EXPECT_EQ(multiplyWide(twoTo64, twoTo64), (U256{1, 0}));
    EXPECT_EQ(multiplyWide(maxU128, 2), (U256{1, maxU128 - 1}));
    EXPECT_EQ(multiplyWide(0, maxU128), (U256{0, 0}));
}

TEST(Wide, ProductsAgreeWithDistributionOverSums)
{
    const std::uint64_t seed = 20'240'601;
    SCOPED_TRACE(seed);
    std::mt19937_64 random(seed);
    for (int i = 0; i < 10'000; ++i) {
        const U128 a = (U128{random()} << 64 | random()) >> (random() % 128);
        const U128 b = (U128{random()} << 64 | random()) >> (random() % 128);
        if (b == maxU128)
            continue;
        // a (b + 1) = a b + a
        const U256 before = multiplyWide(a, b);
        const U128 low = before.low + a;
        const U256 expected = {before.high + (low < a ? 1 : 0), low};
        ASSERT_EQ(multiplyWide(a, b + 1), expected);
        ASSERT_EQ(multiplyWide(a, b), multiplyWide(b, a));
    }
}

TEST(Wide, RatiosCompareExactlyWhereDoublesWouldTie)
{
    EXPECT_EQ(compareRatios(1, 3, 2, 6), std::strong_ordering::equal);
    EXPECT_EQ(compareRatios(maxU128, maxU128 - 1, maxU128 - 1, maxU128 - 2),
              std::strong_ordering::less);
    EXPECT_EQ(compareRatios(maxU128, 1, maxU128 - 1, 1), std::strong_ordering::greater);
}

TEST(Wide, DivisionRoundsUpWithoutOverflow)
{
    EXPECT_EQ(ceilDivide(0, 7), U128{0});
    EXPECT_EQ(ceilDivide(1, 7), U128{1});
    EXPECT_EQ(ceilDivide(7, 7), U128{1});
    EXPECT_EQ(ceilDivide(8, 7), U128{2});
    EXPECT_EQ(ceilDivide(maxU128, maxU128), U128{1});
    EXPECT_EQ(ceilDivide(maxU128, 2), (maxU128 >> 1) + 1);
}

TEST(Wide, CheckedArithmeticSeesEveryOverflow)
{
    EXPECT_EQ(checkedAdd<std::uint64_t>(max64 - 1, 1), max64);
    EXPECT_EQ(checkedAdd<std::uint64_t>(max64, 1), std::nullopt);
    EXPECT_EQ(checkedAdd<U128>(maxU128, 1), std::nullopt);
    EXPECT_EQ(checkedAdd<std::uint8_t>(200, 55), std::uint8_t{255});
    EXPECT_EQ(checkedAdd<std::uint8_t>(200, 56), std::nullopt);
    EXPECT_EQ(checkedSubtract<std::uint64_t>(5, 5), 0u);
    EXPECT_EQ(checkedSubtract<std::uint64_t>(5, 6), std::nullopt);
    EXPECT_EQ(checkedMultiply<std::uint64_t>(max64, 0), 0u);
    EXPECT_EQ(checkedMultiply<std::uint64_t>(0, max64), 0u);
    EXPECT_EQ(checkedMultiply<std::uint64_t>(1ULL << 32, (1ULL << 32) - 1),
              max64 - (1ULL << 32) + 1);
    EXPECT_EQ(checkedMultiply<std::uint64_t>(1ULL << 32, 1ULL << 32), std::nullopt);
    EXPECT_EQ(checkedMultiply<U128>(U128{1} << 64, U128{1} << 64), std::nullopt);
    EXPECT_EQ(narrow(U128{max64}), max64);
    EXPECT_EQ(narrow(U128{max64} + 1), std::nullopt);
    EXPECT_EQ(saturatingAdd(maxU128, 1), maxU128);
    EXPECT_EQ(saturatingMultiply(maxU128, 2), maxU128);
    EXPECT_EQ(saturatingMultiply(3, 4), U128{12});
}

TEST(Wide, DecimalTextRoundTripsUpToTheLargestNumber)
{
    const std::string largest = "340282366920938463463374607431768211455";
    EXPECT_EQ(toDecimal(maxU128), largest);
    EXPECT_EQ(parseDecimal(largest), maxU128);
    EXPECT_EQ(toDecimal(0), "0");
    EXPECT_EQ(parseDecimal("0"), U128{0});
    EXPECT_EQ(parseDecimal("00042"), U128{42});
    EXPECT_EQ(toDecimal(U128{100} * 1'000'000'000'000'000'000u), "100000000000000000000");
}

TEST(Wide, DecimalTextThatIsNoNumberOrTooLargeIsRefused)
{
    for (const std::string_view bad :
         {"", "-1", "+1", " 1", "1 ", "1_000", "0x10", "1.0",
          "340282366920938463463374607431768211456", "999999999999999999999999999999999999999",
          "3402823669209384634633746074317682114550"})
        EXPECT_EQ(parseDecimal(bad), std::nullopt) << bad;
}

TEST(Quantity, AddsSubtractsAndScales)
{
    EXPECT_EQ(Bytes(3) + Bytes(4), Bytes(7));
    EXPECT_EQ(Bytes(7) - Bytes(7), Bytes(0));
    EXPECT_EQ(Iops(8'000) * 1'020, Iops(8'160'000));
    Bytes sum(1);
    sum += Bytes(2);
    sum -= Bytes(3);
    EXPECT_EQ(sum, Bytes(0));
    EXPECT_LT(Bytes(1), Bytes(2));
    EXPECT_EQ(seconds(2), milliseconds(2'000));
}

TEST(QuantityDeathTest, StopsInsteadOfWrapping)
{
    EXPECT_DEATH((void)(Bytes(max64) + Bytes(1)), "broken invariant");
    EXPECT_DEATH((void)(Bytes(1) - Bytes(2)), "broken invariant");
    EXPECT_DEATH((void)(Bytes(max64) * 2), "broken invariant");
}

TEST(Quantity, ReportedCostsSaturate)
{
    EXPECT_EQ((Cost{maxU128} + Cost{1}).microunits, maxU128);
    EXPECT_EQ((Cost{1} + Cost{2}).microunits, U128{3});
}

TEST(Quantity, TimeSinceALaterMomentIsZero)
{
    EXPECT_EQ(Timestamp{10}.since(Timestamp{4}), Duration(6));
    EXPECT_EQ(Timestamp{4}.since(Timestamp{10}), Duration(0));
    EXPECT_EQ(Timestamp{4} + Duration(6), Timestamp{10});
}

TEST(Digest, IsSha256)
{
    EXPECT_EQ(sha256("").hex(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256("abc").hex(),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Digest, TextRoundTripsAndBadTextIsRefused)
{
    const Digest digest = sha256("abc");
    EXPECT_EQ(Digest::fromHex(digest.hex()), digest);
    EXPECT_EQ(Digest::fromBytes(digest.view()), digest);
    EXPECT_EQ(digest.brief(), "ba7816bf8f01");
    EXPECT_EQ(Digest::fromHex(digest.hex() + "0"), std::nullopt);
    EXPECT_EQ(Digest::fromHex(std::string(64, 'g')), std::nullopt);
    EXPECT_EQ(Digest::fromHex(""), std::nullopt);
    EXPECT_EQ(Digest::fromBytes("short"), std::nullopt);
}

TEST(Digest, OfEqualPutsInAnotherDomainDiffers)
{
    EXPECT_EQ(Hasher("region/1").put(7).finish(), Hasher("region/1").put(7).finish());
    EXPECT_NE(Hasher("region/1").put(7).finish(), Hasher("rules/1").put(7).finish());
}

TEST(Digest, TellsApartHowTextWasCutIntoPuts)
{
    EXPECT_NE(Hasher("t").put("ab").put("c").finish(), Hasher("t").put("a").put("bc").finish());
    EXPECT_NE(Hasher("t").put("").finish(), Hasher("t").finish());
    EXPECT_NE(Hasher("t").put(1).put(2).finish(), Hasher("t").put(2).put(1).finish());
}

TEST(Digest, PutsIntegersAsEightLittleEndianBytes)
{
    const std::string bytes("\x01\0\0\0\0\0\0\0t\x88\x77\x66\x55\x44\x33\x22\x11", 17);
    EXPECT_EQ(Hasher("t").put(0x1122334455667788ULL).finish(), sha256(bytes));
}

TEST(SharedList, CopiesShareTheirItemsUntilAnotherListIsAssigned)
{
    SharedList<std::string> list = {"a", "b"};
    const SharedList<std::string> copy = list;
    EXPECT_EQ(&copy.front(), &list.front());
    EXPECT_EQ(copy, list);
    list = {"c"};
    EXPECT_EQ(list.size(), 1u);
    EXPECT_EQ(copy[1], "b");
    EXPECT_NE(copy, list);
}

TEST(SharedList, IsItsItemsAndKeepsNoRoomForMore)
{
    std::vector<std::string> items;
    for (const char* item : {"a", "b", "c"})
        items.emplace_back(item);
    items.reserve(100);
    const SharedList<std::string> list = items;
    EXPECT_EQ(list, (SharedList<std::string>{"a", "b", "c"}));
    EXPECT_EQ(list.items(), items);
    EXPECT_EQ(list.items().capacity(), 3u);
    SharedList<std::string> none = list;
    none = {};
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none.begin(), none.end());
    EXPECT_EQ(none, SharedList<std::string>(std::vector<std::string>()));
}

TEST(Errors, HaveANameAndAClassEach)
{
    EXPECT_EQ(errorCodeName(ErrorCode::badInput), "bad-input");
    EXPECT_EQ(errorClass(ErrorCode::badInput), ErrorClass::badUsage);
    EXPECT_EQ(errorClass(ErrorCode::stale), ErrorClass::refusedByRule);
    EXPECT_EQ(errorClass(ErrorCode::damaged), ErrorClass::damagedFile);
    for (int code = 0; code <= static_cast<int>(ErrorCode::locked); ++code)
        EXPECT_NE(errorCodeName(static_cast<ErrorCode>(code)), "unknown") << code;
}

}  // namespace
}  // namespace estate
