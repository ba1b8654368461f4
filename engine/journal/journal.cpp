#include "engine/journal/journal.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>
#include <utility>

#include "engine/journal/journal_schema.h"
#include "engine/journal/journal_store.h"
#include "engine/journal/record_reader.h"

namespace estate {

namespace {

// FULL: a commit returns when its write-ahead log lies on the disk.
constexpr const char* writerSettings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";

// A file without a write-ahead log on a medium that can't be written to: SQLite would want to make
// one. Nobody else can write there either, so its locks are not needed.
std::string immutableUri(const std::string& path)
{
    std::string uri = "file:";
    for (const char c : path) {
        if (c == '%' || c == '?' || c == '#') {
            constexpr std::string_view digits = "0123456789abcdef";
            const auto byte = static_cast<std::uint8_t>(c);
            uri += {'%', digits[byte >> 4], digits[byte & 15]};
        } else {
            uri.push_back(c);
        }
    }
    return uri + "?immutable=1";
}

Result<sqlite::Connection> connectToLook(const std::string& path)
{
    auto connection = sqlite::Connection::open(path, sqlite::Access::readOnly);
    if (connection) {
        // The first read opens the write-ahead log.
        const auto probe = connection->integer("SELECT count(*) FROM sqlite_schema");
        if (probe)
            return connection;
        if (probe.error().code != ErrorCode::ioFailure)
            return tl::unexpected(probe.error());
        connection = tl::unexpected(probe.error());
    }
    if (hasWriteAheadLog(path))
        return connection;
    return sqlite::Connection::open(immutableUri(path), sqlite::Access::readOnly);
}

}  // namespace

Result<void> Journal::Store::loadBase()
{
    if (format < 2)
        return {};
    auto row = sqlite::Statement::prepare(connection, "SELECT idx, at_ns, hash FROM base");
    if (!row)
        return tl::unexpected(row.error());
    const Result<bool> found = row->step();
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return {};
    const auto hash = Digest::fromBytes(row->bytes(2));
    if (!hash || row->integer(0) <= 0 || row->integer(1) < 0)
        return fail(ErrorCode::damaged, "\"" + path + "\": its beginning is malformed.",
                    {{"path", path}, {"problem", "base"}});
    base = JournalHead{static_cast<std::uint64_t>(row->integer(0)), *hash};
    baseAt = Timestamp{static_cast<std::uint64_t>(row->integer(1))};
    return {};
}

Result<void> Journal::Store::loadHead()
{
    durable = pending = base;
    pendingAt = baseAt;
    auto last = sqlite::Statement::prepare(
        connection,
        "SELECT idx, hash, at_ns FROM events WHERE idx <= ?1 ORDER BY idx DESC LIMIT 1");
    if (!last)
        return tl::unexpected(last.error());
    constexpr auto integerMax = std::numeric_limits<std::int64_t>::max();
    last->bind(0, upTo == wholeLog ? integerMax : static_cast<std::int64_t>(upTo));
    const Result<bool> row = last->step();
    if (!row)
        return tl::unexpected(row.error());
    if (!*row)
        return {};
    const auto hash = Digest::fromBytes(last->bytes(1));
    if (!hash || last->integer(0) <= 0 || last->integer(2) < 0)
        return fail(ErrorCode::damaged, "\"" + path + "\": its last record is malformed.",
                    {{"path", path}, {"problem", "head"}});
    durable = JournalHead{static_cast<std::uint64_t>(last->integer(0)), *hash};
    pending = durable;
    pendingAt = Timestamp{static_cast<std::uint64_t>(last->integer(2))};
    return {};
}

Result<void> Journal::Store::loadEnds()
{
    if (auto loaded = loadBase(); !loaded)
        return loaded;
    return loadHead();
}

Result<void> Journal::Store::load()
{
    // Who reads from the first record on looks at every page anyway.
    const auto images =
        format < 2 ? Result<std::int64_t>(0) : connection.integer("SELECT count(*) FROM images");
    if (!images)
        return tl::unexpected(images.error());
    if (*images == 0)
        if (auto pages = checkJournalPages(connection); !pages)
            return pages;
    return loadEnds();
}

Result<void> Journal::Store::checkWritable() const
{
    if (!readOnly)
        return {};
    return fail(ErrorCode::notAllowed, "\"" + path + "\" is open for looking only.",
                {{"path", path}});
}

void Journal::Store::rollBack()
{
    if (connection.inTransaction())
        static_cast<void>(connection.execute("ROLLBACK"));
}

Journal::Journal(std::unique_ptr<Store> store) : m_store(std::move(store)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

Result<void> Journal::checkFree(const std::string& path)
{
    std::error_code problem;
    if (std::filesystem::exists(std::filesystem::symlink_status(path, problem)))
        return fail(ErrorCode::notAllowed,
                    "\"" + path + "\" exists already; open it, or choose another name.",
                    {{"path", path}});
    return {};
}

namespace {

// What was begun and came to nothing would stand in the way of the next try.
tl::unexpected<Error> removed(const std::string& path, const Error& why)
{
    std::error_code ignored;
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        std::filesystem::remove(path + suffix, ignored);
    return tl::unexpected(why);
}

}  // namespace

Result<Journal> Journal::create(const std::string& path)
{
    const bool inMemory = path == memoryPath;
    if (auto free = checkFree(path); !inMemory && !free)
        return tl::unexpected(free.error());
    auto connection = sqlite::Connection::open(path, sqlite::Access::create);
    if (!connection)
        return tl::unexpected(connection.error());
    const auto undone = [&](const Error& why) {
        const Error kept = why;
        connection = tl::unexpected(kept);  // closes it
        return inMemory ? tl::unexpected(kept) : removed(path, kept);
    };
    // First of all, so that there is never a rollback journal beside a file that calls itself ours:
    // its removal is not durable, and played back later it would take the file back to nothing.
    if (auto set = connection->execute(writerSettings); !set)
        return undone(set.error());
    if (auto created = createJournalSchema(*connection); !created)
        return undone(created.error());
    auto store = std::make_unique<Store>(path, std::move(*connection));
    if (!inMemory) {
        auto lock = WriterLock::take(path);
        if (!lock)
            return tl::unexpected(lock.error());
        store->lock = std::move(*lock);
    }
    return Journal(std::move(store));
}

Result<Journal> Journal::open(const std::string& path)
{
    if (auto inspected = inspectJournalFile(path); !inspected)
        return tl::unexpected(inspected.error());
    std::uint32_t format = 0;
    {
        // Looking comes first, so that a file that is refused stays as it is.
        auto look = connectToLook(path);
        if (!look)
            return tl::unexpected(look.error());
        const auto checked = checkJournalSchema(*look);
        if (!checked)
            return tl::unexpected(checked.error());
        format = *checked;
        Store looked(path, std::move(*look));
        looked.format = format;
        if (auto loaded = looked.load(); !loaded)
            return tl::unexpected(loaded.error());
    }
    auto connection = sqlite::Connection::open(path, sqlite::Access::readWrite);
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto set = connection->execute(writerSettings); !set)
        return tl::unexpected(set.error());
    // After the settings: a file that has to be put into write-ahead mode must be free of locks.
    auto lock = WriterLock::take(path);
    if (!lock)
        return tl::unexpected(lock.error());
    // Of a process that died, the last records may be here that no disk has yet; who opens the
    // journal sees them and counts on them.
    if (auto safe = lock->makeDurable(); !safe)
        return tl::unexpected(safe.error());
    auto store = std::make_unique<Store>(path, std::move(*connection));
    store->lock = std::move(*lock);
    store->format = format;
    if (auto loaded = store->loadEnds(); !loaded)
        return tl::unexpected(loaded.error());
    return Journal(std::move(store));
}

Result<void> Journal::bringUp()
{
    Store& store = *m_store;
    if (store.readOnly || store.format == journalFormatMajor)
        return {};
    if (store.connection.inTransaction())
        return fail(ErrorCode::notAllowed,
                    "Records are pending; make them durable before the format is changed.");
    if (auto migrated = migrateJournal(store.connection, store.format); !migrated)
        return migrated;
    store.format = journalFormatMajor;
    return {};
}

Result<Journal> Journal::openReadOnly(const std::string& path, std::uint64_t upTo)
{
    if (auto inspected = inspectJournalFile(path); !inspected)
        return tl::unexpected(inspected.error());
    auto connection = connectToLook(path);
    if (!connection)
        return tl::unexpected(connection.error());
    const auto format = checkJournalSchema(*connection);
    if (!format)
        return tl::unexpected(format.error());
    auto store = std::make_unique<Store>(path, std::move(*connection));
    store->readOnly = true;
    store->format = *format;
    store->upTo = upTo;
    // One moment for everything that is read: a writer may go on beside it.
    if (auto begun = store->connection.execute("BEGIN; SELECT 1 FROM sqlite_schema"); !begun)
        return tl::unexpected(begun.error());
    if (auto loaded = store->load(); !loaded)
        return tl::unexpected(loaded.error());
    if (upTo != wholeLog && (store->durable.index != upTo || upTo == store->base.index))
        return fail(ErrorCode::notFound,
                    "The journal holds no record " + std::to_string(upTo) + "; its first is " +
                        std::to_string(store->base.index + 1) +
                        (store->base.index > 0 ? ", because it was compacted: look in the file "
                                                 "that it was made from."
                                               : "; `journal show` prints its head."),
                    {{"path", path}, {"index", std::to_string(upTo)}});
    return Journal(std::move(store));
}

Result<std::uint64_t> Journal::append(std::span<const JournalEntry> batch)
{
    Store& store = *m_store;
    if (auto writable = store.checkWritable(); !writable)
        return tl::unexpected(writable.error());
    if (batch.empty())
        return store.pending.index;
    if (!store.writer) {
        auto writer = RecordWriter::prepare(store.connection);
        if (!writer)
            return tl::unexpected(writer.error());
        store.writer.emplace(std::move(*writer));
    }
    const auto records = encodeRecords(batch, store.pending, store.pendingAt);
    if (!records)
        return tl::unexpected(records.error());
    if (!store.connection.inTransaction())
        if (auto begun = store.writer->begin(); !begun)
            return tl::unexpected(begun.error());
    if (auto inserted = store.writer->insert(*records); !inserted) {
        store.rollBack();
        static_cast<void>(store.loadHead());
        return tl::unexpected(inserted.error());
    }
    store.pending = records->back().head;
    store.pendingAt = batch.back().envelope.at;
    return store.pending.index;
}

Result<std::uint64_t> Journal::sync()
{
    Store& store = *m_store;
    if (!store.connection.inTransaction())
        return durableIndex();
    // An image may be pending without a record.
    auto committed = store.writer ? store.writer->commit() : store.connection.execute("COMMIT");
    if (!committed) {
        store.rollBack();
        static_cast<void>(store.loadHead());
        return tl::unexpected(committed.error());
    }
    store.durable = store.pending;
    return durableIndex();
}

void Journal::awaitKeeping(std::uint64_t index)
{
    m_store->keptIndex = index;
}

void Journal::confirmKept(std::uint64_t index)
{
    ESTATE_ENSURE(m_store->keptIndex.has_value());
    m_store->keptIndex = std::max(*m_store->keptIndex, index);
}

std::uint64_t Journal::pendingIndex() const
{
    return m_store->pending.index;
}

std::uint64_t Journal::durableIndex() const
{
    return std::min(m_store->durable.index, m_store->keptIndex.value_or(wholeLog));
}

JournalHead Journal::head() const
{
    return m_store->pending;
}

JournalHead Journal::base() const
{
    return m_store->base;
}

// Ascending in both columns, up to the present format and no further than the log.
Result<void> Journal::Store::checkVersions() const
{
    if (format < 2)
        return {};
    const auto strange = connection.integer(
        "SELECT count(*) FROM format_versions a WHERE a.version > (SELECT user_version FROM"
        " pragma_user_version) OR EXISTS(SELECT 1 FROM format_versions b WHERE b.version <"
        " a.version AND b.since_idx > a.since_idx)");
    const auto last = connection.integer("SELECT coalesce(max(version), 0) FROM format_versions");
    for (const auto* number : {&strange, &last})
        if (!*number)
            return tl::unexpected(number->error());
    if (*strange == 0 && *last == static_cast<std::int64_t>(format))
        return {};
    return fail(ErrorCode::damaged,
                "The journal's table of formats is not one that a program writes; restore the file "
                "from a backup.",
                {{"problem", "format-versions"}});
}

Result<std::vector<Journal::FormatVersion>> Journal::formatVersions() const
{
    std::vector<FormatVersion> versions;
    if (m_store->format < 2) {
        versions.push_back({m_store->format, 0});
        return versions;
    }
    auto rows = sqlite::Statement::prepare(
        m_store->connection, "SELECT version, since_idx FROM format_versions ORDER BY version");
    if (!rows)
        return tl::unexpected(rows.error());
    while (true) {
        const Result<bool> row = rows->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return versions;
        versions.push_back({static_cast<std::uint32_t>(rows->integer(0)),
                            static_cast<std::uint64_t>(rows->integer(1))});
    }
}

const std::string& Journal::path() const
{
    return m_store->path;
}

bool Journal::readOnly() const
{
    return m_store->readOnly;
}

Result<void> Journal::read(std::uint64_t first, std::uint64_t last,
                           const std::function<bool(const JournalRecord&)>& visit) const
{
    const JournalHead& base = m_store->base;
    const std::uint64_t from = std::max<std::uint64_t>(first, base.index + 1);
    const std::uint64_t to = std::min(last, m_store->pending.index);
    return from > to ? Result<void>() : readRecords(m_store->connection, base, from, to, visit);
}

Result<JournalHead> Journal::verify(std::optional<JournalHead> expected) const
{
    const JournalHead& end = m_store->pending;
    if (expected && expected->index > end.index)
        return fail(ErrorCode::damaged,
                    "The journal ends at index " + std::to_string(end.index) + ", but index " +
                        std::to_string(expected->index) +
                        " was expected: its end was cut off. Restore it from a backup.",
                    {{"problem", "cut-tail"},
                     {"index", std::to_string(end.index)},
                     {"expectedIndex", std::to_string(expected->index)}});
    const JournalHead& base = m_store->base;
    if (expected && expected->index < base.index)
        return fail(ErrorCode::notFound,
                    "The journal was compacted and begins behind record " +
                        std::to_string(base.index) + "; look for record " +
                        std::to_string(expected->index) +
                        " in the file that it was compacted from.",
                    {{"index", std::to_string(expected->index)}});
    if (auto pages = checkJournalPages(m_store->connection); !pages)
        return tl::unexpected(pages.error());
    JournalHead head = base;
    bool found = !expected || *expected == base;
    auto visited = read(base.index + 1, end.index, [&](const JournalRecord& record) {
        head = JournalHead{record.envelope.index, record.hash};
        found = found || head == *expected;
        return true;
    });
    if (!visited)
        return tl::unexpected(visited.error());
    if (head != end)
        return fail(ErrorCode::damaged, "The journal's last record is not where its chain ends.",
                    {{"problem", "head"}});
    if (auto beside = verifyBeside(); !beside)
        return tl::unexpected(beside.error());
    if (!found)
        return fail(ErrorCode::damaged,
                    "Record " + std::to_string(expected->index) +
                        " is not the one that was expected: the journal was rewritten.",
                    {{"problem", "rewritten"}, {"index", std::to_string(expected->index)}});
    return head;
}

Result<void> Journal::verifyBeside() const
{
    if (auto orphans = checkNoOrphanDecisions(m_store->connection); !orphans)
        return orphans;
    if (auto versions = m_store->checkVersions(); !versions)
        return versions;
    if (auto images = m_store->checkImages(); !images)
        return images;
    return m_store->checkDrafts();
}

Result<bool> Journal::verifyOn(JournalHead& checked, std::uint64_t recordsMax) const
{
    const JournalHead& end = m_store->pending;
    if (checked.index < end.index) {
        const std::uint64_t last = checked.index + std::min(recordsMax, end.index - checked.index);
        auto visited = read(checked.index + 1, last, [&checked](const JournalRecord& record) {
            checked = JournalHead{record.envelope.index, record.hash};
            return true;
        });
        if (!visited)
            return tl::unexpected(visited.error());
        return true;
    }
    if (checked != end)
        return fail(ErrorCode::damaged, "The journal's last record is not where its chain ends.",
                    {{"problem", "head"}});
    if (auto pages = checkJournalPages(m_store->connection); !pages)
        return tl::unexpected(pages.error());
    if (auto beside = verifyBeside(); !beside)
        return tl::unexpected(beside.error());
    return false;
}

}  // namespace estate
