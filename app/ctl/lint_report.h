// Readings of what lint found in rules: those in force, or a draft's.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <span>

#include "app/ctl/document.h"
#include "engine/planner/lint.h"

namespace estate::ctl {

[[nodiscard]] Json toJson(const Catalog& catalog, const Rules& rules, const LintFinding& finding);
void printFindings(std::ostream& out, const Catalog& catalog, const Rules& rules,
                   std::span<const LintFinding> findings);
// Errors, warnings, notes.
[[nodiscard]] std::array<std::uint64_t, 3> countsOf(std::span<const LintFinding> findings);

}  // namespace estate::ctl
