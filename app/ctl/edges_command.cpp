// The relationships of one thing.
#include <algorithm>
#include <ostream>

#include "app/ctl/commands.h"
#include "app/ctl/directory_look.h"
#include "app/ctl/directory_names.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

// From the thing's side: which end it is, and what is at the other one.
struct Seen {
    bool left = false;
    const RelationshipEnd* other = nullptr;
};

Seen seenFrom(const DirectoryNames& names, const Node& node, const RelationshipEdge& edge)
{
    const bool left = names.node(edge.left) == node;
    return {left, left ? &edge.right : &edge.left};
}

void printEdges(std::ostream& out, const DirectoryNames& names, const Node& node,
                const std::vector<RelationshipEdge>& edges, std::uint64_t top)
{
    const std::size_t shown = std::min<std::uint64_t>(top, edges.size());
    if (shown == 0)
        return;
    Table table({{"Edge"},
                 {"Count", Align::right},
                 {"Kind"},
                 {"Side"},
                 {"Other end"},
                 {"In"},
                 {"Reach"},
                 {"Partition", Align::right}});
    for (std::size_t i = 0; i < shown; ++i) {
        const RelationshipEdge& edge = edges[i];
        const Seen seen = seenFrom(names, node, edge);
        table.add({edgeName(edge.id), formatCount(edge.count),
                   std::string(relationshipName(edge.kind)), seen.left ? "left" : "right",
                   names.text(names.node(*seen.other)), names.region(seen.other->region),
                   edge.crossRegion() ? "cross-region" : "local",
                   formatCount(partitionOf(edge.id).value)});
    }
    table.print(out << "\n", 2);
    printMore(out, shown, edges.size());
}

}  // namespace

Outcome showEdges(const Arguments& arguments, const Terminal& terminal)
{
    const auto view = viewDirectory(arguments, terminal);
    if (!view)
        return tl::unexpected<Error>(view.error());
    const DirectoryLook& look = view->look;
    const EstateNumbering& numbering = look.relations().numbering();
    const DirectoryNames names(view->estate.source(), view->catalog(), numbering);
    const auto node = names.find(arguments.subject);
    if (!node)
        return tl::unexpected<Error>(node.error());
    const auto edges = look.relations().edgesOf(*node, look.at());
    if (!edges)
        return tl::unexpected<Error>(edges.error());
    std::uint64_t concrete = 0;
    std::uint64_t crossRegion = 0;
    for (const RelationshipEdge& edge : *edges) {
        concrete += edge.count;
        crossRegion += edge.crossRegion() ? edge.count : 0;
    }
    if (arguments.json) {
        Json document = newDocument("directory-edges");
        document["estate"] = sourceToJson(view->estate.source());
        document["checkpoint"] = toJson(look);
        document["id"] = names.id(*node);
        document["population"] = endNoun(node->population);
        document["region"] = names.region(numbering.regionOf(*node));
        document["represents"] = toJson(numbering.rangeOf(*node).count);
        document["concreteEdges"] = toJson(concrete);
        document["crossRegionEdges"] = toJson(crossRegion);
        Json listed = Json::array();
        for (const RelationshipEdge& edge : *edges) {
            Json one = names.toJson(edge);
            one["is"] = seenFrom(names, *node, edge).left ? "left" : "right";
            listed.push_back(std::move(one));
        }
        document["edges"] = std::move(listed);
        write(terminal.out, document);
        return {};
    }
    const std::uint64_t represented = numbering.rangeOf(*node).count;
    terminal.out << "EDGES of " << names.text(*node) << " in "
                 << names.region(numbering.regionOf(*node));
    if (represented > 1)
        terminal.out << ", which stands for " << formatCount(represented);
    terminal.out << "\nAt " << checkpointText(look) << "\n"
                 << formatCount(concrete) << (concrete == 1 ? " edge in " : " edges in ")
                 << formatCount(edges->size()) << (edges->size() == 1 ? " record" : " records")
                 << ", " << formatCount(crossRegion) << " across regions\n";
    printEdges(terminal.out, names, *node, *edges, view->top);
    return {};
}

}  // namespace estate::ctl
