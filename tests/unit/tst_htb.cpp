// Lane-local token bucket targets: who gets what of a lane. The properties over random lanes are in
// the second half.
#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "engine/planner/htb.h"

namespace estate {
namespace {

constexpr std::uint64_t max64 = std::numeric_limits<std::uint64_t>::max();
constexpr Timestamp now{1'000 * nanosecondsPerSecond};

HtbFlow flow(std::uint32_t volume, std::uint64_t guarantee, std::uint64_t ceiling,
             std::uint64_t demand, bool reserved = false)
{
    return {VolumeIndex(volume), Iops(guarantee), Iops(ceiling), Iops(demand), reserved};
}
constexpr bool reserved = true;

// "1:2000+500" for volume 1 with a guaranteed part of 2,000 and 500 borrowed.
std::string textOf(const std::vector<HtbClass>& classes)
{
    std::string text;
    for (const HtbClass& share : classes) {
        text += text.empty() ? "" : " ";
        text += std::to_string(share.volume.value) + ":" +
                std::to_string((share.rate - share.borrowed).value) + "+" +
                std::to_string(share.borrowed.value);
    }
    return text;
}

std::string grant(std::uint64_t laneRate, const std::vector<HtbFlow>& flows)
{
    return textOf(grantLane(Iops(laneRate), flows));
}

TEST(Htb, SpareIsSharedInProportionToTheGuarantees)
{
    // The first asks for 2,000 of its 8,000 only. What is left of 20,000 after 2,000 + 3,000 +
    // 1,000 goes 3 to 1.
    EXPECT_EQ(grant(20'000, {flow(1, 8'000, 20'000, 2'000), flow(2, 3'000, 20'000, 20'000),
                             flow(3, 1'000, 20'000, 20'000)}),
              "1:2000+0 2:3000+10500 3:1000+3500");
}

TEST(Htb, AnUnusedGuaranteeIsNotLentWhenItIsReserved)
{
    EXPECT_EQ(grant(20'000, {flow(1, 8'000, 20'000, 2'000, reserved),
                             flow(2, 3'000, 20'000, 20'000), flow(3, 1'000, 20'000, 20'000)}),
              "1:2000+0 2:3000+6000 3:1000+2000");
}

TEST(Htb, AReservedFlowMayBorrowItself)
{
    EXPECT_EQ(
        grant(10'000, {flow(1, 3'000, 10'000, 10'000, reserved), flow(2, 1'000, 10'000, 10'000)}),
        "1:3000+4500 2:1000+1500");
}

TEST(Htb, WhatACeilingOrADemandLeavesIsSharedAgain)
{
    // 6,000 spare, 2,000 for each at first. 1 stops at its ceiling with 500 and 2 at its demand
    // with 1,000; the rest is for 3.
    EXPECT_EQ(grant(9'000, {flow(1, 1'000, 1'500, 9'000), flow(2, 1'000, 9'000, 2'000),
                            flow(3, 1'000, 9'000, 9'000)}),
              "1:1000+500 2:1000+1000 3:1000+4500");
}

TEST(Htb, ALaneThatNobodyFillsKeepsTheRest)
{
    EXPECT_EQ(grant(20'000, {flow(1, 3'000, 5'000, 20'000), flow(2, 1'000, 20'000, 400)}),
              "1:3000+2000 2:400+0");
}

TEST(Htb, ALowCeilingDoesNotBreakAGuarantee)
{
    EXPECT_EQ(grant(20'000, {flow(1, 3'000, 1'000, 9'000)}), "1:3000+0");
}

TEST(Htb, FlowsWithoutAGuaranteeShareWhatAllOthersLeave)
{
    EXPECT_EQ(grant(10'000, {flow(1, 2'000, 5'000, 9'000), flow(2, 0, 10'000, 10'000),
                             flow(3, 0, 10'000, 10'000)}),
              "1:2000+3000 2:0+2500 3:0+2500");
    EXPECT_EQ(grant(10'000, {flow(1, 2'000, 10'000, 10'000), flow(2, 0, 10'000, 10'000)}),
              "1:2000+8000 2:0+0");
}

