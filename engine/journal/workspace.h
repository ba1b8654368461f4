// The engine as a program uses it: a journal, the scheduler's state at its head, and the proposals.
// estatectl and the console's models call nothing else, so whatever one can do the other can.
//
// Every change goes event -> journal (pending) -> durable -> state. Time and the actor come in.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/directory/closure.h"
#include "engine/directory/estate_directory.h"
#include "engine/federation/boundary_follower.h"
#include "engine/journal/execution_times.h"
#include "engine/journal/governance.h"
#include "engine/journal/journal.h"
#include "engine/journal/proposal_planning.h"
#include "engine/planner/executor_model.h"
#include "engine/planner/preview_planning.h"
#include "engine/planner/scheduler.h"
#include "engine/rules/draft.h"

namespace estate {

// The moment at which estates that are opened only to look begin: 2026-01-01T00:00:00Z.
inline constexpr Timestamp sampleEpoch{1'767'225'600ull * nanosecondsPerSecond};

// One failover of an executing proposal, as people watch it.
enum class ParticipantPhase : std::uint8_t { waiting, prepared, fenced, committed, aborted };
[[nodiscard]] std::string_view participantPhaseName(ParticipantPhase phase);
struct Participant {
    Digest planId;
    GroupDecision decision;
    ParticipantPhase phase = ParticipantPhase::waiting;
    ParticipantTimes times{};
};
// When a committed participant is done: no worker reports that, so its work is taken to begin with
// its commit where that came later than planned, and to last as long as planned.
[[nodiscard]] std::optional<Timestamp> modelledCompletion(const Participant& participant);
struct Execution {
    Digest proposal;
    Timestamp begunAt;
    std::vector<Participant> participants;
    bool finished = false;
    CommitOutcome outcome = CommitOutcome::committed;
};

// Whether a proposal still means what it said: the planner decides the same on the present basis.
struct Freshness {
    bool fresh = true;
    std::vector<std::string> changedRegions;
    bool rulesChanged = false;
    bool maintenanceChanged = false;  // other places are closed now
    bool decisionsChanged = false;
    std::uint64_t changedFlows = 0;
    std::vector<FlowChange> changes;  // the first flowChangesMax
};
inline constexpr std::size_t flowChangesMax = 1'000;
inline constexpr std::uint64_t imageEvery = 4'096;  // records
inline constexpr Duration proposalLifetimeDefault = seconds(72ull * 3'600);

class Change;
struct WorkspaceParts;

// `now` never takes a log back: where it lies before the last event's time, that time counts. Where
// it lies far before it, the clock stepped back (journal/clock_watch.h): the log says so, and who
// approves or commits has to confirm the clock first.
// Actors are operators' names: 1 to 64 bytes of UTF-8 without control characters or outer spaces.
class Workspace {
public:
    // Builds the estate first: a source that is refused leaves no file.
    [[nodiscard]] static Result<Workspace> create(const std::string& path,
                                                  const EstateSource& source,
                                                  const std::string& actor, Timestamp now);
    // Takes up the newest image of the state that can be read, and replays the log behind it,
    // verified record by record. Where this program's planner made the journaled decisions, it must
    // make the same again: ErrorCode::damaged names the index otherwise.
    [[nodiscard]] static Result<Workspace> open(const std::string& path);
    // `upTo`: the estate, and what people had agreed on, as of that record.
    [[nodiscard]] static Result<Workspace> openReadOnly(const std::string& path,
                                                        std::uint64_t upTo = wholeLog);
    // The estate as of that record, beside this one, and for looking only. In bounded steps:
    // workspace_opening.h.
    [[nodiscard]] Result<Workspace> asOf(std::uint64_t index) const;
    // Trusts no image, unless the file begins with one: every record is replayed.
    [[nodiscard]] static Result<Workspace> replayWhole(const std::string& path);
    // A journal in memory, from sampleEpoch.
    [[nodiscard]] static Result<Workspace> inMemory(const EstateSource& source);

    Workspace(Workspace&&) noexcept;
    Workspace& operator=(Workspace&&) noexcept;
    ~Workspace();

    [[nodiscard]] const EstateState& state() const;
    [[nodiscard]] const EstateSource& source() const;
    [[nodiscard]] const Governance& governance() const;
    [[nodiscard]] const Proposals& proposals() const;
    [[nodiscard]] const Journal& journal() const;
    // Where somebody else keeps the journal's files: see there.
    void awaitKeeping(std::uint64_t index);
    void confirmKept(std::uint64_t index);
    [[nodiscard]] Timestamp lastTimestamp() const;
    // When an event that happens at `now` by a clock happens in this log.
    [[nodiscard]] Timestamp eventTime(Timestamp now) const;
    // A clock that says `now` stepped back, and nobody confirmed it.
    [[nodiscard]] bool clockBehind(Timestamp now) const;

    // What the regions publish, and the checkpoint and cuts beside it, as of the head.
    [[nodiscard]] const BoundaryFollower& boundary() const;
    // The relationship directory at the head; built when it is first asked for.
    [[nodiscard]] Result<const EstateDirectory*> directory() const;
    // What belongs together with a selection, at the last checkpoint whose content is the
    // directory's; none was taken yet: at the one that would be taken.
    [[nodiscard]] Result<Closure> closure(const CutSelection& selection) const;
    // What a cut that was declared by hand is over, at its own checkpoint, and why each member is
    // in it. The checkpoint of a cut that has ended may not be kept any more.
    [[nodiscard]] Result<Closure> closureOf(const std::string& operation) const;
    // The group that a gang's cut is over, as the plan of its proposal has it, decided or not.
    // Nothing: it is of no proposal's execution. Refused where that plan can't be read.
    [[nodiscard]] Result<std::optional<GroupDecision>>
    groupOfCut(const std::string& operation) const;

    // Planned maintenance, for whoever plans on state() himself; the previews below heed it.
    [[nodiscard]] ClosedWindows closedWindows() const;
    [[nodiscard]] Result<Preview> preview(const FailureSet& failures, Timestamp at) const;
    // The same in steps, of the estate as it is now, whatever is appended meanwhile.
    [[nodiscard]] Result<PreviewPlanning> beginPreview(const FailureSet& failures,
                                                       Timestamp at) const;
    // What is homed in these regions and lives elsewhere goes home.
    [[nodiscard]] Result<Preview> previewFailback(const std::vector<std::string>& regions,
                                                  Timestamp at) const;

    // Each lives for `lifetime`, 31 days at most; in a drill it is part of the drill.
    [[nodiscard]] Result<Digest> propose(const std::string& author, const std::string& title,
                                         const FailureSet& failures, Timestamp now,
                                         Duration lifetime = proposalLifetimeDefault);
    // propose() in steps, with the same result however they are spread over time. Planned on the
    // estate as it is when this is called. ErrorCode::contradiction: it moved meanwhile, and what
    // the plan rests on is not as it was; nothing is journaled then.
    [[nodiscard]] Result<ProposalPlanning>
    beginProposal(const std::string& author, const std::string& title, const FailureSet& failures,
                  Timestamp now, Duration lifetime = proposalLifetimeDefault) const;
    // Only when no step is left.
    [[nodiscard]] Result<Digest> openProposal(ProposalPlanning planning);
    [[nodiscard]] Result<Digest> proposeFailback(const std::string& author,
                                                 const std::string& title,
                                                 const std::vector<std::string>& regions,
                                                 Timestamp now,
                                                 Duration lifetime = proposalLifetimeDefault);
    // The same occasion again, as the planner sees it now. For one that is stale or has expired.
    [[nodiscard]] Result<Digest> renew(const Digest& proposal, const std::string& author,
                                       Timestamp now, Duration lifetime = proposalLifetimeDefault);
    // An approval is of what the proposal says now: where its basis changed, it is reviewed first.
    // ErrorCode::stale, and the proposal is, when the planner decides otherwise by now; outOfOrder:
    // an approval by a clock that stepped back.
    [[nodiscard]] Result<void> judge(const Digest& proposal, const std::string& actor,
                                     Verdict verdict, const std::string& comment, Timestamp now);
    [[nodiscard]] Result<void> comment(const Digest& proposal, const std::string& actor,
                                       const std::string& text, Timestamp now);
    // Previews again from the present state and compares with what was proposed.
    [[nodiscard]] Result<Freshness> freshness(const Digest& proposal, Timestamp now) const;
    // One bounded step of what is due without anybody asking: a proposal expires, one whose basis
    // changed is previewed again, part by part, and then kept or voided, or the log has grown by
    // imageEvery records and a part of an image of the state is taken. False: nothing is due. Call
    // it until then after every change, and before people look.
    [[nodiscard]] Result<bool> reviewNext(Timestamp now);

    // Begins to execute an approved proposal on whose basis the planner still decides the same:
    // failures, plan and gangs in one durable batch. A plan that loses operations needs their exact
    // number accepted. `breakGlass` begins an open one without an approval, says why, and leaves it
    // to be judged afterwards. ErrorCode::stale names what changed in its fields "region", "rules",
    // "decisions" and "group"; the proposal is stale then. outOfOrder: by a clock that stepped
    // back, unless the glass is broken. A change of the rules is done with this.
    [[nodiscard]] Result<void> beginCommit(const Digest& proposal, const std::string& actor,
                                           std::uint64_t acceptedLostOperations, Timestamp now,
                                           const std::string& breakGlass = {});
    // One bounded step of the execution: asks the executor about one more gang; then fences every
    // source; then commits all gangs and ends the proposal in one durable batch. A gang that was
    // not prepared before its deadline, or lost where it lands, aborts the whole execution. A
    // journal that was cut off between steps goes on from here. When a gang was taken away by a
    // later plan, or the region where it lands is lost meanwhile, none is committed: the proposal
    // ends as aborted; so it does when a worker rejects or keeps silent. Returns whether it
    // finished; without an answer nothing happens.
    [[nodiscard]] Result<bool> stepCommit(Timestamp now, Executor& executor);
    [[nodiscard]] Result<bool> stepCommit(Timestamp now, const ExecutorModel& model = {});
    // Legal until the commit batch: releases every reservation. The regions stay offline, because
    // their loss was not the proposal's doing; set them online when they return.
    [[nodiscard]] Result<void> abortCommit(const std::string& actor, const std::string& reason,
                                           Timestamp now);
    // The next opening starts here. Journals that were always opened and closed by programs that
    // call reviewNext() have them without this.
    [[nodiscard]] Result<void> takeImage(Timestamp now);
    // The same in bounded steps. False: it is taken. What is recorded meanwhile begins it anew, so
    // that it is always of the head.
    [[nodiscard]] Result<bool> stepImage(Timestamp now);
    void cancelImage();
    // A new file that begins here: an image, and everything that is recorded behind it from now on.
    // This journal stays as it is, as the archive; both note that it was done. In bounded steps:
    // workspace_compaction.h.
    [[nodiscard]] Result<void> compactTo(const std::string& path, const std::string& actor,
                                         Timestamp now);

    // The rules in force as text, with the comments that were committed with them. Stays until the
    // rules are others, and shares its blocks with the drafts' books that are made of it.
    [[nodiscard]] const RuleBook& approvedRules() const;
    // Changes of the rules that nobody proposed yet, kept edit by edit: each is durable when the
    // call returns, together with the note of the audit that says who did it and the SHA-256 of the
    // rules as the draft has them then, as text. Drafts belong to the journal, and everybody who
    // may propose may edit them.
    [[nodiscard]] Result<std::vector<RuleDraft>> drafts() const;
    [[nodiscard]] Result<RuleDraft> draft(const std::string& name) const;
    [[nodiscard]] Result<void> beginDraft(const std::string& name, const std::string& author,
                                          Timestamp now);
    // Refused: what RuleDraft::edit() refuses.
    [[nodiscard]] Result<void> editDraft(const std::string& name, const std::string& actor,
                                         const std::string& label,
                                         const std::vector<RuleBlockChange>& changes,
                                         Timestamp now);
    // The whole text at once. False: the draft says so already.
    [[nodiscard]] Result<bool> editDraftText(const std::string& name, const std::string& actor,
                                             const std::string& label, std::string_view text,
                                             Timestamp now);
    [[nodiscard]] Result<void> resolveDraft(const std::string& name, const std::string& actor,
                                            const BlockKey& block, ConflictChoice choice,
                                            Timestamp now);
    // False: there is nothing to undo, or to redo.
    [[nodiscard]] Result<bool> undoDraft(const std::string& name, const std::string& actor,
                                         Timestamp now);
    [[nodiscard]] Result<bool> redoDraft(const std::string& name, const std::string& actor,
                                         Timestamp now);
    [[nodiscard]] Result<void> endDraft(const std::string& name, const std::string& actor,
                                        Timestamp now);
    // Of what the draft changes now. ErrorCode::stale names the blocks that were approved otherwise
    // meanwhile: resolve them first. The draft stays.
    [[nodiscard]] Result<Digest> proposeDraft(const std::string& name, const std::string& author,
                                              const std::string& title, Timestamp now,
                                              Duration lifetime = proposalLifetimeDefault);
    // notAllowed: a proposal that waits says exactly this; of two the second could only become
    // stale.
    [[nodiscard]] Result<Digest> proposeRules(const std::string& author, const std::string& title,
                                              const std::vector<RuleBlockChange>& changes,
                                              Timestamp now,
                                              Duration lifetime = proposalLifetimeDefault);

    // Of these changes that refusal, before anybody proposes them.
    [[nodiscard]] Result<void> checkNotProposed(const std::vector<RuleBlockChange>& changes) const;

    // notFound: it was never executed, or in front of where a compacted journal begins.
    [[nodiscard]] Result<Execution> execution(const Digest& proposal) const;

    // What a record's event caused, read with this estate's catalog.
    [[nodiscard]] Result<Effects> decisionsOf(const JournalRecord& record) const;

    // The journal was left alone for longer than an event may jump, and this person says that `now`
    // is right: event time is `now` from here on. Or the clock stepped back and is right: event
    // time runs on from where it stands, as the clock does.
    [[nodiscard]] Result<void> confirmClock(const std::string& actor, Timestamp now);

    // That this name may act and has the role: what people do through the executor is theirs too.
    [[nodiscard]] Result<void> require(const std::string& actor, Role role,
                                       std::string_view what) const;
    // See Roles::check(). The first grant makes an administrator.
    [[nodiscard]] Result<void> grant(const std::string& actor, const std::string& name, Role role,
                                     Timestamp now);
    // A single-operator drill begins or ends. What was proposed in it and not committed expires.
    [[nodiscard]] Result<void> changeDrill(const std::string& actor, bool begins,
                                           const std::string& reason, Timestamp now);
    // For the audit: something was done that changes nothing here.
    [[nodiscard]] Result<void> note(const std::string& actor, const std::string& action,
                                    const std::string& subject, const Digest& content,
                                    Timestamp now);

    // What people on duty do about exceptions and tell the next shift: see duty_notes.h.
    [[nodiscard]] Result<void> acknowledge(const std::string& actor, const std::string& exception,
                                           Timestamp now);
    [[nodiscard]] Result<void> takeOver(const std::string& actor, const std::string& exception,
                                        Timestamp now);
    [[nodiscard]] Result<void> shelve(const std::string& actor, const std::string& exception,
                                      Timestamp until, const std::string& reason, Timestamp now);
    [[nodiscard]] Result<void> unshelve(const std::string& actor, const std::string& exception,
                                        Timestamp now);
    [[nodiscard]] Result<void> handOver(const std::string& actor, const std::string& text,
                                        Timestamp now);

    // What people report during an incident: see incident_log.h. `place` is the id of a region, a
    // site or a host. A loss is reported at any moment since the estate's first event. None of this
    // changes the estate.
    [[nodiscard]] Result<void> beginIncident(const std::string& actor, const std::string& title,
                                             Timestamp now);
    [[nodiscard]] Result<void> reportLoss(const std::string& actor, const std::string& place,
                                          Timestamp since, Timestamp now);
    [[nodiscard]] Result<void> reportBack(const std::string& actor, const std::string& place,
                                          Timestamp now);
    [[nodiscard]] Result<void> noteIncident(const std::string& actor, const std::string& text,
                                            Timestamp now);
    [[nodiscard]] Result<void> endIncident(const std::string& actor, const std::string& outcome,
                                           Timestamp now);
    // The losses of the open incident, each from its own moment, planned from `at`: what
    // incident_clock.h reads.
    [[nodiscard]] Result<Preview> previewIncident(Timestamp at) const;
    [[nodiscard]] Result<PreviewPlanning> beginIncidentPreview(Timestamp at) const;  // in steps
    // Places take nothing new for a while: see maintenance.h. Gives the id of what was planned.
    [[nodiscard]] Result<std::string> planMaintenance(const std::string& actor,
                                                      const MaintenanceWish& wish, Timestamp now);
    // One that is in force ends with this.
    [[nodiscard]] Result<void> cancelMaintenance(const std::string& actor, const std::string& id,
                                                 Timestamp now);

    // A region, site or host changes outside any proposal (returns, is fenced, ...). A change to
    // what it already is succeeds and is not journaled.
    [[nodiscard]] Result<void> changeRegion(const std::string& actor, const std::string& region,
                                            RegionChange change, Timestamp now);
    [[nodiscard]] Result<void> changeSite(const std::string& actor, const std::string& site,
                                          bool online, Timestamp now);
    [[nodiscard]] Result<void> changeHost(const std::string& actor, const std::string& host,
                                          bool online, Timestamp now);

    // A cut across shards (estate contract, section 5). Declaring resolves the selection at a
    // checkpoint, which is journaled first where the directory changed since the last one, and
    // makes the manifest durable before anybody is asked. An operation's id is used once. Of kinds
    // other than a snapshot: notAllowed, because those are planned; so are members that live away
    // from home or in an unavailable region.
    [[nodiscard]] Result<void> declareCut(const std::string& actor, const std::string& operation,
                                          CutKind kind, const CutSelection& selection,
                                          Timestamp now);
    // One durable step of a cut that was declared: its participants prepare, it is decided, it
    // ends. After a restart an undecided one begins another round. Returns whether it has ended. A
    // gang's cut goes with its proposal (ErrorCode::notAllowed).
    [[nodiscard]] Result<bool> stepCut(const std::string& operation, Timestamp now);
    // Legal until the decision is durable; ends it too.
    [[nodiscard]] Result<void> abortCut(const std::string& actor, const std::string& operation,
                                        const std::string& reason, Timestamp now);

private:
    friend class Compaction;
    friend class WorkspaceOpening;
    [[nodiscard]] Result<void> say(const std::string& actor, Event event, Timestamp now);
    [[nodiscard]] Result<ProposalPlanning> beginProposal(const std::string& author,
                                                         ProposalOpened occasion, Timestamp now,
                                                         Duration lifetime) const;
    [[nodiscard]] Result<Digest> proposeAtOnce(const std::string& author, ProposalOpened occasion,
                                               Timestamp now, Duration lifetime);
    [[nodiscard]] Result<void> adoptStale(Change change, const Digest& proposal);
    [[nodiscard]] Result<void> keepEdits(const RuleDraft& before, const RuleDraft& after);
    [[nodiscard]] Result<void> keepDraft(const std::string& actor, const std::string& action,
                                         const RuleDraft& before, const RuleDraft& after,
                                         Timestamp now);
    [[nodiscard]] Result<RuleDraft> draftFor(const std::string& actor,
                                             const std::string& name) const;
    [[nodiscard]] Result<void> requireDrafter(const std::string& actor) const;
    [[nodiscard]] static Result<Workspace> openJournal(Result<Journal> journal, bool wholly);
    explicit Workspace(std::unique_ptr<WorkspaceParts> parts);
    std::unique_ptr<WorkspaceParts> m_parts;
};

}  // namespace estate
