// Events of the federation: directory checkpoints and cuts across shards (estate contract, section
// 5). What each refuses stands in estate/cut_state.h and planner/cut_work.h.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/estate/cut_manifest.h"

namespace estate {

// The relationship directory took a checkpoint; new cuts name the last one.
struct CheckpointTaken {
    CheckpointRef checkpoint;
    bool operator==(const CheckpointTaken&) const = default;
};

struct DeclaredParticipant {
    std::string region;
    std::uint32_t shard = 0;  // 0 to 15
    std::uint64_t members = 0;
    Digest selector;
    bool operator==(const DeclaredParticipant&) const = default;
};
// The manifest is persisted before anybody is asked to prepare. An operation that is a plan id in
// hexadecimal is that gang's cut and decides it.
struct CutDeclared {
    std::string operation;
    CutKind kind = CutKind::snapshot;
    CheckpointRef checkpoint;
    std::vector<DeclaredParticipant> participants;
    CutSelection selection;
    bool operator==(const CutDeclared&) const = default;
};
// The coordinator started again before it had decided: a new round, whose tokens alone count.
struct CutResumed {
    std::string operation;
    std::uint64_t round = 0;  // one more than the last
    bool operator==(const CutResumed&) const = default;
};
struct PreparedShard {
    std::string region;
    std::uint32_t shard = 0;
    std::uint64_t revision = 0;  // of the shard, captured by its cut
    bool operator==(const PreparedShard&) const = default;
};
// Participants that hold their cut; not necessarily all of them at once.
struct CutPrepared {
    std::string operation;
    std::uint64_t round = 0;
    CheckpointRef checkpoint;
    std::vector<PreparedShard> shards;
    bool operator==(const CutPrepared&) const = default;
};
enum class CutDecision : std::uint8_t { commit, abort };
[[nodiscard]] std::string_view cutDecisionName(CutDecision decision);
struct CutDecided {
    std::string operation;
    CutDecision decision = CutDecision::commit;
    std::string reason;  // of an abort
    bool operator==(const CutDecided&) const = default;
};
// Every participant knows the decision.
struct CutEnded {
    std::string operation;
    bool operator==(const CutEnded&) const = default;
};

}  // namespace estate
