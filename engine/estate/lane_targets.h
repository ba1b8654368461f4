// What a lane's worker is told: the whole set of its token bucket classes, as one numbered
// generation. Private to the region that the lane is in; docs/htb.md tells a worker's author how to
// use it. The calculation is engine/planner/htb.h.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/quantity.h"

namespace estate {

// One flow's share of its lane.
struct HtbClass {
    VolumeIndex volume;
    Iops guarantee;
    Iops ceiling;
    Iops rate;              // while the lease holds; `borrowed` is part of it
    Iops borrowed;          // above the guarantee; else zero
    bool reserved = false;  // its unused guarantee was lent to nobody
    bool operator==(const HtbClass&) const = default;
};

// What the class may use at `now`. Until `borrowUntil` its rate, from then on its guarantee: no
// more, because what was borrowed goes back, and no less, because what it had lent comes back. A
// reserved class has lent nothing, so it never has less than its guarantee.
[[nodiscard]] Iops rateAt(const HtbClass& share, Timestamp borrowUntil, Timestamp now);

// Published and replaced as a whole, never class by class: only together do the rates fit the lane.
struct LaneTargets {
    std::uint32_t lane = 0;        // position in RegionState::lanes
    std::uint64_t generation = 0;  // one more with each publication; 0: nothing published yet
    Timestamp borrowUntil;
    std::vector<HtbClass> classes;  // ascending by volume
    bool operator==(const LaneTargets&) const = default;
};

void putTargets(Hasher& hasher, const LaneTargets& targets);
[[nodiscard]] Digest digestOf(const LaneTargets& targets);

}  // namespace estate
