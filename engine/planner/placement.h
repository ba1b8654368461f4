// Placement of a volume's copies on lanes of one region (planner contract, "Placement of a volume
// in a region"). Only this region's partition is read or changed.
#pragma once

#include <optional>
#include <vector>

#include "engine/estate/region_state.h"
#include "engine/planner/decision.h"

namespace estate {

struct LaneWish {
    Bytes bytes;
    Iops iops;
    Isolation isolation = Isolation::shared;
};

// Either a leg, or the first constraint that binds, with its numbers.
struct LaneChoice {
    std::optional<Leg> leg;  // carries the wish's bytes and IOPS
    Constraint constraint = Constraint::none;
    std::uint64_t needed = 0;
    std::uint64_t available = 0;
    [[nodiscard]] std::uint64_t shortBy() const
    {
        return needed > available ? needed - available : 0;
    }
};

// Among online hosts in sites that `usedSites` (by position) does not mark: the lane with the
// lowest (IOPS utilisation in ppm, host id, lane) that fits bytes, IOPS and isolation. While a
// region's empty lanes are scarce, work that is not dedicated prefers occupied ones.
[[nodiscard]] LaneChoice chooseLane(const RegionState& region, const LaneWish& wish,
                                    const std::vector<bool>& usedSites);
// The same on one host whose bytes are held already.
[[nodiscard]] LaneChoice chooseLaneOn(const RegionState& region, std::uint32_t host,
                                      const LaneWish& wish);

struct VolumePlacement {
    std::vector<Leg> legs;        // every copy's, reserved in the partition
    std::vector<HeldBytes> held;  // the recovery reservation that became the first copy
    LaneChoice shortage;          // when legs is empty: why
    [[nodiscard]] bool placed() const { return !legs.empty(); }
};

// Reserves every copy in distinct sites, or nothing. Uses the region's recovery reservation first.
// A representative's copy that no one host has room for is spread over hosts of one site.
[[nodiscard]] VolumePlacement reserveVolume(RegionState& region, const VolumeSpec& spec,
                                            VolumeIndex volume);
// Undoes reserveVolume, the recovery reservation included.
void releaseVolume(RegionState& region, VolumeIndex volume, const std::vector<Leg>& legs,
                   const std::vector<HeldBytes>& held);

// Where a recovery record's bytes would be held: in the online site with the most room, on the host
// with the most room; a representative's may spread, over both sites if it must. Empty: there is no
// room. Reserves nothing.
[[nodiscard]] std::vector<HeldBytes> findRoomToHold(const RegionState& region,
                                                    const VolumeSpec& spec);

}  // namespace estate
