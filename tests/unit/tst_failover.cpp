// Failover scenarios on a small estate: who goes where, why not elsewhere, and what waits.
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr auto toB = "replica v in=b durable=1000 applied=900 reserved backlogBytes=100GB "
                     "backlogOperations=1000 paths=a-b\n";
constexpr auto toC =
    "replica v in=c durable=1000 applied=900 backlogBytes=200GB backlogOperations=1000 paths=a-c\n";

TEST(Failover, theFastestEligibleDestinationWins)
{
    // b: 100 GB at 1 GB/s + 1 s fill = 101 s. c: 201 s.
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC);
    const Preview preview = previewOf(state, {"a"});
    EXPECT_EQ(storyOf(preview, state), "v a->b recovered-within-rto 101s\n");
    const GroupDecision& decision = decisionFor(preview, state, "v");
    EXPECT_EQ(constraintAt(decision, regionNamed(state, "b")), Constraint::none);
    EXPECT_EQ(constraintAt(decision, regionNamed(state, "c")), Constraint::laterCompletion);
    EXPECT_EQ(constraintAt(decision, regionNamed(state, "d")), Constraint::noReplica);
    EXPECT_EQ(decision.timing->deadline, start + seconds(600));
}

TEST(Failover, aRuleNamesTheDestinationEvenIfASlowerOne)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC +
                                        "policy p\nrule p when=a restore=c\nassign p volume=v\n");
    const Preview preview = previewOf(state, {"a"});
    EXPECT_EQ(storyOf(preview, state), "v a->c recovered-within-rto 201s\n");
    const GroupDecision& decision = decisionFor(preview, state, "v");
    EXPECT_EQ(constraintAt(decision, regionNamed(state, "b")), Constraint::ruleNamesAnother);
    EXPECT_EQ(decision.rule.winner, 0u);
}

TEST(Failover, theMostSpecificRuleHoldsAndSaysWhatItBeat)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + toB + toC +
                  "policy p\nrule p when=a restore=b\nrule p when=a+b hold\nassign p entity=e\n");
    const Preview preview = previewOf(state, {"a", "b"});
    EXPECT_EQ(storyOf(preview, state), "v a held-by-rule\n");
    const GroupDecision& decision = decisionFor(preview, state, "v");
    EXPECT_EQ(decision.rule.winner, 1u);
    EXPECT_EQ(decision.rule.beaten, (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(decision.outcome, Outcome::hold);
}

TEST(Failover, aHoldThatNothingOnlineCoversSaysSo)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB +
                                        "policy p\nrule p when=a+b hold\nassign p volume=v\n");
    EXPECT_EQ(storyOf(previewOf(state, {"a", "b"}), state), "v a held-not-durable\n");
}

TEST(Failover, aReplicaBehindTheDurableMarkDoesNotCoverAHold)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + toB + "replica v in=c durable=999 applied=900\n" +
                  "policy p\nrule p when=a+b hold\nassign p volume=v\n");
    EXPECT_EQ(storyOf(previewOf(state, {"a", "b"}), state), "v a held-not-durable\n");
}

TEST(Failover, equallySpecificRulesWithOtherTargetsDefer)
{
    const EstateState state = stateFrom(
        fourRegions() + oneVolume() + toB + toC +
        "policy p\nrule p when=a+c restore=b\nrule p when=a+d restore=c\nassign p volume=v\n");
    EXPECT_EQ(storyOf(previewOf(state, {"a", "c", "d"}), state), "v a ambiguous-failover-rule\n");
}

TEST(Failover, aTargetThatIsLostTooLeavesNothing)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC +
                                        "policy p\nrule p when=a restore=b\nassign p volume=v\n");
    const Preview preview = previewOf(state, {"a", "b"});
    EXPECT_EQ(storyOf(preview, state), "v a no-eligible-destination\n");
    EXPECT_EQ(constraintAt(decisionFor(preview, state, "v"), regionNamed(state, "b")),
              Constraint::unavailable);
}

TEST(Failover, allowedRegionsBound)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC +
                                        "policy p allowed=c,d\nassign p volume=v\n");
    const Preview preview = previewOf(state, {"a"});
    EXPECT_EQ(storyOf(preview, state), "v a->c recovered-within-rto 201s\n");
    EXPECT_EQ(constraintAt(decisionFor(preview, state, "v"), regionNamed(state, "b")),
              Constraint::outsideAllowedRegions);
}

