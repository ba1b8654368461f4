// Cuts of a journal: declared, carried on step by step, taken back, and shown.
#include <algorithm>
#include <ostream>
#include <string_view>

#include "app/ctl/closure_report.h"
#include "app/ctl/commands.h"
#include "app/ctl/cut_report.h"
#include "app/ctl/event_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

// Declared, prepared, decided, ended, a resumed round in front of each, and as many to spare.
constexpr std::uint64_t stepsToTheEndMax = 16;

// What a command made durable: programs get it at the end, people as it happens.
class DurableEvents {
public:
    DurableEvents(const Workspace& workspace, const Arguments& arguments, const Terminal& terminal)
        : m_arguments(arguments), m_terminal(terminal), m_told(workspace.journal().head().index)
    {}

    Outcome tell(const Workspace& workspace)
    {
        const std::uint64_t last = workspace.journal().head().index;
        if (last == m_told)
            return {};
        const auto read =
            workspace.journal().read(m_told + 1, last, [&](const JournalRecord& record) {
                const Envelope& envelope = record.envelope;
                m_events.push_back(toJson(record));
                if (!m_arguments.json)
                    print(envelope);
                return true;
            });
        m_told = last;
        return read;
    }
    [[nodiscard]] const Json& events() const { return m_events; }

private:
    // In columns, though the rows that follow are not known yet.
    void print(const Envelope& envelope)
    {
        constexpr std::size_t indexWidth = 5;
        constexpr std::size_t nameWidth = std::string_view("checkpoint-taken").size();
        const std::string index = formatCount(envelope.index);
        const std::string name(eventName(envelope.event));
        m_terminal.out << std::string(indexWidth - std::min(indexWidth, index.size()), ' ') << index
                       << "  " << formatTime(envelope.at) << "  " << name
                       << std::string(nameWidth - std::min(nameWidth, name.size()), ' ') << "  "
                       << eventText(envelope.event) << std::endl;
    }

    const Arguments& m_arguments;
    const Terminal& m_terminal;
    std::uint64_t m_told;
    Json m_events = Json::array();
};

void writeDocument(std::ostream& out, const char* kind, const Workspace& workspace,
                   const CutState& cut, const DurableEvents& events)
{
    Json document = newDocument(kind);
    document.update(cutToJson(workspace.state(), cut));
    document["events"] = events.events();
    document["head"] = toJson(workspace.journal().head());
    document["durableIndex"] = toJson(workspace.journal().durableIndex());
    document["stateHash"] = toJson(workspace.state().hash());
    write(out, document);
}

void printHead(std::ostream& out, const Workspace& workspace)
{
    const JournalHead head = workspace.journal().head();
    out << "  Head  " << head.index << ":" << head.hash.hex() << "\n";
}

void printNext(std::ostream& out, const Arguments& arguments)
{
    out << "Next: estatectl cut run " << shellWord(arguments.operation) << " --journal "
        << shellWord(arguments.journalPath) << "\n";
}

// It is read by people for as long as the journal is kept.
Result<void> checkReason(const std::string& reason)
{
    if (reason.find_first_not_of(" \t") == std::string::npos)
        return fail(ErrorCode::badInput,
                    "The reason is empty. Say in --reason why, for the record.",
                    {{"option", "--reason"}});
    if (printable(reason) != reason)
        return fail(ErrorCode::badInput,
                    "The reason has a control character in it: '" + printable(reason) +
                        "'. Write one line of text.",
                    {{"option", "--reason"}});
    return {};
}

Result<std::uint64_t> chosenSteps(const Arguments& arguments)
{
    if (arguments.steps.empty())
        return stepsToTheEndMax;
    const auto steps = parseCount(arguments.steps, "--steps");
    if (steps && *steps == 0)
        return fail(ErrorCode::badInput, "--steps 0 would do nothing; 1 is the least.",
                    {{"option", "--steps"}});
    return steps;
}

// Whether it has ended.
Result<bool> takeSteps(Workspace& workspace, const Arguments& arguments, const Terminal& terminal,
                       DurableEvents& events)
{
    const auto steps = chosenSteps(arguments);
    if (!steps)
        return tl::unexpected<Error>(steps.error());
    for (std::uint64_t step = 0; step < *steps; ++step) {
        const auto now = chosenNow(arguments, terminal);
        if (!now)
            return tl::unexpected<Error>(now.error());
        const auto ended = workspace.stepCut(arguments.operation, *now);
        if (!ended)
            return ended;
        if (auto told = events.tell(workspace); !told)
            return tl::unexpected<Error>(told.error());
        if (*ended)
            return true;
    }
    if (!arguments.steps.empty())
        return false;
    return fail(ErrorCode::contradiction,
                "The cut did not end after " + std::to_string(stepsToTheEndMax) +
                    " steps. It can be aborted: estatectl cut abort --help");
}

// --now is read before the journal is opened: a bad one changes nothing.
struct Opened {
    Workspace workspace;
    Timestamp now;
};
Result<Opened> openForChange(const Arguments& arguments, const Terminal& terminal)
{
    const auto now = chosenNow(arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    if (auto said = chosenNow(*workspace, arguments, terminal); !said)
        return tl::unexpected<Error>(said.error());
    return Opened{std::move(*workspace), *now};
}

}  // namespace

