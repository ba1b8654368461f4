#include "engine/journal/maintenance.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "engine/journal/governance.h"
#include "engine/text/format.h"

namespace estate {

std::string_view maintenancePhaseName(MaintenancePhase phase)
{
    switch (phase) {
    case MaintenancePhase::planned: return "planned";
    case MaintenancePhase::inForce: return "in-force";
    case MaintenancePhase::over: return "over";
    case MaintenancePhase::cancelled: return "cancelled";
    }
    return "unknown";
}

Timestamp Maintenance::end() const
{
    return cancelledBy.empty() ? wish.until : std::min(wish.until, cancelledAt);
}

MaintenancePhase Maintenance::phase(Timestamp now) const
{
    if (!cancelledBy.empty())
        return MaintenancePhase::cancelled;
    if (now < wish.from)
        return MaintenancePhase::planned;
    return now < wish.until ? MaintenancePhase::inForce : MaintenancePhase::over;
}

namespace {

constexpr std::string_view planned = "maintenance-planned";
constexpr std::string_view cancelled = "maintenance-cancelled";

using PlaceList = std::vector<std::string> MaintenancePlaces::*;
struct PlaceKind {
    std::string_view name;
    PlaceList list;
};
constexpr std::array<PlaceKind, 3> placeKinds = {{{"region:", &MaintenancePlaces::regions},
                                                  {"site:", &MaintenancePlaces::sites},
                                                  {"host:", &MaintenancePlaces::hosts}}};

// A note's words are told apart by spaces, and places by commas; ids may have both.
constexpr std::string_view written = " ,%";
constexpr std::string_view hexDigits = "0123456789ABCDEF";

std::string escaped(std::string_view id)
{
    std::string text;
    for (const char letter : id) {
        if (written.find(letter) == std::string_view::npos) {
            text += letter;
            continue;
        }
        const auto code = static_cast<unsigned char>(letter);
        text += '%';
        text += hexDigits[code / 16];
        text += hexDigits[code % 16];
    }
    return text;
}

std::optional<std::string> unescaped(std::string_view text)
{
    std::string id;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            id += text[i];
            continue;
        }
        if (i + 2 >= text.size())
            return std::nullopt;
        const std::size_t high = hexDigits.find(text[i + 1]);
        const std::size_t low = hexDigits.find(text[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        id += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return id;
}

// The part up to the next separator; the rest loses it.
std::string_view nextPart(std::string_view& rest, char separator)
{
    const std::size_t at = rest.find(separator);
    const std::string_view part = rest.substr(0, at);
    rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + 1);
    return part;
}

std::string placesText(const MaintenancePlaces& places)
{
    std::string text;
    for (const PlaceKind& kind : placeKinds)
        for (const std::string& id : places.*kind.list) {
            text += text.empty() ? "" : ",";
            text += kind.name;
            text += escaped(id);
        }
    return text;
}

std::optional<MaintenancePlaces> readPlaces(std::string_view text)
{
    MaintenancePlaces places;
    while (!text.empty()) {
        const std::string_view place = nextPart(text, ',');
        const auto kind =
            std::find_if(placeKinds.begin(), placeKinds.end(), [place](const PlaceKind& candidate) {
                return place.starts_with(candidate.name);
            });
        if (kind == placeKinds.end())
            return std::nullopt;
        auto id = unescaped(place.substr(kind->name.size()));
        if (!id || id->empty())
            return std::nullopt;
        (places.*kind->list).push_back(std::move(*id));
    }
    return places;
}

std::optional<MaintenanceWish> readWish(std::string_view subject)
{
    const auto from = parseTime(nextPart(subject, ' '));
    const auto until = parseTime(nextPart(subject, ' '));
    auto places = readPlaces(nextPart(subject, ' '));
    if (!from || !until || *until <= *from || !places || places->empty())
        return std::nullopt;
    return MaintenanceWish{std::move(*places), *from, *until, std::string(subject)};
}

template <typename Find>
Result<void> checkKind(const std::vector<std::string>& ids, const char* what, Find find)
{
    std::set<std::string_view> seen;
    for (const std::string& id : ids) {
        if (const auto found = find(id); !found)
            return tl::unexpected(found.error());
        if (!seen.insert(id).second)
            return fail(ErrorCode::duplicateId,
                        std::string(what) + " \"" + id + "\" is named twice; name it once.",
                        {{"id", id}});
    }
    return {};
}

Result<void> checkPlaces(const Catalog& catalog, const MaintenancePlaces& places)
{
    if (places.empty())
        return fail(ErrorCode::badInput,
                    "Name at least one region, site or host that the maintenance closes.");
    const auto region = [&catalog](const std::string& id) { return catalog.findRegion(id); };
    const auto site = [&catalog](const std::string& id) { return catalog.findSite(id); };
    const auto host = [&catalog](const std::string& id) { return catalog.findHost(id); };
    if (auto checked = checkKind(places.regions, "Region", region); !checked)
        return checked;
    if (auto checked = checkKind(places.sites, "Site", site); !checked)
        return checked;
    return checkKind(places.hosts, "Host", host);
}

Result<void> checkWindow(const MaintenanceWish& wish, Timestamp now)
{
    if (wish.until <= wish.from)
        return fail(ErrorCode::badInput, "The maintenance ends at " + formatTime(wish.until) +
                                             ", which is not after it begins. Give a later end.");
    if (wish.until <= now)
        return fail(ErrorCode::badInput, "The maintenance is over already: it ends at " +
                                             formatTime(wish.until) + " and it is " +
                                             formatTime(now) + ". Give a later end.");
    if (wish.until.since(wish.from) > maintenanceWindowMax)
        return fail(ErrorCode::badInput,
                    "A maintenance lasts at most " + formatDuration(maintenanceWindowMax) +
                        ". Choose an earlier end, and plan the next one then.");
    return {};
}

Result<void> checkReason(std::string_view reason)
{
    const auto isControl = [](char letter) {
        return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
    };
    if (reason.find_first_not_of(' ') == std::string_view::npos)
        return fail(ErrorCode::badInput,
                    "Say what the maintenance is for: whoever plans around it reads it.");
    if (std::any_of(reason.begin(), reason.end(), isControl))
        return fail(ErrorCode::badInput, "The reason of a maintenance stands on one line.");
    return {};
}

// Each kind by id, so that the same places are the same note.
MaintenancePlaces inOrder(MaintenancePlaces places)
{
    for (const PlaceKind& kind : placeKinds)
        std::sort((places.*kind.list).begin(), (places.*kind.list).end());
    return places;
}

}  // namespace

Result<AuditNoted> MaintenanceNotes::plan(const Catalog& catalog, const MaintenanceWish& wish,
                                          Timestamp now) const
{
    for (const Result<void>& checked :
         {checkPlaces(catalog, wish.places), checkWindow(wish, now), checkReason(wish.reason)})
        if (!checked)
            return tl::unexpected(checked.error());
    const MaintenancePlaces places = inOrder(wish.places);
    std::size_t notOver = 0;
    for (const auto& other : m_all) {
        if (other->end() <= now)
            continue;
        ++notOver;
        if (other->wish.places == places && other->wish.from == wish.from &&
            other->wish.until == wish.until && other->cancelledBy.empty())
            return fail(ErrorCode::duplicateId,
                        "Maintenance " + other->id + " by " + other->by +
                            " closes the same places at the same time already.",
                        {{"maintenance", other->id}});
    }
    if (notOver >= maintenancesMax)
        return fail(ErrorCode::notAllowed,
                    std::to_string(maintenancesMax) +
                        " maintenances are planned already; no more are kept. Cancel one first.");
    std::string subject = formatTimeExact(wish.from) + ' ' + formatTimeExact(wish.until) + ' ' +
                          placesText(places) + ' ' + wish.reason;
    if (subject.size() > auditTextBytesMax)
        return fail(ErrorCode::badInput,
                    "One maintenance says at most " + std::to_string(auditTextBytesMax) +
                        " bytes. Name a site instead of its hosts, plan it in parts, or shorten "
                        "its reason.");
    return AuditNoted{std::string(planned), std::move(subject), {}};
}

Result<AuditNoted> MaintenanceNotes::cancel(std::string_view id, Timestamp now) const
{
    const Maintenance* found = find(id);
    if (found == nullptr)
        return fail(ErrorCode::unknownId,
                    "There is no maintenance \"" + std::string(id) +
                        "\" in this journal; list the maintenances to find its id.",
                    {{"maintenance", std::string(id)}});
    if (found->phase(now) == MaintenancePhase::cancelled)
        return fail(ErrorCode::notAllowed,
                    "Maintenance " + found->id + " was cancelled by " + found->cancelledBy +
                        " already.",
                    {{"maintenance", found->id}});
    if (found->phase(now) == MaintenancePhase::over)
        return fail(ErrorCode::notAllowed,
                    "Maintenance " + found->id + " is over since " + formatTime(found->wish.until) +
                        "; there is nothing to cancel.",
                    {{"maintenance", found->id}});
    return AuditNoted{std::string(cancelled), found->id, {}};
}

bool MaintenanceNotes::takes(const Event& event)
{
    const auto* note = std::get_if<AuditNoted>(&event);
    return note != nullptr && (note->action == planned || note->action == cancelled);
}

void MaintenanceNotes::apply(const Envelope& envelope)
{
    if (!takes(envelope.event))
        return;
    const auto& note = std::get<AuditNoted>(envelope.event);
    if (note.action == cancelled) {
        for (auto& known : m_all) {
            if (known->id != note.subject || !known->cancelledBy.empty())
                continue;
            auto copy = std::make_shared<Maintenance>(*known);
            copy->cancelledBy = envelope.actor;
            copy->cancelledAt = envelope.at;
            known = std::move(copy);
        }
        return;
    }
    // Of another program's log: what can't be read closes nothing.
    auto wish = readWish(note.subject);
    if (wish)
        m_all.push_back(
            std::make_shared<const Maintenance>(Maintenance{"m" + std::to_string(envelope.index),
                                                            std::move(*wish),
                                                            envelope.actor,
                                                            envelope.at,
                                                            {},
                                                            {}}));
}

std::vector<std::shared_ptr<const Maintenance>> MaintenanceNotes::inForce(Timestamp at) const
{
    std::vector<std::shared_ptr<const Maintenance>> found;
    for (const auto& maintenance : m_all)
        if (maintenance->wish.from <= at && at < maintenance->end())
            found.push_back(maintenance);
    return found;
}

ClosedWindows MaintenanceNotes::windows(const Catalog& catalog) const
{
    ClosedWindows windows;
    for (const auto& maintenance : m_all) {
        const MaintenancePlaces& places = maintenance->wish.places;
        ClosedWindow window{maintenance->wish.from, maintenance->end(), {}, {}, {}};
        for (const std::string& id : places.regions)
            if (const RegionIndex region = catalog.regionNamed(id); region.valid())
                window.regions.push_back(region);
        for (const std::string& id : places.sites)
            if (const SiteIndex site = catalog.siteNamed(id); site.valid())
                window.sites.push_back(site);
        for (const std::string& id : places.hosts)
            if (const HostIndex host = catalog.hostNamed(id); host.valid())
                window.hosts.push_back(host);
        if (window.from < window.until)
            windows.push_back(std::move(window));
    }
    return windows;
}

const Maintenance* MaintenanceNotes::find(std::string_view id) const
{
    const auto found = std::find_if(m_all.begin(), m_all.end(),
                                    [id](const auto& known) { return known->id == id; });
    return found == m_all.end() ? nullptr : found->get();
}

ClosedWindows windowsFor(const Event& event, const Scheduler& scheduler,
                         const MaintenanceNotes& maintenance)
{
    if (!std::holds_alternative<PlanAtWatermark>(event) || !scheduler.opened())
        return {};
    return maintenance.windows(scheduler.state().catalog());
}

}  // namespace estate
