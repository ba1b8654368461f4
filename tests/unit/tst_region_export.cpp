// Buckets by themselves, and what of a region reaches its export.
#include <algorithm>

#include "engine/federation/region_export.h"
#include "tests/stories/drill.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr std::uint64_t largest = ~std::uint64_t{0};

TEST(ExportBucket, isASixtyFourthOfTheWholeAndAtLeastOne)
{
    EXPECT_EQ(bucketSize(6'400), 100u);
    EXPECT_EQ(bucketSize(6'463), 100u);
    EXPECT_EQ(bucketSize(64), 1u);
    EXPECT_EQ(bucketSize(63), 1u);
    EXPECT_EQ(bucketSize(0), 1u);
    EXPECT_EQ(bucketSize(largest), largest / 64);
}

TEST(ExportBucket, roundsDown)
{
    EXPECT_EQ(bucketLevel(0, 100, std::nullopt), 0u);
    EXPECT_EQ(bucketLevel(99, 100, std::nullopt), 0u);
    EXPECT_EQ(bucketLevel(100, 100, std::nullopt), 1u);
    EXPECT_EQ(bucketLevel(299, 100, std::nullopt), 2u);
}

TEST(ExportBucket, fallsAtOnceAndRisesAQuarterBeyondTheBoundary)
{
    EXPECT_EQ(bucketLevel(300, 100, 3), 3u);
    EXPECT_EQ(bucketLevel(299, 100, 3), 2u);
    EXPECT_EQ(bucketLevel(0, 100, 3), 0u);
    EXPECT_EQ(bucketLevel(399, 100, 3), 3u);
    EXPECT_EQ(bucketLevel(400, 100, 3), 3u);
    EXPECT_EQ(bucketLevel(424, 100, 3), 3u);
    EXPECT_EQ(bucketLevel(425, 100, 3), 4u);
    EXPECT_EQ(bucketLevel(724, 100, 3), 6u) << "a rise over many says as many as it is beyond";
    EXPECT_EQ(bucketLevel(725, 100, 3), 7u);
}

TEST(ExportBucket, aSwingAroundABoundaryPublishesOnceAndNeverAgain)
{
    std::optional<std::uint64_t> published = 4;
    std::uint32_t updates = 0;
    for (std::uint32_t i = 0; i < 1'000; ++i) {
        const std::uint64_t level = bucketLevel(i % 2 == 0 ? 399 : 424, 100, published);
        updates += level == published ? 0 : 1;
        published = level;
    }
    EXPECT_EQ(published, 3u);
    EXPECT_EQ(updates, 1u);
}

TEST(ExportBucket, smallBucketsCountUnits)
{
    for (const std::uint64_t size : {1, 2, 3})
        EXPECT_EQ(bucketLevel(7 * size, size, 3), 7u) << size;
    EXPECT_EQ(bucketLevel(28, 4, 3), 6u);
    EXPECT_EQ(bucketLevel(29, 4, 3), 7u);
}

TEST(ExportBucket, hugeNumbersDontWrap)
{
    EXPECT_EQ(bucketLevel(largest, 1, std::nullopt), largest);
    EXPECT_EQ(bucketLevel(largest, 1, largest - 1), largest);
    EXPECT_EQ(bucketLevel(largest, largest, std::nullopt), 1u);
    EXPECT_EQ(bucketLevel(largest, largest, 0), 0u) << "on the boundary, not beyond it";
    EXPECT_EQ(bucketLevel(largest, largest / 64, 3), 64u - 1) << "15 units beyond the boundary";
    EXPECT_EQ((Bucket<Bytes>{largest, Bytes(2)}.promised().value), largest);
    EXPECT_EQ((Bucket<Bytes>{3, Bytes(100)}.promised().value), 300u);
}

// Whatever the walk, a bucket never promises more than there is, and misses less than two.
TEST(ExportBucket, neverOverstatesAndNeverLagsByMoreThanItSays)
{
    std::uint64_t random = 88'172'645'463'325'252;
    const auto draw = [&random](std::uint64_t below) {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        return random % below;
    };
    for (const std::uint64_t whole :
         {0ull, 1ull, 63ull, 64ull, 1'000ull, 683'600'000'000'000'000ull}) {
        std::optional<Bucket<Bytes>> published;
        for (int i = 0; i < 2'000; ++i) {
            const Bytes amount(draw(whole + 1));
            published = nextBucket(published, amount, Bytes(whole));
            ASSERT_LE(published->promised(), amount) << whole;
            const std::uint64_t missed = (amount - published->promised()).value;
            ASSERT_LT(missed, published->size.value + published->size.value / 4 + 1) << whole;
        }
    }
}

TEST(ExportBucket, anotherSizeBeginsAnew)
{
    const Bucket<Bytes> before{3, Bytes(100)};
    EXPECT_EQ(nextBucket<Bytes>(before, Bytes(400), Bytes(6'400)).level, 3u);
    EXPECT_EQ((nextBucket<Bytes>(before, Bytes(400), Bytes(12'800))),
              (Bucket<Bytes>{2, Bytes(200)}));
    EXPECT_EQ((nextBucket<Bytes>(std::nullopt, Bytes(0), Bytes(0))), (Bucket<Bytes>{0, Bytes(1)}));
}

// Regions a and b of two sites with one host each: 100 TB, 4 lanes of 10,000 IOPS a host. Volume v
// is active in a; b holds a reserved replica of it.
class RegionExport : public ::testing::Test {
protected:
    RegionExport()
    {
        putRegion(drill, "a");
        putRegion(drill, "b");
        drill.expect(PutEntity{"e", 1, {"a", "b"}});
        drill.expect(usualApplication("app", "a", {usualVolume("v", "a")}));
        drill.plan();
        drill.commitAll();
    }
    [[nodiscard]] RegionIndex region(const char* id) const
    {
        return regionNamed(drill.state(), id);
    }
    [[nodiscard]] ExportFacts facts(const char* id) const
    {
        return {
            exportedPolicies(drill.state().catalog(), drill.state().rules(), region(id)), {}, 0};
    }
    [[nodiscard]] RegionalExportSummary fresh(const char* id) const
    {
        return nextExport(nullptr, drill.state(), region(id), facts(id)).value();
    }
    [[nodiscard]] std::optional<RegionalExportSummary>
    after(const RegionalExportSummary& published) const
    {
        return nextExport(&published, drill.state(), region(published.region.c_str()),
                          facts(published.region.c_str()));
    }

    Drill drill;
};

TEST_F(RegionExport, saysWhatARegionHas)
{
    const RegionalExportSummary a = fresh("a");
    EXPECT_EQ(a.region, "a");
    EXPECT_EQ(a.generation, 1u);
    EXPECT_EQ(a.availability, RegionAvailability::online);
    EXPECT_EQ(a.topology.generation, 1u);
    EXPECT_EQ(a.topology.sites, 2u);
    EXPECT_EQ(a.topology.sitesOnline, 2u);
    EXPECT_EQ(a.topology.hosts, 2u);
    EXPECT_EQ(a.topology.hostsOnline, 2u);
    // 200 TB in 64 buckets; two copies of 10 TB leave 180, which is 57.6 of them.
    EXPECT_EQ(a.freeCapacity, (Bucket<Bytes>{57, Bytes(3'125 * gigabyte)}));
    EXPECT_LE(a.freeCapacity.promised(), Bytes(180 * terabyte));
    // 80,000 IOPS in 64 buckets; two copies of 1,000 leave 78,000, which is 62.4 of them.
    EXPECT_EQ(a.protectedIops, (Bucket<Iops>{62, Iops(1'250)}));
    EXPECT_EQ(a.failoverReservedBytes, Bytes(0));
    EXPECT_EQ(a.policies.rules, 0u);
    EXPECT_EQ(a.commitments.records, 0u);
}

TEST_F(RegionExport, nothingChangedIsNothingToPublish)
{
    const RegionalExportSummary a = fresh("a");
    EXPECT_FALSE(after(a).has_value());
    // A volume of 1 TB leaves 178 TB, 56.96 buckets: one less. Another stays inside that one.
    VolumeDescription small = usualVolume("w", "a");
    small.bytes = Bytes(terabyte);
    small.steadyIops = Iops(1);
    small.minimumRecoveryIops = Iops(1);
    drill.expect(usualApplication("small", "a", {small}));
    EXPECT_FALSE(after(a).has_value()) << "it is not placed yet";
    drill.plan();
    const auto next = after(a);
    ASSERT_TRUE(next.has_value());
    EXPECT_EQ(next->generation, 2u);
    EXPECT_EQ(next->freeCapacity.level, 56u);
    EXPECT_EQ(next->protectedIops, a.protectedIops);
    drill.commitAll();
    small.id = "x";
    drill.expect(usualApplication("smaller", "a", {small}));
    drill.plan();
    drill.commitAll();
    EXPECT_FALSE(after(*next).has_value()) << "176 TB are 56.32 buckets";
}

TEST_F(RegionExport, theRestOfADedicatedLaneIsNobodysElse)
{
    VolumeDescription own = usualVolume("own", "a");
    own.isolation = Isolation::dedicated;
    drill.expect(usualApplication("owner", "a", {own}));
    drill.plan();
    // Two of eight lanes are gone, whatever their flow uses: 58,000 IOPS are 46.4 buckets.
    EXPECT_EQ(fresh("a").protectedIops, (Bucket<Iops>{46, Iops(1'250)}));
}

TEST_F(RegionExport, availabilityHasAReasonAndFencedStaysFenced)
{
    const auto now = [this] { return regionAvailabilityName(fresh("a").availability); };
    drill.expect(ChangeRegion{"a", RegionChange::offline});
    EXPECT_EQ(now(), "offline");
    drill.expect(ChangeRegion{"a", RegionChange::online});
    EXPECT_EQ(now(), "online");
    drill.expect(ChangeRegion{"a", RegionChange::expireLease});
    EXPECT_EQ(now(), "lease-expired");
    drill.expect(ChangeRegion{"a", RegionChange::fence});
    EXPECT_EQ(now(), "fenced");
    drill.expect(ChangeSite{"a1", false});
    drill.expect(ChangeSite{"a2", false});
    EXPECT_EQ(now(), "fenced");
    drill.expect(ChangeRegion{"a", RegionChange::unfence});
    EXPECT_EQ(now(), "all-sites-offline");
    drill.expect(ChangeSite{"a1", true});
    EXPECT_EQ(now(), "online");
}

TEST_F(RegionExport, theTopologyAdvancesByOneWhenItChanges)
{
    const RegionalExportSummary a = fresh("a");
    drill.expect(ChangeSite{"a2", false});
    const RegionalExportSummary lost = after(a).value();
    EXPECT_EQ(lost.generation, 2u);
    EXPECT_EQ(lost.topology.generation, 2u);
    EXPECT_EQ(lost.topology.sitesOnline, 1u);
    EXPECT_EQ(lost.topology.hostsOnline, 1u);
    EXPECT_EQ(lost.topology.hosts, 2u);
    EXPECT_EQ(lost.freeCapacity, (Bucket<Bytes>{28, Bytes(3'125 * gigabyte)}))
        << "90 TB of one host, in buckets of the same size";
    EXPECT_EQ(lost.protectedIops.level, 31u);

    drill.expect(ChangeHost{"a2-h", false});
    EXPECT_FALSE(after(lost).has_value()) << "its site is offline anyway";
    drill.expect(ChangeSite{"a2", true});
    const RegionalExportSummary half = after(lost).value();
    EXPECT_EQ(half.topology.generation, 3u);
    EXPECT_EQ(half.topology.sitesOnline, 2u);
    EXPECT_EQ(half.topology.hostsOnline, 1u);

    drill.expect(
        PutHost{"a2-i", "a2", Bytes(100 * terabyte), 4, Iops(10'000), BytesPerSecond(gigabyte)});
    const RegionalExportSummary grown = after(half).value();
    EXPECT_EQ(grown.topology.generation, 4u);
    EXPECT_EQ(grown.topology.hosts, 3u);
    EXPECT_EQ(grown.freeCapacity.size, Bytes(300 * terabyte / 64));
}

TEST_F(RegionExport, commitmentsAreRecordsAndNotTheirMarks)
{
    const RegionalExportSummary b = fresh("b");
    const auto report = [this](std::uint64_t durable) {
        return ObserveReplica{
            "v", "b", 1, Operations(durable), Operations(800), drill.scheduler.lastTimestamp()};
    };
    drill.expect(report(900));
    const RegionalExportSummary held = after(b).value();
    EXPECT_EQ(held.commitments.records, 1u);
    EXPECT_EQ(held.failoverReservedBytes, Bytes(0)) << "a report alone reserves nothing";
    EXPECT_EQ(held.topology, b.topology);
    drill.expect(report(950));
    ObserveBacklog backlog = usualBacklog("v", "a", "b", 5);
    backlog.observedAt = drill.scheduler.lastTimestamp();
    drill.expect(backlog);
    EXPECT_FALSE(after(held).has_value());
}

TEST(RegionExportOfReplica, reservationsAreExact)
{
    EstateState state = stateFrom(fourRegions() + oneVolume() +
                                  "replica v in=b durable=900 applied=800 reserved\n"
                                  "replica v in=c durable=900 applied=800\n");
    const RegionIndex b = regionNamed(state, "b");
    const RegionalExportSummary summary = nextExport(nullptr, state, b, {}).value();
    EXPECT_EQ(summary.failoverReservedBytes, Bytes(10 * terabyte));
    EXPECT_EQ(summary.failoverReservedIops,
              state.catalog().volume(volumeNamed(state, "v")).minimumRecoveryIops);
    EXPECT_GT(summary.failoverReservedIops, Iops(0));
    EXPECT_EQ(summary.commitments.records, 1u);
    const auto inC = nextExport(nullptr, state, regionNamed(state, "c"), {}).value();
    EXPECT_EQ(inC.failoverReservedIops, Iops(0)) << "its record holds nothing";
    EXPECT_EQ(inC.commitments.records, 1u);
    EXPECT_NE(inC.commitments.digest, summary.commitments.digest);

    // What is held went with its site: it is no place to recover to.
    state.setSiteOnline(state.catalog().siteNamed("b1"), false, start);
    const RegionalExportSummary lost = nextExport(&summary, state, b, {}).value();
    EXPECT_EQ(lost.failoverReservedBytes, Bytes(0));
    EXPECT_EQ(lost.failoverReservedIops, Iops(0));
    EXPECT_EQ(lost.commitments, summary.commitments) << "it is still owed";
    state.setSiteOnline(state.catalog().siteNamed("b1"), true, start);
    state.edit(b).findRecord(volumeNamed(state, "v"))->divergent = true;
    const RegionalExportSummary diverged = nextExport(&lost, state, b, {}).value();
    EXPECT_NE(diverged.commitments.digest, summary.commitments.digest);
}

TEST_F(RegionExport, otherFactsArePartOfIt)
{
    const RegionalExportSummary a = fresh("a");
    ExportFacts facts = this->facts("a");
    facts.checkpoint = {3, sha256("root")};
    EXPECT_EQ(nextExport(&a, drill.state(), region("a"), facts)->checkpoint.epoch, 3u);
    facts = this->facts("a");
    facts.openCuts = 2;
    EXPECT_EQ(nextExport(&a, drill.state(), region("a"), facts)->commitments.openCuts, 2u);
    facts = this->facts("a");
    facts.policies.rules = 9;
    EXPECT_EQ(nextExport(&a, drill.state(), region("a"), facts)->generation, 2u);
}

TEST_F(RegionExport, rulesConcernTheRegionsThatTheyName)
{
    RegionPolicies kept;
    const auto refresh = [&] {
        std::string story;
        for (const RegionIndex changed :
             kept.refresh(drill.state().catalog(), drill.state().rules()))
            story += drill.state().catalog().region(changed).id;
        for (const char* id : {"a", "b", "c"})
            EXPECT_EQ(kept.of(drill.state().catalog(), drill.state().rules(), region(id)),
                      facts(id).policies)
                << id;
        return story;
    };
    const auto rules = [&](const char* id) { return facts(id).policies.rules; };
    putRegion(drill, "c", 1);
    EXPECT_EQ(refresh(), "");
    drill.expect(PutPolicy{"p", {}, {{{"a"}, "b"}, {{"a", "b"}, ""}}});
    EXPECT_EQ(refresh(), "ab");
    EXPECT_EQ(rules("a"), 2u);
    EXPECT_EQ(rules("b"), 2u);
    EXPECT_EQ(rules("c"), 0u);
    drill.expect(AssignPolicy{"p", PolicyScope::application, {"app"}});
    EXPECT_EQ(refresh(), "") << "an assignment belongs to the volumes";
    drill.expect(PutPolicy{"o", {}, {{{"b"}, "a"}}});
    EXPECT_EQ(refresh(), "ab");
    EXPECT_EQ(rules("a"), 3u);
    drill.expect(PutPolicy{"o", {"a", "b", "c"}, {{{"b"}, "a"}}});
    EXPECT_EQ(refresh(), "") << "the same rules";
    const Digest before = facts("b").policies.digest;
    drill.expect(PutPolicy{"p", {}, {{{"a"}, "b"}}});
    EXPECT_EQ(refresh(), "ab");
    EXPECT_EQ(rules("b"), 2u);
    EXPECT_NE(facts("b").policies.digest, before);
    drill.expect(PutPolicy{"o", {}, {}});
    EXPECT_EQ(refresh(), "ab");
    EXPECT_EQ(rules("a"), 1u);
}

TEST_F(RegionExport, aCopyKeepsTheRulesThatItKnows)
{
    const auto of = [this](RegionPolicies& policies, const EstateState& state) {
        return policies.of(state.catalog(), state.rules(), region("a"));
    };
    drill.expect(PutPolicy{"p", {}, {{{"a"}, "b"}}});
    const EstateState before = drill.state();
    RegionPolicies kept;
    EXPECT_EQ(kept.refresh(before.catalog(), before.rules()).size(), 2u);
    EXPECT_EQ(of(kept, before).rules, 1u);
    RegionPolicies copy = kept;
    drill.expect(PutPolicy{"p", {}, {{{"a"}, "b"}, {{"a", "b"}, ""}}});
    const EstateState& changed = drill.state();
    EXPECT_EQ(kept.refresh(changed.catalog(), changed.rules()).size(), 2u);
    EXPECT_EQ(of(kept, changed).rules, 2u);
    EXPECT_EQ(of(copy, before).rules, 1u);
    EXPECT_EQ(copy.refresh(changed.catalog(), changed.rules()).size(), 2u);
    EXPECT_EQ(of(copy, changed), of(kept, changed));
}

}  // namespace
}  // namespace estate
