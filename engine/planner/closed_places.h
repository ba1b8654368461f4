// Places under planned maintenance: during a window nothing new is placed or recovered there. What
// runs there stays, and is not lost. They are no part of the estate's state: the log says beside it
// when which places are closed, and every pass and preview is told.
#pragma once

#include <map>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"
#include "engine/estate/lane_index.h"
#include "engine/estate/state.h"
#include "engine/planner/decision.h"

namespace estate {

struct ClosedWindow {
    Timestamp from;
    Timestamp until;  // open again from then on
    std::vector<RegionIndex> regions;
    std::vector<SiteIndex> sites;
    std::vector<HostIndex> hosts;
    [[nodiscard]] bool inForce(Timestamp at) const { return from <= at && at < until; }
    bool operator==(const ClosedWindow&) const = default;
};
using ClosedWindows = std::vector<ClosedWindow>;

// Of which places are closed then, by id and whatever the windows; zero: none is.
[[nodiscard]] Digest closedDigest(const Catalog& catalog, const ClosedWindows& windows,
                                  Timestamp at);

// What of one partition takes nothing new.
struct ClosedRegion {
    bool wholly = false;  // it is named itself, or no online host of it is open
    Timestamp until;      // by the windows in force
    Barred barred;
};

class ClosedPlaces {
public:
    ClosedPlaces() = default;
    // By the windows in force at state.now(). Of use while no site or host joins the estate.
    ClosedPlaces(const EstateState& state, const ClosedWindows& windows);

    [[nodiscard]] const ClosedRegion* find(RegionIndex region) const;    // null: all of it is open
    [[nodiscard]] const ClosedRegion* wholly(RegionIndex region) const;  // null: not all is closed
    [[nodiscard]] const Barred& in(RegionIndex region) const;            // empty: all of it is open

private:
    std::map<RegionIndex, ClosedRegion> m_regions;
    Barred m_open;
};

// What the partition's online and open hosts can do.
struct OpenRates {
    BytesPerSecond restore;
    Iops apply;  // beside the steady work
};
[[nodiscard]] OpenRates openRates(const RegionState& region, const ClosedRegion* closed);

// Whether a volume that found no room beside what is closed finds some once it is open. Reserves
// nothing.
[[nodiscard]] bool hasRoomOnceOpen(RegionState& region, const VolumeSpec& spec, VolumeIndex volume);

[[nodiscard]] DestinationVerdict underMaintenance(RegionIndex region, VolumeIndex volume,
                                                  const ClosedRegion& closed);

}  // namespace estate
