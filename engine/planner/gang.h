// The life of a gang: admitted with reservations, prepared, fenced, then committed whole or aborted
// whole. The same for every mode and for failovers and initial placements.
#pragma once

#include "engine/base/error.h"
#include "engine/estate/state.h"
#include "engine/planner/decision.h"

namespace estate {

// When the lost source can't serve any more: a fence, or its lease plus skew (planner contract,
// "Tasks of a failover").
[[nodiscard]] Timestamp sourceFencedAt(const EstateState& state, RegionIndex source);

// Records the gang where it lands and marks its members busy. Its legs are reserved already.
void admitGang(EstateState& state, Gang gang, RegionIndex destination);

// Each is idempotent: a repeat of what already happened changes nothing and gives `repeated`.
struct GangChange {
    bool repeated = false;
};
[[nodiscard]] Result<GangChange> gangPrepared(EstateState& state, const Digest& planId,
                                              const Digest& tasks);
[[nodiscard]] Result<GangChange> gangFenced(EstateState& state, const Digest& planId, Timestamp at);
[[nodiscard]] Result<GangChange> gangCommitted(EstateState& state, const Digest& planId);
// Rejected by a worker, or its prepare deadline passed: every reservation is undone.
[[nodiscard]] Result<GangChange> gangAborted(EstateState& state, const Digest& planId);

}  // namespace estate
