#include "app/ctl/proposal_report.h"

#include <algorithm>
#include <ostream>

#include "app/ctl/failure_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/terminal.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string regionName(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? catalog.region(region).id : "-";
}

std::string moment(const std::string& who, Timestamp when)
{
    return printable(who) + " at " + formatTime(when);
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
    json["groups"] = toJson(proposal.content.groups);
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
            {"decisionsChanged", freshness.decisionsChanged}};
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
        << "  Plan       " << formatCount(proposal.content.groups) << " groups recover, "
        << formatCount(proposal.content.lostOperations) << " operations lost\n"
        << "  Author     " << moment(proposal.author, proposal.openedAt) << "\n";
    if (!proposal.judge.empty())
        out << "  Judged     " << moment(proposal.judge, proposal.judgedAt)
            << (proposal.comment.empty() ? "" : ": " + printable(proposal.comment)) << "\n";
    if (!proposal.committer.empty())
        out << "  Committer  " << moment(proposal.committer, proposal.begunAt) << "\n";
    if (proposal.endedAt.ns != 0)
        out << "  Ended      " << formatTime(proposal.endedAt)
            << (proposal.endReason.empty() ? "" : ": " + printable(proposal.endReason)) << "\n";
    out << "  Decisions  " << proposal.content.decisions.hex() << "\n"
        << "  Full id    " << proposal.content.proposal.hex() << "\n";
}

void print(std::ostream& out, const Freshness& freshness)
{
    if (freshness.fresh) {
        out << "  Basis      unchanged: the approval means what it said\n";
        return;
    }
    out << "  Basis      STALE: preview and propose again.";
    if (!freshness.changedRegions.empty())
        out << " Changed regions: " << joinedIds(freshness.changedRegions) << ".";
    if (freshness.rulesChanged)
        out << " The rules changed.";
    if (freshness.decisionsChanged)
        out << " The decisions would be others.";
    out << "\n";
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
