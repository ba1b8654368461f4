// What the log knows about clocks that stepped back (docs/decisions/0034). Event time never goes
// back, so a clock that stands before it makes it stand still, and nothing expires meanwhile. The
// log says so, once for every step, and a person has to say that the clock is right before anything
// is approved or committed by it.
#pragma once

#include <optional>
#include <string>

#include "engine/estate/event.h"

namespace estate {

// So far before event time is no step back: the modelled executor runs ahead by leases and skews
// (docs/decisions/0010), and no two machines' clocks are equal.
inline constexpr Duration clockBehindMax = seconds(3'600);

// The clock said `clock` when event time was `event`.
struct ClockStep {
    Timestamp clock;
    Timestamp event;
    bool confirmed = false;  // event time runs on from `event` since then, as the clock does
    bool operator==(const ClockStep&) const = default;
};

// Folds the notes that it asks for itself, and nothing else; copies of a log give the same.
class ClockWatch {
public:
    [[nodiscard]] bool takes(const Envelope& envelope) const;
    void apply(const Envelope& envelope);

    // In the following, `last` is event time at the head of the log.
    // When an event happens that a clock dates `now`: never before `last`.
    [[nodiscard]] Timestamp eventTime(Timestamp now, Timestamp last) const;
    // Further back than clockBehindMax, and nobody confirmed it.
    [[nodiscard]] bool behind(Timestamp now, Timestamp last) const;
    // What the log has to say before an event that a person causes at `now`: that the clock stepped
    // back, or that it is right again. None: it said so already, or there is nothing to say.
    [[nodiscard]] std::optional<AuditNoted> due(Timestamp now, Timestamp last) const;

    [[nodiscard]] const std::optional<ClockStep>& step() const { return m_step; }

private:
    // As a confirmation carries it on.
    [[nodiscard]] Timestamp carried(Timestamp now, Timestamp last) const;

    std::optional<ClockStep> m_step;
};

// That a clock which says `now` stepped back.
[[nodiscard]] AuditNoted clockStepNote(Timestamp now);
// "The clock says ..., which is 3 d before the journal's last event at ...": both times.
[[nodiscard]] std::string behindText(Timestamp now, Timestamp last);

}  // namespace estate
