#include "engine/estate/catalog.h"

#include <algorithm>
#include <numeric>

#include "engine/base/near.h"
#include "engine/estate/identifiers.h"

namespace estate {

std::string_view isolationName(Isolation isolation)
{
    switch (isolation) {
    case Isolation::shared: return "shared";
    case Isolation::reserved: return "reserved";
    case Isolation::dedicated: return "dedicated";
    }
    return "unknown";
}

std::string_view transportName(Transport transport)
{
    switch (transport) {
    case Transport::tcp: return "tcp";
    case Transport::rdma: return "rdma";
    }
    return "unknown";
}

std::string_view applicationKindName(ApplicationKind kind)
{
    switch (kind) {
    case ApplicationKind::generic: return "generic";
    case ApplicationKind::cassandraJbod: return "cassandra-jbod";
    case ApplicationKind::cockroachDb: return "cockroachdb";
    case ApplicationKind::postgres: return "postgres";
    case ApplicationKind::durableShardedDatabase: return "durable-sharded-database";
    case ApplicationKind::minio: return "minio";
    case ApplicationKind::kafka: return "kafka";
    }
    return "unknown";
}

namespace {

std::uint64_t pairKey(RegionIndex source, RegionIndex destination)
{
    return std::uint64_t{source.value} << 32 | destination.value;
}

// The federal tables are in id order already: then no order is kept and positions are looked up
// directly.
template <typename Spec>
Result<std::vector<std::uint32_t>> orderById(const std::vector<Spec>& table, const char* what)
{
    std::vector<std::uint32_t> order;
    const auto byId = [&table](std::uint32_t a, std::uint32_t b) {
        return table[a].id < table[b].id;
    };
    const auto before = [](const Spec& a, const Spec& b) { return a.id < b.id; };
    if (!std::is_sorted(table.begin(), table.end(), before)) {
        order.resize(table.size());
        std::iota(order.begin(), order.end(), 0u);
        std::sort(order.begin(), order.end(), byId);
    }
    const auto at = [&](std::size_t i) -> const Spec& {
        return order.empty() ? table[i] : table[order[i]];
    };
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (auto valid = checkForeignId(at(i).id); !valid)
            return tl::unexpected(valid.error());
        if (i > 0 && at(i).id == at(i - 1).id)
            return fail(ErrorCode::duplicateId,
                        std::string(what) + " \"" + at(i).id + "\" is given twice.",
                        {{"id", at(i).id}});
    }
    return order;
}

template <typename TableIndex, typename Spec>
Result<TableIndex> find(const std::vector<Spec>& table, const std::vector<std::uint32_t>& order,
                        std::string_view id, const char* what)
{
    std::size_t low = 0;
    std::size_t high = table.size();
    const auto at = [&](std::size_t i) {
        return order.empty() ? static_cast<std::uint32_t>(i) : order[i];
    };
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (table[at(middle)].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < table.size() && table[at(low)].id == id)
        return TableIndex(at(low));
    NearIds near(id);
    for (const Spec& spec : table)
        near.offer(spec.id);
    return fail(ErrorCode::unknownId,
                "There is no " + std::string(what) + " \"" + std::string(id) +
                    "\"; near: " + near.joined() + ".",
                {{"id", std::string(id)}, {"near", near.joined()}});
}

tl::unexpected<Error> dangling(const char* what, const std::string& id, const char* names)
{
    return fail(ErrorCode::unknownId,
                std::string(what) + " \"" + id + "\" names " + names + " that does not exist.",
                {{"id", id}});
}

tl::unexpected<Error> zero(const char* what, const std::string& id, const char* resource)
{
    return fail(ErrorCode::badInput,
                std::string(what) + " \"" + id + "\" has zero " + resource + "; give at least one.",
                {{"id", id}});
}

}  // namespace

