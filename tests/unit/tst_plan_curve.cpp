// What a plan costs as time goes by, and what would change it.
#include "engine/planner/plan_curve.h"
#include "engine/planner/sensitivity.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

const EstateState& federal()
{
    static const EstateState state = openEstate(EstateSource{}, start).value();
    return state;
}

std::vector<std::vector<std::string>> losses()
{
    return {{"r017"}, {"r017", "r018"}, {"r017", "r018", "r019"}};
}

TEST(PlanCurve, endsAtWhatTheSummarySays)
{
    for (const auto& lost : losses()) {
        const Preview preview = previewOf(federal(), lost);
        const auto curve = planCostOverTime(federal(), preview);
        ASSERT_TRUE(curve.has_value());
        ASSERT_FALSE(curve->empty());
        EXPECT_EQ(curve->back().downtime, preview.summary.downtime);
        EXPECT_EQ(curve->back().breaches, preview.summary.breaches);
        EXPECT_EQ(curve->back().losses, preview.summary.losses);
    }
}

TEST(PlanCurve, beginsAtTheLossWithNothingAndNeverFalls)
{
    const Preview preview = previewOf(federal(), {"r017", "r018"});
    const auto curve = planCostOverTime(federal(), preview).value();
    EXPECT_EQ(curve.front().at, preview.at);
    EXPECT_EQ(curve.front().total(), Cost{});
    for (std::size_t at = 1; at < curve.size(); ++at) {
        EXPECT_LT(curve[at - 1].at, curve[at].at);
        EXPECT_LE(curve[at - 1].downtime, curve[at].downtime);
        EXPECT_LE(curve[at - 1].breaches, curve[at].breaches);
        EXPECT_LE(curve[at - 1].losses, curve[at].losses);
    }
}

TEST(Sensitivity, namesTheBoundThatTheDecisionRestsOn)
{
    const Preview preview = previewOf(federal(), {"r017", "r018"});
    std::size_t lags = 0, rooms = 0;
    for (const Sensitivity& bound : sensitivitiesOf(federal(), preview)) {
        const GroupDecision& decision = preview.plan.groups[bound.group];
        switch (bound.input) {
        case SensitiveInput::lag:
            ++lags;
            EXPECT_EQ(bound.region, decision.destination);
            EXPECT_LE(bound.present, bound.limit);  // else it would not recover there
            break;
        case SensitiveInput::completion:
            EXPECT_EQ(decision.timing->rtoMet, bound.present <= bound.limit);
            break;
        case SensitiveInput::room:
            ++rooms;
            EXPECT_EQ(decision.reason, Reason::capacityShort);
            EXPECT_LT(bound.present, bound.limit);
            break;
        }
    }
    EXPECT_EQ(lags, preview.summary.recovered);
    EXPECT_EQ(rooms, preview.summary.capacityShort);
}

// A lag of the limit still recovers there; one more operation and the destination misses the RPO.
TEST(Sensitivity, aLagBeyondTheLimitFlipsTheDecision)
{
    const Preview preview = previewOf(federal(), {"r017"});
    const auto bounds = sensitivitiesOf(federal(), preview);
    const auto bound = std::find_if(bounds.begin(), bounds.end(), [](const Sensitivity& each) {
        return each.input == SensitiveInput::lag && each.margin() > 0;
    });
    ASSERT_NE(bound, bounds.end());
    const auto destinationWith = [&bound](std::uint64_t lag) {
        EstateState state = federal();
        RecoveryRecord* record = state.edit(bound->region).findRecord(bound->volume);
        record->latest = record->durable + Operations(lag);
        const Preview moved = previewOf(state, {"r017"});
        for (const GroupDecision& decision : moved.plan.groups) {
            if (std::find(decision.members.begin(), decision.members.end(), bound->volume) !=
                decision.members.end())
                return decision.destination;
        }
        return RegionIndex();
    };
    EXPECT_EQ(destinationWith(bound->limit), bound->region);
    EXPECT_NE(destinationWith(bound->limit + 1), bound->region);
}

}  // namespace
}  // namespace estate
