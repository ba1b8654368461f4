#include "engine/estate/consistency_chains.h"

#include <algorithm>
#include <utility>

#include "engine/base/wide.h"

namespace estate {

namespace {

struct ChunkRange {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

// The line of all volumes in region order, cut in consecutive sixes ("chunks"); the last one may be
// shorter. Every region has at least six volumes, so a chunk crosses at most one boundary.
class ChainLine {
public:
    ChainLine(const BlockNumbering& volumes, std::uint32_t regions);

    [[nodiscard]] std::uint32_t crossing() const { return m_crossing; }
    // One chunk more that crosses, if any boundary allows it.
    void recombineOne();
    // Two more for each pair, spread evenly over the boundaries.
    void swapHalves(std::uint32_t pairs);
    // Chunks that cross beyond `crossWanted` are cut at the boundary, evenly spread.
    [[nodiscard]] ConsistencyLinks links(std::uint32_t crossWanted) const;

private:
    [[nodiscard]] std::uint32_t regionStart(std::uint32_t region) const
    {
        return narrowed(m_volumes.representativesOfBlock(region).first);
    }

    BlockNumbering m_volumes;
    std::uint32_t m_regions;
    std::uint32_t m_crossing = 0;
    std::vector<std::uint32_t> m_line;
    std::vector<ChunkRange> m_localChunks;  // by region: whole chunks that nothing has changed
};

ChainLine::ChainLine(const BlockNumbering& volumes, std::uint32_t regions)
    : m_volumes(volumes), m_regions(regions)
{
    m_line.resize(narrowed(volumes.representatives()));
    for (std::uint32_t i = 0; i < m_line.size(); ++i)
        m_line[i] = i;
    m_localChunks.reserve(regions);
    for (std::uint32_t region = 0; region < regions; ++region) {
        const std::uint32_t start = regionStart(region);
        m_crossing += start % volumesPerChain != 0 ? 1 : 0;
        const std::uint32_t first = (start + volumesPerChain - 1) / volumesPerChain;
        const std::uint32_t end = regionStart(region + 1) / volumesPerChain;
        m_localChunks.push_back({first, end > first ? end - first : 0});
    }
}

void ChainLine::recombineOne()
{
    for (std::uint32_t region = 0; region + 1 < m_regions; ++region) {
        const std::uint32_t boundary = regionStart(region + 1);
        const std::uint32_t before = boundary % volumesPerChain;  // of the chunk that crosses
        if (before < 2 || before > 4 || m_localChunks[region].count == 0)
            continue;
        // (6 of r) and (k of r, 6 - k of r + 1) become (5, 1) and (1 + k, 5 - k): the local chunk's
        // last volume changes places with the first one beyond the boundary.
        ChunkRange& local = m_localChunks[region];
        --local.count;
        const std::uint32_t last =
            (local.first + local.count) * volumesPerChain + volumesPerChain - 1;
        std::swap(m_line[last], m_line[boundary]);
        ++m_crossing;
        return;
    }
}

void ChainLine::swapHalves(std::uint32_t pairs)
{
    const std::uint32_t boundaries = m_regions - 1;
    std::vector<std::uint32_t> swaps(m_regions + 1, 0);  // [r]: between regions r - 1 and r
    std::vector<std::uint32_t> used(m_regions, 0);
    std::uint32_t wanted = 0;
    for (std::uint32_t region = 1; region < m_regions; ++region) {
        wanted += narrowed(share(pairs, boundaries, region - 1).count);
        swaps[region] = std::min({wanted, m_localChunks[region - 1].count - used[region - 1],
                                  m_localChunks[region].count});
        used[region - 1] += swaps[region];
        used[region] += swaps[region];
        wanted -= swaps[region];
        m_crossing += 2 * swaps[region];
    }
    // A region's chosen chunks lie evenly among its own: those that take part in the boundary
    // before it first, then those of the boundary behind it.
    const auto chosen = [&](std::uint32_t region, std::uint32_t pick) {
        const ChunkRange& local = m_localChunks[region];
        return local.first + narrowed(shareStart(local.count, used[region], pick));
    };
    constexpr std::uint32_t half = volumesPerChain / 2;
    for (std::uint32_t region = 1; region < m_regions; ++region) {
        for (std::uint32_t i = 0; i < swaps[region]; ++i) {
            const std::uint32_t left = chosen(region - 1, swaps[region - 1] + i) * volumesPerChain;
            const std::uint32_t right = chosen(region, i) * volumesPerChain;
            for (std::uint32_t k = 0; k < half; ++k)
                std::swap(m_line[left + half + k], m_line[right + k]);
        }
    }
}

ConsistencyLinks ChainLine::links(std::uint32_t crossWanted) const
{
    ConsistencyLinks links;
    links.local.reserve(m_line.size() - m_line.size() / volumesPerChain);
    links.crossRegion.reserve(crossWanted);
    const std::uint32_t surplus = m_crossing > crossWanted ? m_crossing - crossWanted : 0;
    std::uint32_t crossingSeen = 0;
    std::uint64_t regionBefore = 0;
    for (std::size_t i = 0; i < m_line.size(); ++i) {
        const std::uint64_t region = m_volumes.blockOfRepresentative(m_line[i]);
        if (i % volumesPerChain != 0) {
            const VolumeLink link = {m_line[i - 1], m_line[i]};
            if (region == regionBefore)
                links.local.push_back(link);
            else if (share(surplus, m_crossing, crossingSeen++).count == 0)
                links.crossRegion.push_back(link);
        }
        regionBefore = region;
    }
    ESTATE_ENSURE(crossingSeen == m_crossing);
    return links;
}

// For denominators so coarse that a region has less than one chain's worth of volumes.
ConsistencyLinks linkWithinRegions(const BlockNumbering& volumes, std::uint32_t regions,
                                   std::uint32_t crossWanted)
{
    ConsistencyLinks links;
    for (std::uint32_t region = 0; region < regions; ++region) {
        const OrdinalRange own = volumes.representativesOfBlock(region);
        const auto first = static_cast<std::uint32_t>(own.first);
        if (own.count == 1)
            links.local.push_back({first, first});
        for (std::uint32_t i = 1; i < own.count; ++i) {
            if (i % volumesPerChain != 0)
                links.local.push_back({first + i - 1, first + i});
        }
    }
    // Wanted are at most 1 in 100 of ceil(50 M / D) edges, far fewer than boundaries here.
    ESTATE_ENSURE(crossWanted < regions);
    for (std::uint32_t i = 0; i < crossWanted; ++i) {
        const std::uint64_t region = shareStart(regions - 1, crossWanted, i);
        const auto beyond =
            static_cast<std::uint32_t>(volumes.representativesOfBlock(region + 1).first);
        links.crossRegion.push_back({beyond - 1, beyond});
    }
    return links;
}

}  // namespace

ConsistencyLinks linkConsistencyChains(const BlockNumbering& volumes, std::uint32_t regions,
                                       std::uint32_t crossWanted)
{
    // The shares of the regions differ by at most one, so the smallest is the quotient.
    if (volumes.representatives() / regions < volumesPerChain)
        return linkWithinRegions(volumes, regions, crossWanted);
    ChainLine line(volumes, regions);
    if (line.crossing() < crossWanted) {
        if ((crossWanted - line.crossing()) % 2 != 0)
            line.recombineOne();
        line.swapHalves((crossWanted - line.crossing() + 1) / 2);
    }
    return line.links(crossWanted);
}

}  // namespace estate