TEST(Htb, TheLastOperationsGoToTheLargestFractionsThenToTheLowerVolume)
{
    // 11 spare at 3 : 2 : 2 is 4.71, 3.14 and 3.14.
    EXPECT_EQ(grant(18, {flow(9, 3, 18, 18), flow(8, 2, 18, 18), flow(7, 2, 18, 18)}),
              "7:2+3 8:2+3 9:3+5");
    // 5 spare at 1 : 1 : 1 is 1.67 each.
    EXPECT_EQ(grant(8, {flow(3, 1, 8, 8), flow(2, 1, 8, 8), flow(1, 1, 8, 8)}),
              "1:1+2 2:1+2 3:1+1");
}

TEST(Htb, TheLargestNumbersDoNotWrap)
{
    // 1 leaves all but one operation of its half to two that have an eighth each: 3 eighths for
    // both.
    constexpr std::uint64_t eighth = std::uint64_t{1} << 61;
    const std::string each = std::to_string(eighth) + "+" + std::to_string(3 * eighth - 1);
    EXPECT_EQ(grant(max64, {flow(1, 4 * eighth - 1, max64, 1), flow(2, eighth, max64, max64),
                            flow(3, eighth, max64, max64)}),
              "1:1+0 2:" + each + " 3:" + each);
}

TEST(Htb, GuaranteesThatDoNotFitTheLaneAreABrokenInvariant)
{
    EXPECT_DEATH((void)grantLane(Iops(9), std::vector{flow(1, 5, 9, 0), flow(2, 5, 9, 0)}),
                 "broken invariant");
    EXPECT_DEATH((void)grantLane(Iops(9), std::vector{flow(1, 2, 9, 9), flow(1, 3, 9, 9)}),
                 "broken invariant");
}

