// Preapproved rules and scenario objectives: candidacy, specificity, ambiguity (planner contract,
// section 5). One place decides what a failure means to a flow.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/estate/rules.h"
#include "engine/planner/decision.h"

namespace estate {

// A rule is a candidate when its set contains the flow's source and lies inside the unavailable
// set.
[[nodiscard]] bool isCandidate(std::span<const RegionIndex> failureSet, RegionIndex source,
                               std::span<const RegionIndex> unavailable);

enum class RuleAction : std::uint8_t { none, restore, hold, ambiguous };
struct RuleMatch {
    RuleAction action = RuleAction::none;  // none: no policy or no candidate
    RegionIndex target;                    // restore only
    RuleTrace trace;
};
// `policy` may be null. `unavailable` is ascending. `without`: as if this rule were not there.
[[nodiscard]] RuleMatch matchRule(const FailoverPolicy* policy, PolicyIndex index,
                                  RegionIndex source, std::span<const RegionIndex> unavailable,
                                  std::optional<std::uint32_t> without = std::nullopt);

struct Objective {
    Duration rto;
    Impact impact;
    bool operator==(const Objective&) const = default;
};
struct ObjectiveMatch {
    bool ambiguous = false;
    std::optional<Objective> objective;  // none and not ambiguous: no objective for this scenario
    std::optional<std::uint32_t>
        scenario;  // position of the scenario rule; none: the application's own
};
[[nodiscard]] ObjectiveMatch matchObjective(const ApplicationImpact& impact, Duration volumeRto,
                                            RegionIndex source,
                                            std::span<const RegionIndex> unavailable);

}  // namespace estate
