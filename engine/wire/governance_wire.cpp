#include "engine/wire/governance_wire.h"

#include "engine/wire/enumerators.h"

namespace estate::wire {

namespace {

// The zero digest is not written.
std::string optionalDigestBytes(const Digest& digest)
{
    return digest == Digest{} ? std::string() : digestBytes(digest);
}

template <typename Field>
void writeBasis(const std::vector<RegionBasis>& basis, Field& field, Texts& texts)
{
    for (const RegionBasis& region : basis) {
        auto& entry = *field.Add();
        entry.set_region(texts(region.region));
        entry.set_planning(digestBytes(region.planning));
    }
}

template <typename Field>
std::vector<RegionBasis> readBasis(const Field& field, Reader& reader)
{
    std::vector<RegionBasis> basis;
    for (const v1::RegionBasis& region : field)
        basis.push_back({region.region(), reader.digest("planning", region.planning())});
    return basis;
}

template <typename Field>
void writeChanges(const std::vector<FlowChange>& changes, Field& field, Texts& texts)
{
    for (const FlowChange& change : changes) {
        auto& entry = *field.Add();
        entry.set_group(texts(change.group));
        entry.set_before(texts(change.before));
        entry.set_after(texts(change.after));
        entry.set_why(texts(change.why));
    }
}

template <typename Field>
std::vector<FlowChange> readChanges(const Field& field)
{
    std::vector<FlowChange> changes;
    for (const v1::FlowChange& change : field)
        changes.push_back({change.group(), change.before(), change.after(), change.why()});
    return changes;
}

void write(const RuleReach& reach, v1::RuleReach& message, Texts& texts)
{
    message.set_changed_flows(reach.changedFlows);
    message.set_changed_sets(reach.changedSets);
    message.set_sets(reach.sets);
    writeChanges(reach.changes, *message.mutable_changes(), texts);
}

void write(const PlannedFlow& flow, v1::PlannedFlow& message, Texts& texts)
{
    message.set_group(texts(flow.group));
    message.set_source(texts(flow.source));
    message.set_destination(texts(flow.destination));
    message.set_reason(texts(flow.reason));
    message.set_lost_operations(flow.lostOperations);
}

PlannedFlow read(const v1::PlannedFlow& message)
{
    return {message.group(), message.source(), message.destination(), message.reason(),
            message.lost_operations()};
}

}  // namespace

void write(const ProposalOpened& event, v1::ProposalOpened& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_title(texts(event.title));
    auto& failures = *message.mutable_failures();  // present even when empty
    texts.copy(event.failures.regions, *failures.mutable_regions());
    texts.copy(event.failures.sites, *failures.mutable_sites());
    texts.copy(event.failures.hosts, *failures.mutable_hosts());
    texts.copy(event.failback, *message.mutable_failback());
    writeBasis(event.basis, *message.mutable_basis(), texts);
    message.set_rules(digestBytes(event.rules));
    message.set_decisions(digestBytes(event.decisions));
    message.set_groups(event.groups);
    message.set_lost_operations(event.lostOperations);
    for (const PlannedFlow& flow : event.flows)
        write(flow, *message.add_flows(), texts);
    for (const RuleBlockChange& change : event.ruleChanges) {
        auto& entry = *message.add_rule_changes();
        entry.set_before(texts(change.before));
        entry.set_after(texts(change.after));
    }
    if (event.reach != RuleReach{})
        write(event.reach, *message.mutable_reach(), texts);
    message.set_expires_at_ns(event.expiresAt.ns);
    message.set_drill(event.drill);
    message.set_replaces(optionalDigestBytes(event.replaces));
}

void write(const ProposalCommented& event, v1::ProposalCommented& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_text(texts(event.text));
}

void write(const ProposalReviewed& event, v1::ProposalReviewed& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_kept(event.kept);
    texts.copy(event.changedRegions, *message.mutable_changed_regions());
    message.set_rules_changed(event.rulesChanged);
    writeBasis(event.basis, *message.mutable_basis(), texts);
    message.set_rules(digestBytes(event.rules));
    message.set_decisions(digestBytes(event.decisions));
    message.set_changed_flows(event.changedFlows);
    writeChanges(event.changes, *message.mutable_changes(), texts);
}

void write(const ProposalExpired& event, v1::ProposalExpired& message, Texts&)
{
    message.set_proposal(digestBytes(event.proposal));
}

void write(const SetRole& event, v1::SetRole& message, Texts& texts)
{
    message.set_name(texts(event.name));
    message.set_role(toWire(roleTable, event.role));
}

void write(const ChangeDrill& event, v1::ChangeDrill& message, Texts& texts)
{
    message.set_begins(event.begins);
    message.set_reason(texts(event.reason));
}

void write(const AuditNoted& event, v1::AuditNoted& message, Texts& texts)
{
    message.set_action(texts(event.action));
    message.set_subject(texts(event.subject));
    message.set_content(optionalDigestBytes(event.content));
}

void write(const ImageTaken& event, v1::ImageTaken& message, Texts&)
{
    message.set_image(digestBytes(event.image));
    message.set_state(digestBytes(event.state));
}

void write(const ProposalJudged& event, v1::ProposalJudged& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_verdict(toWire(verdictTable, event.verdict));
    message.set_comment(texts(event.comment));
}

void write(const CommitBegun& event, v1::CommitBegun& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_accepted_lost_operations(event.acceptedLostOperations);
    message.set_break_glass(texts(event.breakGlass));
}

void write(const CommitEnded& event, v1::CommitEnded& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_outcome(toWire(commitOutcomeTable, event.outcome));
    message.set_reason(texts(event.reason));
}

ProposalOpened read(const v1::ProposalOpened& message, Reader& reader)
{
    ProposalOpened event;
    event.proposal = reader.digest("proposal", message.proposal());
    event.title = message.title();
    event.failures.regions = textsOf(message.failures().regions());
    event.failures.sites = textsOf(message.failures().sites());
    event.failures.hosts = textsOf(message.failures().hosts());
    event.failback = textsOf(message.failback());
    event.basis = readBasis(message.basis(), reader);
    event.rules = reader.digest("rules", message.rules());
    event.decisions = reader.digest("decisions", message.decisions());
    event.groups = message.groups();
    event.lostOperations = message.lost_operations();
    std::vector<PlannedFlow> flows;
    for (const v1::PlannedFlow& flow : message.flows())
        flows.push_back(read(flow));
    event.flows = std::move(flows);
    std::vector<RuleBlockChange> ruleChanges;
    for (const v1::RuleBlockChange& change : message.rule_changes())
        ruleChanges.push_back({change.before(), change.after()});
    event.ruleChanges = std::move(ruleChanges);
    event.reach = {message.reach().changed_flows(), message.reach().changed_sets(),
                   message.reach().sets(), readChanges(message.reach().changes())};
    event.expiresAt = Timestamp{message.expires_at_ns()};
    event.drill = message.drill();
    event.replaces = reader.optionalDigest("replaces", message.replaces());
    return event;
}

ProposalCommented read(const v1::ProposalCommented& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal()), message.text()};
}

