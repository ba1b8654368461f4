// The one opinion on what a region says of itself: how old its export is, how far its checkpoint
// lags, and whether that makes it stale. Everything that marks a stale figure asks here.
#pragma once

#include <QString>

#include "engine/estate/blueprint.h"
#include "models/desk.h"

// What is older is marked with a clock and its age wherever it is shown.
inline constexpr estate::Duration exportStaleAfter = estate::seconds(3'600);
// The same for a single observation that a decision rests on: a quarter of an hour, because most
// recovery time objectives are over by then.
inline constexpr estate::Duration observationStaleAfter = estate::seconds(15 * 60);

struct ExportStatus {
    bool published = false;
    estate::Timestamp publishedAt;
    estate::Duration age;   // at the desk's present moment
    std::uint64_t lag = 0;  // checkpoints since the one that it consumed; 0: none, or no cut yet
    [[nodiscard]] bool stale() const { return !published || age > exportStaleAfter || lag > 0; }
};
[[nodiscard]] ExportStatus exportStatus(const Desk& desk, estate::RegionIndex region);
[[nodiscard]] inline bool isStaleObservation(estate::Duration age)
{
    return age > observationStaleAfter;
}

// "1 h 04 m old", "2 checkpoints behind", "nothing published"; empty: it is not stale.
[[nodiscard]] QString staleText(const ExportStatus& status);

// The regions live in this program: a built-in projection or the tutorial's estate. Their exports
// are old when nothing happened, and nobody has to ask a region why it is silent. Otherwise the
// estate was described by events from outside (docs/decisions/0047).
[[nodiscard]] bool isModelled(const estate::Workspace& workspace);
