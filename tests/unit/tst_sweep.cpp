// Sweeps: every row is what a preview of that loss says, composed or planned, whole or in parts.
#include <algorithm>
#include <array>
#include <random>

#include "engine/planner/sweep.h"
#include "tests/stories/scenario.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr std::uint32_t seed = 20'260'101;

EstateState federal(std::uint64_t denominator)
{
    EstateSource source;
    source.denominator = denominator;
    return openEstate(source, start).value();
}

EstateState tutorial()
{
    return openEstate(EstateSource{EstateOrigin::fourRegion, 0, ""}, start).value();
}

Sweep sweepOf(const EstateState& state, SweepKind kind)
{
    auto sweep = Sweep::make(state, kind, start);
    EXPECT_TRUE(sweep.has_value());
    return std::move(*sweep);
}

SweepResult finished(Sweep sweep)
{
    while (sweep.step(64))
        continue;
    return sweep.takeResult();
}

void expectNumbersOf(const LossOutcome& outcome, const PlanSummary& summary,
                     const std::string& which)
{
    EXPECT_EQ(outcome.groups, summary.groups) << which;
    EXPECT_EQ(outcome.metRto, summary.metRto) << which;
    EXPECT_EQ(outcome.missedRto, summary.missedRto) << which;
    EXPECT_EQ(outcome.held, summary.held) << which;
    EXPECT_EQ(outcome.capacityShort, summary.capacityShort) << which;
    EXPECT_EQ(outcome.deferred, summary.deferred) << which;
    EXPECT_EQ(outcome.repaired, summary.repaired) << which;
    EXPECT_EQ(outcome.unrepaired, summary.unrepaired) << which;
    EXPECT_EQ(outcome.lostOperations, summary.lostOperations) << which;
    EXPECT_EQ(outcome.lastCompletion, summary.lastCompletion) << which;
    EXPECT_TRUE(outcome.cost == summary.total()) << which;
}

FailureSet failureSetOf(const SweepResult& result, const SweepRow& row)
{
    FailureSet failures;
    for (const std::uint32_t position : {row.a, row.b}) {
        if (position == SweepRow::none)
            continue;
        const SweepUnit& unit = result.units[position];
        (unit.site.valid() ? failures.sites : failures.regions).push_back(unit.id);
    }
    return failures;
}

void expectEveryRowIsItsPreview(const EstateState& state, SweepKind kind)
{
    const SweepResult result = finished(sweepOf(state, kind));
    for (const SweepRow& row : result.rows) {
        const FailureSet failures = failureSetOf(result, row);
        const auto preview = previewDisaster(state, failures, start);
        ASSERT_TRUE(preview.has_value()) << preview.error().message;
        expectNumbersOf(row.outcome, preview->summary, result.units[row.a].id);
    }
}

TEST(Sweep, ofTheTutorialEstateHasTheNumbersOfPreviews)
{
    const SweepResult result = finished(sweepOf(tutorial(), SweepKind::regionPairs));
    EXPECT_EQ(result.units.size(), 4u);
    EXPECT_EQ(result.rows.size(), 10u);
    EXPECT_EQ(result.planned + result.composed, 10u);
    expectEveryRowIsItsPreview(tutorial(), SweepKind::regionPairs);
}

// Composed and planned agree in everything, the mark of the decisions included.
struct Agreement {
    std::uint32_t composed = 0;
    std::uint32_t planned = 0;
};
SweepUnit unitAt(const EstateState& state, bool sites, std::uint32_t position)
{
    if (sites)
        return {state.catalog().sites[position].id, RegionIndex(), SiteIndex(position)};
    return {state.catalog().regions[position].id, RegionIndex(position), SiteIndex()};
}

