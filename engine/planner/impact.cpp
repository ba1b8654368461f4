#include "engine/planner/impact.h"

#include <algorithm>
#include <vector>

namespace estate {

namespace {

void add(PhysicalImpact& sum, const EstateState& state, ApplicationIndex application)
{
    sum.applications += 1;
    if (const auto& own = state.rules().impacts[application.value].own) {
        sum.downtime = saturatingAdd(sum.downtime, own->downtime.value);
        sum.breach = saturatingAdd(sum.breach, own->breach.value);
        sum.lossPerOperation = saturatingAdd(sum.lossPerOperation, own->perLostOperation.value);
    }
}

}  // namespace

PhysicalImpact physicalImpact(const EstateState& state, VolumeIndex volume)
{
    const Catalog& catalog = state.catalog();
    const ApplicationIndex owner = catalog.volume(volume).application;
    PhysicalImpact sum;
    add(sum, state, owner);
    const auto databases = catalog.databasesOf(volume);
    if (databases.empty())
        return sum;
    // A database's cluster is its volumes' owner, so only consumers are left to count.
    std::vector<ApplicationIndex> consumers;
    for (const DatabaseIndex database : databases) {
        const auto& more = catalog.database(database).consumers;
        consumers.insert(consumers.end(), more.begin(), more.end());
    }
    std::sort(consumers.begin(), consumers.end());
    consumers.erase(std::unique(consumers.begin(), consumers.end()), consumers.end());
    for (const ApplicationIndex application : consumers)
        if (application != owner)
            add(sum, state, application);
    return sum;
}

}  // namespace estate
