// What a plan has cost by each moment, for the chart and for the table beside it. The table lists
// the moments from which on it reads otherwise.
// In QML: session.plan.analysis.costs
#pragma once

#include <QVariantList>
#include <optional>

#include "engine/planner/plan_curve.h"
#include "models/desk.h"
#include "models/sliced_work.h"
#include "models/table_model.h"

class CostCurveModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    // For drawing only: hours after the loss and cost in chartUnit, as points of one line.
    Q_PROPERTY(QVariantList points READ points NOTIFY pointsChanged)
    Q_PROPERTY(qreal lastHours READ lastHours NOTIFY pointsChanged)
    Q_PROPERTY(qreal lastCost READ lastCost NOTIFY pointsChanged)
    Q_PROPERTY(QString chartUnit READ chartUnit NOTIFY pointsChanged)  // "M u"

public:
    enum Column {
        AfterColumn,
        UtcColumn,
        DowntimeColumn,
        BreachesColumn,
        LossesColumn,
        TotalColumn
    };
    Q_ENUM(Column)

    explicit CostCurveModel(Desk* desk, QObject* parent = nullptr);
    // Null: no plan. A long one is worked out in slices; until then there are no rows.
    void setPreview(const estate::Preview* preview);
    [[nodiscard]] QVariantList points() const;
    [[nodiscard]] qreal lastHours() const;
    [[nodiscard]] qreal lastCost() const;
    [[nodiscard]] QString chartUnit() const;

signals:
    void pointsChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    void show(std::vector<estate::CostMoment> moments);
    [[nodiscard]] const estate::CostMoment& moment(int item) const;
    [[nodiscard]] static estate::Cost costOf(const estate::CostMoment& moment, int column);

    Desk* m_desk;
    estate::Timestamp m_loss;
    std::vector<estate::CostMoment> m_moments;
    std::vector<std::size_t> m_listed;  // of them, by item
    std::optional<estate::PlanCostCurve> m_curve;  // that is worked out
    SlicedWork m_task;
};
