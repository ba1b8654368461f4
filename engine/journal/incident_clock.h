// What the recovery-time objectives of an incident's losses come to at a moment: read from a
// preview of those losses, which keeps, and a time, which runs.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/journal/incident_log.h"
#include "engine/planner/preview.h"

namespace estate {

// Counts groups that were lost. Each is in exactly one of the first five.
struct RtoClock {
    std::uint64_t inTime = 0;   // the plan completes them by their deadline
    std::uint64_t atRisk = 0;   // it completes them later or not at all; their deadline is to come
    std::uint64_t passed = 0;   // their deadline has passed
    std::uint64_t held = 0;     // they wait by rule, whatever their deadline
    std::uint64_t undated = 0;  // without an objective for what is lost, or on their way already
    // Who comes to a deadline next, of those in time and at risk: position in the plan's groups.
    std::optional<std::uint32_t> next;
    Timestamp deadline;  // of `next`
    void add(const GroupDecision& decision, std::uint32_t position, Timestamp now);
    bool operator==(const RtoClock&) const = default;
};

struct IncidentClock {
    RtoClock all;                  // of all losses together
    std::vector<RtoClock> byLoss;  // as Incident::losses
    bool operator==(const IncidentClock&) const = default;
};

// `preview` is of this incident's losses, by this estate's catalog. A group counts for the loss
// that took its last copy; what the incident's losses did not take is not counted.
[[nodiscard]] IncidentClock readClock(const Catalog& catalog, const Incident& incident,
                                      const Preview& preview, Timestamp now);

}  // namespace estate
