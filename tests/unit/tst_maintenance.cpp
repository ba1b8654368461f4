// Planned maintenance in the planner: nothing new goes to a place that is closed then, and what
// runs there stays.
#include <algorithm>

#include <gmock/gmock.h>

#include "engine/planner/explain.h"
#include "engine/planner/pass.h"
#include "engine/planner/second_loss.h"
#include "engine/planner/sweep.h"
#include "tests/stories/drill.h"

using namespace estate;
using namespace estate::testing;
using ::testing::Each;
using ::testing::IsEmpty;
using ::testing::Ne;

namespace {

constexpr auto toB = "replica v in=b durable=1000 applied=900 reserved backlogBytes=100GB "
                     "backlogOperations=1000 paths=a-b\n";
constexpr auto toC =
    "replica v in=c durable=1000 applied=900 backlogBytes=200GB backlogOperations=1000 paths=a-c\n";
constexpr Timestamp windowEnd = start + seconds(3'600);

ClosedWindow closed(const EstateState& state, const FailureSet& places, Timestamp from = start)
{
    ClosedWindow window{from, windowEnd, {}, {}, {}};
    for (const std::string& id : places.regions)
        window.regions.push_back(state.catalog().findRegion(id).value());
    for (const std::string& id : places.sites)
        window.sites.push_back(state.catalog().findSite(id).value());
    for (const std::string& id : places.hosts)
        window.hosts.push_back(state.catalog().findHost(id).value());
    return window;
}

Preview lossOf(const EstateState& state, const FailureSet& failures, const ClosedWindow& window,
               Timestamp at = start)
{
    auto preview = previewDisaster(state, failures, at, {window});
    EXPECT_TRUE(preview.has_value()) << preview.error().message;
    return preview.value();
}

const DestinationVerdict& verdictAt(const Preview& preview, RegionIndex region)
{
    const auto& verdicts = preview.plan.groups.front().verdicts;
    const auto found =
        std::find_if(verdicts.begin(), verdicts.end(), [region](const DestinationVerdict& verdict) {
            return verdict.region == region;
        });
    EXPECT_NE(found, verdicts.end()) << "region is not in reach";
    return found == verdicts.end() ? verdicts.front() : *found;
}

std::vector<std::string> hostsOf(const EstateState& state, const GroupDecision& decision)
{
    std::vector<std::string> hosts;
    for (const MemberPlacement& placement : decision.placements)
        for (const Leg& leg : placement.legs)
            hosts.push_back(
                state.catalog().host(state.region(decision.destination).hosts[leg.host].host).id);
    return hosts;
}

}  // namespace

TEST(Maintenance, aClosedRegionIsNoDestination)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC);
    const Preview preview = lossOf(state, {{"a"}, {}, {}}, closed(state, {{"b"}, {}, {}}));
    EXPECT_EQ(storyOf(preview, state), "v a->c recovered-within-rto 201s\n");
    const DestinationVerdict verdict = verdictAt(preview, regionNamed(state, "b"));
    EXPECT_EQ(verdict.constraint, Constraint::underMaintenance);
    EXPECT_EQ(verdict.available, windowEnd.ns);
    EXPECT_EQ(constraintName(verdict.constraint), "under-maintenance");
    EXPECT_EQ(preview.stateHash, state.hash());
}

TEST(Maintenance, aWindowCountsFromItsBeginningToRightBeforeItsEnd)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC);
    const ClosedWindow later = closed(state, {{"b"}, {}, {}}, start + seconds(10));
    const auto destination = [&](Timestamp at) {
        return lossOf(state, {{"a"}, {}, {}}, later, at).plan.groups.front().destination;
    };
    EXPECT_EQ(destination(start + seconds(9)), regionNamed(state, "b"));
    EXPECT_EQ(destination(start + seconds(10)), regionNamed(state, "c"));
    EXPECT_EQ(destination(Timestamp{windowEnd.ns - 1}), regionNamed(state, "c"));
    EXPECT_EQ(destination(windowEnd), regionNamed(state, "b"));
}

TEST(Maintenance, whatRunsInAClosedPlaceStays)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB);
    const Preview preview = lossOf(state, {{"d"}, {}, {}}, closed(state, {{"a"}, {}, {}}));
    EXPECT_THAT(preview.plan.groups, IsEmpty());
}

