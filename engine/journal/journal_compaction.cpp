// A journal that begins behind an image: the same records, hashes and head, without what lies in
// front of them. It is an export; the file that it was made from is the archive.
#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/journal/journal_store.h"

namespace estate {

namespace {

Result<void> writeBase(const sqlite::Connection& target, const JournalHead& base, Timestamp at)
{
    auto insert =
        sqlite::Statement::prepare(target, "INSERT INTO base(idx, at_ns, hash) VALUES(?1, ?2, ?3)");
    if (!insert)
        return tl::unexpected(insert.error());
    insert->bind(0, static_cast<std::int64_t>(base.index));
    insert->bind(1, static_cast<std::int64_t>(at.ns));
    insert->bindBlob(2, base.hash.view());
    return insert->run();
}

// A row of one file's statement into another file's, column by column.
enum class Kind : std::uint8_t { integer, text, blob };
Result<void> copyRow(const sqlite::Statement& from, sqlite::Statement& to,
                     std::initializer_list<Kind> kinds, int firstColumn = 0)
{
    int position = 0;
    for (const Kind kind : kinds) {
        const int column = firstColumn + position;
        switch (kind) {
        case Kind::integer: to.bind(position, from.integer(column)); break;
        case Kind::text: to.bindText(position, from.bytes(column)); break;
        case Kind::blob: to.bindBlob(position, from.bytes(column)); break;
        }
        ++position;
    }
    return to.run();
}

// Records behind `base`, as far as `last`, as they are, byte for byte.
Result<void> copyRecords(const sqlite::Connection& source, const sqlite::Connection& target,
                         std::uint64_t base, std::uint64_t last)
{
    auto rows = sqlite::Statement::prepare(
        source, "SELECT e.idx, e.at_ns, e.actor, e.kind, e.payload, e.previous, e.hash, d.idx,"
                " d.planner_version, d.payload FROM events e LEFT JOIN decisions d"
                " ON d.idx = e.idx WHERE e.idx > ?1 AND e.idx <= ?2 ORDER BY e.idx");
    auto event = sqlite::Statement::prepare(
        target, "INSERT INTO events(idx, at_ns, actor, kind, payload, previous, hash)"
                " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    auto decision = sqlite::Statement::prepare(
        target, "INSERT INTO decisions(idx, planner_version, payload) VALUES(?1, ?2, ?3)");
    for (const auto* statement : {&rows, &event, &decision})
        if (!*statement)
            return tl::unexpected(statement->error());
    rows->bind(0, static_cast<std::int64_t>(base));
    rows->bind(1, static_cast<std::int64_t>(last));
    constexpr int decisionAt = 7;
    while (true) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return {};
        if (auto copied = copyRow(*rows, *event,
                                  {Kind::integer, Kind::integer, Kind::text, Kind::text, Kind::blob,
                                   Kind::blob, Kind::blob});
            !copied)
            return copied;
        if (rows->isNull(decisionAt))
            continue;
        if (auto copied =
                copyRow(*rows, *decision, {Kind::integer, Kind::integer, Kind::blob}, decisionAt);
            !copied)
            return copied;
    }
}

Result<void> copyTable(const sqlite::Connection& source, const sqlite::Connection& target,
                       std::string_view select, std::string_view insert,
                       std::initializer_list<Kind> kinds)
{
    auto rows = sqlite::Statement::prepare(source, select);
    auto put = sqlite::Statement::prepare(target, insert);
    if (!rows || !put)
        return tl::unexpected(rows ? put.error() : rows.error());
    while (true) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return {};
        if (auto copied = copyRow(*rows, *put, kinds); !copied)
            return copied;
    }
}

Result<void> copyBeside(const sqlite::Connection& source, const sqlite::Connection& target)
{
    if (auto dropped = target.execute("DELETE FROM format_versions"); !dropped)
        return dropped;
    if (auto versions = copyTable(source, target, "SELECT version, since_idx FROM format_versions",
                                  "INSERT INTO format_versions(version, since_idx) VALUES(?1, ?2)",
                                  {Kind::integer, Kind::integer});
        !versions)
        return versions;
    if (auto drafts = copyTable(
            source, target, "SELECT name, author, begun_idx, base, cursor, digest FROM drafts",
            "INSERT INTO drafts(name, author, begun_idx, base, cursor, digest)"
            " VALUES(?1, ?2, ?3, ?4, ?5, ?6)",
            {Kind::text, Kind::text, Kind::integer, Kind::blob, Kind::integer, Kind::blob});
        !drafts)
        return drafts;
    return copyTable(source, target,
                     "SELECT draft, position, label, payload, digest FROM draft_edits",
                     "INSERT INTO draft_edits(draft, position, label, payload, digest)"
                     " VALUES(?1, ?2, ?3, ?4, ?5)",
                     {Kind::text, Kind::integer, Kind::text, Kind::blob, Kind::blob});
}

}  // namespace

void Journal::removeFile(const std::string& path)
{
    std::error_code ignored;
    for (const char* suffix : {"", "-wal", "-shm"})
        std::filesystem::remove(path + suffix, ignored);
}

