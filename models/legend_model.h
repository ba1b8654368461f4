// The legend of the matrix: one row per step that the measure uses, then one per condition and per
// mark that occurs. In QML: matrix.legend
#pragma once

#include <QQmlEngine>
#include <array>
#include <vector>

#include "models/measure.h"
#include "models/row_list_model.h"

class LegendModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a matrix")

public:
    enum Role {
        StepRole = Qt::UserRole + 1,  // step: int 0..4, or -1 for a condition's row
        // condition: string "fenced", "lease-expired", "offline", of marks "to-fail", "changed", or
        // empty
        ConditionRole,
        LabelRole,           // label: string "40 to 55 %"
        RegionsRole,         // regions: int, how many fall in
        AccessibleTextRole,  // accessibleText
    };
    Q_ENUM(Role)

    explicit LegendModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

    struct Row {
        int step = -1;
        QString condition;
        QString label;
        int regions = 0;
        bool losses = false;  // it counts losses, not regions
        bool operator==(const Row&) const = default;
    };
    // `toFail`: how many regions carry the mark of the failure set.
    void refresh(MeasureKind kind, const RegionListModel* regions, int toFail)
    {
        show(makeRows(kind, regions, toFail));
    }
    void show(std::vector<Row> rows) { showRows(m_rows, std::move(rows)); }

private:
    [[nodiscard]] static std::vector<Row> makeRows(MeasureKind kind, const RegionListModel* regions,
                                                   int toFail);
    std::vector<Row> m_rows;
};
