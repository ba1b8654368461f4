// A proposal in the making: planned in bounded steps that the caller drives (preview_planning.h).
// Nothing is journaled before Workspace::openProposal() takes it, and that is one durable append;
// not stepping any more is cancelling, and leaves nothing.
#pragma once

#include <memory>

#include "engine/base/error.h"
#include "engine/planner/planning_progress.h"

namespace estate {

class ProposalPlanning {
public:
    ProposalPlanning(ProposalPlanning&&) noexcept;
    ProposalPlanning& operator=(ProposalPlanning&&) noexcept;
    ~ProposalPlanning();

    // A step of the plan, or of what an edit of the rules reaches. In one piece: the list of what
    // was decided for each group, which is made last. False: nothing is left.
    [[nodiscard]] bool step();
    [[nodiscard]] PlanningProgress progress() const;

private:
    friend class Workspace;
    struct Parts;
    explicit ProposalPlanning(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
