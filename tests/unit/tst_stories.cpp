// The source documents' scenarios, with their numbers.
#include "engine/planner/impact.h"
#include "engine/planner/initial.h"
#include "tests/stories/stories.h"

namespace estate {
namespace {

using namespace estate::testing;

// One line a decision: "payments-data us-east-1->us-east-2 recovered-within-rto 113s".
std::string storyOf(const PlanResult& plan, const EstateState& state, Timestamp from)
{
    Preview preview;
    preview.plan = plan;
    preview.at = from;
    return testing::storyOf(preview, state);
}

std::string storyOfLoss(const Drill& drill, std::vector<std::string> regions)
{
    const Preview preview = drill.preview({std::move(regions), {}, {}});
    return testing::storyOf(preview, drill.state());
}

const GroupDecision& decisionOf(const Preview& preview, const Drill& drill, const char* group)
{
    return testing::decisionFor(preview, drill.state(), group);
}

TEST(MultiLoss, oneRegionLostFillsTheSecondInTheOrderOfCost)
{
    Drill drill;
    putMultiLossEstate(drill);
    // 12 s until the lease has lapsed, 1 s of fill, 100 s each over the one path.
    EXPECT_EQ(storyOfLoss(drill, {"us-east-1"}),
              "payments-data us-east-1->us-east-2 recovered-within-rto 113s\n"
              "ledger-data us-east-1->us-east-2 recovered-within-rto 213s\n"
              "catalog-data us-east-1->us-east-2 recovered-within-rto 313s\n"
              "reports-data us-east-1 capacity-short\n");
    const Preview preview = drill.preview({{"us-east-1"}, {}, {}});
    for (const DestinationVerdict& verdict : decisionOf(preview, drill, "reports-data").verdicts)
        if (verdict.region == regionNamed(drill.state(), "us-east-2")) {
            EXPECT_EQ(verdict.constraint, Constraint::laneIopsShort);
            EXPECT_EQ(verdict.needed, 8'000u);
            EXPECT_EQ(verdict.available, 2'000u);
            EXPECT_EQ(verdict.shortBy, 6'000u);
        }
}

TEST(MultiLoss, twoRegionsLostSendTheCriticalOnesFarAndHoldTheRest)
{
    Drill drill;
    putMultiLossEstate(drill);
    EXPECT_EQ(storyOfLoss(drill, {"us-east-1", "us-east-2"}),
              "payments-data us-east-1->eu-west-1 recovered-within-rto 113s\n"
              "ledger-data us-east-1->eu-west-1 recovered-within-rto 213s\n"
              "catalog-data us-east-1 held-by-rule\n"
              "reports-data us-east-1 held-by-rule\n");
    const Preview preview = drill.preview({{"us-east-1", "us-east-2"}, {}, {}});
    EXPECT_EQ(decisionOf(preview, drill, "payments-data").deadline, preview.at + seconds(3 * 3'600))
        << "a global disaster gives three hours";
}

TEST(MultiLoss, withAllThreeLostNothingIsRestored)
{
    Drill drill;
    putMultiLossEstate(drill);
    const Preview preview = drill.preview({{"us-east-1", "us-east-2", "eu-west-1"}, {}, {}});
    EXPECT_EQ(preview.summary.recovered, 0u);
    EXPECT_EQ(preview.summary.held, 4u);
}

TEST(MultiLoss, losingTheDestinationDuringReplayAbortsWhatIsUnfinished)
{
    Drill drill;
    putMultiLossEstate(drill);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    const Timestamp lost = drill.scheduler.lastTimestamp();
    std::vector<Digest> first;
    for (const GroupDecision& decision : drill.plan().groups)
        if (decision.outcome == Outcome::recover)
            first.push_back(decision.planId);
    std::sort(first.begin(), first.end());
    drill.expect(ChangeRegion{"us-east-2", RegionChange::offline}, seconds(60));
    const PlanResult plan = drill.plan();
    const Timestamp now = drill.scheduler.lastTimestamp();
    EXPECT_EQ(plan.abortedGangs, first);
    // The source is long fenced; the second waits for the first's path.
    EXPECT_EQ(storyOf(plan, drill.state(), now),
              "payments-data us-east-1->eu-west-1 recovered-within-rto 101s\n"
              "ledger-data us-east-1->eu-west-1 recovered-within-rto 201s\n"
              "catalog-data us-east-1 held-by-rule\n"
              "reports-data us-east-1 held-by-rule\n");
    EXPECT_EQ(plan.groups[1].timing->queueStart, plan.groups[0].timing->completion);
    EXPECT_EQ(plan.groups[0].deadline, lost + seconds(3 * 3'600)) << "from the first loss on";
    drill.commitAll();
    EXPECT_EQ(drill.state().sourceOf(volumeNamed(drill.state(), "ledger-data")),
              regionNamed(drill.state(), "eu-west-1"));
    drill.expectConsistent();
}

TEST(SecondLossRule, recoversWhatTheApprovedRulesHold)
{
    Drill drill;
    tellSecondLoss(drill);
    const Preview alone = drill.preview({{"eu-central-1"}, {}, {}});
    EXPECT_EQ(alone.summary.metRto, 9u);
    const FailureSet both{{"eu-central-1", "eu-west-1"}, {}, {}};
    const Preview held = drill.preview(both);
    EXPECT_EQ(held.summary.held, 9u);
    EXPECT_EQ(held.summary.recovered, 0u);
    drill.expect(PutPolicy{
        "core",
        {},
        {{{"eu-central-1"}, "eu-west-1"}, {{"eu-central-1", "eu-west-1"}, "eu-north-1"}}});
    const Preview ruled = drill.preview(both);
    EXPECT_EQ(ruled.summary.metRto, 7u);
    EXPECT_EQ(ruled.summary.held, 2u);
    // The way to eu-north-1 is one: 12 s of lease, 1 s of fill, 100 s for each of seven flows.
    EXPECT_EQ(ruled.summary.lastCompletion, ruled.at + seconds(713));
    for (const char* group : {"reports-data", "archive-data"})
        EXPECT_EQ(decisionOf(ruled, drill, group).outcome, Outcome::hold) << group;
    drill.expectConsistent();
}

TEST(ConvergedRecovery, scarceRoomGoesToWhatCostsMostPerDelay)
{
    Drill drill;
    putConvergedEstate(drill);
    EXPECT_EQ(storyOfLoss(drill, {"north", "south"}),
              "orders-data north->haven recovered-within-rto 113s\n"
              "search-data south capacity-short\n");
}

TEST(ConvergedRecovery, aLiveImpactChangeDecidesWhoGetsIt)
{
    Drill drill;
    putConvergedEstate(drill);
    drill.expect(SetImpact{
        "search", Impact{CostRate(10'000'000), UnitCost(50'000'000'000), UnitCost(1'000'000)}});
    EXPECT_EQ(storyOfLoss(drill, {"north", "south"}),
              "search-data south->haven recovered-within-rto 113s\n"
              "orders-data north capacity-short\n");
}

TEST(ConvergedRecovery, whatWaitedFollowsWhenTheDestinationGrows)
{
    Drill drill;
    tellConvergedRecovery(drill);
    for (const char* volume : {"orders-data", "search-data"})
        EXPECT_EQ(drill.state().sourceOf(volumeNamed(drill.state(), volume)),
                  regionNamed(drill.state(), "haven"))
            << volume;
    drill.expectConsistent();
}

// Each flow's backlog is demuxed over the path that it names: two over one path wait for each
// other, a third over its own does not. TCP is the normal way; only a path that says so is RDMA.
TEST(TargetedDemux, onlyFlowsOfOnePathWaitForEachOther)
{
    Drill drill;
    putRegion(drill, "a");
    putRegion(drill, "b");
    drill.expect(PutEntity{"e", 1, {"a", "b"}});
    for (const char* id : {"first", "second", "third"}) {
        drill.expect(usualApplication(id, "a", {usualVolume(std::string(id) + "-v", "a")}));
        drill.plan();
        drill.commitAll();
        ObserveBacklog backlog = usualBacklog(std::string(id) + "-v", "a", "b", 100);
        if (std::string(id) == "third") {
            backlog.layers.front().path = "a-b-rdma";
            backlog.layers.front().transport = Transport::rdma;
        }
        drill.expect(backlog);
    }
    const Preview preview = drill.preview({{"a"}, {}, {}});
    const auto& catalog = drill.state().catalog();
    const auto timing = [&](const char* group) {
        return *decisionOf(preview, drill, group).timing;
    };
    EXPECT_EQ(catalog.path(timing("first-v").paths.front()).transport, Transport::tcp);
    EXPECT_EQ(catalog.path(timing("third-v").paths.front()).transport, Transport::rdma);
    EXPECT_EQ(timing("second-v").pathsReady, timing("first-v").completion);
    EXPECT_EQ(timing("second-v").fill, Duration(0)) << "a busy path is full already";
    EXPECT_EQ(timing("third-v").pathsReady, Timestamp{}) << "but the target's queue is one";
    EXPECT_EQ(timing("third-v").queueReady, timing("second-v").completion);
    EXPECT_EQ(timing("third-v").zeroCopyLanes, 1u);
}

TEST(FourRegions, growWhileTheyAreRun)
{
    Drill drill;
    tellFourRegions(drill);
    drill.expectConsistent();
    const EstateState& state = drill.state();
    EXPECT_EQ(state.catalog().regions.size(), 4u);
    EXPECT_EQ(state.catalog().applications.size(), 6u);
    EXPECT_TRUE(state.unplaced().empty());
    EXPECT_EQ(state.catalog().volume(volumeNamed(state, "archive-1")).bytes, Bytes(150 * terabyte));
    const auto regionOf = [&state](const char* volume) {
        return state.catalog().region(state.sourceOf(volumeNamed(state, volume))).id;
    };
    EXPECT_EQ(regionOf("ledger-1"), "us-east-1") << "failed over and home again";
    EXPECT_EQ(state.volume(volumeNamed(state, "ledger-1")).epoch, 3u);
    EXPECT_EQ(regionOf("accounts-1"), "us-east-1") << "nothing was written in us-east-2 meanwhile";
    EXPECT_EQ(regionOf("events-1"), "us-east-1") << "no replica, so it stayed and came back";
    ASSERT_EQ(state.requests().size(), 0u) << "too-near passed its deadline";
    const Audit& audit = state.audit();
    EXPECT_EQ(audit.inFlightUnits(), 0u);
    EXPECT_EQ(audit.plannedUnits, audit.committedUnits + audit.abortedUnits);
}

TEST(FourRegions, snapshotsBroadenWithTheirConsistencyGroups)
{
    Drill drill;
    tellFourRegions(drill);
    // The log told again, with the snapshots' widths as they were planned.
    Scheduler scheduler;
    std::vector<std::pair<std::string, std::size_t>> cuts;
    for (const Envelope& envelope : drill.log)
        if (const auto effects = scheduler.apply(envelope).value(); effects.plan)
            for (const SnapshotDecision& snapshot : effects.plan->snapshots)
                if (snapshot.planId != Digest{})
                    cuts.emplace_back(snapshot.request, snapshot.members.size());
    EXPECT_EQ(cuts, (std::vector<std::pair<std::string, std::size_t>>{
                        {"ledger-alone", 1}, {"money-cut", 2}, {"customer-cut", 3}}));
}

// The story costs thousands of events: told once.
const Drill& thousandApplications()
{
    static const Drill drill = [] {
        Drill told;
        tellThousandApplications(told);
        return told;
    }();
    return drill;
}

TEST(ThousandApplications, hasTheNumbersOfItsSource)
{
    const Catalog& catalog = thousandApplications().state().catalog();
    EXPECT_EQ(catalog.applications.size(), 1'000u);
    EXPECT_EQ(catalog.volumes.size(), 1'199u);
    EXPECT_EQ(catalog.databases.size(), 2'000u);
    std::size_t memberships = 0;
    std::vector<std::uint32_t> perVolume(catalog.volumes.size());
    for (const DatabaseSpec& database : catalog.databases)
        for (const VolumeIndex volume : database.volumes) {
            ++memberships;
            ++perVolume[volume.value];
        }
    EXPECT_EQ(memberships, 6'000u);
    for (std::uint32_t i = 0; i < poolVolumes; ++i) {
        const auto pool = perVolume[catalog.findVolume("legacy-pool-0000").value().value + i];
        EXPECT_GE(pool, 10u);
        EXPECT_LE(pool, 50u);
    }
}

TEST(ThousandApplications, isPlacedInUnitsOfOneAndCutAsOneOf1199)
{
    const Audit& audit = thousandApplications().state().audit();
    EXPECT_EQ(audit.plannedUnits, 1'200u);
    EXPECT_EQ(audit.committedUnits, 1'200u);
    EXPECT_EQ(audit.committedVolumeAttempts, 2'398u);
    EXPECT_EQ(audit.abortedUnits, 0u);
    EXPECT_EQ(audit.maximumAtomicWidth, 1'199u);
}

TEST(ThousandApplications, fourDedicatedVolumesRankAboveEveryPoolVolume)
{
    const EstateState& state = thousandApplications().state();
    std::vector<VolumeIndex> all;
    for (std::uint32_t i = 0; i < state.catalog().volumes.size(); ++i)
        all.emplace_back(i);
    const std::vector<VolumeIndex> order = initialOrder(state, all);
    std::vector<std::string> first;
    for (std::size_t i = 0; i < 4; ++i)
        first.push_back(state.catalog().volume(order[i]).id);
    EXPECT_EQ(first,
              (std::vector<std::string>{"fulfillment-database-volume", "identity-database-volume",
                                        "orders-database-volume", "payments-database-volume"}));
    // The cluster and at most 50 consumers, each once: 10 + 50 units a second at the most.
    const PhysicalImpact pool = physicalImpact(state, volumeNamed(state, "legacy-pool-0199"));
    EXPECT_EQ(pool.applications, 51u);
    EXPECT_EQ(pool.downtime, U128{60'000'000});
}

TEST(ThousandApplications, closuresAreOf600And300UntilABridgeJoinsThem)
{
    Drill drill;
    putThousandApplications(drill);
    drill.plan();
    drill.commitAll();
    const auto widthFrom = [&drill](const std::string& volume) {
        RequestSnapshot cut;
        cut.id = "cut of " + volume + " " + std::to_string(drill.scheduler.lastIndex());
        cut.volumes = {volume};
        cut.closure = true;
        cut.scope = SnapshotScope::crossRegion;
        cut.deadline = drill.scheduler.lastTimestamp() + seconds(900);
        cut.hitchMax = seconds(3);
        cut.operationIops = Iops(100);
        drill.expect(cut);
        const PlanResult plan = drill.plan();
        drill.commitAll();
        return plan.snapshots.front().members.size();
    };
    EXPECT_EQ(widthFrom("legacy-consumer-volume-0007"), 600u);
    EXPECT_EQ(widthFrom("payments-database-volume"), 300u);
    EXPECT_EQ(widthFrom("identity-database-volume"), 299u);
    drill.expect(PutConsistencyGroup{
        "bridge", 1, {"legacy-pool-0000", "payments-database-volume", "identity-database-volume"}});
    EXPECT_EQ(widthFrom("service-volume-0500"), 1'199u);
}

TEST(ThousandApplications, losingScaleAIs501Recoveries)
{
    Drill drill = thousandApplications();
    const Preview without = drill.preview({{"scale-a"}, {}, {}});
    EXPECT_EQ(without.summary.groups, 501u);
    EXPECT_EQ(without.summary.recovered, 0u) << "no replica is known yet";
    observeScaleReplicas(drill);
    const Preview with = drill.preview({{"scale-a"}, {}, {}});
    EXPECT_EQ(with.summary.groups, 501u);
    EXPECT_EQ(with.summary.recovered, 501u);
    EXPECT_EQ(with.summary.volumes, 700u);
    EXPECT_EQ(with.touchedRegions, 2u);
    EXPECT_EQ(groupId(drill.state().catalog(), with.plan.groups.front()),
              "identity-database-volume");
}

TEST(Stories, replayExactly)
{
    for (void (*tell)(Drill&) :
         {tellBakeOff, tellMultiLoss, tellSecondLoss, tellConvergedRecovery, tellFourRegions}) {
        Drill drill;
        tell(drill);
        Scheduler again;
        for (const Envelope& envelope : drill.log)
            ASSERT_TRUE(again.apply(envelope).has_value());
        EXPECT_EQ(again.state().hash(), drill.state().hash());
        EXPECT_EQ(again.state().audit(), drill.state().audit());
    }
}

}  // namespace
}  // namespace estate
