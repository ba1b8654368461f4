#include "engine/federation/region_export.h"

#include <algorithm>

namespace estate {

namespace {

constexpr std::uint64_t most = ~std::uint64_t{0};

// Sums of what the catalog holds fit 64 bits in any estate that can be built; a sum that did not
// would be published as the most that fits, never as a small number.
std::uint64_t plus(std::uint64_t a, std::uint64_t b)
{
    return checkedAdd(a, b).value_or(most);
}
std::uint64_t times(std::uint64_t a, std::uint64_t b)
{
    return checkedMultiply(a, b).value_or(most);
}

ExportedTopology topologyOf(const EstateState& state, const RegionState& region)
{
    const Catalog& catalog = state.catalog();
    ExportedTopology topology;
    Hasher hasher("region-topology/1");
    std::vector<std::pair<std::uint64_t, std::uint64_t>> hosts(region.sites.size());  // of a site
    for (const HostState& host : region.hosts) {
        const std::uint64_t weight = catalog.host(host.host).weight;
        auto& [count, online] = hosts[host.sitePosition];
        count = plus(count, weight);
        if (region.hostOnline(host))
            online = plus(online, weight);
    }
    for (std::size_t i = 0; i < region.sites.size(); ++i) {
        const SiteState& site = region.sites[i];
        const auto& [count, online] = hosts[i];
        topology.sites += 1;
        topology.sitesOnline += site.online ? 1 : 0;
        topology.hosts = plus(topology.hosts, count);
        topology.hostsOnline = plus(topology.hostsOnline, online);
        hasher.put(catalog.site(site.site).id).put(site.online ? 1 : 0).put(count).put(online);
    }
    topology.digest = hasher.finish();
    return topology;
}

struct RegionResources {
    Bytes capacity;  // of all hosts, online or not
    Iops laneIops;
    Iops freeIops;  // on online lanes
};

RegionResources resourcesOf(const RegionState& region)
{
    std::uint64_t capacity = 0;
    std::uint64_t laneIops = 0;
    std::uint64_t freeIops = 0;
    for (const HostState& host : region.hosts) {
        capacity = plus(capacity, host.capacity.value);
        laneIops = plus(laneIops, times(host.laneIops.value, host.laneCount));
        if (!region.hostOnline(host))
            continue;
        for (std::uint32_t i = host.firstLane; i < host.firstLane + host.laneCount; ++i) {
            const LaneState& lane = region.lanes[i];
            if (!lane.dedicated && lane.used < host.laneIops)
                freeIops = plus(freeIops, host.laneIops.value - lane.used.value);
        }
    }
    return {Bytes(capacity), Iops(laneIops), Iops(freeIops)};
}

struct RegionRecords {
    std::uint64_t concrete = 0;
    Iops reservedIops;
    Digest digest;
};

RegionRecords recordsOf(const Catalog& catalog, const RegionState& region)
{
    RegionRecords sum;
    std::uint64_t iops = 0;
    Hasher hasher("region-commitments/1");
    for (const RecoveryRecord& record : region.records) {
        const VolumeSpec& volume = catalog.volume(record.volume);
        std::uint64_t held = 0;
        bool online = !record.held.empty();
        for (const HeldBytes& piece : record.held) {
            held = plus(held, piece.bytes.value);
            online = online && region.hostOnline(region.hosts[piece.host]);
        }
        sum.concrete = plus(sum.concrete, volume.weight);
        if (online)
            iops = plus(iops, volume.minimumRecoveryIops.value);
        hasher.put(volume.id).put(record.epoch).put(held).put(record.divergent ? 1 : 0);
    }
    sum.reservedIops = Iops(iops);
    sum.digest = hasher.finish();
    return sum;
}

template <typename Amount>
std::optional<Bucket<Amount>> bucketOf(const RegionalExportSummary* published,
                                       Bucket<Amount> RegionalExportSummary::*bucket)
{
    return published == nullptr ? std::nullopt : std::optional(published->*bucket);
}

}  // namespace

std::string_view regionAvailabilityName(RegionAvailability availability)
{
    switch (availability) {
    case RegionAvailability::online: return "online";
    case RegionAvailability::offline: return "offline";
    case RegionAvailability::leaseExpired: return "lease-expired";
    case RegionAvailability::fenced: return "fenced";
    case RegionAvailability::allSitesOffline: return "all-sites-offline";
    }
    return "unknown";
}

RegionAvailability availabilityOf(const RegionState& region)
{
    switch (region.condition) {
    case RegionCondition::offline: return RegionAvailability::offline;
    case RegionCondition::leaseExpired: return RegionAvailability::leaseExpired;
    case RegionCondition::fenced: return RegionAvailability::fenced;
    case RegionCondition::online: break;
    }
    return region.available() ? RegionAvailability::online : RegionAvailability::allSitesOffline;
}

Digest digestOf(const RegionalExportSummary& summary)
{
    const ExportedTopology& topology = summary.topology;
    Hasher hasher("region-export/1");
    hasher.put(summary.region)
        .put(summary.generation)
        .put(static_cast<std::uint64_t>(summary.availability));
    hasher.put(topology.generation)
        .put(topology.digest)
        .put(topology.sites)
        .put(topology.sitesOnline)
        .put(topology.hosts)
        .put(topology.hostsOnline);
    hasher.put(summary.freeCapacity.level).put(summary.freeCapacity.size.value);
    hasher.put(summary.protectedIops.level).put(summary.protectedIops.size.value);
    hasher.put(summary.failoverReservedBytes.value).put(summary.failoverReservedIops.value);
    hasher.put(summary.policies.rules).put(summary.policies.digest);
    hasher.put(summary.checkpoint.epoch).put(summary.checkpoint.root);
    hasher.put(summary.commitments.records)
        .put(summary.commitments.digest)
        .put(summary.commitments.openCuts);
    return hasher.finish();
}

std::optional<RegionalExportSummary> nextExport(const RegionalExportSummary* published,
                                                const EstateState& state, RegionIndex index,
                                                const ExportFacts& facts)
{
    const RegionState& region = state.region(index);
    const RegionTotals& totals = region.totals;
    const RegionResources resources = resourcesOf(region);
    const RegionRecords records = recordsOf(state.catalog(), region);

    RegionalExportSummary next;
    next.region = state.catalog().region(index).id;
    next.availability = availabilityOf(region);
    next.topology = topologyOf(state, region);
    next.freeCapacity =
        nextBucket(bucketOf(published, &RegionalExportSummary::freeCapacity),
                   Bytes(checkedSubtract(totals.capacity.value, totals.used.value).value_or(0)),
                   resources.capacity);
    next.protectedIops = nextBucket(bucketOf(published, &RegionalExportSummary::protectedIops),
                                    resources.freeIops, resources.laneIops);
    next.failoverReservedBytes = totals.reserved;
    next.failoverReservedIops = records.reservedIops;
    next.policies = facts.policies;
    next.checkpoint = facts.checkpoint;
    next.commitments = {records.concrete, records.digest, facts.openCuts};
    if (published == nullptr)
        return next;
    next.topology.generation = published->topology.generation +
                               (next.topology.digest == published->topology.digest ? 0 : 1);
    next.generation = published->generation;
    if (next == *published)
        return std::nullopt;
    next.generation += 1;
    return next;
}

}  // namespace estate
