// Failbacks: volumes that were moved away go home again, from a live source, so nothing is lost.
#include "engine/planner/failback.h"

#include <algorithm>
#include <map>

#include "engine/planner/failover.h"
#include "engine/planner/gang.h"
#include "engine/planner/timing.h"

namespace estate {

namespace {

// What is homed in `home` and lives elsewhere now, by group, in the order of ids.
std::vector<LostGroup> awayGroups(const EstateState& state, RegionIndex home)
{
    const Catalog& catalog = state.catalog();
    std::vector<LostGroup> groups;
    std::map<std::pair<ApplicationIndex, RecoveryGroupIndex>, std::size_t> declared;
    for (const VolumeMoved& moved : state.region(home).moved) {
        const VolumeSpec& spec = catalog.volume(moved.volume);
        std::size_t at = groups.size();
        if (spec.recoveryGroup.valid())
            at = declared.try_emplace({spec.application, spec.recoveryGroup}, at).first->second;
        if (at == groups.size()) {
            LostGroup group;
            group.application = spec.application;
            group.recoveryGroup = spec.recoveryGroup;
            group.since = state.now();
            groups.push_back(std::move(group));
        }
        groups[at].members.push_back(moved.volume);
        groups[at].sources.push_back(moved.to);
        groups[at].pastRecall = groups[at].pastRecall || state.volume(moved.volume).busy();
    }
    std::sort(groups.begin(), groups.end(), [&catalog](const LostGroup& a, const LostGroup& b) {
        return catalog.before(a.members.front(), b.members.front());
    });
    return groups;
}

Duration shortestRto(const EstateState& state, const LostGroup& group)
{
    Duration rto = state.catalog().volume(group.members.front()).rto;
    for (const VolumeIndex member : group.members)
        rto = std::min(rto, state.catalog().volume(member).rto);
    return rto;
}

bool anySourceLost(const EstateState& state, const LostGroup& group)
{
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const RegionState& region = state.region(group.sources[i]);
        const VolumeState* volume = region.findVolume(group.members[i]);
        ESTATE_ENSURE(volume != nullptr);
        if (!std::all_of(volume->legs.begin(), volume->legs.end(),
                         [&region](const Leg& leg) { return region.legOnline(leg); }))
            return true;
    }
    return false;
}

GroupDecision decide(Pass& pass, const LostGroup& group, RegionIndex home)
{
    EstateState& state = pass.state;
    GroupDecision decision = decisionFor(group, GangKind::failback);
    decision.deadline = state.now() + shortestRto(state, group);
    if (group.pastRecall || anySourceLost(state, group)) {
        decision.reason = group.pastRecall ? Reason::memberBusy : Reason::notPlaced;
        return decision;
    }
    if (state.mode() == AdmissionMode::arena && group.members.size() > 1) {
        decision.reason = Reason::arenaMultiVolume;
        return decision;
    }
    const ClosedRegion* wholly = pass.closed.wholly(home);
    DestinationVerdict verdict = wholly != nullptr ? underMaintenance(home, VolumeIndex(), *wholly)
                                                   : checkReplicas(state, group, home);
    if (verdict.constraint == Constraint::none) {
        const DestinationWork work = workAt(state, group, home, decision.deadline, pass.closed);
        std::optional<RecoveryTiming> timing;
        if (work.input.applyRate.value > 0 && work.input.restoreRate.value > 0)
            timing = timeRecovery(work.input);
        verdict = timing ? reserveGroup(pass, group, home, *timing, decision)
                         : DestinationVerdict{home, Constraint::tooSlow, VolumeIndex(), 0, 0, 0};
    }
    if (decision.outcome == Outcome::recover)
        decision.reason = Reason::movedHome;
    decision.verdicts.push_back(verdict);
    return decision;
}

// A home after the other: what goes home to one may take the room of what goes to the next.
class FailbackStage : public PassStage {
public:
    explicit FailbackStage(Pass& pass) : m_pass(pass), m_requests(pass.state.requests()) {}
    [[nodiscard]] bool step() override
    {
        if (m_group < m_groups.size()) {
            const LostGroup& group = m_groups[m_group++];
            m_pass.examined.insert(group.sources.begin(), group.sources.end());
            m_pass.plan.groups.push_back(decide(m_pass, group, m_home));
            return true;
        }
        const auto* failback = std::get_if<FailbackRequest>(&m_requests[m_request].body);
        if (failback != nullptr && m_nextHome < failback->regions.size()) {
            m_home = failback->regions[m_nextHome++];
            m_pass.examined.insert(m_home);
            m_groups = awayGroups(m_pass.state, m_home);
            m_group = 0;
            return true;
        }
        if (failback != nullptr)
            m_pass.state.endRequest(m_requests[m_request].id, GangEnd::committed);
        m_nextHome = 0;
        return ++m_request < m_requests.size();
    }
    [[nodiscard]] std::uint64_t left() const override
    {
        return (m_requests.size() - m_request) + (m_groups.size() - m_group);
    }

private:
    Pass& m_pass;
    std::vector<Request> m_requests;
    std::size_t m_request = 0;
    std::size_t m_nextHome = 0;  // of the request
    RegionIndex m_home;
    std::vector<LostGroup> m_groups;  // away from there
    std::size_t m_group = 0;
};

}  // namespace

