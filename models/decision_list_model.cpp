#include "models/decision_list_model.h"

#include <utility>

#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

// What needs a person first comes last in ascending order.
const QStringList& outcomes()
{
    static const QStringList keys{QStringLiteral("met"), QStringLiteral("missed"),
                                  QStringLiteral("held"), QStringLiteral("short"),
                                  QStringLiteral("deferred")};
    return keys;
}

}  // namespace

DecisionListModel::DecisionListModel(Desk* desk, QObject* parent)
    : TableModel({idColumn("group", 96), numberColumn("volumes", 72), idColumn("application", 96),
                  idColumn("source", 64), idColumn("destination", 96), textColumn("outcome", 136),
                  textColumn("reason", 320, true), numberColumn("start", 96),
                  numberColumn("completion", 104), numberColumn("deadline", 104),
                  numberColumn("slack", 144), numberColumn("bytes", 80),
                  numberColumn("operations", 104), numberColumn("lost_operations", 104),
                  numberColumn("expected_cost", 112)},
                 parent),
      m_desk(desk)
{
    connect(this, &DecisionListModel::outcomeChanged, this, &TableModel::viewChanged);
}

const GroupDecision& DecisionListModel::decisionAt(int item) const
{
    return m_preview->plan.groups[static_cast<std::size_t>(item)];
}

void DecisionListModel::setPreview(std::shared_ptr<const Preview> preview)
{
    const auto before = std::exchange(m_preview, std::move(preview));
    setTotal(m_preview == nullptr ? 0 : static_cast<int>(m_preview->plan.groups.size()));
}

void DecisionListModel::setOutcome(const QString& outcome)
{
    if (m_outcome == outcome)
        return;
    m_outcome = outcome;
    filterAgain();
    emit outcomeChanged();
}

std::vector<TableModel::QuickFilter> DecisionListModel::quickFilters() const
{
    return {{QStringLiteral("outcome"), outcomes(), m_outcome}};
}

void DecisionListModel::setQuickFilter(const QString& name, const QString& value)
{
    Q_UNUSED(name)
    setOutcome(value);
}

int DecisionListModel::itemOf(const QString& group) const
{
    for (int item = 0; item < total(); ++item) {
        if (cellText(item, GroupColumn) == group)
            return item;
    }
    return -1;
}

bool DecisionListModel::accepts(int item) const
{
    return m_outcome.isEmpty() || status(item) == m_outcome;
}

QString DecisionListModel::status(int item) const
{
    return decisionStatus(decisionAt(item));
}

QString DecisionListModel::glyph(int item, int column) const
{
    if (column == OutcomeColumn)
        return status(item);
    return column == SlackColumn && status(item) == QLatin1String("missed") ? QStringLiteral("late")
                                                                            : QString();
}

QString DecisionListModel::heading(int column) const
{
    switch (column) {
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

QString DecisionListModel::cellText(int item, int column) const
{
    const GroupDecision& decision = decisionAt(item);
    const Catalog& catalog = m_desk->catalog();
    const auto& timing = decision.timing;
    switch (column) {
    case GroupColumn: return toText(groupId(catalog, decision));
    case VolumesColumn: return Figures::count(concreteVolumes(catalog, decision.members));
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
    case BytesColumn: return timing ? Figures::bytes(timing->bytes.value) : QString();
    case OperationsColumn: return timing ? Figures::count(timing->operations.value) : QString();
    case LostColumn: return Figures::count(decision.lostOperations.value);
    case CostColumn: return Figures::costBrief(decision.expectedCost.microunits);
    default: return {};
    }
}

QString DecisionListModel::exactText(int item, int column) const
{
    const GroupDecision& decision = decisionAt(item);
    const auto& timing = decision.timing;
    switch (column) {
    case QueueStartColumn: return timing ? Figures::timeExact(timing->queueStart) : QString();
    case CompletionColumn: return timing ? Figures::timeExact(timing->completion) : QString();
    case DeadlineColumn: return Figures::timeExact(decision.deadline);
    case SlackColumn: return timing ? slackExact(timing->completion, timing->deadline) : QString();
    case BytesColumn: return timing ? Figures::bytesExact(timing->bytes.value) : QString();
    case CostColumn: return Figures::costExact(decision.expectedCost.microunits);
    default: return cellText(item, column);
    }
}

QString DecisionListModel::accessibleText(int item) const
{
    return tr("Group %1 of %2 from %3: %4. %5")
        .arg(cellText(item, GroupColumn), cellText(item, ApplicationColumn),
             cellText(item, SourceColumn), cellText(item, OutcomeColumn),
             cellText(item, ReasonColumn));
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

int DecisionListModel::rank(const GroupDecision& decision)
{
    return static_cast<int>(outcomes().indexOf(decisionStatus(decision)));
}
