// "Rule for a second loss": the policies that leave groups without a place when all of these
// regions are lost, what each says then, where its groups could go or why nowhere; and the rule,
// with what stands against it before it is written. In QML: rules.secondLoss
#pragma once

#include <QStringList>
#include <QTimer>
#include <optional>

#include "engine/rules/rule_edit.h"
#include "models/rule_assessment.h"
#include "models/stranded_search.h"
#include "models/table_model.h"

class SecondLossTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(QString failures READ failures NOTIFY found)
    Q_PROPERTY(QString problem READ problem NOTIFY found)  // why there is no answer
    Q_PROPERTY(QString problemCode READ problemCode NOTIFY found)
    Q_PROPERTY(bool working READ working NOTIFY found)
    // Every group that the loss takes recovers.
    Q_PROPERTY(bool covered READ covered NOTIFY found)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY found)

public:
    enum Column { PolicyColumn, NowColumn, TargetColumn, FlowsColumn, ColumnCount };
    Q_ENUM(Column)

    SecondLossTable(RuleWork* work, RuleAssessment* assessment, QObject* parent = nullptr);
    // Nothing: as clear(). Rules that are still being checked are waited for.
    Q_INVOKABLE void look(const QString& failures);
    Q_INVOKABLE void clear();
    Q_INVOKABLE [[nodiscard]] QString policyAt(int item) const;
    // The best region that takes any of its groups; empty: none, or not looked for yet.
    Q_INVOKABLE [[nodiscard]] QString targetAt(int item) const;
    // All that take any, the best first.
    Q_INVOKABLE [[nodiscard]] QStringList usableAt(int item) const;
    // Looked for, and nobody takes any.
    Q_INVOKABLE [[nodiscard]] bool nowhereAt(int item) const;
    // Of the first policy, in the order shown, that a region takes a group of; -1: there is none.
    Q_INVOKABLE [[nodiscard]] int firstUsableRow() const;
    // Of which regions its groups are, what the rules say now, and where they could go, as
    // sentences.
    Q_INVOKABLE [[nodiscard]] QString adviceAt(int item) const;

    // Why a rule gains nothing or would be refused; empty: it can be written. `holds`: instead of
    // restoring to the target.
    Q_INVOKABLE [[nodiscard]] QString obstacle(int item, bool holds, const QString& target) const;
    // The target in its own spelling, where only the policy's allowed regions are in its way.
    Q_INVOKABLE [[nodiscard]] QString allowable(int item, const QString& target) const;
    // Each writes the rule into the draft, as one edit. Without a target the best one is taken. The
    // key of the block that was edited; nothing when refused.
    Q_INVOKABLE QString write(int item, const QString& target);
    Q_INVOKABLE QString hold(int item);
    Q_INVOKABLE QString allowAndWrite(int item, const QString& target);

    [[nodiscard]] QString failures() const { return m_failures; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString problemCode() const { return m_problemCode; }
    [[nodiscard]] bool working() const { return m_waits || m_timer.isActive(); }
    [[nodiscard]] bool covered() const;
    [[nodiscard]] QString summaryText() const;

signals:
    void found();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;

private:
    void begin();
    void giveUp(estate::ErrorCode code, const QString& problem);
    void step();
    void stop();
    [[nodiscard]] bool resolving() const;
    [[nodiscard]] const StrandedPolicy* row(int item) const;  // or null
    [[nodiscard]] QString regionText(estate::RegionIndex region) const;
    [[nodiscard]] QString lostText() const;
    [[nodiscard]] QString nowText(const StrandedPolicy& policy) const;
    [[nodiscard]] QString placeText(const StrandedPolicy& policy) const;
    [[nodiscard]] QString nowhereText(const StrandedPolicy& policy) const;
    [[nodiscard]] QString obstacleAt(const StrandedPolicy& policy, const QString& target) const;
    [[nodiscard]] estate::RuleChanges changes(const StrandedPolicy& policy,
                                              const std::string& target, bool allows) const;
    QString edit(int item, const std::string& target, bool allows);

    RuleWork* m_work;
    RuleAssessment* m_assessment;
    QString m_failures;
    QString m_problem;
    QString m_problemCode;
    bool m_waits = false;  // for the rules to be checked
    estate::FailureSet m_set;
    std::optional<StrandedSearch> m_search;
    QTimer m_timer;
};
