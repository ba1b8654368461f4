#include "engine/estate/lane_targets.h"

#include <algorithm>

namespace estate {

Iops rateAt(const HtbClass& share, Timestamp borrowUntil, Timestamp now)
{
    if (now >= borrowUntil)
        return share.guarantee;
    return share.reserved ? std::max(share.rate, share.guarantee) : share.rate;
}

void putTargets(Hasher& hasher, const LaneTargets& targets)
{
    hasher.put(targets.lane)
        .put(targets.generation)
        .put(targets.borrowUntil.ns)
        .put(targets.classes.size());
    for (const HtbClass& share : targets.classes)
        hasher.put(share.volume.value)
            .put(share.guarantee.value)
            .put(share.ceiling.value)
            .put(share.rate.value)
            .put(share.borrowed.value)
            .put(share.reserved ? 1 : 0);
}

Digest digestOf(const LaneTargets& targets)
{
    Hasher hasher("lane-targets/1");
    putTargets(hasher, targets);
    return hasher.finish();
}

}  // namespace estate
