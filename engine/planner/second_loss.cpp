#include "engine/planner/second_loss.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/planner/gang.h"
#include "engine/planner/plan_cost.h"
#include "engine/planner/rule_match.h"
#include "engine/planner/scheduler.h"
#include "engine/planner/tasks.h"

namespace estate {

std::string_view groupFateName(GroupFate fate)
{
    switch (fate) {
    case GroupFate::settled: return "settled";
    case GroupFate::inFlight: return "in-flight";
    case GroupFate::reconsidered: return "reconsidered";
    case GroupFate::aborted: return "aborted";
    case GroupFate::lostAgain: return "lost-again";
    case GroupFate::newlyLost: return "newly-lost";
    }
    return "unknown";
}

namespace {

struct Underway {
    Timestamp completion;
    Digest planId;
    auto operator<=>(const Underway&) const = default;
};

// Undecided gangs with a completion, in its order.
std::vector<Underway> gangsUnderway(const EstateState& state)
{
    std::vector<Underway> underway;
    for (const auto& [planId, regions] : state.gangs())
        for (const RecoveryWork& work : state.region(regions.front()).work)
            if (work.planId == planId)
                underway.push_back({work.completion, planId});
    std::sort(underway.begin(), underway.end());
    return underway;
}

// What the workers of a gang would have answered by `until`. True: it was committed.
bool letWorkersRun(EstateState& state, const Underway& gang, Timestamp until)
{
    const RegionIndex landing = *state.gangRegion(gang.planId);
    const Gang before = *state.region(landing).findGang(gang.planId);
    const auto prepared = gangPrepared(state, gang.planId, gangTasksDigest(state, gang.planId));
    ESTATE_ENSURE(prepared.has_value());
    const bool waits = before.moves() && fenceFrom(state, before) > until;
    if (before.moves() && !waits) {
        const auto fenced = gangFenced(state, gang.planId, until);
        ESTATE_ENSURE(fenced.has_value());
    }
    // A gang that was planned again late may be due before its source is fenced; it waits.
    if (gang.completion > until || waits)
        return false;
    const auto done = gangCommitted(state, gang.planId, gang.completion);
    ESTATE_ENSURE(done.has_value());
    return true;
}

bool holds(const std::vector<Digest>& ascending, const Digest& planId)
{
    return std::binary_search(ascending.begin(), ascending.end(), planId);
}

// A repair decides about copies of a volume that serves, so it is another group.
using GroupKey = std::tuple<bool, ApplicationIndex, RecoveryGroupIndex, VolumeIndex>;
GroupKey keyOf(const GroupDecision& decision)
{
    const bool declared = decision.recoveryGroup.valid();
    return {decision.kind == GangKind::repair, decision.application, decision.recoveryGroup,
            declared ? VolumeIndex() : decision.members.front()};
}

GroupFate fateOf(const GroupDecision& first, const SecondLossPreview& preview, bool decidedAgain)
{
    if (first.outcome != Outcome::recover)
        return GroupFate::reconsidered;
    if (holds(preview.second.plan.abortedGangs, first.planId))
        return GroupFate::aborted;
    if (!holds(preview.committed, first.planId))
        return GroupFate::inFlight;
    return decidedAgain ? GroupFate::lostAgain : GroupFate::settled;
}

void tellStories(SecondLossPreview& preview)
{
    const auto& before = preview.first.plan.groups;
    const auto& after = preview.second.plan.groups;
    std::map<GroupKey, std::uint32_t> again;
    for (std::uint32_t i = 0; i < after.size(); ++i)
        again.emplace(keyOf(after[i]), i);
    std::vector<bool> told(after.size(), false);
    for (std::uint32_t i = 0; i < before.size(); ++i) {
        GroupStory story;
        story.first = i;
        if (const auto found = again.find(keyOf(before[i])); found != again.end()) {
            story.second = found->second;
            told[found->second] = true;
        }
        story.fate = fateOf(before[i], preview, story.second.has_value());
        preview.stories.push_back(story);
    }
    for (std::uint32_t i = 0; i < after.size(); ++i)
        if (!told[i])
            preview.stories.push_back({GroupFate::newlyLost, std::nullopt, i});
}

// Downtime of one application from both losses.
struct Charge {
    struct Down {
        Timestamp from;
        Timestamp to;
        auto operator<=>(const Down&) const = default;
    };
    std::vector<Down> downs;
    CostRate rate;
    UnitCost breach;
    bool breached = false;

