#include "models/export_status.h"

#include <algorithm>

#include "engine/federation/region_export.h"
#include "models/words.h"

using namespace estate;

ExportStatus exportStatus(const Desk& desk, RegionIndex region)
{
    ExportStatus status;
    if (!desk.isOpen() || region.value >= desk.catalog().regions.size())
        return status;
    const Workspace& workspace = desk.workspace();
    const BoundaryRecord* record =
        workspace.boundary().store().find(exportKey(desk.catalog().region(region).id));
    const auto* summary =
        record == nullptr ? nullptr : std::get_if<RegionalExportSummary>(&record->value);
    if (summary == nullptr || summary->generation == 0)
        return status;
    status.published = true;
    status.publishedAt = workspace.boundary().publishedAt(region);
    const Timestamp now = desk.now();
    status.age = now.since(std::min(status.publishedAt, now));
    const std::uint64_t consumed = summary->checkpoint.epoch;
    status.lag = consumed == 0 ? 0 : workspace.state().checkpoint().epoch - consumed;
    return status;
}

QString staleText(const ExportStatus& status)
{
    if (!status.stale())
        return {};
    if (!status.published)
        return Words::tr("nothing published");
    if (status.age > exportStaleAfter)
        return Words::tr("%1 old").arg(wholeSecondsText(status.age));
    return Words::tr("%1 checkpoint(s) behind", nullptr, pluralOf(status.lag))
        .arg(Figures::count(status.lag));
}

bool isModelled(const Workspace& workspace)
{
    return workspace.source().origin != EstateOrigin::empty;
}
