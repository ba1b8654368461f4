// The whole state at one index: shared facts and rules, and one partition per region. Copying it
// copies pointers; a partition is copied when it is first edited. So an overlay for a preview costs
// the regions it touches.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "engine/estate/cut_state.h"
#include "engine/estate/event.h"
#include "engine/estate/region_state.h"
#include "engine/estate/request.h"
#include "engine/estate/rules.h"

namespace estate {

enum class GangEnd : std::uint8_t { committed, aborted };

// What the planner did since the estate was opened; a unit is a gang, an attempt a member of one.
struct Audit {
    std::uint64_t plannedUnits = 0;
    std::uint64_t plannedVolumeAttempts = 0;
    std::uint64_t committedUnits = 0;
    std::uint64_t committedVolumeAttempts = 0;
    std::uint64_t abortedUnits = 0;
    std::uint64_t abortedVolumeAttempts = 0;
    std::uint64_t maximumAtomicWidth = 0;  // most members that were ever planned as one unit
    [[nodiscard]] std::uint64_t inFlightUnits() const
    {
        return plannedUnits - committedUnits - abortedUnits;
    }
    bool operator==(const Audit&) const = default;
};

class EstateState {
public:
    EstateState(std::shared_ptr<const Catalog> catalog, std::shared_ptr<const Rules> rules);

    [[nodiscard]] const Catalog& catalog() const { return *m_catalog; }
    [[nodiscard]] const Rules& rules() const { return *m_rules; }
    // Copied if shared, like a partition. Say addRegion() and the like after adding to the catalog.
    [[nodiscard]] Catalog& editCatalog();
    [[nodiscard]] Rules& editRules();
    [[nodiscard]] AdmissionMode mode() const { return m_mode; }
    void setMode(AdmissionMode mode) { m_mode = mode; }

    [[nodiscard]] std::uint32_t regionCount() const
    {
        return static_cast<std::uint32_t>(m_regions.size());
    }
    [[nodiscard]] const RegionState& region(RegionIndex region) const
    {
        return *m_regions[region.value];
    }
    // Copies the partition if it is shared; its digest and the state hash become stale.
    [[nodiscard]] RegionState& edit(RegionIndex region);

    // The region where a volume is active now, wherever it is homed.
    [[nodiscard]] RegionIndex sourceOf(VolumeIndex volume) const;
    [[nodiscard]] const VolumeState& volume(VolumeIndex volume) const;

    // The volume's record leaves one partition and joins another; its home remembers where it is.
    void moveVolume(VolumeState state, RegionIndex from, RegionIndex to);

    // Ascending. Kept current by setCondition and the site setters: never a scan of the estate.
    [[nodiscard]] const std::vector<RegionIndex>& unavailableRegions() const
    {
        return m_unavailable;
    }
    [[nodiscard]] bool available(RegionIndex region) const
    {
        return this->region(region).available();
    }
    void setCondition(RegionIndex region, RegionCondition condition, Timestamp at);
    void setSiteOnline(SiteIndex site, bool online, Timestamp at);
    void setHostOnline(HostIndex host, bool online, Timestamp at);
    // Available regions with an offline site or host, ascending.
    [[nodiscard]] const std::vector<RegionIndex>& impairedRegions() const { return m_impaired; }

    // What was added to the catalog gets its place in the state.
    void addRegion();
    void addSite(SiteIndex site);
    void addHost(HostIndex host);
    void addVolume(VolumeIndex volume, Operations latest);  // unplaced

    // Where an undecided gang will land: the first of its regions, or all of them ascending.
    using GangRegions = std::vector<RegionIndex>;
    [[nodiscard]] std::optional<RegionIndex> gangRegion(const Digest& planId) const;
    [[nodiscard]] const std::map<Digest, GangRegions>& gangs() const { return m_gangs; }
    void rememberGang(const Digest& planId, GangRegions regions);
    // Takes it from the undecided ones; its end is kept, so that a repeated answer is known as one.
    void decideGang(const Digest& planId, GangEnd end);
    [[nodiscard]] std::optional<GangEnd> gangEnd(const Digest& planId) const;

