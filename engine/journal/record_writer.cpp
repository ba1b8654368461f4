#include "engine/journal/record_writer.h"

#include <limits>
#include <string>

#include "engine/estate/identifiers.h"
#include "engine/journal/record_reader.h"
#include "engine/planner/decision.h"
#include "engine/wire/effects_wire.h"
#include "engine/wire/event_wire.h"

namespace estate {

namespace {

// SQLite's integers are signed.
constexpr auto integerMax = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

std::int64_t toInteger(std::uint64_t value)
{
    ESTATE_ENSURE(value <= integerMax);
    return static_cast<std::int64_t>(value);
}

tl::unexpected<Error> refuseEntry(ErrorCode code, std::uint64_t index, std::string_view problem)
{
    return fail(code,
                "Event " + std::to_string(index) + " can't be journaled: " + std::string(problem) +
                    ".",
                {{"index", std::to_string(index)}});
}

Result<void> checkEntry(const JournalEntry& entry, std::uint64_t expectedIndex, Timestamp notBefore)
{
    const Envelope& envelope = entry.envelope;
    if (envelope.index != expectedIndex)
        return refuseEntry(ErrorCode::outOfOrder, envelope.index,
                           "the next index is " + std::to_string(expectedIndex));
    if (envelope.index > integerMax || envelope.at.ns > integerMax)
        return refuseEntry(ErrorCode::overflow, envelope.index,
                           "its index or time is beyond 2^63 - 1");
    if (envelope.at < notBefore)
        return refuseEntry(ErrorCode::outOfOrder, envelope.index,
                           "its time lies before that of the event in front of it");
    if (auto actor = checkForeignId(envelope.actor); !actor)
        return refuseEntry(ErrorCode::badInput, envelope.index,
                           "its actor is not a name: " + actor.error().message);
    if (entry.decisions.size() > effectsBytesMax)
        return refuseEntry(ErrorCode::badInput, envelope.index, "its decisions are too large");
    return {};
}

Result<JournalHead> insertRecord(const JournalEntry& entry, const JournalHead& head,
                                 sqlite::Statement& event, sqlite::Statement& decision)
{
    const auto payload = encodeEvent(entry.envelope.event);
    if (!payload)
        return tl::unexpected(payload.error());
    const Envelope& envelope = entry.envelope;
    const std::uint32_t version = entry.decisions.empty() ? 0 : plannerVersion;
    const Digest hash =
        recordHash(RecordContent{head.hash, envelope.index, envelope.at, envelope.actor, *payload,
                                 version, entry.decisions});
    const std::int64_t index = toInteger(envelope.index);
    event.bind(0, index);
    event.bind(1, toInteger(envelope.at.ns));
    event.bindText(2, envelope.actor);
    event.bindText(3, eventName(envelope.event));
    event.bindBlob(4, *payload);
    event.bindBlob(5, head.hash.view());
    event.bindBlob(6, hash.view());
    if (auto inserted = event.run(); !inserted)
        return tl::unexpected(inserted.error());
    if (version != 0) {
        decision.bind(0, index);
        decision.bind(1, version);
        decision.bindBlob(2, entry.decisions);
        if (auto inserted = decision.run(); !inserted)
            return tl::unexpected(inserted.error());
    }
    return JournalHead{envelope.index, hash};
}

}  // namespace

Result<JournalHead> insertRecords(const sqlite::Connection& connection,
                                  std::span<const JournalEntry> batch, JournalHead head,
                                  Timestamp at)
{
    auto event = sqlite::Statement::prepare(
        connection, "INSERT INTO events(idx, at_ns, actor, kind, payload, previous, hash)"
                    " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    if (!event)
        return tl::unexpected(event.error());
    auto decision = sqlite::Statement::prepare(
        connection, "INSERT INTO decisions(idx, planner_version, payload) VALUES(?1, ?2, ?3)");
    if (!decision)
        return tl::unexpected(decision.error());
    for (const JournalEntry& entry : batch) {
        if (auto checked = checkEntry(entry, head.index + 1, at); !checked)
            return tl::unexpected(checked.error());
        const auto inserted = insertRecord(entry, head, *event, *decision);
        if (!inserted)
            return tl::unexpected(inserted.error());
        head = *inserted;
        at = entry.envelope.at;
    }
    return head;
}

}  // namespace estate