Result<void> Catalog::checkReferences() const
{
    for (const SiteSpec& site : sites)
        if (site.region.value >= regions.size())
            return dangling("Site", site.id, "a region");
    for (const HostSpec& host : hosts) {
        if (host.site.value >= sites.size() || this->site(host.site).region != host.region)
            return dangling("Host", host.id, "a site");
        if (host.capacity.value == 0 || host.lanes == 0 || host.laneIops.value == 0 ||
            host.restoreRate.value == 0)
            return zero("Host", host.id, "capacity, lanes, lane IOPS or restore rate");
    }
    std::uint64_t lanes = 0;
    for (const HostSpec& host : hosts)
        lanes += host.lanes;
    if (lanes > lanesMax)
        return fail(ErrorCode::badInput,
                    "The estate has " + std::to_string(lanes) + " lanes; at most " +
                        std::to_string(lanesMax) +
                        " fit. Use fewer lanes a host or a larger denominator.",
                    {{"lanes", std::to_string(lanes)}});
    for (const EntitySpec& entity : entities) {
        if (entity.presence.empty() ||
            !std::is_sorted(entity.presence.begin(), entity.presence.end()) ||
            entity.presence.back().value >= regions.size())
            return dangling("Entity", entity.id, "a presence (ascending regions)");
    }
    for (const ApplicationSpec& application : applications) {
        if (application.entity.value >= entities.size())
            return dangling("Application", application.id, "an entity");
        const auto& presence = entity(application.entity).presence;
        if (!std::binary_search(presence.begin(), presence.end(), application.home))
            return fail(ErrorCode::badInput,
                        "Application \"" + application.id +
                            "\" has its home outside its entity's regions.",
                        {{"id", application.id}});
    }
    for (const RecoveryGroupSpec& group : recoveryGroups)
        if (group.application.value >= applications.size())
            return dangling("Recovery group", group.id, "an application");
    for (const VolumeSpec& volume : volumes) {
        if (volume.application.value >= applications.size() || volume.home.value >= regions.size())
            return dangling("Volume", volume.id, "an application or a home region");
        if (volume.recoveryGroup.valid() &&
            (volume.recoveryGroup.value >= recoveryGroups.size() ||
             recoveryGroup(volume.recoveryGroup).application != volume.application))
            return dangling("Volume", volume.id, "a recovery group of its application");
        if (volume.bytes.value == 0 || volume.steadyIops.value == 0 || volume.copies == 0 ||
            volume.minimumRecoveryIops.value == 0)
            return zero("Volume", volume.id, "bytes, IOPS, copies or recovery IOPS");
    }
    for (const PathSpec& path : paths) {
        if (path.source.value >= regions.size() || path.destination.value >= regions.size() ||
            path.source == path.destination)
            return dangling("Path", path.id, "two regions");
        if (path.demuxRate.value == 0 || path.demuxOperations.value == 0)
            return zero("Path", path.id, "demux rate");
        if (path.copyPasses > 0 && path.copyRate.value == 0)
            return zero("Path", path.id, "copy bandwidth though it copies");
    }
    return {};
}

Result<void> Catalog::seal()
{
    const auto keep = [](auto ordered, IdOrder& into) -> Result<void> {
        if (!ordered)
            return tl::unexpected(ordered.error());
        into = std::move(*ordered);
        return {};
    };
    IdOrder unused;
    for (Result<void> step :
         {keep(orderById(regions, "Region"), m_regionOrder),
          keep(orderById(sites, "Site"), m_siteOrder), keep(orderById(hosts, "Host"), m_hostOrder),
          keep(orderById(entities, "Entity"), unused),
          keep(orderById(applications, "Application"), m_applicationOrder),
          keep(orderById(recoveryGroups, "Recovery group"), unused),
          keep(orderById(volumes, "Volume"), m_volumeOrder), keep(orderById(paths, "Path"), unused),
          checkReferences()})
        if (!step)
            return step;
    m_groupVolumes.resize(recoveryGroups.size());
    for (std::uint32_t i = 0; i < volumes.size(); ++i)
        if (volumes[i].recoveryGroup.valid())
            m_groupVolumes[volumes[i].recoveryGroup.value].emplace_back(i);
    m_pathByPair.reserve(paths.size());
    for (std::uint32_t i = 0; i < paths.size(); ++i)
        if (!m_pathByPair.emplace(pairKey(paths[i].source, paths[i].destination), PathIndex(i))
                 .second)
            return fail(ErrorCode::duplicateId,
                        "Path \"" + paths[i].id + "\" joins two regions that another path joins.",
                        {{"id", paths[i].id}});
    m_digest = computeDigest();
    return {};
}

