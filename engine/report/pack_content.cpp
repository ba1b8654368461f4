#include "engine/report/pack_content.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace estate::report {

namespace {

std::uint64_t concreteVolumes(const Catalog& catalog, const GroupDecision& group)
{
    std::uint64_t count = 0;
    for (const VolumeIndex volume : group.members)
        count += catalog.volume(volume).weight;
    return count;
}

struct Counted {
    std::uint64_t groups = 0;
    std::uint64_t volumes = 0;
    void add(std::uint64_t more)
    {
        groups += 1;
        volumes += more;
    }
    [[nodiscard]] Json json() const
    {
        return {{"groups", toJson(groups)}, {"concreteVolumes", toJson(volumes)}};
    }
};

// A source must not be written to any more before what it had starts elsewhere.
struct Fence {
    Timestamp fencedAt;  // the latest of what it takes
    Counted counted;
};

Json fencesToJson(const Catalog& catalog, const PlanResult& plan)
{
    std::map<RegionIndex, Fence> fences;
    for (const GroupDecision& group : plan.groups) {
        const bool moves = group.kind == GangKind::failover || group.kind == GangKind::failback;
        if (!moves || group.outcome != Outcome::recover || !group.source.valid())
            continue;
        Fence& fence = fences[group.source];
        fence.counted.add(concreteVolumes(catalog, group));
        if (group.timing)
            fence.fencedAt = std::max(fence.fencedAt, group.timing->sourceFenced);
    }
    Json listed = Json::array();
    for (const auto& [region, fence] : fences) {
        Json one = fence.counted.json();
        one["region"] = catalog.region(region).id;
        one["fencedAt"] = toJsonOrNull(fence.fencedAt);
        listed.push_back(std::move(one));
    }
    return listed;
}

struct Queue {
    RegionIndex destination;
    Json positions = Json::array();
};

// What one entity has to be told.
struct Told {
    Counted missed;
    Counted held;
    Counted capacityShort;
    Counted deferred;
    std::uint64_t lostOperations = 0;
    // An application is charged once, so of each its costliest group counts.
    std::map<ApplicationIndex, Cost> costs;

    [[nodiscard]] bool something() const
    {
        return missed.groups + held.groups + capacityShort.groups + deferred.groups > 0 ||
               lostOperations > 0;
    }
    [[nodiscard]] Cost cost() const
    {
        Cost sum;
        for (const auto& [application, costliest] : costs)
            sum = sum + costliest;
        return sum;
    }
};

void add(Told& told, const GroupDecision& group, std::uint64_t volumes)
{
    if (group.outcome == Outcome::hold)
        told.held.add(volumes);
    else if (group.outcome == Outcome::defer)
        (group.reason == Reason::capacityShort ? told.capacityShort : told.deferred).add(volumes);
    else if (!group.timing || !group.timing->rtoMet)
        told.missed.add(volumes);
    told.lostOperations =
        checkedAdd(told.lostOperations, group.lostOperations.value).value_or(~std::uint64_t{0});
    Cost& costliest = told.costs[group.application];
    costliest = std::max(costliest, group.expectedCost);
}

Json entitiesToJson(const Catalog& catalog, const PlanResult& plan)
{
    std::map<std::string, Told> entities;
    for (const GroupDecision& group : plan.groups)
        if (group.kind == GangKind::failover)
            add(entities[catalog.entity(catalog.application(group.application).entity).id], group,
                concreteVolumes(catalog, group));
    std::vector<std::pair<std::string, const Told*>> order;
    for (const auto& [entity, told] : entities)
        if (told.something())
            order.emplace_back(entity, &told);
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
        return a.second->cost() > b.second->cost();
    });
    Json listed = Json::array();
    for (const auto& [entity, told] : order)
        listed.push_back({{"entity", entity},
                          {"missedRto", told->missed.json()},
                          {"held", told->held.json()},
                          {"capacityShort", told->capacityShort.json()},
                          {"deferred", told->deferred.json()},
                          {"lostOperations", toJson(told->lostOperations)},
                          {"expectedCostMicrounits", toJson(told->cost())}});
    return listed;
}

Json deadlinesToJson(const PlanResult& plan)
{
    std::vector<std::pair<Timestamp, std::uint64_t>> order;
    for (std::size_t i = 0; i < plan.groups.size(); ++i)
        if (plan.groups[i].kind == GangKind::failover && plan.groups[i].deadline != Timestamp{})
            order.emplace_back(plan.groups[i].deadline, i + 1);
    std::sort(order.begin(), order.end());
    Json listed = Json::array();
    for (const auto& [deadline, position] : order)
        listed.push_back(toJson(position));
    return listed;
}

Json peopleToJson(const Governance& governance)
{
    const auto whoMay = [&governance](Role role) {
        Json people = Json::array();
        for (const auto& [key, grant] : governance.roles().all())
            if (grant.role >= role)
                people.push_back(personOrNull(grant.name));
        return people;
    };
    return {{"granted", governance.roles().granted()},
            {"drill", governance.drill().has_value()},
            {"approve", whoMay(roleFor(Event(ProposalJudged{})))},
            {"commit", whoMay(roleFor(Event(CommitBegun{})))},
            {"confirmClock", whoMay(roleFor(Event(ConfirmClock{})))}};
}

}  // namespace

Json runbookToJson(const Catalog& catalog, const Preview& preview)
{
    std::vector<Queue> queues;  // in the order in which the plan first uses them
    std::map<RegionIndex, std::size_t> positions;
    Json waiting = Json::array();
    std::uint64_t position = 0;
    for (const GroupDecision& group : preview.plan.groups) {
        position += 1;
        if (group.outcome != Outcome::recover || !group.destination.valid()) {
            waiting.push_back(toJson(position));
            continue;
        }
        const auto known = positions.emplace(group.destination, queues.size());
        if (known.second)
            queues.push_back({group.destination});
        queues[known.first->second].positions.push_back(toJson(position));
    }
    Json listed = Json::array();
    for (Queue& queue : queues)
        listed.push_back({{"destination", catalog.region(queue.destination).id},
                          {"positions", std::move(queue.positions)}});
    return {{"fences", fencesToJson(catalog, preview.plan)},
            {"queues", std::move(listed)},
            {"waiting", std::move(waiting)}};
}

Json escalationToJson(const Catalog& catalog, const Preview& preview, const Governance* governance)
{
    return {{"entities", entitiesToJson(catalog, preview.plan)},
            {"deadlines", deadlinesToJson(preview.plan)},
            {"people", governance == nullptr ? Json(nullptr) : peopleToJson(*governance)}};
}

}  // namespace estate::report
