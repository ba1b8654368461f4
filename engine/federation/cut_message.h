// What the parties of a cut across shards tell each other, and when they want to be woken (estate
// contract, section 5). Every message may be lost, doubled, late or overtaken by another: each
// party answers a repeat as it answered before.
//
// The parties know no clock. A driver carries messages, keeps their records durable and brings
// timeouts as calls; a timeout that is due comes before anything that happens later.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/estate/cut_manifest.h"
#include "engine/estate/cut_state.h"

namespace estate {

// Coordinator to participant: fetch your members at this checkpoint, check them, hold a cut.
struct PrepareShard {
    std::string operation;
    std::uint64_t round = 0;
    CheckpointRef checkpoint;
    CutParticipant participant;
};
// Coordinator to participant: as journaled. Abort also answers a question about a cut of which
// nobody ever promised anything.
struct DecisionMade {
    std::string operation;
    ShardIndex shard;
    CutDecision decision = CutDecision::abort;
};
// Participant to coordinator: the cut is held.
struct ShardPrepared {
    std::string operation;
    CutToken token;
};
// Participant to coordinator: not in this round, and why.
struct ShardRefused {
    std::string operation;
    ShardIndex shard;
    std::uint64_t round = 0;
    ErrorCode code = ErrorCode::notAllowed;
    std::string reason;
};
// Participant to coordinator: the decision is durable here.
struct DecisionKept {
    std::string operation;
    ShardIndex shard;
    CutDecision decision = CutDecision::abort;
};
// Participant to coordinator: what was decided?
struct DecisionAsked {
    std::string operation;
    ShardIndex shard;
};
// Participant to directory.
struct MembersAsked {
    std::string operation;
    CheckpointRef checkpoint;
    ShardIndex shard;
};
// Directory to participant: the ranges, or why there are none (partitionUnavailable and others).
struct MembersTold {
    std::string operation;
    CheckpointRef checkpoint;
    ShardIndex shard;
    Result<std::vector<OrdinalRange>> members;
};

// "shard 16/05", number 5 of region number 16: the parties know no ids.
[[nodiscard]] std::string shardText(ShardIndex shard);

using CutMessage = std::variant<PrepareShard, DecisionMade, ShardPrepared, ShardRefused,
                                DecisionKept, DecisionAsked, MembersAsked, MembersTold>;
[[nodiscard]] std::string cutMessageText(const CutMessage& message);  // one line, for traces

// What a party wants to be called for, with this operation and round, after the driver's time for
// it. The hold (the hitch that the cut may cause) outlasts the deadline by at least the time in
// which two records become durable: the deadline runs from when the manifest or round is durable,
// a hold from when its promise is, and a decision that is made in time takes a while to be durable.
enum class CutTimer : std::uint8_t {
    prepareDeadline,  // coordinator: everybody should have prepared
    repeatSoon,       // both: what is unanswered is said again
    holdEnds,         // participant: the hitch is over, I/O goes on
};
struct CutWake {
    CutTimer timer = CutTimer::repeatSoon;
    std::string operation;
    std::uint64_t round = 0;
};

// What a party does: its records become durable first, then its timers run, then its messages
// leave. A party that stops in between starts again from its records.
template <typename Record>
struct CutStep {
    std::vector<Record> records;
    std::vector<CutMessage> messages;
    std::vector<CutWake> wakes;
};

}  // namespace estate
