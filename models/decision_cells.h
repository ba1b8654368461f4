// What tables say of a decision, cell by cell. Times are told from the loss.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "engine/estate/state.h"
#include "engine/planner/decision.h"
#include "models/table_model.h"

class DecisionCells {
    Q_DECLARE_TR_FUNCTIONS(DecisionCells)

public:
    enum Cell {
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

    // The state must outlive it: it is made where a cell is asked for.
    DecisionCells(const estate::EstateState& state, estate::Timestamp loss)
        : m_state(&state), m_loss(loss)
    {
    }
    [[nodiscard]] static const std::vector<TableModel::Column>& columns();  // by cell
    [[nodiscard]] static QString heading(int cell);
    // Of the column of outcomes: what needs a person first comes last.
    [[nodiscard]] static const QStringList& outcomes();
    [[nodiscard]] static QString glyph(const estate::GroupDecision& decision, int cell);

    [[nodiscard]] QString text(const estate::GroupDecision& decision, int cell) const;
    [[nodiscard]] QString exactText(const estate::GroupDecision& decision, int cell) const;
    // In ascending order.
    [[nodiscard]] bool less(const estate::GroupDecision& a, const estate::GroupDecision& b,
                            int cell) const;

private:
    const estate::EstateState* m_state;
    estate::Timestamp m_loss;
};
