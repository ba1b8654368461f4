// Previews in steps: the answer does not depend on how the steps are spread over time, on what
// happens to the estate meanwhile, or on another preview that is half done.
#include <algorithm>
#include <random>

#include "engine/estate/identifiers.h"
#include "engine/planner/second_loss.h"
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr int failureSets = 50;
constexpr std::uint64_t placesMax = 6;
constexpr std::uint64_t sliceMax = 40;
constexpr std::uint64_t seed = 20'260'101;

// The same numbers on every platform.
class Seeded {
public:
    explicit Seeded(std::uint64_t from) : m_random(from) {}
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) { return m_random() % bound; }

private:
    std::mt19937_64 m_random;
};

const EstateState& federal()
{
    static const EstateState state = openEstate(EstateSource{}, start).value();
    return state;
}

// Neighbours mostly, as the federal estate recovers from one to the next: then places compete.
FailureSet someFailures(Seeded& seeded)
{
    const std::uint64_t middle = seeded.below(512);
    FailureSet failures;
    const auto add = [](std::vector<std::string>& ids, const std::string& id) {
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    };
    for (std::uint64_t places = 1 + seeded.below(placesMax); places > 0; --places) {
        const RegionIndex region(static_cast<std::uint32_t>((middle + seeded.below(8)) % 512));
        const RegionState& partition = federal().region(region);
        const Catalog& catalog = federal().catalog();
        switch (seeded.below(4)) {
        case 0:
            add(failures.sites,
                catalog.site(partition.sites[seeded.below(partition.sites.size())].site).id);
            break;
        case 1:
            add(failures.hosts,
                catalog.host(partition.hosts[seeded.below(partition.hosts.size())].host).id);
            break;
        default: add(failures.regions, catalog.region(region).id);
        }
    }
    return failures;
}

void expectSame(const Preview& stepped, const Preview& atOnce)
{
    EXPECT_EQ(stepped.failures, atOnce.failures);
    EXPECT_EQ(stepped.at, atOnce.at);
    EXPECT_EQ(stepped.plan, atOnce.plan);
    EXPECT_EQ(stepped.summary, atOnce.summary);
    EXPECT_EQ(stepped.capacity, atOnce.capacity);
    EXPECT_EQ(stepped.basis, atOnce.basis);
    EXPECT_EQ(stepped.decisions, atOnce.decisions);
    EXPECT_EQ(stepped.stateHash, atOnce.stateHash);
    EXPECT_EQ(stepped.touchedRegions, atOnce.touchedRegions);
}

// True: more is left.
template <typename Planning>
bool slice(Planning& planning, std::uint64_t steps)
{
    for (; steps > 0; --steps) {
        if (!planning.step())
            return false;
    }
    return true;
}

TEST(PreviewPlanning, givesTheSameWhateverTheSlices)
{
    Seeded seeded(seed);
    for (int set = 0; set < failureSets; ++set) {
        const FailureSet failures = someFailures(seeded);
        const Preview atOnce = previewDisaster(federal(), failures, start).value();
        auto planning = PreviewPlanning::ofDisaster(federal(), failures, start).value();
        while (slice(planning, 1 + seeded.below(sliceMax))) {
        }
        SCOPED_TRACE("seed " + std::to_string(seed) + ", set " + std::to_string(set));
        expectSame(planning.take(), atOnce);
    }
}

// Each was begun of another state, and all are half done at once.
TEST(PreviewPlanning, holdsTheStateThatItWasAskedOf)
{
    struct Asked {
        Preview atOnce;
        PreviewPlanning planning;
        bool finished = false;
    };
    Seeded seeded(seed);
    Drill estate{EstateSource{}};
    std::vector<Asked> asked;
    for (int set = 0; set < failureSets; ++set) {
        const FailureSet failures = someFailures(seeded);
        const Timestamp at = estate.scheduler.lastTimestamp();
        asked.push_back({previewDisaster(estate.state(), failures, at).value(),
                         PreviewPlanning::ofDisaster(estate.state(), failures, at).value(), false});
        for (Asked& each : asked)
            each.finished = each.finished || !slice(each.planning, seeded.below(sliceMax));
        // What is lost now, and back again, is what the next ones compete with.
        const RegionIndex region(static_cast<std::uint32_t>(seeded.below(512)));
        estate.expect(ChangeRegion{estate.state().catalog().region(region).id,
                                   estate.state().available(region) ? RegionChange::offline
                                                                    : RegionChange::online});
        if (set % 10 == 9)
            estate.plan();
    }
    for (Asked& each : asked) {
        while (!each.finished)
            each.finished = !each.planning.step();
        expectSame(each.planning.take(), each.atOnce);
    }
}

