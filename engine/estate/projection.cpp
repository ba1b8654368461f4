#include "engine/estate/projection.h"

#include <algorithm>
#include <utility>

#include "engine/estate/projection_edges.h"
#include "engine/estate/shard.h"

namespace estate {

namespace {

constexpr std::uint32_t entityCount = 128;
constexpr std::uint32_t regionCount = 512;
// Consecutive entities begin four regions apart: 512 regions / 128 entities.
constexpr std::uint32_t regionsBetweenEntities = 4;
static_assert(entityCount * regionsBetweenEntities == regionCount);
static_assert(entityCount * regionsPerEntity == regionCount * entitiesPerRegion);

std::uint64_t blocksOf(Population population)
{
    switch (population) {
    case Population::host: return concreteCount(Population::site);
    case Population::region:
    case Population::site:
    case Population::environment:
    case Population::volume:
    case Population::database: return regionCount;
    case Population::entity:
    case Population::application:
    case Population::edge: return 1;
    }
    return 1;
}

bool isExplicit(Population population)
{
    return population == Population::entity || population == Population::region ||
           population == Population::site;
}

BlockNumbering numberingAt(Population population, std::uint64_t denominator)
{
    // Each entity keeps at least one application: entities are never scaled away.
    const std::uint64_t least = population == Population::application ? entityCount : 1;
    return BlockNumbering(concreteCount(population), blocksOf(population),
                          isExplicit(population) ? 1 : denominator, least);
}

}  // namespace

EdgeEndpoints endpointsOf(RelationshipKind kind)
{
    switch (kind) {
    case RelationshipKind::databaseBackedByVolume:
        return {Population::database, Population::volume};
    case RelationshipKind::environmentUsesDatabase:
        return {Population::environment, Population::database};
    case RelationshipKind::volumeConsistency: return {Population::volume, Population::volume};
    case RelationshipKind::applicationDependency: break;
    }
    return {Population::application, Population::application};
}

Result<FederalEstateProjection> FederalEstateProjection::withoutEdges(std::uint64_t denominator)
{
    const std::uint64_t denominatorMax = concreteCount(Population::edge);
    if (denominator == 0 || denominator > denominatorMax) {
        const std::string given = toDecimal(denominator);
        const std::string problem =
            denominator == 0
                ? "A projection at 1:0 has no meaning: the denominator says how many concrete "
                  "things one representative stands for."
                : "A projection at 1:" + given +
                      " is coarser than the estate's largest population, " +
                      toDecimal(denominatorMax) + " relationship edges.";
        return fail(ErrorCode::badInput,
                    problem + " Give a denominator from 1 to " + toDecimal(denominatorMax) +
                        "; 1000 is the usual one.",
                    {{"denominator", given}});
    }
    return FederalEstateProjection(denominator);
}

Result<FederalEstateProjection> FederalEstateProjection::build(std::uint64_t denominator)
{
    auto projection = withoutEdges(denominator);
    if (!projection)
        return projection;
    const EdgeProjection edges(*projection);
    std::vector<ProjectedEdge> all;
    all.reserve(edges.count());
    for (std::uint32_t i = 0; i < edges.count(); ++i)
        all.push_back(edges.at(i));
    projection->m_edges = std::move(all);
    return projection;
}

FederalEstateProjection::FederalEstateProjection(std::uint64_t denominator)
    : m_denominator(denominator)
{
    ESTATE_ENSURE(entityCount == concreteCount(Population::entity));
    ESTATE_ENSURE(regionCount == concreteCount(Population::region));
    for (std::size_t i = 0; i < m_numberings.size(); ++i)
        m_numberings[i] = numberingAt(allPopulations[i], denominator);
    placeEntities();
    placeApplications();
}

void FederalEstateProjection::placeEntities()
{
    m_presence.reserve(entityCount * regionsPerEntity);
    for (std::uint32_t entity = 0; entity < entityCount; ++entity) {
        for (std::uint32_t slot = 0; slot < regionsPerEntity; ++slot)
            m_presence.emplace_back((entity * regionsBetweenEntities + slot) % regionCount);
    }
    // The entity whose presence begins nearest before a region comes first: presence positions 0-3,
    // then 4-7, then 8-11.
    m_entitiesInRegion.reserve(regionCount * entitiesPerRegion);
    for (std::uint32_t region = 0; region < regionCount; ++region) {
        const std::uint32_t nearest = region / regionsBetweenEntities;
        for (std::uint32_t slot = 0; slot < entitiesPerRegion; ++slot)
            m_entitiesInRegion.emplace_back((nearest + entityCount - slot) % entityCount);
    }
}

void FederalEstateProjection::placeApplications()
{
    // Step 5 in a presence of 12 visits all of it; three neighbouring entities, whose presences
    // overlap, then choose different regions for their first applications.
    constexpr std::uint32_t homeStep = 5;
    const std::uint32_t count = representativeCount(Population::application);
    m_applicationEntity.reserve(count);
    m_applicationHome.reserve(count);
    m_entityApplications.reserve(entityCount + 1);
    for (std::uint32_t application = 0; application < count; ++application) {
        const std::uint64_t first = range(Population::application, application).first;
        const std::uint32_t entity =
            narrowed(first * entityCount / concreteCount(Population::application));
        if (entity == m_entityApplications.size())
            m_entityApplications.push_back(application);
        ESTATE_ENSURE(entity + 1 == m_entityApplications.size());
        const std::uint32_t position = application - m_entityApplications.back();
        const std::uint32_t slot = position % regionsPerEntity * homeStep % regionsPerEntity;
        m_applicationEntity.emplace_back(entity);
        m_applicationHome.push_back(m_presence[entity * regionsPerEntity + slot]);
    }
    ESTATE_ENSURE(m_entityApplications.size() == entityCount);
    m_entityApplications.push_back(count);
}

const BlockNumbering& FederalEstateProjection::numbering(Population population) const
{
    const auto position = static_cast<std::size_t>(population);
    ESTATE_ENSURE(position < m_numberings.size());
    return m_numberings[position];
}

std::uint32_t FederalEstateProjection::representativeCount(Population population) const
{
    if (population == Population::edge)
        return narrowed(m_edges.size());
    return narrowed(numbering(population).representatives());
}

OrdinalRange FederalEstateProjection::range(Population population,
                                            std::uint32_t representative) const
{
    if (population != Population::edge)
        return numbering(population).range(representative);
    ESTATE_ENSURE(representative < m_edges.size());
    const ProjectedEdge& edge = m_edges[representative];
    return {edge.firstOrdinal, edge.count};
}

std::uint32_t FederalEstateProjection::representativeOf(Population population,
                                                        std::uint64_t ordinal) const
{
    if (population != Population::edge)
        return narrowed(numbering(population).representativeOf(ordinal));
    ESTATE_ENSURE(ordinal < concreteCount(Population::edge));
    const auto after = std::upper_bound(
        m_edges.begin(), m_edges.end(), ordinal,
        [](std::uint64_t sought, const ProjectedEdge& edge) { return sought < edge.firstOrdinal; });
    return narrowed(static_cast<std::uint64_t>(after - m_edges.begin()) - 1);
}

OrdinalRange FederalEstateProjection::representativesInRegion(Population population,
                                                              RegionIndex region) const
{
    ESTATE_ENSURE(region.value < regionCount && blocksOf(population) != 1);
    if (population != Population::host)
        return numbering(population).representativesOfBlock(region.value);
    OrdinalRange hosts;
    for (std::uint32_t site = 0; site < sitesPerRegion; ++site) {
        const OrdinalRange own = hostsInSite(SiteIndex(region.value * sitesPerRegion + site));
        hosts = {site == 0 ? own.first : hosts.first, hosts.count + own.count};
    }
    return hosts;
}

OrdinalRange FederalEstateProjection::hostsInSite(SiteIndex site) const
{
    ESTATE_ENSURE(site.value < concreteCount(Population::site));
    return numbering(Population::host).representativesOfBlock(site.value);
}

OrdinalRange FederalEstateProjection::ordinalsInRegion(Population population,
                                                       RegionIndex region) const
{
    ESTATE_ENSURE(region.value < regionCount && blocksOf(population) != 1);
    // Hosts are numbered by site, and the shares of 512 regions begin where those of every second
    // of 1,024 sites do.
    return share(concreteCount(population), regionCount, region.value);
}

RegionIndex FederalEstateProjection::regionOf(Population population, std::uint64_t ordinal) const
{
    switch (population) {
    case Population::entity: return {};
    case Population::application: return homeOfApplication(representativeOf(population, ordinal));
    case Population::host:
        return RegionIndex(
            narrowed(numbering(population).blockOfOrdinal(ordinal) / sitesPerRegion));
    case Population::edge: {
        const ProjectedEdge& edge = m_edges[representativeOf(population, ordinal)];
        return regionOf(endpointsOf(edge.kind).leftPopulation, edge.leftOrdinal);
    }
    case Population::region:
    case Population::site:
    case Population::environment:
    case Population::volume:
    case Population::database: break;
    }
    return RegionIndex(narrowed(numbering(population).blockOfOrdinal(ordinal)));
}

std::span<const RegionIndex> FederalEstateProjection::presenceOf(EntityIndex entity) const
{
    ESTATE_ENSURE(entity.value < entityCount);
    return std::span(m_presence).subspan(entity.value * regionsPerEntity, regionsPerEntity);
}

std::span<const EntityIndex> FederalEstateProjection::entitiesIn(RegionIndex region) const
{
    ESTATE_ENSURE(region.value < regionCount);
    return std::span(m_entitiesInRegion)
        .subspan(region.value * entitiesPerRegion, entitiesPerRegion);
}

EntityIndex FederalEstateProjection::entityOfApplication(std::uint32_t representative) const
{
    ESTATE_ENSURE(representative < m_applicationEntity.size());
    return m_applicationEntity[representative];
}

RegionIndex FederalEstateProjection::homeOfApplication(std::uint32_t representative) const
{
    ESTATE_ENSURE(representative < m_applicationHome.size());
    return m_applicationHome[representative];
}

OrdinalRange FederalEstateProjection::applicationsOf(EntityIndex entity) const
{
    ESTATE_ENSURE(entity.value < entityCount);
    const std::uint32_t first = m_entityApplications[entity.value];
    return {first, m_entityApplications[entity.value + 1] - first};
}

EntityIndex FederalEstateProjection::entityOfVolume(std::uint32_t representative) const
{
    const BlockNumbering& volumes = numbering(Population::volume);
    const std::uint32_t region = narrowed(volumes.blockOfRepresentative(representative));
    const std::uint32_t position =
        representative - narrowed(volumes.representativesOfBlock(region).first);
    // Three in a row to each entity, and the regions' replica choice goes by index mod 3, so that
    // every entity meets every choice.
    return entitiesIn(RegionIndex(region))[position / entitiesPerRegion % entitiesPerRegion];
}

std::uint64_t FederalEstateProjection::logicalBytes(std::uint32_t volumeRepresentative) const
{
    const OrdinalRange volumes = range(Population::volume, volumeRepresentative);
    const U128 concrete = concreteCount(Population::volume);
    const auto bytesBefore = [&](std::uint64_t ordinal) {
        return logicalBytesTotal * ordinal / concrete;
    };
    const auto bytes =
        narrow(bytesBefore(volumes.first + volumes.count) - bytesBefore(volumes.first));
    ESTATE_ENSURE(bytes.has_value());
    return *bytes;
}

std::uint32_t FederalEstateProjection::shardOfVolume(std::uint64_t ordinal) const
{
    const BlockNumbering& volumes = numbering(Population::volume);
    const std::uint64_t region = volumes.blockOfOrdinal(ordinal);
    const std::uint64_t position = ordinal - volumes.ordinalsOfBlock(region).first;
    return static_cast<std::uint32_t>((position + shardOffset(region)) % shardsPerRegion);
}

std::uint64_t FederalEstateProjection::concreteVolumesInShard(RegionIndex region,
                                                              std::uint32_t shard) const
{
    ESTATE_ENSURE(shard < shardsPerRegion);
    const std::uint64_t volumes = ordinalsInRegion(Population::volume, region).count;
    const std::uint32_t firstPosition =
        (shard + shardsPerRegion - shardOffset(region.value)) % shardsPerRegion;
    return firstPosition >= volumes ? 0 : (volumes - 1 - firstPosition) / shardsPerRegion + 1;
}

}  // namespace estate
