#include "models/incident_words.h"

#include "models/words.h"

using namespace estate;

QString placeKindText(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::region: return Words::tr("Region");
    case PlaceKind::site: return Words::tr("Site");
    case PlaceKind::host: return Words::tr("Host");
    }
    return {};
}

QString entryText(const IncidentEntry& entry)
{
    switch (entry.kind) {
    case IncidentEntryKind::begun: return Words::tr("Begun: %1").arg(toText(entry.text));
    case IncidentEntryKind::lossReported:
        return Words::tr("%1 is lost since %2")
            .arg(toText(entry.place.id), Figures::time(entry.since));
    case IncidentEntryKind::backAgain:
        return Words::tr("%1 is back again").arg(toText(entry.place.id));
    case IncidentEntryKind::noted: return toText(entry.text);
    case IncidentEntryKind::ended: return Words::tr("Ended: %1").arg(toText(entry.text));
    }
    return {};
}
