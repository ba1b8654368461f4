// Amounts as regions publish them: in buckets, so that small local moves publish nothing.
//
// A bucket is 1/64 of what the region has of the resource, online or not, at least 1. 1/64 is about
// 1,300 volumes of a region of the version-1 envelope (10.7 of 683.6 PB), so that a volume that is
// placed, moved or taken away almost never shows, while a planner elsewhere misses at most 1.6 %
// (2 % with the hysteresis). The size follows the region's resources and not what is online, so
// that it changes when hosts are added and not with every loss. It is published with the level: a
// consumer needs no table, and a later version may choose other sizes.
//
// Levels round down and never promise what is not there. Falling is published at once, because an
// export must not promise what is gone; a higher level is published only when the amount is a
// quarter of a bucket beyond its boundary, so that an amount that swings around a boundary doesn't
// publish with every swing. The price: a resource whose amount is exactly all of it again shows one
// bucket too little until it is touched by a change of its size.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/quantity.h"

namespace estate {

inline constexpr std::uint64_t bucketsPerRegion = 64;
inline constexpr std::uint64_t bucketHysteresis = 4;  // a quarter of a bucket

// Of a resource that the region has `whole` of.
[[nodiscard]] constexpr std::uint64_t bucketSize(std::uint64_t whole)
{
    return whole < bucketsPerRegion ? 1 : whole / bucketsPerRegion;
}

// The level to publish for an amount after `published` (none: nothing yet, or with another size).
// Never above amount / size. A size below four has no hysteresis: it counts single units.
[[nodiscard]] constexpr std::uint64_t bucketLevel(std::uint64_t amount, std::uint64_t size,
                                                  std::optional<std::uint64_t> published)
{
    const std::uint64_t exact = amount / size;
    if (!published || exact <= *published)
        return exact;
    const bool beyond = amount % size >= size / bucketHysteresis;
    return beyond ? exact : exact - 1;  // not below `published`, because exact is above it
}

template <typename Amount>
struct Bucket {
    std::uint64_t level = 0;
    Amount size{1};
    // What a consumer may count on: never more than there was. All of 64 bits when a level that did
    // not come from bucketLevel() promises more.
    [[nodiscard]] Amount promised() const
    {
        return Amount(checkedMultiply(level, size.value).value_or(~std::uint64_t{0}));
    }
    bool operator==(const Bucket&) const = default;
};

template <typename Amount>
[[nodiscard]] Bucket<Amount> nextBucket(const std::optional<Bucket<Amount>>& published,
                                        Amount amount, Amount whole)
{
    const std::uint64_t size = bucketSize(whole.value);
    std::optional<std::uint64_t> level;
    if (published && published->size.value == size)
        level = published->level;
    return {bucketLevel(amount.value, size, level), Amount(size)};
}

}  // namespace estate
