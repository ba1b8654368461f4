// What a region sees of the directory: a projection at one named checkpoint. Read-only by type:
// nothing here can author an edge.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/directory/directory.h"

namespace estate {

// Concrete edges and their records.
struct AdjacencyCount {
    std::uint64_t edges = 0;
    std::uint64_t records = 0;
    bool operator==(const AdjacencyCount&) const = default;
};

class RegionalAdjacency {
public:
    // Fails closed on an unavailable partition that holds an edge of the region.
    [[nodiscard]] static Result<RegionalAdjacency> derive(const RelationshipDirectory& directory,
                                                          const DirectoryCheckpoint& at,
                                                          RegionIndex region);
    // The same at a newer checkpoint, reading only what was logged in between. An older one is
    // ErrorCode::outOfOrder. Equal to derive() there (property test).
    [[nodiscard]] Result<RegionalAdjacency> refreshed(const RelationshipDirectory& directory,
                                                      const DirectoryCheckpoint& newer) const;

    [[nodiscard]] RegionIndex region() const;
    [[nodiscard]] const CheckpointRef& checkpoint() const;
    [[nodiscard]] AdjacencyCount visible() const;  // local and cross-region
    [[nodiscard]] AdjacencyCount local() const;
    [[nodiscard]] AdjacencyCount crossRegion() const;
    [[nodiscard]] AdjacencyCount of(RelationshipKind kind) const;
    [[nodiscard]] const std::vector<RelationshipEdge>& edges() const;  // ascending by id
    [[nodiscard]] const std::vector<RegionIndex>& neighbours() const;  // other ends; ascending
};

}  // namespace estate
