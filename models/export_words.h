// What is said of a region's exports, the same for the latest one and for those before it.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/federation/region_export.h"

[[nodiscard]] QString exportedAvailabilityText(estate::RegionAvailability availability);
// What one generation says otherwise than the one before: "sites online: 2 → 1".
[[nodiscard]] QStringList exportChanges(const estate::RegionalExportSummary& before,
                                        const estate::RegionalExportSummary& after);
