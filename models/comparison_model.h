// Two plans side by side, group by group: the one that was pinned and the present one. In QML:
// session.plan.analysis.comparison
#pragma once

#include <memory>

#include "models/desk.h"
#include "models/table_model.h"

class ComparisonModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(bool pinned READ pinned NOTIFY compared)
    Q_PROPERTY(QString pinnedText READ pinnedText NOTIFY compared)    // "r017 at 2026-..."
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY compared)  // one sentence
    Q_PROPERTY(int differences READ differences NOTIFY compared)
    Q_PROPERTY(bool onlyDifferences READ onlyDifferences WRITE setOnlyDifferences NOTIFY compared)

public:
    enum Column {
        GroupColumn,
        ChangeColumn,
        PinnedOutcomeColumn,
        OutcomeColumn,
        PinnedCompletionColumn,
        CompletionColumn,
        PinnedCostColumn,
        CostColumn
    };
    Q_ENUM(Column)

    explicit ComparisonModel(Desk* desk, QObject* parent = nullptr);
    // Null: no plan.
    void setPreview(std::shared_ptr<const estate::Preview> preview);
    // The present plan is what later ones are compared with.
    Q_INVOKABLE void pin();
    Q_INVOKABLE void unpin();
    [[nodiscard]] bool pinned() const { return m_pinned != nullptr; }
    [[nodiscard]] QString pinnedText() const;
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] int differences() const { return m_differences; }
    [[nodiscard]] bool onlyDifferences() const { return m_onlyDifferences; }
    void setOnlyDifferences(bool only);

signals:
    void compared();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] bool accepts(int item) const override;
    [[nodiscard]] std::vector<QuickFilter> quickFilters() const override;
    void setQuickFilter(const QString& name, const QString& value) override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    // Positions in the two plans; -1: not in it.
    struct Row {
        QString group;
        int before = -1;
        int after = -1;
        bool differs = false;
    };
    void compare();
    [[nodiscard]] const Row& row(int item) const;
    [[nodiscard]] const estate::GroupDecision* decision(const Row& row, bool pinned) const;
    [[nodiscard]] QString outcomeText(const Row& row, bool pinned) const;
    [[nodiscard]] QString completionText(const Row& row, bool pinned) const;
    [[nodiscard]] QString costText(const Row& row, bool pinned) const;
    [[nodiscard]] QString changeText(const Row& row) const;

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_pinned;
    std::shared_ptr<const estate::Preview> m_preview;
    std::vector<Row> m_rows;
    int m_differences = 0;
    bool m_onlyDifferences = false;
};
