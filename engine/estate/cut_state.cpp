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

CutState::CutState(CutManifest manifest, CutSelection selection)
    : m_manifest(std::move(manifest)), m_selection(std::move(selection)),
      m_tokens(m_manifest.participants.size())
{}

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
    return false;
}

Result<bool> CutState::prepared(const CutToken& token)
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
    return false;
}

Result<bool> CutState::decide(CutDecision decision, const std::string& reason)
{
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
    m_phase = wanted;
    m_reason = reason;
    return false;
}

Result<bool> CutState::end()
{
    if (!decided())
        return refuseCut(ErrorCode::contradiction, m_manifest,
                         "is not decided yet; it ends when everybody knows the decision.");
    return std::exchange(m_ended, true);
}

void CutState::put(Hasher& hasher) const
{
    hasher.put(m_manifest.digest()).put(static_cast<std::uint64_t>(m_phase)).put(m_ended ? 1 : 0);
    hasher.put(m_round).put(m_reason).put(m_preparedCount);
    for (const auto* ids : {&m_selection.volumes, &m_selection.regions}) {
        hasher.put(ids->size());
        for (const std::string& id : *ids)
            hasher.put(id);
    }
    hasher.put(m_selection.everything ? 1 : 0)
        .put(m_selection.overDatabases ? 1 : 0)
        .put(m_selection.overApplications ? 1 : 0);
    for (const auto& token : m_tokens)
        if (token)
            hasher.put(token->digest(m_manifest.operation));
}

}  // namespace estate
