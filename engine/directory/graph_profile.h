// Adversarial graphs (estate contract, section 2): edges that are laid over those of the federal
// estate, to see how closures, cuts and the directory bear up. A graph and its size give the same
// edges everywhere. Each record stands for one edge, with an id behind the envelope's fifty
// million, so that those stay exact.
//
// The volumes of the base edges' chains, at most five more to each, join what a graph joins.
//
// | graph           | size counts                 | default | what is laid | | --------------- |
// --------------------------- | ------- | -------------------------------------- | | chains |
// nothing                     |         | nothing                                | |
// giant-component | volumes in it               | all     | a tree, each volume linked to any | |
// |                             |         | earlier one, whatever its region       | |
// hot-endpoints   | edges at each hot endpoint  | 1 in 12 | a volume consistent with so many, a |
// |                 |                             | volumes | database with so many users, an | |
// |                             |         | application that so many depend on     | |
// hub-and-spoke   | volumes of a cluster        | 1 in 24 | legacy database clusters, at most 16: |
// |                 |                             | volumes | a hub's volume with every other | |
// dense-groups    | volumes in groups           | 1 in 10 | groups of 24, each with each | |
// acquisition     | volumes of both estates     | all     | a tree over the first half, one over |
// |                 |                             |         | the last, and a bridge to every 64 |
// | failure-chains  | volumes in chains           | 1 in 10 | chains of a volume in each of eight |
// |                 |                             |         | consecutive regions |
//
// A size is of records (representatives), but for databases' users and applications, which are
// concrete. More than the estate has counts as all that it has.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/base/error.h"
#include "engine/directory/relationship.h"
#include "engine/estate/profile.h"
#include "engine/estate/projection.h"

namespace estate {

inline constexpr std::uint64_t firstGraphEdge = 50'000'000;
inline constexpr std::uint64_t hubClustersMax = 16;
inline constexpr std::uint64_t denseGroupVolumes = 24;
inline constexpr std::uint64_t volumesPerBridge = 64;
inline constexpr std::uint64_t failureChainRegions = 8;

class GraphProfile {
public:
    using Visitor = std::function<Result<void>(const RelationshipEdge&)>;

    // Needs the projection, without its edges, for as long as this lives. Size 0: the default.
    GraphProfile(const FederalEstateProjection& projection, EstateGraph graph, std::uint64_t size);

    [[nodiscard]] EstateGraph graph() const { return m_graph; }
    // What is laid: the default for 0, and never more than the estate has.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    // Edge by edge, in the order of their ids, which follow each other; none is kept. The visitor's
    // first refusal ends it.
    [[nodiscard]] Result<void> visit(const Visitor& visitor) const;

private:
    const FederalEstateProjection& m_projection;
    EstateGraph m_graph;
    std::uint64_t m_size;
};

}  // namespace estate
