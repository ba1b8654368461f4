#include "engine/planner/sweep_result.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace estate {

namespace {

std::uint8_t shareOf(std::uint32_t part, std::uint32_t whole)
{
    if (part == 0)
        return 0;
    return static_cast<std::uint8_t>(std::max<std::uint64_t>(1, std::uint64_t{part} * 255 / whole));
}

// Twice the position of the highest bit, plus the next bit: exact and monotone.
std::uint8_t halfOctaves(U128 value)
{
    std::uint32_t bits = 0;
    for (U128 rest = value; rest != 0; rest >>= 1)
        ++bits;
    if (bits < 2)
        return static_cast<std::uint8_t>(bits);
    const auto next = static_cast<std::uint32_t>(value >> (bits - 2)) & 1u;
    return static_cast<std::uint8_t>(std::min(255u, 2 * bits - 2 + next));
}

}  // namespace

SweepCell cellOf(const LossOutcome& outcome)
{
    SweepCell cell;
    cell.metRto = shareOf(outcome.metRto, outcome.groups);
    cell.missedRto = shareOf(outcome.missedRto, outcome.groups);
    cell.held = shareOf(outcome.held, outcome.groups);
    cell.capacityShort = shareOf(outcome.capacityShort, outcome.groups);
    cell.deferred = shareOf(outcome.deferred, outcome.groups);
    cell.cost = halfOctaves(outcome.cost.microunits);
    return cell;
}

SweepMatrix::SweepMatrix(std::uint32_t units)
    : m_units(units), m_cells(std::size_t{units} * (std::size_t{units} + 1) / 2)
{}

std::size_t SweepMatrix::position(std::uint32_t a, std::uint32_t b) const
{
    if (a > b)
        std::swap(a, b);
    ESTATE_ENSURE(b < m_units);
    // Rows before a have units, units - 1, ... cells.
    const std::size_t before = std::size_t{a} * (2 * std::size_t{m_units} - a + 1) / 2;
    return before + (b - a);
}

const SweepCell& SweepMatrix::at(std::uint32_t a, std::uint32_t b) const
{
    return m_cells[position(a, b)];
}

void SweepMatrix::set(const SweepRow& row)
{
    m_cells[position(row.a, row.b == SweepRow::none ? row.a : row.b)] = cellOf(row.outcome);
}

SweepMatrix SweepResult::matrix() const
{
    SweepMatrix matrix(static_cast<std::uint32_t>(units.size()));
    for (const SweepRow& row : rows)
        matrix.set(row);
    return matrix;
}

void rankRows(SweepResult& result)
{
    const auto& rows = result.rows;
    result.members.resize(rows.size());
    std::iota(result.members.begin(), result.members.end(), 0u);
    // Equal outcomes side by side, their first row in front.
    std::sort(result.members.begin(), result.members.end(),
              [&rows](std::uint32_t a, std::uint32_t b) {
                  const LossOutcome& left = rows[a].outcome;
                  const LossOutcome& right = rows[b].outcome;
                  if (left.cost != right.cost)
                      return left.cost > right.cost;
                  if (left.unrepaired != right.unrepaired)
                      return left.unrepaired > right.unrepaired;
                  const auto outcomes = left <=> right;
                  return outcomes == 0 ? a < b : outcomes < 0;
              });
    result.classes.clear();
    for (std::uint32_t i = 0; i < result.members.size(); ++i) {
        const bool same =
            i > 0 && rows[result.members[i]].outcome == rows[result.members[i - 1]].outcome;
        if (same)
            result.classes.back().count += 1;
        else
            result.classes.push_back({i, 1});
    }
    std::stable_sort(result.classes.begin(), result.classes.end(),
                     [&result](const OutcomeClass& a, const OutcomeClass& b) {
                         const SweepRow& left = result.first(a);
                         const SweepRow& right = result.first(b);
                         if (left.outcome.cost != right.outcome.cost)
                             return left.outcome.cost > right.outcome.cost;
                         if (left.outcome.unrepaired != right.outcome.unrepaired)
                             return left.outcome.unrepaired > right.outcome.unrepaired;
                         return result.members[a.first] < result.members[b.first];
                     });
    for (std::uint32_t rank = 0; rank < result.classes.size(); ++rank) {
        const OutcomeClass& of = result.classes[rank];
        for (std::uint32_t i = of.first; i < of.first + of.count; ++i)
            result.rows[result.members[i]].rank = rank;
    }
}

}  // namespace estate
