#include "models/measure.h"

#include <algorithm>
#include <array>
#include <optional>

#include "models/words.h"

using namespace estate;

namespace {

// Four inner edges, in ppm of capacity.
using Edges = std::array<std::uint64_t, measureSteps - 1>;
constexpr Edges utilisationEdges = {500'000, 700'000, 800'000, 900'000};
constexpr Edges reserveEdges = {100'000, 200'000, 300'000, 400'000};

int stepOf(std::uint64_t value, const Edges& edges)
{
    int step = 0;
    for (const std::uint64_t edge : edges)
        step += value >= edge ? 1 : 0;
    return step;
}

// Checkpoints of the directory that an export's is behind the last one.
constexpr Edges lagEdges = {1, 2, 5, 10};
// Minutes that an export has been the latest.
constexpr Edges ageEdges = {1, 5, 15, 60};
constexpr std::uint64_t nanosecondsPerMinute = 60 * nanosecondsPerSecond;
constexpr std::uint64_t microunitsPerUnit = 1'000'000;

// The largest 1, 2 or 5 x 10^n that is at most this.
std::uint64_t roundStep(std::uint64_t limit)
{
    std::uint64_t step = 1;
    while (step <= limit / 10)
        step *= 10;
    for (const std::uint64_t factor : {5ull, 2ull}) {
        if (step * factor <= limit)
            return step * factor;
    }
    return step;
}

// The smallest of 1, 2, 3, 4, 5, 6, 8 and 10 x 10^n that is at least this.
std::uint64_t roundStepOver(std::uint64_t least)
{
    std::uint64_t unit = 1;
    while (unit <= least / 10)
        unit *= 10;
    for (const std::uint64_t factor : {1ull, 2ull, 3ull, 4ull, 5ull, 6ull, 8ull}) {
        if (unit * factor >= least)
            return unit * factor;
    }
    return unit * 10;
}

Edges evenEdges(std::uint64_t step, std::uint64_t from = 0)
{
    return {from + step, from + step * 2, from + step * 3, from + step * 4};
}

Edges freeEdges(Bytes largest)
{
    return evenEdges(roundStep(largest.value / 10));
}

// In units: more than 64 bits of them count as that many.
std::uint64_t unitsOf(const Cost& cost)
{
    return lowWord(std::min(cost.microunits / microunitsPerUnit, U128{~std::uint64_t{0}}));
}

// Over the values that there are, so that losses that hardly differ are told apart too; on
// multiples of a round step, so that the edges move only when the range does.
Edges riskEdges(const MeasureScale& scale)
{
    const std::uint64_t low = unitsOf(scale.smallestRisk);
    const std::uint64_t high = unitsOf(scale.largestRisk);
    if (low >= high)
        return evenEdges(roundStep(high / measureSteps));
    const std::uint64_t step = roundStepOver((high - low) / measureSteps + 1);
    return evenEdges(step, low / step * step);
}

std::uint64_t minutesOf(const RegionListModel::Row& row, const MeasureScale& scale)
{
    return scale.now.ns > row.publishedAtNs
               ? (scale.now.ns - row.publishedAtNs) / nanosecondsPerMinute
               : 0;
}

QString rangeText(int step, const Edges& edges, QString (*valueText)(std::uint64_t))
{
    if (step == 0)
        return Words::tr("under %1").arg(valueText(edges.front()));
    if (step == measureSteps - 1)
        return Words::tr("%1 and more").arg(valueText(edges.back()));
    const auto at = static_cast<std::size_t>(step);
    return Words::tr("%1 to %2").arg(valueText(edges[at - 1]), valueText(edges[at]));
}

QString shareText(std::uint64_t ppm)
{
    // Edges are whole per cents.
    return Words::tr("%1 %").arg(Figures::count(ppm / 10'000));
}

QString minutesText(std::uint64_t minutes)
{
    return Figures::duration(Duration(minutes * nanosecondsPerMinute));
}

QString unitsText(std::uint64_t units)
{
    return Figures::costBrief(U128{units} * microunitsPerUnit);
}

QString unitsWholeText(std::uint64_t units)
{
    return Figures::cost(U128{units} * microunitsPerUnit);
}

// Every digit of the edges where a few of them read alike.
QString riskStepText(int step, const Edges& edges)
{
    bool alike = false;
    for (std::size_t at = 1; at < edges.size(); ++at)
        alike |= unitsText(edges[at]) == unitsText(edges[at - 1]);
    return rangeText(step, edges, alike ? unitsWholeText : unitsText);
}

QString bytesText(std::uint64_t bytes)
{
    return Figures::bytes(bytes);
}

QString lagStepText(int step)
{
    switch (step) {
    case 0: return Words::tr("none behind");
    case 1: return Words::tr("1 checkpoint behind");
    case measureSteps - 1: return Words::tr("%1 and more behind").arg(lagEdges.back());
    default: {
        const auto at = static_cast<std::size_t>(step);
        return Words::tr("%1 to %2 behind").arg(lagEdges[at - 1]).arg(lagEdges[at] - 1);
    }
    }
}

QString lagText(const std::optional<std::uint64_t>& lag)
{
    if (!lag)
        return Words::tr("no cut took part in a checkpoint");
    if (*lag == 0)
        return Words::tr("at the directory's last checkpoint");
    return *lag == 1 ? Words::tr("1 checkpoint behind the directory")
                     : Words::tr("%1 checkpoints behind the directory").arg(Figures::count(*lag));
}

}  // namespace

MeasureScale measureScale(const RegionListModel& regions)
{
    std::optional<Cost> smallest;
    for (int row = 0; row < regions.count(); ++row) {
        const std::optional<Cost>& risk = regions.rowAt(row).risk;
        if (risk && (!smallest || *risk < *smallest))
            smallest = risk;
    }
    return {regions.largestCapacity(), smallest.value_or(Cost{}), regions.largestRisk(),
            regions.desk().now()};
}

int measureStep(MeasureKind kind, const RegionListModel::Row& row, const MeasureScale& scale)
{
    const RegionTotals& totals = row.totals;
    switch (kind) {
    case MeasureKind::availability:
        // Normal is quiet: the more is wrong, the more a cell stands out.
        return row.available ? (row.sitesOffline > 0 ? 2 : 0) : 4;
    case MeasureKind::utilisation:
        return stepOf(static_cast<std::uint64_t>(toPpm(totals.used.value, totals.capacity.value)),
                      utilisationEdges);
    case MeasureKind::freeCapacity:
        return stepOf(row.publishedFree.value, freeEdges(scale.largestCapacity));
    case MeasureKind::failoverReserve:
        return stepOf(
            static_cast<std::uint64_t>(toPpm(totals.reserved.value, totals.capacity.value)),
            reserveEdges);
    case MeasureKind::protectedIops:
        return stepOf(
            static_cast<std::uint64_t>(toPpm(totals.usedIops.value, totals.laneIops.value)),
            utilisationEdges);
    case MeasureKind::exportAge: return stepOf(minutesOf(row, scale), ageEdges);
    case MeasureKind::checkpointLag: return stepOf(row.checkpointLag.value_or(0), lagEdges);
    case MeasureKind::singleLossRisk:
        return row.risk ? stepOf(unitsOf(*row.risk), riskEdges(scale)) : 0;
    }
    return 0;
}

QString measureStepText(MeasureKind kind, int step, const MeasureScale& scale)
{
    switch (kind) {
    case MeasureKind::availability:
        switch (step) {
        case 0: return Words::tr("online");
        case 2: return Words::tr("a site offline");
        case 4: return Words::tr("unavailable");
        default: return {};
        }
    case MeasureKind::utilisation: return rangeText(step, utilisationEdges, shareText);
    case MeasureKind::freeCapacity:
        return rangeText(step, freeEdges(scale.largestCapacity), bytesText);
    case MeasureKind::failoverReserve: return rangeText(step, reserveEdges, shareText);
    case MeasureKind::protectedIops: return rangeText(step, utilisationEdges, shareText);
    case MeasureKind::exportAge: return rangeText(step, ageEdges, minutesText);
    case MeasureKind::checkpointLag: return lagStepText(step);
    case MeasureKind::singleLossRisk: return riskStepText(step, riskEdges(scale));
    }
    return {};
}

QString measureTitle(MeasureKind kind)
{
    switch (kind) {
    case MeasureKind::availability: return Words::tr("Availability");
    case MeasureKind::utilisation: return Words::tr("Utilisation");
    case MeasureKind::freeCapacity: return Words::tr("Free capacity");
    case MeasureKind::failoverReserve: return Words::tr("Failover reserve");
    case MeasureKind::protectedIops: return Words::tr("Protected IOPS");
    case MeasureKind::exportAge: return Words::tr("Export age");
    case MeasureKind::checkpointLag: return Words::tr("Checkpoint lag");
    case MeasureKind::singleLossRisk: return Words::tr("Cost of its loss");
    }
    return {};
}

QString measureValueText(MeasureKind kind, const RegionListModel::Row& row,
                         const MeasureScale& scale)
{
    const RegionTotals& totals = row.totals;
    switch (kind) {
    case MeasureKind::availability: return conditionText(row.condition, row.available);
    case MeasureKind::utilisation:
        return Words::tr("%1 used").arg(Figures::share(totals.used.value, totals.capacity.value));
    case MeasureKind::freeCapacity:
        return Words::tr("%1 free, as published").arg(bytesText(row.publishedFree.value));
    case MeasureKind::failoverReserve:
        return Words::tr("%1 reserved for failover")
            .arg(Figures::share(totals.reserved.value, totals.capacity.value));
    case MeasureKind::protectedIops:
        return Words::tr("%1 of the IOPS guaranteed")
            .arg(Figures::share(totals.usedIops.value, totals.laneIops.value));
    case MeasureKind::exportAge:
        return Words::tr("published %1 ago").arg(minutesText(minutesOf(row, scale)));
    case MeasureKind::checkpointLag: return lagText(row.checkpointLag);
    case MeasureKind::singleLossRisk:
        return row.risk
                   ? Words::tr("its loss costs %1").arg(Figures::costBrief(row.risk->microunits))
                   : Words::tr("cost of its loss not known yet");
    }
    return {};
}
