#include "engine/planner/scheduler.h"

#include "engine/planner/condition.h"
#include "engine/planner/configure.h"
#include "engine/planner/cut_work.h"
#include "engine/planner/gang.h"
#include "engine/planner/observe.h"
#include "engine/planner/pass.h"
#include "engine/planner/request_work.h"

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

Result<Effects> effectsOf(const Result<bool>& repeated)
{
    if (!repeated)
        return tl::unexpected(repeated.error());
    return Effects{std::nullopt, *repeated};
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
    if (state.gangEnd(planId) == GangEnd::committed)  // prepared in time, and more
        return Effects{std::nullopt, true};
    return effectsOf(gangAborted(state, planId));
}

// What each event does. Whatever can be refused is checked before anything is changed.
class Apply {
public:
    Apply(EstateState& state, const Envelope& envelope, const ClosedWindows& windows)
        : m_state(state), m_envelope(envelope), m_windows(windows)
    {}

    // Configuration: the same content again is a repeat.
    template <typename Configuration>
    Result<Effects> operator()(const Configuration& event) const requires
        requires(EstateState& state)
    {
        configure(state, event);
    }
    {
        return effectsOf(configure(m_state, event));
    }
    template <typename Condition>
    Result<Effects> operator()(const Condition& event) const requires requires(EstateState& state)
    {
        changeCondition(state, event, Timestamp{});
    }
    {
        return effectsOf(changeCondition(m_state, event, m_envelope.at));
    }
    Result<Effects> operator()(const ObserveReplica& event) const
    {
        return effectsOf(observeReplica(m_state, event, m_envelope.at));
    }
    Result<Effects> operator()(const ObserveBacklog& event) const
    {
        return effectsOf(observeBacklog(m_state, event, m_envelope.at));
    }
    Result<Effects> operator()(const ObserveDemand& event) const
    {
        return effectsOf(observeDemand(m_state, event));
    }
    Result<Effects> operator()(const RequestSnapshot& event) const
    {
        return effectsOf(requestSnapshot(m_state, event, m_envelope.at));
    }
    Result<Effects> operator()(const RequestResize& event) const
    {
        return effectsOf(requestResize(m_state, event));
    }
    Result<Effects> operator()(const RequestFailback& event) const
    {
        return effectsOf(requestFailback(m_state, event));
    }
    Result<Effects> operator()(const PlanAtWatermark& event) const
    {
        if (event.watermark > m_envelope.index)
            return fail(ErrorCode::outOfOrder, "The watermark lies ahead of the input.",
                        {{"watermark", std::to_string(event.watermark)}});
        m_state.advance(m_envelope.index, m_envelope.at);
        return Effects{planPass(m_state, m_windows).plan, false};
    }
    Result<Effects> operator()(const GangPrepared& event) const
    {
        return effectsOf(gangPrepared(m_state, event.planId, event.tasks));
    }
    Result<Effects> operator()(const SourceFenced& event) const
    {
        return effectsOf(gangFenced(m_state, event.planId, m_envelope.at));
    }
    Result<Effects> operator()(const GangCommitted& event) const
    {
        return effectsOf(gangCommitted(m_state, event.planId, m_envelope.at));
    }
    Result<Effects> operator()(const GangRejected& event) const
    {
        return effectsOf(gangRejected(m_state, event.planId));
    }
    Result<Effects> operator()(const PrepareDeadlinePassed& event) const
    {
        return applyDeadline(m_state, event.planId, m_envelope.at);
    }
    Result<Effects> operator()(const CheckpointTaken& event) const
    {
        return effectsOf(takeCheckpoint(m_state, event));
    }
    Result<Effects> operator()(const CutDeclared& event) const
    {
        return effectsOf(declareCut(m_state, event));
    }
    Result<Effects> operator()(const CutResumed& event) const
    {
        return effectsOf(resumeCut(m_state, event));
    }
    Result<Effects> operator()(const CutPrepared& event) const
    {
        return effectsOf(prepareCut(m_state, event, m_envelope.at));
    }
    Result<Effects> operator()(const CutDecided& event) const
    {
        return effectsOf(decideCut(m_state, event, m_envelope.at));
    }
    Result<Effects> operator()(const CutEnded& event) const
    {
        return effectsOf(endCut(m_state, event));
    }
    // Governance is folded elsewhere; a confirmed clock is in the envelope.
    Result<Effects> operator()(const ProposalOpened&) const { return Effects{}; }
    Result<Effects> operator()(const ProposalJudged&) const { return Effects{}; }
    Result<Effects> operator()(const CommitBegun&) const { return Effects{}; }
    Result<Effects> operator()(const CommitEnded&) const { return Effects{}; }
    Result<Effects> operator()(const ProposalCommented&) const { return Effects{}; }
    Result<Effects> operator()(const ProposalReviewed&) const { return Effects{}; }
    Result<Effects> operator()(const ProposalExpired&) const { return Effects{}; }
    Result<Effects> operator()(const SetRole&) const { return Effects{}; }
    Result<Effects> operator()(const ChangeDrill&) const { return Effects{}; }
    Result<Effects> operator()(const AuditNoted&) const { return Effects{}; }
    Result<Effects> operator()(const ImageTaken&) const { return Effects{}; }
    Result<Effects> operator()(const ConfirmClock&) const { return Effects{}; }
    Result<Effects> operator()(const OpenEstate&) const
    {
        return fail(ErrorCode::outOfOrder, "The estate is open already.");
    }

private:
    EstateState& m_state;
    const Envelope& m_envelope;
    const ClosedWindows& m_windows;
};

}  // namespace

Scheduler::Scheduler(EstateState state)
    : m_state(std::move(state)), m_lastIndex(m_state->index()), m_lastTimestamp(m_state->now())
{}

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
    // Times before 2000 are no clock's: such a log counts from a beginning of its own, and the
    // first confirmed time ties it to the calendar.
    constexpr Timestamp calendar{946'684'800 * nanosecondsPerSecond};
    if (confirmed && m_lastTimestamp >= calendar &&
        envelope.at.since(m_lastTimestamp) > confirmedJumpMax)
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

Result<Effects> Scheduler::apply(const Envelope& envelope, const ClosedWindows& windows)
{
    if (auto valid = checkEnvelope(envelope); !valid)
        return tl::unexpected(valid.error());
    Result<Effects> effects = Effects{};
    if (const auto* open = std::get_if<OpenEstate>(&envelope.event)) {
        auto opened = openEstate(open->source, envelope.at);
        if (!opened)
            return tl::unexpected(opened.error());
        m_state = std::move(*opened);
    } else {
        m_state->resetTouched();
        effects = std::visit(Apply(*m_state, envelope, windows), envelope.event);
    }
    if (!effects)
        return effects;
    m_state->advance(envelope.index, envelope.at);
    m_lastIndex = envelope.index;
    m_lastTimestamp = envelope.at;
    return effects;
}

}  // namespace estate
