// Planned maintenance, newest first: what it closes, when and why. In QML: maintenance.table
#pragma once

#include <memory>
#include <vector>

#include "engine/journal/maintenance.h"
#include "models/table_model.h"

class MaintenanceTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlannedMaintenance")

public:
    enum Column {
        IdColumn,
        PhaseColumn,
        PlacesColumn,
        FromColumn,
        UntilColumn,
        ReasonColumn,
        ByColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    using Entries = std::vector<std::shared_ptr<const estate::Maintenance>>;

    explicit MaintenanceTable(QObject* parent = nullptr);
    // Phases are as of `now`.
    void setEntries(Entries entries, estate::Timestamp now);
    [[nodiscard]] const estate::Maintenance* entryAt(int item) const;  // null: there is none
    [[nodiscard]] int itemOf(const std::string& id) const;             // -1: there is none

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    [[nodiscard]] const estate::Maintenance& entry(int item) const
    {
        return *m_entries[static_cast<std::size_t>(item)];
    }

    Entries m_entries;
    estate::Timestamp m_now;
};
