// The deterministic scheduler: events in, decisions out. It never reads a clock, starts a thread,
// draws a random number or does I/O. A refused event leaves the state as it was.
#pragma once

#include <optional>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/estate/state.h"
#include "engine/planner/closed_places.h"
#include "engine/planner/decision.h"

namespace estate {

// One bad clock must not block the log (planner contract, section 2). Only ConfirmClock may jump.
inline constexpr Duration timestampJumpMax = seconds(31ull * 24 * 3'600);
inline constexpr Duration confirmedJumpMax = seconds(3'653ull * 24 * 3'600);  // ten years
// How long workers may take to prepare, in event time.
inline constexpr Duration prepareTimeout = seconds(60);

// What an accepted event caused. Most events cause nothing but the change they state.
struct Effects {
    std::optional<PlanResult> plan;  // of PlanAtWatermark
    bool repeated = false;           // an idempotent repeat: nothing changed
    bool operator==(const Effects&) const = default;
};

class Scheduler {
public:
    Scheduler() = default;
    // Goes on behind the event after which the state was this.
    explicit Scheduler(EstateState state);

    // Event 1 must be OpenEstate; it builds the estate and places every volume.
    // `windows`: what the log before the event says of planned maintenance; PlanAtWatermark heeds
    // it.
    [[nodiscard]] Result<Effects> apply(const Envelope& envelope,
                                        const ClosedWindows& windows = {});

    [[nodiscard]] bool opened() const { return m_state.has_value(); }
    // Its touched() are the regions that the last event changed.
    [[nodiscard]] const EstateState& state() const;
    [[nodiscard]] std::uint64_t lastIndex() const { return m_lastIndex; }
    [[nodiscard]] Timestamp lastTimestamp() const { return m_lastTimestamp; }

private:
    [[nodiscard]] Result<void> checkEnvelope(const Envelope& envelope) const;

    std::optional<EstateState> m_state;
    std::uint64_t m_lastIndex = 0;
    Timestamp m_lastTimestamp;
};

// The state of a fresh estate at `now`, every volume placed; also the first step of apply().
[[nodiscard]] Result<EstateState> openEstate(const EstateSource& source, Timestamp now);

}  // namespace estate
