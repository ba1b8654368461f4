#include "engine/journal/record_writer.h"

#include <limits>
#include <string>
#include <utility>

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

// 0: the record has no decisions.
std::uint32_t versionOf(const JournalEntry& entry)
{
    return entry.decisions.empty() ? 0 : plannerVersion;
}

}  // namespace

Result<std::vector<EncodedRecord>> encodeRecords(std::span<const JournalEntry> batch,
                                                 JournalHead head, Timestamp at)
{
    std::vector<EncodedRecord> records;
    records.reserve(batch.size());
    for (const JournalEntry& entry : batch) {
        if (auto checked = checkEntry(entry, head.index + 1, at); !checked)
            return tl::unexpected(checked.error());
        auto payload = encodeEvent(entry.envelope.event);
        if (!payload)
            return tl::unexpected(payload.error());
        const Envelope& envelope = entry.envelope;
        const Digest hash =
            recordHash(RecordContent{head.hash, envelope.index, envelope.at, envelope.actor,
                                     *payload, versionOf(entry), entry.decisions});
        records.push_back({&entry, std::move(*payload), head.hash, {envelope.index, hash}});
        head = records.back().head;
        at = envelope.at;
    }
    return records;
}

RecordWriter::RecordWriter(sqlite::Statement begin, sqlite::Statement event,
                           sqlite::Statement decision, sqlite::Statement commit)
    : m_begin(std::move(begin)), m_event(std::move(event)), m_decision(std::move(decision)),
      m_commit(std::move(commit))
{}

Result<RecordWriter> RecordWriter::prepare(const sqlite::Connection& connection)
{
    auto begin = sqlite::Statement::prepare(connection, "BEGIN IMMEDIATE");
    auto event = sqlite::Statement::prepare(
        connection, "INSERT INTO events(idx, at_ns, actor, kind, payload, previous, hash)"
                    " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    auto decision = sqlite::Statement::prepare(
        connection, "INSERT INTO decisions(idx, planner_version, payload) VALUES(?1, ?2, ?3)");
    auto commit = sqlite::Statement::prepare(connection, "COMMIT");
    for (const auto* prepared : {&begin, &event, &decision, &commit})
        if (!*prepared)
            return tl::unexpected(prepared->error());
    return RecordWriter(std::move(*begin), std::move(*event), std::move(*decision),
                        std::move(*commit));
}

Result<void> RecordWriter::insert(const EncodedRecord& record)
{
    const Envelope& envelope = record.entry->envelope;
    const std::int64_t index = toInteger(envelope.index);
    m_event.bind(0, index);
    m_event.bind(1, toInteger(envelope.at.ns));
    m_event.bindText(2, envelope.actor);
    m_event.bindText(3, eventName(envelope.event));
    m_event.bindBlob(4, record.payload);
    m_event.bindBlob(5, record.previous.view());
    m_event.bindBlob(6, record.head.hash.view());
    if (auto inserted = m_event.run(); !inserted || record.entry->decisions.empty())
        return inserted;
    m_decision.bind(0, index);
    m_decision.bind(1, versionOf(*record.entry));
    m_decision.bindBlob(2, record.entry->decisions);
    return m_decision.run();
}

Result<void> RecordWriter::insert(const std::vector<EncodedRecord>& records)
{
    for (const EncodedRecord& record : records)
        if (auto inserted = insert(record); !inserted)
            return inserted;
    return {};
}

}  // namespace estate
