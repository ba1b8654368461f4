// What a plan costs, in one unit: downtime until completion, missed objectives, lost operations.
#pragma once

#include <optional>
#include <vector>

#include "engine/planner/destination.h"
#include "engine/planner/preview.h"

namespace estate {

struct CostParts {
    Cost downtime;
    Cost breach;
    Cost losses;
    [[nodiscard]] Cost total() const { return downtime + breach + losses; }
};

// What the scenario of the overlay makes of the decision's application; none: no objective.
[[nodiscard]] std::optional<Impact> impactOf(const EstateState& overlay,
                                             const GroupDecision& decision);

// Of one group, as if it were its application's last. What still serves (repairs, failbacks) costs
// nothing.
[[nodiscard]] CostParts groupCost(const Impact& impact, const GroupDecision& decision);

// How a group's cost grows, as corners of a line: nothing before it is lost, then its downtime rate
// until it completes or the horizon ends, a step at a missed deadline, and one at the completion
// for the operations that are lost.
struct CostPoint {
    Timestamp at;
    Cost cost;  // so far
    bool operator==(const CostPoint&) const = default;
};
[[nodiscard]] std::vector<CostPoint> costOverTime(const Impact& impact,
                                                  const GroupDecision& decision);

// Cost of the operations that recovering the group at `destination` would lose.
[[nodiscard]] U128 groupLossCost(const EstateState& state, const LostGroup& group,
                                 RegionIndex destination, const Impact& impact);

// Over a plan, downtime and breach charged once per application. The overlay knows the scenario.
[[nodiscard]] PlanSummary summarise(const EstateState& overlay, const PlanResult& plan);

}  // namespace estate
