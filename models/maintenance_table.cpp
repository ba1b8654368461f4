#include "models/maintenance_table.h"

#include <algorithm>
#include <utility>

#include "models/maintenance_words.h"
#include "models/words.h"

using namespace estate;

MaintenanceTable::MaintenanceTable(QObject* parent)
    : TableModel({idColumn("id", 64), textColumn("phase", 88), textColumn("places", 160, true),
                  textColumn("from", 176), textColumn("until", 176), textColumn("reason", 168),
                  textColumn("by", 96)},
                 parent)
{}

void MaintenanceTable::setEntries(Entries entries, Timestamp now)
{
    std::reverse(entries.begin(), entries.end());
    m_entries = std::move(entries);
    m_now = now;
    setTotal(static_cast<int>(m_entries.size()));
}

const Maintenance* MaintenanceTable::entryAt(int item) const
{
    return item < 0 || item >= total() ? nullptr : &entry(item);
}

int MaintenanceTable::itemOf(const std::string& id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&id](const auto& known) { return known->id == id; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

QString MaintenanceTable::heading(int column) const
{
    switch (column) {
    case IdColumn: return tr("Id");
    case PhaseColumn: return tr("Phase");
    case PlacesColumn: return tr("Closed");
    case FromColumn: return tr("From");
    case UntilColumn: return tr("Until");
    case ReasonColumn: return tr("Reason");
    case ByColumn: return tr("By");
    default: return {};
    }
}

QString MaintenanceTable::cellText(int item, int column) const
{
    const Maintenance& maintenance = entry(item);
    const MaintenanceWish& wish = maintenance.wish;
    switch (column) {
    case IdColumn: return toText(maintenance.id);
    case PhaseColumn: return maintenancePhaseText(maintenance.phase(m_now));
    case PlacesColumn: return maintenancePlacesText(wish.places);
    case FromColumn: return Figures::time(wish.from);
    case UntilColumn: return Figures::time(wish.until);
    case ReasonColumn: return toText(wish.reason);
    case ByColumn: return toText(maintenance.by);
    default: return {};
    }
}

QString MaintenanceTable::exactText(int item, int column) const
{
    switch (column) {
    case FromColumn: return Figures::timeExact(entry(item).wish.from);
    case UntilColumn: return Figures::timeExact(entry(item).wish.until);
    default: return cellText(item, column);
    }
}

bool MaintenanceTable::lessThan(int left, int right, int column) const
{
    const Maintenance& a = entry(left);
    const Maintenance& b = entry(right);
    switch (column) {
    case PhaseColumn: return a.phase(m_now) < b.phase(m_now);
    case FromColumn: return a.wish.from < b.wish.from;
    case UntilColumn: return a.wish.until < b.wish.until;
    default: return TableModel::lessThan(left, right, column);
    }
}
