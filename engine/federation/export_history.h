// The last generations of what each region published, so that people can read what changed when.
// Nothing is decided by it: an image of the estate leaves it out, and a history that begins behind
// one has only the generation of then.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/estate/catalog.h"
#include "engine/federation/boundary_store.h"

namespace estate {

inline constexpr std::size_t exportHistoryMax = 64;  // generations of a region

struct PastExport {
    std::shared_ptr<const BoundaryRecord> record;  // the store's own, of a region's export
    std::uint64_t index = 0;  // of the event that made the region publish it; 0: not known any more
    Timestamp at;
    [[nodiscard]] const RegionalExportSummary& summary() const
    {
        return std::get<RegionalExportSummary>(record->value);
    }
};

// Copying it copies pointers: a region's generations are copied when one of both notes a new one.
class ExportHistory {
public:
    // A region's oldest goes when there are more than exportHistoryMax.
    void note(RegionIndex region, PastExport published);
    // Ascending by generation, without gaps.
    [[nodiscard]] std::span<const PastExport> of(RegionIndex region) const;

private:
    std::vector<std::shared_ptr<std::vector<PastExport>>> m_byRegion;
};

}  // namespace estate
