#include "engine/planner/preview.h"

#include <algorithm>

#include "engine/planner/failover.h"
#include "engine/planner/plan_cost.h"
#include "engine/planner/scheduler.h"

namespace estate {

namespace {

Result<std::vector<RegionIndex>> resolveFailures(const EstateState& state,
                                                 const FailureSet& failures)
{
    if (failures.regions.empty())
        return fail(ErrorCode::badInput,
                    "The failure set is empty; name at least one region to lose.");
    std::vector<RegionIndex> regions;
    for (const std::string& id : failures.regions) {
        const auto region = state.catalog().findRegion(id);
        if (!region)
            return tl::unexpected(region.error());
        if (std::find(regions.begin(), regions.end(), *region) != regions.end())
            return fail(ErrorCode::duplicateId,
                        "Region \"" + id + "\" is in the failure set twice; name it once.",
                        {{"id", id}});
        regions.push_back(*region);
    }
    std::sort(regions.begin(), regions.end());
    return regions;
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

}  // namespace

Result<Preview> previewDisaster(const EstateState& state, const FailureSet& failures, Timestamp at)
{
    const auto lost = resolveFailures(state, failures);
    if (!lost)
        return tl::unexpected(lost.error());
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
    Preview preview;
    preview.failures = failures;
    preview.at = at;
    preview.stateHash = state.hash();
    EstateState overlay = state;
    overlay.resetTouched();
    overlay.advance(state.index() + 1, at);
    for (const RegionIndex region : *lost)
        if (overlay.region(region).condition == RegionCondition::online)
            overlay.setCondition(region, RegionCondition::offline, at);
    PassResult pass = planPass(overlay);
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
    preview.plan = std::move(pass.plan);
    return preview;
}

}  // namespace estate
