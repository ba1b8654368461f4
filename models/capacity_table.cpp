#include "models/capacity_table.h"

#include <algorithm>
#include <array>
#include <utility>

#include "models/export_status.h"
#include "models/words.h"

using namespace estate;

namespace {

// The largest unit that leaves a digit in front of the point.
struct CapacityUnit {
    std::uint64_t amount;
    const char* name;
};
constexpr std::array<CapacityUnit, 6> byteUnits{{{1'000'000'000'000'000, "PB"},
                                                 {1'000'000'000'000, "TB"},
                                                 {1'000'000'000, "GB"},
                                                 {1'000'000, "MB"},
                                                 {1'000, "kB"},
                                                 {1, "B"}}};
constexpr std::array<CapacityUnit, 4> operationUnits{
    {{1'000'000'000, "G IOPS"}, {1'000'000, "M IOPS"}, {1'000, "k IOPS"}, {1, "IOPS"}}};

CapacityUnit capacityUnitOf(CapacityTable::Resource resource, std::uint64_t most)
{
    const auto largest = [most](const auto& units) {
        const auto found = std::find_if(units.begin(), units.end(),
                                        [most](const auto& unit) { return most >= unit.amount; });
        return found == units.end() ? units.back() : *found;
    };
    return resource == CapacityTable::Bytes ? largest(byteUnits) : largest(operationUnits);
}

QString capacityAmountText(CapacityTable::Resource resource, std::uint64_t value, bool exact)
{
    if (resource == CapacityTable::Bytes)
        return exact ? Figures::bytesExact(value) : Figures::bytes(value);
    return exact ? Figures::iopsExact(value) : Figures::iops(value);
}

// Whether a / ofA is less than b / ofB; of nothing: everything is taken.
bool fillsLess(std::uint64_t a, std::uint64_t ofA, std::uint64_t b, std::uint64_t ofB)
{
    if (ofA == 0 || ofB == 0)
        return ofA != 0 && ofB == 0;
    return U128{a} * ofB < U128{b} * ofA;
}

CapacityTable::Resource resourceOf(int column)
{
    return column >= CapacityTable::IopsBeforeColumn ? CapacityTable::Iops : CapacityTable::Bytes;
}

// Both resources have the same columns, but for what is free.
int byteColumnOf(int column)
{
    switch (column) {
    case CapacityTable::IopsBeforeColumn: return CapacityTable::UsedBeforeColumn;
    case CapacityTable::IopsNeededColumn: return CapacityTable::NeededColumn;
    case CapacityTable::IopsAfterColumn: return CapacityTable::UsedAfterColumn;
    case CapacityTable::IopsLimitColumn: return CapacityTable::LimitColumn;
    case CapacityTable::IopsShareColumn: return CapacityTable::ShareColumn;
    default: return column;
    }
}

}  // namespace

CapacityTable::CapacityTable(Desk* desk, QObject* parent)
    : TableModel({idColumn("region", 72), textColumn("state", 88), textColumn("export", 112),
                  numberColumn("used_before", 96), numberColumn("needed", 88),
                  numberColumn("used_after", 96),
                  numberColumn("limit", 96), numberColumn("share", 72),
                  numberColumn("free_after", 96), numberColumn("iops_before", 104),
                  numberColumn("iops_needed", 104), numberColumn("iops_after", 104),
                  numberColumn("iops_limit", 104), numberColumn("iops_share", 88)},
                 parent),
      m_desk(desk)
{
    // The bars have units and words of the language.
    connect(this, &TableModel::headingsChanged, this, &CapacityTable::barsChanged);
}

void CapacityTable::setPreview(std::shared_ptr<const Preview> preview)
{
    // Rows that are about to go are still asked for what they said.
    const auto before = std::exchange(m_preview, std::move(preview));
    setTotal(m_preview == nullptr ? 0 : static_cast<int>(m_preview->capacity.size()));
    chooseBars();
}

void CapacityTable::setCharted(Resource charted)
{
    if (m_charted == charted)
        return;
    m_charted = charted;
    chooseBars();
}

const RegionCapacity& CapacityTable::regionAt(int item) const
{
    return m_preview->capacity[static_cast<std::size_t>(item)];
}

bool CapacityTable::lost(int item) const
{
    return regionAt(item).availableBefore && !regionAt(item).availableAfter;
}

QString CapacityTable::regionId(int item) const
{
    return toText(m_desk->catalog().region(regionAt(item).region).id);
}

CapacityTable::Use CapacityTable::use(int item, Resource resource) const
{
    const RegionTotals& before = regionAt(item).before;
    const RegionTotals& after = regionAt(item).after;
    if (resource == Bytes)
        return {before.used.value, after.used.value, after.capacity.value};
    return {before.usedIops.value, after.usedIops.value, after.laneIops.value};
}

QString CapacityTable::heading(int column) const
{
    switch (column) {
    case RegionColumn: return tr("Region");
    case StateColumn: return tr("State");
    case ExportColumn: return tr("Export");
    case UsedBeforeColumn: return tr("Used before");
    case NeededColumn: return tr("Needed");
    case UsedAfterColumn: return tr("Used after");
    case LimitColumn: return tr("Limit");
    case ShareColumn: return tr("Share");
    case FreeColumn: return tr("Free after");
    case IopsBeforeColumn: return tr("IOPS before");
    case IopsNeededColumn: return tr("IOPS needed");
    case IopsAfterColumn: return tr("IOPS after");
    case IopsLimitColumn: return tr("IOPS limit");
    case IopsShareColumn: return tr("IOPS share");
    default: return {};
    }
}

QString CapacityTable::figureText(int item, int column, bool exact) const
{
    const Resource resource = resourceOf(column);
    const Use used = use(item, resource);
    const int figure = byteColumnOf(column);
    if (figure == UsedBeforeColumn)
        return capacityAmountText(resource, used.before, exact);
    if (lost(item))
        return {};
    switch (figure) {
    case NeededColumn:
        return used.after < used.before
                   ? QLatin1Char('-') +
                         capacityAmountText(resource, used.before - used.after, exact)
                   : capacityAmountText(resource, used.after - used.before, exact);
    case UsedAfterColumn: return capacityAmountText(resource, used.after, exact);
    case LimitColumn: return capacityAmountText(resource, used.limit, exact);
    case ShareColumn: return Figures::share(used.after, used.limit);
    case FreeColumn: return capacityAmountText(resource, used.left(), exact);
    default: return {};
    }
}

QString CapacityTable::cellText(int item, int column) const
{
    switch (column) {
    case RegionColumn: return regionId(item);
    case StateColumn:
        return lost(item)                       ? tr("lost")
               : regionAt(item).availableBefore ? QString()
                                                : tr("unavailable");
    case ExportColumn: return staleText(exportStatus(*m_desk, regionAt(item).region));
    default: return figureText(item, column, false);
    }
}

QString CapacityTable::exactText(int item, int column) const
{
    return column <= ExportColumn ? cellText(item, column) : figureText(item, column, true);
}

bool CapacityTable::lessThan(int left, int right, int column) const
{
    if (column <= ExportColumn)
        return TableModel::lessThan(left, right, column);
    const Use a = use(left, resourceOf(column));
    const Use b = use(right, resourceOf(column));
    const int figure = byteColumnOf(column);
    if (figure == UsedBeforeColumn)
        return a.before < b.before;
    if (lost(left) || lost(right))
        return !lost(left) && lost(right);
    switch (figure) {
    // a.after - a.before < b.after - b.before, of numbers that have no sign.
    case NeededColumn: return U128{a.after} + b.before < U128{b.after} + a.before;
    case UsedAfterColumn: return a.after < b.after;
    case LimitColumn: return a.limit < b.limit;
    case ShareColumn: return fillsLess(a.after, a.limit, b.after, b.limit);
    case FreeColumn: return a.left() < b.left();
    default: return false;
    }
}

QString CapacityTable::glyph(int item, int column) const
{
    if (column == StateColumn)
        return lost(item) ? QStringLiteral("cross") : QString();
    return column == ExportColumn && !cellText(item, ExportColumn).isEmpty()
               ? QStringLiteral("aged")
               : QString();
}

QString CapacityTable::accessibleText(int item) const
{
    if (lost(item))
        return tr("%1 is lost").arg(regionId(item));
    const QString figures =
        tr("%1: %2 used before, %3 needed, %4 after of %5, %6; %7 of its IOPS")
            .arg(regionId(item), cellText(item, UsedBeforeColumn), cellText(item, NeededColumn),
                 cellText(item, UsedAfterColumn), cellText(item, LimitColumn),
                 cellText(item, ShareColumn), cellText(item, IopsShareColumn));
    const QString stale = cellText(item, ExportColumn);
    return stale.isEmpty() ? figures : tr("%1, export stale: %2").arg(figures, stale);
}

void CapacityTable::chooseBars()
{
    m_bars.clear();
    for (int item = 0; item < total(); ++item) {
        if (!lost(item))
            m_bars.push_back(item);
    }
    std::stable_sort(m_bars.begin(), m_bars.end(), [this](int left, int right) {
        const Use a = use(left, m_charted);
        const Use b = use(right, m_charted);
        return fillsLess(b.after, b.limit, a.after, a.limit);
    });
    m_bars.resize(std::min(m_bars.size(), barRegionsMax));
    emit barsChanged();
}

QStringList CapacityTable::barRegions() const
{
    QStringList ids;
    for (const int item : m_bars)
        ids << regionId(item);
    return ids;
}

std::uint64_t CapacityTable::tallestBar() const
{
    std::uint64_t tallest = 0;
    for (const int item : m_bars) {
        const Use shown = use(item, m_charted);
        tallest = std::max({tallest, shown.before, shown.after, shown.limit});
    }
    return tallest;
}

qreal CapacityTable::barMost() const
{
    const std::uint64_t tallest = tallestBar();
    return static_cast<double>(tallest) /
           static_cast<double>(capacityUnitOf(m_charted, tallest).amount);
}

QString CapacityTable::chartUnit() const
{
    return QString::fromLatin1(capacityUnitOf(m_charted, tallestBar()).name);
}

QString CapacityTable::barsText() const
{
    QStringList texts;
    for (const int item : m_bars) {
        const Use shown = use(item, m_charted);
        texts << tr("%1: %2 before, %3 after, limit %4")
                     .arg(regionId(item), capacityAmountText(m_charted, shown.before, false),
                          capacityAmountText(m_charted, shown.after, false),
                          capacityAmountText(m_charted, shown.limit, false));
    }
    return texts.join(QStringLiteral("; "));
}

QVariantList CapacityTable::bars(std::uint64_t Use::*part) const
{
    const auto unit = static_cast<double>(capacityUnitOf(m_charted, tallestBar()).amount);
    QVariantList values;
    for (const int item : m_bars)
        values << static_cast<double>(use(item, m_charted).*part) / unit;
    return values;
}

QVariantList CapacityTable::barsBefore() const
{
    return bars(&Use::before);
}

QVariantList CapacityTable::barsAfter() const
{
    return bars(&Use::after);
}

QVariantList CapacityTable::barLimits() const
{
    return bars(&Use::limit);
}
