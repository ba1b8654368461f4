// Members of cross-shard work, shard by shard.
#pragma once

#include <vector>

#include "engine/estate/cut_manifest.h"

namespace estate {

struct ShardRange {
    ShardIndex shard;
    OrdinalRange range;  // concrete volumes
};

// Sorted by shard, then ordinal. One shard's ranges must not overlap.
[[nodiscard]] std::vector<ShardRange> sortedByShard(std::vector<ShardRange> ranges);
// One bounded record a shard; `sorted` as sortedByShard() gives it.
[[nodiscard]] std::vector<CutParticipant> participantsOf(const std::vector<ShardRange>& sorted);
// What one shard has of it, ascending.
[[nodiscard]] std::vector<OrdinalRange> rangesOf(const std::vector<ShardRange>& sorted,
                                                 ShardIndex shard);

// What shard `home` holds is taken by this one, where another region takes it: the members keep
// their place, so the two regions' offsets differ and nothing else.
[[nodiscard]] ShardIndex shardElsewhere(ShardIndex home, RegionIndex region);

}  // namespace estate