Digest Catalog::computeDigest() const
{
    Hasher hasher("catalog/1");
    hasher.put(regions.size());
    for (const RegionSpec& region : regions)
        hasher.put(region.id)
            .put(region.trustDomain)
            .put(region.lease ? region.lease->value + 1 : 0)
            .put(region.skew.value);
    hasher.put(sites.size());
    for (const SiteSpec& site : sites)
        hasher.put(site.id).put(site.region.value);
    hasher.put(hosts.size());
    for (const HostSpec& host : hosts)
        hasher.put(host.id)
            .put(host.site.value)
            .put(host.capacity.value)
            .put(host.lanes)
            .put(host.laneIops.value)
            .put(host.restoreRate.value)
            .put(host.weight);
    hasher.put(entities.size());
    for (const EntitySpec& entity : entities) {
        hasher.put(entity.id).put(entity.generation).put(entity.presence.size());
        for (const RegionIndex region : entity.presence)
            hasher.put(region.value);
    }
    hasher.put(applications.size());
    for (const ApplicationSpec& application : applications)
        hasher.put(application.id)
            .put(application.entity.value)
            .put(application.home.value)
            .put(static_cast<std::uint64_t>(application.kind))
            .put(application.weight);
    hasher.put(recoveryGroups.size());
    for (const RecoveryGroupSpec& group : recoveryGroups)
        hasher.put(group.id).put(group.application.value);
    hasher.put(volumes.size());
    for (const VolumeSpec& volume : volumes)
        hasher.put(volume.id)
            .put(volume.application.value)
            .put(volume.recoveryGroup.value)
            .put(volume.home.value)
            .put(volume.bytes.value)
            .put(volume.steadyIops.value)
            .put(volume.minimumRecoveryIops.value)
            .put(static_cast<std::uint64_t>(volume.isolation))
            .put(volume.copies)
            .put(volume.rpo.value)
            .put(volume.rto.value)
            .put(volume.weight);
    hasher.put(paths.size());
    for (const PathSpec& path : paths)
        hasher.put(path.id)
            .put(path.source.value)
            .put(path.destination.value)
            .put(static_cast<std::uint64_t>(path.transport))
            .put(path.demuxRate.value)
            .put(path.demuxOperations.value)
            .put(path.fill.value)
            .put(path.copyPasses)
            .put(path.copyRate.value);
    return hasher.finish();
}

Result<RegionIndex> Catalog::findRegion(std::string_view id) const
{
    return find<RegionIndex>(regions, m_regionOrder, id, "region");
}

Result<SiteIndex> Catalog::findSite(std::string_view id) const
{
    return find<SiteIndex>(sites, m_siteOrder, id, "site");
}

Result<HostIndex> Catalog::findHost(std::string_view id) const
{
    return find<HostIndex>(hosts, m_hostOrder, id, "host");
}

Result<ApplicationIndex> Catalog::findApplication(std::string_view id) const
{
    return find<ApplicationIndex>(applications, m_applicationOrder, id, "application");
}

Result<VolumeIndex> Catalog::findVolume(std::string_view id) const
{
    return find<VolumeIndex>(volumes, m_volumeOrder, id, "volume");
}

void Catalog::resizeVolume(VolumeIndex volume, Bytes bytes, Iops steadyIops)
{
    volumes[volume.value].bytes = bytes;
    volumes[volume.value].steadyIops = steadyIops;
    m_digest = computeDigest();
}

PathIndex Catalog::pathBetween(RegionIndex source, RegionIndex destination) const
{
    const auto found = m_pathByPair.find(pairKey(source, destination));
    return found == m_pathByPair.end() ? PathIndex() : found->second;
}

}  // namespace estate
