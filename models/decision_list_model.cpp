#include "models/decision_list_model.h"

#include <utility>

#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

DecisionListModel::DecisionListModel(Desk* desk, QObject* parent)
    : QAbstractTableModel(parent), m_desk(desk)
{}

int DecisionListModel::count() const
{
    return m_rows;
}

int DecisionListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int DecisionListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const GroupDecision& DecisionListModel::decisionAt(int row) const
{
    return m_preview->plan.groups[static_cast<std::size_t>(row)];
}

void DecisionListModel::setPreview(std::shared_ptr<const Preview> preview)
{
    // Another plan is other rows; only a plan that decides the same is the same rows.
    const int before = m_rows;
    if (m_preview != nullptr && preview != nullptr && before > 0 &&
        m_preview->failures == preview->failures && m_preview->decisions == preview->decisions) {
        m_preview = std::move(preview);
        emit dataChanged(index(0, 0), index(before - 1, ColumnCount - 1));
        return;
    }
    if (before > 0) {
        beginRemoveRows({}, 0, before - 1);
        m_rows = 0;
        m_preview.reset();
        endRemoveRows();
    }
    const int after = preview == nullptr ? 0 : static_cast<int>(preview->plan.groups.size());
    if (after > 0)
        beginInsertRows({}, 0, after - 1);
    m_preview = std::move(preview);
    m_rows = after;
    if (after > 0)
        endInsertRows();
    if (before != after)
        emit countChanged();
}

QHash<int, QByteArray> DecisionListModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {NumericRole, "numeric"},
            {MonospaceRole, "monospace"},
            {ExactTextRole, "exactText"},
            {DecisionRole, "decision"},
            {GroupRole, "group"},
            {ApplicationRole, "application"},
            {SourceRole, "source"},
            {DestinationRole, "destination"},
            {OutcomeRole, "outcome"},
            {OutcomeTextRole, "outcomeText"},
            {StatusRole, "status"},
            {ReasonRole, "reason"},
            {ReasonTextRole, "reasonText"},
            {VolumesRole, "volumes"},
            {ConcreteVolumesTextRole, "concreteVolumesText"},
            {QueueStartTextRole, "queueStartText"},
            {CompletionTextRole, "completionText"},
            {CompletionUtcTextRole, "completionUtcText"},
            {CompletionSecondsRole, "completionSeconds"},
            {DeadlineTextRole, "deadlineText"},
            {SlackTextRole, "slackText"},
            {SlackSecondsRole, "slackSeconds"},
            {RtoMetRole, "rtoMet"},
            {BytesTextRole, "bytesText"},
            {OperationsTextRole, "operationsText"},
            {LostOperationsTextRole, "lostOperationsText"},
            {ExpectedCostTextRole, "expectedCostText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant DecisionListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GroupDecision& decision = decisionAt(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return cellText(decision, column);
    case ExactTextRole: return exactText(decision, column);
    case NumericRole: return numericColumn(column);
    case MonospaceRole:
        return column == GroupColumn || column == ApplicationColumn || column == SourceColumn ||
               column == DestinationColumn;
    case DecisionRole: return index.row();
    default: break;
    }
    const QVariant time = timeData(decision, role);
    return time.isValid() ? time : namedData(decision, role);
}

bool DecisionListModel::numericColumn(int column)
{
    return column == VolumesColumn || column >= QueueStartColumn;
}

QVariant DecisionListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == NumericRole)
        return numericColumn(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case GroupColumn: return tr("Group");
    case VolumesColumn: return tr("Volumes");
    case ApplicationColumn: return tr("Application");
    case SourceColumn: return tr("Source");
    case DestinationColumn: return tr("Destination");
    case OutcomeColumn: return tr("Outcome");
    case ReasonColumn: return tr("Reason");
    case QueueStartColumn: return tr("Start");
    case CompletionColumn: return tr("Completion");
    case DeadlineColumn: return tr("Deadline");
    case SlackColumn: return tr("Slack");
    case BytesColumn: return tr("Bytes");
    case OperationsColumn: return tr("Operations");
    case LostColumn: return tr("Lost operations");
    case CostColumn: return tr("Expected cost");
    default: return {};
    }
}

