#include "engine/estate/cut_manifest.h"

#include <algorithm>
#include <cstdio>

#include "engine/base/wide.h"
#include "engine/estate/identifiers.h"
#include "engine/estate/shard.h"

namespace estate {

std::string shardName(std::string_view region, std::uint32_t shard)
{
    std::string name(region);
    name += shard < 10 ? "/0" : "/";
    return name + std::to_string(shard);
}

std::string_view cutKindName(CutKind kind)
{
    switch (kind) {
    case CutKind::snapshot: return "snapshot";
    case CutKind::failover: return "failover";
    case CutKind::migration: return "migration";
    }
    return "unknown";
}

const CutParticipant* CutManifest::find(ShardIndex shard) const
{
    const auto found = std::lower_bound(
        participants.begin(), participants.end(), shard,
        [](const CutParticipant& participant, ShardIndex s) { return participant.shard < s; });
    return found != participants.end() && found->shard == shard ? &*found : nullptr;
}

std::uint64_t CutManifest::members() const
{
    std::uint64_t sum = 0;
    for (const CutParticipant& participant : participants) {
        const auto more = checkedAdd(sum, participant.members);
        ESTATE_ENSURE(more.has_value());
        sum = *more;
    }
    return sum;
}

Digest CutManifest::digest() const
{
    Hasher hasher("cut-manifest/1");
    hasher.put(operation).put(static_cast<std::uint64_t>(kind));
    hasher.put(checkpoint.epoch).put(checkpoint.root).put(participants.size());
    for (const CutParticipant& participant : participants)
        hasher.put(participant.shard.value).put(participant.members).put(participant.selector);
    return hasher.finish();
}

Digest selectorDigest(std::span<const OrdinalRange> ascending)
{
    Hasher hasher("selector/1");
    OrdinalRange open;
    for (const OrdinalRange& range : ascending) {
        if (range.count == 0)
            continue;
        if (open.count != 0) {
            ESTATE_ENSURE(range.first >= open.first + open.count);
            if (range.first == open.first + open.count) {
                open.count += range.count;
                continue;
            }
            hasher.put(open.first).put(open.count);
        }
        open = range;
    }
    if (open.count != 0)
        hasher.put(open.first).put(open.count);
    return hasher.finish();
}

namespace {

tl::unexpected<Error> refuseManifest(ErrorCode code, const CutManifest& manifest,
                                     const std::string& problem, ShardIndex shard = {})
{
    std::vector<ErrorField> fields = {{"operation", manifest.operation}};
    if (shard.valid())
        fields.push_back({"shard", std::to_string(shard.value)});
    return fail(code, "The cut \"" + manifest.operation + "\" " + problem, std::move(fields));
}

std::string numbered(ShardIndex shard)
{
    return "shard " + std::to_string(shardWithinRegion(shard)) + " of region number " +
           std::to_string(regionOfShard(shard).value);
}

}  // namespace

Result<void> checkManifest(const CutManifest& manifest, std::uint32_t regionCount)
{
    if (auto valid = checkForeignId(manifest.operation); !valid)
        return valid;
    if (manifest.participants.empty())
        return refuseManifest(ErrorCode::emptyManifest, manifest,
                              "names no participant. Name the shards that its members live in.");
    std::uint64_t members = 0;
    for (std::size_t i = 0; i < manifest.participants.size(); ++i) {
        const CutParticipant& participant = manifest.participants[i];
        const ShardIndex shard = participant.shard;
        if (!shard.valid() || regionOfShard(shard).value >= regionCount)
            return refuseManifest(ErrorCode::unknownShard, manifest,
                                  "names " + numbered(shard) + ", which the estate does not have.",
                                  shard);
        if (participant.members == 0)
            return refuseManifest(ErrorCode::emptyParticipant, manifest,
                                  "names " + numbered(shard) +
                                      " with zero members. Leave it out: it has no work.",
                                  shard);
        if (i > 0 && manifest.participants[i - 1].shard == shard)
            return refuseManifest(ErrorCode::duplicateParticipant, manifest,
                                  "names " + numbered(shard) + " twice. Name it once.", shard);
        if (i > 0 && shard < manifest.participants[i - 1].shard)
            return refuseManifest(ErrorCode::badInput, manifest,
                                  "does not list its participants in ascending order.", shard);
        const auto sum = checkedAdd(members, participant.members);
        if (!sum)
            return refuseManifest(ErrorCode::overflow, manifest,
                                  "has more members than 64 bits count.", shard);
        members = *sum;
    }
    return {};
}

Result<void> checkParticipants(const CutManifest& manifest,
                               std::span<const CutParticipant> expected)
{
    for (const CutParticipant& wanted : expected) {
        const CutParticipant* named = manifest.find(wanted.shard);
        if (named == nullptr)
            return refuseManifest(ErrorCode::incompleteManifest, manifest,
                                  "leaves out " + numbered(wanted.shard) +
                                      ", which holds members of it. Resolve the closure again.",
                                  wanted.shard);
        if (named->members != wanted.members)
            return refuseManifest(ErrorCode::wrongMemberCount, manifest,
                                  "says " + std::to_string(named->members) + " members for " +
                                      numbered(wanted.shard) + ", which holds " +
                                      std::to_string(wanted.members) + ".",
                                  wanted.shard);
        if (named->selector != wanted.selector)
            return refuseManifest(ErrorCode::wrongSelector, manifest,
                                  "has another selector digest for " + numbered(wanted.shard) +
                                      " than its members give. Resolve the closure again.",
                                  wanted.shard);
    }
    for (const CutParticipant& named : manifest.participants) {
        const auto found = std::lower_bound(
            expected.begin(), expected.end(), named.shard,
            [](const CutParticipant& participant, ShardIndex s) { return participant.shard < s; });
        if (found == expected.end() || found->shard != named.shard)
            return refuseManifest(ErrorCode::unknownShard, manifest,
                                  "names " + numbered(named.shard) +
                                      ", which holds no member of it. Leave it out.",
                                  named.shard);
    }
    return {};
}

Digest CutToken::digest(std::string_view operation) const
{
    Hasher hasher("cut-token/1");
    hasher.put(operation).put(shard.value).put(round);
    hasher.put(checkpoint.epoch).put(checkpoint.root).put(revision);
    return hasher.finish();
}

}  // namespace estate
