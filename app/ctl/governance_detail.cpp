#include "app/ctl/governance_detail.h"

namespace estate::ctl {

Json toJson(const std::vector<RegionBasis>& basis)
{
    Json listed = Json::array();
    for (const RegionBasis& region : basis)
        listed.push_back({{"region", region.region}, {"planning", toJson(region.planning)}});
    return listed;
}

Json toJson(const std::vector<PlannedFlow>& flows)
{
    Json listed = Json::array();
    for (const PlannedFlow& flow : flows)
        listed.push_back(
            {{"group", flow.group},
             {"source", flow.source.empty() ? Json(nullptr) : Json(flow.source)},
             {"destination", flow.destination.empty() ? Json(nullptr) : Json(flow.destination)},
             {"reason", flow.reason},
             {"lostOperations", toJson(flow.lostOperations)}});
    return listed;
}

Json toJson(const std::vector<FlowChange>& changes)
{
    Json listed = Json::array();
    for (const FlowChange& change : changes)
        listed.push_back({{"group", change.group},
                          {"before", change.before},
                          {"after", change.after},
                          {"why", change.why}});
    return listed;
}

Json toJson(const RuleReach& reach)
{
    return {{"changedFlows", toJson(reach.changedFlows)},
            {"changedFailureSets", toJson(reach.changedSets)},
            {"failureSets", toJson(reach.sets)},
            {"changes", toJson(reach.changes)}};
}

Json detail(const ProposalOpened& event)
{
    Json ruleChanges = Json::array();
    for (const RuleBlockChange& change : event.ruleChanges)
        ruleChanges.push_back({{"before", change.before}, {"after", change.after}});
    return {{"proposal", toJson(event.proposal)},
            {"title", event.title},
            {"regions", event.failures.regions},
            {"sites", event.failures.sites},
            {"hosts", event.failures.hosts},
            {"failback", event.failback},
            {"groups", toJson(event.groups)},
            {"lostOperations", toJson(event.lostOperations)},
            {"decisionsDigest", toJson(event.decisions)},
            {"rules", toJson(event.rules)},
            {"basis", toJson(event.basis)},
            {"flows", toJson(event.flows)},
            {"ruleChanges", std::move(ruleChanges)},
            {"reach", toJson(event.reach)},
            {"expiresAt", toJsonOrNull(event.expiresAt)},
            {"drill", event.drill},
            {"replaces", event.replaces == Digest{} ? Json(nullptr) : toJson(event.replaces)}};
}

Json detail(const ProposalJudged& event)
{
    return {{"proposal", toJson(event.proposal)},
            {"verdict", verdictName(event.verdict)},
            {"comment", event.comment}};
}

Json detail(const CommitBegun& event)
{
    return {{"proposal", toJson(event.proposal)},
            {"acceptedLostOperations", toJson(event.acceptedLostOperations)},
            {"breakGlass", event.breakGlass}};
}

Json detail(const CommitEnded& event)
{
    return {{"proposal", toJson(event.proposal)},
            {"outcome", event.outcome == CommitOutcome::committed ? "committed" : "aborted"},
            {"reason", event.reason}};
}

Json detail(const ProposalCommented& event)
{
    return {{"proposal", toJson(event.proposal)}, {"text", event.text}};
}

Json detail(const ProposalReviewed& event)
{
    return {{"proposal", toJson(event.proposal)},
            {"kept", event.kept},
            {"changedRegions", event.changedRegions},
            {"rulesChanged", event.rulesChanged},
            {"basis", toJson(event.basis)},
            {"rules", toJson(event.rules)},
            {"decisionsDigest", toJson(event.decisions)},
            {"changedFlows", toJson(event.changedFlows)},
            {"changes", toJson(event.changes)}};
}

Json detail(const ProposalExpired& event)
{
    return {{"proposal", toJson(event.proposal)}};
}

Json detail(const SetRole& event)
{
    return {{"name", event.name}, {"role", roleName(event.role)}};
}

Json detail(const ChangeDrill& event)
{
    return {{"begins", event.begins}, {"reason", event.reason}};
}

Json detail(const AuditNoted& event)
{
    return {{"action", event.action},
            {"subject", event.subject},
            {"content", event.content == Digest{} ? Json(nullptr) : toJson(event.content)}};
}

Json detail(const ImageTaken& event)
{
    return {{"image", toJson(event.image)}, {"state", toJson(event.state)}};
}

}  // namespace estate::ctl