TEST(Htb, ALeaseThatEndsReturnsWhatWasBorrowedAndWhatWasLent)
{
    const auto classes = grantLane(Iops(20'000), std::vector{flow(1, 8'000, 20'000, 2'000),
                                                             flow(2, 3'000, 20'000, 20'000),
                                                             flow(3, 5'000, 20'000, 0, reserved)});
    EXPECT_EQ(textOf(classes), "1:2000+0 2:3000+10000 3:0+0");
    const Timestamp until = now + seconds(10);
    const Timestamp lastMoment = now + (seconds(10) - Duration(1));
    EXPECT_EQ(rateAt(classes[0], until, lastMoment), Iops(2'000));
    EXPECT_EQ(rateAt(classes[1], until, lastMoment), Iops(13'000));
    EXPECT_EQ(rateAt(classes[2], until, lastMoment), Iops(5'000));  // has lent nothing
    EXPECT_EQ(rateAt(classes[0], until, until), Iops(8'000));
    EXPECT_EQ(rateAt(classes[1], until, until), Iops(3'000));
    EXPECT_EQ(rateAt(classes[2], until, until), Iops(5'000));
}

class Generations : public testing::Test {
protected:
    LaneTargets next(const LaneTargets* previous, const std::vector<HtbFlow>& flows,
                     Timestamp at = now) const
    {
        return nextGeneration(previous, 7, Iops(10'000), flows, at, seconds(10));
    }
    const std::vector<HtbFlow> steady = {flow(1, 4'000, 4'000, 4'000)};
    const std::vector<HtbFlow> borrowing = {flow(1, 4'000, 9'000, 9'000)};
};

TEST_F(Generations, RiseByOneWithEveryChange)
{
    const LaneTargets first = next(nullptr, steady);
    EXPECT_EQ(first.lane, 7u);
    EXPECT_EQ(first.generation, 1u);
    EXPECT_EQ(first.borrowUntil, now + seconds(10));
    EXPECT_EQ(textOf(first.classes), "1:4000+0");

    const LaneTargets second = next(&first, borrowing, now + seconds(1));
    EXPECT_EQ(second.generation, 2u);
    EXPECT_EQ(second.borrowUntil, now + seconds(11));
    EXPECT_EQ(textOf(second.classes), "1:4000+5000");

    // The last flow leaves: the worker has to be told.
    const LaneTargets third = next(&second, {}, now + seconds(1));
    EXPECT_EQ(third.generation, 3u);
    EXPECT_TRUE(third.classes.empty());
}

TEST_F(Generations, StayWhenNothingChanges)
{
    const LaneTargets first = next(nullptr, steady);
    EXPECT_EQ(next(&first, steady, now + seconds(1'000)), first);
    EXPECT_EQ(next(nullptr, {}).generation, 0u);
    const LaneTargets none = next(nullptr, {});
    EXPECT_EQ(next(&none, {}), none);
}

TEST_F(Generations, RenewALeaseThatSomebodyLivesOnFromItsMiddle)
{
    const LaneTargets first = next(nullptr, borrowing);
    EXPECT_EQ(next(&first, borrowing, now + (seconds(5) - Duration(1))), first);
    const LaneTargets second = next(&first, borrowing, now + seconds(5));
    EXPECT_EQ(second.generation, 2u);
    EXPECT_EQ(second.borrowUntil, now + seconds(15));
    EXPECT_EQ(second.classes, first.classes);
}

TEST_F(Generations, ALeaseAtTheEndOfTimeDoesNotWrap)
{
    EXPECT_EQ(next(nullptr, steady, Timestamp{max64 - 1}).borrowUntil, Timestamp{max64});
}

TEST_F(Generations, TheDigestCoversEveryField)
{
    const LaneTargets targets = next(nullptr, borrowing);
    const std::vector<std::function<void(LaneTargets&)>> changes = {
        [](LaneTargets& t) { t.lane += 1; },
        [](LaneTargets& t) { t.generation += 1; },
        [](LaneTargets& t) { t.borrowUntil.ns += 1; },
        [](LaneTargets& t) { t.classes[0].volume = VolumeIndex(2); },
        [](LaneTargets& t) { t.classes[0].guarantee += Iops(1); },
        [](LaneTargets& t) { t.classes[0].ceiling += Iops(1); },
        [](LaneTargets& t) { t.classes[0].rate += Iops(1); },
        [](LaneTargets& t) { t.classes[0].borrowed += Iops(1); },
        [](LaneTargets& t) { t.classes[0].reserved = true; },
        [](LaneTargets& t) { t.classes.push_back(t.classes[0]); },
    };
    EXPECT_EQ(digestOf(targets), digestOf(LaneTargets(targets)));
    for (std::size_t i = 0; i < changes.size(); ++i) {
        LaneTargets changed = targets;
        changes[i](changed);
        EXPECT_NE(digestOf(changed), digestOf(targets)) << "change " << i;
    }
}

// Random lanes

struct Lane {
    Iops rate;
    std::vector<HtbFlow> flows;
};

// From a few IOPS, where every rounding shows, to rates of 60 bits. Guarantees fit.
Lane randomLane(std::mt19937_64& random)
{
    Lane lane;
    const std::uint64_t bits = 1 + random() % 60;
    const auto number = [&](std::uint64_t below) { return below == 0 ? 0 : random() % below; };
    lane.rate = Iops(number(std::uint64_t{1} << bits));
    std::uint64_t free = lane.rate.value;
    const std::uint64_t count = number(12);
    const std::uint64_t crowding = 1 + number(count + 1);  // how much of the lane is promised
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t guarantee = number(8) == 0 ? 0 : number(free / crowding + 1);
        free -= guarantee;
        // Equal guarantees, idle flows, unlimited ones and odd ceilings are frequent.
        const std::uint64_t ceiling =
            number(4) == 0 ? lane.rate.value : number(2 * (guarantee + lane.rate.value / 4) + 2);
        const std::uint64_t demand =
            number(4) == 0 ? max64 : number(2 * (guarantee + lane.rate.value / 4) + 2);
        lane.flows.push_back(
            flow(static_cast<std::uint32_t>(100 - i), guarantee, ceiling, demand, number(4) == 0));
    }
    if (count >= 2 && lane.flows[1].guarantee < lane.flows[0].guarantee)
        lane.flows[0].guarantee = lane.flows[1].guarantee;
    return lane;
}

std::uint64_t limitOf(const HtbFlow& of)
{
    return std::min(of.demand, std::max(of.ceiling, of.guarantee)).value;
}

std::uint64_t firstPartOf(const HtbFlow& of)
{
    return std::min(of.demand, of.guarantee).value;
}

std::uint64_t spareOf(const Lane& lane)
{
    std::uint64_t spare = lane.rate.value;
    for (const HtbFlow& of : lane.flows)
        spare -= of.reserved ? of.guarantee.value : firstPartOf(of);
    return spare;
}

const HtbClass& classOf(const std::vector<HtbClass>& classes, const HtbFlow& of)
{
    return *std::ranges::find(classes, of.volume, &HtbClass::volume);
}

// The slow and obvious way to share: offer every open flow its part of what is left; who needs no
// more than that gets what it needs and leaves; start again. When all need more, all get their part
// rounded down, and what that leaves goes one by one to whoever lost most.
std::vector<std::uint64_t> slowShares(const std::vector<std::uint64_t>& wishes,
                                      const std::vector<std::uint64_t>& weights,
                                      std::uint64_t& spare)
{
    std::vector<std::uint64_t> shares(wishes.size(), 0);
    std::vector<bool> open(wishes.size(), true);
    while (std::ranges::count(open, true) > 0) {
        U128 sum = 0;
        for (std::size_t i = 0; i < wishes.size(); ++i)
            sum += open[i] ? weights[i] : 0;
        bool somebodyLeft = false;
        const std::uint64_t offered = spare;
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            if (!open[i] || U128{wishes[i]} * sum > U128{offered} * weights[i])
                continue;
            shares[i] = wishes[i];
            spare -= wishes[i];
            open[i] = false;
            somebodyLeft = true;
        }
        if (somebodyLeft)
            continue;
        std::vector<U128> lost(wishes.size(), 0);
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            if (!open[i])
                continue;
            const U128 part = U128{offered} * weights[i];
            shares[i] = static_cast<std::uint64_t>(part / sum);
            lost[i] = part - part / sum * sum;
            spare -= shares[i];
        }
        for (; spare > 0; --spare) {
            const auto most = std::ranges::max_element(lost);  // the first, so the lower volume
            shares[static_cast<std::size_t>(most - lost.begin())] += 1;
            *most = 0;
        }
        break;
    }
    return shares;
}

std::string slowGrant(Lane lane)
{
    std::ranges::sort(lane.flows, {}, &HtbFlow::volume);
    std::uint64_t spare = spareOf(lane);
    std::vector<HtbClass> classes;
    for (const HtbFlow& of : lane.flows)
        classes.push_back({of.volume, of.guarantee, of.ceiling, Iops(firstPartOf(of)), Iops(0)});
    for (const bool guaranteed : {true, false}) {
        std::vector<std::size_t> positions;
        std::vector<std::uint64_t> wishes;
        std::vector<std::uint64_t> weights;
        for (std::size_t i = 0; i < lane.flows.size(); ++i) {
            const HtbFlow& of = lane.flows[i];
            if ((of.guarantee.value > 0) != guaranteed)
                continue;
            positions.push_back(i);
            wishes.push_back(limitOf(of) - firstPartOf(of));
            weights.push_back(guaranteed ? of.guarantee.value : 1);
        }
        const auto shares = slowShares(wishes, weights, spare);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            classes[positions[i]].borrowed = Iops(shares[i]);
            classes[positions[i]].rate += Iops(shares[i]);
        }
    }
    return textOf(classes);
}

class RandomLanes : public testing::Test {
protected:
    static constexpr std::uint64_t seed = 20'260'917;
    static constexpr int lanes = 20'000;
    std::mt19937_64 random{seed};
    const testing::ScopedTrace trace{__FILE__, __LINE__, seed};
};

TEST_F(RandomLanes, NobodyIsBelowItsGuaranteeOrAboveItsLimit)
{
    for (int i = 0; i < lanes; ++i) {
        const Lane lane = randomLane(random);
        const auto classes = grantLane(lane.rate, lane.flows);
        ASSERT_EQ(classes.size(), lane.flows.size());
        for (const HtbFlow& of : lane.flows) {
            const HtbClass& share = classOf(classes, of);
            ASSERT_GE(share.rate, std::min(of.guarantee, of.demand)) << "lane " << i;
            ASSERT_LE(share.rate, std::min(of.demand, std::max(of.ceiling, of.guarantee)));
            ASSERT_EQ(share.borrowed, share.rate - std::min(share.rate, of.guarantee));
            ASSERT_EQ(share.guarantee, of.guarantee);
            ASSERT_EQ(share.ceiling, of.ceiling);
            ASSERT_EQ(share.reserved, of.reserved);
        }
    }
}

TEST_F(RandomLanes, WhatMayBeUsedNeverExceedsTheLaneBeforeAndAfterTheLeaseEnds)
{
    for (int i = 0; i < lanes; ++i) {
        const Lane lane = randomLane(random);
        const Timestamp until = now + seconds(10);
        for (const Timestamp at : {now, until}) {
            Iops sum;
            for (const HtbClass& share : grantLane(lane.rate, lane.flows))
                sum += rateAt(share, until, at);
            ASSERT_LE(sum, lane.rate) << "lane " << i;
        }
    }
}

TEST_F(RandomLanes, EverythingIsUsedThatSomebodyWantsExceptUnusedReservedGuarantees)
{
    int full = 0;
    int withUnusedReserved = 0;
    for (int i = 0; i < lanes; ++i) {
        const Lane lane = randomLane(random);
        const auto classes = grantLane(lane.rate, lane.flows);
        Iops used;
        Iops unlent;
        bool everybodyHasAll = true;
        for (const HtbFlow& of : lane.flows) {
            const HtbClass& share = classOf(classes, of);
            used += share.rate;
            if (of.reserved)
                unlent += of.guarantee - std::min(share.rate, of.guarantee);
            everybodyHasAll = everybodyHasAll && share.rate.value == limitOf(of);
        }
        ASSERT_LE(used + unlent, lane.rate) << "lane " << i;  // nothing reserved is lent
        if (!everybodyHasAll) {
            ASSERT_EQ(used + unlent, lane.rate) << "lane " << i;
            full += 1;
            withUnusedReserved += unlent > Iops(0) ? 1 : 0;
        }
    }
    EXPECT_GT(full, lanes / 10);
    EXPECT_GT(withUnusedReserved, lanes / 50);
}

TEST_F(RandomLanes, NobodyCouldHaveMoreWithoutSomebodyWithAsLittleHavingLess)
{
    // Max-min fairness to the last operation: whoever wants more is at the level of every borrower,
    // but for what rounding moved: less than one up on one side, less than one down on the other.
    int compared = 0;
    for (int i = 0; i < lanes; ++i) {
        const Lane lane = randomLane(random);
        const auto classes = grantLane(lane.rate, lane.flows);
        for (const HtbFlow& poor : lane.flows) {
            const HtbClass& has = classOf(classes, poor);
            if (has.rate.value == limitOf(poor))
                continue;
            for (const HtbFlow& rich : lane.flows) {
                const std::uint64_t borrowed = classOf(classes, rich).borrowed.value;
                if (borrowed == 0 || rich.volume == poor.volume)
                    continue;
                // Flows without a guarantee come last, and among themselves equally.
                if (poor.guarantee == Iops(0) && rich.guarantee > Iops(0))
                    continue;
                ASSERT_TRUE(rich.guarantee > Iops(0) || poor.guarantee == Iops(0)) << "lane " << i;
                const U128 weightPoor = std::max<std::uint64_t>(poor.guarantee.value, 1);
                const U128 weightRich = std::max<std::uint64_t>(rich.guarantee.value, 1);
                ASSERT_LT(U128{borrowed - 1} * weightPoor,
                          (U128{has.borrowed.value} + 1) * weightRich)
                    << "lane " << i;
                compared += 1;
            }
        }
    }
    EXPECT_GT(compared, lanes);
}

TEST_F(RandomLanes, AgreeWithTheSlowWay)
{
    for (int i = 0; i < lanes; ++i) {
        const Lane lane = randomLane(random);
        ASSERT_EQ(textOf(grantLane(lane.rate, lane.flows)), slowGrant(lane)) << "lane " << i;
    }
}

TEST_F(RandomLanes, TheOrderOfFlowsChangesNothing)
{
    for (int i = 0; i < lanes; ++i) {
        Lane lane = randomLane(random);
        const auto before = grantLane(lane.rate, lane.flows);
        for (std::size_t left = lane.flows.size(); left > 1; --left)
            std::swap(lane.flows[left - 1], lane.flows[random() % left]);
        ASSERT_EQ(grantLane(lane.rate, lane.flows), before) << "lane " << i;
    }
}

}  // namespace
}  // namespace estate
