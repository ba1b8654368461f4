// What a manifest says, what is refused of it without and with its members, and how members are
// counted shard by shard.
#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "engine/estate/blueprint.h"
#include "engine/estate/shard.h"
#include "engine/estate/shard_members.h"
#include "tests/unit/directory_fixture.h"

namespace estate {
namespace {

using namespace estate::testing;

constexpr std::uint64_t most = ~std::uint64_t{0};

CutParticipant participantAt(std::uint32_t shard, std::uint64_t members = 10)
{
    return {ShardIndex(shard), members, sha256("members of " + std::to_string(shard))};
}

// Of an estate of two regions: shards 0 to 31.
CutManifest manifest()
{
    return {"op",
            CutKind::failover,
            {7, sha256("root")},
            {participantAt(3), participantAt(15), participantAt(31)}};
}

struct Refusal {
    const char* name;
    std::function<void(CutManifest&)> change;
    ErrorCode code;
    const char* says;
    const char* shard;  // of the field, empty: none
};

template <typename Check>
void expectRefused(const std::vector<Refusal>& refusals, Check check)
{
    EXPECT_EQ(codeOf(check(manifest())), "none");
    for (const Refusal& refusal : refusals) {
        SCOPED_TRACE(refusal.name);
        CutManifest changed = manifest();
        refusal.change(changed);
        const Result<void> checked = check(changed);
        ASSERT_FALSE(checked.has_value());
        EXPECT_EQ(codeOf(checked), errorCodeName(refusal.code));
        EXPECT_NE(checked.error().message.find(refusal.says), std::string::npos)
            << checked.error().message;
        EXPECT_EQ(fieldOf(checked, "shard"), refusal.shard);
    }
}

TEST(CutManifest, isRefusedWithACodeForEachFault)
{
    expectRefused(
        {{"nobody", [](auto& m) { m.participants.clear(); }, ErrorCode::emptyManifest,
          "names no participant", ""},
         {"twice", [](auto& m) { m.participants[1] = participantAt(3, 5); },
          ErrorCode::duplicateParticipant, "twice", "3"},
         {"zero members", [](auto& m) { m.participants[1].members = 0; },
          ErrorCode::emptyParticipant, "zero members", "15"},
         {"beyond the estate", [](auto& m) { m.participants.push_back(participantAt(32)); },
          ErrorCode::unknownShard, "does not have", "32"},
         {"no shard", [](auto& m) { m.participants[0].shard = ShardIndex(); },
          ErrorCode::unknownShard, "does not have", ""},
         {"out of order", [](auto& m) { std::swap(m.participants[1], m.participants[2]); },
          ErrorCode::badInput, "ascending", "15"},
         {"too many", [](auto& m) { m.participants[0].members = m.participants[2].members = most; },
          ErrorCode::overflow, "64 bits", "15"},
         {"a line break in its id", [](auto& m) { m.operation = "a\nb"; }, ErrorCode::badInput, "",
          ""},
         {"no id", [](auto& m) { m.operation.clear(); }, ErrorCode::badInput, "", ""}},
        [](const CutManifest& m) { return checkManifest(m, 2); });
    EXPECT_EQ(codeOf(checkManifest(manifest(), 1)), "unknown-shard") << "31 is of region 1";
}

TEST(CutManifest, countsUpToTheLargestNumber)
{
    CutManifest large = manifest();
    large.participants[0].members = most - 20;
    EXPECT_EQ(codeOf(checkManifest(large, 2)), "none");
    EXPECT_EQ(large.members(), most);
}

TEST(CutManifest, againstItsMembersEveryDifferenceHasItsCode)
{
    const std::vector<CutParticipant> held = manifest().participants;
    expectRefused(
        {{"one is missing", [](auto& m) { m.participants.erase(m.participants.begin() + 1); },
          ErrorCode::incompleteManifest, "leaves out", "15"},
         {"none is there", [](auto& m) { m.participants.clear(); }, ErrorCode::incompleteManifest,
          "leaves out", "3"},
         {"one too many",
          [](auto& m) { m.participants.insert(m.participants.begin() + 1, participantAt(8)); },
          ErrorCode::unknownShard, "holds no member", "8"},
         {"one more member", [](auto& m) { m.participants[2].members += 1; },
          ErrorCode::wrongMemberCount, "says 11 members", "31"},
         {"another selector", [](auto& m) { m.participants[0].selector.bytes[31] ^= 1; },
          ErrorCode::wrongSelector, "another selector digest", "3"}},
        [&held](const CutManifest& m) { return checkParticipants(m, held); });
}

TEST(CutManifest, findsAParticipantByItsShard)
{
    const CutManifest found = manifest();
    EXPECT_EQ(found.find(ShardIndex(15)), &found.participants[1]);
    for (const std::uint32_t shard : {0u, 4u, 16u, 32u})
        EXPECT_EQ(found.find(ShardIndex(shard)), nullptr) << shard;
    EXPECT_EQ(found.find(ShardIndex()), nullptr);
}

TEST(CutManifest, everyFieldIsInItsDigest)
{
    const std::vector<std::function<void(CutManifest&)>> changes = {
        [](auto& m) { m.operation = "po"; },
        [](auto& m) { m.kind = CutKind::migration; },
        [](auto& m) { m.checkpoint.epoch += 1; },
        [](auto& m) { m.checkpoint.root.bytes[0] ^= 1; },
        [](auto& m) { m.participants[0].shard = ShardIndex(2); },
        [](auto& m) { m.participants[0].members += 1; },
        [](auto& m) { m.participants[0].selector.bytes[0] ^= 1; },
        [](auto& m) { m.participants.pop_back(); },
    };
    std::vector<Digest> digests = {manifest().digest()};
    for (const auto& change : changes) {
        CutManifest changed = manifest();
        change(changed);
        digests.push_back(changed.digest());
    }
    std::sort(digests.begin(), digests.end());
    EXPECT_EQ(std::unique(digests.begin(), digests.end()), digests.end());
}

TEST(CutToken, everyFieldIsInItsDigest)
{
    const CutToken token{ShardIndex(3), 1, {7, sha256("root")}, 40};
    const std::vector<CutToken> others = {{ShardIndex(4), 1, {7, sha256("root")}, 40},
                                          {ShardIndex(3), 2, {7, sha256("root")}, 40},
                                          {ShardIndex(3), 1, {8, sha256("root")}, 40},
                                          {ShardIndex(3), 1, {7, sha256("toor")}, 40},
                                          {ShardIndex(3), 1, {7, sha256("root")}, 41}};
    for (const CutToken& other : others)
        EXPECT_NE(other.digest("op"), token.digest("op"));
    EXPECT_NE(token.digest("po"), token.digest("op"));
}

TEST(SelectorDigest, dependsOnTheMembersOnly)
{
    // 0 to 99 and 200 to 299, told range by range, split at random.
    const std::vector<OrdinalRange> whole = {{0, 100}, {200, 100}};
    const Digest digest = selectorDigest(whole);
    std::mt19937 random(4);
    for (int i = 0; i < 200; ++i) {
        std::vector<OrdinalRange> split;
        for (const OrdinalRange& range : whole)
            for (std::uint64_t at = range.first; at < range.first + range.count;) {
                const std::uint64_t left = range.first + range.count - at;
                const std::uint64_t count = random() % (left + 1);  // sometimes none at all
                split.push_back({at, count});
                at += count;
            }
        ASSERT_EQ(selectorDigest(split), digest);
    }
    const std::vector<std::vector<OrdinalRange>> others = {
        {},
        {{0, 100}},
        {{0, 99}, {200, 100}},
        {{0, 100}, {200, 101}},
        {{0, 100}, {201, 100}},
        {{0, 300}},
        {{0, 200}},
    };
    for (const auto& other : others)
        EXPECT_NE(selectorDigest(other), digest);
}

TEST(SelectorDigest, overlapIsABrokenInvariant)
{
    const std::vector<OrdinalRange> overlapping = {{0, 100}, {99, 5}};
    const std::vector<OrdinalRange> descending = {{50, 5}, {0, 5}};
    EXPECT_DEATH(static_cast<void>(selectorDigest(overlapping)), "");
    EXPECT_DEATH(static_cast<void>(selectorDigest(descending)), "");
}

TEST(ShardMembers, areOneRecordAShard)
{
    const std::vector<ShardRange> sorted = sortedByShard({{ShardIndex(9), {500, 10}},
                                                          {ShardIndex(2), {300, 7}},
                                                          {ShardIndex(9), {100, 5}},
                                                          {ShardIndex(2), {307, 3}},
                                                          {ShardIndex(4), {0, 1}}});
    const std::vector<CutParticipant> expected = {
        {ShardIndex(2), 10, selectorDigest(std::vector<OrdinalRange>{{300, 10}})},
        {ShardIndex(4), 1, selectorDigest(std::vector<OrdinalRange>{{0, 1}})},
        {ShardIndex(9), 15, selectorDigest(std::vector<OrdinalRange>{{100, 5}, {500, 10}})},
    };
    EXPECT_EQ(participantsOf(sorted), expected);
    EXPECT_EQ(rangesOf(sorted, ShardIndex(9)), (std::vector<OrdinalRange>{{100, 5}, {500, 10}}));
    EXPECT_TRUE(rangesOf(sorted, ShardIndex(3)).empty());
    EXPECT_TRUE(rangesOf(sorted, ShardIndex(10)).empty());
    EXPECT_TRUE(participantsOf({}).empty());
}

// A volume's place in its home region says its shard wherever it is.
TEST(ShardMembers, elsewhereAVolumeKeepsItsPlace)
{
    const EstateNumbering numbering = EstateNumbering::of(thousandth());
    std::vector<std::uint64_t> placed(512, 0);
    for (std::uint32_t v = 0; v < numbering.volumeCount(); ++v) {
        const RegionIndex home = numbering.regionOf(VolumeIndex(v));
        const std::uint64_t position = placed[home.value]++;
        const ShardIndex shard = numbering.shardOf(VolumeIndex(v));
        ASSERT_EQ(shardOfPosition(home, position), shard) << v;
        ASSERT_EQ(shardElsewhere(shard, home), shard) << v;
        for (const std::uint32_t region : {0u, 1u, 17u, 511u}) {
            const ShardIndex there = shardElsewhere(shard, RegionIndex(region));
            ASSERT_EQ(there, shardOfPosition(RegionIndex(region), position)) << v;
            ASSERT_EQ(shardElsewhere(there, home), shard) << "and back";
        }
    }
}

// The scheduler resolves gangs with its catalog, the directory closures with the projection.
TEST(ShardMembers, theCatalogNumbersVolumesAsTheProjectionDoes)
{
    const auto catalog =
        blueprintOf({EstateOrigin::federal, 1'000, "", AdmissionMode::hybrid}).value().catalog;
    const EstateNumbering ofCatalog = EstateNumbering::of(*catalog);
    const EstateNumbering ofProjection = EstateNumbering::of(thousandth());
    ASSERT_EQ(ofCatalog.volumeCount(), ofProjection.volumeCount());
    for (std::uint32_t v = 0; v < ofCatalog.volumeCount(); ++v) {
        ASSERT_EQ(ofCatalog.volumeRange(VolumeIndex(v)), ofProjection.volumeRange(VolumeIndex(v)));
        ASSERT_EQ(ofCatalog.shardOf(VolumeIndex(v)), ofProjection.shardOf(VolumeIndex(v)));
    }
}

TEST(ShardNames, areRegionAndTwoDigits)
{
    EXPECT_EQ(shardName("r017", 5), "r017/05");
    EXPECT_EQ(shardName("r017", 15), "r017/15");
}

}  // namespace
}  // namespace estate
