#include "engine/estate/cut_state.h"

#include <utility>

#include "engine/estate/shard.h"

namespace estate {

namespace {

tl::unexpected<Error> refuseCut(ErrorCode code, const CutManifest& manifest,
                                const std::string& problem)
{
    return fail(code, "The cut \"" + manifest.operation + "\" " + problem,
                {{"operation", manifest.operation}});
}

}  // namespace

std::string_view cutPhaseName(CutPhase phase)
{
    switch (phase) {
    case CutPhase::preparing: return "preparing";
    case CutPhase::committed: return "committed";
    case CutPhase::aborted: return "aborted";
    }
    return "unknown";
}

std::string_view cutDecisionName(CutDecision decision)
{
    switch (decision) {
    case CutDecision::commit: return "commit";
    case CutDecision::abort: return "abort";
    }
    return "unknown";
}

namespace {

Digest beginningOf(const CutManifest& manifest, const CutSelection& selection)
{
    Hasher hasher("cut/1");
    hasher.put(manifest.digest());
    for (const auto* ids : {&selection.volumes, &selection.regions}) {
        hasher.put(ids->size());
        for (const std::string& id : *ids)
            hasher.put(id);
    }
    hasher.put(selection.everything ? 1 : 0)
        .put(selection.overDatabases ? 1 : 0)
        .put(selection.overApplications ? 1 : 0);
    return hasher.finish();
}

Hasher after(const Digest& history, std::string_view what)
{
    Hasher hasher("cut-history/1");
    hasher.put(history).put(what);
    return hasher;
}

}  // namespace

bool pausesIo(CutKind kind)
{
    return kind != CutKind::failover;
}

CutState::CutState(CutManifest manifest, CutSelection selection)
    : m_manifest(std::move(manifest)), m_selection(std::move(selection)),
      m_tokens(m_manifest.participants.size()), m_history(beginningOf(m_manifest, m_selection))
{}

CutState::CutState(CutManifest manifest, CutSelection selection, CutProgress progress)
    : m_manifest(std::move(manifest)), m_selection(std::move(selection)), m_phase(progress.phase),
      m_ended(progress.ended), m_round(progress.round), m_reason(std::move(progress.reason)),
      m_preparedCount(progress.preparedCount), m_tokens(std::move(progress.tokens)),
      m_heldUntil(progress.heldUntil), m_history(progress.history)
{
    ESTATE_ENSURE(m_tokens.size() == (m_ended ? 0 : m_manifest.participants.size()));
}

CutProgress CutState::progress() const
{
    return {m_phase, m_ended, m_round, m_reason, m_preparedCount, m_tokens, m_heldUntil, m_history};
}

Result<bool> CutState::resume(std::uint64_t round)
{
    if (decided())
        return refuseCut(ErrorCode::contradiction, m_manifest,
                         "is decided; no round of preparation follows.");
    if (round == m_round && round > 1)
        return true;
    if (round != m_round + 1)
        return refuseCut(ErrorCode::outOfOrder, m_manifest,
                         "is in round " + std::to_string(m_round) + "; the next one is " +
                             std::to_string(m_round + 1) + ", not " + std::to_string(round) + ".");
    m_round = round;
    m_preparedCount = 0;
    m_tokens.assign(m_tokens.size(), std::nullopt);
    m_heldUntil.reset();
    m_history = after(m_history, "round").put(round).finish();
    return false;
}

Result<bool> CutState::prepared(const CutToken& token, Timestamp at)
{
    const CutParticipant* participant = m_manifest.find(token.shard);
    if (participant == nullptr)
        return refuseCut(ErrorCode::unknownShard, m_manifest,
                         "has no participant " + std::to_string(token.shard.value) +
                             "; only those of its manifest prepare.");
    if (token.checkpoint != m_manifest.checkpoint)
        return refuseCut(ErrorCode::wrongCheckpoint, m_manifest,
                         "is for checkpoint " + std::to_string(m_manifest.checkpoint.epoch) +
                             "; a token of checkpoint " + std::to_string(token.checkpoint.epoch) +
                             " can't count.");
    if (token.round > m_round)
        return refuseCut(ErrorCode::outOfOrder, m_manifest,
                         "is in round " + std::to_string(m_round) + "; no token of round " +
                             std::to_string(token.round) + " was asked for.");
    if (decided() || token.round < m_round)
        return true;
    auto& held = m_tokens[static_cast<std::size_t>(participant - m_manifest.participants.data())];
    if (held && *held != token)
        return refuseCut(ErrorCode::contradiction, m_manifest,
                         "has another token of this participant in this round already.");
    if (held)
        return true;
    held = token;
    m_preparedCount += 1;
    if (pausesIo(m_manifest.kind) && !m_heldUntil)
        m_heldUntil = at + cutHoldMax;
    m_history = after(m_history, "promise")
                    .put(token.digest(m_manifest.operation))
                    .put(m_heldUntil ? m_heldUntil->ns : 0)
                    .finish();
    return false;
}

Result<bool> CutState::decide(CutDecision decision, const std::string& reason, Timestamp at)
{
    if (reason.size() > cutReasonMax)
        return refuseCut(ErrorCode::badInput, m_manifest,
                         "can't be decided for a reason of more than " +
                             std::to_string(cutReasonMax) + " bytes. Say it shorter.");
    const CutPhase wanted =
        decision == CutDecision::commit ? CutPhase::committed : CutPhase::aborted;
    if (m_phase == wanted)
        return true;
    if (decided())
        return refuseCut(ErrorCode::contradiction, m_manifest,
                         "is " + std::string(cutPhaseName(m_phase)) +
                             "; a journaled decision stands.");
    if (decision == CutDecision::commit && !allPrepared())
        return refuseCut(ErrorCode::contradiction, m_manifest,
                         "has " + std::to_string(m_preparedCount) + " of " +
                             std::to_string(m_tokens.size()) +
                             " participants prepared; it commits when all are.");
    if (decision == CutDecision::commit && m_heldUntil && at > *m_heldUntil)
        return refuseCut(ErrorCode::outOfOrder, m_manifest,
                         "was held for " + std::to_string(cutHoldMax.value / nanosecondsPerSecond) +
                             " s, and its participants may have let go. Begin another round.");
    m_phase = wanted;
    m_reason = reason;
    m_history = after(m_history, cutDecisionName(decision)).put(reason).finish();
    return false;
}

Result<bool> CutState::end()
{
    if (!decided())
        return refuseCut(ErrorCode::contradiction, m_manifest,
                         "is not decided yet; it ends when everybody knows the decision.");
    if (std::exchange(m_ended, true))
        return true;
    m_tokens.clear();
    m_tokens.shrink_to_fit();
    m_history = after(m_history, "ended").finish();
    return false;
}

void CutState::put(Hasher& hasher) const
{
    hasher.put(m_history);
}

}  // namespace estate
