// A second loss during recovery: what was done stands, what was on its way to the lost region is
// planned anew, and downtime is charged for both.
#include "engine/planner/second_loss.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

// a to b takes 101 s, a to c takes 201 s; b has its own way to c for later.
constexpr auto toB = "replica v in=b durable=1000 applied=900 reserved backlogBytes=100GB "
                     "backlogOperations=1000 paths=a-b\n";
constexpr auto toC =
    "replica v in=c durable=1000 applied=900 backlogBytes=200GB backlogOperations=1000 paths=a-c\n";

EstateState oneFlow()
{
    return stateFrom(fourRegions() + oneVolume() + toB + toC);
}

SecondLossPreview secondLoss(const EstateState& state, std::vector<std::string> first,
                             Duration after, std::vector<std::string> second)
{
    auto preview = previewSecondLoss(state, FailureSet{std::move(first), {}, {}}, after,
                                     FailureSet{std::move(second), {}, {}}, start);
    EXPECT_TRUE(preview.has_value()) << preview.error().message;
    return preview.value();
}

TEST(SecondLoss, ofTheDestinationDuringReplayAbortsAndReplans)
{
    const EstateState state = oneFlow();
    const SecondLossPreview preview = secondLoss(state, {"a"}, seconds(60), {"b"});
    EXPECT_EQ(storyOf(preview.first, state), "v a->b recovered-within-rto 101s\n");
    EXPECT_EQ(preview.second.plan.abortedGangs,
              std::vector{preview.first.plan.groups.front().planId});
    // 201 s after the second loss; the deadline is 10 minutes after the first.
    EXPECT_EQ(storyOf(preview.second, state), "v a->c recovered-within-rto 201s\n");
    EXPECT_TRUE(preview.committed.empty());
    ASSERT_EQ(preview.stories.size(), 1u);
    EXPECT_EQ(preview.stories.front(), (GroupStory{GroupFate::aborted, 0u, 0u}));
    EXPECT_EQ(preview.second.plan.groups.front().deadline, start + seconds(600));
    // Down from the first loss to the second recovery: 261 s at 3,600 an hour.
    EXPECT_TRUE(preview.final.downtime == Cost{261'000'000});
    EXPECT_EQ(preview.final.groups, 1u);
    EXPECT_EQ(preview.final.metRto, 1u);
}

TEST(SecondLoss, lateInTheRecoveryMissesTheObjective)
{
    const EstateState state = stateFrom(
        fourRegions() + oneVolume() +
        "replica v in=b durable=1000 applied=900 reserved backlogBytes=500GB "
        "backlogOperations=1000 paths=a-b\n"
        "replica v in=c durable=1000 applied=900 backlogBytes=550GB backlogOperations=1000 "
        "paths=a-c\n");
    const SecondLossPreview preview = secondLoss(state, {"a"}, seconds(100), {"b"});
    EXPECT_EQ(storyOf(preview.second, state), "v a->c recovered-after-rto 551s\n");
    EXPECT_EQ(preview.final.missedRto, 1u);
    EXPECT_TRUE(preview.final.breaches == Cost{1'000'000'000});
}

TEST(SecondLoss, elsewhereLeavesWhatIsOnItsWay)
{
    const EstateState state = oneFlow();
    const SecondLossPreview preview = secondLoss(state, {"a"}, seconds(60), {"d"});
    ASSERT_EQ(preview.stories.size(), 1u);
    EXPECT_EQ(preview.stories.front(), (GroupStory{GroupFate::inFlight, 0u, std::nullopt}));
    EXPECT_TRUE(preview.second.plan.groups.empty());
    EXPECT_TRUE(preview.final.downtime == preview.first.summary.downtime);
    EXPECT_EQ(preview.final.metRto, 1u);
}

TEST(SecondLoss, afterTheRecoveryFindsItSettledOrTakesItAgain)
{
    const EstateState state = oneFlow();
    const SecondLossPreview elsewhere = secondLoss(state, {"a"}, seconds(101), {"d"});
    EXPECT_EQ(elsewhere.committed, std::vector{elsewhere.first.plan.groups.front().planId});
    EXPECT_EQ(elsewhere.stories.front().fate, GroupFate::settled);

    const SecondLossPreview again = secondLoss(state, {"a"}, seconds(500), {"b"});
    EXPECT_EQ(again.stories.front().fate, GroupFate::lostAgain);
    const GroupDecision& second = again.second.plan.groups.front();
    EXPECT_EQ(second.source, regionNamed(state, "b"));
    EXPECT_EQ(second.destination, regionNamed(state, "c"));
    EXPECT_EQ(second.lostSince, start + seconds(500));
    // 101 s of the first outage, then the second; nothing in between.
    const Duration down = second.timing->completion.since(start + seconds(500));
    EXPECT_TRUE(
        again.final.downtime ==
        Cost{ceilDivide(U128{1'000'000} * (seconds(101) + down).value, nanosecondsPerSecond)});
}

TEST(SecondLoss, takesNewFlowsAndReconsidersHeldOnes)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + toB +
                  "application app2 entity=e home=d downtimePerHour=3600\n"
                  "volume w application=app2 home=d bytes=1TB iops=1k rto=10m latest=10\n"
                  "replica w in=c durable=10\n"
                  "policy p\nrule p when=a hold\nassign p volume=v\n");
    const SecondLossPreview preview = secondLoss(state, {"a"}, seconds(60), {"d"});
    ASSERT_EQ(preview.stories.size(), 2u);
    EXPECT_EQ(preview.stories[0].fate, GroupFate::reconsidered);
    EXPECT_TRUE(preview.stories[0].second.has_value());
    EXPECT_EQ(preview.stories[1].fate, GroupFate::newlyLost);
    EXPECT_FALSE(preview.stories[1].first.has_value());
    EXPECT_EQ(preview.final.groups, 2u);
    EXPECT_EQ(preview.final.held, 1u);
}

