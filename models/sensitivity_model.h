// What would make a plan decide otherwise, and how old what it rests on is. In QML:
// session.plan.analysis.sensitivity
#pragma once

#include <memory>

#include "engine/planner/sensitivity.h"
#include "models/desk.h"
#include "models/table_model.h"

class SensitivityModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")

public:
    enum Column { GroupColumn, FlipsColumn, MarginColumn, PresentColumn, RegionColumn, AgeColumn };
    Q_ENUM(Column)

    explicit SensitivityModel(Desk* desk, QObject* parent = nullptr);
    // Null: no plan.
    void setPreview(std::shared_ptr<const estate::Preview> preview);
    // The group's position in the plan.
    Q_INVOKABLE [[nodiscard]] int decisionOf(int item) const;

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    [[nodiscard]] const estate::Sensitivity& row(int item) const;
    [[nodiscard]] QString flipText(const estate::Sensitivity& row) const;
    [[nodiscard]] QString amountText(const estate::Sensitivity& row, std::uint64_t amount) const;
    [[nodiscard]] estate::Duration ageOf(const estate::Sensitivity& row) const;

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
    std::vector<estate::Sensitivity> m_rows;
};
