#pragma once

#include "engine/journal/proposals.h"

// Whether a person may still do something about it: judge, commit, withdraw.
[[nodiscard]] inline bool waits(const estate::Proposal& proposal)
{
    return proposal.status == estate::ProposalStatus::open ||
           proposal.status == estate::ProposalStatus::approved;
}
