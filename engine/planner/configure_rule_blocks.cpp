// An edit of the rules as a whole, made on a copy that takes their place when all of it is valid.
#include <map>
#include <set>

#include "engine/planner/configure.h"
#include "engine/planner/configure_parts.h"

namespace estate {

namespace {

class RuleEdit {
public:
    RuleEdit(const Catalog& catalog, const Rules& rules) : m_catalog(catalog), m_rules(rules) {}

    Result<void> add(const std::vector<PolicyBlock>& blocks);
    Result<void> add(const std::vector<ImpactBlock>& blocks);
    Rules take() { return std::move(m_rules); }

private:
    Result<void> put(const PolicyBlock& block);
    Result<void> assign(const PolicyBlock& block);
    template <typename TableIndex>
    void release(const std::vector<PolicyIndex>& table);
    template <typename TableIndex>
    Result<void> assignTo(const Result<std::vector<TableIndex>>& subjects,
                          const std::vector<std::string>& ids, PolicyIndex policy,
                          std::map<TableIndex, PolicyIndex>& taken);

    const Catalog& m_catalog;
    Rules m_rules;
    std::set<PolicyIndex> m_edited;
    std::map<VolumeIndex, PolicyIndex> m_volumes;
    std::map<RecoveryGroupIndex, PolicyIndex> m_groups;
    std::map<ApplicationIndex, PolicyIndex> m_applications;
    std::map<EntityIndex, PolicyIndex> m_entities;
};

tl::unexpected<Error> twice(const std::string& what, const std::string& id)
{
    return fail(ErrorCode::duplicateId,
                subject(what, id) + " stands twice in the same edit of the rules; say it once.",
                {{"id", id}});
}

Result<void> RuleEdit::put(const PolicyBlock& block)
{
    const bool says = !block.allowedRegions.empty() || !block.rules.empty() ||
                      !block.volumes.empty() || !block.recoveryGroups.empty() ||
                      !block.applications.empty() || !block.entities.empty();
    if (block.retired && says)
        return fail(ErrorCode::badInput,
                    subject("Policy", block.id) +
                        " is taken away, so it has no rules and is assigned to nothing.",
                    {{"policy", block.id}});
    if (block.retired && !m_rules.findPolicy(block.id))
        return tl::unexpected(m_rules.findPolicy(block.id).error());
    auto policy = resolvePolicy(m_catalog, {block.id, block.allowedRegions, block.rules});
    if (!policy)
        return tl::unexpected(policy.error());
    policy->retired = block.retired;
    const auto index = m_rules.putPolicy(m_catalog, std::move(*policy));
    if (!index)
        return tl::unexpected(index.error());
    if (!m_edited.insert(*index).second)
        return twice("Policy", block.id);
    return {};
}

// Nothing is assigned to the edited policies any more.
template <typename TableIndex>
void RuleEdit::release(const std::vector<PolicyIndex>& table)
{
    for (std::uint32_t i = 0; i < table.size(); ++i)
        if (table[i].valid() && m_edited.contains(table[i]))
            m_rules.assign(TableIndex(i), PolicyIndex());
}

template <typename TableIndex>
Result<void> RuleEdit::assignTo(const Result<std::vector<TableIndex>>& subjects,
                                const std::vector<std::string>& ids, PolicyIndex policy,
                                std::map<TableIndex, PolicyIndex>& taken)
{
    if (!subjects)
        return tl::unexpected(subjects.error());
    for (std::size_t i = 0; i < subjects->size(); ++i) {
        const auto [other, fresh] = taken.emplace((*subjects)[i], policy);
        if (!fresh)
            return fail(ErrorCode::duplicateId,
                        subject("Policy", m_rules.policy(policy).id) +
                            " takes a subject that policy \"" + m_rules.policy(other->second).id +
                            "\" of the same edit takes too; look for it among: " + ids.front() +
                            (ids.size() > 1 ? " and others" : "") + ".",
                        {{"policy", m_rules.policy(policy).id},
                         {"other", m_rules.policy(other->second).id}});
        m_rules.assign((*subjects)[i], policy);
    }
    return {};
}

Result<void> RuleEdit::assign(const PolicyBlock& block)
{
    const PolicyIndex policy = m_rules.policyNamed(block.id);
    const std::string who = subject("Policy", block.id);
    if (auto done = assignTo(resolveVolumes(m_catalog, who, block.volumes), block.volumes, policy,
                             m_volumes);
        !done)
        return done;
    const auto groups =
        resolveSet<RecoveryGroupIndex>(who, block.recoveryGroups, [this](const std::string& id) {
            return m_catalog.findRecoveryGroup(id);
        });
    if (auto done = assignTo(groups, block.recoveryGroups, policy, m_groups); !done)
        return done;
    if (auto done = assignTo(resolveApplications(m_catalog, who, block.applications),
                             block.applications, policy, m_applications);
        !done)
        return done;
    const auto entities = resolveSet<EntityIndex>(
        who, block.entities, [this](const std::string& id) { return m_catalog.findEntity(id); });
    return assignTo(entities, block.entities, policy, m_entities);
}

Result<void> RuleEdit::add(const std::vector<PolicyBlock>& blocks)
{
    if (auto valid = checkListLength("An edit of the rules", blocks.size()); !valid)
        return valid;
    for (const PolicyBlock& block : blocks)
        if (auto done = put(block); !done)
            return done;
    release<VolumeIndex>(m_rules.volumePolicies);
    release<RecoveryGroupIndex>(m_rules.groupPolicies);
    release<ApplicationIndex>(m_rules.applicationPolicies);
    release<EntityIndex>(m_rules.entityPolicies);
    for (const PolicyBlock& block : blocks)
        if (auto done = assign(block); !done)
            return done;
    return {};
}

Result<void> RuleEdit::add(const std::vector<ImpactBlock>& blocks)
{
    if (auto valid = checkListLength("An edit of the rules", blocks.size()); !valid)
        return valid;
    std::set<ApplicationIndex> edited;
    for (const ImpactBlock& block : blocks) {
        const auto application = m_catalog.findApplication(block.application);
        if (!application)
            return tl::unexpected(application.error());
        if (!edited.insert(*application).second)
            return twice("Application", block.application);
        auto scenarios = resolveScenarios(m_catalog, block.application, block.scenarios);
        if (!scenarios)
            return tl::unexpected(scenarios.error());
        ApplicationImpact impact{block.own, std::move(*scenarios)};
        if (auto set = m_rules.setImpact(m_catalog, *application, std::move(impact)); !set)
            return set;
    }
    return {};
}

}  // namespace

Result<Rules> changedRules(const Catalog& catalog, const Rules& rules, const ChangeRules& event)
{
    if (event.policies.empty() && event.impacts.empty())
        return fail(ErrorCode::badInput, "An edit of the rules needs something that it changes.");
    RuleEdit edit(catalog, rules);
    if (auto added = edit.add(event.policies); !added)
        return tl::unexpected(added.error());
    if (auto added = edit.add(event.impacts); !added)
        return tl::unexpected(added.error());
    return edit.take();
}

Result<bool> configure(EstateState& state, const ChangeRules& event)
{
    auto edited = changedRules(state.catalog(), state.rules(), event);
    if (!edited)
        return tl::unexpected(edited.error());
    if (edited->digest() == state.rules().digest())
        return true;
    state.editRules() = std::move(*edited);
    return false;
}

}  // namespace estate