Result<void> Journal::writeBeginning(Journal& target, const StateImage& image) const
{
    JournalHead base{image.index, {}};
    Timestamp at;
    const auto found = read(image.index, image.index, [&](const JournalRecord& record) {
        base.hash = record.hash;
        at = record.envelope.at;
        return false;
    });
    if (!found)
        return found;
    if (image.index == m_store->base.index) {
        base = m_store->base;
        at = m_store->baseAt;
    }
    Store& store = *target.m_store;
    if (auto begun = store.connection.execute("BEGIN IMMEDIATE"); !begun)
        return begun;
    if (auto written = writeBase(store.connection, base, at); !written)
        return written;
    auto put = sqlite::Statement::prepare(store.connection,
                                          "INSERT INTO images(idx, payload) VALUES(?1, ?2)");
    if (!put)
        return tl::unexpected(put.error());
    put->bind(0, static_cast<std::int64_t>(image.index));
    put->bindBlob(1, image.bytes);
    store.base = store.pending = base;
    return put->run();
}

Result<Journal> Journal::beginAsOf(std::uint64_t upTo) const
{
    if (m_store->path != memoryPath)
        return openReadOnly(m_store->path, upTo);
    if (upTo == 0 || upTo > m_store->durable.index)
        return fail(ErrorCode::notFound,
                    "The journal holds no record " + std::to_string(upTo) + "; its last is " +
                        std::to_string(m_store->durable.index) + ".",
                    {{"index", std::to_string(upTo)}});
    auto copy = Journal::create(m_store->path);
    if (copy)
        copy->m_store->upTo = upTo;
    return copy;
}

Result<bool> Journal::copyOn(Journal& begun, std::uint64_t recordsMax) const
{
    Store& store = *begun.m_store;
    if (store.readOnly)
        return false;
    const std::uint64_t from = store.pending.index;
    const std::uint64_t to = from + std::min(recordsMax, store.upTo - from);
    const auto copied = store.durably([&]() -> Result<void> {
        if (auto records = copyRecords(m_store->connection, store.connection, from, to);
            !records || to < store.upTo)
            return records;
        // The newest that a record in the copy vouches for.
        return copyTable(m_store->connection, store.connection,
                         "SELECT idx, payload FROM images WHERE idx < " + std::to_string(to) +
                             " ORDER BY idx DESC LIMIT 1",
                         "INSERT INTO images(idx, payload) VALUES(?1, ?2)",
                         {Kind::integer, Kind::blob});
    });
    if (!copied)
        return tl::unexpected(copied.error());
    if (auto loaded = store.loadEnds(); !loaded)
        return tl::unexpected(loaded.error());
    store.readOnly = to == store.upTo;
    return !store.readOnly;
}

Result<Journal> Journal::asOf(std::uint64_t upTo) const
{
    auto begun = beginAsOf(upTo);
    while (begun) {
        const auto more = copyOn(*begun, wholeLog);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
    }
    return begun;
}

Result<Journal> Journal::beginCompacted(const std::string& path, const StateImage& image) const
{
    if (image.index >= m_store->durable.index || m_store->connection.inTransaction())
        return fail(ErrorCode::notAllowed,
                    "A compacted journal begins with an image that a durable record vouches for.",
                    {{"index", std::to_string(image.index)}});
    auto target = Journal::create(path);
    if (!target)
        return target;
    if (auto written = writeBeginning(*target, image); !written) {
        const Error why = written.error();
        target = tl::unexpected(why);  // closes it
        removeFile(path);
    }
    return target;
}

// All of it in the one transaction that beginCompacted() began.
Result<bool> Journal::compactOn(Journal& begun, std::uint64_t recordsMax) const
{
    Store& store = *begun.m_store;
    const std::uint64_t from = store.pending.index;
    const std::uint64_t to = from + std::min(recordsMax, m_store->durable.index - from);
    if (auto copied = copyRecords(m_store->connection, store.connection, from, to); !copied)
        return tl::unexpected(copied.error());
    store.pending.index = to;
    if (to < m_store->durable.index)
        return true;
    if (auto beside = copyBeside(m_store->connection, store.connection); !beside)
        return tl::unexpected(beside.error());
    if (auto committed = store.connection.execute("COMMIT"); !committed)
        return tl::unexpected(committed.error());
    if (auto loaded = store.load(); !loaded)
        return tl::unexpected(loaded.error());
    return false;
}

Result<void> Journal::compactTo(const std::string& path, const StateImage& image) const
{
    auto target = beginCompacted(path, image);
    if (!target)
        return tl::unexpected(target.error());
    Result<void> done;
    for (bool more = true; more && done;) {
        const auto copied = compactOn(*target, wholeLog);
        more = copied && *copied;
        if (!copied)
            done = tl::unexpected(copied.error());
    }
    if (done) {
        const auto verified = target->verify(head());
        if (!verified)
            done = tl::unexpected(verified.error());
    }
    if (!done) {
        target->m_store.reset();
        removeFile(path);
    }
    return done;
}

}  // namespace estate
