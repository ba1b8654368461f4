// What lives away from home, and whether it could go home now.
#include <algorithm>
#include <ostream>

#include "app/ctl/choice.h"
#include "app/ctl/commands.h"
#include "app/ctl/preview_report.h"
#include "app/ctl/region_names.h"
#include "app/ctl/table.h"
#include "engine/planner/failback.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

const std::string& nameOf(const Catalog& catalog, const AwayGroup& group)
{
    return group.recoveryGroup.valid() ? catalog.recoveryGroup(group.recoveryGroup).id
                                       : catalog.volume(group.members.front()).id;
}

std::vector<std::string> sourceIds(const Catalog& catalog, const AwayGroup& group)
{
    std::vector<std::string> ids = regionIds(catalog, group.sources);
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

// "goes home", or the first thing that is in the way.
std::string obstacleText(const AwayGroup& group, Timestamp at)
{
    if (group.goes())
        return "goes home";
    return group.verdict.constraint == Constraint::none ? std::string(reasonName(group.reason))
                                                        : constraintText(group.verdict, at);
}

Json toJson(const EstateState& state, const AwayGroup& group)
{
    const Catalog& catalog = state.catalog();
    Json json;
    json["group"] = nameOf(catalog, group);
    json["application"] = catalog.application(group.application).id;
    Json members = Json::array();
    for (const VolumeIndex member : group.members)
        members.push_back(catalog.volume(member).id);
    json["members"] = std::move(members);
    json["runsIn"] = sourceIds(catalog, group);
    json["home"] = catalog.region(group.home).id;
    json["homeAvailable"] = state.available(group.home);
    json["goes"] = group.goes();
    json["reason"] = reasonName(group.reason);
    json["obstacle"] = group.goes() || group.verdict.constraint == Constraint::none
                           ? Json(nullptr)
                           : verdictToJson(catalog, group.verdict);
    return json;
}

}  // namespace

Outcome listAwayGroups(const Arguments& arguments, const Terminal& terminal)
{
    const auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    const auto at = chosenTime(arguments, estate->present());
    if (!at)
        return tl::unexpected<Error>(at.error());
    const EstateState& state = estate->state();
    const auto away =
        findAwayGroups(state, *at, chosenWindows(arguments, state, estate->maintenance()));
    if (!away)
        return tl::unexpected<Error>(away.error());
    const HeededMaintenance heeded = heededMaintenance(arguments, estate->maintenance(), *at);
    if (arguments.json) {
        Json document = newDocument("away");
        document["at"] = ctl::toJson(*at);
        document["maintenance"] = ctl::toJson(heeded, *at);
        Json groups = Json::array();
        for (const AwayGroup& group : *away)
            groups.push_back(toJson(state, group));
        document["groups"] = std::move(groups);
        write(terminal.out, document);
        return {};
    }
    print(terminal.out, heeded);
    if (away->empty()) {
        terminal.out << "Everything runs at home.\n";
        return {};
    }
    const Catalog& catalog = state.catalog();
    Table table({{"Home"}, {"Available"}, {"Group"}, {"Runs in"}, {"Now"}});
    for (const AwayGroup& group : *away)
        table.add({catalog.region(group.home).id, state.available(group.home) ? "yes" : "no",
                   nameOf(catalog, group), joinedIds(sourceIds(catalog, group)),
                   obstacleText(group, *at)});
    table.print(terminal.out);
    terminal.out << "What is homed in a region goes home together: estatectl propose --failback "
                    "REGION ...\n";
    return {};
}

}  // namespace estate::ctl
