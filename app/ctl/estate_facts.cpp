#include "app/ctl/estate_facts.h"

#include <algorithm>

namespace estate::ctl {

namespace {

class SpreadCounter {
public:
    void add(std::uint64_t value)
    {
        m_spread.min = m_any ? std::min(m_spread.min, value) : value;
        m_spread.max = m_any ? std::max(m_spread.max, value) : value;
        m_any = true;
    }
    [[nodiscard]] Spread result() const { return m_spread; }

private:
    Spread m_spread;
    bool m_any = false;
};

std::uint32_t regionCount()
{
    return static_cast<std::uint32_t>(concreteCount(Population::region));
}

PopulationFacts populationFacts(const FederalEstateProjection& projection, Population population)
{
    PopulationFacts facts;
    facts.population = population;
    facts.representatives = projection.representativeCount(population);
    facts.neverScaled = population == Population::entity || population == Population::region ||
                        population == Population::site;
    const std::uint64_t total = concreteCount(population);
    facts.scaled = facts.neverScaled ? total : lowWord(ceilDivide(total, projection.denominator()));
    SpreadCounter weight;
    bool contiguous = true;
    for (std::uint32_t i = 0; i < facts.representatives; ++i) {
        const OrdinalRange range = projection.range(population, i);
        contiguous = contiguous && range.first == facts.concrete && range.count > 0;
        facts.concrete += range.count;
        weight.add(range.count);
    }
    facts.exact = contiguous && facts.concrete == total;
    facts.weight = weight.result();
    facts.firstId = formatId(population, 0);
    facts.lastId = formatId(population, total - 1);
    return facts;
}

std::vector<EdgeFacts> edgeFacts(const FederalEstateProjection& projection)
{
    std::vector<EdgeFacts> all;
    std::vector<SpreadCounter> weights(relationshipFacts.size());
    for (const RelationshipFacts& planned : relationshipFacts) {
        const EdgeEndpoints ends = endpointsOf(planned.kind);
        EdgeFacts facts;
        facts.kind = planned.name;
        facts.left = populationName(ends.leftPopulation);
        facts.right = populationName(ends.rightPopulation);
        all.push_back(facts);
    }
    for (const ProjectedEdge& edge : projection.edges()) {
        const auto kind = static_cast<std::size_t>(edge.kind);
        EdgeClassFacts& counted = edge.crossRegion ? all[kind].crossRegion : all[kind].local;
        counted.concrete += edge.count;
        ++counted.representatives;
        weights[kind].add(edge.count);
    }
    for (std::size_t kind = 0; kind < all.size(); ++kind) {
        const RelationshipFacts& planned = relationshipFacts[kind];
        all[kind].weight = weights[kind].result();
        all[kind].exact = all[kind].crossRegion.concrete == planned.crossRegion &&
                          all[kind].local.concrete == planned.concrete - planned.crossRegion;
    }
    return all;
}

void countShards(const FederalEstateProjection& projection, EstateFacts& facts)
{
    SpreadCounter concrete;
    for (std::uint32_t region = 0; region < regionCount(); ++region)
        for (std::uint32_t shard = 0; shard < shardsPerRegion; ++shard)
            concrete.add(projection.concreteVolumesInShard(RegionIndex(region), shard));
    facts.shards = std::uint64_t{regionCount()} * shardsPerRegion;
    facts.shardVolumes = concrete.result();

    std::vector<std::uint64_t> homes(facts.shards);
    for (std::uint32_t i = 0; i < projection.representativeCount(Population::volume); ++i) {
        const std::uint64_t first = projection.range(Population::volume, i).first;
        const RegionIndex region = projection.regionOf(Population::volume, first);
        ++homes[region.value * shardsPerRegion + projection.shardOfVolume(first)];
    }
    SpreadCounter representatives;
    for (const std::uint64_t count : homes)
        representatives.add(count);
    facts.shardVolumeRepresentatives = representatives.result();
}

Spread concretePerRegion(const FederalEstateProjection& projection, Population population)
{
    SpreadCounter spread;
    for (std::uint32_t region = 0; region < regionCount(); ++region)
        spread.add(projection.ordinalsInRegion(population, RegionIndex(region)).count);
    return spread.result();
}

void countCapacity(const FederalEstateProjection& projection, EstateFacts& facts)
{
    SpreadCounter perRegion;
    for (std::uint32_t region = 0; region < regionCount(); ++region) {
        const OrdinalRange volumes =
            projection.representativesInRegion(Population::volume, RegionIndex(region));
        std::uint64_t bytes = 0;  // a region fits 64 bits (estate contract, section 2)
        for (std::uint64_t i = volumes.first; i < volumes.first + volumes.count; ++i)
            bytes += projection.logicalBytes(static_cast<std::uint32_t>(i));
        perRegion.add(bytes);
        facts.logicalBytes += bytes;
    }
    facts.regionLogicalBytes = perRegion.result();
    for (const PopulationFacts& population : facts.populations)
        if (population.population == Population::host)
            facts.physicalBytes = U128{population.concrete} * physicalBytesPerHost;
    facts.logicalExact = facts.logicalBytes == logicalBytesTotal;
    facts.physicalExact = facts.physicalBytes == physicalBytesTotal;
}

void countPresence(const FederalEstateProjection& projection, EstateFacts& facts)
{
    SpreadCounter presence;
    for (std::uint32_t entity = 0; entity < concreteCount(Population::entity); ++entity)
        presence.add(projection.presenceOf(EntityIndex(entity)).size());
    facts.presenceOfEntity = presence.result();
    SpreadCounter entities;
    for (std::uint32_t region = 0; region < regionCount(); ++region)
        entities.add(projection.entitiesIn(RegionIndex(region)).size());
    facts.entitiesOfRegion = entities.result();
}

}  // namespace

EdgeClassFacts EstateFacts::allLocal() const
{
    EdgeClassFacts sum;
    for (const EdgeFacts& kind : edges) {
        sum.concrete += kind.local.concrete;
        sum.representatives += kind.local.representatives;
    }
    return sum;
}

EdgeClassFacts EstateFacts::allCrossRegion() const
{
    EdgeClassFacts sum;
    for (const EdgeFacts& kind : edges) {
        sum.concrete += kind.crossRegion.concrete;
        sum.representatives += kind.crossRegion.representatives;
    }
    return sum;
}

bool EstateFacts::exact() const
{
    return logicalExact && physicalExact &&
           std::ranges::all_of(populations, &PopulationFacts::exact) &&
           std::ranges::all_of(edges, &EdgeFacts::exact);
}

EstateFacts collectFacts(const FederalEstateProjection& projection)
{
    EstateFacts facts;
    facts.denominator = projection.denominator();
    for (const Population population : allPopulations)
        facts.populations.push_back(populationFacts(projection, population));
    facts.edges = edgeFacts(projection);
    countCapacity(projection, facts);
    countPresence(projection, facts);
    countShards(projection, facts);
    facts.regionHosts = concretePerRegion(projection, Population::host);
    facts.regionVolumes = concretePerRegion(projection, Population::volume);
    facts.regionDatabases = concretePerRegion(projection, Population::database);
    facts.regionEnvironments = concretePerRegion(projection, Population::environment);
    facts.digest = projection.digest();
    return facts;
}

}  // namespace estate::ctl
