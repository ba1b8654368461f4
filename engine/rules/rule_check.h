// What a book of rules would mean in an estate: the rules that would be in force if it were
// approved, or everything that stands against it, each at its place in the text.
#pragma once

#include <memory>
#include <vector>

#include "engine/base/error.h"
#include "engine/rules/rules_text.h"

namespace estate {

// The rules in force, and their book as ruleBookOf() gives it, with or without comments: for who
// has it already, because it costs all rules.
struct RulesInForce {
    const Rules& rules;
    const RuleBook& book;
};

// Only the blocks that differ from what is in force are looked at, so that it costs the edit.
// unknownId: a region, subject or application that the estate does not have; of the first few the
// field "near" lists similar ids. duplicateId: a subject of two policies. badInput: what
// checkPolicy and checkImpact refuse, or more than one edit can have. The first ruleProblemsMax, in
// the order of a canonical text.
[[nodiscard]] std::vector<RuleProblem> checkRules(const Catalog& catalog, const Rules& approved,
                                                  const RuleBook& book,
                                                  const RulePlaces& places = {});
[[nodiscard]] std::vector<RuleProblem> checkRules(const Catalog& catalog,
                                                  const RulesInForce& approved,
                                                  const RuleBook& book,
                                                  const RulePlaces& places = {});

// `approved` with everything that the book says: tables keep their order, what the book does not
// have is retired. Otherwise the first problem.
[[nodiscard]] Result<std::shared_ptr<const Rules>> resolveRules(const Catalog& catalog,
                                                                const Rules& approved,
                                                                const RuleBook& book,
                                                                const RulePlaces& places = {});
[[nodiscard]] Result<std::shared_ptr<const Rules>> resolveRules(const Catalog& catalog,
                                                                const RulesInForce& approved,
                                                                const RuleBook& book,
                                                                const RulePlaces& places = {});

}  // namespace estate
