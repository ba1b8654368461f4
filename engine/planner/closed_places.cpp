#include "engine/planner/closed_places.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "engine/planner/placement.h"

namespace estate {

Digest closedDigest(const Catalog& catalog, const ClosedWindows& windows, Timestamp at)
{
    std::set<std::string_view> regions;
    std::set<std::string_view> sites;
    std::set<std::string_view> hosts;
    for (const ClosedWindow& window : windows) {
        if (!window.inForce(at))
            continue;
        for (const RegionIndex region : window.regions)
            regions.insert(catalog.region(region).id);
        for (const SiteIndex site : window.sites)
            sites.insert(catalog.site(site).id);
        for (const HostIndex host : window.hosts)
            hosts.insert(catalog.host(host).id);
    }
    if (regions.empty() && sites.empty() && hosts.empty())
        return {};
    Hasher hasher("closed/1");
    for (const auto* ids : {&regions, &sites, &hosts}) {
        hasher.put(ids->size());
        for (const std::string_view id : *ids)
            hasher.put(id);
    }
    return hasher.finish();
}

namespace {

bool takesNothingNew(const RegionState& region, const Barred& barred, std::uint32_t host)
{
    return barred.sites[region.hosts[host].sitePosition] || barred.host(host);
}

bool nothingIsOpen(const RegionState& region, const Barred& barred)
{
    for (std::uint32_t host = 0; host < region.hosts.size(); ++host)
        if (region.hostOnline(region.hosts[host]) && !takesNothingNew(region, barred, host))
            return false;
    return true;
}

}  // namespace

ClosedPlaces::ClosedPlaces(const EstateState& state, const ClosedWindows& windows)
{
    const Catalog& catalog = state.catalog();
    std::map<RegionIndex, Timestamp> named;
    const auto close = [&](RegionIndex region, Timestamp until) -> Barred& {
        ClosedRegion& closed = m_regions[region];
        closed.barred.sites.resize(state.region(region).sites.size(), false);
        closed.until = std::max(closed.until, until);
        return closed.barred;
    };
    for (const ClosedWindow& window : windows) {
        if (!window.inForce(state.now()))
            continue;
        for (const RegionIndex region : window.regions) {
            close(region, window.until).sites.assign(state.region(region).sites.size(), true);
            named[region] = std::max(named[region], window.until);
        }
        for (const SiteIndex site : window.sites) {
            const RegionIndex region = catalog.site(site).region;
            close(region, window.until).sites[state.region(region).positionOfSite(site)] = true;
        }
        for (const HostIndex host : window.hosts) {
            const RegionIndex region = catalog.host(host).region;
            Barred& barred = close(region, window.until);
            const std::uint32_t position = state.region(region).positionOfHost(host);
            if (!barred.host(position))
                barred.hosts.push_back(position);
        }
    }
    for (auto& [region, closed] : m_regions) {
        closed.wholly = nothingIsOpen(state.region(region), closed.barred);
        if (const auto whole = named.find(region); whole != named.end())
            closed.until = whole->second;
    }
}

const ClosedRegion* ClosedPlaces::find(RegionIndex region) const
{
    const auto found = m_regions.find(region);
    return found == m_regions.end() ? nullptr : &found->second;
}

const ClosedRegion* ClosedPlaces::wholly(RegionIndex region) const
{
    const ClosedRegion* closed = find(region);
    return closed != nullptr && closed->wholly ? closed : nullptr;
}

const Barred& ClosedPlaces::in(RegionIndex region) const
{
    const ClosedRegion* closed = find(region);
    return closed == nullptr ? m_open : closed->barred;
}

OpenRates openRates(const RegionState& region, const ClosedRegion* closed)
{
    OpenRates rates{region.totals.restoreRate, region.totals.laneIops - region.totals.usedIops};
    if (closed == nullptr)
        return rates;
    for (std::uint32_t position = 0; position < region.hosts.size(); ++position) {
        const HostState& host = region.hosts[position];
        if (!region.hostOnline(host) || !takesNothingNew(region, closed->barred, position))
            continue;
        rates.restore -= host.restoreRate;
        for (std::uint32_t lane = host.firstLane; lane < host.firstLane + host.laneCount; ++lane)
            rates.apply -= std::min(rates.apply, freeIops(host, region.lanes[lane]));
    }
    return rates;
}

bool hasRoomOnceOpen(RegionState& region, const VolumeSpec& spec, VolumeIndex volume)
{
    const RecoveryRecord* const before = std::as_const(region).findRecord(volume);
    const std::vector<HeldBytes> held = before == nullptr ? std::vector<HeldBytes>{} : before->held;
    const VolumePlacement open = reserveVolume(region, spec, volume);
    if (!open.placed())
        return false;
    releaseVolume(region, volume, open.legs, open.held);
    if (!held.empty())  // the same pieces, in the order in which they were
        region.findRecord(volume)->held = held;
    return true;
}

DestinationVerdict underMaintenance(RegionIndex region, VolumeIndex volume,
                                    const ClosedRegion& closed)
{
    return {region, Constraint::underMaintenance, volume, 0, closed.until.ns, 0};
}

}  // namespace estate
