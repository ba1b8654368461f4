// Folds governance events into proposals: draft-free, from open through approval and execution to
// an end. Author and approver differ; an approval is bound to the exact basis it was given for.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"

namespace estate {

enum class ProposalStatus : std::uint8_t {
    open,       // waits for another operator
    approved,   // waits for commit
    executing,  // gangs are being prepared
    committed,
    aborted,
    rejected,
    withdrawn,
};
[[nodiscard]] std::string_view proposalStatusName(ProposalStatus status);

struct Proposal {
    ProposalOpened content;
    std::uint64_t openedIndex = 0;
    std::string author;
    Timestamp openedAt;
    ProposalStatus status = ProposalStatus::open;
    std::string judge;  // who approved, rejected or withdrew
    Timestamp judgedAt;
    std::string comment;
    std::string committer;
    Timestamp begunAt;
    std::uint64_t planIndex = 0;  // of the plan that its execution made; 0 before
    Timestamp endedAt;
    std::string endReason;
    std::vector<Digest> gangs;  // plan ids of its execution, in plan order
};

inline constexpr std::size_t proposalTitleBytesMax = 255;
inline constexpr std::size_t proposalTextBytesMax = 4'096;  // comments and reasons
inline constexpr std::size_t proposalPrefixDigitsMin = 6;

// The id of a proposal that is opened at `index`: over its content, whatever id that carries.
[[nodiscard]] Digest proposalId(const ProposalOpened& content, std::uint64_t index);

class Proposals {
public:
    // Refuses an unknown proposal (unknownId); the same operator judging, a second verdict, a
    // commit before approval, a second execution, or other than the exact number of lost operations
    // accepted (notAllowed); an id that is not the content's, an end of what was never begun
    // (contradiction). Only the author withdraws, while nothing executes. Other events pass.
    [[nodiscard]] Result<void> check(const Envelope& envelope) const;
    // Of an event that check() accepted. The first PlanAtWatermark of an execution records its
    // gangs.
    void apply(const Envelope& envelope, const std::vector<Digest>& plannedGangs);

    // By the index at which they were opened.
    [[nodiscard]] const std::vector<Proposal>& all() const { return m_proposals; }
    [[nodiscard]] const Proposal* find(const Digest& proposal) const;
    // By a unique prefix of its hexadecimal id, at least 6 digits.
    [[nodiscard]] Result<const Proposal*> findByPrefix(std::string_view prefix) const;
    [[nodiscard]] const Proposal* executing() const;  // at most one at a time
    [[nodiscard]] std::uint64_t pendingApprovals() const;

private:
    [[nodiscard]] Result<const Proposal*> known(const Digest& proposal) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope,
                                          const ProposalOpened& opened) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope,
                                          const ProposalJudged& judged) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const CommitBegun& begun) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const CommitEnded& ended) const;
    [[nodiscard]] Proposal& at(const Digest& proposal);

    std::vector<Proposal> m_proposals;
    std::map<Digest, std::size_t> m_positions;
    std::optional<Digest> m_executing;
};

}  // namespace estate
