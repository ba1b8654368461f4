#include "engine/estate/projection_edges.h"

#include <algorithm>
#include <utility>

#include "engine/estate/application_homes.h"
#include "engine/estate/consistency_chains.h"

namespace estate {

namespace {

struct Endpoints {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
};

// Chooses the endpoints of representatives. Except for consistency links, which chain
// representatives, a choice is a function of the concrete link alone, so that the same link joins
// the same things at every denominator (as far as applications keep their homes).
class EndpointChoice {
public:
    explicit EndpointChoice(const FederalEstateProjection& projection);
    [[nodiscard]] Endpoints membership(std::uint64_t link) const;
    [[nodiscard]] Endpoints localUse(std::uint64_t link) const;
    [[nodiscard]] Endpoints remoteUse(std::uint64_t link) const;
    [[nodiscard]] Endpoints dependency(const EdgeClass& edges, std::uint64_t link) const;
    [[nodiscard]] Endpoints consistency(const std::vector<VolumeLink>& links,
                                        std::uint64_t representatives, std::uint64_t j) const;

private:
    [[nodiscard]] std::uint64_t environmentFor(std::uint64_t database,
                                               std::uint32_t regionsOn) const;

    struct RegionOrdinals {
        OrdinalRange databases;
        OrdinalRange environments;
        OrdinalRange volumes;
    };

    const FederalEstateProjection& m_projection;
    ApplicationHomes m_homes;
    std::vector<RegionOrdinals> m_regions;
};

EndpointChoice::EndpointChoice(const FederalEstateProjection& projection)
    : m_projection(projection), m_homes(projection)
{
    const std::uint32_t regions = projection.representativeCount(Population::region);
    m_regions.reserve(regions);
    for (std::uint32_t region = 0; region < regions; ++region) {
        const auto ordinals = [&](Population population) {
            return projection.ordinalsInRegion(population, RegionIndex(region));
        };
        m_regions.push_back({ordinals(Population::database), ordinals(Population::environment),
                             ordinals(Population::volume)});
    }
}

// Three memberships a database, one after the other around the volumes of its region: three
// different volumes, and every volume backs two databases (but one of a region's, one or three).
Endpoints EndpointChoice::membership(std::uint64_t link) const
{
    constexpr std::uint64_t membershipsPerDatabase = 3;
    const std::uint64_t database = link / membershipsPerDatabase;
    const RegionIndex region = m_projection.regionOf(Population::database, database);
    const RegionOrdinals& own = m_regions[region.value];
    const std::uint64_t position = link - own.databases.first * membershipsPerDatabase;
    return {database, own.volumes.first + position % own.volumes.count};
}

// The environment at the same place in a region as the database is in its own, some regions on.
std::uint64_t EndpointChoice::environmentFor(std::uint64_t database, std::uint32_t regionsOn) const
{
    const RegionIndex region = m_projection.regionOf(Population::database, database);
    const OrdinalRange& databases = m_regions[region.value].databases;
    const OrdinalRange& environments =
        m_regions[(region.value + regionsOn) % m_regions.size()].environments;
    return environments.first +
           shareStart(environments.count, databases.count, database - databases.first);
}

// Each database is used once; every tenth from another region.
constexpr std::uint64_t databasesPerRemoteUse = 10;

Endpoints EndpointChoice::localUse(std::uint64_t link) const
{
    constexpr std::uint64_t localUses = databasesPerRemoteUse - 1;
    const std::uint64_t database = link / localUses * databasesPerRemoteUse + link % localUses;
    return {environmentFor(database, 0), database};
}

Endpoints EndpointChoice::remoteUse(std::uint64_t link) const
{
    // Presences begin every fourth region and are twelve long, so regions up to eight apart share
    // an entity: an environment uses a database of its own business entity's neighbourhood.
    constexpr std::uint64_t regionsOnMax = 4;
    const std::uint64_t database = link * databasesPerRemoteUse + databasesPerRemoteUse - 1;
    return {environmentFor(database, 1 + narrowed(spread(link, regionsOnMax))), database};
}

// The same number of dependencies for every application, on different ones.
Endpoints EndpointChoice::dependency(const EdgeClass& edges, std::uint64_t link) const
{
    const std::uint64_t each = edges.concrete / concreteCount(Population::application);
    const std::uint64_t left = link / each;
    const std::uint64_t step = (link + spread(left, each)) % each;
    return {left, edges.crossRegion ? m_homes.stranger(left, step) : m_homes.neighbour(left, step)};
}

Endpoints EndpointChoice::consistency(const std::vector<VolumeLink>& links,
                                      std::uint64_t representatives, std::uint64_t j) const
{
    ESTATE_ENSURE(!links.empty());
    const std::uint32_t linkIndex = narrowed(shareStart(links.size(), representatives, j));
    const VolumeLink& link = links[linkIndex];
    // Where links are fewer than representatives, each repeat joins other concrete volumes.
    const std::uint64_t firstOfLink =
        (representatives * linkIndex + links.size() - 1) / links.size();
    const std::uint64_t repeat = j - firstOfLink;
    const OrdinalRange left = m_projection.range(Population::volume, link.left);
    const OrdinalRange right = m_projection.range(Population::volume, link.right);
    const std::uint64_t apart = link.left == link.right ? 1 : 0;
    return {left.first + repeat % left.count, right.first + (repeat + apart) % right.count};
}

std::uint32_t crossConsistencyRepresentatives(const std::vector<EdgeClass>& classes)
{
    for (const EdgeClass& edges : classes) {
        if (edges.kind == RelationshipKind::volumeConsistency && edges.crossRegion)
            return narrowed(edges.representatives);
    }
    return 0;
}

}  // namespace

std::vector<EdgeClass> apportionEdges(std::uint64_t denominator)
{
    std::vector<EdgeClass> classes;
    for (const RelationshipFacts& facts : relationshipFacts) {
        classes.push_back({facts.kind, false, facts.concrete - facts.crossRegion});
        if (facts.crossRegion != 0)
            classes.push_back({facts.kind, true, facts.crossRegion});
    }
    const std::uint64_t total = concreteCount(Population::edge);
    const std::uint64_t wanted = (total - 1) / denominator + 1;

    // Largest remainder; equal remainders go to the class that is numbered first.
    std::uint64_t left = wanted;
    std::vector<std::pair<std::uint64_t, std::size_t>> remainders;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const std::uint64_t quota = wanted * classes[i].concrete;
        classes[i].representatives = quota / total;
        left -= quota / total;
        remainders.emplace_back(total - quota % total, i);
    }
    std::sort(remainders.begin(), remainders.end());
    for (std::size_t i = 0; i < left; ++i)
        ++classes[remainders[i].second].representatives;

