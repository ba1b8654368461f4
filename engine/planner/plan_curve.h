// What a plan has cost by each moment, charged as summarise() charges it: the last moment is the
// summary. For people who ask what waiting costs.
#pragma once

#include <vector>

#include "engine/planner/preview.h"

namespace estate {

struct CostMoment {
    Timestamp at;
    Cost downtime;
    Cost breaches;
    Cost losses;
    [[nodiscard]] Cost total() const { return downtime + breaches + losses; }
    bool operator==(const CostMoment&) const = default;
};

// One moment wherever the growth changes: a loss, a missed deadline, a completion, the horizon.
// Ascending; downtime grows evenly in between, breaches and losses step. Empty when nothing is
// charged. `state` is the one that the preview was asked of.
[[nodiscard]] Result<std::vector<CostMoment>> planCostOverTime(const EstateState& state,
                                                               const Preview& preview);

}  // namespace estate
