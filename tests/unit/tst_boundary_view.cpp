// A consumer of the boundary state: what it takes, what it refuses, and that it says what it
// missed.
#include <gtest/gtest.h>

#include "engine/federation/boundary_view.h"
#include "tests/unit/boundary_values.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr Timestamp early{1'000 * nanosecondsPerSecond};
constexpr Timestamp late = early + seconds(90);

std::string refusal(const Result<TakenRecord>& taken)
{
    return taken ? "taken" : std::string(errorCodeName(taken.error().code));
}

void put(BoundaryStore& store, BoundaryValue value, std::uint64_t generation)
{
    const std::string key = boundaryKey(value);
    ASSERT_TRUE(store.put(key, generation, std::move(value)).has_value());
}
void put(BoundaryStore& store, const RegionalExportSummary& summary)
{
    put(store, summary, summary.generation);
}

TEST(BoundaryView, anyHigherFullSummaryIsTakenAndTheGapIsFlagged)
{
    BoundaryView view;
    EXPECT_EQ(view.take(summaryOf("r017", 3), early).value(), (TakenRecord{true, 0}))
        << "it was not there before";
    EXPECT_EQ(view.take(summaryOf("r017", 4, 6), early).value(), (TakenRecord{true, 0}));
    EXPECT_TRUE(view.gaps().empty());
    EXPECT_EQ(view.take(summaryOf("r017", 8, 5), late).value(), (TakenRecord{true, 3}));
    EXPECT_EQ(view.exportOf("r017")->freeCapacity.level, 5u);
    EXPECT_EQ(view.gaps(), std::vector<std::string>{exportKey("r017")});
    EXPECT_EQ(view.find(exportKey("r017"))->missed, 3u);
}

TEST(BoundaryView, aGapStaysFlaggedUntilSomebodySawIt)
{
    BoundaryView view;
    view.take(summaryOf("r017", 1), early).value();
    view.take(summaryOf("r017", 3), early).value();
    view.take(summaryOf("r017", 4), early).value();
    EXPECT_EQ(view.find(exportKey("r017"))->missed, 1u) << "the next one does not hide it";
    view.take(summaryOf("r017", 7), early).value();
    EXPECT_EQ(view.find(exportKey("r017"))->missed, 3u);
    view.acknowledge(exportKey("r017"));
    view.acknowledge(exportKey("r018"));
    EXPECT_TRUE(view.gaps().empty());
    EXPECT_EQ(view.find(exportKey("r018")), nullptr);
}

TEST(BoundaryView, aRepeatIsANoOpAndAnythingElseIsRefusedWithItsCode)
{
    BoundaryView view;
    view.take(summaryOf("r017", 5, 7), early).value();
    EXPECT_EQ(view.take(summaryOf("r017", 5, 7), late).value(), (TakenRecord{false, 0}));
    EXPECT_EQ(refusal(view.take(summaryOf("r017", 5, 6), late)), "generation-conflict");
    EXPECT_EQ(refusal(view.take(summaryOf("r017", 4, 7), late)), "generation-regressed");
    EXPECT_EQ(refusal(view.take(summaryOf("r018", 0), late)), "bad-input");
    EXPECT_EQ(view.exportOf("r017")->generation, 5u);
    EXPECT_EQ(view.exportOf("r017")->freeCapacity.level, 7u);
    EXPECT_EQ(view.find(exportKey("r017"))->takenAt, early);
    EXPECT_EQ(view.records().size(), 1u);
}

TEST(BoundaryView, aHugeJumpIsCountedExactly)
{
    BoundaryView view;
    view.take(summaryOf("r017", 1), early).value();
    EXPECT_EQ(view.take(summaryOf("r017", ~std::uint64_t{0}), early).value().missed,
              ~std::uint64_t{0} - 2);
}

