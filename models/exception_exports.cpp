// Regions that fell silent, and what they published that was never seen here.
#include <algorithm>

#include "models/boundary_watch.h"
#include "models/exception_list_model.h"
#include "models/exception_sources.h"
#include "models/export_status.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr int exportsRoom = 6;

// One row for all: what falls silent together has one cause.
void addSilent(const Desk& desk, ExceptionRows& rows)
{
    const Catalog& catalog = desk.catalog();
    QStringList ids;
    ExceptionImpact impact;  // volumes that would be recovered there by what it said last
    std::uint64_t since = 0;
    for (std::uint32_t at = 0; at < desk.state().regionCount(); ++at) {
        const RegionIndex region(at);
        const ExportStatus status = exportStatus(desk, region);
        if (!status.stale() || !desk.state().region(region).available())
            continue;
        ids << toText(catalog.region(region).id);
        for (const RecoveryRecord& record : desk.state().region(region).records)
            impact.atRisk += catalog.volume(record.volume).weight;
        const std::uint64_t silentAt =
            status.published ? (status.publishedAt + exportStaleAfter).ns : 0;
        since = ids.size() == 1 ? silentAt : std::min(since, silentAt);
    }
    if (ids.isEmpty())
        return;
    ExceptionRow row;
    row.key = QStringLiteral("exports");
    row.severity = severityOf(impact);
    row.sinceNs = since;
    row.room = exportsRoom;
    row.text = ExceptionListModel::tr("Exports are stale: %1").arg(idsBrief(ids));
    row.meaning = ExceptionListModel::tr("Regions that have published nothing for more than %1, or "
                                         "lag behind the checkpoint: %2. Volumes that count on "
                                         "them: %3. Ask them before anything is planned there.")
                      .arg(Figures::duration(exportStaleAfter),
                           Figures::count(static_cast<std::uint64_t>(ids.size())),
                           Figures::count(impact.atRisk));
    rows.push_back(std::move(row));
}

void addGaps(const Desk& desk, const BoundaryWatch& boundary, ExceptionRows& rows)
{
    QStringList ids;
    std::uint64_t missed = 0;
    std::uint64_t since = 0;
    for (const RegionSpec& region : desk.catalog().regions) {
        const SeenRecord* seen = boundary.seen(toText(region.id));
        if (seen == nullptr || seen->missed == 0)
            continue;
        ids << toText(region.id);
        missed += seen->missed;
        since = since == 0 ? seen->takenAt.ns : std::min(since, seen->takenAt.ns);
    }
    if (ids.isEmpty())
        return;
    ExceptionRow row;
    row.key = QStringLiteral("gaps");
    // A full value needs no other: what stands there now is complete.
    row.severity = ExceptionSeverity::notice;
    row.sinceNs = since;
    row.room = exportsRoom;
    row.text = ExceptionListModel::tr("Exports have gaps: %1").arg(idsBrief(ids));
    row.meaning =
        ExceptionListModel::tr("Generations that were never seen here: %1. The values are "
                               "complete all the same; look at those regions.")
            .arg(Figures::count(missed));
    rows.push_back(std::move(row));
}

}  // namespace

void addExports(const ExceptionSources& from, ExceptionRows& rows)
{
    // A region that lives in this program publishes when something changes: it is quiet, not
    // silent. And what one batch of a commit publishes in several steps is seen as one: no gap.
    if (isModelled(from.desk->workspace()))
        return;
    addSilent(*from.desk, rows);
    addGaps(*from.desk, *from.boundary, rows);
}
