// Places that take nothing new for a while: planning, cancelling and listing it.
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/maintenance_report.h"
#include "app/ctl/table.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

Result<MaintenanceWish> chosenWish(const Arguments& arguments, Timestamp present)
{
    auto regions = splitIds(arguments.regions, "--region");
    auto sites = splitIds(arguments.closedSites, "--site");
    auto hosts = splitIds(arguments.closedHosts, "--host");
    for (const auto* ids : {&regions, &sites, &hosts})
        if (!*ids)
            return tl::unexpected<Error>(ids->error());
    // "+2h" is from the journal's present, as with --at.
    Arguments begins;
    begins.at = arguments.from;
    const auto from = chosenTime(begins, present);
    if (!from)
        return tl::unexpected<Error>(from.error());
    Arguments ends;
    ends.at = arguments.until;
    const auto until = chosenTime(ends, present);
    if (!until)
        return tl::unexpected<Error>(until.error());
    return MaintenanceWish{{std::move(*regions), std::move(*sites), std::move(*hosts)},
                           *from,
                           *until,
                           arguments.reason};
}

const Maintenance* findMaintenance(const Workspace& workspace, const std::string& id)
{
    for (const auto& known : workspace.governance().maintenance().all())
        if (known->id == id)
            return known.get();
    return nullptr;
}

void show(const Arguments& arguments, const Terminal& terminal, const Workspace& workspace,
          const std::string& id)
{
    const Maintenance* found = findMaintenance(workspace, id);
    ESTATE_ENSURE(found != nullptr);
    const JournalHead head = workspace.journal().head();
    const bool cancels = arguments.verb == Verb::maintenanceCancel;
    if (arguments.json) {
        Json document = newDocument(cancels ? "maintenance-cancelled" : "maintenance-planned");
        document.update(toJson(*found, workspace.lastTimestamp()));
        document["head"] = {{"index", toJson(head.index)}, {"hash", toJson(head.hash)}};
        write(terminal.out, document);
        return;
    }
    terminal.out << (cancels ? "Cancelled: " : "Planned: ") << found->id << ", "
                 << placesText(found->wish.places) << "\n"
                 << "  Window     " << formatTime(found->wish.from) << " to "
                 << formatTime(found->wish.until) << "\n"
                 << "  Reason     " << printable(found->wish.reason) << "\n"
                 << "  Head       " << head.index << ":" << head.hash.hex() << "\n";
}

}  // namespace

Outcome changeMaintenance(const Arguments& arguments, const Terminal& terminal)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    std::string id = arguments.subject;
    if (arguments.verb == Verb::maintenanceCancel) {
        if (auto cancelled = workspace->cancelMaintenance(arguments.operatorName, id, *now);
            !cancelled)
            return cancelled;
    } else {
        const auto wish = chosenWish(arguments, workspace->eventTime(*now));
        if (!wish)
            return tl::unexpected<Error>(wish.error());
        auto planned = workspace->planMaintenance(arguments.operatorName, *wish, *now);
        if (!planned)
            return tl::unexpected<Error>(planned.error());
        id = std::move(*planned);
    }
    // It is recorded, whatever becomes of the proposals that it touches.
    static_cast<void>(settle(*workspace, *now));
    show(arguments, terminal, *workspace, id);
    return {};
}

Outcome listMaintenance(const Arguments& arguments, const Terminal& terminal)
{
    const auto workspace = openToLook(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const Timestamp present = workspace->lastTimestamp();
    const Maintenances& all = workspace->governance().maintenance().all();
    if (arguments.json) {
        Json document = newDocument("maintenances");
        document["at"] = toJson(present);
        Json listed = Json::array();
        for (const auto& maintenance : all)
            listed.push_back(toJson(*maintenance, present));
        document["maintenances"] = std::move(listed);
        write(terminal.out, document);
        return {};
    }
    if (all.empty()) {
        terminal.out << "No maintenance was planned. See: estatectl maintenance plan --help\n";
        return {};
    }
    Table table({{"Id"}, {"Phase"}, {"Places"}, {"From"}, {"Until"}, {"By"}, {"Reason"}});
    for (const auto& maintenance : all)
        table.add({maintenance->id, std::string(maintenancePhaseName(maintenance->phase(present))),
                   placesText(maintenance->wish.places), formatTime(maintenance->wish.from),
                   formatTime(maintenance->wish.until), printable(maintenance->by),
                   printable(maintenance->wish.reason)});
    table.print(terminal.out);
    return {};
}

}  // namespace estate::ctl
