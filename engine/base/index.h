// Dense indexes into the estate's tables. They never leave the process: files, events and people
// use the ids of identifiers.h.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>

namespace estate {

template <typename Tag>
struct Index {
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t value = none;

    constexpr Index() = default;
    constexpr explicit Index(std::uint32_t raw) : value(raw) {}
    [[nodiscard]] constexpr bool valid() const { return value != none; }
    constexpr auto operator<=>(const Index&) const = default;
};

using EntityIndex = Index<struct EntityTag>;
using RegionIndex = Index<struct RegionTag>;
using SiteIndex = Index<struct SiteTag>;
using HostIndex = Index<struct HostTag>;
using ApplicationIndex = Index<struct ApplicationTag>;
using VolumeIndex = Index<struct VolumeTag>;
using RecoveryGroupIndex = Index<struct RecoveryGroupTag>;
using PolicyIndex = Index<struct PolicyTag>;
using PathIndex = Index<struct PathTag>;
using DatabaseIndex = Index<struct DatabaseTag>;
using ConsistencyGroupIndex = Index<struct ConsistencyGroupTag>;
using PartitionIndex = Index<struct PartitionTag>;  // of the relationship directory
using ShardIndex = Index<struct ShardTag>;          // of a region: shard.h

}  // namespace estate
