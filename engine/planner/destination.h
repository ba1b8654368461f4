// Which regions a group may go to, and why not: the checks that don't depend on what else is
// planned.
#pragma once

#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/closed_places.h"
#include "engine/planner/decision.h"
#include "engine/planner/rule_match.h"
#include "engine/planner/timing.h"

namespace estate {

// A group that a failure took, before it is planned.
struct LostGroup {
    ApplicationIndex application;
    RecoveryGroupIndex recoveryGroup;
    std::vector<VolumeIndex> members;  // ascending
    std::vector<RegionIndex> sources;  // of each member
    std::vector<VolumeIndex> elsewhere;
    Timestamp since;          // when the first of them lost its last online leg
    bool pastRecall = false;  // a member is fenced for another gang already
};

// Allowed by policy or the entity's presence, named by a rule, or holding a replica: ascending,
// without the sources. Everything else is out of reach by definition.
[[nodiscard]] std::vector<RegionIndex>
regionsInReach(const EstateState& state, const LostGroup& group, const RuleMatch& rule);

// Constraint::none: eligible. Otherwise the first that binds.
[[nodiscard]] DestinationVerdict checkDestination(const EstateState& state, const LostGroup& group,
                                                  const RuleMatch& rule, RegionIndex destination,
                                                  const ClosedPlaces& closed);

// The part of it that every member's replica there decides: none, offline, divergent, too far
// behind, no path.
[[nodiscard]] DestinationVerdict checkReplicas(const EstateState& state, const LostGroup& group,
                                               RegionIndex destination);

// The group's work on the destination's paths and queue, as the partition stands now; what is
// closed there does none of it. The paths vector backs the input's span.
struct DestinationWork {
    std::vector<PathWork> paths;
    TimingInput input;
};
[[nodiscard]] DestinationWork workAt(const EstateState& state, const LostGroup& group,
                                     RegionIndex destination, Timestamp deadline,
                                     const ClosedPlaces& closed);

// Operations that recovering `member` at the destination loses: a lower bound once the source is
// gone.
[[nodiscard]] Operations lostOperations(const RecoveryRecord& record);

}  // namespace estate
