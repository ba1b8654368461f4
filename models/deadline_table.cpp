#include "models/deadline_table.h"

#include <algorithm>
#include <array>
#include <utility>

#include "models/reason_words.h"

using namespace estate;

namespace {

constexpr std::array<DecisionCells::Cell, 7> deadlineCells{
    DecisionCells::GroupColumn,       DecisionCells::SourceColumn,
    DecisionCells::DestinationColumn, DecisionCells::DeadlineColumn,
    DecisionCells::CompletionColumn,  DecisionCells::SlackColumn,
    DecisionCells::OutcomeColumn};

// Without the reason the outcome takes what is left of the width.
std::vector<TableModel::Column> deadlineColumns()
{
    std::vector<TableModel::Column> columns;
    for (const auto cell : deadlineCells) {
        columns.push_back(DecisionCells::columns()[cell]);
        if (cell == DecisionCells::SlackColumn)
            columns.back().width = 128;
    }
    columns.back().stretch = true;
    return columns;
}

DecisionCells::Cell deadlineCell(int column)
{
    return deadlineCells[static_cast<std::size_t>(column)];
}

}  // namespace

DeadlineTable::DeadlineTable(Desk* desk, QObject* parent)
    : TableModel(deadlineColumns(), parent), m_desk(desk)
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
            const RecoveryTiming& a = *groups[static_cast<std::size_t>(left)].timing;
            const RecoveryTiming& b = *groups[static_cast<std::size_t>(right)].timing;
            // Of one deadline the last to be there is the tightest.
            return a.deadline != b.deadline ? a.deadline < b.deadline : a.completion > b.completion;
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
    return DecisionCells::heading(deadlineCell(column));
}

QString DeadlineTable::cellText(int item, int column) const
{
    return cells().text(decisionAt(item), deadlineCell(column));
}

QString DeadlineTable::exactText(int item, int column) const
{
    return cells().exactText(decisionAt(item), deadlineCell(column));
}

QString DeadlineTable::status(int item) const
{
    return decisionStatus(decisionAt(item));
}

QString DeadlineTable::glyph(int item, int column) const
{
    return DecisionCells::glyph(decisionAt(item), deadlineCell(column));
}

bool DeadlineTable::lessThan(int left, int right, int column) const
{
    return cells().less(decisionAt(left), decisionAt(right), deadlineCell(column));
}
