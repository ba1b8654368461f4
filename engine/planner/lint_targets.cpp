// Could a rule's target ever take what the rule sends there?
#include <span>

#include "engine/planner/destination.h"
#include "engine/planner/lint_parts.h"

namespace estate {

namespace {

bool contains(const std::vector<RegionIndex>& ascending, RegionIndex region)
{
    return std::binary_search(ascending.begin(), ascending.end(), region);
}

std::optional<LintCode> codeOf(Constraint constraint)
{
    switch (constraint) {
    case Constraint::noReplica: return LintCode::targetWithoutReplica;
    case Constraint::replicaOffline: return LintCode::targetReplicaOffline;
    case Constraint::divergentReplica: return LintCode::targetDivergent;
    case Constraint::rpoMissed: return LintCode::targetMissesRpo;
    default: return std::nullopt;
    }
}

// Everything that the region has, offline hosts and what is used included: beyond it is never.
struct Ceiling {
    U128 bytes = 0;
    U128 iops = 0;
    std::uint64_t sites = 0;
};
Ceiling ceilingOf(const RegionState& region)
{
    Ceiling ceiling;
    ceiling.sites = region.sites.size();
    for (const HostState& host : region.hosts) {
        ceiling.bytes += host.capacity.value;
        ceiling.iops += U128{host.laneIops.value} * host.laneCount;
    }
    return ceiling;
}

std::uint64_t capped(U128 value)
{
    return narrow(value).value_or(~std::uint64_t{0});
}

class TargetLint {
public:
    TargetLint(LintPass& pass, PolicyIndex policy, std::uint32_t rule)
        : m_pass(pass), m_index(policy), m_policy(pass.rules.policies[policy.value]),
          m_position(rule), m_rule(m_policy.rules[rule])
    {}

    void run()
    {
        const auto uses = m_pass.uses.find(m_index);
        if (m_rule.holds() || uses == m_pass.uses.end())
            return;
        m_ceiling = ceilingOf(m_pass.state.region(m_rule.target));
        const bool shared = sharesFate();
        for (const RegionIndex source : m_rule.failureSet) {
            const auto volumes = uses->second.find(source);
            if (volumes == uses->second.end())
                continue;
            for (const VolumeIndex volume : volumes->second) {
                lintReplica(volume, source);
                lintCapacity(volume);
                if (shared)
                    found(LintCode::targetSharesDomain, volume, 0, 0);
            }
        }
        for (auto& [code, finding] : m_findings)
            m_pass.add(std::move(finding));
    }

private:
    // The first flow's numbers stand for the rest, which are counted.
    void found(LintCode code, VolumeIndex volume, U128 needed, U128 available)
    {
        const auto [entry, added] = m_findings.try_emplace(code);
        LintFinding& finding = entry->second;
        finding.flows += 1;
        if (!added)
            return;
        finding.code = code;
        finding.policy = m_index;
        finding.rule = m_position;
        finding.failureSet = m_rule.failureSet;
        finding.target = m_rule.target;
        finding.example = volume;
        finding.application = m_pass.catalog().volume(volume).application;
        finding.needed = capped(needed);
        finding.available = capped(available);
    }

    void lintReplica(VolumeIndex volume, RegionIndex source)
    {
        const VolumeSpec& spec = m_pass.catalog().volume(volume);
        const EntityIndex entity = m_pass.catalog().application(spec.application).entity;
        const auto& allowed = m_policy.allowedRegions.empty()
                                  ? m_pass.catalog().entity(entity).presence
                                  : m_policy.allowedRegions;
        if (!contains(allowed, m_rule.target)) {
            found(LintCode::targetNotAllowed, volume, 0, 0);
            return;
        }
        if (!m_pass.state.available(m_rule.target))
            found(LintCode::targetUnavailable, volume, 0, 0);
        if (source == m_rule.target)
            return;
        m_alone.application = spec.application;
        m_alone.recoveryGroup = spec.recoveryGroup;
        m_alone.members.assign(1, volume);
        m_alone.sources.assign(1, source);
        const DestinationVerdict verdict = checkReplicas(m_pass.state, m_alone, m_rule.target);
        const auto code = codeOf(verdict.constraint);
        const RecoveryRecord* record = m_pass.state.region(m_rule.target).findRecord(volume);
        if (record != nullptr && !record->backlog &&
            !m_pass.catalog().pathBetween(source, m_rule.target).valid())
            found(LintCode::targetPathUnknown, volume, 0, 0);
        // Of an unavailable region every replica is offline.
        if (!code ||
            (*code == LintCode::targetReplicaOffline && !m_pass.state.available(m_rule.target)))
            return;
        found(*code, volume, verdict.needed, verdict.available);
    }

    // A group lands whole, so its members count together: for the first of them only.
    void lintCapacity(VolumeIndex volume)
    {
        const Catalog& catalog = m_pass.catalog();
        std::span<const VolumeIndex> members(&volume, 1);
        if (const RecoveryGroupIndex group = catalog.volume(volume).recoveryGroup; group.valid()) {
            members = catalog.volumesOf(group);
            if (members.front() != volume)
                return;
        }
        U128 bytes = 0;
        U128 iops = 0;
        std::uint64_t copies = 0;
        for (const VolumeIndex member : members) {
            const VolumeSpec& spec = catalog.volume(member);
            bytes += U128{spec.bytes.value} * spec.copies;
            iops += spec.minimumRecoveryIops.value;
            copies = std::max<std::uint64_t>(copies, spec.copies);
        }
        if (iops > m_ceiling.iops)
            found(LintCode::targetIopsTooSmall, volume, iops, m_ceiling.iops);
        if (bytes > m_ceiling.bytes)
            found(LintCode::targetBytesTooSmall, volume, bytes, m_ceiling.bytes);
        if (copies > m_ceiling.sites)
            found(LintCode::targetSitesTooFew, volume, copies, m_ceiling.sites);
    }

    // The trust domain is all that the model knows of regions failing together. In an estate of one
    // domain it says nothing.
    [[nodiscard]] bool sharesFate() const
    {
        const auto& regions = m_pass.catalog().regions;
        const std::string& domain = regions[m_rule.target.value].trustDomain;
        const auto inDomain = [&](RegionIndex lost) {
            return regions[lost.value].trustDomain == domain;
        };
        return std::any_of(m_rule.failureSet.begin(), m_rule.failureSet.end(), inDomain) &&
               std::any_of(regions.begin(), regions.end(),
                           [&](const auto& region) { return region.trustDomain != domain; });
    }

    LintPass& m_pass;
    PolicyIndex m_index;
    const FailoverPolicy& m_policy;
    std::uint32_t m_position;
    const FailoverRule& m_rule;
    Ceiling m_ceiling;
    LostGroup m_alone;  // one volume after the other
    std::map<LintCode, LintFinding> m_findings;
};

}  // namespace

void lintPolicyTargets(LintPass& pass, PolicyIndex policy)
{
    const auto& rules = pass.rules.policies[policy.value].rules;
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule)
        TargetLint(pass, policy, rule).run();
}

}  // namespace estate
