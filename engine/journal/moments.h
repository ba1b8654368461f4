// States that this process has built of one journal, kept so that a look at an earlier record
// begins near it instead of at an image. They share their partitions with each other and with the
// present state, so each costs what differs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

#include "engine/directory/directory_history.h"
#include "engine/estate/blueprint.h"
#include "engine/federation/boundary_follower.h"
#include "engine/journal/governance.h"
#include "engine/planner/scheduler.h"

namespace estate {

inline constexpr std::uint64_t momentEvery = 512;  // records
inline constexpr std::size_t momentsMax = 16;

// Everything that the log up to a record says.
struct Moment {
    Scheduler scheduler;
    Governance governance;
    BoundaryFollower boundary;
    EstateSource source;
    std::optional<DirectoryHistory> relationships;  // see DirectoryFollower::history()
    [[nodiscard]] std::uint64_t index() const { return scheduler.lastIndex(); }
};

class Moments {
public:
    // Older ones are thinned out; the first stays, because nothing is in front of it to begin at.
    void put(Moment moment);
    // Whether put() would add one.
    [[nodiscard]] bool wants(std::uint64_t index) const { return !m_moments.contains(index); }
    // The newest at or before that record; none: null.
    [[nodiscard]] const Moment* upTo(std::uint64_t index) const;
    [[nodiscard]] std::size_t size() const { return m_moments.size(); }

private:
    std::map<std::uint64_t, Moment> m_moments;  // by the record behind which they are
};

}  // namespace estate
