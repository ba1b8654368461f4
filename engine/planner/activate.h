// What a gang's members become when it commits. For engine/planner/gang.cpp.
#pragma once

#include "engine/estate/state.h"

namespace estate {

// A new placement epoch at the recovered point; replicas past that point diverge. `sourceDrained`:
// the source was alive, so nothing is lost.
void activateMember(EstateState& state, const GangMember& member, RegionIndex destination,
                    bool sourceDrained);
void commitMember(EstateState& state, const Gang& gang, const GangMember& member,
                  RegionIndex region);

}  // namespace estate
