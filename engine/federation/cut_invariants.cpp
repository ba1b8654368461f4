#include "engine/federation/cut_invariants.h"

#include <algorithm>
#include <utility>

#include "engine/base/overloaded.h"

namespace estate {

namespace {

std::string at(const std::string& operation, ShardIndex shard)
{
    return "cut " + operation + ", " + shardText(shard) + ": ";
}

}  // namespace

void CutInvariants::record(const std::string& operation, const CoordinatorRecord& record,
                           const RevisionOf& revisionOf)
{
    std::visit(Overloaded{
                   [&](const CutManifest& manifest) {
                       if (!m_cuts.emplace(operation, Watched{manifest, 1, {}, {}}).second)
                           broken("cut " + operation + ": its manifest became durable twice");
                   },
                   [&](const RoundBegun& begun) {
                       Watched& cut = m_cuts.at(operation);
                       if (begun.round != cut.round + 1 || cut.phase != CutPhase::preparing)
                           broken("cut " + operation + ": a round out of order");
                       cut.round = begun.round;
                   },
                   [&](const CutConcluded& concluded) {
                       decided(m_cuts.at(operation), concluded, revisionOf);
                   },
                   [&](const CutFinished&) {
                       const Watched& cut = m_cuts.at(operation);
                       for (const CutParticipant& participant : cut.manifest.participants)
                           if (const auto hold = cut.holds.find(participant.shard);
                               hold != cut.holds.end() && hold->second.open)
                               broken(at(operation, participant.shard) + "ended while it holds");
                   },
               },
               record);
}

void CutInvariants::decided(Watched& cut, const CutConcluded& concluded,
                            const RevisionOf& revisionOf)
{
    const std::string& operation = cut.manifest.operation;
    if (cut.phase != CutPhase::preparing) {
        broken("cut " + operation + ": decided twice");
        return;
    }
    if (concluded.decision == CutDecision::abort) {
        cut.phase = CutPhase::aborted;
        m_aborted += 1;
        return;
    }
    cut.phase = CutPhase::committed;
    m_committed += 1;
    m_committedWidthMax =
        std::max<std::uint64_t>(m_committedWidthMax, cut.manifest.participants.size());
    for (const CutParticipant& participant : cut.manifest.participants) {
        const auto hold = cut.holds.find(participant.shard);
        if (hold == cut.holds.end() || !hold->second.open)
            broken(at(operation, participant.shard) + "committed while it does not hold");
        else if (hold->second.token.round != cut.round ||
                 hold->second.token.checkpoint != cut.manifest.checkpoint)
            broken(at(operation, participant.shard) +
                   "committed on a promise of another round or checkpoint");
        else if (hold->second.token.revision != revisionOf(participant.shard))
            broken(at(operation, participant.shard) + "its I/O went on while it held");
    }
}

void CutInvariants::record(ShardIndex shard, const ParticipantRecord& record, std::uint64_t nowMs)
{
    std::visit(Overloaded{
                   [&](const PromiseMade& promise) {
                       Hold& hold = m_cuts.at(promise.operation).holds[shard];
                       const CutManifest& manifest = m_cuts.at(promise.operation).manifest;
                       if (promise.token.checkpoint != manifest.checkpoint)
                           broken(at(promise.operation, shard) + "a token of another checkpoint");
                       hold = {promise.token, nowMs, 0, 0, true, hold.carriedOut};
                   },
                   [&](const HoldEnded& ended) {
                       close(m_cuts.at(ended.operation).holds[shard], nowMs,
                             at(ended.operation, shard));
                   },
                   [&](const DecisionLearned& decision) {
                       if (m_cuts.contains(decision.operation))
                           close(m_cuts.at(decision.operation).holds[shard], nowMs,
                                 at(decision.operation, shard));
                       learned(shard, decision);
                   },
               },
               record);
}

void CutInvariants::learned(ShardIndex shard, const DecisionLearned& record)
{
    const auto found = m_cuts.find(record.operation);
    if (found == m_cuts.end()) {
        broken(at(record.operation, shard) + "learned of a cut that was never declared");
        return;
    }
    Watched& cut = found->second;
    const CutPhase told =
        record.decision == CutDecision::commit ? CutPhase::committed : CutPhase::aborted;
    if (cut.phase != told)
        broken(at(record.operation, shard) + "learned another decision than the journaled one");
    if (record.decision == CutDecision::commit && ++cut.holds[shard].carriedOut != 1)
        broken(at(record.operation, shard) + "carried out twice");
}

void CutInvariants::close(Hold& hold, std::uint64_t nowMs, const std::string& where)
{
    if (!std::exchange(hold.open, false))
        return;
    // A shard that starts again can't know how long it held, and holds one hitch more.
    const std::uint64_t longest = m_holdMs * (hold.stops + 1) + hold.stoppedMs;
    if (nowMs - hold.sinceMs > longest)
        broken(where + "held for " + std::to_string(nowMs - hold.sinceMs) + " ms, longer than " +
               std::to_string(longest));
}

void CutInvariants::sent(const std::string& operation, ShardIndex shard)
{
    m_contacted.insert(shard);
    const auto found = m_cuts.find(operation);
    if (found == m_cuts.end())
        broken(at(operation, shard) + "contacted before the manifest was durable");
    else if (found->second.manifest.find(shard) == nullptr)
        broken(at(operation, shard) + "contacted, but not in the manifest");
}

CutToken CutInvariants::promised(const std::string& operation, ShardIndex shard) const
{
    const auto& holds = m_cuts.at(operation).holds;
    const auto hold = holds.find(shard);
    return hold == holds.end() ? CutToken{} : hold->second.token;
}

void CutInvariants::stopped(ShardIndex shard, std::uint64_t forMs)
{
    for (auto& [operation, cut] : m_cuts)
        if (const auto hold = cut.holds.find(shard); hold != cut.holds.end()) {
            hold->second.stoppedMs += forMs;
            hold->second.stops += 1;
        }
}

void CutInvariants::finish(const std::vector<const CutShard*>& shards,
                           const std::map<std::string, CutState>& durable)
{
    std::map<ShardIndex, const CutShard*> byShard;
    for (const CutShard* shard : shards) {
        byShard[shard->shard()] = shard;
        if (shard->promised() != nullptr)
            broken(at(shard->promisedOperation(), shard->shard()) + "is in doubt after recovery");
        if (shard->foreignMessages() != 0)
            broken(shardText(shard->shard()) + ": was told what can't be true");
    }
    for (const auto& [operation, cut] : m_cuts) {
        const auto state = durable.find(operation);
        if (state == durable.end() || state->second.manifest() != cut.manifest)
            broken("cut " + operation + ": its manifest was lost or changed");
        else if (!state->second.ended())
            broken("cut " + operation + ": has not ended");
        const CutDecision decision =
            cut.phase == CutPhase::committed ? CutDecision::commit : CutDecision::abort;
        for (const CutParticipant& participant : cut.manifest.participants) {
            const auto shard = byShard.find(participant.shard);
            if (shard == byShard.end() || !shard->second->decisions().contains(operation) ||
                shard->second->decisions().at(operation) != decision)
                broken(at(operation, participant.shard) + "does not keep the decision");
            const auto hold = cut.holds.find(participant.shard);
            const std::uint64_t done = hold == cut.holds.end() ? 0 : hold->second.carriedOut;
            if (done != (decision == CutDecision::commit ? 1u : 0u))
                broken(at(operation, participant.shard) + "was carried out " +
                       std::to_string(done) + " times");
        }
    }
}

std::uint64_t CutInvariants::shardsNamed() const
{
    std::set<ShardIndex> named;
    for (const auto& [operation, cut] : m_cuts)
        for (const CutParticipant& participant : cut.manifest.participants)
            named.insert(participant.shard);
    return named.size();
}

}  // namespace estate
