#include <ostream>

#include "app/ctl/failure_report.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

// "restore bytes short by 1.2 TB": amounts in the unit that people read.
std::string amountText(Constraint constraint, std::uint64_t amount)
{
    const std::string_view unit = constraintUnit(constraint);
    if (unit == "bytes")
        return formatBytes(amount);
    if (unit == "IOPS")
        return formatIops(amount);
    return formatCount(amount) + " " + std::string(unit);
}

// The most telling other destination: what comes last in the order of checks came nearest.
std::string nearestMiss(const Catalog& catalog, const GroupDecision& group, Timestamp at)
{
    const DestinationVerdict* nearest = nullptr;
    for (const DestinationVerdict& verdict : group.verdicts)
        if (verdict.constraint != Constraint::none &&
            (nearest == nullptr || verdict.constraint > nearest->constraint))
            nearest = &verdict;
    return nearest == nullptr
               ? ""
               : catalog.region(nearest->region).id + " " + constraintText(*nearest, at);
}

void printGroups(std::ostream& out, const PreviewReport& report)
{
    const Catalog& catalog = report.state.catalog();
    const Timestamp at = report.preview.at;
    Table table({{"Group"},
                 {"Kind"},
                 {"Application"},
                 {"Volumes", Align::right},
                 {"From"},
                 {"To"},
                 {"Start", Align::right},
                 {"Done", Align::right},
                 {"RTO", Align::right},
                 {"Against RTO", Align::right},
                 {"Cost", Align::right},
                 {"Reason"},
                 {"Nearest other destination"}});
    for (const GroupDecision& group : report.preview.plan.groups) {
        const bool recovers = group.timing.has_value();
        const auto relative = [&](Timestamp time) { return "T+" + formatDuration(time.since(at)); };
        table.add({groupId(catalog, group), std::string(gangKindName(group.kind)),
                   catalog.application(group.application).id,
                   formatCount(concreteVolumes(catalog, group)), catalog.region(group.source).id,
                   group.destination.valid() ? catalog.region(group.destination).id : "-",
                   recovers ? relative(group.timing->queueStart) : "-",
                   recovers ? relative(group.timing->completion) : "-",
                   group.deadline.ns == 0 ? "-" : formatDuration(group.deadline.since(at)),
                   recovers && group.kind == GangKind::failover
                       ? formatSignedSlack(group.timing->completion, group.deadline)
                       : "-",
                   formatCostBrief(group.expectedCost.microunits),
                   std::string(reasonName(group.reason)), nearestMiss(catalog, group, at)});
    }
    table.print(out);
}

void printLosses(std::ostream& out, const PreviewReport& report)
{
    const Catalog& catalog = report.state.catalog();
    Table table({{"Volume"},
                 {"Group"},
                 {"To"},
                 {"Recovered to", Align::right},
                 {"Lost", Align::right},
                 {"Range"}});
    bool any = false;
    for (const GroupDecision& group : report.preview.plan.groups)
        for (const MemberPlacement& member : group.placements) {
            if (member.lost.value == 0)
                continue;
            any = true;
            const std::uint64_t mark = member.recoveredTo.value;
            table.add(
                {catalog.volume(member.volume).id, groupId(catalog, group),
                 catalog.region(group.destination).id, formatCount(mark),
                 formatCount(member.lost.value),
                 "(" + formatCount(mark) + ", " + formatCount(mark + member.lost.value) + "]"});
        }
    if (!any)
        return;
    out << "\nDeclared loss of each volume, in operations (a range leaves out its first number; a\n"
           "representative loses this range of every volume that it stands for)\n";
    table.print(out);
}

void printCapacity(std::ostream& out, const PreviewReport& report)
{
    Table table({{"Region"},
                 {"State"},
                 {"Used before", Align::right},
                 {"Used after", Align::right},
                 {"Of", Align::right},
                 {"IOPS before", Align::right},
                 {"IOPS after", Align::right},
                 {"Of", Align::right}});
    for (const RegionCapacity& region : report.preview.capacity) {
        const char* state = region.availableAfter    ? "available"
                            : region.availableBefore ? "lost here"
                                                     : "unavailable";
        table.add(
            {report.state.catalog().region(region.region).id, state,
             formatBytes(region.before.used.value), formatBytes(region.after.used.value),
             formatBytes(region.after.capacity.value), formatIops(region.before.usedIops.value),
             formatIops(region.after.usedIops.value), formatIops(region.after.laneIops.value)});
    }
    table.print(out);
}

}  // namespace

std::string_view constraintUnit(Constraint constraint)
{
    switch (constraint) {
    case Constraint::rpoMissed: return "operations";
    case Constraint::recoveryIopsShort:
    case Constraint::laneIopsShort: return "IOPS";
    case Constraint::bytesShort: return "bytes";
    case Constraint::isolationShort: return "lanes";
    case Constraint::failureDomainsShort: return "sites";
    default: return "";
    }
}

std::string constraintText(const DestinationVerdict& verdict, Timestamp at)
{
    std::string text(constraintName(verdict.constraint));
    if (verdict.constraint == Constraint::laterCompletion)
        return text + " (T+" + formatDuration(Timestamp{verdict.available}.since(at)) + ")";
    if (verdict.constraint == Constraint::underMaintenance)
        return text + " until " + formatTime(Timestamp{verdict.available});
    if (verdict.shortBy > 0 && !constraintUnit(verdict.constraint).empty())
        text += " by " + amountText(verdict.constraint, verdict.shortBy);
    return text;
}

std::uint64_t concreteVolumes(const Catalog& catalog, const GroupDecision& group)
{
    std::uint64_t count = 0;
    for (const VolumeIndex volume : group.members)
        count += catalog.volume(volume).weight;
    return count;
}

