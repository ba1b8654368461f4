// What failovers and failbacks share: a group goes, whole, to one destination.
#pragma once

#include "engine/planner/destination.h"
#include "engine/planner/pass.h"

namespace estate {

// The decision as far as the group alone says it.
[[nodiscard]] GroupDecision decisionFor(const LostGroup& group, GangKind kind);

// Reserves every member at the destination and admits the gang, or changes nothing and gives the
// verdict that binds. Fills the decision's destination, timing, placements and plan id. `request`:
// the id of the one that it carries out, or empty.
[[nodiscard]] DestinationVerdict reserveGroup(Pass& pass, const LostGroup& group,
                                              RegionIndex destination, const RecoveryTiming& timing,
                                              GroupDecision& decision);

}  // namespace estate
