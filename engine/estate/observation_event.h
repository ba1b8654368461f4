// Events that report what was seen (condition, marks, backlog, demand) or ask for work. What each
// refuses stands in planner/observe.h and planner/request.h.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/quantity.h"
#include "engine/estate/catalog.h"

namespace estate {

enum class RegionChange : std::uint8_t { online, offline, fence, unfence, expireLease };
[[nodiscard]] std::string_view regionChangeName(RegionChange change);
struct ChangeRegion {
    std::string region;
    RegionChange change = RegionChange::offline;
    bool operator==(const ChangeRegion&) const = default;
};
struct ChangeSite {
    std::string site;
    bool online = false;
    bool operator==(const ChangeSite&) const = default;
};
struct ChangeHost {
    std::string host;
    bool online = false;
    bool operator==(const ChangeHost&) const = default;
};

// Marks are per (volume, placement epoch). A divergent replica that reports the present epoch has
// been resynchronised.
struct ObserveReplica {
    std::string volume;
    std::string region;
    std::uint64_t epoch = 1;
    Operations durable;
    Operations applied;  // <= durable
    Timestamp observedAt;
    bool operator==(const ObserveReplica&) const = default;
};

inline constexpr std::size_t backlogLayersMax = 64;
// A stage of the mux between source and recovery region; the path's id keeps its rates.
struct BacklogLayer {
    std::string path;
    Transport transport = Transport::tcp;
    BytesPerSecond demuxRate;
    Iops demuxOperations;
    Duration fill;
    std::uint32_t copyPasses = 0;
    BytesPerSecond copyRate;  // needed when copyPasses > 0
    bool operator==(const BacklogLayer&) const = default;
};
struct ObserveBacklog {
    std::string volume;
    std::string region;
    std::uint64_t epoch = 1;
    Operations durable;
    Operations applied;
    Bytes pendingBytes;
    Operations pendingOperations;
    std::vector<BacklogLayer> layers;
    Timestamp observedAt;
    bool operator==(const ObserveBacklog&) const = default;
};

inline constexpr std::size_t demandSamplesMax = 4'096;
struct ObserveDemand {
    std::string volume;
    std::uint64_t interval = 0;  // number of the interval; advances
    Iops iops;
    std::uint64_t queueDepth = 0;
    Duration latencyP995;           // exact, or zero when samples say it
    std::vector<Duration> samples;  // the nearest-rank 99.5th percentile is taken
    bool operator==(const ObserveDemand&) const = default;
};

enum class SnapshotScope : std::uint8_t { sameRegion, crossRegion };
[[nodiscard]] std::string_view snapshotScopeName(SnapshotScope scope);
struct RequestSnapshot {
    std::string id;
    std::vector<std::string> volumes;
    bool closure = false;  // widen over the consistency groups that the volumes are in
    SnapshotScope scope = SnapshotScope::sameRegion;
    bool applicationConsistent = true;
    Timestamp deadline;  // planned before then, or not at all
    Duration hitchMax;   // longest pause that a member may see
    Iops operationIops;  // what the cut may use on each member's lanes
    bool operator==(const RequestSnapshot&) const = default;
};
// To these sizes; grow only.
struct RequestResize {
    std::string id;
    std::string volume;
    Bytes bytes;
    Iops steadyIops;
    bool operator==(const RequestResize&) const = default;
};
// What is homed in these regions and active elsewhere goes home.
struct RequestFailback {
    std::string id;
    std::vector<std::string> regions;
    bool operator==(const RequestFailback&) const = default;
};

}  // namespace estate
