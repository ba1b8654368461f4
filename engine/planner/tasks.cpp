#include "engine/planner/tasks.h"

#include <algorithm>
#include <set>

#include "engine/estate/shard.h"
#include "engine/planner/cut_work.h"
#include "engine/planner/gang.h"

namespace estate {

std::string_view taskKindName(TaskKind kind)
{
    switch (kind) {
    case TaskKind::prepareRoute: return "prepare-route";
    case TaskKind::restore: return "restore";
    case TaskKind::fenceSource: return "fence-source";
    case TaskKind::activate: return "activate";
    case TaskKind::grow: return "grow";
    case TaskKind::quiesce: return "quiesce";
    case TaskKind::awaitQuiesced: return "await-quiesced";
    case TaskKind::captureCut: return "capture-cut";
    case TaskKind::publishManifest: return "publish-manifest";
    case TaskKind::awaitPrepared: return "await-prepared";
    }
    return "unknown";
}

namespace {

class TaskList {
public:
    TaskList(const EstateState& state, const Digest& planId) : m_state(state)
    {
        const auto found = state.gangs().find(planId);
        ESTATE_ENSURE(found != state.gangs().end());
        if (needsManifest(state, planId)) {
            addShards(planId, found->second);
            return;
        }
        for (const RegionIndex region : found->second)
            addPart(region, *state.region(region).findGang(planId));
        if (!m_cuts.empty())
            closeSnapshot(found->second.front());
    }

    [[nodiscard]] std::vector<Task> take() { return std::move(m_tasks); }

private:
    void addPart(RegionIndex region, const Gang& gang)
    {
        m_request = gang.request;
        for (const GangMember& member : gang.members) {
            if (gang.kind == GangKind::snapshot)
                addCut(region, member);
            else
                addMember(region, gang, member);
        }
    }

    void addMember(RegionIndex region, const Gang& gang, const GangMember& member)
    {
        const std::string& volume = m_state.catalog().volume(member.volume).id;
        std::vector<std::string> ready;
        for (const Leg& leg : member.legs) {
            const std::string place = volume + ":" + hostOf(region, leg);
            const std::string lane =
                ":" + std::to_string(leg.lane - hostState(region, leg).firstLane);
            if (gang.kind == GangKind::resize) {
                ready.push_back(add("grow:" + place + lane, TaskKind::grow, hostOf(region, leg)));
                continue;
            }
            const std::string route =
                add("prepare-route:" + place + lane, TaskKind::prepareRoute, hostOf(region, leg));
            ready.push_back(route);
            if (gang.kind != GangKind::placement)
                ready.push_back(add("restore:" + place + lane, TaskKind::restore,
                                    hostOf(region, leg), {route}));
        }
        const std::string controller = controllerOf(region);
        if (gang.moves()) {
            const std::string& source = m_state.catalog().region(member.source).id;
            ready = {add("fence-source:" + volume + ":" + source, TaskKind::fenceSource, controller,
                         ready)};
        }
        add("activate:" + volume, TaskKind::activate, controller, std::move(ready));
    }

    void addCut(RegionIndex region, const GangMember& member)
    {
        const std::string& volume = m_state.catalog().volume(member.volume).id;
        const std::string worker = hostOf(region, member.legs.front());
        m_quiesces.push_back(add("quiesce:" + volume, TaskKind::quiesce, worker));
        m_cuts.push_back({"capture-cut:" + volume, worker});
    }

    // Every cut waits for every quiesce: through one task, or the list would be quadratic.
    void closeSnapshot(RegionIndex coordinator)
    {
        const std::string controller = controllerOf(coordinator);
        const std::string quiesced = add("await-quiesced:" + m_request, TaskKind::awaitQuiesced,
                                         controller, std::move(m_quiesces));
        std::vector<std::string> cuts;
        for (auto& [id, worker] : m_cuts)
            cuts.push_back(add(id, TaskKind::captureCut, worker, {quiesced}));
        add("publish-manifest:" + m_request, TaskKind::publishManifest, controller,
            std::move(cuts));
    }

