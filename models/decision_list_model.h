// One row per group of a plan, in the order of decision. A table (Qt.DisplayRole gives a cell's
// text by column) whose rows also answer to named roles from any column, so that TableView and
// ListView both work. In QML: session.plan.decisions; sorted and filtered:
// session.plan.filteredDecisions
#pragma once

#include <QAbstractTableModel>
#include <QQmlEngine>
#include <memory>
#include <vector>

#include "models/desk.h"

class DecisionListModel : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    // headerData(column, Qt.Horizontal) gives the heading.
    enum Column {
        GroupColumn,
        VolumesColumn,
        ApplicationColumn,
        SourceColumn,
        DestinationColumn,
        OutcomeColumn,
        ReasonColumn,
        QueueStartColumn,
        CompletionColumn,
        DeadlineColumn,
        SlackColumn,
        BytesColumn,
        OperationsColumn,
        LostColumn,
        CostColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        NumericRole = Qt::UserRole + 1,  // numeric: bool by column, align right
        MonospaceRole,                   // monospace: bool by column, an id
        ExactTextRole,                   // exactText: by column, the exact value for hover and copy
        DecisionRole,             // decision: int, row in the plan; PlanSession.selectedDecision
        GroupRole,                // group: string, the recovery group's id or its only volume's
        ApplicationRole,          // application: string
        SourceRole,               // source: string, region
        DestinationRole,          // destination: string, region; empty unless recovered
        OutcomeRole,              // outcome: string, stable: recover hold defer
        OutcomeTextRole,          // outcomeText: "Recovered", "Held", "Short", "Deferred"
        StatusRole,               // status: string, stable: met missed held short deferred
        ReasonRole,               // reason: string, stable code as in docs/reasons.md
        ReasonTextRole,           // reasonText: one plain sentence
        VolumesRole,              // volumes: int, representatives
        ConcreteVolumesTextRole,  // concreteVolumesText
        QueueStartTextRole,       // queueStartText: "T+ 12.0 s"
        CompletionTextRole,       // completionText: "T+ 1 m 04 s"
        CompletionUtcTextRole,    // completionUtcText
        CompletionSecondsRole,    // completionSeconds: real after the loss; -1 without a completion
        DeadlineTextRole,         // deadlineText
        SlackTextRole,            // slackText: "4 m 12 s", or "+12 m" when missed
        SlackSecondsRole,         // slackSeconds: real, negative when missed
        RtoMetRole,               // rtoMet: bool
        BytesTextRole,            // bytesText
        OperationsTextRole,       // operationsText
        LostOperationsTextRole,   // lostOperationsText
        ExpectedCostTextRole,     // expectedCostText
        AccessibleTextRole,       // accessibleText: the row as one sentence
    };
    Q_ENUM(Role)

    explicit DecisionListModel(Desk* desk, QObject* parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const;

    // Null: no plan.
    void setPreview(std::shared_ptr<const estate::Preview> preview);
    [[nodiscard]] const estate::GroupDecision& decisionAt(int row) const;
    // Total order of two rows by a column, ties in the order of decision.
    [[nodiscard]] bool lessThan(int left, int right, int column) const;
    // The whole table as text with tabs, heading first, exact values.
    Q_INVOKABLE [[nodiscard]] QString asText() const;

signals:
    void countChanged();

private:
    [[nodiscard]] static bool numericColumn(int column);
    [[nodiscard]] static int rank(const estate::GroupDecision& decision);
    [[nodiscard]] QString cellText(const estate::GroupDecision& decision, int column) const;
    [[nodiscard]] QString exactText(const estate::GroupDecision& decision, int column) const;
    [[nodiscard]] QVariant timeData(const estate::GroupDecision& decision, int role) const;
    [[nodiscard]] QVariant namedData(const estate::GroupDecision& decision, int role) const;
    [[nodiscard]] QString accessibleText(const estate::GroupDecision& decision) const;

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
    int m_rows = 0;
};
