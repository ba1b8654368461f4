#include "engine/federation/cut_participant.h"

#include <utility>

#include "engine/base/overloaded.h"
#include "engine/directory/closure.h"

namespace estate {

std::pair<CutShard, CutShard::Step> CutShard::resume(ShardIndex shard,
                                                     const std::vector<ParticipantRecord>& records)
{
    CutShard participant(shard);
    for (const ParticipantRecord& record : records)
        participant.apply(record);
    Step step;
    if (participant.m_phase == Phase::idle)
        return {std::move(participant), std::move(step)};
    if (participant.m_phase == Phase::holding)
        participant.wakeLater(CutTimer::holdEnds, step);
    participant.repeat(step);
    participant.wakeLater(CutTimer::repeatSoon, step);
    return {std::move(participant), std::move(step)};
}

CutShard::Step CutShard::handle(const CutMessage& message, std::uint64_t revision)
{
    Step step;
    std::visit([&](const auto& kind) { on(kind, revision, step); }, message);
    return step;
}

CutShard::Step CutShard::wake(const CutWake& due)
{
    Step step;
    if (m_phase == Phase::idle || due.operation != m_operation)
        return step;
    if (due.timer == CutTimer::holdEnds && m_phase == Phase::holding && due.round == m_round) {
        m_phase = Phase::released;
        step.records.emplace_back(HoldEnded{m_operation, m_round});
        refuseReleased(step);
    } else if (due.timer == CutTimer::repeatSoon && due.round == m_round) {
        repeat(step);
        wakeLater(CutTimer::repeatSoon, step);
    }
    return step;
}

const CutToken* CutShard::promised() const
{
    return m_phase == Phase::holding || m_phase == Phase::released ? &m_token : nullptr;
}

void CutShard::on(const PrepareShard& message, std::uint64_t, Step& step)
{
    if (message.participant.shard != m_shard) {
        m_foreign += 1;
        return;
    }
    if (const auto known = m_decisions.find(message.operation); known != m_decisions.end()) {
        step.messages.emplace_back(DecisionKept{message.operation, m_shard, known->second});
        return;
    }
    if (m_phase != Phase::idle && m_operation != message.operation) {
        step.messages.emplace_back(
            ShardRefused{message.operation, m_shard, message.round, ErrorCode::notAllowed,
                         "it takes part in the undecided cut \"" + m_operation + "\""});
        return;
    }
    if (m_phase == Phase::idle || message.round > m_round) {
        begin(message, step);
        return;
    }
    if (message.round < m_round)
        return;  // of an earlier round, overtaken
    if (m_phase == Phase::holding)
        step.messages.emplace_back(ShardPrepared{m_operation, m_token});
    else if (m_phase == Phase::released)
        refuseReleased(step);
}

// An undecided coordinator aborts on it; one that decided in time says what it decided.
void CutShard::refuseReleased(Step& step) const
{
    step.messages.emplace_back(ShardRefused{m_operation, m_shard, m_round, ErrorCode::outOfOrder,
                                            "its hitch was over before the decision"});
}

// A cut of an earlier round is let go: nothing was decided in it, or this round would not be.
void CutShard::begin(const PrepareShard& message, Step& step)
{
    if (m_phase == Phase::holding)
        step.records.emplace_back(HoldEnded{m_operation, m_round});
    m_phase = Phase::fetching;
    m_operation = message.operation;
    m_round = message.round;
    m_checkpoint = message.checkpoint;
    m_expected = message.participant;
    repeat(step);
    wakeLater(CutTimer::repeatSoon, step);
}

void CutShard::on(const MembersTold& message, std::uint64_t revision, Step& step)
{
    if (message.shard != m_shard) {
        m_foreign += 1;
        return;
    }
    if (m_phase != Phase::fetching || message.operation != m_operation)
        return;  // asked twice, told twice
    if (message.checkpoint != m_checkpoint) {
        refuse(ErrorCode::wrongCheckpoint,
               "its members were told at checkpoint " + std::to_string(message.checkpoint.epoch),
               step);
        return;
    }
    if (!message.members) {
        refuse(message.members.error().code, message.members.error().message, step);
        return;
    }
    if (auto valid = checkMembers(m_expected, *message.members); !valid) {
        refuse(valid.error().code, valid.error().message, step);
        return;
    }
    const PromiseMade promise{m_operation, CutToken{m_shard, m_round, m_checkpoint, revision}};
    apply(promise);
    step.records.emplace_back(promise);
    step.messages.emplace_back(ShardPrepared{m_operation, m_token});
    wakeLater(CutTimer::holdEnds, step);
}

void CutShard::on(const DecisionMade& message, std::uint64_t, Step& step)
{
    if (message.shard != m_shard) {
        m_foreign += 1;
        return;
    }
    if (const auto known = m_decisions.find(message.operation); known != m_decisions.end()) {
        if (known->second != message.decision)
            m_foreign += 1;
        else
            step.messages.emplace_back(DecisionKept{message.operation, m_shard, known->second});
        return;
    }
    // A commit without our promise can't be of a cut that we are in: nothing is pretended.
    const bool promisedIt = promised() != nullptr && m_operation == message.operation;
    if (message.decision == CutDecision::commit && !promisedIt) {
        m_foreign += 1;
        return;
    }
    const DecisionLearned learned{message.operation, message.decision};
    apply(learned);
    step.records.emplace_back(learned);
    step.messages.emplace_back(DecisionKept{message.operation, m_shard, message.decision});
}

void CutShard::refuse(ErrorCode code, std::string reason, Step& step)
{
    step.messages.emplace_back(
        ShardRefused{m_operation, m_shard, m_round, code, std::move(reason)});
    becomeIdle();
}

void CutShard::repeat(Step& step) const
{
    if (m_phase == Phase::fetching)
        step.messages.emplace_back(MembersAsked{m_operation, m_checkpoint, m_shard});
    else
        step.messages.emplace_back(DecisionAsked{m_operation, m_shard});
}

void CutShard::wakeLater(CutTimer timer, Step& step) const
{
    step.wakes.push_back({timer, m_operation, m_round});
}

void CutShard::apply(const ParticipantRecord& record)
{
    std::visit(Overloaded{
                   [this](const PromiseMade& promise) {
                       m_phase = Phase::holding;
                       m_operation = promise.operation;
                       m_token = promise.token;
                       m_round = promise.token.round;
                       m_checkpoint = promise.token.checkpoint;
                   },
                   [this](const HoldEnded&) { m_phase = Phase::released; },
                   [this](const DecisionLearned& learned) {
                       m_decisions.emplace(learned.operation, learned.decision);
                       if (learned.operation == m_operation)
                           becomeIdle();
                   },
               },
               record);
}

void CutShard::becomeIdle()
{
    m_phase = Phase::idle;
    m_operation.clear();
}

}  // namespace estate
