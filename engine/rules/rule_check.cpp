#include "engine/rules/rule_check.h"

#include <algorithm>
#include <set>

#include "engine/planner/configure.h"
#include "engine/planner/configure_parts.h"

namespace estate {

namespace {

// To look for similar ids costs the table, so only the first problems say them.
constexpr std::size_t nearProblemsMax = 8;

class RuleCheck {
public:
    RuleCheck(const Catalog& catalog, const Rules& approved, const RulePlaces& places,
              const ChangeRules& event)
        : m_catalog(catalog), m_approved(approved), m_places(places), m_event(event)
    {
        for (const PolicyBlock& block : event.policies)
            m_edited.insert(block.id);
    }

    std::vector<RuleProblem> run()
    {
        for (const std::size_t size : {m_event.policies.size(), m_event.impacts.size()})
            if (auto valid = checkListLength("An edit of the rules", size); !valid)
                report({}, valid.error());
        for (const PolicyBlock& block : m_event.policies)
            check(block);
        for (const ImpactBlock& block : m_event.impacts)
            check(block);
        return std::move(m_problems);
    }

private:
    [[nodiscard]] bool full() const { return m_problems.size() >= ruleProblemsMax; }
    void report(RulePlace place, Error error)
    {
        if (!full())
            m_problems.push_back(
                {error.code, place, "", std::move(error.message), std::move(error.fields)});
    }

    void check(const PolicyBlock& block);
    void checkSubjects(const PolicyBlock& block, const BlockKey& key);
    void check(const ImpactBlock& block);
    [[nodiscard]] RulePlace placeOf(const PolicyBlock& block, const BlockKey& key,
                                    const Error& error) const;

    // True: it is known. `find` is Catalog::findX, `named` Catalog::xNamed.
    template <typename Named, typename Find>
    bool known(const std::string& id, const char* what, RulePlace place, const std::string& who,
               Named named, Find find)
    {
        if ((m_catalog.*named)(id).valid())
            return true;
        if (full())
            return false;
        Error error{ErrorCode::unknownId,
                    "There is no " + std::string(what) + " \"" + id + "\".",
                    {{"id", id}}};
        if (m_problems.size() < nearProblemsMax)
            error = (m_catalog.*find)(id).error();
        error.message = who + ": " + error.message;
        report(place, std::move(error));
        return false;
    }
    bool knownRegion(const BlockKey& key, const RuleLine& line, const std::string& id, bool target,
                     const std::string& who)
    {
        return m_catalog.regionNamed(id).valid() ||
               known(id, "region", m_places.find(key, line, id, target), who, &Catalog::regionNamed,
                     &Catalog::findRegion);
    }
    [[nodiscard]] PolicyIndex assigned(PolicyScope scope, const std::string& subject) const;

