#include "engine/journal/duty_notes.h"

#include <algorithm>

#include "engine/journal/governance.h"
#include "engine/journal/note_words.h"
#include "engine/text/format.h"

namespace estate {

namespace {

constexpr std::string_view acknowledged = "exception-acknowledged";
constexpr std::string_view owned = "exception-taken-over";
constexpr std::string_view shelved = "exception-shelved";
constexpr std::string_view unshelved = "exception-unshelved";
constexpr std::string_view handedOver = "shift-handed-over";

bool isVisible(char letter)
{
    return static_cast<unsigned char>(letter) > ' ' && letter != '\x7f';
}

Result<void> checkKey(std::string_view key)
{
    if (key.empty() || !std::all_of(key.begin(), key.end(), isVisible))
        return fail(ErrorCode::badInput, "An exception's key has letters without spaces.");
    return {};
}

Result<AuditNoted> noteOf(std::string_view action, std::string subject)
{
    if (subject.size() > auditTextBytesMax)
        return fail(ErrorCode::badInput, "What is said here has at most " +
                                             std::to_string(auditTextBytesMax) +
                                             " bytes with what it is about. Shorten it.");
    return AuditNoted{std::string(action), std::move(subject), {}};
}

}  // namespace

Result<AuditNoted> acknowledgeNote(std::string_view key)
{
    if (auto named = checkKey(key); !named)
        return tl::unexpected(named.error());
    return noteOf(acknowledged, std::string(key));
}

Result<AuditNoted> ownNote(std::string_view key)
{
    if (auto named = checkKey(key); !named)
        return tl::unexpected(named.error());
    return noteOf(owned, std::string(key));
}

Result<AuditNoted> shelveNote(std::string_view key, Timestamp now, Timestamp until,
                              std::string_view reason)
{
    if (auto named = checkKey(key); !named)
        return tl::unexpected(named.error());
    if (std::none_of(reason.begin(), reason.end(), isVisible))
        return fail(ErrorCode::badInput, "Say why it is put off: whoever comes next reads it.");
    if (until <= now)
        return fail(ErrorCode::badInput,
                    "It can be put off until later than now, " + formatTime(now) + ".");
    if (until.since(now) > shelvedMax)
        return fail(ErrorCode::badInput, "An exception is put off for at most " +
                                             formatDuration(shelvedMax) +
                                             ". Choose an earlier end.");
    return noteOf(shelved,
                  std::string(key) + ' ' + formatTimeExact(until) + ' ' + std::string(reason));
}

Result<AuditNoted> unshelveNote(std::string_view key)
{
    if (auto named = checkKey(key); !named)
        return tl::unexpected(named.error());
    return noteOf(unshelved, std::string(key));
}

Result<AuditNoted> handoverNote(std::string_view text)
{
    if (std::none_of(text.begin(), text.end(), isVisible))
        return fail(ErrorCode::badInput, "A note to the next shift says something.");
    return noteOf(handedOver, std::string(text));
}

bool DutyNotes::takes(const Event& event)
{
    const auto* note = std::get_if<AuditNoted>(&event);
    return note != nullptr &&
           (note->action == acknowledged || note->action == owned || note->action == shelved ||
            note->action == unshelved || note->action == handedOver);
}

void DutyNotes::apply(const Envelope& envelope)
{
    if (!takes(envelope.event))
        return;
    const auto& note = std::get<AuditNoted>(envelope.event);
    if (note.action == handedOver) {
        m_handover = HandoverNote{envelope.actor, envelope.at, note.subject};
        return;
    }
    std::string_view rest = note.subject;
    ExceptionDuty& duty = m_duties[std::string(nextWord(rest))];
    if (note.action == acknowledged) {
        duty.seenBy = envelope.actor;
        duty.seenAt = envelope.at;
        return;
    }
    if (note.action == owned) {
        duty.owner = envelope.actor;
        duty.ownedSince = envelope.at;
        return;
    }
    duty.shelvedBy.clear();
    duty.reason.clear();
    duty.shelvedUntil = Timestamp{};
    if (note.action != shelved)
        return;
    // Of another program's log: without a time it was not put off.
    const auto until = parseTime(nextWord(rest));
    if (!until)
        return;
    duty.shelvedBy = envelope.actor;
    duty.shelvedUntil = *until;
    duty.reason = std::string(rest);
}

ExceptionDuty DutyNotes::of(const std::string& key) const
{
    const auto found = m_duties.find(key);
    return found == m_duties.end() ? ExceptionDuty{} : found->second;
}

}  // namespace estate
