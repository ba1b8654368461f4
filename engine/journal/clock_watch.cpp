#include "engine/journal/clock_watch.h"

#include <algorithm>

#include "engine/base/wide.h"
#include "engine/text/format.h"

namespace estate {

namespace {

constexpr std::string_view steppedBack = "clock-stepped-back";
constexpr std::string_view rightAgain = "clock-right-again";

bool isFar(Timestamp now, Timestamp last)
{
    return last.since(now) > clockBehindMax;
}

}  // namespace

bool ClockWatch::takes(const Envelope& envelope) const
{
    if (const auto* note = std::get_if<AuditNoted>(&envelope.event))
        return note->action == steppedBack || note->action == rightAgain;
    return m_step && std::holds_alternative<ConfirmClock>(envelope.event);
}

void ClockWatch::apply(const Envelope& envelope)
{
    if (!takes(envelope))
        return;
    const auto* note = std::get_if<AuditNoted>(&envelope.event);
    if (note == nullptr)
        m_step->confirmed = true;
    else if (note->action == rightAgain)
        m_step.reset();
    else  // a subject that is no time is of another program, and of no use as one
        m_step = ClockStep{parseTime(note->subject).value_or(envelope.at), envelope.at};
}

Timestamp ClockWatch::carried(Timestamp now, Timestamp last) const
{
    if (!isFar(now, last) || !m_step || !m_step->confirmed || now < m_step->clock)
        return now;
    const auto sum = checkedAdd(m_step->event.ns, now.since(m_step->clock).value);
    return sum ? Timestamp{*sum} : now;
}

Timestamp ClockWatch::eventTime(Timestamp now, Timestamp last) const
{
    return std::max(carried(now, last), last);
}

bool ClockWatch::behind(Timestamp now, Timestamp last) const
{
    return isFar(carried(now, last), last);
}

std::optional<AuditNoted> ClockWatch::due(Timestamp now, Timestamp last) const
{
    if (!isFar(now, last))
        return m_step ? std::optional(AuditNoted{std::string(rightAgain), formatTimeExact(now), {}})
                      : std::nullopt;
    if (!behind(now, last))
        return std::nullopt;
    const bool said = m_step && !m_step->confirmed && !isFar(now, m_step->clock);
    return said ? std::nullopt : std::optional(clockStepNote(now));
}

AuditNoted clockStepNote(Timestamp now)
{
    return {std::string(steppedBack), formatTimeExact(now), {}};
}

std::string behindText(Timestamp now, Timestamp last)
{
    return "The clock says " + formatTime(now) + ", which is " + formatDuration(last.since(now)) +
           " before the journal's last event at " + formatTime(last);
}

}  // namespace estate
