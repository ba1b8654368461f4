// What the words of the command line choose: an estate, regions, a time. Shared by the commands.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "app/ctl/arguments.h"
#include "app/ctl/followed_log.h"
#include "app/ctl/maintenance_report.h"
#include "app/ctl/terminal.h"
#include "engine/federation/boundary_follower.h"
#include "engine/journal/workspace.h"

namespace estate::ctl {

// Digits, optionally grouped as 1,000 or 1'000.
[[nodiscard]] Result<std::uint64_t> parseCount(const std::string& text, const std::string& name);

[[nodiscard]] Result<EstateSource> chosenSource(const Arguments& arguments);
// "a,b" and "c" as a, b, c; `option` names what is complained about.
[[nodiscard]] Result<std::vector<std::string>> splitIds(const std::vector<std::string>& listed,
                                                        const std::string& option);
// Never empty: something must be lost.
[[nodiscard]] Result<FailureSet> chosenFailures(const Arguments& arguments);
// A loss, or regions that volumes go home to; exactly one is not empty.
struct Occasion {
    FailureSet failures;
    std::vector<std::string> failback;
};
[[nodiscard]] Result<Occasion> chosenOccasion(const Arguments& arguments);
[[nodiscard]] Result<Preview> previewOf(const EstateState& state, const Occasion& occasion,
                                        Timestamp at, const ClosedWindows& windows);
// --at: a time, "+15m" from `present`, or `present` itself.
[[nodiscard]] Result<Timestamp> chosenTime(const Arguments& arguments, Timestamp present);
// --now, or the clock.
[[nodiscard]] Result<Timestamp> chosenNow(const Arguments& arguments, const Terminal& terminal);
// The same for a command that writes to this journal. A clock that stepped back is said on the
// error stream, and so is a --now that the executor's event time has overtaken; refused: a --now
// further in the past (outOfOrder).
[[nodiscard]] Result<Timestamp> chosenNow(const Workspace& workspace, const Arguments& arguments,
                                          const Terminal& terminal);

// --as-of, or the whole log.
[[nodiscard]] Result<std::uint64_t> chosenRecord(const Arguments& arguments);
// The journal, at its head or as of the record that was asked for.
[[nodiscard]] Result<Workspace> openToLook(const Arguments& arguments);
// A file, or standard input for -.
inline constexpr std::size_t textBytesMax = std::size_t{64} << 20;
[[nodiscard]] Result<std::string> readText(const std::string& path, const Terminal& terminal);
// Does what is due by itself after a change: reviews, expiries, an image of the state.
inline constexpr std::size_t settleStepsMax = 10'000;
[[nodiscard]] Outcome settle(Workspace& workspace, Timestamp now);
// --expires of a proposal.
[[nodiscard]] Result<Duration> chosenLifetime(const Arguments& arguments);

// --after of a second loss.
[[nodiscard]] Result<Duration> chosenDelay(const Arguments& arguments);

// What follows an event log beside its state and its directory; journals are always followed.
enum class Following : std::uint8_t { nothing, exports };

struct LoggedEstate {
    FollowedLog log;
    BoundaryFollower boundary;  // current when it is Following::exports
};

// The estate that a command looks at: a journal's at its head, an event log's at its end, or a
// fresh one in memory.
class ChosenEstate {
public:
    explicit ChosenEstate(Workspace workspace) : m_estate(std::move(workspace)) {}
    explicit ChosenEstate(LoggedEstate logged) : m_estate(std::move(logged)) {}

    [[nodiscard]] const EstateState& state() const;
    [[nodiscard]] const EstateSource& source() const;
    [[nodiscard]] Timestamp present() const;
    // Built when it is first asked for.
    [[nodiscard]] Result<const EstateDirectory*> directory() const;
    [[nodiscard]] const BoundaryFollower& boundary() const;  // with Following::exports only
    [[nodiscard]] const MaintenanceNotes& maintenance() const;
    // None: it is an event log's, which knows no proposals.
    [[nodiscard]] const Workspace* workspace() const { return std::get_if<Workspace>(&m_estate); }

private:
    std::variant<Workspace, LoggedEstate> m_estate;
};
[[nodiscard]] Result<ChosenEstate> chosenEstate(const Arguments& arguments,
                                                const Terminal& terminal,
                                                Following following = Following::nothing);
// What a look at this estate plans around; none with --ignore-maintenance.
[[nodiscard]] ClosedWindows chosenWindows(const Arguments& arguments, const EstateState& state,
                                          const MaintenanceNotes& maintenance);
[[nodiscard]] HeededMaintenance
heededMaintenance(const Arguments& arguments, const MaintenanceNotes& maintenance, Timestamp at);

}  // namespace estate::ctl
