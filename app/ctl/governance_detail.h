// Every field of a governance event, as JSON.
#pragma once

#include "app/ctl/document.h"
#include "engine/estate/governance_event.h"

namespace estate::ctl {

[[nodiscard]] Json toJson(const std::vector<RegionBasis>& basis);
[[nodiscard]] Json toJson(const std::vector<PlannedFlow>& flows);
[[nodiscard]] Json toJson(const std::vector<FlowChange>& changes);
[[nodiscard]] Json toJson(const RuleReach& reach);

[[nodiscard]] Json detail(const ProposalOpened& event);
[[nodiscard]] Json detail(const ProposalJudged& event);
[[nodiscard]] Json detail(const ProposalCommented& event);
[[nodiscard]] Json detail(const ProposalReviewed& event);
[[nodiscard]] Json detail(const ProposalExpired& event);
[[nodiscard]] Json detail(const CommitBegun& event);
[[nodiscard]] Json detail(const CommitEnded& event);
[[nodiscard]] Json detail(const SetRole& event);
[[nodiscard]] Json detail(const ChangeDrill& event);
[[nodiscard]] Json detail(const AuditNoted& event);
[[nodiscard]] Json detail(const ImageTaken& event);

}  // namespace estate::ctl
