// The region that is looked at, as a list of one: whoever shows its figures keeps what it drew and
// is told only what reads otherwise, where another page of a list would be made anew with every
// step. In QML: OneRegionModel { regions: ...; row: ... }
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QQmlEngine>

#include "models/region_list_model.h"

class OneRegionModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(RegionListModel* regions READ regions WRITE setRegions NOTIFY regionsChanged)
    Q_PROPERTY(int row READ row WRITE setRow NOTIFY rowChanged)  // none: nothing is in the list

public:
    explicit OneRegionModel(QObject* parent = nullptr);

    // Those of the regions.
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] RegionListModel* regions() const { return m_regions; }
    void setRegions(RegionListModel* regions);
    [[nodiscard]] int row() const { return m_row; }
    void setRow(int row);

signals:
    void regionsChanged();
    void rowChanged();

private:
    [[nodiscard]] bool exists() const;
    void refresh();
    void pass(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);

    QPointer<RegionListModel> m_regions;
    int m_row = -1;
    bool m_shown = false;
};
