// One region's private, copy-on-write partition of the estate: the unit of ownership, of copying
// and of cost. Nothing here refers to another region's partition except by id.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/chunk_digests.h"
#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/quantity.h"
#include "engine/estate/catalog.h"
#include "engine/estate/lane_index.h"
#include "engine/estate/lane_targets.h"

namespace estate {

enum class RegionCondition : std::uint8_t { online, offline, leaseExpired, fenced };
[[nodiscard]] std::string_view regionConditionName(RegionCondition condition);

struct SiteState {
    SiteIndex site;
    bool online = true;
    Timestamp offlineSince;  // valid while offline
};
struct HostState {
    HostIndex host;
    std::uint32_t sitePosition = 0;  // in RegionState::sites
    std::uint32_t firstLane = 0;     // in RegionState::lanes
    std::uint32_t laneCount = 0;
    Iops laneIops;  // of one lane
    Bytes capacity;
    Bytes used;  // legs, gangs in flight and recovery reservations
    BytesPerSecond restoreRate;
    bool online = true;
    Timestamp offlineSince;  // valid while offline
};
struct LaneState {
    Iops used;
    std::uint32_t flows = 0;
    bool dedicated = false;  // its one flow owns it
};
// A piece of a copy: on which lane, and what of the copy it carries. A copy of one concrete volume
// is one leg. A representative's copy that no single host has room for is spread over hosts of one
// site, as its w concrete volumes would be (ours; docs/decisions).
struct Leg {
    std::uint32_t host = 0;  // position in RegionState::hosts
    std::uint32_t lane = 0;  // position in RegionState::lanes
    Bytes bytes;
    Iops iops;
    bool operator==(const Leg&) const = default;
};
// Bytes held on a host for a recovery record.
struct HeldBytes {
    std::uint32_t host = 0;
    Bytes bytes;
    bool operator==(const HeldBytes&) const = default;
};

// What a volume asked for in the last interval that was observed.
struct Demand {
    std::uint64_t interval = 0;
    Iops iops;
    std::uint64_t queueDepth = 0;
    Duration latencyP995;
    bool operator==(const Demand&) const = default;
};

// A volume whose active source is this region.
struct VolumeState {
    VolumeIndex volume;
    std::uint64_t epoch = 1;                   // placement epoch
    Operations latest;                         // high-water mark at the source, within the epoch
    std::vector<Leg> legs;                     // empty: not placed yet
    std::vector<RegionIndex> recoveryRegions;  // regions that hold a recovery record of it
    Digest gang;                               // the undecided gang it belongs to; zero when none
    std::optional<Demand> demand;              // none: its guarantee counts
    [[nodiscard]] bool busy() const { return gang != Digest{}; }
};

// Durable multiplexed backlog that a destination can replay instead of copying all bytes.
struct Backlog {
    Bytes pendingBytes;
    Operations pendingOperations;
    std::vector<PathIndex> paths;
    Operations durable{};  // the replica's mark when this was reported
    bool operator==(const Backlog&) const = default;
};
// What a region that may have to restore a volume owns about it: its cross-region commitment.
struct RecoveryRecord {
    VolumeIndex volume;
    std::uint64_t epoch = 1;
    Operations latest;  // what this region knew of the source's mark: a lower bound once it is gone
    Operations durable;
    Operations applied;  // <= durable
    bool divergent = false;
    std::vector<HeldBytes> held;  // reserved for it here; empty: nothing is
    std::optional<Backlog> backlog;
    Timestamp observedAt;  // of the marks, within the epoch
    bool operator==(const RecoveryRecord&) const = default;
};

// What a gang does when it commits (planner contract, section 3).
enum class GangKind : std::uint8_t { placement, failover, repair, failback, resize, snapshot };
[[nodiscard]] std::string_view gangKindName(GangKind kind);

enum class GangPhase : std::uint8_t { preparing, prepared, fenced };
struct GangMember {
    VolumeIndex volume;
    RegionIndex source;           // where it is active; where it will be, for a placement
    std::vector<Leg> legs;        // reserved here; of a resize: what is added to its legs
    std::vector<HeldBytes> held;  // the recovery reservation that became the first copy
    std::vector<Leg> replaced;    // of a repair: lost legs that go when it commits
};
// An undecided gang's part in the region where its members land. A gang that lands in several
// regions has a part in each, alike but for the members.
struct Gang {
    Digest planId;
    GangKind kind = GangKind::placement;
    GangPhase phase = GangPhase::preparing;
    std::vector<GangMember> members;
    Timestamp prepareDeadline;
    Timestamp fencedAt;               // when the source can't answer any more
    std::string request;              // id of the resize, snapshot or failback that it carries out
    [[nodiscard]] bool moves() const  // a source is fenced before anything is activated
    {
        return kind == GangKind::failover || kind == GangKind::failback;
    }
};

// Sums kept current by every change, so that timing never scans hosts. They equal a recomputation
// from scratch (property test).
struct RegionTotals {
    Bytes capacity;  // online hosts
    Bytes used;      // on online hosts, reservations included
    Bytes reserved;  // of `used`: held by recovery records
    Iops laneIops;   // online lanes
    Iops usedIops;   // on online lanes
    BytesPerSecond restoreRate;
    std::uint64_t lanes = 0;       // online
    std::uint64_t emptyLanes = 0;  // of them: no flow
    auto operator<=>(const RegionTotals&) const = default;
};

// What occupies a destination's recovery queue and paths: one entry a recovery, from its admission
// until its completion has passed. It ends at once when its gang is aborted.
struct RecoveryWork {
    Digest planId;
    Timestamp completion;
    std::vector<PathIndex> paths;
};
struct VolumeMoved {
    VolumeIndex volume;
    RegionIndex to;
};

// Read the tables freely; change them through the functions, which keep sums and digests.
class RegionState {
public:
    RegionCondition condition = RegionCondition::online;
    Timestamp unavailableSince;  // valid while not available
    std::uint64_t fenceEpoch = 0;
    bool offlineWhenUnfenced = false;  // only while fenced: what lifting the fence leaves
    std::vector<SiteState> sites;
    std::vector<HostState> hosts;         // by id: ties between lanes go that way
    std::vector<LaneState> lanes;         // host by host
    std::vector<VolumeState> volumes;     // ascending by volume
    std::vector<RecoveryRecord> records;  // ascending by volume
    std::vector<Gang> gangs;              // ascending by plan id
    std::vector<RecoveryWork> work;       // ascending by plan id
    std::vector<LaneTargets> targets;     // published ones, ascending by lane
    std::vector<VolumeMoved> moved;       // volumes homed here whose source is elsewhere; ascending
    RegionTotals totals;

