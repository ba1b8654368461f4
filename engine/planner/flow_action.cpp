#include "engine/planner/flow_action.h"

#include <algorithm>
#include <compare>

namespace estate {

namespace {

bool contains(std::span<const RegionIndex> ascending, RegionIndex region)
{
    return std::binary_search(ascending.begin(), ascending.end(), region);
}

// By every member's policy, or the entity's presence where a policy does not say.
std::vector<RegionIndex> allowedFor(const Catalog& catalog, const Rules& rules, const Flow& flow)
{
    const EntityIndex entity = catalog.application(flow.application).entity;
    std::vector<RegionIndex> allowed = catalog.entity(entity).presence;
    bool first = true;
    for (const VolumeIndex member : flow.members) {
        const FailoverPolicy* policy = policyFor(catalog, rules, member);
        const bool says = policy != nullptr && !policy->allowedRegions.empty();
        const auto& own = says ? policy->allowedRegions : catalog.entity(entity).presence;
        if (first)
            allowed = own;
        else
            std::erase_if(allowed, [&own](RegionIndex region) { return !contains(own, region); });
        first = false;
    }
    return allowed;
}

void findObjective(FlowAction& action, const Catalog& catalog, const Rules& rules, const Flow& flow,
                   std::span<const RegionIndex> unavailable)
{
    const ApplicationImpact& impact = rules.impacts[flow.application.value];
    std::optional<Objective> common;
    for (std::size_t i = 0; i < flow.members.size(); ++i) {
        const ObjectiveMatch match = matchObjective(impact, catalog.volume(flow.members[i]).rto,
                                                    flow.sources[i], unavailable);
        const bool differs = common && match.objective && common->impact != match.objective->impact;
        action.ambiguousObjective = match.ambiguous || differs;
        if (!match.objective || differs)
            return;
        const Duration rto =
            common ? std::min(common->rto, match.objective->rto) : match.objective->rto;
        common = Objective{rto, match.objective->impact};
    }
    action.objective = common;
}

void findRule(FlowAction& action, const Catalog& catalog, const Rules& rules, const Flow& flow,
              std::span<const RegionIndex> unavailable)
{
    for (std::size_t i = 0; i < flow.members.size(); ++i) {
        const PolicyIndex index = rules.policyOf(catalog, flow.members[i]);
        const RuleMatch match = matchRule(policyFor(catalog, rules, flow.members[i]), index,
                                          flow.sources[i], unavailable);
        const bool differs =
            i > 0 && (match.action != action.action || match.target != action.target);
        if (differs || match.action == RuleAction::ambiguous) {
            action.action = RuleAction::ambiguous;
            action.target = RegionIndex();
            return;
        }
        action.action = match.action;
        action.target = match.target;
    }
}

}  // namespace

std::vector<Flow> flowsOf(const EstateState& state)
{
    // A single volume is a group of its own, after the declared ones: none is the largest index.
    struct Member {
        ApplicationIndex application;
        RecoveryGroupIndex recoveryGroup;
        VolumeIndex alone;
        VolumeIndex volume;
        RegionIndex source;
        auto operator<=>(const Member&) const = default;
        [[nodiscard]] bool joins(const Member& other) const
        {
            return application == other.application && recoveryGroup == other.recoveryGroup &&
                   alone == other.alone;
        }
    };
    const Catalog& catalog = state.catalog();
    std::vector<Member> members;
    members.reserve(catalog.volumes.size());
    for (std::uint32_t i = 0; i < state.regionCount(); ++i)
        for (const VolumeState& volume : state.region(RegionIndex(i)).volumes) {
            if (volume.legs.empty())
                continue;
            const VolumeSpec& spec = catalog.volume(volume.volume);
            const VolumeIndex alone = spec.recoveryGroup.valid() ? VolumeIndex() : volume.volume;
            members.push_back(
                {spec.application, spec.recoveryGroup, alone, volume.volume, RegionIndex(i)});
        }
    std::sort(members.begin(), members.end());
    std::vector<Flow> flows;
    flows.reserve(members.size());
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (i == 0 || !members[i].joins(members[i - 1]))
            flows.push_back({members[i].application, members[i].recoveryGroup, {}, {}});
        flows.back().members.push_back(members[i].volume);
        flows.back().sources.push_back(members[i].source);
    }
    return flows;
}

const std::string& flowId(const Catalog& catalog, const Flow& flow)
{
    return flow.recoveryGroup.valid() ? catalog.recoveryGroup(flow.recoveryGroup).id
                                      : catalog.volume(flow.members.front()).id;
}

Flow lostPartOf(const Flow& flow, std::span<const RegionIndex> unavailable)
{
    Flow lost{flow.application, flow.recoveryGroup, {}, {}};
    for (std::size_t i = 0; i < flow.members.size(); ++i)
        if (contains(unavailable, flow.sources[i])) {
            lost.members.push_back(flow.members[i]);
            lost.sources.push_back(flow.sources[i]);
        }
    return lost;
}

FlowAction actionOf(const Catalog& catalog, const Rules& rules, const Flow& flow,
                    std::span<const RegionIndex> unavailable)
{
    ESTATE_ENSURE(!flow.members.empty());
    FlowAction action;
    findObjective(action, catalog, rules, flow, unavailable);
    findRule(action, catalog, rules, flow, unavailable);
    if (action.action == RuleAction::none || action.action == RuleAction::restore)
        action.allowed = allowedFor(catalog, rules, flow);
    return action;
}

const FailoverPolicy* policyFor(const Catalog& catalog, const Rules& rules, VolumeIndex volume)
{
    const PolicyIndex index = rules.policyOf(catalog, volume);
    return index.valid() ? &rules.policies[index.value] : nullptr;
}

void appendMentionedRegions(const Catalog& catalog, const Rules& rules, const Flow& flow,
                            std::vector<RegionIndex>& into)
{
    for (const ScenarioRule& scenario : rules.impacts[flow.application.value].scenarios)
        into.insert(into.end(), scenario.failureSet.begin(), scenario.failureSet.end());
    for (const VolumeIndex member : flow.members)
        if (const FailoverPolicy* policy = policyFor(catalog, rules, member))
            for (const FailoverRule& rule : policy->rules)
                into.insert(into.end(), rule.failureSet.begin(), rule.failureSet.end());
}

}  // namespace estate
