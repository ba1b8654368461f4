#include "engine/planner/htb.h"

#include <algorithm>
#include <limits>

namespace estate {
namespace {

bool hasGuarantee(const HtbClass& share)
{
    return share.guarantee != Iops(0);
}

// Flows without a guarantee are shared among themselves only, equally.
std::uint64_t weightOf(const HtbClass& share)
{
    return hasGuarantee(share) ? share.guarantee.value : 1;
}

// The flow's class with its first grant. `borrowed` holds the most that it could borrow until
// shareOut() replaces it: so nothing is allocated beside the result.
HtbClass firstGrant(const HtbFlow& flow)
{
    HtbClass share;
    share.volume = flow.volume;
    share.guarantee = flow.guarantee;
    share.ceiling = flow.ceiling;
    share.reserved = flow.reserved;
    share.rate = std::min(flow.guarantee, flow.demand);
    share.borrowed = std::min(flow.demand, std::max(flow.ceiling, flow.guarantee)) - share.rate;
    return share;
}

// Max-min fair shares of `spare`, weighted. Returns what nobody could use.
//
// Think of a rising level: every class holds weight x level until it is full. Classes are visited
// in the order in which they fill, so a class that doesn't fill ends the search: none after it
// does.
Iops shareOut(std::span<HtbClass> classes, Iops spare)
{
    std::ranges::sort(classes, [](const HtbClass& a, const HtbClass& b) {
        const auto order =
            U128{a.borrowed.value} * weightOf(b) <=> U128{b.borrowed.value} * weightOf(a);
        return order != 0 ? order < 0 : a.volume < b.volume;
    });
    U128 weights = 0;
    for (const HtbClass& share : classes)
        weights += weightOf(share);

    auto next = classes.begin();
    for (; next != classes.end(); ++next) {
        const U128 fair = U128{spare.value} * weightOf(*next) / weights;
        if (next->borrowed.value > fair)
            break;
        spare -= next->borrowed;
        weights -= weightOf(*next);
    }
    const std::span<HtbClass> open(next, classes.end());
    if (open.empty())
        return spare;

    const auto fractionOf = [level = spare.value, weights](const HtbClass& share) {
        return U128{level} * weightOf(share) % weights;
    };
    std::ranges::sort(open, [&](const HtbClass& a, const HtbClass& b) {
        const U128 fractionA = fractionOf(a);
        const U128 fractionB = fractionOf(b);
        return fractionA != fractionB ? fractionA > fractionB : a.volume < b.volume;
    });
    Iops left = spare;
    for (HtbClass& share : open) {
        share.borrowed = Iops(lowWord(U128{spare.value} * weightOf(share) / weights));
        left -= share.borrowed;
    }
    // Fewer than there are open classes, and each of those can take one more.
    ESTATE_ENSURE(left.value < open.size());
    for (HtbClass& share : open.first(left.value))
        share.borrowed += Iops(1);
    return Iops(0);
}

Timestamp leaseEnd(Timestamp now, Duration lease)
{
    return Timestamp{
        checkedAdd(now.ns, lease.value).value_or(std::numeric_limits<std::uint64_t>::max())};
}

bool needsRenewal(const LaneTargets& targets, Timestamp now, Duration lease)
{
    const bool borrows = std::ranges::any_of(
        targets.classes, [](const HtbClass& share) { return share.borrowed != Iops(0); });
    return borrows && targets.borrowUntil.since(now).value <= lease.value / 2;
}

}  // namespace

std::vector<HtbClass> grantLane(Iops laneRate, std::span<const HtbFlow> flows)
{
    std::vector<HtbClass> classes;
    classes.reserve(flows.size());
    Iops promised;
    Iops kept;  // granted, or never lent
    for (const HtbFlow& flow : flows) {
        classes.push_back(firstGrant(flow));
        promised += flow.guarantee;
        kept += flow.reserved ? flow.guarantee : classes.back().rate;
    }
    ESTATE_ENSURE(promised <= laneRate);

    const auto middle = std::partition(classes.begin(), classes.end(), hasGuarantee);
    const Iops left = shareOut({classes.begin(), middle}, laneRate - kept);
    shareOut({middle, classes.end()}, left);

    std::ranges::sort(classes, {}, &HtbClass::volume);
    const auto twice = std::ranges::adjacent_find(classes, {}, &HtbClass::volume);
    ESTATE_ENSURE(twice == classes.end());
    for (HtbClass& share : classes)
        share.rate += share.borrowed;
    return classes;
}

LaneTargets nextGeneration(const LaneTargets* previous, std::uint32_t lane, Iops laneRate,
                           std::span<const HtbFlow> flows, Timestamp now, Duration lease)
{
    ESTATE_ENSURE(previous == nullptr || previous->lane == lane);
    LaneTargets next = previous != nullptr ? *previous : LaneTargets{};
    next.lane = lane;
    std::vector<HtbClass> classes = grantLane(laneRate, flows);
    if (next.classes == classes && !needsRenewal(next, now, lease))
        return next;
    ESTATE_ENSURE(next.generation != std::numeric_limits<std::uint64_t>::max());
    next.generation += 1;
    next.borrowUntil = leaseEnd(now, lease);
    next.classes = std::move(classes);
    return next;
}

}  // namespace estate
