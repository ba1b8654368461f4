#include "engine/journal/execution_times.h"

#include <algorithm>
#include <variant>

namespace estate {

namespace {

// Whoever says it again says nothing new.
void note(std::optional<Timestamp>& moment, Timestamp at)
{
    if (!moment)
        moment = at;
}

}  // namespace

ExecutionTimes::ExecutionTimes(const Digest& proposal, const std::vector<Digest>& gangs,
                               std::uint64_t planIndex)
    : m_proposal(proposal), m_next(planIndex + 1)
{
    for (const Digest& planId : gangs)
        m_gangs.emplace(planId, Gang{});
}

void ExecutionTimes::fold(const Envelope& envelope)
{
    m_next = std::max(m_next, envelope.index + 1);
    if (!m_ended)
        std::visit([&](const auto& event) { foldEvent(event, envelope.at); }, envelope.event);
}

ParticipantTimes ExecutionTimes::of(const Digest& gang) const
{
    const auto found = m_gangs.find(gang);
    return found == m_gangs.end() ? ParticipantTimes{} : found->second.times;
}

ExecutionTimes::Gang* ExecutionTimes::gang(const Digest& planId)
{
    const auto found = m_gangs.find(planId);
    return found == m_gangs.end() ? nullptr : &found->second;
}

ExecutionTimes::Gang* ExecutionTimes::gangOfCut(const std::string& operation)
{
    const auto planId = Digest::fromHex(operation);
    return planId ? gang(*planId) : nullptr;
}

void ExecutionTimes::foldEvent(const GangPrepared& event, Timestamp at)
{
    if (Gang* found = gang(event.planId))
        note(found->times.prepared, at);
}

void ExecutionTimes::foldEvent(const SourceFenced& event, Timestamp at)
{
    if (Gang* found = gang(event.planId))
        note(found->times.fenced, at);
}

void ExecutionTimes::foldEvent(const GangCommitted& event, Timestamp at)
{
    if (Gang* found = gang(event.planId))
        note(found->times.decided, at);
}

void ExecutionTimes::foldEvent(const GangRejected& event, Timestamp at)
{
    if (Gang* found = gang(event.planId))
        note(found->times.decided, at);
}

void ExecutionTimes::foldEvent(const PrepareDeadlinePassed& event, Timestamp at)
{
    if (Gang* found = gang(event.planId))
        note(found->times.decided, at);
}

void ExecutionTimes::foldEvent(const CutDeclared& event, Timestamp)
{
    Gang* found = gangOfCut(event.operation);
    if (found == nullptr)
        return;
    for (const DeclaredParticipant& participant : event.participants)
        found->shards.emplace(participant.region, participant.shard);
    found->asked = found->shards;
}

void ExecutionTimes::foldEvent(const CutResumed& event, Timestamp)
{
    if (Gang* found = gangOfCut(event.operation))
        found->asked = found->shards;
}

// The last shard prepares the gang.
void ExecutionTimes::foldEvent(const CutPrepared& event, Timestamp at)
{
    Gang* found = gangOfCut(event.operation);
    if (found == nullptr)
        return;
    for (const PreparedShard& shard : event.shards)
        found->asked.erase(Shard{shard.region, shard.shard});
    if (found->asked.empty())
        note(found->times.prepared, at);
}

void ExecutionTimes::foldEvent(const CutDecided& event, Timestamp at)
{
    if (Gang* found = gangOfCut(event.operation))
        note(found->times.decided, at);
}

// It takes along what was decided without a record of its own: gangs that a later plan took away.
void ExecutionTimes::foldEvent(const CommitEnded& event, Timestamp at)
{
    if (event.proposal != m_proposal)
        return;
    m_ended = true;
    for (auto& [planId, entry] : m_gangs)
        note(entry.times.decided, at);
}

}  // namespace estate
