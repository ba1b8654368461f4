#include "engine/planner/condition.h"

namespace estate {

namespace {

tl::unexpected<Error> refuseChange(const std::string& region, const std::string& why)
{
    return fail(ErrorCode::contradiction, "Region \"" + region + "\" " + why, {{"region", region}});
}

Result<bool> become(EstateState& state, RegionIndex region, RegionCondition wanted, Timestamp at)
{
    if (state.region(region).condition == wanted)
        return true;
    state.setCondition(region, wanted, at);
    return false;
}

// What is known of a region behind its fence.
bool rememberOffline(EstateState& state, RegionIndex region)
{
    if (state.region(region).offlineWhenUnfenced)
        return true;
    state.edit(region).offlineWhenUnfenced = true;
    return false;
}

void unfence(EstateState& state, RegionIndex region, Timestamp at)
{
    const bool offline = state.region(region).offlineWhenUnfenced;
    state.edit(region).offlineWhenUnfenced = false;
    state.setCondition(region, offline ? RegionCondition::offline : RegionCondition::online, at);
}

}  // namespace

Result<bool> changeCondition(EstateState& state, const ChangeRegion& event, Timestamp at)
{
    const auto region = state.catalog().findRegion(event.region);
    if (!region)
        return tl::unexpected(region.error());
    const RegionCondition now = state.region(*region).condition;
    const bool fenced = now == RegionCondition::fenced;
    switch (event.change) {
    case RegionChange::online:
        if (fenced)
            return refuseChange(event.region,
                                "is fenced and stays so until it is unfenced. Unfence it first.");
        return become(state, *region, RegionCondition::online, at);
    case RegionChange::offline:
        return fenced ? rememberOffline(state, *region)
                      : become(state, *region, RegionCondition::offline, at);
    case RegionChange::expireLease:
        if (now != RegionCondition::online)
            return true;
        return become(state, *region, RegionCondition::leaseExpired, at);
    case RegionChange::fence:
        if (now == RegionCondition::offline)
            state.edit(*region).offlineWhenUnfenced = true;
        return become(state, *region, RegionCondition::fenced, at);
    case RegionChange::unfence:
        if (!fenced)
            return refuseChange(event.region, "is not fenced; there is no fence to lift.");
        unfence(state, *region, at);
        return false;
    }
    return fail(ErrorCode::badInput,
                "Region \"" + event.region + "\": an unknown change. Use one of the five known.",
                {{"region", event.region}});
}

Result<bool> changeCondition(EstateState& state, const ChangeSite& event, Timestamp at)
{
    const auto site = state.catalog().findSite(event.site);
    if (!site)
        return tl::unexpected(site.error());
    const RegionState& region = state.region(state.catalog().site(*site).region);
    if (region.sites[region.positionOfSite(*site)].online == event.online)
        return true;
    state.setSiteOnline(*site, event.online, at);
    return false;
}

Result<bool> changeCondition(EstateState& state, const ChangeHost& event, Timestamp at)
{
    const auto host = state.catalog().findHost(event.host);
    if (!host)
        return tl::unexpected(host.error());
    const RegionState& region = state.region(state.catalog().host(*host).region);
    if (region.hosts[region.positionOfHost(*host)].online == event.online)
        return true;
    state.setHostOnline(*host, event.online, at);
    return false;
}

}  // namespace estate
