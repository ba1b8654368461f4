#include <algorithm>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/failure_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/proposal_report.h"
#include "app/ctl/table.h"
#include "engine/rules/rules_text.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

void printOne(std::ostream& out, const Workspace& workspace, const Proposal& proposal,
              const std::optional<Freshness>& freshness, const std::optional<Execution>& execution)
{
    print(out, proposal);
    if (freshness)
        print(out, *freshness);
    if (execution && !execution->participants.empty())
        print(out << "Gangs\n", workspace.state().catalog(), *execution);
}

Outcome showOne(const Arguments& arguments, const Terminal& terminal, const Workspace& workspace)
{
    const auto found = workspace.proposals().findByPrefix(arguments.proposal);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const Proposal& proposal = **found;
    std::optional<Freshness> freshness;
    if (proposal.status == ProposalStatus::open || proposal.status == ProposalStatus::approved) {
        auto compared = workspace.freshness(proposal.content.proposal, workspace.lastTimestamp());
        if (!compared)
            return tl::unexpected<Error>(compared.error());
        freshness = std::move(*compared);
    }
    std::optional<Execution> execution;
    if (proposal.planIndex != 0) {
        auto carriedOut = workspace.execution(proposal.content.proposal);
        // In front of a compacted journal's beginning lies the plan of what it still lists.
        if (!carriedOut && carriedOut.error().code != ErrorCode::notFound)
            return tl::unexpected<Error>(carriedOut.error());
        if (carriedOut)
            execution = std::move(*carriedOut);
    }
    if (!arguments.json) {
        printOne(terminal.out, workspace, proposal, freshness, execution);
        return {};
    }
    Json document = newDocument("proposal");
    document.update(toJson(proposal));
    document["freshness"] = freshness ? toJson(*freshness) : Json(nullptr);
    document["execution"] =
        execution ? toJson(workspace.state().catalog(), *execution) : Json(nullptr);
    write(terminal.out, document);
    return {};
}

constexpr std::size_t titleTextMax = 64;
constexpr std::size_t listedTextMax = 40;

std::string titleOf(const Arguments& arguments, const Occasion& occasion)
{
    if (!arguments.title.empty())
        return arguments.title;
    std::string title = briefOccasion(occasion.failures, occasion.failback, titleTextMax);
    title.front() = occasion.failback.empty() ? 'L' : 'R';
    return title;
}

void printNext(std::ostream& out, const Arguments& arguments, const Proposal& proposal,
               const char* verb, const char* who)
{
    out << "Next: estatectl " << verb << " " << proposal.content.proposal.brief() << " --journal "
        << shellWord(arguments.journalPath) << " --operator " << who;
    if (proposal.status == ProposalStatus::approved && proposal.content.lostOperations > 0)
        out << " --accept-lost " << proposal.content.lostOperations;
    out << "\n";
}

}  // namespace

namespace {

// The draft that was named, or the text as a whole.
Result<Digest> proposeRuleChange(Workspace& workspace, const Arguments& arguments,
                                 const Terminal& terminal, Timestamp now, Duration lifetime)
{
    if (!arguments.draft.empty())
        return workspace.proposeDraft(
            arguments.draft, arguments.operatorName,
            arguments.title.empty() ? "Draft " + arguments.draft : arguments.title, now, lifetime);
    const auto text = readText(arguments.rulesPath, terminal);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const auto book = parseRules(*text);
    if (!book)
        return tl::unexpected<Error>(book.error());
    return workspace.proposeRules(arguments.operatorName,
                                  arguments.title.empty() ? "Rules of " + arguments.rulesPath
                                                          : arguments.title,
                                  changesBetween(workspace.approvedRules(), *book), now, lifetime);
}

Outcome proposeRules(const Arguments& arguments, const Terminal& terminal, Duration lifetime)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const auto id = proposeRuleChange(*workspace, arguments, terminal, *now, lifetime);
    if (!id)
        return tl::unexpected<Error>(id.error());
    const Proposal& proposal = *workspace->proposals().find(*id);
    if (arguments.json) {
        Json document = newDocument("proposal-opened");
        document.update(toJson(proposal));
        write(terminal.out, document);
        return {};
    }
    print(terminal.out, proposal);
    printNext(terminal.out, arguments, proposal, "approve", "ANOTHER");
    return {};
}

}  // namespace

