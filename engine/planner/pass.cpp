#include "engine/planner/pass.h"

#include <algorithm>

#include "engine/planner/gang.h"
#include "engine/planner/lost_groups.h"

namespace estate {

namespace {

void abortGangs(Pass& pass, const std::vector<Digest>& gangs)
{
    for (const Digest& planId : gangs) {
        const auto aborted = gangAborted(pass.state, planId);
        ESTATE_ENSURE(aborted.has_value());
    }
    auto& all = pass.plan.abortedGangs;
    all.insert(all.end(), gangs.begin(), gangs.end());
    std::sort(all.begin(), all.end());
}

}  // namespace

PassResult planPass(EstateState& state, const ClosedWindows& windows)
{
    Pass pass{state, {}, {}, ClosedPlaces(state, windows)};
    if (!state.gangs().empty()) {
        abortGangs(pass, gangsWithoutGround(state));
        abortGangs(pass, gangsToRecall(state));
    }
    planFailovers(pass);
    planRepairs(pass);
    planPlacements(pass);
    planFailbacks(pass);
    planResizes(pass);
    planSnapshots(pass);
    return {std::move(pass.plan), {pass.examined.begin(), pass.examined.end()}};
}

}  // namespace estate
