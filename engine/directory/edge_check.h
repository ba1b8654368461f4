// What must hold for the edges of a federal estate (estate contract, sections 1 and 2), checked one
// edge at a time, in the order of their ids, in memory that does not grow with them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/error.h"
#include "engine/directory/relationship.h"
#include "engine/estate/projection.h"

namespace estate {

// How often each representative is an end. One for each thing that can be, so that shares of the
// edges can be added up.
struct EdgeDegrees {
    std::vector<std::uint8_t> consistency;  // by volume: edges of either direction
    std::vector<std::uint8_t> memberships;  // by database: volumes that back it
    std::vector<std::uint8_t> uses;         // by database: environments that use it
    // More than a byte holds counts as 255, and is a mistake by then.
    void add(const EdgeDegrees& other);
};

struct EdgeTally {
    std::uint64_t records = 0;
    std::array<std::uint64_t, relationshipFacts.size()> concrete{};  // by kind
    std::array<std::uint64_t, relationshipFacts.size()> crossRegion{};
    EdgeDegrees degrees;
    void add(const EdgeTally& other);
};

// Several checks can share one estate's edges: each is told of every id, and takes its own edges.
// The first mistake is ErrorCode::contradiction with the field "edge".
class EdgeCheck {
public:
    // Needs the projection, without its edges, for as long as this lives.
    explicit EdgeCheck(const FederalEstateProjection& projection);

    // Ids follow each other without gap or overlap, and none belongs to two classes.
    [[nodiscard]] Result<void> skip(const OrdinalRange& ids);
    // Also: its class (by its ids) names its kind and whether it crosses regions; ends are of the
    // kind's populations, inside them, in the region to which they belong, and two.
    [[nodiscard]] Result<void> take(const RelationshipEdge& edge);

    [[nodiscard]] std::uint64_t nextId() const { return m_nextId; }
    [[nodiscard]] const EdgeTally& tally() const { return m_tally; }

private:
    struct ClassOfIds {
        RelationshipKind kind = RelationshipKind::databaseBackedByVolume;
        bool crossRegion = false;
        std::uint64_t end = 0;  // the first id behind it
    };

    [[nodiscard]] Result<void> checkEnd(const RelationshipEdge& edge, const RelationshipEnd& end,
                                        Population population) const;
    [[nodiscard]] Result<void> count(const RelationshipEdge& edge);

    const FederalEstateProjection& m_projection;
    std::vector<ClassOfIds> m_classes;
    std::size_t m_class = 0;  // of m_nextId
    std::uint64_t m_nextId = 0;
    bool m_chains = false;  // regions are large enough for whole chains
    EdgeTally m_tally;
};

// What only all edges together show: every id given out, totals by kind and crossing as the
// envelope has them, no volume with more than two consistency edges, and at 1:1 the exact numbers:
// three volumes and one user to a database, and chains of six by their two ends.
[[nodiscard]] Result<void> checkWhole(const FederalEstateProjection& projection,
                                      const EdgeTally& tally);

}  // namespace estate
