#include "models/decision_list_model.h"

#include <utility>

#include "models/reason_words.h"

using namespace estate;

DecisionListModel::DecisionListModel(Desk* desk, QObject* parent)
    : TableModel(DecisionCells::columns(), parent), m_desk(desk)
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
    return {{QStringLiteral("outcome"), DecisionCells::outcomes(), m_outcome}};
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
    return DecisionCells::glyph(decisionAt(item), column);
}

QString DecisionListModel::heading(int column) const
{
    return DecisionCells::heading(column);
}

QString DecisionListModel::cellText(int item, int column) const
{
    return cells().text(decisionAt(item), column);
}

QString DecisionListModel::exactText(int item, int column) const
{
    return cells().exactText(decisionAt(item), column);
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
    return cells().less(decisionAt(left), decisionAt(right), column);
}
