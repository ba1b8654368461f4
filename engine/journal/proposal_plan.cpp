// What a proposal says: the plan for its occasion, summarised group by group, and how two such
// plans differ.
#include <algorithm>
#include <map>

#include "engine/journal/workspace_parts.h"
#include "engine/planner/preview.h"

namespace estate {

namespace {

std::string regionId(const Catalog& catalog, RegionIndex region)
{
    return region.valid() ? catalog.region(region).id : std::string();
}

PlannedFlow flowOf(const Catalog& catalog, const GroupDecision& group)
{
    return {groupId(catalog, group), regionId(catalog, group.source),
            regionId(catalog, group.destination), std::string(reasonName(group.reason)),
            group.lostOperations.value};
}

std::vector<PlannedFlow> flowsOf(const Catalog& catalog, const PlanResult& plan)
{
    std::vector<PlannedFlow> flows;
    for (const GroupDecision& group : plan.groups)
        flows.push_back(flowOf(catalog, group));
    for (const PlacementDecision& placement : plan.placements)
        flows.push_back(
            {catalog.volume(placement.volume).id,
             {},
             placement.legs.empty() ? std::string() : regionId(catalog, placement.region),
             placement.legs.empty() ? std::string(constraintName(placement.verdict.constraint))
                                    : "placed",
             0});
    for (const ResizeDecision& resize : plan.resizes)
        flows.push_back(
            {resize.request, regionId(catalog, resize.region), regionId(catalog, resize.region),
             resize.planId != Digest{} ? "resized" : std::string(reasonName(resize.reason)), 0});
    for (const SnapshotDecision& snapshot : plan.snapshots)
        flows.push_back({snapshot.request,
                         {},
                         {},
                         snapshot.planId != Digest{} ? "snapshot-planned"
                                                     : std::string(reasonName(snapshot.reason)),
                         0});
    return flows;
}

std::string flowText(const PlannedFlow& flow)
{
    std::string text =
        flow.destination.empty() ? flow.reason : "to " + flow.destination + ", " + flow.reason;
    if (flow.lostOperations > 0)
        text += ", " + std::to_string(flow.lostOperations) + " operations lost";
    return text;
}

// A group is told from another by where it comes from: its members in two regions are two flows.
using FlowKey = std::pair<std::string, std::string>;
FlowKey keyOf(const PlannedFlow& flow)
{
    return {flow.group, flow.source};
}

// What binds at the place where it went before; otherwise the reason for what happens now.
std::string whyOf(const EstateState& state, const PlanResult& plan, const PlannedFlow& before,
                  const PlannedFlow& now)
{
    const Catalog& catalog = state.catalog();
    if (before.destination.empty() || before.destination == now.destination)
        return now.reason;
    for (const GroupDecision& group : plan.groups) {
        if (groupId(catalog, group) != now.group || regionId(catalog, group.source) != now.source)
            continue;
        for (const DestinationVerdict& verdict : group.verdicts)
            if (catalog.region(verdict.region).id == before.destination)
                return before.destination + ": " + std::string(constraintName(verdict.constraint));
    }
    return now.reason;
}

std::vector<std::string> changedRegions(const std::vector<RegionBasis>& approved,
                                        const std::vector<RegionBasis>& present)
{
    std::map<std::string_view, Digest> unmatched;
    for (const RegionBasis& basis : approved)
        unmatched.emplace(basis.region, basis.planning);
    std::vector<std::string> changed;
    for (const RegionBasis& basis : present) {
        const auto known = unmatched.find(basis.region);
        if (known == unmatched.end() || known->second != basis.planning)
            changed.push_back(basis.region);
        if (known != unmatched.end())
            unmatched.erase(known);
    }
    for (const auto& [region, planning] : unmatched)
        changed.emplace_back(region);
    std::sort(changed.begin(), changed.end());
    return changed;
}

void addFlowChanges(Freshness& freshness, const EstateState& state, const ProposalOpened& approved,
                    const PlannedProposal& present)
{
    const auto add = [&freshness](FlowChange change) {
        ++freshness.changedFlows;
        if (freshness.changes.size() < flowChangesMax)
            freshness.changes.push_back(std::move(change));
    };
    if (approved.flows.empty() && approved.groups > 0) {
        freshness.changes.push_back({approved.title, std::to_string(approved.groups) + " groups",
                                     std::to_string(present.content.groups) + " groups",
                                     "it was proposed by a program that kept no list of groups"});
        return;
    }
    std::map<FlowKey, const PlannedFlow*> unmatched;
    for (const PlannedFlow& flow : approved.flows)
        unmatched.emplace(keyOf(flow), &flow);
    for (const PlannedFlow& flow : present.content.flows) {
        const auto known = unmatched.find(keyOf(flow));
        if (known == unmatched.end()) {
            add({flow.group, "not affected", flowText(flow), flow.reason});
            continue;
        }
        if (*known->second != flow)
            add({flow.group, flowText(*known->second), flowText(flow),
                 whyOf(state, present.plan, *known->second, flow)});
        unmatched.erase(known);
    }
    for (const auto& [key, flow] : unmatched)
        add({flow->group, flowText(*flow), "not affected", "it is not lost by this any more"});
}

// What an edit of the rules reaches, before and now, by group and failure set.
void addReachChanges(Freshness& freshness, const RuleReach& approved, const RuleReach& present)
{
    std::map<FlowKey, const FlowChange*> unmatched;
    for (const FlowChange& change : approved.changes)
        unmatched.emplace(FlowKey{change.group, change.why}, &change);
    const auto add = [&freshness](FlowChange change) {
        if (freshness.changes.size() < flowChangesMax)
            freshness.changes.push_back(std::move(change));
    };
    for (const FlowChange& change : present.changes) {
        const auto known = unmatched.find(FlowKey{change.group, change.why});
        if (known == unmatched.end())
            add({change.group, "unchanged by the edit", change.before + " -> " + change.after,
                 change.why});
        else if (*known->second != change)
            add({change.group, known->second->before + " -> " + known->second->after,
                 change.before + " -> " + change.after, change.why});
        if (known != unmatched.end())
            unmatched.erase(known);
    }
    for (const auto& [key, change] : unmatched)
        add({change->group, change->before + " -> " + change->after, "unchanged by the edit",
             change->why});
    freshness.changedFlows = freshness.changes.size();
}

}  // namespace

PlannedProposal plannedLosses(const EstateState& state, ProposalOpened occasion, Preview preview)
{
    std::vector<RegionBasis> basis = std::move(preview.basis.regions);
    if (preview.basis.closed != Digest{})
        basis.push_back({std::string(), preview.basis.closed});
    occasion.basis = std::move(basis);
    occasion.rules = preview.basis.rules;
    occasion.decisions = preview.decisions;
    occasion.groups = preview.summary.planned();
    occasion.lostOperations = preview.summary.lostOperations;
    occasion.flows = flowsOf(state.catalog(), preview.plan);
    return PlannedProposal{std::move(occasion), std::move(preview.plan)};
}

Result<PlannedProposal> WorkspaceParts::planProposal(const EstateState& state,
                                                     const Governance& people,
                                                     ProposalOpened occasion, Timestamp at) const
{
    auto planning = OccasionPlanning::begin(state, people, approvedRules, std::move(occasion), at);
    if (!planning)
        return tl::unexpected(planning.error());
    while (planning->step()) {
    }
    return planning->take();
}

bool basisHolds(const EstateState& state, const Governance& governance,
                const ProposalOpened& content, Timestamp at)
{
    if (content.rules != state.rules().digest())
        return false;
    if (kindOf(content) == ProposalKind::rules) {
        const auto commentedOtherwise = [&](const RuleBlockChange& change) {
            const auto key = keyOf(change);
            const auto text =
                key ? governance.ruleTexts().find(*key) : governance.ruleTexts().end();
            return text != governance.ruleTexts().end() && text->second != change.before;
        };
        return content.basis.size() == 1 && content.basis.front().planning == reachBasis(state) &&
               std::none_of(content.ruleChanges.begin(), content.ruleChanges.end(),
                            commentedOtherwise);
    }
    const ClosedWindows windows = governance.maintenance().windows(state.catalog());
    if (closedBasis(content.basis) != closedDigest(state.catalog(), windows, at))
        return false;
    return std::all_of(content.basis.begin(), content.basis.end(), [&](const RegionBasis& basis) {
        if (basis.region.empty())
            return true;
        const RegionIndex region = state.catalog().regionNamed(basis.region);
        return region.valid() && state.region(region).digest() == basis.planning;
    });
}

Freshness compareProposals(const EstateState& state, const ProposalOpened& approved,
                           const PlannedProposal& present)
{
    Freshness freshness;
    freshness.changedRegions = changedRegions(approved.basis, present.content.basis);
    std::erase(freshness.changedRegions, std::string());  // the basis of an edit of the rules
    freshness.rulesChanged = approved.rules != present.content.rules;
    freshness.maintenanceChanged =
        kindOf(approved) != ProposalKind::rules &&
        closedBasis(approved.basis) != closedBasis(present.content.basis);
    freshness.decisionsChanged = approved.decisions != present.content.decisions;
    freshness.fresh = !freshness.decisionsChanged;
    if (freshness.fresh)
        return freshness;
    if (kindOf(approved) == ProposalKind::rules)
        addReachChanges(freshness, approved.reach, present.content.reach);
    else
        addFlowChanges(freshness, state, approved, present);
    // Every difference has a reason, also one that no listed group shows.
    if (freshness.changes.empty())
        freshness.changes.push_back(
            {approved.title, "as proposed",
             kindOf(approved) == ProposalKind::rules
                 ? "reaches others beyond those that are listed"
                 : "the same groups and destinations on other hosts or lanes, or in another order",
             "what it was planned on changed"});
    return freshness;
}

}  // namespace estate
