// What one region sees of the directory.
#include <algorithm>
#include <array>
#include <map>
#include <ostream>

#include "app/ctl/commands.h"
#include "app/ctl/directory_look.h"
#include "app/ctl/directory_names.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/directory/regional_adjacency.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

struct KindCounts {
    AdjacencyCount local;
    AdjacencyCount crossRegion;
};

struct Neighbour {
    RegionIndex region;
    AdjacencyCount shared;
};

void add(AdjacencyCount& count, const RelationshipEdge& edge)
{
    count.edges += edge.count;
    count.records += 1;
}

std::array<KindCounts, relationshipFacts.size()> kindsOf(const RegionalAdjacency& adjacency)
{
    std::array<KindCounts, relationshipFacts.size()> kinds;
    for (const RelationshipEdge& edge : adjacency.edges()) {
        KindCounts& counts = kinds[static_cast<std::size_t>(edge.kind)];
        add(edge.crossRegion() ? counts.crossRegion : counts.local, edge);
    }
    return kinds;
}

// The ones with the most edges first.
std::vector<Neighbour> neighboursOf(const RegionalAdjacency& adjacency)
{
    std::map<RegionIndex, AdjacencyCount> shared;
    for (const RelationshipEdge& edge : adjacency.edges())
        if (edge.crossRegion())
            add(shared[edge.left.region == adjacency.region() ? edge.right.region
                                                              : edge.left.region],
                edge);
    std::vector<Neighbour> neighbours;
    for (const auto& [region, count] : shared)
        neighbours.push_back({region, count});
    std::ranges::stable_sort(neighbours, [](const Neighbour& a, const Neighbour& b) {
        return a.shared.edges > b.shared.edges;
    });
    return neighbours;
}

AdjacencyCount sumOf(const KindCounts& counts)
{
    return {counts.local.edges + counts.crossRegion.edges,
            counts.local.records + counts.crossRegion.records};
}

Json countToJson(const AdjacencyCount& count)
{
    return {{"edges", toJson(count.edges)}, {"records", toJson(count.records)}};
}

Json adjacencyToJson(const RegionalAdjacency& adjacency, const Catalog& catalog)
{
    const auto kinds = kindsOf(adjacency);
    Json listed = Json::array();
    for (const RelationshipFacts& facts : relationshipFacts) {
        const KindCounts& counts = kinds[static_cast<std::size_t>(facts.kind)];
        listed.push_back({{"kind", facts.name},
                          {"visible", countToJson(sumOf(counts))},
                          {"local", countToJson(counts.local)},
                          {"crossRegion", countToJson(counts.crossRegion)}});
    }
    Json neighbours = Json::array();
    for (const Neighbour& neighbour : neighboursOf(adjacency)) {
        Json one = countToJson(neighbour.shared);
        one["region"] = catalog.region(neighbour.region).id;
        neighbours.push_back(std::move(one));
    }
    return {{"visible", countToJson(adjacency.visible())},
            {"local", countToJson(adjacency.local())},
            {"crossRegion", countToJson(adjacency.crossRegion())},
            {"kinds", std::move(listed)},
            {"neighbours", std::move(neighbours)}};
}

void printKinds(std::ostream& out, const RegionalAdjacency& adjacency)
{
    const auto kinds = kindsOf(adjacency);
    Table table({{"Relationship"},
                 {"Visible", Align::right},
                 {"Local", Align::right},
                 {"Cross-region", Align::right},
                 {"Records", Align::right}});
    const auto row = [&](std::string_view name, const AdjacencyCount& visible,
                         const AdjacencyCount& local, const AdjacencyCount& crossRegion) {
        table.add({std::string(name), formatCount(visible.edges), formatCount(local.edges),
                   formatCount(crossRegion.edges), formatCount(visible.records)});
    };
    for (const RelationshipFacts& facts : relationshipFacts) {
        const KindCounts& counts = kinds[static_cast<std::size_t>(facts.kind)];
        row(facts.name, sumOf(counts), counts.local, counts.crossRegion);
    }
    row("together", adjacency.visible(), adjacency.local(), adjacency.crossRegion());
    table.print(out, 2);
}

void printNeighbours(std::ostream& out, const RegionalAdjacency& adjacency, const Catalog& catalog,
                     std::uint64_t top)
{
    const std::vector<Neighbour> neighbours = neighboursOf(adjacency);
    if (neighbours.empty()) {
        out << "\nNothing here has a relationship with another region.\n";
        return;
    }
    out << "\n"
        << formatCount(neighbours.size())
        << (neighbours.size() == 1 ? " neighbour\n" : " neighbours, by shared edges\n");
    const std::size_t shown = std::min<std::uint64_t>(top, neighbours.size());
    Table table({{"Region"}, {"Edges", Align::right}, {"Records", Align::right}});
    for (std::size_t i = 0; i < shown; ++i)
        table.add({catalog.region(neighbours[i].region).id, formatCount(neighbours[i].shared.edges),
                   formatCount(neighbours[i].shared.records)});
    if (shown > 0)
        table.print(out, 2);
    printMore(out, shown, neighbours.size());
}

}  // namespace

Outcome showAdjacency(const Arguments& arguments, const Terminal& terminal)
{
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    const auto region = view->catalog().findRegion(arguments.subject);
    if (!region)
        return tl::unexpected<Error>(region.error());
    const DirectoryLook& look = view->look;
    const auto adjacency = RegionalAdjacency::derive(look.relations(), look.at(), *region);
    if (!adjacency)
        return tl::unexpected<Error>(adjacency.error());
    if (arguments.json) {
        Json document = newDocument("directory-region");
        document["estate"] = sourceToJson(view->estate.source());
        document["checkpoint"] = toJson(look);
        document["region"] = arguments.subject;
        document.update(adjacencyToJson(*adjacency, view->catalog()));
        write(terminal.out, document);
        return {};
    }
    terminal.out << "ADJACENCY of region " << arguments.subject << " at " << checkpointText(look)
                 << "\n";
    printSource(terminal.out, view->estate.source());
    printKinds(terminal.out, *adjacency);
    printNeighbours(terminal.out, *adjacency, view->catalog(), view->top);
    return {};
}

}  // namespace estate::ctl
