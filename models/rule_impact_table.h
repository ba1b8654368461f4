// What applications lose while they are down, one row each: their own impact and that of scenarios.
// In QML: rules.impacts
#pragma once

#include "models/rule_block_table.h"

class RuleImpactTable : public RuleBlockTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")

public:
    enum Column {
        ApplicationColumn,
        ChangeColumn,
        DowntimeColumn,
        BreachColumn,
        LostOperationColumn,
        WhenColumn,
        RtoColumn,
        SpecificityColumn,
        FlowsColumn,
        FindingsColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    RuleImpactTable(RuleWork* work, RuleAssessment* assessment, QObject* parent = nullptr);
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    [[nodiscard]] const estate::ImpactBlock& impact(int item) const
    {
        return *row(item).block->impact();
    }
};
