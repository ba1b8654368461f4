#include "engine/journal/proposals.h"

#include <algorithm>

#include "engine/base/overloaded.h"
#include "engine/journal/roles.h"

namespace estate {

std::string_view proposalKindName(ProposalKind kind)
{
    switch (kind) {
    case ProposalKind::loss: return "loss";
    case ProposalKind::failback: return "failback";
    case ProposalKind::rules: return "rules";
    }
    return "unknown";
}

ProposalKind kindOf(const ProposalOpened& content)
{
    if (!content.ruleChanges.empty())
        return ProposalKind::rules;
    return content.failback.empty() ? ProposalKind::loss : ProposalKind::failback;
}

std::string_view proposalStatusName(ProposalStatus status)
{
    switch (status) {
    case ProposalStatus::open: return "open";
    case ProposalStatus::approved: return "approved";
    case ProposalStatus::executing: return "executing";
    case ProposalStatus::committed: return "committed";
    case ProposalStatus::aborted: return "aborted";
    case ProposalStatus::rejected: return "rejected";
    case ProposalStatus::withdrawn: return "withdrawn";
    case ProposalStatus::stale: return "stale";
    case ProposalStatus::expired: return "expired";
    }
    return "unknown";
}

bool hasEnded(ProposalStatus status)
{
    return status != ProposalStatus::open && status != ProposalStatus::approved &&
           status != ProposalStatus::executing;
}

bool Proposal::wantsRetrospect() const
{
    const bool alone =
        content.drill && status == ProposalStatus::committed && sameOperator(judge, author);
    return !retrospect && (!breakGlass.empty() || alone);
}

namespace {

void putIds(Hasher& hasher, const std::vector<std::string>& ids)
{
    hasher.put(static_cast<std::uint64_t>(ids.size()));
    for (const std::string& id : ids)
        hasher.put(id);
}

// What proposals can say since they can be for rules, expire and belong to a drill. Nothing, for
// one that says nothing of it: those keep the ids that they always had.
void putLater(Hasher& hasher, const ProposalOpened& content)
{
    const bool says = !content.flows.empty() || !content.ruleChanges.empty() || content.drill ||
                      content.expiresAt != Timestamp{} || content.replaces != Digest{};
    if (!says)
        return;
    hasher.put("later").put(content.flows.size());
    for (const PlannedFlow& flow : content.flows)
        hasher.put(flow.group)
            .put(flow.source)
            .put(flow.destination)
            .put(flow.reason)
            .put(flow.lostOperations);
    hasher.put(content.ruleChanges.size());
    for (const RuleBlockChange& change : content.ruleChanges)
        hasher.put(change.before).put(change.after);
    hasher.put(content.reach.changedFlows).put(content.reach.changedSets).put(content.reach.sets);
    hasher.put(content.reach.changes.size());
    for (const FlowChange& change : content.reach.changes)
        hasher.put(change.group).put(change.before).put(change.after).put(change.why);
    hasher.put(content.expiresAt.ns).put(content.drill ? 1 : 0).put(content.replaces);
}

}  // namespace

Digest proposalId(const ProposalOpened& content, std::uint64_t index)
{
    Hasher hasher("proposal/1");
    hasher.put(index).put(content.title);
    putIds(hasher, content.failures.regions);
    // Proposals that name regions alone have the ids that they had when nothing else could be lost.
    const bool more = !content.failback.empty() || !content.failures.sites.empty() ||
                      !content.failures.hosts.empty();
    if (more) {
        putIds(hasher, content.failures.sites);
        putIds(hasher, content.failures.hosts);
        putIds(hasher, content.failback);
    }
    hasher.put(static_cast<std::uint64_t>(content.basis.size()));
    for (const RegionBasis& basis : content.basis)
        hasher.put(basis.region).put(basis.planning);
    hasher.put(content.rules)
        .put(content.decisions)
        .put(content.groups)
        .put(content.lostOperations);
    putLater(hasher, content);
    return hasher.finish();
}

Digest closedBasis(const std::vector<RegionBasis>& basis)
{
    const auto closed = std::find_if(basis.begin(), basis.end(),
                                     [](const RegionBasis& entry) { return entry.region.empty(); });
    return closed == basis.end() ? Digest{} : closed->planning;
}

Proposal& Proposals::edit(const Digest& proposal)
{
    const auto position = m_positions.find(proposal);
    ESTATE_ENSURE(position != m_positions.end());
    auto copy = std::make_shared<Proposal>(*m_proposals[position->second]);
    Proposal& edited = *copy;
    m_proposals[position->second] = std::move(copy);
    return edited;
}

void Proposals::open(const Envelope& envelope, const ProposalOpened& opened)
{
    Proposal proposal;
    proposal.content = opened;
    proposal.openedIndex = envelope.index;
    proposal.author = envelope.actor;
    proposal.openedAt = envelope.at;
    m_positions.emplace(opened.proposal, m_proposals.size());
    m_proposals.push_back(std::make_shared<const Proposal>(std::move(proposal)));
}

void Proposals::judge(const Envelope& envelope, const ProposalJudged& judged)
{
    Proposal& proposal = edit(judged.proposal);
    const bool afterwards = proposal.wantsRetrospect();
    proposal.judge = envelope.actor;
    proposal.judgedAt = envelope.at;
    proposal.comment = judged.comment;
    if (afterwards) {
        proposal.retrospect = judged.verdict;
        return;
    }
    proposal.status = judged.verdict == Verdict::approve  ? ProposalStatus::approved
                      : judged.verdict == Verdict::reject ? ProposalStatus::rejected
                                                          : ProposalStatus::withdrawn;
}

void Proposals::review(const Envelope& envelope, const ProposalReviewed& reviewed)
{
    Proposal& proposal = edit(reviewed.proposal);
    if (reviewed.kept) {
        proposal.content.basis = reviewed.basis;
        proposal.content.rules = reviewed.rules;
        ++proposal.reviews;
        return;
    }
    proposal.status = ProposalStatus::stale;
    proposal.voided = reviewed;
    proposal.endedAt = envelope.at;
}

void Proposals::endDrill(Timestamp at)
{
    for (const auto& [id, position] : m_positions) {
        const Proposal& waiting = *m_proposals[position];
        if (!waiting.content.drill || hasEnded(waiting.status))
            continue;
        Proposal& proposal = edit(id);
        proposal.status = ProposalStatus::expired;
        proposal.endedAt = at;
        proposal.endReason = "the drill ended";
    }
}

void Proposals::apply(const Envelope& envelope, const std::vector<Digest>& plannedGangs)
{
    std::visit(Overloaded{
                   [&](const ProposalOpened& opened) { open(envelope, opened); },
                   [&](const ProposalJudged& judged) { judge(envelope, judged); },
                   [&](const ProposalReviewed& reviewed) { review(envelope, reviewed); },
                   [&](const ProposalCommented& comment) {
                       edit(comment.proposal)
                           .comments.push_back({envelope.actor, envelope.at, comment.text});
                   },
                   [&](const ProposalExpired& expired) {
                       Proposal& proposal = edit(expired.proposal);
                       proposal.status = ProposalStatus::expired;
                       proposal.endedAt = envelope.at;
                   },
                   [&](const CommitBegun& begun) {
                       Proposal& proposal = edit(begun.proposal);
                       proposal.status = ProposalStatus::executing;
                       proposal.committer = envelope.actor;
                       proposal.begunAt = envelope.at;
                       proposal.breakGlass = begun.breakGlass;
                       m_executing = begun.proposal;
                   },
                   [&](const CommitEnded& ended) {
                       Proposal& proposal = edit(ended.proposal);
                       proposal.status = ended.outcome == CommitOutcome::committed
                                             ? ProposalStatus::committed
                                             : ProposalStatus::aborted;
                       proposal.endedAt = envelope.at;
                       proposal.endReason = ended.reason;
                       m_executing.reset();
                   },
                   [&](const PlanAtWatermark&) {
                       if (!m_executing || find(*m_executing)->planIndex != 0)
                           return;
                       Proposal& proposal = edit(*m_executing);
                       proposal.planIndex = envelope.index;
                       proposal.gangs = plannedGangs;
                   },
                   [&](const ChangeDrill& change) {
                       if (!change.begins)
                           endDrill(envelope.at);
                   },
                   [](const auto&) {},
               },
               envelope.event);
}

const Proposal* Proposals::find(const Digest& proposal) const
{
    const auto position = m_positions.find(proposal);
    return position == m_positions.end() ? nullptr : m_proposals[position->second].get();
}

Result<const Proposal*> Proposals::findByPrefix(std::string_view prefix) const
{
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    if (prefix.size() < proposalPrefixDigitsMin ||
        !std::all_of(prefix.begin(), prefix.end(), isDigit))
        return fail(ErrorCode::badInput,
                    "\"" + std::string(prefix) + "\" is no proposal: give at least " +
                        std::to_string(proposalPrefixDigitsMin) + " hexadecimal digits of its id.");
    std::vector<const Proposal*> matches;
    for (const auto& proposal : m_proposals) {
        if (proposal->content.proposal.hex().starts_with(prefix))
            matches.push_back(proposal.get());
    }
    if (matches.empty())
        return fail(ErrorCode::unknownId, "No proposal's id begins with \"" + std::string(prefix) +
                                              "\"; list the proposals to find it.");
    if (matches.size() > 1)
        return fail(ErrorCode::badInput, std::to_string(matches.size()) +
                                             " proposals' ids begin with \"" + std::string(prefix) +
                                             "\"; give more digits.");
    return matches.front();
}

const Proposal* Proposals::executing() const
{
    return m_executing ? find(*m_executing) : nullptr;
}

std::uint64_t Proposals::pendingApprovals() const
{
    return static_cast<std::uint64_t>(
        std::count_if(m_proposals.begin(), m_proposals.end(), [](const auto& proposal) {
            return proposal->status == ProposalStatus::open || proposal->wantsRetrospect();
        }));
}

}  // namespace estate
