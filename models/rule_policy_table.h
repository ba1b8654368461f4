// Failover policies, one row each: when what is lost, what they do, for whom, and how much they
// govern. In QML: rules.policies
#pragma once

#include "models/rule_block_table.h"

class RulePolicyTable : public RuleBlockTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")

public:
    enum Column {
        PolicyColumn,
        ChangeColumn,
        WhenColumn,
        ActionColumn,
        AllowedColumn,
        AssignedColumn,
        ScopeColumn,
        SpecificityColumn,
        FlowsColumn,
        ApplicationsColumn,
        FindingsColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    RulePolicyTable(RuleWork* work, RuleAssessment* assessment, QObject* parent = nullptr);

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    [[nodiscard]] const estate::PolicyBlock& policy(int item) const
    {
        return *row(item).block->policy();
    }
};
