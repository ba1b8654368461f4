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

}  // namespace

void planFailbacks(Pass& pass)
{
    const std::vector<Request> requests = pass.state.requests();
    for (const Request& request : requests) {
        const auto* failback = std::get_if<FailbackRequest>(&request.body);
        if (failback == nullptr)
            continue;
        for (const RegionIndex home : failback->regions) {
            pass.examined.insert(home);
            for (const LostGroup& group : awayGroups(pass.state, home)) {
                pass.examined.insert(group.sources.begin(), group.sources.end());
                pass.plan.groups.push_back(decide(pass, group, home));
            }
        }
        pass.state.endRequest(request.id, GangEnd::committed);
    }
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
