// Explanations: the rules with those that were beaten, the objective, and what binds elsewhere.
#include "engine/planner/explain.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr auto toB = "replica v in=b durable=1000 applied=900 reserved backlogBytes=100GB "
                     "backlogOperations=1000 paths=a-b\n";
constexpr auto toC =
    "replica v in=c durable=990 applied=900 backlogBytes=200GB backlogOperations=1000 paths=a-c\n";

Explanation explained(const EstateState& state, std::string_view id,
                      std::vector<std::string> regions)
{
    auto explanation = explain(state, id, FailureSet{std::move(regions), {}, {}}, start);
    EXPECT_TRUE(explanation.has_value()) << explanation.error().message;
    return explanation.value();
}

const DestinationVerdict& verdictAt(const Explanation& explanation, RegionIndex region)
{
    for (const DestinationVerdict& verdict : explanation.destinations)
        if (verdict.region == region)
            return verdict;
    ADD_FAILURE() << "region is not in reach";
    return explanation.destinations.front();
}

TEST(Explain, namesTheWinnerAndWhatItBeat)
{
    const EstateState state = stateFrom(
        fourRegions() + oneVolume() + toB + "replica v in=c durable=1000 applied=900\n" +
        "policy p\nrule p when=a restore=b\nrule p when=a+b hold\nrule p when=a+d restore=c\n"
        "assign p entity=e\n");
    const Explanation explanation = explained(state, "v", {"a", "b"});
    ASSERT_TRUE(explanation.affected);
    ASSERT_EQ(explanation.decisions.size(), 1u);
    EXPECT_EQ(explanation.decisions.front().reason, Reason::heldByRule);
    const ExplainedMember& member = explanation.members.front();
    EXPECT_TRUE(member.lost);
    ASSERT_EQ(member.rules.size(), 3u);
    EXPECT_EQ(member.rules[0].standing, RuleStanding::beaten);
    EXPECT_EQ(member.rules[0].target, regionNamed(state, "b"));
    EXPECT_EQ(member.rules[1].standing, RuleStanding::winner);
    EXPECT_FALSE(member.rules[1].target.valid());
    EXPECT_EQ(member.rules[2].standing, RuleStanding::notCandidate);
}

// Held: nobody looked at destinations, yet one may ask what would bind.
TEST(Explain, ofAHoldSaysWhatElseWouldBind)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB + toC +
                                        "policy p\nrule p when=a hold\n" + "assign p volume=v\n");
    const Explanation explanation = explained(state, "v", {"a"});
    EXPECT_EQ(explanation.decisions.front().outcome, Outcome::hold);
    EXPECT_EQ(verdictAt(explanation, regionNamed(state, "b")).constraint, Constraint::none);
    const DestinationVerdict& behind = verdictAt(explanation, regionNamed(state, "c"));
    EXPECT_EQ(behind.constraint, Constraint::rpoMissed);
    EXPECT_EQ(behind.needed, 0u);
    EXPECT_EQ(behind.available, 10u);
    EXPECT_EQ(behind.shortBy, 10u);
    EXPECT_EQ(verdictAt(explanation, regionNamed(state, "d")).constraint, Constraint::noReplica);
}

TEST(Explain, everyRegionIsEitherASourceAVerdictOrOutOfReach)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + toB + "policy p allowed=b\nassign p volume=v\n");
    const Explanation explanation = explained(state, "v", {"a"});
    ASSERT_EQ(explanation.destinations.size(), 1u);
    EXPECT_EQ(explanation.destinations.front().region, regionNamed(state, "b"));
    EXPECT_EQ(explanation.outOfReach, 2u);

    const EstateState federal = openEstate(EstateSource{}, start).value();
    for (const char* region : {"r017", "r300"}) {
        const RegionIndex index = regionNamed(federal, region);
        for (const VolumeState& volume : federal.region(index).volumes) {
            const Explanation one =
                explained(federal, federal.catalog().volume(volume.volume).id, {region});
            EXPECT_EQ(1 + one.destinations.size() + one.outOfReach, federal.regionCount());
            EXPECT_EQ(verdictAt(one, one.decisions.front().destination).constraint,
                      Constraint::none);
        }
    }
}

TEST(Explain, aFlowThatIsNotLostSaysWhereItRuns)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB);
    const Explanation explanation = explained(state, "v", {"b"});
    EXPECT_FALSE(explanation.affected);
    EXPECT_TRUE(explanation.decisions.empty());
    EXPECT_TRUE(explanation.destinations.empty());
    const ExplainedMember& member = explanation.members.front();
    EXPECT_EQ(member.source, regionNamed(state, "a"));
    EXPECT_FALSE(member.lost);
    EXPECT_EQ(member.legs, 2u);
    EXPECT_EQ(member.legsOnline, 2u);
}

TEST(Explain, aSiteLossIsARepairInTheRegion)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB);
    const auto explanation = explain(state, "v", FailureSet{{}, {"a1"}, {}}, start);
    ASSERT_TRUE(explanation.has_value());
    EXPECT_TRUE(explanation->affected);
    EXPECT_EQ(explanation->decisions.front().kind, GangKind::repair);
    EXPECT_FALSE(explanation->members.front().lost);
    EXPECT_EQ(explanation->members.front().legsOnline, 1u);
}

TEST(Explain, theObjectiveIsTheWinningScenarios)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB +
                                        "scenario app when=a rto=1h downtimePerHour=7200\n"
                                        "scenario app when=a+c rto=3h downtimePerHour=10\n"
                                        "scenario app when=a+d rto=4h downtimePerHour=10\n");
    const Explanation two = explained(state, "v", {"a", "c"});
    const ExplainedMember& member = two.members.front();
    EXPECT_EQ(member.objective->rto, seconds(3 * 3'600));
    ASSERT_EQ(member.scenarios.size(), 3u);
    EXPECT_EQ(member.scenarios[0].standing, RuleStanding::beaten);
    EXPECT_EQ(member.scenarios[1].standing, RuleStanding::winner);
    EXPECT_EQ(member.scenarios[2].standing, RuleStanding::notCandidate);
    const Explanation three = explained(state, "v", {"a", "c", "d"});
    EXPECT_TRUE(three.members.front().ambiguousObjective);
    EXPECT_EQ(three.members.front().scenarios[1].standing, RuleStanding::tied);
    EXPECT_EQ(three.members.front().scenarios[2].standing, RuleStanding::tied);
    EXPECT_EQ(three.decisions.front().reason, Reason::ambiguousScenarioImpact);
}

TEST(Explain, aMemberStandsForItsGroup)
{
    const EstateState state =
        openEstate(EstateSource{EstateOrigin::fourRegion, 0, ""}, start).value();
    const Explanation byMember = explained(state, "ledger-wal", {"us-east-1"});
    const Explanation byGroup = explained(state, "ledger-db", {"us-east-1"});
    EXPECT_EQ(byMember.members.size(), 2u);
    EXPECT_EQ(byMember.decisions, byGroup.decisions);
    EXPECT_EQ(byMember.recoveryGroup, byGroup.recoveryGroup);
}

TEST(Explain, unknownIdsAreNamedWithNearOnes)
{
    const EstateState state =
        openEstate(EstateSource{EstateOrigin::fourRegion, 0, ""}, start).value();
    const auto refused = explain(state, "ledger-wall", FailureSet{{"us-east-1"}, {}, {}}, start);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::unknownId);
    EXPECT_NE(refused.error().message.find("ledger-wal"), std::string::npos);
    EXPECT_EQ(explain(state, "ledger-wal", FailureSet{}, start).error().code, ErrorCode::badInput);
}

}  // namespace
}  // namespace estate
