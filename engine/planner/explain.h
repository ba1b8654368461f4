// Why a flow goes where it goes in a loss: its rules with the ones that were beaten, its objective,
// and for every other region the first constraint that binds. Ids and numbers; prose is made
// elsewhere.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/planner/preview.h"
#include "engine/planner/rule_match.h"

namespace estate {

enum class RuleStanding : std::uint8_t {
    winner,
    beaten,        // a candidate, but a larger set won
    tied,          // as large as another candidate with another action
    notCandidate,  // its set does not hold the source, or is not all lost
};
[[nodiscard]] std::string_view ruleStandingName(RuleStanding standing);  // kebab-case, stable

struct ExplainedRule {
    std::uint32_t position = 0;  // in the policy
    std::vector<RegionIndex> failureSet;
    RegionIndex target;  // none: hold
    RuleStanding standing = RuleStanding::notCandidate;
};
struct ExplainedScenario {
    std::uint32_t position = 0;  // in the application's scenarios
    std::vector<RegionIndex> failureSet;
    Objective objective;
    RuleStanding standing = RuleStanding::notCandidate;
};

// Of one member, because members of a recovery group may have different policies and sources.
struct ExplainedMember {
    VolumeIndex volume;
    RegionIndex source;                        // where it runs when the loss happens
    bool lost = false;                         // no piece of it is left online there
    std::uint32_t legs = 0;                    // pieces of its copies
    std::uint32_t legsOnline = 0;              // of them, after the loss
    PolicyIndex policy;                        // none: no policy
    std::vector<ExplainedRule> rules;          // of that policy
    std::vector<ExplainedScenario> scenarios;  // of the application, for this source
    std::optional<Objective> objective;        // its own where no scenario wins
    bool ambiguousObjective = false;
};

struct Explanation {
    ApplicationIndex application;
    RecoveryGroupIndex recoveryGroup;  // none: a single volume
    std::vector<ExplainedMember> members;
    // The loss changes nothing for it: no decision; `members` say where it runs.
    bool affected = false;
    std::vector<GroupDecision> decisions;  // one; repairs are one for each member
    // Every region in reach but the sources, ascending. The decision's own verdicts where it has
    // them. Where it was held, ambiguous or without an objective no destination was looked at; then
    // this is what would bind, and `none` means eligible.
    std::vector<DestinationVerdict> destinations;
    std::uint32_t outOfReach = 0;  // all other regions: outside-allowed-regions
};

// `id`: of a recovery group or a volume; a member stands for its group. Refusals:
// previewDisaster's, and unknownId.
[[nodiscard]] Result<Explanation> explain(const EstateState& state, std::string_view id,
                                          const FailureSet& failures, Timestamp at,
                                          const ClosedWindows& windows = {});

}  // namespace estate
