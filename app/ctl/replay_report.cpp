#include "app/ctl/replay_report.h"

#include <ostream>

#include "app/ctl/event_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/region_names.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string planText(const Digest& planId)
{
    return planId == Digest{} ? "-" : planId.brief();
}

std::string volumeText(const Catalog& catalog, VolumeIndex volume)
{
    return volume.valid() ? catalog.volume(volume).id : "-";
}

// Where each copy lies, "host/lane" with the lane's number on its host.
std::string legsText(const EstateState& state, RegionIndex region, const std::vector<Leg>& legs)
{
    std::string text;
    for (const Leg& leg : legs) {
        const HostState& host = state.region(region).hosts[leg.host];
        text += (text.empty() ? "" : ", ") + state.catalog().host(host.host).id + "/" +
                std::to_string(leg.lane - host.firstLane);
    }
    return text;
}

// What binds, where, and by how much; empty when nothing does.
std::string bindingText(const Catalog& catalog, const DestinationVerdict& verdict)
{
    if (verdict.constraint == Constraint::none)
        return {};
    std::string text(constraintName(verdict.constraint));
    if (verdict.region.valid())
        text += " in " + catalog.region(verdict.region).id;
    if (verdict.volume.valid())
        text += " for " + catalog.volume(verdict.volume).id;
    const std::string_view unit = constraintUnit(verdict.constraint);
    if (!unit.empty())
        text += ": " + formatCount(verdict.available) + " of " + formatCount(verdict.needed) + " " +
                std::string(unit);
    return text;
}

void printGroups(std::ostream& out, const EstateState& state, const PlanResult& plan, Timestamp at)
{
    Table table({{"Group"},
                 {"Kind"},
                 {"Outcome"},
                 {"From"},
                 {"To"},
                 {"Done", Align::right},
                 {"Lost", Align::right},
                 {"Reason"},
                 {"Plan"}});
    for (const GroupDecision& group : plan.groups)
        table.add({groupId(state.catalog(), group), std::string(gangKindName(group.kind)),
                   std::string(outcomeName(group.outcome)),
                   regionText(state.catalog(), group.source),
                   regionText(state.catalog(), group.destination),
                   group.timing ? "T+" + formatDuration(group.timing->completion.since(at)) : "-",
                   formatCount(group.lostOperations.value), std::string(reasonName(group.reason)),
                   planText(group.planId)});
    table.print(out, 2);
}

void printPlacements(std::ostream& out, const EstateState& state, const PlanResult& plan)
{
    Table table({{"Volume"}, {"Region"}, {"Placed on"}, {"Plan"}});
    for (const PlacementDecision& placement : plan.placements)
        table.add({volumeText(state.catalog(), placement.volume),
                   regionText(state.catalog(), placement.region),
                   placement.legs.empty()
                       ? "nothing: " + bindingText(state.catalog(), placement.verdict)
                       : legsText(state, placement.region, placement.legs),
                   planText(placement.planId)});
    table.print(out, 2);
}

// Both kinds of request: what was asked for, and the plan or why there is none.
void printRequests(std::ostream& out, const EstateState& state, const PlanResult& plan)
{
    const Catalog& catalog = state.catalog();
    Table table({{"Request"}, {"Kind"}, {"Of"}, {"Answer"}, {"Plan"}});
    const auto answer = [&](const Digest& planId, const std::string& granted, Reason reason,
                            const DestinationVerdict& verdict) {
        if (planId != Digest{})
            return granted;
        const std::string binding = bindingText(catalog, verdict);
        return std::string(reasonName(reason)) + (binding.empty() ? "" : ", " + binding);
    };
    for (const ResizeDecision& resize : plan.resizes)
        table.add({resize.request, "resize", volumeText(catalog, resize.volume),
                   answer(resize.planId, "on " + legsText(state, resize.region, resize.growth),
                          resize.reason, resize.verdict),
                   planText(resize.planId)});
    for (const SnapshotDecision& snapshot : plan.snapshots)
        table.add({snapshot.request, "snapshot",
                   formatCount(snapshot.members.size()) + " volumes in " +
                       formatCount(snapshot.regions.size()) + " regions",
                   answer(snapshot.planId, "hitch of " + formatDuration(snapshot.hitch),
                          snapshot.reason, snapshot.verdict),
                   planText(snapshot.planId)});
    table.print(out, 2);
}

}  // namespace

void printPlan(std::ostream& out, const EstateState& state, const Envelope& envelope,
               const PlanResult& plan)
{
    out << "Event " << formatCount(envelope.index) << "  " << formatTime(envelope.at) << "  "
        << eventName(envelope.event) << " " << eventText(envelope.event) << "\n";
    if (!plan.groups.empty())
        printGroups(out, state, plan, envelope.at);
    if (!plan.placements.empty())
        printPlacements(out, state, plan);
    if (!plan.resizes.empty() || !plan.snapshots.empty())
        printRequests(out, state, plan);
    for (const Digest& gang : plan.abortedGangs)
        out << "  Aborted gang " << gang.brief() << "\n";
    if (plan == PlanResult{})
        out << "  Nothing to decide\n";
    out << "\n";
}

void printReplayed(std::ostream& out, const Scheduler& scheduler)
{
    if (!scheduler.opened()) {
        out << "Nothing was replayed.\n";
        return;
    }
    const Audit& audit = scheduler.state().audit();
    out << "Replayed " << formatCount(scheduler.lastIndex()) << " events\n"
        << "  Time            " << formatTime(scheduler.lastTimestamp()) << "\n"
        << "  Units           " << formatCount(audit.plannedUnits) << " planned, "
        << formatCount(audit.committedUnits) << " committed, " << formatCount(audit.abortedUnits)
        << " aborted, " << formatCount(audit.inFlightUnits()) << " in flight\n"
        << "  Volumes         " << formatCount(audit.plannedVolumeAttempts) << " planned, "
        << formatCount(audit.committedVolumeAttempts) << " committed, "
        << formatCount(audit.abortedVolumeAttempts) << " aborted\n"
        << "  Widest unit     " << formatCount(audit.maximumAtomicWidth) << "\n"
        << "  State hash      " << scheduler.state().hash().hex() << "\n";
}

void fillReplayed(Json& document, const Scheduler& scheduler)
{
    document["events"] = toJson(scheduler.lastIndex());
    if (!scheduler.opened())
        return;
    const Audit& audit = scheduler.state().audit();
    document["time"] = toJson(scheduler.lastTimestamp());
    document["audit"] = {{"plannedUnits", toJson(audit.plannedUnits)},
                         {"plannedVolumeAttempts", toJson(audit.plannedVolumeAttempts)},
                         {"committedUnits", toJson(audit.committedUnits)},
                         {"committedVolumeAttempts", toJson(audit.committedVolumeAttempts)},
                         {"abortedUnits", toJson(audit.abortedUnits)},
                         {"abortedVolumeAttempts", toJson(audit.abortedVolumeAttempts)},
                         {"inFlightUnits", toJson(audit.inFlightUnits())},
                         {"maximumAtomicWidth", toJson(audit.maximumAtomicWidth)}};
    document["stateHash"] = toJson(scheduler.state().hash());
}

}  // namespace estate::ctl
