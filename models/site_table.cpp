#include "models/site_table.h"

#include <algorithm>
#include <utility>

#include "models/words.h"

using namespace estate;

SiteTable::SiteTable(QObject* parent)
    : RegionTable({idColumn("site", 88), textColumn("state", 160, true), numberColumn("hosts", 80),
                   numberColumn("concrete_hosts", 120), numberColumn("utilisation", 88),
                   numberColumn("used", 88), numberColumn("capacity", 88),
                   numberColumn("lane_utilisation", 96), numberColumn("used_iops", 104),
                   numberColumn("iops", 104), numberColumn("representatives", 120),
                   numberColumn("concrete_volumes", 128)},
                  parent)
{}

std::vector<SiteTable::Row> SiteTable::rowsOf(const EstateState& state, const RegionState& region)
{
    const Catalog& catalog = state.catalog();
    std::vector<Row> rows(region.sites.size());
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const SiteState& site = region.sites[at];
        rows[at].id = toText(catalog.site(site.site).id);
        rows[at].online = site.online;
        rows[at].since = site.online ? Timestamp() : site.offlineSince;
        rows[at].available = region.available();
        rows[at].condition = region.condition;
    }
    for (const HostState& host : region.hosts) {
        Row& row = rows[host.sitePosition];
        const std::uint64_t weight = catalog.host(host.host).weight;
        const bool up = region.available() && region.hostOnline(host);
        row.hosts += 1;
        row.hostsUp += up ? 1 : 0;
        row.concrete += weight;
        row.concreteUp += up ? weight : 0;
        row.used += host.used;
        row.capacity += host.capacity;
        for (std::uint32_t lane = 0; lane < host.laneCount; ++lane)
            row.usedIops += region.lanes[host.firstLane + lane].used;
        row.iops += host.laneIops * host.laneCount;
    }
    countVolumes(rows, catalog, region);
    return rows;
}

// A copy may be in several pieces, which lie in one site; a volume counts once in each of its
// sites.
void SiteTable::countVolumes(std::vector<Row>& rows, const Catalog& catalog,
                             const RegionState& region)
{
    std::vector<VolumeIndex> last(rows.size());
    for (const VolumeState& volume : region.volumes) {
        for (const Leg& leg : volume.legs) {
            const std::uint32_t site = region.hosts[leg.host].sitePosition;
            if (last[site] == volume.volume)
                continue;
            last[site] = volume.volume;
            rows[site].volumes += 1;
            rows[site].concreteVolumes += catalog.volume(volume.volume).weight;
        }
    }
}

void SiteTable::read(const Desk* desk, RegionIndex region)
{
    std::vector<Row> rows;
    if (desk != nullptr)
        rows = rowsOf(desk->state(), desk->state().region(region));
    const bool others = rows != m_rows;
    m_rows = std::move(rows);
    if (others)
        setTotal(static_cast<int>(m_rows.size()));
    // Nobody looks: who looks again finds the site that was chosen.
    if (desk != nullptr)
        choose(m_chosenId);
}

QString SiteTable::summaryText() const
{
    if (m_rows.empty())
        return {};
    const auto online = std::count_if(m_rows.begin(), m_rows.end(),
                                      [](const Row& row) { return row.online; });
    return tr("%1 of %2 sites online")
        .arg(Figures::count(static_cast<std::uint64_t>(online)), Figures::count(m_rows.size()));
}

int SiteTable::chosenItem() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [this](const Row& row) { return row.id == m_chosenId; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void SiteTable::setChosenItem(int item)
{
    if (item >= 0 && item < total())
        choose(rowAt(item).id);
}

// Says so whenever the item may be another one, though the site is the same.
void SiteTable::choose(const QString& id)
{
    m_chosenId = id;
    if (chosenItem() < 0)
        m_chosenId = m_rows.empty() ? QString() : m_rows.front().id;
    emit chosenChanged();
}

QString SiteTable::heading(int column) const
{
    switch (column) {
    case SiteColumn: return tr("Site");
    case StateColumn: return tr("State");
    case HostsColumn: return tr("Hosts up");
    case ConcreteHostsColumn: return tr("Concrete up");
    case UtilisationColumn: return tr("Utilisation");
    case UsedColumn: return tr("Used");
    case CapacityColumn: return tr("Capacity");
    case IopsShareColumn: return tr("Lanes used");
    case UsedIopsColumn: return tr("Guaranteed");
    case IopsColumn: return tr("Lane capacity");
    case VolumesColumn: return tr("Representatives");
    case ConcreteVolumesColumn: return tr("Concrete volumes");
    default: return {};
    }
}

QString SiteTable::stateText(const Row& row) const
{
    if (!row.online)
        return tr("offline since %1").arg(Figures::time(row.since));
    if (!row.available)
        return tr("its region: %1").arg(conditionText(row.condition, false));
    return tr("online");
}

QString SiteTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    const auto partOf = [](std::uint64_t part, std::uint64_t whole) {
        return tr("%1 of %2").arg(Figures::count(part), Figures::count(whole));
    };
    switch (column) {
    case SiteColumn: return row.id;
    case StateColumn: return stateText(row);
    case HostsColumn: return partOf(row.hostsUp, row.hosts);
    case ConcreteHostsColumn: return partOf(row.concreteUp, row.concrete);
    case UtilisationColumn: return Figures::share(row.used.value, row.capacity.value);
    case UsedColumn: return Figures::bytes(row.used.value);
    case CapacityColumn: return Figures::bytes(row.capacity.value);
    case IopsShareColumn: return Figures::share(row.usedIops.value, row.iops.value);
    case UsedIopsColumn: return Figures::iops(row.usedIops.value);
    case IopsColumn: return Figures::iops(row.iops.value);
    case VolumesColumn: return Figures::count(row.volumes);
    case ConcreteVolumesColumn: return Figures::count(row.concreteVolumes);
    default: return {};
    }
}

QString SiteTable::exactText(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case UsedColumn: return Figures::bytesExact(row.used.value);
    case CapacityColumn: return Figures::bytesExact(row.capacity.value);
    case UsedIopsColumn: return Figures::iopsExact(row.usedIops.value);
    case IopsColumn: return Figures::iopsExact(row.iops.value);
    default: return cellText(item, column);
    }
}

std::optional<U128> SiteTable::amount(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case HostsColumn: return U128{row.hostsUp};
    case ConcreteHostsColumn: return U128{row.concreteUp};
    case UtilisationColumn:
        return U128(static_cast<std::uint64_t>(toPpm(row.used.value, row.capacity.value)));
    case UsedColumn: return U128{row.used.value};
    case CapacityColumn: return U128{row.capacity.value};
    case IopsShareColumn:
        return U128(static_cast<std::uint64_t>(toPpm(row.usedIops.value, row.iops.value)));
    case UsedIopsColumn: return U128{row.usedIops.value};
    case IopsColumn: return U128{row.iops.value};
    case VolumesColumn: return U128{row.volumes};
    case ConcreteVolumesColumn: return U128{row.concreteVolumes};
    default: return std::nullopt;
    }
}

QString SiteTable::glyph(int item, int column) const
{
    if (column != StateColumn)
        return {};
    const Row& row = rowAt(item);
    return row.online ? conditionKey(row.condition, row.available) : QStringLiteral("offline");
}
