// Who proposed, approved and carried out what. These do not change the estate's state;
// journal/proposals.h folds them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"
#include "engine/base/shared_list.h"

namespace estate {

// Each may do what those before it may (journal/roles.h says what needs which).
enum class Role : std::uint8_t { viewer, deskOperator, approver, administrator };
[[nodiscard]] std::string_view roleName(Role role);  // viewer, operator, approver, administrator

// Regions, sites and hosts that a drill or a real day takes away, by id.
struct FailureSet {
    std::vector<std::string> regions;
    std::vector<std::string> sites;
    std::vector<std::string> hosts;
    [[nodiscard]] bool empty() const { return regions.empty() && sites.empty() && hosts.empty(); }
    bool operator==(const FailureSet&) const = default;
};

struct RegionBasis {
    std::string region;
    Digest planning;
    bool operator==(const RegionBasis&) const = default;
};
// What a plan does with one group, as it was shown to those who judge it.
struct PlannedFlow {
    std::string group;
    std::string source;       // region; empty: none
    std::string destination;  // region; empty: it goes nowhere
    std::string reason;       // a code of docs/reasons.md
    std::uint64_t lostOperations = 0;
    bool operator==(const PlannedFlow&) const = default;
};
// One block of the rules' text (rules/rule_book.h), in its canonical form.
struct RuleBlockChange {
    std::string before;  // empty: there was none
    std::string after;   // empty: it goes
    bool operator==(const RuleBlockChange&) const = default;
};
// Something that is not as it was when people looked: a group, what it did, does now, and why.
struct FlowChange {
    std::string group;
    std::string before;
    std::string after;
    std::string why;
    bool operator==(const FlowChange&) const = default;
};
// What an edit of the rules reaches (planner/reach.h).
struct RuleReach {
    std::uint64_t changedFlows = 0;
    std::uint64_t changedSets = 0;
    std::uint64_t sets = 0;          // single and pair losses that were asked about
    SharedList<FlowChange> changes;  // the first ones; `why` names the failure set
    bool operator==(const RuleReach&) const = default;
};

// Exactly one of `failures`, `failback` and `ruleChanges` is not empty. A journal keeps it as long
// as it is open, so copies share what is long.
struct ProposalOpened {
    Digest proposal;  // derived from its content
    std::string title;
    FailureSet failures;
    std::vector<std::string> failback;  // regions whose volumes go home
    SharedList<RegionBasis> basis;      // planning digests of every region examined, ascending
    Digest rules;
    Digest decisions;
    std::uint64_t groups = 0;          // recovered by the plan
    std::uint64_t lostOperations = 0;  // committing it needs this number accepted when not 0
    SharedList<PlannedFlow> flows{};   // of a plan, in its order; none in older logs
    SharedList<RuleBlockChange> ruleChanges{};
    RuleReach reach{};      // of rule changes
    Timestamp expiresAt{};  // zero: never
    bool drill = false;     // opened in a single-operator drill: its author may approve it
    Digest replaces{};      // the stale proposal that it was made from; zero: none
    bool operator==(const ProposalOpened&) const = default;
};
enum class Verdict : std::uint8_t { approve, reject, withdraw };
[[nodiscard]] std::string_view verdictName(Verdict verdict);
struct ProposalJudged {
    Digest proposal;
    Verdict verdict = Verdict::approve;
    std::string comment;
    bool operator==(const ProposalJudged&) const = default;
};
struct ProposalCommented {
    Digest proposal;
    std::string text;
    bool operator==(const ProposalCommented&) const = default;
};
// The basis changed, so it was previewed again. Equal decisions keep an approval, on the new basis;
// others void it.
struct ProposalReviewed {
    Digest proposal;
    bool kept = false;
    std::vector<std::string> changedRegions;  // of the basis
    bool rulesChanged = false;
    SharedList<RegionBasis> basis;  // as it is now
    Digest rules;
    Digest decisions;
    std::uint64_t changedFlows = 0;
    std::vector<FlowChange> changes;  // the first ones
    bool operator==(const ProposalReviewed&) const = default;
};
struct ProposalExpired {
    Digest proposal;
    bool operator==(const ProposalExpired&) const = default;
};
struct CommitBegun {
    Digest proposal;
    std::uint64_t acceptedLostOperations = 0;
    std::string breakGlass{};  // why nobody was waited for; empty: it was approved
    bool operator==(const CommitBegun&) const = default;
};
enum class CommitOutcome : std::uint8_t { committed, aborted };
struct CommitEnded {
    Digest proposal;
    CommitOutcome outcome = CommitOutcome::committed;
    std::string reason;
    bool operator==(const CommitEnded&) const = default;
};
struct SetRole {
    std::string name;  // of an operator
    Role role = Role::viewer;
    bool operator==(const SetRole&) const = default;
};
// A single-operator drill begins or ends; what was proposed in it ends with it.
struct ChangeDrill {
    bool begins = false;
    std::string reason;
    bool operator==(const ChangeDrill&) const = default;
};
// Something that somebody did and that changes neither the estate nor a proposal: a report made,
// a journal exported, a draft begun or thrown away.
struct AuditNoted {
    std::string action;
    std::string subject;
    Digest content;  // of what was made; zero: nothing was
    bool operator==(const AuditNoted&) const = default;
};
// The image of everything that the log before this event had built (journal/state_images.h).
struct ImageTaken {
    Digest image;
    Digest state;  // EstateState::hash()
    bool operator==(const ImageTaken&) const = default;
};

}  // namespace estate
