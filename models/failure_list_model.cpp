#include "models/failure_list_model.h"

#include <algorithm>

FailureListModel::FailureListModel(QObject* parent) : RowListModel(parent) {}

QVariant FailureListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return role == RegionIdRole || role == Qt::DisplayRole ? m_ids.at(index.row()) : QVariant();
}

QHash<int, QByteArray> FailureListModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {RegionIdRole, "regionId"}};
}

bool FailureListModel::setIds(const QStringList& ids)
{
    QStringList wanted = ids;
    std::sort(wanted.begin(), wanted.end());
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    if (wanted == m_ids)
        return false;

    const auto before = m_ids.size();
    for (int row = count() - 1; row >= 0; --row) {
        if (std::binary_search(wanted.begin(), wanted.end(), m_ids.at(row)))
            continue;
        beginRemoveRows({}, row, row);
        m_ids.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < wanted.size(); ++row) {
        if (row < count() && m_ids.at(row) == wanted.at(row))
            continue;
        beginInsertRows({}, row, row);
        m_ids.insert(row, wanted.at(row));
        endInsertRows();
    }
    if (before != m_ids.size())
        emit countChanged();
    emit idsChanged();
    return true;
}