// Random pairs whose second is at most `near` after the first.
Agreement expectComposedIsPlanned(const EstateState& state, bool sites, std::uint32_t pairs,
                                  std::uint32_t near)
{
    std::mt19937 random(seed);
    const auto count = static_cast<std::uint32_t>(sites ? state.catalog().sites.size()
                                                        : state.catalog().regions.size());
    Agreement agreement;
    EXPECT_TRUE(nothingToPlan(state, start));
    for (std::uint32_t i = 0; i < pairs; ++i) {
        const std::uint32_t first = static_cast<std::uint32_t>(random()) % count;
        const std::uint32_t second =
            (first + 1 + static_cast<std::uint32_t>(random()) % near) % count;
        const SweepUnit a = unitAt(state, sites, first);
        const SweepUnit b = unitAt(state, sites, second);
        LossFootprint footprintOfA;
        LossFootprint footprintOfB;
        const LossOutcome alone = planLoss(state, std::array{&a}, start, &footprintOfA);
        const LossOutcome other = planLoss(state, std::array{&b}, start, &footprintOfB);
        const LossOutcome both = planLoss(state, std::array{&a, &b}, start, nullptr);
        const bool apart = independent(footprintOfA, footprintOfB);
        EXPECT_EQ(apart, independent(footprintOfB, footprintOfA));
        (apart ? agreement.composed : agreement.planned) += 1;
        if (apart) {
            EXPECT_TRUE(sideBySide(alone, other) == both)
                << a.id << " and " << b.id << ", seed " << seed << ", pair " << i;
        }
        if (i % 8 == 0 && !sites)
            expectNumbersOf(both, previewOf(state, {a.id, b.id}).summary, a.id + " and " + b.id);
    }
    return agreement;
}

TEST(Sweep, composedIsPlannedAnywhereInTheFederalEstate)
{
    for (const std::uint64_t denominator : {10'000u, 1'000u}) {
        const Agreement agreement = expectComposedIsPlanned(federal(denominator), false, 400, 511);
        EXPECT_GT(agreement.composed, 300u) << denominator;
    }
}

TEST(Sweep, composedIsPlannedAmongNeighbours)
{
    for (const std::uint64_t denominator : {10'000u, 1'000u}) {
        const Agreement agreement = expectComposedIsPlanned(federal(denominator), false, 400, 40);
        EXPECT_GT(agreement.composed, 20u) << denominator;
        EXPECT_GT(agreement.planned, 20u) << denominator;
    }
}

TEST(Sweep, composedIsPlannedForSites)
{
    for (const std::uint64_t denominator : {10'000u, 1'000u}) {
        const Agreement agreement = expectComposedIsPlanned(federal(denominator), true, 300, 80);
        EXPECT_GT(agreement.composed, 20u) << denominator;
        EXPECT_GT(agreement.planned, 20u) << denominator;
    }
}

TEST(Sweep, ofSitesHasTheNumbersOfPreviews)
{
    expectEveryRowIsItsPreview(tutorial(), SweepKind::sites);
    expectEveryRowIsItsPreview(tutorial(), SweepKind::sitePairs);
}

constexpr auto toB = "replica v in=b durable=1000 applied=900 reserved backlogBytes=100GB "
                     "backlogOperations=1000 paths=a-b\n";

// Nothing runs in c and d: losing them too changes no decision.
TEST(Sweep, equalOutcomesAreOneClass)
{
    const EstateState state = stateFrom(fourRegions() + oneVolume() + toB);
    const SweepResult result = finished(sweepOf(state, SweepKind::regionPairs));
    ASSERT_EQ(result.classes.size(), 3u);  // a with b; a without b; without a
    const auto storyOf = [&result](const OutcomeClass& of) {
        std::string text;
        for (std::uint32_t i = of.first; i < of.first + of.count; ++i) {
            const SweepRow& row = result.rows[result.members[i]];
            text += result.units[row.a].id;
            text += row.b == SweepRow::none ? "" : result.units[row.b].id;
            text += " ";
        }
        return text;
    };
    EXPECT_EQ(storyOf(result.classes[0]), "ab ");
    EXPECT_EQ(storyOf(result.classes[1]), "a ac ad ");
    EXPECT_EQ(storyOf(result.classes[2]), "b bc bd c cd d ");
    EXPECT_GT(result.first(result.classes[0]).outcome.cost,
              result.first(result.classes[1]).outcome.cost);
    EXPECT_EQ(result.first(result.classes[1]).outcome.lastCompletion, start + seconds(101));
    EXPECT_TRUE(result.first(result.classes[2]).outcome.cost == Cost{});
    for (std::uint32_t rank = 0; rank < 3; ++rank)
        EXPECT_EQ(result.first(result.classes[rank]).rank, rank);
}

