#include "engine/planner/scheduler.h"

#include "engine/base/overloaded.h"
#include "engine/estate/blueprint.h"
#include "engine/planner/failover.h"
#include "engine/planner/gang.h"

namespace estate {

namespace {

// Leaves room for every deadline and horizon that is added to an event's time.
constexpr std::uint64_t timestampMax = std::uint64_t{1} << 62;

Result<Effects> effectsOf(const Result<GangChange>& change)
{
    if (!change)
        return tl::unexpected(change.error());
    return Effects{std::nullopt, change->repeated};
}

tl::unexpected<Error> refuseChange(const std::string& region, const std::string& why)
{
    return fail(ErrorCode::contradiction, "Region " + region + " " + why, {{"region", region}});
}

Result<Effects> applyChange(EstateState& state, const ChangeRegion& event, Timestamp at)
{
    const auto region = state.catalog().findRegion(event.region);
    if (!region)
        return tl::unexpected(region.error());
    const RegionCondition now = state.region(*region).condition;
    const auto become = [&](RegionCondition wanted) -> Result<Effects> {
        if (now == wanted)
            return Effects{std::nullopt, true};
        state.setCondition(*region, wanted, at);
        return Effects{};
    };
    const bool fenced = now == RegionCondition::fenced;
    switch (event.change) {
    case RegionChange::online:
        if (fenced)
            return refuseChange(event.region, "is fenced and stays so until it is unfenced.");
        return become(RegionCondition::online);
    case RegionChange::offline:
        return fenced ? Effects{std::nullopt, true} : become(RegionCondition::offline);
    case RegionChange::expireLease:
        if (now != RegionCondition::online)
            return Effects{std::nullopt, true};
        return become(RegionCondition::leaseExpired);
    case RegionChange::fence: return become(RegionCondition::fenced);
    case RegionChange::unfence:
        if (!fenced)
            return refuseChange(event.region, "is not fenced.");
        return become(RegionCondition::online);
    }
    return fail(ErrorCode::badInput, "An unknown change of a region.");
}

Result<Effects> applyDeadline(EstateState& state, const Digest& planId, Timestamp at)
{
    if (const auto region = state.gangRegion(planId)) {
        const Gang* gang = state.region(*region).findGang(planId);
        ESTATE_ENSURE(gang != nullptr);
        if (at < gang->prepareDeadline)
            return fail(
                ErrorCode::outOfOrder,
                "Gang " + planId.brief() + " may still prepare; its deadline has not passed.",
                {{"plan", planId.hex()}, {"deadlineNs", std::to_string(gang->prepareDeadline.ns)}});
        if (gang->phase != GangPhase::preparing)
            return Effects{std::nullopt, true};
    }
    return effectsOf(gangAborted(state, planId));
}

}  // namespace

const EstateState& Scheduler::state() const
{
    ESTATE_ENSURE(m_state.has_value());
    return *m_state;
}

Result<void> Scheduler::checkEnvelope(const Envelope& envelope) const
{
    if (envelope.index != m_lastIndex + 1)
        return fail(ErrorCode::outOfOrder,
                    "Event " + std::to_string(envelope.index) + " does not follow event " +
                        std::to_string(m_lastIndex) + "; indexes advance by exactly 1.",
                    {{"index", std::to_string(envelope.index)}});
    if (envelope.at.ns > timestampMax)
        return fail(ErrorCode::outOfOrder, "The event's time lies beyond the year 2116.",
                    {{"atNs", std::to_string(envelope.at.ns)}});
    if (envelope.at < m_lastTimestamp)
        return fail(ErrorCode::outOfOrder,
                    "The event's time lies before the last event's; event time never goes back.",
                    {{"atNs", std::to_string(envelope.at.ns)},
                     {"lastNs", std::to_string(m_lastTimestamp.ns)}});
    const bool confirmed = std::holds_alternative<ConfirmClock>(envelope.event);
    if (m_lastIndex > 0 && !confirmed && envelope.at.since(m_lastTimestamp) > timestampJumpMax)
        return fail(
            ErrorCode::outOfOrder,
            "The event's time jumps more than 31 days ahead. Check the clock that gave it; if it "
            "is right and the log was left alone that long, confirm the clock first.",
            {{"atNs", std::to_string(envelope.at.ns)},
             {"lastNs", std::to_string(m_lastTimestamp.ns)}});
    if (confirmed && envelope.at.since(m_lastTimestamp) > confirmedJumpMax)
        return fail(
            ErrorCode::outOfOrder,
            "The confirmed time lies more than ten years after the last event; check it again.",
            {{"atNs", std::to_string(envelope.at.ns)},
             {"lastNs", std::to_string(m_lastTimestamp.ns)}});
    const bool opens = std::holds_alternative<OpenEstate>(envelope.event);
    if (opens != (envelope.index == 1))
        return fail(ErrorCode::outOfOrder, "The first event, and no other, opens the estate.",
                    {{"index", std::to_string(envelope.index)}});
    return {};
}

Result<Effects> Scheduler::apply(const Envelope& envelope)
{
    if (auto valid = checkEnvelope(envelope); !valid)
        return tl::unexpected(valid.error());
    std::optional<EstateState> next = m_state;  // a refused event leaves m_state as it was
    if (next)
        next->advance(envelope.index, envelope.at);
    Result<Effects> effects = std::visit(
        Overloaded{
            [&](const OpenEstate& event) -> Result<Effects> {
                auto opened = openEstate(event.source, envelope.at);
                if (!opened)
                    return tl::unexpected(opened.error());
                next = std::move(*opened);
                next->advance(envelope.index, envelope.at);
                return Effects{};
            },
            [&](const ChangeRegion& event) { return applyChange(*next, event, envelope.at); },
            [&](const PlanAtWatermark& event) -> Result<Effects> {
                if (event.watermark > envelope.index)
                    return fail(ErrorCode::outOfOrder, "The watermark lies ahead of the input.",
                                {{"watermark", std::to_string(event.watermark)}});
                return Effects{planPass(*next).plan, false};
            },
            [&](const GangPrepared& event) {
                return effectsOf(gangPrepared(*next, event.planId, event.tasks));
            },
            [&](const SourceFenced& event) {
                return effectsOf(gangFenced(*next, event.planId, envelope.at));
            },
            [&](const GangCommitted& event) {
                return effectsOf(gangCommitted(*next, event.planId));
            },
            [&](const GangRejected& event) { return effectsOf(gangAborted(*next, event.planId)); },
            [&](const PrepareDeadlinePassed& event) {
                return applyDeadline(*next, event.planId, envelope.at);
            },
            [](const auto&) -> Result<Effects> {
                return Effects{};
            },  // governance, confirmed clock
        },
        envelope.event);
    if (!effects)
        return effects;
    m_state = std::move(next);
    m_lastIndex = envelope.index;
    m_lastTimestamp = envelope.at;
    return effects;
}

}  // namespace estate
