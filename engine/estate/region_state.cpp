#include "engine/estate/region_state.h"

#include <algorithm>

namespace estate {

namespace {

// First element not before `key`, and whether it is the one.
template <typename Container, typename Key, typename Projection>
auto findSorted(Container& container, const Key& key, Projection projection)
{
    const auto place = std::lower_bound(
        container.begin(), container.end(), key,
        [&](const auto& element, const Key& wanted) { return projection(element) < wanted; });
    return place != container.end() && projection(*place) == key ? &*place : nullptr;
}

VolumeIndex volumeOf(const VolumeState& state)
{
    return state.volume;
}
VolumeIndex volumeOfRecord(const RecoveryRecord& record)
{
    return record.volume;
}

Iops laneTotal(const HostState& host)
{
    return host.laneIops * host.laneCount;
}

}  // namespace

std::string_view regionConditionName(RegionCondition condition)
{
    switch (condition) {
    case RegionCondition::online: return "online";
    case RegionCondition::offline: return "offline";
    case RegionCondition::leaseExpired: return "lease-expired";
    case RegionCondition::fenced: return "fenced";
    }
    return "unknown";
}

bool RegionState::available() const
{
    return condition == RegionCondition::online &&
           std::any_of(sites.begin(), sites.end(),
                       [](const SiteState& site) { return site.online; });
}

const VolumeState* RegionState::findVolume(VolumeIndex volume) const
{
    return findSorted(volumes, volume, volumeOf);
}

VolumeState* RegionState::findVolume(VolumeIndex volume)
{
    return findSorted(volumes, volume, volumeOf);
}

const RecoveryRecord* RegionState::findRecord(VolumeIndex volume) const
{
    return findSorted(records, volume, volumeOfRecord);
}

RecoveryRecord* RegionState::findRecord(VolumeIndex volume)
{
    return findSorted(records, volume, volumeOfRecord);
}

const Gang* RegionState::findGang(const Digest& planId) const
{
    return findSorted(gangs, planId, [](const Gang& gang) { return gang.planId; });
}

Timestamp RegionState::queueReady() const
{
    Timestamp ready;
    for (const RecoveryWork& entry : work)
        ready = std::max(ready, entry.completion);
    return ready;
}

Timestamp RegionState::pathReadyAt(PathIndex path) const
{
    Timestamp ready;
    for (const RecoveryWork& entry : work)
        if (std::find(entry.paths.begin(), entry.paths.end(), path) != entry.paths.end())
            ready = std::max(ready, entry.completion);
    return ready;
}

void RegionState::addWork(RecoveryWork entry, Timestamp now)
{
    std::erase_if(work, [now](const RecoveryWork& old) { return old.completion <= now; });
    const auto place = std::lower_bound(
        work.begin(), work.end(), entry.planId,
        [](const RecoveryWork& old, const Digest& key) { return old.planId < key; });
    work.insert(place, std::move(entry));
}

void RegionState::endWork(const Digest& planId)
{
    std::erase_if(work, [&planId](const RecoveryWork& entry) { return entry.planId == planId; });
}

void RegionState::reserveLeg(const Leg& leg, bool dedicated)
{
    HostState& host = hosts[leg.host];
    LaneState& lane = lanes[leg.lane];
    host.used += leg.bytes;
    lane.used += leg.iops;
    lane.flows += 1;
    lane.dedicated = dedicated;
    if (hostOnline(host)) {
        totals.emptyLanes -= lane.flows == 1 ? 1 : 0;
        totals.used += leg.bytes;
        totals.usedIops += leg.iops;
    }
}

void RegionState::releaseLeg(const Leg& leg)
{
    HostState& host = hosts[leg.host];
    LaneState& lane = lanes[leg.lane];
    ESTATE_ENSURE(lane.flows > 0);
    host.used -= leg.bytes;
    lane.used -= leg.iops;
    lane.flows -= 1;
    if (lane.flows == 0)
        lane.dedicated = false;
    if (hostOnline(host)) {
        totals.emptyLanes += lane.flows == 0 ? 1 : 0;
        totals.used -= leg.bytes;
        totals.usedIops -= leg.iops;
    }
}

void RegionState::hold(const HeldBytes& held)
{
    hosts[held.host].used += held.bytes;
    if (hostOnline(hosts[held.host])) {
        totals.used += held.bytes;
        totals.reserved += held.bytes;
    }
}

void RegionState::letGo(const HeldBytes& held)
{
    hosts[held.host].used -= held.bytes;
    if (hostOnline(hosts[held.host])) {
        totals.used -= held.bytes;
        totals.reserved -= held.bytes;
    }
}

void RegionState::setSiteOnline(std::uint32_t site, bool online)
{
    sites[site].online = online;
    totals = recomputeTotals();
}

RegionTotals RegionState::recomputeTotals() const
{
    RegionTotals sum;
    for (const HostState& host : hosts) {
        if (!hostOnline(host))
            continue;
        sum.capacity += host.capacity;
        sum.used += host.used;
        sum.laneIops += laneTotal(host);
        sum.restoreRate += host.restoreRate;
        sum.lanes += host.laneCount;
        for (std::uint32_t i = 0; i < host.laneCount; ++i) {
            sum.usedIops += lanes[host.firstLane + i].used;
            sum.emptyLanes += lanes[host.firstLane + i].flows == 0 ? 1 : 0;
        }
    }
    for (const RecoveryRecord& record : records)
        for (const HeldBytes& held : record.held)
            if (hostOnline(hosts[held.host]))
                sum.reserved += held.bytes;
    return sum;
}

namespace {

void putLegs(Hasher& hasher, const std::vector<Leg>& legs)
{
    hasher.put(legs.size());
    for (const Leg& leg : legs)
        hasher.put(leg.host).put(leg.lane).put(leg.bytes.value).put(leg.iops.value);
}

void putHeld(Hasher& hasher, const std::vector<HeldBytes>& held)
{
    hasher.put(held.size());
    for (const HeldBytes& piece : held)
        hasher.put(piece.host).put(piece.bytes.value);
}

void putVolume(Hasher& hasher, const VolumeState& volume)
{
    hasher.put(volume.volume.value).put(volume.epoch).put(volume.latest.value).put(volume.gang);
    putLegs(hasher, volume.legs);
    hasher.put(volume.recoveryRegions.size());
    for (const RegionIndex region : volume.recoveryRegions)
        hasher.put(region.value);
}

void putRecord(Hasher& hasher, const RecoveryRecord& record)
{
    hasher.put(record.volume.value)
        .put(record.epoch)
        .put(record.latest.value)
        .put(record.durable.value)
        .put(record.applied.value)
        .put(record.divergent ? 1 : 0)
        .put(record.backlog ? 1 : 0);
    putHeld(hasher, record.held);
    if (!record.backlog)
        return;
    hasher.put(record.backlog->pendingBytes.value)
        .put(record.backlog->pendingOperations.value)
        .put(record.backlog->paths.size());
    for (const PathIndex path : record.backlog->paths)
        hasher.put(path.value);
}

void putGang(Hasher& hasher, const Gang& gang)
{
    hasher.put(gang.planId)
        .put(gang.failover ? 1 : 0)
        .put(static_cast<std::uint64_t>(gang.phase))
        .put(gang.prepareDeadline.ns)
        .put(gang.fencedAt.ns)
        .put(gang.members.size());
    for (const GangMember& member : gang.members) {
        hasher.put(member.volume.value).put(member.source.value);
        putHeld(hasher, member.held);
        putLegs(hasher, member.legs);
    }
}

}  // namespace

const Digest& RegionState::digest() const
{
    if (m_digest)
        return *m_digest;
    Hasher hasher("region/1");
    hasher.put(static_cast<std::uint64_t>(condition))
        .put(unavailableSince.ns)
        .put(fenceEpoch)
        .put(sites.size());
    for (const SiteState& site : sites)
        hasher.put(site.site.value).put(site.online ? 1 : 0);
    hasher.put(hosts.size());
    for (const HostState& host : hosts)
        hasher.put(host.host.value).put(host.used.value).put(host.online ? 1 : 0);
    hasher.put(lanes.size());
    for (const LaneState& lane : lanes)
        hasher.put(lane.used.value).put(lane.flows * 2ull + (lane.dedicated ? 1 : 0));
    hasher.put(volumes.size());
    for (const VolumeState& volume : volumes)
        putVolume(hasher, volume);
    hasher.put(records.size());
    for (const RecoveryRecord& record : records)
        putRecord(hasher, record);
    hasher.put(gangs.size());
    for (const Gang& gang : gangs)
        putGang(hasher, gang);
    hasher.put(work.size());
    for (const RecoveryWork& entry : work) {
        hasher.put(entry.planId).put(entry.completion.ns).put(entry.paths.size());
        for (const PathIndex path : entry.paths)
            hasher.put(path.value);
    }
    hasher.put(moved.size());
    for (const VolumeMoved& move : moved)
        hasher.put(move.volume.value).put(move.to.value);
    m_digest = hasher.finish();
    return *m_digest;
}

void RegionState::invalidateDigest()
{
    m_digest.reset();
}

}  // namespace estate
