#include "models/incident_loss_table.h"

#include <limits>
#include <utility>

#include "models/incident_words.h"
#include "models/words.h"

using namespace estate;

IncidentLossTable::IncidentLossTable(QObject* parent)
    : TableModel({idColumn("place", 120), textColumn("kind", 64), textColumn("since", 168),
                  numberColumn("elapsed", 104), numberColumn("next_rto", 104),
                  numberColumn("in_time", 72), numberColumn("at_risk", 72),
                  numberColumn("passed", 72), textColumn("by", 96, true)},
                 parent)
{}

void IncidentLossTable::setLosses(std::vector<IncidentLoss> losses)
{
    if (losses == m_losses)
        return;
    m_losses = std::move(losses);
    m_clocks.clear();
    setTotal(static_cast<int>(m_losses.size()));
}

void IncidentLossTable::setClocks(std::vector<RtoClock> clocks, Timestamp now)
{
    if (clocks == m_clocks && now == m_now)
        return;
    m_clocks = std::move(clocks);
    m_now = now;
    for (int item = 0; item < total(); ++item)
        touchItem(item);
}

const IncidentLoss& IncidentLossTable::lossAt(int item) const
{
    return m_losses[static_cast<std::size_t>(item)];
}

const RtoClock* IncidentLossTable::clockAt(int item) const
{
    const auto at = static_cast<std::size_t>(item);
    return at < m_clocks.size() ? &m_clocks[at] : nullptr;
}

QString IncidentLossTable::placeAt(int item) const
{
    return item < 0 || item >= total() ? QString() : toText(lossAt(item).place.id);
}

QString IncidentLossTable::heading(int column) const
{
    switch (column) {
    case PlaceColumn: return tr("Lost");
    case KindColumn: return tr("Kind");
    case SinceColumn: return tr("Since");
    case ElapsedColumn: return tr("For");
    case DeadlineColumn: return tr("Next RTO in");
    case InTimeColumn: return tr("In time");
    case AtRiskColumn: return tr("At risk");
    case PassedColumn: return tr("Passed");
    case ByColumn: return tr("Reported by");
    default: return {};
    }
}

QString IncidentLossTable::countText(int item, std::uint64_t RtoClock::*count) const
{
    const RtoClock* clock = clockAt(item);
    return clock == nullptr ? QString() : Figures::count(clock->*count);
}

QString IncidentLossTable::cellText(int item, int column) const
{
    const IncidentLoss& loss = lossAt(item);
    switch (column) {
    case PlaceColumn: return toText(loss.place.id);
    case KindColumn: return placeKindText(loss.place.kind);
    case SinceColumn: return Figures::time(loss.since);
    case ElapsedColumn: return wholeSecondsText(m_now.since(loss.since));
    case DeadlineColumn: {
        const RtoClock* clock = clockAt(item);
        if (clock == nullptr)
            return {};
        return clock->next ? wholeSecondsText(clock->deadline.since(m_now)) : tr("none");
    }
    case InTimeColumn: return countText(item, &RtoClock::inTime);
    case AtRiskColumn: return countText(item, &RtoClock::atRisk);
    case PassedColumn: return countText(item, &RtoClock::passed);
    case ByColumn: return toText(loss.by);
    default: return {};
    }
}

QString IncidentLossTable::exactText(int item, int column) const
{
    const RtoClock* clock = clockAt(item);
    switch (column) {
    case SinceColumn: return Figures::timeExact(lossAt(item).since);
    case DeadlineColumn:
        return clock != nullptr && clock->next ? Figures::timeExact(clock->deadline)
                                               : cellText(item, column);
    default: return cellText(item, column);
    }
}

QString IncidentLossTable::glyph(int item, int column) const
{
    const RtoClock* clock = clockAt(item);
    if (clock == nullptr)
        return {};
    if (column == AtRiskColumn && clock->atRisk > 0)
        return QStringLiteral("warning");
    return column == PassedColumn && clock->passed > 0 ? QStringLiteral("late") : QString();
}

QString IncidentLossTable::accessibleText(int item) const
{
    const RtoClock* clock = clockAt(item);
    const QString lost = tr("%1 %2 is lost since %3")
                             .arg(cellText(item, KindColumn), cellText(item, PlaceColumn),
                                  cellText(item, SinceColumn));
    if (clock == nullptr)
        return lost;
    return tr("%1. Next RTO in %2; in time %3, at risk %4, passed %5")
        .arg(lost, cellText(item, DeadlineColumn), cellText(item, InTimeColumn),
             cellText(item, AtRiskColumn), cellText(item, PassedColumn));
}

bool IncidentLossTable::lessThan(int left, int right, int column) const
{
    const auto deadline = [this](int item) {
        const RtoClock* clock = clockAt(item);
        return clock != nullptr && clock->next ? clock->deadline.ns
                                               : std::numeric_limits<std::uint64_t>::max();
    };
    switch (column) {
    case SinceColumn: return lossAt(left).since < lossAt(right).since;
    case ElapsedColumn: return lossAt(right).since < lossAt(left).since;
    case DeadlineColumn: return deadline(left) < deadline(right);
    default: return TableModel::lessThan(left, right, column);
    }
}
