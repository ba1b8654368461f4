#include "engine/planner/reach.h"

#include <algorithm>
#include <map>

namespace estate {

namespace {

bool samePolicy(const FailoverPolicy* a, const FailoverPolicy* b)
{
    if (a == nullptr || b == nullptr)
        return a == b;
    return a->allowedRegions == b->allowedRegions &&
           std::equal(a->rules.begin(), a->rules.end(), b->rules.begin(), b->rules.end(),
                      [](const FailoverRule& x, const FailoverRule& y) {
                          return x.failureSet == y.failureSet && x.target == y.target;
                      });
}

bool sameImpact(const ApplicationImpact& a, const ApplicationImpact& b)
{
    return a.own == b.own &&
           std::equal(a.scenarios.begin(), a.scenarios.end(), b.scenarios.begin(),
                      b.scenarios.end(), [](const ScenarioRule& x, const ScenarioRule& y) {
                          return x.failureSet == y.failureSet && x.rto == y.rto &&
                                 x.impact == y.impact;
                      });
}

// Policies by pair, so that a policy of many volumes is compared once.
class Edits {
public:
    Edits(const Catalog& catalog, const Rules& before, const Rules& after)
        : m_catalog(catalog), m_before(before), m_after(after)
    {}
    bool touches(const Flow& flow)
    {
        if (!sameImpact(m_before.impacts[flow.application.value],
                        m_after.impacts[flow.application.value]))
            return true;
        return std::any_of(flow.members.begin(), flow.members.end(), [this](VolumeIndex member) {
            const std::pair pair{m_before.policyOf(m_catalog, member),
                                 m_after.policyOf(m_catalog, member)};
            const auto [known, added] = m_differ.try_emplace(pair, false);
            if (added)
                known->second = !samePolicy(policyFor(m_catalog, m_before, member),
                                            policyFor(m_catalog, m_after, member));
            return known->second;
        });
    }

private:
    const Catalog& m_catalog;
    const Rules& m_before;
    const Rules& m_after;
    std::map<std::pair<PolicyIndex, PolicyIndex>, bool> m_differ;
};

bool fits(const Rules& rules, const Catalog& catalog)
{
    return rules.impacts.size() == catalog.applications.size() &&
           rules.volumePolicies.size() == catalog.volumes.size() &&
           rules.groupPolicies.size() == catalog.recoveryGroups.size() &&
           rules.applicationPolicies.size() == catalog.applications.size() &&
           rules.entityPolicies.size() == catalog.entities.size();
}

std::vector<RegionIndex> joined(std::vector<RegionIndex> a, const std::vector<RegionIndex>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    std::sort(a.begin(), a.end());
    a.erase(std::unique(a.begin(), a.end()), a.end());
    return a;
}

}  // namespace

Result<Reach> Reach::make(EstateState approved, std::shared_ptr<const Rules> edited, bool pairs)
{
    if (edited == nullptr || !fits(*edited, approved.catalog()))
        return fail(ErrorCode::badInput,
                    "The edited rules were made for another estate: their tables have another "
                    "size. Edit a copy of this estate's rules.");
    return Reach(std::move(approved), std::move(edited), pairs);
}

Reach::Reach(EstateState approved, std::shared_ptr<const Rules> edited, bool pairs)
    : m_approved(std::move(approved)), m_edited(std::move(edited)), m_pairs(pairs),
      m_flows(flowsOf(m_approved))
{
    const std::uint64_t regions = m_approved.regionCount();
    m_marked.resize(regions * (regions + 1) / 2, false);
    m_result.sets = pairs ? regions * (regions + 1) / 2 : regions;
    Edits edits(m_approved.catalog(), m_approved.rules(), *m_edited);
    for (std::uint32_t i = 0; i < m_flows.size(); ++i)
        if (edits.touches(m_flows[i]))
            m_editedFlows.push_back(i);
    begin();
}

void Reach::begin()
{
    m_cursor = Cursor{};
    if (m_next >= m_editedFlows.size())
        return;
    const Flow& flow = m_flows[m_editedFlows[m_next]];
    std::vector<RegionIndex> named = flow.sources;
    appendMentionedRegions(m_approved.catalog(), m_approved.rules(), flow, named);
    appendMentionedRegions(m_approved.catalog(), *m_edited, flow, named);
    m_cursor.named = joined(std::move(named), {});
}

bool Reach::step(std::uint64_t setsMax)
{
    for (; setsMax > 0 && m_next < m_editedFlows.size(); --setsMax) {
        look();
        if (advance())
            continue;
        m_result.changedFlows += m_cursor.changed ? 1 : 0;
        ++m_next;
        begin();
    }
    return m_next < m_editedFlows.size();
}

std::vector<RegionIndex> Reach::subset() const
{
    std::vector<RegionIndex> subset;
    if (m_cursor.size > 0)
        subset.push_back(m_cursor.named[m_cursor.first]);
    if (m_cursor.size > 1)
        subset.push_back(m_cursor.named[m_cursor.second]);
    return subset;
}

bool Reach::advance()
{
    const std::size_t count = m_cursor.named.size();
    if (m_cursor.size == 2 && m_cursor.second + 1 < count) {
        ++m_cursor.second;
        return true;
    }
    if (m_cursor.size > 0)
        ++m_cursor.first;
    if (m_cursor.size < 2 && (m_cursor.size == 0 || m_cursor.first >= count)) {
        m_cursor.size += 1;
        m_cursor.first = 0;
    }
    m_cursor.second = m_cursor.first + 1;
    if (m_cursor.size == 1)
        return count > 0;
    return m_pairs && m_cursor.second < count;
}

void Reach::look()
{
    const std::uint32_t position = m_editedFlows[m_next];
    const std::vector<RegionIndex> failures = subset();
    const auto unavailable = joined(failures, m_approved.unavailableRegions());
    const Flow lost = lostPartOf(m_flows[position], unavailable);
    if (lost.members.empty())
        return;
    const Catalog& catalog = m_approved.catalog();
    FlowAction before = actionOf(catalog, m_approved.rules(), lost, unavailable);
    FlowAction after = actionOf(catalog, *m_edited, lost, unavailable);
    if (before == after)
        return;
    const std::uint64_t sets = setsLike(failures.size());
    if (sets == 0)
        return;
    m_cursor.changed = true;
    m_result.changedActions += sets;
    mark(failures);
    ReachChange change{failures, position, std::move(before), std::move(after), sets};
    digest(change);
    if (m_result.changes.size() < reachChangesMax)
        m_result.changes.push_back(std::move(change));
    else
        m_result.truncated = true;
}

// Change by change, so that it needs no memory for those that are not listed.
void Reach::digest(const ReachChange& change)
{
    const Catalog& catalog = m_approved.catalog();
    const Flow& flow = m_flows[change.flow];
    Hasher hasher("reach-change/1");
    const auto putRegions = [&](const std::vector<RegionIndex>& regions) {
        hasher.put(regions.size());
        for (const RegionIndex region : regions)
            hasher.put(catalog.region(region).id);
    };
    const auto putAction = [&](const FlowAction& action) {
        hasher.put(static_cast<std::uint64_t>(action.action));
        hasher.put(action.target.valid() ? catalog.region(action.target).id : std::string());
        hasher.put(action.ambiguousObjective ? 1 : 0).put(action.objective ? 1 : 0);
        const Objective objective = action.objective.value_or(Objective{});
        hasher.put(objective.rto.value).put(objective.impact.downtime.value);
        hasher.put(objective.impact.breach.value).put(objective.impact.perLostOperation.value);
        putRegions(action.allowed);
    };
    hasher.put(m_result.digest).put(flow.recoveryGroup.valid() ? 1 : 0);
    hasher.put(flowId(catalog, flow));
    putRegions(change.failureSet);
    putAction(change.before);
    putAction(change.after);
    hasher.put(change.sets);
    m_result.digest = hasher.finish();
}

// How many of the sets asked about contain exactly these of the regions that the flow names.
std::uint64_t Reach::setsLike(std::size_t size) const
{
    const std::uint64_t others = m_approved.regionCount() - m_cursor.named.size();
    switch (size) {
    case 0: return others + (m_pairs && others > 0 ? others * (others - 1) / 2 : 0);
    case 1: return 1 + (m_pairs ? others : 0);
    default: return 1;
    }
}

void Reach::mark(const std::vector<RegionIndex>& subset)
{
    std::vector<RegionIndex> like = subset;
    like.emplace_back();
    like.insert(like.end(), m_cursor.named.begin(), m_cursor.named.end());
    if (!m_markedLike.insert(std::move(like)).second)
        return;
    if (subset.size() == 2) {
        markSet(subset[0].value, subset[1].value);
        return;
    }
    std::vector<std::uint32_t> others;
    for (std::uint32_t i = 0; i < m_approved.regionCount(); ++i)
        if (!std::binary_search(m_cursor.named.begin(), m_cursor.named.end(), RegionIndex(i)))
            others.push_back(i);
    if (subset.size() == 1) {
        markSet(subset[0].value, subset[0].value);
        for (const std::uint32_t other : others)
            if (m_pairs)
                markSet(subset[0].value, other);
        return;
    }
    for (std::size_t i = 0; i < others.size(); ++i)
        for (std::size_t j = i; j < (m_pairs ? others.size() : i + 1); ++j)
            markSet(others[i], others[j]);
}

void Reach::markSet(std::uint32_t a, std::uint32_t b)
{
    const std::uint64_t high = std::max(a, b);
    const std::uint64_t position = high * (high + 1) / 2 + std::min(a, b);
    m_result.changedSets += m_marked[position] ? 0 : 1;
    m_marked[position] = true;
}

}  // namespace estate
