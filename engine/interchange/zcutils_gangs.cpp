#include "engine/interchange/zcutils_gangs.h"

#include <algorithm>
#include <set>

namespace estate::interchange {

namespace {

std::vector<std::string> membersOf(const EstateState& state, const Digest& planId, GangKind& kind)
{
    std::vector<std::string> members;
    for (const RegionIndex region : state.gangs().at(planId)) {
        const Gang* part = state.region(region).findGang(planId);
        ESTATE_ENSURE(part != nullptr);
        kind = part->kind;
        for (const GangMember& member : part->members)
            members.push_back(state.catalog().volume(member.volume).id);
    }
    std::sort(members.begin(), members.end());
    return members;
}

// A volume is in at most one undecided gang, so its first member tells which one it can be.
std::optional<Digest> undecided(const EstateState& state, const ForeignPlan& plan)
{
    if (plan.members.empty())
        return std::nullopt;
    const VolumeIndex first = state.catalog().volumeNamed(plan.members.front());
    if (!first.valid() || !state.volume(first).busy())
        return std::nullopt;
    const Digest planId = state.volume(first).gang;
    GangKind kind = GangKind::placement;
    if (membersOf(state, planId, kind) != plan.members || kind != plan.kind)
        return std::nullopt;
    return planId;
}

}  // namespace

std::optional<Digest> GangNames::find(const std::string& planId) const
{
    const auto known = m_ours.find(planId);
    return known == m_ours.end() ? std::nullopt : std::optional(known->second);
}

Result<Digest> GangNames::match(const EstateState& state, const ForeignPlan& plan)
{
    const auto found = undecided(state, plan);
    if (!found)
        return fail(
            ErrorCode::contradiction,
            "Plan " + plan.planId + " is a " + std::string(gangKindName(plan.kind)) + " of " +
                (plan.members.empty() ? std::string("nothing")
                                      : "\"" + plan.members.front() + "\"") +
                (plan.members.size() > 1
                     ? " and " + std::to_string(plan.members.size() - 1) + " more"
                     : "") +
                " there; no undecided gang here is exactly that. Was that log made in another "
                "mode?",
            {{"plan", plan.planId}});
    m_ours[plan.planId] = *found;
    return *found;
}

Result<Digest> GangNames::matchTheOneLeft(const EstateState& state, const std::string& planId,
                                          const std::vector<ForeignPlan>& others)
{
    std::set<Digest> left;
    for (const auto& [ours, regions] : state.gangs())
        left.insert(ours);
    for (const auto& [there, ours] : m_ours)
        left.erase(ours);
    for (const ForeignPlan& other : others)
        if (const auto ours = undecided(state, other))
            left.erase(*ours);
    if (left.size() != 1)
        return fail(ErrorCode::contradiction,
                    "Plan " + planId + " was rejected before anything told its members, and " +
                        std::to_string(left.size()) +
                        " undecided gangs could be it; give the decisions of that log too.",
                    {{"plan", planId}, {"candidates", std::to_string(left.size())}});
    m_ours[planId] = *left.begin();
    return *left.begin();
}

}  // namespace estate::interchange
