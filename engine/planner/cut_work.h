// Directory checkpoints and cuts in the event log, and the gangs that are prepared and decided
// through them: multi-region recovery, and whatever is wider than one event may list.
//
// Each gives true for a repeat of what already happened and refuses before it changes anything.
// What a cut itself refuses stands in estate/cut_state.h.
#pragma once

#include <vector>

#include "engine/base/error.h"
#include "engine/estate/state.h"

namespace estate {

// outOfOrder unless the epoch is the next one; contradiction for the last epoch with another root.
[[nodiscard]] Result<bool> takeCheckpoint(EstateState& state, const CheckpointTaken& event);

// Refused as checkManifest() says; an unknown region (unknownId); a checkpoint other than the last
// one (wrongCheckpoint); an operation that was declared otherwise (duplicateId), or that is named
// like a plan of which there is no gang (unknownId). A gang's cut is of the gang's kind
// (contradiction), selects nothing (badInput) and names exactly the shards of its members
// (checkParticipants); a gang that needs no manifest has none (contradiction).
[[nodiscard]] Result<bool> declareCut(EstateState& state, const CutDeclared& event);
[[nodiscard]] Result<bool> resumeCut(EstateState& state, const CutResumed& event);
// All of the shards or none. The last one prepares the cut's gang.
[[nodiscard]] Result<bool> prepareCut(EstateState& state, const CutPrepared& event, Timestamp at);
// Commits or aborts the cut's gang with it; refused where that is.
[[nodiscard]] Result<bool> decideCut(EstateState& state, const CutDecided& event, Timestamp at);
[[nodiscard]] Result<bool> endCut(EstateState& state, const CutEnded& event);

// Whether the operation is a gang's, undecided or not: its plan id in hexadecimal.
[[nodiscard]] bool isGangCut(const EstateState& state, const std::string& operation);

// Shards that carry out an undecided gang: in the region where a member lands, or is, by the
// member's place in its home region.
[[nodiscard]] std::vector<CutParticipant> gangParticipants(const EstateState& state,
                                                           const Digest& planId);
// What a coordinator declares for it, at the last checkpoint.
[[nodiscard]] CutDeclared gangCut(const EstateState& state, const Digest& planId);
// What its participants answer when all of them prepare.
[[nodiscard]] CutPrepared gangCutPrepared(const EstateState& state, const Digest& planId);

}  // namespace estate
