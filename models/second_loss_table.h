// "Rule for a second loss": the policies that leave groups without a place when all of these
// regions are lost, what each says then, and where its groups could go. In QML: rules.secondLoss
#pragma once

#include <QTimer>

#include "models/rule_assessment.h"
#include "models/table_model.h"

class SecondLossTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(QString failures READ failures NOTIFY found)
    Q_PROPERTY(QString problem READ problem NOTIFY found)
    Q_PROPERTY(bool working READ working NOTIFY found)

public:
    static constexpr int policiesMax = 200;
    enum Column { PolicyColumn, NowColumn, TargetColumn, FlowsColumn, ColumnCount };
    Q_ENUM(Column)

    SecondLossTable(RuleWork* work, RuleAssessment* assessment, QObject* parent = nullptr);
    Q_INVOKABLE void look(const QString& failures);
    Q_INVOKABLE [[nodiscard]] QString policyAt(int item) const;
    Q_INVOKABLE [[nodiscard]] QString targetAt(int item) const;
    // Writes the rule into the draft. Without a target the suggested one is taken. The key of the
    // block that was edited; nothing when refused.
    Q_INVOKABLE QString write(int item, const QString& target);

    [[nodiscard]] QString failures() const { return m_failures; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool working() const { return m_timer.isActive(); }

signals:
    void found();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;

private:
    struct Row {
        std::string policy;
        std::string now;  // target region of the rule that counts; empty: see `holds`
        bool holds = false;
        std::uint64_t flows = 0;
        std::string example;  // of its groups
        std::string target;   // eligible and first done; empty: none found
        bool looked = false;
    };
    void collect();
    void step();

    RuleWork* m_work;
    RuleAssessment* m_assessment;
    QString m_failures;
    QString m_problem;
    estate::FailureSet m_set;
    std::vector<Row> m_rows;
    QTimer m_timer;
    std::size_t m_next = 0;
};
