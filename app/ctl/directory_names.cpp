#include "app/ctl/directory_names.h"

#include <algorithm>
#include <array>
#include <optional>

#include "app/ctl/suggest.h"
#include "engine/base/near.h"

namespace estate::ctl {

namespace {

constexpr std::array endPopulations = {Population::volume, Population::database,
                                       Population::environment, Population::application};
constexpr std::size_t edgeDigits = 8;

// The id as it is written in full, where only its digits are too few or too many: "d12".
std::optional<std::string> completed(Population population, std::string_view id)
{
    if (id.size() < 2 || id.front() != populationLetter(population))
        return std::nullopt;
    const auto ordinal = parseDecimal(id.substr(1));
    if (!ordinal || *ordinal >= concreteCount(population))
        return std::nullopt;
    return formatId(population, static_cast<std::uint64_t>(*ordinal));
}

}  // namespace

std::string_view endNoun(Population population)
{
    switch (population) {
    case Population::volume: return "volume";
    case Population::database: return "database";
    case Population::environment: return "environment";
    case Population::application: return "application";
    default: return populationName(population);
    }
}

std::string_view relationshipName(RelationshipKind kind)
{
    return relationshipFacts[static_cast<std::size_t>(kind)].name;
}

std::string edgeName(std::uint64_t id)
{
    const std::string digits = std::to_string(id);
    const std::size_t zeros = edgeDigits > digits.size() ? edgeDigits - digits.size() : 0;
    return populationLetter(Population::edge) + std::string(zeros, '0') + digits;
}

std::vector<Node> DirectoryNames::named(std::string_view id) const
{
    std::vector<Node> nodes;
    if (const VolumeIndex volume = m_catalog.volumeNamed(id); volume.valid())
        nodes.push_back({Population::volume, volume.value});
    if (const DatabaseIndex database = m_catalog.databaseNamed(id); database.valid())
        nodes.push_back(m_numbering.nodeOf(database));
    if (const ApplicationIndex application = m_catalog.applicationNamed(id); application.valid())
        nodes.push_back({Population::application, application.value});
    if (!nodes.empty() || m_source.origin != EstateOrigin::federal)
        return nodes;
    for (const Population population : endPopulations) {
        const auto ordinal = parseId(population, id);
        if (ordinal && *ordinal < m_numbering.ordinals(population))
            nodes.push_back(m_numbering.nodeOf(population, *ordinal));
    }
    return nodes;
}

Error DirectoryNames::unknown(const std::string& id) const
{
    NearIds near(id);
    bool written = false;
    if (m_source.origin == EstateOrigin::federal)
        for (const Population population : endPopulations)
            if (const auto full = completed(population, id)) {
                near.offer(*full);
                written = true;
            }
    if (!written) {
        for (const VolumeSpec& volume : m_catalog.volumes)
            near.offer(volume.id);
        for (const DatabaseSpec& database : m_catalog.databases)
            near.offer(database.id);
        for (const ApplicationSpec& application : m_catalog.applications)
            near.offer(application.id);
    }
    return {ErrorCode::unknownId,
            "There is no volume, database, environment or application '" + id +
                "'; near: " + near.joined() + ".",
            {{"id", id}, {"near", near.joined()}}};
}

Result<Node> DirectoryNames::find(const std::string& id) const
{
    std::vector<Node> nodes = named(id);
    const std::size_t colon = id.find(':');
    if (nodes.empty() && colon != std::string::npos) {
        nodes = named(std::string_view(id).substr(colon + 1));
        std::erase_if(nodes, [&](const Node& node) {
            return endNoun(node.population) != std::string_view(id).substr(0, colon);
        });
    }
    if (nodes.empty())
        return tl::unexpected<Error>(unknown(id));
    if (nodes.size() == 1)
        return nodes.front();
    std::vector<std::string> meant;
    for (const Node& node : nodes)
        meant.push_back(std::string(endNoun(node.population)) + ":" + id);
    const std::string choices = joinedWithOr(meant);
    return fail(ErrorCode::badInput, "'" + id + "' is the id of two things. Write " + choices + ".",
                {{"id", id}, {"near", choices}});
}

std::string DirectoryNames::id(const Node& node) const
{
    if (node.population == Population::volume)
        return m_catalog.volume(VolumeIndex(node.representative)).id;
    if (node.population == Population::application)
        return m_catalog.application(ApplicationIndex(node.representative)).id;
    if (node.population == Population::database && !m_catalog.databases.empty()) {
        // Those of the catalog are behind those of a projection.
        const std::uint32_t first = m_numbering.nodeOf(DatabaseIndex(0)).representative;
        if (node.representative >= first)
            return m_catalog.database(DatabaseIndex(node.representative - first)).id;
    }
    return formatId(node.population, m_numbering.rangeOf(node).first);
}

std::string DirectoryNames::id(const RelationshipEnd& end) const
{
    return id(node(end));
}

std::string DirectoryNames::text(const Node& node) const
{
    return std::string(endNoun(node.population)) + " " + id(node);
}

Json DirectoryNames::toJson(const RelationshipEnd& end) const
{
    return {{"population", endNoun(end.population)},
            {"id", id(end)},
            {"ordinal", ctl::toJson(end.ordinal)},
            {"region", region(end.region)}};
}

Json DirectoryNames::toJson(const RelationshipEdge& edge) const
{
    return {{"id", edgeName(edge.id)},
            {"kind", relationshipName(edge.kind)},
            {"count", ctl::toJson(edge.count)},
            {"left", toJson(edge.left)},
            {"right", toJson(edge.right)},
            {"crossRegion", edge.crossRegion()},
            {"partition", partitionOf(edge.id).value}};
}

}  // namespace estate::ctl
