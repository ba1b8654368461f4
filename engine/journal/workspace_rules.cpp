#include "engine/journal/workspace_parts.h"

namespace estate {

Result<PlannedProposal> planRuleChange(const EstateState&, ProposalOpened)
{
    return fail(ErrorCode::notAllowed, "Provisional.");
}

Result<void> addRuleCommit(Change&, const ProposalOpened&)
{
    return fail(ErrorCode::notAllowed, "Provisional.");
}

}  // namespace estate
