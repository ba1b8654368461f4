// Events: what is accepted, what is refused without a trace, what a repeat does, and that the same
// log gives the same state.
#include <random>

#include "engine/planner/gang.h"
#include "engine/planner/tasks.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

// Feeds events to a scheduler at one second each and keeps the log.
class Drill {
public:
    Drill() { expect(OpenEstate{EstateSource{EstateOrigin::fourRegion, 0, ""}}); }

    Result<Effects> send(Event event, std::uint64_t afterSeconds = 1)
    {
        Envelope envelope{scheduler.lastIndex() + 1,
                          scheduler.lastTimestamp() + seconds(afterSeconds), "tester",
                          std::move(event)};
        if (scheduler.lastIndex() == 0)
            envelope.at = start;
        const Digest before = scheduler.opened() ? scheduler.state().hash() : Digest{};
        auto effects = scheduler.apply(envelope);
        if (effects) {
            log.push_back(envelope);
        } else if (scheduler.opened()) {
            EXPECT_EQ(scheduler.state().hash(), before) << "a refused event changed the state";
        }
        return effects;
    }
    Effects expect(Event event, std::uint64_t afterSeconds = 1)
    {
        auto effects = send(std::move(event), afterSeconds);
        EXPECT_TRUE(effects.has_value()) << effects.error().message;
        return effects.value_or(Effects{});
    }
    ErrorCode refused(Event event, std::uint64_t afterSeconds = 1)
    {
        auto effects = send(std::move(event), afterSeconds);
        EXPECT_FALSE(effects.has_value()) << "was accepted";
        return effects ? ErrorCode::badInput : effects.error().code;
    }
    std::vector<Digest> loseAndPlan(const std::string& region)
    {
        expect(ChangeRegion{region, RegionChange::offline});
        return planGangs();
    }
    PlanResult plan() { return expect(PlanAtWatermark{scheduler.lastIndex()}).plan.value(); }
    std::vector<Digest> planGangs()
    {
        const PlanResult result = plan();
        std::vector<Digest> gangs;
        for (const GroupDecision& group : result.groups)
            if (group.outcome == Outcome::recover)
                gangs.push_back(group.planId);
        EXPECT_FALSE(gangs.empty());
        return gangs;
    }
    [[nodiscard]] Digest tasksOf(const Digest& planId) const
    {
        const EstateState& state = scheduler.state();
        return gangTasksDigest(state, planId);
    }
    void commit(const Digest& planId)
    {
        expect(GangPrepared{planId, tasksOf(planId)});
        expect(SourceFenced{planId}, 15);
        expect(GangCommitted{planId});
    }
    // Hosts and lanes hold exactly what volumes, undecided gangs and recovery records say.
    static void expectReservationsRecompute(const RegionState& region)
    {
        std::vector<std::uint64_t> bytes(region.hosts.size());
        std::vector<std::uint64_t> iops(region.lanes.size());
        std::vector<std::uint32_t> flows(region.lanes.size());
        const auto addLegs = [&](const std::vector<Leg>& legs) {
            for (const Leg& leg : legs) {
                bytes[leg.host] += leg.bytes.value;
                iops[leg.lane] += leg.iops.value;
                flows[leg.lane] += 1;
            }
        };
        for (const VolumeState& volume : region.volumes)
            addLegs(volume.legs);
        for (const Gang& gang : region.gangs)
            for (const GangMember& member : gang.members)
                addLegs(member.legs);
        for (const RecoveryRecord& record : region.records)
            for (const HeldBytes& held : record.held)
                bytes[held.host] += held.bytes.value;
        for (std::size_t i = 0; i < region.hosts.size(); ++i)
            EXPECT_EQ(region.hosts[i].used.value, bytes[i]) << "host " << i;
        for (std::size_t i = 0; i < region.lanes.size(); ++i) {
            EXPECT_EQ(region.lanes[i].used.value, iops[i]) << "lane " << i;
            EXPECT_EQ(region.lanes[i].flows, flows[i]) << "lane " << i;
        }
    }
    void expectTotalsRecompute() const
    {
        for (std::uint32_t i = 0; i < scheduler.state().regionCount(); ++i) {
            const RegionState& region = scheduler.state().region(RegionIndex(i));
            EXPECT_EQ(region.totals, region.recomputeTotals()) << "region " << i;
            expectReservationsRecompute(region);
        }
    }

    Scheduler scheduler;
    std::vector<Envelope> log;
};

TEST(Scheduler, theFirstEventAndNoOtherOpensTheEstate)
{
    Scheduler scheduler;
    EXPECT_EQ(scheduler.apply({1, start, "t", PlanAtWatermark{0}}).error().code,
              ErrorCode::outOfOrder);
    Drill drill;
    EXPECT_EQ(drill.refused(OpenEstate{}), ErrorCode::outOfOrder);
}

