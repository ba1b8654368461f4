// The pinned losses as the regression tests of the rules: each is previewed under the rules on the
// table and under the approved ones, again after every edit, one in a slice. In QML: rules.pins
#pragma once

#include <QTimer>
#include <optional>

#include "models/pinned_sets.h"
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
    enum Column {
        LossColumn,
        MetColumn,
        MissedColumn,
        HeldColumn,
        DeferredColumn,
        ChangedColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    RulePinTable(PinnedSets* pinned, RuleWork* work, RuleAssessment* assessment,
                 QObject* parent = nullptr);
    // As PinnedSets has them; ids as people type them.
    Q_INVOKABLE bool pin(const QString& ids);
    Q_INVOKABLE void unpin(int item);
    Q_INVOKABLE [[nodiscard]] QStringList idsAt(int item) const;

    [[nodiscard]] int changedSets() const;
    [[nodiscard]] bool working() const { return m_timer.isActive(); }
    [[nodiscard]] QString summaryText() const;

signals:
    void answered();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    struct Answer {
        QStringList ids;
        std::optional<TriedSet> tried;
        QString problem;
    };
    void follow();
    [[nodiscard]] QString nameAt(int item) const;  // that the pin has
    void restart();
    void step();
    // Under the approved rules and under those on the table.
    struct Counts {
        std::uint64_t before = 0;
        std::uint64_t after = 0;
    };
    [[nodiscard]] std::optional<Counts> countsOf(int item, int column) const;
    [[nodiscard]] const Answer& answerAt(int item) const
    {
        return m_answers[static_cast<std::size_t>(item)];
    }

    PinnedSets* m_pinned;
    RuleWork* m_work;
    RuleAssessment* m_assessment;
    std::vector<Answer> m_answers;  // one for each pin, in its order
    QTimer m_timer;
    std::size_t m_next = 0;
};
