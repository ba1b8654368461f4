// The order of recovery: cost of delay per time of service.
#include <gtest/gtest.h>

#include "engine/planner/order.h"

namespace estate {
namespace {

constexpr Timestamp now{1'000 * nanosecondsPerSecond};

RecoveryJob job(std::uint32_t application, std::uint64_t serviceSeconds,
                std::uint64_t deadlineSeconds, std::uint64_t rate, std::uint64_t breach)
{
    RecoveryJob result;
    result.application = ApplicationIndex(application);
    result.rank = application;
    result.service = seconds(serviceSeconds);
    result.deadline = now + seconds(deadlineSeconds);
    result.downtime = CostRate(rate);
    result.breach = UnitCost(breach);
    return result;
}

std::string orderOf(const std::vector<RecoveryJob>& jobs)
{
    std::string text;
    for (const std::uint32_t position : recoveryOrder(jobs, now))
        text += std::to_string(jobs[position].application.value);
    return text;
}

TEST(Order, higherCostOfDelayFirst)
{
    EXPECT_EQ(orderOf({job(1, 10, 600, 100, 0), job(2, 10, 600, 200, 0)}), "21");
}

TEST(Order, shorterServiceFirstAtEqualCost)
{
    EXPECT_EQ(orderOf({job(1, 20, 600, 100, 0), job(2, 10, 600, 100, 0)}), "21");
}

TEST(Order, aBreachWeighsMoreTheLessSlackIsLeft)
{
    // (rate T + breach) / (service T): 1,000 / 590 s of slack against 1,000 / 90 s.
    EXPECT_EQ(orderOf({job(1, 10, 600, 1, 1'000), job(2, 10, 100, 1, 1'000)}), "21");
}

TEST(Order, aBreachThatCannotBeAvoidedNoLongerCounts)
{
    // 2 would need 200 s and has 100: only its rate of 1 counts. 1 has rate 2.
    EXPECT_EQ(orderOf({job(1, 10, 600, 2, 0), job(2, 200, 100, 1, 1'000'000'000)}), "12");
}

TEST(Order, slackIsAtLeastOneSecond)
{
    EXPECT_EQ(slackAfterService(job(1, 10, 10, 1, 1), now), seconds(1));
    EXPECT_EQ(slackAfterService(job(1, 10, 25, 1, 1), now), seconds(15));
}

TEST(Order, tiesGoByLossCostThenDeadlineThenRank)
{
    RecoveryJob costly = job(3, 10, 600, 0, 0);
    costly.lossCost = 5;
    EXPECT_EQ(
        orderOf({job(2, 10, 600, 0, 0), job(1, 10, 600, 0, 0), costly, job(4, 10, 500, 0, 0)}),
        "3412");
}

TEST(Order, theLargestNumbersDoNotWrap)
{
    const std::uint64_t most = ~std::uint64_t{0};
    RecoveryJob huge = job(1, 1, 0, most, most);
    huge.deadline = Timestamp{most};
    RecoveryJob small = job(2, 1, 600, 1, 1);
    EXPECT_EQ(orderOf({small, huge}), "12");
}

TEST(Order, everyOrderIsTotal)
{
    std::vector<RecoveryJob> jobs;
    for (std::uint32_t i = 0; i < 50; ++i)
        jobs.push_back(job(i, 1 + i % 7, 60 + i % 5, i % 3, i % 4));
    const auto forward = orderOf(jobs);
    std::reverse(jobs.begin(), jobs.end());
    EXPECT_EQ(orderOf(jobs), forward);
}

}  // namespace
}  // namespace estate