    const Catalog& m_catalog;
    const Rules& m_approved;
    const RulePlaces& m_places;
    const ChangeRules& m_event;
    std::set<std::string> m_edited;
    std::map<std::pair<PolicyScope, std::string>, const PolicyBlock*> m_taken;
    std::vector<RuleProblem> m_problems;
};

// Of what checkPolicy refuses: the target where it is to blame, the rule otherwise.
RulePlace RuleCheck::placeOf(const PolicyBlock& block, const BlockKey& key,
                             const Error& error) const
{
    for (const ErrorField& field : error.fields) {
        const auto number = parseDecimal(field.value);
        if (field.name != "rule" || !number || *number == 0 || *number > block.rules.size())
            continue;
        const auto position = static_cast<std::uint32_t>(lowWord(*number) - 1);
        const FailoverRuleDescription& rule = block.rules[position];
        const auto holds = [&rule](const std::vector<std::string>& set) {
            return std::binary_search(set.begin(), set.end(), rule.target);
        };
        const bool blamed = !rule.target.empty() &&
                            (holds(rule.failureSet) ||
                             (!block.allowedRegions.empty() && !holds(block.allowedRegions)));
        return m_places.find(key, {RulePart::rule, position, ""}, blamed ? rule.target : "",
                             blamed);
    }
    return m_places.find(key, {});
}

void RuleCheck::check(const PolicyBlock& block)
{
    if (block.retired)
        return;
    const BlockKey key{BlockKind::policy, block.id};
    const std::string who = subject("Policy", block.id);
    bool knowsAll = true;
    for (const std::string& region : block.allowedRegions)
        knowsAll &= knownRegion(key, {RulePart::allow, 0, ""}, region, false, who);
    for (std::uint32_t i = 0; i < block.rules.size() && !full(); ++i) {
        const RuleLine line{RulePart::rule, i, ""};
        const std::string where = who + ", rule " + std::to_string(i + 1);
        for (const std::string& region : block.rules[i].failureSet)
            knowsAll &= knownRegion(key, line, region, false, where);
        if (!block.rules[i].target.empty())
            knowsAll &= knownRegion(key, line, block.rules[i].target, true, where);
    }
    if (knowsAll)
        if (const auto policy =
                resolvePolicy(m_catalog, {block.id, block.allowedRegions, block.rules});
            !policy)
            report(placeOf(block, key, policy.error()), policy.error());
    checkSubjects(block, key);
}

// Of a subject that is known.
PolicyIndex RuleCheck::assigned(PolicyScope scope, const std::string& subject) const
{
    switch (scope) {
    case PolicyScope::volume: return m_approved.assigned(m_catalog.volumeNamed(subject));
    case PolicyScope::recoveryGroup:
        return m_approved.assigned(m_catalog.recoveryGroupNamed(subject));
    case PolicyScope::application: return m_approved.assigned(m_catalog.applicationNamed(subject));
    case PolicyScope::entity: break;
    }
    return m_approved.assigned(m_catalog.entityNamed(subject));
}

void RuleCheck::checkSubjects(const PolicyBlock& block, const BlockKey& key)
{
    const std::string who = subject("Policy", block.id);
    const auto isKnown = [&](PolicyScope scope, const std::string& id, RulePlace place) {
        switch (scope) {
        case PolicyScope::volume:
            return known(id, "volume", place, who, &Catalog::volumeNamed, &Catalog::findVolume);
        case PolicyScope::recoveryGroup:
            return known(id, "recovery group", place, who, &Catalog::recoveryGroupNamed,
                         &Catalog::findRecoveryGroup);
        case PolicyScope::application:
            return known(id, "application", place, who, &Catalog::applicationNamed,
                         &Catalog::findApplication);
        case PolicyScope::entity: break;
        }
        return known(id, "entity", place, who, &Catalog::entityNamed, &Catalog::findEntity);
    };
    for (const PolicyScope scope : policyScopes)
        for (const std::string& id : subjectsOf(block, scope)) {
            if (full())
                return;
            const RulePlace place = m_places.find(key, {partOf(scope), 0, id});
            if (!isKnown(scope, id, place))
                continue;
            const auto [taken, fresh] = m_taken.emplace(std::pair{scope, id}, &block);
            std::string other = fresh ? "" : taken->second->id;
            // Of a policy that the edit leaves as it is.
            if (const PolicyIndex present = assigned(scope, id); fresh && present.valid())
                if (const std::string& policy = m_approved.policy(present).id;
                    !m_edited.contains(policy))
                    other = policy;
            if (!other.empty())
                report(place, {ErrorCode::duplicateId,
                               who + " and policy \"" + other + "\" are both for " +
                                   std::string(policyScopeName(scope)) + " \"" + id +
                                   "\"; take it out of one of them.",
                               {{"policy", block.id}, {"other", other}, {"id", id}}});
        }
}

void RuleCheck::check(const ImpactBlock& block)
{
    if (full())
        return;
    const BlockKey key{BlockKind::application, block.application};
    const std::string who = subject("Application", block.application);
    if (!known(block.application, "application", m_places.find(key, {}), who,
               &Catalog::applicationNamed, &Catalog::findApplication))
        return;
    bool knowsAll = true;
    for (std::uint32_t i = 0; i < block.scenarios.size() && !full(); ++i)
        for (const std::string& region : block.scenarios[i].failureSet)
            knowsAll &= knownRegion(key, {RulePart::scenario, i, ""}, region, false,
                                    who + ", scenario " + std::to_string(i + 1));
    if (!knowsAll)
        return;
    auto scenarios = resolveScenarios(m_catalog, block.application, block.scenarios);
    const auto valid =
        scenarios ? checkImpact(m_catalog, block.application, {block.own, std::move(*scenarios)})
                  : Result<void>(tl::unexpected(scenarios.error()));
    if (valid)
        return;
    RuleLine line{RulePart::impact, 0, ""};
    for (const ErrorField& field : valid.error().fields)
        if (const auto number = parseDecimal(field.value);
            field.name == "scenario" && number && *number > 0)
            line = {RulePart::scenario, static_cast<std::uint32_t>(lowWord(*number) - 1), ""};
    report(m_places.find(key, line), valid.error());
}

}  // namespace

std::vector<RuleProblem> checkRules(const Catalog& catalog, const Rules& approved,
                                    const RuleBook& book, const RulePlaces& places)
{
    return checkRules(catalog, RulesInForce{approved, ruleBookOf(catalog, approved)}, book, places);
}

std::vector<RuleProblem> checkRules(const Catalog& catalog, const RulesInForce& approved,
                                    const RuleBook& book, const RulePlaces& places)
{
    const ChangeRules event = eventBetween(approved.book, book);
    return RuleCheck(catalog, approved.rules, places, event).run();
}

Result<std::shared_ptr<const Rules>> resolveRules(const Catalog& catalog, const Rules& approved,
                                                  const RuleBook& book, const RulePlaces& places)
{
    return resolveRules(catalog, RulesInForce{approved, ruleBookOf(catalog, approved)}, book,
                        places);
}

Result<std::shared_ptr<const Rules>> resolveRules(const Catalog& catalog,
                                                  const RulesInForce& approved,
                                                  const RuleBook& book, const RulePlaces& places)
{
    const ChangeRules event = eventBetween(approved.book, book);
    if (event.policies.empty() && event.impacts.empty())
        return std::make_shared<const Rules>(approved.rules);
    const auto problems = RuleCheck(catalog, approved.rules, places, event).run();
    if (!problems.empty())
        return tl::unexpected(errorOf(problems.front()));
    auto rules = changedRules(catalog, approved.rules, event);
    if (!rules)
        return tl::unexpected(rules.error());
    return std::make_shared<const Rules>(std::move(*rules));
}

}  // namespace estate
