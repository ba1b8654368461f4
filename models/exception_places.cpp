// Regions, sites and hosts that are lost.
#include <algorithm>
#include <map>

#include "models/desk.h"
#include "models/exception_list_model.h"
#include "models/exception_sources.h"
#include "models/words.h"

using namespace estate;

namespace {

// The committed plan that took everything away from a region that is out since then; null: none.
const Proposal* planThatVacated(const Proposals& proposals, const std::string& region,
                                Timestamp since)
{
    const auto& all = proposals.all();
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const auto& proposal) {
        const auto& regions = proposal->content.failures.regions;
        return proposal->status == ProposalStatus::committed && proposal->endedAt >= since &&
               std::find(regions.begin(), regions.end(), region) != regions.end();
    });
    return found == all.rend() ? nullptr : found->get();
}

// What a committed plan did is no alarm: it is as people agreed.
void tellVacated(const Desk& desk, ExceptionRow& row)
{
    const std::string region = row.regionId.toStdString();
    const Proposal* plan =
        planThatVacated(desk.workspace().proposals(), region, Timestamp{row.sinceNs});
    if (plan == nullptr)
        return;
    const auto& flows = plan->content.flows;
    const auto groups = std::count_if(flows.begin(), flows.end(), [&region](const auto& flow) {
        return flow.source == region && !flow.destination.empty();
    });
    row.severity = ExceptionSeverity::notice;
    row.proposalId = toText(plan->content.proposal.hex());
    row.text = ExceptionListModel::tr("%1 is out; a committed plan emptied it").arg(row.regionId);
    row.meaning = groups == 0  // journaled before plans were kept with their proposals
                      ? ExceptionListModel::tr(
                            "“%1” took everything elsewhere. When it is back, fail that back.")
                            .arg(toText(plan->content.title))
                      : ExceptionListModel::tr(
                            "“%1” recovers its %n group(s) elsewhere, and says how far that is. "
                            "When it is back, fail them back.",
                            nullptr, static_cast<int>(groups))
                            .arg(toText(plan->content.title));
}

ExceptionRow regionRow(const Desk& desk, RegionIndex index)
{
    const RegionState& region = desk.state().region(index);
    const Catalog& catalog = desk.catalog();
    ExceptionRow row;
    row.regionId = toText(catalog.region(index).id);
    row.key = QStringLiteral("region/") + row.regionId;
    row.sinceNs = region.unavailableSince.ns;
    row.text = ExceptionListModel::tr("%1 is unavailable: %2")
                   .arg(row.regionId, conditionText(region.condition, region.available()));
    ExceptionImpact impact;
    for (const VolumeState& volume : region.volumes)
        impact.down += catalog.volume(volume.volume).weight;
    // They run elsewhere and can't go home; others count on the copies that it keeps.
    for (const VolumeMoved& moved : region.moved)
        impact.atRisk += catalog.volume(moved.volume).weight;
    for (const RecoveryRecord& record : region.records)
        impact.atRisk += catalog.volume(record.volume).weight;
    row.severity = severityOf(impact);
    if (impact.down > 0) {
        row.meaning =
            ExceptionListModel::tr("%1 still have their source there and no other place. Plan "
                                   "their recovery.")
                .arg(Figures::represented(region.volumes.size(), impact.down));
    } else {
        row.meaning = ExceptionListModel::tr(
            "All its volumes run elsewhere. It stays out until it is brought back.");
        tellVacated(desk, row);
    }
    return row;
}

// What offline sites and hosts of an available region do to the volumes that live there.
struct CopyLosses {
    std::map<std::uint32_t, ExceptionImpact> bySite;  // position in RegionState::sites
    ExceptionImpact byHosts;                          // on sites that are online
};
CopyLosses lossesIn(const Catalog& catalog, const RegionState& region)
{
    CopyLosses losses;
    for (const VolumeState& volume : region.volumes) {
        const std::uint64_t weight = catalog.volume(volume.volume).weight;
        std::map<std::uint32_t, bool> sites;
        bool byHosts = false;
        bool anyLeft = volume.legs.empty();
        for (const Leg& leg : volume.legs) {
            const HostState& host = region.hosts[leg.host];
            if (region.legOnline(leg))
                anyLeft = true;
            else if (!region.sites[host.sitePosition].online)
                sites[host.sitePosition] = true;
            else
                byHosts = true;
        }
        const auto count = [&](ExceptionImpact& impact) {
            (anyLeft ? impact.atRisk : impact.down) += weight;
        };
        for (const auto& [site, lost] : sites)
            count(losses.bySite[site]);
        if (byHosts)
            count(losses.byHosts);
    }
    return losses;
}

