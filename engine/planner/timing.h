// The timing formula of a group at one destination (planner contract, "Timing of a group"): one
// pure function. Integers in nanoseconds, ceiling division, 128-bit intermediates.
#pragma once

#include <optional>
#include <span>

#include "engine/base/quantity.h"
#include "engine/planner/decision.h"

namespace estate {

// One path's share of the group: summed work, the path's own rates.
struct PathWork {
    PathIndex path;
    Timestamp ready;  // busy until then
    Bytes bytes;
    Operations operations;
    BytesPerSecond demuxRate;
    Iops demuxOperations;
    std::uint32_t copyPasses = 0;
    BytesPerSecond copyRate;
    Duration fill;
};

struct TimingInput {
    Timestamp now;
    Timestamp queueReady;
    Timestamp sourceFenced;
    Timestamp deadline;
    BytesPerSecond restoreRate;  // > 0
    Iops applyRate;              // > 0
    Bytes bytes;
    Operations operations;
    std::span<const PathWork> paths;
};

// Nothing when the completion can't be expressed in 64 bits of nanoseconds.
[[nodiscard]] std::optional<RecoveryTiming> timeRecovery(const TimingInput& input);

// fill + max(demux, target): how long it takes once it starts.
[[nodiscard]] Duration serviceOf(const RecoveryTiming& timing);

}  // namespace estate
