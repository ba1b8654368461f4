// What a region publishes about itself, and nothing else (estate contract, section 4): full values
// under a generation, made anew only when a value changes. Lanes, targets, queues, high-water
// marks, use inside a bucket and the schedule's revision never reach it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/digest.h"
#include "engine/base/quantity.h"
#include "engine/estate/cut_manifest.h"
#include "engine/estate/state.h"
#include "engine/federation/export_bucket.h"
#include "engine/federation/export_policies.h"

namespace estate {

// The last four are unavailable to rules. Fenced stays fenced whatever its sites do, so a condition
// other than online hides whether all sites are offline.
enum class RegionAvailability : std::uint8_t {
    online,
    offline,
    leaseExpired,
    fenced,
    allSitesOffline,
};
[[nodiscard]] std::string_view regionAvailabilityName(RegionAvailability availability);
[[nodiscard]] RegionAvailability availabilityOf(const RegionState& region);

// What of a region's topology is visible outside. Counts are concrete: a representative host stands
// for as many as its weight says. The digest also says which sites are online.
struct ExportedTopology {
    std::uint64_t generation = 1;  // one more whenever the digest changes
    Digest digest;
    std::uint64_t sites = 0;
    std::uint64_t sitesOnline = 0;
    std::uint64_t hosts = 0;
    std::uint64_t hostsOnline = 0;  // they and their site are
    bool operator==(const ExportedTopology&) const = default;
};

// What the region owes to others. High-water marks are no part of it: they move all the time and
// stay between a volume's owner and its destinations.
struct ExportedCommitments {
    std::uint64_t records = 0;   // recovery records, concrete (weights)
    Digest digest;               // over (volume, epoch, held bytes, divergent), ascending by volume
    std::uint64_t openCuts = 0;  // cuts across shards that it takes part in
    bool operator==(const ExportedCommitments&) const = default;
};

struct RegionalExportSummary {
    std::string region;
    std::uint64_t generation = 1;
    RegionAvailability availability = RegionAvailability::online;
    ExportedTopology topology;
    // Bytes of online hosts that nothing uses or holds.
    Bucket<Bytes> freeCapacity;
    // IOPS on online lanes that no guarantee has taken: what a newcomer can be guaranteed. What is
    // borrowed counts as free, because the lender gets it back at once; the rest of a lane that a
    // dedicated flow owns does not, because nobody else gets it.
    Bucket<Iops> protectedIops;
    // Exact, because destinations are chosen by them: bytes that recovery records hold on online
    // hosts, and the IOPS that the volumes of these records need at least to be recovered.
    Bytes failoverReservedBytes;
    Iops failoverReservedIops;
    ExportedPolicies policies;
    CheckpointRef checkpoint;  // of the directory, the one that its adjacency was derived at
    ExportedCommitments commitments;

    bool operator==(const RegionalExportSummary&) const = default;
};

[[nodiscard]] Digest digestOf(const RegionalExportSummary& summary);

// What the region's own partition does not say.
struct ExportFacts {
    ExportedPolicies policies;
    CheckpointRef checkpoint;
    std::uint64_t openCuts = 0;
};

// The summary to publish after `published` (null: nothing yet), or none when no value changed. Its
// generation is the next one. Costs the region: its hosts, lanes and recovery records.
[[nodiscard]] std::optional<RegionalExportSummary>
nextExport(const RegionalExportSummary* published, const EstateState& state, RegionIndex region,
           const ExportFacts& facts);

}  // namespace estate