    // Bounded by the manifest. What waits for all shards waits for one task, or the list would be
    // quadratic; a gang that moves volumes lands in one region, so sixteen shards at most wait for
    // its fences.
    void addShards(const Digest& planId, const EstateState::GangRegions& regions)
    {
        const RegionIndex coordinator = regions.front();
        const Gang& first = *m_state.region(coordinator).findGang(planId);
        const bool cuts = first.kind == GangKind::snapshot;
        const std::string name = first.request.empty() ? planId.hex() : first.request;
        const std::string controller = controllerOf(coordinator);
        const std::vector<CutParticipant> participants = gangParticipants(m_state, planId);
        const auto addEach = [&](TaskKind kind, const std::vector<std::string>& after) {
            std::vector<std::string> ids;
            for (const CutParticipant& participant : participants) {
                const RegionIndex region = regionOfShard(participant.shard);
                ids.push_back(add(std::string(taskKindName(kind)) + ":" +
                                      shardName(m_state.catalog().region(region).id,
                                                shardWithinRegion(participant.shard)),
                                  kind, controllerOf(region), after));
            }
            return ids;
        };
        const TaskKind begin = cuts                             ? TaskKind::quiesce
                               : first.kind == GangKind::resize ? TaskKind::grow
                                                                : TaskKind::prepareRoute;
        const TaskKind gate = cuts ? TaskKind::awaitQuiesced : TaskKind::awaitPrepared;
        std::vector<std::string> ready = {add(std::string(taskKindName(gate)) + ":" + name, gate,
                                              controller, addEach(begin, {}))};
        if (first.moves()) {
            std::vector<std::string> fences;
            for (const RegionIndex source : sourcesOf(planId, regions))
                fences.push_back(add("fence-source:" + m_state.catalog().region(source).id,
                                     TaskKind::fenceSource, controller, ready));
            ready = std::move(fences);
        }
        add("publish-manifest:" + name, TaskKind::publishManifest, controller,
            addEach(cuts ? TaskKind::captureCut : TaskKind::activate, ready));
    }

    [[nodiscard]] std::set<RegionIndex> sourcesOf(const Digest& planId,
                                                  const EstateState::GangRegions& regions) const
    {
        std::set<RegionIndex> sources;
        for (const RegionIndex region : regions)
            for (const GangMember& member : m_state.region(region).findGang(planId)->members)
                sources.insert(member.source);
        return sources;
    }

    std::string add(std::string id, TaskKind kind, std::string worker,
                    std::vector<std::string> dependsOn = {})
    {
        m_tasks.push_back({id, kind, std::move(worker), std::move(dependsOn)});
        return id;
    }

    [[nodiscard]] const HostState& hostState(RegionIndex region, const Leg& leg) const
    {
        return m_state.region(region).hosts[leg.host];
    }
    [[nodiscard]] const std::string& hostOf(RegionIndex region, const Leg& leg) const
    {
        return m_state.catalog().host(hostState(region, leg).host).id;
    }
    [[nodiscard]] std::string controllerOf(RegionIndex region) const
    {
        return "controller:" + m_state.catalog().region(region).id;
    }

    const EstateState& m_state;
    std::vector<Task> m_tasks;
    std::vector<std::string> m_quiesces;
    std::vector<std::pair<std::string, std::string>> m_cuts;  // id, worker
    std::string m_request;
};

}  // namespace

std::vector<Task> gangTasks(const EstateState& state, const Digest& planId)
{
    return TaskList(state, planId).take();
}

Digest gangTasksDigest(const EstateState& state, const Digest& planId)
{
    Hasher hasher("tasks/2");
    hasher.put(planId);
    for (const Task& task : gangTasks(state, planId))
        hasher.put(task.id);
    return hasher.finish();
}

}  // namespace estate
