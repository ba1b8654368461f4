#include "models/incident_entry_table.h"

#include "models/incident_words.h"
#include "models/words.h"

using namespace estate;

IncidentEntryTable::IncidentEntryTable(QObject* parent)
    : TableModel({textColumn("at", 168), textColumn("by", 96), textColumn("what", 240, true)},
                 parent)
{}

void IncidentEntryTable::setEntries(const std::vector<IncidentEntry>& entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    setTotal(static_cast<int>(m_entries.size()));
}

const IncidentEntry& IncidentEntryTable::entryAt(int item) const
{
    return m_entries[m_entries.size() - 1 - static_cast<std::size_t>(item)];
}

QString IncidentEntryTable::heading(int column) const
{
    switch (column) {
    case AtColumn: return tr("At");
    case ByColumn: return tr("By");
    case WhatColumn: return tr("What");
    default: return {};
    }
}

QString IncidentEntryTable::cellText(int item, int column) const
{
    const IncidentEntry& entry = entryAt(item);
    switch (column) {
    case AtColumn: return Figures::time(entry.at);
    case ByColumn: return toText(entry.by);
    case WhatColumn: return entryText(entry).simplified();
    default: return {};
    }
}

QString IncidentEntryTable::exactText(int item, int column) const
{
    const IncidentEntry& entry = entryAt(item);
    switch (column) {
    case AtColumn: return Figures::timeExact(entry.at);
    case WhatColumn: return entryText(entry);
    default: return cellText(item, column);
    }
}

bool IncidentEntryTable::lessThan(int left, int right, int column) const
{
    if (column == AtColumn)
        return entryAt(left).at < entryAt(right).at;
    return TableModel::lessThan(left, right, column);
}
