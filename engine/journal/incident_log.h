// What happens during an incident, as people report it: which places were lost and when, which are
// back again, what somebody noted, and how it ended. Kept as notes of the audit like what is said
// on duty, so that every console at the journal runs the same clock, and whoever looks into it
// afterwards reads it in its order. It changes nothing in the estate: regions go offline and plans
// are committed by their own events.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/planner/preview.h"

namespace estate {

enum class PlaceKind : std::uint8_t { region, site, host };
[[nodiscard]] std::string_view placeKindName(PlaceKind kind);  // region, site, host

struct IncidentPlace {
    PlaceKind kind = PlaceKind::region;
    std::string id;
    bool operator==(const IncidentPlace&) const = default;
};
// A place that is lost, and since when.
struct IncidentLoss {
    IncidentPlace place;
    Timestamp since;
    std::string by;  // who reported it...
    Timestamp reportedAt;
    bool operator==(const IncidentLoss&) const = default;
};

enum class IncidentEntryKind : std::uint8_t { begun, lossReported, backAgain, noted, ended };
[[nodiscard]] std::string_view incidentEntryKindName(IncidentEntryKind kind);  // kebab-case, stable
struct IncidentEntry {
    IncidentEntryKind kind = IncidentEntryKind::noted;
    std::string by;
    Timestamp at;
    std::string text;     // the title, the note or the outcome
    IncidentPlace place;  // of a loss, or of what is back again
    Timestamp since;      // of a loss
    bool operator==(const IncidentEntry&) const = default;
};

struct Incident {
    std::string title;
    std::string by;
    Timestamp since;
    std::optional<Timestamp> endedAt;
    std::vector<IncidentLoss> losses;  // as they were reported; what is back again is none
    std::vector<IncidentEntry> entries;
    [[nodiscard]] bool open() const { return !endedAt.has_value(); }
    // Not lost: none.
    [[nodiscard]] const IncidentLoss* find(const IncidentPlace& place) const;
    bool operator==(const Incident&) const = default;
};
// Its losses, for previewLosses().
[[nodiscard]] std::vector<DatedLoss> datedLosses(const Incident& incident);

// When something was lost, as people say it: nothing or "now", how long ago ("12m"), or a time.
[[nodiscard]] Result<Timestamp> parseLossTime(std::string_view text, Timestamp now);

// An incident is reported in at most this many entries; its end always has room.
inline constexpr std::size_t incidentEntriesMax = 4'096;

// The notes that these acts are. Texts lose control characters and what is blank around them; a
// title is one line.
// badInput: nothing is said, or more than auditTextBytesMax.
[[nodiscard]] Result<AuditNoted> incidentBegunNote(std::string_view title);
[[nodiscard]] Result<AuditNoted> incidentLossNote(const IncidentPlace& place, Timestamp since);
[[nodiscard]] Result<AuditNoted> incidentBackNote(const IncidentPlace& place);
[[nodiscard]] Result<AuditNoted> incidentSaidNote(std::string_view text);
[[nodiscard]] Result<AuditNoted> incidentEndedNote(std::string_view outcome);

// Folds the notes that it makes itself, and nothing else. Copying it copies a pointer.
class IncidentLog {
public:
    [[nodiscard]] static bool takes(const Event& event);
    // Refused: an incident that begins in one, and everything else in none (contradiction); a place
    // that is lost already (duplicateId) or back though it was not lost (contradiction); a loss
    // later than the note, and a note that is none of the above (badInput).
    [[nodiscard]] Result<void> check(const Envelope& envelope) const;
    void apply(const Envelope& envelope);

    // Null: none is open.
    [[nodiscard]] const Incident* open() const
    {
        return m_last != nullptr && m_last->open() ? m_last.get() : nullptr;
    }
    // The open one, or the one that ended last. Null: there was none.
    [[nodiscard]] const Incident* last() const { return m_last.get(); }

private:
    std::shared_ptr<const Incident> m_last;
};

}  // namespace estate
