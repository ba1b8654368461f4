// What this console itself, its journal and the people at it give reason for.
#include "models/exception_list_model.h"
#include "models/exception_sources.h"
#include "models/incident_words.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr int planRoom = 1;
constexpr int journalFileRoom = 6;

}  // namespace

void addClock(const ExceptionSources& from, ExceptionRows& rows)
{
    if (!from.desk->clockBehind())
        return;
    ExceptionRow row;
    row.key = QStringLiteral("clock");
    // No volume is worse for it, and no deadline is kept until it is right.
    row.severity = ExceptionSeverity::warning;
    row.sinceNs = from.desk->workspace().lastTimestamp().ns;
    row.text = ExceptionListModel::tr("The clock stands before the journal's last event");
    row.meaning = ExceptionListModel::tr(
        "Event time stands still, and nothing expires. Correct the clock; if it is "
        "right, confirm it before anything is approved or committed.");
    rows.push_back(std::move(row));
}

void addFailedWrite(const ExceptionSources& from, ExceptionRows& rows)
{
    const auto failure = from.desk->writeFailure();
    if (!failure)
        return;
    ExceptionRow row;
    row.key = QStringLiteral("write");
    // What people decide from here on may be gone.
    row.severity = ExceptionSeverity::critical;
    row.sinceNs = failure->at.ns;
    row.room = journalFileRoom;
    row.text = ExceptionListModel::tr("The journal could not be written");
    row.meaning =
        ExceptionListModel::tr("%1 Until something is durable again, nothing that is done "
                               "here is kept.")
            .arg(failure->text);
    rows.push_back(std::move(row));
}

void addIncident(const ExceptionSources& from, ExceptionRows& rows)
{
    const Incident* incident = from.desk->workspace().governance().incidents().open();
    if (incident == nullptr)
        return;
    ExceptionRow row;
    row.key = QStringLiteral("incident/") + Figures::timeExact(incident->since);
    row.severity = isCritical(*incident) ? ExceptionSeverity::critical : ExceptionSeverity::warning;
    row.sinceNs = incident->since.ns;
    row.room = planRoom;
    row.text = ExceptionListModel::tr("Incident: %1").arg(toText(incident->title));
    row.meaning = incident->losses.empty()
                      ? ExceptionListModel::tr("Nothing is reported lost. Report it in room Plan, "
                                               "or end the incident.")
                      : ExceptionListModel::tr("Reported lost: %1. Room Plan has the clock of "
                                               "their objectives.")
                            .arg(Figures::count(incident->losses.size()));
    rows.push_back(std::move(row));
}
