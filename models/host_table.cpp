#include "models/host_table.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "models/words.h"

using namespace estate;

namespace {

// Why a host does not serve, from the outside in.
std::pair<QString, QString> conditionOf(const RegionState& region, const HostState& host)
{
    if (!region.available())
        return {conditionKey(region.condition, false), conditionText(region.condition, false)};
    if (!region.sites[host.sitePosition].online)
        return {QStringLiteral("offline"), HostTable::tr("its site is offline")};
    if (!host.online)
        return {QStringLiteral("offline"), HostTable::tr("offline")};
    return {QStringLiteral("online"), HostTable::tr("online")};
}

bool shareLess(std::uint64_t a, std::uint64_t ofA, std::uint64_t b, std::uint64_t ofB)
{
    return U128{a} * ofB < U128{b} * ofA;
}

}  // namespace

HostTable::HostTable(QObject* parent)
    : RegionTable({idColumn("host", 104), idColumn("site", 72), textColumn("state", 120, true),
                   numberColumn("utilisation", 88), numberColumn("used", 88),
                   numberColumn("capacity", 88), numberColumn("lanes", 64),
                   numberColumn("lane_utilisation", 96), numberColumn("used_iops", 104),
                   numberColumn("iops", 104), numberColumn("restore_rate", 96),
                   numberColumn("stands_for", 88)},
                  parent)
{}

std::vector<HostTable::Row> HostTable::rowsOf(const EstateState& state, const RegionState& region)
{
    const Catalog& catalog = state.catalog();
    std::vector<Row> rows;
    rows.reserve(region.hosts.size());
    for (const HostState& host : region.hosts) {
        const HostSpec& spec = catalog.host(host.host);
        Row row;
        row.id = toText(spec.id);
        row.site = toText(catalog.site(spec.site).id);
        std::tie(row.condition, row.conditionText) = conditionOf(region, host);
        row.concrete = spec.weight;
        row.used = host.used;
        row.capacity = host.capacity;
        row.lanes = host.laneCount;
        for (std::uint32_t lane = 0; lane < host.laneCount; ++lane)
            row.usedIops += region.lanes[host.firstLane + lane].used;
        row.iops = host.laneIops * host.laneCount;
        row.restoreRate = host.restoreRate;
        rows.push_back(std::move(row));
    }
    return rows;
}

QString HostTable::summaryOf(const RegionState& region) const
{
    const auto online = std::count_if(region.sites.begin(), region.sites.end(),
                                      [](const SiteState& site) { return site.online; });
    std::uint64_t concrete = 0;
    for (const Row& row : m_rows)
        concrete += row.concrete;
    return tr("%1 of %2 sites online, %3 hosts stand for %4")
        .arg(QString::number(online), QString::number(region.sites.size()),
             Figures::count(m_rows.size()), Figures::count(concrete));
}

void HostTable::read(const Desk* desk, RegionIndex region)
{
    std::vector<Row> rows;
    if (desk != nullptr)
        rows = rowsOf(desk->state(), desk->state().region(region));
    const bool others = rows != m_rows;
    m_rows = std::move(rows);
    const bool left = desk != nullptr && !m_site.isEmpty() && !hasSite(m_site);
    if (left)
        m_site.clear();
    m_summaryText = desk == nullptr ? QString() : summaryOf(desk->state().region(region));
    if (others)
        setTotal(static_cast<int>(m_rows.size()));
    if (left)
        emit siteChanged();
    // Nobody looks: who looks again finds the host that was chosen.
    if (desk != nullptr)
        choose(m_chosenId);
}

void HostTable::readTexts(const Desk& desk, RegionIndex region)
{
    const RegionState& here = desk.state().region(region);
    std::vector<Row> rows = rowsOf(desk.state(), here);
    if (rows.size() == m_rows.size())
        m_rows = std::move(rows);
    m_summaryText = summaryOf(here);
}

int HostTable::chosenItem() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [this](const Row& row) { return row.id == m_chosenId; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void HostTable::setChosenItem(int item)
{
    if (item >= 0 && item < total())
        choose(rowAt(item).id);
}

bool HostTable::hasSite(const QString& site) const
{
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [&site](const Row& row) { return row.site == site; });
}

void HostTable::setSite(const QString& site)
{
    if (m_site == site)
        return;
    m_site = site;
    filterAgain();
    // Nobody looks: it is chosen as soon as somebody does.
    if (total() > 0)
        choose(m_chosenId);
    emit siteChanged();
}

bool HostTable::accepts(int item) const
{
    return m_site.isEmpty() || rowAt(item).site == m_site;
}

// Says so whenever the item may be another one, though the host is the same.
void HostTable::choose(const QString& id)
{
    m_chosenId = id;
    const int item = chosenItem();
    if (item < 0 || !accepts(item)) {
        const auto first = std::find_if(m_rows.begin(), m_rows.end(), [this](const Row& row) {
            return m_site.isEmpty() || row.site == m_site;
        });
        m_chosenId = first == m_rows.end() ? QString() : first->id;
    }
    emit chosenChanged();
}

QString HostTable::heading(int column) const
{
    switch (column) {
    case HostColumn: return tr("Host");
    case SiteColumn: return tr("Site");
    case StateColumn: return tr("State");
    case UtilisationColumn: return tr("Utilisation");
    case UsedColumn: return tr("Used");
    case CapacityColumn: return tr("Capacity");
    case LanesColumn: return tr("Lanes");
    case IopsShareColumn: return tr("Lanes used");
    case UsedIopsColumn: return tr("Guaranteed");
    case IopsColumn: return tr("Lane capacity");
    case RestoreRateColumn: return tr("Restore rate");
    case ConcreteColumn: return tr("Stands for");
    default: return {};
    }
}

QString HostTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case HostColumn: return row.id;
    case SiteColumn: return row.site;
    case StateColumn: return row.conditionText;
    case UtilisationColumn: return Figures::share(row.used.value, row.capacity.value);
    case UsedColumn: return Figures::bytes(row.used.value);
    case CapacityColumn: return Figures::bytes(row.capacity.value);
    case LanesColumn: return Figures::count(row.lanes);
    case IopsShareColumn: return Figures::share(row.usedIops.value, row.iops.value);
    case UsedIopsColumn: return Figures::iops(row.usedIops.value);
    case IopsColumn: return Figures::iops(row.iops.value);
    case RestoreRateColumn: return Figures::byteRate(row.restoreRate.value);
    case ConcreteColumn: return Figures::count(row.concrete);
    default: return {};
    }
}

QString HostTable::exactText(int item, int column) const
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

QString HostTable::glyph(int item, int column) const
{
    return column == StateColumn ? rowAt(item).condition : QString();
}

bool HostTable::lessThan(int left, int right, int column) const
{
    const Row& a = rowAt(left);
    const Row& b = rowAt(right);
    switch (column) {
    case UtilisationColumn:
        return shareLess(a.used.value, a.capacity.value, b.used.value, b.capacity.value);
    case UsedColumn: return a.used < b.used;
    case CapacityColumn: return a.capacity < b.capacity;
    case LanesColumn: return a.lanes < b.lanes;
    case IopsShareColumn:
        return shareLess(a.usedIops.value, a.iops.value, b.usedIops.value, b.iops.value);
    case UsedIopsColumn: return a.usedIops < b.usedIops;
    case IopsColumn: return a.iops < b.iops;
    case RestoreRateColumn: return a.restoreRate < b.restoreRate;
    case ConcreteColumn: return a.concrete < b.concrete;
    default: return TableModel::lessThan(left, right, column);
    }
}
