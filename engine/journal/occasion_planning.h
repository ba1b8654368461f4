// What a proposal for its occasion says, worked out in bounded steps that the caller drives: a loss
// or a failback is planned, of an edit of the rules it is found out what it reaches. For the
// sources of Workspace, and for nobody else.
#pragma once

#include <optional>

#include "engine/estate/governance_event.h"
#include "engine/journal/approved_rules.h"
#include "engine/planner/preview_planning.h"
#include "engine/rules/reach_description.h"

namespace estate {

struct PlannedProposal {
    ProposalOpened content;
    PlanResult plan;  // of a loss or a failback
};

class OccasionPlanning {
public:
    // On this state, which is held as it is now. stale: a block of the rules is not as the edit has
    // it before. What PreviewPlanning and resolveRules() refuse.
    [[nodiscard]] static Result<OccasionPlanning> begin(const EstateState& state,
                                                        const Governance& people,
                                                        ApprovedRules& approved,
                                                        ProposalOpened occasion, Timestamp at);
    // One step of a preview, or as much of a reach. False: nothing is left.
    [[nodiscard]] bool step();
    [[nodiscard]] PlanningProgress progress() const;
    // Once, and only when nothing is left.
    [[nodiscard]] PlannedProposal take();

private:
    OccasionPlanning(EstateState state, ProposalOpened occasion)
        : m_state(std::move(state)), m_occasion(std::move(occasion))
    {}

    EstateState m_state;
    ProposalOpened m_occasion;
    std::optional<PreviewPlanning> m_preview;  // this one
    std::optional<ReachDescription> m_reach;   // or this one
};

// The parts of it: proposal_plan.cpp and workspace_rules.cpp.
[[nodiscard]] PlannedProposal plannedLosses(const EstateState& state, ProposalOpened occasion,
                                            Preview preview);
[[nodiscard]] Result<ReachDescription>
beginReach(const EstateState& state, const RuleBook& approved, const ProposalOpened& occasion);
[[nodiscard]] PlannedProposal plannedRuleChange(const EstateState& state, ProposalOpened occasion,
                                                const DescribedReach& described);

}  // namespace estate
