// Physical impact of a volume: every application that depends on it, once.
#include "engine/planner/configure.h"
#include "engine/planner/impact.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

std::string application(const std::string& id, const std::string& facts)
{
    return "application " + id + " entity=e home=a " + facts + "\nvolume " + id +
           "-v application=" + id + " home=a bytes=1TB iops=10 rto=1m\n";
}

// A postgres cluster and two services; impacts in microunits are set by events.
EstateState services()
{
    EstateState state = stateFrom(fourRegions() + application("pg", "kind=postgres") +
                                  application("one", "") + application("two", ""));
    std::uint64_t digit = 1;
    for (const char* id : {"pg", "one", "two"}) {
        const Impact impact{CostRate(digit), UnitCost(10 * digit), UnitCost(100 * digit)};
        EXPECT_TRUE(configure(state, SetImpact{id, impact}).has_value());
        digit += 1;
    }
    return state;
}

TEST(Impact, aVolumeWithoutDatabasesCostsItsOwner)
{
    const EstateState state = services();
    const PhysicalImpact impact = physicalImpact(state, volumeNamed(state, "two-v"));
    EXPECT_EQ(impact.applications, 1u);
    EXPECT_EQ(lowWord(impact.downtime), 3u);
    EXPECT_EQ(lowWord(impact.breach), 30u);
    EXPECT_EQ(lowWord(impact.lossPerOperation), 300u);
    EXPECT_EQ(lowWord(impact.floor()), 333u);
}

TEST(Impact, anApplicationCountsOnceHoweverManyOfItsDatabasesLieThere)
{
    EstateState state = services();
    for (int i = 0; i < 50; ++i)
        ASSERT_TRUE(
            configure(state,
                      PutDatabase{"d" + std::to_string(i), 1, "pg", {"pg-v"}, {"two", "one", "pg"}})
                .has_value());
    const PhysicalImpact impact = physicalImpact(state, volumeNamed(state, "pg-v"));
    EXPECT_EQ(impact.applications, 3u);
    EXPECT_EQ(lowWord(impact.floor()), 111u + 222u + 333u);
}

TEST(Impact, aDatabaseThatMovedAwayNoLongerCounts)
{
    EstateState state = services();
    ASSERT_TRUE(configure(state, PutDatabase{"d", 1, "pg", {"pg-v"}, {"one"}}).has_value());
    ASSERT_TRUE(configure(state, PutDatabase{"d", 2, "pg", {"pg-v"}, {"two"}}).has_value());
    EXPECT_EQ(lowWord(physicalImpact(state, volumeNamed(state, "pg-v")).floor()), 111u + 333u);
}

TEST(Impact, anApplicationWithoutImpactIsCountedAndAddsNothing)
{
    const EstateState state =
        stateFrom(fourRegions() + application("quiet", "") + application("other", ""));
    const PhysicalImpact impact = physicalImpact(state, volumeNamed(state, "quiet-v"));
    EXPECT_EQ(impact.applications, 1u);
    EXPECT_EQ(lowWord(impact.floor()), 0u);
}

// The pool of the design's legacy cluster: consumers of many databases add up beyond 64 bits.
TEST(Impact, sumsHaveRoom)
{
    EstateState state = services();
    const Impact most{CostRate(~std::uint64_t{0}), UnitCost(~std::uint64_t{0}), UnitCost(0)};
    for (const char* id : {"one", "two"})
        ASSERT_TRUE(configure(state, SetImpact{id, most}).has_value());
    ASSERT_TRUE(configure(state, PutDatabase{"d", 1, "pg", {"pg-v"}, {"one", "two"}}).has_value());
    const PhysicalImpact impact = physicalImpact(state, volumeNamed(state, "pg-v"));
    EXPECT_EQ(toDecimal(impact.downtime), toDecimal(2 * U128{~std::uint64_t{0}} + 1));
    EXPECT_EQ(toDecimal(impact.floor()), toDecimal(4 * U128{~std::uint64_t{0}} + 111));
}

}  // namespace
}  // namespace estate
