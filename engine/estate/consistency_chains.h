// Consistency edges (estate contract, section 2): disjoint chains of six volume representatives,
// five links each, some of which have one link to a neighbouring region. Closures stay small.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/estate/projection_numbering.h"

namespace estate {

inline constexpr std::uint32_t volumesPerChain = 6;

// Representatives; the same one twice only where its region has a single one.
struct VolumeLink {
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

struct ConsistencyLinks {
    std::vector<VolumeLink> local;
    std::vector<VolumeLink> crossRegion;
};

// `volumes` is numbered by region. Gives `crossWanted` cross-region links, never two in one chain.
[[nodiscard]] ConsistencyLinks linkConsistencyChains(const BlockNumbering& volumes,
                                                     std::uint32_t regions,
                                                     std::uint32_t crossWanted);

}  // namespace estate
