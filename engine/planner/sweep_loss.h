// One loss of a sweep: planned on an overlay, or composed exactly from two losses that have nothing
// to do with each other.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/closed_places.h"

namespace estate {

// What a sweep takes away: a region, or a site of one. Exactly one is valid.
struct SweepUnit {
    std::string id;
    RegionIndex region;
    SiteIndex site;
};

// Stands for a set of decisions whatever their order, so that the mark of two sets that share none
// is the sum of their marks. Not proof against intention; equal outcomes also have equal numbers.
struct OutcomeMark {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    auto operator<=>(const OutcomeMark&) const = default;
    friend OutcomeMark operator+(OutcomeMark a, OutcomeMark b)
    {
        return {a.low + b.low, a.high + b.high};  // a sum of hashes: wrapping is meant
    }
};

// The numbers of PlanSummary that a table of losses shows.
struct LossOutcome {
    std::uint32_t groups = 0;
    std::uint32_t metRto = 0;
    std::uint32_t missedRto = 0;
    std::uint32_t held = 0;
    std::uint32_t capacityShort = 0;
    std::uint32_t deferred = 0;
    std::uint32_t repaired = 0;    // volumes that serve on, as groups of one
    std::uint32_t unrepaired = 0;  // the same, without room for their lost copies
    std::uint64_t lostOperations = 0;
    Timestamp lastCompletion;  // zero when nothing recovers
    Cost cost;
    OutcomeMark decisions;
    auto operator<=>(const LossOutcome&) const = default;
};

// What planning a loss depends on and what it changes, all ascending. A region is read when its
// availability or partition decided something; a rule that names it reads it. Applications are here
// because cost of delay orders them as a whole.
struct LossFootprint {
    std::vector<RegionIndex> reads;  // the changed ones included
    std::vector<RegionIndex> changes;
    std::vector<ApplicationIndex> applications;
};

// Neither changes what the other reads, and no application is in both: then losing both is exactly
// the two losses side by side.
[[nodiscard]] bool independent(const LossFootprint& a, const LossFootprint& b);
[[nodiscard]] LossOutcome sideBySide(const LossOutcome& a, const LossOutcome& b);

// Plans the loss of `units` at `at` as previewDisaster does, on an overlay of `base`. `footprint`
// may be null. Asks no partition for its digest.
[[nodiscard]] LossOutcome planLoss(const EstateState& base, std::span<const SweepUnit* const> units,
                                   Timestamp at, LossFootprint* footprint,
                                   const ClosedWindows& windows = {});

// Nothing is lost, unplaced or asked for: a pass without a new failure decides nothing. Only then
// do the losses of pairs compose from those of their halves.
[[nodiscard]] bool nothingToPlan(const EstateState& base, Timestamp at,
                                 const ClosedWindows& windows = {});

}  // namespace estate
