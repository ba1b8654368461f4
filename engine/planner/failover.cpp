#include "engine/planner/failover.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/planner/destination.h"
#include "engine/planner/lost_groups.h"
#include "engine/planner/order.h"
#include "engine/planner/plan_cost.h"

namespace estate {

namespace {

// A group with what is known before anything is reserved.
struct Candidate {
    LostGroup group;
    GroupDecision decision;
    RuleMatch rule;
    Objective objective;
    std::vector<RegionIndex> eligible;
    RegionIndex best;  // of them, on empty queues
    Duration bestService;
};

// Each group is prepared; then, in the order of recovery, each is placed.
class FailoverStage : public PassStage {
public:
    explicit FailoverStage(Pass& pass)
        : m_pass(pass), m_state(pass.state), m_plan(pass.plan), m_examined(pass.examined),
          m_lost(findLostGroups(pass.state))
    {
        m_candidates.reserve(m_lost.size());  // they are pointed at
        m_plan.groups.reserve(m_plan.groups.size() + m_lost.size());
    }
    [[nodiscard]] bool step() override;
    [[nodiscard]] std::uint64_t left() const override;

private:
    void prepare(LostGroup group);
    [[nodiscard]] bool findObjective(Candidate& candidate);
    [[nodiscard]] bool findRule(Candidate& candidate);
    void holdGroup(Candidate& candidate);
    [[nodiscard]] bool coversDurableMark(const LostGroup& group);
    void findDestinations(Candidate& candidate);
    [[nodiscard]] std::vector<Candidate*> inOrder();
    void place(Candidate& candidate);
    void setVerdict(Candidate& candidate, const DestinationVerdict& verdict);
    void finish(Candidate& candidate);
    void examine(RegionIndex region) { m_examined.insert(region); }

    Pass& m_pass;
    EstateState& m_state;
    PlanResult& m_plan;
    std::set<RegionIndex>& m_examined;
    std::vector<LostGroup> m_lost;
    std::vector<Candidate> m_candidates;  // of them, as far as they are prepared
    std::vector<Candidate*> m_order;      // empty until all are
    std::size_t m_placed = 0;             // of those
};

bool FailoverStage::findObjective(Candidate& candidate)
{
    const LostGroup& group = candidate.group;
    const ApplicationImpact& impact = m_state.rules().impacts[group.application.value];
    std::optional<Objective> common;
    Duration rto(~std::uint64_t{0});
    for (const ScenarioRule& scenario : impact.scenarios)
        for (const RegionIndex mentioned : scenario.failureSet)
            examine(mentioned);
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const Duration own = m_state.catalog().volume(group.members[i]).rto;
        const ObjectiveMatch match =
            matchObjective(impact, own, group.sources[i], m_state.unavailableRegions());
        if (match.ambiguous)
            candidate.decision.reason = Reason::ambiguousScenarioImpact;
        else if (!match.objective)
            candidate.decision.reason = Reason::noObjective;
        if (!match.objective)
            return false;
        rto = std::min(rto, match.objective->rto);
        if (common && common->impact != match.objective->impact) {
            candidate.decision.reason = Reason::ambiguousScenarioImpact;
            return false;
        }
        common = match.objective;
    }
    candidate.objective = Objective{rto, common->impact};
    candidate.decision.deadline = group.since + rto;
    return true;
}

// A recovery group whose volumes resolve to different actions is ambiguous.
bool FailoverStage::findRule(Candidate& candidate)
{
    const LostGroup& group = candidate.group;
    const Rules& rules = m_state.rules();
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const PolicyIndex index = rules.policyOf(m_state.catalog(), group.members[i]);
        const FailoverPolicy* policy = index.valid() ? &rules.policies[index.value] : nullptr;
        RuleMatch match = matchRule(policy, index, group.sources[i], m_state.unavailableRegions());
        const bool differs = i > 0 && (match.action != candidate.rule.action ||
                                       match.target != candidate.rule.target);
        if (policy != nullptr)
            for (const FailoverRule& rule : policy->rules)
                for (const RegionIndex mentioned : rule.failureSet)
                    examine(mentioned);
        if (i == 0)
            candidate.rule = std::move(match);
        if (differs || (i == 0 && candidate.rule.action == RuleAction::ambiguous)) {
            candidate.rule.action = RuleAction::ambiguous;
            candidate.decision.rule = candidate.rule.trace;
            candidate.decision.reason = Reason::ambiguousFailoverRule;
            return false;
        }
    }
    candidate.decision.rule = candidate.rule.trace;
    return true;
}

