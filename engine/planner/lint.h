// What is wrong with the rules, found without running a disaster: the state is read, nothing is
// planned. Codes stand in docs/lint.md.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/planner/flow_action.h"

namespace estate {

enum class LintCode : std::uint8_t {
    ambiguousRules,        // two rules of a policy, equally specific, with other actions
    ambiguousGroup,        // members of a recovery group resolve to different actions
    ambiguousScenarios,    // two scenarios, equally specific, with other objectives
    unusedPolicy,          // no flow resolves to it
    unreachableRule,       // no flow of its policy runs in its failure set
    shadowedRule,          // another rule always wins while what is lost now stays lost
    redundantRule,         // what it beats says the same
    uncoveredSingleLoss,   // flows with a policy whose region, lost alone, matches no rule
    targetNotAllowed,      // outside the flow's allowed regions or its entity's presence
    targetUnavailable,     // now
    targetWithoutReplica,  // never restorable there as things stand
    targetReplicaOffline,  // now
    targetDivergent,       // until resynchronised
    targetMissesRpo,       // it is behind by more than the RPO
    targetPathUnknown,     // its times leave the way out
    targetIopsTooSmall,    // minimum recovery IOPS beyond all lanes of the region
    targetBytesTooSmall,   // all copies beyond all hosts of the region
    targetSitesTooFew,     // fewer sites than copies
    targetSharesDomain,    // the same trust domain as the source, in an estate with several
};
[[nodiscard]] std::string_view lintCodeName(LintCode code);  // kebab-case, stable

enum class LintSeverity : std::uint8_t { error, warning, info };
[[nodiscard]] std::string_view lintSeverityName(LintSeverity severity);
[[nodiscard]] LintSeverity severityOf(LintCode code);

inline constexpr std::size_t lintFindingsMax = 10'000;

struct LintFinding {
    LintCode code = LintCode::ambiguousRules;
    PolicyIndex policy;                   // none: about an application's scenarios or a group
    std::optional<std::uint32_t> rule;    // position in the policy, or of the scenario
    std::optional<std::uint32_t> other;   // the rule that it is tied with, shadowed by, ...
    std::vector<RegionIndex> failureSet;  // ascending; the smallest that shows it
    RegionIndex target;                   // of the rule
    ApplicationIndex application;         // scenarios, groups
    VolumeIndex example;                  // the first flow that shows it: its first member
    std::uint64_t flows = 0;              // how many show it
    std::uint64_t needed = 0;             // operations, IOPS, bytes or sites, by code
    std::uint64_t available = 0;
    [[nodiscard]] LintSeverity severity() const { return severityOf(code); }
};
struct LintReport {
    std::vector<LintFinding> findings;  // policies in their order, then groups, then scenarios
    bool truncated = false;             // there are more than lintFindingsMax
};

// Costs the estate's volumes times the rules of each one's policy. `rules` may be edited ones that
// are not in force yet; they must fit the state's catalog.
[[nodiscard]] LintReport lint(const EstateState& state, const Rules& rules);

// The same in steps, for whoever shows how far it is.
struct LintPass;
class Lint {
public:
    Lint(EstateState state, std::shared_ptr<const Rules> rules);
    Lint(Lint&&) noexcept;
    Lint& operator=(Lint&&) noexcept;
    ~Lint();

    // Looks at no more than `policiesMax` policies; the last step is of groups and scenarios.
    // False: nothing is left.
    bool step(std::uint32_t policiesMax);
    [[nodiscard]] std::uint32_t done() const { return m_next; }
    [[nodiscard]] std::uint32_t policies() const;
    [[nodiscard]] const LintReport& report() const;

private:
    std::unique_ptr<const EstateState> m_state;
    std::shared_ptr<const Rules> m_rules;
    std::unique_ptr<LintPass> m_pass;
    std::uint32_t m_next = 0;
    bool m_finished = false;
};

}  // namespace estate
