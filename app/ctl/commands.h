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
[[nodiscard]] Outcome sweepLosses(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome explainGroup(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showReach(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showImpact(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showTargets(const Arguments& arguments, const Terminal& terminal);
// Whether the rules are free of errors: findings are an answer, not a failure to give one.
[[nodiscard]] Result<bool> lintRules(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome importLog(const Arguments& arguments, const Terminal& terminal);

}  // namespace estate::ctl
