#include "engine/rules/rule_edit.h"

#include <algorithm>
#include <set>

#include "engine/base/near.h"
#include "engine/estate/identifiers.h"
#include "engine/rules/rules_text.h"

namespace estate {

namespace {

Result<void> checkIds(const std::vector<std::string>& ids)
{
    if (ids.size() > eventListMax)
        return fail(ErrorCode::badInput, "A list of " + std::to_string(ids.size()) +
                                             " ids is too long: at most " +
                                             std::to_string(eventListMax) + ".");
    for (const std::string& id : ids)
        if (auto valid = checkForeignId(id); !valid)
            return valid;
    return {};
}

Result<void> checkFailureSet(const std::vector<std::string>& set)
{
    if (set.empty())
        return fail(ErrorCode::badInput, "A failure set is empty: name at least one region.");
    return checkIds(set);
}

Result<void> checkRule(const FailoverRuleDescription& rule)
{
    if (auto valid = checkFailureSet(rule.failureSet); !valid || rule.target.empty())
        return valid;
    return checkForeignId(rule.target);
}

Result<void> checkPosition(const BlockKey& key, const char* what, std::size_t at, std::size_t size)
{
    if (at < size)
        return {};
    return fail(ErrorCode::badInput,
                "There is no " + std::string(what) + " " + std::to_string(at + 1) + " in " +
                    blockName(key) + ": it has " + std::to_string(size) + ".",
                {{"block", blockName(key)}});
}

Result<RuleBlock> policyBlock(const RuleBook& book, const std::string& policy)
{
    if (const RuleBlock* block = book.find({BlockKind::policy, policy}))
        return *block;
    NearIds near(policy);
    for (const auto& [key, block] : book.blocks())
        if (key.kind == BlockKind::policy)
            near.offer(key.id);
    return fail(ErrorCode::unknownId,
                "There is no policy \"" + policy + "\" in these rules; near: " + near.joined() +
                    ".",
                {{"id", policy}, {"near", near.joined()}});
}

// The application's, or a new one.
Result<RuleBlock> impactBlock(const RuleBook& book, const std::string& application)
{
    if (auto valid = checkForeignId(application); !valid)
        return tl::unexpected(valid.error());
    if (const RuleBlock* block = book.find({BlockKind::application, application}))
        return *block;
    return RuleBlock{ImpactBlock{application, std::nullopt, {}}, {}, {}};
}

std::vector<RuleBlockChange> changeTo(const RuleBook& book, std::vector<RuleBlock> blocks)
{
    RuleBook edited = book;
    for (RuleBlock& block : blocks)
        edited.put(std::move(block));
    return changesBetween(book, edited);
}

// The comments of a block's rules, or scenarios, from `at` on move by `by`; those of one that goes,
// go.
void moveComments(RuleBlock& block, RulePart part, std::size_t at, int by)
{
    std::map<RuleLine, LineComments> moved;
    for (auto& [line, comments] : block.comments) {
        RuleLine target = line;
        if (line.part == part && line.number >= at) {
            if (by < 0 && line.number == at)
                continue;
            target.number += by < 0 ? ~std::uint32_t{0} : 1;
        }
        moved[std::move(target)] = std::move(comments);
    }
    block.comments = std::move(moved);
}

enum class ListEdit : std::uint8_t { add, set, remove };

// Of rules or scenarios; `value` is looked at unless one is removed.
template <typename Item>
Result<void> editList(RuleBlock& block, RulePart part, std::vector<Item>& list, ListEdit edit,
                      std::size_t at, Item value)
{
    const char* what = part == RulePart::rule ? "rule" : "scenario";
    const std::size_t places = list.size() + (edit == ListEdit::add ? 1 : 0);
    if (auto valid = checkPosition(block.key(), what, at, places); !valid)
        return valid;
    const auto position = list.begin() + static_cast<std::ptrdiff_t>(at);
    switch (edit) {
    case ListEdit::add:
        if (list.size() >= eventListMax)
            return fail(ErrorCode::badInput, "There are " + std::to_string(eventListMax) + " " +
                                                 what + "s already; more do not fit.");
        moveComments(block, part, at, 1);
        list.insert(position, std::move(value));
        break;
    case ListEdit::set: *position = std::move(value); break;
    case ListEdit::remove:
        moveComments(block, part, at, -1);
        list.erase(position);
        break;
    }
    return {};
}

RuleChanges editRule(const RuleBook& book, const std::string& policy, ListEdit edit, std::size_t at,
                     FailoverRuleDescription rule)
{
    auto block = policyBlock(book, policy);
    if (!block)
        return tl::unexpected(block.error());
    if (edit != ListEdit::remove)
        if (auto valid = checkRule(rule); !valid)
            return tl::unexpected(valid.error());
    auto& rules = std::get<PolicyBlock>(block->content).rules;
    if (auto done = editList(*block, RulePart::rule, rules, edit, at, std::move(rule)); !done)
        return tl::unexpected(done.error());
    return changeTo(book, {std::move(*block)});
}

RuleChanges editScenario(const RuleBook& book, const std::string& application, ListEdit edit,
                         std::size_t at, ScenarioDescription scenario)
{
    auto block = impactBlock(book, application);
    if (!block)
        return tl::unexpected(block.error());
    if (edit != ListEdit::remove)
        if (auto valid = checkFailureSet(scenario.failureSet); !valid)
            return tl::unexpected(valid.error());
    auto& scenarios = std::get<ImpactBlock>(block->content).scenarios;
    if (auto done = editList(*block, RulePart::scenario, scenarios, edit, at, std::move(scenario));
        !done)
        return tl::unexpected(done.error());
    return changeTo(book, {std::move(*block)});
}

// Every policy's block without the subjects, of those that have one.
std::vector<RuleBlock> withoutSubjects(const RuleBook& book, PolicyScope scope,
                                       const std::set<std::string>& subjects)
{
    std::vector<RuleBlock> blocks;
    for (const auto& [key, block] : book.blocks()) {
        const PolicyBlock* policy = block->policy();
        if (policy == nullptr)
            continue;
        const auto isNamed = [&subjects](const std::string& id) { return subjects.contains(id); };
        const auto& present = subjectsOf(*policy, scope);
        if (std::none_of(present.begin(), present.end(), isNamed))
            continue;
        RuleBlock edited = *block;
        std::erase_if(subjectsOf(std::get<PolicyBlock>(edited.content), scope), isNamed);
        blocks.push_back(std::move(edited));
    }
    return blocks;
}

}  // namespace

RuleChanges addPolicy(const RuleBook& book, const std::string& policy)
{
    if (auto valid = checkForeignId(policy); !valid)
        return tl::unexpected(valid.error());
    if (book.policy(policy) != nullptr)
        return fail(ErrorCode::duplicateId,
                    "There is a policy \"" + policy + "\" already; give this one another id.",
                    {{"id", policy}});
    PolicyBlock block;
    block.id = policy;
    return changeTo(book, {RuleBlock{std::move(block), {}, {}}});
}

RuleChanges removePolicy(const RuleBook& book, const std::string& policy)
{
    const auto block = policyBlock(book, policy);
    if (!block)
        return tl::unexpected(block.error());
    return std::vector{RuleBlockChange{blockText(*block), ""}};
}

RuleChanges setAllowed(const RuleBook& book, const std::string& policy,
                       std::vector<std::string> regions)
{
    auto block = policyBlock(book, policy);
    if (!block)
        return tl::unexpected(block.error());
    if (auto valid = checkIds(regions); !valid)
        return tl::unexpected(valid.error());
    std::get<PolicyBlock>(block->content).allowedRegions = std::move(regions);
    return changeTo(book, {std::move(*block)});
}

RuleChanges addRule(const RuleBook& book, const std::string& policy, std::size_t at,
                    FailoverRuleDescription rule)
{
    return editRule(book, policy, ListEdit::add, at, std::move(rule));
}

RuleChanges setRule(const RuleBook& book, const std::string& policy, std::size_t at,
                    FailoverRuleDescription rule)
{
    return editRule(book, policy, ListEdit::set, at, std::move(rule));
}

RuleChanges removeRule(const RuleBook& book, const std::string& policy, std::size_t at)
{
    return editRule(book, policy, ListEdit::remove, at, {});
}

RuleChanges assignSubjects(const RuleBook& book, const std::string& policy, PolicyScope scope,
                           const std::vector<std::string>& subjects)
{
    if (auto valid = checkIds(subjects); !valid)
        return tl::unexpected(valid.error());
    auto assigned = policyBlock(book, policy);
    if (!assigned)
        return tl::unexpected(assigned.error());
    std::vector<RuleBlock> blocks =
        withoutSubjects(book, scope, {subjects.begin(), subjects.end()});
    std::erase_if(blocks, [&assigned](const RuleBlock& b) { return b.key() == assigned->key(); });
    auto& own = subjectsOf(std::get<PolicyBlock>(assigned->content), scope);
    own.insert(own.end(), subjects.begin(), subjects.end());
    makeCanonical(*assigned);
    if (auto valid = checkIds(own); !valid)
        return tl::unexpected(valid.error());
    blocks.push_back(std::move(*assigned));
    return changeTo(book, std::move(blocks));
}

RuleChanges unassignSubjects(const RuleBook& book, PolicyScope scope,
                             const std::vector<std::string>& subjects)
{
    return changeTo(book, withoutSubjects(book, scope, {subjects.begin(), subjects.end()}));
}

RuleChanges setImpact(const RuleBook& book, const std::string& application,
                      std::optional<Impact> impact)
{
    auto block = impactBlock(book, application);
    if (!block)
        return tl::unexpected(block.error());
    std::get<ImpactBlock>(block->content).own = impact;
    return changeTo(book, {std::move(*block)});
}

RuleChanges addScenario(const RuleBook& book, const std::string& application, std::size_t at,
                        ScenarioDescription scenario)
{
    return editScenario(book, application, ListEdit::add, at, std::move(scenario));
}

RuleChanges setScenario(const RuleBook& book, const std::string& application, std::size_t at,
                        ScenarioDescription scenario)
{
    return editScenario(book, application, ListEdit::set, at, std::move(scenario));
}

RuleChanges removeScenario(const RuleBook& book, const std::string& application, std::size_t at)
{
    return editScenario(book, application, ListEdit::remove, at, {});
}

}  // namespace estate
