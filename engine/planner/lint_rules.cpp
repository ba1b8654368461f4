// Rules of one policy against each other. Ambiguity is looked for pair by pair, which finds all of
// it: two tied rules are tied in the union of their sets, and whatever beats them there, beats them
// in every larger set.
#include "engine/planner/lint_parts.h"

namespace estate {

namespace {

class PolicyLint {
public:
    PolicyLint(LintPass& pass, PolicyIndex index)
        : m_pass(pass), m_index(index), m_policy(pass.rules.policies[index.value]),
          m_compared(std::min(m_policy.rules.size(), lintPairwiseMax))
    {
        if (m_compared < m_policy.rules.size())
            m_pass.report.truncated = true;
    }

    void run()
    {
        const auto uses = m_pass.uses.find(m_index);
        if (uses == m_pass.uses.end()) {
            m_pass.add(finding(LintCode::unusedPolicy));
            return;
        }
        m_uses = &uses->second;
        for (std::uint32_t i = 0; i < m_policy.rules.size(); ++i)
            lintRule(i);
        for (std::uint32_t i = 0; i < m_compared; ++i)
            for (std::uint32_t j = i + 1; j < m_compared; ++j)
                lintPair(i, j);
        lintSingleLosses();
    }

private:
    [[nodiscard]] LintFinding finding(LintCode code) const
    {
        LintFinding found;
        found.code = code;
        found.policy = m_index;
        return found;
    }
    [[nodiscard]] LintFinding finding(LintCode code, std::uint32_t rule,
                                      std::optional<std::uint32_t> other) const
    {
        LintFinding found = finding(code);
        found.rule = rule;
        found.other = other;
        found.failureSet = m_policy.rules[rule].failureSet;
        found.target = m_policy.rules[rule].target;
        return found;
    }
    void count(LintFinding& found, RegionIndex source) const
    {
        const auto& volumes = m_uses->at(source);
        found.flows += volumes.size();
        if (!found.example.valid())
            found.example = volumes.front();
    }
    // Where flows of this policy run, of the rule's set.
    [[nodiscard]] std::vector<RegionIndex> sourcesIn(const std::vector<RegionIndex>& set) const
    {
        std::vector<RegionIndex> sources;
        for (const RegionIndex region : set)
            if (m_uses->contains(region))
                sources.push_back(region);
        return sources;
    }
    [[nodiscard]] RuleMatch match(RegionIndex source, const std::vector<RegionIndex>& set) const
    {
        return matchRule(&m_policy, m_index, source, m_pass.lostWith(set));
    }

    void lintRule(std::uint32_t rule);
    [[nodiscard]] std::optional<std::uint32_t>
    shadowOf(std::uint32_t rule, const std::vector<RegionIndex>& sources) const;
    [[nodiscard]] bool redundant(std::uint32_t rule, const std::vector<RegionIndex>& sources,
                                 std::optional<std::uint32_t>& by) const;
    void lintPair(std::uint32_t first, std::uint32_t second);
    void lintSingleLosses();

    LintPass& m_pass;
    PolicyIndex m_index;
    const FailoverPolicy& m_policy;
    std::size_t m_compared;
    const std::map<RegionIndex, std::vector<VolumeIndex>>* m_uses = nullptr;
};

// A rule wins in exactly its own set, unless what is lost already makes every set larger.
std::optional<std::uint32_t> PolicyLint::shadowOf(std::uint32_t rule,
                                                  const std::vector<RegionIndex>& sources) const
{
    std::optional<std::uint32_t> by;
    for (const RegionIndex source : sources) {
        const RuleMatch found = match(source, m_policy.rules[rule].failureSet);
        const bool beaten = std::find(found.trace.beaten.begin(), found.trace.beaten.end(), rule) !=
                            found.trace.beaten.end();
        if (!beaten)
            return std::nullopt;
        by = found.trace.winner ? found.trace.winner : found.trace.tied.front();
    }
    return by;
}

// Without it nothing changes, in its own set and in the union with every rule that it beats there.
bool PolicyLint::redundant(std::uint32_t rule, const std::vector<RegionIndex>& sources,
                           std::optional<std::uint32_t>& by) const
{
    const std::vector<RegionIndex>& set = m_policy.rules[rule].failureSet;
    const auto idle = [&](RegionIndex source, const std::vector<RegionIndex>& failures) {
        const auto lost = m_pass.lostWith(failures);
        const RuleMatch with = matchRule(&m_policy, m_index, source, lost);
        const RuleMatch rest = matchRule(&m_policy, m_index, source, lost, rule);
        if (with.action != rest.action || with.target != rest.target)
            return false;
        if (rest.trace.winner && !by)
            by = rest.trace.winner;
        return true;
    };
    for (const RegionIndex source : sources) {
        if (!idle(source, set))
            return false;
        for (std::uint32_t k = 0; k < m_compared; ++k)
            if (k != rule && m_policy.rules[k].failureSet.size() <= set.size() &&
                !idle(source, unionOf(set, m_policy.rules[k].failureSet)))
                return false;
    }
    return true;
}

void PolicyLint::lintRule(std::uint32_t rule)
{
    const auto sources = sourcesIn(m_policy.rules[rule].failureSet);
    if (sources.empty()) {
        m_pass.add(finding(LintCode::unreachableRule, rule, std::nullopt));
        return;
    }
    LintFinding found;
    std::optional<std::uint32_t> by;
    if (const auto shadow = shadowOf(rule, sources))
        found = finding(LintCode::shadowedRule, rule, shadow);
    else if (rule < m_compared && redundant(rule, sources, by))
        found = finding(LintCode::redundantRule, rule, by);
    else
        return;
    for (const RegionIndex source : sources)
        count(found, source);
    m_pass.add(std::move(found));
}

void PolicyLint::lintPair(std::uint32_t first, std::uint32_t second)
{
    const FailoverRule& a = m_policy.rules[first];
    const FailoverRule& b = m_policy.rules[second];
    if (a.failureSet.size() != b.failureSet.size() || a.target == b.target)
        return;
    const auto both = unionOf(a.failureSet, b.failureSet);
    LintFinding found = finding(LintCode::ambiguousRules, first, second);
    found.failureSet = both;
    for (const RegionIndex source : sourcesIn(both)) {
        const RuleMatch tied = match(source, both);
        const auto listed = [&tied](std::uint32_t rule) {
            return std::find(tied.trace.tied.begin(), tied.trace.tied.end(), rule) !=
                   tied.trace.tied.end();
        };
        if (listed(first) && listed(second))
            count(found, source);
    }
    if (found.flows > 0)
        m_pass.add(std::move(found));
}

void PolicyLint::lintSingleLosses()
{
    for (const auto& [source, volumes] : *m_uses) {
        if (match(source, {source}).action != RuleAction::none)
            continue;
        LintFinding found = finding(LintCode::uncoveredSingleLoss);
        found.failureSet = {source};
        count(found, source);
        m_pass.add(std::move(found));
    }
}

}  // namespace

void lintPolicyRules(LintPass& pass, PolicyIndex policy)
{
    PolicyLint(pass, policy).run();
}

}  // namespace estate
