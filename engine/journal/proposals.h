// Folds governance events into proposals, from open through approval and execution to an end.
// Author and approver differ; an approval is bound to the exact basis it was given for, or to one
// on which the planner decides the same.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"

namespace estate {

enum class ProposalKind : std::uint8_t { loss, failback, rules };
[[nodiscard]] std::string_view proposalKindName(ProposalKind kind);
[[nodiscard]] ProposalKind kindOf(const ProposalOpened& content);

enum class ProposalStatus : std::uint8_t {
    open,       // waits for another operator
    approved,   // waits for commit
    executing,  // gangs are being prepared
    committed,
    aborted,
    rejected,
    withdrawn,
    stale,    // its basis changed and the planner decides otherwise now
    expired,  // nobody committed it in time, or its drill ended
};
[[nodiscard]] std::string_view proposalStatusName(ProposalStatus status);
// Of it nothing more can come.
[[nodiscard]] bool hasEnded(ProposalStatus status);

struct ProposalComment {
    std::string author;
    Timestamp at;
    std::string text;
    bool operator==(const ProposalComment&) const = default;
};

struct Proposal {
    ProposalOpened content;  // basis, rules and decisions as they were last reviewed
    std::uint64_t openedIndex = 0;
    std::string author;
    Timestamp openedAt;
    ProposalStatus status = ProposalStatus::open;
    std::string judge;  // who approved, rejected or withdrew
    Timestamp judgedAt;
    std::string comment;
    std::string committer;
    Timestamp begunAt;
    std::string breakGlass;       // why it was begun without an approval; empty: it had one
    std::uint64_t planIndex = 0;  // of the plan that its execution made; 0 before
    Timestamp endedAt;
    std::string endReason;
    std::vector<Digest> gangs;  // plan ids of its execution, in plan order
    std::vector<ProposalComment> comments;
    std::uint64_t reviews = 0;  // how often its basis changed and the decisions did not
    std::optional<ProposalReviewed> voided;
    // Of what one person did alone: whether it was right, by somebody else, afterwards.
    std::optional<Verdict> retrospect;

    [[nodiscard]] ProposalKind kind() const { return kindOf(content); }
    // It was executed without a second person, by a broken glass or in a drill, and nobody else has
    // looked at it since.
    [[nodiscard]] bool wantsRetrospect() const;
    bool operator==(const Proposal&) const = default;
};

inline constexpr std::size_t proposalTitleBytesMax = 255;
inline constexpr std::size_t proposalTextBytesMax = 4'096;  // comments and reasons
inline constexpr std::size_t proposalCommentsMax = 1'000;
inline constexpr std::size_t proposalPrefixDigitsMin = 6;
inline constexpr Duration proposalLifetimeMax = seconds(31ull * 24 * 3'600);

// The id of a proposal that is opened at `index`: over its content, whatever id that carries.
[[nodiscard]] Digest proposalId(const ProposalOpened& content, std::uint64_t index);

// Of the places that were closed where a loss or a failback was planned; zero: none was. It stands
// in the basis under no region's name, as of an edit of the rules its reach does.
[[nodiscard]] Digest closedBasis(const std::vector<RegionBasis>& basis);

// Copying it copies pointers, so that a change in the making has its own.
class Proposals {
public:
    // Refuses an unknown proposal (unknownId); the same operator judging outside a drill, a second
    // verdict, a commit before approval or after expiry, a second execution, or other than the
    // exact number of lost operations accepted (notAllowed); an id that is not the content's, an
    // end of what was never begun, an expiry before its time (contradiction). Only the author
    // withdraws, while nothing executes. Other events pass. `drill`: one is under way.
    [[nodiscard]] Result<void> check(const Envelope& envelope, bool drill) const;
    // Of an event that check() accepted. The first PlanAtWatermark of an execution records its
    // gangs.
    void apply(const Envelope& envelope, const std::vector<Digest>& plannedGangs);

    // By the index at which they were opened.
    [[nodiscard]] const std::vector<std::shared_ptr<const Proposal>>& all() const
    {
        return m_proposals;
    }
    [[nodiscard]] const Proposal* find(const Digest& proposal) const;
    // By a unique prefix of its hexadecimal id, at least 6 digits.
    [[nodiscard]] Result<const Proposal*> findByPrefix(std::string_view prefix) const;
    [[nodiscard]] const Proposal* executing() const;  // at most one at a time
    // Those that wait for somebody to judge them, executed without an approval ones included.
    [[nodiscard]] std::uint64_t pendingApprovals() const;

private:
    template <typename Other>
    [[nodiscard]] Result<void> checkEvent(const Envelope&, const Other&, bool) const
    {
        return {};
    }
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const ProposalOpened& event,
                                          bool drill) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const ProposalJudged& event,
                                          bool drill) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const ProposalCommented& event,
                                          bool drill) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const ProposalReviewed& event,
                                          bool drill) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const ProposalExpired& event,
                                          bool drill) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const CommitBegun& event,
                                          bool drill) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const CommitEnded& event,
                                          bool drill) const;
    [[nodiscard]] Result<void> checkEvent(const Envelope& envelope, const ChangeDrill& event,
                                          bool drill) const;
    [[nodiscard]] Result<const Proposal*> known(const Digest& proposal) const;
    [[nodiscard]] Proposal& edit(const Digest& proposal);
    void open(const Envelope& envelope, const ProposalOpened& opened);
    void judge(const Envelope& envelope, const ProposalJudged& judged);
    void review(const Envelope& envelope, const ProposalReviewed& reviewed);
    void endDrill(Timestamp at);

    std::vector<std::shared_ptr<const Proposal>> m_proposals;
    std::map<Digest, std::size_t> m_positions;
    std::optional<Digest> m_executing;
};

}  // namespace estate
