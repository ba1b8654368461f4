// Planned maintenance in words.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "engine/journal/maintenance.h"

[[nodiscard]] QString maintenancePhaseText(estate::MaintenancePhase phase);
// "r021, s0034"
[[nodiscard]] QString maintenancePlacesText(const estate::MaintenancePlaces& places);
// "Respects 2 planned maintenances: ..."; empty when nothing is closed.
[[nodiscard]] QString
heededMaintenanceText(const std::vector<std::shared_ptr<const estate::Maintenance>>& inForce);
// What of a region is closed now, and until when; empty when all of it is open.
[[nodiscard]] QString regionMaintenanceText(const estate::Catalog& catalog,
                                            const estate::MaintenanceNotes& maintenance,
                                            estate::RegionIndex region, estate::Timestamp now);
