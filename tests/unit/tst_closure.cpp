// What belongs together, found at what it costs, and the manifests that are made of it.
#include <numeric>
#include <set>

#include "engine/directory/closure.h"
#include "engine/estate/blueprint.h"
#include "engine/estate/shard.h"
#include "tests/unit/directory_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

struct Federal {
    RelationshipDirectory directory = directoryOf(thousandth());
    std::shared_ptr<const DirectoryCheckpoint> checkpoint = directory.takeCheckpoint();

    [[nodiscard]] const EstateNumbering& numbering() const { return directory.numbering(); }
    [[nodiscard]] Closure closureOf(std::uint32_t volume) const
    {
        return resolveClosure(directory, *checkpoint, {{VolumeIndex(volume)}}).value();
    }
};

const Federal& federal()
{
    static const Federal shared;
    return shared;
}

std::vector<VolumeIndex> everyVolume()
{
    std::vector<VolumeIndex> volumes;
    for (std::uint32_t v = 0; v < 12'000; ++v)
        volumes.emplace_back(v);
    return volumes;
}

std::uint64_t countOf(const std::vector<OrdinalRange>& ranges)
{
    return std::accumulate(
        ranges.begin(), ranges.end(), std::uint64_t{0},
        [](std::uint64_t sum, const OrdinalRange& range) { return sum + range.count; });
}

// One end of the chain is asked for; each of the others is pulled in by a member beside it.
TEST(Closure, tellsWhyEachMemberIsIn)
{
    ClosureRequest request{{VolumeIndex(0)}};
    EXPECT_TRUE(
        resolveClosure(federal().directory, *federal().checkpoint, request).value().why.empty());
    request.tellWhy = true;
    const Closure closure =
        resolveClosure(federal().directory, *federal().checkpoint, request).value();
    EXPECT_EQ(closure.volumes, federal().closureOf(0).volumes);
    ASSERT_EQ(closure.why.size(), closure.volumes.size());
    for (std::size_t at = 0; at < closure.volumes.size(); ++at) {
        const MemberWhy& why = closure.why[at];
        EXPECT_EQ(why.from.population, Population::volume);
        const VolumeIndex from(why.from.representative);
        EXPECT_TRUE(std::binary_search(closure.volumes.begin(), closure.volumes.end(), from));
        const bool seed = closure.volumes[at] == VolumeIndex(0);
        EXPECT_EQ(why.tie, seed ? MemberTie::seed : MemberTie::consistency);
        EXPECT_EQ(from == closure.volumes[at], seed);
    }
}

TEST(Closure, ofAChainIsItsSixVolumesAndCostsNoMore)
{
    std::map<std::vector<VolumeIndex>, Closure> chains;
    for (std::uint32_t v = 0; v < 12'000; ++v) {
        const Closure closure = federal().closureOf(v);
        ASSERT_EQ(closure.volumes.size(), 6u);
        ASSERT_EQ(closure.nodesVisited, 6u);
        ASSERT_EQ(closure.edgesVisited, 5u);
        ASSERT_LE(closure.partitionsRead, 5u);
        ASSERT_GE(closure.partitionsRead, 2u);
        ASSERT_EQ(closure.checkpoint, federal().checkpoint->ref());
        chains.emplace(closure.volumes, closure);
    }
    EXPECT_EQ(chains.size(), 2'000u);
    int crossing = 0;
    std::uint64_t members = 0;
    for (const auto& [volumes, closure] : chains) {
        std::set<RegionIndex> regions;
        for (const CutParticipant& participant : closure.participants)
            regions.insert(regionOfShard(participant.shard));
        ASSERT_LE(regions.size(), 2u);
        crossing += regions.size() == 2 ? 1 : 0;
        members += closure.members;
    }
    EXPECT_EQ(crossing, 500) << "every fourth chain";
    EXPECT_EQ(members, 12'000'000u);
}

TEST(Closure, ofTheFirstChain)
{
    const Closure closure = federal().closureOf(0);
    // A region's volumes stand side by side in its shards, and the first region's offset is zero.
    ASSERT_EQ(closure.participants.size(), 6u);
    std::uint64_t members = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(closure.volumes[i], VolumeIndex(static_cast<std::uint32_t>(i)));
        EXPECT_EQ(closure.participants[i].shard, ShardIndex(static_cast<std::uint32_t>(i)));
        const OrdinalRange range =
            thousandth().range(Population::volume, static_cast<std::uint32_t>(i));
        EXPECT_EQ(closure.participants[i].members, range.count);
        EXPECT_EQ(closure.participants[i].selector, selectorDigest(std::vector{range}));
        members += range.count;
    }
    EXPECT_EQ(closure.members, members);
}

TEST(Closure, atOtherScalesChainsAreCutWhereARegionEnds)
{
    RelationshipDirectory directory = directoryOf(projectionAt(2'400));
    const auto checkpoint = directory.takeCheckpoint();
    std::map<std::size_t, std::size_t> chainsBySize;
    for (std::uint32_t v = 0; v < directory.numbering().volumeCount(); ++v)
        ++chainsBySize
            [resolveClosure(directory, *checkpoint, {{VolumeIndex(v)}}).value().volumes.size()];
    for (auto& [size, chains] : chainsBySize)
        chains /= size;
    EXPECT_EQ(chainsBySize, (std::map<std::size_t, std::size_t>{
                                {1, 87}, {2, 88}, {3, 88}, {4, 87}, {5, 87}, {6, 615}}));
}

TEST(Closure, ofEverythingIsTwelveMillionMembersInEveryShard)
{
    const Closure all =
        resolveClosure(federal().directory, *federal().checkpoint, {everyVolume()}).value();
    EXPECT_EQ(all.members, 12'000'000u);
    EXPECT_EQ(all.participants.size(), 8'192u);
    EXPECT_EQ(all.edgesVisited, 10'000u);
    EXPECT_EQ(all.nodesVisited, 12'000u);
    std::uint64_t members = 0;
    for (const CutParticipant& participant : all.participants) {
        const auto ranges = membersOf(federal().numbering(), all, participant.shard);
        ASSERT_EQ(countOf(ranges), participant.members);
        ASSERT_EQ(selectorDigest(ranges), participant.selector);
        ASSERT_TRUE(checkMembers(participant, ranges).has_value());
        members += participant.members;
    }
    EXPECT_EQ(members, 12'000'000u);
    const CutManifest manifest = manifestOf("everything", CutKind::snapshot, all);
    EXPECT_TRUE(checkManifest(manifest, 512).has_value());
    EXPECT_TRUE(checkAgainst(manifest, all).has_value());
    EXPECT_EQ(manifest.members(), 12'000'000u);
}

TEST(Closure, refusesSeedsThatAreNoneAndWalksThatAreTooLong)
{
    const auto codeFor = [](const ClosureRequest& request) {
        return codeOf(resolveClosure(federal().directory, *federal().checkpoint, request));
    };
    EXPECT_EQ(codeFor({}), "bad-input");
    EXPECT_EQ(codeFor({{VolumeIndex(12'000)}}), "unknown-id");
    EXPECT_EQ(codeFor({{VolumeIndex()}}), "unknown-id");
    EXPECT_EQ(codeFor({{VolumeIndex(0)}, false, false, 5}), "overflow");
    EXPECT_EQ(codeFor({{VolumeIndex(0)}, false, false, 6}), "none");
    const ClosureRequest twice{{VolumeIndex(3), VolumeIndex(3), VolumeIndex(4)}};
    EXPECT_EQ(resolveClosure(federal().directory, *federal().checkpoint, twice).value().members,
              federal().closureOf(3).members);
}

TEST(Closure, ofALongerOneCostsInProportion)
{
    RelationshipDirectory directory = federal().directory;
    // Ten chains of the first ten joined to one.
    for (std::uint32_t i = 0; i < 9; ++i) {
        const std::uint64_t id = (std::uint64_t{1} << 32) + i;
        const auto last = federal().closureOf(6 * i).volumes.back().value;
        const auto next = federal().closureOf(last + 1).volumes.front().value;
        ASSERT_TRUE(directory.add(consistency(directory.numbering(), id, last, next)).has_value());
    }
    const auto checkpoint = directory.takeCheckpoint();
    const Closure closure = resolveClosure(directory, *checkpoint, {{VolumeIndex(0)}}).value();
    EXPECT_GT(closure.volumes.size(), 6u);
    EXPECT_EQ(closure.volumes.size() % 6, 0u);
    EXPECT_EQ(closure.nodesVisited, closure.volumes.size());
    EXPECT_EQ(closure.edgesVisited, closure.nodesVisited - 1) << "still a chain";
    EXPECT_EQ(resolveClosure(directory, *federal().checkpoint, {{VolumeIndex(0)}}).value().volumes,
              federal().closureOf(0).volumes)
        << "the older checkpoint answers as it did";
}

// The same over all edges, one set at a time, with nothing in common with the walk.
class BruteForce {
public:
    BruteForce(const EstateNumbering& numbering, const Mutations::Present& present,
               const ClosureRequest& request)
    {
        const auto add = [&](Node a, Node b) { join(number(a), number(b)); };
        for (std::uint32_t v = 0; v < numbering.volumeCount(); ++v) {
            const Node volume{Population::volume, v};
            number(volume);
            const ApplicationIndex application = numbering.applicationOf(VolumeIndex(v));
            if (request.overApplications && application.valid())
                add(volume, {Population::application, application.value});
        }
        for (const auto& [id, edge] : present) {
            const bool followed =
                edge.kind == RelationshipKind::volumeConsistency ||
                (edge.kind == RelationshipKind::applicationDependency ? request.overApplications
                                                                      : request.overDatabases);
            if (followed)
                add(numbering.nodeOf(edge.left.population, edge.left.ordinal),
                    numbering.nodeOf(edge.right.population, edge.right.ordinal));
        }
    }
    std::vector<VolumeIndex> volumesWith(VolumeIndex seed)
    {
        const std::uint32_t root = find(number({Population::volume, seed.value}));
        std::vector<VolumeIndex> volumes;
        for (const auto& [node, place] : m_places)
            if (node.population == Population::volume && find(place) == root)
                volumes.emplace_back(node.representative);
        return volumes;
    }
    std::set<std::uint64_t> edgesWith(VolumeIndex seed, const EstateNumbering& numbering,
                                      const Mutations::Present& present)
    {
        const std::uint32_t root = find(number({Population::volume, seed.value}));
        std::set<std::uint64_t> ids;
        for (const auto& [id, edge] : present)
            if (edge.kind == RelationshipKind::volumeConsistency &&
                find(number(numbering.nodeOf(edge.left.population, edge.left.ordinal))) == root)
                ids.insert(id);
        return ids;
    }

private:
    std::uint32_t number(Node node)
    {
        const auto [place, added] =
            m_places.try_emplace(node, static_cast<std::uint32_t>(m_parent.size()));
        if (added)
            m_parent.push_back(place->second);
        return place->second;
    }
    std::uint32_t find(std::uint32_t i)
    {
        while (m_parent[i] != i)
            i = m_parent[i] = m_parent[m_parent[i]];
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b) { m_parent[find(a)] = find(b); }

    std::map<Node, std::uint32_t> m_places;
    std::vector<std::uint32_t> m_parent;
};

struct Comparison {
    std::uint32_t seed = 0;
    std::uint32_t mutations = 0;
    bool overDatabases = false;
    bool overApplications = false;
};

// The sizes of 25 closures, each of which is what brute force finds.
std::set<std::size_t> compareWithBruteForce(RelationshipDirectory directory,
                                            const std::vector<RelationshipEdge>& edges,
                                            const Comparison& comparison)
{
    SCOPED_TRACE("seed " + std::to_string(comparison.seed));
    Mutations mutations(directory, edges, comparison.seed);
    mutations.apply(comparison.mutations);
    const auto checkpoint = directory.takeCheckpoint();
    ClosureRequest request{{}, comparison.overDatabases, comparison.overApplications};
    BruteForce brute(directory.numbering(), mutations.present(), request);
    std::set<std::size_t> sizes;
    for (int i = 0; i < 25; ++i) {
        const VolumeIndex volume(mutations.below(12'000));
        request.seeds = {volume};
        const Closure closure = resolveClosure(directory, *checkpoint, request).value();
        EXPECT_EQ(closure.volumes, brute.volumesWith(volume)) << "from " << volume.value;
        std::uint64_t members = 0;
        for (const CutParticipant& participant : closure.participants) {
            const auto ranges = membersOf(directory.numbering(), closure, participant.shard);
            EXPECT_TRUE(checkMembers(participant, ranges).has_value());
            members += participant.members;
        }
        EXPECT_EQ(members, closure.members);
        sizes.insert(closure.volumes.size());
    }
    return sizes;
}

TEST(Closure, isWhatAWalkOverAllEdgesFinds)
{
    std::set<std::size_t> all;
    for (std::uint32_t i = 1; i <= 8; ++i) {
        const auto sizes =
            compareWithBruteForce(federal().directory, edgesOf(thousandth()), {4'000 + i, 500 * i});
        all.insert(sizes.begin(), sizes.end());
    }
    EXPECT_GT(all.size(), 8u);
}

// With all of its edges the estate is one piece: every n-th of them leaves pieces of many sizes.
TEST(Closure, overDatabasesAndApplicationsIsWhatAWalkOverAllEdgesFinds)
{
    const auto blueprint =
        blueprintOf({EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid}).value();
    const auto numbering = std::make_shared<const EstateNumbering>(
        EstateNumbering::of(thousandth(), *blueprint.catalog));
    const std::vector<RelationshipEdge> all = edgesOf(thousandth());
    const auto compare = [&](std::size_t everyNth, const Comparison& comparison) {
        RelationshipDirectory directory(numbering);
        std::vector<RelationshipEdge> some;
        for (std::size_t i = 0; i < all.size(); i += everyNth)
            some.push_back(all[i]);
        for (const RelationshipEdge& edge : some)
            EXPECT_TRUE(directory.add(edge).has_value());
        return compareWithBruteForce(directory, some, comparison);
    };
    EXPECT_GT(compare(2, {5'001, 1'000, true, false}).size(), 5u);
    EXPECT_GT(compare(100, {5'002, 200, false, true}).size(), 5u);
    EXPECT_GT(compare(100, {5'003, 200, true, true}).size(), 5u);
    EXPECT_EQ(compare(1, {5'004, 100, true, true}), std::set<std::size_t>{12'000});
}

TEST(Closure, overDatabasesFollowsAVolumeToItsDatabasesVolumes)
{
    RelationshipDirectory directory = emptyDirectoryOf(thousandth());
    const EstateNumbering& numbering = directory.numbering();
    const auto end = [&](Population population, std::uint32_t i) {
        return endAt(numbering, {population, i});
    };
    const auto backed = RelationshipKind::databaseBackedByVolume;
    const auto uses = RelationshipKind::environmentUsesDatabase;
    // Volume 0 backs database 0, which environment 0 uses; that one uses database 1 on volume 9.
    for (const RelationshipEdge& edge :
         {RelationshipEdge{1, 1, backed, end(Population::database, 0), end(Population::volume, 0)},
          RelationshipEdge{2, 1, uses, end(Population::environment, 0),
                           end(Population::database, 0)},
          RelationshipEdge{3, 1, uses, end(Population::environment, 0),
                           end(Population::database, 1)},
          RelationshipEdge{4, 1, backed, end(Population::database, 1), end(Population::volume, 9)}})
        ASSERT_TRUE(directory.add(edge).has_value());
    const auto checkpoint = directory.takeCheckpoint();
    ClosureRequest request{{VolumeIndex(0)}};
    using Volumes = std::vector<VolumeIndex>;
    EXPECT_EQ(resolveClosure(directory, *checkpoint, request).value().volumes,
              Volumes{VolumeIndex(0)});
    request.overDatabases = true;
    const Closure closure = resolveClosure(directory, *checkpoint, request).value();
    EXPECT_EQ(closure.volumes, (Volumes{VolumeIndex(0), VolumeIndex(9)}));
    EXPECT_EQ(closure.nodesVisited, 5u);
    EXPECT_EQ(closure.edgesVisited, 4u);
    EXPECT_EQ(closure.partitionsRead, 4u);
}

TEST(Closure, failsClosedExactlyWhereItNeedsAnEdgeThatDoesNotAnswer)
{
    RelationshipDirectory directory = federal().directory;
    const std::uint32_t seed = 606;
    SCOPED_TRACE(seed);
    Mutations mutations(directory, edgesOf(thousandth()), seed);
    mutations.apply(3'000);
    const auto checkpoint = directory.takeCheckpoint();
    BruteForce brute(directory.numbering(), mutations.present(), {});
    std::set<PartitionIndex> down;
    for (int i = 0; i < 400; ++i)
        down.insert(PartitionIndex(mutations.below(directoryPartitions)));
    for (const PartitionIndex partition : down)
        directory.setAvailable(partition, false);
    int refused = 0;
    for (int i = 0; i < 100; ++i) {
        const VolumeIndex volume(mutations.below(12'000));
        bool needed = false;
        for (const std::uint64_t id :
             brute.edgesWith(volume, directory.numbering(), mutations.present()))
            needed = needed || down.count(partitionOf(id)) == 1;
        const auto closure = resolveClosure(directory, *checkpoint, {{volume}});
        ASSERT_EQ(codeOf(closure), needed ? "partition-unavailable" : "none") << volume.value;
        if (needed) {
            const auto named =
                static_cast<std::uint32_t>(std::stoul(fieldOf(closure, "partition")));
            ASSERT_EQ(down.count(PartitionIndex(named)), 1u);
        }
        refused += needed ? 1 : 0;
    }
    EXPECT_GT(refused, 10);
    EXPECT_LT(refused, 90);
}

TEST(Manifest, isRefusedAgainstTheDirectoryWithACodeForEachMistake)
{
    const Closure closure = federal().closureOf(0);
    const auto refused = [&](auto change) {
        CutManifest manifest = manifestOf("cut", CutKind::failover, closure);
        change(manifest);
        return codeOf(checkAgainst(manifest, closure));
    };
    EXPECT_EQ(refused([](auto&) {}), "none");
    EXPECT_EQ(refused([](auto& m) { m.checkpoint.epoch += 1; }), "wrong-checkpoint");
    EXPECT_EQ(refused([](auto& m) { m.checkpoint.root.bytes[5] ^= 1; }), "wrong-checkpoint");
    EXPECT_EQ(refused([](auto& m) { m.participants.pop_back(); }), "incomplete-manifest");
    EXPECT_EQ(refused([](auto& m) { m.participants.erase(m.participants.begin()); }),
              "incomplete-manifest");
    EXPECT_EQ(refused([](auto& m) { m.participants.clear(); }), "incomplete-manifest");
    EXPECT_EQ(refused([](auto& m) {
                  m.participants.push_back({ShardIndex(9), 1, {}});
              }),
              "unknown-shard");
    EXPECT_EQ(refused([](auto& m) { m.participants[0].shard = ShardIndex(9); }),
              "incomplete-manifest");
    EXPECT_EQ(refused([](auto& m) { m.participants[2].members += 1; }), "wrong-member-count");
    EXPECT_EQ(refused([](auto& m) { m.participants[2].selector.bytes[0] ^= 1; }), "wrong-selector");
    // Between two that belong there.
    const Closure gap = federal().closureOf(closure.volumes.back().value + 1);
    CutManifest manifest = manifestOf("cut", CutKind::failover, gap);
    manifest.participants.insert(manifest.participants.begin(), {ShardIndex(1), 1, {}});
    EXPECT_EQ(codeOf(checkAgainst(manifest, gap)), "unknown-shard");
}

TEST(Manifest, isRefusedByItselfWithACodeForEachMistake)
{
    const Closure closure = federal().closureOf(0);
    const auto refused = [&](auto change, std::uint32_t regions = 512) {
        CutManifest manifest = manifestOf("cut", CutKind::migration, closure);
        change(manifest);
        return codeOf(checkManifest(manifest, regions));
    };
    EXPECT_EQ(refused([](auto&) {}), "none");
    EXPECT_EQ(refused([](auto& m) { m.participants.clear(); }), "empty-manifest");
    EXPECT_EQ(refused([](auto& m) { m.participants[1] = m.participants[0]; }),
              "duplicate-participant");
    EXPECT_EQ(refused([](auto& m) { m.participants[1].members = 0; }), "empty-participant");
    EXPECT_EQ(refused([](auto& m) {
                  m.participants.push_back({ShardIndex(8'192), 1, {}});
              }),
              "unknown-shard");
    EXPECT_EQ(refused([](auto&) {}, 0), "unknown-shard");
    EXPECT_EQ(refused([](auto& m) { std::swap(m.participants[0], m.participants[1]); }),
              "bad-input");
    EXPECT_EQ(refused([](auto& m) { m.operation.clear(); }), "bad-input");
}

TEST(Members, areCheckedByCountAndByDigest)
{
    const Closure closure = federal().closureOf(0);
    const CutParticipant& expected = closure.participants[1];
    const auto ranges = membersOf(federal().numbering(), closure, expected.shard);
    const OrdinalRange range = ranges.front();
    using Ranges = std::vector<OrdinalRange>;
    EXPECT_EQ(codeOf(checkMembers(expected, ranges)), "none");
    EXPECT_EQ(
        codeOf(checkMembers(expected, {{range.first, 1}, {range.first + 1, range.count - 1}})),
        "none")
        << "how they are grouped does not matter";
    EXPECT_EQ(codeOf(checkMembers(expected, Ranges{})), "wrong-member-count");
    EXPECT_EQ(codeOf(checkMembers(expected, {{range.first, range.count - 1}})),
              "wrong-member-count");
    EXPECT_EQ(codeOf(checkMembers(expected, {{range.first + 1, range.count}})), "wrong-selector");
    EXPECT_EQ(
        codeOf(checkMembers(expected, {{range.first + 1, range.count - 1}, {range.first, 1}})),
        "wrong-selector")
        << "out of order";
    EXPECT_EQ(codeOf(checkMembers(expected, {{range.first, range.count - 1}, {range.first, 1}})),
              "wrong-selector")
        << "one twice";
    EXPECT_EQ(codeOf(checkMembers(expected, {{~0ull, 2}})), "overflow");
    EXPECT_TRUE(membersOf(federal().numbering(), closure, ShardIndex(4'000)).empty());
}

}  // namespace
}  // namespace estate
