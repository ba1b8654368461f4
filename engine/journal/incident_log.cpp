#include "engine/journal/incident_log.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "engine/journal/governance.h"
#include "engine/journal/note_words.h"
#include "engine/text/format.h"

namespace estate {

namespace {

constexpr std::array everyPlaceKind = {PlaceKind::region, PlaceKind::site, PlaceKind::host};

struct Action {
    IncidentEntryKind kind;
    std::string_view name;
};
constexpr std::array actions = {
    Action{IncidentEntryKind::begun, "incident-begun"},
    Action{IncidentEntryKind::lossReported, "incident-loss-reported"},
    Action{IncidentEntryKind::backAgain, "incident-back-again"},
    Action{IncidentEntryKind::noted, "incident-noted"},
    Action{IncidentEntryKind::ended, "incident-ended"},
};

const Action* actionNamed(std::string_view name)
{
    const auto found = std::find_if(actions.begin(), actions.end(),
                                    [name](const Action& action) { return action.name == name; });
    return found == actions.end() ? nullptr : &*found;
}

Result<AuditNoted> noteOf(IncidentEntryKind kind, std::string subject)
{
    if (subject.size() > auditTextBytesMax)
        return fail(ErrorCode::badInput, "What is said in an incident has at most " +
                                             std::to_string(auditTextBytesMax) +
                                             " bytes. Shorten it.");
    const auto action = std::find_if(actions.begin(), actions.end(),
                                     [kind](const Action& a) { return a.kind == kind; });
    return AuditNoted{std::string(action->name), std::move(subject), {}};
}

bool isBlank(char letter)
{
    return static_cast<unsigned char>(letter) <= ' ' || letter == '\x7f';
}

// Lines stay unless there is to be one; other control characters become spaces.
std::string cleaned(std::string_view text, bool oneLine)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    std::string clean(text);
    std::replace_if(
        clean.begin(), clean.end(),
        [oneLine](char letter) { return isBlank(letter) && (oneLine || letter != '\n'); }, ' ');
    return clean;
}

Result<AuditNoted> said(IncidentEntryKind kind, std::string_view text, const char* missing)
{
    std::string clean = cleaned(text, kind == IncidentEntryKind::begun);
    if (clean.empty())
        return fail(ErrorCode::badInput, missing);
    return noteOf(kind, std::move(clean));
}

std::string placeText(const IncidentPlace& place)
{
    return std::string(placeKindName(place.kind)) + ' ' + place.id;
}

std::optional<IncidentPlace> placeIn(std::string_view text)
{
    const std::string_view name = nextWord(text);
    for (const PlaceKind kind : everyPlaceKind)
        if (placeKindName(kind) == name && !text.empty())
            return IncidentPlace{kind, std::string(text)};
    return std::nullopt;
}

// What a note says. None: another program wrote it.
std::optional<IncidentEntry> entryOf(const Envelope& envelope)
{
    const auto& note = std::get<AuditNoted>(envelope.event);
    IncidentEntry entry;
    entry.kind = actionNamed(note.action)->kind;
    entry.by = envelope.actor;
    entry.at = envelope.at;
    const bool ofPlace =
        entry.kind == IncidentEntryKind::lossReported || entry.kind == IncidentEntryKind::backAgain;
    if (!ofPlace) {
        entry.text = note.subject;
        return note.subject.empty() ? std::nullopt : std::optional(std::move(entry));
    }
    std::string_view rest = note.subject;
    if (entry.kind == IncidentEntryKind::lossReported) {
        const auto since = parseTime(nextWord(rest));
        if (!since)
            return std::nullopt;
        entry.since = *since;
    }
    auto place = placeIn(rest);
    if (!place)
        return std::nullopt;
    entry.place = std::move(*place);
    return entry;
}

Result<void> checkLoss(const Incident& incident, const IncidentEntry& entry)
{
    const std::string place = placeText(entry.place);
    if (const IncidentLoss* known = incident.find(entry.place))
        return fail(ErrorCode::duplicateId,
                    "The " + place + " is reported lost already, since " +
                        formatTime(known->since) + ". Report it back again first if that is wrong.",
                    {{std::string(placeKindName(entry.place.kind)), entry.place.id}});
    if (entry.since > entry.at)
        return fail(ErrorCode::badInput,
                    "The " + place + " can't be lost later than now, " + formatTime(entry.at) + ".",
                    {{"since", formatTimeExact(entry.since)}, {"now", formatTimeExact(entry.at)}});
    return {};
}

}  // namespace

std::string_view placeKindName(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::region: return "region";
    case PlaceKind::site: return "site";
    case PlaceKind::host: return "host";
    }
    return "unknown";
}

std::string_view incidentEntryKindName(IncidentEntryKind kind)
{
    switch (kind) {
    case IncidentEntryKind::begun: return "begun";
    case IncidentEntryKind::lossReported: return "loss-reported";
    case IncidentEntryKind::backAgain: return "back-again";
    case IncidentEntryKind::noted: return "noted";
    case IncidentEntryKind::ended: return "ended";
    }
    return "unknown";
}

