#include "app/ctl/proposal_report.h"

#include <algorithm>
#include <ostream>

#include "app/ctl/failure_report.h"
#include "app/ctl/governance_detail.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/rules_report.h"
#include "app/ctl/table.h"
#include "app/ctl/terminal.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

constexpr std::size_t changesShownMax = 20;

std::string regionName(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? catalog.region(region).id : "-";
}

std::string moment(const std::string& who, Timestamp when)
{
    return printable(who) + " at " + formatTime(when);
}

std::string planText(const ProposalOpened& content)
{
    if (content.ruleChanges.empty())
        return "Plan       " + formatCount(content.groups) + " groups recover, " +
               formatCount(content.lostOperations) + " operations lost";
    return "Reach      " + formatCount(content.reach.changedFlows) + " groups act otherwise, in " +
           formatCount(content.reach.changedSets) + " of " + formatCount(content.reach.sets) +
           " single and pair losses";
}

// What happened to it between its opening and its end.
void printCourse(std::ostream& out, const Proposal& proposal)
{
    const ProposalOpened& content = proposal.content;
    if (content.drill)
        out << "  DRILL      its author may approve it; it ends with the drill\n";
    if (content.replaces != Digest{})
        out << "  Replaces   " << content.replaces.brief() << "\n";
    if (content.expiresAt != Timestamp{} && !hasEnded(proposal.status))
        out << "  Expires    " << formatTime(content.expiresAt) << "\n";
    for (const ProposalComment& comment : proposal.comments)
        out << "  Comment    " << moment(comment.author, comment.at) << ": "
            << printable(comment.text) << "\n";
    if (proposal.reviews > 0)
        out << "  Reviewed   " << formatCount(proposal.reviews)
            << " times: its basis changed, the plan did not\n";
    if (!proposal.breakGlass.empty())
        out << "  GLASS      broken: " << printable(proposal.breakGlass) << "\n";
    if (proposal.wantsRetrospect())
        out << "  ALONE      one person carried it out; somebody else has to look at it\n";
    if (proposal.retrospect)
        out << "  Afterwards "
            << (*proposal.retrospect == Verdict::approve ? "approved" : "REJECTED") << " by "
            << printable(proposal.judge) << "\n";
    if (proposal.voided) {
        out << "  Stale      since " << formatTime(proposal.endedAt) << ": "
            << formatCount(proposal.voided->changedFlows) << " groups go otherwise\n";
        print(out, proposal.voided->changes);
    }
    if (!content.ruleChanges.empty()) {
        print(out, content.ruleChanges);
        print(out, content.reach);
        out << "\n";
    }
}

}  // namespace

Json toJson(const Proposal& proposal)
{
    Json basis = Json::array();
    for (const RegionBasis& region : proposal.content.basis)
        basis.push_back({{"region", region.region}, {"planning", toJson(region.planning)}});
    Json gangs = Json::array();
    for (const Digest& gang : proposal.gangs)
        gangs.push_back(toJson(gang));
    Json json;
    json["proposal"] = toJson(proposal.content.proposal);
    json["title"] = proposal.content.title;
    json["status"] = proposalStatusName(proposal.status);
    json["regions"] = proposal.content.failures.regions;
    json["failures"] = toJson(proposal.content.failures);
    json["failback"] = proposal.content.failback;
    json["kind"] = proposalKindName(proposal.kind());
    json["identity"] = assuranceText(operatorAssurance);
    json["groups"] = toJson(proposal.content.groups);
    json["flows"] = toJson(proposal.content.flows);
    json["ruleChanges"] = toJson(proposal.content.ruleChanges);
    json["reach"] = toJson(proposal.content.reach);
    json["expiresAt"] = toJsonOrNull(proposal.content.expiresAt);
    json["drill"] = proposal.content.drill;
    json["replaces"] =
        proposal.content.replaces == Digest{} ? Json(nullptr) : toJson(proposal.content.replaces);
    json["breakGlass"] = proposal.breakGlass.empty() ? Json(nullptr) : Json(proposal.breakGlass);
    json["retrospect"] =
        proposal.retrospect ? Json(verdictName(*proposal.retrospect)) : Json(nullptr);
    json["reviews"] = toJson(proposal.reviews);
    json["voided"] = proposal.voided ? detail(*proposal.voided) : Json(nullptr);
    Json comments = Json::array();
    for (const ProposalComment& comment : proposal.comments)
        comments.push_back(
            {{"author", comment.author}, {"at", toJson(comment.at)}, {"text", comment.text}});
    json["comments"] = std::move(comments);
    json["lostOperations"] = toJson(proposal.content.lostOperations);
    json["decisionsDigest"] = toJson(proposal.content.decisions);
    json["author"] = proposal.author;
    json["openedIndex"] = toJson(proposal.openedIndex);
    json["openedAt"] = toJson(proposal.openedAt);
    json["judge"] = proposal.judge.empty() ? Json(nullptr) : Json(proposal.judge);
    json["judgedAt"] = toJsonOrNull(proposal.judgedAt);
    json["comment"] = proposal.comment;
    json["committer"] = proposal.committer.empty() ? Json(nullptr) : Json(proposal.committer);
    json["begunAt"] = toJsonOrNull(proposal.begunAt);
    json["endedAt"] = toJsonOrNull(proposal.endedAt);
    json["endReason"] = proposal.endReason;
    json["gangs"] = std::move(gangs);
    json["basis"] = {{"rules", toJson(proposal.content.rules)}, {"regions", std::move(basis)}};
    return json;
}

