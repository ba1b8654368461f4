#include <algorithm>

#include "engine/wire/column.h"
#include "engine/wire/image_enumerators.h"
#include "engine/wire/image_message.h"
#include "engine/wire/state_message.h"

namespace estate::wire {

namespace {

// One of each, so that a root that all regions have consumed stands once.
std::uint64_t placeOf(const CheckpointRef& checkpoint, std::vector<CheckpointRef>& places)
{
    if (checkpoint == CheckpointRef{})
        return 0;
    const auto known = std::find(places.begin(), places.end(), checkpoint);
    const auto place = static_cast<std::uint64_t>(known - places.begin());
    if (known == places.end())
        places.push_back(checkpoint);
    return place + 1;
}

struct ExportRow {
    std::uint64_t revision = 0;
    std::uint64_t checkpoint = 0;
    RegionalExportSummary summary;
};

void write(const std::vector<ExportRow>& rows, v1::ExportTable& to)
{
    const auto put = [&rows](Cells* cells, auto value) {
        putColumn(rows, cells, [&value](const ExportRow& row) { return value(row.summary); });
    };
    using Summary = RegionalExportSummary;
    put(to.mutable_generation(), [](const Summary& s) { return s.generation; });
    putColumn(rows, to.mutable_revision(), [](const ExportRow& row) { return row.revision; });
    putEnumerators(rows, to.mutable_availability(), availabilityTable,
                   [](const ExportRow& row) { return row.summary.availability; });
    put(to.mutable_topology_generation(), [](const Summary& s) { return s.topology.generation; });
    put(to.mutable_sites(), [](const Summary& s) { return s.topology.sites; });
    put(to.mutable_sites_online(), [](const Summary& s) { return s.topology.sitesOnline; });
    put(to.mutable_hosts(), [](const Summary& s) { return s.topology.hosts; });
    put(to.mutable_hosts_online(), [](const Summary& s) { return s.topology.hostsOnline; });
    put(to.mutable_free_capacity_level(), [](const Summary& s) { return s.freeCapacity.level; });
    put(to.mutable_free_capacity_bucket_bytes(),
        [](const Summary& s) { return s.freeCapacity.size.value; });
    put(to.mutable_protected_iops_level(), [](const Summary& s) { return s.protectedIops.level; });
    put(to.mutable_protected_iops_bucket(),
        [](const Summary& s) { return s.protectedIops.size.value; });
    put(to.mutable_failover_reserved_bytes(),
        [](const Summary& s) { return s.failoverReservedBytes.value; });
    put(to.mutable_failover_reserved_iops(),
        [](const Summary& s) { return s.failoverReservedIops.value; });
    put(to.mutable_policy_rules(), [](const Summary& s) { return s.policies.rules; });
    putColumn(rows, to.mutable_checkpoint(), [](const ExportRow& row) { return row.checkpoint; });
    put(to.mutable_commitment_records(), [](const Summary& s) { return s.commitments.records; });
    put(to.mutable_open_cuts(), [](const Summary& s) { return s.commitments.openCuts; });
    for (const ExportRow& row : rows) {
        to.mutable_topology_digests()->append(row.summary.topology.digest.view());
        to.mutable_policy_digests()->append(row.summary.policies.digest.view());
        to.mutable_commitment_digests()->append(row.summary.commitments.digest.view());
    }
}

std::vector<ExportRow> exportsOf(const InProcessBoundaryStore& store, const EstateState& state,
                                 std::vector<CheckpointRef>& checkpoints)
{
    std::vector<ExportRow> rows;
    for (const RegionSpec& region : state.catalog().regions) {
        ExportRow& row = rows.emplace_back();
        row.summary.generation = 0;
        const BoundaryRecord* record = store.find(exportKey(region.id));
        if (record == nullptr)
            continue;
        row.revision = record->revision;
        row.summary = std::get<RegionalExportSummary>(record->value);
        row.checkpoint = placeOf(row.summary.checkpoint, checkpoints);
    }
    return rows;
}

class ExportReader {
public:
    ExportReader(const v1::ExportTable& from, std::size_t rows, Reader& reader)
        : m_generation(from.generation(), rows, "exports.generation", reader),
          m_revision(from.revision(), rows, "exports.revision", reader),
          m_availability(from.availability(), availabilityTable, rows, "exports.availability",
                         reader),
          m_topologyGeneration(from.topology_generation(), rows, "exports.topology_generation",
                               reader),
          m_topology(from.topology_digests(), rows, "exports.topology_digests", reader),
          m_sites(from.sites(), rows, "exports.sites", reader),
          m_sitesOnline(from.sites_online(), rows, "exports.sites_online", reader),
          m_hosts(from.hosts(), rows, "exports.hosts", reader),
          m_hostsOnline(from.hosts_online(), rows, "exports.hosts_online", reader),
          m_freeLevel(from.free_capacity_level(), rows, "exports.free_capacity_level", reader),
          m_freeSize(from.free_capacity_bucket_bytes(), rows, "exports.free_capacity_bucket_bytes",
                     reader),
          m_iopsLevel(from.protected_iops_level(), rows, "exports.protected_iops_level", reader),
          m_iopsSize(from.protected_iops_bucket(), rows, "exports.protected_iops_bucket", reader),
          m_reservedBytes(from.failover_reserved_bytes(), rows, "exports.failover_reserved_bytes",
                          reader),
          m_reservedIops(from.failover_reserved_iops(), rows, "exports.failover_reserved_iops",
                         reader),
          m_rules(from.policy_rules(), rows, "exports.policy_rules", reader),
          m_policies(from.policy_digests(), rows, "exports.policy_digests", reader),
          m_checkpoint(from.checkpoint(), rows, "exports.checkpoint", reader),
          m_records(from.commitment_records(), rows, "exports.commitment_records", reader),
          m_commitments(from.commitment_digests(), rows, "exports.commitment_digests", reader),
          m_openCuts(from.open_cuts(), rows, "exports.open_cuts", reader)
    {}

