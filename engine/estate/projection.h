// The deterministic smaller-scale model of the estate: every representative owns one contiguous
// range of concrete ordinals, and the ranges of a population cover it exactly.
//
// Blocks (estate contract, section 2): hosts are numbered site by site; volumes, databases and
// environments region by region; applications estate-wide (but at least one for each entity, since
// entities are never scaled away). Entities, regions and sites are explicit at every denominator.
//
// It is exact for cardinalities, weights, ownership, relationship classes and capacity. It proves
// nothing about every pathological topology of 50 million individual edges.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/wide.h"
#include "engine/estate/envelope.h"
#include "engine/estate/identifiers.h"
#include "engine/estate/projection_numbering.h"

namespace estate {

// One representative of `count` concrete edges of one kind. Endpoints are concrete ordinals.
struct ProjectedEdge {
    std::uint32_t firstOrdinal = 0;  // globally unique over all kinds: the edge's id
    std::uint32_t count = 0;
    std::uint32_t leftOrdinal = 0;
    std::uint32_t rightOrdinal = 0;
    RelationshipKind kind = RelationshipKind::databaseBackedByVolume;
    bool crossRegion = false;
};

struct EdgeEndpoints {
    Population leftPopulation;
    Population rightPopulation;
};
[[nodiscard]] EdgeEndpoints endpointsOf(RelationshipKind kind);

class FederalEstateProjection {
public:
    // 1 is the estate itself (needs about 2 GiB); 0, and more than the largest population, are
    // errors.
    [[nodiscard]] static Result<FederalEstateProjection> build(std::uint64_t denominator);
    // Everything but edges(): they stay empty, and so do Population::edge and what asks for it.
    // EdgeProjection (projection_edges.h) then computes any of them. Small at every denominator.
    [[nodiscard]] static Result<FederalEstateProjection> withoutEdges(std::uint64_t denominator);

    [[nodiscard]] std::uint64_t denominator() const { return m_denominator; }
    [[nodiscard]] std::uint32_t representativeCount(Population population) const;
    [[nodiscard]] OrdinalRange range(Population population, std::uint32_t representative) const;
    // The representative whose range holds the ordinal. Edges: by position in edges().
    [[nodiscard]] std::uint32_t representativeOf(Population population,
                                                 std::uint64_t ordinal) const;

    // Representatives [first, first + count) of a region; hosts, volumes, databases, environments.
    [[nodiscard]] OrdinalRange representativesInRegion(Population population,
                                                       RegionIndex region) const;
    // Representatives of hosts in a site.
    [[nodiscard]] OrdinalRange hostsInSite(SiteIndex site) const;
    // The concrete ordinals of a region; not of entities, applications or edges.
    [[nodiscard]] OrdinalRange ordinalsInRegion(Population population, RegionIndex region) const;
    // The region to which a concrete thing belongs: an application's home, an edge's left
    // endpoint's region, else its block's region. An entity belongs to no single region: none.
    [[nodiscard]] RegionIndex regionOf(Population population, std::uint64_t ordinal) const;

    [[nodiscard]] std::span<const RegionIndex>
    presenceOf(EntityIndex entity) const;  // 12, ascending in ring order
    [[nodiscard]] std::span<const EntityIndex> entitiesIn(RegionIndex region) const;  // 3
    [[nodiscard]] EntityIndex entityOfApplication(std::uint32_t representative) const;
    [[nodiscard]] RegionIndex homeOfApplication(std::uint32_t representative) const;
    // Application representatives [first, first + count) of an entity; never empty.
    [[nodiscard]] OrdinalRange applicationsOf(EntityIndex entity) const;
    // The business entity that a volume serves: one of those present in its region.
    [[nodiscard]] EntityIndex entityOfVolume(std::uint32_t representative) const;

    // Exact: concrete volume v holds floor(B (v + 1) / N) - floor(B v / N) bytes of B = 100 EB.
    [[nodiscard]] std::uint64_t logicalBytes(std::uint32_t volumeRepresentative) const;

    // Scheduling shard (0..15) of a concrete volume in its region: (index in region + offset)
    // mod 16.
    [[nodiscard]] std::uint32_t shardOfVolume(std::uint64_t ordinal) const;
    [[nodiscard]] std::uint64_t concreteVolumesInShard(RegionIndex region,
                                                       std::uint32_t shard) const;

    [[nodiscard]] std::span<const ProjectedEdge> edges() const { return m_edges; }

    // Over every representative, range, ownership and edge; the golden value of a denominator.
    [[nodiscard]] Digest digest() const;

private:
    explicit FederalEstateProjection(std::uint64_t denominator);
    void placeEntities();
    void placeApplications();
    [[nodiscard]] const BlockNumbering& numbering(Population population) const;

    std::uint64_t m_denominator;
    std::array<BlockNumbering, allPopulations.size() - 1> m_numberings;  // edges excepted
    std::vector<RegionIndex> m_presence;                                 // 12 an entity
    std::vector<EntityIndex> m_entitiesInRegion;                         // 3 a region
    std::vector<EntityIndex> m_applicationEntity;
    std::vector<RegionIndex> m_applicationHome;
    std::vector<std::uint32_t> m_entityApplications;  // start of each entity's representatives
    std::vector<ProjectedEdge> m_edges;
};

}  // namespace estate
