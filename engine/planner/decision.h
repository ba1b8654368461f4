// What a planning pass answers: one decision per group, with its timing, its rule and, for every
// other destination in its reach, the first constraint that binds. Reason codes are stable and
// documented in docs/reasons.md; prose is made elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/digest.h"
#include "engine/base/index.h"
#include "engine/base/quantity.h"
#include "engine/estate/catalog.h"
#include "engine/estate/state.h"

namespace estate {

inline constexpr std::uint32_t plannerVersion = 2;

enum class Outcome : std::uint8_t { recover, hold, defer };
[[nodiscard]] std::string_view outcomeName(Outcome outcome);

enum class Reason : std::uint8_t {
    recoveredWithinRto,
    recoveredAfterRto,  // schedulable, but misses its objective; stays explicit
    heldByRule,
    heldNotDurable,  // the rule holds, but nothing online covers the durable mark
    ambiguousScenarioImpact,
    ambiguousFailoverRule,
    noObjective,
    noEligibleDestination,  // for a reason other than capacity; see the verdicts
    capacityShort,          // eligible destinations exist, none has room
    memberBusy,             // past recall: its source is fenced for another gang already
    repairedDegraded,  // in the region, but two copies share a site until one more site has room
    arenaMultiVolume,  // arena mode admits single volumes only and weakens no boundary
    tooSlow,           // eligible destinations exist; none completes within 64 bits of nanoseconds
    movedHome,         // failback
    deadlinePassed,    // of a snapshot
    hitchTooLong,      // the cut would pause a member for longer than the request allows
    crossesRegions,    // a snapshot of one region reaches into another
    notPlaced,         // a member has no lanes, or not all of them are online
    tooWide,           // of earlier planners: wide snapshots run through a manifest now
};
[[nodiscard]] std::string_view reasonName(Reason reason);  // kebab-case, stable

// Why a region is not where the group goes, in the order in which they are checked.
enum class Constraint : std::uint8_t {
    none,  // chosen
    isSource,
    ruleNamesAnother,
    outsideAllowedRegions,
    unavailable,
    noReplica,
    divergentReplica,
    rpoMissed,            // needed / available / short: operations
    noPath,               // of earlier planners: an unknown path binds no more, it is not timed
    recoveryIopsShort,    // IOPS
    bytesShort,           // bytes in the roomiest site that would otherwise do
    laneIopsShort,        // IOPS
    isolationShort,       // lanes
    failureDomainsShort,  // sites
    laterCompletion,      // eligible, but another is done first; available: its completion ns
    tooSlow,              // its completion lies beyond what 64 bits of nanoseconds express
    replicaOffline,       // a host that holds the replica is offline
    underMaintenance,     // takes nothing new; available: until when, ns
};
[[nodiscard]] std::string_view constraintName(Constraint constraint);

struct DestinationVerdict {
    RegionIndex region;
    Constraint constraint = Constraint::none;
    VolumeIndex volume;  // the member that binds; none when the group as a whole does
    std::uint64_t needed = 0;
    std::uint64_t available = 0;
    std::uint64_t shortBy = 0;
    bool operator==(const DestinationVerdict&) const = default;
};

// All durations are exact integers, rounded up (planner contract, "Timing of a group").
struct RecoveryTiming {
    Timestamp planned;  // when the pass ran
    Timestamp queueStart;
    Duration fill;
    Duration demux;
    Duration target;
    Timestamp completion;  // queueStart + fill + max(demux, target)
    Timestamp deadline;
    bool rtoMet = false;
    Timestamp queueReady;  // the four waits whose latest is queueStart
    Timestamp pathsReady;
    Timestamp sourceFenced;
    Bytes bytes;  // moved by this group
    Operations operations;
    BytesPerSecond restoreRate;
    Iops applyRate;
    std::vector<PathIndex> paths;
    std::uint32_t zeroCopyLanes = 0;
    std::uint32_t copyingLanes = 0;
    Bytes bytesCopied;
    bool operator==(const RecoveryTiming&) const = default;
};

struct MemberPlacement {
    VolumeIndex volume;
    RegionIndex source;
    std::vector<Leg> legs;  // positions in the destination's partition
    Operations lost;  // operations that recovering here loses: the last of the epoch, after...
    Operations recoveredTo;     // ...this mark; so (recoveredTo, recoveredTo + lost] is the range
    std::vector<Leg> replaced;  // of a repair: the lost legs that it makes anew
    bool operator==(const MemberPlacement&) const = default;
};

// The rule that governs, and the less specific candidates it beat (positions in the policy's
// rules).
struct RuleTrace {
    PolicyIndex policy;
    std::optional<std::uint32_t> winner;
    std::vector<std::uint32_t> beaten;
    std::vector<std::uint32_t> tied;  // ambiguous: equally specific, different actions
    bool operator==(const RuleTrace&) const = default;
};

struct GroupDecision {
    Digest planId;                       // derived from content; zero unless Outcome::recover
    GangKind kind = GangKind::failover;  // or repair, failback
    ApplicationIndex application;
    RecoveryGroupIndex recoveryGroup;  // none: a single volume
    std::vector<VolumeIndex> members;  // ascending
    std::vector<VolumeIndex>
        elsewhere;       // members of the group that are not lost: a split recovery point
    RegionIndex source;  // of the first member
    Outcome outcome = Outcome::defer;
    Reason reason = Reason::noEligibleDestination;
    RegionIndex destination;  // none unless recovered
    std::optional<RecoveryTiming> timing;
    std::vector<MemberPlacement> placements;
    RuleTrace rule;
    std::vector<DestinationVerdict> verdicts;  // by region; every region in reach but the source
    Timestamp lostSince;                       // when its source became unavailable
    Timestamp deadline;
    Operations lostOperations;
    // Downtime to completion, breach and lost operations as if the group were its application's
    // last. Without a completion, downtime is charged to the horizon (preview.h).
    Cost expectedCost;
    bool operator==(const GroupDecision&) const = default;
};

// Volumes that are one unit (gang mode) have the same plan id.
struct PlacementDecision {
    Digest planId;
    VolumeIndex volume;
    RegionIndex region;
    std::vector<Leg> legs;       // empty: not placed
    DestinationVerdict verdict;  // why not
    bool operator==(const PlacementDecision&) const = default;
};

struct ResizeDecision {
    Digest planId;  // zero: not planned
    std::string request;
    VolumeIndex volume;
    RegionIndex region;
    std::vector<Leg> growth;                // what each of its legs gets more
    Reason reason = Reason::capacityShort;  // when not planned
    DestinationVerdict verdict;             // with the numbers of a shortage
    bool operator==(const ResizeDecision&) const = default;
};
struct SnapshotDecision {
    Digest planId;  // zero: not planned
    std::string request;
    std::vector<VolumeIndex> members;       // ascending, the closure included
    std::vector<RegionIndex> regions;       // ascending
    Duration hitch;                         // modelled pause of a member
    Reason reason = Reason::capacityShort;  // when not planned
    DestinationVerdict verdict;             // with the numbers of a shortage
    bool operator==(const SnapshotDecision&) const = default;
};

// One pass, in the order of decision.
struct PlanResult {
    std::vector<GroupDecision> groups;
    std::vector<PlacementDecision> placements;
    std::vector<ResizeDecision> resizes;
    std::vector<SnapshotDecision> snapshots;
    std::vector<Digest> abortedGangs;  // undecided gangs that needed something lost
    bool operator==(const PlanResult&) const = default;
};

// Derived from content, the log's index included, so that a plan made again is another gang.
[[nodiscard]] Digest planIdOf(const EstateState& state, const GroupDecision& decision);

// What people call the group: its recovery group's id, or its only volume's.
[[nodiscard]] const std::string& groupId(const Catalog& catalog, const GroupDecision& decision);

// Over what is decided: outcomes, reasons, destinations, legs, lost operations. Not over times: a
// queue that is busy until a moment is nearer to it a minute later, and the plan is still the same
// one. Whether an objective is met is part of the reason.
[[nodiscard]] Digest decisionsDigest(const Catalog& catalog, const PlanResult& plan);

}  // namespace estate