    [[nodiscard]] Duration down()
    {
        std::sort(downs.begin(), downs.end());
        Duration sum;
        Timestamp until;
        for (const Down& next : downs) {
            sum += next.to.since(std::max(next.from, until));
            until = std::max(until, next.to);
        }
        return sum;
    }
};

class FinalCost {
public:
    // `unavailable`: what the loss that the decision answers had taken.
    void add(const EstateState& state, const GroupDecision& decision,
             std::span<const RegionIndex> unavailable)
    {
        if (decision.kind != GangKind::failover)
            return;
        const ObjectiveMatch match =
            matchObjective(state.rules().impacts[decision.application.value], Duration(0),
                           decision.source, unavailable);
        if (!match.objective)
            return;
        const Impact& impact = match.objective->impact;
        Charge& charge = m_charges[decision.application];
        const Timestamp end =
            decision.timing ? decision.timing->completion : decision.lostSince + costHorizon;
        charge.downs.push_back({decision.lostSince, end});
        charge.rate = std::max(charge.rate, impact.downtime);
        charge.breach = std::max(charge.breach, impact.breach);
        charge.breached = charge.breached || !decision.timing || !decision.timing->rtoMet;
        m_losses = m_losses + groupCost(impact, decision).losses;
    }
    void putInto(PlanSummary& summary)
    {
        summary.losses = m_losses;
        summary.downtime = Cost{};
        summary.breaches = Cost{};
        for (auto& [application, charge] : m_charges) {
            const U128 rate = charge.rate.value;
            summary.downtime = summary.downtime +
                               Cost{ceilDivide(rate * charge.down().value, nanosecondsPerSecond)};
            if (charge.breached)
                summary.breaches = summary.breaches + Cost{charge.breach.value};
        }
    }

private:
    std::map<ApplicationIndex, Charge> m_charges;
    Cost m_losses;
};

// Does the first decision count though a second may follow? What was aborted never happened.
bool happened(GroupFate fate)
{
    return fate == GroupFate::settled || fate == GroupFate::inFlight ||
           fate == GroupFate::lostAgain;
}

void sumUp(SecondLossPreview& preview, const EstateState& afterFirst,
           const EstateState& afterSecond)
{
    PlanResult standing;
    FinalCost cost;
    for (const GroupStory& story : preview.stories) {
        const GroupDecision* first =
            story.first ? &preview.first.plan.groups[*story.first] : nullptr;
        if (first != nullptr && (happened(story.fate) || !story.second))
            cost.add(afterFirst, *first, afterFirst.unavailableRegions());
        if (story.second)
            cost.add(afterSecond, preview.second.plan.groups[*story.second],
                     afterSecond.unavailableRegions());
        standing.groups.push_back(story.second ? preview.second.plan.groups[*story.second]
                                               : *first);
    }
    preview.final = summarise(afterSecond, standing);
    cost.putInto(preview.final);
}

}  // namespace

struct SecondLossPlanning::Parts {
    enum class Stage { first, workers, second, stories, sum, finished };

    [[nodiscard]] bool step();
    [[nodiscard]] bool stepWorkers();
    [[nodiscard]] std::uint64_t left() const;

