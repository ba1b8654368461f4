// What the lanes of a host carry just now: their flows as classes of the lane's token bucket, with
// what is guaranteed, what was last published and what has been borrowed. docs/htb.md tells what
// these are.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/estate/state.h"

struct LaneClassFigures {
    estate::VolumeIndex volume;
    estate::Isolation isolation = estate::Isolation::shared;
    estate::Iops guarantee;
    estate::Iops ceiling;
    std::optional<estate::Iops> assigned;  // its rate of now; none: nothing was published for it
    estate::Iops borrowed;                 // of `assigned`: above the guarantee
    std::optional<estate::Iops> demand;    // its part of what was last seen; none: nothing was
    bool inFlight = false;                 // reserved by a gang that has not committed
    bool operator==(const LaneClassFigures&) const = default;
};

struct LaneFigures {
    std::uint32_t number = 0;  // on its host
    estate::Iops rate;
    estate::Iops guarantee;  // sums over the classes
    estate::Iops assigned;
    estate::Iops borrowed;
    std::uint64_t generation = 0;  // 0: nothing published yet
    estate::Timestamp borrowUntil;
    std::vector<LaneClassFigures> classes;  // ascending by volume, those in flight last
    // Until then rates hold; afterwards what was borrowed has gone back.
    [[nodiscard]] bool leased(estate::Timestamp now) const
    {
        return generation > 0 && now < borrowUntil;
    }
    bool operator==(const LaneFigures&) const = default;
};

// Of the host at this position of the region, lane by lane.
[[nodiscard]] std::vector<LaneFigures> lanesOf(const estate::EstateState& state,
                                               const estate::RegionState& region,
                                               std::uint32_t host, estate::Timestamp now);

// The position of the host with this id; none: it is not of the region.
[[nodiscard]] std::optional<std::uint32_t> hostPosition(const estate::EstateState& state,
                                                        const estate::RegionState& region,
                                                        std::string_view id);
