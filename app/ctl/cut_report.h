// The two readings of cuts that were declared.
#pragma once

#include <iosfwd>
#include <vector>

#include "app/ctl/document.h"
#include "app/ctl/terminal.h"
#include "engine/estate/state.h"

namespace estate::ctl {

// An unknown operation is unknownId with near ones.
[[nodiscard]] Result<const CutState*> findCut(const EstateState& state,
                                              const std::string& operation);
// "preparing, 2 of 3 prepared in round 1"
[[nodiscard]] std::string progressText(const CutState& cut);

[[nodiscard]] Json cutToJson(const EstateState& state, const CutState& cut);  // all of it
void printCut(std::ostream& out, const EstateState& state, const CutState& cut, std::uint64_t top);
[[nodiscard]] Json cutLineToJson(const EstateState& state, const CutState& cut);
void printCuts(std::ostream& out, const EstateState& state, std::uint64_t top);

}  // namespace estate::ctl
