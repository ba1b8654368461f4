// What the estate consists of: facts that change rarely and are shared, never copied, by overlays.
// What moves (use, placement, high-water marks, gangs) lives in the regions of state.h; what
// operators decide (policies, impacts) lives in rules.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/digest.h"
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
};
struct SiteSpec {
    std::string id;
    RegionIndex region;
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
};
struct EntitySpec {
    std::string id;
    std::uint64_t generation = 1;
    std::vector<RegionIndex> presence;  // ascending
};
struct ApplicationSpec {
    std::string id;
    EntityIndex entity;
    RegionIndex home;
    ApplicationKind kind = ApplicationKind::generic;
    std::uint64_t weight = 1;
};
struct RecoveryGroupSpec {
    std::string id;
    ApplicationIndex application;
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
};
// A durable mux path from a source region to a destination: one per pair, never scaled.
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
};

// Two words each: an estate of the concrete envelope, 3.5 million hosts of 16 lanes, fits.
inline constexpr std::uint64_t lanesMax = std::uint64_t{1} << 26;

class Catalog {
public:
    std::vector<RegionSpec> regions;
    std::vector<SiteSpec> sites;
    std::vector<HostSpec> hosts;
    std::vector<EntitySpec> entities;
    std::vector<ApplicationSpec> applications;
    std::vector<RecoveryGroupSpec> recoveryGroups;
    std::vector<VolumeSpec> volumes;
    std::vector<PathSpec> paths;

    // Call once, after the tables are filled. Ids are unique per table: duplicates and bad ids are
    // refused, as are zero resources and dangling references.
    [[nodiscard]] Result<void> seal();

    [[nodiscard]] const RegionSpec& region(RegionIndex i) const { return regions[i.value]; }
    [[nodiscard]] const SiteSpec& site(SiteIndex i) const { return sites[i.value]; }
    [[nodiscard]] const HostSpec& host(HostIndex i) const { return hosts[i.value]; }
    [[nodiscard]] const EntitySpec& entity(EntityIndex i) const { return entities[i.value]; }
    [[nodiscard]] const ApplicationSpec& application(ApplicationIndex i) const
    {
        return applications[i.value];
    }
    [[nodiscard]] const RecoveryGroupSpec& recoveryGroup(RecoveryGroupIndex i) const
    {
        return recoveryGroups[i.value];
    }
    [[nodiscard]] const VolumeSpec& volume(VolumeIndex i) const { return volumes[i.value]; }
    [[nodiscard]] const PathSpec& path(PathIndex i) const { return paths[i.value]; }

    // An unknown id is ErrorCode::unknownId whose field "near" lists up to three similar ids.
    [[nodiscard]] Result<RegionIndex> findRegion(std::string_view id) const;
    [[nodiscard]] Result<SiteIndex> findSite(std::string_view id) const;
    [[nodiscard]] Result<HostIndex> findHost(std::string_view id) const;
    [[nodiscard]] Result<ApplicationIndex> findApplication(std::string_view id) const;
    [[nodiscard]] Result<VolumeIndex> findVolume(std::string_view id) const;
    // Ascending.
    [[nodiscard]] std::span<const VolumeIndex> volumesOf(RecoveryGroupIndex group) const
    {
        return m_groupVolumes[group.value];
    }
    [[nodiscard]] PathIndex pathBetween(RegionIndex source,
                                        RegionIndex destination) const;  // or none

    void resizeVolume(VolumeIndex volume, Bytes bytes, Iops steadyIops);

    [[nodiscard]] const Digest& digest() const { return m_digest; }

private:
    // Positions of a table in the order of their ids; empty when the table is in that order
    // already.
    using IdOrder = std::vector<std::uint32_t>;
    [[nodiscard]] Result<void> checkReferences() const;
    [[nodiscard]] Digest computeDigest() const;

    std::vector<std::vector<VolumeIndex>> m_groupVolumes;  // by recovery group
    IdOrder m_regionOrder;
    IdOrder m_siteOrder;
    IdOrder m_hostOrder;
    IdOrder m_applicationOrder;
    IdOrder m_volumeOrder;
    std::unordered_map<std::uint64_t, PathIndex> m_pathByPair;  // looked up, never iterated
    Digest m_digest;
};

}  // namespace estate
