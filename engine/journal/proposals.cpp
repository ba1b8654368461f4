#include "engine/journal/proposals.h"

#include <algorithm>

#include "engine/estate/identifiers.h"

namespace estate {

namespace {

// "Ada" must not approve what "ada" proposed. Names are asserted, so this guards against slips
// only.
bool sameOperator(std::string_view a, std::string_view b)
{
    const auto lower = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

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

}  // namespace

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
    }
    return "unknown";
}

Digest proposalId(const ProposalOpened& content, std::uint64_t index)
{
    Hasher hasher("proposal/1");
    hasher.put(index).put(content.title);
    const auto putIds = [&hasher](const std::vector<std::string>& ids) {
        hasher.put(static_cast<std::uint64_t>(ids.size()));
        for (const std::string& id : ids)
            hasher.put(id);
    };
    putIds(content.failures.regions);
    // Proposals that name regions alone have the ids that they had when nothing else could be lost.
    const bool more = !content.failback.empty() || !content.failures.sites.empty() ||
                      !content.failures.hosts.empty();
    if (more) {
        putIds(content.failures.sites);
        putIds(content.failures.hosts);
        putIds(content.failback);
    }
    hasher.put(static_cast<std::uint64_t>(content.basis.size()));
    for (const RegionBasis& basis : content.basis)
        hasher.put(basis.region).put(basis.planning);
    return hasher.put(content.rules)
        .put(content.decisions)
        .put(content.groups)
        .put(content.lostOperations)
        .finish();
}

Result<void> Proposals::check(const Envelope& envelope) const
{
    if (const auto* opened = std::get_if<ProposalOpened>(&envelope.event))
        return checkEvent(envelope, *opened);
    if (const auto* judged = std::get_if<ProposalJudged>(&envelope.event))
        return checkEvent(envelope, *judged);
    if (const auto* begun = std::get_if<CommitBegun>(&envelope.event))
        return checkEvent(envelope, *begun);
    if (const auto* ended = std::get_if<CommitEnded>(&envelope.event))
        return checkEvent(envelope, *ended);
    return {};
}

Result<const Proposal*> Proposals::known(const Digest& proposal) const
{
    const Proposal* found = find(proposal);
    if (found == nullptr)
        return refuse(ErrorCode::unknownId, proposal,
                      "There is no proposal " + proposal.brief() +
                          " in this journal; list the proposals to find its id.");
    return found;
}

Result<void> Proposals::checkEvent(const Envelope& envelope, const ProposalOpened& opened) const
{
    if (opened.proposal != proposalId(opened, envelope.index))
        return refuse(ErrorCode::contradiction, opened.proposal,
                      "The proposal's id is not that of its content.");
    if (opened.title.size() > proposalTitleBytesMax || !checkForeignId(opened.title))
        return refuse(ErrorCode::badInput, opened.proposal,
                      "A proposal needs a title of 1 to " + std::to_string(proposalTitleBytesMax) +
                          " bytes on one line; say what it is for.");
    if (opened.failures.empty() == opened.failback.empty())
        return refuse(ErrorCode::badInput, opened.proposal,
                      "A proposal is for a loss or for a failback, one of the two.");
    return {};
}

Result<void> Proposals::checkEvent(const Envelope& envelope, const ProposalJudged& judged) const
{
    const auto found = known(judged.proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& proposal = **found;
    if (auto text = checkText(judged.proposal, "comment", judged.comment, proposalTextBytesMax);
        !text)
        return text;
    const bool byAuthor = sameOperator(envelope.actor, proposal.author);
    if (judged.verdict == Verdict::withdraw) {
        if (proposal.status != ProposalStatus::open && proposal.status != ProposalStatus::approved)
            return refuse(ErrorCode::notAllowed, judged.proposal,
                          named(proposal) + " " + standing(proposal) +
                              " and can't be withdrawn any more.");
        if (!byAuthor)
            return refuse(ErrorCode::notAllowed, judged.proposal,
                          named(proposal) + " can't be withdrawn by " + envelope.actor +
                              ": only its author withdraws it; reject it instead.");
        return {};
    }
    if (proposal.status != ProposalStatus::open)
        return refuse(ErrorCode::notAllowed, judged.proposal,
                      named(proposal) + " " + standing(proposal) +
                          " and can't be judged again; open a new proposal.");
    if (byAuthor)
        return refuse(ErrorCode::notAllowed, judged.proposal,
                      named(proposal) + " can't be judged by its author; ask another operator to " +
                          std::string(verdictName(judged.verdict)) + " it.");
    return {};
}

Result<void> Proposals::checkEvent(const Envelope&, const CommitBegun& begun) const
{
    const auto found = known(begun.proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal& proposal = **found;
    if (proposal.status != ProposalStatus::approved)
        return refuse(ErrorCode::notAllowed, begun.proposal,
                      named(proposal) + " " + standing(proposal) +
                          "; only an approved proposal can be committed, and only once.");
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

Result<void> Proposals::checkEvent(const Envelope&, const CommitEnded& ended) const
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

Proposal& Proposals::at(const Digest& proposal)
{
    const auto position = m_positions.find(proposal);
    ESTATE_ENSURE(position != m_positions.end());
    return m_proposals[position->second];
}

void Proposals::apply(const Envelope& envelope, const std::vector<Digest>& plannedGangs)
{
    if (const auto* opened = std::get_if<ProposalOpened>(&envelope.event)) {
        m_positions.emplace(opened->proposal, m_proposals.size());
        Proposal& proposal = m_proposals.emplace_back();
        proposal.content = *opened;
        proposal.openedIndex = envelope.index;
        proposal.author = envelope.actor;
        proposal.openedAt = envelope.at;
    } else if (const auto* judged = std::get_if<ProposalJudged>(&envelope.event)) {
        Proposal& proposal = at(judged->proposal);
        proposal.status = judged->verdict == Verdict::approve  ? ProposalStatus::approved
                          : judged->verdict == Verdict::reject ? ProposalStatus::rejected
                                                               : ProposalStatus::withdrawn;
        proposal.judge = envelope.actor;
        proposal.judgedAt = envelope.at;
        proposal.comment = judged->comment;
    } else if (const auto* begun = std::get_if<CommitBegun>(&envelope.event)) {
        Proposal& proposal = at(begun->proposal);
        proposal.status = ProposalStatus::executing;
        proposal.committer = envelope.actor;
        proposal.begunAt = envelope.at;
        m_executing = begun->proposal;
    } else if (const auto* ended = std::get_if<CommitEnded>(&envelope.event)) {
        Proposal& proposal = at(ended->proposal);
        proposal.status = ended->outcome == CommitOutcome::committed ? ProposalStatus::committed
                                                                     : ProposalStatus::aborted;
        proposal.endedAt = envelope.at;
        proposal.endReason = ended->reason;
        m_executing.reset();
    } else if (std::holds_alternative<PlanAtWatermark>(envelope.event) && m_executing) {
        Proposal& proposal = at(*m_executing);
        if (proposal.planIndex == 0) {
            proposal.planIndex = envelope.index;
            proposal.gangs = plannedGangs;
        }
    }
}

const Proposal* Proposals::find(const Digest& proposal) const
{
    const auto position = m_positions.find(proposal);
    return position == m_positions.end() ? nullptr : &m_proposals[position->second];
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
    for (const Proposal& proposal : m_proposals) {
        if (proposal.content.proposal.hex().starts_with(prefix))
            matches.push_back(&proposal);
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
        std::count_if(m_proposals.begin(), m_proposals.end(), [](const Proposal& proposal) {
            return proposal.status == ProposalStatus::open;
        }));
}

}  // namespace estate
