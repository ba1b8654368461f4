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
[[nodiscard]] Outcome showPartitions(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showCheckpoint(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showEdges(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showClosure(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showAdjacency(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome materialise(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showExports(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome planCut(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome declareCut(const Arguments& arguments, const Terminal& terminal);
// Whether the cut was not aborted, as far as it went.
[[nodiscard]] Result<bool> runCut(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome abortCut(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showCuts(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome exportRules(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome diffRules(const Arguments& arguments, const Terminal& terminal);
// Whether the text has no problem.
[[nodiscard]] Result<bool> checkRules(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome listDrafts(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showDraft(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome changeDraft(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome commentOn(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome renewProposal(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome listRoles(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome grantRole(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome changeDrill(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome exportAudit(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome compactJournal(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome changeIncident(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showIncident(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome changeDuty(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome showDuty(const Arguments& arguments, const Terminal& terminal);
// Whether every invariant held.
[[nodiscard]] Result<bool> simulateCuts(const Arguments& arguments, const Terminal& terminal);

[[nodiscard]] Outcome reportPreview(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome reportProposal(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome verifyReportFile(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome changeMaintenance(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome listAwayGroups(const Arguments& arguments, const Terminal& terminal);
[[nodiscard]] Outcome listMaintenance(const Arguments& arguments, const Terminal& terminal);

}  // namespace estate::ctl
