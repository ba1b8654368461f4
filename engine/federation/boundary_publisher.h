// Publishes what changed of the regions that an event touched. Its cost follows those regions; an
// estate that stands still publishes nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/state.h"
#include "engine/federation/boundary_store.h"
#include "engine/federation/export_policies.h"

namespace estate {

// How many open cuts each region takes part in.
class OpenCuts {
public:
    // Each gives the regions whose count changed, ascending: they are touched. A cut is counted
    // once from its declaration to its end.
    std::vector<RegionIndex> opened(const CutManifest& manifest);
    std::vector<RegionIndex> ended(const CutManifest& manifest);
    [[nodiscard]] std::span<const std::uint32_t> byRegion() const { return m_byRegion; }

private:
    std::vector<std::uint32_t> m_byRegion;
};

// What the estate's state does not say of a region. Regions beyond the end have consumed no
// checkpoint and take part in no cut.
struct ExportInputs {
    std::span<const CheckpointRef> consumed;  // by region
    std::span<const std::uint32_t> openCuts;  // by region
};

struct Published {
    std::uint32_t examined = 0;        // regions
    std::vector<RegionIndex> updated;  // one update each; in the order in which they were put
};

// Copying it copies what it has published: move it, or let every copy have a store of its own.
class BoundaryPublisher {
public:
    // `touched` ascending. Regions whose rules changed are examined as well, because rules belong
    // to no region's partition. An error of the store stops it: what was put stays put, and the
    // same call again goes on.
    [[nodiscard]] Result<Published> publish(const EstateState& state,
                                            std::span<const RegionIndex> touched,
                                            const ExportInputs& inputs, BoundaryStore& store);
    [[nodiscard]] Result<Published> publishAll(const EstateState& state, const ExportInputs& inputs,
                                               BoundaryStore& store);

    // A fresh one takes up where another one was that had published this state: it asks the store.
    // Then restoreMore(), which looks at the rules of no more than `regionsMax` regions, until it
    // gives false: nothing is left.
    void restore(const EstateState& state, std::uint64_t examined, std::uint64_t updates);
    bool restoreMore(const EstateState& state, std::uint32_t regionsMax);

    // Over its life.
    [[nodiscard]] std::uint64_t examined() const { return m_examined; }
    [[nodiscard]] std::uint64_t updates() const { return m_updates; }

private:
    [[nodiscard]] Result<bool> publishOne(const EstateState& state, RegionIndex region,
                                          const ExportInputs& inputs, BoundaryStore& store);

    // By region; none: ask the store, which may know more than a publisher that just started.
    std::vector<std::shared_ptr<const RegionalExportSummary>> m_published;
    RegionPolicies m_policies;
    std::uint32_t m_restored = 0;  // regions
    std::vector<RegionIndex> m_rulesChanged;  // and not published yet
    std::uint64_t m_examined = 0;
    std::uint64_t m_updates = 0;
};

// Puts a value that has no generation of its own as the next one of its key. False: it is stored.
[[nodiscard]] Result<bool> publishCheckpoint(const CheckpointRef& checkpoint, BoundaryStore& store);
[[nodiscard]] Result<bool> publishCut(const CutState& cut, BoundaryStore& store);

}  // namespace estate
