// Recovery groups, logical databases and consistency groups: all have generations.
#include "engine/estate/catalog_checks.h"
#include "engine/estate/identifiers.h"
#include "engine/planner/configure.h"
#include "engine/planner/configure_parts.h"

namespace estate {

namespace {

// Volumes of the application that are in this group already, or in none.
Result<void> checkMembers(const Catalog& catalog, const std::string& who,
                          ApplicationIndex application, RecoveryGroupIndex group,
                          const std::vector<VolumeIndex>& volumes)
{
    for (const VolumeIndex index : volumes) {
        const VolumeSpec& volume = catalog.volume(index);
        if (volume.application != application)
            return fail(ErrorCode::badInput,
                        who + ": volume \"" + volume.id + "\" is not of its application.",
                        {{"volume", volume.id}});
        if (volume.recoveryGroup.valid() && volume.recoveryGroup != group)
            return fail(ErrorCode::notAllowed,
                        who + ": volume \"" + volume.id + "\" is in recovery group \"" +
                            catalog.recoveryGroup(volume.recoveryGroup).id +
                            "\"; take it out there first.",
                        {{"volume", volume.id}});
    }
    return {};
}

void regroup(Catalog& catalog, RecoveryGroupIndex group, const std::vector<VolumeIndex>& volumes)
{
    const auto present = catalog.volumesOf(group);
    const std::vector<VolumeIndex> before(present.begin(), present.end());
    for (const VolumeIndex volume : before)
        if (!std::binary_search(volumes.begin(), volumes.end(), volume))
            catalog.regroupVolume(volume, RecoveryGroupIndex());
    for (const VolumeIndex volume : volumes)
        if (catalog.volume(volume).recoveryGroup != group)
            catalog.regroupVolume(volume, group);
}

}  // namespace

Result<bool> configure(EstateState& state, const PutRecoveryGroup& event)
{
    const Catalog& catalog = state.catalog();
    const std::string who = subject("Recovery group", event.id);
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    const auto application = catalog.findApplication(event.application);
    if (!application)
        return tl::unexpected(application.error());
    const auto volumes = resolveVolumes(catalog, who, event.volumes);
    if (!volumes)
        return tl::unexpected(volumes.error());
    const RecoveryGroupIndex known = catalog.recoveryGroupNamed(event.id);
    if (known.valid()) {
        const RecoveryGroupSpec& old = catalog.recoveryGroup(known);
        if (old.application != *application)
            return fail(ErrorCode::notAllowed,
                        who + " is of application \"" + catalog.application(old.application).id +
                            "\"; a group keeps its application.",
                        {{"id", event.id}});
        const auto present = catalog.volumesOf(known);
        const auto repeated = checkNextGeneration(
            who, old.generation, event.generation,
            std::equal(present.begin(), present.end(), volumes->begin(), volumes->end()));
        if (!repeated || *repeated)
            return repeated;
    } else {
        if (auto valid = checkFirstGeneration(who, event.generation); !valid)
            return tl::unexpected(valid.error());
        if (volumes->empty())
            return fail(ErrorCode::badInput, who + " needs at least one volume.",
                        {{"id", event.id}});
    }
    if (auto valid = checkMembers(catalog, who, *application, known, *volumes); !valid)
        return tl::unexpected(valid.error());
    Catalog& edited = state.editCatalog();
    RecoveryGroupIndex group = known;
    if (known.valid()) {
        edited.setGeneration(known, event.generation);
    } else {
        const auto added = edited.addRecoveryGroup({event.id, *application, event.generation});
        ESTATE_ENSURE(added.has_value());
        group = *added;
        state.editRules().grow(edited);
    }
    regroup(edited, group, *volumes);
    return false;
}

Result<bool> configure(EstateState& state, const PutDatabase& event)
{
    const Catalog& catalog = state.catalog();
    const std::string who = subject("Database", event.id);
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    const auto cluster = catalog.findApplication(event.cluster);
    if (!cluster)
        return tl::unexpected(cluster.error());
    auto volumes = resolveVolumes(catalog, who, event.volumes);
    if (!volumes)
        return tl::unexpected(volumes.error());
    auto consumers = resolveApplications(catalog, who, event.consumers);
    if (!consumers)
        return tl::unexpected(consumers.error());
    DatabaseSpec spec{event.id, event.generation, *cluster, std::move(*volumes),
                      std::move(*consumers)};
    if (const DatabaseIndex known = catalog.databaseNamed(event.id); known.valid()) {
        const DatabaseSpec& old = catalog.database(known);
        const auto repeated =
            checkNextGeneration(who, old.generation, event.generation, old == spec);
        if (!repeated || *repeated)
            return repeated;
    } else if (auto valid = checkFirstGeneration(who, event.generation); !valid) {
        return tl::unexpected(valid.error());
    }
    if (auto valid = checkRecord(catalog, spec); !valid)
        return tl::unexpected(valid.error());
    ESTATE_ENSURE(state.editCatalog().putDatabase(std::move(spec)).has_value());
    return false;
}

Result<bool> configure(EstateState& state, const PutConsistencyGroup& event)
{
    const Catalog& catalog = state.catalog();
    const std::string who = subject("Consistency group", event.id);
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    auto volumes = resolveVolumes(catalog, who, event.volumes);
    if (!volumes)
        return tl::unexpected(volumes.error());
    ConsistencyGroupSpec spec{event.id, event.generation, std::move(*volumes)};
    if (const auto known = catalog.consistencyGroupNamed(event.id); known.valid()) {
        const ConsistencyGroupSpec& old = catalog.consistencyGroup(known);
        const auto repeated =
            checkNextGeneration(who, old.generation, event.generation, old == spec);
        if (!repeated || *repeated)
            return repeated;
    } else if (auto valid = checkFirstGeneration(who, event.generation); !valid) {
        return tl::unexpected(valid.error());
    }
    if (auto valid = checkRecord(catalog, spec); !valid)
        return tl::unexpected(valid.error());
    ESTATE_ENSURE(state.editCatalog().putConsistencyGroup(std::move(spec)).has_value());
    return false;
}

}  // namespace estate