TEST(Failover, aReplicaBehindTheRpoIsRefusedByItsNumbers)
{
    const EstateState state = stateFrom(
        fourRegions() +
        "application app entity=e home=a downtimePerHour=3600\n"
        "volume v application=app home=a bytes=10TB iops=1k rto=10m rpo=30 latest=1000\n"
        "replica v in=b durable=960 applied=900\nreplica v in=c durable=970 applied=900\n");
    const Preview preview = previewOf(state, {"a"});
    const GroupDecision& decision = decisionFor(preview, state, "v");
    EXPECT_EQ(state.catalog().region(decision.destination).id, "c");
    const DestinationVerdict& b = decision.verdicts.front();
    EXPECT_EQ(b.constraint, Constraint::rpoMissed);
    EXPECT_EQ(b.needed, 30u);
    EXPECT_EQ(b.available, 40u);
    EXPECT_EQ(b.shortBy, 10u);
    EXPECT_EQ(decision.lostOperations, Operations(30));
    EXPECT_EQ(preview.summary.lostOperations, 30u);
}

TEST(Failover, withoutABacklogAllBytesAreRestored)
{
    // 10 TB over 1 GB/s = 10,000 s + 1 s fill; two hosts restore 2 GB/s, so the path binds.
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + "replica v in=b durable=1000 applied=900\n");
    EXPECT_EQ(storyOf(previewOf(state, {"a"}), state), "v a->b recovered-after-rto 10001s\n");
}

TEST(Failover, theLeaseDelaysTheFence)
{
    std::string text = fourRegions() + oneVolume() + toB;
    const std::string plain = "region a trust=t\n";
    text.replace(text.find(plain), plain.size(), "region a trust=t lease=30s skew=5s\n");
    const EstateState state = stateFrom(text);
    const Preview preview = previewOf(state, {"a"});
    const auto& timing = decisionFor(preview, state, "v").timing;
    EXPECT_EQ(timing->queueStart, start + seconds(35));
    EXPECT_EQ(timing->completion, start + seconds(136));
}

TEST(Failover, convergingRecoveriesQueueInsteadOfSharingTheBandwidthTwice)
{
    const EstateState state = stateFrom(
        fourRegions() + oneVolume() + toB +
        "application late entity=e home=a downtimePerHour=36\n"
        "volume w application=late home=a bytes=10TB iops=1k rto=10m latest=5\n"
        "replica w in=b durable=5 applied=5 backlogBytes=50GB backlogOperations=1 paths=a-b\n");
    EXPECT_EQ(storyOf(previewOf(state, {"a"}), state),
              "v a->b recovered-within-rto 101s\n"
              "w a->b recovered-within-rto 151s\n");  // starts at 101 s on a path already full
}

TEST(Failover, capacityGoesToTheHigherCostAndTheOtherIsShortByNumbers)
{
    // Each host holds 100 TB; every volume needs 60 TB on each of two sites.
    const EstateState state = stateFrom(
        fourRegions() +
        "application dear entity=e home=a downtimePerHour=36000\n"
        "application cheap entity=e home=d downtimePerHour=36\n"
        "volume x application=dear home=a bytes=60TB iops=1k rto=10m latest=5\n"
        "volume y application=cheap home=d bytes=60TB iops=1k rto=10m latest=5\n"
        "replica x in=b durable=5 applied=5 backlogBytes=1GB backlogOperations=1 paths=a-b\n"
        "replica y in=b durable=5 applied=5 backlogBytes=1GB backlogOperations=1 paths=d-b\n");
    const Preview preview = previewOf(state, {"a", "d"});
    EXPECT_EQ(storyOf(preview, state), "x a->b recovered-within-rto 2s\ny d capacity-short\n");
    const GroupDecision& shorted = decisionFor(preview, state, "y");
    for (const DestinationVerdict& verdict : shorted.verdicts)
        if (verdict.region == regionNamed(state, "b")) {
            EXPECT_EQ(verdict.constraint, Constraint::bytesShort);
            EXPECT_EQ(verdict.needed, 60'000'000'000'000u);
            EXPECT_EQ(verdict.available, 40'000'000'000'000u);
            EXPECT_EQ(verdict.shortBy, 20'000'000'000'000u);
        }
}

