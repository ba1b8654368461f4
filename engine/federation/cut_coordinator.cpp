#include "engine/federation/cut_coordinator.h"

#include "engine/base/overloaded.h"

namespace estate {

CutCoordinator::CutCoordinator(CutState state)
    : m_state(std::move(state)), m_kept(m_state.manifest().participants.size())
{}

Result<std::pair<CutCoordinator, CutCoordinator::Step>>
CutCoordinator::declare(const CutManifest& manifest, std::uint32_t regionCount)
{
    if (auto valid = checkManifest(manifest, regionCount); !valid)
        return tl::unexpected(valid.error());
    CutCoordinator coordinator{CutState(manifest)};
    Step step;
    step.records.emplace_back(manifest);
    coordinator.askUnprepared(step);
    coordinator.wakeLater(CutTimer::prepareDeadline, step);
    coordinator.wakeLater(CutTimer::repeatSoon, step);
    return std::pair{std::move(coordinator), std::move(step)};
}

std::pair<CutCoordinator, CutCoordinator::Step> CutCoordinator::resume(CutState persisted)
{
    CutCoordinator coordinator{std::move(persisted)};
    Step step;
    if (coordinator.m_state.ended())
        return {std::move(coordinator), std::move(step)};
    if (coordinator.m_state.decided()) {
        coordinator.tellUnkept(step);
    } else {
        const std::uint64_t round = coordinator.m_state.round() + 1;
        const auto resumed = coordinator.m_state.resume(round);
        ESTATE_ENSURE(resumed.has_value());
        step.records.emplace_back(RoundBegun{round});
        coordinator.askUnprepared(step);
        coordinator.wakeLater(CutTimer::prepareDeadline, step);
    }
    coordinator.wakeLater(CutTimer::repeatSoon, step);
    return {std::move(coordinator), std::move(step)};
}

CutCoordinator::Step CutCoordinator::handle(const CutMessage& message)
{
    Step step;
    std::visit([&](const auto& kind) { on(kind, step); }, message);
    return step;
}

CutCoordinator::Step CutCoordinator::wake(const CutWake& due)
{
    Step step;
    if (due.operation != m_state.manifest().operation || m_state.ended())
        return step;
    if (due.timer == CutTimer::prepareDeadline) {
        if (!m_state.decided() && due.round == m_state.round())
            conclude(CutDecision::abort, "not everybody prepared before the deadline", step);
        return step;
    }
    // One of an earlier round would go on beside this round's, and say everything twice.
    if (due.timer != CutTimer::repeatSoon || due.round != m_state.round())
        return step;
    if (m_state.decided())
        tellUnkept(step);
    else
        askUnprepared(step);
    wakeLater(CutTimer::repeatSoon, step);
    return step;
}

CutCoordinator::Step CutCoordinator::abort(const std::string& reason)
{
    Step step;
    if (!m_state.decided())
        conclude(CutDecision::abort, reason, step);
    return step;
}

void CutCoordinator::on(const ShardPrepared& message, Step& step)
{
    if (!concerns(message.operation, message.token.shard))
        return;
    if (m_state.decided()) {
        tell(message.token.shard, step);
        return;
    }
    const auto repeat = m_state.prepared(message.token);
    if (!repeat) {  // a token of another checkpoint, or a second one of this round
        m_foreign += 1;
        return;
    }
    if (!*repeat && m_state.allPrepared())
        conclude(CutDecision::commit, {}, step);
}

void CutCoordinator::on(const ShardRefused& message, Step& step)
{
    if (!concerns(message.operation, message.shard))
        return;
    if (m_state.decided())
        tell(message.shard, step);
    else if (message.round == m_state.round())
        conclude(CutDecision::abort,
                 shardText(message.shard) + " refused (" +
                     std::string(errorCodeName(message.code)) + "): " + message.reason,
                 step);
}

void CutCoordinator::on(const DecisionKept& message, Step& step)
{
    if (!concerns(message.operation, message.shard))
        return;
    const CutPhase kept =
        message.decision == CutDecision::commit ? CutPhase::committed : CutPhase::aborted;
    if (m_state.phase() != kept) {
        m_foreign += 1;
        return;
    }
    const auto& participants = m_state.manifest().participants;
    const auto position =
        static_cast<std::size_t>(m_state.manifest().find(message.shard) - participants.data());
    if (m_kept[position] || m_state.ended())
        return;
    m_kept[position] = true;
    m_keptCount += 1;
    if (m_keptCount == participants.size()) {
        ESTATE_ENSURE(m_state.end().has_value());
        step.records.emplace_back(CutFinished{});
    }
}

void CutCoordinator::on(const DecisionAsked& message, Step& step)
{
    if (concerns(message.operation, message.shard) && m_state.decided())
        tell(message.shard, step);
}

bool CutCoordinator::concerns(const std::string& operation, ShardIndex shard)
{
    const CutManifest& manifest = m_state.manifest();
    if (operation == manifest.operation && manifest.find(shard) != nullptr)
        return true;
    m_foreign += 1;
    return false;
}

void CutCoordinator::askUnprepared(Step& step) const
{
    const CutManifest& manifest = m_state.manifest();
    for (std::size_t i = 0; i < manifest.participants.size(); ++i)
        if (!m_state.token(i))
            step.messages.emplace_back(PrepareShard{manifest.operation, m_state.round(),
                                                    manifest.checkpoint, manifest.participants[i]});
}

void CutCoordinator::tellUnkept(Step& step) const
{
    const auto& participants = m_state.manifest().participants;
    for (std::size_t i = 0; i < participants.size(); ++i)
        if (!m_kept[i])
            tell(participants[i].shard, step);
}

void CutCoordinator::tell(ShardIndex shard, Step& step) const
{
    step.messages.emplace_back(DecisionMade{
        m_state.manifest().operation, shard,
        m_state.phase() == CutPhase::committed ? CutDecision::commit : CutDecision::abort});
}

void CutCoordinator::conclude(CutDecision decision, const std::string& reason, Step& step)
{
    const auto decided = m_state.decide(decision, reason);
    ESTATE_ENSURE(decided.has_value() && !*decided);
    step.records.emplace_back(CutConcluded{decision, reason});
    tellUnkept(step);
}

void CutCoordinator::wakeLater(CutTimer timer, Step& step) const
{
    step.wakes.push_back({timer, m_state.manifest().operation, m_state.round()});
}

}  // namespace estate
