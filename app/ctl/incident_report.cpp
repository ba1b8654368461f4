#include "app/ctl/incident_report.h"

#include <ostream>

#include "app/ctl/table.h"
#include "app/ctl/terminal.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string nextGroup(const IncidentReport& report, const RtoClock& clock)
{
    return clock.next ? groupId(report.catalog, report.preview->plan.groups[*clock.next])
                      : std::string();
}

// Whole seconds: people read this while they run.
std::string remaining(Timestamp deadline, Timestamp now)
{
    const Duration left = deadline.since(now);
    return formatDuration(Duration(left.value / nanosecondsPerSecond * nanosecondsPerSecond));
}

Json clockJson(const IncidentReport& report, const RtoClock& clock)
{
    Json next = nullptr;
    if (clock.next)
        next = {{"group", nextGroup(report, clock)},
                {"deadline", toJson(clock.deadline)},
                {"remainingNs", toJson(clock.deadline.since(report.now))}};
    return {{"inTime", toJson(clock.inTime)},   {"atRisk", toJson(clock.atRisk)},
            {"passed", toJson(clock.passed)},   {"held", toJson(clock.held)},
            {"undated", toJson(clock.undated)}, {"next", std::move(next)}};
}

std::string textOf(const IncidentEntry& entry)
{
    switch (entry.kind) {
    case IncidentEntryKind::begun: return "begun: " + entry.text;
    case IncidentEntryKind::lossReported:
        return "lost: " + std::string(placeKindName(entry.place.kind)) + " " + entry.place.id +
               " since " + formatTime(entry.since);
    case IncidentEntryKind::backAgain:
        return "back again: " + std::string(placeKindName(entry.place.kind)) + " " + entry.place.id;
    case IncidentEntryKind::noted: return entry.text;
    case IncidentEntryKind::ended: return "ended: " + entry.text;
    }
    return entry.text;
}

void printClock(std::ostream& out, const IncidentReport& report, const RtoClock& clock)
{
    if (clock.next)
        out << "  Next RTO   in " << remaining(clock.deadline, report.now) << ", at "
            << formatTime(clock.deadline) << ": " << printable(nextGroup(report, clock)) << "\n";
    else
        out << "  Next RTO   none is to come\n";
    out << "  Groups     " << formatCount(clock.inTime) << " in time, " << formatCount(clock.atRisk)
        << " at risk, " << formatCount(clock.passed) << " past their deadline, "
        << formatCount(clock.held) << " held by rule, " << formatCount(clock.undated)
        << " without a deadline\n";
}

void printLosses(std::ostream& out, const IncidentReport& report,
                 const std::optional<IncidentClock>& clock)
{
    Table table({{"Place"},
                 {"Kind"},
                 {"Lost since"},
                 {"T+", Align::right},
                 {"Next RTO in", Align::right},
                 {"In time", Align::right}});
    for (std::size_t i = 0; i < report.incident.losses.size(); ++i) {
        const IncidentLoss& loss = report.incident.losses[i];
        const RtoClock own = clock ? clock->byLoss[i] : RtoClock{};
        table.add({printable(loss.place.id), std::string(placeKindName(loss.place.kind)),
                   formatTime(loss.since), remaining(report.now, loss.since),
                   own.next ? remaining(own.deadline, report.now) : "-",
                   clock ? formatCount(own.inTime) : "-"});
    }
    table.print(out, 2);
}

std::optional<IncidentClock> clockOf(const IncidentReport& report)
{
    if (!report.preview)
        return std::nullopt;
    return readClock(report.catalog, report.incident, *report.preview, report.now);
}

}  // namespace

void print(std::ostream& out, const IncidentReport& report)
{
    const Incident& incident = report.incident;
    out << (incident.open() ? "INCIDENT " : "Incident, ended: ") << printable(incident.title)
        << "\n  Begun      " << formatTime(incident.since) << " by " << printable(incident.by)
        << "\n";
    if (incident.endedAt)
        out << "  Ended      " << formatTime(*incident.endedAt) << "\n";
    const auto clock = clockOf(report);
    if (clock)
        printClock(out, report, clock->all);
    if (report.problem)
        out << "  Next RTO   not known: " << printable(report.problem->message) << "\n";
    out << "\nLost\n";
    if (incident.losses.empty())
        out << "  nothing\n";
    else
        printLosses(out, report, clock);
    out << "\nReported\n";
    Table table({{"At"}, {"By"}, {"What"}});
    for (const IncidentEntry& entry : incident.entries)
        table.add({formatTime(entry.at), printable(entry.by), printable(textOf(entry))});
    table.print(out, 2);
}

Json toJson(const IncidentReport& report)
{
    const Incident& incident = report.incident;
    const auto clock = clockOf(report);
    Json losses = Json::array();
    for (std::size_t i = 0; i < incident.losses.size(); ++i) {
        const IncidentLoss& loss = incident.losses[i];
        losses.push_back({{"kind", placeKindName(loss.place.kind)},
                          {"id", loss.place.id},
                          {"since", toJson(loss.since)},
                          {"by", loss.by},
                          {"reportedAt", toJson(loss.reportedAt)},
                          {"clock", clock ? clockJson(report, clock->byLoss[i]) : Json(nullptr)}});
    }
    Json entries = Json::array();
    for (const IncidentEntry& entry : incident.entries) {
        Json line = {{"kind", incidentEntryKindName(entry.kind)},
                     {"by", entry.by},
                     {"at", toJson(entry.at)}};
        if (!entry.text.empty())
            line["text"] = entry.text;
        if (!entry.place.id.empty())
            line[std::string(placeKindName(entry.place.kind))] = entry.place.id;
        if (entry.kind == IncidentEntryKind::lossReported)
            line["since"] = toJson(entry.since);
        entries.push_back(std::move(line));
    }
    return {{"title", incident.title},
            {"open", incident.open()},
            {"by", incident.by},
            {"since", toJson(incident.since)},
            {"endedAt", incident.endedAt ? toJson(*incident.endedAt) : Json(nullptr)},
            {"now", toJson(report.now)},
            {"clock", clock ? clockJson(report, clock->all) : Json(nullptr)},
            {"problem", report.problem ? Json(report.problem->message) : Json(nullptr)},
            {"losses", std::move(losses)},
            {"entries", std::move(entries)}};
}

}  // namespace estate::ctl