// Some online replica or backlog must have everything that any replica made durable.
bool FailoverStage::coversDurableMark(const LostGroup& group)
{
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const VolumeState* volume = m_state.region(group.sources[i]).findVolume(group.members[i]);
        ESTATE_ENSURE(volume != nullptr);
        Operations durable;
        Operations covered;
        bool anyOnline = false;
        for (const RegionIndex region : volume->recoveryRegions) {
            examine(region);
            const RecoveryRecord* record = m_state.region(region).findRecord(volume->volume);
            if (record == nullptr || record->divergent)
                continue;
            durable = std::max(durable, record->durable);
            if (m_state.region(region).recordOnline(*record)) {
                covered = std::max(covered, record->durable);
                anyOnline = true;
            }
        }
        if (!anyOnline || covered < durable)
            return false;
    }
    return true;
}

void FailoverStage::holdGroup(Candidate& candidate)
{
    candidate.decision.outcome = Outcome::hold;
    candidate.decision.reason =
        coversDurableMark(candidate.group) ? Reason::heldByRule : Reason::heldNotDurable;
}

void FailoverStage::findDestinations(Candidate& candidate)
{
    for (const RegionIndex region : regionsInReach(m_state, candidate.group, candidate.rule)) {
        const DestinationVerdict verdict =
            checkDestination(m_state, candidate.group, candidate.rule, region, m_pass.closed);
        candidate.decision.verdicts.push_back(verdict);
        if (verdict.constraint != Constraint::ruleNamesAnother &&
            verdict.constraint != Constraint::outsideAllowedRegions)
            examine(region);
        if (verdict.constraint != Constraint::none)
            continue;
        candidate.eligible.push_back(region);
        DestinationWork work =
            workAt(m_state, candidate.group, region, candidate.decision.deadline, m_pass.closed);
        if (work.input.applyRate.value == 0 || work.input.restoreRate.value == 0)
            continue;
        work.input.queueReady = Timestamp{};  // on empty queues
        for (PathWork& path : work.paths)
            path.ready = Timestamp{};
        if (const auto timing = timeRecovery(work.input)) {
            const Duration service = serviceOf(*timing);
            const bool better = !candidate.best.valid() || service < candidate.bestService ||
                                (service == candidate.bestService &&
                                 m_state.catalog().before(region, candidate.best));
            if (better) {
                candidate.best = region;
                candidate.bestService = service;
            }
        }
    }
    if (!candidate.best.valid() && !candidate.eligible.empty())
        candidate.best = candidate.eligible.front();
}

void FailoverStage::prepare(LostGroup group)
{
    Candidate candidate;
    candidate.decision = decisionFor(group, GangKind::failover);
    for (const RegionIndex source : group.sources)
        examine(source);
    for (const VolumeIndex member : group.elsewhere)  // if that is lost too, it comes along
        examine(m_state.sourceOf(member));
    candidate.group = std::move(group);
    if (candidate.group.pastRecall) {
        candidate.decision.reason = Reason::memberBusy;
    } else if (m_state.mode() == AdmissionMode::arena && candidate.group.members.size() > 1) {
        candidate.decision.reason = Reason::arenaMultiVolume;
    } else if (findObjective(candidate) && findRule(candidate)) {
        if (candidate.rule.action == RuleAction::hold)
            holdGroup(candidate);
        else
            findDestinations(candidate);
    }
    m_candidates.push_back(std::move(candidate));
}

// Applications by cost of delay; inside one by deadline, then group. What can't recover anywhere
// comes last, by application and group.
std::vector<Candidate*> FailoverStage::inOrder()
{
    std::map<ApplicationIndex, std::vector<Candidate*>> byApplication;
    std::vector<Candidate*> stuck;
    for (Candidate& candidate : m_candidates) {
        if (candidate.eligible.empty())
            stuck.push_back(&candidate);
        else
            byApplication[candidate.group.application].push_back(&candidate);
    }
    std::vector<RecoveryJob> jobs;
    for (auto& [application, groups] : byApplication) {
        std::stable_sort(groups.begin(), groups.end(), [](const Candidate* a, const Candidate* b) {
            return a->decision.deadline < b->decision.deadline;
        });
        RecoveryJob job;
        job.application = application;
        job.deadline = groups.front()->decision.deadline;
        for (const Candidate* group : groups) {
            const auto service =
                checkedAdd(job.service.value, group->bestService.value).value_or(~std::uint64_t{0});
            job.service = Duration(service);
            job.downtime = std::max(job.downtime, group->objective.impact.downtime);
            job.breach = std::max(job.breach, group->objective.impact.breach);
            job.lossCost =
                saturatingAdd(job.lossCost, groupLossCost(m_state, group->group, group->best,
                                                          group->objective.impact));
        }
        jobs.push_back(job);
    }
    // An application's index says when it was put, which is no reason to recover it first.
    std::sort(jobs.begin(), jobs.end(), [this](const RecoveryJob& a, const RecoveryJob& b) {
        return m_state.catalog().before(a.application, b.application);
    });
    for (std::uint32_t rank = 0; rank < jobs.size(); ++rank)
        jobs[rank].rank = rank;
    std::vector<Candidate*> order;
    for (const std::uint32_t position : recoveryOrder(jobs, m_state.now())) {
        const auto& groups = byApplication[jobs[position].application];
        order.insert(order.end(), groups.begin(), groups.end());
    }
    order.insert(order.end(), stuck.begin(), stuck.end());
    return order;
}

