#include "engine/directory/materialise.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "engine/base/chunk_digests.h"
#include "engine/directory/projected_edges.h"

namespace estate {

Result<Materialisation> Materialisation::make(const EdgeProjection& edges, std::uint32_t part,
                                              std::uint32_t parts)
{
    if (part >= parts || parts > materialisationPartsMax)
        return fail(ErrorCode::badInput,
                    "There is no part " + std::to_string(part) + " of " + std::to_string(parts) +
                        ": parts are numbered from 0, and there are at most " +
                        std::to_string(materialisationPartsMax) + ".",
                    {{"part", std::to_string(part)}, {"parts", std::to_string(parts)}});
    return Materialisation(edges, share(directoryPartitions, parts, part));
}

Materialisation::Materialisation(const EdgeProjection& edges, const OrdinalRange& partitions)
    : m_edges(&edges), m_firstPartition(narrowed(partitions.first)), m_check(edges.projection()),
      m_logs(narrowed(partitions.count))
{}

Result<bool> Materialisation::step(std::uint32_t edgesMax)
{
    const std::uint32_t count = m_edges->count();
    const std::uint32_t end = m_next + std::min(edgesMax, count - m_next);
    for (; m_next < end; ++m_next) {
        const OrdinalRange ids = m_edges->rangeOf(m_next);
        const std::uint32_t partition = partitionOf(ids.first).value;
        if (partition < m_firstPartition || partition - m_firstPartition >= m_logs.size()) {
            if (auto skipped = m_check.skip(ids); !skipped)
                return tl::unexpected(skipped.error());
            continue;
        }
        const RelationshipEdge edge = relationshipOf(m_edges->projection(), m_edges->at(m_next));
        if (auto taken = m_check.take(edge); !taken)
            return tl::unexpected(taken.error());
        m_logs[partition - m_firstPartition].append(DirectoryChange::add, edge);
    }
    if (m_next < count)
        return true;
    if (m_check.nextId() != concreteCount(Population::edge))
        return fail(ErrorCode::contradiction,
                    "The estate's edges end at " + std::to_string(m_check.nextId()) + ", not at " +
                        std::to_string(concreteCount(Population::edge)) + ".");
    return false;
}

MaterialisedPart Materialisation::take()
{
    ESTATE_ENSURE(m_next == m_edges->count());
    MaterialisedPart part{m_firstPartition, {}, m_check.tally()};
    part.partitions.reserve(m_logs.size());
    for (const RecordLogDigest& log : m_logs)
        part.partitions.push_back({log.highWaterMark(), log.digest()});
    return part;
}

Result<MaterialisedEstate> joinParts(const EdgeProjection& edges,
                                     std::vector<MaterialisedPart> parts)
{
    std::sort(parts.begin(), parts.end(), [](const auto& left, const auto& right) {
        return left.firstPartition < right.firstPartition;
    });
    std::vector<PartitionMark> marks;
    for (const MaterialisedPart& part : parts) {
        if (part.firstPartition != marks.size())
            return fail(ErrorCode::contradiction, "Partition " +
                                                      std::to_string(std::min<std::size_t>(
                                                          part.firstPartition, marks.size())) +
                                                      " is in two parts, or in none.");
        marks.insert(marks.end(), part.partitions.begin(), part.partitions.end());
    }
    if (marks.size() != directoryPartitions)
        return fail(ErrorCode::contradiction, std::to_string(marks.size()) +
                                                  " partitions were filled, not " +
                                                  std::to_string(directoryPartitions) + ".");

    MaterialisedEstate estate;
    estate.tally = std::move(parts.front().tally);
    for (std::size_t i = 1; i < parts.size(); ++i)
        estate.tally.add(parts[i].tally);
    for (const PartitionMark& mark : marks)
        estate.recordsOf.push_back(mark.highWaterMark);
    const auto records =
        std::accumulate(estate.recordsOf.begin(), estate.recordsOf.end(), std::uint64_t{0});
    if (records != edges.count() || estate.tally.records != records)
        return fail(ErrorCode::contradiction, "Partitions hold " + std::to_string(records) +
                                                  " records of " + std::to_string(edges.count()) +
                                                  " edges.");
    if (auto whole = checkWhole(edges.projection(), estate.tally); !whole)
        return tl::unexpected(whole.error());
    estate.root = ChunkDigests().root(
        directoryRootDomain, marks.size(), [&](Hasher& hasher, std::size_t partition) {
            hasher.put(marks[partition].highWaterMark).put(marks[partition].digest);
        });
    return estate;
}

}  // namespace estate
