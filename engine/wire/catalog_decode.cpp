#include "engine/wire/column.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

void read(const v1::RegionTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "regions.ids", reader);
    TextRow trust(from.trust_domains(), "regions.trust_domains", reader);
    static_cast<void>(checkRows(trust.size(), ids.size(), "regions.trust_domains", reader));
    Column lease(from.lease_ns(), ids.size(), "regions.lease_ns", reader);
    Column skew(from.skew_ns(), ids.size(), "regions.skew_ns", reader);
    if (reader.failed())
        return;
    to.regions.resize(ids.size());
    for (RegionSpec& spec : to.regions) {
        spec.id = ids.next();
        spec.trustDomain = trust.next();
        if (const std::uint64_t ns = lease.next(); ns != 0)
            spec.lease = Duration(ns - 1);
        spec.skew = Duration(skew.next());
    }
}

void read(const v1::SiteTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "sites.ids", reader);
    Column region(from.region(), ids.size(), "sites.region", reader);
    if (reader.failed())
        return;
    to.sites.resize(ids.size());
    for (SiteSpec& spec : to.sites)
        spec = {ids.next(), region.index<RegionIndex>(to.regions.size())};
}

void read(const v1::HostTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "hosts.ids", reader);
    Column site(from.site(), ids.size(), "hosts.site", reader);
    Column capacity(from.capacity_bytes(), ids.size(), "hosts.capacity_bytes", reader);
    Column lanes(from.lanes(), ids.size(), "hosts.lanes", reader);
    Column iops(from.lane_iops(), ids.size(), "hosts.lane_iops", reader);
    Column rate(from.restore_bytes_per_second(), ids.size(), "hosts.restore_bytes_per_second",
                reader);
    Column weight(from.weight(), ids.size(), "hosts.weight", reader);
    if (reader.failed())
        return;
    to.hosts.resize(ids.size());
    for (HostSpec& spec : to.hosts) {
        spec.id = ids.next();
        spec.site = site.index<SiteIndex>(to.sites.size());
        if (reader.failed())
            return;
        spec.region = to.site(spec.site).region;
        spec.capacity = Bytes(capacity.next());
        spec.lanes = lanes.next32();
        spec.laneIops = Iops(iops.next());
        spec.restoreRate = BytesPerSecond(rate.next());
        spec.weight = weight.next();
    }
}

void read(const v1::EntityTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "entities.ids", reader);
    Column generation(from.generation(), ids.size(), "entities.generation", reader);
    const int elements = from.presence_size();
    Counts counts(from.presence_count(), ids.size(), elements, "entities.presence_count", reader);
    Column presence(from.presence(), static_cast<std::size_t>(elements), "entities.presence",
                    reader);
    if (reader.failed())
        return;
    to.entities.resize(ids.size());
    for (EntitySpec& spec : to.entities)
        spec = {ids.next(), generation.next(),
                presence.indexes<RegionIndex>(counts.next(), to.regions.size())};
    counts.finish();
}

void read(const v1::ApplicationTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "applications.ids", reader);
    Column entity(from.entity(), ids.size(), "applications.entity", reader);
    Column home(from.home(), ids.size(), "applications.home", reader);
    EnumeratorRow kind(from.application_kind(), applicationKindTable, ids.size(),
                       "applications.application_kind", reader);
    Column weight(from.weight(), ids.size(), "applications.weight", reader);
    if (reader.failed())
        return;
    to.applications.resize(ids.size());
    for (ApplicationSpec& spec : to.applications)
        spec = {ids.next(), entity.index<EntityIndex>(to.entities.size()),
                home.index<RegionIndex>(to.regions.size()), kind.next(), weight.next()};
}

void read(const v1::RecoveryGroupTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "recovery_groups.ids", reader);
    Column application(from.application(), ids.size(), "recovery_groups.application", reader);
    Column generation(from.generation(), ids.size(), "recovery_groups.generation", reader);
    if (reader.failed())
        return;
    to.recoveryGroups.resize(ids.size());
    for (RecoveryGroupSpec& spec : to.recoveryGroups)
        spec = {ids.next(), application.index<ApplicationIndex>(to.applications.size()),
                generation.next()};
}

void read(const v1::VolumeTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "volumes.ids", reader);
    const std::size_t rows = ids.size();
    Column application(from.application(), rows, "volumes.application", reader);
    Column group(from.recovery_group(), rows, "volumes.recovery_group", reader);
    Column home(from.home(), rows, "volumes.home", reader);
    Column bytes(from.bytes(), rows, "volumes.bytes", reader);
    Column steady(from.steady_iops(), rows, "volumes.steady_iops", reader);
    Column minimum(from.minimum_recovery_iops(), rows, "volumes.minimum_recovery_iops", reader);
    EnumeratorRow isolation(from.isolation(), isolationTable, rows, "volumes.isolation", reader);
    Column copies(from.copies(), rows, "volumes.copies", reader);
    Column rpo(from.rpo_operations(), rows, "volumes.rpo_operations", reader);
    Column rto(from.rto_ns(), rows, "volumes.rto_ns", reader);
    Column weight(from.weight(), rows, "volumes.weight", reader);
    if (reader.failed())
        return;
    to.volumes.resize(rows);
    for (VolumeSpec& spec : to.volumes) {
        spec.id = ids.next();
        spec.application = application.index<ApplicationIndex>(to.applications.size());
        spec.recoveryGroup = group.optionalIndex<RecoveryGroupIndex>(to.recoveryGroups.size());
        spec.home = home.index<RegionIndex>(to.regions.size());
        spec.bytes = Bytes(bytes.next());
        spec.steadyIops = Iops(steady.next());
        spec.minimumRecoveryIops = Iops(minimum.next());
        spec.isolation = isolation.next();
        spec.copies = copies.next32();
        spec.rpo = Operations(rpo.next());
        spec.rto = Duration(rto.next());
        spec.weight = weight.next();
    }
}