TEST(Scheduler, indexesAdvanceByOneAndTimeNeverGoesBackOrJumps)
{
    Drill drill;
    const Event event = PlanAtWatermark{1};
    const auto codeAt = [&](std::uint64_t index, Timestamp at) {
        return drill.scheduler.apply({index, at, "t", event}).error().code;
    };
    EXPECT_EQ(codeAt(3, start), ErrorCode::outOfOrder);
    EXPECT_EQ(codeAt(1, start), ErrorCode::outOfOrder);
    EXPECT_EQ(codeAt(2, Timestamp{start.ns - 1}), ErrorCode::outOfOrder);
    EXPECT_EQ(codeAt(2, start + seconds(32ull * 86'400)), ErrorCode::outOfOrder);
    EXPECT_EQ(codeAt(2, Timestamp{~std::uint64_t{0}}), ErrorCode::outOfOrder);
    EXPECT_EQ(drill.scheduler.lastIndex(), 1u);
}

TEST(Scheduler, aConfirmedClockMayJumpOverALongPause)
{
    Drill drill;
    const std::uint64_t halfAYear = 180ull * 86'400;
    EXPECT_EQ(drill.refused(PlanAtWatermark{0}, halfAYear), ErrorCode::outOfOrder);
    const Digest before = drill.scheduler.state().hash();
    drill.expect(ConfirmClock{}, halfAYear);
    EXPECT_EQ(drill.scheduler.state().hash(), before);
    drill.expect(PlanAtWatermark{0});
}

TEST(Scheduler, aConfirmedClockMayNotJumpOverTenYears)
{
    Drill drill;
    const std::uint64_t elevenYears = 11ull * 366 * 86'400;
    // Its story counts from 1970: the first confirmed time ties it to the calendar.
    drill.expect(ConfirmClock{}, 5 * elevenYears);
    EXPECT_EQ(drill.refused(ConfirmClock{}, elevenYears), ErrorCode::outOfOrder);
    drill.expect(PlanAtWatermark{0});
}

TEST(Scheduler, aWatermarkAheadOfTheInputIsRefused)
{
    Drill drill;
    EXPECT_EQ(drill.refused(PlanAtWatermark{99}), ErrorCode::outOfOrder);
}

TEST(Scheduler, fencedStaysFencedUntilItIsUnfenced)
{
    Drill drill;
    drill.expect(ChangeRegion{"eu-west-1", RegionChange::fence});
    EXPECT_EQ(drill.refused(ChangeRegion{"eu-west-1", RegionChange::online}),
              ErrorCode::contradiction);
    EXPECT_TRUE(drill.expect(ChangeRegion{"eu-west-1", RegionChange::fence}).repeated);
    drill.expect(ChangeRegion{"eu-west-1", RegionChange::unfence});
    EXPECT_TRUE(drill.scheduler.state().unavailableRegions().empty());
    EXPECT_EQ(drill.refused(ChangeRegion{"eu-west-1", RegionChange::unfence}),
              ErrorCode::contradiction);
    EXPECT_EQ(drill.refused(ChangeRegion{"mars", RegionChange::offline}), ErrorCode::unknownId);
}

TEST(Gang, commitMovesTheVolumesToANewEpochAtTheDestination)
{
    Drill drill;
    const VolumeIndex ledger = volumeNamed(drill.scheduler.state(), "ledger-data");
    for (const Digest& planId : drill.loseAndPlan("us-east-1"))
        drill.commit(planId);
    const EstateState& state = drill.scheduler.state();
    EXPECT_EQ(state.catalog().region(state.sourceOf(ledger)).id, "us-east-2");
    EXPECT_EQ(state.volume(ledger).epoch, 2u);
    EXPECT_EQ(state.volume(ledger).legs.size(), 2u);
    EXPECT_TRUE(state.gangs().empty());
    drill.expectTotalsRecompute();
}

TEST(Gang, theLandingRegionIsTheNextSource)
{
    Drill drill;
    for (const Digest& planId : drill.loseAndPlan("us-east-1"))
        drill.commit(planId);
    drill.expect(ChangeRegion{"us-east-2", RegionChange::offline});
    const PlanResult plan = drill.plan();
    const Catalog& catalog = drill.scheduler.state().catalog();
    bool seen = false;
    for (const GroupDecision& group : plan.groups)
        if (groupId(catalog, group) == "ledger-db") {
            seen = true;
            EXPECT_EQ(catalog.region(group.source).id, "us-east-2");
            EXPECT_EQ(catalog.region(group.destination).id, "eu-west-1");
        }
    EXPECT_TRUE(seen);
}

TEST(Gang, fenceComesAfterPrepareAndBeforeCommit)
{
    Drill drill;
    const Digest planId = drill.loseAndPlan("us-east-1").front();
    EXPECT_EQ(drill.refused(SourceFenced{planId}, 20), ErrorCode::contradiction);
    EXPECT_EQ(drill.refused(GangCommitted{planId}), ErrorCode::contradiction);
    drill.expect(GangPrepared{planId, drill.tasksOf(planId)});
    EXPECT_EQ(drill.refused(GangCommitted{planId}), ErrorCode::contradiction);
    EXPECT_EQ(drill.refused(SourceFenced{planId}), ErrorCode::outOfOrder) << "lease and skew: 12 s";
    drill.expect(SourceFenced{planId}, 12);
    drill.expect(GangCommitted{planId});
}

TEST(Gang, repeatsOfWhatHappenedAreNoOps)
{
    Drill drill;
    const auto gangs = drill.loseAndPlan("us-east-1");
    const Digest tasks = drill.tasksOf(gangs[0]);
    drill.expect(GangPrepared{gangs[0], tasks});
    EXPECT_TRUE(drill.expect(GangPrepared{gangs[0], tasks}).repeated);
    drill.expect(SourceFenced{gangs[0]}, 12);
    EXPECT_TRUE(drill.expect(SourceFenced{gangs[0]}).repeated);
    drill.expect(GangCommitted{gangs[0]});
    const Digest hash = drill.scheduler.state().hash();
    EXPECT_TRUE(drill.expect(GangCommitted{gangs[0]}).repeated);
    EXPECT_TRUE(drill.expect(GangPrepared{gangs[0], tasks}).repeated);
    EXPECT_EQ(drill.scheduler.state().hash(), hash);
    drill.expect(GangRejected{gangs[1], "no", {}});
    EXPECT_TRUE(drill.expect(GangRejected{gangs[1], "no", {}}).repeated);
}

TEST(Gang, contradictionsAndStrangersAreRefused)
{
    Drill drill;
    const auto gangs = drill.loseAndPlan("us-east-1");
    EXPECT_EQ(drill.refused(GangPrepared{gangs[0], Digest{}}), ErrorCode::contradiction);
    EXPECT_EQ(drill.refused(GangCommitted{sha256("nobody")}), ErrorCode::unknownId);
    drill.commit(gangs[0]);
    EXPECT_EQ(drill.refused(GangRejected{gangs[0], "late", {}}), ErrorCode::contradiction);
    drill.expect(GangRejected{gangs[1], "no", {}});
    EXPECT_EQ(drill.refused(GangCommitted{gangs[1]}), ErrorCode::contradiction);
}

TEST(Gang, abortGivesEverythingBack)
{
    Drill drill;
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    const EstateState before = drill.scheduler.state();
    const std::vector<Digest> gangs = drill.planGangs();
    for (const Digest& planId : gangs)
        drill.expect(GangRejected{planId, "host is on fire", {}});
    for (std::uint32_t i = 0; i < before.regionCount(); ++i)
        EXPECT_EQ(drill.scheduler.state().region(RegionIndex(i)).totals,
                  before.region(RegionIndex(i)).totals);
    for (std::uint32_t i = 0; i < before.regionCount(); ++i)
        EXPECT_TRUE(drill.scheduler.state().region(RegionIndex(i)).work.empty());
    drill.expectTotalsRecompute();
    // Planned anew, under other ids.
    const PlanResult again = drill.plan();
    EXPECT_EQ(again.groups.size(), gangs.size());
    for (const GroupDecision& group : again.groups)
        EXPECT_EQ(std::count(gangs.begin(), gangs.end(), group.planId), 0);
}

TEST(Gang, aPrepareDeadlineAbortsOnlyOnceItPassed)
{
    Drill drill;
    const Digest planId = drill.loseAndPlan("us-east-1").front();
    EXPECT_EQ(drill.refused(PrepareDeadlinePassed{planId}), ErrorCode::outOfOrder);
    drill.expect(PrepareDeadlinePassed{planId}, 61);
    EXPECT_EQ(drill.scheduler.state().gangEnd(planId), GangEnd::aborted);
}

TEST(Gang, anExpiredLeaseOnlyLeavesItsSkewToWaitFor)
{
    Drill drill;
    drill.expect(ChangeRegion{"us-east-1", RegionChange::expireLease});
    const Digest planId = drill.planGangs().front();
    drill.expect(GangPrepared{planId, drill.tasksOf(planId)});
    drill.expect(SourceFenced{planId});  // two seconds of skew have passed
}

TEST(Gang, aSourceThatCameBackAndWasLostAgainKeepsItsRenewedLease)
{
    Drill drill;
    const Digest planId = drill.loseAndPlan("us-east-1").front();
    drill.expect(GangPrepared{planId, drill.tasksOf(planId)});
    drill.expect(ChangeRegion{"us-east-1", RegionChange::online}, 4);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::offline});
    // 12 s after the first loss, 6 s after the second one.
    EXPECT_EQ(drill.refused(SourceFenced{planId}, 6), ErrorCode::outOfOrder);
    drill.expect(SourceFenced{planId}, 12);
    drill.expect(GangCommitted{planId});
}

TEST(Gang, losingTheDestinationAbortsAndPlansAnew)
{
    Drill drill;
    const auto gangs = drill.loseAndPlan("us-east-1");
    drill.expect(ChangeRegion{"us-east-2", RegionChange::offline});
    const PlanResult plan = drill.plan();
    EXPECT_EQ(plan.abortedGangs.size(), gangs.size());
    const Catalog& catalog = drill.scheduler.state().catalog();
    for (const GroupDecision& group : plan.groups)
        if (group.outcome == Outcome::recover) {
            EXPECT_EQ(catalog.region(group.destination).id, "eu-west-1");
        }
    drill.expectTotalsRecompute();
}

TEST(Gang, aReplicaPastTheRecoveredPointDiverges)
{
    const std::string text =
        fourRegions() +
        "application app entity=e home=a downtimePerHour=3600\n"
        "volume v application=app home=a bytes=1TB iops=1k rto=10m rpo=50 latest=1000\n"
        "replica v in=b durable=960 applied=900\n"
        "replica v in=c durable=1000 applied=900\n"
        "policy p\nrule p when=a restore=b\nassign p volume=v\n";
    EstateState state = stateFrom(text);
    state.advance(2, start);
    const RegionIndex a = regionNamed(state, "a");
    state.setCondition(a, RegionCondition::offline, start);
    const Preview preview = previewOf(stateFrom(text), {"a"});
    EXPECT_EQ(decisionFor(preview, state, "v").lostOperations, Operations(40));
}

TEST(Scheduler, theSameLogGivesTheSameStateAndDecisions)
{
    Drill drill;
    for (const Digest& planId : drill.loseAndPlan("us-east-1"))
        drill.commit(planId);
    drill.expect(ChangeRegion{"us-east-1", RegionChange::online});
    drill.loseAndPlan("us-east-2");
    Scheduler again;
    for (const Envelope& envelope : drill.log)
        ASSERT_TRUE(again.apply(envelope).has_value());
    EXPECT_EQ(again.state().hash(), drill.scheduler.state().hash());
}

// Losses, returns, prepares, commits and aborts in random order: reservations always equal a
// recomputation, and every volume is active in exactly one region.
TEST(Scheduler, randomInterleavingsKeepTheInvariants)
{
    const std::vector<std::string> regions = {"us-east-1", "us-east-2", "eu-west-1", "ap-south-1"};
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::minstd_rand random(seed);
        Drill drill;
        for (int step = 0; step < 60; ++step) {
            const std::string& region = regions[random() % regions.size()];
            const auto& gangs = drill.scheduler.state().gangs();
            const bool any = !gangs.empty();
            const Digest planId =
                any ? std::next(gangs.begin(), static_cast<std::ptrdiff_t>(random() % gangs.size()))
                          ->first
                    : Digest{};
            switch (random() % 7) {
            case 0: (void)drill.send(ChangeRegion{region, RegionChange::offline}); break;
            case 1: (void)drill.send(ChangeRegion{region, RegionChange::online}); break;
            case 2: (void)drill.send(PlanAtWatermark{0}); break;
            case 3:
                if (any)
                    (void)drill.send(GangPrepared{planId, drill.tasksOf(planId)});
                break;
            case 4:
                if (any)
                    (void)drill.send(SourceFenced{planId}, 13);
                break;
            case 5:
                if (any)
                    (void)drill.send(GangCommitted{planId});
                break;
            default:
                if (any && random() % 3 == 0)
                    (void)drill.send(GangRejected{planId, "no", {}});
                break;
            }
            drill.expectTotalsRecompute();
        }
        const EstateState& state = drill.scheduler.state();
        std::vector<int> active(state.catalog().volumes.size(), 0);
        for (std::uint32_t i = 0; i < state.regionCount(); ++i)
            for (const VolumeState& volume : state.region(RegionIndex(i)).volumes) {
                active[volume.volume.value] += 1;
                EXPECT_EQ(state.sourceOf(volume.volume), RegionIndex(i));
            }
        EXPECT_EQ(std::count(active.begin(), active.end(), 1),
                  static_cast<std::ptrdiff_t>(active.size()));
    }
}

}  // namespace
}  // namespace estate
