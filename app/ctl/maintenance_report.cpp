#include "app/ctl/maintenance_report.h"

#include <ostream>

#include "app/ctl/commands.h"
#include "app/ctl/preview_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

Json toJson(const Maintenance& maintenance, Timestamp now)
{
    const MaintenanceWish& wish = maintenance.wish;
    const bool cancelled = !maintenance.cancelledBy.empty();
    Json json;
    json["id"] = maintenance.id;
    json["phase"] = maintenancePhaseName(maintenance.phase(now));
    json["regions"] = wish.places.regions;
    json["sites"] = wish.places.sites;
    json["hosts"] = wish.places.hosts;
    json["from"] = toJson(wish.from);
    json["until"] = toJson(wish.until);
    json["reason"] = wish.reason;
    json["by"] = maintenance.by;
    json["plannedAt"] = toJson(maintenance.plannedAt);
    json["cancelledBy"] = cancelled ? Json(maintenance.cancelledBy) : Json(nullptr);
    json["cancelledAt"] = cancelled ? toJson(maintenance.cancelledAt) : Json(nullptr);
    return json;
}

Json toJson(const HeededMaintenance& heeded, Timestamp at)
{
    Json inForce = Json::array();
    for (const auto& maintenance : heeded.inForce)
        inForce.push_back(toJson(*maintenance, at));
    return {{"heeded", !heeded.ignored}, {"inForce", std::move(inForce)}};
}

std::string placesText(const MaintenancePlaces& places)
{
    std::vector<std::string> words;
    for (const std::string& id : places.regions)
        words.push_back("region " + printable(id));
    for (const std::string& id : places.sites)
        words.push_back("site " + printable(id));
    for (const std::string& id : places.hosts)
        words.push_back("host " + printable(id));
    return joinedIds(words);
}

void print(std::ostream& out, const HeededMaintenance& heeded)
{
    if (heeded.inForce.empty())
        return;
    out << (heeded.ignored ? "Looks past" : "Respects") << " " << formatCount(heeded.inForce.size())
        << " planned " << (heeded.inForce.size() == 1 ? "maintenance" : "maintenances") << "\n";
    for (const auto& maintenance : heeded.inForce)
        out << "  " << maintenance->id << "  " << placesText(maintenance->wish.places) << " until "
            << formatTime(maintenance->end()) << ": " << printable(maintenance->wish.reason)
            << "\n";
}

}  // namespace estate::ctl