QVariant DecisionListModel::namedData(const GroupDecision& decision, int role) const
{
    const Catalog& catalog = m_desk->catalog();
    switch (role) {
    case GroupRole: return cellText(decision, GroupColumn);
    case ApplicationRole: return cellText(decision, ApplicationColumn);
    case SourceRole: return cellText(decision, SourceColumn);
    case DestinationRole: return cellText(decision, DestinationColumn);
    case OutcomeRole: return toText(outcomeName(decision.outcome));
    case OutcomeTextRole: return cellText(decision, OutcomeColumn);
    case StatusRole: return decisionStatus(decision);
    case ReasonRole: return toText(reasonName(decision.reason));
    case ReasonTextRole: return cellText(decision, ReasonColumn);
    case VolumesRole: return static_cast<int>(decision.members.size());
    case ConcreteVolumesTextRole:
        return toText(formatCount(concreteVolumes(catalog, decision.members)));
    case BytesTextRole: return cellText(decision, BytesColumn);
    case OperationsTextRole: return cellText(decision, OperationsColumn);
    case LostOperationsTextRole: return cellText(decision, LostColumn);
    case ExpectedCostTextRole: return cellText(decision, CostColumn);
    case AccessibleTextRole: return accessibleText(decision);
    default: return {};
    }
}

QVariant DecisionListModel::timeData(const GroupDecision& decision, int role) const
{
    const auto& timing = decision.timing;
    switch (role) {
    case QueueStartTextRole: return cellText(decision, QueueStartColumn);
    case CompletionTextRole: return cellText(decision, CompletionColumn);
    case CompletionUtcTextRole: return timing ? toText(formatTime(timing->completion)) : QString();
    case CompletionSecondsRole:
        return timing ? secondsAfter(timing->completion, m_preview->at) : -1.0;
    case DeadlineTextRole: return cellText(decision, DeadlineColumn);
    case SlackTextRole: return cellText(decision, SlackColumn);
    case SlackSecondsRole:
        if (!timing)
            return 0.0;
        return timing->rtoMet ? secondsAfter(timing->deadline, timing->completion)
                              : -secondsAfter(timing->completion, timing->deadline);
    case RtoMetRole: return timing && timing->rtoMet;
    default: return {};
    }
}

QString DecisionListModel::cellText(const GroupDecision& decision, int column) const
{
    const Catalog& catalog = m_desk->catalog();
    const auto& timing = decision.timing;
    switch (column) {
    case GroupColumn: return toText(groupId(catalog, decision));
    case VolumesColumn: return toText(formatCount(concreteVolumes(catalog, decision.members)));
    case ApplicationColumn: return toText(catalog.application(decision.application).id);
    case SourceColumn: return toText(catalog.region(decision.source).id);
    case DestinationColumn:
        return decision.destination.valid() ? toText(catalog.region(decision.destination).id)
                                            : QString();
    case OutcomeColumn: return decisionStatusText(decisionStatus(decision));
    case ReasonColumn: return reasonSentence(m_desk->state(), decision);
    case QueueStartColumn:
        return timing ? afterLossText(timing->queueStart, m_preview->at) : QString();
    case CompletionColumn:
        return timing ? afterLossText(timing->completion, m_preview->at) : QString();
    case DeadlineColumn: return afterLossText(decision.deadline, m_preview->at);
    case SlackColumn: return timing ? slackText(timing->completion, timing->deadline) : QString();
    case BytesColumn: return timing ? toText(formatBytes(timing->bytes.value)) : QString();
    case OperationsColumn:
        return timing ? toText(formatCount(timing->operations.value)) : QString();
    case LostColumn: return toText(formatCount(decision.lostOperations.value));
    case CostColumn: return toText(formatCostBrief(decision.expectedCost.microunits));
    default: return {};
    }
}

