#include "models/decision_filter_model.h"

DecisionFilterModel::DecisionFilterModel(DecisionListModel* decisions, QObject* parent)
    : QSortFilterProxyModel(parent), m_decisions(decisions)
{
    setSourceModel(decisions);
    setDynamicSortFilter(true);
    connect(this, &QAbstractItemModel::rowsInserted, this, &DecisionFilterModel::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &DecisionFilterModel::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &DecisionFilterModel::countChanged);
}

void DecisionFilterModel::setStatus(const QString& status)
{
    if (m_status == status)
        return;
    m_status = status;
    invalidateFilter();
    emit statusChanged();
}

void DecisionFilterModel::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    invalidateFilter();
    emit textChanged();
}

void DecisionFilterModel::toggleOrder(int column)
{
    if (column < 0 || column >= DecisionListModel::ColumnCount)
        return;
    if (m_orderColumn != column) {
        m_orderColumn = column;
        m_orderDescending = false;
    } else if (!m_orderDescending) {
        m_orderDescending = true;
    } else {
        m_orderColumn = -1;
        m_orderDescending = false;
    }
    // Column -1 is the source's own order: the order of decision.
    sort(m_orderColumn, m_orderDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    emit orderChanged();
}

int DecisionFilterModel::decisionAt(int row) const
{
    const QModelIndex at = index(row, 0);
    return at.isValid() ? mapToSource(at).row() : -1;
}

int DecisionFilterModel::rowOf(int decision) const
{
    const QModelIndex at = m_decisions->index(decision, 0);
    return at.isValid() ? mapFromSource(at).row() : -1;
}

bool DecisionFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex& parent) const
{
    const QModelIndex row = m_decisions->index(sourceRow, 0, parent);
    if (!m_status.isEmpty() && row.data(DecisionListModel::StatusRole).toString() != m_status)
        return false;
    const QString wanted = m_text.trimmed();
    if (wanted.isEmpty())
        return true;
    for (const int role : {DecisionListModel::GroupRole, DecisionListModel::ApplicationRole,
                           DecisionListModel::SourceRole, DecisionListModel::DestinationRole,
                           DecisionListModel::ReasonRole, DecisionListModel::ReasonTextRole}) {
        if (row.data(role).toString().contains(wanted, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

bool DecisionFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    return m_decisions->lessThan(left.row(), right.row(), left.column());
}
