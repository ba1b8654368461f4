// What the words of the command line choose: an estate, regions, a time. Shared by the commands.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/ctl/arguments.h"
#include "app/ctl/terminal.h"
#include "engine/journal/workspace.h"

namespace estate::ctl {

// Digits, optionally grouped as 1,000 or 1'000.
[[nodiscard]] Result<std::uint64_t> parseCount(const std::string& text, const std::string& name);

[[nodiscard]] Result<EstateSource> chosenSource(const Arguments& arguments);
[[nodiscard]] Result<FailureSet> chosenFailures(const Arguments& arguments);
// --at: a time, "+15m" from `present`, or `present` itself.
[[nodiscard]] Result<Timestamp> chosenTime(const Arguments& arguments, Timestamp present);
// --now, or the clock. Where it lies before the journal's last time, that one counts.
[[nodiscard]] Result<Timestamp> chosenNow(const Arguments& arguments, const Terminal& terminal);

// The journal's estate, read only, or one in memory.
[[nodiscard]] Result<Workspace> chosenWorkspace(const Arguments& arguments);

}  // namespace estate::ctl