QString DecisionListModel::exactText(const GroupDecision& decision, int column) const
{
    const auto& timing = decision.timing;
    switch (column) {
    case QueueStartColumn: return timing ? toText(formatTimeExact(timing->queueStart)) : QString();
    case CompletionColumn: return timing ? toText(formatTimeExact(timing->completion)) : QString();
    case DeadlineColumn: return toText(formatTimeExact(decision.deadline));
    case SlackColumn: {
        if (!timing)
            return {};
        const bool late = timing->completion > timing->deadline;
        const Duration gap = late ? timing->completion.since(timing->deadline)
                                  : timing->deadline.since(timing->completion);
        const QString exact = toText(formatDurationExact(gap));
        return late ? tr("%1 late").arg(exact) : exact;
    }
    case BytesColumn: return timing ? toText(formatBytesExact(timing->bytes.value)) : QString();
    case CostColumn: return toText(formatCostExact(decision.expectedCost.microunits));
    default: return cellText(decision, column);
    }
}

QString DecisionListModel::accessibleText(const GroupDecision& decision) const
{
    return tr("Group %1 of %2 from %3: %4. %5")
        .arg(cellText(decision, GroupColumn), cellText(decision, ApplicationColumn),
             cellText(decision, SourceColumn), cellText(decision, OutcomeColumn),
             cellText(decision, ReasonColumn));
}

bool DecisionListModel::lessThan(int left, int right, int column) const
{
    const GroupDecision& a = decisionAt(left);
    const GroupDecision& b = decisionAt(right);
    const Catalog& catalog = m_desk->catalog();
    // Without a timing a row goes after every row that has one.
    const auto byTiming = [&a, &b](auto value) {
        if (!a.timing || !b.timing)
            return a.timing.has_value() && !b.timing.has_value();
        return value(*a.timing) < value(*b.timing);
    };
    using Signed = __int128;
    switch (column) {
    case GroupColumn: return groupId(catalog, a) < groupId(catalog, b);
    case VolumesColumn:
        return concreteVolumes(catalog, a.members) < concreteVolumes(catalog, b.members);
    case ApplicationColumn: return a.application < b.application;
    case SourceColumn: return a.source < b.source;
    case DestinationColumn: return a.destination < b.destination;
    case OutcomeColumn: return rank(a) < rank(b);
    case ReasonColumn: return a.reason < b.reason;
    case QueueStartColumn: return byTiming([](const auto& t) { return t.queueStart.ns; });
    case CompletionColumn: return byTiming([](const auto& t) { return t.completion.ns; });
    case DeadlineColumn: return a.deadline < b.deadline;
    case SlackColumn:
        return byTiming([](const auto& t) {
            return static_cast<Signed>(t.deadline.ns) - static_cast<Signed>(t.completion.ns);
        });
    case BytesColumn: return byTiming([](const auto& t) { return t.bytes.value; });
    case OperationsColumn: return byTiming([](const auto& t) { return t.operations.value; });
    case LostColumn: return a.lostOperations < b.lostOperations;
    case CostColumn: return a.expectedCost < b.expectedCost;
    default: return left < right;
    }
}

// What needs a person first comes last in ascending order: met, missed, held, short, deferred.
int DecisionListModel::rank(const GroupDecision& decision)
{
    static const QStringList order{QStringLiteral("met"), QStringLiteral("missed"),
                                   QStringLiteral("held"), QStringLiteral("short"),
                                   QStringLiteral("deferred")};
    return static_cast<int>(order.indexOf(decisionStatus(decision)));
}

QString DecisionListModel::asText() const
{
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < ColumnCount; ++column)
        cells << headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    lines << cells.join(QLatin1Char('\t'));
    for (int row = 0; row < m_rows; ++row) {
        cells.clear();
        for (int column = 0; column < ColumnCount; ++column)
            cells << exactText(decisionAt(row), column);
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}
