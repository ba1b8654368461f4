#include "engine/planner/executor_model.h"

#include <algorithm>

#include "engine/planner/cut_work.h"
#include "engine/planner/gang.h"
#include "engine/planner/tasks.h"

namespace estate {

namespace {

bool names(const std::vector<std::string>& workers, const Task& task)
{
    return std::find(workers.begin(), workers.end(), task.worker) != workers.end();
}

}  // namespace

ExecutorAnswer nextAnswer(const EstateState& state, const Digest& planId,
                          const ExecutorModel& model)
{
    const auto landing = state.gangRegion(planId);
    ESTATE_ENSURE(landing.has_value());
    const Gang& gang = *state.region(*landing).findGang(planId);
    const bool throughCut = needsManifest(state, planId);
    const CutState* cut = state.findCut(planId.hex());
    if (throughCut && cut == nullptr)
        return {gangCut(state, planId), Timestamp{}};
    // Every participant of the present round first, even where an earlier round fenced already.
    const bool ready = !throughCut || cut->allPrepared();
    if (ready &&
        (gang.phase == GangPhase::fenced || (gang.phase == GangPhase::prepared && !gang.moves()))) {
        if (throughCut)
            return {CutDecided{planId.hex(), CutDecision::commit, {}}, Timestamp{}};
        return {GangCommitted{planId}, Timestamp{}};
    }
    if (ready && gang.phase == GangPhase::prepared)
        return {SourceFenced{planId}, fenceFrom(state, gang)};
    // Who prepared once prepares again in a later round: a no would come too late for a fence.
    if (gang.phase == GangPhase::preparing) {
        const std::vector<Task> tasks = gangTasks(state, planId);
        for (const Task& task : tasks)
            if (names(model.rejecting, task))
                return {GangRejected{planId, "modelled rejection of " + task.id, task.worker},
                        Timestamp{}};
        for (const Task& task : tasks)
            if (names(model.silent, task))
                return {PrepareDeadlinePassed{planId}, gang.prepareDeadline};
    }
    if (throughCut)
        return {gangCutPrepared(state, planId), Timestamp{}};
    return {GangPrepared{planId, gangTasksDigest(state, planId)}, Timestamp{}};
}

}  // namespace estate
