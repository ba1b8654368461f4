#include "engine/planner/gang.h"

#include <algorithm>

#include "engine/planner/placement.h"
#include "engine/planner/scheduler.h"

namespace estate {

namespace {

auto byPlan(std::vector<Gang>& gangs, const Digest& planId)
{
    return std::lower_bound(gangs.begin(), gangs.end(), planId,
                            [](const Gang& gang, const Digest& key) { return gang.planId < key; });
}

void markMembers(EstateState& state, const Gang& gang, const Digest& busyWith)
{
    for (const GangMember& member : gang.members) {
        VolumeState* volume = state.edit(member.source).findVolume(member.volume);
        ESTATE_ENSURE(volume != nullptr);
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

// The undecided gang. Of a decided one only the end in `repeats` may be told again; `otherwise`
// says why the other end can't.
struct Found {
    RegionIndex region;
    const Gang* gang = nullptr;  // none: a repeat
};
Result<Found> findGang(const EstateState& state, const Digest& planId, GangEnd repeats,
                       const char* otherwise)
{
    if (const auto region = state.gangRegion(planId)) {
        const Gang* gang = state.region(*region).findGang(planId);
        ESTATE_ENSURE(gang != nullptr);
        return Found{*region, gang};
    }
    const auto end = state.gangEnd(planId);
    if (!end)
        return unknownPlan(planId);
    if (*end != repeats)
        return contradicts(planId, otherwise);
    return Found{};
}

Gang takeGang(EstateState& state, RegionIndex region, const Digest& planId)
{
    auto& gangs = state.edit(region).gangs;
    const auto place = byPlan(gangs, planId);
    ESTATE_ENSURE(place != gangs.end() && place->planId == planId);
    Gang gang = std::move(*place);
    gangs.erase(place);
    return gang;
}

// What the old source still holds becomes a replica there: divergent where it is past the recovered
// point. One copy's bytes stay reserved, the rest is free when the region returns.
void leaveReplicaAtSource(RegionState& source, const VolumeState& before, Operations recoveredPoint)
{
    for (const Leg& leg : before.legs)
        source.releaseLeg(leg);
    RecoveryRecord record;
    record.volume = before.volume;
    record.divergent = before.latest > recoveredPoint;
    record.epoch = record.divergent ? before.epoch : before.epoch + 1;
    record.latest = before.latest;
    record.durable = before.latest;
    record.applied = before.latest;
    for (const Leg& leg : before.legs) {
        if (source.hosts[leg.host].sitePosition !=
            source.hosts[before.legs.front().host].sitePosition)
            continue;
        record.held.push_back({leg.host, leg.bytes});
        source.hold(record.held.back());
    }
    const auto place =
        std::lower_bound(source.records.begin(), source.records.end(), record.volume,
                         [](const RecoveryRecord& r, VolumeIndex key) { return r.volume < key; });
    source.records.insert(place, std::move(record));
}

// Replicas elsewhere follow the new epoch, or diverge from it. Their backlog came from the old
// source.
void followNewEpoch(RecoveryRecord& record, std::uint64_t epoch, Operations recoveredPoint)
{
    record.backlog.reset();
    record.latest = recoveredPoint;
    if (record.durable > recoveredPoint)
        record.divergent = true;
    else if (!record.divergent)
        record.epoch = epoch;
}

void activate(EstateState& state, const GangMember& member, RegionIndex destination)
{
    RegionState& landing = state.edit(destination);
    const RecoveryRecord* record = landing.findRecord(member.volume);
    ESTATE_ENSURE(record != nullptr);
    const Operations recoveredPoint = record->durable;
    for (const HeldBytes& held : record->held)  // not needed: every copy was placed anew
        landing.letGo(held);
    landing.records.erase(landing.records.begin() + (record - landing.records.data()));

    const VolumeState* before = state.region(member.source).findVolume(member.volume);
    ESTATE_ENSURE(before != nullptr);
    VolumeState after = *before;
    leaveReplicaAtSource(state.edit(member.source), *before, recoveredPoint);
    after.epoch += 1;
    after.latest = recoveredPoint;
    after.legs = member.legs;
    after.gang = Digest{};
    std::erase(after.recoveryRegions, destination);
    for (const RegionIndex region : after.recoveryRegions)
        if (RecoveryRecord* other = state.edit(region).findRecord(member.volume))
            followNewEpoch(*other, after.epoch, recoveredPoint);
    after.recoveryRegions.push_back(member.source);
    std::sort(after.recoveryRegions.begin(), after.recoveryRegions.end());
    state.moveVolume(std::move(after), member.source, destination);
}

}  // namespace

Timestamp sourceFencedAt(const EstateState& state, RegionIndex source)
{
    const RegionState& region = state.region(source);
    const RegionSpec& spec = state.catalog().region(source);
    if (region.condition == RegionCondition::fenced || !spec.lease)
        return region.unavailableSince;
    if (region.condition == RegionCondition::leaseExpired)
        return region.unavailableSince + spec.skew;
    return region.unavailableSince + *spec.lease + spec.skew;
}

void admitGang(EstateState& state, Gang gang, RegionIndex destination)
{
    markMembers(state, gang, gang.planId);
    state.rememberGang(gang.planId, destination);
    auto& gangs = state.edit(destination).gangs;
    gangs.insert(byPlan(gangs, gang.planId), std::move(gang));
}

Result<GangChange> gangPrepared(EstateState& state, const Digest& planId, const Digest& tasks)
{
    const auto found =
        findGang(state, planId, GangEnd::committed, "was aborted; it can't be prepared any more.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    if (tasks != gangTasksDigest(state, *found->gang))
        return contradicts(planId, "was prepared with other tasks than planned.");
    if (found->gang->phase != GangPhase::preparing)
        return GangChange{true};
    byPlan(state.edit(found->region).gangs, planId)->phase = GangPhase::prepared;
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
    if (found->gang->phase == GangPhase::preparing || !found->gang->failover)
        return contradicts(planId, "is not a prepared failover; its source is fenced only then.");
    if (at < found->gang->fencedAt)
        return fail(
            ErrorCode::outOfOrder,
            "Gang " + planId.brief() +
                ": its source may still write until its lease and skew have passed.",
            {{"plan", planId.hex()}, {"fencedAtNs", std::to_string(found->gang->fencedAt.ns)}});
    const std::vector<GangMember> members = found->gang->members;
    byPlan(state.edit(found->region).gangs, planId)->phase = GangPhase::fenced;
    for (const GangMember& member : members)
        state.edit(member.source).fenceEpoch += 1;
    return GangChange{};
}

Result<GangChange> gangCommitted(EstateState& state, const Digest& planId)
{
    const auto found =
        findGang(state, planId, GangEnd::committed, "was aborted; it can't be committed any more.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    const GangPhase wanted = found->gang->failover ? GangPhase::fenced : GangPhase::prepared;
    if (found->gang->phase != wanted)
        return contradicts(planId, found->gang->failover
                                       ? "is not prepared and fenced yet; commit comes after both."
                                       : "is not prepared yet; commit comes after that.");
    const Gang gang = takeGang(state, found->region, planId);
    if (gang.failover) {
        for (const GangMember& member : gang.members)
            activate(state, member, found->region);
    } else {
        for (const GangMember& member : gang.members) {
            VolumeState* volume = state.edit(found->region).findVolume(member.volume);
            ESTATE_ENSURE(volume != nullptr);
            volume->legs = member.legs;
            volume->gang = Digest{};
        }
    }
    state.decideGang(planId, GangEnd::committed);
    return GangChange{};
}

Result<GangChange> gangAborted(EstateState& state, const Digest& planId)
{
    const auto found =
        findGang(state, planId, GangEnd::aborted, "was committed; abort is not possible any more.");
    if (!found)
        return tl::unexpected(found.error());
    if (found->gang == nullptr)
        return GangChange{true};
    const Gang gang = takeGang(state, found->region, planId);
    std::vector<VolumeIndex> unplaced = state.unplaced();
    for (const GangMember& member : gang.members) {
        releaseVolume(state.edit(found->region), member.volume, member.legs, member.held);
        if (!gang.failover)
            unplaced.insert(std::lower_bound(unplaced.begin(), unplaced.end(), member.volume),
                            member.volume);
    }
    state.setUnplaced(std::move(unplaced));
    state.edit(found->region).endWork(planId);
    markMembers(state, gang, Digest{});
    state.decideGang(planId, GangEnd::aborted);
    return GangChange{};
}

}  // namespace estate
