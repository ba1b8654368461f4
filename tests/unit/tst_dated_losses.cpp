// Losses that happened at moments of their own: objectives run from those, work begins now.
#include "engine/planner/scheduler.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

// a to b takes 101 s; the objective is 10 minutes.
constexpr auto toB = "replica v in=b durable=1000 applied=900 reserved backlogBytes=100GB "
                     "backlogOperations=1000 paths=a-b\n";

EstateState oneFlow()
{
    return stateFrom(fourRegions() + oneVolume() + toB);
}

Timestamp after(std::uint64_t count)
{
    return start + seconds(count);
}

Preview previewOfLosses(const EstateState& state, const std::vector<DatedLoss>& losses,
                        Timestamp at)
{
    auto preview = previewLosses(state, losses, at);
    EXPECT_TRUE(preview.has_value()) << preview.error().message;
    return preview.value();
}

TEST(DatedLosses, lostNowIsTheSameQuestion)
{
    const EstateState state = oneFlow();
    const Preview now = previewOf(state, {"a"});
    const Preview dated = previewOfLosses(state, {{{{"a"}, {}, {}}, start}}, start);
    EXPECT_EQ(dated.plan, now.plan);
    EXPECT_EQ(dated.decisions, now.decisions);
    EXPECT_EQ(dated.summary, now.summary);
    EXPECT_EQ(dated.failures, now.failures);
}

TEST(DatedLosses, theObjectiveRunsFromTheLossAndTheWorkFromNow)
{
    const EstateState state = oneFlow();
    const Digest before = state.hash();
    const Preview early = previewOfLosses(state, {{{{"a"}, {}, {}}, start}}, after(400));
    const GroupDecision& decision = decisionFor(early, state, "v");
    EXPECT_EQ(decision.lostSince, start);
    EXPECT_EQ(decision.deadline, after(600));
    EXPECT_EQ(decision.timing->completion, after(501));
    EXPECT_EQ(decision.reason, Reason::recoveredWithinRto);
    const Preview late = previewOfLosses(state, {{{{"a"}, {}, {}}, start}}, after(500));
    EXPECT_EQ(decisionFor(late, state, "v").deadline, after(600));
    EXPECT_EQ(decisionFor(late, state, "v").reason, Reason::recoveredAfterRto);
    EXPECT_EQ(state.hash(), before);
}

TEST(DatedLosses, aRegionIsLostWithTheLastOfItsSites)
{
    const EstateState state = oneFlow();
    // In the other order, because people report in any.
    const Preview preview = previewOfLosses(
        state, {{{{}, {"a2"}, {}}, after(120)}, {{{}, {"a1"}, {}}, after(60)}}, after(200));
    EXPECT_EQ(decisionFor(preview, state, "v").lostSince, after(120));
    EXPECT_EQ(decisionFor(preview, state, "v").deadline, after(720));
    EXPECT_EQ(preview.failures, (FailureSet{{}, {"a2", "a1"}, {}}));
}

// Regions go offline with a commit, which is later than people saw them go.
TEST(DatedLosses, whatIsAwayAlreadyIsAwaySinceTheEarlierMoment)
{
    EstateState state = oneFlow();
    state.advance(state.index() + 1, after(300));
    state.setCondition(regionNamed(state, "a"), RegionCondition::offline, after(300));
    const Preview earlier = previewOfLosses(state, {{{{"a"}, {}, {}}, after(60)}}, after(300));
    EXPECT_EQ(decisionFor(earlier, state, "v").deadline, after(660));
    const Preview same = previewOfLosses(state, {{{{"a"}, {}, {}}, after(300)}}, after(310));
    EXPECT_EQ(decisionFor(same, state, "v").deadline, after(900));
}

TEST(DatedLosses, sitesAndHostsThatAreAwayAreToo)
{
    EstateState state = oneFlow();
    state.advance(state.index() + 1, after(300));
    state.setSiteOnline(state.catalog().findSite("a1").value(), false, after(300));
    state.setSiteOnline(state.catalog().findSite("a2").value(), false, after(300));
    const std::vector<DatedLoss> sites = {{{{}, {"a1"}, {}}, after(10)},
                                          {{{}, {"a2"}, {}}, after(20)}};
    EXPECT_EQ(decisionFor(previewOfLosses(state, sites, after(300)), state, "v").lostSince,
              after(20));

    EstateState hostsOff = oneFlow();
    hostsOff.advance(hostsOff.index() + 1, after(300));
    hostsOff.setHostOnline(hostsOff.catalog().findHost("a1-h").value(), false, after(300));
    hostsOff.setHostOnline(hostsOff.catalog().findHost("a2-h").value(), false, after(300));
    const std::vector<DatedLoss> hosts = {{{{}, {}, {"a1-h", "a2-h"}}, after(30)}};
    EXPECT_EQ(decisionFor(previewOfLosses(hostsOff, hosts, after(300)), hostsOff, "v").lostSince,
              after(30));
}

TEST(DatedLosses, badQuestionsAreRefused)
{
    const EstateState state = oneFlow();
    const auto refusal = [&state](const std::vector<DatedLoss>& losses) {
        const auto preview = previewLosses(state, losses, after(100));
        return preview ? std::string("planned") : std::string(errorCodeName(preview.error().code));
    };
    EXPECT_EQ(refusal({}), "bad-input");
    EXPECT_EQ(refusal({{{}, start}}), "bad-input");
    EXPECT_EQ(refusal({{{{"a"}, {}, {}}, after(101)}}), "bad-input");
    EXPECT_EQ(refusal({{{{"nowhere"}, {}, {}}, start}}), "unknown-id");
    EXPECT_EQ(refusal({{{{"a"}, {}, {}}, start}, {{{"a"}, {}, {}}, after(1)}}), "duplicate-id");
    EXPECT_EQ(refusal({{{{"a"}, {}, {}}, start}}), "planned");
}

}  // namespace
}  // namespace estate
