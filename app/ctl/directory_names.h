// The ends of relationships by the ids that people read, and back.
#pragma once

#include <string>
#include <string_view>

#include "app/ctl/document.h"
#include "engine/directory/numbering.h"
#include "engine/directory/relationship.h"
#include "engine/estate/event.h"

namespace estate::ctl {

// "volume", "database", "environment", "application".
[[nodiscard]] std::string_view endNoun(Population population);
[[nodiscard]] std::string_view relationshipName(RelationshipKind kind);
// x00012345; longer where an event or a graph added it.
[[nodiscard]] std::string edgeName(std::uint64_t id);

class DirectoryNames {
public:
    // All must outlive this.
    DirectoryNames(const EstateSource& source, const Catalog& catalog,
                   const EstateNumbering& numbering)
        : m_source(source), m_catalog(catalog), m_numbering(numbering)
    {}

    // In the federal estate an id is of any concrete thing, and its representative is meant. An id
    // of two kinds of things is badInput unless it says which, as in application:ledger.
    [[nodiscard]] Result<Node> find(const std::string& id) const;
    [[nodiscard]] std::string id(const Node& node) const;
    [[nodiscard]] std::string id(const RelationshipEnd& end) const;
    [[nodiscard]] std::string text(const Node& node) const;  // "volume v00398437"
    [[nodiscard]] const std::string& region(RegionIndex region) const
    {
        return m_catalog.region(region).id;
    }
    [[nodiscard]] Node node(const RelationshipEnd& end) const
    {
        return m_numbering.nodeOf(end.population, end.ordinal);
    }
    [[nodiscard]] Json toJson(const RelationshipEdge& edge) const;

private:
    [[nodiscard]] std::vector<Node> named(std::string_view id) const;
    [[nodiscard]] Error unknown(const std::string& id) const;
    [[nodiscard]] Json toJson(const RelationshipEnd& end) const;

    const EstateSource& m_source;
    const Catalog& m_catalog;
    const EstateNumbering& m_numbering;
};

}  // namespace estate::ctl
