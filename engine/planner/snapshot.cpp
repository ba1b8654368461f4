// Snapshots: one cut over all members, or none. The cut holds some IOPS of every member's lanes for
// as long as its gang lives.
#include <algorithm>
#include <deque>
#include <set>

#include "engine/planner/gang.h"
#include "engine/planner/pass.h"
#include "engine/planner/scheduler.h"

namespace estate {

namespace {

// A member pauses, its cut is taken: two operations at the IOPS that the request grants.
constexpr std::uint64_t operationsPerCut = 2;

// What the consistency groups of members pull in, transitively; ascending.
std::vector<VolumeIndex> membersOf(const Catalog& catalog, const SnapshotRequest& snapshot)
{
    if (!snapshot.closure)
        return snapshot.volumes;
    std::vector<bool> volumeSeen(catalog.volumes.size());
    std::vector<bool> groupSeen(catalog.consistencyGroups.size());
    std::deque<VolumeIndex> open(snapshot.volumes.begin(), snapshot.volumes.end());
    std::vector<VolumeIndex> members;
    while (!open.empty()) {
        const VolumeIndex volume = open.front();
        open.pop_front();
        if (volumeSeen[volume.value])
            continue;
        volumeSeen[volume.value] = true;
        members.push_back(volume);
        for (const ConsistencyGroupIndex group : catalog.consistencyGroupsOf(volume)) {
            if (groupSeen[group.value])
                continue;
            groupSeen[group.value] = true;
            const auto& joined = catalog.consistencyGroups[group.value].volumes;
            open.insert(open.end(), joined.begin(), joined.end());
        }
    }
    std::sort(members.begin(), members.end());
    return members;
}

// In several regions the decision travels once over the slowest path between two of them.
Duration hitchOf(const EstateState& state, const SnapshotRequest& snapshot,
                 const std::vector<RegionIndex>& regions)
{
    const auto cut = lowWord(
        ceilDivide(U128{operationsPerCut} * nanosecondsPerSecond, snapshot.operationIops.value));
    Duration travel;
    for (const RegionIndex from : regions)
        for (const RegionIndex to : regions)
            if (const PathIndex path = state.catalog().pathBetween(from, to); path.valid())
                travel = std::max(travel, state.catalog().path(path).fill);
    return Duration(cut) + travel;
}

class SnapshotPlan {
public:
    SnapshotPlan(EstateState& state, const Request& request, const SnapshotRequest& snapshot)
        : m_state(state), m_request(request), m_snapshot(snapshot)
    {
        m_decision.request = request.id;
        m_decision.members = membersOf(state.catalog(), snapshot);
        std::set<RegionIndex> regions;
        for (const VolumeIndex member : m_decision.members)
            regions.insert(state.sourceOf(member));
        m_decision.regions.assign(regions.begin(), regions.end());
        m_decision.hitch = hitchOf(state, snapshot, m_decision.regions);
    }

    SnapshotDecision decide()
    {
        if (const auto reason = whyNot())
            m_decision.reason = *reason;
        else if (reserve())
            admit();
        return m_decision;
    }

private:
    [[nodiscard]] std::optional<Reason> whyNot() const
    {
        if (m_state.now() >= m_snapshot.deadline)
            return Reason::deadlinePassed;
        if (m_state.mode() == AdmissionMode::arena && m_decision.members.size() > 1)
            return Reason::arenaMultiVolume;
        if (m_snapshot.scope == SnapshotScope::sameRegion && m_decision.regions.size() > 1)
            return Reason::crossesRegions;
        if (m_decision.hitch > m_snapshot.hitchMax)
            return Reason::hitchTooLong;
        for (const VolumeIndex member : m_decision.members) {
            const VolumeState& volume = m_state.volume(member);
            const RegionState& region = m_state.region(m_state.sourceOf(member));
            if (volume.busy())
                return Reason::memberBusy;
            if (volume.legs.empty() ||
                !std::all_of(volume.legs.begin(), volume.legs.end(),
                             [&region](const Leg& leg) { return region.legOnline(leg); }))
                return Reason::notPlaced;
        }
        return std::nullopt;
    }

    // On the lane of the copy that is captured.
    [[nodiscard]] bool reserve()
    {
        for (const VolumeIndex member : m_decision.members) {
            const RegionIndex index = m_state.sourceOf(member);
            RegionState& region = m_state.edit(index);
            GangMember entry{member, index, {}, {}, {}};
            const Leg leg = m_state.volume(member).legs.front();  // the copy that is captured
            const HostState& host = region.hosts[leg.host];
            const Iops used = region.lanes[leg.lane].used;
            const Iops free = host.laneIops - std::min(used, host.laneIops);
            if (free < m_snapshot.operationIops) {
                m_decision.verdict = {index,      Constraint::laneIopsShort,
                                      member,     m_snapshot.operationIops.value,
                                      free.value, (m_snapshot.operationIops - free).value};
                release();
                return false;
            }
            entry.legs.push_back({leg.host, leg.lane, Bytes(0), m_snapshot.operationIops});
            region.growLeg(entry.legs.back());
            m_parts[index].push_back(std::move(entry));
        }
        return true;
    }

    void release()
    {
        for (const auto& [index, members] : m_parts)
            for (const GangMember& member : members)
                for (const Leg& leg : member.legs)
                    m_state.edit(index).shrinkLeg(leg);
        m_parts.clear();
    }

    void admit()
    {
        Hasher hasher("snapshot/1");
        hasher.put(m_state.index()).put(m_request.id).put(m_decision.members.size());
        for (const VolumeIndex member : m_decision.members)
            hasher.put(m_state.catalog().volume(member).id);
        m_decision.planId = hasher.finish();
        m_decision.reason = Reason::recoveredWithinRto;
        Gang gang;
        gang.planId = m_decision.planId;
        gang.kind = GangKind::snapshot;
        gang.request = m_request.id;
        gang.prepareDeadline = m_state.now() + prepareTimeout;
        admitGang(m_state, gang, std::move(m_parts));
    }

    EstateState& m_state;
    const Request& m_request;
    const SnapshotRequest& m_snapshot;
    SnapshotDecision m_decision;
    GangParts m_parts;
};

class SnapshotStage : public PassStage {
public:
    explicit SnapshotStage(Pass& pass) : m_pass(pass), m_requests(pass.state.requests()) {}
    [[nodiscard]] bool step() override
    {
        const Request& request = m_requests[m_next++];
        const auto* snapshot = std::get_if<SnapshotRequest>(&request.body);
        if (snapshot != nullptr && !request.busy())
            decide(request, *snapshot);
        return m_next < m_requests.size();
    }
    [[nodiscard]] std::uint64_t left() const override { return m_requests.size() - m_next; }

private:
    void decide(const Request& request, const SnapshotRequest& snapshot)
    {
        SnapshotDecision decision = SnapshotPlan(m_pass.state, request, snapshot).decide();
        m_pass.examined.insert(decision.regions.begin(), decision.regions.end());
        if (decision.reason == Reason::deadlinePassed)
            m_pass.state.endRequest(request.id, GangEnd::aborted);
        m_pass.plan.snapshots.push_back(std::move(decision));
    }

    Pass& m_pass;
    std::vector<Request> m_requests;
    std::size_t m_next = 0;
};

}  // namespace

std::unique_ptr<PassStage> snapshotStage(Pass& pass)
{
    if (pass.state.requests().empty())
        return nullptr;
    return std::make_unique<SnapshotStage>(pass);
}

}  // namespace estate
