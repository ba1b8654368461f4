// Lane targets of a region, published when a gang commits there. For engine/planner/gang.cpp.
#pragma once

#include <optional>
#include <set>

#include "engine/estate/state.h"

namespace estate {

// How long a borrowed rate lasts before a class falls back to its guarantee.
inline constexpr Duration borrowLease = seconds(30);

// A flow's part of what its volume was last seen to ask for. None: nothing was seen, so it is taken
// to ask for what is guaranteed, and borrows nothing.
[[nodiscard]] std::optional<Iops> demandOn(const VolumeState& volume, const VolumeSpec& spec,
                                           Iops guarantee);

// The next generation of these lanes (positions) from the flows that lie on them now. A lane whose
// targets stay the same keeps its generation. Private to the region: nothing else is read.
void publishTargets(EstateState& state, RegionIndex region, const std::set<std::uint32_t>& lanes,
                    Timestamp at);

}  // namespace estate
