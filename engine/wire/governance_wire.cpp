#include "engine/wire/governance_wire.h"

#include "engine/wire/enumerators.h"

namespace estate::wire {

void write(const ProposalOpened& event, v1::ProposalOpened& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_title(texts(event.title));
    auto& failures = *message.mutable_failures();  // present even when empty
    texts.copy(event.failures.regions, *failures.mutable_regions());
    texts.copy(event.failures.sites, *failures.mutable_sites());
    texts.copy(event.failures.hosts, *failures.mutable_hosts());
    texts.copy(event.failback, *message.mutable_failback());
    for (const RegionBasis& basis : event.basis) {
        auto& entry = *message.add_basis();
        entry.set_region(texts(basis.region));
        entry.set_planning(digestBytes(basis.planning));
    }
    message.set_rules(digestBytes(event.rules));
    message.set_decisions(digestBytes(event.decisions));
    message.set_groups(event.groups);
    message.set_lost_operations(event.lostOperations);
}

void write(const ProposalJudged& event, v1::ProposalJudged& message, Texts& texts)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_verdict(toWire(verdictTable, event.verdict));
    message.set_comment(texts(event.comment));
}

void write(const CommitBegun& event, v1::CommitBegun& message, Texts&)
{
    message.set_proposal(digestBytes(event.proposal));
    message.set_accepted_lost_operations(event.acceptedLostOperations);
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
    for (const v1::RegionBasis& basis : message.basis())
        event.basis.push_back({basis.region(), reader.digest("planning", basis.planning())});
    event.rules = reader.digest("rules", message.rules());
    event.decisions = reader.digest("decisions", message.decisions());
    event.groups = message.groups();
    event.lostOperations = message.lost_operations();
    return event;
}

ProposalJudged read(const v1::ProposalJudged& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal()),
            reader.enumerator<Verdict>("verdict", verdictTable, message.verdict()),
            message.comment()};
}

CommitBegun read(const v1::CommitBegun& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal()), message.accepted_lost_operations()};
}

CommitEnded read(const v1::CommitEnded& message, Reader& reader)
{
    return {reader.digest("proposal", message.proposal()),
            reader.enumerator<CommitOutcome>("outcome", commitOutcomeTable, message.outcome()),
            message.reason()};
}

}  // namespace estate::wire
