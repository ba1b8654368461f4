// What lives away from home, group by group, and what is in the way of its return.
#pragma once

#include <vector>

#include "engine/planner/preview.h"

namespace estate {

struct AwayGroup {
    ApplicationIndex application;
    RecoveryGroupIndex recoveryGroup;  // none: a single volume
    std::vector<VolumeIndex> members;  // those that are homed there and live elsewhere, ascending
    std::vector<RegionIndex> sources;  // where each of them runs
    RegionIndex home;
    Reason reason = Reason::noEligibleDestination;  // movedHome: it would go now
    DestinationVerdict verdict;                     // of its home: the first constraint that binds
    [[nodiscard]] bool goes() const { return reason == Reason::movedHome; }
    bool operator==(const AwayGroup&) const = default;
};

// By home, then group, each by id. It is looked at as if every home that is available were asked
// for at once, so that one may be short of room only because another one returns too. Refusals:
// those of previewFailback about `at`.
[[nodiscard]] Result<std::vector<AwayGroup>> findAwayGroups(const EstateState& state, Timestamp at,
                                                            const ClosedWindows& windows = {});

}  // namespace estate
