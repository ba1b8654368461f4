// What is persisted of a cut, and the only rules by which it moves on. The coordinator's state
// machine (federation/cut_coordinator.h) and the event log fold the same records through these
// functions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/quantity.h"
#include "engine/estate/cut_manifest.h"
#include "engine/estate/federation_event.h"

namespace estate {

// The longest that participants hold their I/O still for a cut, in event time, from the first
// promise of a round. A failover's participants hold room, not I/O: their source is gone.
inline constexpr Duration cutHoldMax = seconds(60);
[[nodiscard]] bool pausesIo(CutKind kind);

// Longest reason of an abort, in bytes.
inline constexpr std::size_t cutReasonMax = 4'096;

enum class CutPhase : std::uint8_t { preparing, committed, aborted };
[[nodiscard]] std::string_view cutPhaseName(CutPhase phase);

// How far a cut is: all of it but the manifest and the selection, which never change. For an image
// of the state (wire/state_wire.h).
struct CutProgress {
    CutPhase phase = CutPhase::preparing;
    bool ended = false;
    std::uint64_t round = 1;
    std::string reason;
    std::size_t preparedCount = 0;
    std::vector<std::optional<CutToken>> tokens;  // by participant; empty once it has ended
    std::optional<Timestamp> heldUntil;
    Digest history;
};

// Each function refuses before it changes anything and gives true for a repeat of what already
// happened.
class CutState {
public:
    explicit CutState(CutManifest manifest, CutSelection selection = {});
    // Takes up where another one's progress() was; whoever read it from somewhere has checked it.
    CutState(CutManifest manifest, CutSelection selection, CutProgress progress);
    [[nodiscard]] CutProgress progress() const;

    [[nodiscard]] const CutManifest& manifest() const { return m_manifest; }
    [[nodiscard]] const CutSelection& selection() const { return m_selection; }
    [[nodiscard]] CutPhase phase() const { return m_phase; }
    [[nodiscard]] bool decided() const { return m_phase != CutPhase::preparing; }
    [[nodiscard]] bool ended() const { return m_ended; }
    [[nodiscard]] std::uint64_t round() const { return m_round; }  // the first is 1
    [[nodiscard]] const std::string& reason() const { return m_reason; }
    [[nodiscard]] std::size_t preparedCount() const { return m_preparedCount; }
    [[nodiscard]] bool allPrepared() const
    {
        return m_preparedCount == m_manifest.participants.size();
    }
    // By participant, of the present round; a cut that has ended keeps none.
    [[nodiscard]] const std::optional<CutToken>& token(std::size_t participant) const
    {
        return m_ended ? m_noToken : m_tokens[participant];
    }
    // When the participants that promised first in this round let their I/O go on; none yet, or a
    // cut that pauses nothing: no value.
    [[nodiscard]] std::optional<Timestamp> heldUntil() const { return m_heldUntil; }

    // contradiction once decided; outOfOrder unless the round is the next one.
    [[nodiscard]] Result<bool> resume(std::uint64_t round);
    // unknownShard: not a participant. wrongCheckpoint: a token of another checkpoint. outOfOrder:
    // a token of a later round than any that began. One of an earlier round, or after the decision,
    // is a repeat: it can't count any more. contradiction: another token of this round.
    [[nodiscard]] Result<bool> prepared(const CutToken& token, Timestamp at = {});
    // Commit is a contradiction until all participants prepared, abort after a commit; so is any
    // other decision than the one that was made. Commit after heldUntil() is outOfOrder: somebody
    // may have let go, and another round comes first. A reason that is too long is badInput.
    [[nodiscard]] Result<bool> decide(CutDecision decision, const std::string& reason,
                                      Timestamp at = {});
    [[nodiscard]] Result<bool> end();  // contradiction before the decision

    void put(Hasher& hasher) const;

private:
    CutManifest m_manifest;
    CutSelection m_selection;
    CutPhase m_phase = CutPhase::preparing;
    bool m_ended = false;
    std::uint64_t m_round = 1;
    std::string m_reason;
    std::size_t m_preparedCount = 0;
    std::vector<std::optional<CutToken>> m_tokens;
    std::optional<CutToken> m_noToken;
    std::optional<Timestamp> m_heldUntil;
    Digest m_history;  // chained over everything that happened: hashing costs no participant twice
};

}  // namespace estate
