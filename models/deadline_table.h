// When each recovered group is due and when it is predicted to be there, the first deadline first,
// and of one deadline the tightest: what the chart beside it draws.
// In QML: session.plan.analysis.deadlines
#pragma once

#include <memory>
#include <vector>

#include "models/decision_cells.h"
#include "models/desk.h"
#include "models/table_model.h"

class DeadlineTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")

public:
    explicit DeadlineTable(Desk* desk, QObject* parent = nullptr);
    // Null: no plan.
    void setPreview(std::shared_ptr<const estate::Preview> preview);
    // Items of the plan's decisions and of this table; -1 for none.
    Q_INVOKABLE [[nodiscard]] int decisionOf(int item) const;
    Q_INVOKABLE [[nodiscard]] int itemOf(int decision) const;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString status(int item) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    [[nodiscard]] const estate::GroupDecision& decisionAt(int item) const;
    [[nodiscard]] DecisionCells cells() const { return {m_desk->state(), m_preview->at}; }

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
    std::vector<int> m_decisions;  // by item
};
