// The part of a Workspace in which an incident is reported, and its losses are planned.
#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"
#include "engine/text/format.h"

namespace estate {

namespace {

// The region, site or host with this id. Error: the region's, which names what is near.
Result<IncidentPlace> placeNamed(const Catalog& catalog, const std::string& id)
{
    const auto region = catalog.findRegion(id);
    if (region)
        return IncidentPlace{PlaceKind::region, id};
    if (catalog.findSite(id))
        return IncidentPlace{PlaceKind::site, id};
    if (catalog.findHost(id))
        return IncidentPlace{PlaceKind::host, id};
    return tl::unexpected(region.error());
}

// A compacted journal does not say any more when its estate began.
Result<void> checkBegun(const Journal& journal, Timestamp since)
{
    if (journal.base().index > 0)
        return {};
    std::optional<Timestamp> first;
    if (auto read = journal.read(1, 1,
                                 [&first](const JournalRecord& record) {
                                     first = record.envelope.at;
                                     return false;
                                 });
        !read)
        return read;
    if (!first || since >= *first)
        return {};
    return fail(ErrorCode::badInput,
                "Nothing was lost at " + formatTime(since) +
                    ", before the first event of this estate at " + formatTime(*first) + ".",
                {{"since", formatTimeExact(since)}, {"first", formatTimeExact(*first)}});
}

}  // namespace

Result<void> Workspace::beginIncident(const std::string& actor, const std::string& title,
                                      Timestamp now)
{
    auto note = incidentBegunNote(title);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::reportLoss(const std::string& actor, const std::string& place,
                                   Timestamp since, Timestamp now)
{
    const auto named = placeNamed(state().catalog(), place);
    if (!named)
        return tl::unexpected(named.error());
    if (auto begun = checkBegun(journal(), since); !begun)
        return begun;
    auto note = incidentLossNote(*named, since);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::reportBack(const std::string& actor, const std::string& place,
                                   Timestamp now)
{
    const auto named = placeNamed(state().catalog(), place);
    if (!named)
        return tl::unexpected(named.error());
    auto note = incidentBackNote(*named);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::noteIncident(const std::string& actor, const std::string& text,
                                     Timestamp now)
{
    auto note = incidentSaidNote(text);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::endIncident(const std::string& actor, const std::string& outcome,
                                    Timestamp now)
{
    auto note = incidentEndedNote(outcome);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<PreviewPlanning> Workspace::beginIncidentPreview(Timestamp at) const
{
    const Incident* incident = governance().incidents().open();
    if (incident == nullptr)
        return fail(ErrorCode::contradiction, "No incident is open. Begin one first.");
    return PreviewPlanning::ofLosses(state(), datedLosses(*incident), m_parts->notBefore(at),
                                     closedWindows());
}

Result<Preview> Workspace::previewIncident(Timestamp at) const
{
    auto planning = beginIncidentPreview(at);
    if (!planning)
        return tl::unexpected(planning.error());
    while (planning->step()) {
    }
    return planning->take();
}

}  // namespace estate
