#include "engine/planner/cut_work.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/directory/numbering.h"
#include "engine/estate/configuration_event.h"
#include "engine/estate/shard.h"
#include "engine/estate/shard_members.h"
#include "engine/planner/gang.h"

namespace estate {

namespace {

tl::unexpected<Error> refuseOperation(ErrorCode code, const std::string& operation,
                                      const std::string& problem)
{
    return fail(code, "The cut \"" + operation + "\" " + problem, {{"operation", operation}});
}

Result<const CutState*> knownCut(const EstateState& state, const std::string& operation)
{
    if (const CutState* cut = state.findCut(operation))
        return cut;
    return refuseOperation(ErrorCode::unknownId, operation,
                           "was not declared; its manifest comes first.");
}

Result<ShardIndex> shardNamed(const EstateState& state, const std::string& operation,
                              const std::string& region, std::uint32_t shard)
{
    const auto index = state.catalog().findRegion(region);
    if (!index)
        return tl::unexpected(index.error());
    if (shard >= shardsPerRegion)
        return refuseOperation(ErrorCode::unknownShard, operation,
                               "names shard " + std::to_string(shard) + " of region \"" + region +
                                   "\"; a region has 16, 0 to 15.");
    return shardAt(*index, shard);
}

Result<CutManifest> manifestIn(const EstateState& state, const CutDeclared& event)
{
    CutManifest manifest{event.operation, event.kind, event.checkpoint, {}};
    for (const DeclaredParticipant& declared : event.participants) {
        const auto shard = shardNamed(state, event.operation, declared.region, declared.shard);
        if (!shard)
            return tl::unexpected(shard.error());
        manifest.participants.push_back({*shard, declared.members, declared.selector});
    }
    std::stable_sort(manifest.participants.begin(), manifest.participants.end(),
                     [](const auto& a, const auto& b) { return a.shard < b.shard; });
    if (auto valid = checkManifest(manifest, state.regionCount()); !valid)
        return tl::unexpected(valid.error());
    return manifest;
}

// The gang whose cut this operation is, undecided or not.
std::optional<Digest> gangOf(const EstateState& state, const std::string& operation)
{
    const auto planId = Digest::fromHex(operation);
    if (!planId || (!state.gangs().contains(*planId) && !state.gangEnd(*planId)))
        return std::nullopt;
    return planId;
}

CutKind cutKindOf(GangKind kind)
{
    if (kind == GangKind::snapshot)
        return CutKind::snapshot;
    return kind == GangKind::failover ? CutKind::failover : CutKind::migration;
}

// The first part of an undecided gang.
const Gang& firstPart(const EstateState& state, const Digest& planId)
{
    return *state.region(state.gangRegion(planId).value()).findGang(planId);
}

Result<void> checkGangCut(const EstateState& state, const Digest& planId,
                          const CutManifest& manifest, const CutSelection& selection)
{
    if (state.gangEnd(planId))
        return refuseOperation(ErrorCode::contradiction, manifest.operation,
                               "is of a gang that was decided already.");
    if (!needsManifest(state, planId))
        return refuseOperation(ErrorCode::contradiction, manifest.operation,
                               "is of a gang that stays in one region and fits one event; it is "
                               "prepared and committed without a manifest.");
    if (manifest.kind != cutKindOf(firstPart(state, planId).kind))
        return refuseOperation(ErrorCode::contradiction, manifest.operation,
                               "is a " + std::string(cutKindName(manifest.kind)) +
                                   ", but its gang is a " +
                                   std::string(gangKindName(firstPart(state, planId).kind)) + ".");
    if (selection != CutSelection{})
        return refuseOperation(ErrorCode::badInput, manifest.operation,
                               "is a gang's, whose members the plan says; it selects nothing.");
    return checkParticipants(manifest, gangParticipants(state, planId));
}

}  // namespace

Result<bool> takeCheckpoint(EstateState& state, const CheckpointTaken& event)
{
    const CheckpointRef& last = state.checkpoint();
    if (event.checkpoint == last && last.epoch != 0)
        return true;
    const std::vector<ErrorField> fields = {{"epoch", std::to_string(event.checkpoint.epoch)},
                                            {"lastEpoch", std::to_string(last.epoch)}};
    if (event.checkpoint.epoch == last.epoch && last.epoch != 0)
        return fail(ErrorCode::contradiction,
                    "Checkpoint " + std::to_string(last.epoch) +
                        " was taken with another root; a checkpoint never changes.",
                    fields);
    if (event.checkpoint.epoch != last.epoch + 1)
        return fail(ErrorCode::outOfOrder,
                    "The last checkpoint is " + std::to_string(last.epoch) + "; the next one is " +
                        std::to_string(last.epoch + 1) + ", not " +
                        std::to_string(event.checkpoint.epoch) + ".",
                    fields);
    state.setCheckpoint(event.checkpoint);
    return false;
}

Result<bool> declareCut(EstateState& state, const CutDeclared& event)
{
    for (const auto* ids : {&event.selection.volumes, &event.selection.regions})
        if (ids->size() > eventListMax)
            return refuseOperation(ErrorCode::badInput, event.operation,
                                   "selects more than " + std::to_string(eventListMax) +
                                       " volumes or regions by id. Select whole regions instead.");
    auto manifest = manifestIn(state, event);
    if (!manifest)
        return tl::unexpected(manifest.error());
    if (const CutState* known = state.findCut(event.operation)) {
        if (known->manifest() == *manifest && known->selection() == event.selection)
            return true;
        return refuseOperation(ErrorCode::duplicateId, event.operation,
                               "was declared with another manifest. Give this one another id.");
    }
    if (event.checkpoint != state.checkpoint() || state.checkpoint().epoch == 0)
        return refuseOperation(ErrorCode::wrongCheckpoint, event.operation,
                               "names checkpoint " + std::to_string(event.checkpoint.epoch) + " (" +
                                   event.checkpoint.root.brief() + "); the last one is " +
                                   std::to_string(state.checkpoint().epoch) + " (" +
                                   state.checkpoint().root.brief() +
                                   "). Resolve the closure there and declare it again.");
    if (const auto planId = gangOf(state, event.operation)) {
        if (auto valid = checkGangCut(state, *planId, *manifest, event.selection); !valid)
            return tl::unexpected(valid.error());
    } else if (Digest::fromHex(event.operation)) {
        // A gang that is planned later would find its cut declared, and checked by nobody.
        return refuseOperation(ErrorCode::unknownId, event.operation,
                               "is named like a plan, and there is no gang of it. Give a cut that "
                               "is no gang's another id.");
    }
    state.addCut(CutState(std::move(*manifest), event.selection));
    return false;
}

Result<bool> resumeCut(EstateState& state, const CutResumed& event)
{
    if (const auto known = knownCut(state, event.operation); !known)
        return tl::unexpected(known.error());
    return state.editCut(event.operation).resume(event.round);
}

Result<bool> prepareCut(EstateState& state, const CutPrepared& event, Timestamp at)
{
    const auto known = knownCut(state, event.operation);
    if (!known)
        return tl::unexpected(known.error());
    if (event.shards.empty())
        return refuseOperation(ErrorCode::badInput, event.operation,
                               "was prepared by nobody: name the shards that prepared.");
    if (event.shards.size() > (*known)->manifest().participants.size())
        return refuseOperation(ErrorCode::badInput, event.operation,
                               "has " + std::to_string((*known)->manifest().participants.size()) +
                                   " participants; more than that can't have prepared.");
    CutState next = **known;
    bool repeated = true;
    for (const PreparedShard& prepared : event.shards) {
        const auto shard = shardNamed(state, event.operation, prepared.region, prepared.shard);
        if (!shard)
            return tl::unexpected(shard.error());
        const auto repeat =
            next.prepared({*shard, event.round, event.checkpoint, prepared.revision}, at);
        if (!repeat)
            return repeat;
        repeated = repeated && *repeat;
    }
    if (repeated)
        return true;
    const auto planId = gangOf(state, event.operation);
    if (planId && next.allPrepared())
        if (auto prepared = gangPreparedByCut(state, *planId); !prepared)
            return tl::unexpected(prepared.error());
    state.editCut(event.operation) = std::move(next);
    return false;
}

Result<bool> decideCut(EstateState& state, const CutDecided& event, Timestamp at)
{
    const auto known = knownCut(state, event.operation);
    if (!known)
        return tl::unexpected(known.error());
    CutState next = **known;
    const auto repeat = next.decide(event.decision, event.reason, at);
    if (!repeat || *repeat)
        return repeat;
    if (const auto planId = gangOf(state, event.operation)) {
        const auto gang = event.decision == CutDecision::commit
                              ? gangCommittedByCut(state, *planId, at)
                              : gangRejected(state, *planId);
        if (!gang)
            return tl::unexpected(gang.error());
    }
    state.editCut(event.operation) = std::move(next);
    return false;
}

Result<bool> endCut(EstateState& state, const CutEnded& event)
{
    if (const auto known = knownCut(state, event.operation); !known)
        return tl::unexpected(known.error());
    return state.editCut(event.operation).end();
}

bool isGangCut(const EstateState& state, const std::string& operation)
{
    return gangOf(state, operation).has_value();
}

std::vector<CutParticipant> gangParticipants(const EstateState& state, const Digest& planId)
{
    const EstateNumbering numbering = EstateNumbering::of(state.catalog());
    std::vector<ShardRange> members;
    for (const RegionIndex region : state.gangs().at(planId))
        for (const GangMember& member : state.region(region).findGang(planId)->members)
            members.push_back({shardElsewhere(numbering.shardOf(member.volume), region),
                               numbering.volumeRange(member.volume)});
    return participantsOf(sortedByShard(std::move(members)));
}

CutDeclared gangCut(const EstateState& state, const Digest& planId)
{
    CutDeclared declared{
        planId.hex(), cutKindOf(firstPart(state, planId).kind), state.checkpoint(), {}, {}};
    for (const CutParticipant& participant : gangParticipants(state, planId))
        declared.participants.push_back(
            {state.catalog().region(regionOfShard(participant.shard)).id,
             shardWithinRegion(participant.shard), participant.members, participant.selector});
    return declared;
}

CutPrepared gangCutPrepared(const EstateState& state, const Digest& planId)
{
    const CutState* cut = state.findCut(planId.hex());
    ESTATE_ENSURE(cut != nullptr);
    const CutManifest& manifest = cut->manifest();
    CutPrepared prepared{manifest.operation, cut->round(), manifest.checkpoint, {}};
    for (const CutParticipant& participant : manifest.participants)
        prepared.shards.push_back({state.catalog().region(regionOfShard(participant.shard)).id,
                                   shardWithinRegion(participant.shard), state.index()});
    return prepared;
}

}  // namespace estate
