#include "engine/directory/estate_directory.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/base/overloaded.h"
#include "engine/directory/graph_profile.h"
#include "engine/directory/projected_edges.h"
#include "engine/estate/profile.h"

namespace estate {

namespace {

// What an edge says, whatever its id; of one group or database, no two say the same.
auto contentOf(const RelationshipEdge& edge)
{
    const auto endKey = [](const RelationshipEnd& end) {
        return std::tuple(end.population, end.ordinal, end.region);
    };
    return std::tuple(edge.kind, endKey(edge.left), endKey(edge.right));
}

template <typename TableIndex>
std::vector<std::uint64_t>& idsOf(std::vector<std::vector<std::uint64_t>>& table, TableIndex index)
{
    if (table.size() <= index.value)
        table.resize(index.value + std::size_t{1});
    return table[index.value];
}

Result<FederalEstateProjection> projectionFor(const EstateSource& source, const Catalog& catalog)
{
    auto projection = FederalEstateProjection::build(source.denominator);
    if (!projection)
        return projection;
    const auto has = [&](std::size_t records, Population population) {
        return records >= projection->representativeCount(population);
    };
    if (!has(catalog.regions.size(), Population::region) ||
        !has(catalog.applications.size(), Population::application) ||
        !has(catalog.volumes.size(), Population::volume))
        return fail(ErrorCode::badInput,
                    "The catalog is not of the federal estate at 1:" +
                        std::to_string(source.denominator) + ".",
                    {{"denominator", std::to_string(source.denominator)}});
    return projection;
}

Result<void> layGraph(const FederalEstateProjection& projection, const EstateSource& source,
                      RelationshipDirectory& directory)
{
    const auto profile = EstateProfile::parse(source.profile);
    if (!profile)
        return tl::unexpected(profile.error());
    return GraphProfile(projection, profile->graph, profile->graphSize)
        .visit([&](const RelationshipEdge& edge) { return directory.add(edge); });
}

}  // namespace

bool changesRelationships(const Event& event)
{
    return std::holds_alternative<PutDatabase>(event) ||
           std::holds_alternative<PutConsistencyGroup>(event) ||
           std::holds_alternative<PutApplication>(event) ||
           std::holds_alternative<PutRegion>(event);
}

// What takes the place of a group's or database's edges; found and checked before anything changes.
struct EstateDirectory::Replacement {
    EdgeIds kept;
    EdgeIds removed;
    std::vector<RelationshipEdge> added;
};

EstateDirectory::EstateDirectory(std::shared_ptr<EstateNumbering> numbering)
    : m_numbering(std::move(numbering)), m_directory(m_numbering)
{}

Result<EstateDirectory> EstateDirectory::ground(const EstateSource& source, const Catalog& catalog)
{
    std::optional<FederalEstateProjection> projection;
    if (source.origin == EstateOrigin::federal) {
        auto built = projectionFor(source, catalog);
        if (!built)
            return tl::unexpected(built.error());
        projection = std::move(*built);
    }
    EstateDirectory estate(std::make_shared<EstateNumbering>(
        projection ? EstateNumbering::of(*projection, catalog) : EstateNumbering::of(catalog)));
    if (projection)
        for (const ProjectedEdge& edge : projection->edges())
            if (auto added = estate.m_directory.add(relationshipOf(*projection, edge)); !added)
                return tl::unexpected(added.error());
    if (projection)
        if (auto laid = layGraph(*projection, source, estate.m_directory); !laid)
            return tl::unexpected(laid.error());
    return estate;
}

Result<EstateDirectory> EstateDirectory::build(const EstateSource& source, const Catalog& catalog)
{
    auto estate = ground(source, catalog);
    if (!estate)
        return estate;
    for (std::uint32_t i = 0; i < catalog.databases.size(); ++i)
        if (auto put = estate->put(DatabaseIndex(i), catalog); !put)
            return tl::unexpected(put.error());
    for (std::uint32_t i = 0; i < catalog.consistencyGroups.size(); ++i)
        if (auto put = estate->put(ConsistencyGroupIndex(i), catalog); !put)
            return tl::unexpected(put.error());
    return estate;
}

Result<void> EstateDirectory::follow(const Event& event, const Catalog& catalog)
{
    if (!changesRelationships(event))
        return {};
    m_numbering->extend(catalog);
    return std::visit(Overloaded{[&](const PutDatabase& e) -> Result<void> {
                                     const DatabaseIndex known = catalog.databaseNamed(e.id);
                                     return known.valid() ? put(known, catalog) : Result<void>();
                                 },
                                 [&](const PutConsistencyGroup& e) -> Result<void> {
                                     const ConsistencyGroupIndex known =
                                         catalog.consistencyGroupNamed(e.id);
                                     return known.valid() ? put(known, catalog) : Result<void>();
                                 },
                                 [](const auto&) -> Result<void> { return {}; }},
                      event);
}

RelationshipEnd EstateDirectory::endOf(const Node& node) const
{
    return {node.population, m_numbering->rangeOf(node).first, m_numbering->regionOf(node)};
}

Result<void> EstateDirectory::put(DatabaseIndex database, const Catalog& catalog)
{
    const DatabaseSpec& spec = catalog.database(database);
    RelationshipEnd own = endOf(m_numbering->nodeOf(database));
    own.region = catalog.application(spec.cluster).home;
    std::vector<RelationshipEdge> wanted;
    for (const VolumeIndex volume : spec.volumes)
        wanted.push_back({0, 1, RelationshipKind::databaseBackedByVolume, own,
                          endOf({Population::volume, volume.value})});
    for (const ApplicationIndex consumer : spec.consumers)
        wanted.push_back({0, 1, RelationshipKind::environmentUsesDatabase,
                          endOf({Population::application, consumer.value}), own});
    EdgeIds& ids = idsOf(m_databaseEdges, database);
    auto replacement = replacing(ids, wanted);
    if (!replacement)
        return tl::unexpected(replacement.error());
    m_numbering->moveDatabase(database, own.region);
    ids = replace(std::move(*replacement));
    return {};
}

Result<void> EstateDirectory::put(ConsistencyGroupIndex group, const Catalog& catalog)
{
    const std::vector<VolumeIndex>& volumes = catalog.consistencyGroup(group).volumes;
    std::vector<RelationshipEdge> wanted;
    for (std::size_t i = 1; i < volumes.size(); ++i)
        wanted.push_back({0, 1, RelationshipKind::volumeConsistency,
                          endOf({Population::volume, volumes[i - 1].value}),
                          endOf({Population::volume, volumes[i].value})});
    EdgeIds& ids = idsOf(m_groupEdges, group);
    auto replacement = replacing(ids, wanted);
    if (!replacement)
        return tl::unexpected(replacement.error());
    ids = replace(std::move(*replacement));
    return {};
}

Result<EstateDirectory::Replacement>
EstateDirectory::replacing(const EdgeIds& had, const std::vector<RelationshipEdge>& wanted) const
{
    std::map<decltype(contentOf({})), std::uint64_t> present;
    for (const RelationshipEdge& edge : edges(had))
        present.emplace(contentOf(edge), edge.id);
    Replacement replacement;
    for (RelationshipEdge edge : wanted) {
        if (const auto same = present.find(contentOf(edge)); same != present.end()) {
            replacement.kept.push_back(same->second);
            present.erase(same);
            continue;
        }
        edge.id = m_nextEdge + replacement.added.size();
        replacement.added.push_back(edge);
    }
    for (const auto& [content, id] : present)
        replacement.removed.push_back(id);
    std::sort(replacement.removed.begin(), replacement.removed.end());
    for (const std::uint64_t id : replacement.removed)
        if (auto answers = m_directory.checkAvailable(partitionOf(id)); !answers)
            return tl::unexpected(answers.error());
    for (const RelationshipEdge& edge : replacement.added)
        if (auto answers = m_directory.checkAvailable(partitionOf(edge.id)); !answers)
            return tl::unexpected(answers.error());
    return replacement;
}

EstateDirectory::EdgeIds EstateDirectory::replace(Replacement replacement)
{
    for (const std::uint64_t id : replacement.removed)
        ESTATE_ENSURE(m_directory.remove(id).has_value());
    EdgeIds ids = std::move(replacement.kept);
    for (const RelationshipEdge& edge : replacement.added) {
        ESTATE_ENSURE(m_directory.add(edge).has_value());
        ids.push_back(edge.id);
    }
    m_nextEdge += replacement.added.size();
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::vector<RelationshipEdge> EstateDirectory::edges(const EdgeIds& ids) const
{
    std::vector<RelationshipEdge> result;
    for (const std::uint64_t id : ids) {
        const DirectoryPartition& partition = m_directory.partition(partitionOf(id));
        const auto slot = partition.find(id);
        ESTATE_ENSURE(slot.has_value());
        result.push_back(partition.edge(*slot));
    }
    return result;
}

std::vector<RelationshipEdge> EstateDirectory::edgesOf(DatabaseIndex database) const
{
    return database.value < m_databaseEdges.size() ? edges(m_databaseEdges[database.value])
                                                   : std::vector<RelationshipEdge>();
}

std::vector<RelationshipEdge> EstateDirectory::edgesOf(ConsistencyGroupIndex group) const
{
    return group.value < m_groupEdges.size() ? edges(m_groupEdges[group.value])
                                             : std::vector<RelationshipEdge>();
}

}  // namespace estate
