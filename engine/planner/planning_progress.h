// How far a piece of planning is that somebody steps.
#pragma once

#include <cstdint>

namespace estate {

struct PlanningProgress {
    std::uint64_t done = 0;   // steps
    std::uint64_t total = 0;  // as far as is known: some work says late how much it is
    bool operator==(const PlanningProgress&) const = default;
};

}  // namespace estate
