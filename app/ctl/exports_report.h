// The two readings of what regions publish: documents, and lines or a page of text.
#pragma once

#include <iosfwd>
#include <vector>

#include "app/ctl/document.h"
#include "engine/federation/boundary_follower.h"

namespace estate::ctl {

struct PublishedExport {
    RegionalExportSummary summary;
    Timestamp publishedAt;
    Duration age;  // at the estate's present
};

struct ExportTotals {
    std::uint64_t regions = 0;
    std::uint64_t unavailable = 0;  // left out of the amounts
    U128 freeBytes = 0;             // what may be counted on, as the others
    U128 protectedIops = 0;
    U128 reservedBytes = 0;
    U128 reservedIops = 0;
    std::uint64_t commitments = 0;  // recovery records, concrete
    std::uint64_t updates = 0;      // generations of these regions, together
};
[[nodiscard]] ExportTotals totalsOf(const std::vector<PublishedExport>& exports);

[[nodiscard]] Json toJson(const PublishedExport& published);
[[nodiscard]] Json toJson(const ExportTotals& totals);
void print(std::ostream& out, const ExportTotals& totals);
// A line each, at most `top`.
void printLines(std::ostream& out, const std::vector<PublishedExport>& exports, std::uint64_t top);
void print(std::ostream& out, const PublishedExport& published);  // every field

}  // namespace estate::ctl
