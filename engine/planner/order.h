// The order of recovery: highest cost of delay per time of service first. There is no priority
// number.
//
// One pure function over named inputs, because it will be improved: every plan reports its expected
// cost, so two orders compare (planner contract, "Order of recovery").
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/index.h"
#include "engine/base/quantity.h"

namespace estate {

// One application with everything that a failure took from it.
struct RecoveryJob {
    ApplicationIndex application;
    std::uint32_t rank = 0;  // among the jobs, by the application's id: ties end here
    Duration service;        // summed over its groups at their best destinations on empty queues
    Timestamp deadline;      // the earliest of its groups
    CostRate downtime;
    UnitCost breach;
    U128 lossCost = 0;  // of the operations that recovering loses
};

// T of the contract: slack to the deadline after the service, at least one second.
[[nodiscard]] Duration slackAfterService(const RecoveryJob& job, Timestamp now);

// Positions in `jobs`. (rate x T + breach) / (service x T), or rate / service once the breach can't
// be avoided; ties by loss cost, deadline, rank. Compared by cross-multiplication in 256 bits.
[[nodiscard]] std::vector<std::uint32_t> recoveryOrder(std::span<const RecoveryJob> jobs,
                                                       Timestamp now);

}  // namespace estate
