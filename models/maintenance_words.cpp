#include "models/maintenance_words.h"

#include "models/words.h"

using namespace estate;

namespace {

constexpr std::size_t maintenancesNamedMax = 3;

// Those of them that are the region or in it.
MaintenancePlaces placesIn(const Catalog& catalog, const MaintenancePlaces& places,
                           RegionIndex region)
{
    MaintenancePlaces found;
    for (const std::string& id : places.regions) {
        if (id == catalog.region(region).id)
            found.regions.push_back(id);
    }
    for (const std::string& id : places.sites) {
        if (const auto site = catalog.findSite(id); site && catalog.site(*site).region == region)
            found.sites.push_back(id);
    }
    for (const std::string& id : places.hosts) {
        if (const auto host = catalog.findHost(id); host && catalog.host(*host).region == region)
            found.hosts.push_back(id);
    }
    return found;
}

}  // namespace

QString maintenancePhaseText(MaintenancePhase phase)
{
    switch (phase) {
    case MaintenancePhase::planned: return Words::tr("Planned");
    case MaintenancePhase::inForce: return Words::tr("In force");
    case MaintenancePhase::over: return Words::tr("Over");
    case MaintenancePhase::cancelled: return Words::tr("Cancelled");
    }
    return {};
}

QString maintenancePlacesText(const MaintenancePlaces& places)
{
    QStringList ids;
    for (const auto* kind : {&places.regions, &places.sites, &places.hosts})
        for (const std::string& id : *kind)
            ids << toText(id);
    return ids.join(QStringLiteral(", "));
}

QString heededMaintenanceText(const std::vector<std::shared_ptr<const Maintenance>>& inForce)
{
    if (inForce.empty())
        return {};
    QStringList named;
    for (const auto& maintenance : inForce) {
        if (static_cast<std::size_t>(named.size()) == maintenancesNamedMax) {
            named << Words::tr("and %1 more").arg(inForce.size() - maintenancesNamedMax);
            break;
        }
        named << Words::tr("%1 until %2")
                     .arg(maintenancePlacesText(maintenance->wish.places),
                          Figures::time(maintenance->end()));
    }
    return Words::tr("Respects %n planned maintenance(s): %1", nullptr,
                     static_cast<int>(inForce.size()))
        .arg(named.join(QStringLiteral("; ")));
}

QString regionMaintenanceText(const Catalog& catalog, const MaintenanceNotes& maintenance,
                              RegionIndex region, Timestamp now)
{
    QStringList closed;
    for (const auto& inForce : maintenance.inForce(now)) {
        const MaintenancePlaces places = placesIn(catalog, inForce->wish.places, region);
        if (!places.empty())
            closed << Words::tr("planned maintenance of %1 until %2")
                          .arg(maintenancePlacesText(places), Figures::time(inForce->end()));
    }
    return closed.join(QStringLiteral("; "));
}
