// The relationship edges of a projection: apportioned over seven classes, each (kind, local or
// cross-region) that the envelope counts, then given endpoints.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/estate/projection.h"

namespace estate {

struct EdgeClass {
    RelationshipKind kind = RelationshipKind::databaseBackedByVolume;
    bool crossRegion = false;
    std::uint64_t concrete = 0;
    std::uint64_t representatives = 0;
    std::uint64_t firstConcrete = 0;        // the classes in front of it together
    std::uint64_t firstRepresentative = 0;  // likewise
};

// In the order in which edges are numbered: by kind, local ones first. The concrete numbers do not
// depend on the denominator, so an edge's id means the same thing at every scale.
[[nodiscard]] std::vector<EdgeClass> apportionEdges(std::uint64_t denominator);

// Any edge of a projection, computed when it is asked for: holds what the choice of endpoints needs
// (at 1:1 about 90 MB, twice that while it is built), but no edge. May be read by several threads.
class EdgeProjection {
public:
    // Needs everything of the projection but its edges, for as long as this lives.
    explicit EdgeProjection(const FederalEstateProjection& projection);
    EdgeProjection(EdgeProjection&&) noexcept;
    ~EdgeProjection();

    [[nodiscard]] const FederalEstateProjection& projection() const { return m_projection; }
    [[nodiscard]] const std::vector<EdgeClass>& classes() const { return m_classes; }
    [[nodiscard]] std::uint32_t count() const;  // representatives
    [[nodiscard]] const EdgeClass& classOf(std::uint32_t representative) const;
    // Concrete edges; costs two divisions, where at() costs the choice of endpoints.
    [[nodiscard]] OrdinalRange rangeOf(std::uint32_t representative) const;
    [[nodiscard]] ProjectedEdge at(std::uint32_t representative) const;

private:
    struct Choice;

    const FederalEstateProjection& m_projection;
    std::vector<EdgeClass> m_classes;
    std::unique_ptr<const Choice> m_choice;
};

}  // namespace estate
