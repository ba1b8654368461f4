// The two readings of a proposal and of its execution.
#pragma once

#include <iosfwd>

#include "app/ctl/document.h"
#include "engine/journal/workspace.h"

namespace estate::ctl {

[[nodiscard]] Json toJson(const Proposal& proposal);
[[nodiscard]] Json toJson(const Freshness& freshness);
[[nodiscard]] Json toJson(const Catalog& catalog, const Execution& execution);

void print(std::ostream& out, const Proposal& proposal);
void print(std::ostream& out, const Freshness& freshness);
void print(std::ostream& out, const std::vector<FlowChange>& changes);
void print(std::ostream& out, const Catalog& catalog, const Execution& execution);

// "prepared  g-17  r017 -> r018, 1,003 volumes": one gang as it moves.
[[nodiscard]] std::string participantText(const Catalog& catalog, const Participant& participant);

}  // namespace estate::ctl
