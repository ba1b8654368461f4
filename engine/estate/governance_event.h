// Who proposed, approved and carried out what. These do not change the estate's state;
// journal/proposals.h folds them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/digest.h"

namespace estate {

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
// Exactly one of `failures` and `failback` is not empty.
struct ProposalOpened {
    Digest proposal;  // derived from its content
    std::string title;
    FailureSet failures;
    std::vector<std::string> failback;  // regions whose volumes go home
    std::vector<RegionBasis> basis;     // planning digests of every region examined, ascending
    Digest rules;
    Digest decisions;
    std::uint64_t groups = 0;          // recovered by the plan
    std::uint64_t lostOperations = 0;  // committing it needs this number accepted when not 0
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
struct CommitBegun {
    Digest proposal;
    std::uint64_t acceptedLostOperations = 0;
    bool operator==(const CommitBegun&) const = default;
};
enum class CommitOutcome : std::uint8_t { committed, aborted };
struct CommitEnded {
    Digest proposal;
    CommitOutcome outcome = CommitOutcome::committed;
    std::string reason;
    bool operator==(const CommitEnded&) const = default;
};

}  // namespace estate
