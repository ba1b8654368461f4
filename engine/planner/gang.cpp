#include "engine/planner/gang.h"

#include <algorithm>
#include <set>

#include "engine/estate/configuration_event.h"
#include "engine/planner/activate.h"
#include "engine/planner/placement.h"
#include "engine/planner/publish_targets.h"
#include "engine/planner/tasks.h"

namespace estate {

namespace {

void markMembers(EstateState& state, const std::vector<GangMember>& members, const Digest& busyWith)
{
    for (const GangMember& member : members) {
        // A volume that the commit moved is marked by the move.
        if (VolumeState* volume = state.edit(member.source).findVolume(member.volume))
            volume->gang = busyWith;
    }
}

tl::unexpected<Error> unknownPlan(const Digest& planId)
{
    return fail(ErrorCode::unknownId,
                "There is no undecided gang " + planId.brief() + " and none that was decided.",
                {{"plan", planId.hex()}});
}

tl::unexpected<Error> contradicts(const Digest& planId, const std::string& why)
{
    return fail(ErrorCode::contradiction, "Gang " + planId.brief() + " " + why,
                {{"plan", planId.hex()}});
}

// The undecided gang's first part. Of a decided one only the end in `repeats` may be told again;
// `otherwise` says why the other end can't.
struct Found {
    EstateState::GangRegions regions;
    const Gang* gang = nullptr;  // none: a repeat
};
Result<Found> findGang(const EstateState& state, const Digest& planId, GangEnd repeats,
                       const char* otherwise)
{
    if (const auto found = state.gangs().find(planId); found != state.gangs().end()) {
        const Gang* gang = state.region(found->second.front()).findGang(planId);
        ESTATE_ENSURE(gang != nullptr);
        return Found{found->second, gang};
    }
    const auto end = state.gangEnd(planId);
    if (!end)
        return unknownPlan(planId);
    if (*end != repeats)
        return contradicts(planId, otherwise);
    return Found{};
}

void setPhase(EstateState& state, const Found& found, const Digest& planId, GangPhase phase)
{
    for (const RegionIndex region : found.regions)
        state.edit(region).findGang(planId)->phase = phase;
}

constexpr auto groundLost =
    "lands where a region, site or host was lost. Plan again: it is taken back and planned anew.";

bool onGround(const RegionState& region, const Gang& gang)
{
    return std::all_of(gang.members.begin(), gang.members.end(), [&region](const GangMember& m) {
        return std::all_of(m.legs.begin(), m.legs.end(),
                           [&region](const Leg& leg) { return region.legOnline(leg); });
    });
}

bool hasGround(const EstateState& state, const Found& found, const Digest& planId)
{
    return std::all_of(found.regions.begin(), found.regions.end(), [&](RegionIndex region) {
        return onGround(state.region(region), *state.region(region).findGang(planId));
    });
}

constexpr auto throughCut =
    "spans regions or is wider than one event: its cut prepares and decides it (cut-declared, "
    "cut-prepared, cut-decided).";

std::uint64_t widthOf(const EstateState& state, const Digest& planId)
{
    std::uint64_t width = 0;
    for (const RegionIndex region : state.gangs().at(planId))
        width += state.region(region).findGang(planId)->members.size();
    return width;
}

}  // namespace

bool needsManifest(const EstateState& state, const Digest& planId)
{
    const auto found = state.gangs().find(planId);
    if (found == state.gangs().end())
        return false;
    if (widthOf(state, planId) > eventListMax)
        return true;
    const Gang& first = *state.region(found->second.front()).findGang(planId);
    if (!first.moves())
        return false;
    const RegionIndex source = first.members.front().source;
    return found->second.size() > 1 ||
           std::any_of(first.members.begin(), first.members.end(),
                       [source](const GangMember& member) { return member.source != source; });
}

Timestamp sourceFencedAt(const EstateState& state, RegionIndex source)
{
    const RegionState& region = state.region(source);
    const RegionSpec& spec = state.catalog().region(source);
    if (region.available())  // it can answer: a persisted fence epoch
        return state.now();
    if (region.condition == RegionCondition::fenced || !spec.lease)
        return region.unavailableSince;
    if (region.condition == RegionCondition::leaseExpired)
        return region.unavailableSince + spec.skew;
    return region.unavailableSince + *spec.lease + spec.skew;
}

Timestamp fenceFrom(const EstateState& state, const Gang& gang)
{
    Timestamp from = gang.fencedAt;
    for (const GangMember& member : gang.members)
        if (!state.available(member.source))
            from = std::max(from, sourceFencedAt(state, member.source));
    return from;
}

bool lostItsLiveSource(const EstateState& state, const Gang& gang)
{
    if (gang.kind != GangKind::failback || gang.phase == GangPhase::fenced)
        return false;
    return std::any_of(gang.members.begin(), gang.members.end(), [&](const GangMember& member) {
        const RegionState& region = state.region(member.source);
        const auto& legs = region.findVolume(member.volume)->legs;
        return std::none_of(legs.begin(), legs.end(),
                            [&region](const Leg& leg) { return region.legOnline(leg); });
    });
}

void admitGang(EstateState& state, const Gang& gang, GangParts parts)
{
    EstateState::GangRegions regions;
    Audit& audit = state.editAudit();
    std::uint64_t width = 0;
    for (auto& [region, members] : parts) {
        regions.push_back(region);
        width += members.size();
        markMembers(state, members, gang.planId);
        Gang part = gang;
        part.members = std::move(members);
        state.edit(region).insertGang(std::move(part));
    }
    state.rememberGang(gang.planId, std::move(regions));
    if (Request* request = state.findRequest(gang.request))
        request->gang = gang.planId;
    audit.plannedUnits += 1;
    audit.plannedVolumeAttempts += width;
    audit.maximumAtomicWidth = std::max(audit.maximumAtomicWidth, width);
}

Result<GangChange> gangPrepared(EstateState& state, const Digest& planId, const Digest& tasks)
{
    const auto found =
        findGang(state, planId, GangEnd::committed, "was aborted; it can't be prepared any more.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    if (needsManifest(state, planId))
        return contradicts(planId, throughCut);
    if (tasks != gangTasksDigest(state, planId))
        return contradicts(planId, "was prepared with other tasks than planned.");
    return gangPreparedByCut(state, planId);
}

Result<GangChange> gangPreparedByCut(EstateState& state, const Digest& planId)
{
    const auto found =
        findGang(state, planId, GangEnd::committed, "was aborted; it can't be prepared any more.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    if (found->gang->phase != GangPhase::preparing)
        return GangChange{true};
    setPhase(state, *found, planId, GangPhase::prepared);
    return GangChange{};
}

Result<GangChange> gangFenced(EstateState& state, const Digest& planId, Timestamp at)
{
    const auto found =
        findGang(state, planId, GangEnd::committed, "was aborted; there is nothing to fence.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    if (found->gang->phase == GangPhase::fenced)
        return GangChange{true};
    if (found->gang->phase == GangPhase::preparing || !found->gang->moves())
        return contradicts(planId, "is not a prepared failover; its source is fenced only then.");
    if (lostItsLiveSource(state, *found->gang))
        return contradicts(planId, "takes volumes home from a live source, and that was lost. "
                                   "Plan again: what is lost fails over.");
    if (!hasGround(state, *found, planId))
        return contradicts(planId, groundLost);
    const Timestamp from = fenceFrom(state, *found->gang);
    if (at < from)
        return fail(ErrorCode::outOfOrder,
                    "Gang " + planId.brief() +
                        ": its source may still write until its lease and skew have passed.",
                    {{"plan", planId.hex()}, {"fencedAtNs", std::to_string(from.ns)}});
    std::vector<RegionIndex> sources;
    for (const GangMember& member : found->gang->members)
        sources.push_back(member.source);
    setPhase(state, *found, planId, GangPhase::fenced);
    for (const RegionIndex source : sources)
        state.edit(source).fenceEpoch += 1;
    return GangChange{};
}

namespace {

// Lanes that the commit gives flows to or takes them from, by region.
using TouchedLanes = std::map<RegionIndex, std::set<std::uint32_t>>;

void collectLanes(const EstateState& state, const Gang& gang, RegionIndex region,
                  TouchedLanes& touched)
{
    for (const GangMember& member : gang.members) {
        for (const Leg& leg : member.legs)
            touched[region].insert(leg.lane);
        for (const Leg& leg : member.replaced)
            touched[region].insert(leg.lane);
        if (!gang.moves())
            continue;
        for (const Leg& leg : state.region(member.source).findVolume(member.volume)->legs)
            touched[member.source].insert(leg.lane);
    }
}

}  // namespace

Result<GangChange> gangCommitted(EstateState& state, const Digest& planId, Timestamp at)
{
    if (needsManifest(state, planId))
        return contradicts(planId, throughCut);
    return gangCommittedByCut(state, planId, at);
}

Result<GangChange> gangCommittedByCut(EstateState& state, const Digest& planId, Timestamp at)
{
    const auto found =
        findGang(state, planId, GangEnd::committed, "was aborted; it can't be committed any more.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    const bool moves = found->gang->moves();
    if (found->gang->phase != (moves ? GangPhase::fenced : GangPhase::prepared))
        return contradicts(planId, moves
                                       ? "is not prepared and fenced yet; commit comes after both."
                                       : "is not prepared yet; commit comes after that.");
    if (!hasGround(state, *found, planId))
        return contradicts(planId, groundLost);
    const std::string request = found->gang->request;
    state.editAudit().committedUnits += 1;
    state.editAudit().committedVolumeAttempts += widthOf(state, planId);
    TouchedLanes touched;
    for (const RegionIndex region : found->regions) {
        const Gang gang = state.edit(region).takeGang(planId);
        if (gang.kind != GangKind::snapshot)
            collectLanes(state, gang, region, touched);
        for (const GangMember& member : gang.members)
            commitMember(state, gang, member, region);
        markMembers(state, gang.members, Digest{});
    }
    for (const auto& [region, lanes] : touched)
        publishTargets(state, region, lanes, at);
    state.decideGang(planId, GangEnd::committed);
    if (state.findRequest(request) != nullptr)
        state.endRequest(request, GangEnd::committed);
    return GangChange{};
}

namespace {

void releaseMember(EstateState& state, const Gang& gang, const GangMember& member,
                   RegionIndex region)
{
    switch (gang.kind) {
    case GangKind::placement:
    case GangKind::failover:
    case GangKind::failback:
    case GangKind::repair:
        releaseVolume(state.edit(region), member.volume, member.legs, member.held);
        break;
    case GangKind::resize:
    case GangKind::snapshot:
        for (const Leg& leg : member.legs)
            state.edit(region).shrinkLeg(leg);
        break;
    }
}

}  // namespace

Result<GangChange> gangAborted(EstateState& state, const Digest& planId)
{
    const auto found =
        findGang(state, planId, GangEnd::aborted, "was committed; abort is not possible any more.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    state.editAudit().abortedUnits += 1;
    state.editAudit().abortedVolumeAttempts += widthOf(state, planId);
    if (Request* request = state.findRequest(found->gang->request))
        request->gang = Digest{};
    std::vector<VolumeIndex> unplaced = state.unplaced();
    for (const RegionIndex region : found->regions) {
        const Gang gang = state.edit(region).takeGang(planId);
        for (const GangMember& member : gang.members) {
            releaseMember(state, gang, member, region);
            if (gang.kind == GangKind::placement)
                unplaced.insert(std::lower_bound(unplaced.begin(), unplaced.end(), member.volume),
                                member.volume);
        }
        state.edit(region).endWork(planId);
        markMembers(state, gang.members, Digest{});
    }
    state.setUnplaced(std::move(unplaced));
    state.decideGang(planId, GangEnd::aborted);
    const std::string operation = planId.hex();
    if (const CutState* cut = state.findCut(operation); cut != nullptr && !cut->decided()) {
        const auto decided = state.editCut(operation).decide(
            CutDecision::abort, "the gang was rejected, taken back, or not prepared in time");
        ESTATE_ENSURE(decided.has_value());
    }
    return GangChange{};
}

Result<GangChange> gangRejected(EstateState& state, const Digest& planId)
{
    const auto landing = state.gangRegion(planId);
    const Gang* gang = landing ? state.region(*landing).findGang(planId) : nullptr;
    if (gang != nullptr && gang->phase == GangPhase::fenced && anySourceServes(state, *gang))
        return contradicts(planId, "has fenced a source that is online: that may not serve any "
                                   "more, so the gang can only be committed.");
    return gangAborted(state, planId);
}

bool anySourceServes(const EstateState& state, const Gang& gang)
{
    return std::any_of(gang.members.begin(), gang.members.end(), [&](const GangMember& member) {
        const RegionState& source = state.region(member.source);
        const VolumeState* volume = source.findVolume(member.volume);
        return volume != nullptr &&
               std::any_of(volume->legs.begin(), volume->legs.end(),
                           [&source](const Leg& leg) { return source.legOnline(leg); });
    });
}

std::vector<Digest> gangsWithoutGround(const EstateState& state)
{
    std::set<Digest> lost;
    for (const auto* regions : {&state.unavailableRegions(), &state.impairedRegions()})
        for (const RegionIndex index : *regions) {
            const RegionState& region = state.region(index);
            for (const Gang& gang : region.gangs)
                if (!onGround(region, gang))
                    lost.insert(gang.planId);
        }
    return {lost.begin(), lost.end()};
}

}  // namespace estate
