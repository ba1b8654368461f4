// Blocks of one kind, of the rules on the table and of those that they take away: what the tables
// of policies and of impacts share.
#pragma once

#include <memory>
#include <vector>

#include "models/rule_assessment.h"
#include "models/table_model.h"

class RuleBlockTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(int changedCount READ changedCount NOTIFY changedCountChanged)
    // Only what the draft changes.
    Q_PROPERTY(bool changedOnly READ changedOnly WRITE setChangedOnly NOTIFY changedOnlyChanged)

public:
    RuleBlockTable(RuleWork* work, RuleAssessment* assessment, estate::BlockKind kind,
                   std::vector<Column> columns, QObject* parent = nullptr);

    // A block's key as its text has it (rules_text.h): `policy near`. -1 and nothing for none.
    Q_INVOKABLE [[nodiscard]] int itemOf(const QString& key) const;
    Q_INVOKABLE [[nodiscard]] QString keyOf(int item) const;
    [[nodiscard]] int changedCount() const;
    [[nodiscard]] bool changedOnly() const { return m_changedOnly; }
    void setChangedOnly(bool changedOnly);
    // Those that a text can have, in the order and the filter of the table.
    [[nodiscard]] std::vector<estate::BlockKey> shownKeys();

signals:
    void changedCountChanged();
    void changedOnlyChanged();

protected:
    struct Row {
        estate::BlockKey key;
        std::shared_ptr<const estate::RuleBlock> block;
        QString change;  // added changed removed, or nothing
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] const Row& row(int item) const { return m_table[static_cast<std::size_t>(item)]; }
    [[nodiscard]] const RuleAssessment* assessment() const { return m_assessment; }
    [[nodiscard]] bool accepts(int item) const override;
    [[nodiscard]] std::vector<QuickFilter> quickFilters() const override;
    void setQuickFilter(const QString& name, const QString& value) override;
    [[nodiscard]] QString status(int item) const override;
    // What a block governs, and what is found wrong with it.
    [[nodiscard]] std::uint64_t flows(int item) const;
    [[nodiscard]] std::uint64_t findings(int item) const;
    [[nodiscard]] QString findingsText(int item) const;
    [[nodiscard]] QString findingsGlyph(int item) const;
    [[nodiscard]] QString flowsText(int item) const;

private:
    void refresh();
    void take(std::vector<Row> wanted);
    void noteAll();
    [[nodiscard]] std::vector<Row> rows() const;

    RuleWork* m_work;
    RuleAssessment* m_assessment;
    estate::BlockKind m_kind;
    bool m_changedOnly = false;
    int m_toldChanged = 0;  // changedCount() when it was last said to be another
    std::vector<Row> m_table;
};
