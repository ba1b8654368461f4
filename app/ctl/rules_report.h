// Readings of what an edit of the rules says: its blocks line by line, its problems, its reach.
#pragma once

#include <iosfwd>
#include <vector>

#include "app/ctl/document.h"
#include "engine/estate/governance_event.h"
#include "engine/rules/rules_text.h"

namespace estate::ctl {

[[nodiscard]] Json toJson(const std::vector<RuleBlockChange>& changes);
[[nodiscard]] Json toJson(const std::vector<RuleProblem>& problems);

// "line 4, column 8: ..." with the place left out where there is none.
void print(std::ostream& out, const std::vector<RuleProblem>& problems);
// Lines that go with "-", lines that come with "+".
void print(std::ostream& out, const std::vector<RuleBlockChange>& changes);
void print(std::ostream& out, const RuleReach& reach);

}  // namespace estate::ctl
