#include "engine/rules/reach_description.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/rules/rule_values.h"

namespace estate {

namespace {

constexpr std::uint64_t stepSets = 1'000'000;

std::string actionText(const Catalog& catalog, const FlowAction& action)
{
    switch (action.action) {
    case RuleAction::none: return "no-rule";
    case RuleAction::restore: return "restore to " + catalog.region(action.target).id;
    case RuleAction::hold: return "hold";
    case RuleAction::ambiguous: break;
    }
    return "ambiguous";
}

std::string objectiveText(const FlowAction& action)
{
    if (action.ambiguousObjective)
        return "ambiguous objective";
    if (!action.objective)
        return "no objective";
    const Impact& impact = action.objective->impact;
    return "RTO " + durationText(action.objective->rto) + ", downtime " +
           moneyText(impact.downtime.value) + "/s, breach " + moneyText(impact.breach.value) +
           ", lost operation " + moneyText(impact.perLostOperation.value);
}

std::string joinedIds(const Catalog& catalog, const std::vector<RegionIndex>& regions)
{
    std::string text;
    for (const RegionIndex region : regions)
        text += (text.empty() ? "" : ", ") + catalog.region(region).id;
    return text;
}

bool sameObjective(const FlowAction& a, const FlowAction& b)
{
    return a.ambiguousObjective == b.ambiguousObjective && a.objective == b.objective;
}

std::string whyText(const Catalog& catalog, const ReachChange& change)
{
    std::string text = "with what is lost now";
    if (!change.failureSet.empty())
        text = "when " + joinedIds(catalog, change.failureSet) +
               (change.failureSet.size() == 1 ? " is lost" : " are lost");
    if (change.sets > 1)
        text += " (and " + std::to_string(change.sets - 1) + " like it)";
    return text;
}

}  // namespace

Result<ReachDescription> ReachDescription::make(const EstateState& approved,
                                                std::shared_ptr<const Rules> edited,
                                                std::size_t changesMax)
{
    auto reach = Reach::make(approved, std::move(edited), true);
    if (!reach)
        return tl::unexpected(reach.error());
    return ReachDescription(approved, std::move(*reach), changesMax);
}

ReachDescription::ReachDescription(EstateState approved, Reach reach, std::size_t changesMax)
    : m_approved(std::move(approved)), m_reach(std::move(reach)), m_changesMax(changesMax)
{}

// What is the same on both sides is left out, but never all of it.
FlowChange ReachDescription::describe(const ReachChange& change) const
{
    const Catalog& catalog = m_approved.catalog();
    FlowChange described{flowId(catalog, m_reach.flows()[change.flow]),
                         actionText(catalog, change.before), actionText(catalog, change.after),
                         whyText(catalog, change)};
    if (!sameObjective(change.before, change.after)) {
        described.before += ", " + objectiveText(change.before);
        described.after += ", " + objectiveText(change.after);
    }
    if (described.before == described.after) {
        described.before += ", allowed " + joinedIds(catalog, change.before.allowed);
        described.after += ", allowed " + joinedIds(catalog, change.after.allowed);
    }
    return described;
}

DescribedReach ReachDescription::result() const
{
    const ReachResult& result = m_reach.result();
    const std::size_t listed = std::min(result.changes.size(), m_changesMax);
    DescribedReach described;
    std::vector<FlowChange> changes;
    for (std::size_t i = 0; i < listed; ++i)
        changes.push_back(describe(result.changes[i]));
    described.reach = {result.changedFlows, result.changedSets, result.sets, std::move(changes)};
    described.digest = result.digest;
    described.truncated = result.truncated || listed < result.changes.size();
    return described;
}

Result<DescribedReach> describeReach(const EstateState& approved,
                                     std::shared_ptr<const Rules> edited, std::size_t changesMax)
{
    auto reach = ReachDescription::make(approved, std::move(edited), changesMax);
    if (!reach)
        return tl::unexpected(reach.error());
    while (reach->step(stepSets))
        continue;
    return reach->result();
}

}  // namespace estate
