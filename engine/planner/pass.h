// One planning pass: failovers and repairs, initial placements, failbacks, resizes, snapshots. What
// is admitted earlier in the pass, and by gangs in flight, is reserved for what comes later. Live
// planning and previews call the same function; a preview gives it an overlay.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/closed_places.h"
#include "engine/planner/decision.h"
#include "engine/planner/planning_progress.h"

namespace estate {

struct PassResult {
    PlanResult plan;
    std::vector<RegionIndex> examined;  // regions whose partition the pass read, ascending
};

// Plans everything that state.now() finds lost, unplaced or asked for, and admits the resulting
// gangs, none of them where a window in force closes the place. Its cost follows the regions that
// lost something and what may take their volumes, not the estate.
[[nodiscard]] PassResult planPass(EstateState& state, const ClosedWindows& windows = {});

// A pass in the making, for the stages below.
struct Pass {
    EstateState& state;
    PlanResult plan;
    std::set<RegionIndex> examined;
    ClosedPlaces closed;
};

// What one kind of work adds to a pass, bit by bit. What it works on is gathered when it is made.
class PassStage {
public:
    PassStage() = default;
    PassStage(const PassStage&) = delete;
    PassStage& operator=(const PassStage&) = delete;
    virtual ~PassStage() = default;

    // One group, unit or request more. False: nothing is left.
    [[nodiscard]] virtual bool step() = 0;
    // How many steps are to come, as far as is known.
    [[nodiscard]] virtual std::uint64_t left() const = 0;
};

// Each null when there is nothing of its kind.
[[nodiscard]] std::unique_ptr<PassStage> failoverStage(Pass& pass);   // failover.cpp
[[nodiscard]] std::unique_ptr<PassStage> repairStage(Pass& pass);     // repair.cpp
[[nodiscard]] std::unique_ptr<PassStage> placementStage(Pass& pass);  // initial.cpp
[[nodiscard]] std::unique_ptr<PassStage> failbackStage(Pass& pass);   // failback.cpp
[[nodiscard]] std::unique_ptr<PassStage> resizeStage(Pass& pass);     // resize.cpp
[[nodiscard]] std::unique_ptr<PassStage> snapshotStage(Pass& pass);   // snapshot.cpp

// planPass() in bounded steps that the caller drives: its result does not depend on how they are
// spread over time. Until the last one `state` is of no use to anybody else, so not stepping any
// more is cancelling only for who drops the state as well.
class PlanningPass {
public:
    // `state` must stay where it is.
    PlanningPass(EstateState& state, const ClosedWindows& windows);
    PlanningPass(const PlanningPass&) = delete;
    PlanningPass& operator=(const PlanningPass&) = delete;

    // One group more, or another kind of work. In one piece: what is lost, and the order of
    // recovery. False: nothing is left.
    [[nodiscard]] bool step();
    [[nodiscard]] PlanningProgress progress() const;
    // Once, and only when nothing is left.
    [[nodiscard]] PassResult take();

private:
    [[nodiscard]] bool clearTheWay();

    Pass m_pass;
    bool m_begun = false;
    std::size_t m_next = 0;  // of the stages
    std::unique_ptr<PassStage> m_stage;
    std::uint64_t m_done = 0;
};

}  // namespace estate
