// Watches what the parties of simulated cuts make durable and say, and holds it against the
// contract. Knows nothing of how the parties decide.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/federation/cut_coordinator.h"
#include "engine/federation/cut_participant.h"

namespace estate {

class CutInvariants {
public:
    explicit CutInvariants(std::uint64_t holdMs) : m_holdMs(holdMs) {}

    // As it becomes durable, at this moment. `revisionOf` a shard is what its I/O made of it: while
    // it holds, it stands still.
    using RevisionOf = std::function<std::uint64_t(ShardIndex)>;
    void record(const std::string& operation, const CoordinatorRecord& record,
                const RevisionOf& revisionOf);
    void record(ShardIndex shard, const ParticipantRecord& record, std::uint64_t nowMs);
    // A message that leaves for a shard.
    void sent(const std::string& operation, ShardIndex shard);
    // What it promised last; for the coordinator's own fold.
    [[nodiscard]] CutToken promised(const std::string& operation, ShardIndex shard) const;
    void stopped(ShardIndex shard, std::uint64_t forMs);  // its time stands still
    void broken(std::string what) { m_violations.push_back(std::move(what)); }

    // After everything recovered: each shard that was contacted, as it is now, and whether each
    // coordinator has ended.
    void finish(const std::vector<const CutShard*>& shards,
                const std::map<std::string, CutState>& durable);

    [[nodiscard]] std::vector<std::string> take() { return std::move(m_violations); }
    [[nodiscard]] std::uint64_t committed() const { return m_committed; }
    [[nodiscard]] std::uint64_t committedWidthMax() const { return m_committedWidthMax; }
    [[nodiscard]] std::uint64_t aborted() const { return m_aborted; }
    [[nodiscard]] std::uint64_t shardsContacted() const { return m_contacted.size(); }
    [[nodiscard]] std::uint64_t shardsNamed() const;

private:
    struct Hold {
        CutToken token;
        std::uint64_t sinceMs = 0;
        std::uint64_t stoppedMs = 0;
        std::uint64_t stops = 0;
        bool open = false;
        std::uint64_t carriedOut = 0;
    };
    struct Watched {
        CutManifest manifest;
        std::uint64_t round = 1;
        CutPhase phase = CutPhase::preparing;
        std::map<ShardIndex, Hold> holds;
    };
    void decided(Watched& cut, const CutConcluded& concluded, const RevisionOf& revisionOf);
    void learned(ShardIndex shard, const DecisionLearned& record);
    void close(Hold& hold, std::uint64_t nowMs, const std::string& where);

    std::uint64_t m_holdMs;
    std::map<std::string, Watched> m_cuts;
    std::set<ShardIndex> m_contacted;
    std::vector<std::string> m_violations;
    std::uint64_t m_committed = 0;
    std::uint64_t m_committedWidthMax = 0;
    std::uint64_t m_aborted = 0;
};

}  // namespace estate
