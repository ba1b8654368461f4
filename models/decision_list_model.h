// One item per group of a plan, in the order of decision. In QML: session.plan.decisions
#pragma once

#include <memory>

#include "models/decision_cells.h"
#include "models/desk.h"
#include "models/table_model.h"

class DecisionListModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    // Empty for all, or one status: met missed held short deferred.
    Q_PROPERTY(QString outcome READ outcome WRITE setOutcome NOTIFY outcomeChanged)

public:
    using enum DecisionCells::Cell;  // all of them, in their order

    explicit DecisionListModel(Desk* desk, QObject* parent = nullptr);
    // Null: no plan.
    void setPreview(std::shared_ptr<const estate::Preview> preview);
    [[nodiscard]] const estate::GroupDecision& decisionAt(int item) const;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;
    // By the id of the group that is decided about; -1 for none.
    Q_INVOKABLE [[nodiscard]] int itemOf(const QString& group) const;
    [[nodiscard]] QString outcome() const { return m_outcome; }
    void setOutcome(const QString& outcome);

signals:
    void outcomeChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool accepts(int item) const override;
    [[nodiscard]] std::vector<QuickFilter> quickFilters() const override;
    void setQuickFilter(const QString& name, const QString& value) override;
    [[nodiscard]] QString status(int item) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    [[nodiscard]] DecisionCells cells() const { return {m_desk->state(), m_preview->at}; }

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
    QString m_outcome;
};
