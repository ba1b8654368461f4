#include "models/execution_model.h"

#include <algorithm>
#include <utility>

#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

// Slow enough to read, quick enough not to wait for.
constexpr int stepIntervalDefault = 60;

QString phaseText(ParticipantPhase phase)
{
    switch (phase) {
    case ParticipantPhase::waiting: return Words::tr("Waiting");
    case ParticipantPhase::prepared: return Words::tr("Prepared");
    case ParticipantPhase::fenced: return Words::tr("Fenced");
    case ParticipantPhase::committed: return Words::tr("Committed");
    case ParticipantPhase::aborted: return Words::tr("Aborted");
    }
    return {};
}

// An aborted participant has reached nothing that still holds.
bool hasReached(ParticipantPhase phase, ParticipantPhase wanted)
{
    return phase != ParticipantPhase::aborted && phase >= wanted;
}

}  // namespace

ExecutionModel::ExecutionModel(Desk* desk, QObject* parent) : RowListModel(parent), m_desk(desk)
{
    Language::instance()->follow(this);
    m_timer.setInterval(stepIntervalDefault);
    connect(&m_timer, &QTimer::timeout, this, &ExecutionModel::step);
    connect(desk, &Desk::aboutToReplace, this, [this] {
        m_timer.stop();
        m_proposalId.clear();
        show(std::nullopt);
        emit proposalIdChanged();
        emit progressChanged();
    });
    connect(desk, &Desk::replaced, this, &ExecutionModel::refresh);
    connect(desk, &Desk::eventsAppended, this, &ExecutionModel::refresh);
}

int ExecutionModel::count() const
{
    return m_execution ? static_cast<int>(m_execution->participants.size()) : 0;
}

