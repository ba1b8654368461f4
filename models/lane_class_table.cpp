#include "models/lane_class_table.h"

#include <utility>

#include "models/words.h"

using namespace estate;

namespace {

QString isolationText(Isolation isolation)
{
    switch (isolation) {
    case Isolation::shared: return LaneClassTable::tr("shared");
    case Isolation::reserved: return LaneClassTable::tr("reserved");
    case Isolation::dedicated: return LaneClassTable::tr("dedicated");
    }
    return {};
}

}  // namespace

LaneClassTable::LaneClassTable(QObject* parent)
    : RegionTable({idColumn("volume", 104), idColumn("application", 96),
                   textColumn("isolation", 88, true), numberColumn("guaranteed", 96),
                   numberColumn("assigned", 104), numberColumn("borrowed", 96),
                   numberColumn("ceiling", 96), numberColumn("demand", 104)},
                  parent)
{}

void LaneClassTable::setHostId(const QString& hostId)
{
    if (m_hostId == hostId)
        return;
    m_hostId = hostId;
    refresh();
    emit hostIdChanged();
}

void LaneClassTable::setLane(int lane)
{
    if (m_lane == lane)
        return;
    m_lane = lane;
    refresh();
    emit laneChanged();
}

void LaneClassTable::read(const Desk* desk, RegionIndex region)
{
    std::vector<Row> rows;
    m_leased = false;
    if (desk != nullptr) {
        const EstateState& state = desk->state();
        const RegionState& here = state.region(region);
        const auto host = hostPosition(state, here, m_hostId.toStdString());
        const auto lanes =
            host ? lanesOf(state, here, *host, desk->now()) : std::vector<LaneFigures>();
        if (m_lane >= 0 && static_cast<std::size_t>(m_lane) < lanes.size()) {
            const LaneFigures& shown = lanes[static_cast<std::size_t>(m_lane)];
            m_leased = shown.leased(desk->now());
            for (const LaneClassFigures& figures : shown.classes) {
                const VolumeSpec& spec = state.catalog().volume(figures.volume);
                rows.push_back({toText(spec.id),
                                toText(state.catalog().application(spec.application).id), figures});
            }
        }
    }
    if (rows == m_rows)
        return;
    m_rows = std::move(rows);
    setTotal(static_cast<int>(m_rows.size()));
}

QString LaneClassTable::heading(int column) const
{
    switch (column) {
    case VolumeColumn: return tr("Volume");
    case ApplicationColumn: return tr("Application");
    case IsolationColumn: return tr("Isolation");
    case GuaranteeColumn: return tr("Guaranteed");
    case AssignedColumn: return tr("Assigned");
    case BorrowedColumn: return tr("Borrowed");
    case CeilingColumn: return tr("Ceiling");
    case DemandColumn: return tr("Demand");
    default: return {};
    }
}

QString LaneClassTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    const LaneClassFigures& figures = row.figures;
    switch (column) {
    case VolumeColumn: return row.volume;
    case ApplicationColumn: return row.application;
    case IsolationColumn:
        return figures.inFlight ? tr("%1, in flight").arg(isolationText(figures.isolation))
                                : isolationText(figures.isolation);
    case GuaranteeColumn: return Figures::iops(figures.guarantee.value);
    case AssignedColumn:
        return figures.assigned ? Figures::iops(figures.assigned->value) : tr("not published");
    case BorrowedColumn:
        return figures.assigned ? Figures::iops(figures.borrowed.value) : QString();
    case CeilingColumn: return Figures::iops(figures.ceiling.value);
    case DemandColumn:
        return figures.demand ? Figures::iops(figures.demand->value) : tr("not seen");
    default: return {};
    }
}

QString LaneClassTable::exactText(int item, int column) const
{
    const LaneClassFigures& figures = rowAt(item).figures;
    switch (column) {
    case GuaranteeColumn: return Figures::iopsExact(figures.guarantee.value);
    case AssignedColumn:
        return figures.assigned ? Figures::iopsExact(figures.assigned->value)
                                : cellText(item, column);
    case BorrowedColumn:
        return figures.assigned ? Figures::iopsExact(figures.borrowed.value) : QString();
    case CeilingColumn: return Figures::iopsExact(figures.ceiling.value);
    case DemandColumn:
        return figures.demand ? Figures::iopsExact(figures.demand->value) : cellText(item, column);
    default: return cellText(item, column);
    }
}

bool LaneClassTable::lessThan(int left, int right, int column) const
{
    const LaneClassFigures& a = rowAt(left).figures;
    const LaneClassFigures& b = rowAt(right).figures;
    switch (column) {
    case GuaranteeColumn: return a.guarantee < b.guarantee;
    case AssignedColumn: return a.assigned < b.assigned;
    case BorrowedColumn: return a.borrowed < b.borrowed;
    case CeilingColumn: return a.ceiling < b.ceiling;
    case DemandColumn: return a.demand < b.demand;
    default: return TableModel::lessThan(left, right, column);
    }
}
