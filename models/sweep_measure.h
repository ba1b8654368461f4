// What a sweep's heatmap and ranking show of a loss, and the five steps that a value falls into.
// The edges lie evenly between the smallest and the largest value of what is shown, rounded, so
// that losses that hardly differ are still told apart; the legend names them.
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
    SweepScale(SweepMeasureKind kind, std::uint64_t smallest, std::uint64_t largest);

    [[nodiscard]] int stepOf(std::uint64_t value) const;
    [[nodiscard]] int steps() const { return static_cast<int>(m_edges.size()) + 1; }
    [[nodiscard]] QString stepText(int step) const;
    // Where fewer than five values exist, the colours in use still reach from end to end.
    [[nodiscard]] int colorOf(int step) const;
    bool operator==(const SweepScale&) const = default;

private:
    SweepMeasureKind m_kind = SweepMeasureKind::cost;
    std::uint64_t m_smallest = 0;
    std::uint64_t m_largest = 0;
    std::vector<std::uint64_t> m_edges;  // lower edges of the steps above the first, ascending
};
