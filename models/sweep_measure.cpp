#include "models/sweep_measure.h"

#include <algorithm>
#include <limits>

#include "models/figures.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr int moreDecimalsMax = 9;
// Three decimals in all: a step from one value to another may begin as the one before it ends.
constexpr int moreOfRangeMax = 1;

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

SweepScale::SweepScale(SweepMeasureKind kind, const std::vector<std::uint64_t>& values)
    : m_kind(kind)
{
    const std::size_t count = values.size();
    const std::size_t steps = std::min<std::size_t>(count, measureSteps);
    for (std::size_t step = 0; step < steps; ++step)
        m_steps.push_back({values[count * step / steps], values[count * (step + 1) / steps - 1]});
    // One unit for all of them, so that they are compared at a glance; of nothing there is none.
    const auto smallest = std::upper_bound(values.begin(), values.end(), std::uint64_t{0});
    if (smallest != values.end())
        m_costPower = Figures::costPower(*smallest);
}

int SweepScale::stepOf(std::uint64_t value) const
{
    const auto above =
        std::upper_bound(m_steps.begin(), m_steps.end(), value,
                         [](std::uint64_t wanted, const Step& step) { return wanted < step.low; });
    return std::max(0, static_cast<int>(above - m_steps.begin()) - 1);
}

int SweepScale::colorOf(int step) const
{
    return steps() <= 1 ? 0 : step * (measureSteps - 1) / (steps() - 1);
}

// Different numbers, and one text.
bool SweepScale::readsAlike(std::uint64_t a, std::uint64_t b, int more) const
{
    return a != b && Figures::costIn(m_costPower, a, more) == Figures::costIn(m_costPower, b, more);
}

// Neither of its edges reads like the other or like its neighbour's.
bool SweepScale::tellsApart(std::size_t step, int more) const
{
    const Step& shown = m_steps[step];
    return !readsAlike(shown.low, shown.high, more) &&
           !(step > 0 && readsAlike(m_steps[step - 1].high, shown.low, more)) &&
           !(step + 1 < m_steps.size() && readsAlike(shown.high, m_steps[step + 1].low, more));
}

int SweepScale::decimalsOf(std::size_t step) const
{
    const Step& shown = m_steps[step];
    const int most = shown.low != shown.high && !readsAlike(shown.low, shown.high, moreOfRangeMax)
                         ? moreOfRangeMax
                         : moreDecimalsMax;
    int more = 0;
    while (more < most && !tellsApart(step, more))
        ++more;
    return more;
}

QString SweepScale::stepText(int step) const
{
    const auto at = static_cast<std::size_t>(step);
    const Step& shown = m_steps[at];
    if (m_kind == SweepMeasureKind::cost) {
        const int more = decimalsOf(at);
        const QString high = Figures::costIn(m_costPower, shown.high, more) + QLatin1Char(' ') +
                             Figures::costUnit(m_costPower);
        return shown.low == shown.high
                   ? high
                   : Words::tr("%1 to %2").arg(Figures::costIn(m_costPower, shown.low, more), high);
    }
    return shown.low == shown.high
               ? sweepValueText(m_kind, shown.low)
               : Words::tr("%1 to %2")
                     .arg(Figures::count(shown.low), sweepValueText(m_kind, shown.high));
}
