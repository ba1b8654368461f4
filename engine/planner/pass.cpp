#include "engine/planner/pass.h"

#include <algorithm>
#include <array>

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

using MakeStage = std::unique_ptr<PassStage> (*)(Pass&);
constexpr std::array<MakeStage, 6> stagesInOrder{failoverStage, repairStage, placementStage,
                                                 failbackStage, resizeStage, snapshotStage};

}  // namespace

PlanningPass::PlanningPass(EstateState& state, const ClosedWindows& windows)
    : m_pass{state, {}, {}, ClosedPlaces(state, windows)}
{}

// True: there were gangs to look at.
bool PlanningPass::clearTheWay()
{
    if (m_pass.state.gangs().empty())
        return false;
    abortGangs(m_pass, gangsWithoutGround(m_pass.state));
    abortGangs(m_pass, gangsToRecall(m_pass.state));
    return true;
}

bool PlanningPass::step()
{
    ++m_done;
    if (!m_begun) {
        m_begun = true;
        if (clearTheWay())
            return true;
    }
    if (m_stage != nullptr) {
        if (!m_stage->step())
            m_stage.reset();
        return m_stage != nullptr || m_next < stagesInOrder.size();
    }
    while (m_stage == nullptr && m_next < stagesInOrder.size())
        m_stage = stagesInOrder[m_next++](m_pass);
    return m_stage != nullptr;
}

PlanningProgress PlanningPass::progress() const
{
    return {m_done, m_done + (m_stage == nullptr ? 0 : m_stage->left())};
}

PassResult PlanningPass::take()
{
    ESTATE_ENSURE(m_begun && m_stage == nullptr && m_next == stagesInOrder.size());
    return {std::move(m_pass.plan), {m_pass.examined.begin(), m_pass.examined.end()}};
}

PassResult planPass(EstateState& state, const ClosedWindows& windows)
{
    PlanningPass pass(state, windows);
    while (pass.step()) {
    }
    return pass.take();
}

}  // namespace estate
