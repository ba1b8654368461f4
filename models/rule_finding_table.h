// What lint finds in the rules on the table. In QML: rules.findings, and rules.blockFindings for
// the block in the editor.
#pragma once

#include <optional>

#include "models/rule_assessment.h"
#include "models/table_model.h"

class RuleFindingTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(int errors READ errors NOTIFY rowsChanged)
    Q_PROPERTY(int warnings READ warnings NOTIFY rowsChanged)

public:
    enum Column {
        SeverityColumn,
        OfColumn,
        RuleColumn,
        FindingColumn,
        WhenColumn,
        FlowsColumn,
        ExampleColumn,
        CodeColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum OwnRole {
        SentenceRole = Qt::UserRole + 1,  // sentence: string, with the number of the rule
    };
    Q_ENUM(OwnRole)

    explicit RuleFindingTable(RuleAssessment* assessment, QObject* parent = nullptr);
    // Of one block only; the whole report with nothing.
    void showOnly(const std::optional<estate::BlockKey>& key);
    // The block that a finding is of.
    Q_INVOKABLE [[nodiscard]] QString keyOf(int item) const;
    // What filter shows the worst kind that there is, alone; empty where nothing is found.
    Q_INVOKABLE [[nodiscard]] QString worstFilter() const;
    [[nodiscard]] int errors() const { return countOf(estate::LintSeverity::error); }
    [[nodiscard]] int warnings() const { return countOf(estate::LintSeverity::warning); }
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString status(int item) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;
    [[nodiscard]] QHash<int, QByteArray> ownRoles() const override;
    [[nodiscard]] QVariant ownData(int item, int role) const override;

private:
    void take();
    void refresh();
    [[nodiscard]] estate::BlockKey blockOf(const estate::LintFinding& finding) const;
    [[nodiscard]] int countOf(estate::LintSeverity severity) const;
    [[nodiscard]] const estate::LintFinding& finding(int item) const
    {
        return m_findings[static_cast<std::size_t>(item)];
    }

    RuleAssessment* m_assessment;
    std::optional<estate::BlockKey> m_only;
    std::vector<estate::LintFinding> m_all;              // errors first, then as lint has them
    std::vector<estate::LintFinding> m_findings;         // shown
    std::shared_ptr<const estate::EstateState> m_state;  // that they were found in
};
