// What a plan has cost by each moment, charged as summarise() charges it: the last moment is the
// summary. For people who ask what waiting costs.
#pragma once

#include <memory>
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

// The same in bounded steps that the caller drives: each works out one moment.
class PlanCostCurve {
public:
    [[nodiscard]] static Result<PlanCostCurve> of(const EstateState& state, const Preview& preview);
    PlanCostCurve(PlanCostCurve&&) noexcept;
    PlanCostCurve& operator=(PlanCostCurve&&) noexcept;
    ~PlanCostCurve();

    // False: nothing is left.
    [[nodiscard]] bool step();
    // What a step looks at.
    [[nodiscard]] std::size_t applications() const;
    // Once, and only when nothing is left.
    [[nodiscard]] std::vector<CostMoment> take();

private:
    struct Parts;
    explicit PlanCostCurve(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
