#include "engine/federation/local_cut.h"

#include <algorithm>
#include <utility>

#include "engine/base/overloaded.h"
#include "engine/estate/shard.h"

namespace estate {

LocalCut::LocalCut(CutCoordinator coordinator, CutCoordinator::Step first, CutSelection selection,
                   TellMembers members)
    : m_coordinator(std::move(coordinator)), m_selection(std::move(selection)),
      m_members(std::move(members))
{
    add(std::move(first));
}

Result<LocalCut> LocalCut::declare(const CutManifest& manifest, CutSelection selection,
                                   std::uint32_t regionCount, TellMembers members)
{
    auto declared = CutCoordinator::declare(manifest, regionCount);
    if (!declared)
        return tl::unexpected(declared.error());
    return LocalCut(std::move(declared->first), std::move(declared->second), std::move(selection),
                    std::move(members));
}

LocalCut LocalCut::resume(const CutState& persisted, TellMembers members)
{
    auto [coordinator, step] = CutCoordinator::resume(persisted);
    LocalCut cut(std::move(coordinator), std::move(step), persisted.selection(),
                 std::move(members));
    // What the participants promised is in the log; they hold it until they hear more.
    const CutManifest& manifest = persisted.manifest();
    for (std::size_t i = 0; i < manifest.participants.size(); ++i) {
        if (!persisted.token(i))
            continue;
        const ShardIndex shard = manifest.participants[i].shard;
        auto [participant, ignored] =
            CutShard::resume(shard, {PromiseMade{manifest.operation, *persisted.token(i)}});
        cut.m_shards.emplace(shard, std::move(participant));
    }
    return cut;
}

// Without a network nothing is lost, so nobody needs to be woken.
void LocalCut::add(CutCoordinator::Step step)
{
    m_records.insert(m_records.end(), step.records.begin(), step.records.end());
    m_messages.insert(m_messages.end(), step.messages.begin(), step.messages.end());
}

std::vector<Event> LocalCut::step(const EstateState& log, std::uint64_t revision)
{
    const Promises others = promisedToOthers(log);
    // Ends: a manifest's participants answer each message once.
    while (!mustBeDurable() && m_promises.empty() && !m_messages.empty())
        for (const CutMessage& message : std::exchange(m_messages, {}))
            deliver(message, log, revision, others);
    return takeEvents(log.catalog());
}

// A round and the promises in it become durable together: nobody outside this process hears of one
// without the other.
bool LocalCut::mustBeDurable() const
{
    return std::any_of(m_records.begin(), m_records.end(), [](const CoordinatorRecord& record) {
        return !std::holds_alternative<RoundBegun>(record);
    });
}

LocalCut::Promises LocalCut::promisedToOthers(const EstateState& log) const
{
    Promises promises;
    for (const auto& [operation, cut] : log.cuts()) {
        if (cut->decided() || operation == m_coordinator.state().manifest().operation)
            continue;
        const auto& participants = cut->manifest().participants;
        for (std::size_t i = 0; i < participants.size(); ++i)
            if (cut->token(i))
                promises.try_emplace(participants[i].shard, PromiseMade{operation, *cut->token(i)});
    }
    return promises;
}

void LocalCut::deliver(const CutMessage& message, const EstateState& log, std::uint64_t revision,
                       const Promises& others)
{
    ShardIndex to;
    if (const auto* asked = std::get_if<PrepareShard>(&message))
        to = asked->participant.shard;
    else if (const auto* decision = std::get_if<DecisionMade>(&message))
        to = decision->shard;
    else if (const auto* told = std::get_if<MembersTold>(&message))
        to = told->shard;
    if (const auto* asked = std::get_if<MembersAsked>(&message)) {
        m_messages.emplace_back(MembersTold{asked->operation, asked->checkpoint, asked->shard,
                                            m_members(asked->shard)});
        return;
    }
    if (!to.valid()) {
        add(m_coordinator.handle(message));
        return;
    }
    const auto* prepare = std::get_if<PrepareShard>(&message);
    if (prepare != nullptr && !log.available(regionOfShard(to))) {
        m_messages.emplace_back(ShardRefused{
            prepare->operation, to, prepare->round, ErrorCode::notAllowed,
            "its region " + log.catalog().region(regionOfShard(to)).id + " is unavailable"});
        return;
    }
    if (const auto busy = others.find(to);
        busy != others.end() && std::holds_alternative<PrepareShard>(message)) {
        CutShard elsewhere = CutShard::resume(to, {busy->second}).first;
        const CutShard::Step refusal = elsewhere.handle(message, revision);
        m_messages.insert(m_messages.end(), refusal.messages.begin(), refusal.messages.end());
        return;
    }
    CutShard& shard = m_shards.try_emplace(to, to).first->second;
    CutShard::Step step = shard.handle(message, revision);
    for (const ParticipantRecord& record : step.records)
        if (const auto* promise = std::get_if<PromiseMade>(&record))
            m_promises.push_back(promise->token);
    m_messages.insert(m_messages.end(), step.messages.begin(), step.messages.end());
}

std::vector<Event> LocalCut::takeEvents(const Catalog& catalog)
{
    const CutManifest& manifest = m_coordinator.state().manifest();
    const auto region = [&](ShardIndex shard) { return catalog.region(regionOfShard(shard)).id; };
    std::vector<Event> events;
    for (const CoordinatorRecord& record : std::exchange(m_records, {}))
        std::visit(
            Overloaded{
                [&](const CutManifest&) {
                    CutDeclared declared{
                        manifest.operation, manifest.kind, manifest.checkpoint, {}, m_selection};
                    for (const CutParticipant& participant : manifest.participants)
                        declared.participants.push_back(
                            {region(participant.shard), shardWithinRegion(participant.shard),
                             participant.members, participant.selector});
                    events.emplace_back(std::move(declared));
                },
                [&](const RoundBegun& begun) {
                    events.emplace_back(CutResumed{manifest.operation, begun.round});
                },
                [&](const CutConcluded& concluded) {
                    events.emplace_back(
                        CutDecided{manifest.operation, concluded.decision, concluded.reason});
                },
                [&](const CutFinished&) { events.emplace_back(CutEnded{manifest.operation}); },
            },
            record);
    if (m_promises.empty())
        return events;
    CutPrepared prepared{
        manifest.operation, m_coordinator.state().round(), manifest.checkpoint, {}};
    for (const CutToken& token : std::exchange(m_promises, {}))
        prepared.shards.push_back(
            {region(token.shard), shardWithinRegion(token.shard), token.revision});
    events.emplace_back(std::move(prepared));
    return events;
}

}  // namespace estate
