// What every BoundaryStore promises. A program instantiates the suite with a factory of its store;
// see tst_boundary_store.cpp. The factory gives an empty store each time.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/federation/boundary_store.h"
#include "tests/unit/boundary_values.h"

namespace estate::testing {

struct StoreUnderTest {
    std::string name;
    std::function<std::unique_ptr<BoundaryStore>()> make;
};

class BoundaryStoreContract : public ::testing::TestWithParam<StoreUnderTest> {
protected:
    BoundaryPut accepted(BoundaryValue value, std::uint64_t generation)
    {
        const std::string key = boundaryKey(value);
        const auto put = store->put(key, generation, std::move(value));
        EXPECT_TRUE(put.has_value()) << put.error().message;
        return put.value_or(BoundaryPut{});
    }
    BoundaryPut accepted(const RegionalExportSummary& summary)
    {
        return accepted(summary, summary.generation);
    }
    // A refused put leaves what is stored, and the revision, as they were.
    std::string refused(const std::string& key, std::uint64_t generation,
                        const BoundaryValue& value)
    {
        const auto before = store->get(key).value();
        const std::uint64_t revision = store->revision().value();
        const auto put = store->put(key, generation, value);
        EXPECT_FALSE(put.has_value()) << "was accepted";
        EXPECT_EQ(store->get(key).value(), before);
        EXPECT_EQ(store->revision().value(), revision);
        return put ? "accepted" : std::string(errorCodeName(put.error().code));
    }
    std::string refused(const RegionalExportSummary& summary)
    {
        return refused(exportKey(summary.region), summary.generation, summary);
    }
    [[nodiscard]] std::vector<std::string> changedSince(std::uint64_t revision,
                                                        std::size_t max = boundaryWatchMax) const
    {
        std::vector<std::string> story;
        const auto records = store->watch(revision, max).value();
        for (const BoundaryRecord& record : records)
            story.push_back(record.key + " " + std::to_string(record.generation));
        return story;
    }

