// Events that say what the estate consists of and what operators decided (planner contract, section
// 2), applied to a state. Each validates everything first: a refused one changes nothing. `true`
// says that the event repeats what is so already, and that nothing changed.
//
// Common to all:
//   badInput      an id is empty, longer than 255 bytes, no UTF-8 or has a control character; a
//   list
//                 has more than eventListMax members; a time is longer than ten years
//   unknownId     a parent or member is not in the estate; the field "near" lists similar ids
//   duplicateId   a list names something twice
//   overflow      a sum over the region or the application would not fit 64 bits
// A generation that goes back, or is zero, is outOfOrder; the same one with other content is a
// contradiction.
#pragma once

#include "engine/base/error.h"
#include "engine/estate/configuration_event.h"
#include "engine/estate/state.h"

namespace estate {

// Regions have no generation: an id that is known with another trust domain, lease or skew is a
// contradiction.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutRegion& event);

// notAllowed: it is in another region already.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutSite& event);

// badInput: zero capacity, lanes, lane IOPS or restore rate; more lanes than a host or the
// estate can have.
// notAllowed: a host that is known moves to another region, or to another site of its region (its
// copies stand for that failure domain); its capacity is less than what it holds, a lane that would
// go is occupied, or lane IOPS are fewer than a lane uses.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutHost& event);

// badInput: no region. notAllowed: a new generation drops a region that is in use: the home of one
// of its applications or volumes, where one is active or about to be, or where one has a replica.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutEntity& event);

// badInput: a home outside the entity's regions; zero bytes, IOPS, copies, recovery IOPS or RTO; an
// impact of zero everywhere; what checkImpact refuses of scenarios. duplicateId: a volume that
// another application has. contradiction: it is known with other content (the volumes' marks, which
// move on, are only compared where they would go forward); a recovery group of another application.
// Its volumes are unplaced until the next planning pass.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutApplication& event);

// Generations. badInput: a new group without volumes (a later generation may take all out); a
// volume of another application. notAllowed: the group is another application's, or a volume is in
// another group, which has to let it go first.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutRecoveryGroup& event);

// Generations. badInput: no volume; a cluster that is not of a database kind; a volume that is not
// the cluster's.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutDatabase& event);

// Generations. badInput: fewer than two volumes.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutConsistencyGroup& event);

// badInput, with the rule's number: an empty failure set or one that repeats a region, two rules
// with the same set, a target inside its own set or outside the allowed regions. Replaces the
// policy with this id and applies at once.
[[nodiscard]] Result<bool> configure(EstateState& state, const PutPolicy& event);

// badInput: no subject.
[[nodiscard]] Result<bool> configure(EstateState& state, const AssignPolicy& event);

// All of an edit or nothing. Each block takes the place of what is said about its policy, or of its
// application's impact: what is assigned to a policy of the edit and not named any more loses it.
// Refuses what PutPolicy, AssignPolicy, SetImpact and SetScenarios refuse; duplicateId: a policy or
// application twice, or a subject in two of its policies; badInput: no block at all, or a retired
// policy that says something.
[[nodiscard]] Result<bool> configure(EstateState& state, const ChangeRules& event);
// What would then be in force.
[[nodiscard]] Result<Rules> changedRules(const Catalog& catalog, const Rules& rules,
                                         const ChangeRules& event);

// badInput: zero everywhere.
[[nodiscard]] Result<bool> configure(EstateState& state, const SetImpact& event);

// badInput, with the scenario's number: a failure set that is empty, repeats a region or is another
// scenario's; an RTO of zero; an impact of zero everywhere. No scenarios: takes all away.
[[nodiscard]] Result<bool> configure(EstateState& state, const SetScenarios& event);

}  // namespace estate