void NotDurable::add(const Catalog& catalog, const GroupDecision& group)
{
    if (group.kind != GangKind::failover || group.reason != Reason::heldNotDurable)
        return;
    groups += 1;
    volumes += concreteVolumes(catalog, group);
}

NotDurable notDurableOf(const Catalog& catalog, const PlanResult& plan)
{
    NotDurable counted;
    for (const GroupDecision& group : plan.groups)
        counted.add(catalog, group);
    return counted;
}

std::uint64_t unplacedVolumes(const EstateState& state)
{
    std::uint64_t count = 0;
    for (const VolumeIndex volume : state.unplaced())
        count += state.catalog().volume(volume).weight;
    return count;
}

void printUnplaced(std::ostream& out, const EstateState& state)
{
    const std::uint64_t count = unplacedVolumes(state);
    if (count > 0)
        out << formatCount(count) << (count == 1 ? " volume has" : " volumes have")
            << " no place in the estate and " << (count == 1 ? "is" : "are") << " not counted\n";
}

std::string joinedIds(const std::vector<std::string>& ids)
{
    std::string text;
    for (const std::string& id : ids)
        text += (text.empty() ? "" : ", ") + id;
    return text;
}

void printSummary(std::ostream& out, const PlanSummary& summary, const NotDurable& notDurable,
                  Timestamp at)
{
    Table table({{"Outcome"},
                 {"Share of volumes", Align::right},
                 {"Volumes", Align::right},
                 {"Groups", Align::right}});
    const auto add = [&](const char* outcome, std::uint64_t volumes, std::uint64_t groups) {
        table.add({outcome, formatShare(volumes, summary.volumes), formatCount(volumes),
                   formatCount(groups)});
    };
    add("recovered within RTO", summary.volumesMetRto, summary.metRto);
    add("recovered after RTO", summary.volumesMissedRto, summary.missedRto);
    add("held by rule", summary.volumesHeld, summary.held);
    add("  of which not durable", notDurable.volumes, notDurable.groups);
    add("short of capacity", summary.volumesCapacityShort, summary.capacityShort);
    add("deferred otherwise", summary.volumesDeferred, summary.deferred);
    add("all", summary.volumes, summary.groups);
    if (summary.groups > 0)
        table.print(out, 2);
    const auto serving = [&out](const char* what, std::uint64_t volumes, std::uint64_t groups) {
        if (groups > 0)
            out << "  " << formatCount(volumes) << " volumes (" << formatCount(groups)
                << " groups) " << what << "\n";
    };
    serving("serve on and are repaired", summary.volumesRepaired, summary.repaired);
    serving("serve on without all of their copies: there is no room to repair them",
            summary.volumesUnrepaired, summary.unrepaired);
    serving("go home", summary.volumesMovedHome, summary.movedHome);
    serving("can't go home yet", summary.volumesStayedAway, summary.stayedAway);
    out << '\n';
    if (summary.lastCompletion.ns == 0)
        out << "  Last recovery     none\n";
    else
        out << "  Last recovery     T+" << formatDuration(summary.lastCompletion.since(at)) << "  ("
            << formatTime(summary.lastCompletion) << ")\n";
    out << "  Operations lost   " << formatCount(summary.lostOperations) << "\n"
        << "  Expected cost     " << formatCost(summary.total().microunits) << "  (downtime "
        << formatCostBrief(summary.downtime.microunits) << ", missed RTOs "
        << formatCostBrief(summary.breaches.microunits) << ", lost operations "
        << formatCostBrief(summary.losses.microunits) << ")\n";
}

void printSource(std::ostream& out, const EstateSource& source)
{
    if (source.origin == EstateOrigin::federal)
        out << "Federal estate, 1 representative to about " << formatCount(source.denominator)
            << "; volumes are concrete, groups are representatives\n";
    else if (source.origin == EstateOrigin::empty)
        out << "An estate of its own, described by events\n";
    else
        out << "Estate " << originName(source.origin) << "\n";
}

void print(std::ostream& out, const PreviewReport& report)
{
    const Preview& preview = report.preview;
    out << "PREVIEW, nothing changes: " << occasionText(preview.failures, preview.failback)
        << " at " << formatTime(preview.at) << "\n";
    printSource(out, report.source);
    printUnplaced(out, report.state);
    print(out, report.maintenance);
    out << '\n';
    printSummary(out, preview.summary, notDurableOf(report.state.catalog(), preview.plan),
                 preview.at);
    if (preview.plan.groups.empty()) {
        out << (preview.failback.empty()
                    ? "\nNo volume has its source there: nothing needs to be recovered.\n"
                    : "\nNo volume of these regions lives elsewhere: nothing goes home.\n");
    } else {
        out << "\nGroups, in the order of recovery (T+ is from the loss; - is before the deadline, "
               "+ after it)\n";
        printGroups(out, report);
        out << "Each cost is as if the group were its application's last. The expected cost "
               "charges "
               "an\napplication's downtime and breach once, and work without completion for 24 "
               "hours.\n";
        printLosses(out, report);
    }
    out << "\nCapacity of the regions touched\n";
    printCapacity(out, report);
    out << "\nDecisions     " << preview.decisions.hex() << "\n"
        << "State before  " << report.hashBefore.hex() << "\n"
        << "State after   " << report.hashAfter.hex() << "  (the same: a preview changes nothing)\n"
        << "Basis         " << formatCount(preview.basis.regions.size())
        << " regions examined, rules " << preview.basis.rules.brief() << "\n";
}

}  // namespace estate::ctl
