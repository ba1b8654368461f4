#include "models/cut_list_model.h"

#include <algorithm>
#include <utility>

#include "engine/estate/shard.h"
#include "engine/planner/cut_work.h"
#include "models/cut_words.h"
#include "models/engine_words.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

// Slow enough to read: a cut has three steps or four.
constexpr int stepIntervalDefault = 400;

// Who and when, as one phrase.
QString markText(const QString& actor, Timestamp at)
{
    return at.ns == 0 ? QString() : Words::tr("%1, %2").arg(actor, Figures::time(at));
}

}  // namespace

CutListModel::CutListModel(Desk* desk, QObject* parent)
    : RowListModel(parent), m_desk(desk), m_participants(desk), m_members(desk),
      m_draft(desk)
{
    Language::instance()->follow(this);
    m_timer.setInterval(stepIntervalDefault);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!step(m_running) || rowOf(m_running) < 0 || find(m_running.toStdString())->cut->ended())
            stop();
    });
    connect(desk, &Desk::aboutToReplace, this, [this] {
        stop();
        setShown({});
    });
    connect(desk, &Desk::opened, this, [this] {
        m_cutRecords.clear();
        m_searchedIndex = 0;
    });
    connect(desk, &Desk::replaced, this, &CutListModel::reload);
    connect(desk, &Desk::eventsAppended, this, &CutListModel::refresh);
    connect(&m_draft, &CutDraft::declared, this, &CutListModel::setShown);
    if (desk->isOpen())
        reload();
}

QHash<int, QByteArray> CutListModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {OperationRole, "operation"},
            {NameRole, "name"},
            {KindTextRole, "kindText"},
            {PhaseRole, "phase"},
            {PhaseTextRole, "phaseText"},
            {RoundTextRole, "roundText"},
            {PreparedRole, "prepared"},
            {ParticipantsTextRole, "participantsText"},
            {MembersTextRole, "membersText"},
            {SelectionTextRole, "selectionText"},
            {CheckpointTextRole, "checkpointText"},
            {CheckpointRootRole, "checkpointRoot"},
            {ManifestRole, "manifest"},
            {ReasonRole, "reason"},
            {DeclaredTextRole, "declaredText"},
            {DecidedTextRole, "decidedText"},
            {EndedTextRole, "endedText"},
            {NextTextRole, "nextText"},
            {GangRole, "gang"},
            {CanStepRole, "canStep"},
            {CanAbortRole, "canAbort"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant CutListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (const QVariant action = actionData(row, role); action.isValid())
        return action;
    const QVariant manifest = manifestData(row, role);
    return manifest.isValid() ? manifest : textData(row, role);
}

QVariant CutListModel::actionData(const Row& row, int role) const
{
    switch (role) {
    case GangRole: return row.gang;
    case CanStepRole: return !row.gang && !row.cut->ended() && !running();
    case CanAbortRole: return !row.gang && !row.cut->decided();
    case PreparedRole: return static_cast<int>(row.cut->preparedCount());
    default: return {};
    }
}

QVariant CutListModel::manifestData(const Row& row, int role) const
{
    const CutManifest& manifest = row.cut->manifest();
    switch (role) {
    case OperationRole: return toText(manifest.operation);
    case Qt::DisplayRole:
    case NameRole:
        return row.gang ? tr("gang %1").arg(toText(manifest.operation).left(12))
                        : toText(manifest.operation);
    case KindTextRole: return cutKindText(manifest.kind);
    case ParticipantsTextRole: return cutParticipantsText(manifest);
    case MembersTextRole: return cutMembersText(manifest.members());
    case SelectionTextRole:
        return row.gang ? tr("the members of the proposal's group")
                        : cutSelectionText(row.cut->selection());
    case CheckpointTextRole: return tr("epoch %1").arg(Figures::count(manifest.checkpoint.epoch));
    case CheckpointRootRole: return toText(manifest.checkpoint.root.hex());
    case ManifestRole: return toText(manifest.digest().hex());
    default: return {};
    }
}

