// A modelled executor: what the workers of a gang would answer next. Drills and tests tell it who
// rejects and who stays silent; it has no clock and decides nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/estate/state.h"

namespace estate {

struct ExecutorModel {
    std::vector<std::string> rejecting;  // workers, by id: a host's, or "controller:<region>"
    std::vector<std::string> silent;
    bool operator==(const ExecutorModel&) const = default;
};

struct ModelledAnswer {
    Event event;
    Timestamp notBefore;  // in event time
};

// Of an undecided gang: prepared, or rejected by the first rejecting worker in the order of tasks,
// or its deadline passed because a worker is silent; then the fence of what moves; then the commit.
[[nodiscard]] ModelledAnswer nextAnswer(const EstateState& state, const Digest& planId,
                                        const ExecutorModel& model);

}  // namespace estate
