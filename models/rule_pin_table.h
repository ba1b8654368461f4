// Pinned failure sets: the regression tests of the rules. Each is previewed again after every edit,
// one in a slice. In QML: rules.pins
#pragma once

#include <QTimer>
#include <optional>

#include "models/rule_assessment.h"
#include "models/rule_trial.h"
#include "models/table_model.h"

class RulePinTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a RulesSession")
    Q_PROPERTY(int changedSets READ changedSets NOTIFY answered)
    Q_PROPERTY(bool working READ working NOTIFY answered)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY answered)

public:
    static constexpr int pinsMax = 64;
    enum Column {
        FailuresColumn,
        MetColumn,
        MissedColumn,
        HeldColumn,
        DeferredColumn,
        ChangedColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    RulePinTable(RuleWork* work, RuleAssessment* assessment, QObject* parent = nullptr);
    // False: an id that the estate does not have, or too many; the session says which.
    Q_INVOKABLE bool pin(const QString& failures);
    Q_INVOKABLE void unpin(int item);
    Q_INVOKABLE [[nodiscard]] QString failuresAt(int item) const;

    [[nodiscard]] int changedSets() const;
    [[nodiscard]] bool working() const { return m_timer.isActive(); }
    [[nodiscard]] QString summaryText() const;

signals:
    void answered();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    struct Pin {
        estate::FailureSet failures;
        std::optional<TriedSet> tried;
        QString problem;
    };
    void restore();
    void keep() const;
    void restart();
    void step();
    [[nodiscard]] QString figure(const Pin& pin, std::uint64_t estate::PlanSummary::*member) const;

    RuleWork* m_work;
    RuleAssessment* m_assessment;
    std::vector<Pin> m_pins;
    QTimer m_timer;
    std::size_t m_next = 0;
};