QVariant CutListModel::textData(const Row& row, int role) const
{
    switch (role) {
    case PhaseRole: return cutPhaseKey(*row.cut);
    case PhaseTextRole: return cutPhaseText(*row.cut);
    case RoundTextRole: return Figures::count(row.cut->round());
    case ReasonRole: return engineReason(row.cut->reason());
    case DeclaredTextRole: return markText(row.declared.actor, row.declared.at);
    case DecidedTextRole: return markText(row.decided.actor, row.decided.at);
    case EndedTextRole: return row.ended.at.ns == 0 ? QString() : Figures::time(row.ended.at);
    case NextTextRole: return cutNextText(*row.cut);
    case AccessibleTextRole:
        return tr("%1 %2, %3, %4. %5")
            .arg(manifestData(row, KindTextRole).toString(), manifestData(row, NameRole).toString(),
                 manifestData(row, MembersTextRole).toString(),
                 manifestData(row, ParticipantsTextRole).toString(), cutPhaseText(*row.cut));
    default: return {};
    }
}

int CutListModel::rowOf(const QString& operation) const
{
    const std::string wanted = operation.toStdString();
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&wanted](const Row& row) {
        return row.cut->manifest().operation == wanted;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

CutListModel::Row* CutListModel::find(const std::string& operation)
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&operation](const Row& row) {
        return row.cut->manifest().operation == operation;
    });
    return found == m_rows.end() ? nullptr : &*found;
}

std::vector<CutListModel::Resting> CutListModel::resting() const
{
    std::vector<Resting> resting;
    for (const Row& row : m_rows) {
        const QString operation = toText(row.cut->manifest().operation);
        if (row.gang || row.cut->ended() || operation == m_running)
            continue;
        resting.push_back(
            {operation, cutPhaseText(*row.cut), row.declared.at, row.cut->preparedCount() > 0});
    }
    return resting;
}

void CutListModel::reload()
{
    if (count() > 0) {
        beginRemoveRows({}, 0, count() - 1);
        m_rows.clear();
        endRemoveRows();
        emit countChanged();
    }
    m_readIndex = 0;
    refresh();
}

void CutListModel::refresh()
{
    const int before = count();
    readJournal();
    refreshRows();
    if (before != count())
        emit countChanged();
    const int open = static_cast<int>(std::count_if(
        m_rows.begin(), m_rows.end(), [](const Row& row) { return !row.cut->ended(); }));
    if (std::exchange(m_openCount, open) != open)
        emit openCountChanged();
    showParticipants();
}

// The state knows every cut but not who declared it when: the log does, and only what is new of it
// is read. An estate without cuts reads nothing. Of a moment that is a part of what was read once
// only the records that told of cuts are read again.
void CutListModel::readJournal()
{
    const std::uint64_t head = m_desk->workspace().journal().head().index;
    if (!m_desk->state().cuts().empty() && head > m_readIndex) {
        const std::vector<std::uint64_t> known = m_cutRecords;
        for (const std::uint64_t index : known) {
            if (index > m_readIndex && index <= head)
                readRecords(index, index);
        }
        const std::uint64_t from = std::max(m_readIndex, m_searchedIndex);
        if (from < head)
            readRecords(from + 1, head);
        m_searchedIndex = std::max(m_searchedIndex, head);
    }
    m_readIndex = head;
}

void CutListModel::readRecords(std::uint64_t first, std::uint64_t last)
{
    const auto done =
        m_desk->workspace().journal().read(first, last, [this](const JournalRecord& record) {
            const std::uint64_t index = record.envelope.index;
            if (take(record.envelope) && index > m_searchedIndex)
                m_cutRecords.push_back(index);
            return true;
        });
    if (!done)
        m_desk->report(done.error());
}

bool CutListModel::take(const Envelope& envelope)
{
    const Mark mark{toText(envelope.actor), envelope.at};
    if (const auto* declared = std::get_if<CutDeclared>(&envelope.event)) {
        const auto cut = m_desk->state().cuts().find(declared->operation);
        if (cut == m_desk->state().cuts().end() || find(declared->operation) != nullptr)
            return true;
        beginInsertRows({}, 0, 0);
        m_rows.insert(
            m_rows.begin(),
            Row{cut->second, isGangCut(m_desk->state(), declared->operation), mark, {}, {}});
        endInsertRows();
    } else if (const auto* prepared = std::get_if<CutPrepared>(&envelope.event)) {
        takePromises(*prepared, envelope.at);
    } else if (const auto* decided = std::get_if<CutDecided>(&envelope.event)) {
        if (Row* row = find(decided->operation))
            row->decided = mark;
    } else if (const auto* ended = std::get_if<CutEnded>(&envelope.event)) {
        if (Row* row = find(ended->operation))
            row->ended = mark;
    } else {
        return false;
    }
    return true;
}

