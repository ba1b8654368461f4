// What lives away from home, group by group, and what is in the way of its return. In QML:
// failback.table
#pragma once

#include <set>
#include <vector>

#include "engine/planner/failback.h"
#include "models/desk.h"
#include "models/table_model.h"

class FailbackTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a FailbackChoice")

public:
    enum Column {
        ChosenColumn,
        GroupColumn,
        RunsInColumn,
        HomeColumn,
        HomeStateColumn,
        VolumesColumn,
        ObstacleColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit FailbackTable(QObject* parent = nullptr);
    void setGroups(const Desk* desk, std::vector<estate::AwayGroup> groups);
    [[nodiscard]] const std::vector<estate::AwayGroup>& groups() const { return m_groups; }
    // What is homed in these regions goes home together.
    void setChosen(std::set<estate::RegionIndex> homes);
    [[nodiscard]] const std::set<estate::RegionIndex>& chosen() const { return m_chosen; }
    [[nodiscard]] const estate::AwayGroup* groupAt(int item) const;  // null: there is none

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString status(int item) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    [[nodiscard]] const estate::AwayGroup& group(int item) const
    {
        return m_groups[static_cast<std::size_t>(item)];
    }
    [[nodiscard]] QString runsIn(const estate::AwayGroup& group) const;
    [[nodiscard]] QString obstacle(const estate::AwayGroup& group) const;

    const Desk* m_desk = nullptr;
    std::vector<estate::AwayGroup> m_groups;
    std::set<estate::RegionIndex> m_chosen;
};
