// The estate of an event log, its directory beside it: what the directory refuses, the log does not
// get past either, as it would not into a journal.
#pragma once

#include "engine/directory/directory_follower.h"
#include "engine/journal/maintenance.h"
#include "engine/planner/scheduler.h"

namespace estate::ctl {

class FollowedLog {
public:
    // An event that is refused leaves everything as it was. wrongCheckpoint and what checkAgainst()
    // says: the directory of this estate is another one than the event was written for.
    [[nodiscard]] Result<Effects> apply(const Envelope& envelope);

    [[nodiscard]] const Scheduler& scheduler() const { return m_scheduler; }
    [[nodiscard]] const EstateSource& source() const { return m_source; }  // once it is opened
    [[nodiscard]] const MaintenanceNotes& maintenance() const { return m_maintenance; }
    // Built when an event or a caller needs it first.
    [[nodiscard]] const DirectoryFollower& directory() const { return m_directory; }

private:
    [[nodiscard]] Result<void> follow(const Event& event);

    Scheduler m_scheduler;
    MaintenanceNotes m_maintenance;
    EstateSource m_source;
    DirectoryFollower m_directory;
};

}  // namespace estate::ctl
