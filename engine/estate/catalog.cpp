#include "engine/estate/catalog.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "engine/estate/catalog_checks.h"
#include "engine/estate/identifiers.h"

namespace estate {

namespace {

std::uint64_t pairKey(RegionIndex source, RegionIndex destination)
{
    return std::uint64_t{source.value} << 32 | destination.value;
}

template <typename Spec>
std::string_view nameOf(const std::vector<Spec>&)
{
    return recordName(static_cast<const Spec*>(nullptr));
}

// At the front of a sentence: "Region".
template <typename Spec>
std::string titleOf(const std::vector<Spec>& table)
{
    std::string name(nameOf(table));
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return name;
}

template <typename TableIndex>
void insertSorted(std::vector<TableIndex>& ascending, TableIndex index)
{
    ascending.insert(std::lower_bound(ascending.begin(), ascending.end(), index), index);
}

template <typename TableIndex>
void eraseSorted(std::vector<TableIndex>& ascending, TableIndex index)
{
    const auto place = std::lower_bound(ascending.begin(), ascending.end(), index);
    ESTATE_ENSURE(place != ascending.end() && *place == index);
    ascending.erase(place);
}

template <typename TableIndex>
void insertFor(std::vector<std::vector<TableIndex>>& byVolume,
               const std::vector<VolumeIndex>& volumes, TableIndex index)
{
    if (!volumes.empty() && byVolume.size() <= volumes.back().value)
        byVolume.resize(volumes.back().value + std::size_t{1});
    for (const VolumeIndex volume : volumes)
        insertSorted(byVolume[volume.value], index);
}

template <typename TableIndex>
void eraseFor(std::vector<std::vector<TableIndex>>& byVolume,
              const std::vector<VolumeIndex>& volumes, TableIndex index)
{
    for (const VolumeIndex volume : volumes)
        eraseSorted(byVolume[volume.value], index);
}

}  // namespace

template <typename Spec>
Result<void> Catalog::sealIds(const std::vector<Spec>& table, Book& book)
{
    book.order.sort(table);
    for (std::size_t place = 0; place < table.size(); ++place) {
        const std::string& id = table[book.order.at(place)].id;
        if (auto valid = checkForeignId(id); !valid)
            return valid;
        if (place > 0 && id == table[book.order.at(place - 1)].id)
            return fail(ErrorCode::duplicateId, titleOf(table) + " \"" + id + "\" is given twice.",
                        {{"id", id}});
    }
    return {};
}

template <typename Spec>
Result<void> Catalog::checkTable(const std::vector<Spec>& table) const
{
    for (const Spec& spec : table)
        if (auto valid = checkRecord(*this, spec); !valid)
            return valid;
    return {};
}

Result<void> Catalog::seal()
{
    if (auto sealed = sealAgain(); !sealed)
        return sealed;
    for (std::uint32_t i = 0; i < paths.size(); ++i)
        if (pathBetween(paths[i].source, paths[i].destination) != PathIndex(i))
            return fail(ErrorCode::duplicateId,
                        "Path \"" + paths[i].id + "\" joins two regions that another path joins.",
                        {{"id", paths[i].id}});
    static_cast<void>(digest());
    return {};
}

Result<void> Catalog::sealAgain()
{
    for (Result<void> ids :
         {sealIds(regions, m_regionBook), sealIds(sites, m_siteBook), sealIds(hosts, m_hostBook),
          sealIds(entities, m_entityBook), sealIds(applications, m_applicationBook),
          sealIds(recoveryGroups, m_groupBook), sealIds(volumes, m_volumeBook),
          sealIds(paths, m_pathBook), sealIds(databases, m_databaseBook),
          sealIds(consistencyGroups, m_consistencyBook)})
        if (!ids)
            return ids;
    m_lanes = 0;
    for (const HostSpec& host : hosts)
        m_lanes += host.lanes;
    // In the order of what they refer to: a table is checked before what looks into it.
    if (auto valid = checkTable(regions); !valid)
        return valid;
    if (auto valid = checkTable(sites); !valid)
        return valid;
    if (auto valid = checkTable(hosts); !valid)
        return valid;
    if (auto valid = checkLanes(m_lanes); !valid)
        return valid;
    if (auto valid = checkTable(entities); !valid)
        return valid;
    if (auto valid = checkTable(applications); !valid)
        return valid;
    if (auto valid = checkTable(recoveryGroups); !valid)
        return valid;
    if (auto valid = checkTable(volumes); !valid)
        return valid;
    if (auto valid = checkTable(paths); !valid)
        return valid;
    if (auto valid = checkTable(databases); !valid)
        return valid;
    if (auto valid = checkTable(consistencyGroups); !valid)
        return valid;
    m_groupVolumes.resize(recoveryGroups.size());
    for (std::uint32_t i = 0; i < volumes.size(); ++i)
        link(VolumeIndex(i));
    m_pathByPair.reserve(paths.size());
    for (std::uint32_t i = 0; i < paths.size(); ++i)
        link(PathIndex(i));
    for (std::uint32_t i = 0; i < databases.size(); ++i)
        link(DatabaseIndex(i));
    for (std::uint32_t i = 0; i < consistencyGroups.size(); ++i)
        link(ConsistencyGroupIndex(i));
    return {};
}

void Catalog::changed(Book& book, std::uint32_t position)
{
    book.chunks.changed(position);
    m_digest.reset();
}

void Catalog::link(VolumeIndex volume)
{
    if (const RecoveryGroupIndex group = this->volume(volume).recoveryGroup; group.valid())
        insertSorted(m_groupVolumes[group.value], volume);
}

void Catalog::link(PathIndex path)
{
    const PathSpec& spec = this->path(path);
    m_pathByPair.emplace(pairKey(spec.source, spec.destination), path);
}

void Catalog::link(DatabaseIndex index)
{
    insertFor(m_volumeDatabases, database(index).volumes, index);
}

void Catalog::unlink(DatabaseIndex index)
{
    eraseFor(m_volumeDatabases, database(index).volumes, index);
}

void Catalog::link(ConsistencyGroupIndex index)
{
    insertFor(m_volumeConsistencyGroups, consistencyGroup(index).volumes, index);
}

void Catalog::unlink(ConsistencyGroupIndex index)
{
    eraseFor(m_volumeConsistencyGroups, consistencyGroup(index).volumes, index);
}

template <typename TableIndex, typename Spec>
Result<TableIndex> Catalog::add(std::vector<Spec>& table, Book& book, Spec&& spec)
{
    if (auto valid = checkForeignId(spec.id); !valid)
        return tl::unexpected(valid.error());
    if (book.order.find(table, spec.id) != IdOrder::none)
        return fail(ErrorCode::duplicateId, titleOf(table) + " \"" + spec.id + "\" exists already.",
                    {{"id", spec.id}});
    if (auto valid = checkRecord(*this, spec); !valid)
        return tl::unexpected(valid.error());
    const auto position = static_cast<std::uint32_t>(table.size());
    table.push_back(std::move(spec));
    book.order.appended(table);
    book.chunks.changedFrom(position);
    m_digest.reset();
    return TableIndex(position);
}

Result<RegionIndex> Catalog::addRegion(RegionSpec spec)
{
    return add<RegionIndex>(regions, m_regionBook, std::move(spec));
}

Result<SiteIndex> Catalog::addSite(SiteSpec spec)
{
    return add<SiteIndex>(sites, m_siteBook, std::move(spec));
}

Result<void> Catalog::checkRoomForLanes(std::uint32_t lanes, HostIndex replaced) const
{
    return checkLanes(m_lanes - (replaced.valid() ? host(replaced).lanes : 0) + lanes);
}

Result<HostIndex> Catalog::addHost(HostSpec spec)
{
    const std::uint32_t lanes = spec.lanes;
    if (auto valid = checkRoomForLanes(lanes, HostIndex()); !valid)
        return tl::unexpected(valid.error());
    auto added = add<HostIndex>(hosts, m_hostBook, std::move(spec));
    m_lanes += added ? lanes : 0;
    return added;
}

Result<EntityIndex> Catalog::addEntity(EntitySpec spec)
{
    return add<EntityIndex>(entities, m_entityBook, std::move(spec));
}

Result<ApplicationIndex> Catalog::addApplication(ApplicationSpec spec)
{
    return add<ApplicationIndex>(applications, m_applicationBook, std::move(spec));
}

Result<RecoveryGroupIndex> Catalog::addRecoveryGroup(RecoveryGroupSpec spec)
{
    auto added = add<RecoveryGroupIndex>(recoveryGroups, m_groupBook, std::move(spec));
    m_groupVolumes.resize(recoveryGroups.size());
    return added;
}

Result<VolumeIndex> Catalog::addVolume(VolumeSpec spec)
{
    auto added = add<VolumeIndex>(volumes, m_volumeBook, std::move(spec));
    if (added)
        link(*added);
    return added;
}

Result<PathIndex> Catalog::putPath(PathSpec spec)
{
    const PathIndex known = pathNamed(spec.id);
    if (!known.valid()) {
        auto added = add<PathIndex>(paths, m_pathBook, std::move(spec));
        if (added)
            link(*added);
        return added;
    }
    if (path(known).source != spec.source || path(known).destination != spec.destination)
        return fail(ErrorCode::contradiction,
                    "Path \"" + spec.id + "\" joins other regions; a path keeps its two regions.",
                    {{"id", spec.id}});
    if (auto valid = checkRecord(*this, spec); !valid)
        return tl::unexpected(valid.error());
    paths[known.value] = std::move(spec);
    changed(m_pathBook, known.value);
    return known;
}

Result<DatabaseIndex> Catalog::putDatabase(DatabaseSpec spec)
{
    const DatabaseIndex known = databaseNamed(spec.id);
    if (!known.valid()) {
        auto added = add<DatabaseIndex>(databases, m_databaseBook, std::move(spec));
        if (added)
            link(*added);
        return added;
    }
    if (auto valid = checkRecord(*this, spec); !valid)
        return tl::unexpected(valid.error());
    unlink(known);
    databases[known.value] = std::move(spec);
    link(known);
    changed(m_databaseBook, known.value);
    return known;
}

Result<ConsistencyGroupIndex> Catalog::putConsistencyGroup(ConsistencyGroupSpec spec)
{
    const ConsistencyGroupIndex known = consistencyGroupNamed(spec.id);
    if (!known.valid()) {
        auto added =
            add<ConsistencyGroupIndex>(consistencyGroups, m_consistencyBook, std::move(spec));
        if (added)
            link(*added);
        return added;
    }
    if (auto valid = checkRecord(*this, spec); !valid)
        return tl::unexpected(valid.error());
    unlink(known);
    consistencyGroups[known.value] = std::move(spec);
    link(known);
    changed(m_consistencyBook, known.value);
    return known;
}

Result<void> Catalog::replaceHost(HostIndex index, HostSpec spec)
{
    HostSpec& old = hosts[index.value];
    ESTATE_ENSURE(spec.id == old.id && spec.site == old.site);
    if (auto valid = checkRecord(*this, spec); !valid)
        return valid;
    if (auto valid = checkRoomForLanes(spec.lanes, index); !valid)
        return valid;
    m_lanes = m_lanes - old.lanes + spec.lanes;
    old = std::move(spec);
    changed(m_hostBook, index.value);
    return {};
}

Result<void> Catalog::replaceEntity(EntityIndex index, EntitySpec spec)
{
    ESTATE_ENSURE(spec.id == entity(index).id);
    if (auto valid = checkRecord(*this, spec); !valid)
        return valid;
    entities[index.value] = std::move(spec);
    changed(m_entityBook, index.value);
    return {};
}

void Catalog::setGeneration(RecoveryGroupIndex group, std::uint64_t generation)
{
    recoveryGroups[group.value].generation = generation;
    changed(m_groupBook, group.value);
}

void Catalog::regroupVolume(VolumeIndex volume, RecoveryGroupIndex group)
{
    VolumeSpec& spec = volumes[volume.value];
    ESTATE_ENSURE(!group.valid() || recoveryGroup(group).application == spec.application);
    if (spec.recoveryGroup.valid())
        eraseSorted(m_groupVolumes[spec.recoveryGroup.value], volume);
    spec.recoveryGroup = group;
    link(volume);
    changed(m_volumeBook, volume.value);
}

void Catalog::resizeVolume(VolumeIndex volume, Bytes bytes, Iops steadyIops)
{
    volumes[volume.value].bytes = bytes;
    volumes[volume.value].steadyIops = steadyIops;
    changed(m_volumeBook, volume.value);
}

std::span<const DatabaseIndex> Catalog::databasesOf(VolumeIndex volume) const
{
    if (volume.value >= m_volumeDatabases.size())
        return {};
    return m_volumeDatabases[volume.value];
}

std::span<const ConsistencyGroupIndex> Catalog::consistencyGroupsOf(VolumeIndex volume) const
{
    if (volume.value >= m_volumeConsistencyGroups.size())
        return {};
    return m_volumeConsistencyGroups[volume.value];
}

PathIndex Catalog::pathBetween(RegionIndex source, RegionIndex destination) const
{
    const auto found = m_pathByPair.find(pairKey(source, destination));
    return found == m_pathByPair.end() ? PathIndex() : found->second;
}

}  // namespace estate