QString lossMeaning(const ExceptionImpact& impact)
{
    if (impact.down > 0)
        return ExceptionListModel::tr("Volumes without any copy that is online: %1; with fewer "
                                      "copies: %2. Plan their recovery.")
            .arg(Figures::count(impact.down), Figures::count(impact.atRisk));
    if (impact.atRisk > 0)
        return ExceptionListModel::tr("Volumes with fewer copies than they should have: %1. Plan "
                                      "the loss, or bring it back.")
            .arg(Figures::count(impact.atRisk));
    return ExceptionListModel::tr("No volume has a copy there now. Bring it back when it is "
                                  "repaired.");
}

void addSites(const Catalog& catalog, const RegionState& region, const QString& regionId,
              const CopyLosses& losses, ExceptionRows& rows)
{
    for (std::uint32_t at = 0; at < region.sites.size(); ++at) {
        const SiteState& site = region.sites[at];
        if (site.online)
            continue;
        const auto found = losses.bySite.find(at);
        const ExceptionImpact impact =
            found == losses.bySite.end() ? ExceptionImpact{} : found->second;
        const QString id = toText(catalog.site(site.site).id);
        ExceptionRow row;
        row.key = QStringLiteral("site/") + id;
        row.severity = severityOf(impact);
        row.sinceNs = site.offlineSince.ns;
        row.regionId = regionId;
        row.text = ExceptionListModel::tr("Site %1 of %2 is offline").arg(id, regionId);
        row.meaning = lossMeaning(impact);
        rows.push_back(std::move(row));
    }
}

// One row for all of a region: a rack that fails is one thing to look at.
void addHosts(const Catalog& catalog, const RegionState& region, const QString& regionId,
              const CopyLosses& losses, ExceptionRows& rows)
{
    QStringList ids;
    std::uint64_t concrete = 0;
    std::uint64_t since = 0;
    for (const HostState& host : region.hosts) {
        if (host.online || !region.sites[host.sitePosition].online)
            continue;
        const HostSpec& spec = catalog.host(host.host);
        ids << toText(spec.id);
        concrete += spec.weight;
        since = since == 0 ? host.offlineSince.ns : std::min(since, host.offlineSince.ns);
    }
    if (ids.isEmpty())
        return;
    ExceptionRow row;
    row.key = QStringLiteral("hosts/") + regionId;
    row.severity = severityOf(losses.byHosts);
    row.sinceNs = since;
    row.regionId = regionId;
    row.text = ExceptionListModel::tr("Hosts of %1 are offline: %2 (%3 concrete)")
                   .arg(regionId, idsBrief(ids), Figures::count(concrete));
    row.meaning = lossMeaning(losses.byHosts);
    rows.push_back(std::move(row));
}

}  // namespace

void addLostRegions(const ExceptionSources& from, ExceptionRows& rows)
{
    for (const RegionIndex region : from.desk->state().unavailableRegions())
        rows.push_back(regionRow(*from.desk, region));
}

void addLostSitesAndHosts(const ExceptionSources& from, ExceptionRows& rows)
{
    const EstateState& state = from.desk->state();
    const Catalog& catalog = from.desk->catalog();
    for (std::uint32_t at = 0; at < state.regionCount(); ++at) {
        const RegionState& region = state.region(RegionIndex(at));
        // Of a region that is lost, its row says everything.
        if (!region.available() || !region.impaired())
            continue;
        const CopyLosses losses = lossesIn(catalog, region);
        const QString regionId = toText(catalog.region(RegionIndex(at)).id);
        addSites(catalog, region, regionId, losses, rows);
        addHosts(catalog, region, regionId, losses, rows);
    }
}