std::unique_ptr<PassStage> failbackStage(Pass& pass)
{
    if (pass.state.requests().empty())
        return nullptr;
    return std::make_unique<FailbackStage>(pass);
}

namespace {

AwayGroup awayGroupOf(const EstateState& state, const GroupDecision& decision)
{
    AwayGroup away;
    away.application = decision.application;
    away.recoveryGroup = decision.recoveryGroup;
    away.members = decision.members;
    for (const VolumeIndex member : decision.members)
        away.sources.push_back(state.sourceOf(member));
    away.home = state.catalog().volume(decision.members.front()).home;
    away.reason = decision.reason;
    away.verdict.region = away.home;
    if (!decision.verdicts.empty())
        away.verdict = decision.verdicts.front();
    return away;
}

// Of a home that is not available, which nothing can be asked of.
AwayGroup awayGroupOf(const LostGroup& group, RegionIndex home)
{
    AwayGroup away;
    away.application = group.application;
    away.recoveryGroup = group.recoveryGroup;
    away.members = group.members;
    away.sources = group.sources;
    away.home = home;
    away.verdict = {home, Constraint::unavailable, VolumeIndex(), 0, 0, 0};
    return away;
}

}  // namespace

Result<std::vector<AwayGroup>> findAwayGroups(const EstateState& state, Timestamp at,
                                              const ClosedWindows& windows)
{
    const Catalog& catalog = state.catalog();
    std::vector<AwayGroup> away;
    std::vector<std::string> homes;
    for (std::uint32_t i = 0; i < state.regionCount(); ++i) {
        const RegionIndex home(i);
        if (state.region(home).moved.empty())
            continue;
        if (state.available(home)) {
            homes.push_back(catalog.region(home).id);
            continue;
        }
        for (const LostGroup& group : awayGroups(state, home))
            away.push_back(awayGroupOf(group, home));
    }
    if (!homes.empty()) {
        const auto preview = previewFailback(state, homes, at, windows);
        if (!preview)
            return tl::unexpected(preview.error());
        for (const GroupDecision& decision : preview->plan.groups)
            if (decision.kind == GangKind::failback)
                away.push_back(awayGroupOf(state, decision));
    }
    std::stable_sort(away.begin(), away.end(), [&catalog](const AwayGroup& a, const AwayGroup& b) {
        if (a.home != b.home)
            return catalog.before(a.home, b.home);
        return catalog.before(a.members.front(), b.members.front());
    });
    return away;
}

}  // namespace estate
