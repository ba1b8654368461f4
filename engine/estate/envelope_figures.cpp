#include "engine/estate/envelope_figures.h"

#include "engine/estate/envelope.h"
#include "engine/estate/identifiers.h"

namespace estate {

static_assert(federalEnvironments == 700'000);
static_assert(federalLogicalBytes * envelopeFactor == logicalBytesTotal);
static_assert(logicalBytesTotal * physicalPerLogicalTenths == physicalBytesTotal * 10);

std::string_view figureBasisName(FigureBasis basis)
{
    switch (basis) {
    case FigureBasis::reported: return "reported";
    case FigureBasis::envelope: return "envelope";
    case FigureBasis::follows: return "follows";
    case FigureBasis::ours: return "ours";
    }
    return {};
}

std::vector<EnvelopeFigureFacts> envelopeFigures()
{
    using Figure = EnvelopeFigure;
    using Basis = FigureBasis;
    const auto count = [](Figure figure, std::string_view name, U128 value, Basis basis) {
        return EnvelopeFigureFacts{figure, name, value, false, basis};
    };
    const auto edgesOf = [](RelationshipKind kind) -> U128 {
        return relationshipFacts[static_cast<std::size_t>(kind)].concrete;
    };
    U128 crossRegion = 0;
    for (const RelationshipFacts& kind : relationshipFacts)
        crossRegion += kind.crossRegion;
    const std::uint64_t regions = concreteCount(Population::region);
    return {
        count(Figure::entities, "entities", concreteCount(Population::entity), Basis::envelope),
        count(Figure::regions, "regions", regions, Basis::envelope),
        count(Figure::sites, "sites", concreteCount(Population::site), Basis::follows),
        count(Figure::applications, "applications", concreteCount(Population::application),
              Basis::reported),
        count(Figure::environments, "environments", concreteCount(Population::environment),
              Basis::envelope),
        count(Figure::volumes, "volumes", concreteCount(Population::volume), Basis::envelope),
        count(Figure::databases, "databases", concreteCount(Population::database), Basis::envelope),
        count(Figure::volumeMemberships, "volumeMemberships",
              edgesOf(RelationshipKind::databaseBackedByVolume), Basis::follows),
        count(Figure::databaseUses, "databaseUses",
              edgesOf(RelationshipKind::environmentUsesDatabase), Basis::envelope),
        count(Figure::consistencyEdges, "consistencyEdges",
              edgesOf(RelationshipKind::volumeConsistency), Basis::ours),
        count(Figure::applicationDependencies, "applicationDependencies",
              edgesOf(RelationshipKind::applicationDependency), Basis::envelope),
        count(Figure::edges, "edges", concreteCount(Population::edge), Basis::follows),
        count(Figure::crossRegionEdges, "crossRegionEdges", crossRegion, Basis::ours),
        {Figure::logicalBytes, "logicalBytes", logicalBytesTotal, true, Basis::envelope},
        {Figure::physicalBytes, "physicalBytes", physicalBytesTotal, true, Basis::envelope},
        count(Figure::hosts, "hosts", concreteCount(Population::host), Basis::follows),
        count(Figure::shards, "shards", U128{regions} * shardsPerRegion, Basis::envelope),
        count(Figure::partitions, "partitions", directoryPartitions, Basis::envelope),
    };
}

}  // namespace estate
