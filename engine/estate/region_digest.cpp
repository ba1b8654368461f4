#include <algorithm>

#include "engine/estate/region_state.h"

namespace estate {

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
    hasher.put(volume.demand ? 1 : 0);
    if (volume.demand)
        hasher.put(volume.demand->interval)
            .put(volume.demand->iops.value)
            .put(volume.demand->queueDepth)
            .put(volume.demand->latencyP995.value);
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
        .put(record.observedAt.ns)
        .put(record.backlog ? 1 : 0);
    putHeld(hasher, record.held);
    if (!record.backlog)
        return;
    hasher.put(record.backlog->pendingBytes.value)
        .put(record.backlog->pendingOperations.value)
        .put(record.backlog->durable.value)
        .put(record.backlog->paths.size());
    for (const PathIndex path : record.backlog->paths)
        hasher.put(path.value);
}

void putGang(Hasher& hasher, const Gang& gang)
{
    hasher.put(gang.planId)
        .put(static_cast<std::uint64_t>(gang.kind))
        .put(gang.request)
        .put(static_cast<std::uint64_t>(gang.phase))
        .put(gang.prepareDeadline.ns)
        .put(gang.fencedAt.ns)
        .put(gang.members.size());
    for (const GangMember& member : gang.members) {
        hasher.put(member.volume.value).put(member.source.value);
        putHeld(hasher, member.held);
        putLegs(hasher, member.legs);
        putLegs(hasher, member.replaced);
    }
}

void putHost(Hasher& hasher, const RegionState& region, const HostState& host)
{
    hasher.put(host.host.value)
        .put(host.used.value)
        .put(host.online ? 1 : 0)
        .put(host.offlineSince.ns)
        .put(host.laneCount);
    for (std::uint32_t i = host.firstLane; i < host.firstLane + host.laneCount; ++i) {
        const LaneState& lane = region.lanes[i];
        hasher.put(lane.used.value).put(lane.flows * 2ull + (lane.dedicated ? 1 : 0));
    }
}

}  // namespace

const Digest& RegionState::digest() const
{
    if (m_digest)
        return *m_digest;
    Hasher hasher("region/2");
    hasher.put(static_cast<std::uint64_t>(condition))
        .put(unavailableSince.ns)
        .put(fenceEpoch)
        .put(offlineWhenUnfenced ? 1 : 0)
        .put(sites.size());
    for (const SiteState& site : sites)
        hasher.put(site.site.value).put(site.online ? 1 : 0).put(site.offlineSince.ns);
    hasher.put(m_hostDigests.root("hosts/1", hosts.size(), [this](Hasher& into, std::size_t i) {
        putHost(into, *this, hosts[i]);
    }));
    hasher.put(
        m_volumeDigests.root("volumes/1", volumes.size(),
                             [this](Hasher& into, std::size_t i) { putVolume(into, volumes[i]); }));
    hasher.put(
        m_recordDigests.root("records/1", records.size(),
                             [this](Hasher& into, std::size_t i) { putRecord(into, records[i]); }));
    hasher.put(m_targetDigests.root(
        "targets/1", targets.size(),
        [this](Hasher& into, std::size_t i) { putTargets(into, targets[i]); }));
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

Digest RegionState::recomputeDigest() const
{
    RegionState fresh = *this;
    fresh.m_hostDigests = {};
    fresh.m_volumeDigests = {};
    fresh.m_recordDigests = {};
    fresh.m_targetDigests = {};
    fresh.m_digest.reset();
    return fresh.digest();
}

}  // namespace estate
