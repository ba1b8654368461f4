// What a Workspace is made of; shared by its two source files, for nobody else.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/directory/directory_follower.h"
#include "engine/federation/local_cut.h"
#include "engine/journal/moments.h"
#include "engine/journal/occasion_planning.h"
#include "engine/journal/state_hashing.h"
#include "engine/journal/workspace.h"
#include "engine/wire/image_wire.h"

namespace estate {

// A change in the making: events that the scheduler accepted on a copy of the state, which becomes
// the state once they are durable.
class Change {
public:
    Change(const Scheduler& scheduler, const Governance& governance,
           const BoundaryFollower& boundary, std::string actor, Timestamp at);

    [[nodiscard]] Result<Effects> add(Event event);
    // What the engine does itself, whoever caused it.
    [[nodiscard]] Result<Effects> addAsExecutor(Event event);

    // Later events of this change happen at `at`, if that is later.
    void notBefore(Timestamp at) { m_at = std::max(m_at, at); }
    [[nodiscard]] const EstateState& state() const { return m_scheduler.state(); }
    [[nodiscard]] const Governance& governance() const { return m_governance; }
    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    [[nodiscard]] Timestamp at() const { return m_at; }
    [[nodiscard]] std::uint64_t nextIndex() const { return m_scheduler.lastIndex() + 1; }

private:
    friend struct WorkspaceParts;
    [[nodiscard]] Result<Effects> addAs(const std::string& actor, Event event);

    Scheduler m_scheduler;
    Governance m_governance;
    BoundaryFollower m_boundary;
    std::string m_actor;
    Timestamp m_at;
    std::vector<JournalEntry> m_entries;
    std::vector<bool> m_repeated;  // it changed nothing
};

// A cut whose parties this process runs, and when it went on last: who holds still does not wait
// for ever (estate contract, section 5), so what was left alone is resumed like another process's.
struct RunningCut {
    LocalCut parties;
    Timestamp steppedAt;
};

// The plan that a proposal's execution made, kept because people watch it step by step.
struct ExecutedPlan {
    Digest proposal;
    PlanResult plan;
};

// An image in the making: of the state behind record `index`, which the log may leave meanwhile.
struct ImageTaking {
    std::uint64_t index = 0;
    EstateState state;
    ImageWriting estate;
    std::vector<std::shared_ptr<const GovernedEvent>> history;
    StateHashing hashing = {};
    bool estateWritten = false;
    std::string bytes = {};  // of the journal's image, once the estate's is written
    std::optional<Digest> digest = std::nullopt;

    // One bounded part. False: bytes and digest are there.
    [[nodiscard]] Result<bool> step();
};

// A proposal that is planned again, step by step: as of record `head`.
struct Reviewing {
    Digest proposal;
    std::uint64_t head = 0;
    Change change;  // behind it
    OccasionPlanning planning;
};

struct WorkspaceParts {
    Journal journal;
    Scheduler scheduler;
    Governance governance;
    BoundaryFollower boundary;
    DirectoryFollower directory;
    EstateSource source;
    // Parties of cuts that this process runs; those that were left by another one are resumed.
    std::map<std::string, RunningCut> cuts;
    // Undecided gangs' cuts from before this process: their promises count no more.
    std::set<std::string> staleGangCuts;
    mutable std::shared_ptr<const ExecutedPlan> executedPlan;  // the one that was last asked for
    mutable std::optional<ExecutionTimes> executionTimes;      // of the same
    mutable ApprovedRules approvedRules;
    std::uint64_t imageIndex = 0;  // of the newest image; 0: none
    std::uint64_t imageTriedAt = 0;
    std::optional<ImageTaking> imaging;  // in the making
    std::optional<Reviewing> reviewing;
    bool compareImages = false;  // with the states that replaying gives
    // Shared with whoever looks at an earlier record of this journal.
    std::shared_ptr<Moments> moments = std::make_shared<Moments>();

    explicit WorkspaceParts(Journal log) : journal(std::move(log)) {}

    // From the newest image that can be read, or from the first record.
    [[nodiscard]] Result<void> replay(bool wholly);
    void takeUp(EstateImage image, const std::vector<GovernedEvent>& history);
    void takeUp(const Moment& moment);
    // The present state, for a later look at about this record.
    void keepMoment();
    // The rest of an opening, once everything is replayed.
    void resumeCuts();
    void open(const EstateSource& opened);
    // Journals it unless it is needed no more: none.
    [[nodiscard]] Result<void> addCheckpoint(Change& change) const;
    [[nodiscard]] Result<void> refreshGangCut(Change& change, const Digest& planId) const;
    [[nodiscard]] Result<void> replayRecord(const JournalRecord& record);
    // A person's change begins with what the log has to say about the clock.
    [[nodiscard]] Result<Change> change(const std::string& actor, Timestamp now) const;
    // At event time, whatever any clock says.
    [[nodiscard]] Result<Change> changeAtHead(const std::string& actor) const;
    // Refuses what a clock that stepped back must not decide: outOfOrder, with both times.
    [[nodiscard]] Result<void> checkClock(Timestamp now, std::string_view what) const;
    // Journals it, waits until it is durable, and adopts its state. `beside` is done in the same
    // transaction: both, or neither.
    [[nodiscard]] Result<void> adopt(Change change,
                                     const std::function<Result<void>()>& beside = {});
    [[nodiscard]] Timestamp notBefore(Timestamp now) const
    {
        return governance.clock().eventTime(now, scheduler.lastTimestamp());
    }
    [[nodiscard]] Result<const Proposal*> proposal(const Digest& id) const;
    // Of a state that may lie ahead of this one's, and of what people agreed on there.
    [[nodiscard]] Result<PlannedProposal> planProposal(const EstateState& state,
                                                       const Governance& people,
                                                       ProposalOpened occasion, Timestamp at) const;
    // Adds a review unless the basis is as it was; false: the planner decides otherwise now.
    [[nodiscard]] Result<bool> addReview(Change& change, const Proposal& proposal) const;
    // The same in bounded steps. True: more is left, and the change is as it was.
    [[nodiscard]] Result<bool> reviewMore(Change& change, const Proposal& proposal);
    // Of a proposal that was executed, now or once: from the journal.
    [[nodiscard]] Result<std::shared_ptr<const ExecutedPlan>>
    planOf(const Proposal& executed) const;
    // Folds what the journal has by now.
    [[nodiscard]] Result<const ExecutionTimes*> timesOf(const Proposal& executed) const;
};

// Applies what a change of the rules says and ends its execution.
[[nodiscard]] Result<void> addRuleCommit(Change& change, const RuleBook& approved,
                                         const ProposalOpened& content);
// What the reach of an edit depends on beside the rules: what there is, what is lost, and what runs
// away from home. It stands in the basis under no region's name.
[[nodiscard]] Digest reachBasis(const EstateState& state);
// Whether everything that was examined is as it was, without planning anything.
[[nodiscard]] bool basisHolds(const EstateState& state, const Governance& governance,
                              const ProposalOpened& content, Timestamp at);
// What changed, and why; the proposal stays fresh where the decisions are equal.
[[nodiscard]] Freshness compareProposals(const EstateState& state, const ProposalOpened& approved,
                                         const PlannedProposal& present);

// Plan ids that a plan admits, in plan order.
[[nodiscard]] std::vector<Digest> plannedGangs(const Effects& effects);

}  // namespace estate