ProposalReviewed read(const v1::ProposalReviewed& message, Reader& reader)
{
    ProposalReviewed event;
    event.proposal = reader.digest("proposal", message.proposal());
    event.kept = message.kept();
    event.changedRegions = textsOf(message.changed_regions());
    event.rulesChanged = message.rules_changed();
    event.basis = readBasis(message.basis(), reader);
    event.rules = reader.digest("rules", message.rules());
    event.decisions = reader.digest("decisions", message.decisions());
    event.changedFlows = message.changed_flows();
    event.changes = readChanges(message.changes());
    return event;
}

ProposalExpired read(const v1::ProposalExpired& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal())};
}

SetRole read(const v1::SetRole& message, Reader& reader)
{
    return {message.name(), reader.enumerator<Role>("role", roleTable, message.role())};
}

ChangeDrill read(const v1::ChangeDrill& message, Reader&)
{
    return {message.begins(), message.reason()};
}

AuditNoted read(const v1::AuditNoted& message, Reader& reader)
{
    return {message.action(), message.subject(),
            reader.optionalDigest("content", message.content())};
}

ImageTaken read(const v1::ImageTaken& message, Reader& reader)
{
    return {reader.digest("image", message.image()), reader.digest("state", message.state())};
}

ProposalJudged read(const v1::ProposalJudged& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal()),
            reader.enumerator<Verdict>("verdict", verdictTable, message.verdict()),
            message.comment()};
}

CommitBegun read(const v1::CommitBegun& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal()), message.accepted_lost_operations(),
            message.break_glass()};
}

CommitEnded read(const v1::CommitEnded& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal()),
            reader.enumerator<CommitOutcome>("outcome", commitOutcomeTable, message.outcome()),
            message.reason()};
}

}  // namespace estate::wire
