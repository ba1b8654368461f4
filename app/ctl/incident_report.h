// An incident with the clock of its objectives, as text and as JSON.
#pragma once

#include <iosfwd>
#include <optional>

#include "app/ctl/document.h"
#include "engine/journal/incident_clock.h"

namespace estate::ctl {

struct IncidentReport {
    const Catalog& catalog;
    const Incident& incident;
    Timestamp now;
    std::optional<Preview> preview;  // of an open incident with losses
    std::optional<Error> problem;    // why its losses could not be planned
};

void print(std::ostream& out, const IncidentReport& report);
[[nodiscard]] Json toJson(const IncidentReport& report);

}  // namespace estate::ctl
