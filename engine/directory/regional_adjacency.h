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
    // Fails closed on an unavailable partition that holds an edge of the region. A region that the
    // estate does not have is badInput.
    [[nodiscard]] static Result<RegionalAdjacency> derive(const RelationshipDirectory& directory,
                                                          const DirectoryCheckpoint& at,
                                                          RegionIndex region);
    // The same at a newer checkpoint, reading only what was logged in between. An older one is
    // ErrorCode::outOfOrder; a partition that logged something and does not answer is
    // partitionUnavailable, and this one stays good. Equal to derive() there (property test).
    [[nodiscard]] Result<RegionalAdjacency> refreshed(const RelationshipDirectory& directory,
                                                      const DirectoryCheckpoint& newer) const;

    [[nodiscard]] RegionIndex region() const { return m_region; }
    [[nodiscard]] const CheckpointRef& checkpoint() const { return m_at.ref(); }
    [[nodiscard]] AdjacencyCount visible() const;  // local and cross-region
    [[nodiscard]] AdjacencyCount local() const { return m_local; }
    [[nodiscard]] AdjacencyCount crossRegion() const { return m_crossRegion; }
    [[nodiscard]] AdjacencyCount of(RelationshipKind kind) const;
    [[nodiscard]] const std::vector<RelationshipEdge>& edges() const { return m_edges; }  // by id
    // Regions of other ends; ascending.
    [[nodiscard]] const std::vector<RegionIndex>& neighbours() const { return m_neighbours; }
    bool operator==(const RegionalAdjacency& other) const;

private:
    RegionalAdjacency(DirectoryCheckpoint at, RegionIndex region,
                      std::vector<RelationshipEdge> edges);

    DirectoryCheckpoint m_at;
    RegionIndex m_region;
    std::vector<RelationshipEdge> m_edges;  // ascending by id
    AdjacencyCount m_local;
    AdjacencyCount m_crossRegion;
    std::array<AdjacencyCount, relationshipFacts.size()> m_ofKind;
    std::vector<RegionIndex> m_neighbours;
};

}  // namespace estate
