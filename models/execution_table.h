// The participants of an execution with the time of each step, actual against predicted. Steps are
// the journal's; when a recovery is done no worker reports, so that is modelled (and says so).
// In QML: ExecutionTable { execution: session.changes.execution }
#pragma once

#include <QPointer>

#include "models/execution_model.h"
#include "models/table_model.h"

class ExecutionTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(ExecutionModel* execution READ execution WRITE setExecution NOTIFY executionChanged)
    // From when T+ counts, and what is modelled; empty without participants.
    Q_PROPERTY(QString timesText READ timesText NOTIFY refreshed)

public:
    enum Column {
        GroupColumn,
        PhaseColumn,
        PreparedColumn,
        FencedColumn,
        CommittedColumn,
        PredictedColumn,
        ModelledColumn,
        DifferenceColumn,
        DeadlineColumn,
        SlackColumn,
        SourceColumn,
        DestinationColumn,
        ApplicationColumn,
        VolumesColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ExecutionTable(QObject* parent = nullptr);

    [[nodiscard]] ExecutionModel* execution() const { return m_execution; }
    void setExecution(ExecutionModel* execution);
    [[nodiscard]] QString timesText() const;

signals:
    void executionChanged();
    void refreshed();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    void refresh();
    void empty();
    [[nodiscard]] QString roleText(int item, ExecutionModel::Role role) const;
    // Of a column that holds a moment; none: it did not come, or will not.
    [[nodiscard]] std::optional<estate::Timestamp> moment(int item, int column) const;
    [[nodiscard]] QString differenceText(int item, bool exact) const;

    QPointer<ExecutionModel> m_execution;
};
