#include "models/stranded_search.h"

#include <algorithm>
#include <utility>

using namespace estate;

namespace {

bool contains(const std::vector<RegionIndex>& ascending, RegionIndex region)
{
    return std::binary_search(ascending.begin(), ascending.end(), region);
}

void add(StrandedPolicy& row, const EstateState& state, const GroupDecision& decision)
{
    LostGroup group;
    group.application = decision.application;
    group.recoveryGroup = decision.recoveryGroup;
    group.members = decision.members;
    for (const VolumeIndex member : decision.members)
        group.sources.push_back(state.sourceOf(member));
    group.elsewhere = decision.elsewhere;
    group.since = decision.lostSince;
    const bool held = decision.outcome == Outcome::hold;
    const bool ruled = decision.rule.policy.valid() && decision.rule.winner.has_value();
    row.held += held ? 1 : 0;
    row.misdirected += ruled && !held ? 1 : 0;
    row.sources[decision.source] += 1;
    if (row.groups.empty()) {
        row.reason = decision.reason;
        if (ruled)
            row.target =
                state.rules().policy(decision.rule.policy).rules[*decision.rule.winner].target;
        for (const DestinationVerdict& verdict : decision.verdicts) {
            if (verdict.region == row.target)
                row.atTarget = verdict;
        }
    }
    row.groups.push_back(std::move(group));
}

}  // namespace

std::vector<RegionIndex> StrandedPolicy::usable() const
{
    std::vector<RegionIndex> regions;
    for (const auto& [region, place] : places) {
        if (place.groups > 0)
            regions.push_back(region);
    }
    std::stable_sort(regions.begin(), regions.end(), [this](RegionIndex a, RegionIndex b) {
        const StrandedPlace& left = places.at(a);
        const StrandedPlace& right = places.at(b);
        return std::pair(left.groups, left.allowed) > std::pair(right.groups, right.allowed);
    });
    return regions;
}

RegionIndex StrandedPolicy::best() const
{
    const std::vector<RegionIndex> regions = usable();
    return regions.empty() ? RegionIndex() : regions.front();
}

Result<StrandedSearch> StrandedSearch::begin(const EstateState& state, const FailureSet& failures,
                                             Timestamp at, const ClosedWindows& windows)
{
    auto search = beginOf(state, failures, {}, at, windows);
    while (search && search->m_planning)
        (void)search->step(0);
    return search;
}

Result<StrandedSearch> StrandedSearch::ofPolicy(const EstateState& state,
                                                const FailureSet& failures,
                                                const std::string& policy, Timestamp at,
                                                const ClosedWindows& windows)
{
    return beginOf(state, failures, policy, at, windows);
}

Result<StrandedSearch> StrandedSearch::beginOf(const EstateState& state, const FailureSet& failures,
                                               const std::string& policy, Timestamp at,
                                               const ClosedWindows& windows)
{
    auto planning = PreviewPlanning::ofDisaster(state, failures, at, windows);
    if (!planning)
        return tl::unexpected<Error>(planning.error());
    auto losses = resolveLosses(state.catalog(), failures);
    if (!losses)
        return tl::unexpected<Error>(losses.error());
    StrandedSearch search;
    search.m_planning.emplace(std::move(*planning));
    search.m_wanted = policy;
    search.m_losses = std::move(*losses);
    search.m_windows = windows;
    search.m_lost = std::make_unique<EstateState>(state);
    return search;
}

void StrandedSearch::take(const Preview& preview)
{
    const EstateState& state = *m_lost;
    const Catalog& catalog = state.catalog();
    std::map<PolicyIndex, StrandedPolicy> found;
    for (const GroupDecision& decision : preview.plan.groups) {
        if (decision.kind != GangKind::failover || !contains(m_losses.regions, decision.source))
            continue;
        m_groups += 1;
        if (decision.outcome == Outcome::recover) {
            m_recovered += 1;
            if (m_wanted.empty())
                continue;
        }
        const PolicyIndex index = state.rules().policyOf(catalog, decision.members.front());
        if (!index.valid()) {
            m_withoutPolicy += 1;
            continue;
        }
        const FailoverPolicy& policy = state.rules().policy(index);
        if (!m_wanted.empty() && policy.id != m_wanted)
            continue;
        StrandedPolicy& row = found[index];
        row.id = policy.id;
        row.allowed = policy.allowedRegions;
        add(row, state, decision);
    }
    for (auto& [index, row] : found)
        m_policies.push_back(std::move(row));
    std::stable_sort(m_policies.begin(), m_policies.end(),
                     [](const StrandedPolicy& a, const StrandedPolicy& b) {
                         return a.groups.size() > b.groups.size();
                     });
    if (m_policies.size() > policiesMax)
        m_policies.resize(policiesMax);
}

// What a policy does not allow may still hold a copy: that is for a person to know.
void StrandedSearch::lose(Timestamp at)
{
    Rules& rules = m_lost->editRules();
    for (const StrandedPolicy& row : m_policies) {
        const PolicyIndex index = rules.policyNamed(row.id);
        FailoverPolicy open = rules.policy(index);
        open.allowedRegions.clear();
        (void)rules.putPolicy(m_lost->catalog(), std::move(open));
    }
    m_lost->advance(m_lost->index() + 1, at);
    applyLosses(*m_lost, m_losses, at);
    m_unavailable = m_lost->unavailableRegions();
    m_closed = ClosedPlaces(*m_lost, m_windows);
}

void StrandedSearch::lookAt(StrandedPolicy& policy, const LostGroup& group) const
{
    const RuleMatch free;  // as if no rule applied
    for (const RegionIndex region : regionsInReach(*m_lost, group, free)) {
        if (takes(region))
            continue;
        StrandedPlace& place = policy.places[region];
        place.allowed = policy.allowed.empty() || contains(policy.allowed, region);
        const DestinationVerdict verdict = checkDestination(*m_lost, group, free, region, m_closed);
        if (verdict.constraint == Constraint::none)
            place.groups += 1;
        else if (verdict.constraint > place.verdict.constraint)
            place.verdict = verdict;
    }
}

bool StrandedSearch::step(std::size_t groupsMax)
{
    if (m_planning) {
        if (m_planning->step())
            return true;
        const Preview preview = m_planning->take();
        m_planning.reset();
        take(preview);
        lose(preview.at);
        return true;
    }
    for (std::size_t looked = 0; looked < groupsMax && m_policy < m_policies.size(); ++looked) {
        StrandedPolicy& policy = m_policies[m_policy];
        lookAt(policy, policy.groups[m_group]);
        if (++m_group < policy.groups.size())
            continue;
        policy.looked = true;
        m_group = 0;
        m_policy += 1;
    }
    return m_policy < m_policies.size();
}

bool StrandedSearch::takes(RegionIndex region) const
{
    return contains(m_unavailable, region);
}

std::uint64_t StrandedSearch::held() const
{
    std::uint64_t sum = 0;
    for (const StrandedPolicy& policy : m_policies)
        sum += policy.held;
    return sum;
}

std::uint64_t StrandedSearch::misdirected() const
{
    std::uint64_t sum = 0;
    for (const StrandedPolicy& policy : m_policies)
        sum += policy.misdirected;
    return sum;
}
