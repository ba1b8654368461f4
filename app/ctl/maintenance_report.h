// Planned maintenance, as people and documents read it.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "app/ctl/document.h"
#include "engine/journal/maintenance.h"

namespace estate::ctl {

using Maintenances = std::vector<std::shared_ptr<const Maintenance>>;

// What a look ahead plans around: what is in force then, unless it was told to look past it.
struct HeededMaintenance {
    Maintenances inForce;
    bool ignored = false;
};

[[nodiscard]] Json toJson(const Maintenance& maintenance, Timestamp now);
[[nodiscard]] Json toJson(const HeededMaintenance& heeded, Timestamp at);
// "region r021, site s0034"
[[nodiscard]] std::string placesText(const MaintenancePlaces& places);
void print(std::ostream& out, const HeededMaintenance& heeded);  // nothing when nothing is closed

}  // namespace estate::ctl