    // No class is scaled away, even where that gives more representatives than wanted.
    EdgeClass next;
    for (EdgeClass& edges : classes) {
        edges.representatives = std::max<std::uint64_t>(edges.representatives, 1);
        edges.firstConcrete = next.firstConcrete;
        edges.firstRepresentative = next.firstRepresentative;
        next.firstConcrete += edges.concrete;
        next.firstRepresentative += edges.representatives;
    }
    return classes;
}

struct EdgeProjection::Choice {
    EndpointChoice ends;
    ConsistencyLinks chains;
};

EdgeProjection::EdgeProjection(const FederalEstateProjection& projection)
    : m_projection(projection), m_classes(apportionEdges(projection.denominator()))
{
    const std::uint32_t regions = projection.representativeCount(Population::region);
    const BlockNumbering volumes(concreteCount(Population::volume), regions,
                                 projection.denominator());
    m_choice = std::make_unique<const Choice>(Choice{
        EndpointChoice(projection),
        linkConsistencyChains(volumes, regions, crossConsistencyRepresentatives(m_classes))});
}

EdgeProjection::EdgeProjection(EdgeProjection&&) noexcept = default;
EdgeProjection::~EdgeProjection() = default;

std::uint32_t EdgeProjection::count() const
{
    return narrowed(m_classes.back().firstRepresentative + m_classes.back().representatives);
}

const EdgeClass& EdgeProjection::classOf(std::uint32_t representative) const
{
    ESTATE_ENSURE(representative < count());
    std::size_t i = m_classes.size() - 1;
    while (m_classes[i].firstRepresentative > representative)
        --i;
    return m_classes[i];
}

OrdinalRange EdgeProjection::rangeOf(std::uint32_t representative) const
{
    const EdgeClass& edges = classOf(representative);
    const OrdinalRange own =
        share(edges.concrete, edges.representatives, representative - edges.firstRepresentative);
    return {edges.firstConcrete + own.first, own.count};
}

ProjectedEdge EdgeProjection::at(std::uint32_t representative) const
{
    const EdgeClass& edges = classOf(representative);
    const std::uint64_t j = representative - edges.firstRepresentative;
    const OrdinalRange own = share(edges.concrete, edges.representatives, j);
    const auto choose = [&]() -> Endpoints {
        const EndpointChoice& ends = m_choice->ends;
        const ConsistencyLinks& chains = m_choice->chains;
        switch (edges.kind) {
        case RelationshipKind::databaseBackedByVolume: return ends.membership(own.first);
        case RelationshipKind::environmentUsesDatabase:
            return edges.crossRegion ? ends.remoteUse(own.first) : ends.localUse(own.first);
        case RelationshipKind::volumeConsistency:
            return ends.consistency(edges.crossRegion ? chains.crossRegion : chains.local,
                                    edges.representatives, j);
        case RelationshipKind::applicationDependency: break;
        }
        return ends.dependency(edges, own.first);
    };
    const Endpoints ends = choose();
    return {narrowed(edges.firstConcrete + own.first),
            narrowed(own.count),
            narrowed(ends.left),
            narrowed(ends.right),
            edges.kind,
            edges.crossRegion};
}

}  // namespace estate
