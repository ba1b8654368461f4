// The relationship edges of a projection: apportioned over seven classes, each (kind, local or
// cross-region) that the envelope counts, then given endpoints.
#pragma once

#include <vector>

#include "engine/estate/projection.h"

namespace estate {

struct EdgeClass {
    RelationshipKind kind = RelationshipKind::databaseBackedByVolume;
    bool crossRegion = false;
    std::uint64_t concrete = 0;
    std::uint64_t representatives = 0;
};

// In the order in which edges are numbered: by kind, local ones first. The concrete numbers do not
// depend on the denominator, so an edge's id means the same thing at every scale.
[[nodiscard]] std::vector<EdgeClass> apportionEdges(std::uint64_t denominator);

// Needs everything of the projection but its edges.
[[nodiscard]] std::vector<ProjectedEdge> projectEdges(const FederalEstateProjection& projection);

}  // namespace estate
