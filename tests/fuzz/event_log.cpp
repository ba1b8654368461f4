#include "tests/fuzz/event_log.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "engine/planner/cut_work.h"
#include "engine/planner/tasks.h"
#include "engine/wire/effects_wire.h"
#include "engine/wire/json/json_lines.h"
#include "tests/fuzz/consistency.h"

namespace estate::fuzz {

namespace {

constexpr Timestamp start{1'000 * nanosecondsPerSecond};

Envelope readAgain(const Envelope& envelope)
{
    const auto json = envelopeToJson(envelope);
    ESTATE_ENSURE(json.has_value());
    auto again = envelopeFromJson(*json);
    ESTATE_ENSURE(again.has_value());
    return std::move(*again);
}

}  // namespace

EventLog::EventLog(AdmissionMode mode)
{
    for (const Event& event : std::initializer_list<Event>{
             OpenEstate{EstateSource{EstateOrigin::empty, 0, "", mode}},
             PutRegion{"ground", "trust", seconds(10), seconds(2)}, PutSite{"ground-1", "ground"},
             PutHost{"ground-1-h", "ground-1", Bytes(100'000'000'000'000), 4, Iops(10'000),
                     BytesPerSecond(1'000'000'000)},
             PutEntity{"people", 1, {"ground"}}})
        send(Envelope{m_scheduler.lastIndex() + 1, start, "prelude", event});
    ESTATE_ENSURE(m_refused == 0);
}

EventLog EventLog::of(std::string_view lines)
{
    AdmissionMode mode = AdmissionMode::hybrid;
    if (const auto first = envelopeFromJson(lines.substr(0, lines.find('\n'))))
        if (const auto* opened = std::get_if<OpenEstate>(&first->event))
            mode = opened->source.mode;
    EventLog log(mode);
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        log.apply(lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return log;
}

void EventLog::apply(std::string_view line)
{
    auto envelope = envelopeFromJson(line);
    if (!envelope)
        return;
    ESTATE_ENSURE(readAgain(*envelope) == *envelope);
    fillIn(*envelope);
    send(std::move(*envelope));
}

void EventLog::fillIn(Envelope& envelope)
{
    if (envelope.index == 0)
        envelope.index = m_scheduler.lastIndex() + 1;
    if (envelope.at.ns == 0)
        envelope.at = m_scheduler.lastTimestamp() + seconds(1);
    const auto& gangs = m_scheduler.state().gangs();
    std::visit(
        [&](auto& event) {
            if constexpr (requires { event.planId; }) {
                Digest& planId = event.planId;
                if (planId.bytes[31] == 1)
                    planId = m_answered;
                else if (planId.bytes[31] == 0 && !gangs.empty())
                    planId = std::next(gangs.begin(), planId.bytes[0] % std::ssize(gangs))->first;
                m_answered = planId;
                if constexpr (requires { event.tasks; })
                    if (event.tasks == Digest{} && gangs.contains(planId))
                        event.tasks = gangTasksDigest(m_scheduler.state(), planId);
            }
        },
        envelope.event);
    fillInCut(envelope.event);
}

void EventLog::fillInCut(Event& event)
{
    const EstateState& state = m_scheduler.state();
    std::visit(
        [&](auto& cut) {
            if constexpr (requires { cut.operation; }) {
                if (cut.operation == "#") {
                    cut.operation = m_operation;
                } else if (cut.operation.starts_with('#') && !state.gangs().empty()) {
                    const auto number = std::strtoull(cut.operation.c_str() + 1, nullptr, 10);
                    cut.operation =
                        std::next(state.gangs().begin(),
                                  static_cast<std::ptrdiff_t>(number % state.gangs().size()))
                            ->first.hex();
                }
                m_operation = cut.operation;
            }
            if constexpr (requires { cut.checkpoint; })
                if (cut.checkpoint.epoch == 0)
                    cut.checkpoint = state.checkpoint();
        },
        event);
    if (auto* taken = std::get_if<CheckpointTaken>(&event))
        if (taken->checkpoint == state.checkpoint())
            taken->checkpoint = {state.checkpoint().epoch + 1, taken->checkpoint.root};
    const auto planId = Digest::fromHex(m_operation);
    if (!planId || !state.gangs().contains(*planId))
        return;
    if (auto* declared = std::get_if<CutDeclared>(&event))
        if (declared->participants.empty())
            *declared = gangCut(state, *planId);
    if (auto* prepared = std::get_if<CutPrepared>(&event))
        if (prepared->shards.empty() && state.findCut(m_operation) != nullptr)
            *prepared = gangCutPrepared(state, *planId);
}

void EventLog::send(Envelope envelope)
{
    const bool opened = m_scheduler.opened();
    const Digest before = opened ? m_scheduler.state().hash() : Digest{};
    const std::uint64_t lastIndex = m_scheduler.lastIndex();
    const auto effects = m_scheduler.apply(envelope);
    if (!effects) {
        ++m_refused;
        ESTATE_ENSURE(m_scheduler.lastIndex() == lastIndex);
        ESTATE_ENSURE(!opened || m_scheduler.state().hash() == before);
        return;
    }
    if (effects->plan) {
        const auto bytes = encodeEffects(m_scheduler.state(), *effects);
        ESTATE_ENSURE(bytes.has_value());
        const auto again = decodeEffects(m_scheduler.state(), *bytes);
        ESTATE_ENSURE(again.has_value() && *again == *effects);
    }
    m_log.push_back(std::move(envelope));
}

void EventLog::ensureSound() const
{
    const EstateState& state = m_scheduler.state();
    ensureConsistent(state);
    Scheduler again;
    for (const Envelope& envelope : m_log)
        ESTATE_ENSURE(again.apply(envelope).has_value());
    ESTATE_ENSURE(again.state().hash() == state.hash());
    ensurePreviewLeavesNoTrace(state, m_scheduler.lastTimestamp());
}

}  // namespace estate::fuzz
