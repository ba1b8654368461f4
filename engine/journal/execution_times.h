// When the participants of an execution took their steps, by event time: a fold of the journal's
// records behind its plan. Derived, so that no record and no image holds it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/estate/event.h"

namespace estate {

struct ParticipantTimes {
    std::optional<Timestamp> prepared;
    std::optional<Timestamp> fenced;   // its source; none where nothing had to be fenced
    std::optional<Timestamp> decided;  // committed or aborted
    bool operator==(const ParticipantTimes&) const = default;
};

class ExecutionTimes {
public:
    // Of gangs that a plan at `planIndex` made for this proposal.
    ExecutionTimes(const Digest& proposal, const std::vector<Digest>& gangs,
                   std::uint64_t planIndex);
    // Records in their order, each once; those of others change nothing.
    void fold(const Envelope& envelope);

    [[nodiscard]] const Digest& proposal() const { return m_proposal; }
    [[nodiscard]] std::uint64_t next() const { return m_next; }  // the record to fold next
    [[nodiscard]] bool ended() const { return m_ended; }         // nothing more comes
    [[nodiscard]] ParticipantTimes of(const Digest& gang) const;

private:
    using Shard = std::pair<std::string, std::uint32_t>;  // region, and its shard
    struct Gang {
        ParticipantTimes times;
        std::set<Shard> shards;  // of its cut; none: it has no manifest
        std::set<Shard> asked;   // of this round, that did not prepare yet
    };

    template <typename Other>
    void foldEvent(const Other&, Timestamp)
    {}
    void foldEvent(const GangPrepared& event, Timestamp at);
    void foldEvent(const SourceFenced& event, Timestamp at);
    void foldEvent(const GangCommitted& event, Timestamp at);
    void foldEvent(const GangRejected& event, Timestamp at);
    void foldEvent(const PrepareDeadlinePassed& event, Timestamp at);
    void foldEvent(const CutDeclared& event, Timestamp at);
    void foldEvent(const CutResumed& event, Timestamp at);
    void foldEvent(const CutPrepared& event, Timestamp at);
    void foldEvent(const CutDecided& event, Timestamp at);
    void foldEvent(const CommitEnded& event, Timestamp at);
    [[nodiscard]] Gang* gang(const Digest& planId);
    [[nodiscard]] Gang* gangOfCut(const std::string& operation);

    Digest m_proposal;
    std::map<Digest, Gang> m_gangs;
    std::uint64_t m_next = 0;
    bool m_ended = false;
};

}  // namespace estate
