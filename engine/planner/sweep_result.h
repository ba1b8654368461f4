// What a finished sweep answers: a row for every loss, equal outcomes merged and ranked by cost,
// and a small cell for every pair that a matrix can be painted from.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/planner/sweep_loss.h"

namespace estate {

struct SweepRow {
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    std::uint32_t a = 0;     // position in SweepResult::units
    std::uint32_t b = none;  // > a; none: a alone
    std::uint32_t rank = 0;  // its position in SweepResult::classes
    LossOutcome outcome;
};

// Losses with the same decisions and numbers. Its rows: SweepResult::members[first ... + count).
struct OutcomeClass {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

// Six bytes a loss. Shares are of its groups, in 255ths, rounded down but never to 0 for some.
struct SweepCell {
    std::uint8_t metRto = 0;
    std::uint8_t missedRto = 0;
    std::uint8_t held = 0;
    std::uint8_t capacityShort = 0;
    std::uint8_t deferred = 0;
    std::uint8_t cost = 0;  // half octaves of microunits: 0 for none, one more for x 1.5 or x 1.33
    bool operator==(const SweepCell&) const = default;
};
[[nodiscard]] SweepCell cellOf(const LossOutcome& outcome);

// Triangular, the diagonal (single losses) included: 512 regions take 788 KB.
class SweepMatrix {
public:
    explicit SweepMatrix(std::uint32_t units = 0);
    [[nodiscard]] std::uint32_t units() const { return m_units; }
    // In either order.
    [[nodiscard]] const SweepCell& at(std::uint32_t a, std::uint32_t b) const;
    void set(const SweepRow& row);
    [[nodiscard]] std::uint64_t bytes() const { return m_cells.size() * sizeof(SweepCell); }

private:
    [[nodiscard]] std::size_t position(std::uint32_t a, std::uint32_t b) const;
    std::uint32_t m_units;
    std::vector<SweepCell> m_cells;
};

struct SweepResult {
    std::vector<SweepUnit> units;        // by id
    std::vector<SweepRow> rows;          // by (a, b): a alone, then a with every later one
    std::vector<OutcomeClass> classes;   // by cost, highest first; then by their first row
    std::vector<std::uint32_t> members;  // rows of each class, ascending
    std::uint64_t planned = 0;
    std::uint64_t composed = 0;

    [[nodiscard]] const SweepRow& first(const OutcomeClass& of) const
    {
        return rows[members[of.first]];
    }
    [[nodiscard]] SweepMatrix matrix() const;
};

// Fills `classes`, `members` and every row's rank. Sorts all rows: the one part of a sweep that is
// not divided into steps.
void rankRows(SweepResult& result);

}  // namespace estate
