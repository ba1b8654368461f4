// What workers are asked to do for a gang, in an order that dependencies allow. Task ids derive
// from content, so GangPrepared can say exactly which tasks it means.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/digest.h"
#include "engine/estate/state.h"

namespace estate {

enum class TaskKind : std::uint8_t {
    prepareRoute,     // a leg's lane takes the flow
    restore,          // a leg's host restores the copy
    fenceSource,      // a persisted fence epoch, or lease expiry plus skew
    activate,         // never before the fence
    grow,             // a leg's host and lane take more
    quiesce,          // a member of a snapshot pauses
    awaitQuiesced,    // all of them have
    captureCut,       // a member's cut
    publishManifest,  // after every cut
    awaitPrepared,    // all shards of a gang that goes through a manifest have
};
[[nodiscard]] std::string_view taskKindName(TaskKind kind);

struct Task {
    std::string id;
    TaskKind kind = TaskKind::prepareRoute;
    std::string worker;  // a host's id, or "controller:<region>"
    std::vector<std::string> dependsOn;
    bool operator==(const Task&) const = default;
};

// Of an undecided gang. One that goes through a manifest (cut_work.h) has one task of each kind a
// participant shard, never one a volume; their worker is the controller of the shard's region.
[[nodiscard]] std::vector<Task> gangTasks(const EstateState& state, const Digest& planId);
// The digest of their ids; GangPrepared must carry it.
[[nodiscard]] Digest gangTasksDigest(const EstateState& state, const Digest& planId);

}  // namespace estate
