// How the concrete ordinals of one population are dealt out to representatives, as pure arithmetic:
// nothing is stored per representative, and every look-up costs a few divisions.
//
// A population of N things is cut into n blocks, block b holding [floor(N b / n),
// floor(N (b + 1) / n)). Of the representatives, block b gets floor(K (b + 1) / n) - floor(K b /
// n), and cuts its ordinals between them in the same way, so that their weights differ by at most
// one.
#pragma once

#include <cstdint>
#include <limits>

#include "engine/base/error.h"

namespace estate {

// Ordinals and counts of one population are below 2^32, as is size_t in WebAssembly.
[[nodiscard]] constexpr std::uint32_t narrowed(std::uint64_t value)
{
    ESTATE_ENSURE(value <= std::numeric_limits<std::uint32_t>::max());
    return static_cast<std::uint32_t>(value);
}

struct OrdinalRange {
    std::uint64_t first = 0;
    std::uint64_t count = 0;  // the representative's weight
    bool operator==(const OrdinalRange&) const = default;
};

// [0, total) cut into `parts` shares whose sizes differ by at most one: where one begins. Totals
// and parts stay below 2^32, so that the product fits.
[[nodiscard]] constexpr std::uint64_t shareStart(std::uint64_t total, std::uint64_t parts,
                                                 std::uint64_t index)
{
    return total * index / parts;
}

[[nodiscard]] constexpr OrdinalRange share(std::uint64_t total, std::uint64_t parts,
                                           std::uint64_t index)
{
    const std::uint64_t first = shareStart(total, parts, index);
    return {first, shareStart(total, parts, index + 1) - first};
}

// The share that holds a position: the last one that does not begin after it. With more parts than
// positions some shares are empty, and the one found is still the one that holds the position.
[[nodiscard]] constexpr std::uint64_t shareOf(std::uint64_t total, std::uint64_t parts,
                                              std::uint64_t position)
{
    return (parts * (position + 1) - 1) / total;
}

// A well mixed choice among `choices`, the same on every platform. Representatives
// look at ordinals in strides of the denominator; a plain remainder of those would always be the
// same one.
[[nodiscard]] constexpr std::uint64_t spread(std::uint64_t ordinal, std::uint64_t choices)
{
    constexpr std::uint64_t goldenRatio = 2'654'435'769;  // 2^32 / 1.618..., Fibonacci hashing
    return ((ordinal * goldenRatio) & 0xffff'ffffU) * choices >> 32;
}

class BlockNumbering {
public:
    BlockNumbering() = default;
    // ceil(concrete / denominator) representatives, but at least `leastRepresentatives` and one for
    // each block.
    BlockNumbering(std::uint64_t concrete, std::uint64_t blocks, std::uint64_t denominator,
                   std::uint64_t leastRepresentatives = 1);

    [[nodiscard]] std::uint64_t representatives() const { return m_representatives; }

    [[nodiscard]] OrdinalRange ordinalsOfBlock(std::uint64_t block) const
    {
        return share(m_concrete, m_blocks, block);
    }
    [[nodiscard]] OrdinalRange representativesOfBlock(std::uint64_t block) const
    {
        return share(m_representatives, m_blocks, block);
    }
    [[nodiscard]] std::uint64_t blockOfOrdinal(std::uint64_t ordinal) const;
    [[nodiscard]] std::uint64_t blockOfRepresentative(std::uint64_t representative) const;

    [[nodiscard]] OrdinalRange range(std::uint64_t representative) const;
    [[nodiscard]] std::uint64_t representativeOf(std::uint64_t ordinal) const;

private:
    std::uint64_t m_concrete = 1;
    std::uint64_t m_blocks = 1;
    std::uint64_t m_representatives = 1;
};

}  // namespace estate
