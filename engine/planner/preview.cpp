#include "engine/planner/preview.h"

#include <algorithm>

#include "engine/planner/preview_planning.h"

namespace estate {

namespace {

template <typename TableIndex, typename Find>
Result<void> resolveIds(const std::vector<std::string>& ids, const char* what, Find find,
                        std::vector<TableIndex>& into)
{
    for (const std::string& id : ids) {
        const Result<TableIndex> found = find(id);
        if (!found)
            return tl::unexpected(found.error());
        if (std::find(into.begin(), into.end(), *found) != into.end())
            return fail(ErrorCode::duplicateId,
                        std::string(what) + " \"" + id + "\" is named twice; name it once.",
                        {{"id", id}});
        into.push_back(*found);
    }
    std::sort(into.begin(), into.end());
    return {};
}

}  // namespace

Result<Losses> resolveLosses(const Catalog& catalog, const FailureSet& failures)
{
    if (failures.empty())
        return fail(ErrorCode::badInput,
                    "The failure set is empty; name at least one region, site or host to lose.");
    Losses losses;
    for (const Result<void>& step :
         {resolveIds<RegionIndex>(
              failures.regions, "Region",
              [&catalog](const std::string& id) { return catalog.findRegion(id); }, losses.regions),
          resolveIds<SiteIndex>(
              failures.sites, "Site",
              [&catalog](const std::string& id) { return catalog.findSite(id); }, losses.sites),
          resolveIds<HostIndex>(
              failures.hosts, "Host",
              [&catalog](const std::string& id) { return catalog.findHost(id); }, losses.hosts)})
        if (!step)
            return tl::unexpected(step.error());
    return losses;
}

void applyLosses(EstateState& state, const Losses& losses, Timestamp at)
{
    for (const RegionIndex region : losses.regions)
        if (state.region(region).condition == RegionCondition::online)
            state.setCondition(region, RegionCondition::offline, at);
    for (const SiteIndex site : losses.sites) {
        const RegionState& region = state.region(state.catalog().site(site).region);
        if (region.sites[region.positionOfSite(site)].online)
            state.setSiteOnline(site, false, at);
    }
    for (const HostIndex host : losses.hosts) {
        const RegionState& region = state.region(state.catalog().host(host).region);
        if (region.hosts[region.positionOfHost(host)].online)
            state.setHostOnline(host, false, at);
    }
}

namespace {

Result<Preview> toTheEnd(Result<PreviewPlanning> planning)
{
    if (!planning)
        return tl::unexpected(planning.error());
    while (planning->step()) {
    }
    return planning->take();
}

}  // namespace

Result<Preview> previewDisaster(const EstateState& state, const FailureSet& failures, Timestamp at,
                                const ClosedWindows& windows)
{
    return toTheEnd(PreviewPlanning::ofDisaster(state, failures, at, windows));
}

Result<Preview> previewLosses(const EstateState& state, const std::vector<DatedLoss>& losses,
                              Timestamp at, const ClosedWindows& windows)
{
    return toTheEnd(PreviewPlanning::ofLosses(state, losses, at, windows));
}

Result<Preview> previewFailback(const EstateState& state, const std::vector<std::string>& regions,
                                Timestamp at, const ClosedWindows& windows)
{
    return toTheEnd(PreviewPlanning::ofFailback(state, regions, at, windows));
}

}  // namespace estate
