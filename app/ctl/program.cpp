#include "app/ctl/program.h"

#include <algorithm>
#include <ostream>

#include "app/ctl/arguments.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"

namespace estate::ctl {

namespace {

Outcome perform(const Arguments& arguments, const Terminal& terminal)
{
    switch (arguments.verb) {
    case Verb::estate: return showEstate(arguments, terminal);
    case Verb::preview: return showPreview(arguments, terminal);
    case Verb::journalCreate: return createJournal(arguments, terminal);
    case Verb::journalShow: return showJournal(arguments, terminal);
    case Verb::journalVerify: return verifyJournal(arguments, terminal);
    case Verb::journalExport: return exportJournal(arguments, terminal);
    case Verb::journalConfirmClock: return confirmClock(arguments, terminal);
    case Verb::propose: return propose(arguments, terminal);
    case Verb::approve:
    case Verb::reject:
    case Verb::withdraw: return judge(arguments, terminal);
    case Verb::commit: return commit(arguments, terminal);
    case Verb::proposals: return listProposals(arguments, terminal);
    case Verb::replay: return replayLog(arguments, terminal);
    case Verb::changeRegion:
    case Verb::changeSite:
    case Verb::changeHost: return changeCondition(arguments, terminal);
    case Verb::sweep: return sweepLosses(arguments, terminal);
    case Verb::explain: return explainGroup(arguments, terminal);
    // What these find has an exit code of its own.
    case Verb::lint:
    case Verb::rulesCheck:
    case Verb::cutRun:
    case Verb::cutSimulate: break;
    case Verb::reach: return showReach(arguments, terminal);
    case Verb::impact: return showImpact(arguments, terminal);
    case Verb::targets: return showTargets(arguments, terminal);
    case Verb::importLog: return importLog(arguments, terminal);
    case Verb::directoryPartitions: return showPartitions(arguments, terminal);
    case Verb::directoryCheckpoint: return showCheckpoint(arguments, terminal);
    case Verb::directoryEdges: return showEdges(arguments, terminal);
    case Verb::directoryClosure: return showClosure(arguments, terminal);
    case Verb::directoryRegion: return showAdjacency(arguments, terminal);
    case Verb::directoryMaterialise: return materialise(arguments, terminal);
    case Verb::exports: return showExports(arguments, terminal);
    case Verb::cutPlan: return planCut(arguments, terminal);
    case Verb::cutDeclare: return declareCut(arguments, terminal);
    case Verb::cutAbort: return abortCut(arguments, terminal);
    case Verb::cutShow: return showCuts(arguments, terminal);
    case Verb::rulesExport: return exportRules(arguments, terminal);
    case Verb::rulesDiff: return diffRules(arguments, terminal);
    case Verb::draftList: return listDrafts(arguments, terminal);
    case Verb::draftShow: return showDraft(arguments, terminal);
    case Verb::draftBegin:
    case Verb::draftEdit:
    case Verb::draftUndo:
    case Verb::draftRedo:
    case Verb::draftResolve:
    case Verb::draftEnd: return changeDraft(arguments, terminal);
    case Verb::comment: return commentOn(arguments, terminal);
    case Verb::renew: return renewProposal(arguments, terminal);
    case Verb::rolesList: return listRoles(arguments, terminal);
    case Verb::rolesGrant: return grantRole(arguments, terminal);
    case Verb::drillBegin:
    case Verb::drillEnd: return changeDrill(arguments, terminal);
    case Verb::audit: return exportAudit(arguments, terminal);
    case Verb::journalCompact: return compactJournal(arguments, terminal);
    case Verb::incidentBegin:
    case Verb::incidentLoss:
    case Verb::incidentBack:
    case Verb::incidentNote:
    case Verb::incidentEnd: return changeIncident(arguments, terminal);
    case Verb::incidentShow: return showIncident(arguments, terminal);
    case Verb::dutyAcknowledge:
    case Verb::dutyOwn:
    case Verb::dutyShelve:
    case Verb::dutyUnshelve:
    case Verb::dutyHandOver: return changeDuty(arguments, terminal);
    case Verb::dutyShow: return showDuty(arguments, terminal);
    case Verb::reportPreview: return reportPreview(arguments, terminal);
    case Verb::reportProposal: return reportProposal(arguments, terminal);
    case Verb::reportVerify: return verifyReportFile(arguments, terminal);
    case Verb::maintenancePlan:
    case Verb::maintenanceCancel: return changeMaintenance(arguments, terminal);
    case Verb::maintenanceList: return listMaintenance(arguments, terminal);
    case Verb::away: return listAwayGroups(arguments, terminal);
    }
    return {};
}

Result<bool> clean(const Arguments& arguments, const Terminal& terminal)
{
    switch (arguments.verb) {
    case Verb::lint: return lintRules(arguments, terminal);
    case Verb::rulesCheck: return checkRules(arguments, terminal);
    case Verb::cutRun: return runCut(arguments, terminal);
    case Verb::cutSimulate: return simulateCuts(arguments, terminal);
    default: break;
    }
    if (const Outcome outcome = perform(arguments, terminal); !outcome)
        return tl::unexpected<Error>(outcome.error());
    return true;
}

// The exit code of what could be done.
Result<int> performed(const Arguments& arguments, const Terminal& terminal)
{
    const auto found = clean(arguments, terminal);
    if (!found)
        return tl::unexpected<Error>(found.error());
    return *found ? 0 : static_cast<int>(ErrorClass::refusedByRule);
}

// With --json standard output holds exactly one document, and here that is the error. Whoever pipes
// text on must not find an error in it.
int reportError(const Error& error, bool json, const Terminal& terminal)
{
    if (json) {
        write(terminal.out, toJson(error));
    } else {
        terminal.err << "estatectl: " << printable(error.message) << "\n";
        for (const ErrorField& field : error.fields)
            if (field.name == "near" && !field.value.empty() &&
                error.message.find(field.value) == std::string::npos)
                terminal.err << "  near: " << printable(field.value) << "\n";
    }
    return static_cast<int>(errorClass(error.code));
}

}  // namespace

namespace {

constexpr std::string_view digits = "0123456789abcdef";

// The code point of a mark or control for the direction of text that begins here; 0: there is none.
// With these, text can be shown in another order than it is read.
std::uint32_t directionMark(std::string_view text)
{
    const auto at = [text](std::size_t i) {
        return i < text.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(text[i]))
                               : 0u;
    };
    if (at(0) == 0xd8 && at(1) == 0x9c)
        return 0x061c;
    if (at(0) != 0xe2 || (at(1) != 0x80 && at(1) != 0x81))
        return 0;
    const std::uint32_t point = 0x2000 | (at(1) & 0x3f) << 6 | (at(2) & 0x3f);
    const bool marks = point == 0x200e || point == 0x200f || (point >= 0x202a && point <= 0x202e) ||
                       (point >= 0x2066 && point <= 0x2069);
    return marks && at(2) >= 0x80 ? point : 0;
}

std::string escaped(std::uint32_t point)
{
    std::string text = "\\u";
    for (std::uint32_t shift = 16; shift > 0; shift -= 4)
        text += digits[point >> (shift - 4) & 15];
    return text;
}

}  // namespace

