// The part of a Workspace that carries an approved proposal out.
#include <algorithm>

#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"
#include "engine/planner/gang.h"
#include "engine/wire/effects_wire.h"

namespace estate {

namespace {

// An undecided gang, or nothing when it was decided.
const Gang* undecidedGang(const EstateState& state, const Digest& planId)
{
    const auto region = state.gangRegion(planId);
    return region ? state.region(*region).findGang(planId) : nullptr;
}

ParticipantPhase phaseOf(const EstateState& state, const Digest& planId)
{
    if (const Gang* gang = undecidedGang(state, planId)) {
        switch (gang->phase) {
        case GangPhase::preparing: return ParticipantPhase::waiting;
        case GangPhase::prepared: return ParticipantPhase::prepared;
        case GangPhase::fenced: return ParticipantPhase::fenced;
        }
    }
    return state.gangEnd(planId) == GangEnd::committed ? ParticipantPhase::committed
                                                       : ParticipantPhase::aborted;
}

Result<void> toVoid(const Result<Effects>& effects)
{
    return effects ? Result<void>() : Result<void>(tl::unexpected(effects.error()));
}

// Ends the execution without any of its gangs.
Result<void> addAbort(Change& change, const Proposal& proposal, const std::string& reason)
{
    for (const Digest& planId : proposal.gangs) {
        if (undecidedGang(change.state(), planId) != nullptr)
            if (auto added = change.add(GangRejected{planId, reason, {}}); !added)
                return tl::unexpected(added.error());
        // Also of a gang that was decided before: by its worker's no, its deadline or a later plan.
        const CutState* cut = change.state().findCut(planId.hex());
        if (cut != nullptr && !cut->ended())
            if (auto added = change.add(CutEnded{planId.hex()}); !added)
                return tl::unexpected(added.error());
    }
    return toVoid(
        change.add(CommitEnded{proposal.content.proposal, CommitOutcome::aborted, reason}));
}

// What the executor says of the fences that are still to come: all that it answered, in one batch.
Result<void> addFences(Change& change, const std::vector<Digest>& planIds, Executor& executor)
{
    std::vector<ExecutorAnswer> answers;
    for (const Digest& planId : planIds)
        if (auto answer = executor.answer(change.state(), planId)) {
            change.notBefore(answer->notBefore);
            answers.push_back(std::move(*answer));
        }
    for (ExecutorAnswer& answer : answers)
        if (auto added = change.add(std::move(answer.event)); !added)
            return tl::unexpected(added.error());
    return {};
}

// In one process everybody knows the decision once it is durable.
Result<void> addGangCommit(Change& change, const Digest& planId)
{
    if (!needsManifest(change.state(), planId))
        return toVoid(change.add(GangCommitted{planId}));
    const std::string operation = planId.hex();
    if (auto added = change.add(CutDecided{operation, CutDecision::commit, {}}); !added)
        return tl::unexpected(added.error());
    return toVoid(change.add(CutEnded{operation}));
}

Result<void> addCommit(Change& change, const Proposal& proposal)
{
    for (const Digest& planId : proposal.gangs)
        if (auto added = addGangCommit(change, planId); !added)
            return added;
    return toVoid(change.add(CommitEnded{proposal.content.proposal, CommitOutcome::committed, ""}));
}

// Why the gang can't be carried out any more; empty when it can. `groundless` is
// gangsWithoutGround(), which costs the estate and not the gang.
std::string obstacle(const EstateState& state, const Digest& planId,
                     const std::vector<Digest>& groundless, Timestamp at)
{
    const auto landing = state.gangRegion(planId);
    if (!landing)
        return "gang " + planId.brief() + " was taken away by a later plan";
    if (!state.available(*landing))
        return "region " + state.catalog().region(*landing).id + ", where gang " + planId.brief() +
               " lands, was lost";
    if (std::binary_search(groundless.begin(), groundless.end(), planId))
        return "a site or host of region " + state.catalog().region(*landing).id + ", where gang " +
               planId.brief() + " lands, was lost";
    const Gang* gang = undecidedGang(state, planId);
    if (gang->phase == GangPhase::preparing && at > gang->prepareDeadline)
        return "gang " + planId.brief() + " was not prepared before its deadline";
    if (lostItsLiveSource(state, *gang))
        return "the live source of gang " + planId.brief() + " was lost before it handed over";
    return {};
}

// One gang's answer to the prepare. A rejection or a silence takes the whole execution back.
Result<bool> addAnswer(Change& change, const Proposal& proposal, const Digest& planId,
                       Executor& executor)
{
    const auto answer = executor.answer(change.state(), planId);
    if (!answer)
        return false;
    change.notBefore(answer->notBefore);
    if (auto added = change.add(answer->event); !added)
        return tl::unexpected(added.error());
    std::string reason;
    if (const auto* rejected = std::get_if<GangRejected>(&answer->event))
        reason = "worker " + rejected->worker + " rejected: " + rejected->reason;
    else if (std::holds_alternative<PrepareDeadlinePassed>(answer->event))
        reason = "gang " + planId.brief() + " was not prepared before its deadline";
    if (reason.empty())
        return false;
    if (auto aborted = addAbort(change, proposal, reason); !aborted)
        return tl::unexpected(aborted.error());
    return true;
}

// Adds the executor's next step; gives whether it ends the execution.
Result<bool> addStep(Change& change, const Proposal& proposal, Executor& executor)
{
    const EstateState& state = change.state();
    std::vector<Digest> unfenced;
    const Gang* unprepared = nullptr;
    const std::vector<Digest> groundless = gangsWithoutGround(state);
    for (const Digest& planId : proposal.gangs) {
        const std::string reason = obstacle(state, planId, groundless, change.at());
        if (!reason.empty()) {
            const auto aborted = addAbort(change, proposal, reason);
            return aborted ? Result<bool>(true) : tl::unexpected(aborted.error());
        }
        const Gang* gang = undecidedGang(state, planId);
        if (gang->phase == GangPhase::preparing && unprepared == nullptr)
            unprepared = gang;
        if (gang->phase == GangPhase::prepared && gang->moves())
            unfenced.push_back(planId);
    }
    if (unprepared != nullptr)
        return addAnswer(change, proposal, unprepared->planId, executor);
    const Result<void> added =
        unfenced.empty() ? addCommit(change, proposal) : addFences(change, unfenced, executor);
    if (!added)
        return tl::unexpected(added.error());
    return unfenced.empty();
}

// What happens in a proposal before its plan: the losses that did not happen yet, as
// previewDisaster() has them, or the request to go home.
Result<void> addOccasion(Change& change, const ProposalOpened& content)
{
    std::vector<Event> events;
    if (!content.failback.empty()) {
        events.emplace_back(RequestFailback{content.proposal.hex(), content.failback});
    } else {
        const auto losses = resolveLosses(change.state().catalog(), content.failures);
        if (!losses)
            return tl::unexpected(losses.error());
        const Catalog& catalog = change.state().catalog();
        for (const RegionIndex region : losses->regions)
            if (change.state().region(region).condition == RegionCondition::online)
                events.emplace_back(ChangeRegion{catalog.region(region).id, RegionChange::offline});
        for (const SiteIndex site : losses->sites)
            events.emplace_back(ChangeSite{catalog.site(site).id, false});
        for (const HostIndex host : losses->hosts)
            events.emplace_back(ChangeHost{catalog.host(host).id, false});
    }
    for (Event& event : events)
        if (auto added = change.add(std::move(event)); !added)
            return tl::unexpected(added.error());
    return {};
}

Result<Effects> addOccasionAndPlan(Change& change, const ProposalOpened& content)
{
    if (auto added = addOccasion(change, content); !added)
        return tl::unexpected(added.error());
    return change.add(PlanAtWatermark{change.nextIndex()});
}

}  // namespace

std::optional<Timestamp> modelledCompletion(const Participant& participant)
{
    const auto& timing = participant.decision.timing;
    const auto& decided = participant.times.decided;
    if (participant.phase != ParticipantPhase::committed || !timing || !decided)
        return std::nullopt;
    return std::max(timing->queueStart, *decided) + timing->completion.since(timing->queueStart);
}

Result<const ExecutionTimes*> WorkspaceParts::timesOf(const Proposal& executed) const
{
    const Digest& id = executed.content.proposal;
    if (!executionTimes || executionTimes->proposal() != id)
        executionTimes.emplace(id, executed.gangs, executed.planIndex);
    const std::uint64_t head = journal.head().index;
    if (executionTimes->ended() || executionTimes->next() > head)
        return &*executionTimes;
    auto read = journal.read(executionTimes->next(), head, [this](const JournalRecord& record) {
        executionTimes->fold(record.envelope);
        return !executionTimes->ended();
    });
    if (!read)
        return tl::unexpected(read.error());
    return &*executionTimes;
}

Result<void> Workspace::beginCommit(const Digest& proposal, const std::string& actor,
                                    std::uint64_t acceptedLostOperations, Timestamp now,
                                    const std::string& breakGlass)
{
    if (auto named = checkOperator(actor); !named)
        return named;
    const auto found = m_parts->proposal(proposal);
    if (!found)
        return tl::unexpected(found.error());
    auto change = m_parts->change(actor, now);
    if (!change)
        return tl::unexpected(change.error());
    // Whoever may not commit it learns that first, and not that it would be stale.
    Change trial = *change;
    const CommitBegun begun{proposal, acceptedLostOperations, breakGlass};
    if (auto added = trial.add(begun); !added)
        return tl::unexpected(added.error());
    // Who breaks the glass can't wait for whoever may confirm a clock; it is judged afterwards.
    if (breakGlass.empty())
        if (auto right = m_parts->checkClock(now, "commit"); !right)
            return right;
    const auto kept = m_parts->addReview(*change, **found);
    if (!kept)
        return tl::unexpected(kept.error());
    if (!*kept)
        return adoptStale(std::move(*change), proposal);
    if (auto added = change->add(begun); !added)
        return tl::unexpected(added.error());
    const ProposalOpened& content = (*found)->content;
    if (kindOf(content) == ProposalKind::rules) {
        const RuleBook& approved =
            m_parts->approvedRules.of(change->state(), change->governance()).book();
        if (auto added = addRuleCommit(*change, approved, content); !added)
            return added;
        return m_parts->adopt(std::move(*change));
    }
    const auto effects = addOccasionAndPlan(*change, content);
    if (!effects)
        return tl::unexpected(effects.error());
    // The live pass is the previewed one: what was approved, and nothing else, is carried out.
    if (decisionsDigest(change->state().catalog(), *effects->plan) != content.decisions)
        return fail(ErrorCode::stale,
                    "Proposal " + proposal.brief() +
                        " was previewed as approved, but planning it decides otherwise. Nothing "
                        "was changed; report this.",
                    {{"proposal", proposal.hex()}, {"decisions", "changed"}});
    auto plan = std::make_shared<const ExecutedPlan>(ExecutedPlan{proposal, *effects->plan});
    if (auto adopted = m_parts->adopt(std::move(*change)); !adopted)
        return adopted;
    m_parts->executedPlan = std::move(plan);
    return {};
}

Result<bool> Workspace::stepCommit(Timestamp now, const ExecutorModel& model)
{
    ModelledExecutor executor(model);
    return stepCommit(now, executor);
}

Result<bool> Workspace::stepCommit(Timestamp now, Executor& executor)
{
    const Proposal* executing = proposals().executing();
    if (executing == nullptr)
        return fail(ErrorCode::notAllowed,
                    "No proposal is being executed; begin to commit an approved one first.");
    auto change = m_parts->change(std::string(executorName), now);
    if (!change)
        return tl::unexpected(change.error());
    for (const Digest& planId : executing->gangs)
        if (auto refreshed = m_parts->refreshGangCut(*change, planId); !refreshed)
            return tl::unexpected(refreshed.error());
    const auto finished = addStep(*change, *executing, executor);
    if (!finished)
        return finished;
    if (change->empty())
        return false;
    const std::vector<Digest> gangs = executing->gangs;  // adopting may end it
    if (auto adopted = m_parts->adopt(std::move(*change)); !adopted)
        return tl::unexpected(adopted.error());
    for (const Digest& planId : gangs) {
        m_parts->staleGangCuts.erase(planId.hex());
        if (*finished)
            executor.tell(planId, state().gangEnd(planId).value_or(GangEnd::aborted));
    }
    return finished;
}

Result<void> Workspace::abortCommit(const std::string& actor, const std::string& reason,
                                    Timestamp now)
{
    if (auto named = checkOperator(actor); !named)
        return named;
    const Proposal* executing = proposals().executing();
    if (executing == nullptr)
        return fail(ErrorCode::notAllowed,
                    "No proposal is being executed, so there is nothing to abort.");
    auto change = m_parts->change(actor, now);
    if (!change)
        return tl::unexpected(change.error());
    if (auto added = addAbort(*change, *executing, reason); !added)
        return added;
    return m_parts->adopt(std::move(*change));
}

Result<Execution> Workspace::execution(const Digest& proposal) const
{
    const auto found = m_parts->proposal(proposal);
    if (!found)
        return tl::unexpected(found.error());
    const Proposal* shown = *found;
    const Digest& id = shown->content.proposal;
    if (shown->planIndex == 0)
        return fail(ErrorCode::notFound,
                    "Proposal " + id.brief() + " (\"" + shown->content.title +
                        "\") was never executed; commit it first.",
                    {{"proposal", id.hex()}});
    const auto plan = m_parts->planOf(*shown);
    if (!plan)
        return tl::unexpected(plan.error());
    const auto times = m_parts->timesOf(*shown);
    if (!times)
        return tl::unexpected(times.error());
    Execution execution;
    execution.proposal = id;
    execution.begunAt = shown->begunAt;
    execution.finished = shown->status != ProposalStatus::executing;
    execution.outcome = shown->status == ProposalStatus::aborted ? CommitOutcome::aborted
                                                                 : CommitOutcome::committed;
    for (const GroupDecision& group : (*plan)->plan.groups)
        if (group.outcome == Outcome::recover)
            execution.participants.push_back(
                {group.planId, group, phaseOf(state(), group.planId), (*times)->of(group.planId)});
    return execution;
}

}  // namespace estate
