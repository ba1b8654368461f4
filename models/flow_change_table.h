// Groups that go another way than before, and why: the reach of an edit of the rules, and what made
// a proposal stale. In QML: rules.reach, review.reach, review.flows
#pragma once

#include <vector>

#include "engine/estate/governance_event.h"
#include "models/table_model.h"

class FlowChangeTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a session or a proposal")

public:
    enum Column { GroupColumn, BeforeColumn, AfterColumn, WhyColumn, ColumnCount };
    Q_ENUM(Column)

    explicit FlowChangeTable(QObject* parent = nullptr);
    void setChanges(std::vector<estate::FlowChange> changes);

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;

private:
    std::vector<estate::FlowChange> m_changes;
};
