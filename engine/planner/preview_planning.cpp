#include "engine/planner/preview_planning.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/planner/pass.h"
#include "engine/planner/plan_cost.h"
#include "engine/planner/scheduler.h"

namespace estate {

namespace {

// Every region that the pass read or changed, as it was before.
std::vector<RegionIndex> involved(const EstateState& before, const EstateState& after,
                                  const PassResult& pass)
{
    std::vector<RegionIndex> regions = pass.examined;
    for (std::uint32_t i = 0; i < before.regionCount(); ++i)
        if (&before.region(RegionIndex(i)) != &after.region(RegionIndex(i)))
            regions.emplace_back(i);
    std::sort(regions.begin(), regions.end());
    regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
    return regions;
}

Result<std::vector<RegionIndex>> resolveHomes(const EstateState& state,
                                              const std::vector<std::string>& regions)
{
    if (regions.empty())
        return fail(ErrorCode::badInput, "Name at least one region whose volumes go home.");
    auto homes = resolveLosses(state.catalog(), FailureSet{regions, {}, {}});
    if (!homes)
        return tl::unexpected(homes.error());
    for (const RegionIndex home : homes->regions)
        if (!state.available(home))
            return fail(ErrorCode::contradiction,
                        "Region " + state.catalog().region(home).id +
                            " is not available; volumes go home once it is online again.",
                        {{"region", state.catalog().region(home).id}});
    return std::move(homes->regions);
}

// What is away already, but was lost earlier than the state says, is away since then.
void backdate(EstateState& state, const Losses& losses, Timestamp since)
{
    for (const RegionIndex index : losses.regions)
        if (state.region(index).unavailableSince > since)
            state.edit(index).unavailableSince = since;
    for (const SiteIndex index : losses.sites) {
        const RegionIndex home = state.catalog().site(index).region;
        const std::uint32_t position = state.region(home).positionOfSite(index);
        if (state.region(home).sites[position].offlineSince <= since)
            continue;
        RegionState& region = state.edit(home);
        region.sites[position].offlineSince = since;
        if (region.condition != RegionCondition::online || region.available())
            continue;
        Timestamp last;  // site of the region to go took the region with it
        for (const SiteState& site : region.sites)
            last = std::max(last, site.offlineSince);
        region.unavailableSince = std::min(region.unavailableSince, last);
    }
    for (const HostIndex index : losses.hosts) {
        const RegionIndex home = state.catalog().host(index).region;
        const std::uint32_t position = state.region(home).positionOfHost(index);
        if (state.region(home).hosts[position].offlineSince <= since)
            continue;
        RegionState& region = state.edit(home);
        region.setHostOnline(position, true);
        region.setHostOnline(position, false, since);
    }
}

Result<void> checkMoment(const EstateState& state, Timestamp at)
{
    if (at < state.now())
        return fail(ErrorCode::outOfOrder,
                    "The simulated time lies before the state it is asked of; give a later one.",
                    {{"stateNs", std::to_string(state.now().ns)}, {"atNs", std::to_string(at.ns)}});
    if (at.since(state.now()) > timestampJumpMax)
        return fail(
            ErrorCode::outOfOrder,
            "The simulated time lies more than 31 days after the state. Give an earlier one; if "
            "the state was left alone that long, confirm the clock first.",
            {{"stateNs", std::to_string(state.now().ns)}, {"atNs", std::to_string(at.ns)}});
    return {};
}

// Places that are away since one moment.
struct Happening {
    Losses losses;
    Timestamp since;
    bool reported = false;  // by people: then what is away already, is away since the earlier one
};

// One place each, so that a partition is copied at a time.
std::vector<Happening> oneByOne(const Losses& losses, Timestamp at)
{
    std::vector<Happening> all;
    all.reserve(losses.regions.size() + losses.sites.size() + losses.hosts.size());
    for (const RegionIndex region : losses.regions)
        all.push_back({Losses{{region}, {}, {}}, at, false});
    for (const SiteIndex site : losses.sites)
        all.push_back({Losses{{}, {site}, {}}, at, false});
    for (const HostIndex host : losses.hosts)
        all.push_back({Losses{{}, {}, {host}}, at, false});
    return all;
}

}  // namespace

struct PreviewPlanning::Parts {
    enum class Stage { happening, planning, summing, hashing, basing, finished };

    Parts(const EstateState& state, Timestamp at, const ClosedWindows& heeded)
        : base(state), overlay(state), windows(heeded)
    {
        preview.at = at;
        preview.stateHash = state.hash();
        overlay.resetTouched();
        overlay.advance(state.index() + 1, at);
    }
    [[nodiscard]] bool step();
    [[nodiscard]] std::uint64_t left() const;
    void noteBasis();