    std::unique_ptr<BoundaryStore> store = GetParam().make();
};

TEST_P(BoundaryStoreContract, beginsEmpty)
{
    EXPECT_EQ(store->revision().value(), 0u);
    EXPECT_FALSE(store->get(exportKey("r017")).value().has_value());
    EXPECT_TRUE(store->watch(0, 10).value().empty());
}

TEST_P(BoundaryStoreContract, keepsEachKindOfValueUnderItsKey)
{
    const RegionalExportSummary summary = summaryOf("r017", 1);
    const CheckpointRef checkpoint{4, sha256("root")};
    const PublishedCut cut = cutOf("move-7");
    accepted(summary);
    accepted(checkpoint, 1);
    accepted(cut, 1);
    EXPECT_EQ(store->get("/estate/v1/exports/r017").value()->value, BoundaryValue(summary));
    EXPECT_EQ(store->get("/estate/v1/checkpoint").value()->value, BoundaryValue(checkpoint));
    EXPECT_EQ(store->get("/estate/v1/manifests/move-7").value()->value, BoundaryValue(cut));
    EXPECT_EQ(store->revision().value(), 3u);
}

TEST_P(BoundaryStoreContract, takesTheNextGenerationOnly)
{
    EXPECT_EQ(refused(summaryOf("r017", 2)), "generation-skipped") << "the first is 1";
    EXPECT_EQ(accepted(summaryOf("r017", 1)), (BoundaryPut{1, true}));
    EXPECT_EQ(accepted(summaryOf("r017", 2, 6)), (BoundaryPut{2, true}));
    EXPECT_EQ(refused(summaryOf("r017", 4)), "generation-skipped");
    EXPECT_EQ(refused(summaryOf("r017", ~std::uint64_t{0})), "generation-skipped");
    EXPECT_EQ(refused(summaryOf("r017", 1)), "generation-regressed");
    EXPECT_EQ(store->get(exportKey("r017")).value()->generation, 2u);
}

TEST_P(BoundaryStoreContract, aRepeatIsANoOpAndARepeatWithOtherValuesIsRefused)
{
    accepted(summaryOf("r016", 1));
    const BoundaryPut first = accepted(summaryOf("r017", 1, 7));
    accepted(summaryOf("r018", 1));
    EXPECT_EQ(accepted(summaryOf("r017", 1, 7)), (BoundaryPut{first.revision, false}));
    EXPECT_EQ(store->revision().value(), 3u);
    EXPECT_EQ(changedSince(first.revision), std::vector<std::string>{"/estate/v1/exports/r018 1"});
    EXPECT_EQ(refused(summaryOf("r017", 1, 6)), "generation-conflict");
}

TEST_P(BoundaryStoreContract, eachKeyCountsItsOwnGenerations)
{
    accepted(summaryOf("r017", 1));
    accepted(summaryOf("r017", 2));
    EXPECT_EQ(accepted(summaryOf("r018", 1)), (BoundaryPut{3, true}));
    accepted(cutOf("cut-1"), 1);
    accepted(cutOf("cut-1", CutPhase::committed), 2);
    EXPECT_EQ(refused(manifestKey("cut-1"), 2, cutOf("cut-1", CutPhase::aborted)),
              "generation-conflict")
        << "a published decision stands";
    EXPECT_EQ(refused(manifestKey("cut-2"), 3, cutOf("cut-2")), "generation-skipped");
}

TEST_P(BoundaryStoreContract, aCheckpointsGenerationIsNotItsEpoch)
{
    accepted(CheckpointRef{40, sha256("a")}, 1);
    accepted(CheckpointRef{43, sha256("b")}, 2);
    EXPECT_EQ(refused(checkpointKey(), 2, CheckpointRef{43, sha256("c")}), "generation-conflict");
}

TEST_P(BoundaryStoreContract, refusesAValueThatIsNotWhatItsKeySays)
{
    EXPECT_EQ(refused(exportKey("r018"), 1, summaryOf("r017", 1)), "bad-input");
    EXPECT_EQ(refused(exportKey("r017"), 1, CheckpointRef{1, {}}), "bad-input");
    EXPECT_EQ(refused(checkpointKey(), 1, cutOf("cut")), "bad-input");
    EXPECT_EQ(refused(exportKey("r017"), 1, summaryOf("r017", 2)), "bad-input");
    EXPECT_EQ(refused(summaryOf("r017", 0)), "bad-input") << "the first generation is 1";
    EXPECT_EQ(refused(summaryOf("", 1)), "bad-input");
    EXPECT_EQ(refused(summaryOf("r\n17", 1)), "bad-input");
    EXPECT_TRUE(store->watch(0, 10).value().empty());
}

TEST_P(BoundaryStoreContract, aWatchGivesTheLatestOfEachKeyInTheOrderOfChanges)
{
    accepted(summaryOf("r017", 1));
    accepted(summaryOf("r002", 1));
    accepted(CheckpointRef{1, {}}, 1);
    const std::uint64_t seen = store->revision().value();
    EXPECT_EQ(changedSince(0),
              (std::vector<std::string>{"/estate/v1/exports/r017 1", "/estate/v1/exports/r002 1",
                                        "/estate/v1/checkpoint 1"}));
    accepted(summaryOf("r002", 2));
    accepted(summaryOf("r017", 2));
    accepted(summaryOf("r002", 3));
    EXPECT_EQ(changedSince(seen),
              (std::vector<std::string>{"/estate/v1/exports/r017 2", "/estate/v1/exports/r002 3"}));
    EXPECT_TRUE(changedSince(store->revision().value()).empty());
}

TEST_P(BoundaryStoreContract, aWatchIsBoundedAndGoesOnWhereItEnded)
{
    for (std::size_t i = 0; i < boundaryWatchMax + 10; ++i)
        accepted(summaryOf("r" + std::to_string(i), 1));
    EXPECT_EQ(changedSince(0, 2),
              (std::vector<std::string>{"/estate/v1/exports/r0 1", "/estate/v1/exports/r1 1"}));
    const auto first = store->watch(0, ~std::size_t{0}).value();
    ASSERT_EQ(first.size(), boundaryWatchMax);
    const auto rest = store->watch(first.back().revision, boundaryWatchMax).value();
    ASSERT_EQ(rest.size(), 10u);
    EXPECT_EQ(rest.front().key, exportKey("r" + std::to_string(boundaryWatchMax)));
    EXPECT_TRUE(store->watch(0, 0).value().empty());
}

TEST_P(BoundaryStoreContract, aRevisionThatWasNeverReachedIsRefused)
{
    accepted(summaryOf("r017", 1));
    const auto watched = store->watch(2, 10);
    ASSERT_FALSE(watched.has_value());
    EXPECT_EQ(watched.error().code, ErrorCode::outOfOrder);
}

}  // namespace estate::testing
