#include "engine/planner/preview.h"

#include <algorithm>

#include "engine/planner/pass.h"
#include "engine/planner/plan_cost.h"
#include "engine/planner/scheduler.h"

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

// Every region that the pass read or changed, as it was before.
std::vector<RegionIndex> involved(const EstateState& before, const EstateState& after,
                                  const PassResult& pass)
{
    std::vector<RegionIndex> regions = pass.examined;
    for (std::uint32_t i = 0; i < before.regionCount(); ++i)
        if (&before.region(RegionIndex(i)) != &after.region(RegionIndex(i)))
            regions.emplace_back(i);
    std::sort(regions.begin(), regions.end());
    regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
    return regions;
}

Result<std::vector<RegionIndex>> resolveHomes(const EstateState& state,
                                              const std::vector<std::string>& regions)
{
    std::vector<RegionIndex> homes;
    if (auto found = resolveIds<RegionIndex>(
            regions, "Region",
            [&state](const std::string& id) { return state.catalog().findRegion(id); }, homes);
        !found)
        return tl::unexpected(found.error());
    if (homes.empty())
        return fail(ErrorCode::badInput, "Name at least one region whose volumes go home.");
    for (const RegionIndex home : homes)
        if (!state.available(home))
            return fail(ErrorCode::contradiction,
                        "Region " + state.catalog().region(home).id +
                            " is not available; volumes go home once it is online again.",
                        {{"region", state.catalog().region(home).id}});
    return homes;
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

// What is away already, but was lost earlier than the state says, is away since then.
void backdate(EstateState& state, const Losses& losses, Timestamp since)
{
    for (const RegionIndex index : losses.regions)
        if (state.region(index).unavailableSince > since)
            state.edit(index).unavailableSince = since;
    for (const SiteIndex index : losses.sites) {
        const RegionIndex home = state.catalog().site(index).region;
        const std::uint32_t position = state.region(home).positionOfSite(index);
        if (state.region(home).sites[position].offlineSince <= since)
            continue;
        RegionState& region = state.edit(home);
        region.sites[position].offlineSince = since;
        if (region.condition != RegionCondition::online || region.available())
            continue;
        Timestamp last;  // site of the region to go took the region with it
        for (const SiteState& site : region.sites)
            last = std::max(last, site.offlineSince);
        region.unavailableSince = std::min(region.unavailableSince, last);
    }
    for (const HostIndex index : losses.hosts) {
        const RegionIndex home = state.catalog().host(index).region;
        const std::uint32_t position = state.region(home).positionOfHost(index);
        if (state.region(home).hosts[position].offlineSince <= since)
            continue;
        RegionState& region = state.edit(home);
        region.setHostOnline(position, true);
        region.setHostOnline(position, false, since);
    }
}

Result<void> checkMoment(const EstateState& state, Timestamp at)
{
    if (at < state.now())
        return fail(ErrorCode::outOfOrder,
                    "The simulated time lies before the state it is asked of; give a later one.",
                    {{"stateNs", std::to_string(state.now().ns)}, {"atNs", std::to_string(at.ns)}});
    if (at.since(state.now()) > timestampJumpMax)
        return fail(
            ErrorCode::outOfOrder,
            "The simulated time lies more than 31 days after the state. Give an earlier one; if "
            "the state was left alone that long, confirm the clock first.",
            {{"stateNs", std::to_string(state.now().ns)}, {"atNs", std::to_string(at.ns)}});
    return {};
}

// `happen` is what the question supposes, done to the overlay before the pass.
template <typename Happen>
Preview previewPass(const EstateState& state, Timestamp at, const ClosedWindows& windows,
                    Happen happen)
{
    Preview preview;
    preview.at = at;
    preview.stateHash = state.hash();
    EstateState overlay = state;
    overlay.resetTouched();
    overlay.advance(state.index() + 1, at);
    happen(overlay);
    PassResult pass = planPass(overlay, windows);
    preview.touchedRegions = overlay.touchedRegions();
    preview.summary = summarise(overlay, pass.plan);
    preview.decisions = decisionsDigest(state.catalog(), pass.plan);
    for (const RegionIndex region : involved(state, overlay, pass)) {
        const RegionState& before = state.region(region);
        const RegionState& after = overlay.region(region);
        preview.basis.regions.push_back({state.catalog().region(region).id, before.digest()});
        if (&before != &after)
            preview.capacity.push_back(
                {region, before.available(), after.available(), before.totals, after.totals});
    }
    preview.basis.rules = state.rules().digest();
    preview.basis.catalog = state.catalog().digest();
    preview.basis.closed = closedDigest(state.catalog(), windows, at);
    preview.plan = std::move(pass.plan);
    return preview;
}

}  // namespace

