// What the rules say of a group when given regions are unavailable, before capacity or replicas are
// looked at. The same reading of the rules as the planner's, for reach, lint and explain.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/rule_match.h"

namespace estate {

// A recovery group, or a volume that is its own, with where its placed members are active now.
struct Flow {
    ApplicationIndex application;
    RecoveryGroupIndex recoveryGroup;  // none: a single volume
    std::vector<VolumeIndex> members;  // ascending
    std::vector<RegionIndex> sources;  // of each member
};
// By application, group, first member. Costs the estate's volumes.
[[nodiscard]] std::vector<Flow> flowsOf(const EstateState& state);
// What people call it: its recovery group's id, or its only volume's.
[[nodiscard]] const std::string& flowId(const Catalog& catalog, const Flow& flow);
// Its members whose source is in `unavailable` (ascending).
[[nodiscard]] Flow lostPartOf(const Flow& flow, std::span<const RegionIndex> unavailable);

struct FlowAction {
    RuleAction action = RuleAction::none;
    RegionIndex target;  // restore only
    bool ambiguousObjective = false;
    std::optional<Objective> objective;  // none and not ambiguous: none for this scenario
    std::vector<RegionIndex> allowed;    // where it may go at all; not for holds and ambiguity
    bool operator==(const FlowAction&) const = default;
};
// `flow` holds lost members only, at least one.
[[nodiscard]] FlowAction actionOf(const Catalog& catalog, const Rules& rules, const Flow& flow,
                                  std::span<const RegionIndex> unavailable);

// The policy that applies to the volume, or null.
[[nodiscard]] const FailoverPolicy* policyFor(const Catalog& catalog, const Rules& rules,
                                              VolumeIndex volume);
// What the rules and scenarios of the flow name; appended, in no order.
void appendMentionedRegions(const Catalog& catalog, const Rules& rules, const Flow& flow,
                            std::vector<RegionIndex>& into);

}  // namespace estate