Json toJson(const Freshness& freshness)
{
    return {{"fresh", freshness.fresh},
            {"changedRegions", freshness.changedRegions},
            {"rulesChanged", freshness.rulesChanged},
            {"maintenanceChanged", freshness.maintenanceChanged},
            {"decisionsChanged", freshness.decisionsChanged},
            {"changedFlows", toJson(freshness.changedFlows)},
            {"changes", toJson(freshness.changes)}};
}

Json toJson(const Catalog& catalog, const Execution& execution)
{
    Json participants = Json::array();
    for (const Participant& participant : execution.participants)
        participants.push_back(
            {{"planId", toJson(participant.planId)},
             {"group", groupId(catalog, participant.decision)},
             {"source", regionName(catalog, participant.decision.source)},
             {"destination", regionName(catalog, participant.decision.destination)},
             {"concreteVolumes", toJson(concreteVolumes(catalog, participant.decision))},
             {"phase", participantPhaseName(participant.phase)}});
    return {{"finished", execution.finished},
            {"outcome",
             execution.finished
                 ? Json(execution.outcome == CommitOutcome::committed ? "committed" : "aborted")
                 : Json(nullptr)},
            {"participants", std::move(participants)}};
}

void print(std::ostream& out, const Proposal& proposal)
{
    out << "Proposal " << proposal.content.proposal.brief() << ": "
        << proposalStatusName(proposal.status) << "\n";
    if (!proposal.content.title.empty())
        out << "  Title      " << printable(proposal.content.title) << "\n";
    out << "  For        " << occasionText(proposal.content) << "\n"
        << "  " << planText(proposal.content) << "\n"
        << "  Author     " << moment(proposal.author, proposal.openedAt) << "\n";
    if (!proposal.judge.empty())
        out << "  Judged     " << moment(proposal.judge, proposal.judgedAt)
            << (proposal.comment.empty() ? "" : ": " + printable(proposal.comment)) << "\n";
    if (!proposal.committer.empty())
        out << "  Committer  " << moment(proposal.committer, proposal.begunAt) << "\n";
    if (proposal.endedAt.ns != 0)
        out << "  Ended      " << formatTime(proposal.endedAt)
            << (proposal.endReason.empty() ? "" : ": " + printable(proposal.endReason)) << "\n";
    printCourse(out, proposal);
    out << "  Names      " << assuranceText(operatorAssurance) << "\n"
        << "  Decisions  " << proposal.content.decisions.hex() << "\n"
        << "  Full id    " << proposal.content.proposal.hex() << "\n";
}

void print(std::ostream& out, const Freshness& freshness)
{
    if (freshness.changedRegions.empty() && !freshness.rulesChanged &&
        !freshness.maintenanceChanged && freshness.fresh) {
        out << "  Basis      unchanged: it means what it said\n";
        return;
    }
    out << "  Basis      ";
    if (!freshness.changedRegions.empty())
        out << "changed regions: " << joinedIds(freshness.changedRegions) << ". ";
    if (freshness.rulesChanged)
        out << "The rules changed. ";
    if (freshness.maintenanceChanged)
        out << "Other places are under maintenance. ";
    if (freshness.fresh) {
        out << "The plan is the same: an approval counts on\n";
        return;
    }
    out << "STALE: " << formatCount(freshness.changedFlows) << " groups go otherwise now\n";
    print(out, freshness.changes);
}

void print(std::ostream& out, const std::vector<FlowChange>& changes)
{
    if (changes.empty())
        return;
    Table table({{"Group"}, {"Before"}, {"Now"}, {"Why"}});
    for (std::size_t i = 0; i < changes.size() && i < changesShownMax; ++i)
        table.add({printable(changes[i].group), printable(changes[i].before),
                   printable(changes[i].after), printable(changes[i].why)});
    table.print(out, 2);
    printMore(out, std::min(changes.size(), changesShownMax), changes.size());
}

std::string participantText(const Catalog& catalog, const Participant& participant)
{
    std::string phase(participantPhaseName(participant.phase));
    phase.resize(std::max<std::size_t>(phase.size(), 9), ' ');
    const GroupDecision& decision = participant.decision;
    return phase + "  " + groupId(catalog, decision) + "  " + regionName(catalog, decision.source) +
           " -> " + regionName(catalog, decision.destination) + ", " +
           formatCount(concreteVolumes(catalog, decision)) + " volumes";
}

void print(std::ostream& out, const Catalog& catalog, const Execution& execution)
{
    for (const Participant& participant : execution.participants)
        out << "  " << participantText(catalog, participant) << "\n";
}

}  // namespace estate::ctl
