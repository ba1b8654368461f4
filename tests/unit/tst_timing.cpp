// The timing formula against cases computed by hand.
#include <gtest/gtest.h>

#include "engine/planner/timing.h"

namespace estate {
namespace {

constexpr Timestamp now{1'000 * nanosecondsPerSecond};

Timestamp after(std::uint64_t secondsLater)
{
    return now + seconds(secondsLater);
}

PathWork gigabytePath(std::uint64_t bytes, std::uint64_t operations)
{
    PathWork work;
    work.path = PathIndex(0);
    work.bytes = Bytes(bytes);
    work.operations = Operations(operations);
    work.demuxRate = BytesPerSecond(1'000'000'000);
    work.demuxOperations = Iops(100'000);
    work.fill = seconds(1);
    return work;
}

// 100 GB and 1,000,000 operations over one path, to a region that restores 4 GB/s and applies
// 50,000 operations a second.
TimingInput hundredGigabytes(const std::vector<PathWork>& paths)
{
    TimingInput input;
    input.now = now;
    input.deadline = after(600);
    input.restoreRate = BytesPerSecond(4'000'000'000);
    input.applyRate = Iops(50'000);
    input.bytes = Bytes(100'000'000'000);
    input.operations = Operations(1'000'000);
    input.paths = paths;
    return input;
}

TEST(Timing, demuxBoundByBytes)
{
    // demux max(100 s, 10 s) = 100 s; target max(25 s, 20 s) = 25 s; fill 1 s; 101 s in all.
    const std::vector<PathWork> paths = {gigabytePath(100'000'000'000, 1'000'000)};
    const auto timing = timeRecovery(hundredGigabytes(paths));
    EXPECT_EQ(timing->demux, seconds(100));
    EXPECT_EQ(timing->target, seconds(25));
    EXPECT_EQ(timing->fill, seconds(1));
    EXPECT_EQ(timing->queueStart, now);
    EXPECT_EQ(timing->completion, after(101));
    EXPECT_TRUE(timing->rtoMet);
    EXPECT_EQ(serviceOf(*timing), seconds(101));
}

TEST(Timing, demuxBoundByOperations)
{
    const std::vector<PathWork> paths = {gigabytePath(1'000'000'000, 50'000'000)};  // 1 s, 500 s
    EXPECT_EQ(timeRecovery(hundredGigabytes(paths))->demux, seconds(500));
}

TEST(Timing, targetBoundWhenTheDestinationIsSlow)
{
    const std::vector<PathWork> paths = {gigabytePath(1'000'000'000, 1)};
    TimingInput input = hundredGigabytes(paths);
    input.applyRate = Iops(1'000);  // 1,000 s for a million operations
    const auto timing = timeRecovery(input);
    EXPECT_EQ(timing->target, seconds(1'000));
    EXPECT_EQ(timing->completion, after(1'001));
    EXPECT_FALSE(timing->rtoMet);
}

TEST(Timing, copyPassesAreChargedAgainstTheCopyBandwidth)
{
    std::vector<PathWork> paths = {gigabytePath(100'000'000'000, 1)};
    paths[0].copyPasses = 2;
    paths[0].copyRate = BytesPerSecond(500'000'000);  // 2 x 100 GB at 0.5 GB/s = 400 s
    const auto timing = timeRecovery(hundredGigabytes(paths));
    EXPECT_EQ(timing->demux, seconds(400));
    EXPECT_EQ(timing->copyingLanes, 1u);
    EXPECT_EQ(timing->zeroCopyLanes, 0u);
    EXPECT_EQ(timing->bytesCopied, Bytes(200'000'000'000));
}

TEST(Timing, theSlowestOfSeveralPathsCountsAndFillsAdd)
{
    std::vector<PathWork> paths = {gigabytePath(10'000'000'000, 1),
                                   gigabytePath(70'000'000'000, 1)};
    paths[1].path = PathIndex(1);
    const auto timing = timeRecovery(hundredGigabytes(paths));
    EXPECT_EQ(timing->demux, seconds(70));
    EXPECT_EQ(timing->fill, seconds(2));
    EXPECT_EQ(timing->zeroCopyLanes, 2u);
}

TEST(Timing, aBusyPathIsWaitedForAndIsAlreadyFull)
{
    std::vector<PathWork> paths = {gigabytePath(100'000'000'000, 1)};
    paths[0].ready = after(40);
    const auto timing = timeRecovery(hundredGigabytes(paths));
    EXPECT_EQ(timing->queueStart, after(40));
    EXPECT_EQ(timing->fill, Duration(0));
    EXPECT_EQ(timing->completion, after(140));
}

TEST(Timing, aPathThatFallsIdleBeforeTheStartFillsAgain)
{
    std::vector<PathWork> paths = {gigabytePath(100'000'000'000, 1)};
    paths[0].ready = after(40);
    TimingInput input = hundredGigabytes(paths);
    input.queueReady = after(60);
    const auto timing = timeRecovery(input);
    EXPECT_EQ(timing->fill, seconds(1));
    EXPECT_EQ(timing->completion, after(161));
}

TEST(Timing, theLatestOfTheFourWaitsStartsTheQueue)
{
    const std::vector<PathWork> paths = {gigabytePath(100'000'000'000, 1)};
    TimingInput input = hundredGigabytes(paths);
    input.queueReady = after(7);
    input.sourceFenced = after(12);
    EXPECT_EQ(timeRecovery(input)->queueStart, after(12));
    input.queueReady = after(30);
    EXPECT_EQ(timeRecovery(input)->queueStart, after(30));
}

TEST(Timing, divisionRoundsUp)
{
    std::vector<PathWork> paths = {gigabytePath(1, 0)};
    paths[0].demuxRate = BytesPerSecond(3);
    EXPECT_EQ(timeRecovery(hundredGigabytes(paths))->demux, Duration(333'333'334));
}

TEST(Timing, theDeadlineItselfStillMeetsTheObjective)
{
    const std::vector<PathWork> paths = {gigabytePath(100'000'000'000, 1)};
    TimingInput input = hundredGigabytes(paths);
    input.deadline = after(101);
    EXPECT_TRUE(timeRecovery(input)->rtoMet);
    input.deadline.ns -= 1;
    EXPECT_FALSE(timeRecovery(input)->rtoMet);
}

TEST(Timing, aCompletionBeyondSixtyFourBitsIsRefusedNotWrapped)
{
    std::vector<PathWork> paths = {gigabytePath(~std::uint64_t{0}, 1)};
    paths[0].demuxRate = BytesPerSecond(1);
    EXPECT_FALSE(timeRecovery(hundredGigabytes(paths)).has_value());
}

}  // namespace
}  // namespace estate
