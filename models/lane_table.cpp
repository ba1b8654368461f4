#include "models/lane_table.h"

#include <algorithm>
#include <utility>

#include "models/words.h"

using namespace estate;

namespace {

double shareOf(Iops part, Iops whole)
{
    return static_cast<double>(toPpm(part.value, whole.value)) / 1'000'000;
}

}  // namespace

LaneTable::LaneTable(QObject* parent)
    : RegionTable({numberColumn("lane", 64), numberColumn("guaranteed", 104),
                   numberColumn("assigned", 104), numberColumn("borrowed", 104),
                   numberColumn("ceiling", 104), numberColumn("flows", 64),
                   numberColumn("generation", 88)},
                  parent)
{}

void LaneTable::setHostId(const QString& hostId)
{
    if (m_hostId == hostId)
        return;
    m_hostId = hostId;
    refresh();
    emit hostIdChanged();
}

void LaneTable::setChosenItem(int item)
{
    if (item == m_chosenItem || item < 0 || item >= total())
        return;
    m_chosenItem = item;
    emit chosenChanged();
}

void LaneTable::read(const Desk* desk, RegionIndex region)
{
    std::vector<LaneFigures> lanes;
    if (desk != nullptr) {
        m_readAt = desk->now();
        const RegionState& here = desk->state().region(region);
        if (const auto host = hostPosition(desk->state(), here, m_hostId.toStdString()))
            lanes = lanesOf(desk->state(), here, *host, m_readAt);
    }
    const bool others = lanes != m_lanes;
    const bool otherHost = m_shownHostId != m_hostId;
    const int chosen = m_chosenItem;
    m_lanes = std::move(lanes);
    if (others)
        setTotal(static_cast<int>(m_lanes.size()));
    // A view that follows the rows may have chosen one meanwhile.
    m_chosenItem = chosen;
    if (!m_lanes.empty() && (otherHost || m_chosenItem < 0 || m_chosenItem >= total())) {
        m_shownHostId = m_hostId;
        const auto carrying = std::find_if(m_lanes.begin(), m_lanes.end(),
                                           [](const auto& lane) { return !lane.classes.empty(); });
        m_chosenItem = carrying == m_lanes.end() ? 0 : static_cast<int>(carrying - m_lanes.begin());
    }
    // A lease may have ended, which is told in words only.
    emit chosenChanged();
}

bool LaneTable::followsTime() const
{
    return std::any_of(m_lanes.begin(), m_lanes.end(),
                       [this](const LaneFigures& lane) { return lane.leased(m_readAt); });
}

QString LaneTable::publishedText() const
{
    if (m_chosenItem < 0 || m_chosenItem >= total())
        return {};
    const LaneFigures& lane = laneAt(m_chosenItem);
    if (lane.generation == 0)
        return tr("Nothing published yet: the lane's worker is told when a change is committed");
    const QString generation = Figures::count(lane.generation);
    if (lane.classes.empty())
        return tr("Generation %1: the lane's last flow has gone").arg(generation);
    const QString until = Figures::time(lane.borrowUntil);
    if (!lane.leased(m_readAt))
        return tr("Generation %1, its lease ended %2: every flow is at its guarantee")
            .arg(generation, until);
    return lane.borrowed.value > 0
               ? tr("Generation %1, what is borrowed goes back %2").arg(generation, until)
               : tr("Generation %1, nobody borrows").arg(generation);
}

QString LaneTable::heading(int column) const
{
    switch (column) {
    case LaneColumn: return tr("Lane");
    case GuaranteeColumn: return tr("Guaranteed");
    case AssignedColumn: return tr("Assigned");
    case BorrowedColumn: return tr("Borrowed");
    case RateColumn: return tr("Ceiling");
    case FlowsColumn: return tr("Flows");
    case GenerationColumn: return tr("Generation");
    default: return {};
    }
}

