// A shard as a participant of cuts: it fetches its members at the manifest's checkpoint, checks
// their count and digest, holds its I/O still and promises the cut by a token that is tied to its
// local revision. It holds until the decision, but no longer than the hitch: then its I/O goes on
// while it keeps the cut and asks for the decision.
//
// One cut at a time: while one is undecided another is refused, so that cuts never wait for each
// other in a ring.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/federation/cut_message.h"

namespace estate {

// What must be durable, in order.
struct PromiseMade {
    std::string operation;
    CutToken token;
};
struct HoldEnded {
    std::string operation;
    std::uint64_t round = 0;
};
struct DecisionLearned {
    std::string operation;
    CutDecision decision = CutDecision::abort;
};
using ParticipantRecord = std::variant<PromiseMade, HoldEnded, DecisionLearned>;

class CutShard {
public:
    using Step = CutStep<ParticipantRecord>;

    explicit CutShard(ShardIndex shard) : m_shard(shard) {}
    // From what was durable when it stopped: it still holds what it held, and asks.
    [[nodiscard]] static std::pair<CutShard, Step>
    resume(ShardIndex shard, const std::vector<ParticipantRecord>& records);

    // `revision` is the shard's own at this moment: what a cut that is taken now captures.
    [[nodiscard]] Step handle(const CutMessage& message, std::uint64_t revision);
    [[nodiscard]] Step wake(const CutWake& due);

    [[nodiscard]] ShardIndex shard() const { return m_shard; }
    // The undecided cut that it promised, if any, and whether its I/O is held still for it.
    [[nodiscard]] const CutToken* promised() const;
    [[nodiscard]] const std::string& promisedOperation() const { return m_operation; }
    [[nodiscard]] bool holding() const { return m_phase == Phase::holding; }
    [[nodiscard]] const std::map<std::string, CutDecision>& decisions() const
    {
        return m_decisions;
    }
    [[nodiscard]] std::uint64_t foreignMessages() const { return m_foreign; }

private:
    enum class Phase : std::uint8_t { idle, fetching, holding, released };
    void on(const PrepareShard& message, std::uint64_t revision, Step& step);
    void on(const MembersTold& message, std::uint64_t revision, Step& step);
    void on(const DecisionMade& message, std::uint64_t revision, Step& step);
    template <typename Message>
    void on(const Message&, std::uint64_t, Step&)
    {
        m_foreign += 1;
    }
    void begin(const PrepareShard& message, Step& step);
    void refuse(ErrorCode code, std::string reason, Step& step);
    void refuseReleased(Step& step) const;
    void repeat(Step& step) const;
    void wakeLater(CutTimer timer, Step& step) const;
    void apply(const ParticipantRecord& record);
    void becomeIdle();

    ShardIndex m_shard;
    Phase m_phase = Phase::idle;
    // Of the cut in hand; meaningful unless idle.
    std::string m_operation;
    std::uint64_t m_round = 0;
    CheckpointRef m_checkpoint;
    CutParticipant m_expected;
    CutToken m_token;
    // Kept, so that a late message of a cut that is over gets the same answer.
    std::map<std::string, CutDecision> m_decisions;
    std::uint64_t m_foreign = 0;
};

}  // namespace estate
