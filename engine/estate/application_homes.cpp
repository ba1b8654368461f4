#include "engine/estate/application_homes.h"

#include <algorithm>

namespace estate {

ApplicationHomes::ApplicationHomes(const FederalEstateProjection& projection)
    : m_projection(projection)
{
    const std::uint32_t regions = projection.representativeCount(Population::region);
    const std::uint32_t applications = projection.representativeCount(Population::application);
    m_starts.assign(regions + 1, 0);
    for (std::uint32_t i = 0; i < applications; ++i)
        ++m_starts[projection.homeOfApplication(i).value + 1];
    for (std::uint32_t region = 0; region < regions; ++region)
        m_starts[region + 1] += m_starts[region];

    m_byHome.resize(applications);
    m_countBefore.resize(applications);
    m_entryOf.resize(applications);
    m_homeCount.assign(regions, 0);
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t i = 0; i < applications; ++i) {
        const std::uint32_t home = projection.homeOfApplication(i).value;
        const std::uint32_t entry = next[home]++;
        m_byHome[entry] = i;
        m_entryOf[i] = entry;
        m_countBefore[entry] = m_homeCount[home];
        m_homeCount[home] +=
            static_cast<std::uint32_t>(projection.range(Population::application, i).count);
    }
}

std::uint64_t ApplicationHomes::neighbour(std::uint64_t ordinal, std::uint64_t step) const
{
    const std::uint32_t own = m_projection.representativeOf(Population::application, ordinal);
    const std::uint32_t home = m_projection.homeOfApplication(own).value;
    const std::uint64_t count = m_homeCount[home];
    // Applications of a home number hundreds at every denominator, so there is another one.
    ESTATE_ENSURE(count >= 2);
    const std::uint64_t position = m_countBefore[m_entryOf[own]] + ordinal -
                                   m_projection.range(Population::application, own).first;
    const std::uint64_t sought = (position + 1 + step % (count - 1)) % count;
    const std::uint32_t* const counts = m_countBefore.data();
    const std::uint32_t* const after =
        std::upper_bound(counts + m_starts[home], counts + m_starts[home + 1], sought);
    const auto entry = static_cast<std::size_t>(after - counts) - 1;
    return m_projection.range(Population::application, m_byHome[entry]).first + sought -
           m_countBefore[entry];
}

std::uint64_t ApplicationHomes::stranger(std::uint64_t ordinal, std::uint64_t step) const
{
    const std::uint32_t applications = m_projection.representativeCount(Population::application);
    const std::uint32_t own = m_projection.representativeOf(Population::application, ordinal);
    const RegionIndex home = m_projection.homeOfApplication(own);
    const std::uint64_t inset = ordinal - m_projection.range(Population::application, own).first;
    std::uint64_t toSkip = step;
    for (std::uint32_t distance = 1; distance < applications; ++distance) {
        const std::uint32_t other = (own + distance) % applications;
        if (m_projection.homeOfApplication(other) == home || toSkip-- != 0)
            continue;
        const OrdinalRange range = m_projection.range(Population::application, other);
        return range.first + inset % range.count;
    }
    ESTATE_ENSURE(false && "applications have at least two homes");
    return ordinal;
}

}  // namespace estate
