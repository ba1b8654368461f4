// One proposal as a report: what it says, who said what about it, and what its execution did.
#pragma once

#include <optional>

#include "engine/journal/workspace.h"
#include "engine/report/report.h"

namespace estate {

struct ProposalContent {
    const EstateSource& source;
    const Catalog& catalog;
    const Proposal& proposal;
    const Execution* execution = nullptr;  // none: it was never begun
    JournalHead head;
    Timestamp at;  // the journal's last time
};
[[nodiscard]] Report proposalReport(const ProposalContent& content);

}  // namespace estate
