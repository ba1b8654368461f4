// The journal as a file to give away, while it stays open.
#include <filesystem>
#include <memory>
#include <system_error>

#include "engine/journal/journal_store.h"

namespace estate {

namespace {

Result<void> copyPages(const sqlite::Connection& source, const std::string& path)
{
    const auto target = sqlite::Connection::open(path, sqlite::Access::create);
    if (!target)
        return tl::unexpected(target.error());
    sqlite3_backup* backup = sqlite3_backup_init(target->handle(), "main", source.handle(), "main");
    if (backup == nullptr)
        return tl::unexpected(sqlite::errorOf(sqlite3_errcode(target->handle()),
                                              sqlite3_errmsg(target->handle()), path));
    constexpr int allPages = -1;
    static_cast<void>(sqlite3_backup_step(backup, allPages));
    // Says how the step went, too.
    const int code = sqlite3_backup_finish(backup);
    if (code != SQLITE_OK)
        return tl::unexpected(sqlite::errorOf(code, sqlite3_errmsg(target->handle()), path));
    return {};
}

}  // namespace

Result<void> Journal::copyTo(const std::string& path) const
{
    if (auto free = checkFree(path); !free)
        return free;
    // One that is open for looking reads everything in one transaction, and has nothing pending.
    if (pendingIndex() > durableIndex() ||
        (!m_store->readOnly && m_store->connection.inTransaction()))
        return fail(ErrorCode::notAllowed,
                    "Records are pending. Copy the journal when they are durable.");
    auto copied = copyPages(m_store->connection, path);
    if (!copied) {
        std::error_code ignored;
        for (const char* suffix : {"", "-wal", "-shm", "-journal"})
            std::filesystem::remove(path + suffix, ignored);
    }
    return copied;
}

}  // namespace estate
