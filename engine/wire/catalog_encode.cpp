#include "engine/wire/column.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

template <typename Spec>
void putIds(const std::vector<Spec>& table, v1::TextColumn* column)
{
    putTexts(table, *column, [](const Spec& spec) -> const std::string& { return spec.id; });
}

// A column of counts and one of all elements.
template <typename Spec, typename TableIndex>
void putLists(const std::vector<Spec>& table, std::vector<TableIndex> Spec::*list, Cells* counts,
              Cells* elements)
{
    ColumnWriter element(elements);
    putColumn(table, counts, [&](const Spec& spec) {
        for (const TableIndex index : spec.*list)
            element.add(index.value);
        return (spec.*list).size();
    });
}

void write(const std::vector<RegionSpec>& table, v1::RegionTable& to)
{
    putIds(table, to.mutable_ids());
    putTexts(table, *to.mutable_trust_domains(),
             [](const RegionSpec& s) -> const std::string& { return s.trustDomain; });
    putColumn(table, to.mutable_lease_ns(),
              [](const RegionSpec& s) { return s.lease ? s.lease->value + 1 : 0; });
    putColumn(table, to.mutable_skew_ns(), [](const RegionSpec& s) { return s.skew.value; });
}

void write(const std::vector<SiteSpec>& table, v1::SiteTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_region(), [](const SiteSpec& s) { return s.region.value; });
}

void write(const std::vector<HostSpec>& table, v1::HostTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_site(), [](const HostSpec& s) { return s.site.value; });
    putColumn(table, to.mutable_capacity_bytes(),
              [](const HostSpec& s) { return s.capacity.value; });
    putColumn(table, to.mutable_lanes(), [](const HostSpec& s) { return s.lanes; });
    putColumn(table, to.mutable_lane_iops(), [](const HostSpec& s) { return s.laneIops.value; });
    putColumn(table, to.mutable_restore_bytes_per_second(),
              [](const HostSpec& s) { return s.restoreRate.value; });
    putColumn(table, to.mutable_weight(), [](const HostSpec& s) { return s.weight; });
}

void write(const std::vector<EntitySpec>& table, v1::EntityTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_generation(), [](const EntitySpec& s) { return s.generation; });
    putLists(table, &EntitySpec::presence, to.mutable_presence_count(), to.mutable_presence());
}

void write(const std::vector<ApplicationSpec>& table, v1::ApplicationTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_entity(), [](const ApplicationSpec& s) { return s.entity.value; });
    putColumn(table, to.mutable_home(), [](const ApplicationSpec& s) { return s.home.value; });
    putEnumerators(table, to.mutable_application_kind(), applicationKindTable,
                   [](const ApplicationSpec& s) { return s.kind; });
    putColumn(table, to.mutable_weight(), [](const ApplicationSpec& s) { return s.weight; });
}

void write(const std::vector<RecoveryGroupSpec>& table, v1::RecoveryGroupTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_application(),
              [](const RecoveryGroupSpec& s) { return s.application.value; });
    putColumn(table, to.mutable_generation(),
              [](const RecoveryGroupSpec& s) { return s.generation; });
}

void write(const std::vector<VolumeSpec>& table, v1::VolumeTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_application(),
              [](const VolumeSpec& s) { return s.application.value; });
    putColumn(table, to.mutable_recovery_group(),
              [](const VolumeSpec& s) { return plusOne(s.recoveryGroup); });
    putColumn(table, to.mutable_home(), [](const VolumeSpec& s) { return s.home.value; });
    putColumn(table, to.mutable_bytes(), [](const VolumeSpec& s) { return s.bytes.value; });
    putColumn(table, to.mutable_steady_iops(),
              [](const VolumeSpec& s) { return s.steadyIops.value; });
    putColumn(table, to.mutable_minimum_recovery_iops(),
              [](const VolumeSpec& s) { return s.minimumRecoveryIops.value; });
    putEnumerators(table, to.mutable_isolation(), isolationTable,
                   [](const VolumeSpec& s) { return s.isolation; });
    putColumn(table, to.mutable_copies(), [](const VolumeSpec& s) { return s.copies; });
    putColumn(table, to.mutable_rpo_operations(), [](const VolumeSpec& s) { return s.rpo.value; });
    putColumn(table, to.mutable_rto_ns(), [](const VolumeSpec& s) { return s.rto.value; });
    putColumn(table, to.mutable_weight(), [](const VolumeSpec& s) { return s.weight; });
}

void write(const std::vector<PathSpec>& table, v1::PathTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_source(), [](const PathSpec& s) { return s.source.value; });
    putColumn(table, to.mutable_destination(),
              [](const PathSpec& s) { return s.destination.value; });
    putEnumerators(table, to.mutable_transport(), transportTable,
                   [](const PathSpec& s) { return s.transport; });
    putColumn(table, to.mutable_demux_bytes_per_second(),
              [](const PathSpec& s) { return s.demuxRate.value; });
    putColumn(table, to.mutable_demux_iops(),
              [](const PathSpec& s) { return s.demuxOperations.value; });
    putColumn(table, to.mutable_fill_ns(), [](const PathSpec& s) { return s.fill.value; });
    putColumn(table, to.mutable_copy_passes(), [](const PathSpec& s) { return s.copyPasses; });
    putColumn(table, to.mutable_copy_bytes_per_second(),
              [](const PathSpec& s) { return s.copyRate.value; });
}

void write(const std::vector<DatabaseSpec>& table, v1::DatabaseTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_generation(), [](const DatabaseSpec& s) { return s.generation; });
    putColumn(table, to.mutable_cluster(), [](const DatabaseSpec& s) { return s.cluster.value; });
    putLists(table, &DatabaseSpec::volumes, to.mutable_volume_count(), to.mutable_volume());
    putLists(table, &DatabaseSpec::consumers, to.mutable_consumer_count(), to.mutable_consumer());
}

void write(const std::vector<ConsistencyGroupSpec>& table, v1::ConsistencyGroupTable& to)
{
    putIds(table, to.mutable_ids());
    putColumn(table, to.mutable_generation(),
              [](const ConsistencyGroupSpec& s) { return s.generation; });
    putLists(table, &ConsistencyGroupSpec::volumes, to.mutable_volume_count(), to.mutable_volume());
}

}  // namespace

void write(const Catalog& catalog, v1::CatalogTables& message)
{
    write(catalog.regions, *message.mutable_regions());
    write(catalog.sites, *message.mutable_sites());
    write(catalog.hosts, *message.mutable_hosts());
    write(catalog.entities, *message.mutable_entities());
    write(catalog.applications, *message.mutable_applications());
    write(catalog.recoveryGroups, *message.mutable_recovery_groups());
    write(catalog.volumes, *message.mutable_volumes());
    write(catalog.paths, *message.mutable_paths());
    write(catalog.databases, *message.mutable_databases());
    write(catalog.consistencyGroups, *message.mutable_consistency_groups());
}

}  // namespace estate::wire
