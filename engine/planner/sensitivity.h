// How far the inputs of a plan may move before it decides otherwise, and how old they are. Bounds
// of single inputs, everything else as it is: what the planner compares, turned round.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/planner/preview.h"

namespace estate {

enum class SensitiveInput : std::uint8_t {
    lag,         // operations that the destination lacks; beyond the limit it misses the RPO
    completion,  // nanoseconds after the loss; beyond the limit the RTO is missed
    room,        // what the nearest eligible destination lacks, in the unit of its constraint
};
[[nodiscard]] std::string_view sensitiveInputName(SensitiveInput input);  // stable

struct Sensitivity {
    std::uint32_t group = 0;  // position in the plan
    SensitiveInput input = SensitiveInput::lag;
    RegionIndex region;                        // the destination it is about
    VolumeIndex volume;                        // the member that binds first; none for completion
    Constraint constraint = Constraint::none;  // of room
    std::uint64_t present = 0;
    std::uint64_t limit = 0;
    // The oldest observation that the bound rests on; zero: of the estate as it was opened.
    Timestamp observedAt;
    // 0 when the decision lies on the far side of the bound already.
    [[nodiscard]] std::uint64_t margin() const { return present < limit ? limit - present : 0; }
    bool operator==(const Sensitivity&) const = default;
};

// By group, then by input. Groups that no number decides (held by rule, no rule, no objective) have
// none. `state` is the one that the preview was asked of.
[[nodiscard]] std::vector<Sensitivity> sensitivitiesOf(const EstateState& state,
                                                       const Preview& preview);

}  // namespace estate
