// What people on duty do about exceptions, and the note of a shift to the next.
#include <ostream>

#include "app/ctl/act_report.h"
#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/table.h"
#include "engine/base/wide.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

// Only what is put off ends.
Result<Timestamp> chosenEnd(const Arguments& arguments, Timestamp now)
{
    if (arguments.verb != Verb::dutyShelve)
        return now;
    const auto length = parseDuration(arguments.shelvedFor);
    if (!length)
        return tl::unexpected<Error>(length.error());
    const auto end = checkedAdd(now.ns, length->value);
    if (!end)
        return fail(ErrorCode::overflow, "--for " + arguments.shelvedFor + " never ends.",
                    {{"value", arguments.shelvedFor}});
    return Timestamp{*end};
}

Result<void> apply(Workspace& workspace, const Arguments& arguments, Timestamp until, Timestamp now)
{
    const std::string& who = arguments.operatorName;
    switch (arguments.verb) {
    case Verb::dutyAcknowledge: return workspace.acknowledge(who, arguments.subject, now);
    case Verb::dutyOwn: return workspace.takeOver(who, arguments.subject, now);
    case Verb::dutyShelve:
        return workspace.shelve(who, arguments.subject, until, arguments.reason, now);
    case Verb::dutyUnshelve: return workspace.unshelve(who, arguments.subject, now);
    default: return workspace.handOver(who, arguments.comment, now);
    }
}

Act actOf(const Arguments& arguments, Timestamp until)
{
    const std::string subject = printable(arguments.subject);
    switch (arguments.verb) {
    case Verb::dutyAcknowledge:
        return {"exception-acknowledged",
                printable(arguments.operatorName) + " has seen " + subject,
                {{"exception", arguments.subject}}};
    case Verb::dutyOwn:
        return {"exception-owned",
                printable(arguments.operatorName) + " is on " + subject,
                {{"exception", arguments.subject}}};
    case Verb::dutyShelve:
        return {"exception-shelved",
                subject + " is put off until " + formatTime(until),
                {{"exception", arguments.subject}, {"until", toJson(until)}}};
    case Verb::dutyUnshelve:
        return {
            "exception-unshelved", subject + " is not put off", {{"exception", arguments.subject}}};
    default: return {"shift-handed-over", "The note waits for the next shift"};
    }
}

Json dutyJson(const ExceptionDuty& duty, Timestamp now)
{
    const bool shelved = duty.shelved(now);
    Json document;
    document["seenBy"] = duty.seenBy.empty() ? Json(nullptr) : Json(duty.seenBy);
    document["seenAt"] = toJsonOrNull(duty.seenAt);
    document["owner"] = duty.owner.empty() ? Json(nullptr) : Json(duty.owner);
    document["ownedSince"] = toJsonOrNull(duty.ownedSince);
    document["shelved"] = shelved;
    document["shelvedBy"] = shelved ? Json(duty.shelvedBy) : Json(nullptr);
    document["shelvedUntil"] = shelved ? toJson(duty.shelvedUntil) : Json(nullptr);
    document["reason"] = shelved ? Json(duty.reason) : Json(nullptr);
    return document;
}

void writeDocument(std::ostream& out, const DutyNotes& duties, Timestamp now)
{
    Json document = newDocument("duty");
    Json listed = Json::array();
    for (const auto& [key, duty] : duties.all()) {
        Json entry = {{"exception", key}};
        entry.update(dutyJson(duty, now));
        listed.push_back(std::move(entry));
    }
    document["exceptions"] = std::move(listed);
    const auto& note = duties.handover();
    document["handover"] =
        note ? Json({{"by", note->by}, {"at", toJson(note->at)}, {"text", note->text}})
             : Json(nullptr);
    write(out, document);
}

}  // namespace

Outcome changeDuty(const Arguments& arguments, const Terminal& terminal)
{
    auto workspace = Workspace::open(arguments.journalPath);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(*workspace, arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const auto until = chosenEnd(arguments, *now);
    if (!until)
        return tl::unexpected<Error>(until.error());
    if (auto applied = apply(*workspace, arguments, *until, *now); !applied)
        return applied;
    report(actOf(arguments, *until), *workspace, arguments, terminal);
    return {};
}

Outcome showDuty(const Arguments& arguments, const Terminal& terminal)
{
    const auto workspace = openToLook(arguments);
    if (!workspace)
        return tl::unexpected<Error>(workspace.error());
    const auto now = chosenNow(arguments, terminal);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const Timestamp moment =
        arguments.asOf.empty() ? workspace->eventTime(*now) : workspace->lastTimestamp();
    const DutyNotes& duties = workspace->governance().duties();
    if (arguments.json) {
        writeDocument(terminal.out, duties, moment);
        return {};
    }
    Table table(
        {{"Exception"}, {"Seen by"}, {"Owner"}, {"Since"}, {"Put off until"}, {"By"}, {"Why"}});
    bool any = false;
    for (const auto& [key, duty] : duties.all()) {
        const bool shelved = duty.shelved(moment);
        if (!shelved && duty.owner.empty() && duty.seenBy.empty())
            continue;
        any = true;
        table.add({printable(key), printable(duty.seenBy), printable(duty.owner),
                   duty.owner.empty() ? "" : formatTime(duty.ownedSince),
                   shelved ? formatTime(duty.shelvedUntil) : "",
                   shelved ? printable(duty.shelvedBy) : "",
                   shelved ? printable(duty.reason) : ""});
    }
    if (any)
        table.print(terminal.out);
    else
        terminal.out << "Nobody acknowledged an exception, took one over or put one off.\n";
    if (const auto& note = duties.handover())
        terminal.out << "Handed over by " << printable(note->by) << ", " << formatTime(note->at)
                     << ": " << printable(note->text) << "\n";
    return {};
}

}  // namespace estate::ctl
