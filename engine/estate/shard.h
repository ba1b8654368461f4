// The scheduling shards of the regions (estate contract, section 3): sixteen each, numbered region
// by region. A volume's shard is (index within its region + the region's offset) mod 16.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/index.h"
#include "engine/estate/envelope.h"

namespace estate {

// Version 1 of the offset that keeps the shards with one volume more than the others from being the
// same ones in every region: odd, so that sixteen consecutive regions use all sixteen.
[[nodiscard]] constexpr std::uint32_t shardOffset(std::uint64_t region)
{
    return static_cast<std::uint32_t>(region * 5 % shardsPerRegion);
}

[[nodiscard]] constexpr ShardIndex shardAt(RegionIndex region, std::uint32_t shard)
{
    return ShardIndex(region.value * shardsPerRegion + shard);
}
// Of the volume at this place among its region's.
[[nodiscard]] constexpr ShardIndex shardOfPosition(RegionIndex region, std::uint64_t position)
{
    return shardAt(region, static_cast<std::uint32_t>((position + shardOffset(region.value)) %
                                                      shardsPerRegion));
}
[[nodiscard]] constexpr RegionIndex regionOfShard(ShardIndex shard)
{
    return RegionIndex(shard.value / shardsPerRegion);
}
[[nodiscard]] constexpr std::uint32_t shardWithinRegion(ShardIndex shard)
{
    return shard.value % shardsPerRegion;
}
// "r017/05"
[[nodiscard]] std::string shardName(std::string_view region, std::uint32_t shard);

}  // namespace estate