    const EstateState base;
    EstateState overlay;
    const ClosedWindows windows;
    std::vector<Happening> happenings;
    std::size_t happened = 0;  // of them
    std::optional<PlanningPass> pass;
    PassResult result;
    Preview preview;
    Stage stage = Stage::happening;
    std::uint64_t done = 0;
};

void PreviewPlanning::Parts::noteBasis()
{
    const Catalog& catalog = base.catalog();
    for (const RegionIndex region : involved(base, overlay, result)) {
        const RegionState& before = base.region(region);
        const RegionState& after = overlay.region(region);
        preview.basis.regions.push_back({catalog.region(region).id, before.digest()});
        if (&before != &after)
            preview.capacity.push_back(
                {region, before.available(), after.available(), before.totals, after.totals});
    }
    preview.basis.rules = base.rules().digest();
    preview.basis.catalog = catalog.digest();
    preview.basis.closed = closedDigest(catalog, windows, preview.at);
    preview.plan = std::move(result.plan);
}

bool PreviewPlanning::Parts::step()
{
    ++done;
    switch (stage) {
    case Stage::happening:
        if (happened < happenings.size()) {
            const Happening& next = happenings[happened++];
            applyLosses(overlay, next.losses, next.since);
            if (next.reported)
                backdate(overlay, next.losses, next.since);
            return true;
        }
        pass.emplace(overlay, windows);
        stage = Stage::planning;
        return true;
    case Stage::planning:
        if (pass->step())
            return true;
        result = pass->take();
        pass.reset();
        preview.touchedRegions = overlay.touchedRegions();
        stage = Stage::summing;
        return true;
    case Stage::summing:
        preview.summary = summarise(overlay, result.plan);
        stage = Stage::hashing;
        return true;
    case Stage::hashing:
        preview.decisions = decisionsDigest(base.catalog(), result.plan);
        stage = Stage::basing;
        return true;
    case Stage::basing:
        noteBasis();
        stage = Stage::finished;
        return false;
    case Stage::finished: break;
    }
    return false;
}

std::uint64_t PreviewPlanning::Parts::left() const
{
    if (stage == Stage::finished)
        return 0;
    std::uint64_t steps = (happenings.size() - happened) + 1;
    if (pass) {
        const PlanningProgress planned = pass->progress();
        steps += planned.total - planned.done;
    }
    return steps;
}

PreviewPlanning::PreviewPlanning(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
PreviewPlanning::PreviewPlanning(PreviewPlanning&&) noexcept = default;
PreviewPlanning& PreviewPlanning::operator=(PreviewPlanning&&) noexcept = default;
PreviewPlanning::~PreviewPlanning() = default;

Result<PreviewPlanning> PreviewPlanning::ofDisaster(const EstateState& state,
                                                    const FailureSet& failures, Timestamp at,
                                                    const ClosedWindows& windows)
{
    const auto losses = resolveLosses(state.catalog(), failures);
    if (!losses)
        return tl::unexpected(losses.error());
    if (auto valid = checkMoment(state, at); !valid)
        return tl::unexpected(valid.error());
    auto parts = std::make_unique<Parts>(state, at, windows);
    parts->happenings = oneByOne(*losses, at);
    parts->preview.failures = failures;
    return PreviewPlanning(std::move(parts));
}

Result<PreviewPlanning> PreviewPlanning::ofLosses(const EstateState& state,
                                                  const std::vector<DatedLoss>& losses,
                                                  Timestamp at, const ClosedWindows& windows)
{
    FailureSet all;
    std::vector<DatedLoss> inOrder;
    for (const DatedLoss& loss : losses) {
        if (loss.failures.empty())
            continue;
        if (loss.since > at)
            return fail(
                ErrorCode::badInput,
                "A loss lies after the moment that is planned from; give an earlier one.",
                {{"sinceNs", std::to_string(loss.since.ns)}, {"atNs", std::to_string(at.ns)}});
        const auto append = [](std::vector<std::string>& to, const std::vector<std::string>& ids) {
            to.insert(to.end(), ids.begin(), ids.end());
        };
        append(all.regions, loss.failures.regions);
        append(all.sites, loss.failures.sites);
        append(all.hosts, loss.failures.hosts);
        inOrder.push_back(loss);
    }
    if (const auto known = resolveLosses(state.catalog(), all); !known)
        return tl::unexpected(known.error());
    if (auto valid = checkMoment(state, at); !valid)
        return tl::unexpected(valid.error());
    // In their order, so that a region without a site left is lost when the last one went.
    std::stable_sort(inOrder.begin(), inOrder.end(),
                     [](const DatedLoss& a, const DatedLoss& b) { return a.since < b.since; });
    auto parts = std::make_unique<Parts>(state, at, windows);
    for (const DatedLoss& loss : inOrder) {
        auto some = resolveLosses(state.catalog(), loss.failures);
        ESTATE_ENSURE(some.has_value());  // they are a part of what was resolved above
        parts->happenings.push_back({std::move(*some), loss.since, true});
    }
    parts->preview.failures = std::move(all);
    return PreviewPlanning(std::move(parts));
}

Result<PreviewPlanning> PreviewPlanning::ofFailback(const EstateState& state,
                                                    const std::vector<std::string>& regions,
                                                    Timestamp at, const ClosedWindows& windows)
{
    auto homes = resolveHomes(state, regions);
    if (!homes)
        return tl::unexpected(homes.error());
    if (auto valid = checkMoment(state, at); !valid)
        return tl::unexpected(valid.error());
    auto parts = std::make_unique<Parts>(state, at, windows);
    Request request;
    request.id = "\x01";  // which nobody can have given
    request.askedAt = parts->overlay.index();
    request.body = FailbackRequest{std::move(*homes)};
    parts->overlay.addRequest(std::move(request));
    parts->preview.failback = regions;
    return PreviewPlanning(std::move(parts));
}

bool PreviewPlanning::step()
{
    return m_parts->step();
}

PlanningProgress PreviewPlanning::progress() const
{
    return {m_parts->done, m_parts->done + m_parts->left()};
}

const EstateState& PreviewPlanning::planned() const
{
    ESTATE_ENSURE(m_parts->stage == Parts::Stage::finished);
    return m_parts->overlay;
}

Preview PreviewPlanning::take()
{
    ESTATE_ENSURE(m_parts->stage == Parts::Stage::finished);
    return std::move(m_parts->preview);
}

}  // namespace estate
