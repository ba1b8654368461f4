#include "app/ctl/exports_report.h"

#include <algorithm>
#include <ostream>

#include "app/ctl/closure_report.h"
#include "app/ctl/directory_look.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string checkpointOrNone(const CheckpointRef& checkpoint)
{
    return checkpoint.epoch == 0 ? "none" : checkpointText(checkpoint);
}

std::string shareText(std::uint64_t online, std::uint64_t all)
{
    return formatCount(online) + " of " + formatCount(all);
}

template <typename Amount, typename Format>
std::string bucketText(const Bucket<Amount>& bucket, Format format)
{
    return format(bucket.promised().value) + ": level " + formatCount(bucket.level) + " of " +
           format(bucket.size.value);
}

}  // namespace

ExportTotals totalsOf(const std::vector<PublishedExport>& exports)
{
    ExportTotals totals;
    totals.regions = exports.size();
    for (const PublishedExport& published : exports) {
        const RegionalExportSummary& summary = published.summary;
        totals.commitments += summary.commitments.records;
        totals.updates += summary.generation;
        if (summary.availability != RegionAvailability::online) {
            totals.unavailable += 1;
            continue;
        }
        totals.freeBytes += summary.freeCapacity.promised().value;
        totals.protectedIops += summary.protectedIops.promised().value;
        totals.reservedBytes += summary.failoverReservedBytes.value;
        totals.reservedIops += summary.failoverReservedIops.value;
    }
    return totals;
}

Json toJson(const PublishedExport& published)
{
    const RegionalExportSummary& summary = published.summary;
    const ExportedTopology& topology = summary.topology;
    return {
        {"region", summary.region},
        {"generation", toJson(summary.generation)},
        {"publishedAt", toJson(published.publishedAt)},
        {"ageNs", toJson(published.age)},
        {"availability", regionAvailabilityName(summary.availability)},
        {"topology",
         {{"generation", toJson(topology.generation)},
          {"sites", toJson(topology.sites)},
          {"sitesOnline", toJson(topology.sitesOnline)},
          {"hosts", toJson(topology.hosts)},
          {"hostsOnline", toJson(topology.hostsOnline)},
          {"digest", toJson(topology.digest)}}},
        {"freeCapacity",
         {{"level", toJson(summary.freeCapacity.level)},
          {"sizeBytes", toJson(summary.freeCapacity.size)},
          {"promisedBytes", toJson(summary.freeCapacity.promised())}}},
        {"protectedIops",
         {{"level", toJson(summary.protectedIops.level)},
          {"sizeIops", toJson(summary.protectedIops.size.value)},
          {"promisedIops", toJson(summary.protectedIops.promised().value)}}},
        {"failoverReservedBytes", toJson(summary.failoverReservedBytes)},
        {"failoverReservedIops", toJson(summary.failoverReservedIops.value)},
        {"policies",
         {{"rules", toJson(summary.policies.rules)}, {"digest", toJson(summary.policies.digest)}}},
        {"checkpoint", summary.checkpoint.epoch == 0 ? Json(nullptr) : toJson(summary.checkpoint)},
        {"commitments",
         {{"records", toJson(summary.commitments.records)},
          {"openCuts", toJson(summary.commitments.openCuts)},
          {"digest", toJson(summary.commitments.digest)}}},
        {"digest", toJson(digestOf(summary))}};
}

Json toJson(const ExportTotals& totals)
{
    return {{"regions", toJson(totals.regions)},
            {"unavailable", toJson(totals.unavailable)},
            {"leftOut", toJson(totals.unavailable)},
            {"freeBytes", decimal(totals.freeBytes)},
            {"protectedIops", decimal(totals.protectedIops)},
            {"failoverReservedBytes", decimal(totals.reservedBytes)},
            {"failoverReservedIops", decimal(totals.reservedIops)},
            {"commitments", toJson(totals.commitments)},
            {"updates", toJson(totals.updates)}};
}

