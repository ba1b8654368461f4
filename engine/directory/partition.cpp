#include "engine/directory/partition.h"

#include <limits>

namespace estate {

namespace {

constexpr std::string_view blockDomain = "relationship-log/1";

// Seven bits a byte, the lowest first, the top bit where more follow: one value, one encoding, and
// none is the beginning of another. A record of the federal estate takes about twenty bytes.
void putShort(std::string& buffer, std::uint64_t value)
{
    while (value >= 0x80) {
        buffer.push_back(static_cast<char>(value | 0x80));
        value >>= 7;
    }
    buffer.push_back(static_cast<char>(value));
}

void putEnd(std::string& buffer, const RelationshipEnd& end)
{
    buffer.push_back(static_cast<char>(end.population));
    putShort(buffer, end.ordinal);
    putShort(buffer, end.region.value);
}

}  // namespace

void RecordLogDigest::append(DirectoryChange change, const RelationshipEdge& edge)
{
    if (m_block.empty()) {
        m_block.append(blockDomain);
        m_block.append(m_closed.view());
    }
    m_block.push_back(static_cast<char>(change));
    m_block.push_back(static_cast<char>(edge.kind));
    putShort(m_block, edge.id);
    putShort(m_block, edge.count);
    putEnd(m_block, edge.left);
    putEnd(m_block, edge.right);
    ++m_records;
    if (m_records % recordsPerBlock == 0) {
        m_closed = sha256(m_block);
        m_block.clear();
    }
}

Digest RecordLogDigest::digest() const
{
    return m_block.empty() ? m_closed : sha256(m_block);
}

Result<std::uint32_t> DirectoryPartition::add(const RelationshipEdge& edge)
{
    ESTATE_ENSURE(m_slots.size() < std::numeric_limits<std::uint32_t>::max());
    const auto slot = static_cast<std::uint32_t>(m_slots.size());
    if (!m_slotById.try_emplace(edge.id, slot).second)
        return fail(ErrorCode::duplicateId,
                    "The edge " + std::to_string(edge.id) +
                        " is or was in the directory. An id is used once: take a new one.",
                    {{"edge", std::to_string(edge.id)}});
    m_slots.push_back({edge, highWaterMark() + 1});
    ++m_present;
    append(DirectoryChange::add, slot);
    return slot;
}

Result<std::uint32_t> DirectoryPartition::remove(std::uint64_t edgeId)
{
    const auto found = m_slotById.find(edgeId);
    if (found == m_slotById.end() || m_slots[found->second].removedAt != 0)
        return fail(ErrorCode::unknownId,
                    "The edge " + std::to_string(edgeId) + " is not in the directory" +
                        (found == m_slotById.end() ? "." : " any more."),
                    {{"edge", std::to_string(edgeId)}});
    m_slots[found->second].removedAt = highWaterMark() + 1;
    --m_present;
    append(DirectoryChange::remove, found->second);
    return found->second;
}

void DirectoryPartition::append(DirectoryChange change, std::uint32_t slot)
{
    m_log.push_back({change, slot});
    m_logDigest.append(change, m_slots[slot].edge);
    m_digest.reset();
}

const Digest& DirectoryPartition::digest() const
{
    if (!m_digest)
        m_digest = m_logDigest.digest();
    return *m_digest;
}

const RelationshipEdge& DirectoryPartition::edge(std::uint32_t slot) const
{
    ESTATE_ENSURE(slot < m_slots.size());
    return m_slots[slot].edge;
}

std::optional<std::uint32_t> DirectoryPartition::find(std::uint64_t edgeId) const
{
    const auto found = m_slotById.find(edgeId);
    return found == m_slotById.end() ? std::nullopt : std::optional(found->second);
}

std::uint64_t DirectoryPartition::removedAt(std::uint32_t slot) const
{
    ESTATE_ENSURE(slot < m_slots.size());
    return m_slots[slot].removedAt;
}

bool DirectoryPartition::visible(std::uint32_t slot, std::uint64_t highWaterMark) const
{
    ESTATE_ENSURE(slot < m_slots.size());
    const Slot& entry = m_slots[slot];
    return entry.addedAt <= highWaterMark &&
           (entry.removedAt == 0 || entry.removedAt > highWaterMark);
}

}  // namespace estate
