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

#include "engine/base/chunk_digests.h"
#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/quantity.h"
#include "engine/estate/catalog_specs.h"
#include "engine/estate/id_order.h"

namespace estate {

// Tables are append-only: an index keeps its meaning. A blueprint fills them and seals once; events
// add to a sealed, or an empty, catalog record by record.
class Catalog {
public:
    // Fill them freely before seal(); afterwards they change through the functions only.
    std::vector<RegionSpec> regions;
    std::vector<SiteSpec> sites;
    std::vector<HostSpec> hosts;
    std::vector<EntitySpec> entities;
    std::vector<ApplicationSpec> applications;
    std::vector<RecoveryGroupSpec> recoveryGroups;
    std::vector<VolumeSpec> volumes;
    std::vector<PathSpec> paths;
    std::vector<DatabaseSpec> databases;
    std::vector<ConsistencyGroupSpec> consistencyGroups;

    // Call once, after the tables are filled. Ids are unique per table: duplicates and bad ids are
    // refused, as is what catalog_checks.h refuses, and a second path for a pair of regions.
    [[nodiscard]] Result<void> seal();
    // The same for tables that a sealed catalog had: events may have put a second path for a pair.
    // The digest is left for when it is asked for.
    [[nodiscard]] Result<void> sealAgain();

    // The same checks for one record. A refused one changes nothing.
    [[nodiscard]] Result<RegionIndex> addRegion(RegionSpec spec);
    [[nodiscard]] Result<SiteIndex> addSite(SiteSpec spec);
    [[nodiscard]] Result<HostIndex> addHost(HostSpec spec);
    [[nodiscard]] Result<EntityIndex> addEntity(EntitySpec spec);
    [[nodiscard]] Result<ApplicationIndex> addApplication(ApplicationSpec spec);
    [[nodiscard]] Result<RecoveryGroupIndex> addRecoveryGroup(RecoveryGroupSpec spec);
    [[nodiscard]] Result<VolumeIndex> addVolume(VolumeSpec spec);
    // Adds, or replaces the record with this id. A path keeps its two regions.
    [[nodiscard]] Result<PathIndex> putPath(PathSpec spec);
    [[nodiscard]] Result<DatabaseIndex> putDatabase(DatabaseSpec spec);
    [[nodiscard]] Result<ConsistencyGroupIndex> putConsistencyGroup(ConsistencyGroupSpec spec);
    // The id stays; a host keeps its site.
    [[nodiscard]] Result<void> replaceHost(HostIndex host, HostSpec spec);
    [[nodiscard]] Result<void> replaceEntity(EntityIndex entity, EntitySpec spec);
    void setGeneration(RecoveryGroupIndex group, std::uint64_t generation);
    // Into a group of its application, or none.
    void regroupVolume(VolumeIndex volume, RecoveryGroupIndex group);
    void resizeVolume(VolumeIndex volume, Bytes bytes, Iops steadyIops);

    // Whether a host may have `lanes` instead of what `replaced` (or none) has: the estate's bound.
    [[nodiscard]] Result<void> checkRoomForLanes(std::uint32_t lanes, HostIndex replaced) const;

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
    [[nodiscard]] const DatabaseSpec& database(DatabaseIndex i) const { return databases[i.value]; }
    [[nodiscard]] const ConsistencyGroupSpec& consistencyGroup(ConsistencyGroupIndex i) const
    {
        return consistencyGroups[i.value];
    }