TEST(Sweep, aRuleThatNamesARegionReadsIt)
{
    const EstateState state =
        stateFrom(fourRegions() + oneVolume() + toB +
                  "policy p\nrule p when=a restore=b\nrule p when=a+d hold\nassign p volume=v\n");
    const SweepResult result = finished(sweepOf(state, SweepKind::regionPairs));
    for (const SweepRow& row : result.rows) {
        if (row.b == SweepRow::none || result.units[row.a].id != "a")
            continue;
        EXPECT_EQ(row.outcome.held, result.units[row.b].id == "d" ? 1u : 0u)
            << result.units[row.b].id;
    }
}

TEST(Sweep, partsGiveWhatTheWholeGives)
{
    const EstateState state = tutorial();
    const SweepResult whole = finished(sweepOf(state, SweepKind::regionPairs));
    for (const std::uint32_t count : {1u, 2u, 3u, 7u}) {
        Sweep sweep = sweepOf(state, SweepKind::regionPairs);
        while (!sweep.finished()) {
            std::vector<SweepPart> parts = sweep.split(count);
            std::reverse(parts.begin(), parts.end());
            for (SweepPart& part : parts)
                while (part.step(1))
                    continue;
            sweep.join(std::move(parts));
        }
        const SweepResult parted = sweep.takeResult();
        ASSERT_EQ(parted.rows.size(), whole.rows.size());
        EXPECT_EQ(parted.planned, whole.planned);
        EXPECT_EQ(parted.members, whole.members);
        for (std::size_t i = 0; i < whole.rows.size(); ++i) {
            EXPECT_EQ(parted.rows[i].a, whole.rows[i].a);
            EXPECT_EQ(parted.rows[i].b, whole.rows[i].b);
            EXPECT_TRUE(parted.rows[i].outcome == whole.rows[i].outcome);
        }
    }
}

