// The parts of lint(): what they share. Internal to lint*.cpp.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "engine/planner/lint.h"

namespace estate {

// Rules or scenarios of one list that are compared pair by pair; more sets `truncated`.
inline constexpr std::size_t lintPairwiseMax = 256;

struct LintPass {
    const EstateState& state;
    const Rules& rules;
    std::vector<Flow> flows;
    // Volumes by the policy that applies to them, then by where they run; each ascending.
    std::map<PolicyIndex, std::map<RegionIndex, std::vector<VolumeIndex>>> uses;
    std::vector<RegionIndex> unavailable;  // now; ascending
    LintReport report;

    [[nodiscard]] const Catalog& catalog() const { return state.catalog(); }
    void add(LintFinding finding);
    // `set` and everything that is unavailable already.
    [[nodiscard]] std::vector<RegionIndex> lostWith(const std::vector<RegionIndex>& set) const;
};

[[nodiscard]] inline std::vector<RegionIndex> unionOf(std::vector<RegionIndex> a,
                                                      const std::vector<RegionIndex>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    std::sort(a.begin(), a.end());
    a.erase(std::unique(a.begin(), a.end()), a.end());
    return a;
}

void lintPolicyRules(LintPass& pass, PolicyIndex policy);    // lint_rules.cpp
void lintPolicyTargets(LintPass& pass, PolicyIndex policy);  // lint_targets.cpp
void lintGroups(LintPass& pass);                             // lint_groups.cpp
void lintScenarios(LintPass& pass);                          // lint_groups.cpp

}  // namespace estate