    PreviewPlanning first;
    FailureSet secondLoss;
    Timestamp then;  // when that is
    ClosedWindows windows;
    std::optional<EstateState> afterFirst;
    std::optional<EstateState> overlay;
    std::vector<Underway> underway;
    std::size_t ran = 0;  // of them
    std::optional<PreviewPlanning> second;
    SecondLossPreview preview;
    Stage stage = Stage::first;
    std::uint64_t done = 0;
};

bool SecondLossPlanning::Parts::stepWorkers()
{
    if (ran < underway.size()) {
        const Underway& gang = underway[ran++];
        if (letWorkersRun(*overlay, gang, then))
            preview.committed.push_back(gang.planId);
        return true;
    }
    std::sort(preview.committed.begin(), preview.committed.end());
    overlay->advance(overlay->index(), then);
    auto later = PreviewPlanning::ofDisaster(*overlay, secondLoss, then, windows);
    ESTATE_ENSURE(later.has_value());  // it was resolved before, and the overlay is at that moment
    second.emplace(std::move(*later));
    stage = Stage::second;
    return true;
}

bool SecondLossPlanning::Parts::step()
{
    ++done;
    switch (stage) {
    case Stage::first:
        if (first.step())
            return true;
        preview.first = first.take();
        afterFirst.emplace(first.planned());
        overlay.emplace(first.planned());
        underway = gangsUnderway(*overlay);
        stage = Stage::workers;
        return true;
    case Stage::workers: return stepWorkers();
    case Stage::second:
        if (second->step())
            return true;
        preview.second = second->take();
        stage = Stage::stories;
        return true;
    case Stage::stories:
        tellStories(preview);
        stage = Stage::sum;
        return true;
    case Stage::sum:
        applyLosses(*overlay, resolveLosses(overlay->catalog(), secondLoss).value(), then);
        sumUp(preview, *afterFirst, *overlay);
        stage = Stage::finished;
        return false;
    case Stage::finished: break;
    }
    return false;
}

// The second preview is taken for as long as the first until it says itself.
std::uint64_t SecondLossPlanning::Parts::left() const
{
    const auto leftOf = [](const PlanningProgress& of) { return of.total - of.done; };
    switch (stage) {
    case Stage::first: return leftOf(first.progress()) + first.progress().total;
    case Stage::workers: return (underway.size() - ran) + first.progress().total;
    case Stage::second: return leftOf(second->progress()) + 1;
    case Stage::stories:
    case Stage::sum: return 1;
    case Stage::finished: break;
    }
    return 0;
}

SecondLossPlanning::SecondLossPlanning(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
SecondLossPlanning::SecondLossPlanning(SecondLossPlanning&&) noexcept = default;
SecondLossPlanning& SecondLossPlanning::operator=(SecondLossPlanning&&) noexcept = default;
SecondLossPlanning::~SecondLossPlanning() = default;

Result<SecondLossPlanning> SecondLossPlanning::make(const EstateState& state,
                                                    const FailureSet& first, Duration after,
                                                    const FailureSet& second, Timestamp at,
                                                    const ClosedWindows& windows)
{
    auto before = PreviewPlanning::ofDisaster(state, first, at, windows);
    if (!before)
        return tl::unexpected(before.error());
    if (after > timestampJumpMax)
        return fail(ErrorCode::outOfOrder,
                    "The second loss lies more than 31 days after the first; give less.",
                    {{"afterNs", std::to_string(after.value)}});
    if (const auto known = resolveLosses(state.catalog(), second); !known)
        return tl::unexpected(known.error());
    SecondLossPreview preview;
    preview.after = after;
    return SecondLossPlanning(std::make_unique<Parts>(Parts{std::move(*before),
                                                            second,
                                                            at + after,
                                                            windows,
                                                            std::nullopt,
                                                            std::nullopt,
                                                            {},
                                                            0,
                                                            std::nullopt,
                                                            std::move(preview),
                                                            Parts::Stage::first,
                                                            0}));
}

bool SecondLossPlanning::step()
{
    return m_parts->step();
}

PlanningProgress SecondLossPlanning::progress() const
{
    return {m_parts->done, m_parts->done + m_parts->left()};
}

SecondLossPreview SecondLossPlanning::take()
{
    ESTATE_ENSURE(m_parts->stage == Parts::Stage::finished);
    return std::move(m_parts->preview);
}

Result<SecondLossPreview> previewSecondLoss(const EstateState& state, const FailureSet& first,
                                            Duration after, const FailureSet& second, Timestamp at,
                                            const ClosedWindows& windows)
{
    auto planning = SecondLossPlanning::make(state, first, after, second, at, windows);
    if (!planning)
        return tl::unexpected(planning.error());
    while (planning->step()) {
    }
    return planning->take();
}

}  // namespace estate
