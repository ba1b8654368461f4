// An incident of a journal: begun, reported, ended, and shown with its clock.
#include <ostream>
#include <utility>

#include "app/ctl/act_report.h"
#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/incident_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

Act actOf(const Arguments& arguments, Timestamp since)
{
    const std::string subject = printable(arguments.subject);
    switch (arguments.verb) {
    case Verb::incidentBegin:
        return {"incident-begun", "INCIDENT " + printable(arguments.title) + " is open"};
    case Verb::incidentLoss:
        return {"incident-loss-reported",
                subject + " is reported lost since " + formatTime(since),
                {{"place", arguments.subject}, {"since", toJson(since)}}};
    case Verb::incidentBack:
        return {"incident-back-again", subject + " is back again", {{"place", arguments.subject}}};
    case Verb::incidentNote: return {"incident-noted", "Noted"};
    default: return {"incident-ended", "The incident has ended"};
    }
}

Result<void> apply(Workspace& workspace, const Arguments& arguments, Timestamp since, Timestamp now)
{
    const std::string& who = arguments.operatorName;
    switch (arguments.verb) {
    case Verb::incidentBegin: return workspace.beginIncident(who, arguments.title, now);
    case Verb::incidentLoss: return workspace.reportLoss(who, arguments.subject, since, now);
    case Verb::incidentBack: return workspace.reportBack(who, arguments.subject, now);
    case Verb::incidentNote: return workspace.noteIncident(who, arguments.comment, now);
    default: return workspace.endIncident(who, arguments.reason, now);
    }
}

}  // namespace

Outcome changeIncident(const Arguments& arguments, const Terminal& terminal)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const auto since = parseLossTime(arguments.since, workspace->eventTime(*now));
    if (!since)
        return tl::unexpected<Error>(since.error());
    if (auto applied = apply(*workspace, arguments, *since, *now); !applied)
        return applied;
    Act act = actOf(arguments, *since);
    Json details = {{"at", toJson(workspace->lastTimestamp())}};
    details.update(act.details);
    act.details = std::move(details);
    report(act, *workspace, arguments, terminal);
    return {};
}

Outcome showIncident(const Arguments& arguments, const Terminal& terminal)
{
    const auto workspace = openToLook(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const Incident* incident = workspace->governance().incidents().last();
    if (incident == nullptr) {
        if (arguments.json) {
            Json document = newDocument("incident");
            document["open"] = false;
            write(terminal.out, document);
        } else {
            terminal.out << "No incident was begun. See: estatectl incident begin --help\n";
        }
        return {};
    }
    const Timestamp moment =
        arguments.asOf.empty() ? workspace->eventTime(*now) : workspace->lastTimestamp();
    IncidentReport report{workspace->state().catalog(), *incident, moment, {}, {}};
    if (incident->open() && !incident->losses.empty()) {
        if (auto preview = workspace->previewIncident(moment))
            report.preview = std::move(*preview);
        else
            report.problem = preview.error();
    }
    if (arguments.json) {
        Json document = newDocument("incident");
        document.update(toJson(report));
        write(terminal.out, document);
    } else {
        print(terminal.out, report);
    }
    return {};
}

}  // namespace estate::ctl
