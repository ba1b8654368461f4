// One of the 4,096 authoritative partitions: an append-only log of added and removed edges. Its
// high-water mark (HWM) is the number of records; its digest covers them in order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/directory/relationship.h"

namespace estate {

// A directory's root is over every partition's HWM and digest, in order (ChunkDigests), whether the
// partitions are kept or only streamed.
inline constexpr std::string_view directoryRootDomain = "directory/1";

enum class DirectoryChange : std::uint8_t { add, remove };

struct DirectoryRecord {
    DirectoryChange change = DirectoryChange::add;
    std::uint32_t slot = 0;  // of the edge in its partition
};

// Digest of a record log that is never kept: chained over blocks of records, so that one more
// record costs at most a block. The same records in the same order give the same digest, however
// they came in. An empty log's is all zeros. Holds at most a block, below 1 KiB.
class RecordLogDigest {
public:
    static constexpr std::uint32_t recordsPerBlock = 16;
    void append(DirectoryChange change, const RelationshipEdge& edge);
    [[nodiscard]] std::uint64_t highWaterMark() const { return m_records; }
    [[nodiscard]] Digest digest() const;

private:
    Digest m_closed;      // of all full blocks
    std::string m_block;  // what the open one hashes; empty: none is open
    std::uint64_t m_records = 0;
};

class DirectoryPartition {
public:
    // An id that is in the partition, or was removed from it, is ErrorCode::duplicateId.
    [[nodiscard]] Result<std::uint32_t> add(const RelationshipEdge& edge);  // its slot
    // ErrorCode::unknownId unless the edge is there.
    [[nodiscard]] Result<std::uint32_t> remove(std::uint64_t edgeId);

    [[nodiscard]] std::uint64_t highWaterMark() const { return m_log.size(); }
    [[nodiscard]] const Digest& digest() const;  // cached; not for two threads at once
    [[nodiscard]] std::uint64_t edges() const { return m_present; }  // present now, records
    [[nodiscard]] const RelationshipEdge& edge(std::uint32_t slot) const;
    // Of an edge that is or was here.
    [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t edgeId) const;
    // Whether the edge was there when the partition stood at that HWM.
    [[nodiscard]] bool visible(std::uint32_t slot, std::uint64_t highWaterMark) const;
    // The HWM right after it was removed; 0: it was not.
    [[nodiscard]] std::uint64_t removedAt(std::uint32_t slot) const;
    [[nodiscard]] const std::vector<DirectoryRecord>& log() const { return m_log; }

private:
    // HWMs right after the record; removedAt 0: it was not removed.
    struct Slot {
        RelationshipEdge edge;
        std::uint64_t addedAt = 0;
        std::uint64_t removedAt = 0;
    };
    void append(DirectoryChange change, std::uint32_t slot);

    std::vector<Slot> m_slots;
    std::vector<DirectoryRecord> m_log;
    std::unordered_map<std::uint64_t, std::uint32_t> m_slotById;  // looked up, never iterated
    std::uint64_t m_present = 0;
    RecordLogDigest m_logDigest;
    mutable std::optional<Digest> m_digest;
};

}  // namespace estate
