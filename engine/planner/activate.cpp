// What gangs do to the state when they commit.
#include "engine/planner/activate.h"

#include <algorithm>

namespace estate {

namespace {

// What the old source still holds becomes a replica there: divergent where it is past the recovered
// point. One copy's bytes stay reserved, the rest is free when the region returns.
void leaveReplicaAtSource(RegionState& source, const VolumeState& before, Operations recoveredPoint,
                          Bytes copyBytes)
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
    Bytes missing = copyBytes;  // two copies may share a site after a degraded repair
    const std::uint32_t site = source.hosts[before.legs.front().host].sitePosition;
    for (const Leg& leg : before.legs) {
        const Bytes take = std::min(leg.bytes, missing);
        if (source.hosts[leg.host].sitePosition != site || take.value == 0)
            continue;
        if (record.held.empty() || record.held.back().host != leg.host)
            record.held.push_back({leg.host, Bytes()});
        record.held.back().bytes += take;  // a host's lanes share one piece
        source.hold({leg.host, take});
        missing -= take;
    }
    source.insertRecord(std::move(record));
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

}  // namespace

void activateMember(EstateState& state, const GangMember& member, RegionIndex destination,
                    bool sourceDrained)
{
    const VolumeState* before = state.region(member.source).findVolume(member.volume);
    ESTATE_ENSURE(before != nullptr);
    RegionState& landing = state.edit(destination);
    const RecoveryRecord* record = std::as_const(landing).findRecord(member.volume);
    ESTATE_ENSURE(record != nullptr);
    // A live source hands over everything it has before it is fenced.
    const Operations recoveredPoint = sourceDrained ? before->latest : record->durable;
    landing.eraseRecord(member.volume);  // every copy was placed anew: nothing stays held

    VolumeState after = *before;
    leaveReplicaAtSource(state.edit(member.source), *before, recoveredPoint,
                         state.catalog().volume(member.volume).bytes);
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

namespace {

VolumeState& memberVolume(EstateState& state, const GangMember& member)
{
    VolumeState* volume = state.edit(member.source).findVolume(member.volume);
    ESTATE_ENSURE(volume != nullptr);
    return *volume;
}

void commitRepair(EstateState& state, const GangMember& member, RegionIndex region)
{
    RegionState& partition = state.edit(region);
    for (const Leg& leg : member.replaced)
        partition.releaseLeg(leg);
    VolumeState& volume = memberVolume(state, member);
    std::erase_if(volume.legs, [&member](const Leg& leg) {
        return std::find(member.replaced.begin(), member.replaced.end(), leg) !=
               member.replaced.end();
    });
    volume.legs.insert(volume.legs.end(), member.legs.begin(), member.legs.end());
}

// The increments were reserved on the volume's own lanes; they join its legs.
void commitResize(EstateState& state, const Gang& gang, const GangMember& member)
{
    VolumeState& volume = memberVolume(state, member);
    for (const Leg& by : member.legs)
        for (Leg& leg : volume.legs)
            if (leg.host == by.host && leg.lane == by.lane) {
                leg.bytes += by.bytes;
                leg.iops += by.iops;
                break;
            }
    const Request* request = state.findRequest(gang.request);
    ESTATE_ENSURE(request != nullptr);
    const auto& wanted = std::get<ResizeRequest>(request->body);
    // Another resize may have made it larger since this one was asked for; it never shrinks.
    const VolumeSpec& spec = state.catalog().volume(member.volume);
    state.editCatalog().resizeVolume(member.volume, std::max(spec.bytes, wanted.bytes),
                                     std::max(spec.steadyIops, wanted.steadyIops));
}

}  // namespace

void commitMember(EstateState& state, const Gang& gang, const GangMember& member,
                  RegionIndex region)
{
    switch (gang.kind) {
    case GangKind::placement: memberVolume(state, member).legs = member.legs; break;
    case GangKind::failover: activateMember(state, member, region, false); break;
    case GangKind::failback: activateMember(state, member, region, true); break;
    case GangKind::repair: commitRepair(state, member, region); break;
    case GangKind::resize: commitResize(state, gang, member); break;
    case GangKind::snapshot:
        for (const Leg& leg : member.legs)
            state.edit(region).shrinkLeg(leg);
        break;
    }
}

}  // namespace estate
