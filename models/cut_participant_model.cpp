#include "models/cut_participant_model.h"

#include <utility>

#include "engine/estate/shard.h"
#include "models/cut_words.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

// Of a participant: it has its part of the decision only when every one is known to have it.
QString phaseKey(const CutState& cut, std::size_t participant)
{
    if (cut.ended())
        return toText(cutPhaseName(cut.phase()));
    return cut.token(participant) ? QStringLiteral("prepared") : QStringLiteral("waiting");
}

}  // namespace

CutParticipantModel::CutParticipantModel(const Desk* desk, QObject* parent)
    : RowListModel(parent), m_desk(desk)
{
    Language::instance()->follow(this);
}

int CutParticipantModel::count() const
{
    return m_cut == nullptr ? 0 : static_cast<int>(m_cut->manifest().participants.size());
}

QHash<int, QByteArray> CutParticipantModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {ShardRole, "shard"},
            {RegionIdRole, "regionId"},
            {MembersTextRole, "membersText"},
            {SelectorRole, "selector"},
            {SelectorBriefRole, "selectorBrief"},
            {PhaseRole, "phase"},
            {PhaseTextRole, "phaseText"},
            {RevisionTextRole, "revisionText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant CutParticipantModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    const CutParticipant& participant = m_cut->manifest().participants[at];
    const std::string& region = m_desk->catalog().region(regionOfShard(participant.shard)).id;
    switch (role) {
    case Qt::DisplayRole:
    case ShardRole: return toText(shardName(region, shardWithinRegion(participant.shard)));
    case RegionIdRole: return toText(region);
    case MembersTextRole: return cutMembersText(participant.members);
    case SelectorRole: return toText(participant.selector.hex());
    case SelectorBriefRole: return toText(participant.selector.brief());
    case PhaseRole: return phaseKey(*m_cut, at);
    case PhaseTextRole: return cutParticipantPhaseText(phaseKey(*m_cut, at));
    case RevisionTextRole:
        return m_cut->token(at) ? Figures::count(m_cut->token(at)->revision) : QString();
    case AccessibleTextRole: return accessibleText(index.row());
    default: return {};
    }
}

QString CutParticipantModel::accessibleText(int row) const
{
    const QModelIndex at = index(row);
    const QString revision = data(at, RevisionTextRole).toString();
    const QString text =
        tr("Shard %1, %2: %3")
            .arg(data(at, ShardRole).toString(), data(at, MembersTextRole).toString(),
                 data(at, PhaseTextRole).toString());
    return revision.isEmpty() ? text : tr("%1, at revision %2").arg(text, revision);
}

void CutParticipantModel::show(std::shared_ptr<const CutState> cut)
{
    if (cut == m_cut)
        return;
    if (cut != nullptr && m_cut != nullptr && cut->manifest() == m_cut->manifest()) {
        const auto before = std::exchange(m_cut, std::move(cut));
        noteChanges(*before);
        return;
    }
    const int before = count();
    if (before > 0) {
        beginRemoveRows({}, 0, before - 1);
        m_cut.reset();
        endRemoveRows();
    }
    const int after = cut == nullptr ? 0 : static_cast<int>(cut->manifest().participants.size());
    if (after > 0)
        beginInsertRows({}, 0, after - 1);
    m_cut = std::move(cut);
    if (after > 0)
        endInsertRows();
    if (before != after)
        emit countChanged();
}

// Runs of rows that changed, each with one signal.
void CutParticipantModel::noteChanges(const CutState& before)
{
    const auto changed = [this, &before](int row) {
        const auto at = static_cast<std::size_t>(row);
        return before.token(at) != m_cut->token(at) || phaseKey(before, at) != phaseKey(*m_cut, at);
    };
    int first = 0;
    while (first < count()) {
        if (!changed(first)) {
            ++first;
            continue;
        }
        int last = first;
        while (last + 1 < count() && changed(last + 1))
            ++last;
        emit dataChanged(index(first), index(last),
                         {PhaseRole, PhaseTextRole, RevisionTextRole, AccessibleTextRole});
        first = last + 1;
    }
}
