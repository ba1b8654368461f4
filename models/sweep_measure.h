// What a sweep's heatmap and ranking show of a loss, and the five steps that a value falls into.
// Each step takes as many different values as any other: a few losses that cost very much leave
// the others their colours, and losses that hardly differ are still told apart. Single losses and
// pairs go by this one rule; the legend names the values that a step really holds.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/planner/sweep_loss.h"
#include "models/measure.h"

enum class SweepMeasureKind { cost, missedRto, held, capacityShort };

// Microunits, or groups. A cost beyond 64 bits counts as the largest number.
[[nodiscard]] std::uint64_t sweepValue(SweepMeasureKind kind, const estate::LossOutcome& outcome);
[[nodiscard]] QString sweepMeasureTitle(SweepMeasureKind kind);
[[nodiscard]] QString sweepValueText(SweepMeasureKind kind, std::uint64_t value);
[[nodiscard]] QString sweepValueExact(SweepMeasureKind kind, std::uint64_t value);
// "11.4 M u expected cost, 1 misses its RTO, 0 held, 0 short"
[[nodiscard]] QString lossText(const estate::LossOutcome& outcome);

class SweepScale {
public:
    SweepScale() = default;
    // What is shown, each value once, ascending.
    SweepScale(SweepMeasureKind kind, const std::vector<std::uint64_t>& values);

    [[nodiscard]] int stepOf(std::uint64_t value) const;
    [[nodiscard]] int steps() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] QString stepText(int step) const;
    // Where fewer than five values exist, the colours in use still reach from end to end.
    [[nodiscard]] int colorOf(int step) const;
    bool operator==(const SweepScale&) const = default;

private:
    // The smallest and the largest value in a step.
    struct Step {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        bool operator==(const Step&) const = default;
    };
    [[nodiscard]] bool readsAlike(std::uint64_t a, std::uint64_t b, int more) const;
    [[nodiscard]] bool tellsApart(std::size_t step, int more) const;
    [[nodiscard]] int decimalsOf(std::size_t step) const;  // beyond three digits that count

    SweepMeasureKind m_kind = SweepMeasureKind::cost;
    std::vector<Step> m_steps;    // ascending
    std::size_t m_costPower = 0;  // one unit for the whole legend
};
