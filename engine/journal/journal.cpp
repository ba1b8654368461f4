#include "engine/journal/journal.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/journal/journal_file.h"
#include "engine/journal/journal_schema.h"
#include "engine/journal/record_reader.h"
#include "engine/journal/record_writer.h"
#include "engine/journal/sqlite.h"

namespace estate {

namespace {

constexpr std::string_view memoryPath = ":memory:";
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

struct Journal::Store {
    std::string path;
    bool readOnly = false;
    // Declared before the lock: the lock is let go first, so that closing the connection may tidy
    // the write-ahead log away.
    sqlite::Connection connection;
    std::optional<WriterLock> lock;
    JournalHead durable;
    JournalHead pending;
    Timestamp pendingAt;

    explicit Store(std::string file, sqlite::Connection open)
        : path(std::move(file)), connection(std::move(open))
    {}

    [[nodiscard]] Result<void> loadHead();
};

Result<void> Journal::Store::loadHead()
{
    durable = pending = JournalHead{};
    pendingAt = Timestamp{};
    auto last = sqlite::Statement::prepare(
        connection, "SELECT idx, hash, at_ns FROM events ORDER BY idx DESC LIMIT 1");
    if (!last)
        return tl::unexpected(last.error());
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

Journal::Journal(std::unique_ptr<Store> store) : m_store(std::move(store)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

Result<Journal> Journal::create(const std::string& path)
{
    const bool inMemory = path == memoryPath;
    std::error_code problem;
    if (!inMemory && std::filesystem::exists(std::filesystem::symlink_status(path, problem)))
        return fail(ErrorCode::notAllowed,
                    "\"" + path + "\" exists already; open it, or choose another name.",
                    {{"path", path}});
    auto connection = sqlite::Connection::open(path, sqlite::Access::create);
    if (!connection)
        return tl::unexpected(connection.error());
    // First of all, so that there is never a rollback journal beside a file that calls itself ours:
    // its removal is not durable, and played back later it would take the file back to nothing.
    if (auto set = connection->execute(writerSettings); !set)
        return tl::unexpected(set.error());
    if (auto created = createJournalSchema(*connection); !created)
        return tl::unexpected(created.error());
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
    {
        // Looking comes first, so that a file that is refused stays as it is.
        const auto look = connectToLook(path);
        if (!look)
            return tl::unexpected(look.error());
        if (auto checked = checkJournalSchema(*look); !checked)
            return tl::unexpected(checked.error());
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
    if (auto loaded = store->loadHead(); !loaded)
        return tl::unexpected(loaded.error());
    return Journal(std::move(store));
}

Result<Journal> Journal::openReadOnly(const std::string& path)
{
    if (auto inspected = inspectJournalFile(path); !inspected)
        return tl::unexpected(inspected.error());
    auto connection = connectToLook(path);
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto checked = checkJournalSchema(*connection); !checked)
        return tl::unexpected(checked.error());
    auto store = std::make_unique<Store>(path, std::move(*connection));
    store->readOnly = true;
    if (auto loaded = store->loadHead(); !loaded)
        return tl::unexpected(loaded.error());
    return Journal(std::move(store));
}

Result<std::uint64_t> Journal::append(std::span<const JournalEntry> batch)
{
    Store& store = *m_store;
    if (store.readOnly)
        return fail(ErrorCode::notAllowed, "\"" + store.path + "\" is open for looking only.",
                    {{"path", store.path}});
    if (batch.empty())
        return store.pending.index;
    if (!store.connection.inTransaction()) {
        if (auto begun = store.connection.execute("BEGIN IMMEDIATE"); !begun)
            return tl::unexpected(begun.error());
    }
    if (auto marked = store.connection.execute("SAVEPOINT batch"); !marked)
        return tl::unexpected(marked.error());
    auto head = insertRecords(store.connection, batch, store.pending, store.pendingAt);
    if (head) {
        if (auto kept = store.connection.execute("RELEASE batch"); !kept)
            head = tl::unexpected(kept.error());
    }
    if (!head) {
        // Some failures (a full disk) end the whole transaction; then nothing is pending any more.
        if (store.connection.inTransaction()) {
            static_cast<void>(store.connection.execute("ROLLBACK TO batch; RELEASE batch"));
            if (store.pending.index == store.durable.index)
                static_cast<void>(store.connection.execute("ROLLBACK"));
        } else {
            static_cast<void>(store.loadHead());
        }
        return tl::unexpected(head.error());
    }
    store.pending = *head;
    store.pendingAt = batch.back().envelope.at;
    return head->index;
}

Result<std::uint64_t> Journal::sync()
{
    Store& store = *m_store;
    if (!store.connection.inTransaction())
        return store.durable.index;
    if (auto committed = store.connection.execute("COMMIT"); !committed) {
        if (store.connection.inTransaction())
            static_cast<void>(store.connection.execute("ROLLBACK"));
        static_cast<void>(store.loadHead());
        return tl::unexpected(committed.error());
    }
    store.durable = store.pending;
    return store.durable.index;
}

std::uint64_t Journal::pendingIndex() const
{
    return m_store->pending.index;
}

std::uint64_t Journal::durableIndex() const
{
    return m_store->durable.index;
}

JournalHead Journal::head() const
{
    return m_store->pending;
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
    const std::uint64_t from = std::max<std::uint64_t>(first, 1);
    const std::uint64_t to = std::min(last, m_store->pending.index);
    return from > to ? Result<void>() : readRecords(m_store->connection, from, to, visit);
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
    JournalHead head;
    bool found = !expected || (expected->index == 0 && expected->hash == Digest{});
    auto visited = read(1, end.index, [&](const JournalRecord& record) {
        head = JournalHead{record.envelope.index, record.hash};
        found = found || head == *expected;
        return true;
    });
    if (!visited)
        return tl::unexpected(visited.error());
    if (head != end)
        return fail(ErrorCode::damaged, "The journal's last record is not where its chain ends.",
                    {{"problem", "head"}});
    if (auto orphans = checkNoOrphanDecisions(m_store->connection); !orphans)
        return tl::unexpected(orphans.error());
    if (!found)
        return fail(ErrorCode::damaged,
                    "Record " + std::to_string(expected->index) +
                        " is not the one that was expected: the journal was rewritten.",
                    {{"problem", "rewritten"}, {"index", std::to_string(expected->index)}});
    return head;
}

}  // namespace estate