Outcome declareCut(const Arguments& arguments, const Terminal& terminal)
{
    const auto selection = chosenSelection(arguments);
    if (!selection)
        return tl::unexpected<Error>(selection.error());
    auto opened = openForChange(arguments, terminal);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    Workspace& workspace = opened->workspace;
    DurableEvents events(workspace, arguments, terminal);
    if (auto declared = workspace.declareCut(arguments.operatorName, arguments.operation,
                                             CutKind::snapshot, *selection, opened->now);
        !declared)
        return declared;
    const CutState& cut = *workspace.state().findCut(arguments.operation);
    if (!arguments.json)
        terminal.out << "Declared cut " << arguments.operation << ": "
                     << countText(cut.manifest().members(), "volume") << " on "
                     << countText(cut.manifest().participants.size(), "shard") << "\n";
    if (auto told = events.tell(workspace); !told)
        return told;
    if (arguments.json) {
        writeDocument(terminal.out, "cut-declared", workspace, cut, events);
        return {};
    }
    printHead(terminal.out, workspace);
    printNext(terminal.out, arguments);
    return {};
}

namespace {

// What the executor does for somebody is theirs too, as with a commit that is gone on with.
Outcome noteRun(Workspace& workspace, const Arguments& arguments, Timestamp now)
{
    if (arguments.operatorName.empty()) {
        if (!workspace.governance().roles().granted())
            return {};
        return fail(ErrorCode::notAllowed,
                    "Roles were granted in this journal, so somebody has to carry the cut on: give "
                    "--operator NAME.",
                    {{"option", "--operator"}});
    }
    if (auto allowed =
            workspace.require(arguments.operatorName, Role::deskOperator, "carry a cut on");
        !allowed)
        return allowed;
    return workspace.note(arguments.operatorName, "cut-run", arguments.operation, {}, now);
}

}  // namespace

Result<bool> runCut(const Arguments& arguments, const Terminal& terminal)
{
    if (const auto steps = chosenSteps(arguments); !steps)
        return tl::unexpected<Error>(steps.error());
    auto opened = openForChange(arguments, terminal);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    Workspace& workspace = opened->workspace;
    const auto before = findCut(workspace.state(), arguments.operation);
    if (!before)
        return tl::unexpected<Error>(before.error());
    if (!arguments.json)
        terminal.out << "Cut " << arguments.operation << ": " << progressText(**before)
                     << std::endl;
    DurableEvents events(workspace, arguments, terminal);
    if (!(*before)->ended())
        if (auto noted = noteRun(workspace, arguments, opened->now); !noted)
            return tl::unexpected<Error>(noted.error());
    const auto ended = takeSteps(workspace, arguments, terminal, events);
    if (!ended)
        return tl::unexpected<Error>(ended.error());
    const CutState& cut = *workspace.state().findCut(arguments.operation);
    const bool aborted = cut.phase() == CutPhase::aborted;
    if (arguments.json) {
        writeDocument(terminal.out, "cut-run", workspace, cut, events);
        return !aborted;
    }
    if (aborted)
        return fail(ErrorCode::notAllowed,
                    "The cut '" + arguments.operation + "' was aborted" +
                        (cut.reason().empty() ? "." : ": " + cut.reason()),
                    {{"operation", arguments.operation}});
    terminal.out << (*ended ? "Ended: " : "Stopped: ") << progressText(cut) << "\n";
    printHead(terminal.out, workspace);
    if (!*ended)
        printNext(terminal.out, arguments);
    return true;
}

Outcome abortCut(const Arguments& arguments, const Terminal& terminal)
{
    if (auto checked = checkReason(arguments.reason); !checked)
        return checked;
    auto opened = openForChange(arguments, terminal);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    Workspace& workspace = opened->workspace;
    if (const auto found = findCut(workspace.state(), arguments.operation); !found)
        return tl::unexpected<Error>(found.error());
    DurableEvents events(workspace, arguments, terminal);
    if (auto aborted = workspace.abortCut(arguments.operatorName, arguments.operation,
                                          arguments.reason, opened->now);
        !aborted)
        return aborted;
    const CutState& cut = *workspace.state().findCut(arguments.operation);
    if (!arguments.json)
        terminal.out << "Cut " << arguments.operation << ": " << progressText(cut) << "\n";
    if (auto told = events.tell(workspace); !told)
        return told;
    if (arguments.json)
        writeDocument(terminal.out, "cut-aborted", workspace, cut, events);
    else
        printHead(terminal.out, workspace);
    return {};
}

Outcome showCuts(const Arguments& arguments, const Terminal& terminal)
{
    const auto top = parseCount(arguments.top, "--top");
    if (!top)
        return tl::unexpected<Error>(top.error());
    const auto workspace = Workspace::openReadOnly(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const EstateState& state = workspace->state();
    if (!arguments.operation.empty()) {
        const auto cut = findCut(state, arguments.operation);
        if (!cut)
            return tl::unexpected<Error>(cut.error());
        if (arguments.json) {
            Json document = newDocument("cut");
            document.update(cutToJson(state, **cut));
            write(terminal.out, document);
        } else {
            printCut(terminal.out, state, **cut, *top);
        }
        return {};
    }
    if (!arguments.json) {
        printCuts(terminal.out, state, *top);
        return {};
    }
    Json document = newDocument("cuts");
    Json listed = Json::array();
    for (const auto& [operation, cut] : state.cuts())
        listed.push_back(cutLineToJson(state, *cut));
    document["cuts"] = std::move(listed);
    write(terminal.out, document);
    return {};
}

}  // namespace estate::ctl