QString LaneTable::cellText(int item, int column) const
{
    const LaneFigures& lane = laneAt(item);
    const bool published = lane.generation > 0;
    switch (column) {
    case LaneColumn: return QString::number(lane.number);
    case GuaranteeColumn: return Figures::iops(lane.guarantee.value);
    case AssignedColumn: return published ? Figures::iops(lane.assigned.value) : QString();
    case BorrowedColumn: return published ? Figures::iops(lane.borrowed.value) : QString();
    case RateColumn: return Figures::iops(lane.rate.value);
    case FlowsColumn: return Figures::count(lane.classes.size());
    case GenerationColumn: return published ? Figures::count(lane.generation) : tr("none");
    default: return {};
    }
}

QString LaneTable::exactText(int item, int column) const
{
    const LaneFigures& lane = laneAt(item);
    const bool published = lane.generation > 0;
    switch (column) {
    case GuaranteeColumn: return Figures::iopsExact(lane.guarantee.value);
    case AssignedColumn: return published ? Figures::iopsExact(lane.assigned.value) : QString();
    case BorrowedColumn: return published ? Figures::iopsExact(lane.borrowed.value) : QString();
    case RateColumn: return Figures::iopsExact(lane.rate.value);
    default: return cellText(item, column);
    }
}

bool LaneTable::lessThan(int left, int right, int column) const
{
    const LaneFigures& a = laneAt(left);
    const LaneFigures& b = laneAt(right);
    switch (column) {
    case GuaranteeColumn: return a.guarantee < b.guarantee;
    case AssignedColumn: return a.assigned < b.assigned;
    case BorrowedColumn: return a.borrowed < b.borrowed;
    case RateColumn: return a.rate < b.rate;
    case FlowsColumn: return a.classes.size() < b.classes.size();
    case GenerationColumn: return a.generation < b.generation;
    default: return left < right;
    }
}

QString LaneTable::accessibleText(int item) const
{
    const LaneFigures& lane = laneAt(item);
    const QString guaranteed =
        tr("Lane %1 of %2: %3 flows, %4 guaranteed, ceiling %5")
            .arg(cellText(item, LaneColumn), m_hostId, cellText(item, FlowsColumn),
                 cellText(item, GuaranteeColumn), cellText(item, RateColumn));
    if (lane.generation == 0)
        return tr("%1, nothing published yet").arg(guaranteed);
    return tr("%1, %2 assigned, %3 of it borrowed")
        .arg(guaranteed, cellText(item, AssignedColumn), cellText(item, BorrowedColumn));
}

QHash<int, QByteArray> LaneTable::ownRoles() const
{
    return {{LaneNumberRole, "laneNumber"},
            {GuaranteeTextRole, "guaranteeText"},
            {AssignedTextRole, "assignedText"},
            {BorrowedTextRole, "borrowedText"},
            {RateTextRole, "rateText"},
            {PublishedRole, "published"},
            {GuaranteeShareRole, "guaranteeShare"},
            {OwnShareRole, "ownShare"},
            {BorrowedShareRole, "borrowedShare"}};
}

QVariant LaneTable::ownData(int item, int role) const
{
    const LaneFigures& lane = laneAt(item);
    switch (role) {
    case LaneNumberRole: return static_cast<int>(lane.number);
    case GuaranteeTextRole: return cellText(item, GuaranteeColumn);
    case AssignedTextRole: return cellText(item, AssignedColumn);
    case BorrowedTextRole: return cellText(item, BorrowedColumn);
    case RateTextRole: return cellText(item, RateColumn);
    case PublishedRole: return lane.generation > 0;
    case GuaranteeShareRole: return shareOf(lane.guarantee, lane.rate);
    case OwnShareRole: return shareOf(lane.assigned - lane.borrowed, lane.rate);
    case BorrowedShareRole: return shareOf(lane.borrowed, lane.rate);
    default: return {};
    }
}