Outcome propose(const Arguments& arguments, const Terminal& terminal)
{
    const auto lifetime = chosenLifetime(arguments);
    if (!lifetime)
        return tl::unexpected<Error>(lifetime.error());
    if (!arguments.draft.empty() || !arguments.rulesPath.empty())
        return proposeRules(arguments, terminal, *lifetime);
    const auto occasion = chosenOccasion(arguments);
    if (!occasion)
        return tl::unexpected<Error>(occasion.error());
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    // As propose() does: event time may be ahead of the clock by a fence that was waited for.
    const auto preview = previewOf(workspace->state(), *occasion, workspace->eventTime(*now),
                                   workspace->closedWindows());
    if (!preview)
        return tl::unexpected<Error>(preview.error());
    const std::string title = titleOf(arguments, *occasion);
    const auto id =
        occasion->failback.empty()
            ? workspace->propose(arguments.operatorName, title, occasion->failures, *now, *lifetime)
            : workspace->proposeFailback(arguments.operatorName, title, occasion->failback, *now,
                                         *lifetime);
    if (!id)
        return tl::unexpected<Error>(id.error());
    const Proposal* proposal = workspace->proposals().find(*id);
    ESTATE_ENSURE(proposal != nullptr);
    const NotDurable notDurable = notDurableOf(workspace->state().catalog(), preview->plan);
    if (arguments.json) {
        Json document = newDocument("proposal-opened");
        document.update(toJson(*proposal));
        document["summary"] = summaryToJson(preview->summary, notDurable);
        write(terminal.out, document);
        return {};
    }
    print(terminal.out, *proposal);
    printSummary(terminal.out << "\n", preview->summary, notDurable, preview->at);
    printNext(terminal.out << "\nAnother operator approves it. ", arguments, *proposal, "approve",
              "NAME");
    return {};
}

Outcome judge(const Arguments& arguments, const Terminal& terminal)
{
    const Verdict verdict = arguments.verb == Verb::approve  ? Verdict::approve
                            : arguments.verb == Verb::reject ? Verdict::reject
                                                             : Verdict::withdraw;
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const auto found = workspace->proposals().findByPrefix(arguments.proposal);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const Digest id = (*found)->content.proposal;
    const auto judged =
        workspace->judge(id, arguments.operatorName, verdict, arguments.comment, *now);
    if (!judged)
        return tl::unexpected<Error>(judged.error());
    static_cast<void>(settle(*workspace, *now));
    const Proposal* proposal = workspace->proposals().find(id);
    ESTATE_ENSURE(proposal != nullptr);
    if (arguments.json) {
        Json document = newDocument("proposal-judged");
        document.update(toJson(*proposal));
        write(terminal.out, document);
        return {};
    }
    print(terminal.out, *proposal);
    if (proposal->status == ProposalStatus::approved)
        printNext(terminal.out, arguments, *proposal, "commit", proposal->author.c_str());
    return {};
}

Outcome listProposals(const Arguments& arguments, const Terminal& terminal)
{
    const auto workspace = openToLook(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    if (!arguments.proposal.empty())
        return showOne(arguments, terminal, *workspace);
    const auto& all = workspace->proposals().all();
    if (arguments.json) {
        Json document = newDocument("proposals");
        document["pendingApprovals"] = toJson(workspace->proposals().pendingApprovals());
        Json listed = Json::array();
        for (const auto& proposal : all)
            listed.push_back(toJson(*proposal));
        document["proposals"] = std::move(listed);
        write(terminal.out, document);
        return {};
    }
    if (all.empty()) {
        terminal.out << "No proposals. See: estatectl propose --help\n";
        return {};
    }
    Table table({{"Proposal"},
                 {"Status"},
                 {"For"},
                 {"Groups", Align::right},
                 {"Lost", Align::right},
                 {"Author"},
                 {"Opened"},
                 {"Title"}});
    for (const auto& proposal : all) {
        const ProposalOpened& content = proposal->content;
        table.add({content.proposal.brief(), std::string(proposalStatusName(proposal->status)),
                   briefOccasion(content, listedTextMax), formatCount(content.groups),
                   formatCount(content.lostOperations), printable(proposal->author),
                   formatTime(proposal->openedAt), printable(content.title)});
    }
    table.print(terminal.out);
    return {};
}

}  // namespace estate::ctl
