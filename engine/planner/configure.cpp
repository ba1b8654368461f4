// Regions, sites, hosts and entities. The other events are in the configure_*.cpp beside.
#include "engine/planner/configure.h"

#include <set>

#include "engine/estate/catalog_checks.h"
#include "engine/estate/identifiers.h"
#include "engine/planner/configure_parts.h"
#include "engine/planner/publish_targets.h"

namespace estate {

Result<bool> configure(EstateState& state, const PutRegion& event)
{
    const Catalog& catalog = state.catalog();
    if (const RegionIndex known = catalog.regionNamed(event.id); known.valid()) {
        const RegionSpec& spec = catalog.region(known);
        if (spec.trustDomain == event.trustDomain && spec.lease == event.lease &&
            spec.skew == event.skew)
            return true;
        return fail(ErrorCode::contradiction,
                    subject("Region", event.id) +
                        " exists with another trust domain, lease or skew; it keeps them.",
                    {{"id", event.id}});
    }
    if (auto valid = checkForeignId(event.trustDomain); !valid)
        return fail(ErrorCode::badInput,
                    subject("Region", event.id) + ", trust domain: " + valid.error().message,
                    {{"id", event.id}});
    RegionSpec spec{event.id, event.trustDomain, event.lease, event.skew};
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    if (auto valid = checkRecord(catalog, spec); !valid)
        return tl::unexpected(valid.error());
    ESTATE_ENSURE(state.editCatalog().addRegion(std::move(spec)).has_value());
    state.addRegion();
    return false;
}

Result<bool> configure(EstateState& state, const PutSite& event)
{
    const Catalog& catalog = state.catalog();
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    const auto region = catalog.findRegion(event.region);
    if (!region)
        return tl::unexpected(region.error());
    if (const SiteIndex known = catalog.siteNamed(event.id); known.valid()) {
        if (catalog.site(known).region == *region)
            return true;
        return fail(ErrorCode::notAllowed,
                    subject("Site", event.id) + " is in region " +
                        catalog.region(catalog.site(known).region).id +
                        "; a site does not change its region.",
                    {{"id", event.id}});
    }
    const auto added = state.editCatalog().addSite({event.id, *region});
    ESTATE_ENSURE(added.has_value());
    state.addSite(*added);
    return false;
}

namespace {

// Sums over every host of the region, online or not, that its totals must be able to hold.
Result<void> checkRegionSums(const EstateState& state, const HostSpec& spec, HostIndex replaced)
{
    auto capacity = std::optional(spec.capacity.value);
    auto iops = checkedMultiply(spec.laneIops.value, std::uint64_t{spec.lanes});
    auto restore = std::optional(spec.restoreRate.value);
    const auto addTo = [](std::optional<std::uint64_t>& sum, std::uint64_t more) {
        if (sum)
            sum = checkedAdd(*sum, more);
    };
    for (const HostState& host : state.region(spec.region).hosts) {
        if (host.host == replaced)
            continue;
        addTo(capacity, host.capacity.value);
        addTo(iops, host.laneIops.value * host.laneCount);
        addTo(restore, host.restoreRate.value);
    }
    const char* what = !capacity  ? "capacity"
                       : !iops    ? "lane IOPS"
                       : !restore ? "restore rate"
                                  : "";
    if (capacity && iops && restore)
        return {};
    return fail(ErrorCode::overflow,
                subject("Host", spec.id) + ": the region's " + what +
                    " would not fit 64 bits; use smaller numbers.",
                {{"id", spec.id}});
}

tl::unexpected<Error> tooSmall(const std::string& id, const std::string& what, std::uint64_t needed,
                               std::uint64_t given)
{
    return fail(ErrorCode::notAllowed,
                subject("Host", id) + " has " + std::to_string(needed) + " " + what +
                    " in use; it can't shrink to " + std::to_string(given) + ".",
                {{"id", id}, {"needed", std::to_string(needed)}, {"given", std::to_string(given)}});
}

Result<void> checkShrinking(const RegionState& region, const HostState& host, const HostSpec& spec)
{
    if (spec.capacity < host.used)
        return tooSmall(spec.id, "bytes of capacity", host.used.value, spec.capacity.value);
    std::uint32_t lanesNeeded = 0;
    Iops iopsNeeded;
    for (std::uint32_t i = 0; i < host.laneCount; ++i) {
        const LaneState& lane = region.lanes[host.firstLane + i];
        if (lane.flows > 0)
            lanesNeeded = i + 1;
        iopsNeeded = std::max(iopsNeeded, lane.used);
    }
    if (spec.lanes < lanesNeeded)
        return tooSmall(spec.id, "lanes", lanesNeeded, spec.lanes);
    if (spec.laneIops < iopsNeeded)
        return tooSmall(spec.id, "IOPS of one lane", iopsNeeded.value, spec.laneIops.value);
    return {};
}

// What was published for the host's lanes was shared out of another rate.
void publishAnew(EstateState& state, RegionIndex index, std::uint32_t position)
{
    const RegionState& region = state.region(index);
    const HostState& host = region.hosts[position];
    std::set<std::uint32_t> lanes;
    for (std::uint32_t lane = host.firstLane; lane < host.firstLane + host.laneCount; ++lane)
        if (region.findTargets(lane) != nullptr)
            lanes.insert(lane);
    publishTargets(state, index, lanes, state.now());
}

Result<bool> replaceHost(EstateState& state, HostIndex known, HostSpec spec)
{
    const Catalog& catalog = state.catalog();
    const HostSpec& old = catalog.host(known);
    if (old.site != spec.site)
        return fail(ErrorCode::notAllowed,
                    subject("Host", spec.id) + " is in site " + catalog.site(old.site).id +
                        "; a host does not change its site or region.",
                    {{"id", spec.id}});
    spec.weight = old.weight;
    if (old == spec)
        return true;
    const RegionState& region = state.region(spec.region);
    const std::uint32_t position = region.positionOfHost(known);
    if (auto valid = checkShrinking(region, region.hosts[position], spec); !valid)
        return tl::unexpected(valid.error());
    const bool otherRate = old.laneIops != spec.laneIops;
    ESTATE_ENSURE(state.editCatalog().replaceHost(known, spec).has_value());
    state.edit(spec.region).resizeHost(position, spec);
    if (otherRate)
        publishAnew(state, spec.region, position);
    return false;
}

}  // namespace

Result<bool> configure(EstateState& state, const PutHost& event)
{
    const Catalog& catalog = state.catalog();
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    const auto site = catalog.findSite(event.site);
    if (!site)
        return tl::unexpected(site.error());
    const HostIndex known = catalog.hostNamed(event.id);
    HostSpec spec{event.id,    *site,          catalog.site(*site).region, event.capacity,
                  event.lanes, event.laneIops, event.restoreRate};
    if (auto valid = checkRecord(catalog, spec); !valid)
        return tl::unexpected(valid.error());
    if (spec.lanes > lanesPerHostMax)
        return fail(ErrorCode::badInput,
                    "Host \"" + spec.id + "\" has " + std::to_string(spec.lanes) +
                        " lanes; a host has at most " + std::to_string(lanesPerHostMax) + ".",
                    {{"id", spec.id}, {"lanes", std::to_string(spec.lanes)}});
    if (auto valid = catalog.checkRoomForLanes(spec.lanes, known); !valid)
        return tl::unexpected(valid.error());
    if (auto valid = checkRegionSums(state, spec, known); !valid)
        return tl::unexpected(valid.error());
    if (known.valid())
        return replaceHost(state, known, std::move(spec));
    const auto added = state.editCatalog().addHost(std::move(spec));
    ESTATE_ENSURE(added.has_value());
    state.addHost(*added);
    return false;
}

namespace {

struct RegionUse {
    RegionIndex region;  // none: nothing that it drops is in use
    std::string by;
};

// Something of the entity in a region that the new presence drops.
RegionUse findDroppedUse(const EstateState& state, EntityIndex entity,
                         const std::vector<RegionIndex>& presence)
{
    const Catalog& catalog = state.catalog();
    const auto dropped = [&presence](RegionIndex region) {
        return !std::binary_search(presence.begin(), presence.end(), region);
    };
    for (const ApplicationSpec& application : catalog.applications)
        if (application.entity == entity && dropped(application.home))
            return {application.home, subject("application", application.id)};
    for (std::uint32_t i = 0; i < catalog.volumes.size(); ++i) {
        const VolumeSpec& spec = catalog.volumes[i];
        if (catalog.application(spec.application).entity != entity)
            continue;
        const VolumeState& volume = state.volume(VolumeIndex(i));
        std::vector<RegionIndex> used = volume.recoveryRegions;
        used.push_back(spec.home);
        used.push_back(state.sourceOf(VolumeIndex(i)));
        if (volume.busy())
            if (const auto gang = state.gangs().find(volume.gang); gang != state.gangs().end())
                used.insert(used.end(), gang->second.begin(), gang->second.end());
        for (const RegionIndex region : used)
            if (dropped(region))
                return {region, subject("volume", spec.id)};
    }
    return {};
}

}  // namespace

Result<bool> configure(EstateState& state, const PutEntity& event)
{
    const Catalog& catalog = state.catalog();
    const std::string who = subject("Entity", event.id);
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    auto presence = resolveRegions(catalog, who, event.regions);
    if (!presence)
        return tl::unexpected(presence.error());
    if (presence->empty())
        return fail(ErrorCode::badInput, who + " needs at least one region.", {{"id", event.id}});
    EntitySpec spec{event.id, event.generation, std::move(*presence)};
    const EntityIndex known = catalog.entityNamed(event.id);
    if (!known.valid()) {
        if (auto valid = checkFirstGeneration(who, event.generation); !valid)
            return tl::unexpected(valid.error());
        ESTATE_ENSURE(state.editCatalog().addEntity(std::move(spec)).has_value());
        state.editRules().grow(state.catalog());
        return false;
    }
    const EntitySpec& old = catalog.entity(known);
    const auto repeated = checkNextGeneration(who, old.generation, event.generation, old == spec);
    if (!repeated || *repeated)
        return repeated;
    const bool drops = !std::includes(spec.presence.begin(), spec.presence.end(),
                                      old.presence.begin(), old.presence.end());
    if (const RegionUse use = drops ? findDroppedUse(state, known, spec.presence) : RegionUse{};
        use.region.valid())
        return fail(ErrorCode::notAllowed,
                    who + " drops region " + catalog.region(use.region).id + ", which " + use.by +
                        " uses.",
                    {{"id", event.id}, {"region", catalog.region(use.region).id}});
    ESTATE_ENSURE(state.editCatalog().replaceEntity(known, std::move(spec)).has_value());
    return false;
}

}  // namespace estate
