// The three readings of a sweep: a document, a page of text and a table of every loss.
#pragma once

#include <iosfwd>

#include "app/ctl/document.h"
#include "app/ctl/maintenance_report.h"
#include "engine/estate/event.h"
#include "engine/planner/sweep.h"

namespace estate::ctl {

struct SweepReport {
    const EstateSource& source;
    SweepKind kind = SweepKind::regionPairs;
    Timestamp at;
    const SweepResult& result;
    std::uint64_t top = 0;  // how many outcomes, the costliest first
    HeededMaintenance maintenance;
};

[[nodiscard]] std::string_view sweepKindName(SweepKind kind);
[[nodiscard]] Json toJson(const SweepReport& report);
void print(std::ostream& out, const SweepReport& report);
// Comma-separated, a line a loss, by the ids of what is lost.
void printMatrix(std::ostream& out, const SweepResult& result);

}  // namespace estate::ctl