TEST(Failover, recoveryIopsMustBeCovered)
{
    const EstateState state = stateFrom(
        fourRegions() +
        "application app entity=e home=a downtimePerHour=3600\n"
        "volume v application=app home=a bytes=1TB iops=1k recoveryIops=100k rto=10m latest=5\n"
        "replica v in=b durable=5 applied=5\n");
    const Preview preview = previewOf(state, {"a"});
    const GroupDecision& decision = decisionFor(preview, state, "v");
    EXPECT_EQ(decision.reason, Reason::capacityShort);
    EXPECT_EQ(decision.verdicts.front().constraint, Constraint::recoveryIopsShort);
    EXPECT_EQ(decision.verdicts.front().needed, 100'000u);
    EXPECT_EQ(decision.verdicts.front().available, 80'000u);
}

TEST(Failover, aRecoveryGroupGoesTogetherOrNotAtAll)
{
    const std::string pair =
        "application db entity=e home=a downtimePerHour=3600\n"
        "group g application=db\n"
        "volume data application=db group=g home=a bytes=10TB iops=1k rto=10m latest=5\n"
        "volume wal application=db group=g home=a bytes=1TB iops=1k rto=5m latest=5\n"
        "replica data in=b durable=5 applied=5 backlogBytes=10GB backlogOperations=1 paths=a-b\n";
    const EstateState without = stateFrom(fourRegions() + pair);
    EXPECT_EQ(storyOf(previewOf(without, {"a"}), without), "g a no-eligible-destination\n");
    const EstateState with = stateFrom(
        fourRegions() + pair +
        "replica wal in=b durable=5 applied=5 backlogBytes=20GB backlogOperations=1 paths=a-b\n");
    const Preview preview = previewOf(with, {"a"});
    // 30 GB of summed work, one fill, and the tighter of the two objectives.
    EXPECT_EQ(storyOf(preview, with), "g a->b recovered-within-rto 31s\n");
    EXPECT_EQ(decisionFor(preview, with, "g").deadline, start + seconds(300));
    EXPECT_EQ(decisionFor(preview, with, "g").placements.size(), 2u);
}

TEST(Failover, everyMembersPolicyBoundsTheGroup)
{
    const EstateState state = stateFrom(
        fourRegions() +
        "application db entity=e home=a downtimePerHour=3600\ngroup g application=db\n"
        "volume one application=db group=g home=a bytes=1TB iops=1k rto=10m latest=5\n"
        "volume two application=db group=g home=a bytes=1TB iops=1k rto=10m latest=5\n"
        "replica one in=b durable=5 applied=5\nreplica two in=b durable=5 applied=5\n"
        "replica one in=c durable=5 applied=5\nreplica two in=c durable=5 applied=5\n"
        "policy p allowed=b,c\nassign p volume=one\npolicy q allowed=c,d\nassign q volume=two\n");
    const Preview preview = previewOf(state, {"a"});
    const GroupDecision& decision = decisionFor(preview, state, "g");
    EXPECT_EQ(state.catalog().region(decision.destination).id, "c");
    EXPECT_EQ(constraintAt(decision, regionNamed(state, "b")), Constraint::outsideAllowedRegions);
}

TEST(Failover, membersElsewhereStayAndAreReported)
{
    const EstateState state =
        stateFrom(fourRegions() +
                  "application db entity=e home=a downtimePerHour=3600\ngroup g application=db\n"
                  "volume near application=db group=g home=a bytes=1TB iops=1k rto=10m latest=5\n"
                  "volume far application=db group=g home=d bytes=1TB iops=1k rto=10m latest=5\n"
                  "replica near in=b durable=5 applied=5\n");
    const Preview preview = previewOf(state, {"a"});
    const GroupDecision& decision = decisionFor(preview, state, "g");
    EXPECT_EQ(decision.members, (std::vector<VolumeIndex>{volumeNamed(state, "near")}));
    EXPECT_EQ(decision.elsewhere, (std::vector<VolumeIndex>{volumeNamed(state, "far")}));
}

TEST(Failover, anApplicationWithoutImpactHasNoObjective)
{
    const EstateState state = stateFrom(
        fourRegions() + "application app entity=e home=a\n"
                        "volume v application=app home=a bytes=1TB iops=1k rto=10m latest=5\n");
    EXPECT_EQ(storyOf(previewOf(state, {"a"}), state), "v a no-objective\n");
}

TEST(Failover, aGlobalScenarioBringsItsThreeHours)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB +
                                        "scenario app when=a+d rto=3h downtimePerHour=3600\n");
    EXPECT_EQ(decisionFor(previewOf(state, {"a", "d"}), state, "v").deadline,
              start + seconds(10'800));
    EXPECT_EQ(decisionFor(previewOf(state, {"a"}), state, "v").deadline, start + seconds(600));
}

TEST(Failover, costIsDowntimeBreachAndLosses)
{
    // 1 unit a second for 101 s; the objective is met; nothing is lost.
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB);
    const Preview preview = previewOf(state, {"a"});
    EXPECT_EQ(preview.summary.downtime.microunits, U128{101'000'000});
    EXPECT_EQ(preview.summary.breaches.microunits, U128{0});
    EXPECT_EQ(preview.summary.total().microunits, U128{101'000'000});
    // Nothing left to restore to: a day of downtime and the breach.
    const Preview worse = previewOf(state, {"a", "b"});
    EXPECT_EQ(worse.summary.downtime.microunits, U128{86'400'000'000});
    EXPECT_EQ(worse.summary.breaches.microunits, U128{1'000'000'000});
}

TEST(Failover, equalApplicationsGoByTheirIdsNotByWhenTheyWerePut)
{
    std::string text = fourRegions();
    for (const std::string id : {"late", "early", "middle"})
        text += "application " + id + " entity=e home=a downtimePerHour=3600 breach=1000\n" +
                "volume " + id + "-v application=" + id +
                " home=a bytes=1TB iops=1k rto=1h latest=5\nreplica " + id +
                "-v in=b durable=5 applied=5\n";
    const EstateState state = stateFrom(text);
    EXPECT_EQ(storyOf(previewOf(state, {"a"}), state),
              "early-v a->b recovered-within-rto 1001s\n"
              "late-v a->b recovered-within-rto 2001s\n"
              "middle-v a->b recovered-within-rto 3001s\n");
}

TEST(Failover, aTieGoesByWhatIsLostAtTheBestDestination)
{
    // Both are best off in c, where x loses 10 operations and y none; in b it is the other way.
    std::string text = fourRegions();
    for (const char* id : {"x", "y"}) {
        const std::string name(id);
        text += "application app-" + name +
                " entity=e home=a downtimePerHour=3600 breach=1000 perLostOperation=1\n"
                "volume " +
                name + " application=app-" + name +
                " home=a bytes=10TB iops=1k rto=10m rpo=10 latest=1000\n";
    }
    const auto replica = [&text](const char* volume, const char* region, const char* durable,
                                 const char* gigabytes) {
        text += std::string("replica ") + volume + " in=" + region + " durable=" + durable +
                " applied=" + durable + " backlogBytes=" + gigabytes +
                "GB backlogOperations=1000 paths=a-" + region + "\n";
    };
    replica("x", "b", "1000", "200");
    replica("x", "c", "990", "100");
    replica("y", "b", "995", "200");
    replica("y", "c", "1000", "100");
    const EstateState state = stateFrom(text);
    const Preview preview = previewOf(state, {"a"});
    ASSERT_EQ(preview.plan.groups.size(), 2u);
    EXPECT_EQ(groupId(state.catalog(), preview.plan.groups.front()), "x");
    EXPECT_EQ(preview.plan.groups.front().lostOperations, Operations(10));
}

TEST(Failover, whatAScenarioNamesIsPartOfTheBasis)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() +
                  "replica v in=b durable=1000 applied=900 backlogBytes=100GB "
                  "backlogOperations=1000 paths=a-b\n"
                  "policy p allowed=b\nassign p volume=v\n"
                  "scenario app when=a+d rto=3h downtimePerHour=3600 breach=1000 "
                  "perLostOperation=1\n");
    std::vector<std::string> examined;
    for (const RegionBasis& region : previewOf(state, {"a"}).basis.regions)
        examined.push_back(region.region);
    EXPECT_EQ(examined, (std::vector<std::string>{"a", "b", "d"}))
        << "losing d as well would bring another objective";
}

TEST(Failover, anUnmentionedLossChangesNothing)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + toB + "policy p allowed=b\nassign p volume=v\n");
    const Preview alone = previewOf(state, {"a"});
    const Preview withD = previewOf(state, {"a", "d"});
    EXPECT_EQ(storyOf(alone, state), storyOf(withD, state));
}

}  // namespace
}  // namespace estate
