// Previews: nothing of the state changes, the same question has the same answer, bad questions are
// refused with what to do.
#include "engine/estate/identifiers.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

const EstateState& federal()
{
    static const EstateState state = openEstate(EstateSource{}, start).value();
    return state;
}

TEST(Preview, leavesTheStateHashEqual)
{
    const Digest before = federal().hash();
    for (const auto& failures : std::vector<std::vector<std::string>>{
             {"r017"}, {"r017", "r018"}, {"r000", "r511", "r255"}}) {
        const Preview preview = previewOf(federal(), failures);
        EXPECT_EQ(preview.stateHash, before);
        EXPECT_EQ(federal().hash(), before);
    }
}

TEST(Preview, theSameQuestionHasTheSameAnswer)
{
    const Preview first = previewOf(federal(), {"r017", "r018"});
    const Preview second = previewOf(federal(), {"r018", "r017"});
    EXPECT_EQ(first.plan, second.plan);
    EXPECT_EQ(first.decisions, second.decisions);
    EXPECT_EQ(first.basis, second.basis);
    EXPECT_EQ(first.summary, second.summary);
}

TEST(Preview, costsTheRegionsThatItTouches)
{
    EXPECT_LE(previewOf(federal(), {"r017"}).touchedRegions, 8u);
    EXPECT_LE(previewOf(federal(), {"r017", "r300"}).touchedRegions, 16u);
}

// Shares in tenths of a percent of concrete volumes, over every start of k consecutive regions.
struct Shares {
    std::uint64_t met = 0, held = 0, shortOf = 0;
};
Shares sharesOf(std::uint32_t consecutive)
{
    std::uint64_t all = 0, met = 0, held = 0, shortOf = 0;
    for (std::uint32_t first = 0; first < 512; first += 8) {
        std::vector<std::string> regions;
        for (std::uint32_t i = 0; i < consecutive; ++i)
            regions.push_back(formatId(Population::region, (first + i) % 512));
        const PlanSummary summary = previewOf(federal(), std::move(regions)).summary;
        all += summary.volumes;
        met += summary.volumesMetRto;
        held += summary.volumesHeld;
        shortOf += summary.volumesCapacityShort;
    }
    return {met * 1'000 / all, held * 1'000 / all, shortOf * 1'000 / all};
}

TEST(Preview, theDefaultEstateTellsItsStory)
{
    const Shares one = sharesOf(1);
    EXPECT_GE(one.met, 940u);
    EXPECT_EQ(one.held, 0u);
    EXPECT_EQ(one.shortOf, 0u);
    const Shares two = sharesOf(2);
    EXPECT_LT(two.met, 750u);
    EXPECT_GT(two.held, 100u);
    EXPECT_GT(two.shortOf, 100u);
    const Shares three = sharesOf(3);
    EXPECT_LT(three.met, two.met);
    EXPECT_GT(three.held, two.held);
    EXPECT_GT(three.shortOf, two.shortOf);
}

// Losing a region that no rule, replica, path or destination of a flow mentions changes nothing for
// it.
TEST(Preview, aFarLossLeavesEveryDecisionAlone)
{
    const Preview alone = previewOf(federal(), {"r017"});
    for (const char* far : {"r100", "r255", "r300", "r511"}) {
        const Preview both = previewOf(federal(), {"r017", far});
        std::size_t position = 0;
        for (const GroupDecision& decision : both.plan.groups) {
            if (decision.source != regionNamed(federal(), "r017"))
                continue;
            ASSERT_LT(position, alone.plan.groups.size());
            EXPECT_EQ(decision, alone.plan.groups[position]) << far;
            ++position;
        }
        EXPECT_EQ(position, alone.plan.groups.size());
    }
}

TEST(Preview, unknownRegionsAreNamedWithNearOnes)
{
    const auto refused = previewDisaster(federal(), FailureSet{{"r17"}, {}, {}}, start);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, ErrorCode::unknownId);
    EXPECT_NE(refused.error().message.find("r017"), std::string::npos);
}

