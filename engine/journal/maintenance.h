// Planned maintenance: which places take nothing new from when until when, and why. Kept as notes
// of the audit, so that every console at the journal plans around the same, and the log alone says
// with what a plan was made.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/planner/closed_places.h"
#include "engine/planner/scheduler.h"

namespace estate {

struct MaintenancePlaces {
    std::vector<std::string> regions;
    std::vector<std::string> sites;
    std::vector<std::string> hosts;
    [[nodiscard]] bool empty() const { return regions.empty() && sites.empty() && hosts.empty(); }
    bool operator==(const MaintenancePlaces&) const = default;
};
// What somebody wants to plan.
struct MaintenanceWish {
    MaintenancePlaces places;
    Timestamp from;
    Timestamp until;
    std::string reason;
    bool operator==(const MaintenanceWish&) const = default;
};

enum class MaintenancePhase : std::uint8_t { planned, inForce, over, cancelled };
[[nodiscard]] std::string_view maintenancePhaseName(MaintenancePhase phase);  // kebab-case, stable

struct Maintenance {
    std::string id;  // m and the index of the record that planned it
    MaintenanceWish wish;
    std::string by;
    Timestamp plannedAt;
    std::string cancelledBy;  // empty: nobody
    Timestamp cancelledAt;

    // It ends with its window, or when it is cancelled.
    [[nodiscard]] Timestamp end() const;
    [[nodiscard]] MaintenancePhase phase(Timestamp now) const;
    bool operator==(const Maintenance&) const = default;
};

inline constexpr Duration maintenanceWindowMax = seconds(31ull * 24 * 3'600);
inline constexpr std::size_t maintenancesMax = 1'000;  // that are not over

// Folds the notes that it makes itself, and nothing else. Copying it copies pointers.
class MaintenanceNotes {
public:
    // Refused: an unknown place (unknownId); no place, no reason, a window that is empty, over or
    // longer than maintenanceWindowMax, more than one note can say (badInput); a place twice, or
    // the same places and window as one that is not over (duplicateId).
    [[nodiscard]] Result<AuditNoted> plan(const Catalog& catalog, const MaintenanceWish& wish,
                                          Timestamp now) const;
    // Refused: an unknown one (unknownId); one that is over or was cancelled (notAllowed).
    [[nodiscard]] Result<AuditNoted> cancel(std::string_view id, Timestamp now) const;

    [[nodiscard]] static bool takes(const Event& event);
    void apply(const Envelope& envelope);

    // In the order in which they were planned.
    [[nodiscard]] const std::vector<std::shared_ptr<const Maintenance>>& all() const
    {
        return m_all;
    }
    [[nodiscard]] std::vector<std::shared_ptr<const Maintenance>> inForce(Timestamp at) const;
    // For planning. Places that the catalog does not know close nothing.
    [[nodiscard]] ClosedWindows windows(const Catalog& catalog) const;

private:
    [[nodiscard]] const Maintenance* find(std::string_view id) const;

    std::vector<std::shared_ptr<const Maintenance>> m_all;
};

// With what the scheduler takes the event: windows for a plan, none for anything else.
[[nodiscard]] ClosedWindows windowsFor(const Event& event, const Scheduler& scheduler,
                                       const MaintenanceNotes& maintenance);

}  // namespace estate