void CutListModel::takePromises(const CutPrepared& prepared, Timestamp at)
{
    Row* row = find(prepared.operation);
    if (row == nullptr)
        return;
    const CutManifest& manifest = row->cut->manifest();
    row->promises.resize(manifest.participants.size());
    for (const PreparedShard& shard : prepared.shards) {
        const RegionIndex region = m_desk->catalog().regionNamed(shard.region);
        const CutParticipant* participant =
            region.valid() ? manifest.find(shardAt(region, shard.shard)) : nullptr;
        if (participant == nullptr)
            continue;
        CutPromise& promise =
            row->promises[static_cast<std::size_t>(participant - manifest.participants.data())];
        // Said again it is the same promise; one of an earlier round can't count any more.
        if (prepared.round > promise.round)
            promise = {prepared.round, shard.revision, at};
    }
}

// A state that changed is another object: the estate's parts are shared and never changed in place.
void CutListModel::refreshRows()
{
    for (int row = 0; row < count(); ++row) {
        Row& shown = m_rows[static_cast<std::size_t>(row)];
        const auto now = m_desk->state().cuts().find(shown.cut->manifest().operation);
        if (now == m_desk->state().cuts().end() || now->second == shown.cut)
            continue;
        shown.cut = now->second;
        noteRow(row);
    }
}

void CutListModel::noteRow(int row)
{
    emit dataChanged(index(row), index(row),
                     {PhaseRole, PhaseTextRole, RoundTextRole, PreparedRole, ReasonRole,
                      DecidedTextRole, EndedTextRole, NextTextRole, CanStepRole, CanAbortRole,
                      AccessibleTextRole});
}

void CutListModel::setShown(const QString& operation)
{
    if (m_shown == operation)
        return;
    m_shown = operation;
    emit shownChanged();
    showParticipants();
}

void CutListModel::showParticipants()
{
    const Row* row = find(m_shown.toStdString());
    if (row == nullptr)
        m_participants.show(nullptr, {});
    else
        m_participants.show(row->cut, row->promises);
    m_members.show(row == nullptr ? QString() : m_shown, row != nullptr && row->gang);
}

QString CutListModel::holdMaxText() const
{
    return Figures::duration(estate::cutHoldMax);
}

void CutListModel::setStepInterval(int milliseconds)
{
    if (m_timer.interval() == milliseconds || milliseconds < 0)
        return;
    m_timer.setInterval(milliseconds);
    emit stepIntervalChanged();
}

bool CutListModel::step(const QString& operation)
{
    if (!m_desk->isOpen())
        return false;
    const auto ended = m_desk->workspace().stepCut(operation.toStdString(), m_desk->now());
    if (!ended)
        m_desk->report(ended.error());
    m_desk->noteEvents();
    if (!ended)
        return false;
    const CutState* cut = m_desk->state().findCut(operation.toStdString());
    if (*ended && cut->phase() == CutPhase::committed)
        m_desk->announce(tr("Cut %1 committed: %2, %3.")
                             .arg(operation, cutMembersText(cut->manifest().members()),
                                  cutParticipantsText(cut->manifest())));
    return true;
}

bool CutListModel::run(const QString& operation)
{
    if (running())
        return false;
    if (!step(operation))
        return false;
    if (find(operation.toStdString())->cut->ended())
        return true;
    m_running = operation;
    m_timer.start();
    emit runningChanged();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {CanStepRole});
    return true;
}

void CutListModel::stop()
{
    if (!running())
        return;
    m_timer.stop();
    m_running.clear();
    emit runningChanged();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {CanStepRole});
}

bool CutListModel::abort(const QString& operation, const QString& reason)
{
    if (!m_desk->isOpen())
        return false;
    if (m_running == operation)
        stop();
    const auto aborted =
        m_desk->workspace().abortCut(m_desk->operatorName().toStdString(), operation.toStdString(),
                                     reason.trimmed().toStdString(), m_desk->now());
    if (!aborted)
        m_desk->report(aborted.error());
    m_desk->noteEvents();
    if (!aborted)
        return false;
    m_desk->announce(tr("Aborted. Every participant of %1 lets go.").arg(operation));
    return true;
}
