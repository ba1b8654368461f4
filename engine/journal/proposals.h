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
    Timestamp endedAt;
    std::string endReason;
    std::vector<Digest> gangs;  // plan ids of its execution, in plan order
};

class Proposals {
public:
    // Refuses contradictions: an unknown proposal, the same operator judging, a commit before
    // approval. Non-governance events are ignored, but PlanAtWatermark while executing records its
    // gangs.
    [[nodiscard]] Result<void> check(const Envelope& envelope) const;
    void apply(const Envelope& envelope, const std::vector<Digest>& plannedGangs);

    // By the index at which they were opened.
    [[nodiscard]] const std::vector<Proposal>& all() const { return m_proposals; }
    [[nodiscard]] const Proposal* find(const Digest& proposal) const;
    // By a unique prefix of its hexadecimal id, at least 6 digits.
    [[nodiscard]] Result<const Proposal*> findByPrefix(std::string_view prefix) const;
    [[nodiscard]] const Proposal* executing() const;  // at most one at a time
    [[nodiscard]] std::uint64_t pendingApprovals() const;

private:
    std::vector<Proposal> m_proposals;
};

}  // namespace estate
