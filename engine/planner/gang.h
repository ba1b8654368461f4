// The life of a gang: admitted with reservations, prepared, fenced where it moves volumes, then
// committed whole or aborted whole. The same for every mode and kind.
#pragma once

#include <map>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/state.h"
#include "engine/planner/decision.h"

namespace estate {

// When the lost source can't serve any more: a fence, or its lease plus skew (planner contract,
// "Tasks of a failover").
[[nodiscard]] Timestamp sourceFencedAt(const EstateState& state, RegionIndex source);

// From when the gang's sources may be fenced: as planned, or later when a source came back in
// between, renewed its lease and was lost again.
[[nodiscard]] Timestamp fenceFrom(const EstateState& state, const Gang& gang);
// A failback whose live source was lost before it was fenced, and so handed over nothing: it can't
// go on, and the next pass plans a failover instead.
[[nodiscard]] bool lostItsLiveSource(const EstateState& state, const Gang& gang);

// Members by the region where they land; what they reserve is reserved already.
using GangParts = std::map<RegionIndex, std::vector<GangMember>>;
// Records the gang (its members come in `parts`) and marks its members busy.
void admitGang(EstateState& state, const Gang& gang, GangParts parts);

// Each is idempotent: a repeat of what already happened changes nothing and gives `repeated`. Each
// refuses before it changes anything.
struct GangChange {
    bool repeated = false;
};
[[nodiscard]] Result<GangChange> gangPrepared(EstateState& state, const Digest& planId,
                                              const Digest& tasks);
[[nodiscard]] Result<GangChange> gangFenced(EstateState& state, const Digest& planId, Timestamp at);
[[nodiscard]] Result<GangChange> gangCommitted(EstateState& state, const Digest& planId,
                                               Timestamp at);
// Rejected by a worker, taken back by the planner, or its prepare deadline passed: every
// reservation is undone and what it carried out is planned again by the next pass.
[[nodiscard]] Result<GangChange> gangAborted(EstateState& state, const Digest& planId);

// Multi-region recovery, and whatever is wider than one event may list, is prepared and decided
// through a manifest (cut_work.h): the two functions above refuse it, and the cut calls these.
[[nodiscard]] bool needsManifest(const EstateState& state, const Digest& planId);
[[nodiscard]] Result<GangChange> gangPreparedByCut(EstateState& state, const Digest& planId);
[[nodiscard]] Result<GangChange> gangCommittedByCut(EstateState& state, const Digest& planId,
                                                    Timestamp at);

// A worker's or a person's no. Refused once a source that is online was fenced for the gang.
[[nodiscard]] Result<GangChange> gangRejected(EstateState& state, const Digest& planId);

// Some member has an online leg where it is active.
[[nodiscard]] bool anySourceServes(const EstateState& state, const Gang& gang);

// Undecided gangs that need a region, site or host which is offline where they land, ascending.
[[nodiscard]] std::vector<Digest> gangsWithoutGround(const EstateState& state);

}  // namespace estate
