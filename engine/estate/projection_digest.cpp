// The golden value of a projection.
#include "engine/base/digest.h"
#include "engine/estate/projection.h"

namespace estate {

namespace {

// SHA-256 over a list of blocks' digests: the hasher keeps what it is given, and at 1:1 that would
// be gigabytes.
class BlockwiseHasher {
public:
    BlockwiseHasher& put(std::uint64_t value)
    {
        if (m_wordsInBlock == wordsPerBlock)
            closeBlock();
        m_block.put(value);
        ++m_wordsInBlock;
        return *this;
    }
    [[nodiscard]] Digest finish()
    {
        closeBlock();
        return m_blocks.finish();
    }

private:
    static constexpr std::uint32_t wordsPerBlock = 65'536;
    static constexpr std::string_view blockDomain = "federal-projection-block/1";

    void closeBlock()
    {
        m_blocks.put(m_block.finish());
        m_block = Hasher(blockDomain);
        m_wordsInBlock = 0;
    }

    Hasher m_blocks{"federal-projection/1"};
    Hasher m_block{blockDomain};
    std::uint32_t m_wordsInBlock = 0;
};

std::uint64_t pair(std::uint64_t high, std::uint64_t low)
{
    return high << 32 | low;
}

void putRanges(BlockwiseHasher& hasher, const FederalEstateProjection& projection)
{
    for (const Population population : allPopulations) {
        const std::uint32_t count = projection.representativeCount(population);
        hasher.put(pair(static_cast<std::uint64_t>(population), count));
        if (population == Population::edge)
            continue;  // putEdges
        const bool hasRegion =
            population != Population::entity && population != Population::application;
        for (std::uint32_t i = 0; i < count; ++i) {
            const OrdinalRange range = projection.range(population, i);
            hasher.put(pair(range.first, range.count));
            if (hasRegion)
                hasher.put(projection.regionOf(population, range.first).value);
        }
    }
}

void putOwnership(BlockwiseHasher& hasher, const FederalEstateProjection& projection)
{
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::entity); ++i) {
        for (const RegionIndex region : projection.presenceOf(EntityIndex(i)))
            hasher.put(region.value);
    }
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::region); ++i) {
        for (const EntityIndex entity : projection.entitiesIn(RegionIndex(i)))
            hasher.put(entity.value);
        for (std::uint32_t shard = 0; shard < shardsPerRegion; ++shard)
            hasher.put(projection.concreteVolumesInShard(RegionIndex(i), shard));
    }
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::application); ++i) {
        hasher.put(
            pair(projection.entityOfApplication(i).value, projection.homeOfApplication(i).value));
    }
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::volume); ++i) {
        const std::uint64_t first = projection.range(Population::volume, i).first;
        hasher.put(pair(projection.entityOfVolume(i).value, projection.shardOfVolume(first)))
            .put(projection.logicalBytes(i));
    }
}

void putEdges(BlockwiseHasher& hasher, const FederalEstateProjection& projection)
{
    for (const ProjectedEdge& edge : projection.edges()) {
        hasher.put(pair(edge.firstOrdinal, edge.count))
            .put(pair(edge.leftOrdinal, edge.rightOrdinal))
            .put(pair(static_cast<std::uint64_t>(edge.kind), edge.crossRegion ? 1 : 0));
    }
}

}  // namespace

Digest FederalEstateProjection::digest() const
{
    BlockwiseHasher hasher;
    hasher.put(m_denominator);
    putRanges(hasher, *this);
    putOwnership(hasher, *this);
    putEdges(hasher, *this);
    return hasher.finish();
}

}  // namespace estate
