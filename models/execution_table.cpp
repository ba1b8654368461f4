#include "models/execution_table.h"

#include "models/language.h"
#include "models/words.h"

using namespace estate;

ExecutionTable::ExecutionTable(QObject* parent)
    : TableModel({idColumn("group", 92), textColumn("phase", 112), numberColumn("prepared", 88),
                  numberColumn("fenced", 88), numberColumn("committed", 88),
                  numberColumn("predicted_completion", 112),
                  numberColumn("modelled_completion", 112), numberColumn("difference", 104),
                  numberColumn("deadline", 96), numberColumn("slack", 120), idColumn("source", 64),
                  idColumn("destination", 64), idColumn("application", 96),
                  numberColumn("volumes", 72)},
                 parent)
{
    keepNoTexts();
    connect(Language::instance(), &Language::changed, this, &ExecutionTable::refreshed);
}

void ExecutionTable::setExecution(ExecutionModel* execution)
{
    if (m_execution == execution)
        return;
    if (m_execution != nullptr)
        m_execution->disconnect(this);
    m_execution = execution;
    if (m_execution != nullptr) {
        connect(m_execution, &QAbstractItemModel::rowsAboutToBeRemoved, this,
                &ExecutionTable::empty);
        connect(m_execution, &QObject::destroyed, this, &ExecutionTable::empty);
        connect(m_execution, &QAbstractItemModel::rowsInserted, this, &ExecutionTable::refresh);
        connect(m_execution, &ExecutionModel::progressChanged, this, &ExecutionTable::refresh);
    }
    emit executionChanged();
    refresh();
}

void ExecutionTable::empty()
{
    setTotal(0);
    emit refreshed();
}

void ExecutionTable::refresh()
{
    setTotal(m_execution == nullptr ? 0 : m_execution->count());
    emit refreshed();
}

QString ExecutionTable::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case PhaseColumn: return tr("Phase");
    case PreparedColumn: return tr("Prepared");
    case FencedColumn: return tr("Fenced");
    case CommittedColumn: return tr("Committed");
    case PredictedColumn: return tr("Predicted");
    case ModelledColumn: return tr("Done, modelled");
    case DifferenceColumn: return tr("Difference");
    case DeadlineColumn: return tr("Deadline");
    case SlackColumn: return tr("Slack");
    case SourceColumn: return tr("From");
    case DestinationColumn: return tr("To");
    case ApplicationColumn: return tr("Application");
    case VolumesColumn: return tr("Volumes");
    default: return {};
    }
}

QString ExecutionTable::roleText(int item, ExecutionModel::Role role) const
{
    return m_execution->index(item).data(role).toString();
}

std::optional<Timestamp> ExecutionTable::moment(int item, int column) const
{
    const Participant& participant = m_execution->participantAt(item);
    const auto& timing = participant.decision.timing;
    switch (column) {
    case PreparedColumn: return participant.times.prepared;
    case FencedColumn: return participant.times.fenced;
    case CommittedColumn:
        return participant.phase == ParticipantPhase::committed ? participant.times.decided
                                                                : std::nullopt;
    case PredictedColumn: return timing ? std::optional(timing->completion) : std::nullopt;
    case ModelledColumn: return modelledCompletion(participant);
    case DeadlineColumn: return participant.decision.deadline;
    default: return std::nullopt;
    }
}

QString ExecutionTable::differenceText(int item, bool exact) const
{
    const auto done = moment(item, ModelledColumn);
    const auto predicted = moment(item, PredictedColumn);
    if (!done || !predicted)
        return {};
    const Duration later = done->since(*predicted);
    if (later.value == 0)
        return tr("as predicted");
    return QStringLiteral("+") + (exact ? Figures::durationExact(later) : Figures::duration(later));
}

QString ExecutionTable::cellText(int item, int column) const
{
    switch (column) {
    case GroupColumn: return roleText(item, ExecutionModel::GroupRole);
    case PhaseColumn: return roleText(item, ExecutionModel::PhaseTextRole);
    case DifferenceColumn: return differenceText(item, false);
    case SlackColumn: return roleText(item, ExecutionModel::SlackTextRole);
    case SourceColumn: return roleText(item, ExecutionModel::SourceRole);
    case DestinationColumn: return roleText(item, ExecutionModel::DestinationRole);
    case ApplicationColumn: return roleText(item, ExecutionModel::ApplicationRole);
    case VolumesColumn: return roleText(item, ExecutionModel::ConcreteVolumesTextRole);
    default: break;
    }
    const auto at = moment(item, column);
    return at ? afterLossText(*at, m_execution->begunAt()) : QString();
}

QString ExecutionTable::exactText(int item, int column) const
{
    const Participant& participant = m_execution->participantAt(item);
    const auto& decided = participant.times.decided;
    if (column == PhaseColumn && participant.phase == ParticipantPhase::aborted && decided)
        return tr("Aborted at %1").arg(Figures::timeExact(*decided));
    if (column == DifferenceColumn)
        return differenceText(item, true);
    const auto at = moment(item, column);
    return at ? Figures::timeExact(*at) : cellText(item, column);
}

std::optional<U128> ExecutionTable::amount(int item, int column) const
{
    const Participant& participant = m_execution->participantAt(item);
    const auto& timing = participant.decision.timing;
    switch (column) {
    case PhaseColumn: return static_cast<std::uint64_t>(participant.phase);
    case DifferenceColumn: {
        const auto done = moment(item, ModelledColumn);
        return done && timing ? std::optional<U128>(done->since(timing->completion).value)
                              : std::nullopt;
    }
    case SlackColumn: {
        constexpr U128 beyondLate = U128{1} << 64;  // so that a late one has an amount too
        return timing
                   ? std::optional<U128>(beyondLate + timing->deadline.ns - timing->completion.ns)
                   : std::nullopt;
    }
    case VolumesColumn:
        return concreteVolumes(m_execution->catalog(), participant.decision.members);
    default: break;
    }
    const auto at = moment(item, column);
    return at ? std::optional<U128>(at->ns) : std::nullopt;
}

QString ExecutionTable::glyph(int item, int column) const
{
    if (column == PhaseColumn)
        return roleText(item, ExecutionModel::PhaseRole);
    const bool inTime = m_execution->index(item).data(ExecutionModel::RtoMetRole).toBool();
    if (column == SlackColumn)
        return inTime ? QString() : QStringLiteral("late");
    const auto done = moment(item, ModelledColumn);
    return column == DifferenceColumn && done && *done > *moment(item, DeadlineColumn)
               ? QStringLiteral("late")
               : QString();
}

QString ExecutionTable::accessibleText(int item) const
{
    return roleText(item, ExecutionModel::AccessibleTextRole);
}

QString ExecutionTable::timesText() const
{
    return total() == 0
               ? QString()
               : tr("T+ counts from when it began, %1. When work is done is modelled: no worker "
                    "reports it.")
                     .arg(Figures::time(m_execution->begunAt()));
}