QHash<int, QByteArray> ExecutionModel::roleNames() const
{
    return {{GangRole, "gang"},
            {GroupRole, "group"},
            {ApplicationRole, "application"},
            {SourceRole, "source"},
            {DestinationRole, "destination"},
            {PhaseRole, "phase"},
            {PhaseTextRole, "phaseText"},
            {PreparedRole, "prepared"},
            {FencedRole, "fenced"},
            {CommittedRole, "committed"},
            {DeadlineTextRole, "deadlineText"},
            {PredictedCompletionTextRole, "predictedCompletionText"},
            {SlackTextRole, "slackText"},
            {RtoMetRole, "rtoMet"},
            {ConcreteVolumesTextRole, "concreteVolumesText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant ExecutionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Participant& participant =
        m_execution->participants[static_cast<std::size_t>(index.row())];
    const GroupDecision& decision = participant.decision;
    const Catalog& catalog = m_desk->catalog();
    switch (role) {
    case GangRole: return toText(participant.planId.brief());
    case Qt::DisplayRole:
    case GroupRole: return toText(groupId(catalog, decision));
    case ApplicationRole: return toText(catalog.application(decision.application).id);
    case SourceRole: return toText(catalog.region(decision.source).id);
    case DestinationRole:
        return decision.destination.valid() ? toText(catalog.region(decision.destination).id)
                                            : QString();
    case PhaseRole: return toText(participantPhaseName(participant.phase));
    case PhaseTextRole: return phaseText(participant.phase);
    case PreparedRole: return hasReached(participant.phase, ParticipantPhase::prepared);
    case FencedRole: return hasReached(participant.phase, ParticipantPhase::fenced);
    case CommittedRole: return hasReached(participant.phase, ParticipantPhase::committed);
    case ConcreteVolumesTextRole: return Figures::count(concreteVolumes(catalog, decision.members));
    case AccessibleTextRole:
        return tr("Group %1 to %2: %3")
            .arg(data(index, GroupRole).toString(), data(index, DestinationRole).toString(),
                 phaseText(participant.phase));
    default: return timeData(participant, role);
    }
}

QVariant ExecutionModel::timeData(const Participant& participant, int role) const
{
    const auto& timing = participant.decision.timing;
    switch (role) {
    case DeadlineTextRole: return Figures::time(participant.decision.deadline);
    case PredictedCompletionTextRole: return timing ? Figures::time(timing->completion) : QString();
    case SlackTextRole: return timing ? slackText(timing->completion, timing->deadline) : QString();
    case RtoMetRole: return timing && timing->rtoMet;
    default: return {};
    }
}

void ExecutionModel::setProposalId(const QString& proposalId)
{
    if (m_proposalId == proposalId)
        return;
    m_proposalId = proposalId;
    emit proposalIdChanged();
    refresh();
}

void ExecutionModel::setStepInterval(int milliseconds)
{
    if (m_timer.interval() == milliseconds || milliseconds < 0)
        return;
    m_timer.setInterval(milliseconds);
    emit stepIntervalChanged();
}

void ExecutionModel::resume()
{
    if (!m_desk->isOpen() || m_desk->workspace().proposals().executing() == nullptr)
        return;
    refresh();
    m_timer.start();
    emit progressChanged();
}

void ExecutionModel::step()
{
    const auto finishedNow = m_desk->workspace().stepCommit(m_desk->now());
    if (!finishedNow) {
        m_timer.stop();
        m_desk->report(finishedNow.error());
        m_desk->noteEvents();
        return;
    }
    if (*finishedNow)
        m_timer.stop();
    m_desk->noteEvents();
    if (!*finishedNow)
        return;
    const bool success = finished() && m_execution->outcome == CommitOutcome::committed;
    if (success)
        m_desk->announce(tr("Committed %n group(s).", nullptr, committed()));
    emit ended(success);
}

bool ExecutionModel::abort(const QString& reason)
{
    m_timer.stop();
    const auto aborted = m_desk->workspace().abortCommit(
        m_desk->operatorName().toStdString(), reason.trimmed().toStdString(), m_desk->now());
    if (!aborted)
        m_desk->report(aborted.error());
    m_desk->noteEvents();
    if (!aborted)
        return false;
    m_desk->announce(tr("Aborted. Every reservation is released."));
    emit ended(false);
    return true;
}

void ExecutionModel::refresh()
{
    std::optional<Execution> fresh;
    if (m_desk->isOpen()) {
        // What executes now is what people watch, whatever they looked at before.
        if (const Proposal* executing = m_desk->workspace().proposals().executing()) {
            const QString id = toText(executing->content.proposal.hex());
            if (id != m_proposalId) {
                m_proposalId = id;
                emit proposalIdChanged();
            }
        }
        const auto digest = Digest::fromHex(m_proposalId.toStdString());
        if (digest) {
            auto found = m_desk->workspace().execution(*digest);
            if (found && found->proposal == *digest)
                fresh = std::move(*found);
        }
    }
    show(std::move(fresh));
    emit progressChanged();
}

void ExecutionModel::show(std::optional<Execution> fresh)
{
    const auto sameGangs = [](const Execution& a, const Execution& b) {
        return std::equal(a.participants.begin(), a.participants.end(), b.participants.begin(),
                          b.participants.end(), [](const Participant& x, const Participant& y) {
                              return x.planId == y.planId;
                          });
    };
    if (m_execution && fresh && sameGangs(*m_execution, *fresh)) {
        const Execution before = std::exchange(*m_execution, std::move(*fresh));
        for (int row = 0; row < count(); ++row) {
            const auto at = static_cast<std::size_t>(row);
            if (before.participants[at].phase != m_execution->participants[at].phase)
                emit dataChanged(index(row), index(row),
                                 {PhaseRole, PhaseTextRole, PreparedRole, FencedRole, CommittedRole,
                                  AccessibleTextRole});
        }
        return;
    }
    const int before = count();
    if (before > 0) {
        beginRemoveRows({}, 0, before - 1);
        m_execution.reset();
        endRemoveRows();
    }
    const int after = fresh ? static_cast<int>(fresh->participants.size()) : 0;
    if (after > 0)
        beginInsertRows({}, 0, after - 1);
    m_execution = std::move(fresh);
    if (after > 0)
        endInsertRows();
    if (before != after)
        emit countChanged();
}

int ExecutionModel::reached(ParticipantPhase phase) const
{
    if (!m_execution)
        return 0;
    return static_cast<int>(std::count_if(
        m_execution->participants.begin(), m_execution->participants.end(),
        [phase](const Participant& participant) { return hasReached(participant.phase, phase); }));
}

int ExecutionModel::prepared() const
{
    return reached(ParticipantPhase::prepared);
}

int ExecutionModel::fenced() const
{
    return reached(ParticipantPhase::fenced);
}

int ExecutionModel::committed() const
{
    return reached(ParticipantPhase::committed);
}

bool ExecutionModel::finished() const
{
    return m_execution && m_execution->finished;
}

bool ExecutionModel::canAbort() const
{
    return m_execution && !m_execution->finished;
}

bool ExecutionModel::interrupted() const
{
    return canAbort() && !running();
}

QString ExecutionModel::stage() const
{
    if (!m_execution)
        return {};
    if (m_execution->finished)
        return m_execution->outcome == CommitOutcome::committed ? QStringLiteral("committed")
                                                                : QStringLiteral("aborted");
    if (prepared() < count())
        return QStringLiteral("prepare");
    return fenced() < count() ? QStringLiteral("fence") : QStringLiteral("commit");
}

QString ExecutionModel::stageText() const
{
    const QString now = stage();
    if (now == QLatin1String("prepare"))
        return tr("Preparing: %1 of %2")
            .arg(Figures::countText(prepared()), Figures::countText(count()));
    if (now == QLatin1String("fence"))
        return tr("Fencing sources: %1 of %2")
            .arg(Figures::countText(fenced()), Figures::countText(count()));
    if (now == QLatin1String("commit"))
        return tr("Committing %n group(s)", nullptr, count());
    if (now == QLatin1String("committed"))
        return tr("Committed %n group(s)", nullptr, committed());
    if (now == QLatin1String("aborted"))
        return tr("Aborted; every reservation is released");
    return {};
}

qreal ExecutionModel::progress() const
{
    if (!m_execution)
        return 0;
    if (m_execution->finished || count() == 0)
        return 1;
    return (prepared() + fenced() + committed()) / (3.0 * count());
}

QString ExecutionModel::nextDeadlineText() const
{
    if (!m_execution || m_execution->finished)
        return {};
    const Participant* next = nullptr;
    for (const Participant& participant : m_execution->participants) {
        if (participant.decision.timing && !participant.decision.timing->rtoMet)
            continue;  // missed in the plan already
        if (next == nullptr || participant.decision.deadline < next->decision.deadline)
            next = &participant;
    }
    if (next == nullptr)
        return {};
    return tr("%1 at %2")
        .arg(toText(groupId(m_desk->catalog(), next->decision)),
             Figures::time(next->decision.deadline));
}