TEST(PreviewPlanning, leftInTheMiddleLeavesNothing)
{
    Seeded seeded(seed);
    const Digest before = federal().hash();
    for (int set = 0; set < failureSets; ++set) {
        const FailureSet failures = someFailures(seeded);
        auto planning = PreviewPlanning::ofDisaster(federal(), failures, start).value();
        (void)slice(planning, seeded.below(3 * sliceMax));
    }
    EXPECT_EQ(federal().hash(), before);
    for (std::uint32_t region = 0; region < federal().regionCount(); ++region)
        ASSERT_EQ(federal().region(RegionIndex(region)).recomputeDigest(),
                  federal().region(RegionIndex(region)).digest());
}

TEST(PreviewPlanning, saysHowFarItIs)
{
    auto planning =
        PreviewPlanning::ofDisaster(federal(), FailureSet{{"r017", "r018"}, {}, {}}, start).value();
    EXPECT_EQ(planning.progress().done, 0u);
    std::uint64_t done = 0;
    while (planning.step()) {
        const PlanningProgress now = planning.progress();
        EXPECT_EQ(now.done, ++done);
        EXPECT_GT(now.total, now.done);
    }
    EXPECT_EQ(planning.progress().done, planning.progress().total);
    EXPECT_GT(done, 2 * planning.take().plan.groups.size());
}

// The regions that two lose at moments of their own, and what goes home: the same steps.
TEST(PreviewPlanning, ofDatedLossesIsTheSame)
{
    const std::vector<DatedLoss> losses{
        {FailureSet{{"r018"}, {}, {}}, start + seconds(40)},
        {FailureSet{{"r017"}, {}, {}}, start + seconds(10)},
        {FailureSet{{}, {formatId(Population::site, 38)}, {}}, start + seconds(20)}};
    const Timestamp at = start + seconds(60);
    const auto atOnce = previewLosses(federal(), losses, at);
    auto planning = PreviewPlanning::ofLosses(federal(), losses, at);
    ASSERT_EQ(planning.has_value(), atOnce.has_value());
    if (!planning)
        return;
    while (planning->step()) {
    }
    expectSame(planning->take(), *atOnce);
}

TEST(PreviewPlanning, refusesWhatCannotBeAsked)
{
    const auto codeOf = [](const FailureSet& failures, Timestamp at) {
        return PreviewPlanning::ofDisaster(federal(), failures, at).error().code;
    };
    EXPECT_EQ(codeOf({}, start), ErrorCode::badInput);
    EXPECT_EQ(codeOf(FailureSet{{"r17"}, {}, {}}, start), ErrorCode::unknownId);
    EXPECT_EQ(codeOf(FailureSet{{"r017"}, {}, {}}, Timestamp{}), ErrorCode::outOfOrder);
    EXPECT_EQ(PreviewPlanning::ofFailback(federal(), {}, start).error().code, ErrorCode::badInput);
}

TEST(SecondLossPlanning, givesTheSameWhateverTheSlices)
{
    Seeded seeded(seed);
    for (int set = 0; set < failureSets / 5; ++set) {
        const FailureSet first = someFailures(seeded);
        const FailureSet second{{formatId(Population::region, seeded.below(512))}, {}, {}};
        const Duration after = seconds(seeded.below(3'600));
        const SecondLossPreview atOnce =
            previewSecondLoss(federal(), first, after, second, start).value();
        auto planning = SecondLossPlanning::make(federal(), first, after, second, start).value();
        while (slice(planning, 1 + seeded.below(sliceMax))) {
        }
        EXPECT_EQ(planning.progress().done, planning.progress().total);
        const SecondLossPreview stepped = planning.take();
        expectSame(stepped.first, atOnce.first);
        expectSame(stepped.second, atOnce.second);
        EXPECT_EQ(stepped.committed, atOnce.committed);
        EXPECT_EQ(stepped.stories, atOnce.stories);
        EXPECT_EQ(stepped.final, atOnce.final);
        // What a person sees of the first loss alone.
        expectSame(stepped.first, previewDisaster(federal(), first, start).value());
    }
}

}  // namespace
}  // namespace estate
