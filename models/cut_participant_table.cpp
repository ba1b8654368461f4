#include "models/cut_participant_table.h"

#include <utility>

#include "engine/estate/shard.h"
#include "models/cut_words.h"
#include "models/words.h"

using namespace estate;

CutParticipantTable::CutParticipantTable(const Desk* desk, QObject* parent)
    : TableModel({textColumn("state", 144), idColumn("shard", 80), numberColumn("members", 112),
                  idColumn("token", 120), textColumn("promised", 176), numberColumn("epoch", 64),
                  numberColumn("round", 64), numberColumn("revision", 88),
                  {QStringLiteral("selector"), 120, false, true, true}},
                 parent),
      m_desk(desk)
{
    keepNoTexts();
}

void CutParticipantTable::show(std::shared_ptr<const CutState> cut,
                               const std::vector<CutPromise>& promises)
{
    if (cut == m_cut && promises == m_promises)
        return;
    m_cut = std::move(cut);
    m_promises = promises;
    setTotal(m_cut == nullptr ? 0 : static_cast<int>(m_cut->manifest().participants.size()));
}

// A participant has its part of the decision only when every one is known to have it.
QString CutParticipantTable::phaseKey(int item) const
{
    if (m_cut->ended())
        return toText(cutPhaseName(m_cut->phase()));
    return m_cut->token(static_cast<std::size_t>(item)) ? QStringLiteral("prepared")
                                                        : QStringLiteral("waiting");
}

const CutPromise* CutParticipantTable::promiseOf(int item) const
{
    const auto at = static_cast<std::size_t>(item);
    return at < m_promises.size() && m_promises[at].round == m_cut->round() ? &m_promises[at]
                                                                            : nullptr;
}

Digest CutParticipantTable::tokenDigest(int item, const CutPromise& promise) const
{
    const CutToken token{participantAt(item).shard, promise.round, m_cut->manifest().checkpoint,
                         promise.revision};
    return token.digest(m_cut->manifest().operation);
}

QString CutParticipantTable::heading(int column) const
{
    switch (column) {
    case StateColumn: return tr("State");
    case ShardColumn: return tr("Shard");
    case MembersColumn: return tr("Concrete members");
    case TokenColumn: return tr("Token");
    case PromisedColumn: return tr("Promised");
    case EpochColumn: return tr("Epoch");
    case RoundColumn: return tr("Round");
    case RevisionColumn: return tr("Revision held");
    case SelectorColumn: return tr("Selector of its members");
    default: return {};
    }
}

QString CutParticipantTable::cellText(int item, int column) const
{
    const CutParticipant& participant = participantAt(item);
    const CutPromise* promise = promiseOf(item);
    switch (column) {
    case StateColumn: return cutParticipantPhaseText(phaseKey(item));
    case ShardColumn:
        return toText(shardName(m_desk->catalog().region(regionOfShard(participant.shard)).id,
                                shardWithinRegion(participant.shard)));
    case MembersColumn: return Figures::count(participant.members);
    case SelectorColumn: return toText(participant.selector.brief());
    default: break;
    }
    if (promise == nullptr)
        return {};
    switch (column) {
    case TokenColumn: return toText(tokenDigest(item, *promise).brief());
    case PromisedColumn: return Figures::time(promise->at);
    case EpochColumn: return Figures::count(m_cut->manifest().checkpoint.epoch);
    case RoundColumn: return Figures::count(promise->round);
    case RevisionColumn: return Figures::count(promise->revision);
    default: return {};
    }
}

QString CutParticipantTable::exactText(int item, int column) const
{
    const CutPromise* promise = promiseOf(item);
    if (column == SelectorColumn)
        return toText(participantAt(item).selector.hex());
    if (promise != nullptr && column == TokenColumn)
        return toText(tokenDigest(item, *promise).hex());
    if (promise != nullptr && column == PromisedColumn)
        return Figures::timeExact(promise->at);
    return cellText(item, column);
}

std::optional<U128> CutParticipantTable::amount(int item, int column) const
{
    const CutPromise* promise = promiseOf(item);
    switch (column) {
    case ShardColumn: return U128{participantAt(item).shard.value};
    case MembersColumn: return U128{participantAt(item).members};
    case PromisedColumn:
        return promise != nullptr ? std::optional(U128{promise->at.ns}) : std::nullopt;
    case RoundColumn:
        return promise != nullptr ? std::optional(U128{promise->round}) : std::nullopt;
    case RevisionColumn:
        return promise != nullptr ? std::optional(U128{promise->revision}) : std::nullopt;
    default: return std::nullopt;
    }
}

QString CutParticipantTable::glyph(int item, int column) const
{
    return column == StateColumn ? phaseKey(item) : QString();
}