void print(std::ostream& out, const ExportTotals& totals)
{
    out << "  Regions          " << formatCount(totals.regions) << ", "
        << formatCount(totals.unavailable) << " unavailable\n  Free             "
        << formatBytes(totals.freeBytes) << " and " << formatIops(totals.protectedIops)
        << " may be counted on\n  Reserved         " << formatBytes(totals.reservedBytes) << " and "
        << formatIops(totals.reservedIops) << " for failovers\n";
    if (totals.unavailable > 0)
        out << "  Left out         " << countText(totals.unavailable, "unavailable region")
            << ": nobody may count on what they published\n";
    out << "  Commitments      " << formatCount(totals.commitments)
        << " recovery records\n  Published        " << formatCount(totals.updates)
        << (totals.updates == 1 ? " update\n" : " updates\n");
}

void printLines(std::ostream& out, const std::vector<PublishedExport>& exports, std::uint64_t top)
{
    const std::size_t shown = std::min<std::uint64_t>(top, exports.size());
    Table table({{"Region"},
                 {"Gen", Align::right},
                 {"Availability"},
                 {"Topology", Align::right},
                 {"Hosts online", Align::right},
                 {"Free", Align::right},
                 {"Protected", Align::right},
                 {"Reserved", Align::right},
                 {"for failovers", Align::right},
                 {"Rules", Align::right},
                 {"Checkpoint", Align::right},
                 {"Commitments", Align::right},
                 {"Cuts", Align::right},
                 {"Age", Align::right}});
    for (std::size_t i = 0; i < shown; ++i) {
        const RegionalExportSummary& summary = exports[i].summary;
        table.add({summary.region, formatCount(summary.generation),
                   std::string(regionAvailabilityName(summary.availability)),
                   formatCount(summary.topology.generation),
                   shareText(summary.topology.hostsOnline, summary.topology.hosts),
                   formatBytes(summary.freeCapacity.promised().value),
                   formatIops(summary.protectedIops.promised().value),
                   formatBytes(summary.failoverReservedBytes.value),
                   formatIops(summary.failoverReservedIops.value),
                   formatCount(summary.policies.rules),
                   summary.checkpoint.epoch == 0 ? "-" : formatCount(summary.checkpoint.epoch),
                   formatCount(summary.commitments.records),
                   formatCount(summary.commitments.openCuts), formatDuration(exports[i].age)});
    }
    if (shown > 0)
        table.print(out);
    printMore(out, shown, exports.size(), 0);
}

void print(std::ostream& out, const PublishedExport& published)
{
    const RegionalExportSummary& summary = published.summary;
    const ExportedTopology& topology = summary.topology;
    out << "EXPORT of region " << summary.region << ", generation "
        << formatCount(summary.generation) << "\n"
        << "  Published          " << formatTime(published.publishedAt) << ", "
        << formatDuration(published.age) << " ago\n"
        << "  Availability       " << regionAvailabilityName(summary.availability) << "\n"
        << "  Topology           generation " << formatCount(topology.generation) << ": "
        << shareText(topology.sitesOnline, topology.sites) << " sites and "
        << shareText(topology.hostsOnline, topology.hosts) << " hosts online ("
        << topology.digest.brief() << ")\n"
        << "  Free capacity      " << bucketText(summary.freeCapacity, formatBytes) << "\n"
        << "  Protected IOPS     " << bucketText(summary.protectedIops, formatIops) << "\n"
        << "  Failover reserved  " << formatBytes(summary.failoverReservedBytes.value) << " and "
        << formatIops(summary.failoverReservedIops.value) << "\n"
        << "  Policies           " << formatCount(summary.policies.rules)
        << (summary.policies.rules == 1 ? " rule names" : " rules name") << " it ("
        << summary.policies.digest.brief() << ")\n"
        << "  Checkpoint         " << checkpointOrNone(summary.checkpoint) << "\n"
        << "  Commitments        " << formatCount(summary.commitments.records)
        << " recovery records (" << summary.commitments.digest.brief() << "), "
        << formatCount(summary.commitments.openCuts)
        << (summary.commitments.openCuts == 1 ? " open cut\n" : " open cuts\n");
}

}  // namespace estate::ctl
