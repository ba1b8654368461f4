// The regions that look worst by a measure, worst first: the fullest, or those with the least left.
// An unavailable region is the worst by availability; its utilisation, its reserve or what its loss
// would cost can't be compared with those of the others, and it is left out there.
// In QML: WorstRegionModel { regions: session.regions; measure: ... }
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <vector>

#include "models/measure.h"
#include "models/region_list_model.h"
#include "models/row_list_model.h"

class WorstRegionModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(RegionListModel* regions READ regions WRITE setRegions NOTIFY regionsChanged)
    // An EstateMatrix.Measure.
    Q_PROPERTY(int measure READ measure WRITE setMeasure NOTIFY measureChanged)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY limitChanged)
    // Unavailable regions that the measure does not rank.
    Q_PROPERTY(int leftOut READ leftOut NOTIFY leftOutChanged)

public:
    enum Role {
        RegionIdRole = Qt::UserRole + 1,  // regionId: string
        RowRole,                          // row: int, as in RegionListModel
        ConditionRole,                    // condition: string, stable
        ConditionTextRole,                // conditionText: string
        ValueTextRole,                    // valueText: by the measure, with unit
        StaleTextRole,                    // staleText: as in RegionListModel
    };
    Q_ENUM(Role)

    explicit WorstRegionModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] RegionListModel* regions() const { return m_regions; }
    void setRegions(RegionListModel* regions);
    [[nodiscard]] int measure() const { return static_cast<int>(m_measure); }
    void setMeasure(int measure);
    [[nodiscard]] int limit() const { return m_limit; }
    void setLimit(int limit);
    [[nodiscard]] int leftOut() const { return m_leftOut; }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

signals:
    void regionsChanged();
    void measureChanged();
    void limitChanged();
    void leftOutChanged();

private:
    void refresh();
    [[nodiscard]] std::vector<int> compared() const;
    [[nodiscard]] std::vector<int> ranked() const;

    QPointer<RegionListModel> m_regions;
    MeasureKind m_measure = MeasureKind::utilisation;
    int m_limit = 20;
    int m_leftOut = 0;
    std::vector<int> m_rows;  // of m_regions, worst first
};
