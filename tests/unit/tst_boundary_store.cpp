// The in-process store keeps the contract of all stores, and its digest is the federation state.
#include <algorithm>

#include "tests/unit/boundary_store_contract.h"

namespace estate::testing {
namespace {

INSTANTIATE_TEST_SUITE_P(InProcess, BoundaryStoreContract,
                         ::testing::Values(StoreUnderTest{
                             "inProcess",
                             [] { return std::make_unique<InProcessBoundaryStore>(); }}),
                         [](const auto& store) { return store.param.name; });

void put(InProcessBoundaryStore& store, const RegionalExportSummary& summary)
{
    ASSERT_TRUE(store.put(exportKey(summary.region), summary.generation, summary).has_value());
}

TEST(InProcessBoundaryStore, itsDigestIsItsContentAndNotHowItCameAbout)
{
    InProcessBoundaryStore one;
    put(one, summaryOf("r017", 1));
    put(one, summaryOf("r018", 1));
    put(one, summaryOf("r017", 2, 6));
    InProcessBoundaryStore other;
    put(other, summaryOf("r017", 1));
    put(other, summaryOf("r017", 2, 6));
    EXPECT_NE(other.digest(), one.digest());
    put(other, summaryOf("r018", 1));
    EXPECT_EQ(other.digest(), one.digest());
    EXPECT_EQ(other.find(exportKey("r018"))->revision, 3u);
    EXPECT_EQ(one.find(exportKey("r018"))->revision, 2u);
}

TEST(InProcessBoundaryStore, aRefusedOrRepeatedPutLeavesItsDigest)
{
    InProcessBoundaryStore store;
    put(store, summaryOf("r017", 1));
    const Digest before = store.digest();
    put(store, summaryOf("r017", 1));
    EXPECT_EQ(store.digest(), before);
    EXPECT_FALSE(store.put(exportKey("r017"), 1, summaryOf("r017", 1, 6)).has_value());
    EXPECT_FALSE(store.put(exportKey("r017"), 3, summaryOf("r017", 3)).has_value());
    EXPECT_EQ(store.digest(), before);
    put(store, summaryOf("r017", 2));
    EXPECT_NE(store.digest(), before) << "the same values under the next generation are news";
}

TEST(InProcessBoundaryStore, aCopySharesWhatIsHeldAndNotWhatIsPutLater)
{
    const std::string key = exportKey("r017");
    InProcessBoundaryStore store;
    put(store, summaryOf("r017", 1));
    InProcessBoundaryStore copy = store;
    EXPECT_EQ(copy.find(key), store.find(key));
    put(store, summaryOf("r017", 2));
    put(store, summaryOf("r018", 1));
    EXPECT_EQ(copy.size(), 1u);
    EXPECT_EQ(copy.find(key)->generation, 1u);
    EXPECT_EQ(copy.watch(0, boundaryWatchMax)->size(), 1u);
    put(copy, summaryOf("r019", 1));
    EXPECT_EQ(copy.size(), 2u);
    EXPECT_EQ(store.size(), 2u);
    EXPECT_EQ(store.find(exportKey("r019")), nullptr);
    EXPECT_EQ(store.find(key)->generation, 2u);
    EXPECT_EQ(store.watch(0, boundaryWatchMax)->size(), 2u);
}

// Every field of an export is part of its digest.
TEST(InProcessBoundaryStore, everyFieldOfAnExportCounts)
{
    const RegionalExportSummary base = summaryOf("r017", 1);
    using Edit = std::function<void(RegionalExportSummary&)>;
    const std::vector<Edit> edits{
        [](auto& s) { s.region = "r018"; },
        [](auto& s) { s.generation = 2; },
        [](auto& s) { s.availability = RegionAvailability::fenced; },
        [](auto& s) { s.topology.generation = 2; },
        [](auto& s) { s.topology.digest = sha256("x"); },
        [](auto& s) { s.topology.sites = 1; },
        [](auto& s) { s.topology.sitesOnline = 1; },
        [](auto& s) { s.topology.hosts = 1; },
        [](auto& s) { s.topology.hostsOnline = 1; },
        [](auto& s) { s.freeCapacity.level = 1; },
        [](auto& s) { s.freeCapacity.size = Bytes(2); },
        [](auto& s) { s.protectedIops.level = 1; },
        [](auto& s) { s.protectedIops.size = Iops(2); },
        [](auto& s) { s.failoverReservedBytes = Bytes(1); },
        [](auto& s) { s.failoverReservedIops = Iops(1); },
        [](auto& s) { s.policies.rules = 1; },
        [](auto& s) { s.policies.digest = sha256("x"); },
        [](auto& s) { s.checkpoint.epoch = 1; },
        [](auto& s) { s.checkpoint.root = sha256("x"); },
        [](auto& s) { s.commitments.records = 1; },
        [](auto& s) { s.commitments.digest = sha256("x"); },
        [](auto& s) { s.commitments.openCuts = 1; },
    };
    std::vector<Digest> digests{digestOf(base)};
    for (const Edit& edit : edits) {
        RegionalExportSummary changed = base;
        edit(changed);
        EXPECT_NE(changed, base);
        digests.push_back(digestOf(changed));
    }
    std::sort(digests.begin(), digests.end());
    EXPECT_EQ(std::adjacent_find(digests.begin(), digests.end()), digests.end());
}

TEST(InProcessBoundaryStore, aMovedStoreGoesOn)
{
    InProcessBoundaryStore store;
    put(store, summaryOf("r017", 1));
    InProcessBoundaryStore moved = std::move(store);
    put(moved, summaryOf("r017", 2));
    EXPECT_EQ(moved.watch(1, 10).value().size(), 1u);
    InProcessBoundaryStore copy = moved;
    put(copy, summaryOf("r017", 3));
    EXPECT_EQ(moved.find(exportKey("r017"))->generation, 2u);
}

}  // namespace
}  // namespace estate::testing