Result<Preview> previewDisaster(const EstateState& state, const FailureSet& failures, Timestamp at,
                                const ClosedWindows& windows)
{
    const auto losses = resolveLosses(state.catalog(), failures);
    if (!losses)
        return tl::unexpected(losses.error());
    if (auto valid = checkMoment(state, at); !valid)
        return tl::unexpected(valid.error());
    Preview preview = previewPass(state, at, windows,
                                  [&](EstateState& overlay) { applyLosses(overlay, *losses, at); });
    preview.failures = failures;
    return preview;
}

Result<Preview> previewLosses(const EstateState& state, const std::vector<DatedLoss>& losses,
                              Timestamp at, const ClosedWindows& windows)
{
    FailureSet all;
    std::vector<DatedLoss> inOrder;
    for (const DatedLoss& loss : losses) {
        if (loss.failures.empty())
            continue;
        if (loss.since > at)
            return fail(
                ErrorCode::badInput,
                "A loss lies after the moment that is planned from; give an earlier one.",
                {{"sinceNs", std::to_string(loss.since.ns)}, {"atNs", std::to_string(at.ns)}});
        const auto append = [](std::vector<std::string>& to, const std::vector<std::string>& ids) {
            to.insert(to.end(), ids.begin(), ids.end());
        };
        append(all.regions, loss.failures.regions);
        append(all.sites, loss.failures.sites);
        append(all.hosts, loss.failures.hosts);
        inOrder.push_back(loss);
    }
    if (const auto known = resolveLosses(state.catalog(), all); !known)
        return tl::unexpected(known.error());
    if (auto valid = checkMoment(state, at); !valid)
        return tl::unexpected(valid.error());
    // In their order, so that a region without a site left is lost when the last one went.
    std::stable_sort(inOrder.begin(), inOrder.end(),
                     [](const DatedLoss& a, const DatedLoss& b) { return a.since < b.since; });
    Preview preview = previewPass(state, at, windows, [&](EstateState& overlay) {
        for (const DatedLoss& loss : inOrder) {
            const auto some = resolveLosses(state.catalog(), loss.failures);
            ESTATE_ENSURE(some.has_value());  // they are a part of what was resolved above
            applyLosses(overlay, *some, loss.since);
            backdate(overlay, *some, loss.since);
        }
    });
    preview.failures = std::move(all);
    return preview;
}

Result<Preview> previewFailback(const EstateState& state, const std::vector<std::string>& regions,
                                Timestamp at, const ClosedWindows& windows)
{
    const auto homes = resolveHomes(state, regions);
    if (!homes)
        return tl::unexpected(homes.error());
    if (auto valid = checkMoment(state, at); !valid)
        return tl::unexpected(valid.error());
    Preview preview = previewPass(state, at, windows, [&](EstateState& overlay) {
        Request request;
        request.id = "\x01";  // which nobody can have given
        request.askedAt = overlay.index();
        request.body = FailbackRequest{*homes};
        overlay.addRequest(std::move(request));
    });
    preview.failback = regions;
    return preview;
}

}  // namespace estate
