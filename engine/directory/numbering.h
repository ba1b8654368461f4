// Which record stands for a concrete ordinal, and where a volume lives. The directory, closures and
// cuts speak of concrete ordinals; graphs are walked record by record.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/index.h"
#include "engine/estate/catalog.h"
#include "engine/estate/identifiers.h"
#include "engine/estate/projection.h"

namespace estate {

// A representative in its population: what a walk over edges visits.
struct Node {
    Population population = Population::volume;
    std::uint32_t representative = 0;
    auto operator<=>(const Node&) const = default;
};

class EstateNumbering {
public:
    // Of a federal estate: representatives of the projection.
    [[nodiscard]] static EstateNumbering of(const FederalEstateProjection& projection);
    // Of any other: records of the catalog; a volume's concrete range follows from the weights in
    // front of it. Volumes that are added later extend it (docs: indexes keep their meaning).
    [[nodiscard]] static EstateNumbering of(const Catalog& catalog);

    [[nodiscard]] Node nodeOf(Population population, std::uint64_t ordinal) const;
    [[nodiscard]] std::uint32_t volumeCount() const;
    [[nodiscard]] OrdinalRange volumeRange(VolumeIndex volume) const;  // concrete ordinals
    [[nodiscard]] VolumeIndex volumeAt(std::uint64_t ordinal) const;
    [[nodiscard]] RegionIndex regionOf(VolumeIndex volume) const;  // home
    // By position among its region's records: a representative lives in one shard.
    [[nodiscard]] ShardIndex shardOf(VolumeIndex volume) const;
    [[nodiscard]] std::uint32_t regionCount() const;
};

}  // namespace estate
