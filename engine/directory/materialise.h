// All edges of a federal estate, one after the other, checked and put into the records of their
// partitions without keeping any: at 1:1 fifty million in bounded memory.
//
// The work can be shared out to threads of the program; this starts none. Parts divide the
// partitions, not the edges: a partition's digest is chained over its records in the order of their
// ids, so only one that sees all of them can make it. Every part therefore walks all ids, which is
// cheap, and computes, checks and hashes the edges of its own partitions. So no result depends on
// the number of parts, and the root is that of a RelationshipDirectory to which the same edges were
// added.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/directory/edge_check.h"
#include "engine/directory/partition.h"
#include "engine/estate/projection_edges.h"

namespace estate {

inline constexpr std::uint32_t materialisationPartsMax = 64;

struct PartitionMark {
    std::uint64_t highWaterMark = 0;
    Digest digest;
    bool operator==(const PartitionMark&) const = default;
};

// What one part has found. About 30 MB at 1:1, for the degrees.
struct MaterialisedPart {
    std::uint32_t firstPartition = 0;
    std::vector<PartitionMark> partitions;
    EdgeTally tally;
};

class Materialisation {
public:
    // `edges`, and the projection that it is of, live longer, and may be shared with other parts.
    // ErrorCode::badInput unless part < parts <= materialisationPartsMax.
    [[nodiscard]] static Result<Materialisation> make(const EdgeProjection& edges,
                                                      std::uint32_t part, std::uint32_t parts);

    // Walks over at most so many of the estate's edges (representatives, of every part). False when
    // there are none left. A mistake, as EdgeCheck names it, ends the work.
    [[nodiscard]] Result<bool> step(std::uint32_t edgesMax);
    [[nodiscard]] std::uint32_t walked() const { return m_next; }
    // After the last step, once.
    [[nodiscard]] MaterialisedPart take();

private:
    Materialisation(const EdgeProjection& edges, const OrdinalRange& partitions);

    const EdgeProjection* m_edges;
    std::uint32_t m_firstPartition;
    std::uint32_t m_next = 0;
    EdgeCheck m_check;
    std::vector<RecordLogDigest> m_logs;
};

struct MaterialisedEstate {
    Digest root;
    EdgeTally tally;
    std::vector<std::uint64_t> recordsOf;  // by partition
};

// Parts in any order. ErrorCode::contradiction when they don't make up the whole: a partition twice
// or not at all, more or fewer records than edges, or what checkWhole() finds.
[[nodiscard]] Result<MaterialisedEstate> joinParts(const EdgeProjection& edges,
                                                   std::vector<MaterialisedPart> parts);

}  // namespace estate
