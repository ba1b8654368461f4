// previewDisaster: the same planning code as a live failover, on a copy-on-write overlay. The state
// it is asked about is const and its hash is the same before and after.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/estate/state.h"
#include "engine/planner/closed_places.h"
#include "engine/planner/decision.h"

namespace estate {

// Downtime of work without a completion is charged up to here (ours; docs/decisions).
inline constexpr Duration costHorizon = seconds(24 * 3'600);

struct RegionCapacity {
    RegionIndex region;
    bool availableBefore = true;
    bool availableAfter = true;
    RegionTotals before;
    RegionTotals after;
    bool operator==(const RegionCapacity&) const = default;
};

struct PlanSummary {
    std::uint64_t groups = 0;     // lost; what still serves is counted apart, below
    std::uint64_t recovered = 0;  // metRto + missedRto
    std::uint64_t metRto = 0;
    std::uint64_t missedRto = 0;
    std::uint64_t held = 0;           // by rule
    std::uint64_t capacityShort = 0;  // eligible, no room
    std::uint64_t deferred = 0;       // for any other reason
    // The same, in concrete volumes.
    std::uint64_t volumes = 0;
    std::uint64_t volumesMetRto = 0;
    std::uint64_t volumesMissedRto = 0;
    std::uint64_t volumesHeld = 0;
    std::uint64_t volumesCapacityShort = 0;
    std::uint64_t volumesDeferred = 0;
    // Of what still serves: repairs of lost copies, and volumes that go home.
    std::uint64_t repaired = 0;
    std::uint64_t unrepaired = 0;
    std::uint64_t movedHome = 0;
    std::uint64_t stayedAway = 0;
    std::uint64_t volumesRepaired = 0;
    std::uint64_t volumesUnrepaired = 0;
    std::uint64_t volumesMovedHome = 0;
    std::uint64_t volumesStayedAway = 0;
    [[nodiscard]] std::uint64_t planned() const { return recovered + repaired + movedHome; }
    std::uint64_t lostOperations = 0;
    Timestamp lastCompletion;  // zero when nothing recovers
    // Charged once per application: downtime to its last recovery, breach, lost operations.
    Cost downtime;
    Cost breaches;
    Cost losses;
    [[nodiscard]] Cost total() const { return downtime + breaches + losses; }
    bool operator==(const PlanSummary&) const = default;
};

struct PlanBasis {
    std::vector<RegionBasis> regions;  // every region examined, ascending
    Digest rules;
    Digest catalog;
    Digest closed;  // closedDigest() of what is under maintenance then
    bool operator==(const PlanBasis&) const = default;
};

struct Preview {
    FailureSet failures;
    std::vector<std::string> failback;  // of previewFailback
    Timestamp at;
    PlanResult plan;
    PlanSummary summary;
    std::vector<RegionCapacity> capacity;  // every region touched, ascending
    PlanBasis basis;
    Digest decisions;  // decisionsDigest of plan
    Digest stateHash;  // of the state asked about; the overlay's is not of interest
    std::uint32_t touchedRegions = 0;
};

// `at` >= state.now(), at most 31 days later. Unknown ids: ErrorCode::unknownId with near ones; an
// empty set: badInput; an id twice: duplicateId. What is lost already stays lost. `windows`:
// planned maintenance, of which those in force at `at` count.
[[nodiscard]] Result<Preview> previewDisaster(const EstateState& state, const FailureSet& failures,
                                              Timestamp at, const ClosedWindows& windows = {});

// What was lost at one moment.
struct DatedLoss {
    FailureSet failures;
    Timestamp since;  // not after the preview's `at`
    bool operator==(const DatedLoss&) const = default;
};
// The same for places that were lost at moments of their own, as in an incident: objectives run
// from those, and what is planned begins at `at`. What the state says is away stays so, but since
// the earlier of both moments: people report a loss before anything is committed, and the clock
// does not begin anew when it is. badInput: a loss after `at`.
[[nodiscard]] Result<Preview> previewLosses(const EstateState& state,
                                            const std::vector<DatedLoss>& losses, Timestamp at,
                                            const ClosedWindows& windows = {});

// The return of regions: what is homed in them and active elsewhere goes home. Each must be
// available: ErrorCode::contradiction.
[[nodiscard]] Result<Preview> previewFailback(const EstateState& state,
                                              const std::vector<std::string>& regions, Timestamp at,
                                              const ClosedWindows& windows = {});

// A failure set by index, checked as above; ascending.
struct Losses {
    std::vector<RegionIndex> regions;
    std::vector<SiteIndex> sites;
    std::vector<HostIndex> hosts;
};
[[nodiscard]] Result<Losses> resolveLosses(const Catalog& catalog, const FailureSet& failures);
// Takes them away at `at`; what is away already stays as it is.
void applyLosses(EstateState& state, const Losses& losses, Timestamp at);

}  // namespace estate
