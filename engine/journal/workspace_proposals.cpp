// The part of a Workspace that opens, reviews and judges proposals.
#include <algorithm>

#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"

namespace estate {

namespace {

// Of a plan, in one step of reviewNext().
constexpr std::uint64_t reviewStepsMax = 512;

bool isRuleChange(const Proposal& proposal)
{
    return kindOf(proposal.content) == ProposalKind::rules;
}

tl::unexpected<Error> staleError(const Proposal& proposal, const ProposalReviewed& review)
{
    Error error;
    error.code = ErrorCode::stale;
    error.message = "Proposal " + proposal.content.proposal.brief() + " (\"" +
                    proposal.content.title + "\" by " + proposal.author + ") is stale: ";
    if (review.rulesChanged)
        error.message += "the rules changed, ";
    if (!isRuleChange(proposal) && !review.basis.empty() &&
        closedBasis(review.basis) != closedBasis(proposal.content.basis))
        error.message += "other places are under maintenance, ";
    if (!review.changedRegions.empty())
        error.message +=
            std::to_string(review.changedRegions.size()) + " regions that it relies on changed, ";
    if (review.changes.size() == 1)
        error.message += review.changes.front().after + " (" + review.changes.front().why + ")";
    else
        error.message += "and the planner decides otherwise for " +
                         std::to_string(review.changedFlows) + " groups now";
    error.message += ". Look at what changed, and renew the proposal.";
    error.fields.push_back({"proposal", proposal.content.proposal.hex()});
    for (const std::string& region : review.changedRegions)
        error.fields.push_back({"region", region});
    if (review.rulesChanged)
        error.fields.push_back({"rules", "changed"});
    error.fields.push_back({"decisions", "changed"});
    for (const FlowChange& change : review.changes)
        error.fields.push_back({"group", change.group});
    return tl::unexpected(std::move(error));
}

// What the planner did not add: what it is for.
ProposalOpened occasionOf(const ProposalOpened& content)
{
    ProposalOpened occasion;
    occasion.title = content.title;
    occasion.failures = content.failures;
    occasion.failback = content.failback;
    occasion.ruleChanges = content.ruleChanges;
    return occasion;
}

bool waits(const Proposal& proposal)
{
    return proposal.status == ProposalStatus::open || proposal.status == ProposalStatus::approved;
}

bool isDue(const Proposal& proposal, Timestamp now)
{
    return proposal.content.expiresAt != Timestamp{} && now >= proposal.content.expiresAt;
}

FlowChange cannotBePlanned(const ProposalOpened& content, const Error& why)
{
    return {content.title, "as proposed", "can't be planned", why.message};
}

Result<bool> addVoid(Change& change, const Proposal& proposal, const Error& why)
{
    ProposalReviewed review;
    review.proposal = proposal.content.proposal;
    review.rules = change.state().rules().digest();
    review.rulesChanged = review.rules != proposal.content.rules;
    review.changedFlows = 1;
    review.changes = {cannotBePlanned(proposal.content, why)};
    if (auto added = change.addAsExecutor(std::move(review)); !added)
        return tl::unexpected(added.error());
    return false;
}

// Of a proposal as it is planned by now; false: the planner decides otherwise.
Result<bool> addVerdict(Change& change, const Proposal& proposal,
                        const Result<PlannedProposal>& present)
{
    if (!present)
        return addVoid(change, proposal, present.error());
    const Freshness freshness = compareProposals(change.state(), proposal.content, *present);
    ProposalReviewed review;
    review.proposal = proposal.content.proposal;
    review.kept = freshness.fresh;
    review.changedRegions = freshness.changedRegions;
    review.rulesChanged = freshness.rulesChanged;
    review.basis = present->content.basis;
    review.rules = present->content.rules;
    review.decisions = present->content.decisions;
    review.changedFlows = freshness.changedFlows;
    review.changes = freshness.changes;
    if (auto added = change.addAsExecutor(std::move(review)); !added)
        return tl::unexpected(added.error());
    return freshness.fresh;
}

}  // namespace

Result<bool> WorkspaceParts::addReview(Change& change, const Proposal& proposal) const
{
    if (basisHolds(change.state(), change.governance(), proposal.content, change.at()))
        return true;
    return addVerdict(change, proposal,
                      planProposal(change.state(), change.governance(),
                                   occasionOf(proposal.content), change.at()));
}

Result<bool> WorkspaceParts::reviewMore(Change& change, const Proposal& proposal)
{
    if (basisHolds(change.state(), change.governance(), proposal.content, change.at()))
        return false;
    const Digest& id = proposal.content.proposal;
    if (!reviewing || reviewing->proposal != id || reviewing->head != scheduler.lastIndex()) {
        reviewing.reset();
        auto planning = OccasionPlanning::begin(change.state(), change.governance(), approvedRules,
                                                occasionOf(proposal.content), change.at());
        if (!planning) {
            const auto voided = addVoid(change, proposal, planning.error());
            return voided ? Result<bool>(false) : voided;
        }
        reviewing.emplace(Reviewing{id, scheduler.lastIndex(), change, std::move(*planning)});
    }
    for (std::uint64_t steps = 0; reviewing->planning.step(); ++steps)
        if (steps >= reviewStepsMax)
            return true;
    // As of when it was begun: nothing was journaled since.
    change = std::move(reviewing->change);
    PlannedProposal planned = reviewing->planning.take();
    reviewing.reset();
    const auto kept = addVerdict(change, proposal, std::move(planned));
    return kept ? Result<bool>(false) : kept;
}

// The verdict of a review is kept, whatever it was asked for comes to nothing.
Result<void> Workspace::adoptStale(Change change, const Digest& proposal)
{
    if (auto adopted = m_parts->adopt(std::move(change)); !adopted)
        return adopted;
    const Proposal& stale = *proposals().find(proposal);
    return staleError(stale, *stale.voided);
}

Result<Digest> Workspace::propose(const std::string& author, const std::string& title,
                                  const FailureSet& failures, Timestamp now, Duration lifetime)
{
    ProposalOpened content;
    content.title = title;
    content.failures = failures;
    return proposeAtOnce(author, std::move(content), now, lifetime);
}

Result<Digest> Workspace::proposeFailback(const std::string& author, const std::string& title,
                                          const std::vector<std::string>& regions, Timestamp now,
                                          Duration lifetime)
{
    ProposalOpened content;
    content.title = title;
    content.failback = regions;
    return proposeAtOnce(author, std::move(content), now, lifetime);
}

Result<Digest> Workspace::renew(const Digest& proposal, const std::string& author, Timestamp now,
                                Duration lifetime)
{
    const auto found = m_parts->proposal(proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& ended = **found;
    const bool over = ended.status == ProposalStatus::stale ||
                      ended.status == ProposalStatus::expired ||
                      (waits(ended) && isDue(ended, m_parts->notBefore(now)));
    if (!over)
        return fail(ErrorCode::notAllowed,
                    "Proposal " + proposal.brief() + " is " +
                        std::string(proposalStatusName(ended.status)) +
                        "; only one that is stale or has expired is renewed.",
                    {{"proposal", proposal.hex()}});
    for (const auto& other : proposals().all())
        if (other->content.replaces == proposal && !hasEnded(other->status))
            return fail(ErrorCode::notAllowed,
                        "Proposal " + proposal.brief() + " was renewed already, as " +
                            other->content.proposal.brief() + " by " + other->author + ".",
                        {{"proposal", other->content.proposal.hex()}});
    ProposalOpened content = occasionOf(ended.content);
    content.replaces = proposal;
    return proposeAtOnce(author, std::move(content), now, lifetime);
}

Result<void> Workspace::judge(const Digest& proposal, const std::string& actor, Verdict verdict,
                              const std::string& comment, Timestamp now)
{
    if (auto named = checkOperator(actor); !named)
        return named;
    auto change = m_parts->change(actor, now);
    if (!change)
        return tl::unexpected(change.error());
    const ProposalJudged judged{proposal, verdict, comment};
    Change trial = *change;
    if (auto added = trial.add(judged); !added)
        return tl::unexpected(added.error());
    const Proposal& found = *proposals().find(proposal);
    if (verdict == Verdict::approve)
        if (auto right = m_parts->checkClock(now, "approve"); !right)
            return right;
    if (verdict == Verdict::approve && waits(found)) {
        const auto kept = m_parts->addReview(*change, found);
        if (!kept)
            return tl::unexpected(kept.error());
        if (!*kept)
            return adoptStale(std::move(*change), proposal);
    }
    if (auto added = change->add(judged); !added)
        return tl::unexpected(added.error());
    return m_parts->adopt(std::move(*change));
}

Result<Freshness> Workspace::freshness(const Digest& proposal, Timestamp now) const
{
    const auto found = m_parts->proposal(proposal);
    if (!found)
        return tl::unexpected(found.error());
    const ProposalOpened& approved = (*found)->content;
    const Timestamp at = m_parts->notBefore(now);
    if (basisHolds(state(), governance(), approved, at))
        return Freshness{};
    const auto present = m_parts->planProposal(state(), governance(), occasionOf(approved), at);
    if (!present) {
        Freshness ended;
        ended.fresh = false;
        ended.rulesChanged = approved.rules != state().rules().digest();
        ended.decisionsChanged = true;
        ended.changedFlows = 1;
        ended.changes = {cannotBePlanned(approved, present.error())};
        return ended;
    }
    return compareProposals(state(), approved, *present);
}

Result<bool> Workspace::reviewNext(Timestamp now)
{
    auto change = m_parts->change(std::string(executorName), now);
    if (!change)
        return tl::unexpected(change.error());
    for (const auto& proposal : proposals().all()) {
        if (!waits(*proposal))
            continue;
        if (isDue(*proposal, change->at())) {
            if (auto added = change->add(ProposalExpired{proposal->content.proposal}); !added)
                return tl::unexpected(added.error());
        } else if (proposals().executing() != nullptr) {
            continue;  // what it holds for a while says nothing about what comes after it
        } else if (const auto more = m_parts->reviewMore(*change, *proposal); !more || *more) {
            return more;
        }
        if (change->empty())
            continue;
        if (auto adopted = m_parts->adopt(std::move(*change)); !adopted)
            return tl::unexpected(adopted.error());
        return true;
    }
    const std::uint64_t head = m_parts->journal.head().index;
    if (head < std::max(m_parts->imageIndex, m_parts->imageTriedAt) + imageEvery)
        return false;
    const auto more = stepImage(now);
    // Without an image the next opening is slower, and that is all.
    if (!more || !*more)
        m_parts->imageTriedAt = head;
    return more.has_value();
}

}  // namespace estate
