// The coordinator of one cut: it asks every shard of the manifest, and no other, to hold a cut;
// commits only when all of them do in the same round; otherwise aborts; and tells the decision
// until everybody keeps it.
//
// Rounds (ours): a coordinator that starts again before it decided can't know how long the
// participants have been holding, so it begins a new round in which they cut anew. That keeps all
// cuts overlapping at the moment of the decision.
#pragma once

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "engine/estate/cut_state.h"
#include "engine/federation/cut_message.h"

namespace estate {

// What must be durable, in order; the log's CutDeclared, CutResumed, CutDecided and CutEnded.
struct RoundBegun {
    std::uint64_t round = 0;
};
struct CutConcluded {
    CutDecision decision = CutDecision::abort;
    std::string reason;  // of an abort
};
struct CutFinished {};
using CoordinatorRecord = std::variant<CutManifest, RoundBegun, CutConcluded, CutFinished>;

class CutCoordinator {
public:
    using Step = CutStep<CoordinatorRecord>;

    // Refused as checkManifest() says.
    [[nodiscard]] static Result<std::pair<CutCoordinator, Step>>
    declare(const CutManifest& manifest, std::uint32_t regionCount);
    // From what was durable when the last one stopped.
    [[nodiscard]] static std::pair<CutCoordinator, Step> resume(CutState persisted);

    // Messages to others, of other operations, or from shards that are not in the manifest change
    // nothing and are counted as foreign.
    [[nodiscard]] Step handle(const CutMessage& message);
    [[nodiscard]] Step wake(const CutWake& due);
    // A person or the planner takes it back: an abort, unless it is decided already.
    [[nodiscard]] Step abort(const std::string& reason);

    [[nodiscard]] const CutState& state() const { return m_state; }
    [[nodiscard]] std::uint64_t foreignMessages() const { return m_foreign; }

private:
    explicit CutCoordinator(CutState state);
    void on(const ShardPrepared& message, Step& step);
    void on(const ShardRefused& message, Step& step);
    void on(const DecisionKept& message, Step& step);
    void on(const DecisionAsked& message, Step& step);
    template <typename Message>
    void on(const Message&, Step&)
    {
        m_foreign += 1;
    }
    [[nodiscard]] bool concerns(const std::string& operation, ShardIndex shard);
    void askUnprepared(Step& step) const;
    void tellUnkept(Step& step) const;
    void tell(ShardIndex shard, Step& step) const;
    void conclude(CutDecision decision, const std::string& reason, Step& step);
    void wakeLater(CutTimer timer, Step& step) const;

    CutState m_state;
    std::vector<bool> m_kept;  // by participant: keeps the decision
    std::size_t m_keptCount = 0;
    std::uint64_t m_foreign = 0;
};

}  // namespace estate
