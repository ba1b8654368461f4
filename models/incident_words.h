// An incident in words, the same in room Plan and among the exceptions.
#pragma once

#include <QString>

#include "engine/journal/incident_log.h"

[[nodiscard]] QString placeKindText(estate::PlaceKind kind);
// What was reported, and by itself: a note is its text.
[[nodiscard]] QString entryText(const estate::IncidentEntry& entry);
// An open incident needs a person; with something lost it is critical.
[[nodiscard]] inline bool isCritical(const estate::Incident& incident)
{
    return !incident.losses.empty();
}
