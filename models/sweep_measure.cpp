#include "models/sweep_measure.h"

#include <algorithm>
#include <limits>

#include "models/words.h"

using namespace estate;

namespace {

// Down to a round number that is fine enough for a fifth of the range.
std::uint64_t rounded(std::uint64_t value, std::uint64_t width)
{
    std::uint64_t grain = 1;
    while (grain <= width / 100)
        grain *= 10;
    return value / grain * grain;
}

}  // namespace

std::uint64_t sweepValue(SweepMeasureKind kind, const LossOutcome& outcome)
{
    constexpr auto largest = std::numeric_limits<std::uint64_t>::max();
    switch (kind) {
    case SweepMeasureKind::cost:
        return outcome.cost.microunits > largest
                   ? largest
                   : static_cast<std::uint64_t>(outcome.cost.microunits);
    case SweepMeasureKind::missedRto: return outcome.missedRto;
    case SweepMeasureKind::held: return outcome.held;
    case SweepMeasureKind::capacityShort: return outcome.capacityShort;
    }
    return 0;
}

QString sweepMeasureTitle(SweepMeasureKind kind)
{
    switch (kind) {
    case SweepMeasureKind::cost: return Words::tr("Expected cost");
    case SweepMeasureKind::missedRto: return Words::tr("RTO missed");
    case SweepMeasureKind::held: return Words::tr("Held by rule");
    case SweepMeasureKind::capacityShort: return Words::tr("Capacity short");
    }
    return {};
}

QString sweepValueText(SweepMeasureKind kind, std::uint64_t value)
{
    if (kind == SweepMeasureKind::cost)
        return Figures::costBrief(value);
    return Words::tr("%1 group(s)", nullptr, pluralOf(value)).arg(Figures::count(value));
}

QString sweepValueExact(SweepMeasureKind kind, std::uint64_t value)
{
    return kind == SweepMeasureKind::cost ? Figures::costExact(value) : Figures::count(value);
}

QString lossText(const LossOutcome& outcome)
{
    return Words::tr("%1 expected. Groups: %2, RTO missed: %3, held: %4, short: %5")
        .arg(Figures::costBrief(outcome.cost.microunits), Figures::count(outcome.groups),
             Figures::count(outcome.missedRto), Figures::count(outcome.held),
             Figures::count(outcome.capacityShort));
}

SweepScale::SweepScale(SweepMeasureKind kind, std::uint64_t smallest, std::uint64_t largest)
    : m_kind(kind), m_smallest(smallest), m_largest(largest)
{
    const std::uint64_t range = largest - smallest;
    const std::uint64_t fifth = range / measureSteps;
    for (std::uint64_t step = 1; step < measureSteps; ++step) {
        // Of few whole numbers each is a step of its own.
        const std::uint64_t edge =
            range < measureSteps
                ? smallest + step
                : rounded(smallest + fifth * step + range % measureSteps * step / measureSteps,
                          fifth);
        if (edge > smallest && edge <= largest && (m_edges.empty() || edge > m_edges.back()))
            m_edges.push_back(edge);
    }
}

int SweepScale::stepOf(std::uint64_t value) const
{
    return static_cast<int>(std::upper_bound(m_edges.begin(), m_edges.end(), value) -
                            m_edges.begin());
}

int SweepScale::colorOf(int step) const
{
    return steps() <= 1 ? 0 : step * (measureSteps - 1) / (steps() - 1);
}

QString SweepScale::stepText(int step) const
{
    const auto at = static_cast<std::size_t>(step);
    const std::uint64_t low = step == 0 ? m_smallest : m_edges[at - 1];
    const bool last = step + 1 == steps();
    const std::uint64_t high = last ? m_largest : m_edges[at];
    if (low == high || (m_kind != SweepMeasureKind::cost && !last && low + 1 == high))
        return sweepValueText(m_kind, low);
    if (m_kind == SweepMeasureKind::cost)
        return Words::tr("%1 to %2").arg(sweepValueText(m_kind, low), sweepValueText(m_kind, high));
    return Words::tr("%1 to %2")
        .arg(Figures::count(low), sweepValueText(m_kind, last ? high : high - 1));
}
