// Keeps the boundary state current with an event log: after every event, what it changed of the
// regions that it touched is published, and so are checkpoints and cuts. The same log gives the
// same store, generation by generation.
//
// Copying it copies pointers to what is published, so that a change in the making has its own.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/federation/boundary_publisher.h"
#include "engine/federation/export_history.h"

namespace estate {

class BoundaryFollower {
public:
    // For an image of the estate (wire/image_wire.h): what the estate's state and these records do
    // not say by themselves.
    struct Progress {
        std::vector<Timestamp> publishedAt;  // by region
        std::uint64_t examined = 0;
        std::uint64_t updates = 0;
    };
    BoundaryFollower() = default;
    // Takes up where another one was that had followed the log up to this state: with its store's
    // records, which name only regions and cuts of this state. Before anything is followed,
    // restoreMore() has to look at every region's rules.
    BoundaryFollower(const EstateState& state, std::vector<BoundaryRecord> records,
                     Progress progress);
    // Looks at those of no more than `regionsMax` regions. False: nothing is left.
    bool restoreMore(const EstateState& state, std::uint32_t regionsMax);
    [[nodiscard]] Progress progress() const;

    // Every region of a fresh estate publishes its first export, because of the first event.
    void open(const EstateState& opened, Timestamp at);
    // Of an event that was applied and changed something.
    void follow(const Envelope& envelope, const EstateState& after);

    [[nodiscard]] const InProcessBoundaryStore& store() const { return m_store; }
    // When a region's latest export was published; regions that were added last are at the end.
    [[nodiscard]] Timestamp publishedAt(RegionIndex region) const
    {
        return m_publishedAt[region.value];
    }
    [[nodiscard]] std::uint64_t updates() const { return m_publisher.updates(); }
    [[nodiscard]] const ExportHistory& history() const { return m_history; }

private:
    void publish(const EstateState& state, std::vector<RegionIndex> touched, std::uint64_t index,
                 Timestamp at);
    [[nodiscard]] std::vector<RegionIndex> followCut(const Event& event, const EstateState& after);
    void republish(const CutState& cut);
    void republishDecided(const EstateState& after);

    InProcessBoundaryStore m_store;
    BoundaryPublisher m_publisher;
    OpenCuts m_openCuts;
    std::set<std::string> m_undecided;      // cuts, as they were published
    std::vector<CheckpointRef> m_consumed;  // by region: the one of its latest cut
    std::vector<Timestamp> m_publishedAt;
    ExportHistory m_history;
};

}  // namespace estate
