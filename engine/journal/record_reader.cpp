#include "engine/journal/record_reader.h"

#include <limits>
#include <string>

#include "engine/wire/event_wire.h"

namespace estate {

namespace {

enum Column : int {
    idx,
    atNs,
    actor,
    kind,
    payload,
    previous,
    hash,
    plannerVersionColumn,
    effects
};

constexpr std::string_view selectRecords =
    "SELECT e.idx, e.at_ns, e.actor, e.kind, e.payload, e.previous, e.hash, d.planner_version,"
    " d.payload FROM events e LEFT JOIN decisions d ON d.idx = e.idx"
    " WHERE e.idx BETWEEN ?1 AND ?2 ORDER BY e.idx";

// sha256() of nothing: of the decisions of most records.
constexpr Digest emptyHash{{0xe3, 0xb0, 0xc4, 0x42, 0x98, 0xfc, 0x1c, 0x14, 0x9a, 0xfb, 0xf4,
                            0xc8, 0x99, 0x6f, 0xb9, 0x24, 0x27, 0xae, 0x41, 0xe4, 0x64, 0x9b,
                            0x93, 0x4c, 0xa4, 0x95, 0x99, 0x1b, 0x78, 0x52, 0xb8, 0x55}};

tl::unexpected<Error> damaged(std::uint64_t index, std::string_view problem)
{
    return fail(ErrorCode::damaged,
                "Record " + std::to_string(index) +
                    " of the journal does not verify: " + std::string(problem) +
                    ". What lies before it is good; restore the rest from a backup.",
                {{"index", std::to_string(index)}});
}

// The chain hash of record `index`, or of what lies in front of the first.
Result<Digest> hashOf(const sqlite::Connection& connection, const JournalHead& base,
                      std::uint64_t index)
{
    if (index == base.index)
        return base.hash;
    auto statement =
        sqlite::Statement::prepare(connection, "SELECT hash FROM events WHERE idx = ?1");
    if (!statement)
        return tl::unexpected(statement.error());
    statement->bind(0, static_cast<std::int64_t>(index));
    const Result<bool> row = statement->step();
    if (!row)
        return tl::unexpected(row.error());
    const auto digest = *row ? Digest::fromBytes(statement->bytes(0)) : std::nullopt;
    if (!digest)
        return damaged(index, "it is missing or malformed");
    return *digest;
}

// The record in the statement's row, which must be `index` and follow `before`.
Result<JournalRecord> verifiedRecord(const sqlite::Statement& row, std::uint64_t index,
                                     const Digest& before)
{
    if (row.integer(idx) != static_cast<std::int64_t>(index))
        return damaged(index, "it is missing");
    const auto storedPrevious = Digest::fromBytes(row.bytes(previous));
    const auto storedHash = Digest::fromBytes(row.bytes(hash));
    const std::int64_t version =
        row.isNull(plannerVersionColumn) ? 0 : row.integer(plannerVersionColumn);
    if (!storedPrevious || !storedHash || row.integer(atNs) < 0 || version < 0 ||
        version > std::numeric_limits<std::uint32_t>::max())
        return damaged(index, "a column is malformed");
    if (*storedPrevious != before)
        return damaged(index, "it does not follow the record in front of it");
    JournalRecord record;
    record.previous = *storedPrevious;
    record.hash = *storedHash;
    record.envelope.index = index;
    record.envelope.at = Timestamp{static_cast<std::uint64_t>(row.integer(atNs))};
    record.envelope.actor = row.bytes(actor);
    record.plannerVersion = static_cast<std::uint32_t>(version);
    record.decisions = row.bytes(effects);
    const RecordContent content{before,
                                index,
                                record.envelope.at,
                                record.envelope.actor,
                                row.bytes(payload),
                                record.plannerVersion,
                                record.decisions};
    if (recordHash(content) != record.hash)
        return damaged(index, "its content is not what its hash was made of");
    auto event = decodeEvent(row.bytes(payload));
    if (!event) {
        Error error = event.error();
        error.message = "Record " + std::to_string(index) + ": " + error.message;
        error.fields.push_back({"index", std::to_string(index)});
        return tl::unexpected(std::move(error));
    }
    record.envelope.event = std::move(*event);
    // The kind stands outside the chain, for people who look with SQL.
    if (row.bytes(kind) != eventName(record.envelope.event))
        return damaged(index, "its kind is not that of its event");
    return record;
}

}  // namespace

Digest recordHash(const RecordContent& content)
{
    return Hasher("journal-record/1")
        .put(content.previous)
        .put(content.index)
        .put(content.at.ns)
        .put(content.actor)
        .put(content.payload)
        .put(content.plannerVersion)
        .put(content.decisions.empty() ? emptyHash : sha256(content.decisions))
        .finish();
}

Result<void> readRecords(const sqlite::Connection& connection, const JournalHead& base,
                         std::uint64_t first, std::uint64_t last,
                         const std::function<bool(const JournalRecord&)>& visit)
{
    auto before = hashOf(connection, base, first - 1);
    if (!before)
        return tl::unexpected(before.error());
    auto rows = sqlite::Statement::prepare(connection, selectRecords);
    if (!rows)
        return tl::unexpected(rows.error());
    rows->bind(0, static_cast<std::int64_t>(first));
    rows->bind(1, static_cast<std::int64_t>(last));
    for (std::uint64_t index = first; index <= last; ++index) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return damaged(index, "it is missing");
        const auto record = verifiedRecord(*rows, index, *before);
        if (!record)
            return tl::unexpected(record.error());
        if (!visit(*record))
            return {};
        before = record->hash;
    }
    return {};
}

Result<void> checkNoOrphanDecisions(const sqlite::Connection& connection)
{
    const auto orphans = connection.integer("SELECT count(*) FROM decisions d WHERE NOT EXISTS"
                                            "(SELECT 1 FROM events e WHERE e.idx = d.idx)");
    if (!orphans)
        return tl::unexpected(orphans.error());
    if (*orphans != 0)
        return fail(ErrorCode::damaged, "The journal holds decisions that belong to no event.",
                    {{"problem", "orphan-decisions"}});
    return {};
}

}  // namespace estate
