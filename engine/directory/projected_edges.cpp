#include "engine/directory/projected_edges.h"

namespace estate {

RelationshipEdge relationshipOf(const FederalEstateProjection& projection,
                                const ProjectedEdge& edge)
{
    const EdgeEndpoints ends = endpointsOf(edge.kind);
    const auto end = [&](Population population, std::uint64_t ordinal) {
        return RelationshipEnd{population, ordinal, projection.regionOf(population, ordinal)};
    };
    return {edge.firstOrdinal, edge.count, edge.kind, end(ends.leftPopulation, edge.leftOrdinal),
            end(ends.rightPopulation, edge.rightOrdinal)};
}

}  // namespace estate
