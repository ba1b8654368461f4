// What a proposal of a change of the rules says, and what committing it does.
#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"
#include "engine/rules/reach_description.h"
#include "engine/rules/rule_check.h"

namespace estate {

namespace {

// Listed in the proposal; the digest is over all of them.
constexpr std::size_t reachListedMax = 200;

bool onlyComments(const std::vector<RuleBlockChange>& changes)
{
    for (const RuleBlockChange& change : changes) {
        const auto key = keyOf(change);
        if (!key || key->kind != BlockKind::file)
            return false;
    }
    return true;
}

}  // namespace

Digest reachBasis(const EstateState& state)
{
    Hasher hasher("reach-basis/1");
    hasher.put(state.catalog().digest());
    hasher.put(state.unavailableRegions().size());
    for (const RegionIndex region : state.unavailableRegions())
        hasher.put(region.value);
    for (std::uint32_t i = 0; i < state.regionCount(); ++i)
        for (const VolumeMoved& moved : state.region(RegionIndex(i)).moved)
            hasher.put(moved.volume.value).put(moved.to.value);
    return hasher.finish();
}

Result<ReachDescription> beginReach(const EstateState& state, const RuleBook& approved,
                                    const ProposalOpened& occasion)
{
    const auto edited = applyChanges(approved, occasion.ruleChanges);
    if (!edited)
        return tl::unexpected(edited.error());
    const auto rules =
        resolveRules(state.catalog(), RulesInForce{state.rules(), approved}, *edited);
    if (!rules)
        return tl::unexpected(rules.error());
    return ReachDescription::make(state, *rules, reachListedMax);
}

PlannedProposal plannedRuleChange(const EstateState& state, ProposalOpened occasion,
                                  const DescribedReach& described)
{
    occasion.rules = state.rules().digest();
    occasion.decisions = Hasher("rule-change/1").put(described.digest).finish();
    occasion.groups = described.reach.changedFlows;
    occasion.reach = described.reach;
    occasion.basis = {{std::string(), reachBasis(state)}};
    return PlannedProposal{std::move(occasion), {}};
}

Result<void> addRuleCommit(Change& change, const RuleBook& approved, const ProposalOpened& content)
{
    // Comments are no part of the rules' digest, and nothing of them may get lost either.
    const auto applies = applyChanges(approved, content.ruleChanges);
    if (!applies)
        return tl::unexpected(applies.error());
    if (!onlyComments(content.ruleChanges)) {
        auto event = ruleEvent(content.ruleChanges);
        if (!event)
            return tl::unexpected(event.error());
        if (auto added = change.add(std::move(*event)); !added)
            return tl::unexpected(added.error());
    }
    const auto ended =
        change.addAsExecutor(CommitEnded{content.proposal, CommitOutcome::committed, ""});
    return ended ? Result<void>() : tl::unexpected(ended.error());
}

}  // namespace estate
