// One function a command. Each prints its own result; what it returns is why it could not.
#pragma once

#include "app/ctl/arguments.h"
#include "app/ctl/terminal.h"

namespace estate::ctl {

[[nodiscard]] Outcome showEstate(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showPreview(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome createJournal(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showJournal(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome verifyJournal(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome exportJournal(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome confirmClock(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome propose(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome judge(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome commit(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome listProposals(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome replayLog(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome changeCondition(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome importLog(const Arguments& arguments, const Terminal& terminal);

}  // namespace estate::ctl
