#include "engine/estate/region_state.h"

#include <algorithm>
#include <utility>

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

std::string_view gangKindName(GangKind kind)
{
    switch (kind) {
    case GangKind::placement: return "placement";
    case GangKind::failover: return "failover";
    case GangKind::repair: return "repair";
    case GangKind::failback: return "failback";
    case GangKind::resize: return "resize";
    case GangKind::snapshot: return "snapshot";
    }
    return "unknown";
}

bool RegionState::available() const
{
    return condition == RegionCondition::online &&
           (sites.empty() || std::any_of(sites.begin(), sites.end(),
                                         [](const SiteState& site) { return site.online; }));
}

bool RegionState::impaired() const
{
    return std::any_of(sites.begin(), sites.end(), [](const SiteState& s) { return !s.online; }) ||
           std::any_of(hosts.begin(), hosts.end(), [](const HostState& h) { return !h.online; });
}

Timestamp RegionState::legLostSince(const Leg& leg) const
{
    const HostState& host = hosts[leg.host];
    const SiteState& site = sites[host.sitePosition];
    std::optional<Timestamp> since;
    const auto lost = [&since](Timestamp at) { since = since ? std::min(*since, at) : at; };
    if (!available())
        lost(unavailableSince);
    if (!site.online)
        lost(site.offlineSince);
    if (!host.online)
        lost(host.offlineSince);
    ESTATE_ENSURE(since.has_value());
    return *since;
}

bool RegionState::recordOnline(const RecoveryRecord& record) const
{
    return available() &&
           std::all_of(record.held.begin(), record.held.end(),
                       [this](const HeldBytes& held) { return hostOnline(hosts[held.host]); });
}

const VolumeState* RegionState::findVolume(VolumeIndex volume) const
{
    return findSorted(volumes, volume, volumeOf);
}

VolumeState* RegionState::findVolume(VolumeIndex volume)
{
    VolumeState* found = findSorted(volumes, volume, volumeOf);
    if (found != nullptr)
        m_volumeDigests.changed(static_cast<std::size_t>(found - volumes.data()));
    return found;
}

void RegionState::insertVolume(VolumeState volume)
{
    const auto place =
        std::lower_bound(volumes.begin(), volumes.end(), volume.volume,
                         [](const VolumeState& v, VolumeIndex key) { return v.volume < key; });
    m_volumeDigests.changedFrom(static_cast<std::size_t>(place - volumes.begin()));
    volumes.insert(place, std::move(volume));
}

VolumeState RegionState::takeVolume(VolumeIndex volume)
{
    VolumeState* found = findVolume(volume);
    ESTATE_ENSURE(found != nullptr);
    VolumeState taken = std::move(*found);
    const auto position = found - volumes.data();
    m_volumeDigests.changedFrom(static_cast<std::size_t>(position));
    volumes.erase(volumes.begin() + position);
    return taken;
}

const RecoveryRecord* RegionState::findRecord(VolumeIndex volume) const
{
    return findSorted(records, volume, volumeOfRecord);
}

RecoveryRecord* RegionState::findRecord(VolumeIndex volume)
{
    RecoveryRecord* found = findSorted(records, volume, volumeOfRecord);
    if (found != nullptr)
        m_recordDigests.changed(static_cast<std::size_t>(found - records.data()));
    return found;
}

void RegionState::insertRecord(RecoveryRecord record)
{
    const auto place =
        std::lower_bound(records.begin(), records.end(), record.volume,
                         [](const RecoveryRecord& r, VolumeIndex key) { return r.volume < key; });
    m_recordDigests.changedFrom(static_cast<std::size_t>(place - records.begin()));
    records.insert(place, std::move(record));
}

void RegionState::eraseRecord(VolumeIndex volume)
{
    const RecoveryRecord* found = std::as_const(*this).findRecord(volume);
    ESTATE_ENSURE(found != nullptr);
    for (const HeldBytes& held : found->held)
        letGo(held);
    const auto position = found - records.data();
    m_recordDigests.changedFrom(static_cast<std::size_t>(position));
    records.erase(records.begin() + position);
}

const Gang* RegionState::findGang(const Digest& planId) const
{
    return findSorted(gangs, planId, [](const Gang& gang) -> const Digest& { return gang.planId; });
}

Gang* RegionState::findGang(const Digest& planId)
{
    return findSorted(gangs, planId, [](const Gang& gang) -> const Digest& { return gang.planId; });
}

void RegionState::insertGang(Gang gang)
{
    const auto place =
        std::lower_bound(gangs.begin(), gangs.end(), gang.planId,
                         [](const Gang& g, const Digest& key) { return g.planId < key; });
    gangs.insert(place, std::move(gang));
}

Gang RegionState::takeGang(const Digest& planId)
{
    Gang* found = findGang(planId);
    ESTATE_ENSURE(found != nullptr);
    Gang gang = std::move(*found);
    gangs.erase(gangs.begin() + (found - gangs.data()));
    return gang;
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
        if (entry.completion > ready &&
            std::find(entry.paths.begin(), entry.paths.end(), path) != entry.paths.end())
            ready = entry.completion;
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

const LaneTargets* RegionState::findTargets(std::uint32_t lane) const
{
    return findSorted(targets, lane, [](const LaneTargets& t) { return t.lane; });
}

void RegionState::setTargets(LaneTargets published)
{
    const auto place =
        std::lower_bound(targets.begin(), targets.end(), published.lane,
                         [](const LaneTargets& t, std::uint32_t key) { return t.lane < key; });
    const auto position = static_cast<std::size_t>(place - targets.begin());
    if (place != targets.end() && place->lane == published.lane) {
        m_targetDigests.changed(position);
        *place = std::move(published);
    } else {
        m_targetDigests.changedFrom(position);
        targets.insert(place, std::move(published));
    }
}

void RegionState::reserveLeg(const Leg& leg, bool dedicated)
{
    HostState& host = hosts[leg.host];
    LaneState& lane = lanes[leg.lane];
    host.used += leg.bytes;
    lane.used += leg.iops;
    lane.flows += 1;
    lane.dedicated = dedicated;
    hostChanged(leg.host);
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
    hostChanged(leg.host);
    if (hostOnline(host)) {
        totals.emptyLanes += lane.flows == 0 ? 1 : 0;
        totals.used -= leg.bytes;
        totals.usedIops -= leg.iops;
    }
}

void RegionState::growLeg(const Leg& by)
{
    hosts[by.host].used += by.bytes;
    lanes[by.lane].used += by.iops;
    hostChanged(by.host);
    if (hostOnline(hosts[by.host])) {
        totals.used += by.bytes;
        totals.usedIops += by.iops;
    }
}

void RegionState::shrinkLeg(const Leg& by)
{
    hosts[by.host].used -= by.bytes;
    lanes[by.lane].used -= by.iops;
    hostChanged(by.host);
    if (hostOnline(hosts[by.host])) {
        totals.used -= by.bytes;
        totals.usedIops -= by.iops;
    }
}

void RegionState::hold(const HeldBytes& held)
{
    hostChanged(held.host);
    hosts[held.host].used += held.bytes;
    if (hostOnline(hosts[held.host])) {
        totals.used += held.bytes;
        totals.reserved += held.bytes;
    }
}

void RegionState::letGo(const HeldBytes& held)
{
    hostChanged(held.host);
    hosts[held.host].used -= held.bytes;
    if (hostOnline(hosts[held.host])) {
        totals.used -= held.bytes;
        totals.reserved -= held.bytes;
    }
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

}  // namespace estate
