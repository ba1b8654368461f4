#include "engine/report/proposal_content.h"

#include "engine/report/json_value.h"

namespace estate {

namespace {

using report::Json;
using report::personOrNull;
using report::toJson;
using report::toJsonOrNull;

Json flowsToJson(const std::vector<PlannedFlow>& flows)
{
    Json listed = Json::array();
    for (const PlannedFlow& flow : flows)
        listed.push_back({{"group", flow.group},
                          {"source", toJsonOrNull(flow.source)},
                          {"destination", toJsonOrNull(flow.destination)},
                          {"reason", flow.reason},
                          {"lostOperations", toJson(flow.lostOperations)}});
    return listed;
}

Json changesToJson(const std::vector<FlowChange>& changes)
{
    Json listed = Json::array();
    for (const FlowChange& change : changes)
        listed.push_back({{"group", change.group},
                          {"before", change.before},
                          {"after", change.after},
                          {"why", change.why}});
    return listed;
}

// Of a proposal to change the rules; the others have neither.
Json rulesToJson(const ProposalOpened& content)
{
    if (content.ruleChanges.empty())
        return nullptr;
    Json blocks = Json::array();
    for (const RuleBlockChange& change : content.ruleChanges)
        blocks.push_back(
            {{"before", toJsonOrNull(change.before)}, {"after", toJsonOrNull(change.after)}});
    return {{"blocks", std::move(blocks)},
            {"changedFlows", toJson(content.reach.changedFlows)},
            {"changedFailureSets", toJson(content.reach.changedSets)},
            {"failureSets", toJson(content.reach.sets)},
            {"changes", changesToJson(content.reach.changes)}};
}

Json commentsToJson(const std::vector<ProposalComment>& comments)
{
    Json listed = Json::array();
    for (const ProposalComment& comment : comments)
        listed.push_back({{"author", personOrNull(comment.author)},
                          {"at", toJson(comment.at)},
                          {"text", comment.text}});
    return listed;
}

// A proposal that was begun without an approval is judged afterwards.
Json verdictToJson(const Proposal& proposal)
{
    if (proposal.judge.empty())
        return nullptr;
    const Verdict verdict = proposal.retrospect                            ? *proposal.retrospect
                            : proposal.status == ProposalStatus::rejected  ? Verdict::reject
                            : proposal.status == ProposalStatus::withdrawn ? Verdict::withdraw
                                                                           : Verdict::approve;
    return {{"verdict", verdictName(verdict)},
            {"judge", personOrNull(proposal.judge)},
            {"at", toJson(proposal.judgedAt)},
            {"comment", proposal.comment},
            {"afterwards", proposal.retrospect.has_value()}};
}

Json reviewsToJson(const Proposal& proposal)
{
    Json voided;
    if (proposal.voided)
        voided = {{"changedRegions", proposal.voided->changedRegions},
                  {"rulesChanged", proposal.voided->rulesChanged},
                  {"decisionsDigest", toJson(proposal.voided->decisions)},
                  {"changedFlows", toJson(proposal.voided->changedFlows)},
                  {"changes", changesToJson(proposal.voided->changes)}};
    return {{"kept", toJson(proposal.reviews)}, {"voided", std::move(voided)}};
}

std::uint64_t concreteVolumes(const Catalog& catalog, const GroupDecision& group)
{
    std::uint64_t count = 0;
    for (const VolumeIndex volume : group.members)
        count += catalog.volume(volume).weight;
    return count;
}

Json momentOrNull(const std::optional<Timestamp>& at)
{
    return at ? toJson(*at) : Json(nullptr);
}

Json participantsToJson(const Catalog& catalog, const Execution* execution)
{
    const auto regionOrNull = [&](RegionIndex region) {
        return region.valid() ? Json(catalog.region(region).id) : Json(nullptr);
    };
    Json participants = Json::array();
    if (execution == nullptr)
        return participants;
    for (const Participant& participant : execution->participants)
        participants.push_back(
            {{"planId", toJson(participant.planId)},
             {"group", groupId(catalog, participant.decision)},
             {"source", regionOrNull(participant.decision.source)},
             {"destination", regionOrNull(participant.decision.destination)},
             {"concreteVolumes", toJson(concreteVolumes(catalog, participant.decision))},
             {"phase", participantPhaseName(participant.phase)},
             {"preparedAt", momentOrNull(participant.times.prepared)},
             {"fencedAt", momentOrNull(participant.times.fenced)},
             {"decidedAt", momentOrNull(participant.times.decided)},
             {"predictedCompletion", participant.decision.timing
                                         ? toJson(participant.decision.timing->completion)
                                         : Json(nullptr)},
             {"modelledCompletion", momentOrNull(modelledCompletion(participant))}});
    return participants;
}

// beginCommit takes the exact number only, so what was accepted is what the plan loses.
Json executionToJson(const ProposalContent& content)
{
    const Proposal& proposal = content.proposal;
    if (proposal.committer.empty())
        return nullptr;
    return {{"committer", personOrNull(proposal.committer)},
            {"begunAt", toJson(proposal.begunAt)},
            {"breakGlass", toJsonOrNull(proposal.breakGlass)},
            {"wantsRetrospect", proposal.wantsRetrospect()},
            {"accepted",
             {{"lostOperations", toJson(proposal.content.lostOperations)},
              {"by", personOrNull(proposal.committer)}}},
            {"participants", participantsToJson(content.catalog, content.execution)}};
}

}  // namespace

Report proposalReport(const ProposalContent& content)
{
    const Proposal& proposal = content.proposal;
    const ProposalOpened& opened = proposal.content;
    Json json = report::newReport(ReportKind::proposal);
    json["estate"] = report::sourceToJson(content.source);
    json["journalHead"] = toJson(content.head);
    json["at"] = toJson(content.at);
    json["proposal"] = toJson(opened.proposal);
    json["proposalKind"] = proposalKindName(proposal.kind());
    json["status"] = proposalStatusName(proposal.status);
    json["title"] = opened.title;
    json["author"] = personOrNull(proposal.author);
    json["openedIndex"] = toJson(proposal.openedIndex);
    json["openedAt"] = toJson(proposal.openedAt);
    json["expiresAt"] = toJsonOrNull(opened.expiresAt);
    json["drill"] = opened.drill;
    json["replaces"] = toJsonOrNull(opened.replaces);
    json["occasion"] = proposal.kind() == ProposalKind::rules
                           ? Json(nullptr)
                           : report::occasionToJson(opened.failures, opened.failback);
    json["groups"] = toJson(opened.groups);
    json["lostOperations"] = toJson(opened.lostOperations);
    json["flows"] = flowsToJson(opened.flows);
    json["rules"] = rulesToJson(opened);
    json["verdict"] = verdictToJson(proposal);
    json["reviews"] = reviewsToJson(proposal);
    json["execution"] = executionToJson(content);
    json["endedAt"] = toJsonOrNull(proposal.endedAt);
    json["endReason"] = proposal.endReason;
    json["comments"] = commentsToJson(proposal.comments);
    json["basis"] = {{"rules", toJson(opened.rules)}, {"regions", toJson(opened.basis)}};
    json["decisionsDigest"] = toJson(opened.decisions);
    return report::finished(json);
}

}  // namespace estate
