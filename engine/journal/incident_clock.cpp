#include "engine/journal/incident_clock.h"

#include <cstddef>

namespace estate {

namespace {

// None: it is of another estate.
RegionIndex regionOf(const Catalog& catalog, const IncidentPlace& place)
{
    switch (place.kind) {
    case PlaceKind::region: return catalog.findRegion(place.id).value_or(RegionIndex());
    case PlaceKind::site: {
        const auto site = catalog.findSite(place.id);
        return site ? catalog.site(*site).region : RegionIndex();
    }
    case PlaceKind::host: {
        const auto host = catalog.findHost(place.id);
        return host ? catalog.host(*host).region : RegionIndex();
    }
    }
    return RegionIndex();
}

// Of a group's source: the loss at the moment when the group was lost, else the earliest one.
std::optional<std::size_t> lossOf(const GroupDecision& decision,
                                  const std::vector<RegionIndex>& regions,
                                  const std::vector<IncidentLoss>& losses)
{
    std::optional<std::size_t> earliest;
    for (std::size_t i = 0; i < losses.size(); ++i) {
        if (regions[i] != decision.source)
            continue;
        if (losses[i].since == decision.lostSince)
            return i;
        if (!earliest || losses[i].since < losses[*earliest].since)
            earliest = i;
    }
    return earliest;
}

}  // namespace

void RtoClock::add(const GroupDecision& decision, std::uint32_t position, Timestamp now)
{
    if (decision.outcome == Outcome::hold) {
        held += 1;
        return;
    }
    if (decision.deadline == Timestamp{}) {
        undated += 1;
        return;
    }
    if (decision.deadline < now) {
        passed += 1;
        return;
    }
    const bool met = decision.timing && decision.timing->rtoMet;
    (met ? inTime : atRisk) += 1;
    if (next && deadline <= decision.deadline)
        return;
    next = position;
    deadline = decision.deadline;
}

IncidentClock readClock(const Catalog& catalog, const Incident& incident, const Preview& preview,
                        Timestamp now)
{
    std::vector<RegionIndex> regions;
    for (const IncidentLoss& loss : incident.losses)
        regions.push_back(regionOf(catalog, loss.place));
    IncidentClock clock;
    clock.byLoss.resize(incident.losses.size());
    for (std::uint32_t i = 0; i < preview.plan.groups.size(); ++i) {
        const GroupDecision& decision = preview.plan.groups[i];
        if (decision.kind != GangKind::failover)
            continue;
        const auto loss = lossOf(decision, regions, incident.losses);
        if (!loss)
            continue;
        clock.all.add(decision, i, now);
        clock.byLoss[*loss].add(decision, i, now);
    }
    return clock;
}

}  // namespace estate