    // Online, and not all of its sites offline.
    [[nodiscard]] bool available() const;
    // Some host or site is offline, so some leg may be lost though the region is available.
    [[nodiscard]] bool impaired() const;
    [[nodiscard]] bool hostOnline(const HostState& host) const
    {
        return host.online && sites[host.sitePosition].online;
    }
    [[nodiscard]] bool legOnline(const Leg& leg) const
    {
        return available() && hostOnline(hosts[leg.host]);
    }
    // Of a leg that is not online: when it was lost.
    [[nodiscard]] Timestamp legLostSince(const Leg& leg) const;
    // A replica is online while every host that holds it is.
    [[nodiscard]] bool recordOnline(const RecoveryRecord& record) const;

    [[nodiscard]] const VolumeState* findVolume(VolumeIndex volume) const;
    [[nodiscard]] VolumeState* findVolume(VolumeIndex volume);  // to change it
    void insertVolume(VolumeState volume);
    VolumeState takeVolume(VolumeIndex volume);
    [[nodiscard]] const RecoveryRecord* findRecord(VolumeIndex volume) const;
    [[nodiscard]] RecoveryRecord* findRecord(VolumeIndex volume);  // to change it
    void insertRecord(RecoveryRecord record);
    void eraseRecord(VolumeIndex volume);  // lets go what it held
    [[nodiscard]] const Gang* findGang(const Digest& planId) const;
    [[nodiscard]] Gang* findGang(const Digest& planId);  // to change it
    void insertGang(Gang gang);
    Gang takeGang(const Digest& planId);
    // Busy until then; zero when idle.
    [[nodiscard]] Timestamp queueReady() const;
    [[nodiscard]] Timestamp pathReadyAt(PathIndex path) const;
    // Entries whose completion has passed at `now` are dropped.
    void addWork(RecoveryWork entry, Timestamp now);
    void endWork(const Digest& planId);

    [[nodiscard]] const LaneTargets* findTargets(std::uint32_t lane) const;  // null: none yet
    void setTargets(LaneTargets targets);

    // Reservation primitives; each keeps `totals` current.
    void reserveLeg(const Leg& leg, bool dedicated);
    void releaseLeg(const Leg& leg);
    // More, or less, for a flow that is on the lane already.
    void growLeg(const Leg& by);
    void shrinkLeg(const Leg& by);
    void hold(const HeldBytes& held);  // for a recovery record
    void letGo(const HeldBytes& held);

    void setSiteOnline(std::uint32_t site, bool online, Timestamp at = {});
    void setHostOnline(std::uint32_t host, bool online, Timestamp at = {});
    void addSite(SiteIndex site);
    // Puts it at its place by id; positions behind it move, in legs too. Gives its position.
    std::uint32_t addHost(const HostState& host, const Catalog& catalog);
    // Other resources for a host that has room for what is placed on it: what HostState says.
    void resizeHost(std::uint32_t host, const HostSpec& spec);
    [[nodiscard]] std::uint32_t positionOfHost(HostIndex host) const;  // must be here
    [[nodiscard]] std::uint32_t positionOfSite(SiteIndex site) const;  // must be here
    [[nodiscard]] RegionTotals recomputeTotals() const;
    // Brought up to date, and so until the next change.
    [[nodiscard]] const LaneIndex& laneIndex();

    // Over everything above, a Merkle tree over chunks of its tables; computed when asked for and
    // kept until the partition changes. Not for two threads at once.
    [[nodiscard]] const Digest& digest() const;
    void invalidateDigest() { m_digest.reset(); }  // the tables' digests follow their functions
    [[nodiscard]] Digest recomputeDigest() const;  // from scratch, for tests

private:
    // Adds to every leg and held piece at or behind these positions.
    void shiftPositions(std::uint32_t hostFrom, std::uint32_t hostBy, std::uint32_t laneFrom,
                        std::int64_t laneBy);
    void hostChanged(std::uint32_t host)
    {
        m_hostDigests.changed(host);
        m_laneIndex.hostChanged(host);
    }

    ChunkDigests m_hostDigests;
    ChunkDigests m_volumeDigests;
    ChunkDigests m_recordDigests;
    ChunkDigests m_targetDigests;
    mutable std::optional<Digest> m_digest;
    LaneIndex m_laneIndex;  // says nothing that the tables don't
};

}  // namespace estate