TEST(Maintenance, aClosedSiteOffersNoLanesAndIsNamedAsWhatBinds)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC);
    for (const FailureSet& places : {FailureSet{{}, {"b1"}, {}}, FailureSet{{}, {}, {"b1-h"}}}) {
        const Preview preview = lossOf(state, {{"a"}, {}, {}}, closed(state, places));
        EXPECT_EQ(preview.plan.groups.front().destination, regionNamed(state, "c"));
        const DestinationVerdict verdict = verdictAt(preview, regionNamed(state, "b"));
        EXPECT_EQ(verdict.constraint, Constraint::underMaintenance);
        EXPECT_EQ(verdict.volume, volumeNamed(state, "v"));
        EXPECT_EQ(verdict.available, windowEnd.ns);
    }
}

TEST(Maintenance, aRegionWhoseHostsAreAllClosedIsClosed)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC);
    const Preview preview = lossOf(state, {{"a"}, {}, {}}, closed(state, {{}, {"b1"}, {"b2-h"}}));
    const DestinationVerdict verdict = verdictAt(preview, regionNamed(state, "b"));
    EXPECT_EQ(verdict.constraint, Constraint::underMaintenance);
    EXPECT_FALSE(verdict.volume.valid()) << "the region as a whole binds";
}

TEST(Maintenance, aShortageThatHasNothingToDoWithItKeepsItsName)
{
    const EstateState state = stateFrom(
        fourRegions() +
        "application app entity=e home=a downtimePerHour=3600 breach=1000 perLostOperation=1\n"
        "volume v application=app home=a bytes=90TB iops=1k rto=10h rpo=0 latest=1000\n"
        "application other entity=e home=b downtimePerHour=1 breach=1 perLostOperation=1\n"
        "volume w application=other home=b bytes=20TB iops=1k rto=10m rpo=0 latest=1000\n"
        "replica v in=b durable=1000 applied=900 backlogBytes=100GB backlogOperations=1000 "
        "paths=a-b\n");
    const Preview preview = lossOf(state, {{"a"}, {}, {}}, closed(state, {{}, {"b1"}, {}}));
    EXPECT_EQ(storyOf(preview, state), "v a capacity-short\n");
    EXPECT_EQ(verdictAt(preview, regionNamed(state, "b")).constraint, Constraint::bytesShort);
}

TEST(Maintenance, beforeAClosedHostAnotherOfItsSiteIsTakenAndWhatIsHeldThereStaysHeld)
{
    const EstateState state = stateFrom(
        fourRegions() + "host b1-s site=b1 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n" +
        oneVolume() + toB);
    const RegionIndex b = regionNamed(state, "b");
    const auto held = state.region(b).findRecord(volumeNamed(state, "v"))->held;
    ASSERT_EQ(held.size(), 1u);
    const std::string holder =
        state.catalog().host(state.region(b).hosts[held.front().host].host).id;

    EstateState overlay = state;
    applyLosses(overlay, resolveLosses(state.catalog(), {{"a"}, {}, {}}).value(), start);
    const PlanResult plan = planPass(overlay, {closed(state, {{}, {}, {holder}})}).plan;
    ASSERT_EQ(plan.groups.size(), 1u);
    EXPECT_EQ(plan.groups.front().destination, b);
    EXPECT_THAT(hostsOf(state, plan.groups.front()), Each(Ne(holder)));
    EXPECT_EQ(overlay.region(b).findRecord(volumeNamed(state, "v"))->held, held);
    Drill::expectReservationsRecompute(overlay.region(b));
}

TEST(Maintenance, closedHostsDoNoneOfTheRestore)
{
    // 10 TB without a backlog, over the two hosts of b; with one more the same, were it not closed.
    const std::string text =
        fourRegions() + oneVolume() + "replica v in=b durable=1000 applied=900\n";
    const EstateState two = stateFrom(text);
    const EstateState three =
        stateFrom(text + "host b1-s site=b1 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n");
    const auto timing = [](const Preview& preview) { return *preview.plan.groups.front().timing; };
    const RecoveryTiming with = timing(previewOf(three, {"a"}));
    const RecoveryTiming without =
        timing(lossOf(three, {{"a"}, {}, {}}, closed(three, {{}, {}, {"b1-s"}})));
    EXPECT_GT(with.restoreRate, without.restoreRate);
    EXPECT_EQ(without, timing(previewOf(two, {"a"})));
}

