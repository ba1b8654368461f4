#include "engine/estate/catalog_checks.h"

#include <algorithm>

namespace estate {

namespace {

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

tl::unexpected<Error> refused(const char* what, const std::string& id, const char* why)
{
    return fail(ErrorCode::badInput, std::string(what) + " \"" + id + "\" " + why, {{"id", id}});
}

template <typename TableIndex>
bool strictlyAscending(const std::vector<TableIndex>& list)
{
    return std::adjacent_find(list.begin(), list.end(),
                              [](TableIndex a, TableIndex b) { return a >= b; }) == list.end();
}

// Distinct members, all of them in a table of `count`.
template <typename TableIndex>
bool isSetIn(const std::vector<TableIndex>& list, std::size_t count)
{
    return strictlyAscending(list) && (list.empty() || list.back().value < count);
}

constexpr const char* tooLong = "has a time of more than ten years; that is beyond event time.";

}  // namespace

Result<void> checkRecord(const Catalog&, const RegionSpec& region)
{
    if (region.lease.value_or(Duration(0)) > durationMax || region.skew > durationMax)
        return refused("Region", region.id, tooLong);
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const SiteSpec& site)
{
    if (site.region.value >= catalog.regions.size())
        return dangling("Site", site.id, "a region");
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const HostSpec& host)
{
    if (host.site.value >= catalog.sites.size() || catalog.site(host.site).region != host.region)
        return dangling("Host", host.id, "a site");
    if (host.capacity.value == 0 || host.lanes == 0 || host.laneIops.value == 0 ||
        host.restoreRate.value == 0)
        return zero("Host", host.id, "capacity, lanes, lane IOPS or restore rate");
    return {};
}

Result<void> checkLanes(std::uint64_t lanes)
{
    if (lanes > lanesMax)
        return fail(ErrorCode::badInput,
                    "The estate has " + std::to_string(lanes) + " lanes; at most " +
                        std::to_string(lanesMax) +
                        " fit. Use fewer lanes a host or a larger denominator.",
                    {{"lanes", std::to_string(lanes)}});
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const EntitySpec& entity)
{
    if (entity.presence.empty() || !isSetIn(entity.presence, catalog.regions.size()))
        return dangling("Entity", entity.id, "a presence (ascending regions)");
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const ApplicationSpec& application)
{
    if (application.entity.value >= catalog.entities.size())
        return dangling("Application", application.id, "an entity");
    const auto& presence = catalog.entity(application.entity).presence;
    if (!std::binary_search(presence.begin(), presence.end(), application.home))
        return refused("Application", application.id, "has its home outside its entity's regions.");
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const RecoveryGroupSpec& group)
{
    if (group.application.value >= catalog.applications.size())
        return dangling("Recovery group", group.id, "an application");
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const VolumeSpec& volume)
{
    if (volume.application.value >= catalog.applications.size() ||
        volume.home.value >= catalog.regions.size())
        return dangling("Volume", volume.id, "an application or a home region");
    if (volume.recoveryGroup.valid() &&
        (volume.recoveryGroup.value >= catalog.recoveryGroups.size() ||
         catalog.recoveryGroup(volume.recoveryGroup).application != volume.application))
        return dangling("Volume", volume.id, "a recovery group of its application");
    return checkResources(volume);
}

Result<void> checkResources(const VolumeSpec& volume)
{
    if (volume.bytes.value == 0 || volume.steadyIops.value == 0 || volume.copies == 0 ||
        volume.minimumRecoveryIops.value == 0)
        return zero("Volume", volume.id, "bytes, IOPS, copies or recovery IOPS");
    if (volume.rto.value == 0)
        return refused("Volume", volume.id, "has an RTO of zero; give it time to recover.");
    if (volume.rto > durationMax)
        return refused("Volume", volume.id, tooLong);
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const PathSpec& path)
{
    if (path.source.value >= catalog.regions.size() ||
        path.destination.value >= catalog.regions.size() || path.source == path.destination)
        return dangling("Path", path.id, "two regions");
    if (path.demuxRate.value == 0 || path.demuxOperations.value == 0)
        return zero("Path", path.id, "demux rate");
    if (path.copyPasses > 0 && path.copyRate.value == 0)
        return zero("Path", path.id, "copy bandwidth though it copies");
    if (path.fill > durationMax)
        return refused("Path", path.id, tooLong);
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const DatabaseSpec& database)
{
    if (database.cluster.value >= catalog.applications.size())
        return dangling("Database", database.id, "a cluster");
    if (!isDatabaseKind(catalog.application(database.cluster).kind))
        return refused("Database", database.id, "names a cluster that is not of a database kind.");
    if (database.volumes.empty())
        return refused("Database", database.id, "has no volume; give at least one.");
    if (!isSetIn(database.volumes, catalog.volumes.size()))
        return dangling("Database", database.id, "a volume (ascending)");
    if (!isSetIn(database.consumers, catalog.applications.size()))
        return dangling("Database", database.id, "a consumer (ascending)");
    for (const VolumeIndex volume : database.volumes)
        if (catalog.volume(volume).application != database.cluster)
            return fail(ErrorCode::badInput,
                        "Database \"" + database.id + "\" lies on volume \"" +
                            catalog.volume(volume).id + "\", which is not its cluster's.",
                        {{"id", database.id}, {"volume", catalog.volume(volume).id}});
    return {};
}

Result<void> checkRecord(const Catalog& catalog, const ConsistencyGroupSpec& group)
{
    if (group.volumes.size() < 2)
        return refused("Consistency group", group.id, "needs at least two volumes.");
    if (!isSetIn(group.volumes, catalog.volumes.size()))
        return dangling("Consistency group", group.id, "a volume (ascending)");
    return {};
}

}  // namespace estate
