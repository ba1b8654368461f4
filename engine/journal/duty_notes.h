// What people on duty do about exceptions and tell each other: who has seen one, who took one
// over, who put one off until when and why, and the note of a shift to the next. Kept as notes of
// the audit, so that every console at the journal says the same, and nobody's word is lost.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/estate/event.h"

namespace estate {

struct ExceptionDuty {
    std::string seenBy;  // who acknowledged it last; empty: nobody
    Timestamp seenAt;
    std::string owner;  // who took it over; empty: nobody
    Timestamp ownedSince;
    std::string shelvedBy;  // empty: nobody
    Timestamp shelvedUntil;
    std::string reason;
    // Acknowledged since it began. What comes again under the same key has to be seen again.
    [[nodiscard]] bool seen(Timestamp since) const { return !seenBy.empty() && seenAt >= since; }
    [[nodiscard]] bool shelved(Timestamp now) const
    {
        return !shelvedBy.empty() && now < shelvedUntil;
    }
    bool operator==(const ExceptionDuty&) const = default;
};
struct HandoverNote {
    std::string by;
    Timestamp at;
    std::string text;
    bool operator==(const HandoverNote&) const = default;
};

// An exception is put off for at most this long: a lost region does not go away by itself.
inline constexpr Duration shelvedMax = seconds(24 * 3'600);

// The notes that these acts are. `key` names the exception (no spaces or control characters).
[[nodiscard]] Result<AuditNoted> acknowledgeNote(std::string_view key);
[[nodiscard]] Result<AuditNoted> ownNote(std::string_view key);
// Refused: no reason, an end that is over or further away than shelvedMax.
[[nodiscard]] Result<AuditNoted> shelveNote(std::string_view key, Timestamp now, Timestamp until,
                                            std::string_view reason);
[[nodiscard]] Result<AuditNoted> unshelveNote(std::string_view key);
[[nodiscard]] Result<AuditNoted> handoverNote(std::string_view text);

// Folds the notes that it makes itself, and nothing else.
class DutyNotes {
public:
    [[nodiscard]] static bool takes(const Event& event);
    void apply(const Envelope& envelope);

    // By exception; what was brought back or never put off has an owner, or who has seen it, only.
    [[nodiscard]] const std::map<std::string, ExceptionDuty>& all() const { return m_duties; }
    // Nobody did anything about it: all empty.
    [[nodiscard]] ExceptionDuty of(const std::string& key) const;
    [[nodiscard]] const std::optional<HandoverNote>& handover() const { return m_handover; }

private:
    std::map<std::string, ExceptionDuty> m_duties;
    std::optional<HandoverNote> m_handover;
};

}  // namespace estate