void read(const v1::PathTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "paths.ids", reader);
    const std::size_t rows = ids.size();
    Column source(from.source(), rows, "paths.source", reader);
    Column destination(from.destination(), rows, "paths.destination", reader);
    EnumeratorRow transport(from.transport(), transportTable, rows, "paths.transport", reader);
    Column demuxRate(from.demux_bytes_per_second(), rows, "paths.demux_bytes_per_second", reader);
    Column demuxIops(from.demux_iops(), rows, "paths.demux_iops", reader);
    Column fill(from.fill_ns(), rows, "paths.fill_ns", reader);
    Column passes(from.copy_passes(), rows, "paths.copy_passes", reader);
    Column copyRate(from.copy_bytes_per_second(), rows, "paths.copy_bytes_per_second", reader);
    if (reader.failed())
        return;
    to.paths.resize(rows);
    for (PathSpec& spec : to.paths)
        spec = {ids.next(),
                source.index<RegionIndex>(to.regions.size()),
                destination.index<RegionIndex>(to.regions.size()),
                transport.next(),
                BytesPerSecond(demuxRate.next()),
                Iops(demuxIops.next()),
                Duration(fill.next()),
                passes.next32(),
                BytesPerSecond(copyRate.next())};
}

void read(const v1::DatabaseTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "databases.ids", reader);
    Column generation(from.generation(), ids.size(), "databases.generation", reader);
    Column cluster(from.cluster(), ids.size(), "databases.cluster", reader);
    Counts volumeCounts(from.volume_count(), ids.size(), from.volume_size(),
                        "databases.volume_count", reader);
    Column volume(from.volume(), static_cast<std::size_t>(from.volume_size()), "databases.volume",
                  reader);
    Counts consumerCounts(from.consumer_count(), ids.size(), from.consumer_size(),
                          "databases.consumer_count", reader);
    Column consumer(from.consumer(), static_cast<std::size_t>(from.consumer_size()),
                    "databases.consumer", reader);
    if (reader.failed())
        return;
    to.databases.resize(ids.size());
    for (DatabaseSpec& spec : to.databases)
        spec = {ids.next(), generation.next(),
                cluster.index<ApplicationIndex>(to.applications.size()),
                volume.indexes<VolumeIndex>(volumeCounts.next(), to.volumes.size()),
                consumer.indexes<ApplicationIndex>(consumerCounts.next(), to.applications.size())};
    volumeCounts.finish();
    consumerCounts.finish();
}

void read(const v1::ConsistencyGroupTable& from, Catalog& to, Reader& reader)
{
    TextRow ids(from.ids(), "consistency_groups.ids", reader);
    Column generation(from.generation(), ids.size(), "consistency_groups.generation", reader);
    Counts counts(from.volume_count(), ids.size(), from.volume_size(),
                  "consistency_groups.volume_count", reader);
    Column volume(from.volume(), static_cast<std::size_t>(from.volume_size()),
                  "consistency_groups.volume", reader);
    if (reader.failed())
        return;
    to.consistencyGroups.resize(ids.size());
    for (ConsistencyGroupSpec& spec : to.consistencyGroups)
        spec = {ids.next(), generation.next(),
                volume.indexes<VolumeIndex>(counts.next(), to.volumes.size())};
    counts.finish();
}

// Concrete things are numbered through.
template <typename Spec>
void checkWeights(const std::vector<Spec>& table, std::string_view name, Reader& reader)
{
    std::uint64_t sum = 0;
    for (const Spec& spec : table) {
        const auto more = checkedAdd(sum, spec.weight);
        if (!more || spec.weight == 0) {
            reader.refuse(ErrorCode::damaged, name, "has a weight of zero, or too much of it");
            return;
        }
        sum = *more;
    }
}

}  // namespace

void read(const v1::CatalogTables& message, Catalog& catalog, Reader& reader)
{
    // In the order of what they refer to.
    read(message.regions(), catalog, reader);
    read(message.sites(), catalog, reader);
    read(message.hosts(), catalog, reader);
    read(message.entities(), catalog, reader);
    read(message.applications(), catalog, reader);
    read(message.recovery_groups(), catalog, reader);
    read(message.volumes(), catalog, reader);
    read(message.paths(), catalog, reader);
    read(message.databases(), catalog, reader);
    read(message.consistency_groups(), catalog, reader);
    checkWeights(catalog.hosts, "hosts.weight", reader);
    checkWeights(catalog.applications, "applications.weight", reader);
    checkWeights(catalog.volumes, "volumes.weight", reader);
}

}  // namespace estate::wire
