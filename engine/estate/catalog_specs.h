// Records of the catalog: what the estate consists of. References are indexes into its tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/index.h"
#include "engine/base/quantity.h"

namespace estate {

enum class Isolation : std::uint8_t { shared, reserved, dedicated };
enum class Transport : std::uint8_t { tcp, rdma };
enum class ApplicationKind : std::uint8_t {
    generic,
    cassandraJbod,
    cockroachDb,
    postgres,
    durableShardedDatabase,
    minio,
    kafka,
};
[[nodiscard]] std::string_view isolationName(Isolation isolation);
[[nodiscard]] std::string_view transportName(Transport transport);
[[nodiscard]] std::string_view applicationKindName(ApplicationKind kind);

// Everything that stands for w concrete things carries w; its bytes, IOPS, operations and costs are
// already multiplied (estate contract, "Weights"). High-water marks, RPO, RTO and fill never scale:
// they are one concrete thing's.
struct RegionSpec {
    std::string id;
    std::string trustDomain;
    std::optional<Duration> lease;  // none: fenced by the event that makes it unavailable
    Duration skew;
    bool operator==(const RegionSpec&) const = default;
};
struct SiteSpec {
    std::string id;
    RegionIndex region;
    bool operator==(const SiteSpec&) const = default;
};
struct HostSpec {
    std::string id;
    SiteIndex site;
    RegionIndex region;
    Bytes capacity;
    std::uint32_t lanes = 0;
    Iops laneIops;  // of one lane
    BytesPerSecond restoreRate;
    std::uint64_t weight = 1;
    bool operator==(const HostSpec&) const = default;
};
struct EntitySpec {
    std::string id;
    std::uint64_t generation = 1;
    std::vector<RegionIndex> presence;  // ascending
    bool operator==(const EntitySpec&) const = default;
};
struct ApplicationSpec {
    std::string id;
    EntityIndex entity;
    RegionIndex home;
    ApplicationKind kind = ApplicationKind::generic;
    std::uint64_t weight = 1;
    bool operator==(const ApplicationSpec&) const = default;
};
struct RecoveryGroupSpec {
    std::string id;
    ApplicationIndex application;
    std::uint64_t generation = 1;
    bool operator==(const RecoveryGroupSpec&) const = default;
};
struct VolumeSpec {
    std::string id;
    ApplicationIndex application;
    RecoveryGroupIndex recoveryGroup;  // none: the volume is its own group
    RegionIndex home;
    Bytes bytes;
    Iops steadyIops;
    Iops minimumRecoveryIops;
    Isolation isolation = Isolation::shared;
    std::uint32_t copies = 2;
    Operations rpo;  // most operations that a recovery may miss
    Duration rto;
    std::uint64_t weight = 1;
    bool operator==(const VolumeSpec&) const = default;
};
// A durable mux path from a source region to a destination; never scaled.
struct PathSpec {
    std::string id;
    RegionIndex source;
    RegionIndex destination;
    Transport transport = Transport::tcp;
    BytesPerSecond demuxRate;
    Iops demuxOperations;
    Duration fill;
    std::uint32_t copyPasses = 0;  // 0: zero copy, no CPU payload copy between stages
    BytesPerSecond copyRate;       // needed when copyPasses > 0
    bool operator==(const PathSpec&) const = default;
};

// A logical database of a cluster, on volumes of that cluster.
struct DatabaseSpec {
    std::string id;
    std::uint64_t generation = 1;
    ApplicationIndex cluster;                 // of a database kind
    std::vector<VolumeIndex> volumes;         // ascending, at least one
    std::vector<ApplicationIndex> consumers;  // ascending; down without it
    bool operator==(const DatabaseSpec&) const = default;
};
// Volumes that only a cut of all of them at once is consistent of.
struct ConsistencyGroupSpec {
    std::string id;
    std::uint64_t generation = 1;
    std::vector<VolumeIndex> volumes;  // ascending, at least two
    bool operator==(const ConsistencyGroupSpec&) const = default;
};

// Two words each: an estate of the concrete envelope, 3.5 million hosts of 16 lanes, fits.
inline constexpr std::uint64_t lanesMax = std::uint64_t{1} << 26;

// The longest RTO, lease, skew or fill: ten years, so that no deadline leaves event time.
inline constexpr Duration durationMax = seconds(std::uint64_t{10} * 366 * 24 * 3'600);

[[nodiscard]] bool isDatabaseKind(ApplicationKind kind);

}  // namespace estate
