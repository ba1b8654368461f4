#include "engine/directory/edge_check.h"

#include <algorithm>
#include <limits>
#include <string>

#include "engine/estate/consistency_chains.h"

namespace estate {

namespace {

constexpr std::uint8_t consistencyEdgesMax = 2;  // a chain comes in and goes on
constexpr std::uint8_t volumesPerDatabase = 3;

tl::unexpected<Error> wrongEdge(std::uint64_t id, const std::string& why)
{
    return fail(ErrorCode::contradiction, "Edge " + std::to_string(id) + " " + why,
                {{"edge", std::to_string(id)}});
}

void addDegrees(std::vector<std::uint8_t>& own, const std::vector<std::uint8_t>& other)
{
    ESTATE_ENSURE(own.size() == other.size());
    for (std::size_t i = 0; i < own.size(); ++i)
        own[i] = static_cast<std::uint8_t>(
            std::min(255u, static_cast<unsigned>(own[i]) + static_cast<unsigned>(other[i])));
}

std::uint8_t countOne(std::vector<std::uint8_t>& degrees, std::uint32_t representative)
{
    std::uint8_t& degree = degrees[representative];
    if (degree != std::numeric_limits<std::uint8_t>::max())
        ++degree;
    return degree;
}

bool hasWholeChains(const FederalEstateProjection& projection)
{
    return projection.representativeCount(Population::volume) /
               projection.representativeCount(Population::region) >=
           volumesPerChain;
}

}  // namespace

void EdgeDegrees::add(const EdgeDegrees& other)
{
    addDegrees(consistency, other.consistency);
    addDegrees(memberships, other.memberships);
    addDegrees(uses, other.uses);
}

void EdgeTally::add(const EdgeTally& other)
{
    records += other.records;
    for (std::size_t kind = 0; kind < concrete.size(); ++kind) {
        concrete[kind] += other.concrete[kind];
        crossRegion[kind] += other.crossRegion[kind];
    }
    degrees.add(other.degrees);
}

// The classes come from the envelope, not from what is checked.
EdgeCheck::EdgeCheck(const FederalEstateProjection& projection)
    : m_projection(projection), m_chains(hasWholeChains(projection))
{
    std::uint64_t end = 0;
    for (const RelationshipFacts& facts : relationshipFacts) {
        end += facts.concrete - facts.crossRegion;
        m_classes.push_back({facts.kind, false, end});
        end += facts.crossRegion;
        if (facts.crossRegion != 0)
            m_classes.push_back({facts.kind, true, end});
    }
    const std::uint32_t databases = projection.representativeCount(Population::database);
    m_tally.degrees.consistency.assign(projection.representativeCount(Population::volume), 0);
    m_tally.degrees.memberships.assign(databases, 0);
    m_tally.degrees.uses.assign(databases, 0);
}

Result<void> EdgeCheck::skip(const OrdinalRange& ids)
{
    if (ids.first != m_nextId)
        return wrongEdge(ids.first, "does not begin at " + std::to_string(m_nextId) +
                                        ", where the edge in front of it ends.");
    if (m_class < m_classes.size() && m_nextId == m_classes[m_class].end)
        ++m_class;
    if (m_class == m_classes.size())
        return wrongEdge(ids.first, "is beyond the estate's last one.");
    if (ids.count == 0 || ids.count > m_classes[m_class].end - ids.first)
        return wrongEdge(ids.first, "stands for " + std::to_string(ids.count) +
                                        " edges, which is none or more than its class has left.");
    m_nextId += ids.count;
    return {};
}

Result<void> EdgeCheck::checkEnd(const RelationshipEdge& edge, const RelationshipEnd& end,
                                 Population population) const
{
    if (end.population != population)
        return wrongEdge(edge.id, "ends at a " + std::string(populationName(end.population)) +
                                      "; its kind ends at a " +
                                      std::string(populationName(population)) + ".");
    if (end.ordinal >= concreteCount(population))
        return wrongEdge(edge.id,
                         "ends outside the population, at " + std::to_string(end.ordinal) + ".");
    // Blocks of ordinals say it without the divisions that found the region; only homes of
    // applications need a look-up.
    bool own = end.region.valid() && end.region.value < concreteCount(Population::region);
    if (own && population == Population::application) {
        own = m_projection.regionOf(population, end.ordinal) == end.region;
    } else if (own) {
        const OrdinalRange ordinals = m_projection.ordinalsInRegion(population, end.region);
        own = end.ordinal >= ordinals.first && end.ordinal - ordinals.first < ordinals.count;
    }
    if (!own)
        return wrongEdge(edge.id, "ends at " + formatId(population, end.ordinal) +
                                      ", which does not belong to the region that it names.");
    return {};
}

Result<void> EdgeCheck::count(const RelationshipEdge& edge)
{
    const auto representative = [&](const RelationshipEnd& end) {
        return m_projection.denominator() == 1
                   ? static_cast<std::uint32_t>(end.ordinal)
                   : m_projection.representativeOf(end.population, end.ordinal);
    };
    EdgeDegrees& degrees = m_tally.degrees;
    const auto kind = static_cast<std::size_t>(edge.kind);
    ++m_tally.records;
    m_tally.concrete[kind] += edge.count;
    m_tally.crossRegion[kind] += edge.crossRegion() ? edge.count : 0;
    switch (edge.kind) {
    case RelationshipKind::databaseBackedByVolume:
        countOne(degrees.memberships, representative(edge.left));
        break;
    case RelationshipKind::environmentUsesDatabase:
        countOne(degrees.uses, representative(edge.right));
        break;
    case RelationshipKind::volumeConsistency:
        for (const RelationshipEnd& end : {edge.left, edge.right}) {
            if (countOne(degrees.consistency, representative(end)) > consistencyEdgesMax &&
                m_chains)
                return wrongEdge(edge.id, "is the third consistency edge of " +
                                              formatId(end.population, end.ordinal) +
                                              "; a chain has two at most.");
        }
        break;
    case RelationshipKind::applicationDependency: break;
    }
    return {};
}

Result<void> EdgeCheck::take(const RelationshipEdge& edge)
{
    if (auto ids = skip({edge.id, edge.count}); !ids)
        return ids;
    const ClassOfIds& own = m_classes[m_class];
    if (edge.kind != own.kind)
        return wrongEdge(edge.id, "is of another kind than its id.");
    const EdgeEndpoints ends = endpointsOf(edge.kind);
    if (auto left = checkEnd(edge, edge.left, ends.leftPopulation); !left)
        return left;
    if (auto right = checkEnd(edge, edge.right, ends.rightPopulation); !right)
        return right;
    if (edge.crossRegion() != own.crossRegion)
        return wrongEdge(edge.id, own.crossRegion ? "stays in a region; its class crosses them."
                                                  : "crosses regions; its class stays in one.");
    if (edge.left == edge.right)
        return wrongEdge(edge.id, "joins a thing with itself.");
    return count(edge);
}

Result<void> checkWhole(const FederalEstateProjection& projection, const EdgeTally& tally)
{
    const auto wrong = [](const std::string& why) {
        return fail(ErrorCode::contradiction, "The estate's edges: " + why);
    };
    for (const RelationshipFacts& facts : relationshipFacts) {
        const auto kind = static_cast<std::size_t>(facts.kind);
        if (tally.concrete[kind] != facts.concrete || tally.crossRegion[kind] != facts.crossRegion)
            return wrong(std::to_string(tally.concrete[kind]) + " \"" + std::string(facts.name) +
                         "\", " + std::to_string(tally.crossRegion[kind]) +
                         " of them between regions; the envelope has " +
                         std::to_string(facts.concrete) + " and " +
                         std::to_string(facts.crossRegion) + ".");
    }
    const EdgeDegrees& degrees = tally.degrees;
    const auto moreThanTwo = [](std::uint8_t degree) { return degree > consistencyEdgesMax; };
    if (hasWholeChains(projection) &&
        std::any_of(degrees.consistency.begin(), degrees.consistency.end(), moreThanTwo))
        return wrong("a volume has more than two consistency edges.");
    if (projection.denominator() != 1)
        return {};
    const auto allAre = [](const std::vector<std::uint8_t>& counts, std::uint8_t wanted) {
        return std::all_of(counts.begin(), counts.end(),
                           [wanted](std::uint8_t count) { return count == wanted; });
    };
    if (!allAre(degrees.memberships, volumesPerDatabase) || !allAre(degrees.uses, 1))
        return wrong("a database has not three volumes and one user.");
    const auto volumes = static_cast<std::uint64_t>(degrees.consistency.size());
    const auto ends = static_cast<std::uint64_t>(
        std::count(degrees.consistency.begin(), degrees.consistency.end(), 1));
    if (ends != volumes / volumesPerChain * 2 ||
        std::count(degrees.consistency.begin(), degrees.consistency.end(), 0) != 0)
        return wrong(std::to_string(ends) + " ends of consistency chains; chains of six have " +
                     std::to_string(volumes / volumesPerChain * 2) + ".");
    return {};
}

}  // namespace estate
