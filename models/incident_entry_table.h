// What was reported in an incident, the latest first. In QML: incident.entries
#pragma once

#include <vector>

#include "engine/journal/incident_log.h"
#include "models/table_model.h"

class IncidentEntryTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with an IncidentSession")

public:
    enum Column { AtColumn, ByColumn, WhatColumn, ColumnCount };
    Q_ENUM(Column)

    explicit IncidentEntryTable(QObject* parent = nullptr);
    void setEntries(const std::vector<estate::IncidentEntry>& entries);

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    [[nodiscard]] const estate::IncidentEntry& entryAt(int item) const;

    std::vector<estate::IncidentEntry> m_entries;
};