    // An unknown id is ErrorCode::unknownId whose field "near" lists up to three similar ids.
    [[nodiscard]] Result<RegionIndex> findRegion(std::string_view id) const;
    [[nodiscard]] Result<SiteIndex> findSite(std::string_view id) const;
    [[nodiscard]] Result<HostIndex> findHost(std::string_view id) const;
    [[nodiscard]] Result<EntityIndex> findEntity(std::string_view id) const;
    [[nodiscard]] Result<ApplicationIndex> findApplication(std::string_view id) const;
    [[nodiscard]] Result<RecoveryGroupIndex> findRecoveryGroup(std::string_view id) const;
    [[nodiscard]] Result<VolumeIndex> findVolume(std::string_view id) const;
    [[nodiscard]] Result<PathIndex> findPath(std::string_view id) const;
    [[nodiscard]] Result<DatabaseIndex> findDatabase(std::string_view id) const;
    [[nodiscard]] Result<ConsistencyGroupIndex> findConsistencyGroup(std::string_view id) const;
    // The same without the cost of a message: none when it is unknown.
    [[nodiscard]] RegionIndex regionNamed(std::string_view id) const;
    [[nodiscard]] SiteIndex siteNamed(std::string_view id) const;
    [[nodiscard]] HostIndex hostNamed(std::string_view id) const;
    [[nodiscard]] EntityIndex entityNamed(std::string_view id) const;
    [[nodiscard]] ApplicationIndex applicationNamed(std::string_view id) const;
    [[nodiscard]] RecoveryGroupIndex recoveryGroupNamed(std::string_view id) const;
    [[nodiscard]] VolumeIndex volumeNamed(std::string_view id) const;
    [[nodiscard]] PathIndex pathNamed(std::string_view id) const;
    [[nodiscard]] DatabaseIndex databaseNamed(std::string_view id) const;
    [[nodiscard]] ConsistencyGroupIndex consistencyGroupNamed(std::string_view id) const;

    // Order by the bytes of the ids: how ties go.
    [[nodiscard]] bool before(RegionIndex a, RegionIndex b) const;
    [[nodiscard]] bool before(ApplicationIndex a, ApplicationIndex b) const;
    [[nodiscard]] bool before(RecoveryGroupIndex a, RecoveryGroupIndex b) const;
    [[nodiscard]] bool before(VolumeIndex a, VolumeIndex b) const;

    // All ascending.
    [[nodiscard]] std::span<const VolumeIndex> volumesOf(RecoveryGroupIndex group) const
    {
        return m_groupVolumes[group.value];
    }
    [[nodiscard]] std::span<const DatabaseIndex> databasesOf(VolumeIndex volume) const;
    [[nodiscard]] std::span<const ConsistencyGroupIndex> consistencyGroupsOf(VolumeIndex v) const;
    // The first that joins them, or none.
    [[nodiscard]] PathIndex pathBetween(RegionIndex source, RegionIndex destination) const;

    // Over the tables, by chunks: costs what changed since it was last asked for, and does not
    // depend on how the tables came about. Not for two threads at once.
    [[nodiscard]] const Digest& digest() const;

private:
    struct Book {
        IdOrder order;
        ChunkDigests chunks;
    };
    template <typename Spec>
    [[nodiscard]] Result<void> sealIds(const std::vector<Spec>& table, Book& book);
    template <typename Spec>
    [[nodiscard]] Result<void> checkTable(const std::vector<Spec>& table) const;
    template <typename TableIndex, typename Spec>
    [[nodiscard]] Result<TableIndex> add(std::vector<Spec>& table, Book& book, Spec&& spec);
    void changed(Book& book, std::uint32_t position);
    void link(VolumeIndex volume);
    void link(PathIndex path);
    void link(DatabaseIndex database);
    void unlink(DatabaseIndex database);
    void link(ConsistencyGroupIndex group);
    void unlink(ConsistencyGroupIndex group);

    Book m_regionBook;
    Book m_siteBook;
    Book m_hostBook;
    Book m_entityBook;
    Book m_applicationBook;
    Book m_groupBook;
    Book m_volumeBook;
    Book m_pathBook;
    Book m_databaseBook;
    Book m_consistencyBook;
    std::uint64_t m_lanes = 0;
    std::vector<std::vector<VolumeIndex>> m_groupVolumes;  // by recovery group
    // By volume, up to the last one that is in any.
    std::vector<std::vector<DatabaseIndex>> m_volumeDatabases;
    std::vector<std::vector<ConsistencyGroupIndex>> m_volumeConsistencyGroups;
    std::unordered_map<std::uint64_t, PathIndex> m_pathByPair;  // looked up, never iterated
    mutable std::optional<Digest> m_digest;
};

}  // namespace estate
