// Records by id, and which comes first by id.
#include "engine/estate/catalog.h"
#include "engine/estate/catalog_checks.h"

namespace estate {

namespace {

template <typename TableIndex, typename Spec>
Result<TableIndex> knownOr(TableIndex found, const std::vector<Spec>& table, std::string_view id)
{
    if (found.valid())
        return found;
    return unknownId(table, id, recordName(static_cast<const Spec*>(nullptr)));
}

}  // namespace

RegionIndex Catalog::regionNamed(std::string_view id) const
{
    return RegionIndex(m_regionBook.order.find(regions, id));
}

Result<RegionIndex> Catalog::findRegion(std::string_view id) const
{
    return knownOr(regionNamed(id), regions, id);
}

SiteIndex Catalog::siteNamed(std::string_view id) const
{
    return SiteIndex(m_siteBook.order.find(sites, id));
}

Result<SiteIndex> Catalog::findSite(std::string_view id) const
{
    return knownOr(siteNamed(id), sites, id);
}

HostIndex Catalog::hostNamed(std::string_view id) const
{
    return HostIndex(m_hostBook.order.find(hosts, id));
}

Result<HostIndex> Catalog::findHost(std::string_view id) const
{
    return knownOr(hostNamed(id), hosts, id);
}

EntityIndex Catalog::entityNamed(std::string_view id) const
{
    return EntityIndex(m_entityBook.order.find(entities, id));
}

Result<EntityIndex> Catalog::findEntity(std::string_view id) const
{
    return knownOr(entityNamed(id), entities, id);
}

ApplicationIndex Catalog::applicationNamed(std::string_view id) const
{
    return ApplicationIndex(m_applicationBook.order.find(applications, id));
}

Result<ApplicationIndex> Catalog::findApplication(std::string_view id) const
{
    return knownOr(applicationNamed(id), applications, id);
}

RecoveryGroupIndex Catalog::recoveryGroupNamed(std::string_view id) const
{
    return RecoveryGroupIndex(m_groupBook.order.find(recoveryGroups, id));
}

Result<RecoveryGroupIndex> Catalog::findRecoveryGroup(std::string_view id) const
{
    return knownOr(recoveryGroupNamed(id), recoveryGroups, id);
}

VolumeIndex Catalog::volumeNamed(std::string_view id) const
{
    return VolumeIndex(m_volumeBook.order.find(volumes, id));
}

Result<VolumeIndex> Catalog::findVolume(std::string_view id) const
{
    return knownOr(volumeNamed(id), volumes, id);
}

PathIndex Catalog::pathNamed(std::string_view id) const
{
    return PathIndex(m_pathBook.order.find(paths, id));
}

Result<PathIndex> Catalog::findPath(std::string_view id) const
{
    return knownOr(pathNamed(id), paths, id);
}

DatabaseIndex Catalog::databaseNamed(std::string_view id) const
{
    return DatabaseIndex(m_databaseBook.order.find(databases, id));
}

Result<DatabaseIndex> Catalog::findDatabase(std::string_view id) const
{
    return knownOr(databaseNamed(id), databases, id);
}

ConsistencyGroupIndex Catalog::consistencyGroupNamed(std::string_view id) const
{
    return ConsistencyGroupIndex(m_consistencyBook.order.find(consistencyGroups, id));
}

Result<ConsistencyGroupIndex> Catalog::findConsistencyGroup(std::string_view id) const
{
    return knownOr(consistencyGroupNamed(id), consistencyGroups, id);
}

bool Catalog::before(RegionIndex a, RegionIndex b) const
{
    return m_regionBook.order.before(regions, a.value, b.value);
}

bool Catalog::before(ApplicationIndex a, ApplicationIndex b) const
{
    return m_applicationBook.order.before(applications, a.value, b.value);
}

bool Catalog::before(RecoveryGroupIndex a, RecoveryGroupIndex b) const
{
    return m_groupBook.order.before(recoveryGroups, a.value, b.value);
}

bool Catalog::before(VolumeIndex a, VolumeIndex b) const
{
    return m_volumeBook.order.before(volumes, a.value, b.value);
}

}  // namespace estate
