// The two readings of what is lost, or of what returns.
#pragma once

#include "app/ctl/document.h"
#include "engine/estate/governance_event.h"

namespace estate::ctl {

// "r017, site s0034, host h0114501"
[[nodiscard]] std::string failureText(const FailureSet& failures);
// "loss of ..." or, for regions that volumes go home to, "return to ..."; exactly one is not empty.
[[nodiscard]] std::string occasionText(const FailureSet& failures,
                                       const std::vector<std::string>& failback);
// The same in at most `bytesMax` bytes: counts where the ids don't fit.
[[nodiscard]] std::string briefOccasion(const FailureSet& failures,
                                        const std::vector<std::string>& failback,
                                        std::size_t bytesMax);
// Of a proposal, which may also be for a "change of 3 rule blocks".
[[nodiscard]] std::string occasionText(const ProposalOpened& content);
[[nodiscard]] std::string briefOccasion(const ProposalOpened& content, std::size_t bytesMax);
[[nodiscard]] Json toJson(const FailureSet& failures);

}  // namespace estate::ctl