std::string printable(std::string_view text)
{
    std::string shown;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (const std::uint32_t mark = directionMark(text.substr(i)); mark != 0) {
            shown += escaped(mark);
            i += mark < 0x800 ? 1 : 2;
            continue;
        }
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool c1 =
            byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
        if (byte >= 0x20 && byte != 0x7f && !c1) {
            shown.push_back(text[i]);
            continue;
        }
        shown += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
    }
    return shown;
}

std::string shellWord(const std::string& word)
{
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        "-_./:,+@%=";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    std::string quoted = "'";
    for (const char c : word) {
        if (c == '\'')
            quoted += "'\\'";
        quoted.push_back(c);
    }
    return quoted + "'";
}

int runProgram(const std::vector<std::string>& words, const Terminal& terminal)
{
    const auto parsed = parseArguments(words);
    if (!parsed) {
        const bool json = std::ranges::find(words, "--json") != words.end();
        return reportError(parsed.error(), json, terminal);
    }
    if (const auto* printout = std::get_if<Printout>(&*parsed)) {
        terminal.out << printout->text;
        return 0;
    }
    const auto& arguments = std::get<Arguments>(*parsed);
    const Result<int> outcome = performed(arguments, terminal);
    terminal.out.flush();
    // An export that breaks off has written lines already; a document would not fit among them.
    const bool json = arguments.json && arguments.verb != Verb::journalExport;
    if (!outcome)
        return reportError(outcome.error(), json, terminal);
    if (!terminal.out)
        return reportError(Error{ErrorCode::ioFailure, "The output could not be written.", {}},
                           false, terminal);
    return *outcome;
}

}  // namespace estate::ctl