TEST(BoundaryView, knowsHowOldAValueIs)
{
    BoundaryView view;
    view.take(summaryOf("r017", 1), early).value();
    const SeenRecord& seen = *view.find(exportKey("r017"));
    EXPECT_EQ(seen.age(late), seconds(90));
    EXPECT_EQ(seen.age(Timestamp{}), Duration(0)) << "a clock that goes back shows no age";
    view.take(summaryOf("r017", 2), late).value();
    EXPECT_EQ(seen.age(late + seconds(1)), seconds(1));
}

TEST(BoundaryView, whoMissedUpdatesCatchesUpAndFlagsTheGap)
{
    InProcessBoundaryStore store;
    BoundaryView view;
    put(store, summaryOf("r017", 1));
    put(store, summaryOf("r018", 1));
    put(store, CheckpointRef{1, sha256("one")}, 1);
    EXPECT_EQ(view.catchUp(store, early).value().changed.size(), 3u);
    EXPECT_EQ(view.revision(), 3u);

    put(store, summaryOf("r017", 2, 6));
    put(store, summaryOf("r017", 3, 5));
    put(store, summaryOf("r017", 4, 4));
    put(store, CheckpointRef{2, sha256("two")}, 2);
    const CaughtUp caughtUp = view.catchUp(store, late).value();
    EXPECT_EQ(caughtUp.changed, (std::vector<std::string>{exportKey("r017"), checkpointKey()}));
    EXPECT_EQ(caughtUp.missed, 2u);
    EXPECT_FALSE(caughtUp.more);
    EXPECT_EQ(view.gaps(), std::vector<std::string>{exportKey("r017")});
    EXPECT_EQ(view.exportOf("r017")->freeCapacity.level, 4u);
    EXPECT_EQ(view.checkpoint(), (CheckpointRef{2, sha256("two")}));
    EXPECT_EQ(view.find(exportKey("r018"))->age(late), seconds(90));

    EXPECT_TRUE(view.catchUp(store, late).value().changed.empty());
    for (const auto& [key, seen] : view.records())
        EXPECT_EQ(seen.record, *store.find(key));
}

TEST(BoundaryView, catchingUpGoesInBoundedSteps)
{
    InProcessBoundaryStore store;
    for (std::size_t i = 0; i < boundaryWatchMax + 5; ++i)
        put(store, summaryOf("r" + std::to_string(i), 1));
    BoundaryView view;
    const CaughtUp first = view.catchUp(store, early).value();
    EXPECT_EQ(first.changed.size(), boundaryWatchMax);
    EXPECT_TRUE(first.more);
    const CaughtUp second = view.catchUp(store, early).value();
    EXPECT_EQ(second.changed.size(), 5u);
    EXPECT_FALSE(second.more);
}

// Somebody else's records under generations that this consumer knows from its own source.
TEST(BoundaryView, aStoreThatContradictsWhatIsKnownIsRefused)
{
    InProcessBoundaryStore store;
    put(store, summaryOf("r016", 1));
    put(store, summaryOf("r017", 1, 3));
    BoundaryView view;
    view.take(summaryOf("r017", 1, 7), early).value();
    const auto caughtUp = view.catchUp(store, early);
    ASSERT_FALSE(caughtUp.has_value());
    EXPECT_EQ(caughtUp.error().code, ErrorCode::generationConflict);
    EXPECT_NE(view.exportOf("r016"), nullptr) << "what came in front of it was taken";
    EXPECT_EQ(view.exportOf("r017")->freeCapacity.level, 7u);
    EXPECT_EQ(view.revision(), 1u);
}

TEST(BoundaryView, aStoreThatWentBackIsToldFromOneWithNoNews)
{
    InProcessBoundaryStore store;
    put(store, summaryOf("r017", 1));
    put(store, summaryOf("r017", 2));
    BoundaryView view;
    view.catchUp(store, early).value();
    InProcessBoundaryStore restored;
    put(restored, summaryOf("r017", 1));
    const auto caughtUp = view.catchUp(restored, late);
    ASSERT_FALSE(caughtUp.has_value());
    EXPECT_EQ(caughtUp.error().code, ErrorCode::outOfOrder);
}

}  // namespace
}  // namespace estate
