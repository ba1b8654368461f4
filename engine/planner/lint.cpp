#include "engine/planner/lint.h"

#include <tuple>

#include "engine/planner/lint_parts.h"

namespace estate {

std::string_view lintCodeName(LintCode code)
{
    switch (code) {
    case LintCode::ambiguousRules: return "ambiguous-rules";
    case LintCode::ambiguousGroup: return "ambiguous-group";
    case LintCode::ambiguousScenarios: return "ambiguous-scenarios";
    case LintCode::unusedPolicy: return "unused-policy";
    case LintCode::unreachableRule: return "unreachable-rule";
    case LintCode::shadowedRule: return "shadowed-rule";
    case LintCode::redundantRule: return "redundant-rule";
    case LintCode::uncoveredSingleLoss: return "uncovered-single-loss";
    case LintCode::targetNotAllowed: return "target-not-allowed";
    case LintCode::targetUnavailable: return "target-unavailable";
    case LintCode::targetWithoutReplica: return "target-without-replica";
    case LintCode::targetReplicaOffline: return "target-replica-offline";
    case LintCode::targetDivergent: return "target-divergent";
    case LintCode::targetMissesRpo: return "target-misses-rpo";
    case LintCode::targetPathUnknown: return "target-path-unknown";
    case LintCode::targetIopsTooSmall: return "target-iops-too-small";
    case LintCode::targetBytesTooSmall: return "target-bytes-too-small";
    case LintCode::targetSitesTooFew: return "target-sites-too-few";
    case LintCode::targetSharesDomain: return "target-shares-domain";
    }
    return "unknown";
}

std::string_view lintSeverityName(LintSeverity severity)
{
    switch (severity) {
    case LintSeverity::error: return "error";
    case LintSeverity::warning: return "warning";
    case LintSeverity::info: return "info";
    }
    return "unknown";
}

// Errors defer or fail a recovery that somebody believes in; warnings may, or will until something
// changes.
LintSeverity severityOf(LintCode code)
{
    switch (code) {
    case LintCode::ambiguousRules:
    case LintCode::ambiguousGroup:
    case LintCode::ambiguousScenarios:
    case LintCode::targetNotAllowed:
    case LintCode::targetWithoutReplica:
    case LintCode::targetMissesRpo:
    case LintCode::targetIopsTooSmall:
    case LintCode::targetBytesTooSmall:
    case LintCode::targetSitesTooFew: return LintSeverity::error;
    case LintCode::shadowedRule:
    case LintCode::uncoveredSingleLoss:
    case LintCode::targetUnavailable:
    case LintCode::targetReplicaOffline:
    case LintCode::targetPathUnknown:
    case LintCode::targetDivergent: return LintSeverity::warning;
    case LintCode::unusedPolicy:
    case LintCode::unreachableRule:
    case LintCode::redundantRule:
    case LintCode::targetSharesDomain: return LintSeverity::info;
    }
    return LintSeverity::error;
}

void LintPass::add(LintFinding finding)
{
    if (report.findings.size() < lintFindingsMax)
        report.findings.push_back(std::move(finding));
    else
        report.truncated = true;
}

std::vector<RegionIndex> LintPass::lostWith(const std::vector<RegionIndex>& set) const
{
    return unionOf(set, unavailable);
}

namespace {

void findUses(LintPass& pass)
{
    std::vector<std::tuple<PolicyIndex, RegionIndex, VolumeIndex>> uses;
    uses.reserve(pass.flows.size());
    for (const Flow& flow : pass.flows)
        for (std::size_t i = 0; i < flow.members.size(); ++i) {
            const PolicyIndex policy = pass.rules.policyOf(pass.catalog(), flow.members[i]);
            if (policy.valid())
                uses.emplace_back(policy, flow.sources[i], flow.members[i]);
        }
    std::sort(uses.begin(), uses.end());
    for (const auto& [policy, source, volume] : uses) {
        const auto bySource = pass.uses.try_emplace(pass.uses.end(), policy);
        bySource->second.try_emplace(bySource->second.end(), source)->second.push_back(volume);
    }
}

void lintPolicy(LintPass& pass, PolicyIndex policy)
{
    if (pass.rules.policy(policy).retired)
        return;
    lintPolicyRules(pass, policy);
    lintPolicyTargets(pass, policy);
}

}  // namespace

LintReport lint(const EstateState& state, const Rules& rules)
{
    LintPass pass{state, rules, flowsOf(state), {}, state.unavailableRegions(), {}};
    findUses(pass);
    for (std::uint32_t i = 0; i < rules.policies.size(); ++i)
        lintPolicy(pass, PolicyIndex(i));
    lintGroups(pass);
    lintScenarios(pass);
    return std::move(pass.report);
}

Lint::Lint(EstateState state, std::shared_ptr<const Rules> rules)
    : m_state(std::make_unique<const EstateState>(std::move(state))), m_rules(std::move(rules)),
      m_pass(new LintPass{
          *m_state, *m_rules, flowsOf(*m_state), {}, m_state->unavailableRegions(), {}})
{
    findUses(*m_pass);
}
Lint::Lint(Lint&&) noexcept = default;
Lint& Lint::operator=(Lint&&) noexcept = default;
Lint::~Lint() = default;

std::uint32_t Lint::policies() const
{
    return static_cast<std::uint32_t>(m_rules->policies.size());
}

const LintReport& Lint::report() const
{
    return m_pass->report;
}

bool Lint::step(std::uint32_t policiesMax)
{
    if (m_finished)
        return false;
    if (m_next == policies()) {
        lintGroups(*m_pass);
        lintScenarios(*m_pass);
        m_finished = true;
        return false;
    }
    const std::uint32_t end = m_next + std::min(policiesMax, policies() - m_next);
    for (; m_next < end; ++m_next)
        lintPolicy(*m_pass, PolicyIndex(m_next));
    return true;
}

}  // namespace estate