    [[nodiscard]] ExportRow next(const std::string& region, std::size_t checkpoints)
    {
        ExportRow row;
        RegionalExportSummary& summary = row.summary;
        summary.region = region;
        summary.generation = m_generation.next();
        row.revision = m_revision.next();
        summary.availability = m_availability.next();
        summary.topology = {m_topologyGeneration.next(), m_topology.next(), m_sites.next(),
                            m_sitesOnline.next(),        m_hosts.next(),    m_hostsOnline.next()};
        summary.freeCapacity = {m_freeLevel.next(), Bytes(m_freeSize.next())};
        summary.protectedIops = {m_iopsLevel.next(), Iops(m_iopsSize.next())};
        summary.failoverReservedBytes = Bytes(m_reservedBytes.next());
        summary.failoverReservedIops = Iops(m_reservedIops.next());
        summary.policies = {m_rules.next(), m_policies.next()};
        row.checkpoint = m_checkpoint.below(checkpoints + std::uint64_t{1});
        summary.commitments = {m_records.next(), m_commitments.next(), m_openCuts.next()};
        return row;
    }

private:
    Column m_generation;
    Column m_revision;
    EnumeratorRow<RegionAvailability, v1::RegionAvailability, availabilityTable.size()>
        m_availability;
    Column m_topologyGeneration;
    DigestRow m_topology;
    Column m_sites;
    Column m_sitesOnline;
    Column m_hosts;
    Column m_hostsOnline;
    Column m_freeLevel;
    Column m_freeSize;
    Column m_iopsLevel;
    Column m_iopsSize;
    Column m_reservedBytes;
    Column m_reservedIops;
    Column m_rules;
    DigestRow m_policies;
    Column m_checkpoint;
    Column m_records;
    DigestRow m_commitments;
    Column m_openCuts;
};

void readExports(const v1::BoundaryState& message, const EstateState& state,
                 std::vector<BoundaryRecord>& records, Reader& reader)
{
    std::vector<CheckpointRef> checkpoints;
    for (const v1::Checkpoint& checkpoint : message.checkpoints())
        checkpoints.push_back(readCheckpoint(checkpoint, reader));
    ExportReader rows(message.exports(), state.regionCount(), reader);
    if (reader.failed())
        return;
    for (const RegionSpec& region : state.catalog().regions) {
        ExportRow row = rows.next(region.id, checkpoints.size());
        if (reader.failed())
            return;
        if (row.checkpoint > 0)
            row.summary.checkpoint = checkpoints[row.checkpoint - 1];
        const std::uint64_t generation = row.summary.generation;
        if (generation > 0)
            records.push_back(
                {exportKey(region.id), generation, std::move(row.summary), row.revision});
    }
}

void readCuts(const v1::PublishedCutTable& from, const EstateState& state,
              std::vector<BoundaryRecord>& records, Reader& reader)
{
    const std::size_t rows = state.cuts().size();
    Column generation(from.generation(), rows, "cuts.generation", reader);
    Column revision(from.revision(), rows, "cuts.revision", reader);
    EnumeratorRow phase(from.phase(), cutPhaseTable, rows, "cuts.phase", reader);
    if (!checkRows(static_cast<std::size_t>(from.ended_size()), rows, "cuts.ended", reader) ||
        reader.failed())
        return;
    int row = 0;
    for (const auto& [operation, cut] : state.cuts()) {
        const std::uint64_t known = generation.next();
        BoundaryRecord record{manifestKey(operation), known,
                              PublishedCut{cut->manifest(), phase.next(), from.ended(row++)},
                              revision.next()};
        if (known > 0)
            records.push_back(std::move(record));
    }
}

void checkRevisions(const std::vector<BoundaryRecord>& records, Reader& reader)
{
    std::vector<std::uint64_t> revisions;
    for (const BoundaryRecord& record : records)
        revisions.push_back(record.revision);
    std::sort(revisions.begin(), revisions.end());
    if (!revisions.empty() && revisions.front() == 0)
        reader.refuse(ErrorCode::damaged, "exports.revision", "is zero");
    checkAscending(revisions, "exports.revision", reader,
                   [](std::uint64_t revision) { return revision; });
}

}  // namespace

void write(const BoundaryFollower& boundary, const EstateState& state, v1::BoundaryState& message)
{
    const InProcessBoundaryStore& store = boundary.store();
    std::vector<CheckpointRef> checkpoints;
    write(exportsOf(store, state, checkpoints), *message.mutable_exports());
    for (const CheckpointRef& checkpoint : checkpoints)
        write(checkpoint, *message.add_checkpoints());
    auto& cuts = *message.mutable_cuts();
    ColumnWriter generation(cuts.mutable_generation());
    ColumnWriter revision(cuts.mutable_revision());
    for (const auto& [operation, cut] : state.cuts()) {
        const BoundaryRecord* record = store.find(manifestKey(operation));
        const PublishedCut* published =
            record == nullptr ? nullptr : &std::get<PublishedCut>(record->value);
        generation.add(record == nullptr ? 0 : record->generation);
        revision.add(record == nullptr ? 0 : record->revision);
        cuts.add_phase(
            toWire(cutPhaseTable, published == nullptr ? CutPhase::preparing : published->phase));
        cuts.add_ended(published != nullptr && published->ended);
    }
    if (const BoundaryRecord* record = store.find(checkpointKey())) {
        message.set_checkpoint_generation(record->generation);
        message.set_checkpoint_revision(record->revision);
    }
    const BoundaryFollower::Progress progress = boundary.progress();
    putColumn(progress.publishedAt, message.mutable_published_at_ns(),
              [](Timestamp at) { return at.ns; });
    message.set_examined(progress.examined);
    message.set_updates(progress.updates);
}

BoundaryFollower readBoundary(const v1::BoundaryState& message, const EstateState& state,
                              Reader& reader)
{
    std::vector<BoundaryRecord> records;
    readExports(message, state, records, reader);
    readCuts(message.cuts(), state, records, reader);
    if (message.checkpoint_generation() > 0)
        records.push_back({checkpointKey(), message.checkpoint_generation(), state.checkpoint(),
                           message.checkpoint_revision()});
    checkRevisions(records, reader);
    BoundaryFollower::Progress progress{{}, message.examined(), message.updates()};
    // One that followed nothing published nothing.
    const auto rows = static_cast<std::size_t>(message.published_at_ns_size());
    if (rows != 0)
        static_cast<void>(checkRows(rows, state.regionCount(), "published_at_ns", reader));
    Column publishedAt(message.published_at_ns(), rows, "published_at_ns", reader);
    for (std::size_t i = 0; i < rows; ++i)
        progress.publishedAt.push_back(publishedAt.moment());
    if (reader.failed())
        return {};
    return {state, std::move(records), std::move(progress)};
}

}  // namespace estate::wire
