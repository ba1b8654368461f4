// One logical directory of 4,096 partitions: what is in it, how it changes, and its checkpoints.
#include <array>
#include <set>

#include "tests/unit/directory_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

// Pearson's statistic over the partitions. Of an even spread by chance it is distributed as
// chi-square with 4,095 degrees of freedom: mean 4,095, standard deviation sqrt(2 x 4,095) = 90.5.
double chiSquare(const std::vector<std::uint64_t>& sizes)
{
    double total = 0;
    for (const std::uint64_t size : sizes)
        total += static_cast<double>(size);
    const double expected = total / static_cast<double>(sizes.size());
    double sum = 0;
    for (const std::uint64_t size : sizes) {
        const double off = static_cast<double>(size) - expected;
        sum += off * off / expected;
    }
    return sum;
}
// Four standard deviations: an even hash stays below in all but one of 30,000 cases. A hash that
// leaves one partition in a hundred empty is beyond.
constexpr double chiSquareMax = 4'095 + 4 * 90.5;

TEST(PartitionHash, spreadsIdsEvenlyWhateverTheirStride)
{
    for (const std::uint64_t stride : {1ull, 2ull, 10ull, 777ull, 1'000ull, 1'024ull, 4'096ull,
                                       65'536ull, 1ull << 32, 1ull << 48})
        for (const std::uint64_t first : {0ull, 1ull << 32}) {
            std::vector<std::uint64_t> sizes(directoryPartitions, 0);
            for (std::uint64_t i = 0; i < 50'000; ++i)
                ++sizes[partitionOf(first + i * stride).value];
            EXPECT_LT(chiSquare(sizes), chiSquareMax) << "stride " << stride << " from " << first;
        }
}

// Of 4,096 ids, a flipped bit flips each bit of the partition in half of them: 2,048, with a
// standard deviation of 32. Six of these allow for 768 pairs of bits.
TEST(PartitionHash, everyBitOfAnIdReachesEveryBitOfThePartition)
{
    for (std::uint32_t in = 0; in < 64; ++in) {
        std::array<int, 12> flips{};
        for (std::uint64_t i = 0; i < 4'096; ++i) {
            const std::uint64_t id = i * 12'211;
            const std::uint32_t changed =
                partitionOf(id).value ^ partitionOf(id ^ (std::uint64_t{1} << in)).value;
            for (std::uint32_t out = 0; out < 12; ++out)
                flips[out] += static_cast<int>(changed >> out & 1);
        }
        for (const int flipped : flips)
            EXPECT_NEAR(flipped, 2'048, 6 * 32) << "bit " << in;
    }
}

TEST(PartitionHash, isFixedForEver)
{
    EXPECT_EQ(partitionHashVersion, 1u);
    EXPECT_EQ(partitionOf(0).value, 3'619u);
    EXPECT_EQ(partitionOf(1).value, 3'776u);
    EXPECT_EQ(partitionOf(49'999'999).value, 1'719u);
    EXPECT_EQ(partitionOf(1ull << 32).value, 1'057u);
}

TEST(Directory, fiftyThousandRecordsCoverFiftyMillionEdgesEachInOnePartition)
{
    const RelationshipDirectory directory = directoryOf(thousandth());
    std::set<std::uint64_t> ids;
    std::vector<std::uint64_t> sizes;
    std::uint64_t concrete = 0;
    for (std::uint32_t p = 0; p < directoryPartitions; ++p) {
        const DirectoryPartition& partition = directory.partition(PartitionIndex(p));
        sizes.push_back(partition.edges());
        EXPECT_EQ(partition.highWaterMark(), partition.edges());
        for (const DirectoryRecord& record : partition.log()) {
            const RelationshipEdge& edge = partition.edge(record.slot);
            EXPECT_EQ(record.change, DirectoryChange::add);
            EXPECT_EQ(partitionOf(edge.id).value, p);
            EXPECT_TRUE(ids.insert(edge.id).second);
            concrete += edge.count;
        }
    }
    EXPECT_EQ(ids.size(), 50'000u);
    EXPECT_EQ(concrete, 50'000'000u);
    EXPECT_LT(chiSquare(sizes), chiSquareMax);
    std::set<std::uint64_t> projected;
    for (const RelationshipEdge& edge : edgesOf(thousandth()))
        projected.insert(edge.id);
    EXPECT_EQ(ids, projected);
}

TEST(Directory, kindsAndCrossRegionCountsAreTheEnvelopes)
{
    for (const std::uint64_t denominator : {1'000u, 777u, 10'000u}) {
        const FederalEstateProjection projection = projectionAt(denominator);
        const RelationshipDirectory directory = directoryOf(projection);
        std::array<std::uint64_t, 4> concrete{};
        std::array<std::uint64_t, 4> crossRegion{};
        for (std::uint32_t p = 0; p < directoryPartitions; ++p) {
            const DirectoryPartition& partition = directory.partition(PartitionIndex(p));
            for (std::uint32_t slot = 0; slot < partition.edges(); ++slot) {
                const RelationshipEdge& edge = partition.edge(slot);
                concrete[static_cast<std::size_t>(edge.kind)] += edge.count;
                if (edge.crossRegion())
                    crossRegion[static_cast<std::size_t>(edge.kind)] += edge.count;
            }
        }
        EXPECT_EQ(concrete,
                  (std::array<std::uint64_t, 4>{24'000'000, 8'000'000, 10'000'000, 8'000'000}));
        EXPECT_EQ(crossRegion, (std::array<std::uint64_t, 4>{0, 800'000, 500'000, 1'600'000}));
    }
}

TEST(Directory, aMutationMovesOnePartitionByOne)
{
    RelationshipDirectory directory = directoryOf(thousandth());
    std::vector<std::pair<std::uint64_t, Digest>> before;
    for (std::uint32_t p = 0; p < directoryPartitions; ++p) {
        const DirectoryPartition& partition = directory.partition(PartitionIndex(p));
        before.emplace_back(partition.highWaterMark(), partition.digest());
    }
    const Digest root = directory.root();
    const std::uint64_t id = 1ull << 32;
    ASSERT_TRUE(directory.add(consistency(directory.numbering(), id, 3, 4)).has_value());
    for (std::uint32_t p = 0; p < directoryPartitions; ++p) {
        const DirectoryPartition& partition = directory.partition(PartitionIndex(p));
        const bool changed = partitionOf(id).value == p;
        EXPECT_EQ(partition.highWaterMark(), before[p].first + (changed ? 1 : 0));
        EXPECT_EQ(partition.digest() != before[p].second, changed) << p;
    }
    const Digest added = directory.root();
    EXPECT_NE(added, root);
    // A log remembers: what was added and removed is not what never was.
    ASSERT_TRUE(directory.remove(id).has_value());
    EXPECT_NE(directory.root(), root);
    EXPECT_NE(directory.root(), added);
    EXPECT_EQ(directory.partition(partitionOf(id)).highWaterMark(),
              before[partitionOf(id).value].first + 2);
    EXPECT_EQ(directory.partition(partitionOf(id)).edges(), before[partitionOf(id).value].first);
}

TEST(Directory, theSameContentHasTheSameRootWhateverTheEpoch)
{
    RelationshipDirectory one = directoryOf(thousandth());
    RelationshipDirectory other = directoryOf(thousandth());
    EXPECT_EQ(one.root(), other.root());
    for (int i = 0; i < 3; ++i)
        (void)one.takeCheckpoint();
    const CheckpointRef late = one.takeCheckpoint()->ref();
    const CheckpointRef first = other.takeCheckpoint()->ref();
    EXPECT_EQ(late.epoch, 4u);
    EXPECT_EQ(first.epoch, 1u);
    EXPECT_EQ(late.root, first.root);
    // Partitions are independent logs: the order between them is nobody's content.
    const EstateNumbering& numbering = one.numbering();
    const RelationshipEdge a = consistency(numbering, 1ull << 32, 1, 2);
    const RelationshipEdge b = consistency(numbering, (1ull << 32) + 1, 5, 6);
    ASSERT_NE(partitionOf(a.id), partitionOf(b.id));
    ASSERT_TRUE(one.add(a).has_value() && one.add(b).has_value());
    ASSERT_TRUE(other.add(b).has_value() && other.add(a).has_value());
    EXPECT_EQ(one.root(), other.root());
}

TEST(RecordLog, givesThePartitionsDigestWithoutKeepingAnything)
{
    RelationshipDirectory directory = directoryOf(projectionAt(777));
    std::vector<RecordLogDigest> logs(directoryPartitions);
    for (const RelationshipEdge& edge : edgesOf(projectionAt(777)))
        logs[partitionOf(edge.id).value].append(DirectoryChange::add, edge);
    for (std::uint32_t p = 0; p < directoryPartitions; ++p) {
        const DirectoryPartition& partition = directory.partition(PartitionIndex(p));
        ASSERT_EQ(logs[p].highWaterMark(), partition.highWaterMark());
        ASSERT_EQ(logs[p].digest(), partition.digest());
    }
    EXPECT_EQ(RecordLogDigest().digest(), Digest());
}

TEST(RecordLog, tellsEveryFieldAndEveryLengthApart)
{
    const RelationshipEnd left{Population::volume, 1, RegionIndex(2)};
    const RelationshipEnd right{Population::volume, 3, RegionIndex(4)};
    const RelationshipEdge edge{5, 6, RelationshipKind::volumeConsistency, left, right};
    const auto digestOf = [](RelationshipEdge changed, DirectoryChange change) {
        RecordLogDigest log;
        log.append(change, changed);
        return log.digest();
    };
    std::set<Digest> digests = {digestOf(edge, DirectoryChange::add),
                                digestOf(edge, DirectoryChange::remove)};
    const auto differs = [&](auto change) {
        RelationshipEdge changed = edge;
        change(changed);
        return digests.insert(digestOf(changed, DirectoryChange::add)).second;
    };
    EXPECT_TRUE(differs([](auto& e) { e.id = 300; }));
    EXPECT_TRUE(differs([](auto& e) { e.count = 7; }));
    EXPECT_TRUE(differs([](auto& e) { e.kind = RelationshipKind::applicationDependency; }));
    EXPECT_TRUE(differs([](auto& e) { e.left.ordinal = 129; }));
    EXPECT_TRUE(differs([](auto& e) { e.right.ordinal = 129; }));
    EXPECT_TRUE(differs([](auto& e) { e.left.region = RegionIndex(9); }));
    EXPECT_TRUE(differs([](auto& e) { e.right.region = RegionIndex(9); }));
    EXPECT_TRUE(differs([](auto& e) { e.left.population = Population::database; }));
    EXPECT_TRUE(differs([](auto& e) { e.right.population = Population::database; }));
    // Across the border of a block as well.
    RecordLogDigest log;
    for (std::uint32_t i = 0; i < 3 * RecordLogDigest::recordsPerBlock; ++i) {
        log.append(DirectoryChange::add, edge);
        EXPECT_EQ(digests.insert(log.digest()).second, i != 0) << i;
    }
}

TEST(Directory, refusesWhatIsNoEdgeOfTheEstate)
{
    RelationshipDirectory directory = emptyDirectoryOf(thousandth());
    const Digest root = directory.root();
    const EstateNumbering& numbering = directory.numbering();
    const auto refused = [&](auto change) {
        RelationshipEdge edge = consistency(numbering, 7, 0, 1);
        change(edge);
        return codeOf(directory.add(edge));
    };
    EXPECT_EQ(refused([](auto& e) { e.count = 0; }), "bad-input");
    EXPECT_EQ(refused([](auto& e) { e.count = ~0ull; }), "bad-input");
    EXPECT_EQ(refused([](auto& e) { e.left.ordinal = 12'000'000; }), "bad-input");
    EXPECT_EQ(refused([](auto& e) { e.right.region = RegionIndex(511); }), "bad-input");
    EXPECT_EQ(refused([](auto& e) { e.right.region = RegionIndex(); }), "bad-input");
    EXPECT_EQ(refused([](auto& e) { e.left.population = Population::database; }), "bad-input");
    EXPECT_EQ(refused([](auto& e) { e.left.population = Population::host; }), "bad-input");
    EXPECT_EQ(directory.root(), root);
    EXPECT_EQ(refused([](auto&) {}), "none");
    EXPECT_EQ(refused([](auto&) {}), "duplicate-id");
    EXPECT_EQ(codeOf(directory.remove(8)), "unknown-id");
    EXPECT_EQ(codeOf(directory.remove(7)), "none");
    EXPECT_EQ(codeOf(directory.remove(7)), "unknown-id");
    EXPECT_EQ(refused([](auto&) {}), "duplicate-id") << "an id is used once";
}

TEST(Checkpoint, answersAsItDidWhateverHappensLater)
{
    const std::uint32_t seed = 20'261;
    SCOPED_TRACE(seed);
    RelationshipDirectory directory = directoryOf(thousandth());
    Mutations mutations(directory, edgesOf(thousandth()), seed);
    struct Moment {
        std::shared_ptr<const DirectoryCheckpoint> checkpoint;
        std::map<std::uint64_t, RelationshipEdge> present;
    };
    std::vector<Moment> moments;
    for (int i = 0; i < 4; ++i) {
        mutations.apply(2'000);
        moments.push_back({directory.takeCheckpoint(), mutations.present()});
    }
    for (const Moment& moment : moments) {
        const auto& [checkpoint, present] = moment;
        std::size_t seen = 0;
        for (std::uint32_t r = 0; r < 512; ++r)
            for (const EdgeRef& ref : directory.edgesIn(RegionIndex(r))) {
                const RelationshipEdge& edge = directory.edge(ref);
                ASSERT_EQ(directory.visible(ref, *checkpoint), present.count(edge.id) == 1);
                // A cross-region edge is met in two regions.
                if (directory.visible(ref, *checkpoint) && edge.left.region == RegionIndex(r))
                    ++seen;
            }
        EXPECT_EQ(seen, present.size());
        std::map<std::uint32_t, std::set<std::uint64_t>> idsAt;
        for (const auto& [id, edge] : present)
            for (const RelationshipEnd& end : {edge.left, edge.right})
                if (end.population == Population::volume)
                    idsAt[directory.numbering().volumeAt(end.ordinal).value].insert(id);
        for (std::uint32_t volume = 0; volume < 12'000; ++volume) {
            std::vector<RelationshipEdge> expected;
            for (const std::uint64_t id : idsAt[volume])
                expected.push_back(present.at(id));
            const auto edges = directory.edgesOf({Population::volume, volume}, *checkpoint);
            ASSERT_EQ(edges.value(), expected);
        }
    }
}

TEST(Checkpoint, isKeptWhileSomebodyHoldsItOrItIsTheLast)
{
    RelationshipDirectory directory = emptyDirectoryOf(thousandth());
    EXPECT_EQ(directory.lastCheckpoint(), nullptr);
    const auto epochs = [&]() {
        std::vector<std::uint64_t> kept;
        for (const auto& checkpoint : directory.keptCheckpoints())
            kept.push_back(checkpoint->ref().epoch);
        return kept;
    };
    using Epochs = std::vector<std::uint64_t>;
    const CheckpointRef first = directory.takeCheckpoint()->ref();
    EXPECT_EQ(epochs(), Epochs{1});
    ASSERT_TRUE(directory.retain(first, "cut nightly").has_value());
    ASSERT_TRUE(directory.retain(first, "region r017").has_value());
    EXPECT_EQ(directory.holdersOf(first), (std::vector<std::string>{"cut nightly", "region r017"}));
    const CheckpointRef second = directory.takeCheckpoint()->ref();
    EXPECT_EQ(epochs(), (Epochs{1, 2}));
    EXPECT_TRUE(directory.holdersOf(second).empty());
    const CheckpointRef third = directory.takeCheckpoint()->ref();
    EXPECT_EQ(epochs(), (Epochs{1, 3})) << "nobody held the second";
    EXPECT_EQ(codeOf(directory.checkpoint(second)), "wrong-checkpoint");
    EXPECT_EQ(codeOf(directory.retain(second, "late")), "wrong-checkpoint");
    EXPECT_EQ(directory.checkpoint(first).value()->ref(), first);
    directory.release(first, "cut nightly");
    EXPECT_EQ(epochs(), (Epochs{1, 3})) << "the region still holds it";
    directory.release(first, "somebody else");
    EXPECT_EQ(epochs(), (Epochs{1, 3}));
    directory.release(first, "region r017");
    EXPECT_EQ(epochs(), Epochs{3});
    ASSERT_TRUE(directory.retain(third, "proposal").has_value());
    directory.release(third, "proposal");
    EXPECT_EQ(epochs(), Epochs{3}) << "the last is always kept";
    CheckpointRef forged = third;
    forged.root.bytes[0] ^= 1;
    EXPECT_EQ(codeOf(directory.checkpoint(forged)), "wrong-checkpoint");
}

TEST(Partition, thatDoesNotAnswerFailsClosedAndAlone)
{
    RelationshipDirectory directory = directoryOf(thousandth());
    const auto checkpoint = directory.takeCheckpoint();
    const std::vector<RelationshipEdge> edges = edgesOf(thousandth());
    const RelationshipEdge& gone = edges.front();
    const PartitionIndex partition = partitionOf(gone.id);
    directory.setAvailable(partition, false);
    EXPECT_FALSE(directory.available(partition));
    const Digest root = directory.root();

    std::uint64_t here = 1ull << 32;
    while (partitionOf(here) != partition)
        ++here;
    const auto added = directory.add(consistency(directory.numbering(), here, 0, 1));
    EXPECT_EQ(codeOf(added), "partition-unavailable");
    EXPECT_EQ(fieldOf(added, "partition"), std::to_string(partition.value));
    const auto removed = directory.remove(gone.id);
    EXPECT_EQ(fieldOf(removed, "partition"), std::to_string(partition.value));
    const Node node = directory.numbering().nodeOf(gone.left.population, gone.left.ordinal);
    const auto asked = directory.edgesOf(node, *checkpoint);
    EXPECT_EQ(codeOf(asked), "partition-unavailable");
    EXPECT_EQ(fieldOf(asked, "partition"), std::to_string(partition.value));
    EXPECT_EQ(directory.root(), root);

    // Everything else goes on.
    ASSERT_NE(partitionOf(here + 1), partition);
    EXPECT_TRUE(directory.add(consistency(directory.numbering(), here + 1, 0, 1)).has_value());
    int answered = 0;
    for (std::uint32_t v = 0; v < 12'000; ++v)
        answered += directory.edgesOf({Population::volume, v}, *checkpoint) ? 1 : 0;
    const auto records = static_cast<int>(directory.partition(partition).edges());
    EXPECT_LT(answered, 12'000);
    EXPECT_GE(answered, 12'000 - 2 * records);

    directory.setAvailable(partition, true);
    EXPECT_TRUE(directory.edgesOf(node, *checkpoint).has_value());
    EXPECT_TRUE(directory.remove(gone.id).has_value());
}

}  // namespace
}  // namespace estate
