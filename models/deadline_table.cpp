#include "models/deadline_table.h"

#include <algorithm>
#include <utility>

#include "models/reason_words.h"
#include "models/words.h"

using namespace estate;

namespace {

using SlackNs = __int128;

SlackNs slackOf(const GroupDecision& decision)
{
    return static_cast<SlackNs>(decision.timing->deadline.ns) -
           static_cast<SlackNs>(decision.timing->completion.ns);
}

}  // namespace

DeadlineTable::DeadlineTable(Desk* desk, QObject* parent)
    : TableModel({idColumn("group", 96), idColumn("source", 64), idColumn("destination", 96),
                  numberColumn("deadline", 104), numberColumn("completion", 104),
                  numberColumn("slack", 128), textColumn("outcome", 136, true)},
                 parent),
      m_desk(desk)
{
}

void DeadlineTable::setPreview(std::shared_ptr<const Preview> preview)
{
    // Until the rows are the new ones, they are read by the old plan.
    const auto before = std::exchange(m_preview, std::move(preview));
    m_decisions.clear();
    if (m_preview != nullptr) {
        const std::vector<GroupDecision>& groups = m_preview->plan.groups;
        for (std::size_t at = 0; at < groups.size(); ++at) {
            if (groups[at].timing)
                m_decisions.push_back(static_cast<int>(at));
        }
        std::stable_sort(m_decisions.begin(), m_decisions.end(), [&groups](int left, int right) {
            const GroupDecision& a = groups[static_cast<std::size_t>(left)];
            const GroupDecision& b = groups[static_cast<std::size_t>(right)];
            if (a.timing->deadline != b.timing->deadline)
                return a.timing->deadline < b.timing->deadline;
            return slackOf(a) < slackOf(b);
        });
    }
    setTotal(static_cast<int>(m_decisions.size()));
}

const GroupDecision& DeadlineTable::decisionAt(int item) const
{
    return m_preview->plan.groups[static_cast<std::size_t>(decisionOf(item))];
}

int DeadlineTable::decisionOf(int item) const
{
    return item < 0 || item >= static_cast<int>(m_decisions.size())
               ? -1
               : m_decisions[static_cast<std::size_t>(item)];
}

int DeadlineTable::itemOf(int decision) const
{
    const auto found = std::find(m_decisions.begin(), m_decisions.end(), decision);
    return found == m_decisions.end() ? -1 : static_cast<int>(found - m_decisions.begin());
}

QString DeadlineTable::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case SourceColumn: return tr("Source");
    case DestinationColumn: return tr("Destination");
    case DeadlineColumn: return tr("Deadline");
    case CompletionColumn: return tr("Completion");
    case SlackColumn: return tr("Slack");
    case OutcomeColumn: return tr("Outcome");
    default: return {};
    }
}

QString DeadlineTable::cellText(int item, int column) const
{
    const GroupDecision& decision = decisionAt(item);
    const Catalog& catalog = m_desk->catalog();
    switch (column) {
    case GroupColumn: return toText(groupId(catalog, decision));
    case SourceColumn: return toText(catalog.region(decision.source).id);
    case DestinationColumn:
        return decision.destination.valid() ? toText(catalog.region(decision.destination).id)
                                            : QString();
    case DeadlineColumn: return afterLossText(decision.timing->deadline, m_preview->at);
    case CompletionColumn: return afterLossText(decision.timing->completion, m_preview->at);
    case SlackColumn: return slackText(decision.timing->completion, decision.timing->deadline);
    case OutcomeColumn: return decisionStatusText(status(item));
    default: return {};
    }
}

QString DeadlineTable::exactText(int item, int column) const
{
    const GroupDecision& decision = decisionAt(item);
    switch (column) {
    case DeadlineColumn: return Figures::timeExact(decision.timing->deadline);
    case CompletionColumn: return Figures::timeExact(decision.timing->completion);
    case SlackColumn: return slackExact(decision.timing->completion, decision.timing->deadline);
    default: return cellText(item, column);
    }
}

QString DeadlineTable::status(int item) const
{
    return decisionStatus(decisionAt(item));
}

QString DeadlineTable::glyph(int item, int column) const
{
    if (column == OutcomeColumn)
        return status(item);
    return column == SlackColumn && status(item) == QLatin1String("missed") ? QStringLiteral("late")
                                                                            : QString();
}

bool DeadlineTable::lessThan(int left, int right, int column) const
{
    const GroupDecision& a = decisionAt(left);
    const GroupDecision& b = decisionAt(right);
    const Catalog& catalog = m_desk->catalog();
    switch (column) {
    case GroupColumn: return groupId(catalog, a) < groupId(catalog, b);
    case SourceColumn: return a.source < b.source;
    case DestinationColumn: return a.destination < b.destination;
    case DeadlineColumn: return a.timing->deadline < b.timing->deadline;
    case CompletionColumn: return a.timing->completion < b.timing->completion;
    case SlackColumn: return slackOf(a) < slackOf(b);
    // What is met comes first.
    case OutcomeColumn: return a.timing->rtoMet && !b.timing->rtoMet;
    default: return left < right;
    }
}
