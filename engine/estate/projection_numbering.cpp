#include "engine/estate/projection_numbering.h"

#include <algorithm>

#include "engine/base/wide.h"

namespace estate {

BlockNumbering::BlockNumbering(std::uint64_t concrete, std::uint64_t blocks,
                               std::uint64_t denominator, std::uint64_t leastRepresentatives)
    : m_concrete(concrete), m_blocks(blocks)
{
    ESTATE_ENSURE(denominator > 0 && blocks > 0 && concrete >= blocks);
    // With fewer representatives than blocks, each block's share would be 0 or 1; "never fewer than
    // one" makes that one each, which is what as many representatives as blocks gives.
    const std::uint64_t scaled = (concrete - 1) / denominator + 1;
    m_representatives = std::max({scaled, blocks, leastRepresentatives});
    ESTATE_ENSURE(m_representatives <= concrete);
}

std::uint64_t BlockNumbering::blockOfOrdinal(std::uint64_t ordinal) const
{
    ESTATE_ENSURE(ordinal < m_concrete);
    return shareOf(m_concrete, m_blocks, ordinal);
}

std::uint64_t BlockNumbering::blockOfRepresentative(std::uint64_t representative) const
{
    ESTATE_ENSURE(representative < m_representatives);
    return shareOf(m_representatives, m_blocks, representative);
}

OrdinalRange BlockNumbering::range(std::uint64_t representative) const
{
    const std::uint64_t block = blockOfRepresentative(representative);
    const OrdinalRange ordinals = ordinalsOfBlock(block);
    const OrdinalRange owners = representativesOfBlock(block);
    const OrdinalRange own = share(ordinals.count, owners.count, representative - owners.first);
    return {ordinals.first + own.first, own.count};
}

std::uint64_t BlockNumbering::representativeOf(std::uint64_t ordinal) const
{
    const std::uint64_t block = blockOfOrdinal(ordinal);
    const OrdinalRange ordinals = ordinalsOfBlock(block);
    const OrdinalRange owners = representativesOfBlock(block);
    return owners.first + shareOf(ordinals.count, owners.count, ordinal - ordinals.first);
}

}  // namespace estate
