#include "engine/journal/workspace.h"

#include <algorithm>
#include <array>

#include "engine/estate/identifiers.h"
#include "engine/journal/workspace_opening.h"
#include "engine/journal/workspace_parts.h"
#include "engine/planner/cut_work.h"
#include "engine/text/format.h"
#include "engine/wire/effects_wire.h"

namespace estate {

namespace {

// Who opens estates that nobody else will write to.
constexpr const char* setupName = "setup";

tl::unexpected<Error> damagedAt(std::uint64_t index, const std::string& problem)
{
    return fail(ErrorCode::damaged, "Event " + std::to_string(index) + " of the journal " + problem,
                {{"index", std::to_string(index)}});
}

Result<std::string> encodeDecisions(const EstateState& state, const Effects& effects)
{
    return effects == Effects{} ? Result<std::string>(std::string())
                                : encodeEffects(state, effects);
}

// Plan ids of older versions have another content, so answers to their gangs can't be replayed.
constexpr std::uint32_t oldestReplayablePlanner = 2;

// The journaled bytes against what the planner makes of the same log today.
Result<void> compareDecisions(const EstateState& state, const JournalRecord& record,
                              const Effects& effects)
{
    const std::uint64_t index = record.envelope.index;
    if (record.plannerVersion > plannerVersion)
        return fail(ErrorCode::newerVersion,
                    "Event " + std::to_string(index) + " was planned by version " +
                        std::to_string(record.plannerVersion) +
                        " of the planner; this is version " + std::to_string(plannerVersion) +
                        ". Use a newer version of the program.",
                    {{"index", std::to_string(index)}});
    if (record.plannerVersion != 0 && record.plannerVersion < oldestReplayablePlanner)
        return fail(ErrorCode::foreign,
                    "Event " + std::to_string(index) + " was planned by version " +
                        std::to_string(record.plannerVersion) +
                        " of the planner, whose gangs have other ids than this version's. Open the "
                        "journal with the program that wrote it.",
                    {{"index", std::to_string(index)}});
    if (record.plannerVersion != 0 && record.plannerVersion != plannerVersion)
        return {};
    const auto again = encodeDecisions(state, effects);
    if (!again)
        return tl::unexpected(again.error());
    if (*again == record.decisions)
        return {};
    // Bytes may differ where a later minor version wrote fields that this one does not know.
    if (!again->empty() && !record.decisions.empty()) {
        const auto journaled = decodeEffects(state, record.decisions);
        if (journaled && *journaled == effects)
            return {};
    }
    return damagedAt(index, "carries other decisions than this planner makes of the same log; "
                            "restore the file from a backup and report it.");
}

}  // namespace

std::string_view participantPhaseName(ParticipantPhase phase)
{
    switch (phase) {
    case ParticipantPhase::waiting: return "waiting";
    case ParticipantPhase::prepared: return "prepared";
    case ParticipantPhase::fenced: return "fenced";
    case ParticipantPhase::committed: return "committed";
    case ParticipantPhase::aborted: return "aborted";
    }
    return "unknown";
}

std::vector<Digest> plannedGangs(const Effects& effects)
{
    std::vector<Digest> gangs;
    if (!effects.plan)
        return gangs;
    for (const GroupDecision& group : effects.plan->groups)
        if (group.outcome == Outcome::recover)
            gangs.push_back(group.planId);
    for (const PlacementDecision& placement : effects.plan->placements)
        if (!placement.legs.empty() && (gangs.empty() || gangs.back() != placement.planId))
            gangs.push_back(placement.planId);  // a unit of several volumes is one gang
    for (const ResizeDecision& resize : effects.plan->resizes)
        if (resize.planId != Digest{})
            gangs.push_back(resize.planId);
    for (const SnapshotDecision& snapshot : effects.plan->snapshots)
        if (snapshot.planId != Digest{})
            gangs.push_back(snapshot.planId);
    return gangs;
}

Change::Change(const Scheduler& scheduler, const Governance& governance,
               const BoundaryFollower& boundary, std::string actor, Timestamp at)
    : m_scheduler(scheduler), m_governance(governance), m_boundary(boundary),
      m_actor(std::move(actor)), m_at(at)
{}

Result<Effects> Change::add(Event event)
{
    return addAs(m_actor, std::move(event));
}

Result<Effects> Change::addAsExecutor(Event event)
{
    return addAs(std::string(executorName), std::move(event));
}

Result<Effects> Change::addAs(const std::string& actor, Event event)
{
    const Envelope envelope{nextIndex(), m_at, actor, std::move(event)};
    if (auto checked = m_governance.check(envelope); !checked)
        return tl::unexpected(checked.error());
    auto effects = m_scheduler.apply(
        envelope, windowsFor(envelope.event, m_scheduler, m_governance.maintenance()));
    if (!effects)
        return effects;
    auto decisions = encodeDecisions(m_scheduler.state(), *effects);
    if (!decisions)
        return tl::unexpected(decisions.error());
    if (!effects->repeated)
        m_boundary.follow(envelope, m_scheduler.state());
    m_governance.apply(envelope, plannedGangs(*effects));
    m_repeated.push_back(effects->repeated);
    m_entries.push_back({envelope, std::move(*decisions)});
    return effects;
}

Result<void> WorkspaceParts::replayRecord(const JournalRecord& record)
{
    const std::uint64_t index = record.envelope.index;
    if (auto checked = governance.check(record.envelope); !checked)
        return damagedAt(index, "contradicts the log before it: " + checked.error().message);
    if (const auto* image = std::get_if<ImageTaken>(&record.envelope.event);
        image != nullptr && compareImages && image->state != scheduler.state().hash())
        return damagedAt(index, "says that the state in front of it was another one; restore the "
                                "file from a backup and report it.");
    const auto effects = scheduler.apply(
        record.envelope, windowsFor(record.envelope.event, scheduler, governance.maintenance()));
    if (!effects)
        return damagedAt(index, "is refused when it is replayed: " + effects.error().message);
    if (auto compared = compareDecisions(scheduler.state(), record, *effects); !compared)
        return compared;
    // Another planner's states may have another hash.
    compareImages =
        compareImages && (record.plannerVersion == 0 || record.plannerVersion == plannerVersion);
    governance.apply(record.envelope, plannedGangs(*effects));
    if (const auto* opened = std::get_if<OpenEstate>(&record.envelope.event)) {
        open(opened->source);
        return {};
    }
    if (effects->repeated)
        return {};
    boundary.follow(record.envelope, scheduler.state());
    if (auto followed = directory.follow(record.envelope.event, scheduler.state()); !followed)
        return damagedAt(index, "does not fit the directory: " + followed.error().message);
    return {};
}

void WorkspaceParts::open(const EstateSource& opened)
{
    source = opened;
    boundary.open(scheduler.state(), scheduler.lastTimestamp());
    directory = DirectoryFollower(source, scheduler.state());
}

Result<Change> WorkspaceParts::changeAtHead(const std::string& actor) const
{
    if (journal.readOnly())
        return fail(ErrorCode::notAllowed,
                    "\"" + journal.path() + "\" is open for looking only; open it for writing.",
                    {{"path", journal.path()}});
    return Change(scheduler, governance, boundary, actor, scheduler.lastTimestamp());
}

Result<Change> WorkspaceParts::change(const std::string& actor, Timestamp now) const
{
    auto made = changeAtHead(actor);
    if (!made)
        return made;
    made->notBefore(notBefore(now));
    if (actor == executorName)
        return made;
    if (auto note = governance.clock().due(now, scheduler.lastTimestamp()))
        if (auto added = made->add(std::move(*note)); !added)
            return tl::unexpected(added.error());
    return made;
}

Result<void> WorkspaceParts::checkClock(Timestamp now, std::string_view what) const
{
    const Timestamp last = scheduler.lastTimestamp();
    if (!governance.clock().behind(now, last))
        return {};
    return fail(ErrorCode::outOfOrder,
                behindText(now, last) +
                    ": event time stands still, and nothing expires. Correct "
                    "the clock; if it is right, confirm it before you " +
                    std::string(what) + ".",
                {{"clock", formatTimeExact(now)}, {"journal", formatTimeExact(last)}});
}

Result<void> WorkspaceParts::adopt(Change change, const std::function<Result<void>()>& beside)
{
    if (const auto appended = journal.append(change.m_entries); !appended)
        return tl::unexpected(appended.error());
    if (beside)
        if (auto done = beside(); !done)
            return done;
    if (const auto durable = journal.sync(); !durable)
        return tl::unexpected(durable.error());
    scheduler = std::move(change.m_scheduler);
    governance = std::move(change.m_governance);
    boundary = std::move(change.m_boundary);
    for (std::size_t i = 0; i < change.m_entries.size(); ++i) {
        if (change.m_repeated[i])
            continue;
        const Envelope& envelope = change.m_entries[i].envelope;
        const auto followed = directory.follow(envelope.event, scheduler.state());
        ESTATE_ENSURE(followed.has_value());  // what this process journals, it checked
    }
    const std::uint64_t index = scheduler.lastIndex();
    if (index / momentEvery != (index - change.m_entries.size()) / momentEvery)
        keepMoment();
    return {};
}

void WorkspaceParts::resumeCuts()
{
    for (const auto& [operation, cut] : scheduler.state().cuts())
        if (!cut->decided() && isGangCut(scheduler.state(), operation))
            staleGangCuts.insert(operation);
}

Result<const Proposal*> WorkspaceParts::proposal(const Digest& id) const
{
    const Proposal* found = governance.proposals().find(id);
    if (found == nullptr)
        return fail(ErrorCode::unknownId,
                    "There is no proposal " + id.brief() +
                        " in this journal; list the proposals to find its id.",
                    {{"proposal", id.hex()}});
    return found;
}

Result<std::shared_ptr<const ExecutedPlan>> WorkspaceParts::planOf(const Proposal& executed) const
{
    const Digest& id = executed.content.proposal;
    if (executedPlan && executedPlan->proposal == id)
        return executedPlan;
    if (executed.planIndex <= journal.base().index)
        return fail(ErrorCode::notFound,
                    "The plan of proposal " + id.brief() +
                        " was made before this journal was compacted; look in the file that it was "
                        "compacted from.",
                    {{"proposal", id.hex()}});
    Result<Effects> effects;
    auto read =
        journal.read(executed.planIndex, executed.planIndex, [&](const JournalRecord& record) {
            effects = decodeEffects(scheduler.state(), record.decisions);
            return false;
        });
    if (!read)
        return tl::unexpected(read.error());
    if (!effects)
        return tl::unexpected(effects.error());
    if (!effects->plan)
        return damagedAt(executed.planIndex, "carries no plan.");
    executedPlan =
        std::make_shared<const ExecutedPlan>(ExecutedPlan{id, std::move(*effects->plan)});
    return executedPlan;
}

Workspace::Workspace(std::unique_ptr<WorkspaceParts> parts) : m_parts(std::move(parts)) {}
Workspace::Workspace(Workspace&&) noexcept = default;
Workspace& Workspace::operator=(Workspace&&) noexcept = default;
Workspace::~Workspace() = default;

Result<Workspace> Workspace::create(const std::string& path, const EstateSource& source,
                                    const std::string& actor, Timestamp now)
{
    if (auto named = checkOperator(actor); !named)
        return tl::unexpected(named.error());
    const Envelope opening{1, now, actor, OpenEstate{source}};
    Scheduler scheduler;
    const auto effects = scheduler.apply(opening);
    if (!effects)
        return tl::unexpected(effects.error());
    auto decisions = encodeDecisions(scheduler.state(), *effects);
    if (!decisions)
        return tl::unexpected(decisions.error());
    auto journal = Journal::create(path);
    if (!journal)
        return tl::unexpected(journal.error());
    auto parts = std::make_unique<WorkspaceParts>(std::move(*journal));
    const std::array batch{JournalEntry{opening, std::move(*decisions)}};
    if (const auto appended = parts->journal.append(batch); !appended)
        return tl::unexpected(appended.error());
    if (const auto durable = parts->journal.sync(); !durable)
        return tl::unexpected(durable.error());
    parts->scheduler = std::move(scheduler);
    parts->open(source);
    parts->keepMoment();
    return Workspace(std::move(parts));
}

Result<Workspace> Workspace::inMemory(const EstateSource& source)
{
    return create(":memory:", source, setupName, sampleEpoch);
}

Result<Workspace> Workspace::openJournal(Result<Journal> journal, bool wholly)
{
    if (!journal)
        return tl::unexpected(journal.error());
    auto parts = std::make_unique<WorkspaceParts>(std::move(*journal));
    if (auto replayed = parts->replay(wholly); !replayed)
        return tl::unexpected(replayed.error());
    if (auto up = parts->journal.bringUp(); !up)
        return tl::unexpected(up.error());
    parts->resumeCuts();
    return Workspace(std::move(parts));
}

Result<Workspace> Workspace::open(const std::string& path)
{
    return openJournal(Journal::open(path), false);
}

Result<Workspace> Workspace::openReadOnly(const std::string& path, std::uint64_t upTo)
{
    return openJournal(Journal::openReadOnly(path, upTo), false);
}

Result<Workspace> Workspace::asOf(std::uint64_t index) const
{
    auto opening = WorkspaceOpening::asOf(*this, index);
    while (opening) {
        const auto more = opening->step(wholeLog);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return opening->take();
    }
    return tl::unexpected(opening.error());
}

Result<Workspace> Workspace::replayWhole(const std::string& path)
{
    return openJournal(Journal::openReadOnly(path), true);
}

const EstateState& Workspace::state() const
{
    return m_parts->scheduler.state();
}

const EstateSource& Workspace::source() const
{
    return m_parts->source;
}

const Governance& Workspace::governance() const
{
    return m_parts->governance;
}

const Proposals& Workspace::proposals() const
{
    return m_parts->governance.proposals();
}

const Journal& Workspace::journal() const
{
    return m_parts->journal;
}

void Workspace::awaitKeeping(std::uint64_t index)
{
    m_parts->journal.awaitKeeping(index);
}

void Workspace::confirmKept(std::uint64_t index)
{
    m_parts->journal.confirmKept(index);
}

Timestamp Workspace::lastTimestamp() const
{
    return m_parts->scheduler.lastTimestamp();
}

Timestamp Workspace::eventTime(Timestamp now) const
{
    return m_parts->notBefore(now);
}

bool Workspace::clockBehind(Timestamp now) const
{
    return governance().clock().behind(now, lastTimestamp());
}

ClosedWindows Workspace::closedWindows() const
{
    return governance().maintenance().windows(state().catalog());
}

Result<Preview> Workspace::preview(const FailureSet& failures, Timestamp at) const
{
    return previewDisaster(state(), failures, m_parts->notBefore(at), closedWindows());
}

Result<PreviewPlanning> Workspace::beginPreview(const FailureSet& failures, Timestamp at) const
{
    return PreviewPlanning::ofDisaster(state(), failures, m_parts->notBefore(at), closedWindows());
}

Result<Preview> Workspace::previewFailback(const std::vector<std::string>& regions,
                                           Timestamp at) const
{
    return estate::previewFailback(state(), regions, m_parts->notBefore(at), closedWindows());
}

Result<Effects> Workspace::decisionsOf(const JournalRecord& record) const
{
    return record.decisions.empty() ? Result<Effects>(Effects{})
                                    : decodeEffects(state(), record.decisions);
}

}  // namespace estate
