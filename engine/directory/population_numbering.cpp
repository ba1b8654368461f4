#include "engine/directory/population_numbering.h"

#include <algorithm>
#include <utility>

#include "engine/base/wide.h"

namespace estate {

PopulationNumbering PopulationNumbering::byRegion(BlockNumbering blocks, std::uint64_t concrete,
                                                  std::uint32_t regions)
{
    PopulationNumbering numbering = listed(blocks, concrete, {});
    numbering.m_blockRegions = regions;
    numbering.m_regionsFrom = numbering.m_blockRepresentatives;
    return numbering;
}

PopulationNumbering PopulationNumbering::listed(BlockNumbering blocks, std::uint64_t concrete,
                                                std::vector<RegionIndex> regions)
{
    PopulationNumbering numbering;
    numbering.m_blocks = blocks;
    numbering.m_blockRepresentatives = narrowed(blocks.representatives());
    numbering.m_blockConcrete = concrete;
    numbering.m_concrete = concrete;
    numbering.m_regions = std::move(regions);
    return numbering;
}

std::uint32_t PopulationNumbering::representatives() const
{
    return narrowed(m_blockRepresentatives + m_addedStarts.size());
}

std::uint64_t PopulationNumbering::concrete() const
{
    return m_concrete;
}

OrdinalRange PopulationNumbering::range(std::uint32_t representative) const
{
    if (representative < m_blockRepresentatives)
        return m_blocks.range(representative);
    const std::size_t added = representative - m_blockRepresentatives;
    ESTATE_ENSURE(added < m_addedStarts.size());
    const std::uint64_t end =
        added + 1 < m_addedStarts.size() ? m_addedStarts[added + 1] : m_concrete;
    return {m_addedStarts[added], end - m_addedStarts[added]};
}

RegionIndex PopulationNumbering::region(std::uint32_t representative) const
{
    if (representative < m_regionsFrom)
        return RegionIndex(narrowed(m_blocks.blockOfRepresentative(representative)));
    ESTATE_ENSURE(representative - m_regionsFrom < m_regions.size());
    return m_regions[representative - m_regionsFrom];
}

std::uint32_t PopulationNumbering::representativeOf(std::uint64_t ordinal) const
{
    ESTATE_ENSURE(ordinal < m_concrete);
    if (ordinal < m_blockConcrete)
        return narrowed(m_blocks.representativeOf(ordinal));
    const auto after = std::upper_bound(m_addedStarts.begin(), m_addedStarts.end(), ordinal);
    return m_blockRepresentatives + static_cast<std::uint32_t>(after - m_addedStarts.begin()) - 1;
}

std::uint32_t PopulationNumbering::representativesOfBlock(RegionIndex region) const
{
    return region.value < m_blockRegions
               ? narrowed(m_blocks.representativesOfBlock(region.value).count)
               : 0;
}

std::uint32_t PopulationNumbering::positionInBlock(std::uint32_t representative) const
{
    ESTATE_ENSURE(representative < m_blockRepresentatives && m_blockRegions != 0);
    const std::uint64_t block = m_blocks.blockOfRepresentative(representative);
    return representative - narrowed(m_blocks.representativesOfBlock(block).first);
}

void PopulationNumbering::add(std::uint64_t weight, RegionIndex region)
{
    ESTATE_ENSURE(weight > 0);
    const auto end = checkedAdd(m_concrete, weight);
    ESTATE_ENSURE(end.has_value());
    m_addedStarts.push_back(m_concrete);
    m_regions.push_back(region);
    m_concrete = *end;
}

void PopulationNumbering::move(std::uint32_t representative, RegionIndex region)
{
    ESTATE_ENSURE(representative >= m_blockRepresentatives && representative < representatives());
    m_regions[representative - m_regionsFrom] = region;
}

}  // namespace estate