TEST(SecondLoss, atTheSameMomentKeepsTheFirstPlansOrder)
{
    const EstateState state = openEstate(EstateSource{}, start).value();
    const Digest before = state.hash();
    for (const Duration after : {seconds(0), seconds(60), seconds(600), seconds(7'200)}) {
        const SecondLossPreview preview = secondLoss(state, {"r017"}, after, {"r018"});
        EXPECT_EQ(state.hash(), before);
        std::uint64_t committed = 0;
        std::uint64_t standing = 0;
        for (const GroupStory& story : preview.stories) {
            EXPECT_TRUE(story.first || story.second);
            committed +=
                story.fate == GroupFate::settled || story.fate == GroupFate::lostAgain ? 1 : 0;
            standing += story.second || story.fate != GroupFate::aborted ? 1 : 0;
        }
        EXPECT_EQ(committed, preview.committed.size());
        EXPECT_EQ(standing, preview.stories.size());
        EXPECT_EQ(preview.final.groups, preview.stories.size());
        EXPECT_EQ(preview.final.recovered + preview.final.held + preview.final.capacityShort +
                      preview.final.deferred,
                  preview.final.groups);
        EXPECT_EQ(preview.committed.empty(), after == seconds(0)) << after.value;
        EXPECT_EQ(secondLoss(state, {"r017"}, after, {"r018"}).second.plan, preview.second.plan);
    }
}

TEST(SecondLoss, refusesWhatAPreviewRefuses)
{
    const EstateState state = oneFlow();
    const auto codeOf = [&state](FailureSet first, Duration after, FailureSet second) {
        return previewSecondLoss(state, first, after, second, start).error().code;
    };
    const FailureSet a{{"a"}, {}, {}};
    EXPECT_EQ(codeOf(FailureSet{}, seconds(1), a), ErrorCode::badInput);
    EXPECT_EQ(codeOf(a, seconds(1), FailureSet{}), ErrorCode::badInput);
    EXPECT_EQ(codeOf(a, seconds(1), FailureSet{{"z"}, {}, {}}), ErrorCode::unknownId);
    EXPECT_EQ(codeOf(a, seconds(32 * 86'400), a), ErrorCode::outOfOrder);
    EXPECT_EQ(codeOf(a, Duration(~std::uint64_t{0}), a), ErrorCode::outOfOrder);
}

}  // namespace
}  // namespace estate
