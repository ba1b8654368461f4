// One thing of an estate: what a volume's loss costs, what a region's lanes were told.
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/document.h"
#include "app/ctl/table.h"
#include "engine/planner/impact.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

struct LaneName {
    std::string host;
    std::uint32_t lane = 0;  // on its host
};

// Hosts have their lanes one after the other.
LaneName laneName(const Catalog& catalog, const RegionState& region, std::uint32_t lane)
{
    for (const HostState& host : region.hosts)
        if (lane >= host.firstLane && lane - host.firstLane < host.laneCount)
            return {catalog.host(host.host).id, lane - host.firstLane};
    ESTATE_ENSURE(false);
    return {};
}

void printTargets(std::ostream& out, const Catalog& catalog, const RegionState& region)
{
    Table table({{"Lane"},
                 {"Generation", Align::right},
                 {"Class"},
                 {"Guarantee", Align::right},
                 {"Ceiling", Align::right},
                 {"Rate", Align::right},
                 {"Borrowed", Align::right},
                 {"Borrowed until"}});
    for (const LaneTargets& targets : region.targets) {
        const LaneName name = laneName(catalog, region, targets.lane);
        for (const HtbClass& share : targets.classes)
            table.add({name.host + "/" + std::to_string(name.lane), formatCount(targets.generation),
                       catalog.volume(share.volume).id + (share.reserved ? ", reserved" : ""),
                       formatIops(share.guarantee.value), formatIops(share.ceiling.value),
                       formatIops(share.rate.value), formatIops(share.borrowed.value),
                       share.borrowed.value > 0 ? formatTime(targets.borrowUntil) : "-"});
    }
    table.print(out, 2);
}

Json targetsToJson(const Catalog& catalog, const RegionState& region)
{
    Json lanes = Json::array();
    for (const LaneTargets& targets : region.targets) {
        const LaneName name = laneName(catalog, region, targets.lane);
        Json classes = Json::array();
        for (const HtbClass& share : targets.classes)
            classes.push_back({{"volume", catalog.volume(share.volume).id},
                               {"guaranteeIops", toJson(share.guarantee.value)},
                               {"ceilingIops", toJson(share.ceiling.value)},
                               {"rateIops", toJson(share.rate.value)},
                               {"borrowedIops", toJson(share.borrowed.value)},
                               {"reserved", share.reserved}});
        lanes.push_back({{"host", name.host},
                         {"lane", name.lane},
                         {"generation", toJson(targets.generation)},
                         {"borrowUntil", toJsonOrNull(targets.borrowUntil)},
                         {"classes", std::move(classes)}});
    }
    return lanes;
}

}  // namespace

Outcome showImpact(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const EstateState& state = estate->state();
    const auto volume = state.catalog().findVolume(arguments.subject);
    if (!volume)
        return tl::unexpected<Error>(volume.error());
    const PhysicalImpact impact = physicalImpact(state, *volume);
    if (arguments.json) {
        Json document = newDocument("impact");
        document["volume"] = arguments.subject;
        document["applications"] = toJson(impact.applications);
        document["downtimeMicrounitsPerSecond"] = decimal(impact.downtime);
        document["breachMicrounits"] = decimal(impact.breach);
        document["lostOperationMicrounits"] = decimal(impact.lossPerOperation);
        document["floorMicrounits"] = decimal(impact.floor());
        write(terminal.out, document);
        return {};
    }
    terminal.out << "Losing volume " << arguments.subject << " concerns "
                 << formatCount(impact.applications)
                 << (impact.applications == 1 ? " application\n" : " applications\n")
                 << "  Downtime        " << formatCostExact(impact.downtime) << " a second\n"
                 << "  Missed RTO      " << formatCostExact(impact.breach) << "\n"
                 << "  Lost operation  " << formatCostExact(impact.lossPerOperation) << "\n"
                 << "  Floor           " << formatCostExact(impact.floor())
                 << "  (their sum orders initial placement)\n";
    return {};
}

Outcome showTargets(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const EstateState& state = estate->state();
    const auto found = state.catalog().findRegion(arguments.subject);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const RegionState& region = state.region(*found);
    if (arguments.json) {
        Json document = newDocument("targets");
        document["region"] = arguments.subject;
        document["index"] = toJson(state.index());
        document["lanes"] = targetsToJson(state.catalog(), region);
        write(terminal.out, document);
        return {};
    }
    terminal.out << "Targets of " << formatCount(region.targets.size()) << " lanes in region "
                 << arguments.subject << ", after event " << formatCount(state.index()) << "\n";
    if (!region.targets.empty())
        printTargets(terminal.out, state.catalog(), region);
    return {};
}

}  // namespace estate::ctl
