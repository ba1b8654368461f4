// "Try it": a failure set under the rules on the table, group by group beside what the approved
// rules do. In QML: rules.trial
#pragma once

#include "models/rule_assessment.h"
#include "models/rule_trial.h"
#include "models/table_model.h"

class RuleTrialTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    // Ids as typed; what was tried last follows every edit.
    Q_PROPERTY(QString failures READ failures NOTIFY tried)
    Q_PROPERTY(bool ran READ ran NOTIFY tried)
    Q_PROPERTY(QString problem READ problem NOTIFY tried)  // why there is no answer
    Q_PROPERTY(QString problemCode READ problemCode NOTIFY tried)  // empty: not yet, no error
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY tried)
    // Better, worse, the same or both, in one sentence; and stable: better worse mixed same. Empty
    // while nothing was tried, or the rules on the table are the approved ones.
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY tried)
    Q_PROPERTY(QString verdict READ verdict NOTIFY tried)
    // There are edits to compare with the approved rules.
    Q_PROPERTY(bool compares READ compares NOTIFY tried)
    // Only groups that go another way. Where nothing is edited there is nothing but what happens:
    // false then, whatever was chosen.
    Q_PROPERTY(bool changedOnly READ changedOnly WRITE setChangedOnly NOTIFY changedOnlyChanged)

public:
    enum Column {
        GroupColumn,
        SourceColumn,
        BeforeColumn,
        AfterColumn,
        WhyColumn,
        ChangeColumn,
        LostColumn,
        ApplicationColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    RuleTrialTable(RuleWork* work, RuleAssessment* assessment, QObject* parent = nullptr);
    Q_INVOKABLE void run(const QString& failures);
    Q_INVOKABLE void clear();

    [[nodiscard]] QString failures() const { return m_failures; }
    [[nodiscard]] bool ran() const { return m_ran; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString problemCode() const { return m_problemCode; }
    [[nodiscard]] QString summaryText() const;
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool compares() const { return m_compares; }
    [[nodiscard]] bool changedOnly() const { return m_changedOnly && m_compares; }
    void setChangedOnly(bool changedOnly);

signals:
    void tried();
    void changedOnlyChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;
    [[nodiscard]] bool accepts(int item) const override;
    [[nodiscard]] std::vector<QuickFilter> quickFilters() const override;
    void setQuickFilter(const QString& name, const QString& value) override;

private:
    void again();
    [[nodiscard]] const TriedGroup& group(int item) const
    {
        return m_tried.groups[static_cast<std::size_t>(item)];
    }

    RuleWork* m_work;
    RuleAssessment* m_assessment;
    QString m_failures;
    QString m_problem;
    QString m_problemCode;
    TriedSet m_tried;
    bool m_ran = false;
    bool m_compares = false;
    bool m_changedOnly = true;  // as chosen
};
