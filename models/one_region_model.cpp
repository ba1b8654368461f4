#include "models/one_region_model.h"

OneRegionModel::OneRegionModel(QObject* parent) : QAbstractListModel(parent) {}

int OneRegionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_shown ? 0 : 1;
}

QVariant OneRegionModel::data(const QModelIndex& index, int role) const
{
    // Views may ask while another estate comes.
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !exists())
        return {};
    return m_regions->data(m_regions->index(m_row), role);
}

QHash<int, QByteArray> OneRegionModel::roleNames() const
{
    return m_regions == nullptr ? QAbstractListModel::roleNames() : m_regions->roleNames();
}

void OneRegionModel::setRegions(RegionListModel* regions)
{
    if (m_regions == regions)
        return;
    if (m_regions != nullptr)
        m_regions->disconnect(this);
    m_regions = regions;
    if (regions != nullptr) {
        connect(regions, &QAbstractItemModel::modelReset, this, &OneRegionModel::refresh);
        connect(regions, &QAbstractItemModel::dataChanged, this, &OneRegionModel::pass);
    }
    refresh();
    emit regionsChanged();
}

void OneRegionModel::setRow(int row)
{
    if (m_row == row)
        return;
    m_row = row;
    refresh();
    emit rowChanged();
}

bool OneRegionModel::exists() const
{
    return m_regions != nullptr && m_row >= 0 && m_row < m_regions->count();
}

void OneRegionModel::refresh()
{
    const bool wanted = exists();
    if (m_shown && wanted) {
        emit dataChanged(index(0), index(0));
    } else if (m_shown) {
        beginRemoveRows({}, 0, 0);
        m_shown = false;
        endRemoveRows();
    } else if (wanted) {
        beginInsertRows({}, 0, 0);
        m_shown = true;
        endInsertRows();
    }
}

void OneRegionModel::pass(const QModelIndex& first, const QModelIndex& last,
                          const QList<int>& roles)
{
    if (m_shown && first.row() <= m_row && m_row <= last.row())
        emit dataChanged(index(0), index(0), roles);
}
