// Everything that people agreed on in a log: proposals, roles, drills, incidents, the clock, and
// the rules' text with its comments. One fold, checked before an event is journaled and again when
// it is replayed, so that a log can't say what nobody was allowed to do.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/journal/clock_watch.h"
#include "engine/journal/duty_notes.h"
#include "engine/journal/incident_log.h"
#include "engine/journal/maintenance.h"
#include "engine/journal/proposals.h"
#include "engine/journal/roles.h"
#include "engine/rules/rule_book.h"
#include "engine/wire/journal_image.h"

namespace estate {

// One person alone rehearses: authors may approve what they proposed in it. It is recorded and
// shown; what was not committed expires with it, and what was waits for somebody else to look at.
struct Drill {
    std::string by;
    std::string reason;
    Timestamp since;
    bool operator==(const Drill&) const = default;
};

// Copying it copies pointers and small tables.
class Governance {
public:
    // Refuses what roles, proposals and incidents refuse, and: a drill that begins in a drill or
    // ends in none; planning, gangs and rule changes that belong to no execution (contradiction).
    [[nodiscard]] Result<void> check(const Envelope& envelope) const;
    void apply(const Envelope& envelope, const std::vector<Digest>& plannedGangs);

    [[nodiscard]] const Proposals& proposals() const { return m_proposals; }
    [[nodiscard]] const Roles& roles() const { return m_roles; }
    [[nodiscard]] const std::optional<Drill>& drill() const { return m_drill; }
    [[nodiscard]] const ClockWatch& clock() const { return m_clock; }
    [[nodiscard]] const DutyNotes& duties() const { return m_duties; }
    [[nodiscard]] const IncidentLog& incidents() const { return m_incidents; }
    [[nodiscard]] const MaintenanceNotes& maintenance() const { return m_maintenance; }
    // Texts of committed rule blocks that have comments, which the rules themselves do not keep.
    [[nodiscard]] const std::map<BlockKey, std::string>& ruleTexts() const { return m_ruleTexts; }

    // What was folded, for an image; folding it again gives the same.
    [[nodiscard]] const std::vector<std::shared_ptr<const GovernedEvent>>& history() const
    {
        return m_history;
    }

private:
    [[nodiscard]] Result<void> checkRole(const Envelope& envelope) const;
    [[nodiscard]] Result<void> checkExecution(const Event& event) const;
    [[nodiscard]] Result<void> checkRuleChange(const ChangeRules& change) const;
    [[nodiscard]] Result<void> checkDrill(const Envelope& envelope) const;
    void rememberTexts(const std::vector<RuleBlockChange>& changes);

    Proposals m_proposals;
    Roles m_roles;
    std::optional<Drill> m_drill;
    ClockWatch m_clock;
    DutyNotes m_duties;
    IncidentLog m_incidents;
    MaintenanceNotes m_maintenance;
    std::map<BlockKey, std::string> m_ruleTexts;
    std::vector<std::shared_ptr<const GovernedEvent>> m_history;
};

inline constexpr std::size_t auditTextBytesMax = 1'024;

}  // namespace estate
