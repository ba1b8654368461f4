// What can be counted of the directory's partitions.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/ctl/directory_look.h"

namespace estate::ctl {

struct PartitionFacts {
    PartitionIndex partition;
    std::uint64_t highWaterMark = 0;
    bool available = true;
    // Of a partition that does not answer these are unknown: 0.
    std::uint64_t records = 0;  // edges that are there, each of as many concrete ones as it counts
    std::uint64_t edges = 0;    // concrete
    Digest digest;
};

// Pearson's statistic of the records over partitions of equal chance: about its degrees of freedom
// where they lie evenly.
struct Evenness {
    std::uint64_t chiSquare = 0;  // rounded down
    std::uint64_t degreesOfFreedom = 0;
    bool even = false;  // at most four standard deviations above
};
// None where the expected size is below five records: the statistic says nothing then.
[[nodiscard]] std::optional<Evenness> evennessOf(const std::vector<std::uint64_t>& records);

struct DirectoryTotals {
    std::uint64_t highWaterMarks = 0;  // of all partitions, together
    std::uint64_t highWaterMarkMin = 0;
    std::uint64_t highWaterMarkMax = 0;
    // Of the partitions that answer.
    std::uint64_t answering = 0;
    std::uint64_t records = 0;
    std::uint64_t recordsMin = 0;
    std::uint64_t recordsMax = 0;
    std::uint64_t edges = 0;
    std::optional<Evenness> evenness;
};

[[nodiscard]] PartitionFacts factsOf(const DirectoryLook& look, PartitionIndex partition);
[[nodiscard]] std::vector<PartitionFacts> allPartitions(const DirectoryLook& look);
[[nodiscard]] DirectoryTotals totalsOf(const std::vector<PartitionFacts>& partitions);

}  // namespace estate::ctl
