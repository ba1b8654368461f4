#include "models/decision_cells.h"

#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

const std::vector<TableModel::Column>& DecisionCells::columns()
{
    static const std::vector<TableModel::Column> columns{
        TableModel::idColumn("group", 96),
        TableModel::numberColumn("volumes", 72),
        TableModel::idColumn("application", 96),
        TableModel::idColumn("source", 64),
        TableModel::idColumn("destination", 96),
        TableModel::textColumn("outcome", 136),
        TableModel::textColumn("reason", 320, true),
        TableModel::numberColumn("start", 96),
        TableModel::numberColumn("completion", 104),
        TableModel::numberColumn("deadline", 104),
        TableModel::numberColumn("slack", 144),
        TableModel::numberColumn("bytes", 80),
        TableModel::numberColumn("operations", 104),
        TableModel::numberColumn("lost_operations", 104),
        TableModel::numberColumn("expected_cost", 112)};
    return columns;
}

QString DecisionCells::heading(int cell)
{
    switch (cell) {
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

const QStringList& DecisionCells::outcomes()
{
    static const QStringList keys{QStringLiteral("met"), QStringLiteral("missed"),
                                  QStringLiteral("held"), QStringLiteral("short"),
                                  QStringLiteral("deferred")};
    return keys;
}

QString DecisionCells::glyph(const GroupDecision& decision, int cell)
{
    const QString status = decisionStatus(decision);
    if (cell == OutcomeColumn)
        return status;
    return cell == SlackColumn && status == QLatin1String("missed") ? QStringLiteral("late")
                                                                    : QString();
}

QString DecisionCells::text(const GroupDecision& decision, int cell) const
{
    const Catalog& catalog = m_state->catalog();
    const auto& timing = decision.timing;
    switch (cell) {
    case GroupColumn: return toText(groupId(catalog, decision));
    case VolumesColumn: return Figures::count(concreteVolumes(catalog, decision.members));
    case ApplicationColumn: return toText(catalog.application(decision.application).id);
    case SourceColumn: return toText(catalog.region(decision.source).id);
    case DestinationColumn:
        return decision.destination.valid() ? toText(catalog.region(decision.destination).id)
                                            : QString();
    case OutcomeColumn: return decisionStatusText(decisionStatus(decision));
    case ReasonColumn: return reasonSentence(*m_state, decision);
    case QueueStartColumn: return timing ? afterLossText(timing->queueStart, m_loss) : QString();
    case CompletionColumn: return timing ? afterLossText(timing->completion, m_loss) : QString();
    case DeadlineColumn: return afterLossText(decision.deadline, m_loss);
    case SlackColumn: return timing ? slackText(timing->completion, timing->deadline) : QString();
    case BytesColumn: return timing ? Figures::bytes(timing->bytes.value) : QString();
    case OperationsColumn: return timing ? Figures::count(timing->operations.value) : QString();
    case LostColumn: return Figures::count(decision.lostOperations.value);
    case CostColumn: return Figures::costBrief(decision.expectedCost.microunits);
    default: return {};
    }
}

QString DecisionCells::exactText(const GroupDecision& decision, int cell) const
{
    const auto& timing = decision.timing;
    switch (cell) {
    case QueueStartColumn: return timing ? Figures::timeExact(timing->queueStart) : QString();
    case CompletionColumn: return timing ? Figures::timeExact(timing->completion) : QString();
    case DeadlineColumn: return Figures::timeExact(decision.deadline);
    case SlackColumn: return timing ? slackExact(timing->completion, timing->deadline) : QString();
    case BytesColumn: return timing ? Figures::bytesExact(timing->bytes.value) : QString();
    case CostColumn: return Figures::costExact(decision.expectedCost.microunits);
    default: return text(decision, cell);
    }
}

bool DecisionCells::less(const GroupDecision& a, const GroupDecision& b, int cell) const
{
    const Catalog& catalog = m_state->catalog();
    const auto rank = [](const GroupDecision& decision) {
        return outcomes().indexOf(decisionStatus(decision));
    };
    // Without a timing a row goes after every row that has one.
    const auto byTiming = [&a, &b](auto value) {
        if (!a.timing || !b.timing)
            return a.timing.has_value() && !b.timing.has_value();
        return value(*a.timing) < value(*b.timing);
    };
    using Signed = __int128;
    switch (cell) {
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
    default: return false;
    }
}
