#include "engine/estate/state.h"

#include <algorithm>
#include <numeric>

namespace estate {

namespace {

constexpr std::uint32_t branchWidth = 16;

template <typename Moved>
auto findMoved(Moved& moved, VolumeIndex volume)
{
    return std::lower_bound(moved.begin(), moved.end(), volume,
                            [](const VolumeMoved& m, VolumeIndex key) { return m.volume < key; });
}

std::shared_ptr<RegionState> emptyRegion()
{
    return std::make_shared<RegionState>();
}

}  // namespace

EstateState::EstateState(std::shared_ptr<const Catalog> catalog, std::shared_ptr<const Rules> rules)
    : m_catalog(std::move(catalog)), m_rules(std::move(rules)),
      m_touched(m_catalog->regions.size(), false),
      m_branches((m_catalog->regions.size() + branchWidth - 1) / branchWidth)
{
    const Catalog& facts = *m_catalog;
    m_regions.reserve(facts.regions.size());
    for (std::size_t i = 0; i < facts.regions.size(); ++i)
        m_regions.push_back(emptyRegion());
    std::vector<std::uint32_t> positionOfSite(facts.sites.size());
    for (std::uint32_t i = 0; i < facts.sites.size(); ++i) {
        auto& sites = m_regions[facts.sites[i].region.value]->sites;
        positionOfSite[i] = static_cast<std::uint32_t>(sites.size());
        sites.push_back(SiteState{SiteIndex(i), true, {}});
    }
    // Ties between lanes go by host id, so hosts stand in that order in their partition.
    std::vector<std::uint32_t> hostOrder(facts.hosts.size());
    std::iota(hostOrder.begin(), hostOrder.end(), 0u);
    const auto hostBefore = [&facts](std::uint32_t a, std::uint32_t b) {
        return facts.hosts[a].id < facts.hosts[b].id;
    };
    if (!std::is_sorted(hostOrder.begin(), hostOrder.end(), hostBefore))
        std::sort(hostOrder.begin(), hostOrder.end(), hostBefore);
    for (const std::uint32_t i : hostOrder) {
        const HostSpec& spec = facts.hosts[i];
        RegionState& region = *m_regions[spec.region.value];
        HostState host;
        host.host = HostIndex(i);
        host.sitePosition = positionOfSite[spec.site.value];
        host.firstLane = static_cast<std::uint32_t>(region.lanes.size());
        host.laneCount = spec.lanes;
        host.laneIops = spec.laneIops;
        host.capacity = spec.capacity;
        host.restoreRate = spec.restoreRate;
        region.hosts.push_back(host);
        region.lanes.resize(region.lanes.size() + spec.lanes);
    }
    for (const auto& region : m_regions)
        region->totals = region->recomputeTotals();
}

namespace {

// Only ever made as mutable objects, so an object that nobody else holds may be changed in place.
template <typename Table>
Table& unshared(std::shared_ptr<const Table>& table)
{
    if (table.use_count() > 1)
        table = std::make_shared<Table>(*table);
    return const_cast<Table&>(*table);
}

}  // namespace

Catalog& EstateState::editCatalog()
{
    return unshared(m_catalog);
}

Rules& EstateState::editRules()
{
    return unshared(m_rules);
}

void EstateState::addRegion()
{
    m_regions.push_back(emptyRegion());
    m_touched.push_back(true);
    ++m_touchedCount;
    m_branches.resize((m_regions.size() + branchWidth - 1) / branchWidth);
    m_branches.back().reset();
}

void EstateState::addSite(SiteIndex site)
{
    const RegionIndex region = m_catalog->site(site).region;
    edit(region).addSite(site);
    refreshCondition(region);
}

void EstateState::addHost(HostIndex index)
{
    const HostSpec& spec = m_catalog->host(index);
    RegionState& region = edit(spec.region);
    HostState host;
    host.host = index;
    host.sitePosition = region.positionOfSite(spec.site);
    host.laneCount = spec.lanes;
    host.laneIops = spec.laneIops;
    host.capacity = spec.capacity;
    host.restoreRate = spec.restoreRate;
    region.addHost(host, *m_catalog);
}

void EstateState::addVolume(VolumeIndex volume, Operations latest)
{
    VolumeState state;
    state.volume = volume;
    state.latest = latest;
    edit(m_catalog->volume(volume).home).insertVolume(std::move(state));
    m_unplaced.insert(std::lower_bound(m_unplaced.begin(), m_unplaced.end(), volume), volume);
}

RegionState& EstateState::edit(RegionIndex region)
{
    auto& shared = m_regions[region.value];
    if (shared.use_count() > 1)
        shared = std::make_shared<RegionState>(*shared);
    shared->invalidateDigest();
    m_branches[region.value / branchWidth].reset();
    if (!m_touched[region.value]) {
        m_touched[region.value] = true;
        ++m_touchedCount;
    }
    return *shared;
}

RegionIndex EstateState::sourceOf(VolumeIndex volume) const
{
    const RegionIndex home = m_catalog->volume(volume).home;
    const auto& moved = region(home).moved;
    const auto found = findMoved(moved, volume);
    return found != moved.end() && found->volume == volume ? found->to : home;
}

const VolumeState& EstateState::volume(VolumeIndex volume) const
{
    const VolumeState* found = region(sourceOf(volume)).findVolume(volume);
    ESTATE_ENSURE(found != nullptr);
    return *found;
}

void EstateState::moveVolume(VolumeState state, RegionIndex from, RegionIndex to)
{
    const VolumeIndex volume = state.volume;
    const RegionIndex home = m_catalog->volume(volume).home;
    static_cast<void>(edit(from).takeVolume(volume));
    edit(to).insertVolume(std::move(state));
    auto& moved = edit(home).moved;
    const auto entry = findMoved(moved, volume);
    const bool known = entry != moved.end() && entry->volume == volume;
    if (to == home && known)
        moved.erase(entry);
    else if (known)
        entry->to = to;
    else if (to != home)
        moved.insert(entry, VolumeMoved{volume, to});
}

void EstateState::setCondition(RegionIndex index, RegionCondition condition, Timestamp at)
{
    RegionState& region = edit(index);
    const bool wasAvailable = region.available();
    region.condition = condition;
    if (condition == RegionCondition::fenced)
        region.fenceEpoch += 1;
    if (wasAvailable && !region.available())
        region.unavailableSince = at;
    refreshCondition(index);
}

void EstateState::setSiteOnline(SiteIndex site, bool online, Timestamp at)
{
    const RegionIndex index = m_catalog->site(site).region;
    RegionState& region = edit(index);
    const bool wasAvailable = region.available();
    region.setSiteOnline(region.positionOfSite(site), online, at);
    if (wasAvailable && !region.available())
        region.unavailableSince = at;
    refreshCondition(index);
}

void EstateState::setHostOnline(HostIndex host, bool online, Timestamp at)
{
    const RegionIndex index = m_catalog->host(host).region;
    RegionState& region = edit(index);
    region.setHostOnline(region.positionOfHost(host), online, at);
    refreshCondition(index);
}

namespace {

void list(std::vector<RegionIndex>& ascending, RegionIndex region, bool wanted)
{
    const auto place = std::lower_bound(ascending.begin(), ascending.end(), region);
    const bool listed = place != ascending.end() && *place == region;
    if (listed && !wanted)
        ascending.erase(place);
    else if (!listed && wanted)
        ascending.insert(place, region);
}

}  // namespace

void EstateState::refreshCondition(RegionIndex region)
{
    list(m_unavailable, region, !available(region));
    list(m_impaired, region, available(region) && this->region(region).impaired());
}

std::optional<RegionIndex> EstateState::gangRegion(const Digest& planId) const
{
    const auto found = m_gangs.find(planId);
    return found == m_gangs.end() ? std::nullopt
                                  : std::optional<RegionIndex>(found->second.front());
}

void EstateState::rememberGang(const Digest& planId, GangRegions regions)
{
    ESTATE_ENSURE(!regions.empty());
    m_gangs.emplace(planId, std::move(regions));
}

void EstateState::decideGang(const Digest& planId, GangEnd end)
{
    m_gangs.erase(planId);
    addDecided(planId, end);
}

void EstateState::addDecided(const Digest& key, GangEnd end)
{
    auto run = std::make_shared<DecidedRun>(DecidedRun{{key, end}});
    while (!m_decided.empty() && m_decided.back()->size() < 2 * run->size()) {
        run->insert(m_decided.back()->begin(), m_decided.back()->end());
        m_decided.pop_back();
    }
    m_decided.push_back(std::move(run));
    m_decidedDigest = Hasher("decided/1")
                          .put(m_decidedDigest)
                          .put(key)
                          .put(static_cast<std::uint64_t>(end))
                          .finish();
}

std::optional<GangEnd> EstateState::gangEnd(const Digest& planId) const
{
    for (const auto& run : m_decided)
        if (const auto found = run->find(planId); found != run->end())
            return found->second;
    return std::nullopt;
}

EstateState::Decided EstateState::decided() const
{
    Decided all{{}, m_decidedDigest};
    for (const auto& run : m_decided)
        all.ends.insert(run->begin(), run->end());
    return all;
}

void EstateState::restore(Decided decided)
{
    ESTATE_ENSURE(m_decided.empty());
    if (!decided.ends.empty())
        m_decided.push_back(std::make_shared<const DecidedRun>(std::move(decided.ends)));
    m_decidedDigest = decided.chained;
    for (std::uint32_t i = 0; i < regionCount(); ++i)
        refreshCondition(RegionIndex(i));
    resetTouched();
}

namespace {

// Ends of requests stand beside those of gangs.
Digest requestKey(const std::string& id)
{
    return Hasher("request/1").put(id).finish();
}

}  // namespace

Request* EstateState::findRequest(std::string_view id)
{
    const auto found = std::find_if(m_requests.begin(), m_requests.end(),
                                    [id](const Request& request) { return request.id == id; });
    return found == m_requests.end() ? nullptr : &*found;
}

void EstateState::addRequest(Request request)
{
    m_requests.push_back(std::move(request));
}

void EstateState::endRequest(const std::string& id, GangEnd end)
{
    std::erase_if(m_requests, [&id](const Request& request) { return request.id == id; });
    addDecided(requestKey(id), end);
}

bool EstateState::requestKnown(const std::string& id) const
{
    return std::any_of(m_requests.begin(), m_requests.end(),
                       [&id](const Request& request) { return request.id == id; }) ||
           gangEnd(requestKey(id)).has_value();
}

const CutState* EstateState::findCut(const std::string& operation) const
{
    const auto found = m_cuts.find(operation);
    return found == m_cuts.end() ? nullptr : found->second.get();
}

CutState& EstateState::editCut(const std::string& operation)
{
    const auto found = m_cuts.find(operation);
    ESTATE_ENSURE(found != m_cuts.end());
    return unshared(found->second);
}

void EstateState::addCut(CutState cut)
{
    std::string operation = cut.manifest().operation;
    m_cuts.emplace(std::move(operation), std::make_shared<CutState>(std::move(cut)));
}

void EstateState::advance(std::uint64_t index, Timestamp now)
{
    m_index = index;
    m_now = now;
}

Digest EstateState::hash() const
{
    Hasher root("estate/2");
    root.put(m_catalog->digest())
        .put(m_rules->digest())
        .put(m_decidedDigest)
        .put(static_cast<std::uint64_t>(m_mode))
        .put(m_requests.size());
    for (const Request& request : m_requests)
        putRequest(root, request);
    if (m_checkpoint.epoch != 0)
        root.put("checkpoint").put(m_checkpoint.epoch).put(m_checkpoint.root);
    for (const auto& [operation, cut] : m_cuts)
        cut->put(root.put("cut"));
    root.put(m_branches.size());
    for (std::uint32_t branch = 0; branch < m_branches.size(); ++branch) {
        if (!m_branches[branch]) {
            Hasher hasher("branch/1");
            const std::uint32_t first = branch * branchWidth;
            for (std::uint32_t i = first; i < std::min(first + branchWidth, regionCount()); ++i)
                hasher.put(m_regions[i]->digest());
            m_branches[branch] = hasher.finish();
        }
        root.put(*m_branches[branch]);
    }
    return root.finish();
}

std::vector<RegionIndex> EstateState::touched() const
{
    std::vector<RegionIndex> regions;
    for (std::uint32_t i = 0; regions.size() < m_touchedCount; ++i)
        if (m_touched[i])
            regions.push_back(RegionIndex(i));
    return regions;
}

void EstateState::resetTouched()
{
    m_touched.assign(m_touched.size(), false);
    m_touchedCount = 0;
}

}  // namespace estate
