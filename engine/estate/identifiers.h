// Ids as people and files see them: one letter, then the first concrete ordinal, zero-padded to the
// digits of the largest one of that population (console design, "Numbers"): r017, s0034, v11999999.
// The digits depend on the concrete population, never on a projection's denominator, so an id means
// the same thing at every scale.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/error.h"

namespace estate {

enum class Population : std::uint8_t {
    entity,
    region,
    site,
    host,
    application,
    environment,
    volume,
    database,
    edge,
};

inline constexpr std::array allPopulations = {
    Population::entity, Population::region,      Population::site,
    Population::host,   Population::application, Population::environment,
    Population::volume, Population::database,    Population::edge,
};

// Business entity, administrative region, ...: singular, lower case, as in the envelope's table.
[[nodiscard]] std::string_view populationName(Population population);
// e r s h a n v d x
[[nodiscard]] char populationLetter(Population population);
// How many concrete things version 1 of the envelope counts (estate contract, section 1).
[[nodiscard]] std::uint64_t concreteCount(Population population);

[[nodiscard]] std::string formatId(Population population, std::uint64_t ordinal);
// Wrong letter, wrong number of digits, or an ordinal outside the population: ErrorCode::badInput.
[[nodiscard]] Result<std::uint64_t> parseId(Population population, std::string_view id);

// Rule for ids that operators or other systems choose (planner contract, section 2): non-empty
// UTF-8 without control characters, at most 255 bytes.
inline constexpr std::size_t idBytesMax = 255;
[[nodiscard]] Result<void> checkForeignId(std::string_view id);

}  // namespace estate
