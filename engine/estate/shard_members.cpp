#include "engine/estate/shard_members.h"

#include <algorithm>

#include "engine/base/wide.h"
#include "engine/estate/shard.h"

namespace estate {

std::vector<ShardRange> sortedByShard(std::vector<ShardRange> ranges)
{
    std::sort(ranges.begin(), ranges.end(), [](const ShardRange& a, const ShardRange& b) {
        return a.shard != b.shard ? a.shard < b.shard : a.range.first < b.range.first;
    });
    return ranges;
}

std::vector<CutParticipant> participantsOf(const std::vector<ShardRange>& sorted)
{
    std::vector<CutParticipant> participants;
    std::vector<OrdinalRange> own;
    std::uint64_t members = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        own.push_back(sorted[i].range);
        const auto sum = checkedAdd(members, sorted[i].range.count);
        ESTATE_ENSURE(sum.has_value());
        members = *sum;
        if (i + 1 < sorted.size() && sorted[i + 1].shard == sorted[i].shard)
            continue;
        participants.push_back({sorted[i].shard, members, selectorDigest(own)});
        own.clear();
        members = 0;
    }
    return participants;
}

std::vector<OrdinalRange> rangesOf(const std::vector<ShardRange>& sorted, ShardIndex shard)
{
    std::vector<OrdinalRange> ranges;
    auto at = std::lower_bound(sorted.begin(), sorted.end(), shard,
                               [](const ShardRange& r, ShardIndex s) { return r.shard < s; });
    for (; at != sorted.end() && at->shard == shard; ++at)
        ranges.push_back(at->range);
    return ranges;
}

ShardIndex shardElsewhere(ShardIndex home, RegionIndex region)
{
    const std::uint32_t position =
        shardWithinRegion(home) + shardsPerRegion - shardOffset(regionOfShard(home).value);
    return shardOfPosition(region, position);
}

}  // namespace estate
