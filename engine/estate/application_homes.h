// Which concrete applications live in a region, for choosing the two ends of a dependency.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/estate/projection.h"

namespace estate {

class ApplicationHomes {
public:
    explicit ApplicationHomes(const FederalEstateProjection& projection);

    // Another application with the same home; different steps give different ones as long as the
    // home has more applications than steps.
    [[nodiscard]] std::uint64_t neighbour(std::uint64_t ordinal, std::uint64_t step) const;
    // An application with another home, as far into its representative's range as this one is;
    // different steps give different ones.
    [[nodiscard]] std::uint64_t stranger(std::uint64_t ordinal, std::uint64_t step) const;

private:
    const FederalEstateProjection& m_projection;
    // Representatives sorted by home; home r has [m_starts[r], m_starts[r + 1]) of them. The counts
    // are of concrete applications of the same home before that entry.
    std::vector<std::uint32_t> m_starts;
    std::vector<std::uint32_t> m_byHome;
    std::vector<std::uint32_t> m_countBefore;
    std::vector<std::uint32_t> m_entryOf;  // by representative
    std::vector<std::uint32_t> m_homeCount;
};

}  // namespace estate
