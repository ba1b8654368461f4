// How the projection's edges become the directory's.
#pragma once

#include "engine/directory/relationship.h"
#include "engine/estate/projection.h"

namespace estate {

// An end's region is that of its own concrete ordinal; an application's is its home.
[[nodiscard]] RelationshipEdge relationshipOf(const FederalEstateProjection& projection,
                                              const ProjectedEdge& edge);

}  // namespace estate
