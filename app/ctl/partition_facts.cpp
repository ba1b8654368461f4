#include "app/ctl/partition_facts.h"

#include <algorithm>

#include "engine/base/wide.h"

namespace estate::ctl {

namespace {

constexpr std::uint64_t expectedMin = 5;

}  // namespace

std::optional<Evenness> evennessOf(const std::vector<std::uint64_t>& records)
{
    U128 total = 0;
    U128 squares = 0;
    for (const std::uint64_t count : records) {
        total += count;
        squares += U128{count} * count;
    }
    const U128 partitions = records.size();
    if (partitions < 2 || total < partitions * expectedMin)
        return std::nullopt;
    // The sum of (n - t/p)^2 / (t/p) is (p * sum of n^2 - t^2) / t.
    const U128 chiSquare = (partitions * squares - total * total) / total;
    const U128 degrees = partitions - 1;
    // The variance is twice the degrees of freedom.
    const U128 above = chiSquare > degrees ? chiSquare - degrees : 0;
    return Evenness{narrow(chiSquare).value_or(~std::uint64_t{0}),
                    static_cast<std::uint64_t>(degrees), above * above <= 16 * 2 * degrees};
}

PartitionFacts factsOf(const DirectoryLook& look, PartitionIndex index)
{
    const DirectoryPartition& partition = look.relations().partition(index);
    PartitionFacts facts;
    facts.partition = index;
    facts.highWaterMark = look.at().highWaterMark(index);
    facts.available = look.relations().available(index);
    if (!facts.available)
        return facts;
    facts.digest = partition.digest();
    for (const DirectoryRecord& record : partition.log()) {
        if (record.change != DirectoryChange::add ||
            !partition.visible(record.slot, facts.highWaterMark))
            continue;
        facts.records += 1;
        facts.edges += partition.edge(record.slot).count;
    }
    return facts;
}

std::vector<PartitionFacts> allPartitions(const DirectoryLook& look)
{
    std::vector<PartitionFacts> partitions;
    partitions.reserve(directoryPartitions);
    for (std::uint32_t i = 0; i < directoryPartitions; ++i)
        partitions.push_back(factsOf(look, PartitionIndex(i)));
    return partitions;
}

DirectoryTotals totalsOf(const std::vector<PartitionFacts>& partitions)
{
    DirectoryTotals totals;
    std::vector<std::uint64_t> records;
    totals.highWaterMarkMin = partitions.front().highWaterMark;
    for (const PartitionFacts& facts : partitions) {
        totals.highWaterMarks += facts.highWaterMark;
        totals.highWaterMarkMin = std::min(totals.highWaterMarkMin, facts.highWaterMark);
        totals.highWaterMarkMax = std::max(totals.highWaterMarkMax, facts.highWaterMark);
        if (!facts.available)
            continue;
        totals.records += facts.records;
        totals.edges += facts.edges;
        records.push_back(facts.records);
    }
    totals.answering = records.size();
    if (records.empty())
        return totals;
    const auto [least, most] = std::ranges::minmax_element(records);
    totals.recordsMin = *least;
    totals.recordsMax = *most;
    totals.evenness = evennessOf(records);
    return totals;
}

}  // namespace estate::ctl
