#include "engine/journal/occasion_planning.h"

#include <utility>

namespace estate {

namespace {

// They cost about what a group of a plan costs.
constexpr std::uint64_t setsPerStep = 4;

}  // namespace

Result<OccasionPlanning> OccasionPlanning::begin(const EstateState& state, const Governance& people,
                                                 ApprovedRules& approved, ProposalOpened occasion,
                                                 Timestamp at)
{
    OccasionPlanning planning(state, std::move(occasion));
    const ProposalOpened& asked = planning.m_occasion;
    if (kindOf(asked) == ProposalKind::rules) {
        auto reach = beginReach(state, approved.of(state, people).book(), asked);
        if (!reach)
            return tl::unexpected(reach.error());
        planning.m_reach.emplace(std::move(*reach));
        return planning;
    }
    const ClosedWindows windows = people.maintenance().windows(state.catalog());
    auto preview = asked.failback.empty()
                       ? PreviewPlanning::ofDisaster(state, asked.failures, at, windows)
                       : PreviewPlanning::ofFailback(state, asked.failback, at, windows);
    if (!preview)
        return tl::unexpected(preview.error());
    planning.m_preview.emplace(std::move(*preview));
    return planning;
}

bool OccasionPlanning::step()
{
    return m_preview ? m_preview->step() : m_reach->step(setsPerStep);
}

PlanningProgress OccasionPlanning::progress() const
{
    return m_preview ? m_preview->progress() : PlanningProgress{m_reach->done(), m_reach->edited()};
}

PlannedProposal OccasionPlanning::take()
{
    return m_preview ? plannedLosses(m_state, std::move(m_occasion), m_preview->take())
                     : plannedRuleChange(m_state, std::move(m_occasion), m_reach->result());
}

}  // namespace estate
