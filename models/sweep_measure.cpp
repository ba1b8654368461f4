#include "models/sweep_measure.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "engine/text/format.h"
#include "models/figures.h"
#include "models/words.h"

using namespace estate;

namespace {

struct CostUnit {
    std::uint64_t microunits;
    const char* name;
};
constexpr std::array<CostUnit, 5> costUnits{{{1'000'000, "u"},
                                             {1'000'000'000, "k u"},
                                             {1'000'000'000'000, "M u"},
                                             {1'000'000'000'000'000, "G u"},
                                             {1'000'000'000'000'000'000, "T u"}}};
constexpr int moreDecimalsMax = 9;

std::size_t costUnitOf(std::uint64_t microunits)
{
    std::size_t unit = 0;
    while (unit + 1 < costUnits.size() && microunits >= costUnits[unit + 1].microunits)
        ++unit;
    return unit;
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
        m_unit = costUnitOf(*smallest);
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

// Three digits that count, as everywhere, and as many more as it takes; no noughts at the end.
QString SweepScale::costFigure(std::uint64_t microunits, int more) const
{
    const std::uint64_t unit = costUnits[m_unit].microunits;
    const std::uint64_t whole = microunits / unit;
    int decimals = more;
    if (m_unit > 0 && whole < 100)
        decimals += whole < 10 ? 2 : 1;
    U128 power = 1;
    for (int digit = 0; digit < decimals; ++digit)
        power *= 10;
    const U128 scaled = (U128{microunits} * power + unit / 2) / unit;
    std::string printed = formatCount(scaled / power);
    std::string rest = std::to_string(static_cast<std::uint64_t>(scaled % power + power));
    rest.erase(rest.begin());
    rest.erase(rest.find_last_not_of('0') + 1);
    if (!rest.empty())
        printed += "." + rest;
    return Figures::spelled(printed);
}

// Neither of its edges reads like the other or like its neighbour's.
bool SweepScale::tellsApart(std::size_t step, int more) const
{
    const auto alike = [this, more](std::uint64_t a, std::uint64_t b) {
        return a != b && costFigure(a, more) == costFigure(b, more);
    };
    const Step& shown = m_steps[step];
    return !alike(shown.low, shown.high) &&
           !(step > 0 && alike(m_steps[step - 1].high, shown.low)) &&
           !(step + 1 < m_steps.size() && alike(shown.high, m_steps[step + 1].low));
}

QString SweepScale::stepText(int step) const
{
    const auto at = static_cast<std::size_t>(step);
    const Step& shown = m_steps[at];
    if (m_kind == SweepMeasureKind::cost) {
        int more = 0;
        while (more < moreDecimalsMax && !tellsApart(at, more))
            ++more;
        const QString high =
            costFigure(shown.high, more) + QLatin1Char(' ') + QLatin1String(costUnits[m_unit].name);
        return shown.low == shown.high
                   ? high
                   : Words::tr("%1 to %2").arg(costFigure(shown.low, more), high);
    }
    return shown.low == shown.high
               ? sweepValueText(m_kind, shown.low)
               : Words::tr("%1 to %2")
                     .arg(Figures::count(shown.low), sweepValueText(m_kind, shown.high));
}
