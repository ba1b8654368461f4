#include <algorithm>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/proposal_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

// A gang takes one step to prepare; fences and the commit take a few more for all of them.
constexpr std::uint64_t extraStepsMax = 1'000;

// Says what moved since it was last asked: people watch the phases, programs get them all.
class Watch {
public:
    Watch(const Arguments& arguments, const Terminal& terminal)
        : m_arguments(arguments), m_terminal(terminal)
    {}

    void say(const std::string& text) const
    {
        if (!m_arguments.json)
            m_terminal.out << text << std::endl;  // each step as it happens, also into a pipe
    }

    void report(const Catalog& catalog, const Execution& execution, Timestamp at)
    {
        for (std::size_t i = 0; i < execution.participants.size(); ++i) {
            const Participant& participant = execution.participants[i];
            const bool known = i < m_phases.size() && m_phases[i] == participant.phase;
            if (known || participant.phase == ParticipantPhase::waiting)
                continue;
            say("  " + participantText(catalog, participant));
            m_steps.push_back({{"at", toJson(at)},
                               {"planId", toJson(participant.planId)},
                               {"group", groupId(catalog, participant.decision)},
                               {"phase", participantPhaseName(participant.phase)}});
        }
        m_phases.clear();
        for (const Participant& participant : execution.participants)
            m_phases.push_back(participant.phase);
    }

    [[nodiscard]] const Json& steps() const { return m_steps; }

private:
    const Arguments& m_arguments;
    const Terminal& m_terminal;
    std::vector<ParticipantPhase> m_phases;
    Json m_steps = Json::array();
};

Outcome reportPhases(const Workspace& workspace, const Digest& proposal, Watch& watch)
{
    const auto execution = workspace.execution(proposal);
    if (!execution)
        return tl::unexpected<Error>(execution.error());
    watch.report(workspace.state().catalog(), *execution, workspace.lastTimestamp());
    return {};
}

