// What there is to ask about a plan beyond its decisions: what it costs as time goes by, what would
// change it, how it compares with one that was pinned. In QML: session.plan.analysis
#pragma once

#include "models/comparison_model.h"
#include "models/cost_curve_model.h"
#include "models/deadline_table.h"
#include "models/sensitivity_model.h"

class PlanAnalysis : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(CostCurveModel* costs READ costs CONSTANT)
    Q_PROPERTY(DeadlineTable* deadlines READ deadlines CONSTANT)
    Q_PROPERTY(SensitivityModel* sensitivity READ sensitivity CONSTANT)
    Q_PROPERTY(ComparisonModel* comparison READ comparison CONSTANT)
    // Charts can be drawn: Qt Charts needs an application with widgets.
    Q_PROPERTY(bool drawable READ drawable CONSTANT)
    // For drawing only: completion and deadline of each recovered group, minutes after the loss, as
    // points; those that miss their RTO apart. What takes far longer than any deadline lies on the
    // edge, which is at a round number.
    Q_PROPERTY(QVariantList metPoints READ metPoints NOTIFY changed)
    Q_PROPERTY(QVariantList missedPoints READ missedPoints NOTIFY changed)
    Q_PROPERTY(qreal lastMinutes READ lastMinutes NOTIFY changed)
    Q_PROPERTY(QString localeName READ localeName NOTIFY changed)  // of numbers at an axis

public:
    explicit PlanAnalysis(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] static bool drawable();
    [[nodiscard]] CostCurveModel* costs() { return &m_costs; }
    [[nodiscard]] DeadlineTable* deadlines() { return &m_deadlines; }
    [[nodiscard]] SensitivityModel* sensitivity() { return &m_sensitivity; }
    [[nodiscard]] ComparisonModel* comparison() { return &m_comparison; }
    [[nodiscard]] QVariantList metPoints() const { return pointsOf(true); }
    [[nodiscard]] QVariantList missedPoints() const { return pointsOf(false); }
    [[nodiscard]] qreal lastMinutes() const;
    // Between the round numbers beside an axis that reaches so far, in so many steps: 1, 2 or 5,
    // 10, 20 and so on.
    Q_INVOKABLE [[nodiscard]] static qreal axisStep(qreal most, int stepsMax = 5);
    [[nodiscard]] static QString localeName();

    // Null: no plan.
    void setPreview(const std::shared_ptr<const estate::Preview>& preview);

signals:
    void changed();

private:
    [[nodiscard]] QVariantList pointsOf(bool met) const;

    CostCurveModel m_costs;
    DeadlineTable m_deadlines;
    SensitivityModel m_sensitivity;
    ComparisonModel m_comparison;
    std::shared_ptr<const estate::Preview> m_preview;
};
