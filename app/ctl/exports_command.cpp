// What regions publish about themselves.
#include <algorithm>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/exports_report.h"
#include "app/ctl/preview_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

// All of them where none is named; in the order of the estate.
Result<std::vector<RegionIndex>> chosenRegions(const Arguments& arguments, const Catalog& catalog)
{
    const auto ids = splitIds(arguments.ids, "The list");
    if (!ids)
        return tl::unexpected<Error>(ids.error());
    std::vector<RegionIndex> regions;
    for (const std::string& id : *ids) {
        const auto region = catalog.findRegion(id);
        if (!region)
            return tl::unexpected<Error>(region.error());
        regions.push_back(*region);
    }
    if (ids->empty())
        for (std::uint32_t i = 0; i < catalog.regions.size(); ++i)
            regions.emplace_back(i);
    std::ranges::sort(regions);
    const auto repeated = std::ranges::unique(regions);
    regions.erase(repeated.begin(), repeated.end());
    return regions;
}

PublishedExport exportOf(const ChosenEstate& estate, RegionIndex region)
{
    const BoundaryFollower& boundary = estate.boundary();
    const BoundaryRecord* record =
        boundary.store().find(exportKey(estate.state().catalog().region(region).id));
    ESTATE_ENSURE(record != nullptr);  // a region publishes from the event on that adds it
    const Timestamp at = boundary.publishedAt(region);
    return {std::get<RegionalExportSummary>(record->value), at, estate.present().since(at)};
}

}  // namespace

Outcome showExports(const Arguments& arguments, const Terminal& terminal)
{
    const auto top = parseCount(arguments.top, "--top");
    if (!top)
        return tl::unexpected<Error>(top.error());
    const auto estate = chosenEstate(arguments, terminal, Following::exports);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto regions = chosenRegions(arguments, estate->state().catalog());
    if (!regions)
        return tl::unexpected<Error>(regions.error());
    std::vector<PublishedExport> exports;
    for (const RegionIndex region : *regions)
        exports.push_back(exportOf(*estate, region));
    const InProcessBoundaryStore& store = estate->boundary().store();
    const bool one = exports.size() == 1 && !arguments.ids.empty();
    if (arguments.json) {
        Json document = newDocument("exports");
        document["estate"] = sourceToJson(estate->source());
        document["time"] = toJson(estate->present());
        document["boundaryDigest"] = toJson(store.digest());
        document["totals"] = toJson(totalsOf(exports));
        Json listed = Json::array();
        for (const PublishedExport& published : exports)
            listed.push_back(toJson(published));
        document["exports"] = std::move(listed);
        write(terminal.out, document);
        return {};
    }
    if (one) {
        print(terminal.out, exports.front());
        return {};
    }
    terminal.out << "EXPORTS at " << formatTime(estate->present()) << "\n";
    printSource(terminal.out, estate->source());
    print(terminal.out, totalsOf(exports));
    terminal.out << "  Boundary digest  " << store.digest().hex() << "\n\n";
    printLines(terminal.out, exports, *top);
    return {};
}

}  // namespace estate::ctl
