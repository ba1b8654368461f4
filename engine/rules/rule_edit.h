// Edits of single things, as a table makes them: each gives the changes of blocks that a draft
// keeps. They refuse what no text could say (badInput) and what the book does not have (unknownId);
// what the estate makes of it is checkRules' matter. No changes: the book says so already.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/rule_book.h"

namespace estate {

using RuleChanges = Result<std::vector<RuleBlockChange>>;

// duplicateId: the book has it.
[[nodiscard]] RuleChanges addPolicy(const RuleBook& book, const std::string& policy);
[[nodiscard]] RuleChanges removePolicy(const RuleBook& book, const std::string& policy);
// None: the entity's presence.
[[nodiscard]] RuleChanges setAllowed(const RuleBook& book, const std::string& policy,
                                     std::vector<std::string> regions);

// `at` from 0; addRule puts it before the rule that is there now, or behind the last one. Comments
// stay with their rules.
[[nodiscard]] RuleChanges addRule(const RuleBook& book, const std::string& policy, std::size_t at,
                                  FailoverRuleDescription rule);
[[nodiscard]] RuleChanges setRule(const RuleBook& book, const std::string& policy, std::size_t at,
                                  FailoverRuleDescription rule);
[[nodiscard]] RuleChanges removeRule(const RuleBook& book, const std::string& policy,
                                     std::size_t at);

// Takes the subjects out of the policies that have them now.
[[nodiscard]] RuleChanges assignSubjects(const RuleBook& book, const std::string& policy,
                                         PolicyScope scope,
                                         const std::vector<std::string>& subjects);
[[nodiscard]] RuleChanges unassignSubjects(const RuleBook& book, PolicyScope scope,
                                           const std::vector<std::string>& subjects);

// None takes it away; an application about which nothing is left to say has no block.
[[nodiscard]] RuleChanges setImpact(const RuleBook& book, const std::string& application,
                                    std::optional<Impact> impact);
[[nodiscard]] RuleChanges addScenario(const RuleBook& book, const std::string& application,
                                      std::size_t at, ScenarioDescription scenario);
[[nodiscard]] RuleChanges setScenario(const RuleBook& book, const std::string& application,
                                      std::size_t at, ScenarioDescription scenario);
[[nodiscard]] RuleChanges removeScenario(const RuleBook& book, const std::string& application,
                                         std::size_t at);

}  // namespace estate
