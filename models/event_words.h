// What a record of the journal says, in words: what happened, to what, and which of three kinds it
// is. Every field of it is in the record's detail (journal_record_model.h).
#pragma once

#include <QString>

#include "engine/estate/event.h"

enum class EventKind : std::uint8_t {
    estate,      // changes the estate, or what is known of it
    governance,  // what people agree on
    audit,       // changes neither
};
[[nodiscard]] EventKind eventKind(const estate::Event& event);
[[nodiscard]] QString eventKindText(EventKind kind);

// What happened: "Region changed", "Proposal approved". There are few titles, whatever a journal
// holds.
[[nodiscard]] QString eventTitle(const estate::Event& event);
// "r017 offline"; empty when the title says it all.
[[nodiscard]] QString eventSubject(const estate::Event& event);
