// Placement of a volume's copies on lanes of one region (planner contract, "Placement of a volume
// in a region"). Only this region's partition is read or changed; what takes it to change it and
// says that it only looks may have to bring its index up to date.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/estate/region_state.h"
#include "engine/planner/decision.h"

namespace estate {

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

// Among online hosts that are not barred: the lane with the lowest (IOPS utilisation in ppm, host
// id, lane) that fits bytes, IOPS and isolation. While a region's empty lanes are scarce, work that
// is not dedicated prefers occupied ones.
[[nodiscard]] LaneChoice chooseLane(RegionState& region, const LaneWish& wish,
                                    const Barred& barred);
// The same on one host whose bytes are held already.
[[nodiscard]] LaneChoice chooseLaneOn(const RegionState& region, std::uint32_t host,
                                      const LaneWish& wish);

struct VolumePlacement {
    std::vector<Leg> legs;        // every copy's, reserved in the partition
    std::vector<HeldBytes> held;  // of the recovery reservation, what became part of the copies
    LaneChoice shortage;          // when legs is empty: why
    [[nodiscard]] bool placed() const { return !legs.empty(); }
};

// Reserves every copy in distinct sites, or nothing. Uses the region's recovery reservation first.
// A representative's copy that no one host has room for is spread over hosts of one site. Nothing
// is reserved on what is closed; what a recovery record holds there stays held.
[[nodiscard]] VolumePlacement reserveVolume(RegionState& region, const VolumeSpec& spec,
                                            VolumeIndex volume, const Barred& closed = {});
// Undoes reserveVolume, the recovery reservation included.
void releaseVolume(RegionState& region, VolumeIndex volume, const std::vector<Leg>& legs,
                   const std::vector<HeldBytes>& held);

struct RepairPlacement {
    std::vector<Leg> legs;  // what replaces the lost ones, reserved in the partition
    bool degraded = false;  // a copy lies in a site that another copy uses
    LaneChoice shortage;    // when legs is empty: why
    [[nodiscard]] bool placed() const { return !legs.empty(); }
};

// Reserves the lost pieces of a volume's copies anew, or nothing; the lost ones stay reserved. Legs
// of one site are one copy, or several where an earlier repair was degraded: a copy carries the
// volume's bytes. A copy that has pieces left is completed in its site if it can be; else it goes
// to a site without a copy, its own included. When no such site has room and `allowDegraded`: to
// any online site, on hosts that hold no leg of this volume.
[[nodiscard]] RepairPlacement reserveRepair(RegionState& region, const VolumeSpec& spec,
                                            std::span<const Leg> surviving,
                                            std::span<const Leg> lost, bool allowDegraded,
                                            const Barred& closed = {});

// Where a recovery record's bytes would be held: in the online site with the most room, on the host
// with the most room; a representative's may spread, over both sites if it must. Empty: there is no
// room. Reserves nothing.
[[nodiscard]] std::vector<HeldBytes> findRoomToHold(RegionState& region, const VolumeSpec& spec);

}  // namespace estate
