#include "engine/estate/catalog.h"

namespace estate {

namespace {

template <typename TableIndex>
void putList(Hasher& hasher, const std::vector<TableIndex>& list)
{
    hasher.put(list.size());
    for (const TableIndex index : list)
        hasher.put(index.value);
}

void put(Hasher& hasher, const RegionSpec& region)
{
    hasher.put(region.id)
        .put(region.trustDomain)
        .put(region.lease ? region.lease->value + 1 : 0)
        .put(region.skew.value);
}

void put(Hasher& hasher, const SiteSpec& site)
{
    hasher.put(site.id).put(site.region.value);
}

void put(Hasher& hasher, const HostSpec& host)
{
    hasher.put(host.id)
        .put(host.site.value)
        .put(host.capacity.value)
        .put(host.lanes)
        .put(host.laneIops.value)
        .put(host.restoreRate.value)
        .put(host.weight);
}

void put(Hasher& hasher, const EntitySpec& entity)
{
    hasher.put(entity.id).put(entity.generation);
    putList(hasher, entity.presence);
}

void put(Hasher& hasher, const ApplicationSpec& application)
{
    hasher.put(application.id)
        .put(application.entity.value)
        .put(application.home.value)
        .put(static_cast<std::uint64_t>(application.kind))
        .put(application.weight);
}

void put(Hasher& hasher, const RecoveryGroupSpec& group)
{
    hasher.put(group.id).put(group.application.value).put(group.generation);
}

void put(Hasher& hasher, const VolumeSpec& volume)
{
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
}

void put(Hasher& hasher, const PathSpec& path)
{
    hasher.put(path.id)
        .put(path.source.value)
        .put(path.destination.value)
        .put(static_cast<std::uint64_t>(path.transport))
        .put(path.demuxRate.value)
        .put(path.demuxOperations.value)
        .put(path.fill.value)
        .put(path.copyPasses)
        .put(path.copyRate.value);
}

void put(Hasher& hasher, const DatabaseSpec& database)
{
    hasher.put(database.id).put(database.generation).put(database.cluster.value);
    putList(hasher, database.volumes);
    putList(hasher, database.consumers);
}

void put(Hasher& hasher, const ConsistencyGroupSpec& group)
{
    hasher.put(group.id).put(group.generation);
    putList(hasher, group.volumes);
}

}  // namespace

const Digest& Catalog::digest() const
{
    if (m_digest)
        return *m_digest;
    Hasher hasher("catalog/2");
    const auto add = [&hasher](const char* domain, const auto& table, const Book& book) {
        hasher.put(
            book.chunks.root(domain, table.size(), [&table](Hasher& into, std::size_t position) {
                put(into, table[position]);
            }));
    };
    add("regions/1", regions, m_regionBook);
    add("sites/1", sites, m_siteBook);
    add("hosts/1", hosts, m_hostBook);
    add("entities/1", entities, m_entityBook);
    add("applications/1", applications, m_applicationBook);
    add("recovery-groups/1", recoveryGroups, m_groupBook);
    add("volumes/1", volumes, m_volumeBook);
    add("paths/1", paths, m_pathBook);
    add("databases/1", databases, m_databaseBook);
    add("consistency-groups/1", consistencyGroups, m_consistencyBook);
    m_digest = hasher.finish();
    return *m_digest;
}

}  // namespace estate
