// The part of a Workspace that carries cuts across shards: the coordinator and all participants
// live in this process, and the journal makes what they promise durable.
#include <algorithm>
#include <utility>

#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"
#include "engine/planner/cut_work.h"
#include "engine/planner/gang.h"

namespace estate {

namespace {

Result<Closure> resolve(const WorkspaceParts& parts, const CutSelection& selection,
                        const CheckpointRef& checkpoint, bool tellWhy = false)
{
    const auto directory = parts.directory.directory();
    if (!directory)
        return tl::unexpected(directory.error());
    const RelationshipDirectory& relations = (*directory)->directory();
    const auto at = relations.checkpoint(checkpoint);
    if (!at)
        return tl::unexpected(at.error());
    auto request = closureRequest(selection, parts.scheduler.state().catalog());
    if (!request)
        return tl::unexpected(request.error());
    request->tellWhy = tellWhy;
    // A region or an estate may have got volumes since; the cut is of those that it had.
    std::erase_if(request->seeds,
                  [&](VolumeIndex seed) { return seed.value >= (*at)->volumeCount(); });
    return resolveClosure(relations, **at, *request);
}

// What a shard asks the directory for. Resolved when the first one asks, unless it is known: the
// directory keeps checkpoints, not closures. `parts` outlives every cut that it runs.
LocalCut::TellMembers tellMembers(const WorkspaceParts& parts, CutSelection selection,
                                  CheckpointRef checkpoint,
                                  std::optional<Result<Closure>> known = std::nullopt)
{
    return [&parts, selection = std::move(selection), checkpoint, closure = std::move(known)](
               ShardIndex shard) mutable -> Result<std::vector<OrdinalRange>> {
        if (!closure)
            closure = resolve(parts, selection, checkpoint);
        if (!*closure)
            return tl::unexpected(closure->error());
        return membersOf((*parts.directory.directory())->directory().numbering(), **closure, shard);
    };
}

tl::unexpected<Error> unknownCut(const std::string& operation)
{
    return fail(ErrorCode::unknownId, "No cut \"" + operation + "\" was declared in this journal.",
                {{"operation", operation}});
}

// A snapshot is taken where its members live; their shards are those of their homes.
Result<void> checkAtHome(const EstateState& state, const EstateNumbering& numbering,
                         const Closure& closure)
{
    const Catalog& catalog = state.catalog();
    for (const VolumeIndex volume : closure.volumes) {
        const RegionIndex home = numbering.regionOf(volume);
        const std::string& region = catalog.region(home).id;
        if (state.sourceOf(volume) != home)
            return fail(ErrorCode::notAllowed,
                        "Volume \"" + catalog.volume(volume).id + "\" lives in region \"" +
                            catalog.region(state.sourceOf(volume)).id +
                            "\", away from its home \"" + region +
                            "\". A cut by hand takes members at home: let it go home first.",
                        {{"volume", catalog.volume(volume).id}, {"region", region}});
        if (!state.available(home))
            return fail(ErrorCode::notAllowed,
                        "Region \"" + region +
                            "\" is unavailable, and members of the cut live there. Nobody could "
                            "prepare them.",
                        {{"region", region}});
    }
    return {};
}

}  // namespace

Result<void> WorkspaceParts::addCheckpoint(Change& change) const
{
    const auto next = directory.nextCheckpoint();
    if (!next)
        return tl::unexpected(next.error());
    if (!*next || change.state().checkpoint() == **next)  // none is due, or this change has it
        return {};
    const auto added = change.add(CheckpointTaken{**next});
    return added ? Result<void>() : tl::unexpected(added.error());
}

// What a gang's cut needs before it goes on: a checkpoint to be declared at, or, where another
// process began it or it was held for too long, a new round, because its participants may have let
// go since.
Result<void> WorkspaceParts::refreshGangCut(Change& change, const Digest& planId) const
{
    if (!needsManifest(change.state(), planId))
        return {};
    const std::string operation = planId.hex();
    const CutState* cut = change.state().findCut(operation);
    if (cut == nullptr)
        return addCheckpoint(change);
    const bool letGo = cut->heldUntil() && change.at() > *cut->heldUntil();
    if (!staleGangCuts.contains(operation) && !letGo)
        return {};
    const bool promised = cut->preparedCount() > 0;
    if (auto added = change.add(CutResumed{operation, cut->round() + 1}); !added)
        return tl::unexpected(added.error());
    if (!promised)
        return {};
    const auto added = change.add(gangCutPrepared(change.state(), planId));
    return added ? Result<void>() : tl::unexpected(added.error());
}

const BoundaryFollower& Workspace::boundary() const
{
    return m_parts->boundary;
}

Result<const EstateDirectory*> Workspace::directory() const
{
    const auto directory = m_parts->directory.directory();
    if (!directory)
        return tl::unexpected(directory.error());
    return *directory;
}

Result<Closure> Workspace::closure(const CutSelection& selection) const
{
    const auto next = m_parts->directory.nextCheckpoint();
    if (!next)
        return tl::unexpected(next.error());
    const auto built = directory();
    if (!built)
        return tl::unexpected(built.error());
    const auto request = closureRequest(selection, state().catalog());
    if (!request)
        return tl::unexpected(request.error());
    const RelationshipDirectory& relations = (*built)->directory();
    if (!*next)
        return resolveClosure(relations, *relations.lastCheckpoint(), *request);
    return resolveClosure(relations, relations.present(), *request);
}

Result<Closure> Workspace::closureOf(const std::string& operation) const
{
    const CutState* cut = state().findCut(operation);
    if (cut == nullptr)
        return unknownCut(operation);
    return resolve(*m_parts, cut->selection(), cut->manifest().checkpoint, true);
}

Result<std::optional<GroupDecision>> Workspace::groupOfCut(const std::string& operation) const
{
    const auto planId = Digest::fromHex(operation);
    if (!planId)
        return std::nullopt;
    for (const auto& proposal : proposals().all()) {
        const auto& gangs = proposal->gangs;
        if (std::find(gangs.begin(), gangs.end(), *planId) == gangs.end())
            continue;
        const auto plan = m_parts->planOf(*proposal);
        if (!plan)
            return tl::unexpected(plan.error());
        for (const GroupDecision& group : (*plan)->plan.groups)
            if (group.planId == *planId)
                return group;
    }
    return std::nullopt;
}

Result<void> Workspace::declareCut(const std::string& actor, const std::string& operation,
                                   CutKind kind, const CutSelection& selection, Timestamp now)
{
    if (auto named = checkOperator(actor); !named)
        return named;
    auto change = m_parts->change(actor, now);
    if (!change)
        return tl::unexpected(change.error());
    // Where members are lost or moved to is decided by plans; those have cuts of their own.
    if (kind != CutKind::snapshot)
        return fail(ErrorCode::notAllowed,
                    "A " + std::string(cutKindName(kind)) +
                        " is planned, and its cut goes with its proposal. Only a snapshot's cut is "
                        "declared by hand.",
                    {{"kind", std::string(cutKindName(kind))}});
    if (state().findCut(operation) != nullptr || isGangCut(state(), operation))
        return fail(ErrorCode::duplicateId,
                    "A cut \"" + operation +
                        "\" was declared before. Give this one an id that "
                        "was never used.",
                    {{"operation", operation}});
    const auto resolved = closure(selection);
    if (!resolved)
        return tl::unexpected(resolved.error());
    const EstateNumbering& numbering = (*m_parts->directory.directory())->directory().numbering();
    if (auto home = checkAtHome(state(), numbering, *resolved); !home)
        return home;
    if (auto added = m_parts->addCheckpoint(*change); !added)
        return added;
    const CheckpointRef checkpoint = change->state().checkpoint();
    ESTATE_ENSURE(checkpoint == resolved->checkpoint);
    auto cut =
        LocalCut::declare(manifestOf(operation, kind, *resolved), selection, state().regionCount(),
                          tellMembers(*m_parts, selection, checkpoint, resolved));
    if (!cut)
        return tl::unexpected(cut.error());
    for (Event& event : cut->step(state(), change->nextIndex()))
        if (auto added = change->add(std::move(event)); !added)
            return tl::unexpected(added.error());
    const Timestamp at = change->at();
    if (auto adopted = m_parts->adopt(std::move(*change)); !adopted)
        return adopted;
    m_parts->cuts.emplace(operation, RunningCut{std::move(*cut), at});
    return {};
}

Result<bool> Workspace::stepCut(const std::string& operation, Timestamp now)
{
    const CutState* persisted = state().findCut(operation);
    if (persisted == nullptr)
        return unknownCut(operation);
    if (persisted->ended())
        return true;
    if (isGangCut(state(), operation))
        return fail(ErrorCode::notAllowed,
                    "The cut \"" + operation +
                        "\" is a gang's: it goes on with the proposal that carries it out.",
                    {{"operation", operation}});
    auto change = m_parts->change(std::string(executorName), now);
    if (!change)
        return tl::unexpected(change.error());
    const auto running = m_parts->cuts.find(operation);
    const bool current = running != m_parts->cuts.end() &&
                         change->at().since(running->second.steppedAt) <= prepareTimeout;
    LocalCut parties =
        current ? std::move(running->second.parties)
                : LocalCut::resume(*persisted, tellMembers(*m_parts, persisted->selection(),
                                                           persisted->manifest().checkpoint));
    // What is not durable is forgotten: another step begins from the journal again.
    m_parts->cuts.erase(operation);
    for (Event& event : parties.step(state(), change->nextIndex()))
        if (auto added = change->add(std::move(event)); !added)
            return tl::unexpected(added.error());
    const bool ended = change->state().findCut(operation)->ended();
    const Timestamp at = change->at();
    if (auto adopted = m_parts->adopt(std::move(*change)); !adopted)
        return tl::unexpected(adopted.error());
    if (!ended)
        m_parts->cuts.emplace(operation, RunningCut{std::move(parties), at});
    return ended;
}

Result<void> Workspace::abortCut(const std::string& actor, const std::string& operation,
                                 const std::string& reason, Timestamp now)
{
    if (auto named = checkOperator(actor); !named)
        return named;
    const CutState* persisted = state().findCut(operation);
    if (persisted == nullptr)
        return unknownCut(operation);
    auto change = m_parts->change(actor, now);
    if (!change)
        return tl::unexpected(change.error());
    if (isGangCut(state(), operation))
        return fail(ErrorCode::notAllowed,
                    "The cut \"" + operation +
                        "\" is a gang's: abort the proposal that carries it out.",
                    {{"operation", operation}});
    if (persisted->ended() && persisted->phase() == CutPhase::aborted)
        return {};
    if (auto added = change->add(CutDecided{operation, CutDecision::abort, reason}); !added)
        return tl::unexpected(added.error());
    if (auto added = change->add(CutEnded{operation}); !added)
        return tl::unexpected(added.error());
    m_parts->cuts.erase(operation);
    return m_parts->adopt(std::move(*change));
}

}  // namespace estate