void FailoverStage::setVerdict(Candidate& candidate, const DestinationVerdict& verdict)
{
    for (DestinationVerdict& known : candidate.decision.verdicts)
        if (known.region == verdict.region)
            known = verdict;
}

void FailoverStage::place(Candidate& candidate)
{
    struct Option {
        RegionIndex region;
        RecoveryTiming timing;
    };
    Iops minimum;
    for (const VolumeIndex member : candidate.group.members)
        minimum += m_state.catalog().volume(member).minimumRecoveryIops;
    std::vector<Option> options;
    for (const RegionIndex region : candidate.eligible) {
        const DestinationWork work =
            workAt(m_state, candidate.group, region, candidate.decision.deadline, m_pass.closed);
        const Iops apply = work.input.applyRate;
        if (apply < minimum || apply.value == 0 || work.input.restoreRate.value == 0) {
            setVerdict(candidate,
                       {region, Constraint::recoveryIopsShort, VolumeIndex(), minimum.value,
                        apply.value, (minimum - std::min(minimum, apply)).value});
            continue;
        }
        if (auto timing = timeRecovery(work.input))
            options.push_back({region, std::move(*timing)});
        else
            setVerdict(candidate, {region, Constraint::tooSlow, VolumeIndex(), 0, 0, 0});
    }
    const auto& verdicts = candidate.decision.verdicts;
    const bool anyShort =
        !options.empty() ||
        std::any_of(verdicts.begin(), verdicts.end(), [](const DestinationVerdict& verdict) {
            return verdict.constraint == Constraint::recoveryIopsShort;
        });
    std::sort(options.begin(), options.end(), [this](const Option& a, const Option& b) {
        if (a.timing.completion != b.timing.completion)
            return a.timing.completion < b.timing.completion;
        return m_state.catalog().before(a.region, b.region);
    });
    bool placed = false;
    for (const Option& option : options) {
        if (!placed) {
            const DestinationVerdict verdict = reserveGroup(m_pass, candidate.group, option.region,
                                                            option.timing, candidate.decision);
            placed = verdict.constraint == Constraint::none;
            if (!placed)
                setVerdict(candidate, verdict);
            continue;
        }
        setVerdict(candidate,
                   {option.region, Constraint::laterCompletion, VolumeIndex(),
                    candidate.decision.timing->completion.ns, option.timing.completion.ns,
                    (option.timing.completion.ns - candidate.decision.timing->completion.ns)});
    }
    if (placed)
        candidate.decision.reason = candidate.decision.timing->rtoMet ? Reason::recoveredWithinRto
                                                                      : Reason::recoveredAfterRto;
    else
        candidate.decision.reason = anyShort ? Reason::capacityShort : Reason::tooSlow;
}

void FailoverStage::finish(Candidate& candidate)
{
    GroupDecision& decision = candidate.decision;
    const auto cost = groupCost(candidate.objective.impact, decision);
    decision.expectedCost = cost.total();
    m_plan.groups.push_back(std::move(decision));
}

bool FailoverStage::step()
{
    if (m_candidates.size() < m_lost.size()) {
        prepare(std::move(m_lost[m_candidates.size()]));
        return true;
    }
    if (m_order.empty()) {
        m_order = inOrder();
        return !m_order.empty();
    }
    Candidate& candidate = *m_order[m_placed++];
    if (!candidate.eligible.empty())
        place(candidate);
    finish(candidate);
    return m_placed < m_order.size();
}

std::uint64_t FailoverStage::left() const
{
    return (m_lost.size() - m_candidates.size()) + (m_lost.size() - m_placed);
}

}  // namespace

std::unique_ptr<PassStage> failoverStage(Pass& pass)
{
    if (pass.state.unavailableRegions().empty() && pass.state.impairedRegions().empty())
        return nullptr;
    return std::make_unique<FailoverStage>(pass);
}

}  // namespace estate