TEST(Preview, emptyRepeatedEarlyAndFarQuestionsAreRefused)
{
    const auto codeOf = [](std::vector<std::string> regions, Timestamp at) {
        return previewDisaster(federal(), FailureSet{std::move(regions), {}, {}}, at).error().code;
    };
    EXPECT_EQ(codeOf({}, start), ErrorCode::badInput);
    EXPECT_EQ(codeOf({"r001", "r001"}, start), ErrorCode::duplicateId);
    EXPECT_EQ(codeOf({"r001"}, Timestamp{1}), ErrorCode::outOfOrder);
    EXPECT_EQ(codeOf({"r001"}, Timestamp{~std::uint64_t{0}}), ErrorCode::outOfOrder);
}

TEST(Preview, everyVolumeOfEveryBuiltInEstatePlaces)
{
    EXPECT_TRUE(federal().unplaced().empty());
    for (const std::uint64_t denominator : {777u, 10'000u, 100'000u}) {
        EstateSource source;
        source.denominator = denominator;
        EXPECT_TRUE(openEstate(source, start)->unplaced().empty()) << denominator;
    }
    EXPECT_TRUE(
        openEstate(EstateSource{EstateOrigin::fourRegion, 0, ""}, start)->unplaced().empty());
}

TEST(Preview, theTutorialEstateTellsItsRules)
{
    const EstateState state =
        openEstate(EstateSource{EstateOrigin::fourRegion, 0, ""}, start).value();
    const Preview one = previewOf(state, {"us-east-1"});
    EXPECT_EQ(one.summary.held, 0u);
    EXPECT_EQ(decisionFor(one, state, "ledger-db").reason, Reason::recoveredWithinRto);
    const Preview two = previewOf(state, {"us-east-1", "us-east-2"});
    const GroupDecision& ledger = decisionFor(two, state, "ledger-db");
    EXPECT_EQ(state.catalog().region(ledger.destination).id, "eu-west-1");
    EXPECT_EQ(ledger.timing->copyingLanes, 1u);
    EXPECT_EQ(decisionFor(two, state, "events-log").outcome, Outcome::hold);
}

// Coarse representatives run short in large pieces; what they lack is still an honest number.
TEST(Preview, shortagesNeverWrap)
{
    for (const std::uint64_t denominator : {9'000u, 10'000u, 12'000u, 23'000u}) {
        EstateSource source;
        source.denominator = denominator;
        const auto state = openEstate(source, start);
        ASSERT_TRUE(state.has_value()) << state.error().message;
        for (const auto& failures : std::vector<std::vector<std::string>>{
                 {"r100", "r101", "r103", "r106"}, {"r017", "r018", "r019"}})
            for (const GroupDecision& decision : previewOf(*state, failures).plan.groups)
                for (const DestinationVerdict& verdict : decision.verdicts)
                    if (verdict.constraint == Constraint::bytesShort) {
                        EXPECT_EQ(verdict.shortBy, verdict.needed - verdict.available);
                        EXPECT_GT(verdict.shortBy, 0u);
                    }
    }
}

TEST(Preview, everyLegalProfileKeepsAppliedBehindDurable)
{
    EstateSource source;
    source.denominator = 10'000;
    source.profile = "pendingBytes = 1000000000000 / 1000000000000 / 1000000000000\n"
                     "replayOperationBytes = 512\n";
    const EstateState state = openEstate(source, start).value();
    for (std::uint32_t i = 0; i < state.regionCount(); ++i)
        for (const RecoveryRecord& record : state.region(RegionIndex(i)).records)
            EXPECT_LE(record.applied, record.durable);
}

// A ten times finer denominator agrees on the shape: the same share of volumes meets its objective,
// within one representative of each region lost.
TEST(Preview, aFinerDenominatorAgrees)
{
    EstateSource fine;
    fine.denominator = 100;
    const EstateState finer = openEstate(fine, start).value();
    const PlanSummary coarse = previewOf(federal(), {"r017"}).summary;
    const PlanSummary exact = previewOf(finer, {"r017"}).summary;
    EXPECT_EQ(coarse.volumes, exact.volumes);
    EXPECT_EQ(exact.capacityShort, 0u);
    EXPECT_EQ(exact.held, 0u);
    const std::uint64_t difference = coarse.volumesMetRto > exact.volumesMetRto
                                         ? coarse.volumesMetRto - exact.volumesMetRto
                                         : exact.volumesMetRto - coarse.volumesMetRto;
    EXPECT_LE(difference, 2'040u);
}

}  // namespace
}  // namespace estate
