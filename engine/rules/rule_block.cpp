#include "engine/rules/rule_block.h"

#include <algorithm>

#include "engine/base/overloaded.h"

namespace estate {

namespace {

void sortSet(std::vector<std::string>& ids)
{
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

bool has(const std::vector<std::string>& ascending, const std::string& id)
{
    return std::binary_search(ascending.begin(), ascending.end(), id);
}

bool hasLine(const PolicyBlock& policy, const RuleLine& line)
{
    switch (line.part) {
    case RulePart::header: return true;
    case RulePart::allow: return !policy.allowedRegions.empty();
    case RulePart::rule: return line.number < policy.rules.size();
    case RulePart::entity: return has(policy.entities, line.subject);
    case RulePart::application: return has(policy.applications, line.subject);
    case RulePart::recoveryGroup: return has(policy.recoveryGroups, line.subject);
    case RulePart::volume: return has(policy.volumes, line.subject);
    case RulePart::impact:
    case RulePart::scenario: break;
    }
    return false;
}

bool hasLine(const ImpactBlock& impact, const RuleLine& line)
{
    switch (line.part) {
    case RulePart::header: return true;
    case RulePart::impact: return impact.own.has_value();
    case RulePart::scenario: return line.number < impact.scenarios.size();
    default: return false;
    }
}

}  // namespace

std::string blockName(const BlockKey& key)
{
    switch (key.kind) {
    case BlockKind::file: break;
    case BlockKind::policy: return "policy \"" + key.id + "\"";
    case BlockKind::application: return "application \"" + key.id + "\"";
    }
    return "the file's own comments";
}

RulePart partOf(PolicyScope scope)
{
    switch (scope) {
    case PolicyScope::volume: return RulePart::volume;
    case PolicyScope::recoveryGroup: return RulePart::recoveryGroup;
    case PolicyScope::application: return RulePart::application;
    case PolicyScope::entity: break;
    }
    return RulePart::entity;
}

BlockKey RuleBlock::key() const
{
    return std::visit(Overloaded{[](const FileComments&) {
                                     return BlockKey{BlockKind::file, ""};
                                 },
                                 [](const PolicyBlock& policy) {
                                     return BlockKey{BlockKind::policy, policy.id};
                                 },
                                 [](const ImpactBlock& impact) {
                                     return BlockKey{BlockKind::application, impact.application};
                                 }},
                      content);
}

bool RuleBlock::saysNothing() const
{
    return std::visit(
        Overloaded{
            [this](const FileComments&) { return comments.empty() && endComments.empty(); },
            [](const PolicyBlock& policy) { return policy.retired; },
            [](const ImpactBlock& impact) { return !impact.own && impact.scenarios.empty(); }},
        content);
}

const std::vector<std::string>& subjectsOf(const PolicyBlock& block, PolicyScope scope)
{
    switch (scope) {
    case PolicyScope::volume: return block.volumes;
    case PolicyScope::recoveryGroup: return block.recoveryGroups;
    case PolicyScope::application: return block.applications;
    case PolicyScope::entity: break;
    }
    return block.entities;
}

std::vector<std::string>& subjectsOf(PolicyBlock& block, PolicyScope scope)
{
    return const_cast<std::vector<std::string>&>(
        subjectsOf(static_cast<const PolicyBlock&>(block), scope));
}

void makeCanonical(RuleBlock& block)
{
    std::visit(Overloaded{[&](FileComments&) {
                              std::erase_if(block.comments, [](const auto& entry) {
                                  return entry.first.part != RulePart::header;
                              });
                          },
                          [&](PolicyBlock& policy) {
                              sortSet(policy.allowedRegions);
                              for (FailoverRuleDescription& rule : policy.rules)
                                  sortSet(rule.failureSet);
                              for (const PolicyScope scope : policyScopes)
                                  sortSet(subjectsOf(policy, scope));
                              std::erase_if(block.comments, [&](const auto& entry) {
                                  return !hasLine(policy, entry.first);
                              });
                          },
                          [&](ImpactBlock& impact) {
                              for (ScenarioDescription& scenario : impact.scenarios)
                                  sortSet(scenario.failureSet);
                              std::erase_if(block.comments, [&](const auto& entry) {
                                  return !hasLine(impact, entry.first);
                              });
                          }},
               block.content);
    std::erase_if(block.comments, [](const auto& entry) { return entry.second.empty(); });
}

}  // namespace estate