TEST(Maintenance, repairsWaitForTheirRegion)
{
    const EstateState state = stateFrom(
        fourRegions() + "host a1-s site=a1 capacity=100TB lanes=4 laneIops=10k restore=1GB/s\n" +
        oneVolume());
    const FailureSet failures{{}, {}, {"a1-h"}};
    ASSERT_EQ(previewDisaster(state, failures, start)->summary.repaired, 1u);
    const Preview preview = lossOf(state, failures, closed(state, {{"a"}, {}, {}}));
    EXPECT_EQ(storyOf(preview, state), "v a no-eligible-destination\n");
    EXPECT_EQ(verdictAt(preview, regionNamed(state, "a")).constraint, Constraint::underMaintenance);
    EXPECT_EQ(preview.summary.unrepaired, 1u);
    EXPECT_EQ(preview.summary.groups, 0u) << "it serves on";

    const Preview spare = lossOf(state, failures, closed(state, {{}, {}, {"a1-s"}}));
    EXPECT_EQ(storyOf(spare, state), "v a no-eligible-destination\n")
        << "a2 holds the other copy, and has one host";
}

TEST(Maintenance, aSweepPlansAroundItAsAPreviewDoes)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC);
    const ClosedWindow window = closed(state, {{"b"}, {}, {}});
    auto sweep = Sweep::make(state, SweepKind::regionPairs, start, {window});
    ASSERT_TRUE(sweep.has_value()) << sweep.error().message;
    while (sweep->step(8)) {
    }
    const SweepResult result = sweep->takeResult();
    for (const SweepRow& row : result.rows) {
        std::vector<std::string> lost{result.units[row.a].id};
        if (row.b != SweepRow::none)
            lost.push_back(result.units[row.b].id);
        const Preview preview = lossOf(state, {lost, {}, {}}, window);
        EXPECT_EQ(row.outcome.metRto, preview.summary.metRto) << lost.front();
        EXPECT_EQ(row.outcome.deferred, preview.summary.deferred) << lost.front();
        EXPECT_EQ(row.outcome.lastCompletion, preview.summary.lastCompletion) << lost.front();
    }
}

TEST(Maintenance, aSecondLossHeedsWhatIsClosedByThen)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC);
    const ClosedWindow window = closed(state, {{"c"}, {}, {}}, start + seconds(20));
    const auto plans = [&](const ClosedWindows& windows) {
        return previewSecondLoss(state, {{"a"}, {}, {}}, seconds(30), {{"b"}, {}, {}}, start,
                                 windows)
            .value();
    };
    ASSERT_EQ(plans({}).second.plan.groups.front().destination, regionNamed(state, "c"));
    const SecondLossPreview preview = plans({window});
    EXPECT_EQ(preview.first.plan.groups.front().destination, regionNamed(state, "b"));
    EXPECT_FALSE(preview.second.plan.groups.front().destination.valid());
    EXPECT_EQ(verdictAt(preview.second, regionNamed(state, "c")).constraint,
              Constraint::underMaintenance);
}

TEST(Maintenance, anExplanationOfWhatIsHeldNamesItToo)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC +
                                        "policy p\nrule p when=a hold\nassign p volume=v\n");
    const auto explanation =
        explain(state, "v", {{"a"}, {}, {}}, start, {closed(state, {{"b"}, {}, {}})});
    ASSERT_TRUE(explanation.has_value()) << explanation.error().message;
    const auto found =
        std::find_if(explanation->destinations.begin(), explanation->destinations.end(),
                     [&](const DestinationVerdict& verdict) {
                         return verdict.region == regionNamed(state, "b");
                     });
    ASSERT_NE(found, explanation->destinations.end());
    EXPECT_EQ(found->constraint, Constraint::underMaintenance);
}

TEST(Maintenance, whatIsClosedHasADigestAndWhenDoesNotMatter)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume());
    const ClosedWindow b = closed(state, {{"b"}, {}, {}});
    ClosedWindow longer = b;
    longer.until = windowEnd + seconds(1);
    const auto digest = [&](const ClosedWindows& windows, Timestamp at = start) {
        return closedDigest(state.catalog(), windows, at);
    };
    EXPECT_EQ(digest({}), Digest{});
    EXPECT_EQ(digest({b}, windowEnd), Digest{});
    EXPECT_NE(digest({b}), Digest{});
    EXPECT_EQ(digest({b}), digest({longer, b}));
    EXPECT_NE(digest({b}), digest({closed(state, {{}, {"b1"}, {}})}));
}
