// A relationship edge as the directory keeps it, and the partition that alone owns it.
#pragma once

#include <cstdint>

#include "engine/base/index.h"
#include "engine/estate/envelope.h"
#include "engine/estate/identifiers.h"

namespace estate {

// A thing at one end of an edge: a concrete ordinal of its population, and the region that it
// belongs to.
struct RelationshipEnd {
    Population population = Population::volume;
    std::uint64_t ordinal = 0;
    RegionIndex region;
    bool operator==(const RelationshipEnd&) const = default;
};

// One record: `count` concrete edges of one kind, [id, id + count). Ids are unique over all kinds.
struct RelationshipEdge {
    std::uint64_t id = 0;
    std::uint64_t count = 1;
    RelationshipKind kind = RelationshipKind::volumeConsistency;
    RelationshipEnd left;
    RelationshipEnd right;
    [[nodiscard]] bool crossRegion() const { return left.region != right.region; }
    bool operator==(const RelationshipEdge&) const = default;
};

// Version 1 of the fixed hash: an edge lives in exactly one of directoryPartitions, for ever.
inline constexpr std::uint32_t partitionHashVersion = 1;
[[nodiscard]] PartitionIndex partitionOf(std::uint64_t edgeId);

}  // namespace estate
