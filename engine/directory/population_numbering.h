// The ordinals of one population: first a projection's blocks, if it has any, then records that
// were added one by one. Blocks cost nothing each; indexes and ordinals keep their meaning.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/index.h"
#include "engine/estate/projection_numbering.h"

namespace estate {

class PopulationNumbering {
public:
    PopulationNumbering() = default;
    // Block r belongs to region r.
    [[nodiscard]] static PopulationNumbering byRegion(BlockNumbering blocks, std::uint64_t concrete,
                                                      std::uint32_t regions);
    // `regions`: of each representative.
    [[nodiscard]] static PopulationNumbering listed(BlockNumbering blocks, std::uint64_t concrete,
                                                    std::vector<RegionIndex> regions);

    [[nodiscard]] std::uint32_t representatives() const;
    [[nodiscard]] std::uint64_t concrete() const;
    // Of a representative that there is.
    [[nodiscard]] OrdinalRange range(std::uint32_t representative) const;
    [[nodiscard]] RegionIndex region(std::uint32_t representative) const;
    // Of an ordinal below concrete().
    [[nodiscard]] std::uint32_t representativeOf(std::uint64_t ordinal) const;

    // The representatives of blocks come first; how many of them a region has, and the place of one
    // among them. Only for blocks by region.
    [[nodiscard]] std::uint32_t blockRepresentatives() const { return m_blockRepresentatives; }
    [[nodiscard]] std::uint32_t representativesOfBlock(RegionIndex region) const;
    [[nodiscard]] std::uint32_t positionInBlock(std::uint32_t representative) const;

    void add(std::uint64_t weight, RegionIndex region);
    // Of one that was added.
    void move(std::uint32_t representative, RegionIndex region);

private:
    BlockNumbering m_blocks;
    std::uint32_t m_blockRepresentatives = 0;
    std::uint64_t m_blockConcrete = 0;
    std::uint32_t m_blockRegions = 0;          // of blocks by region
    std::uint32_t m_regionsFrom = 0;           // m_regions[0] is this one's
    std::vector<RegionIndex> m_regions;        // of all that no block tells
    std::vector<std::uint64_t> m_addedStarts;  // first ordinals, ascending
    std::uint64_t m_concrete = 0;
};

}  // namespace estate
