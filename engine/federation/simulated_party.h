// The parties of a simulation of cuts, and what is durable of them. Private to it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/federation/cut_coordinator.h"
#include "engine/federation/cut_participant.h"
#include "engine/federation/cut_world.h"
#include "engine/federation/simulated_event.h"

namespace estate {

struct ShardProcess {
    std::optional<CutShard> running;  // none: stopped
    std::uint64_t incarnation = 0;
    std::uint64_t busyUntil = idle;
    std::vector<ParticipantRecord> durable;
    std::uint64_t revision = 1;  // its I/O makes a new one whenever it does not hold
};
struct SimulatedCut {
    CutScope scope;
    std::optional<CutState> durable;            // folded from its records
    std::optional<CutCoordinator> coordinator;  // none: not declared, or stopped
    std::uint64_t outageFrom = 0;               // a partition that it needs, [from, until)
    std::uint64_t outageUntil = 0;
    [[nodiscard]] std::size_t width() const { return scope.manifest.participants.size(); }
};

}  // namespace estate
