// Lane-local targets of a two-level hierarchical token bucket: the lane's rate, then one class per
// flow (planner contract, section 4). A pure calculation on whole IOPS; it runs when something is
// committed, never for an I/O operation.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/estate/lane_targets.h"

namespace estate {

// What one volume's flow has a right to on a lane, and what it is expected to ask for. Several legs
// of a volume on one lane are one flow.
struct HtbFlow {
    VolumeIndex volume;
    Iops guarantee;         // its reservation on this lane; 0: it lives on what the others leave
    Iops ceiling;           // most, borrowed included; below the guarantee, the guarantee counts
    Iops demand;            // until the lease ends; when unknown, the ceiling
    bool reserved = false;  // Isolation::reserved: its unused guarantee is never lent
};

// Every flow first gets min(guarantee, demand). What is then left of the lane, without the unused
// guarantees of reserved flows, is spare. It is shared in proportion to the guarantees; nobody goes
// beyond its ceiling or its demand, and what one can't use is shared again among the others. Flows
// without a guarantee come after all others, in equal shares.
//
// Shares are rounded down. The operations that this leaves go one each to the flows that lost the
// largest fraction, at equal fractions to the lower volume. So nothing is left while anybody wants
// it, and the order of `flows` doesn't matter.
//
// The guarantees together must fit the lane, as placement sees to, and a volume comes once:
// anything else is a broken invariant. Scaling guarantees down would break a promise without a
// word.
[[nodiscard]] std::vector<HtbClass> grantLane(Iops laneRate, std::span<const HtbFlow> flows);

// The lane's next publication: one generation up, its lease from `now`. It is `previous`,
// unchanged, when the classes are the same and the lease doesn't need renewing: nobody borrows, or
// more than half of it is left. Whoever calls this at least every half lease keeps a steady lane
// steady. `previous` is null or generation 0 for a lane that has none yet; with no flows it stays
// that way.
[[nodiscard]] LaneTargets nextGeneration(const LaneTargets* previous, std::uint32_t lane,
                                         Iops laneRate, std::span<const HtbFlow> flows,
                                         Timestamp now, Duration lease);

}  // namespace estate