TEST(Sweep, stepsAreBoundedAndCounted)
{
    const EstateState state = federal(100'000);
    Sweep sweep = sweepOf(state, SweepKind::regionPairs);
    EXPECT_EQ(sweep.progress(), (SweepProgress{0, 131'328, 0, 0}));
    for (std::uint64_t step = 1; step <= 600; ++step) {
        const SweepProgress before = sweep.progress();
        ASSERT_TRUE(sweep.step(1));
        const SweepProgress after = sweep.progress();
        EXPECT_LE(after.planned - before.planned, 1u);
        EXPECT_LE(after.composed - before.composed, composedPerPlan);
        EXPECT_EQ(after.done, after.planned + after.composed);
        EXPECT_GT(after.done, before.done);
    }
    EXPECT_GE(sweep.progress().planned, 512u);
}

TEST(Sweep, leavesTheStateAlone)
{
    const EstateState state = tutorial();
    const Digest before = state.hash();
    (void)finished(sweepOf(state, SweepKind::regionPairs));
    EXPECT_EQ(state.hash(), before);
}

// A region that is down already, with a volume that waits: every case plans it too.
TEST(Sweep, ofAnEstateThatLostSomethingPlansEveryPair)
{
    EstateState state = stateFrom(fourRegions() + oneVolume());
    state.setCondition(regionNamed(state, "a"), RegionCondition::offline, start);
    EXPECT_FALSE(nothingToPlan(state, start));
    const SweepResult result = finished(sweepOf(state, SweepKind::regionPairs));
    EXPECT_EQ(result.composed, 0u);
    for (const SweepRow& row : result.rows)
        EXPECT_EQ(row.outcome.groups, 1u);
    expectEveryRowIsItsPreview(state, SweepKind::regionPairs);
}

TEST(Sweep, refusesTimesThatAPreviewRefuses)
{
    const EstateState state = tutorial();
    EXPECT_EQ(Sweep::make(state, SweepKind::regions, Timestamp{1}).error().code,
              ErrorCode::outOfOrder);
    EXPECT_EQ(Sweep::make(state, SweepKind::regions, start + seconds(32 * 86'400)).error().code,
              ErrorCode::outOfOrder);
}

TEST(SweepMatrix, isSmallAndSymmetric)
{
    EXPECT_LT(SweepMatrix(512).bytes(), 2'000'000u);
    EXPECT_EQ(SweepMatrix(512).bytes(), 787'968u);
    const SweepResult result = finished(sweepOf(tutorial(), SweepKind::regionPairs));
    const SweepMatrix matrix = result.matrix();
    for (const SweepRow& row : result.rows) {
        const std::uint32_t b = row.b == SweepRow::none ? row.a : row.b;
        EXPECT_EQ(matrix.at(row.a, b), cellOf(row.outcome));
        EXPECT_EQ(matrix.at(b, row.a), cellOf(row.outcome));
    }
}

TEST(SweepMatrix, cellsRoundDownButNeverToNothing)
{
    LossOutcome outcome;
    outcome.groups = 1'000;
    outcome.metRto = 999;
    outcome.deferred = 1;
    const SweepCell cell = cellOf(outcome);
    EXPECT_EQ(cell.metRto, 254u);
    EXPECT_EQ(cell.deferred, 1u);
    EXPECT_EQ(cell.held, 0u);
    EXPECT_EQ(cell.cost, 0u);
    const auto costOf = [&outcome](U128 microunits) {
        outcome.cost = Cost{microunits};
        return std::uint32_t{cellOf(outcome).cost};
    };
    EXPECT_EQ(costOf(1), 1u);
    EXPECT_EQ(costOf(2), 2u);
    EXPECT_EQ(costOf(3), 3u);
    EXPECT_EQ(costOf(4), 4u);
    EXPECT_EQ(costOf(6), 5u);
    EXPECT_EQ(costOf(8), 6u);
    EXPECT_EQ(costOf(maxU128), 255u);
}

TEST(Sweep, whatIsDoneIsReadWhileTheRestIsPlanned)
{
    const EstateState state = tutorial();
    Sweep sweep = sweepOf(state, SweepKind::regionPairs);
    const auto units = static_cast<std::uint32_t>(sweep.units().size());
    std::vector<LossOutcome> seen;
    const auto look = [&] {
        while (seen.size() < sweep.progress().done)
            seen.push_back(sweep.row(seen.size()).outcome);
    };
    while (sweep.step(1))
        look();
    look();
    for (std::uint32_t unit = 0; unit < units; ++unit) {
        EXPECT_EQ(sweep.row(unit).a, unit);
        EXPECT_EQ(sweep.row(unit).b, SweepRow::none);
        EXPECT_EQ(sweep.single(unit).outcome, seen[unit]);
    }
    std::uint64_t at = units;
    for (std::uint32_t a = 0; a < units; ++a)
        for (std::uint32_t b = a + 1; b < units; ++b, ++at) {
            EXPECT_EQ(sweep.row(at).a, a);
            EXPECT_EQ(sweep.row(at).b, b);
            EXPECT_EQ(sweep.row(at).outcome, seen[at]);
        }
    EXPECT_EQ(at, sweep.progress().total);
}

}  // namespace
}  // namespace estate