    // How gangs and requests ended, and the digest that is chained over their ends.
    struct Decided {
        std::map<Digest, GangEnd> ends;
        Digest chained;
    };
    // For an image of the state (wire/state_wire.h) and for a fresh state that takes one up: its
    // partitions were filled through edit(), so which regions can't be used is found anew.
    [[nodiscard]] Decided decided() const;
    void restore(Decided decided);

    // Pending ones, in the order in which they were asked for.
    [[nodiscard]] const std::vector<Request>& requests() const { return m_requests; }
    [[nodiscard]] Request* findRequest(std::string_view id);  // null: none is pending
    void addRequest(Request request);
    void endRequest(const std::string& id, GangEnd end);  // its id can't be used again
    [[nodiscard]] bool requestKnown(const std::string& id) const;

    // Of the relationship directory, the last one that was journaled; epoch 0: none yet.
    [[nodiscard]] const CheckpointRef& checkpoint() const { return m_checkpoint; }
    void setCheckpoint(const CheckpointRef& checkpoint) { m_checkpoint = checkpoint; }
    // Every cut that was declared, by operation; decided ones stay, so that a late question has an
    // answer.
    [[nodiscard]] const std::map<std::string, std::shared_ptr<const CutState>>& cuts() const
    {
        return m_cuts;
    }
    [[nodiscard]] const CutState* findCut(const std::string& operation) const;
    [[nodiscard]] CutState& editCut(const std::string& operation);  // one that was declared
    void addCut(CutState cut);

    [[nodiscard]] const Audit& audit() const { return m_audit; }
    [[nodiscard]] Audit& editAudit() { return m_audit; }

    // Volumes that no lane holds yet, ascending.
    [[nodiscard]] const std::vector<VolumeIndex>& unplaced() const { return m_unplaced; }
    void setUnplaced(std::vector<VolumeIndex> volumes) { m_unplaced = std::move(volumes); }

    [[nodiscard]] std::uint64_t index() const { return m_index; }
    [[nodiscard]] Timestamp now() const { return m_now; }
    void advance(std::uint64_t index, Timestamp now);

    // 256 bits over configuration and state: a Merkle tree whose leaves are the regions. Costs what
    // changed since it was last asked for. The index and time are not part of it.
    [[nodiscard]] Digest hash() const;

    // Counts distinct regions edited since the last resetTouched(): what an operation cost.
    [[nodiscard]] std::uint32_t touchedRegions() const { return m_touchedCount; }
    [[nodiscard]] std::vector<RegionIndex> touched() const;  // which ones, ascending
    void resetTouched();

private:
    void refreshCondition(RegionIndex region);
    void addDecided(const Digest& key, GangEnd end);

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Rules> m_rules;
    std::vector<std::shared_ptr<RegionState>> m_regions;
    std::vector<RegionIndex> m_unavailable;
    std::vector<RegionIndex> m_impaired;
    std::map<Digest, GangRegions> m_gangs;
    std::vector<Request> m_requests;
    CheckpointRef m_checkpoint;
    std::map<std::string, std::shared_ptr<const CutState>> m_cuts;
    Audit m_audit;
    AdmissionMode m_mode = AdmissionMode::hybrid;
    // Runs of decided gangs, each at least twice as long as the next: adding one copies little, and
    // copying the state copies a few pointers.
    using DecidedRun = std::map<Digest, GangEnd>;
    std::vector<std::shared_ptr<const DecidedRun>> m_decided;
    Digest m_decidedDigest;  // chained over m_decided's additions
    std::vector<VolumeIndex> m_unplaced;
    std::uint64_t m_index = 0;
    Timestamp m_now;
    std::vector<bool> m_touched;
    std::uint32_t m_touchedCount = 0;
    mutable std::vector<std::optional<Digest>> m_branches;  // one per 16 regions
};

}  // namespace estate
