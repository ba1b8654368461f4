// What may happen to a proposal, and when: every refusal names the people and the way out.
#include "engine/estate/identifiers.h"
#include "engine/journal/proposals.h"
#include "engine/journal/roles.h"

namespace estate {

namespace {

tl::unexpected<Error> refuse(ErrorCode code, const Digest& proposal, std::string message)
{
    return fail(code, std::move(message), {{"proposal", proposal.hex()}});
}

std::string named(const Proposal& proposal)
{
    return "Proposal " + proposal.content.proposal.brief() + " (\"" + proposal.content.title +
           "\" by " + proposal.author + ")";
}

// How a proposal came to be where it is, for the person whose wish is refused.
std::string standing(const Proposal& proposal)
{
    switch (proposal.status) {
    case ProposalStatus::open: return "waits for another operator's approval";
    case ProposalStatus::approved: return "was approved by " + proposal.judge;
    case ProposalStatus::executing: return "is being executed by " + proposal.committer;
    case ProposalStatus::committed: return "was committed by " + proposal.committer;
    case ProposalStatus::aborted: return "was aborted: " + proposal.endReason;
    case ProposalStatus::rejected: return "was rejected by " + proposal.judge;
    case ProposalStatus::withdrawn: return "was withdrawn by " + proposal.judge;
    case ProposalStatus::stale:
        return "is stale: what it relies on changed, and the planner decides otherwise now";
    case ProposalStatus::expired: return "has expired";
    }
    return "is in no known state";
}

Result<void> checkText(const Digest& proposal, std::string_view what, const std::string& text,
                       std::size_t bytesMax)
{
    if (text.size() > bytesMax)
        return refuse(ErrorCode::badInput, proposal,
                      "The " + std::string(what) + " has " + std::to_string(text.size()) +
                          " bytes; at most " + std::to_string(bytesMax) + " are kept. Shorten it.");
    return {};
}

Result<void> checkNotExpired(const Proposal& proposal, Timestamp at)
{
    if (proposal.content.expiresAt == Timestamp{} || at < proposal.content.expiresAt)
        return {};
    return refuse(ErrorCode::notAllowed, proposal.content.proposal,
                  named(proposal) + " has expired; open it anew if it is still wanted.");
}

tl::unexpected<Error> refuseStale(const Proposal& proposal)
{
    return refuse(ErrorCode::stale, proposal.content.proposal,
                  named(proposal) + " " + standing(proposal) +
                      ". Look at what changed, and renew it.");
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\n") == std::string_view::npos;
}

Result<void> checkWithdrawal(const Envelope& envelope, const Proposal& proposal)
{
    const Digest& id = proposal.content.proposal;
    if (proposal.status != ProposalStatus::open && proposal.status != ProposalStatus::approved)
        return refuse(ErrorCode::notAllowed, id,
                      named(proposal) + " " + standing(proposal) +
                          " and can't be withdrawn any more.");
    if (!sameOperator(envelope.actor, proposal.author))
        return refuse(ErrorCode::notAllowed, id,
                      named(proposal) + " can't be withdrawn by " + envelope.actor +
                          ": only its author withdraws it; reject it instead.");
    return {};
}

// Somebody looks afterwards at what was begun without an approval.
Result<void> checkRetrospect(const Envelope& envelope, const Proposal& proposal)
{
    const bool involved = sameOperator(envelope.actor, proposal.author) ||
                          sameOperator(envelope.actor, proposal.committer);
    if (!involved)
        return {};
    return refuse(ErrorCode::notAllowed, proposal.content.proposal,
                  named(proposal) + " was executed without a second person by " +
                      proposal.committer + "; somebody else has to look at it afterwards.");
}

}  // namespace

Result<const Proposal*> Proposals::known(const Digest& proposal) const
{
    const Proposal* found = find(proposal);
    if (found == nullptr)
        return refuse(ErrorCode::unknownId, proposal,
                      "There is no proposal " + proposal.brief() +
                          " in this journal; list the proposals to find its id.");
    return found;
}

Result<void> Proposals::checkEvent(const Envelope& envelope, const ProposalOpened& opened,
                                   bool drill) const
{
    const Digest& id = opened.proposal;
    if (id != proposalId(opened, envelope.index))
        return refuse(ErrorCode::contradiction, id,
                      "The proposal's id is not that of its content.");
    if (opened.title.size() > proposalTitleBytesMax || isBlank(opened.title) ||
        !checkForeignId(opened.title))
        return refuse(ErrorCode::badInput, id,
                      "A proposal needs a title of 1 to " + std::to_string(proposalTitleBytesMax) +
                          " bytes on one line; say what it is for.");
    const int occasions = (opened.failures.empty() ? 0 : 1) + (opened.failback.empty() ? 0 : 1) +
                          (opened.ruleChanges.empty() ? 0 : 1);
    if (occasions != 1)
        return refuse(ErrorCode::badInput, id,
                      "A proposal is for a loss, for a failback or for a change of the rules, one "
                      "of the three.");
    if (opened.drill != drill)
        return refuse(ErrorCode::contradiction, id,
                      drill ? "A drill is under way; what is proposed now is part of it."
                            : "No drill is under way, so nothing can be proposed as part of one.");
    const bool bounded = opened.expiresAt > envelope.at &&
                         opened.expiresAt.since(envelope.at) <= proposalLifetimeMax;
    if (opened.expiresAt != Timestamp{} && !bounded)
        return refuse(ErrorCode::badInput, id,
                      "A proposal expires later than it is opened, and within 31 days.");
    return {};
}

Result<void> Proposals::checkEvent(const Envelope& envelope, const ProposalJudged& judged,
                                   bool drill) const
{
    const auto found = known(judged.proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& proposal = **found;
    if (auto text = checkText(judged.proposal, "comment", judged.comment, proposalTextBytesMax);
        !text)
        return text;
    if (judged.verdict == Verdict::withdraw)
        return checkWithdrawal(envelope, proposal);
    if (proposal.wantsRetrospect())
        return checkRetrospect(envelope, proposal);
    if (proposal.status == ProposalStatus::stale)
        return refuseStale(proposal);
    if (proposal.status != ProposalStatus::open)
        return refuse(ErrorCode::notAllowed, judged.proposal,
                      named(proposal) + " " + standing(proposal) +
                          " and can't be judged again; open a new proposal.");
    if (sameOperator(envelope.actor, proposal.author) && !(proposal.content.drill && drill))
        return refuse(ErrorCode::notAllowed, judged.proposal,
                      named(proposal) + " can't be judged by its author; ask another operator to " +
                          std::string(verdictName(judged.verdict)) + " it.");
    return judged.verdict == Verdict::approve ? checkNotExpired(proposal, envelope.at)
                                              : Result<void>();
}

Result<void> Proposals::checkEvent(const Envelope&, const ProposalCommented& comment, bool) const
{
    const auto found = known(comment.proposal);
    if (!found)
        return tl::unexpected(found.error());
    if (comment.text.empty())
        return refuse(ErrorCode::badInput, comment.proposal, "A comment says something.");
    if ((*found)->comments.size() >= proposalCommentsMax)
        return refuse(ErrorCode::notAllowed, comment.proposal,
                      named(**found) + " has " + std::to_string(proposalCommentsMax) +
                          " comments; no more are kept. Open a new proposal.");
    return checkText(comment.proposal, "comment", comment.text, proposalTextBytesMax);
}

Result<void> Proposals::checkEvent(const Envelope&, const ProposalReviewed& reviewed, bool) const
{
    const auto found = known(reviewed.proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& proposal = **found;
    if (proposal.status != ProposalStatus::open && proposal.status != ProposalStatus::approved)
        return refuse(ErrorCode::contradiction, reviewed.proposal,
                      named(proposal) + " " + standing(proposal) + " and isn't reviewed any more.");
    if (reviewed.kept != (reviewed.decisions == proposal.content.decisions))
        return refuse(ErrorCode::contradiction, reviewed.proposal,
                      named(proposal) + ": equal decisions, and nothing else, keep a proposal.");
    return {};
}

Result<void> Proposals::checkEvent(const Envelope& envelope, const ProposalExpired& expired,
                                   bool) const
{
    const auto found = known(expired.proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& proposal = **found;
    const bool waits =
        proposal.status == ProposalStatus::open || proposal.status == ProposalStatus::approved;
    if (!waits || checkNotExpired(proposal, envelope.at))
        return refuse(ErrorCode::contradiction, expired.proposal,
                      named(proposal) + " does not expire now.");
    return {};
}

Result<void> Proposals::checkEvent(const Envelope& envelope, const CommitBegun& begun, bool) const
{
    const auto found = known(begun.proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& proposal = **found;
    if (proposal.status == ProposalStatus::stale)
        return refuseStale(proposal);
    if (!hasEnded(proposal.status))
        if (auto lives = checkNotExpired(proposal, envelope.at); !lives)
            return lives;
    if (!begun.breakGlass.empty() && isBlank(begun.breakGlass))
        return refuse(ErrorCode::badInput, begun.proposal,
                      "Breaking the glass takes a reason; say why nobody is waited for.");
    const bool glass = !begun.breakGlass.empty() && proposal.status == ProposalStatus::open;
    if (proposal.status != ProposalStatus::approved && !glass)
        return refuse(ErrorCode::notAllowed, begun.proposal,
                      named(proposal) + " " + standing(proposal) +
                          "; only an approved proposal can be committed, and only once.");
    if (!begun.breakGlass.empty() && !glass)
        return refuse(ErrorCode::notAllowed, begun.proposal,
                      named(proposal) + " is approved; no glass has to be broken for it.");
    if (auto text = checkText(begun.proposal, "reason", begun.breakGlass, proposalTextBytesMax);
        !text)
        return text;
    if (const Proposal* other = executing())
        return refuse(ErrorCode::notAllowed, begun.proposal,
                      named(proposal) + " can't be committed now: proposal " +
                          other->content.proposal.brief() + " " + standing(*other) +
                          ". Finish or abort that one first.");
    if (begun.acceptedLostOperations != proposal.content.lostOperations)
        return fail(ErrorCode::notAllowed,
                    named(proposal) + " loses " + std::to_string(proposal.content.lostOperations) +
                        " operations, but " + std::to_string(begun.acceptedLostOperations) +
                        " were accepted. Give exactly the number that is lost.",
                    {{"proposal", begun.proposal.hex()},
                     {"lostOperations", std::to_string(proposal.content.lostOperations)}});
    return {};
}

Result<void> Proposals::checkEvent(const Envelope&, const CommitEnded& ended, bool) const
{
    const auto found = known(ended.proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& proposal = **found;
    if (proposal.status != ProposalStatus::executing)
        return refuse(ErrorCode::contradiction, ended.proposal,
                      named(proposal) + " " + standing(proposal) +
                          "; its execution can't end because none is under way.");
    return checkText(ended.proposal, "reason", ended.reason, proposalTextBytesMax);
}

Result<void> Proposals::checkEvent(const Envelope&, const ChangeDrill& change, bool) const
{
    if (change.begins)
        return {};
    const Proposal* running = executing();
    if (running == nullptr || !running->content.drill)
        return {};
    return refuse(ErrorCode::notAllowed, running->content.proposal,
                  named(*running) + " " + standing(*running) +
                      ". Finish or abort it before the drill ends.");
}

Result<void> Proposals::check(const Envelope& envelope, bool drill) const
{
    return std::visit([&](const auto& event) { return checkEvent(envelope, event, drill); },
                      envelope.event);
}

}  // namespace estate