const IncidentLoss* Incident::find(const IncidentPlace& place) const
{
    const auto found = std::find_if(losses.begin(), losses.end(),
                                    [&place](const auto& loss) { return loss.place == place; });
    return found == losses.end() ? nullptr : &*found;
}

std::vector<DatedLoss> datedLosses(const Incident& incident)
{
    std::map<Timestamp, FailureSet> byTime;
    for (const IncidentLoss& loss : incident.losses) {
        FailureSet& failures = byTime[loss.since];
        auto& ids = loss.place.kind == PlaceKind::region ? failures.regions
                    : loss.place.kind == PlaceKind::site ? failures.sites
                                                         : failures.hosts;
        ids.push_back(loss.place.id);
    }
    std::vector<DatedLoss> dated;
    for (auto& [since, failures] : byTime)
        dated.push_back({std::move(failures), since});
    return dated;
}

Result<Timestamp> parseLossTime(std::string_view text, Timestamp now)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    if (text.empty() || text == "now")
        return now;
    if (const auto time = parseTime(text))
        return *time;
    const auto ago = parseDuration(text);
    if (!ago)
        return fail(
            ErrorCode::badInput,
            "\"" + std::string(text) +
                "\" says no moment. Write how long ago it was, as in 12m, or a time with its "
                "zone, as in 2026-01-01 06:30 UTC.",
            {{"value", std::string(text)}});
    if (ago->value > now.ns)
        return fail(ErrorCode::badInput,
                    "\"" + std::string(text) + "\" ago is before time was counted.",
                    {{"value", std::string(text)}});
    return Timestamp{now.ns - ago->value};
}

Result<AuditNoted> incidentBegunNote(std::string_view title)
{
    return said(IncidentEntryKind::begun, title, "Give the incident a title: what is happening.");
}

Result<AuditNoted> incidentLossNote(const IncidentPlace& place, Timestamp since)
{
    // The time stands first: ids may hold spaces.
    return noteOf(IncidentEntryKind::lossReported, formatTimeExact(since) + ' ' + placeText(place));
}

Result<AuditNoted> incidentBackNote(const IncidentPlace& place)
{
    return noteOf(IncidentEntryKind::backAgain, placeText(place));
}

Result<AuditNoted> incidentSaidNote(std::string_view text)
{
    return said(IncidentEntryKind::noted, text, "A note of an incident says something.");
}

Result<AuditNoted> incidentEndedNote(std::string_view outcome)
{
    return said(IncidentEntryKind::ended, outcome,
                "Say how the incident ended: whoever looks into it afterwards reads it.");
}

bool IncidentLog::takes(const Event& event)
{
    const auto* note = std::get_if<AuditNoted>(&event);
    return note != nullptr && actionNamed(note->action) != nullptr;
}

Result<void> IncidentLog::check(const Envelope& envelope) const
{
    if (!takes(envelope.event))
        return {};
    const auto entry = entryOf(envelope);
    if (!entry)
        return fail(ErrorCode::badInput, "The note \"" +
                                             std::get<AuditNoted>(envelope.event).action +
                                             "\" does not say what notes of an incident say.");
    const Incident* incident = open();
    if (entry->kind == IncidentEntryKind::begun) {
        if (incident == nullptr)
            return {};
        return fail(ErrorCode::contradiction, "An incident is open already, begun by " +
                                                  incident->by + ": " + incident->title +
                                                  ". End it first.");
    }
    if (incident == nullptr)
        return fail(ErrorCode::contradiction, "No incident is open. Begin one first.");
    if (entry->kind == IncidentEntryKind::ended)
        return {};
    if (incident->entries.size() >= incidentEntriesMax)
        return fail(ErrorCode::badInput, "An incident has at most " +
                                             formatCount(incidentEntriesMax) +
                                             " entries. End it and begin another one.");
    if (entry->kind == IncidentEntryKind::lossReported)
        return checkLoss(*incident, *entry);
    if (entry->kind == IncidentEntryKind::backAgain && incident->find(entry->place) == nullptr)
        return fail(ErrorCode::contradiction,
                    "The " + placeText(entry->place) + " is not among the losses of this incident.",
                    {{std::string(placeKindName(entry->place.kind)), entry->place.id}});
    return {};
}

void IncidentLog::apply(const Envelope& envelope)
{
    if (!takes(envelope.event))
        return;
    auto entry = entryOf(envelope);
    if (!entry)
        return;
    auto next = std::make_shared<Incident>();
    if (entry->kind == IncidentEntryKind::begun) {
        next->title = entry->text;
        next->by = entry->by;
        next->since = entry->at;
    } else if (const Incident* incident = open()) {
        *next = *incident;
    } else {
        return;
    }
    if (entry->kind == IncidentEntryKind::lossReported)
        next->losses.push_back({entry->place, entry->since, entry->by, entry->at});
    if (entry->kind == IncidentEntryKind::backAgain)
        std::erase_if(next->losses,
                      [&](const IncidentLoss& loss) { return loss.place == entry->place; });
    if (entry->kind == IncidentEntryKind::ended)
        next->endedAt = entry->at;
    next->entries.push_back(std::move(*entry));
    m_last = std::move(next);
}

}  // namespace estate
