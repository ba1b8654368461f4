// Directories of the federal estate, and a model of what is in one, for tests.
#pragma once

#include <map>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/directory/directory.h"
#include "engine/directory/projected_edges.h"

namespace estate::testing {

inline FederalEstateProjection projectionAt(std::uint64_t denominator)
{
    auto built = FederalEstateProjection::build(denominator);
    if (!built)
        throw std::runtime_error(built.error().message);
    return std::move(*built);
}

// The one that most tests look at: built once a program.
inline const FederalEstateProjection& thousandth()
{
    static const FederalEstateProjection projection = projectionAt(1'000);
    return projection;
}

inline std::vector<RelationshipEdge> edgesOf(const FederalEstateProjection& projection)
{
    std::vector<RelationshipEdge> edges;
    for (const ProjectedEdge& edge : projection.edges())
        edges.push_back(relationshipOf(projection, edge));
    return edges;
}

inline RelationshipDirectory emptyDirectoryOf(const FederalEstateProjection& projection)
{
    return RelationshipDirectory(
        std::make_shared<const EstateNumbering>(EstateNumbering::of(projection)));
}

inline RelationshipDirectory directoryOf(const FederalEstateProjection& projection)
{
    RelationshipDirectory directory = emptyDirectoryOf(projection);
    for (const RelationshipEdge& edge : edgesOf(projection))
        if (const auto added = directory.add(edge); !added)
            throw std::runtime_error(added.error().message);
    return directory;
}

inline RelationshipEnd endAt(const EstateNumbering& numbering, const Node& node)
{
    return {node.population, numbering.rangeOf(node).first, numbering.regionOf(node)};
}

inline RelationshipEdge consistency(const EstateNumbering& numbering, std::uint64_t id,
                                    std::uint32_t left, std::uint32_t right)
{
    return {id, 1, RelationshipKind::volumeConsistency,
            endAt(numbering, {Population::volume, left}),
            endAt(numbering, {Population::volume, right})};
}

template <typename T>
std::string codeOf(const Result<T>& result)
{
    return result ? "none" : std::string(errorCodeName(result.error().code));
}

template <typename T>
std::string fieldOf(const Result<T>& result, const std::string& name)
{
    if (!result)
        for (const ErrorField& field : result.error().fields)
            if (field.name == name)
                return field.value;
    return "";
}

// Changes a directory at random and keeps count by itself of what is in it.
class Mutations {
public:
    using Present = std::map<std::uint64_t, RelationshipEdge>;

    Mutations(RelationshipDirectory& directory, const std::vector<RelationshipEdge>& edges,
              std::uint32_t seed)
        : m_directory(directory), m_random(seed)
    {
        for (const RelationshipEdge& edge : edges) {
            m_present.emplace(edge.id, edge);
            m_ids.push_back(edge.id);
        }
    }
    [[nodiscard]] const Present& present() const { return m_present; }
    [[nodiscard]] std::uint32_t below(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(m_random() % bound);
    }
    void apply(std::uint32_t changes)
    {
        for (std::uint32_t i = 0; i < changes; ++i)
            below(2) == 0 ? addOne() : removeOne();
    }

private:
    [[nodiscard]] RelationshipEnd anyEnd(Population population)
    {
        const EstateNumbering& numbering = m_directory.numbering();
        return endAt(numbering, {population, below(numbering.representatives(population))});
    }
    void addOne()
    {
        const RelationshipKind kind = relationshipFacts[below(4)].kind;
        const EdgeEndpoints ends = endpointsOf(kind);
        const RelationshipEdge edge{m_nextId, 1 + below(9), kind, anyEnd(ends.leftPopulation),
                                    anyEnd(ends.rightPopulation)};
        m_nextId += 10;
        ASSERT_TRUE(m_directory.add(edge).has_value());
        m_present.emplace(edge.id, edge);
        m_ids.push_back(edge.id);
    }
    void removeOne()
    {
        const std::uint32_t position = below(static_cast<std::uint32_t>(m_ids.size()));
        ASSERT_TRUE(m_directory.remove(m_ids[position]).has_value());
        m_present.erase(m_ids[position]);
        m_ids[position] = m_ids.back();
        m_ids.pop_back();
    }

    RelationshipDirectory& m_directory;
    std::mt19937 m_random;
    Present m_present;
    std::vector<std::uint64_t> m_ids;
    std::uint64_t m_nextId = std::uint64_t{1} << 32;
};

}  // namespace estate::testing
