// Sites and hosts of a region: going offline and back, being added, and changing their resources.
#include <algorithm>

#include "engine/estate/region_state.h"

namespace estate {

void RegionState::setSiteOnline(std::uint32_t site, bool online, Timestamp at)
{
    if (sites[site].online && !online)
        sites[site].offlineSince = at;
    if (online)
        sites[site].offlineSince = Timestamp{};
    sites[site].online = online;
    totals = recomputeTotals();
}

void RegionState::setHostOnline(std::uint32_t host, bool online, Timestamp at)
{
    if (hosts[host].online && !online)
        hosts[host].offlineSince = at;
    if (online)
        hosts[host].offlineSince = Timestamp{};
    hosts[host].online = online;
    hostChanged(host);
    totals = recomputeTotals();
}

void RegionState::addSite(SiteIndex site)
{
    sites.push_back(SiteState{site, true, {}});
    m_laneIndex.drop();
}

const LaneIndex& RegionState::laneIndex()
{
    m_laneIndex.refresh(*this);
    return m_laneIndex;
}

std::uint32_t RegionState::positionOfHost(HostIndex host) const
{
    const auto found = std::find_if(hosts.begin(), hosts.end(),
                                    [host](const HostState& h) { return h.host == host; });
    ESTATE_ENSURE(found != hosts.end());
    return static_cast<std::uint32_t>(found - hosts.begin());
}

std::uint32_t RegionState::positionOfSite(SiteIndex site) const
{
    const auto found = std::find_if(sites.begin(), sites.end(),
                                    [site](const SiteState& s) { return s.site == site; });
    ESTATE_ENSURE(found != sites.end());
    return static_cast<std::uint32_t>(found - sites.begin());
}

void RegionState::shiftPositions(std::uint32_t hostFrom, std::uint32_t hostBy,
                                 std::uint32_t laneFrom, std::int64_t laneBy)
{
    const auto shiftLegs = [&](std::vector<Leg>& legs) {
        for (Leg& leg : legs) {
            leg.host += leg.host >= hostFrom ? hostBy : 0;
            if (leg.lane >= laneFrom)
                leg.lane = static_cast<std::uint32_t>(leg.lane + laneBy);
        }
    };
    const auto shiftHeld = [&](std::vector<HeldBytes>& pieces) {
        for (HeldBytes& held : pieces)
            held.host += held.host >= hostFrom ? hostBy : 0;
    };
    for (VolumeState& volume : volumes)
        shiftLegs(volume.legs);
    for (RecoveryRecord& record : records)
        shiftHeld(record.held);
    for (Gang& gang : gangs)
        for (GangMember& member : gang.members) {
            shiftLegs(member.legs);
            shiftLegs(member.replaced);
            shiftHeld(member.held);
        }
    for (LaneTargets& lane : targets)
        if (lane.lane >= laneFrom)
            lane.lane = static_cast<std::uint32_t>(lane.lane + laneBy);
    m_targetDigests = {};
    m_hostDigests = {};
    m_volumeDigests = {};
    m_recordDigests = {};
}

std::uint32_t RegionState::addHost(const HostState& host, const Catalog& catalog)
{
    const auto before = [&catalog](const HostState& a, const HostState& b) {
        return catalog.host(a.host).id < catalog.host(b.host).id;
    };
    const auto place = std::lower_bound(hosts.begin(), hosts.end(), host, before);
    const auto position = static_cast<std::uint32_t>(place - hosts.begin());
    HostState added = host;
    added.firstLane =
        place == hosts.end() ? static_cast<std::uint32_t>(lanes.size()) : place->firstLane;
    if (place != hosts.end())
        shiftPositions(position, 1, added.firstLane, added.laneCount);
    for (auto later = place; later != hosts.end(); ++later)
        later->firstLane += added.laneCount;
    lanes.insert(lanes.begin() + added.firstLane, added.laneCount, LaneState{});
    hosts.insert(place, added);
    m_hostDigests.changedFrom(position);
    m_laneIndex.drop();
    totals = recomputeTotals();
    return position;
}

void RegionState::resizeHost(std::uint32_t position, const HostSpec& spec)
{
    HostState& host = hosts[position];
    const std::uint32_t end = host.firstLane + host.laneCount;
    const auto by = std::int64_t{spec.lanes} - std::int64_t{host.laneCount};
    if (by != 0) {
        if (by < 0)  // lanes that go take their targets along; nothing lies on them
            std::erase_if(targets, [&](const LaneTargets& lane) {
                return lane.lane >= end + by && lane.lane < end;
            });
        shiftPositions(static_cast<std::uint32_t>(hosts.size()), 0, end, by);
        if (by > 0)
            lanes.insert(lanes.begin() + end, static_cast<std::size_t>(by), LaneState{});
        else
            lanes.erase(lanes.begin() + (end + by), lanes.begin() + end);
        for (std::size_t i = position + 1; i < hosts.size(); ++i)
            hosts[i].firstLane = static_cast<std::uint32_t>(hosts[i].firstLane + by);
        host.laneCount = spec.lanes;
    }
    host.laneIops = spec.laneIops;
    host.capacity = spec.capacity;
    host.restoreRate = spec.restoreRate;
    m_hostDigests.changedFrom(position);
    m_laneIndex.drop();
    totals = recomputeTotals();
}

}  // namespace estate
