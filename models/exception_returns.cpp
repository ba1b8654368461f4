// What could have gone home long ago.
#include <algorithm>

#include "models/desk.h"
#include "models/exception_list_model.h"
#include "models/exception_sources.h"
#include "models/words.h"

using namespace estate;

namespace {

// A recovery is meant to last until the region is back and looked after: a day.
constexpr Duration failbackDueAfter = seconds(24 * 3'600);

bool namesRegion(const std::vector<std::string>& regions, const std::string& region)
{
    return std::find(regions.begin(), regions.end(), region) != regions.end();
}

// A failback of it waits or runs.
bool failbackUnderWay(const Proposals& proposals, const std::string& region)
{
    return std::any_of(proposals.all().begin(), proposals.all().end(), [&](const auto& proposal) {
        return !hasEnded(proposal->status) && namesRegion(proposal->content.failback, region);
    });
}

// When a committed plan last took something out of it; zero: none did.
Timestamp takenAwayAt(const Proposals& proposals, const std::string& region)
{
    Timestamp latest{};
    for (const auto& proposal : proposals.all()) {
        const bool took =
            proposal->status == ProposalStatus::committed &&
            proposal->kind() == ProposalKind::loss &&
            (namesRegion(proposal->content.failures.regions, region) ||
             std::any_of(proposal->content.flows.begin(), proposal->content.flows.end(),
                         [&region](const auto& flow) { return flow.source == region; }));
        if (took)
            latest = std::max(latest, proposal->endedAt);
    }
    return latest;
}

}  // namespace

void addOverdueFailback(const ExceptionSources& from, ExceptionRows& rows)
{
    const Desk& desk = *from.desk;
    const Proposals& proposals = desk.workspace().proposals();
    for (std::uint32_t at = 0; at < desk.state().regionCount(); ++at) {
        const RegionState& region = desk.state().region(RegionIndex(at));
        if (region.moved.empty() || !region.available())
            continue;
        const std::string& id = desk.catalog().region(RegionIndex(at)).id;
        const Timestamp since = takenAwayAt(proposals, id);
        if (since.ns == 0 || desk.now() < since + failbackDueAfter ||
            failbackUnderWay(proposals, id))
            continue;
        ExceptionRow row;
        ExceptionImpact impact;  // they stand where others count on room to recover
        for (const VolumeMoved& moved : region.moved)
            impact.atRisk += desk.catalog().volume(moved.volume).weight;
        row.key = QStringLiteral("failback/") + toText(id);
        row.severity = severityOf(impact);
        row.sinceNs = since.ns;
        row.regionId = toText(id);
        row.text = ExceptionListModel::tr("%1 is back, and its volumes are not").arg(row.regionId);
        row.meaning =
            ExceptionListModel::tr("%1 live elsewhere for longer than %2, in room that other "
                                   "recoveries count on. Fail them back.")
                .arg(Figures::represented(region.moved.size(), impact.atRisk),
                     Figures::duration(failbackDueAfter));
        rows.push_back(std::move(row));
    }
}