Outcome begin(Workspace& workspace, const Digest& proposal, const Arguments& arguments,
              const Terminal& terminal, Watch& watch)
{
    const Proposal* current = workspace.proposals().find(proposal);
    ESTATE_ENSURE(current != nullptr);
    if (current->status == ProposalStatus::executing) {
        if (auto allowed = workspace.require(arguments.operatorName, Role::deskOperator,
                                             "go on with a commit");
            !allowed)
            return allowed;
        const auto now = chosenNow(workspace, arguments, terminal);
        if (!now)
            return tl::unexpected<Error>(now.error());
        if (auto noted =
                workspace.note(arguments.operatorName, "commit-resumed", proposal.hex(), {}, *now);
            !noted)
            return noted;
        watch.say("Goes on with " + proposal.brief() + ", begun by " + current->committer + " at " +
                  formatTime(current->begunAt));
        return {};
    }
    const auto accepted = parseCount(arguments.acceptedLost, "--accept-lost");
    if (!accepted)
        return tl::unexpected<Error>(accepted.error());
    const auto now = chosenNow(workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    auto begun = workspace.beginCommit(proposal, arguments.operatorName, *accepted, *now,
                                       arguments.breakGlass);
    if (!begun)
        return begun;
    watch.say("Begins " + proposal.brief() + " at " + formatTime(workspace.lastTimestamp()));
    return {};
}

constexpr std::string_view controller = "controller:";

// "r017, r018" as "controller:r017, controller:r018".
std::string controllersOf(const std::string& regions)
{
    std::string ids;
    for (std::size_t from = 0; from < regions.size();) {
        const std::size_t comma = std::min(regions.find(", ", from), regions.size());
        ids += (ids.empty() ? "" : ", ") + std::string(controller);
        ids += regions.substr(from, comma - from);
        from = comma + 2;
    }
    return ids;
}

// A misspelled worker would fail nobody, and a rehearsal would really be committed.
Outcome checkWorker(const Catalog& catalog, const std::string& option, const std::string& worker)
{
    const bool controls = worker.starts_with(controller);
    const auto region =
        catalog.findRegion(std::string_view(worker).substr(controls ? controller.size() : 0));
    const auto host = catalog.findHost(worker);
    if (controls ? region.has_value() : host.has_value())
        return {};
    // The id of a region alone is a controller's without its beginning.
    const Error& unknown = controls ? region.error() : host.error();
    std::string near = !controls && region ? std::string(controller) + worker : "";
    for (const ErrorField& field : unknown.fields)
        if (field.name == "near" && near.empty())
            near = controls ? controllersOf(field.value) : field.value;
    return fail(ErrorCode::unknownId,
                "There is no worker '" + worker + "' for " + option +
                    ". Name a host of the estate, or controller:REGION.",
                {{"worker", worker}, {"near", near}});
}

Result<ExecutorModel> chosenModel(const Catalog& catalog, const Arguments& arguments)
{
    auto rejecting = splitIds(arguments.rejecting, "--reject");
    auto silent = splitIds(arguments.silent, "--silent");
    for (const auto* workers : {&rejecting, &silent})
        if (!*workers)
            return tl::unexpected<Error>(workers->error());
    for (const std::string& worker : *rejecting)
        if (auto checked = checkWorker(catalog, "--reject", worker); !checked)
            return tl::unexpected<Error>(checked.error());
    for (const std::string& worker : *silent)
        if (auto checked = checkWorker(catalog, "--silent", worker); !checked)
            return tl::unexpected<Error>(checked.error());
    return ExecutorModel{std::move(*rejecting), std::move(*silent)};
}

Outcome runToTheEnd(Workspace& workspace, const Digest& proposal, const ExecutorModel& model,
                    const Arguments& arguments, const Terminal& terminal, Watch& watch)
{
    if (hasEnded(workspace.proposals().find(proposal)->status))
        return {};  // a change of the rules is done when it is begun
    // What an earlier run did before it was cut off is told first.
    if (auto reported = reportPhases(workspace, proposal, watch); !reported)
        return reported;
    const std::uint64_t stepsMax =
        workspace.proposals().find(proposal)->gangs.size() + extraStepsMax;
    for (std::uint64_t step = 0; step < stepsMax; ++step) {
        const auto now = chosenNow(arguments, terminal);
        if (!now)
            return tl::unexpected<Error>(now.error());
        const auto finished = workspace.stepCommit(*now, model);
        if (!finished)
            return tl::unexpected<Error>(finished.error());
        if (auto reported = reportPhases(workspace, proposal, watch); !reported)
            return reported;
        if (*finished)
            return {};
    }
    return fail(ErrorCode::contradiction, "The execution did not end after " +
                                              std::to_string(stepsMax) +
                                              " steps. It can be aborted with --abort.");
}

Outcome finish(const Workspace& workspace, const Digest& proposal, const Arguments& arguments,
               const Terminal& terminal, const Watch& watch)
{
    const Proposal* ended = workspace.proposals().find(proposal);
    ESTATE_ENSURE(ended != nullptr);
    if (!arguments.abort && ended->status == ProposalStatus::aborted)
        return fail(ErrorCode::notAllowed,
                    "The execution was aborted" +
                        (ended->endReason.empty() ? "." : ": " + ended->endReason));
    const JournalHead head = workspace.journal().head();
    if (arguments.json) {
        Json document = newDocument("proposal-ended");
        document.update(toJson(*ended));
        document["steps"] = watch.steps();
        document["head"] = {{"index", toJson(head.index)}, {"hash", toJson(head.hash)}};
        document["durableIndex"] = toJson(workspace.journal().durableIndex());
        document["stateHash"] = toJson(workspace.state().hash());
        write(terminal.out, document);
    } else {
        print(terminal.out, *ended);
        terminal.out << "  Head       " << head.index << ":" << head.hash.hex() << "\n"
                     << "  Durable    up to record "
                     << formatCount(workspace.journal().durableIndex()) << "\n";
    }
    return {};
}

}  // namespace

Outcome commit(const Arguments& arguments, const Terminal& terminal)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto found = workspace->proposals().findByPrefix(arguments.proposal);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const Digest proposal = (*found)->content.proposal;
    Watch watch(arguments, terminal);
    if (arguments.abort) {
        const Proposal* executing = workspace->proposals().executing();
        if (executing == nullptr || executing->content.proposal != proposal)
            return fail(ErrorCode::contradiction,
                        "Proposal " + proposal.brief() + " is " +
                            std::string(proposalStatusName((*found)->status)) +
                            "; only an execution that has not ended can be aborted.");
        const auto now = chosenNow(*workspace, arguments, terminal);
        if (!now)
            return tl::unexpected<Error>(now.error());
        auto aborted = workspace->abortCommit(arguments.operatorName, arguments.comment, *now);
        if (!aborted)
            return aborted;
        return finish(*workspace, proposal, arguments, terminal, watch);
    }
    const auto model = chosenModel(workspace->state().catalog(), arguments);
    if (!model)
        return tl::unexpected<Error>(model.error());
    if (auto begun = begin(*workspace, proposal, arguments, terminal, watch); !begun)
        return begun;
    if (auto run = runToTheEnd(*workspace, proposal, *model, arguments, terminal, watch); !run)
        return run;
    // The commit is done, whatever becomes of the others' reviews.
    static_cast<void>(settle(*workspace, workspace->lastTimestamp()));
    return finish(*workspace, proposal, arguments, terminal, watch);
}

}  // namespace estate::ctl
