// One of the 4,096 authoritative partitions: an append-only log of added and removed edges. Its
// high-water mark (HWM) is the number of records; its digest covers them in order.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/directory/relationship.h"

namespace estate {

enum class DirectoryChange : std::uint8_t { add, remove };

struct DirectoryRecord {
    DirectoryChange change = DirectoryChange::add;
    std::uint32_t slot = 0;  // of the edge in its partition
};

// Digest of a record log that is never kept: chained over blocks of records, so that one more
// record costs at most a block. The same records in the same order give the same digest, however
// they came in.
class RecordLogDigest {
public:
    static constexpr std::uint32_t recordsPerBlock = 16;
    void append(DirectoryChange change, const RelationshipEdge& edge);
    [[nodiscard]] std::uint64_t highWaterMark() const;
    [[nodiscard]] Digest digest() const;
};

class DirectoryPartition {
public:
    // An id that is in the partition, or was removed from it, is ErrorCode::duplicateId.
    [[nodiscard]] Result<std::uint32_t> add(const RelationshipEdge& edge);  // its slot
    // ErrorCode::unknownId unless the edge is there.
    [[nodiscard]] Result<std::uint32_t> remove(std::uint64_t edgeId);

    [[nodiscard]] std::uint64_t highWaterMark() const;
    [[nodiscard]] const Digest& digest() const;  // cached
    [[nodiscard]] std::uint64_t edges() const;   // present now, records
    [[nodiscard]] const RelationshipEdge& edge(std::uint32_t slot) const;
    [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t edgeId) const;
    // Whether the edge was there when the partition stood at that HWM.
    [[nodiscard]] bool visible(std::uint32_t slot, std::uint64_t highWaterMark) const;
    [[nodiscard]] const std::vector<DirectoryRecord>& log() const;
};

}  // namespace estate
